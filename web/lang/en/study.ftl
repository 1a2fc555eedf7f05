# Advice: hints, the turn planner, and the analysis of a game.
study-hint = Hint
study-hint-about = The computer looks at your turn and tells you as much as you ask for: where to look, which options, the best move.
study-hint-noted = Every hint is noted in the log.
study-not-now = Advice is available to the player whose turn it is.
study-coming = Starting the adviser …
study-thinking = The computer is thinking…
study-planning = Looking for plans…
study-analysing = Analysing…
study-analysing-left = Playing out { $count ->
    [one] one decision
   *[other] { $count } decisions
} in doubt…
study-checking = Looked at more closely
study-cancel = Stop
study-deeper-0 = Where should I look?
study-deeper-1 = What should I consider?
study-deeper-2 = What is best, and why?
study-said-1 = The hint says where to look.
study-said-2 = The hint names some options.
study-said-focus = The hint says what matters most.
study-said-3 = The hint tells the best line.
study-look = Look here first: { $what }
study-options = { $count ->
    [one] One thing is worth a thought
   *[other] { $count } things are worth a thought, in no order
}
study-only-one = Only one thing can be done now: { $what }
study-best = What the computer would do
study-cost = Cost: { $cost }.
study-points = { $sign }{ points-sum } now ({ $before } → { $after }).
study-no-points = { points-sum } now.
study-estimate = Estimate: { points-sum } by the end of the game.
study-free = free
study-play = Play this
study-end-yours = You still have to end the turn yourself.
study-log-hint = Hint { $depth }
study-count = { $who } { $count }
study-counted = Hints asked for: { $each }.
study-planner-about = Pick a goal; the planner finds the best ways to reach it.
study-goal = Goal
study-no-goals = Nothing can be planned here.
study-plan = Find plans
study-proved = Proved
study-estimated = Estimated
study-found = { $count ->
    [one] One plan reaches it.
   *[other] The best { $count } plans for it:
}
study-none-proved = It can’t be reached this turn.
study-none-estimated = No plan was found that reaches it.
study-turn = Plan { $letter }
study-proved-means = Checked every possibility ({ $nodes } positions).
study-estimated-means = Checked { $nodes } positions, not all: there may be better plans.
study-analysis-about = Reviews the whole game turn by turn: turning points, mistakes, luck. The first results come within seconds, and you can stop at any time.
study-analyse = Analyse the game
study-again = Analyse again
study-analysed = The analysis is finished.
study-stopped = Stopped. What was found so far stays.
study-gone-on = The game has gone on since this analysis.
study-turning = Turning points
study-looking = Looking for mistakes…
study-swing = Who was ahead
study-swing-about = Who was ahead, { points-in }, after each turn (estimated).
study-swing-none = The graph begins with the second turn.
study-swing-tap = Choose a turn in the graph or the table to see it on the board.
study-swing-table = Show as a table
study-swing-before = Before
study-swing-now = At the end
study-swing-won = { $who } won
study-swing-drawn = Draw
study-swing-each = { $who } { $lead }
study-swing-ahead = { $who } ahead
study-swing-label = Who was ahead, { points-in }. In { round-plain } { $round }, at the end: { $each }.
study-sums = Luck and mistakes
study-captain = Player
study-luck = Luck
study-given = { points-name } given away
study-sums-about = Luck: what chance brought, compared with the average. { points-name } given away: the sum of the mistakes listed.
study-decisions = All decisions
study-other-losses = Other mistakes
study-other-late = Other mistakes; the costlier ones came when the game was as good as decided
study-perhaps = Perhaps mistakes
study-perhaps-about = First estimates, not played out. They count nowhere below.
study-same = The same choice { $count } times ({ $rounds }): { $sure ->
    [1] about −{ points-sum } in all.
   *[other] perhaps −{ points-sum } in all.
}
study-all = { $count ->
    [one] Show the decision
   *[other] Show all { $count } decisions
}
study-no-losses = No decision clearly lost { points-plain }.
study-no-turning = No mistake decided the game.
study-swing-told = { $you ->
    [1] Your lead
   *[other] { $who }’s lead
}: from { $before } to { $after }{ $luck ->
    [1] , without a mistake: that was luck.
    [2] , without a mistake: that was bad luck.
   *[other] .
}
study-decision = { $part }, { $who }: { $kind }
study-decision-told = { $part }: { $what }
study-round = { round-name } { $round }
study-step-other = choice
study-grade-small = Small loss
study-grade-costly = Costly
study-loss-about = About −{ points-sum }
study-loss-range = In { $deals } simulations between { $low } and { $high }
study-loss-same = As much in all { $deals } simulations
study-loss-odds = by the odds of the dice
study-loss-even = As good as the computer’s choice
study-fortune-bad = { $well ->
    [1] Good choice, bad luck
   *[other] And bad luck
}{ $known ->
    [1] : { points-sum } less than was to be expected
   *[other] {""}
}. It turns out so badly, or worse, in 1 of { $of } cases.
study-fortune-good = { $well ->
    [1] Good choice and good luck
   *[other] But good luck
}{ $known ->
    [1] : { points-sum } more than was to be expected
   *[other] {""}
}. It turns out so well, or better, in 1 of { $of } cases.
study-tried = What if: “{ $what }” instead, { $games } games: { $verdict }
study-loss-open = No clear difference in { $deals } simulated deals
study-loss-checking = Perhaps −{ points-sum }, still checking…
study-loss-checking-unknown = Still checking what it lost…
study-loss-unchecked-unknown = What it lost was not estimated
study-loss-unchecked = Probably −{ points-sum } (first estimate)
study-played = Played
study-better = Better
study-look-here = Show on the board
study-tour = Mistake on the board
study-tour-at = { $at } of { $of }
study-tour-before = Previous mistake
study-tour-after = Next mistake
study-tour-all = Decision on the board
study-tour-earlier = Previous decision
study-tour-later = Next decision
study-tour-back = Back to the analysis
study-whatif = This is another game: it goes on from { round-plain } { $round }, and you play { $you ->
    [1] your own seat
   *[other] { $who }’s seat
}. The game it came from is kept.
study-whatif-back = { $over ->
    [1] Back to the finished game
   *[other] Back to the other game
}
study-whatif-title = What if: from { round-plain } { $round } { $you ->
    [1] in your seat
   *[other] as { $who }
}
study-whatif-left = Your stand-in
study-tour-nothing = Nothing was to be decided here.
study-analysis-fair = A loss is how much smaller the lead at the end of the game is estimated to be. Judged only by what that player could know. Small differences are noise.
# What if …
study-if = What if …
study-if-decision = Decision
study-if-again = { $words } ({ $number })
study-if-done = { $you ->
    [1] You
   *[other] { $who }
} chose: { $what }.
study-if-only = Nothing else was possible.
study-if-instead = What if, instead:
study-if-running = The captains play on …
study-if-choice = Choice
study-if-won = Won
study-if-drawn = Drawn
study-if-games = { $games ->
    [one] 1 game with each choice.
   *[other] { $games } games with each choice.
}
study-if-equal = No difference: each game ended the same with both choices. Captains may make up for the choice at the next chance.
study-if-early = Too early to say.
