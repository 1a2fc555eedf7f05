# Statistics, achievements, the puzzle and the deal of the day.

statistics-empty = No finished game against the computer yet. Play one and your results appear here.
statistics-about = Counts your saved finished games in which you played alone against the computer. Delete a game there and it no longer counts. Games of older versions may lack their scores.
statistics-games = Games
statistics-wins = Wins
statistics-wins-of = { $wins } ({ $percent }%)
statistics-best = Best score
statistics-average = Average
statistics-streak = Wins in a row now
statistics-longest = Longest run of wins
statistics-by-level = By strongest opponent
statistics-by-seats = By number of players
statistics-puzzles = Played: { $played }. Solved in one try: { $solved }. Days in a row: { $streak }.
statistics-prepared = Played: { $played }. Won: { $won }. Days in a row: { $streak }.
statistics-achievements = Achievements: { $earned } of { $all }
statistics-earned = Earned on { $date }
statistics-open = Not yet
statistics-new = { $count ->
    [one] New achievement
   *[other] New achievements
}

daily-row = Today in { $game }
daily-puzzle = Puzzle of the day
daily-puzzles = Puzzles of the day
daily-puzzle-of = Puzzle { $date }
daily-puzzle-new = { $streak ->
    [0] Find the best turn
    [one] Find the best turn · 1 day in a row
   *[other] Find the best turn · { $streak } days in a row
}
daily-puzzle-done = { $streak ->
    [one] { $stars } · 1 day in a row
   *[other] { $stars } · { $streak } days in a row
}
daily-deal = Deal of the day
daily-deal-new = The same cards for everybody
daily-deal-done = Finished: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
daily-deal-title = Deal of { $date }
daily-prepared-new = { $streak ->
    [0] { $about }
    [one] { $about } · 1 day in a row
   *[other] { $about } · { $streak } days in a row
}
daily-prepared-done = { $won ->
    [1] Won
   *[other] Lost
}{ $streak ->
    [one] {""}
   *[other] {" "}· played { $streak } days in a row
}
daily-prepared-title = { $what }, { $date }
daily-starting = Setting up today’s puzzle. This takes a few seconds.
daily-task = Score the most { points-plain } in this one turn.
daily-over = Your turn is over.
daily-best-turn = The best turn, step by step
daily-leave = Leave
daily-away = This is a puzzle: your turn is over.
daily-result-title = Your result
daily-result = { $stars } You gained { $gained } of { points-sum }: { $percent }%.
daily-first-counts = Your first try counts: { $stars }
daily-streak = { $streak ->
    [one] Puzzles: 1 day in a row.
   *[other] Puzzles: { $streak } days in a row.
}
daily-again = Try again
daily-show = Show the best turn
daily-next-step = Next step
daily-share = Share
daily-share-first = { $game } puzzle { $date }: { $first } in one try
daily-share-solved = { $game } puzzle { $date }: { $first } at first, ★★★ in { $tries } tries
daily-share-deal = { $game } deal { $date }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $totals }
daily-first-result = Only your first result of the day counts:
daily-share-prepared = { $game } · { $what } · { $task }: { $won ->
    [1] ★ won
   *[other] lost
}{ $streak ->
    [one] {""}
   *[other] {" "}· played { $streak } days in a row
}
daily-share-copied = Copied: { $text }
daily-share-shared = Shared.
daily-share-refused = Could not copy. { $text }
daily-step = Step { $at } of { $all }
daily-step-done = Done: { $what }
daily-step-next = Next: { $what }
