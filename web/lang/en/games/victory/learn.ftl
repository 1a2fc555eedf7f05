# The five lessons: titles, tasks, and why; and the first game.

# Lessons
learn-title-home = Out and home
learn-about-home = Send your ship on a voyage, sail from space to space, and bring the cubes home when you like.
learn-title-port = A port of your own
learn-about-port = Improve Commerce, trade for what you lack, build a Mine, and score your first four of a kind.
learn-title-passengers = Passengers and Pieces of Eight
learn-about-passengers = Carry Passengers to the end of a long voyage, and save turns with a Church and Full Sail Ahead.
learn-title-broadside = Broadside
learn-about-broadside = Your first combat: attack the Bellatrix and sink her.
learn-title-chase = The chase
learn-about-chase = Get away from an attacker, strike back, capture the ship, and win the game with it.

# Out and home
learn-goal-home-out = Send your ship on a voyage.
learn-why-home-out = Choose a voyage from your hand. On each space you see the cubes that lie there. A voyage on which 3 cubes come soon is a good start. ★ stands for points: 4 cubes of one kind score one.
learn-goal-home-sailed = Sail on to the next space.
learn-why-home-sailed = A ship moves one space in each of your turns. Then you draw a card, may trade, and may play one card. H, S, C: free spaces of hull, sails, crew.
learn-goal-home-brought = Bring home 3 cubes from one voyage.
learn-why-home-brought = A voyage may end on any space: it brings all cubes from the start to the ship. The further spaces bring more, but each takes a turn, and on combat spaces others can attack you.
learn-goal-home-again = Send it out again.
learn-why-home-again = Voyages come early in your turn, your card comes late. So a ship that has just come home can leave again in the same turn. In port it earns nothing.

# A port of your own
learn-goal-port-commerce = Improve Commerce.
learn-why-port-commerce = It costs 2 wood, 2 bricks and any building card; take one you need less than the Mine. It scores 2 points and brings a cube of your choice whenever another player ends a voyage. You have the cubes and need not trade.
learn-goal-port-traded = Trade for a cube that you lack.
learn-why-port-traded = 2 cubes of one kind, or 3 of three different kinds, become 1 of your choice. The Mine costs 2 wood and 1 brick. Before you play a card is the time to trade.
learn-goal-port-mine = Build the Mine.
learn-why-port-mine = A building card has two halves: a building for your port and an upgrade for a ship. You use one of them. The Mine scores 1 point and gives you 1 metal at the start of each turn.
learn-goal-port-set = Own 4 cubes of one kind.
learn-why-port-set = Four of a kind score 1 point, six score 3, as long as you keep them: if you spend one, the point is gone. The Mine, Commerce and a trade bring the cubes together; you can send your ship out meanwhile.

# Passengers and Pieces of Eight
learn-goal-passengers-boarded = Send your ship to Sailcloth Bay with Passengers aboard.
learn-why-passengers-boarded = Play the voyage. Its last space holds a Piece of Eight: 1 point. Right after that you are asked for Passengers: 2 points if the voyage ends on its last space, none if it ends earlier.
learn-goal-passengers-pushed = Let your Church move your ship.
learn-why-passengers-pushed = During voyages a Church moves any ship one space, once in each of your turns. Your ship also sails by itself: two spaces in one turn.
learn-goal-passengers-hurried = Play Full Sail Ahead for your ship.
learn-why-passengers-hurried = The card moves any ship one space and doesn’t use up your play: you may play another card after it.
learn-goal-passengers-delivered = Bring the Passengers and the Piece of Eight home.
learn-why-passengers-delivered = Here the order matters: let the Church move your ship to the last space, then end the voyage in the same turn. If the ship sails there itself, the voyage can end only in your next turn.

# Broadside
learn-goal-broadside-fired = Attack the Bellatrix with Fire Cannons.
learn-why-broadside-fired = Both ships must be on combat spaces, and they are. If you sink her, you gain an Admiralty token for 2 points, and your opponent loses the ship with all it was bringing home.
learn-goal-broadside-loaded = Load ball, and let the dice fall.
learn-why-broadside-loaded = Both sides choose in secret: ball hits the hull, chain the sails, grape the crew. Each cannon is a die; your card Cannons adds 2 this broadside. Then all 1s are removed, and equal dice of the two sides remove each other in pairs.
learn-goal-broadside-hit = Place dice on her hull.
learn-why-broadside-hit = A die fills the space with its number. Two equal dice also make one that is 1 higher or lower, any three make one of your choice. The list shows all that your dice can do: fill as many spaces as you can.
learn-goal-broadside-sunk = Sink her.
learn-why-broadside-sunk = Damage stays from broadside to broadside. A ship sinks when all 5 spaces of its hull are full, so keep firing ball. Your opponent fires chain: that hurts your sails, but doesn’t sink you.

# The chase
learn-goal-chase-away = Get away from the Bellatrix.
learn-why-chase-away = If you flee, you roll half the dice. You get away if you then have more free sails than the enemy. So flee and fire chain: as long as your own sails are whole, one hit on hers is enough.
learn-goal-chase-fired = Strike back: attack her in your turn.
learn-why-chase-fired = Let your ship stay. Both ships are still on combat spaces, and her sails are still damaged. You have Fire Cannons.
learn-goal-chase-crew = Hit her crew.
learn-why-chase-crew = You capture her once her crew is full and you have more free sails: a Jolly Roger for 3 points and 1 for the ship, with your 11 just 15. If you don’t have more, fire chain first, then grape. Ball would only sink her.
learn-goal-chase-won = Capture her and win.
learn-why-chase-won = Keep firing grape until her crew is full. With 15 points you declare; the game does it for you. The round is played to its end, and you get 3 points extra.

# The first game
learn-first-1 = { $touch ->
    [1] Tap
   *[other] Click
} what you would like to take: you begin with two cubes of your choice.
learn-first-2 = In your first turn, send your ship on a voyage. In each turn you move ships, draw a card, may trade, and may play one card.
learn-first-3 = Whoever has 15 points (★) first gains 3 more; the round is played to its end, and the most points win.
