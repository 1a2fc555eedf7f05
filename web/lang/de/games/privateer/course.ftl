# Ein Kurs über mehrere Züge oder mit einem anderen Wind
table-course-on = { $what }, dann weiter nach { $goal }
table-course-wind = { $wind }, dann nach { $goal } segeln
table-course-stops = Wo dieser Zug endet
table-course-winds = Welcher Wind wehen soll
table-course-turns = { $count } Züge bei diesem Wind: { $stops }.
table-course-fight = Kampf, Sieg { $chance }
table-course-safe = sicher
table-course-danger = Gefahr { $chance }
