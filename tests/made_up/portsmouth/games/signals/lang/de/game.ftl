# Duell der Signale: was der Spielkern sagt.
prompt-bid = Gib dein verdecktes Gebot ab.
prompt-window = Nebel legen?
question-window = Legt jemand Nebel?
prompt-gun = Die Geschütze sind dein: ziele.
prompt-gun-aimed = Ziel: { $target }. Ein Treffer braucht { $armour }.
label-bid = Flagge { $card } bieten
label-smoke-card = Rauch bieten
label-hold = Nichts bieten
label-smoke = Nebel legen
label-pass = Geschehen lassen
label-aim = Auf { $target } zielen
label-charge = Mehr Pulver laden
label-fire = Feuern
effect-round-ends = die Runde endet
refusal-smoke_is_no_bid = Nebel ist kein Gebot.
refusal-no_smoke = Du hast keinen Nebel.
refusal-own_ship = Das ist dein eigenes Schiff.
refusal-aimed_there = Dorthin zielen die Geschütze schon.
refusal-charged = Die Geschütze sind schon voll geladen.
refusal-no_powder = Du brauchst { $need } Pulver.
refusal-not_aimed = Ziele zuerst.
event-sealed = { $who } hat ein Gebot abgegeben.
event-sealed_own = Dein Gebot: { $card ->
    [0] nichts
   *[other] Flagge { $card }
}.
event-turned_up_bid = { $who } bot Flagge { $card }.
event-silence = Niemand bot.
event-guns = { $who } hat die Kanonen.
event-smoke = { $who } legte Nebel.
event-passed = { $who } ließ es geschehen.
event-aimed = { $who } zielte auf { $target }.
event-charged = { $who } lud mehr Pulver.
event-fired = { $who } feuerte auf { $target }, { $roll }: { $hit ->
    [0] daneben
   *[other] ein Treffer
}.
event-drew = Du hast Karte { $card } gezogen.
event-duel_over = Das Duell ist vorbei.

setback-hit = Ein Treffer auf dein Schiff, von { $hulls } Rümpfen.

# Was eine Wahl bringen kann.
forecast-hit = ein Treffer
forecast-miss = daneben
forecast-guns = Die Kanonen gehören dir
forecast-outbid = Jemand bietet höher
forecast-silence = Niemand bietet
forecast-sure = Es geschieht
forecast-case-quiet = alle anderen halten sich zurück
forecast-case-contest = alle bieten

# Was die Kapitäne zu einer Entscheidung sagen.
goal-powder = Das Pulver sparen
why-fire = { $faces } der sechs Seiten des Würfels treffen.
focus-charge = Lade deine Kanonen, bevor du feuerst.
why-hold = Flagge { $card } ist in der Hand mehr wert.
told-bid = Geboten wurde Flagge { $card }; besser war Flagge { $better }.
