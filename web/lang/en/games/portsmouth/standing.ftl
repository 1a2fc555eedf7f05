# Scores compared
standing-chip-danger = Mutiny target

# Mutiny danger
standing-danger = Mutiny danger
standing-danger-none = Nobody has landsmen: a Mutiny would hit nobody.
standing-danger-hit = Would be hit: loses { $count ->
    [one] 1 landsman
   *[other] { $count } landsmen
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-danger-below = { $count ->
    [one] 1 landsman
   *[other] { $count } landsmen
} below the most

# Marines
standing-race = Marines ranking
standing-race-prize = { $place } { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-race-prizes = Prizes: { $prizes }.
standing-race-now = { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-race-out = no Marines, no place
standing-race-next = +{ $need } strength for { $place } place ({ $points } points)
standing-race-needs = Strength needed: { $next }

# Set of specialties
standing-sets = Sets of crafts
standing-set = { $count } of { $total } crafts, { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-set-next = { $had }; the next is worth +{ $points }
standing-set-full = { $had }; the set is full

# Ship board
standing-berth-free = free
standing-of-berths = { $count } of { $most }
standing-crew-whole = his crew is complete
standing-strength = strength { $count }
standing-red = { $count ->
    [one] 1 mutineer
   *[other] { $count } mutineers
}

# Pile and odds
standing-next-none = The pile is empty: no more cards come.
standing-next-mutiny = The next card is certainly a Mutiny.
standing-next-town = { $count ->
    [one] The next card is { $towns }.
   *[other] The next card is one of { $count } towns: { $towns }.
}
standing-next-officer = The next card is an officer, most likely a { $rank }: { $left } of { $unseen }, { $chance }.
standing-face-down = { $count ->
    [0] No card lies face down.
    [one] 1 card lies face down ({ $officers ->
        [0] no officer
       *[other] an officer
    }); it is turned up when the turn ends.
   *[other] { $count } cards lie face down, { $officers } of them officers; they are turned up when the turn ends.
}
standing-percent = { $whole }%
standing-under-one = < 1%
standing-over-99 = > 99%
standing-all-seen = Every officer has been seen.
standing-officers = Officers nobody has seen ({ $count })
standing-kind = Officer
standing-left = Left
standing-of = { $left } of { $unseen }
standing-ahead = How far ahead
standing-ahead-next = { $count ->
    [one] Next card
   *[other] Next { $count }
}
standing-ahead-down = Face down
standing-soon = { $count ->
    [one] Chance of the next card
   *[other] At least one in { $count }
}
standing-soon-down = At least one face down
standing-kind-navigator = Navigator
standing-kind-crack_crew = Crack Crew
standing-towns = Towns still in the pile
standing-towns-none = None: every town has come.
standing-mutinies = { $count ->
    [0] No Mutiny is left in the pile.
    [one] 1 Mutiny is left in the pile.
   *[other] { $count } Mutinies are left in the pile.
}
standing-landsmen = Landsmen’s deck ({ $count })
standing-landsman-none = No landsmen are left.
standing-landsman-next = The next landsman lies open: { $trade }.
standing-landsmen-below = Below him, each with the chance to come next:
standing-trade-left = { $trade } × { $count }, { $chance }
standing-odds-note = Calculated from what everybody can see: all cards of the game, less those in Portsmouth, aboard and lost. The order of the decks is not used.

# The best deed of a game
deed-lieutenants = { $count ->
    [one] 1 Lieutenant
   *[other] { $count } Lieutenants
}
deed-navigators = { $count ->
    [one] 1 Navigator
   *[other] { $count } Navigators
}
deed-crack_crews = { $count ->
    [one] 1 complete Crack Crew
   *[other] { $count } complete Crack Crews
}
deed-midshipmen = { $count ->
    [one] 1 unused Midshipman
   *[other] { $count } unused Midshipmen
}
deed-petty_officers = { $count ->
    [one] 1 Petty Officer
   *[other] { $count } Petty Officers
}
deed-specialties = { $count ->
    [one] 1 craft
   *[other] { $count } different crafts
}
deed-seamen = { $count ->
    [one] 1 Seaman
   *[other] { $count } Seamen
}
deed-marines = { $count ->
    [one] Marines of strength 1
   *[other] Marines of strength { $count }
}
deed-money = { $count ->
    [one] £1
   *[other] £{ $count }
}
deed-trainer = Trainer
deed-landsmen = { score-landsmen }
deed-mutineers = { score-mutineers }
