# A combat: what is chosen
combat-arm = Broadside { $round }: choose your shot in secret
combat-attacked = { $who } attacks your { $ship }
combat-attacked-by = The { $other } opens fire from { $voyage }, space { $at } of { $of }. She has { $guns ->
    [one] 1 cannon
   *[other] { $guns } cannons
}, you have { $own }.
combat-attacked-more = Both sides now choose their shot in secret.
combat-loss = If you lose her, you have { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} less, and her cargo is gone: { $cargo }.
combat-begin = To the combat
combat-relief = You have no ship left. When your next turn begins, you get a new one free.
combat-flee-more = half the dice, with any shot
combat-fire-on = Fire without extra cannons
combat-fire-on-answer = Remove no dice
combat-letter-more = stops the attack
combat-choose-shot = Choose a shot
combat-seal-stand = Seal: { $shot }, don’t flee
combat-seal-flee = Seal: { $shot }, flee
combat-places = Spaces to fill
combat-places-more = { $count } more
combat-place-not = Your dice can’t also fill the { $face }.
combat-place = Enemy { $track }: which spaces do you fill?
combat-own-full = Your hull is full. At the end of this broadside the { $ship } sinks, unless a die is removed.
combat-her-full = The enemy hull is full. At the end of this broadside the { $ship } sinks, unless a die is removed.
combat-second-six = The second 6 is a space more, by the ship’s upgrade.
combat-struck = Struck out: every 1, and equal dice of both sides.

# The forecast
combat-odds-title = How 100 combats end
combat-odds-of-100 = Of 100 combats
combat-odds-balance = { $good } good, { $bad } bad
combat-odds-if = If your opponent…
combat-odds-with = { $choice }: of 100 combats
combat-odds-then = best load
combat-if-ball = fires ball
combat-if-board = tries to capture
combat-if-flee = flees
combat-odds-busy = The numbers are getting more exact…
combat-odds-against = { $plan }, { $ends }
combat-odds-spoken = In 100 combats: { $told }.
combat-odds-columns = New: this is how 100 combats end, depending on what your opponent means to do. Select a shot to see more.
combat-odds-wait = Working it out…
combat-odds-none = No combat is at hand. Select an attack to see its forecast.
combat-odds-ask = Go on working it out
combat-odds-more = What do the numbers mean?
combat-odds-own = Your plan
combat-odds-sheet = Forecast of the combat
combat-odds-end = { $count } of 100: { $end }
combat-odds-case = { $plans }: { $ends }
combat-odds-letter = In { $count } of 100 cases a Letter of Marque stops the attack.
combat-letter-why = That is an estimate from the cards that you haven’t seen yet.
combat-odds-how = Each of your choices was fought 4,000 times against each plan of the enemy, with the ships as they are; a figure may be 3 off. Nobody adds cannons or removes dice in it, and nobody can say what your opponent will choose.
combat-against-ball = Enemy loads ball:
combat-against-board = Enemy tries to capture:
combat-against-flee = Enemy flees:
combat-enemy-ball = Enemy fires ball
combat-enemy-board = Enemy tries to capture
combat-enemy-flee = Enemy flees
combat-end-won = you win { $count }
combat-end-sank = you sink it { $count }
combat-end-took = you capture { $count }
combat-end-both = both sink { $count }
combat-end-away = undecided { $count }
combat-end-away-you = you escape { $count }
combat-end-away-enemy = it escapes { $count }
combat-end-lost = you lose { $count }
combat-end-rest = other { $count }
combat-plans = The plans
combat-plan-ball = Ball: fires ball in every broadside.
combat-plan-board = Capture: fires chain until the enemy has fewer sails left, then grape. If you choose chain or grape, the forecast goes on like this.
combat-plan-flee = Flee: fires chain and flees in every broadside.
combat-takes = Spaces still to fill on the other ship to …
combat-takes-who = Who
combat-takes-done = all full
combat-takes-sink = sink it
combat-takes-board = capture it
combat-takes-flee = get away
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
combat-key-does-flee = combat: flee or not; else sounds off or on
combat-key-of-spaces = 2 to 6
combat-key-does-spaces = combat: a space to fill, or not
combat-key-of-odds = f
combat-key-does-odds = combat: forecast in words

# Afterwards
combat-account = How it went
combat-account-of = { $one } against { $other }
combat-watch = Watch it again
combat-then = The forecast before the first broadside
combat-go-on = Continue
combat-last-volley = The last broadside
combat-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
combat-with-sunk = What the { $ship } was bringing home is lost.
combat-with-captured = The { $ship } sails on under a new flag, with her damage and passengers.
combat-ending = End of the combat
combat-best = Best against that: { $plan } ({ $ends }).
combat-best-own = Your plan was the best against that.
combat-luck = Combats: luck with the dice
combat-luck-more = A die counts if it is no 1 and no equal die of the other side cancels it.
combat-luck-dice = { $count ->
    [one] 1 die counted
   *[other] { $count } dice counted
}, { $mean } on average
combat-rounds = { $count ->
    [one] 1 broadside
   *[other] { $count } broadsides
}
