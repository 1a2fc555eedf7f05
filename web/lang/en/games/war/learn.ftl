# The five lessons: titles, tasks, and why; and the first game.

# Lessons
learn-title-trade = From Cadiz to Saint-Louis
learn-about-trade = Roll, dock, sell, and buy your second ship.
learn-title-letter = The letter of marque
learn-about-letter = Take a letter, attack a weak port, and plant your flag.
learn-title-prize = Grape and hook
learn-about-prize = Load for a boarding, read the odds, and take a ship.
learn-title-black = The black flag
learn-about-black = Become a pirate, get past a fort, and win by piracy.
learn-title-world = A world at war
learn-about-world = Closed ports, plague, a passenger, and four ways to win.

# From Cadiz to Saint-Louis
learn-goal-trade-cast = Roll for movement.
learn-why-trade-cast = You may move as many spaces as the die shows, or fewer, in all eight directions. You may also stay.
learn-goal-trade-docked = Dock in Saint-Louis.
learn-why-trade-docked = A port ends your move. At sea you would draw a card, which may help or hurt; in port you draw none.
learn-goal-trade-sold = Sell your weapons.
learn-why-trade-sold = Europe exports weapons: there a crate brings 1 gold, here it brings 2. Look for pairs of regions that buy each other’s goods.
learn-goal-trade-ship = Buy a ship.
learn-why-trade-ship = A second ship doubles your hold and your cannons, and raises sails, crew and hull by 2.

# The letter of marque
learn-goal-letter-taken = Take a letter of marque.
learn-why-letter-taken = It is free, but only in a port of your own nation, and it takes the turn. With it you can attack once without becoming a pirate.
learn-goal-letter-stormed = Attack Cadiz.
learn-why-letter-stormed = A card tells how many cannons the port has. You see your chance before you press on, and may flee after each round of fire.
learn-goal-letter-planted = Take Cadiz.
learn-why-letter-planted = All cannons fire in every round, also those that are hit in it. With none left your flag goes up: with two flags and three ships the way of War is near.

# Grape and hook
learn-goal-prize-attacked = Attack the trader.
learn-why-prize-attacked = You share a space, so you may attack. Your letter is spent for it.
learn-goal-prize-loaded = Load grape, and the boarding counter last.
learn-why-prize-loaded = Grape thins the crew that you will have to fight. But if it falls to 0 before you board, the battle is over without a prize: so not too much of it.
learn-goal-prize-captured = Capture the ship.
learn-why-prize-captured = The winner gains a ship and the crates that fit. Sinking it would have brought you nothing.

# The black flag
learn-goal-black-turned = Attack without a letter.
learn-why-black-turned = You are a pirate now: no nation, no letters, and your flags are turned over. Every further attack is free.
learn-goal-black-docked = Dock in a port that isn’t a pirate’s.
learn-why-black-docked = Its fort fires first: in half of all cases it misses and you dock. A hit costs hull and sends you back to sea. Try again.
learn-goal-black-won = Win by piracy.
learn-why-black-won = Two ships, 40 gold and three black flags. An attack declared on entering isn’t fired on first.

# A world at war
learn-goal-world-open = Dock in a port that isn’t closed to you.
learn-why-world-open = A card of war closes the ports of two nations to each other. Those of the enemy you can only attack.
learn-goal-world-passenger = Bring your passenger to the destination.
learn-why-world-passenger = He pays 5 gold on docking, besides your port action. Where the plague is, docking costs crew: the odds are shown before you sail.
learn-goal-world-won = Win in any of the four ways.
learn-why-world-won = Compare what each way still asks for. 30 gold can buy a ship, or count towards the gold that you need.

# At a question that leads to a task
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
learn-ask-port-done = End this turn first.

# When a choice led away from the task
learn-note-outlawed = You attacked without a letter. That made you a pirate, and pirates get no letters.
learn-note-spent-letter = The port has held out, and your letter is spent.
learn-note-unladen = You have no weapons left to sell there.
learn-note-ruined = Your gold and your crates don’t pay for a ship any more.
learn-note-spent = A ship costs 30 gold, more than you have. Sell crates where they aren’t made.

# What one knows at the end
learn-know-trade = Now you know how a convoy earns: it sells crates where they aren’t made, and puts the gold into ships. Points are what a convoy is worth in gold, crates, ships and flags.
learn-know-letter = Now you know how flags are won: a letter first, then a weak port, and a hull that can stand a few rounds.
learn-know-prize = Now you know how a ship is taken: grape first, boarders last, and never so much grape that nobody is left to board.
learn-know-black = Now you know what a pirate pays: forts fire at him, but no attack needs a letter any more.
learn-know-world = Now you know all four ways. Look at them every turn, at your own and at those of the others.

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
