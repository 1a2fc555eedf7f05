# Wie die Punkte in diesem Spiel heißen: eine Summe, als Überschrift, im Satz, die eigenen, als Maß.
points-sum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-name = Punkte
points-plain = Punkte
points-own = deine Punkte
points-in = in Punkten
round-name = Runde
round-plain = Runde

# Neues Spiel: Regelvarianten
page-option-duel = Duell
page-option-duel-more = Welche Schiffe sich wo und bei welchem Wind begegnen. Das zuerst genannte führt Spieler 1.
page-option-handicap = Ausgleich
page-option-handicap-more = Wie das schwächere Schiff seine Chance bekommt. Nach der Formel der Anleitung sind manche Duelle ungleich; die gemessenen Werte stammen aus Partien gleich starker Computerkapitäne.
page-option-turn_limit = Höchstens so viele Runden
page-option-turn_limit-more = Ist bis dahin kein Schiff besiegt, wird es Nacht, und die Punkte zählen. Die Punkte je Treffer sind für 30 Runden ausgeglichen.
page-option-in_irons = Schiff im Wind
page-option-in_irons-more = Nach welcher Seite ein Schiff abfällt, dem die Wende misslungen ist.
page-option-arc = Schusswinkel
page-option-arc-more = Ob Breitseiten genau entlang der Diagonale treffen. Ohne das gibt es auf kurze Entfernung weniger Breitseiten.
page-option-bonus = Bonus des Duells
page-option-bonus-more = Ob ein Schiff den Bonus durch Treffer verdienen muss, damit Davonsegeln nicht gewinnt. Die Beute einer Jagd bekommt ihn immer.
page-option-vp_hits = Welche Treffer zählen
page-option-vp_hits-more = Ob Schaden, den ein Schiff sich selbst zufügt, dem Gegner Punkte bringt.
page-option-bridge_cards = Brückenkarten
page-option-bridge_cards-more = Ohne sie ist das Spiel einfacher, und nichts unterbricht dich.
page-option-bid = Gebote um die Seiten
page-option-bid-more = Ob ihr Punkte für das Schiff bietet, das ihr wollt. Nicht im Duell der Curlew.
page-value-duel-s01 = Vor Nevis: Constellation und L’Insurgente, 1799 (Jagd)
page-value-duel-s02 = Laufgefecht bei Nacht: Constellation und La Vengeance, 1800 (Jagd)
page-value-duel-s03 = Old Ironsides: Constitution und Guerriere, 1812
page-value-duel-s04 = Die ersten Schüsse des Krieges: President und Belvidera, 1812 (Jagd)
page-value-duel-s05 = Südlich der Azoren: United States und Macedonian, 1812
page-value-duel-s06 = Geleitzug in Sicht: Congress und Galatea, 1812 (Jagd)
page-value-duel-s07 = Vor Bahia: Constitution und Java, 1812
page-value-duel-s08 = Keile raus: Congress und Curlew, 1813 (Jagd)
page-value-duel-s09 = Leuchtfeuer von Boston: Chesapeake und Shannon, 1813
page-value-duel-s10 = Die letzte Fahrt der President: Endymion und President, 1815 (Jagd)
page-value-duel-s11 = Decaturs Forderung: United States und Endymion (nie ausgetragen)
page-value-duel-s12 = Brokes Wunsch: Constitution und Shannon (nie ausgetragen)
page-value-measured = gemessen
page-value-formula = Formel der Anleitung
page-value-turn_limit-30 = 30, bis zur Nacht
page-value-turn_limit-20 = 20
page-value-turn_limit-10 = 10, ein kurzes Duell
page-value-turn_limit-0 = ohne Grenze
page-value-missed_stays = zurück auf den alten Kurs
page-value-choice = wie ihr Kapitän will
page-value-inclusive = mit Diagonalen
page-value-exclusive = ohne Diagonalen
page-value-fought = durch Treffer verdient
page-value-printed = immer ganz
page-value-scored = die des Gegners
page-value-boxes = jedes beschädigte Feld
page-value-full = mit Karten
page-value-bridge_cards-none = ohne Karten
page-value-off = keine
page-value-turns = der Reihe nach
page-value-secret = geheim
