# The five lessons: titles, tasks, and why.

# Voyages
learn-title-ashore = Ashore
learn-about-ashore = Walk into Portsmouth, recruit your first officer, and learn what action points and money buy.
learn-title-crew = The crew
learn-about-crew = Berths, landsmen and crafts, and how to let the Mutiny hit somebody else.
learn-title-town = The town
learn-about-town = Towns on the way: which to visit, in what order, and what it costs to meet another captain.
learn-title-privileges = Privileges
learn-about-privileges = What Midshipmen can do once, and how one privilege leads to the next.
learn-title-ending = The end of a turn
learn-about-ending = Filling the gaps, the swap, the last round, and the score.

# Ashore
learn-goal-ashore-entered = Enter Portsmouth at its edge.
learn-why-ashore-entered = Your pawn begins ashore. The first step, for 1 action point, goes to any of the 16 outer cells: so begin near the officers you want.
learn-goal-ashore-walked = Walk to a neighbouring card.
learn-why-ashore-walked = A step costs 1 action point and goes up, down, left or right. You must stand on an officer to recruit him.
learn-goal-ashore-recruited = Recruit any officer.
learn-why-ashore-recruited = His price in action points is on his card. The landsman under him comes along for free: two men for one price.
learn-goal-ashore-bought = Buy an action point.
learn-why-ashore-bought = £1 buys one, at any time in your turn. But each £1 left at the end is 1 point, so buy only what brings more.
learn-goal-ashore-raised = Raise £1.
learn-why-ashore-raised = 2 AP earn £1. Poor pay, but unused AP are lost.
learn-goal-ashore-ended = End your turn.
learn-why-ashore-ended = The cell you emptied is filled from the pile. The first cards are all towns: you will meet them soon.

# The crew
learn-goal-crew-landsman = Recruit an officer with a landsman.
learn-why-crew-landsman = Berths: 3 Lieutenants, 6 Midshipmen, 8 Petty Officers. Landsmen always find room, but score nothing until they are trained.
learn-goal-crew-trained = Train your landsmen.
learn-why-crew-trained = 2 AP turn all of them into seamen, 1 point each. Wait until there are several, but not too long: a Mutiny takes the untrained.
learn-goal-crew-trades = Fill three different craft berths.
learn-why-crew-trades = The eight squares of your ship are the eight crafts. A Petty Officer fills one, and so does a trained seaman of that craft. Each further craft is worth more than the last.
learn-goal-crew-mutiny = Set off a Mutiny that spares you.
learn-why-crew-mutiny = It hits whoever has the most landsmen, even you. Train first; then let it hit the other captain. A Mutiny appears in Portsmouth once it has been drawn.

# The town
learn-goal-town-gained = Step on a town that pays you.
learn-why-town-gained = A town works when you step on it. Patron gives £1; Aristocrats give £1 for each Midshipman who has kept his privilege.
learn-goal-town-shortcut = Step on Shortcut.
learn-why-town-shortcut = This step costs nothing. Where towns lie side by side it is worth a detour.
learn-goal-town-two_towns = Visit two towns in one turn.
learn-why-town-two_towns = Each town works once a turn, and it does not end your walk. Before you set out, count a route that passes several.
learn-goal-town-grog = Step on Grog.
learn-why-town-grog = It costs 1 action point more than any other step. Usually you walk around it. Try it once to see.
learn-goal-town-toll = Recruit beside another captain’s pawn.
learn-why-town-toll = You owe £1 to the owner of each other pawn on the card. Without the pound you cannot recruit, so keep one by.

# Privileges
learn-goal-privileges-midshipman = Recruit a Midshipman.
learn-why-privileges-midshipman = He brings £1 and one privilege. You are asked at once: use it now, or keep his 2 points and decline.
learn-goal-privileges-privilege = Use a privilege.
learn-why-privileges-privilege = It needs no action points. The Midshipman is marked: he keeps his berth but scores nothing any more.
learn-goal-privileges-traded = Exchange an officer by Trade.
learn-why-privileges-traded = Give one of yours for one of equal rank in Portsmouth. A Midshipman who comes to you this way may act at once.
learn-goal-privileges-chain = Let one privilege lead to another.
learn-why-privileges-chain = Give a Midshipman by Trade, take another, use his privilege: a chain in one action. Decline it and the chain ends.
learn-goal-privileges-called = Use a Midshipman’s privilege at the Privilege town.
learn-why-privileges-called = The town lets you use the privilege of any unmarked Midshipman aboard, even one that you declined before.

# The end of a turn
learn-goal-ending-recruited = Recruit where you stand, and stay there.
learn-why-ending-recruited = When your turn ends each empty cell is filled, one card after the other. It matters that your pawn stands on the gap.
learn-goal-ending-swapped = End your turn and make the swap.
learn-why-ending-swapped = An officer may not go under your own pawn. He takes the place of a town, and the town slides under you. Choose one that serves you next turn.
learn-goal-ending-unseen = In the last round, recruit again.
learn-why-ending-unseen = Now a gap is filled at once, face down. Nobody can recruit that card until you have ended your turn.
learn-goal-ending-finished = End the game and read the score.
learn-why-ending-finished = Your cards turn up, and as you are the last captain the game is over. Every line of the score names what brought it.

# What wins games
learn-title-winning = What wins games
learn-about-winning = Three ways to many points, each in one turn of a real game: Navigators, Marines, the eight crafts.
learn-goal-winning-navigator = Recruit one more Navigator.
learn-why-winning-navigator = Each Navigator adds 2 points for every Lieutenant aboard, himself included. Three Navigators make 18 of that, on top of their own 12.
learn-goal-winning-marines = Get the strongest Marines.
learn-why-winning-marines = Only the order counts: the strongest Marines score 15 points, even if a single man makes the difference.
learn-goal-winning-further = Fill one more craft berth.
learn-why-winning-further = Each further craft is worth more than the last: all eight make 28 points. Look which of your squares are still empty.

# The first game
learn-first-1 = { $touch ->
    [1] Tap
   *[other] Click
} an officer: you see his price and points. The big button recruits him.
learn-first-2 = Well done. Spend your action points, then end your turn.
learn-first-3 = Eight rounds; the most points win.
