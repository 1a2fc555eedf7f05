# Scores
score-sets = Sets of cubes
score-fields = Port fields
score-buildings = Buildings
score-ships = Ships
score-passengers = Passengers
score-pieces = Pieces of Eight
score-admiralty = Admiralty tokens
score-jolly_rogers = Jolly Rogers
score-declared = Declared first
deed-sets = { $count ->
    [one] 1 cube kept for sets
   *[other] { $count } cubes kept for sets
}
deed-fields = { $count ->
    [one] 1 field improved
   *[other] { $count } fields improved
}
deed-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
deed-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
deed-passengers = { $count ->
    [one] Passengers delivered
   *[other] { $count } cards of Passengers delivered
}
deed-pieces = { $count ->
    [one] 1 Piece of Eight
   *[other] { $count } Pieces of Eight
}
deed-admiralty = { $count ->
    [one] 1 ship sunk
   *[other] { $count } ships sunk
}
deed-jolly_rogers = { $count ->
    [one] 1 ship captured
   *[other] { $count } ships captured
}
deed-declared = { score-declared }

# The comparison, and the end
standing-race-goal = The way to { $goal } points
standing-race-left = { $count ->
    [0] there
   *[other] { $count } to go
}
standing-race-declared = has declared
standing-race-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
standing-end-declared = { $you ->
    [1] You
   *[other] { $who }
} declared in round { $round }, which was then played to its end. If points are equal, declaring counts first, then ships, then cubes.
standing-end-rounds = Nobody declared in { $round } rounds: the most points win, then ships, then cubes.
