### The page: what happened: recap, marks, the past.

# Since the last turn
recap-since = Since your last turn
recap-dismiss = Close
recap-open = { $count ->
    [one] What happened since your last turn: 1 turn
   *[other] What happened since your last turn: { $count } turns
}
recap-none = Nothing has happened since your last turn.
recap-passed = { $who } passed.
recap-own = { points-own }: { $before } → { $after }
recap-steps = Steps
recap-replay = Replay { $who }’s turn
recap-who = { $who }:
recap-summary = Since your last turn. { $told } { $touch ->
    [1] {""}
   *[other] Press r to read it again.
}
recap-spoken = { $who }: { $what }
recap-spoken-points = { $before } to { points-sum }
recap-spoken-won = gained { $what }
recap-spoken-own = { points-own } { $before } to { $after }
recap-new = new since your last turn

# The past
recap-past = Position after action { $entry } of { $entries }
recap-past-at = { $moment } · { $entry }/{ $entries }
recap-past-start = Position at the start
recap-past-label = Earlier positions
recap-past-here = Show the position after this.
recap-present = Back to the current position.
recap-back = Back to the current position
recap-back-end = Back to the result
recap-slider = Position
recap-step-first = To the start
recap-step-before = One action back
recap-step-after = One action forward
recap-step-last = To the last action
recap-next = Next

# Settings
recap-pace = Animation speed
recap-pace-instant = Instant
recap-pace-brisk = Brisk
recap-pace-calm = Calm
recap-pace-step = Step
recap-pace-more = A computer captain’s turn takes about 3 seconds at Brisk and 9 at Calm, longer where much is built or fought. Step waits for you after each action.
recap-motion = Animations
recap-motion-system = System
recap-motion-still = Off
recap-motion-moving = On
