# What somebody did, in brief; the name stands before.
recap-did-took = +1 { $kind }
recap-did-sailed = { $ship } to space { $space } of { $spaces }
recap-did-pushed = Church: { $ship } to space { $space } of { $spaces }
recap-did-ended = { $ship } home: { $cubes }
recap-did-piece = +1 Piece of Eight
recap-did-delivered = { $count ->
    [one] Passengers delivered
   *[other] { $count } cards of Passengers delivered
}
recap-did-undelivered = Passengers lost
recap-did-merchant = Merchant: { $cubes }
recap-did-repaired = { $ship }: { $track } repaired ({ $face })
recap-did-repaired_free = { $ship }: { $track } repaired free ({ $face })
recap-did-drew = drew a card
recap-did-drew_own = { $card }
recap-did-traded = traded { $paid } for 1 { $kind }
recap-did-rested = no card played
recap-did-done = went on
recap-did-decline = declined
recap-did-pay = paid 1 { $kind }
recap-did-pass = passed
recap-did-built = built: { $building }
recap-did-rebuilt = built: { $building } in place of { $old }
recap-did-fitted = upgraded the { $ship }: { $upgrade }
recap-did-founded = improved { $field }
recap-did-laid = built a ship: the { $ship }
recap-did-bartered = Industry: discarded { $card }
recap-did-set_out = sent the { $ship } out: { $voyage }
recap-did-boarded = Passengers aboard
recap-did-full_sail = Full Sail Ahead: { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } to space { $space } of { $spaces }
recap-did-storm = Storm Ahead: { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } back to space { $space } of { $spaces }
recap-did-dropped = discarded { $card }
recap-did-attacked = { $ship } attacked { $other_you ->
    [1] your
   *[other] { $other }’s
} { $target }
recap-did-sealed = chose in secret
recap-did-cannons = +2 cannons (card)
recap-did-foundry = +1 cannon (Foundry)
recap-did-placed = { $count ->
    [0] placed no die
   *[other] hit the { $ship }’s { $track }: { $spaces }
}
recap-did-mended = removed the { $face } from the { $track } ({ $by })
recap-did-letter = Letter of Marque: { $you ->
    [1] you stopped the attack
   *[other] { $who } stopped the attack
}
recap-did-flees = { $you ->
    [1] you try to flee
   *[other] { $who } tries to flee
}
recap-did-threw = { $you ->
    [1] you fired
   *[other] { $who } fired
} { $shot }: { $dice }, left { $left }
recap-did-next_round = round { $round } of the combat
recap-did-sunk = { $ship } sunk
recap-did-captured = { $ship } captured
recap-did-apart = both got away
recap-did-escaped = { $you ->
    [1] you got away
   *[other] { $who } got away
}
recap-did-fight_stopped = no result after { $rounds } rounds
recap-did-admiralty = Admiralty token for { $you ->
    [1] you
   *[other] { $who }
}
recap-did-jolly_roger = Jolly Roger for { $you ->
    [1] you
   *[other] { $who }
}
recap-did-reshuffled = discards shuffled
recap-did-nothing_to_draw = no card left to draw

# What a turn came to, in the order of its steps.
recap-sum-sailed = { $ship } to space { $space } of { $spaces }
recap-short-ended = { $ship } home
recap-sum-took = took { $cubes }
recap-sum-repaired = { $count ->
    [one] 1 repair
   *[other] { $count } repairs
}
recap-sum-traded = traded { $paid } for 1 { $kind }
recap-sum-trades = { $count } trades
recap-sum-fought = { $ship } against { $other_you ->
    [1] your
   *[other] { $other }’s
} { $target }
recap-sum-combat = { $fought }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $end }
recap-sum-stopped = { $fought }; { $end }
recap-sum-commerce = { $you ->
    [1] your Commerce
   *[other] { $who }’s Commerce
}: +1 { $kind }
recap-sum-dropped = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
recap-sum-declared = { $you ->
    [1] you declare { $points } points
   *[other] { $who } declares { $points } points
}

# The notice of a declaration: the round is the last.
recap-declaration = { $you ->
    [1] You declare
   *[other] { $who } declares
} { $points } points: this is the last round. { $count ->
    [0] Nobody else has a turn left.
   *[other] Still to play: { $left }.
}
