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
page-option-rounds = Höchstens so viele Runden
page-option-rounds-more = Hat bis dahin niemand gewonnen, gewinnt, wer die meisten Punkte hat.
page-option-opening = Eröffnung
page-option-opening-more = Ob ihr Flaggen, Start und erste Kisten selbst wählt oder das Los entscheiden lasst und schneller beginnt.
page-option-first_shot = Erster Schuss auf Piraten
page-option-first_shot-more = Ob ein Pirat, der einen Hafen beim Einlaufen angreift, erst an dessen Schuss vorbeimuss. Piraterie wird dann schwerer.
page-option-challenge = Herausforderung
page-option-challenge-more = Ob ein Konvoi auf einen feuern darf, der auf seinem Feld hält. Sonst dürfen es nur die, an denen jemand vorbeifährt.
page-option-shots = Munition
page-option-shots-more = Wie viele Marken jeder Art jeder im Gefecht hat.
page-option-sea = Meer
page-option-sea-more = Auf dem Meer der Händler greift niemand an, und nur der Handel gewinnt.
page-option-free_exit = Freie Ausfahrt
page-option-free_exit-more = Ob auf dem ersten Feld nach einem Hafen niemand im Vorbeifahren beschossen wird. Häfen lassen sich dann nicht blockieren.
page-option-chart = Karte
page-option-chart-more = In jedem dieser Jahre gehörten einige Häfen anderen Nationen. Auf der Karte der Regeln gibt jeder Spieler einer Nation einen Hafen.
page-value-printed = der Regeln
page-value-1654 = 1654, Holländer und Portugiesen
page-value-1697 = 1697, Pfälzischer Krieg
page-value-1762 = 1762, Siebenjähriger Krieg
page-value-1796 = 1796, Französische Revolution
page-value-1806 = 1806, nach Trafalgar
page-value-1811 = 1811, Napoleons Kriege
page-value-chosen = gewählt
page-value-dealt = ausgelost
page-value-332 = 3 Vollkugeln, 3 Kartätschen, 2 Kettenkugeln
page-value-422 = 4 Vollkugeln, 2 Kartätschen, 2 Kettenkugeln
page-value-war = mit Krieg
page-value-merchants = Meer der Händler
