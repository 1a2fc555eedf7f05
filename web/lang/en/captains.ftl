# Computer captains: who plays a seat, their turns at the table, and what went wrong.

# Who plays
captains-person = Person
captains-level-landsman = Landsman
captains-level-midshipman = Midshipman
captains-level-petty_officer = Petty Officer
captains-level-lieutenant = Lieutenant
captains-level-captain = Captain
captains-level-admiral = Admiral
captains-about-landsman = Keeps two ideas at every step of the turn and misjudges each by up to a point and a half.
captains-about-midshipman = Keeps three ideas at every step of the turn and misjudges each by up to two points.
captains-about-petty_officer = Keeps four ideas at every step of the turn and misjudges each by up to a point and a half.
captains-about-lieutenant = Keeps four ideas at every step of the turn and judges them soundly.
captains-about-captain = Keeps twenty ideas at every step of the turn and seldom misses a good one.
captains-about-admiral = Keeps 128 ideas at every step, and plays the best turns on against everybody before choosing.
captains-about = { $about } At most { $budget } positions a turn.
captains-about-budget = Looks at up to { $budget } positions a turn.
captains-who = Who plays for captain { $seat }
captains-played-by = { $who } is played by
captains-fair = No captain knows more than you could: all think about a table whose hidden cards are dealt anew.

# The sheet
captains-sheet-more = Change it whenever you like, in the middle of a turn too.
captains-back = Let { $who } play again ({ $level })

# Their turns
captains-away = A computer captain plays for { $who } now.
captains-chip = Level: { $level }
captains-named = { $who } ({ $level })
captains-state-starting = { $who } comes aboard …
captains-state-thinking = { $who } is thinking …
captains-state-playing = { $who } plays.
captains-state-waiting = { $who } waits for you to look.
captains-state-held = { $who } has stopped.
captains-state-failed = { $who } does not answer.
captains-nodes = { $done } of { $of } positions
captains-stop = Stop
captains-pause = Pause
captains-next = Next
captains-go-on = Go on
captains-again = Try again
captains-take-over = Play for { $who }
captains-bar = Computer captain
captains-why = Why: { $why }

# Faults
captains-dropped = The captain was told to stop thinking.
captains-worker-failed = The captains’ part of the page could not be started.
captains-worker-late = The captains’ part of the page does not answer.
captains-lost = The captain chose what could not be done.
