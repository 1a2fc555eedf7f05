# Die Kampagne der zehn Duelle bei einer neuen Partie
campaign-title = Kampagne: die zehn Duelle
campaign-about = Tritt in allen zehn Duellen gegen einen Kapitän des Computers an und mach es besser als die Geschichte. Es zählt jeweils dein bestes Ergebnis, gleich auf welcher Stufe, aus den Partien, die auf diesem Gerät gespeichert sind.
campaign-standing = { $fought } von { $all } gekämpft, { $won } gewonnen. Besser als die Geschichte: { $better }, wie in der Geschichte: { $same }, schlechter: { $worse }.
campaign-ships = { $one } und { $other }
campaign-count = { $fought } von { $all } gekämpft
campaign-history = In der Geschichte: { $what }.
campaign-lost = Sieg der { $winner }, die { $ship } ging verloren
campaign-undecided = unentschieden
campaign-not-yet = Noch nicht gekämpft.
campaign-own-won = Du (Stufe { $level }): Sieg der { $ship }{ $ahead ->
    [1] { " " }mit { $points } Punkten Vorsprung
   *[other] { " " }trotz { $points } Punkten Rückstand
}.
campaign-own-drawn = Du (Stufe { $level }): unentschieden mit der { $ship }{ $points ->
    [0] , nach Punkten gleich
    [one] , 1 Punkt Unterschied
   *[other] , { $points } Punkte Unterschied
}.
campaign-own-lost = Du (Stufe { $level }): Niederlage der { $ship }{ $ahead ->
    [1] { " " }trotz { $points } Punkten Vorsprung
   *[other] { " " }mit { $points } Punkten Rückstand
}.
campaign-better = Besser als die Geschichte.
campaign-same = { $won ->
    [1] Gewonnen, wie in der Geschichte.
    [0] Unentschieden, wie in der Geschichte.
   *[other] Verloren, wie in der Geschichte.
}
campaign-worse = Schlechter als die Geschichte.
campaign-choose = Wählen
campaign-chosen = Gewählt
campaign-chosen-duel = Gewählt: { $one } und { $other }
campaign-choose-duel = Wählen: { $one } und { $other }
