# Computer captains: who plays a seat, their turns at the table, and what went wrong.

# Who plays
captains-person = Human
captains-level-landsman = Landsman
captains-level-midshipman = Midshipman
captains-level-petty_officer = Petty Officer
captains-level-lieutenant = Lieutenant
captains-level-captain = Captain
captains-level-admiral = Admiral
captains-choice = { $level } · { $strength }
captains-strength-landsman = easiest
captains-strength-midshipman = very easy
captains-strength-petty_officer = easy
captains-strength-lieutenant = medium
captains-strength-captain = strong
captains-strength-admiral = strongest
captains-about-landsman = Takes the first move that looks good; often it isn’t.
captains-about-midshipman = Compares a few moves, but often picks a wrong one.
captains-about-petty_officer = Plans the whole turn, but still makes mistakes.
captains-about-lieutenant = Plans the whole turn and makes few mistakes.
captains-about-captain = Compares many plans and rarely misses a good one.
captains-about-admiral = Compares the most plans, and thinks ahead to your answer.
captains-about-budget = Looks at up to { $budget } positions a turn.
captains-effort = How far each level looks
captains-effort-level = { $level }: up to { $budget } positions a turn
captains-who = Who plays for player { $seat }
captains-played-by = { $you ->
    [1] You are played by
   *[other] { $who } is played by
}
captains-fair = Computer captains don’t cheat: they know no more than you would in their place.

# The sheet
captains-sheet-more = Change it whenever you like, in the middle of a turn too.
captains-back = Let { $who } play again ({ $level })

# Their turns
captains-away = A computer captain plays for { $who } now.
captains-chip = Level: { $level }
captains-named = { $you ->
    [1] Your captain
   *[other] { $who }
} ({ $level })
captains-state-starting = { $who } is getting ready …
captains-state-thinking = { $who } is thinking …
captains-state-playing = { $who } plays.
captains-state-waiting = { $who } waits for Next.
captains-state-held = Paused.
captains-state-failed = { $who } is not responding.
captains-nodes = { $done } of { $of } positions
captains-pause = Pause
captains-pause-more = Stop here; nothing is lost
captains-skip = Skip
captains-skip-more = Show the rest at once (Space, or a tap on the board)
captains-next = Next
captains-go-on = Go on
captains-again = Try again
captains-take-over = Play for { $who }
captains-bar = Computer captain
captains-why = Why: { $why }

# Faults
captains-dropped = The computer captain was stopped.
captains-worker-failed = The computer captains could not be started.
captains-worker-late = The computer captains are not responding.
captains-lost = The computer captain made an illegal move.
