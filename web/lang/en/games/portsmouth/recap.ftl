# What somebody did, in brief; the name stands before.

# What somebody did, in brief; the name stands before.
recap-did-raised = raised £{ $amount }
recap-did-bought = bought { $count } AP
recap-did-ended = ended the turn
recap-did-entered = entered at { $cell }
recap-did-moved = moved to { $cell }
recap-did-landed = landed on { $cell }
recap-did-toll_paid = paid { $owner_you ->
    [1] you
   *[other] { $owner }
} £1
recap-did-recruited = recruited { $card } in { $cell }
recap-did-landsman_aboard = took a landsman aboard ({ $trade })
recap-did-filled_unseen = { $cell } filled face down
recap-did-bonus = +£{ $amount }
recap-did-privilege_used = used { $privilege }
recap-did-declined = declined { $privilege }
recap-did-topped_up = +£{ $amount }
recap-did-promoted = { $count ->
    [0] no landsmen to promote
    [one] made a seaman of a landsman
   *[other] made seamen of { $count } landsmen
}
recap-did-trainer = hired a Trainer
recap-did-traded = traded { $given } for { $got } ({ $cell })
recap-did-called = chose { $card } to use his privilege
recap-did-town = entered { $card }
recap-did-town_idle = entered { $card } (no effect)
recap-did-gained = +£{ $amount }
recap-did-mutiny = Mutiny: { $you ->
    [1] you
   *[other] { $who }
} lost { $count ->
    [one] a landsman
   *[other] { $count } landsmen
}
recap-did-no_mutiny = no landsmen to mutiny
recap-did-laid = refilled { $cell } with { $card }
recap-did-slid = slid { $card } under the pawn in { $cell }
recap-did-turned_up = turned up { $card } in { $cell }

# What a turn came to.
recap-kind = { $rank } { $skill }
recap-sum-mutiny = Mutiny: { $who } loses { $count ->
    [one] 1 landsman
   *[other] { $count } landsmen
} (−{ $points ->
    [one] 1 point
   *[other] { $points } points
})
recap-sum-mutiny-you = Mutiny: you lose { $count ->
    [one] 1 landsman
   *[other] { $count } landsmen
} (−{ $points ->
    [one] 1 point
   *[other] { $points } points
})
recap-sum-given = gave { $who } in exchange
recap-sum-landsmen = { $count ->
    [one] +1 landsman
   *[other] +{ $count } landsmen
} ({ $trades })
recap-brief-landsmen = { $count ->
    [one] +1 landsman
   *[other] +{ $count } landsmen
}
recap-sum-trained = { $count ->
    [one] 1 landsman trained
   *[other] { $count } landsmen trained
}
recap-brief-trained = { $count } trained
recap-sum-trainer = hired a Trainer
recap-sum-gained = +£{ $amount }
recap-sum-spent = −£{ $amount }
recap-sum-bought = +{ $count } AP
recap-sum-new = new: { $where }
