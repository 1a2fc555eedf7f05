# Punkte
score-sets = Sätze von Rohstoffen
score-fields = Hafen­bereiche
score-buildings = Gebäude
score-ships = Schiffe
score-passengers = Passagiere
score-pieces = Piaster
score-admiralty = Admiralitäts­marken
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
standing-story-declared = { $you ->
    [1] Du hast
   *[other] { $who } hat
} in Runde { $round } zuerst angesagt und damit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr bekommen.
standing-story-overtaken = { $you ->
    [1] Du hast in Runde { $round } zuerst angesagt und wurdest
   *[other] { $who } hat in Runde { $round } zuerst angesagt und wurde
} in den letzten Zügen noch überholt.
standing-story-rounds = In { $round } Runden hat niemand angesagt: Die meisten Punkte gewinnen.
standing-story-won = Am Ende { $margin ->
    [one] war es 1 Punkt
   *[other] waren es { $margin } Punkte
} Vorsprung; am meisten machte „{ $item }“ aus: { $most } zu { $less }.
standing-tie-declared = Bei gleichen Punkten entschied die Ansage.
standing-tie-ships = Bei gleichen Punkten entschied die Zahl der Schiffe.
standing-tie-cubes = Bei gleichen Punkten und Schiffen entschied die Zahl der Rohstoffe.
standing-tie-shared = Punkte, Schiffe und Rohstoffe waren gleich: Der Sieg ist geteilt.

# Die Schiffspapiere: was aus jedem Schiff wurde
papers-title = Schiffspapiere
papers-more = Was jedes Schiff in dieser Partie erlebt hat und was aus ihm geworden ist.
papers-launched-start = von Anfang an dabei
papers-launched-built = gebaut in Runde { $round }
papers-launched-relief = in Runde { $round } gratis bekommen
papers-voyages = { $count ->
    [0] nie auf Fahrt
    [one] 1 Fahrt
   *[other] { $count } Fahrten
}
papers-cubes = { $count ->
    [one] 1 Rohstoff heimgebracht
   *[other] { $count } Rohstoffe heimgebracht
}
papers-delivered = { $count ->
    [one] Passagiere ans Ziel gebracht
   *[other] { $count } Karten Passagiere ans Ziel gebracht
}
papers-sank = in Runde { $round } die { $ship } versenkt
papers-captured = in Runde { $round } die { $ship } gekapert
papers-lost = in Runde { $round } von { $you ->
    [1] dir
   *[other] { $who }
} gekapert
papers-sunk = in Runde { $round } von der { $ship } versenkt
