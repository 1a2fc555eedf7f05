# The five lessons: titles, tasks, and why; and the first game.

# Lessons
learn-title-wind = Before the wind
learn-about-wind = Draw a card, let the wind carry you to Tortuga, and see what the way back costs.
learn-title-ports = A round of three ports
learn-about-ports = Buy where goods are cheap, sell where they are dear, and learn why you can’t stay in one port.
learn-title-refit = The refit
learn-about-refit = What to buy in which order, so that one visit brings 5 Infamy.
learn-title-merchant = A sail astern
learn-about-merchant = Attack a Merchant, take the goods, and sell them.
learn-title-hunted = Hunted
learn-about-hunted = Bring a full hold home past two pirates. Then lose a battle on purpose, to see what it costs.

# Before the wind
learn-goal-wind-drawn = Draw a Bounty Card.
learn-why-wind-drawn = Every turn begins with one. A Relic you keep; a Fortune happens at once, such as a change of the wind.
learn-goal-wind-downwind = Sail with the wind, more than 4 squares far.
learn-why-wind-downwind = With the wind a square costs only half a space: 4 spaces carry you up to 8 squares. Across the wind each costs 1. Tortuga lies to the east.
learn-goal-wind-arrived = Sail into another port.
learn-why-wind-arrived = The turn ends where you stop. If that is a port other than your last one, you may trade and upgrade there.
learn-goal-wind-upwind = Sail at least one square against the wind.
learn-why-wind-upwind = Still in port? End your visit. Against the wind a square costs 2 spaces: 4 spaces are two squares. Often it is better to wait for another wind, or to go across.

# A round of three ports
learn-goal-ports-bought = Sail to a port and fill your hold.
learn-why-ports-bought = A port sells three goods and buys the other three. First look which port nearby pays well for what you buy.
learn-goal-ports-renewed = End your visit.
learn-why-ports-renewed = Since you traded, the port gets a new card. Prices you have used are gone; the other ports keep theirs.
learn-goal-ports-sold = Sell your goods in another port.
learn-why-ports-sold = You can’t trade in the port you visited last. So pick the next one by two things: what it pays for your cargo, and what it sells for the one after.
learn-goal-ports-three = Visit three different ports in all.
learn-why-ports-three = Leave no port with an empty hold if you can help it: each leg should earn something.
learn-goal-ports-rich = Have 40 silver.
learn-why-ports-rich = Silver is only the means: you win by the upgrades it buys. Faster Sails and a bigger Hold make each round pay more.

# The refit
learn-goal-refit-arrived = Sail into a port that buys your cargo.
learn-why-refit-arrived = You have drawn a Shipwright’s Debt: the first upgrade of your next visit costs half. It lapses with that visit, so choose the port well.
learn-goal-refit-sold_out = Sell all your cargo.
learn-why-refit-sold_out = In one visit you may sell, buy and upgrade in any order. Sell first: then you see what you can afford.
learn-goal-refit-last_step = Take a track to its last step.
learn-why-refit-last_step = The last step costs 20 silver and brings 3 Infamy. Half of 20 saves most: so use the Debt here, and before anything else.
learn-goal-refit-refitted = Gain 5 Infamy in this visit.
learn-why-refit-refitted = Every other upgrade brings 1. The first step of a track is the cheapest: 5 silver, then 8, 12 and 16.

# A sail astern
learn-goal-merchant-attacked = Sail onto a Merchant.
learn-why-merchant-attacked = You see your chance before you sail: with Cannons 5 it is 71%. Leave room in your hold, else you win for nothing. You can still take the move back.
learn-goal-merchant-won = Roll the dice and win.
learn-why-merchant-won = Your die and your Cannons against two dice. If you lose, only your turn is over: try again with this Merchant or another.
learn-goal-merchant-took = Take the goods.
learn-why-merchant-took = The colour die names the good. You get as many cards as your total was higher, as far as they fit into your hold.
learn-goal-merchant-booty = Sell what you took.
learn-why-merchant-booty = It cost you nothing, but it is worth something only where a port buys it. Look which port pays best.

# Hunted
learn-goal-hunted-home = Sell at least six cards in a port.
learn-why-hunted-home = At sea anybody who reaches you may attack, and takes as many goods as the battle is won by. In a port nobody can. Don’t end a turn within reach of stronger ships.
learn-goal-hunted-fought = Attack one of the two pirates.
learn-why-hunted-fought = Compare Cannons first. Five more than yours can’t be beaten; here you are to see what a defeat is like. Sell or spend what you don’t want to lose.
learn-goal-hunted-sent = Lose the battle.
learn-why-hunted-sent = The winner plunders, even if he was attacked. Then the colour die names the port that the loser is sent to. If you happened to win, attack the other.
learn-goal-hunted-back = Visit another port.
learn-why-hunted-back = The port you were sent to is your last port now: it neither trades nor upgrades for you. Sail to the next one and you are in business again.

# The first game
learn-first-1 = { $touch ->
    [1] Tap
   *[other] Click
} the captain you want to play: you keep the power for the whole game.
learn-first-2 = Well done. Spend your silver on goods or upgrades. Then, each turn: draw a card, sail, trade.
learn-first-3 = The first with 20 Infamy (★) wins.
