# Was jede Brückenkarte bewirkt, in einer Zeile.
cardtext-p01 = Der Wind dreht einen Strich nach rechts.
cardtext-p02 = Der Wind dreht einen Strich nach links.
cardtext-p03 = Nächste Runde: jedes Tempo 2 weniger.
cardtext-p04 = Nächste Runde: Grundwert +2 unter Mittleren Segeln. Jedes solche Schiff würfelt jetzt; bei 1 leidet die Takelage.
cardtext-p05 = Nächste Runde: −1 auf jedem Trefferwürfel, außer bei Jagdgeschützen.
cardtext-p06 = Unter Mittleren Segeln bekommt deine Takelage einen Treffer.
cardtext-p07 = Wer in dieser Runde gefeuert hat, würfelt mit Güte; bei 1 oder weniger folgt eine Moralprobe.
cardtext-p08 = Beide würfeln. Der Niedrigere verliert ein Geschützfeld auf der Seite, die zuletzt gefeuert hat.
cardtext-p09 = Rauch und Feuer verschwinden. Wer Mittlere Segel führt, würfelt mit Güte; bei 2 oder weniger leidet die Takelage.
cardtext-p10 = Nächste Runde, bis Abstand 12: Das Schiff in Lee ist 2 langsamer.
cardtext-p11 = Wessen Mannschaft in dieser Runde getroffen wurde, würfelt; bei 1 sinkt die Moral.
cardtext-p12 = Nächste Runde: Über Abstand 12 hinaus feuert kein Geschütz.
cardtext-h01 = +2 auf deine Initiative.
cardtext-h02 = +2 auf deinen Rumpfbonus.
cardtext-h03 = +1 auf deinen Rumpfbonus und deine Bonusfahrt in dieser Runde.
cardtext-h04 = Tempo +2 unter Mittleren Segeln.
cardtext-h05 = Dein Segelwechsel gelingt ohne Wurf.
cardtext-h06 = +2 auf deine Wende.
cardtext-h07 = Im Wind: Fall sofort ab und segle weiter.
cardtext-h08 = Ersetze dein aufgedecktes Manöver durch ein anderes, das nicht mehr kostet.
cardtext-h09 = Der Gegner zeigt Manöver und Anstrengung.
cardtext-h10 = +1 auf alle deine Trefferwürfel.
cardtext-h11 = −2 auf die Schadens­summe: mehr im Rumpf.
cardtext-h12 = +2 auf die Schadens­summe: mehr in der Takelage.
cardtext-h13 = Der Gegner würfelt alle seine Treffer noch einmal.
cardtext-h14 = 2 Abwehrwürfel mehr.
cardtext-h15 = Tief, bis Abstand 3, mit einem Treffer: 1 Treffer mehr in der Mannschaft.
cardtext-h16 = Bis Abstand 2: Würfle. Ab 4 ist es ein Treffer in der Mannschaft.
cardtext-h17 = Ein Würfel mehr, um den Gegner in Brand zu setzen.
cardtext-h18 = Deine Sektion ist 2 Impulse früher geladen.
cardtext-h19 = Wechsle die Munition, die geladen wird, ohne Verzögerung.
cardtext-h20 = Eine Sektion feuert mit allen heilen Feldern, ob bemannt oder nicht.
cardtext-h21 = Dein Feuer ist ohne Wurf gelöscht.
cardtext-h22 = Repariere ohne Wurf ein Feld der Takelage.
cardtext-h23 = Würfle alle misslungenen Rumpfreparaturen noch einmal.
cardtext-h24 = Deine misslungene Moralprobe gilt nicht.
cardtext-h25 = Deine misslungene Streichprobe gilt nicht. Wirf noch eine Karte ab.
cardtext-h26 = +1 auf jeden deiner Würfel als Angreifer, diese Runde.
cardtext-h27 = +1 auf jeden deiner Würfel als Verteidiger, diese Runde.
cardtext-h28 = −2 auf die Enterhaken des Gegners oder +2 beim Losmachen.

# Die Hand
cards-title = Deine Karten
cards-lead = Spiel eine Karte bei ihrer Gelegenheit, oder wirf sie für +1 auf einem eigenen Würfel ab. Du hast { $count } von { $most }.
cards-lead-hidden = { $count ->
    [0] Keine Karten auf der Hand.
    [one] 1 Karte auf der Hand, für dich verborgen.
   *[other] { $count } Karten auf der Hand, für dich verborgen.
}
cards-none = Keine Karten auf der Hand.
cards-stop = Für Karten anhalten
cards-stop-use = Wo eine jetzt nützt oder Abwerfen etwas rettet
cards-stop-card = Wo immer ich eine spielen kann oder Abwerfen etwas rettet
cards-stop-guns = Nur wenn geschossen oder geentert wird
cards-stop-every = Bei jeder Gelegenheit, die unten angekreuzt ist
cards-chase = Frag mich, bevor Jagdgeschütze feuern
cards-weak = Frag mich bei Breitseiten, die fast nichts ausrichten
cards-load = Immer Rundkugeln laden
cards-far = Ab Abstand 12 nicht feuern
cards-order = Frag mich auch ab Abstand 12, welches Schiff zuerst fährt
cards-moments = Frag mich
cards-moments-more = Bei den anderen Gelegenheiten geht das Spiel weiter, ohne dich zu fragen. Beide sehen diese Einstellungen.
cards-moments-when = Ändern kannst du sie beim Verteilen der Mannschaft und immer, wenn du nach einer Karte gefragt wirst.
cards-discards = Abgeworfen ({ $count }), die letzte zuerst
cards-deck = { $count ->
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
cards-now = jetzt
