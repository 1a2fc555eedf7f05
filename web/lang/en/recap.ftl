### The page: what happened: recap, marks, the past.

# Since the last turn
recap-since = Since your last turn
recap-dismiss = Dismiss
recap-open = { $count ->
    [one] What happened since your last turn: 1 line
   *[other] What happened since your last turn: { $count } lines
}
recap-none = Nothing has happened since your last turn.
recap-note = Press a line to see it played once more.
recap-replay = (Press to see it once more.)
recap-who = { $who }:
recap-summary = Since your last turn the others did { $count ->
    [one] 1 action
   *[other] { $count } actions
}. Press r to hear of them.
recap-new = new since your last turn

# What somebody did, in brief; the name stands before.
recap-did-raised = raised £{ $amount }
recap-did-bought = bought { $count } AP
recap-did-entered = entered at { $cell }
recap-did-moved = moved to { $cell }
recap-did-landed = landed on { $cell }
recap-did-toll_paid = paid { $owner } £1
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
recap-did-trainer = engaged a trainer
recap-did-traded = gave { $given } for { $got } in { $cell }
recap-did-called = called on { $card }
recap-did-town = visited { $card }
recap-did-town_idle = visited { $card } in vain
recap-did-gained = +£{ $amount }
recap-did-mutiny = Mutiny: { $who } lost { $count ->
    [one] a landsman
   *[other] { $count } landsmen
}
recap-did-no_mutiny = no landsmen to mutiny
recap-did-laid = refilled { $cell } with { $card }
recap-did-slid = slid { $card } under the pawn in { $cell }
recap-did-turned_up = turned up { $card } in { $cell }

# The past
recap-past = Position after action { $entry } of { $entries }
recap-past-start = Position at the start
recap-past-label = The past
recap-past-here = Show the position after this.
recap-present = Back to the present.
recap-back = Back to the present
recap-slider = Position
recap-step-first = To the start
recap-step-before = One action back
recap-step-after = One action forward
recap-step-last = To the last action
recap-next = Next

# Settings
recap-pace = Pace of what moves
recap-pace-instant = Instant
recap-pace-brisk = Brisk
recap-pace-calm = Calm
recap-pace-step = Step
recap-pace-more = Step waits for you between the actions of the other players when you play them once more.
recap-motion = Motion
recap-motion-system = As this device asks
recap-motion-still = Nothing moves
recap-motion-moving = Things move
