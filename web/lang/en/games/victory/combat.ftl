# A combat: what is chosen
combat-arm = Round { $round }: choose your shot in secret
combat-flee-more = half the dice; needs more sails
combat-letter-more = stops the attack
combat-seal-stand = Seal: { $shot }, don’t flee
combat-seal-flee = Seal: { $shot }, flee
combat-places = Spaces to fill
combat-places-more = { $count } more
combat-place-not = Your dice can’t fill the { $face } as well.
combat-how = how?
combat-how-label = How: { $what }
combat-how-told = { $how }; the other dice as they are

# The forecast
combat-odds-title = In 100 combats, if both keep to a plan
combat-odds-tries = { $count } tries
combat-odds-wait = Working it out…
combat-odds-none = No combat is at hand. Select an attack to see its forecast.
combat-odds-stop = Stop
combat-odds-ask = Work it out
combat-odds-more = In words
combat-odds-own = Your plan
combat-odds-sheet = Forecast of the combat
combat-odds-end = { $count } of 100: { $end }
combat-odds-case = { $plans }: { $ends }
combat-odds-letter = Letter of Marque: { $count } of 100
combat-odds-how = Each pair of plans was fought 4,000 times with the ships as they are; a figure may be 3 off. Nobody adds cannons or removes dice in it, and nobody can say what your opponent will choose.
combat-own-ball = Ball
combat-own-board = Board
combat-own-flee = Flee
combat-enemy-ball = Enemy: ball
combat-enemy-board = Enemy: boards
combat-enemy-flee = Enemy: flees
combat-end-sank = { $count } sink
combat-end-took = { $count } capture
combat-end-both = { $count } both
combat-end-away = { $count } apart
combat-end-lost = { $count } lost
combat-plans = The plans
combat-plan-ball = Ball: fires ball in every round.
combat-plan-board = Board: fires chain until the enemy has fewer sails left, then grape.
combat-plan-flee = Flee: fires chain and flees in every round.
combat-takes = What each end takes
combat-takes-short = It takes
combat-takes-sink = to sink
combat-takes-board = to board
combat-takes-flee = to get away
combat-takes-nothing = enough sails
combat-you = You
combat-enemy = Enemy
combat-hull = { $count } hull
combat-crew = { $count } crew
combat-sails = { $count } { $count ->
    [one] sail
   *[other] sails
}
combat-gives = Sunk: ★{ $sank }. Captured: ★{ $took }, { $cargo }. Your ship lost: −★{ $lost }, { $own }.

# Keys
combat-key-of-shots = b, c, g
combat-key-does-shots = combat: ball, chain, grape
combat-key-of-flee = x
combat-key-does-flee = combat: flee or not
combat-key-of-spaces = 2 to 6
combat-key-does-spaces = combat: a space to fill, or not
combat-key-of-odds = f
combat-key-does-odds = combat: forecast in words

# Afterwards
combat-account = How it went
combat-account-of = { $one } against { $other }
combat-watch = Watch it again
combat-then = The forecast as it was
combat-ending = End of the combat
combat-best = Best against that: { $plan } ({ $ends }).
combat-best-own = Your plan was the best against that.
combat-luck = Combats: luck with the dice
combat-luck-more = A die counts if it is no 1 and no equal die of the other side cancels it. In brackets: how many would count on average.
combat-luck-dice = { $count } dice ({ $mean })
combat-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
