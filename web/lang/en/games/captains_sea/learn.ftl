# The five lessons: titles, tasks, and why; and the first game.

# Lessons
learn-title-helm = Wind and helm
learn-about-helm = Sail without firing: Advance, change heading, Wear, and come nearer to the enemy.
learn-title-guns = Run out the guns
learn-about-guns = Man a broadside, fire it at close range, and load again.
learn-title-minds = Two minds
learn-about-minds = Plan ahead of an enemy who can’t see your plan, and rake her stern.
learn-title-hands = All hands
learn-about-hands = Your ship burns and has few men left. Save her.
learn-title-boarders = Boarders
learn-about-boarders = Grapple a weaker ship and take her.

# Wind and helm
learn-goal-helm-selected = Choose your first manoeuvre: Advance.
learn-why-helm-selected = Advance takes your ship one square ahead. It costs movement points (MP): you pay 1 in each impulse that the row above the map marks as yours. When all are paid, she sails.
learn-goal-helm-reaching = Advance, then change heading to a broad reach.
learn-why-helm-reaching = Your ship is running: the wind comes from dead astern. After an Advance from there she may change heading by one point for free. On a broad reach, with the wind from the quarter, she is fastest.
learn-goal-helm-wore = Advance once more, then wear.
learn-why-helm-wore = To wear is to change heading on the spot, with the stern through the wind. You can’t wear right after another change of heading, so advance first.
learn-goal-helm-near = Advance until the enemy is 20 MP away.
learn-why-helm-near = The plate between the ships says how far apart they are. Speed is relative: your position to the wind against hers, plus a die for the hull. She is beating, the slowest there is, so you gain on her.

# Run out the guns
learn-goal-guns-manned = Man all guns on the side toward the enemy, then confirm.
learn-why-guns-manned = A section fires with as many boxes as have crew. One point of crew mans one box. Men without a task wait for melee.
learn-goal-guns-fired = Choose Advance, then fire low.
learn-why-guns-fired = The Advance can’t be finished this turn, so it asks for a Strain: take 1. In each impulse both may fire at once. At 3 MP and less your carronades count double. Low fire goes for the hull, high fire for the rigging.
learn-goal-guns-loading = Load double shot in one section.
learn-why-guns-loading = Double and chain shot hit more easily than round shot, +1 on each die, but take 2 impulses more to load: here 8, not 6. Double shot may damage one of your own gun boxes: a die of 1 or 2. Chain shot, fired high, tears the rigging and spares the hull.
learn-goal-guns-loaded = Sail on until the double shot is loaded.
learn-why-guns-loaded = Hold your fire meanwhile: through your own smoke she parries with more dice, till it drifts away with the wind. The mark in the row of impulses shows when. The section needs men in that impulse, else you have to start anew.

# Two minds
learn-goal-minds-armed = Man your guns, confirm, then choose Advance.
learn-why-minds-armed = Both captains choose in secret. The enemy sails on ahead; you lie beside her wake and head across it. An Advance takes you right behind her stern.
learn-goal-minds-moved = Hold your fire until you have moved.
learn-why-minds-moved = Fired now, it would only be a broadside. When the manoeuvre is paid for, you can fire it into her stern.
learn-goal-minds-raked = Fire into her stern.
learn-why-minds-raked = You lie right astern of her, at right angles: that is a rake. Low fire brings 5.0 hits here on average. Of those in the hull a stern rake makes half as many again, 3.9 boxes, and both her aft sections suffer.

# All hands
learn-goal-hands-mending = Send men to repair rigging and hull, then confirm.
learn-why-hands-mending = At the end of the turn each man there is a die: 5 or more repairs a box. A repaired box takes a hit’s points from the enemy. Repair the rigging first: without it you can’t get away.
learn-goal-hands-repaired = Hold your fire, and repair a box.
learn-why-hands-repaired = The dice for repairs are rolled at the end of the turn, so play on till then. You have 5 men and need all of them for the ship, none for the guns: hold fire when you are asked.
learn-goal-hands-doused = Get the fire out.
learn-why-hands-doused = That goes by itself at the end of each turn: one die, plus the quality of the crew. 5 or more puts it out, 2 or less burns a box of rigging.
learn-goal-hands-held = Hold out for three turns.
learn-why-hands-held = When three turns are over, a mast must stand. A ship that loses all her rigging, crew or nerve has to roll each turn, or strike. Keep repairing.

# Boarders
learn-goal-boarders-grappled = Give nobody a task, confirm, and grapple the Curlew.
learn-why-boarders-grappled = Both ships lie in one square. After each impulse you may grapple: the more of your men are free for melee compared with hers, the surer it is. The Curlew has a bonus in points (★), but if you take her, you win whatever the points.
learn-goal-boarders-boarded = Board her.
learn-why-boarders-boarded = Ships that are fast to each other sail no more in this turn: melee comes at once. You attack.
learn-goal-boarders-split = Split your men: some fight, some support.
learn-why-boarders-split = Each man who fights is a die that hits with 5 or more. Each in support adds 1 to a die after the roll. One in support is a good reserve.
learn-goal-boarders-taken = Fight on until she is yours.
learn-why-boarders-taken = Hits cancel each other; what is left costs crew. A defender with nobody left is captured, and you win the duel. You may stop after each round, but while you are the stronger, fight on.

# What the last choice has done
learn-note-unmanned = You confirmed a crew that leaves some of these guns without men, so they can’t fire.
learn-note-unmended = You confirmed a crew without men for both rigging and hull. Next turn, send men to each.
learn-note-undoubled = You loaded other shot everywhere. That is allowed, but double shot is what you are to try here.
learn-note-wasted = You fired before her stern lay at right angles ahead of your guns, and now they are empty.
learn-note-backed = Back Sail moves your ship astern. Next time you are asked, choose another manoeuvre.
learn-note-other = With this manoeuvre your guns may no longer point at her. Choose Advance when you are asked again.
learn-note-running = She kept her heading and still runs before the wind. Advance again, then change heading.
learn-note-straight = She has sailed far enough ahead to wear. Now choose one of the two Wears.
learn-note-away = Your bow points away from the enemy. Wear until it points at her, then advance.
learn-note-held-fire = You held your fire: nothing was hit, and your guns stay loaded. Fire when you are asked again.
learn-note-other-load = You loaded other shot in this section. Choose double shot for the next one.
learn-note-gunless = No men were at the section when it came up, so its loading starts anew. Keep men there.
learn-note-unlucky = No die showed 5 or more, so nothing was repaired. Send the men again: next turn brings new dice.
learn-note-burning = The die was too low, and the ship still burns. It is rolled again at the end of each turn.
learn-note-busy = Men with a task don’t fight, so grappling is less sure. You may still try it.
learn-note-slipped = The grapples didn’t hold. Try again after the next impulse.
learn-note-stopped = You broke off the melee. Board her again when you are asked.

# What is to be seen in a fire
learn-look-guns = Dark dice in the first row hit. The row below are her defense dice: each 5 or 6 parries a hit. She has 1 for every 2 MP of distance, rounded up. Smoke, the cloud on the map, gives her more; it drifts with the wind.
learn-look-minds = This is a stern rake: half as many hull boxes again are lost, in both her aft sections. At this distance she had only 2 dice to parry.

# What one knows at the end
learn-know-helm = Now you know how a ship sails: a manoeuvre is paid for impulse by impulse, and the wind sets its price. She changes heading after an Advance, or by a Wear.
learn-know-guns = Now you know how a broadside works: men at the guns are its dice, it empties the guns, and loading takes impulses. So fire it near and well manned.
learn-know-minds = Now you know why manoeuvres are sealed: whoever crosses the other’s stern with loaded guns rakes her. Save your fire for that.
learn-know-hands = Now you know how to save a ship: men at repairs are dice at the end of the turn, and a box that is mended is a point that the enemy loses. A ship fights on while she keeps a mast, men and their nerve.
learn-know-boarders = Now you know how a ship is taken: keep men free of tasks, grapple, and fight on while you are the stronger.

# The first game
learn-first-1 = { $touch ->
    [1] Tap a choice to look at it, tap it again to take it.
   *[other] Click a choice to look at it, click it again to take it.
}
learn-first-2 = Well done. If the large button already names an answer, that is a good one to begin with.
learn-first-charge = Round shot everywhere is proposed, and a good start. Nobody sees what you load.
learn-first-muster = A crew for the side that will face the enemy is proposed. Confirm it, or move men first.
learn-first-select = Choose how she sails. The map shows where she will be, and in which impulse.
learn-first-fire = The figure is the damage to expect. After firing, this side must reload.
learn-first-window = A card can be played now. Going on costs nothing, and keeps your cards.
learn-first-3 = Hits that still stand are points, multiplied as the duel says. After the last turn the higher total wins.
