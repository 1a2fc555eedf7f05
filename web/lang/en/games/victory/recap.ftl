# What somebody did, after the name or alone on a line: “Byron drew a card”, “Drew a card”.
recap-did-took = took 1 { $kind }
recap-did-took_all = took { $cubes }
recap-did-sailed_all = sailed { $ways }
recap-way = the { $ship } to space { $space } of { $spaces }
recap-way-by = the { $ship } to space { $space } of { $spaces } with { $by }
recap-by-sails = { $count ->
    [one] Full Sail Ahead
    [2] two Full Sail Ahead
   *[other] { $count } Full Sail Ahead
}
recap-by-churches = { $count ->
    [one] a Church
   *[other] { $count } Churches
}
recap-did-sailed = sailed the { $ship } to space { $space } of { $spaces }
recap-did-stayed = stayed with the { $ship } on space { $space } of { $spaces }
recap-did-pushed = used a Church to move { $own ->
    [1] the { $ship }
   *[other] { $other_you ->
        [1] your { $ship }
       *[other] { $other }’s { $ship }
    }
} to space { $space } of { $spaces }
recap-did-ended = brought { $cubes } home with the { $ship }
recap-did-ended_empty = ended the { $ship }’s voyage empty-handed
recap-did-ended_all = brought home { $cargoes }
recap-cargo = { $cubes } with the { $ship }
recap-did-piece = gained a Piece of Eight ({ points-sum })
recap-did-delivered = { $count ->
    [one] delivered Passengers
   *[other] delivered { $count } cards of Passengers
}
recap-did-undelivered = lost the Passengers aboard
recap-did-merchant = gained { $cubes } with a Merchant
recap-did-repaired = repaired the { $ship } ({ $track } { $face })
recap-did-repaired_free = repaired the { $ship } for free ({ $track } { $face })
recap-did-repaired_all = { $count ->
    [one] made 1 repair
   *[other] made { $count } repairs
}
recap-did-produced = produced { $cubes }
recap-did-relief = received a new ship for free (the { $ship })
recap-did-drew = drew a card
recap-did-drew_own = drew { $card }
recap-did-nothing_to_draw = found no card left to draw
recap-did-traded = traded { $swaps }
recap-swap = { $paid } for 1 { $kind }
recap-did-rested = played no card
recap-did-pay = paid 1 { $kind }
recap-did-built = built { $building } for { $price } ({ points-sum })
recap-did-rebuilt = built { $building } in place of { $old } for { $price } ({ points-sum })
recap-did-fitted = upgraded the { $ship } for { $price } ({ $upgrade })
recap-did-fitted_soon = upgraded the { $ship } ({ $upgrade })
recap-did-founded = improved { $field } for { $price } ({ points-sum })
recap-did-laid = built a ship, the { $ship }, for { $price } ({ points-sum })
recap-did-bartered = discarded { $card } for a cube (Industry)
recap-did-set_out = sent the { $ship } out ({ $voyage })
recap-did-boarded = took Passengers aboard the { $ship }
recap-did-full_sail = used Full Sail Ahead to move { $own ->
    [1] the { $ship }
   *[other] { $other_you ->
        [1] your { $ship }
       *[other] { $other }’s { $ship }
    }
} to space { $space } of { $spaces }
recap-did-storm = used Storm Ahead to move { $own ->
    [1] the { $ship }
   *[other] { $other_you ->
        [1] your { $ship }
       *[other] { $other }’s { $ship }
    }
} back to space { $space } of { $spaces }
recap-did-dropped = discarded { $card }
recap-did-attacked = attacked { $other_you ->
    [1] your
   *[other] { $other }’s
} { $target } with the { $ship }
recap-did-letter = stopped the attack with a Letter of Marque
recap-did-flees = tried to flee
recap-did-cannons = played Cannons: +2 cannons this broadside
recap-did-foundry = used a Foundry: +1 cannon for the whole combat
recap-did-threw = fired { $shot }: { $dice }; counting: { $left }
recap-did-placed = { $count ->
    [0] placed no die
   *[other] hit the { $ship }’s { $track }: { $spaces }
}
recap-did-mended = removed the { $face } from the { $track } ({ $by })
recap-did-admiralty = gained an Admiralty token ({ points-sum })
recap-did-jolly_roger = gained a Jolly Roger ({ points-sum })
recap-did-bonus = gained { points-sum } more for declaring first

# What can be built, as one says that somebody built it.
recap-a-fort = a Fort
recap-a-church = a Church
recap-a-town_hall = a Town Hall
recap-a-foundry = a Foundry
recap-a-armoury = an Armoury
recap-a-mine = a Mine
recap-a-quarry = a Quarry
recap-a-logging_camp = a Logging Camp
recap-a-textile_mill = a Textile Mill
recap-a-crafting_guild = a Crafting Guild
recap-a-artisan_guild = an Artisan Guild
recap-a-tavern = a Tavern

# A ship that is lost: the cargo goes with her, or to whoever takes her.
recap-lost-sunk = { $you ->
    [1] Your { $ship } was sunk with her cargo.
   *[other] { $who }’s { $ship } was sunk with her cargo.
}
recap-lost-captured = { $you ->
    [1] You
   *[other] { $who }
} captured { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } with her cargo.
recap-lost-relief = { $you ->
    [1] You receive
   *[other] { $who } receives
} a new ship for free, the { $ship }.

# A turn as a sentence, and in brief where there is little room.
recap-turn = { $you ->
    [1] You
   *[other] { $who }
} { $deeds }.
recap-turn-commerce = { $you ->
    [1] Your Commerce
   *[other] { $who }’s Commerce
} brought 1 { $kind }.
recap-short-ended = { $ship } home
recap-short-ended_empty = { $ship } home empty
recap-short-sunk = { $you ->
    [1] your
   *[other] { $who }’s
} { $ship } sunk
recap-short-captured = { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } captured
recap-short-relief = new ship: { $ship }
recap-short-built = { $building } built
recap-short-set_out = { $ship } sent out
recap-short-sailed = { $ship } on space { $space } of { $spaces }

# A combat in the log and as a sentence of a turn.
recap-fight-round = Broadside { $round }
recap-fight = { $you ->
    [1] You
   *[other] { $who }
} attacked { $other_you ->
    [1] your
   *[other] { $other }’s
} { $target } with the { $ship }{ $rounds ->
    [0] .
    [one] ; the combat took 1 broadside.
   *[other] ; the combat took { $rounds } broadsides.
}

# What a captain does, while one looks on.
recap-watch-now = { $deed }: now { $points } points
recap-watch-turn = { $you ->
    [1] Your turn
   *[other] { $who }’s turn
}
recap-watch-does = { $you ->
    [1] You …
   *[other] { $who } …
}
recap-watch-race = { $points } of { $goal } points
recap-watch-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

# The notice of a declaration: the round is the last.
recap-declaration = Last round! { $you ->
    [1] You declare
   *[other] { $who } declares
} { $points } points and { $you ->
    [1] gain
   *[other] gains
} { $bonus } more at the end. { $count ->
    [0] Nobody else has a turn left.
   *[other] Still to play: { $left }.
}
