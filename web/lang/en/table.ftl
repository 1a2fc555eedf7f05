# Top of the table
table-over = Game over
table-undo = Undo
table-undo-label = Undo, { $count ->
    [one] 1 action can be taken back
   *[other] { $count } actions can be taken back
}
table-log = Log
table-menu = Menu
table-players = Players
table-chip-own = { $chip }, you
table-chip-active = { $chip }, to move
table-turn-now = To move
table-shape-0 = circle
table-shape-1 = triangle
table-shape-2 = square
table-shape-3 = diamond
table-shape-4 = hexagon
table-shape-5 = cross

# Market
table-empty = empty
table-nothing = Nothing can be done here now.
table-can-for = { $can } for { $price }
table-can = can be chosen

# Prices and lists
table-refusal = { $why } ({ $rule })
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# Inspector
table-inspector = Details
table-inspect-title = { $what }, { $cell }
table-prompt = { $you ->
    [1] { $prompt }
   *[other] { $who }: { $prompt }
}
table-hint-any = { $touch ->
    [1] Tap
   *[other] Click
} something to see what it does. Again to do it.
table-more = More
table-clear = Deselect
table-sentence = { $text }.
table-price-to = { $you ->
    [1] { $price } to you
   *[other] { $price } to { $who }
}
table-cost = Costs { $price }.
table-worth = ★ { $before } → { $after }
table-worth-spoken = { points-sum }, before { $before }
table-options-here = What can be done here

# Action bar
table-bar = Your action
table-why-not = What now?
table-commit = { $what } — { $price }
table-commit-step = { $what } for { $price }
table-commit-remedy = { $steps }, then { $what }
table-choose-any = Choose what to do
table-not-now = Not possible now
table-end-anyway = End turn: { $lost }
table-actions = Other actions

# Ribbon
table-ribbon = Decision
table-back = Back

# Ships
table-none = none

# Scores
table-item = Item
table-count = Count
table-scores = Scores
table-total = Total
table-of = from { $count }
table-final = The final score
table-winner = { $you ->
    [1] You win
   *[other] { $who } wins
} with { points-sum }.
table-winner-anyway = { $you ->
    [1] You win
   *[other] { $who } wins
}, whatever the points.
table-shared = { $who } share the victory with { points-sum } each.
table-score-drawn = A draw: { $told }.
table-new-game = New game
table-home = Home screen
table-look = Back to the table
table-results = Back to the final score

# Log
table-log-label = What happened, newest first
table-log-empty = Nothing has happened yet.
table-log-whole = Whole log
table-anchor = Undo stops here: something unknown was revealed.

# Sheets
table-close = Close
table-sheet-captains = Who plays?
table-sheet-answers = Answers in advance
table-sheet-hint = Hint
table-sheet-planner = Plan my turn
table-sheet-analysis = Analysis
table-sheet-log = Log
table-sheet-chart = { points-name } by round
table-sheet-recap = Since your last turn
table-sheet-menu = Menu
table-sheet-keys = Keys
table-sheet-can = What can I do now?
table-can-now = Possible now ({ $count })
table-can-each = { $words } { $each }
table-cannot-now = Not possible now ({ $count })
table-menu-group-turn = This turn
table-menu-group-look = Information
table-menu-group-game = Game
table-menu-group-app = App
table-menu-redo = Redo
table-menu-restart = Restart turn
table-menu-can = What can I do now?
table-menu-chart = { points-name } by round
table-menu-recap = What happened since my last turn
table-menu-captains = Captains
table-no-captains = Not available in lessons or after the game.
table-menu-answers = Answers in advance
table-no-answers = Not available after the game.
table-menu-hint = Hint
table-no-hint = Hints are available on your own turn (not in lessons).
table-menu-planner = Plan my turn
table-no-planner = Plans are available on your own turn (not in lessons).
table-menu-analysis = Analysis
table-no-analysis = Nothing to analyse yet. Lessons are not analysed.
table-analysis-later = Cards and other secrets are in play: the analysis opens when the game is over.
table-no-deed = Possible only while you are asked something.
table-menu-log = Log
table-menu-keys = Keys
table-menu-text = The table in words
table-menu-home = Home screen
table-menu-new = New game
table-menu-logbook = Saved games
table-menu-rules = Rules
table-menu-settings = Settings
table-no-redo = There is nothing to redo.
table-no-restart = There is nothing to undo: something unknown was revealed, or the turn passed.
table-key-of-arrows = Arrows
table-key-does-arrows = move over the board
table-key-of-home = Home, End
table-key-does-home = ends of the row
table-key-of-corners = Ctrl+Home, Ctrl+End
table-key-does-corners = corners
table-key-of-ship = s
table-key-does-ship = your own sheet
table-key-of-others = o
table-key-does-others = compare all players
table-key-of-next = n, N
table-key-does-next = next or previous place where something can be done
table-key-of-enter = Enter
table-key-does-enter = select; again: confirm
table-key-of-escape = Esc
table-key-does-escape = close, or deselect
table-key-of-info = i, m
table-key-does-info = all about this place
table-key-of-digit = 1 to 9
table-key-does-digit = while a question is asked: that answer
table-key-of-undo = u, Ctrl+Z
table-key-does-undo = undo
table-key-of-redo = Ctrl+Shift+Z
table-key-does-redo = redo
table-key-of-why = w, M
table-key-does-why = what can I do now, and why not
table-key-of-log = l
table-key-does-log = log
table-key-of-recap = r
table-key-does-recap = what happened since my last turn
table-key-of-skip = Space
table-key-does-skip = while a computer captain plays: skip to your turn
table-key-of-hint = h
table-key-does-hint = a hint; each press tells more
table-key-of-past = [ ]
table-key-does-past = in the past: one action back or forward
table-key-of-last = L
table-key-does-last = say what happened last
table-key-of-help = ?
table-key-does-help = these keys

# Announcements and notices
table-turn-of = { $you ->
    [1] It is your turn.
   *[other] It is { $who }’s turn.
}
table-asked = { $you ->
    [1] You have to decide.
   *[other] { $who } has to decide.
}
table-undone = Undone.
table-no-match = No game is open.
table-copy = Copy details
table-copied = Copied
table-dismiss = Close

# Sharing
table-menu-share = Share this game
table-sheet-share = Share this game
table-sheet-pass = Send the turn
table-no-share = A lesson can’t be shared.
