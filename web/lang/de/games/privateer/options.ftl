# Die Seite für eine neue Partie: Regelvarianten
page-option-purses = Geldbeutel
page-option-purses-more = Geschlossen: Dein Silber siehst bis zum Ende nur du. Offen: Alle sehen es.
page-option-captains = Kapitäne
page-option-captains-more = Wähle einen von zwei Kapitänen, oder spiele den einen, den du bekommst.
page-option-season = Höchstens so viele Runden
page-option-season-more = Hat bis dahin niemand gewonnen, gewinnt der meiste Verruf.
page-option-goal = Verruf zum Sieg
page-option-goal-more = 15 ergibt eine kürzere Partie.
page-option-sell_back = Ausbauten lassen sich verkaufen
page-option-sell_back-more = Im Hafen kann man eine Stufe einer Leiste für den halben Preis verkaufen.
page-value-closed = geschlossen
page-value-open = offen
page-value-pick = einer von zweien
page-value-dealt = ausgeteilt
