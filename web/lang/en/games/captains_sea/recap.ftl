# What somebody did, after the name or alone on a line: “Byron sailed to k9”, “Sailed to k9”.
recap-did-bid = wanted { $ship } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
recap-did-sides = took { $ship }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} from the bids
recap-did-play_now = drew { $card }
recap-did-drew = drew { $card }
recap-did-drew-all = drew { $count } cards: { $cards }
recap-card = { $card }
recap-of = { $who }: { $words }
recap-of-ship = { $you ->
    [1] Your ship
   *[other] { $who }’s ship
}: { $words }
recap-squares = { $count } squares sailed in this turn
recap-earlier = Earlier in this turn: { $words }
recap-then = Then: { $words }
recap-nothing = Nothing of note
recap-no-card = Played no card
recap-secret-selected = Chose a manoeuvre in secret
recap-secret-selected_strain = Chose a manoeuvre in secret, with a Strain
recap-secret-crew_sealed = Assigned the crew in secret
recap-secret-sail_sealed = Chose the sail in secret
recap-secret-aim_sealed = Aimed in secret
recap-did-held = drew a card
recap-did-played = played { $card }
recap-effect = { $did }: “{ $effect }”
recap-did-spent = discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
} for +1
recap-did-discarded = discarded { $card }
recap-did-initiative = gained the initiative
recap-initiative-own = You have the initiative.
recap-initiative-enemy = The enemy has the initiative.
recap-speeds = Your speed is { $speed } ([[base]] { $base }, [[hull bonus]] +{ $bonus }{ $rest ->
    [0] {""}
   *[other] , cards { $more }
}), hers { $enemy }.
recap-lasting = { $card }, this turn: { $does }
recap-lasting-p03 = every speed 2 less.
recap-lasting-p04 = base +2 at Medium Sail.
recap-lasting-p05 = −1 on every to-hit die, chasers excepted.
recap-lasting-p10 = the ship to leeward is 2 slower within range 12.
recap-lasting-p12 = no gun fires beyond range 12.
recap-did-speed = speed { $speed } (base { $base }, hull bonus +{ $bonus }{ $rest ->
    [0] {""}
   *[other] , cards { $more }
})
recap-did-revealed = revealed: { $plan }
recap-did-dropped = had to drop a manoeuvre ({ $plan })
recap-did-goes_first = went first
recap-did-moved = sailed to { $square }
recap-did-backed = backed sail
recap-did-turned = came round to { $heading } ({ $position })
recap-did-tack_die = tried to tack: total { $total }, 5 needed, { $held ->
    [1] done
   *[other] missed
}
recap-did-in_irons = missed stays, in irons now
recap-did-fell_off = fell off to { $heading }
recap-did-broke_off = broke off the fight
recap-did-alongside = came close: { $relation }
recap-did-lies = passed to { $side } of the other ship
recap-did-holds = held fire
recap-did-broadside = fired { $side }, { $ends } { $aim }, { $shot } ({ $rake }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
recap-did-chased = fired the { $end }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
recap-parried = { $told }, { $count } parried, { $left } left
recap-did-parried = parried { $count }, { $left } left
recap-hits = lost { $what }
recap-points = { $told } · { $you ->
    [1] you now have
   *[other] { $who } now has
} { points-sum }
recap-hull_hit = guns { $section } ({ $left } left)
recap-rigging_hit = rigging { $count } ({ $left } left)
recap-crew_hit = crew { $count } ({ $left } left)
recap-did-left_post = took a man from { $task }
recap-did-double_die = double shot, { $section }: { $hurt ->
    [1] a gun box burst
   *[other] guns unharmed
}
recap-did-morale = morale now { $level }
recap-did-morale_held = kept steady ({ $dice })
recap-did-caught_fire = caught fire
recap-did-doused = put the fire out
recap-did-loaded = { $section } loaded
recap-did-not_loaded = { $section } not loaded: nobody at the guns
recap-did-special_load = { $section }: special shot, 2 impulses more
recap-did-chasers_loaded = { $end } loaded
recap-did-grapple_die = threw grapnels, total { $total }: { $held ->
    [1] they hold
   *[other] they slipped
}
recap-did-boards = boarded
recap-did-split = { $points } to fight, { $support } in support
recap-did-melee_dice = fought with { $totals }
recap-did-repelled = was repelled
recap-did-stops = called the boarders back
recap-did-clear_die = cut the lines: { $clear ->
    [1] free
   *[other] still held
} ({ $total })
recap-did-captured = was captured
recap-did-struck = struck the colours
recap-did-bonus = made a Bonus Move, Strain { $strain }
recap-did-strain_shown = had chosen Strain { $strain }
recap-did-bonus_die = Bonus Move: total { $total }, 6 needed, { $held ->
    [1] rigging unharmed
   *[other] rigging damaged
}
recap-did-mend_dice = { $done ->
    [1] repaired a box: { $track }
   *[other] tried to repair without success: { $track }
}
recap-did-repaired_rigging = repaired the rigging to { $left }
recap-did-strike_failed = lost heart ({ $dice })
recap-did-strike_held = fought on ({ $dice })
recap-did-sails = set { $sail }{ $forced ->
    [1] {": "}with { $left ->
        [0] no box
        [one] 1 box
       *[other] { $left } boxes
    } of rigging left nothing else is possible
   *[other] {""}
}

# The log
recap-turn = Turn { $turn }
recap-setup = Setting up

# While a captain acts
recap-watch-thinks = Looks at the wind and the other ship.
