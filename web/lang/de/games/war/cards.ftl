# Was jede Ereigniskarte tut, in einer Zeile.
cardtext-war_england_france = England und Frankreich verschließen einander ihre Häfen.
cardtext-war_england_spain = England und Spanien verschließen einander ihre Häfen.
cardtext-war_spain_portugal = Spanien und Portugal verschließen einander ihre Häfen.
cardtext-war_france_netherlands = Frankreich und die Niederlande verschließen einander ihre Häfen.
cardtext-war_portugal_denmark = Portugal und Dänemark verschließen einander ihre Häfen.
cardtext-war_netherlands_denmark = Die Niederlande und Dänemark verschließen einander ihre Häfen.
cardtext-trade_winds = Alle ziehen 1 Feld weiter.
cardtext-doldrums = Alle ziehen 1 Feld weniger weit, aber mindestens 1.
cardtext-plague = In einem Handelshafen kostet Anlegen Mannschaft, und Passagiere kommen nicht an Bord.
cardtext-sellers_market = In jedem Besuch bringen die ersten 4 Kisten, die dort nicht ausgeführt werden, 3.
cardtext-treaty = Niemand kann einen Kaperbrief nehmen.
cardtext-squall = Vor deinem Wurf: Ein anderer Konvoi auf See verliert Segel nach dem Schadenswürfel.
cardtext-reef = Du verlierst Rumpf nach dem Schadenswürfel.
cardtext-scurvy = Du verlierst Mannschaft nach dem Schadenswürfel.
cardtext-salvage = 3 Gold für dich.
cardtext-flotsam = Nimm bis zu 2 Kisten nach Wahl.
cardtext-castaways = Bis zu 2 Mannschaft für dich.
cardtext-following_sea = Würfle und zieh noch einmal, ohne weitere Karte.
cardtext-blown_off_course = Dein linker Nachbar zieht dich bis zu 2 Felder weit.
cardtext-fair_wind = Nach deinem Wurf: 2 Felder mehr, auch mit 0 Segeln.
cardtext-press_of_sail = Nach deinem Wurf: Er wird zur 4, auch mit 0 Segeln.
cardtext-becalm = Vor deinem Wurf: Ein anderer Konvoi zieht in seinem nächsten Zug höchstens 1 Feld weit.
cardtext-pardon = Vor deinem Wurf, für Piraten: Du bist keiner mehr.
cardtext-smuggler = In einem Handel kosten die ersten 6 gekauften Kisten 1.
cardtext-heated_shot = Im Gefecht: Dein erster Treffer richtet 1 Schaden mehr an.
cardtext-extra_gun = Im Gefecht: zwei Würfel für deinen ersten Schuss.
cardtext-damp_powder = Im Gefecht: Der erste Schuss des Gegners geht daneben.
cardtext-evasive = Wenn du angegriffen wirst: Das Gefecht endet, bevor jemand lädt.
cardtext-surgeon = Nach dem Gefecht kommen bis zu 2 Mannschaft zurück.
cardtext-carpenter = Nach dem Gefecht kommen bis zu 2 Rumpf zurück, wenn kein Schiff verloren ging.
cardtext-sailmaker = Nach dem Gefecht kommen bis zu 2 Segel zurück.
cardtext-marines = Im Gefecht: zwei Würfel bei jedem deiner Enterwürfe.
cardtext-navigator = Solange du ihn hast: 1 Feld mehr bei jedem Wurf.
cardtext-master_gunner = Solange du ihn hast: Dein erster Fehlschuss in jedem Gefecht wird neu gewürfelt.
cardtext-boatswain = Solange du ihn hast: Reparaturen kosten überall 1.
cardtext-factor = Solange du ihn hast: In jedem Besuch bringt die erste Kiste, die dort nicht ausgeführt wird, 1 mehr.

# Arten von Karten
cards-kind-global = für alle
cards-kind-instant = sofort
cards-kind-keep_any = vor dem Wurf
cards-kind-keep_move = nach dem Wurf
cards-kind-keep_port = für einen Handel
cards-kind-keep_battle = für ein Gefecht
cards-kind-face_up = offen vor dir

# Hand und Stapel
cards-plague-in = Pest jetzt in: { $port }
cards-drawn = { $you ->
    [1] Du hast eine Ereigniskarte gezogen
   *[other] { $who } hat eine Ereigniskarte gezogen
}
cards-kept = Du behältst sie: Die anderen sehen sie nicht.
cards-title = Deine Karten
cards-lead = Du hast { $count } von { $most }, offene mitgezählt.
cards-lead-hidden = { $count ->
    [0] Keine Karten auf der Hand.
    [one] 1 Karte auf der Hand, für dich verborgen.
   *[other] { $count } Karten auf der Hand, für dich verborgen.
}
cards-none = Keine Karten auf der Hand.
cards-global = Gilt für alle: { $card }
cards-global-none = Es gilt keine globale Karte.
cards-deck = { $count ->
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
cards-discards = Abgelegt ({ $count }), die letzte zuerst
cards-strength = Für einen Angriff gezogen: { $count ->
    [one] 1 Kanone
   *[other] { $count } Kanonen
}
cards-now = jetzt
