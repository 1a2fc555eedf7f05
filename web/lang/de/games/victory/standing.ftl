# Punkte
score-sets = Sätze von Rohstoffen
score-fields = Hafenbereiche
score-buildings = Gebäude
score-ships = Schiffe
score-passengers = Passagiere
score-pieces = Piaster
score-admiralty = Admiralitätsmarken
score-jolly_rogers = Jolly Roger
score-declared = Zuerst angesagt
deed-sets = { $count ->
    [one] 1 Rohstoff für Sätze
   *[other] { $count } Rohstoffe für Sätze
}
deed-fields = { $count ->
    [one] 1 ausgebauter Bereich
   *[other] { $count } ausgebaute Bereiche
}
deed-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
deed-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
deed-passengers = { $count ->
    [one] Passagiere am Ziel
   *[other] { $count } Karten Passagiere am Ziel
}
deed-pieces = { $count ->
    [one] 1 Piaster
   *[other] { $count } Piaster
}
deed-admiralty = { $count ->
    [one] 1 versenktes Schiff
   *[other] { $count } versenkte Schiffe
}
deed-jolly_rogers = { $count ->
    [one] 1 gekapertes Schiff
   *[other] { $count } gekaperte Schiffe
}
deed-declared = { score-declared }

# Der Vergleich und das Ende
standing-race-goal = Der Weg zu { $goal } Punkten
standing-race-left = { $count ->
    [0] am Ziel
   *[other] noch { $count }
}
standing-race-declared = hat angesagt
standing-race-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
standing-end-declared = { $you ->
    [1] Du hast
   *[other] { $who } hat
} in Runde { $round } angesagt; sie wurde zu Ende gespielt. Bei Gleichstand zählt zuerst die Ansage, dann die Schiffe, dann die Rohstoffe.
standing-end-rounds = In { $round } Runden hat niemand angesagt: Die meisten Punkte gewinnen, dann die Schiffe, dann die Rohstoffe.
