# The five lessons: titles, tasks, and why; and the first game.

# Lessons
learn-title-trade = From Cadiz to Saint-Louis
learn-about-trade = You lead a convoy of merchant ships. Roll, dock, sell, and buy your second ship.
learn-title-letter = The letter of marque
learn-about-letter = Attack for your nation: take a letter of marque, attack a weak port, and plant your flag.
learn-title-prize = Grape and hook
learn-about-prize = A battle at sea: load your cannons, read the odds, and take a ship.
learn-title-black = The black flag
learn-about-black = Become a pirate, get past a fort, and win by piracy.
learn-title-world = A world at war
learn-about-world = Closed ports, plague, a passenger, and four ways to win.

# From Cadiz to Saint-Louis
learn-goal-trade-cast = Roll for movement.
learn-why-trade-cast = In each turn you roll, move up to that many spaces in all eight directions, and do one thing in port. You may also stay. When everybody has had a turn, a round is over.
learn-goal-trade-docked = Dock in Saint-Louis.
learn-why-trade-docked = Entering a port counts as one space and ends your move. At sea you would draw a card, which may help or hurt; in port you draw none.
learn-goal-trade-sold = Sell your weapons.
learn-why-trade-sold = Where a good is exported, a crate costs and brings 1 gold; elsewhere 2. Europe exports weapons, so yours bring 2 here. Look for regions that buy each other’s goods.
learn-goal-trade-ship = Buy a ship.
learn-why-trade-ship = Each ship has room for 6 crates and 2 cannons, and raises your three values by 2: sails to move, crew to fight aboard, hull to stay afloat.

# The letter of marque
learn-goal-letter-taken = Take a letter of marque.
learn-why-letter-taken = A letter of marque is your nation’s leave to attack once without becoming a pirate. It is free, but only in a port of your own nation, and it takes the turn.
learn-goal-letter-stormed = Attack a port: Cadiz is near.
learn-why-letter-stormed = A card tells how many cannons the port has. Both sides fire in rounds: your hits silence cannons, theirs cost you hull. You may flee after each round.
learn-goal-letter-planted = Take the port.
learn-why-letter-planted = With no cannons left the port flies your flag. Flags count towards ways to win: War asks for 3 ships, 40 gold and 2 flags of your nation.

# Grape and hook
learn-goal-prize-attacked = Attack the trader.
learn-why-prize-attacked = Where you end your move at sea, you may attack one convoy in your space. Your letter of marque is spent for it.
learn-goal-prize-loaded = Load grape, and the boarding counter last.
learn-why-prize-loaded = Ball hits the hull, grape the crew, chain the sails. The boarding counter fires last: then the crews fight for a ship. With no enemy crew left before that there is no prize: so not too much grape.
learn-goal-prize-captured = Capture the ship.
learn-why-prize-captured = Shots fall in the order in which you loaded. The winner aboard gains a ship and the crates that fit. Sinking it would bring you nothing.

# The black flag
learn-goal-black-turned = Attack a port without a letter.
learn-why-black-turned = That makes you a pirate: you lose your nation, get no more letters, and your flags turn black. But no further attack needs a letter.
learn-goal-black-docked = Dock in a port that isn’t a pirate’s.
learn-why-black-docked = Forts fire at pirates who dock: in half of all cases they miss, and you dock. A hit costs hull and sends you back to sea. Then try again.
learn-goal-black-won = Win by piracy.
learn-why-black-won = Piracy asks for 2 ships, 40 gold and 3 pirate flags. Sell your crates, then take one more port. If you attack on entering, its fort doesn’t fire first.

# A world at war
learn-goal-world-open = Dock in a port that isn’t closed to you.
learn-why-world-open = This card of war is in force for everybody: ports of England and France are closed to each other’s ships. You sail for England, so you can only attack French ports.
learn-goal-world-passenger = Bring your passenger to the destination.
learn-why-world-passenger = He pays 5 gold when you dock there, besides what you do in that port. Where the plague is, docking costs crew: the odds are shown before you sail.
learn-goal-world-won = Win in any of the four ways.
learn-why-world-won = Trade, Piracy, War and All ask for ships, gold and flags. Press your name to see what each still needs: Trade needs 4 ships and 60 gold.

# At a question that leads to a task
learn-do-trade-docked-port-done = This isn’t Saint-Louis: undo, or end the turn.
learn-do-trade-sold-port-sell = Sell all your weapons: a ship costs 30 gold.
learn-do-trade-ship-port-done = End this turn first: a ship is bought in a turn of its own.
learn-do-trade-ship-cast-stay = Stay in port: now you can buy the ship.
learn-tell-trade-ship-port-done = A turn in port is for one thing, and this one was for trade.
learn-do-letter-taken-cast-stay = Stay: a letter is taken in port.
learn-do-letter-taken-sail-stay = Stay: a letter is taken in port.
learn-do-letter-taken-cast-cast = Roll, and sail back to Lisbon.
learn-do-letter-taken-sail-go = Sail back to Lisbon: a letter is taken in a port of your own nation.
learn-do-letter-taken-port-done = End this turn: there is no letter to be had now.
learn-do-letter-stormed-cast-cast = Roll for movement, then attack Cadiz.
learn-do-letter-planted-cast-stay = Stay in port: you need another letter.
learn-do-letter-planted-cast-cast = Roll for movement.
learn-do-letter-planted-sail-go = Sail back to Lisbon for another letter.
learn-do-letter-planted-port-letter = Take another letter of marque.
learn-do-letter-stormed-sail-storm = Attack Cadiz.
learn-do-letter-planted-press-press = Fire another round.
learn-do-prize-captured-load-ready = All cannons are loaded: fire.
learn-do-black-turned-cast-cast = Roll for movement, then attack a port.
learn-do-black-turned-sail-storm = Attack a port, without a letter.
learn-do-black-docked-cast-cast = Roll for movement, then dock in a port.
learn-do-black-won-port-sell = Sell your crates.
learn-do-black-won-cast-cast = Roll for movement, then attack a port.
learn-do-black-won-sail-go = No port to attack is in reach: sail towards one.
learn-do-black-won-sail-storm = Attack a port: its flag is your third.
learn-do-world-open-cast-cast = Roll for movement, then dock in a port.
learn-do-world-passenger-cast-cast = Roll, and bring your passenger to Amsterdam.
learn-do-world-won-port-sell = Sell your crates.
learn-ask-port-done = End this turn first.

# When a choice led away from the task
learn-note-outlawed = You attacked without a letter. That made you a pirate, and pirates get no letters.
learn-note-spent-letter = The port has held out, and your letter is spent.
learn-note-unladen = You have no weapons left to sell there.
learn-note-ruined = Your gold and your crates don’t pay for a ship any more.
learn-note-spent = A ship costs 30 gold, more than you have. Sell crates where they aren’t made.

# What one knows at the end
learn-know-trade = Now you know how a convoy earns: it sells crates where they aren’t made, and puts the gold into ships. Points are what a convoy is worth in gold, crates, ships and flags.
learn-know-letter = Now you know how flags are won: a letter of marque first, then a weak port, and a hull that can stand a few rounds.
learn-know-prize = Now you know how a ship is taken: grape first, boarders last, and never so much grape that nobody is left to board.
learn-know-black = Now you know what a pirate pays: forts fire at him, but no attack needs a letter any more.
learn-know-world = Now you know all four ways to win. Look at them every turn, at your own and at those of the others.

# The first game
learn-first-flag = Four ways lead to a win; the usual one is trade: four ships and 60 gold. First, give a nation a port.
learn-first-begin = Start where you can sell and buy. Four ways lead to a win, most often trade: four ships and 60 gold.
learn-first-lade = These crates are free. Goods that aren’t made here bring 2 gold each, right away.
learn-first-cast = Roll and sail, or stay in port and act there. Four ways lead to a win, most often trade: four ships and 60 gold.
learn-first-1 = { $touch ->
    [1] Tap
   *[other] Click
} a port to place the flag there. Then choose where to start, and four crates.
learn-first-2 = Well done. Each turn: roll, sail, and in port do one thing. Sell where your crates aren’t exported.
learn-first-3 = Four ships and 60 gold win by trade. Keep an eye on what the others are short of.
