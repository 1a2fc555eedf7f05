### Die Seite: Pläne: ganze Wege zu einem Ziel.
plan-go = Nach { $cell } gehen
plan-line = { $what }: { $price }
plan-free = kostenlos
plan-steps = Schritte
plan-asks = Dann wird gefragt: { $what }
plan-asked = Der Weg wird gesucht …
plan-pick = Wähle einen Weg
plan-ways = Wege
plan-direct = geradeaus
plan-other = anderer Weg
plan-on = dann weiter: { $price }
plan-reach = erreichbar für { $price }
plan-within = In diesem Zug erreichbar ({ $count })
plan-group-move = Gehen
plan-group-other = Andere Aktionen
