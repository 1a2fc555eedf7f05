# Advice: hints, the turn planner, and the analysis of a game.
study-hint = Hint
study-hint-about = An Admiral looks at your turn and tells you as much as you ask for.
study-hint-noted = Every hint is noted in the log.
study-not-now = Only whoever is to act can be advised.
study-coming = The adviser is coming aboard…
study-thinking = The Admiral is thinking…
study-planning = Looking at the lines of your turn…
study-analysing = Going through the game turn by turn…
study-cancel = Stop
study-deeper-0 = Where should I look?
study-deeper-1 = Which options are there?
study-deeper-2 = What is best, and why?
study-said-1 = The hint says where to look.
study-said-2 = The hint names some options.
study-said-3 = The hint tells the best line.
study-look = Look here: { $what }
study-target-question = the question that is asked
study-options = { $count ->
    [one] One thing is worth a thought
   *[other] { $count } things are worth a thought, in no order
}
study-best = What the Admiral would do
study-cost = Cost: { $cost }.
study-points = { $count ->
    [one] { $more } point now ({ $before } → { $after }).
   *[other] { $more } points now ({ $before } → { $after }).
}
study-no-points = No points now.
study-estimate = Estimate: { $points } points by the end of the game.
study-free = nothing
study-play = Play this
study-end-yours = Ending the turn is left to you.
study-log-hint = Hint { $depth }
study-count = { $who } { $count }
study-counted = Hints asked for: { $each }.
study-planner-about = Choose what you want of this turn; the best whole turns for it are looked for.
study-goal = Goal
study-no-goals = Nothing can be planned here.
study-plan = Find turns
study-proved = Proved
study-estimated = Estimated
study-found = { $count ->
    [one] One turn reaches it.
   *[other] The best { $count } turns for it:
}
study-none-proved = It can’t be reached this turn.
study-none-estimated = No turn was found that reaches it.
study-turn = Turn { $number }
study-proved-means = All lines of the turn were looked at, { $nodes } positions. “Best” is by the Admiral’s judgement.
study-estimated-means = { $nodes } positions were looked at, not all: there may be better turns.
study-analysis-about = The game is gone through turn by turn: how it swung, what each decision lost, and how much was luck. It takes about half a minute; you may stop it.
study-analyse = Analyse the game
study-again = Analyse again
study-analysed = All turns were looked at.
study-stopped = Stopped; what was found so far stays.
study-gone-on = The game has gone on since.
study-swing = How the game swung
study-swing-about = Lead over the mean of the others in points, as captains play the round out.
study-swing-none = The graph begins with the second turn.
study-swing-table = The same as a table
study-swing-before = Before
study-swing-now = At the end
study-swing-each = { $who } { $lead }
study-swing-label = Leads over the rounds. In round { $round }, at the end: { $each }.
study-sums = Luck and skill
study-captain = Captain
study-luck = Luck
study-skill = Skill
study-sums-about = Luck: what the drawn cards were worth against what might have been drawn. Skill: points lost against the best turns found.
study-decisions = Decisions
study-all = Show all { $count }
study-no-losses = No decision lost anything worth naming.
study-decision = Round { $round }, { $who }: { $kind }
study-step-other = choice
study-grade-best = Best
study-grade-small = Small loss
study-grade-costly = Costly
study-loss-none = Nothing better was found.
study-loss-even = Played out on 12 deals, it did no worse than what the captain liked better.
study-loss-seen = Lost { $loss } points at first sight, within the captain’s own error.
study-loss-tried = Lost { $loss } points, played out on 12 deals (95 %: { $low } to { $high }).
study-better = What would have been better
study-look-here = Look at it
study-play-here = Take the helm here
study-analysis-fair = A captain judges by what its seat could see. It is no oracle: small losses are within its own error.
