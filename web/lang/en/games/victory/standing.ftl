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
    [one] 1 cube in sets
   *[other] { $count } cubes in sets
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
deed-declared = declaring first

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
standing-story-declared = { $you ->
    [1] You were
   *[other] { $who } was
} first to { $goal } points, in round { $round }, and gained { $points } more for declaring.
standing-story-overtaken = { $you ->
    [1] You were first to { $goal } points, in round { $round }, but were
   *[other] { $who } was first to { $goal } points, in round { $round }, but was
} overtaken in the turns that were left.
standing-story-rounds = Nobody had 15 points after { $round } rounds, so the most points win.
standing-story-margin = { $you ->
    [1] You beat { $other } by { $most } to { $less }
   *[other] The final score was { $most } to { $less } against { $other_you ->
        [1] you
       *[other] { $other }
    }
}{ $short ->
    [1] ; without the declaration { $other_you ->
        [1] you
       *[other] { $other }
    } would have had more.
    [0] ; without the declaration it would have been equal.
   *[other] .
}
standing-story-item = { $item } ({ $most } to { $less })
standing-story-items = { $besides ->
    [0] What made the difference: { $items }.
   *[other] Besides the declaration, what made the difference: { $items }.
}

# How the lead changed hands
standing-course = How it came about
standing-course-past = { $other_you ->
    [1] You
   *[other] { $other }
} still led in round { $round }; from round { $from } on it was { $you ->
    [1] you.
   *[other] { $who }.
}
standing-course-since = { $you ->
    [1] You were
   *[other] { $who } was
} ahead from round { $from } on.
standing-course-last = Only the final scoring put { $you ->
    [1] you
   *[other] { $who }
} ahead.
standing-course-level = It was level until the final scoring put { $you ->
    [1] you
   *[other] { $who }
} ahead.
standing-course-turn = { $you ->
    [1] You had
   *[other] { $who } had
} the strongest turn, in round { $round }: { $points } points at once.
standing-tie-declared = Points were equal: the declaration decided.
standing-tie-ships = Points were equal: the number of ships decided.
standing-tie-cubes = Points and ships were equal: the number of cubes decided.
standing-tie-shared = Points, ships and cubes were equal: the win is shared.

# The ships’ papers: what became of each ship
papers-title = The ships’ papers
papers-more = What every ship did in this game, and what became of it.
papers-launched-start = in play from the start
papers-launched-built = built in round { $round }
papers-launched-relief = received free in round { $round }
papers-voyages = { $count ->
    [0] never at sea
    [one] 1 voyage
   *[other] { $count } voyages
}
papers-cubes = { $count ->
    [one] 1 cube brought home
   *[other] { $count } cubes brought home
}
papers-delivered = { $count ->
    [one] Passengers delivered
   *[other] { $count } cards of Passengers delivered
}
papers-sank = sank the { $ship } in round { $round }
papers-captured = captured the { $ship } in round { $round }
papers-lost = captured by { $you ->
    [1] you
   *[other] { $who }
} in round { $round }
papers-sunk = sunk by the { $ship } in round { $round }
