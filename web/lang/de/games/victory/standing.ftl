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
    [one] ein Satz aus 1 Rohstoff
   *[other] Sätze aus { $count } Rohstoffen
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
deed-declared = die erste Ansage

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
standing-story-declared = In Runde { $round } { $you ->
    [1] hattest du
   *[other] hatte { $who }
} zuerst { $goal } Punkte beisammen; die Ansage brachte { $points } dazu.
standing-story-overtaken = In Runde { $round } { $you ->
    [1] hattest du zuerst { $goal } Punkte beisammen, wurdest
   *[other] hatte { $who } zuerst { $goal } Punkte beisammen, wurde
} aber in den letzten Zügen noch überholt.
standing-story-rounds = Nach { $round } Runden hatte niemand 15 Punkte: Es gewinnt, wer die meisten hat.
standing-story-margin = { $you ->
    [1] Du hast mit { $most } zu { $less } gegen { $other } gewonnen
   *[other] Am Ende stand es { $most } zu { $less } gegen { $other_you ->
        [1] dich
       *[other] { $other }
    }
}{ $short ->
    [1] ; ohne die Ansage { $other_you ->
        [1] hättest du
       *[other] hätte { $other }
    } mehr Punkte gehabt.
    [0] ; ohne die Ansage wären es gleich viele Punkte gewesen.
   *[other] .
}
standing-story-item = { $item } ({ $most } zu { $less })
standing-story-items = { $besides ->
    [0] Den Unterschied machten vor allem: { $items }.
   *[other] Den Unterschied machten außer der Ansage vor allem: { $items }.
}

# Wie die Führung wechselte
standing-course = Wie es dazu kam
standing-course-past = Noch in Runde { $round } { $other_you ->
    [1] lagst du
   *[other] lag { $other }
} vorn; seit Runde { $from } { $you ->
    [1] führtest du.
   *[other] führte { $who }.
}
standing-course-since = Seit Runde { $from } { $you ->
    [1] lagst du immer vorn.
   *[other] lag { $who } immer vorn.
}
standing-course-last = Erst die Schlusswertung brachte { $you ->
    [1] dich
   *[other] { $who }
} nach vorn.
standing-course-level = Es stand gleich, bis die Schlusswertung { $you ->
    [1] dich
   *[other] { $who }
} nach vorn brachte.
standing-course-turn = Der stärkste Zug gelang { $you ->
    [1] dir
   *[other] { $who }
} in Runde { $round }: { $points } Punkte auf einmal.
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
