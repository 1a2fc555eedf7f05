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
recap-did-rested = passed
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

# What a turn came to, in the order of its steps.
recap-sum-sailed = { $ship } to { $space } of { $spaces }
recap-sum-took = took { $cubes }
recap-sum-repaired = { $count ->
    [one] 1 repair
   *[other] { $count } repairs
}
recap-sum-traded = traded { $paid } for 1 { $kind }
recap-sum-trades = { $count } trades
recap-sum-attacked = attacked { $other_you ->
    [1] your
   *[other] { $other }’s
} { $target }
recap-sum-letter = stopped by a Letter of Marque
recap-sum-sunk = { $ship } sunk
recap-sum-captured = { $ship } captured
recap-sum-apart = both got away
recap-sum-escaped = { $you ->
    [1] you got away
   *[other] { $who } got away
}
recap-sum-stopped = no result
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
