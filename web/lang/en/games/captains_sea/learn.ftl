# The five lessons: titles, tasks, and why; and the first game.

# Lessons
learn-title-helm = Wind and helm
learn-about-helm = Sail without firing: Advance, change heading, Wear, and come nearer to the enemy.
learn-title-guns = Run out the guns
learn-about-guns = Man a broadside, fire it at close range, load double shot, and fire that.
learn-title-minds = Two minds
learn-about-minds = Plan ahead of an enemy who can’t see your plan, and rake her stern.
learn-title-hands = All hands
learn-about-hands = Your ship burns and has few men left. Save her.
learn-title-boarders = Boarders
learn-about-boarders = Grapple a weaker ship, play a card, and take her.

# Wind and helm
learn-goal-helm-selected = Choose your first manoeuvre: Advance.
learn-why-helm-selected = Advance takes your ship one square ahead. You pay for it with movement points (MP), 1 in each impulse that the row above the map marks as yours; when all are paid, she sails.
learn-goal-helm-reaching = Advance, then change heading to a broad reach.
learn-why-helm-reaching = On a broad reach, with the wind from the quarter, she is fastest. Now she is running: the wind comes from dead astern. After an Advance from there she may change heading by one point for free.
learn-do-helm-reaching-turn = Turn to her fastest course: “{ $what }”.
learn-tell-helm-reaching-turn = The Advance went over a corner of her square, which is farther than over a side, and so cost 3 movement points (MP), not 2. On a broad reach, with the wind from the quarter, she is fastest. She was running, with the wind from dead astern: from there she may turn by one point after an Advance, for free.
learn-goal-helm-wore = Advance once more, then wear.
learn-why-helm-wore = To wear is to change heading on the spot, with the stern through the wind.
learn-do-helm-wore-select-advance = Advance once more. From there you can wear, that is, turn on the spot.
learn-tell-helm-wore-select-advance = The dashed outlines beside the ships are arcs of fire: carronades reach to the outer edge, and within the inner one they count double. Long guns reach farther. Where guns are loaded and manned the arc is filled.
learn-do-helm-wore-select-wear = Turn toward the enemy: “{ $what }”.
learn-goal-helm-near = Advance until the enemy is at range 20.
learn-why-helm-near = Your speed is a base, by how both ships lie to the wind, plus the hull bonus: a die for each ship in each turn, which adds 0 to 3. She is beating, the slowest there is, so you gain on her. The plate between the ships tells the range: 2 for each square on the straight way to her, 3 for a diagonal one.
learn-do-helm-near-select-advance = Advance until the enemy is at range 20; now it is { $range }.
learn-do-helm-near-select-wear = Turn your bow toward the enemy: “{ $what }”.

# Run out the guns
learn-goal-guns-manned = Man all guns on the side toward the enemy, then confirm.
learn-why-guns-manned = A section fires with as many boxes as have crew: one man for each box. Who has no task waits for melee. The chasers, small guns at bow and stern, need nobody.
learn-do-guns-manned-muster-man = Man all guns on the side toward the enemy, then confirm.
learn-do-guns-manned-muster-seal = All guns toward the enemy are manned: confirm the crew.
learn-goal-guns-fired = Choose Advance, then fire low.
learn-why-guns-fired = In each impulse both may fire, at the same time. At range 3 and less your carronades count double.
learn-do-guns-fired-select = Choose Advance: your guns keep pointing at her.
learn-tell-guns-fired-select = The impulses left in this turn can’t pay for this Advance, so the rest carries over to the next. A question about that follows.
learn-do-guns-fired-fire = Fire your broadside.
learn-do-guns-fired-aim = Aim low, with both sections: “{ $what }”.
learn-tell-guns-fired-aim = Low fire goes for the hull, high fire for the rigging. Some of the other is always hit, too.
learn-goal-guns-loading = Load double shot in one section.
learn-why-guns-loading = Double shot hits more easily than round shot, +1 on each die, but takes 2 impulses more to load: here 8, not 6. It may damage one of your own gun boxes: a die of 1 or 2. Chain shot has the same +1 and the same 2 impulses; fired high, it tears the rigging and spares the hull.
learn-do-guns-loading-reload = Load double shot here.
learn-goal-guns-loaded = Sail on until the double shot is loaded.
learn-why-guns-loaded = The mark in the row of impulses shows when it is loaded. The section needs men in that impulse, else you have to start anew.
learn-do-guns-loaded-reload = Load round shot here: it is ready sooner.
learn-do-guns-loaded-reload-load-double = Load double shot here again.
learn-tell-guns-loaded-reload = A mark in the row of impulses shows when each section is loaded.
learn-do-guns-loaded-fire-hold = Hold your fire: the double shot isn’t loaded yet.
learn-tell-guns-loaded-fire = Through your own smoke she parries with more dice, till it drifts away with the wind.
learn-do-guns-loaded-muster-man = Man the same guns again, then confirm.
learn-do-guns-loaded-muster-seal = All guns toward the enemy are manned again: confirm the crew.
learn-tell-guns-loaded-muster = Each turn begins with all men free, and a section without men starts its loading anew.
learn-goal-guns-shot = Fire the double shot.
learn-why-guns-shot = Each die of the section with double shot counts 1 more. Afterwards a die says whether it damages one of your own gun boxes.
learn-do-guns-shot-fire-fire = The double shot is loaded: fire.
learn-do-guns-shot-aim = Aim low, with both sections: “{ $what }”.
learn-tell-guns-shot-aim = Sections with different shot make two attacks, each with dice of its own.

# Two minds
learn-goal-minds-armed = Man your guns, confirm, then choose Advance.
learn-why-minds-armed = Both captains choose in secret. The enemy sails on ahead; you lie beside her wake and head across it. An Advance takes you right behind her stern.
learn-do-minds-armed-muster-man = Man all guns on the side toward the enemy, then confirm.
learn-do-minds-armed-muster-seal = All guns toward the enemy are manned: confirm the crew.
learn-tell-minds-armed-muster = The crew keeps its tasks for the whole turn, and after one Advance these guns will look at her stern.
learn-do-minds-armed-select = Choose Advance: it takes you right behind her stern.
learn-tell-minds-armed-select = Both captains choose in secret, and she will sail on ahead. A manoeuvre is sealed until it is paid for, so neither can answer the other’s.
learn-goal-minds-moved = Hold your fire until you have moved.
learn-why-minds-moved = Fired now, it would be a broadside like any other. When the manoeuvre is paid for, you can fire it into her stern.
learn-do-minds-moved-fire-hold = Hold your fire until you have moved.
learn-goal-minds-raked = Fire into her stern.
learn-why-minds-raked = You lie right astern of her, at right angles: that is a rake. Low fire brings 5.0 hits here on average. A stern rake adds half to those in the hull: 3.9 hull boxes, and both her aft sections suffer.
learn-do-minds-raked-select = Choose Advance again; then you fire.
learn-tell-minds-raked-select = You have moved, and the next manoeuvre is chosen before the guns fire.
learn-do-minds-raked-fire = Fire into her stern.
learn-do-minds-raked-aim = Aim low, with both sections: “{ $what }”.
learn-tell-minds-raked-aim = A rake from astern adds half to the hull boxes that low fire damages; high fire gains nothing.

# All hands
learn-goal-hands-mending = Send men to repair rigging and hull, then confirm.
learn-why-hands-mending = At the end of the turn each man there is a die: 5 or more repairs a box. A repaired box takes a hit’s points from the enemy. Repair the rigging first: without it you can’t get away.
learn-do-hands-mending-muster-seal = Men are at rigging and hull: confirm the crew.
learn-do-hands-mending-muster = Send men to repair rigging and hull, then confirm.
learn-goal-hands-repaired = Play on, and repair a box.
learn-why-hands-repaired = The dice for repairs are rolled at the end of the turn, so play on till then.
learn-do-hands-repaired-muster = Send men to rigging and hull again, then confirm.
learn-goal-hands-doused = Get the fire out.
learn-why-hands-doused = The fire goes out by itself: at the end of each turn a die is rolled, plus the quality of the crew. 5 or more puts it out, 2 or less burns a box of rigging.
learn-do-hands-doused-muster-seal = Men are at rigging and hull: confirm the crew.
learn-do-hands-doused-muster = Send men to rigging and hull again, then confirm.
learn-goal-hands-held = Hold out for three turns.
learn-why-hands-held = When three turns are over, a mast must stand. A ship that loses all her rigging, crew or nerve has to roll each turn whether she strikes; that ends the game and brings the enemy 5 points. Keep repairing.
learn-do-hands-held-muster-seal = Men are at rigging and hull: confirm the crew.
learn-do-hands-held-muster = Send men to rigging and hull again, then confirm.

# Boarders
learn-goal-boarders-grappled = Give nobody a task, confirm, and grapple the Curlew.
learn-why-boarders-grappled = Both ships lie in one square: after each impulse you may grapple. The more of your men are free for melee compared with hers, the surer it is. The Curlew has a bonus in points (★), but if you take her, you win whatever the points.
learn-do-boarders-grappled-muster = Give nobody a task: confirm the crew as it is.
learn-tell-boarders-grappled-muster = Men without a task fight in melee: the more there are, the surer you grapple and board.
learn-do-boarders-grappled-grapple = Grapple the Curlew.
learn-goal-boarders-boarded = Board her.
learn-why-boarders-boarded = Ships that are fast to each other sail no more in this turn: melee comes at once. You attack.
learn-do-boarders-boarded-board = Board her.
learn-goal-boarders-split = Split your men: some fight, some support.
learn-why-boarders-split = Each man who fights is a die that hits with 5 or more. Each in support adds 1 to a die after the roll. One in support is a good reserve.
learn-do-boarders-split-split = Split your men: “{ $what }”.
learn-goal-boarders-carded = Play a card.
learn-why-boarders-carded = Each card has its moment, at which you are asked: this one adds 1 to each of your dice now. Any card can instead be discarded for +1 on a die of your own. Each captain holds up to 6, and whoever has the initiative draws one at the end of the turn.
learn-do-boarders-carded-window-play = Play the card “{ $what }”.
learn-goal-boarders-taken = Fight on until she is yours.
learn-why-boarders-taken = Hits cancel each other; what is left costs crew. A defender with nobody left is captured, and you win the duel. You may stop after each round, but while you are the stronger, fight on.
learn-do-boarders-taken-support = Give your support: “{ $what }”.
learn-tell-boarders-taken-support = 5 or more hits, so 1 more on a die of 4 makes a hit.

# At any question of a lesson
learn-ask = Choose “{ $what }”.
learn-ask-muster = Assign your crew for this turn, then confirm.
learn-ask-fire = Do you fire? Choose “{ $what }”.
learn-ask-chasers = Your chasers bear: choose “{ $what }”.
learn-tell-chasers = Chasers, the small guns at bow and stern, need no crew: they hit the rigging with a 6, and load again by themselves.
learn-tell-strain = A Strain makes her sail one square more at the end of the turn, a Bonus Move: if its die fails, the rigging takes 1 hit. Strain 2 fails less often, but then costs 2.
learn-tell-bonus = A Bonus Move is one square more at the end of the turn, at the risk of your rigging.
learn-ask-turn-none = Keep her heading: “{ $what }”.
learn-tell-turn = After an Advance she may change heading by one point to a better wind, for free.
learn-tell-order = Both ships move in this impulse, and you have the initiative: whoever moves second sees where the other lies.

# What the last choice has done
learn-note-unmanned = You confirmed a crew that leaves some of these guns without men, so they can’t fire.
learn-note-unmended = You confirmed a crew without men for both rigging and hull. Next turn, send men to each.
learn-note-undoubled = You loaded other shot everywhere. That is allowed, but double shot is what you are to try here.
learn-note-wasted = You fired before her stern lay at right angles ahead of your guns, and now they are empty.
learn-note-backed = Back Sail keeps your ship where she is. Next time you are asked, choose another manoeuvre.
learn-note-other = With this manoeuvre your guns may no longer point at her. Choose Advance when you are asked again.
learn-note-running = She kept her heading and still runs before the wind. Advance again, then change heading.
learn-note-straight = She has sailed far enough ahead to wear. Now choose one of the two Wears.
learn-note-away = Your bow points away from the enemy. Wear until it points at her, then advance.
learn-note-held-fire = You held your fire: nothing was hit, and your guns stay loaded. Fire when you are asked again.
learn-note-other-load = You loaded other shot in this section. Choose double shot for the next one.
learn-note-slower = Both sections now load shot that takes 2 impulses longer. That is allowed: sail on until they are loaded.
learn-note-gunless = No men were at the section when it came up, so its loading starts anew. Keep men there.
learn-note-unlucky = No die showed 5 or more, so nothing was repaired. Send the men again: next turn brings new dice.
learn-note-burning = The die was too low, and the ship still burns. It is rolled again at the end of each turn.
learn-note-busy = Men with a task don’t fight, so grappling is less sure. You may still try it.
learn-note-slipped = The grapples didn’t hold. Try again after the next impulse.
learn-note-stopped = You broke off the melee. Board her again when you are asked.

# What is to be seen in a fire
learn-look-guns-fired = Dark dice in the first row hit. The row below are her defense dice: each 5 or 6 parries a hit. She has as many as half the range, rounded up. Smoke, the cloud on the map, gives her more; it drifts with the wind.
learn-look-guns-shot = With double shot each die counts 1 more than with round shot. Afterwards one die says whether it damages one of your own gun boxes: with a 1 or 2 it does.
learn-look-minds-raked = This is a stern rake: for every 2 hull boxes a third is lost, in both her aft sections. At this distance she had only 2 dice to parry.

# What one knows at the end
learn-know-helm = Now you know how a ship sails: a manoeuvre is paid for impulse by impulse, and the wind sets its price. She changes heading after an Advance, or by a Wear.
learn-know-guns = Now you know how a broadside works: men at the guns are its dice, it empties the guns, and loading takes impulses. So fire it near and well manned.
learn-know-minds = Now you know why manoeuvres are sealed: whoever crosses the other’s stern with loaded guns rakes her. Save your fire for that.
learn-know-hands = Now you know how to save a ship: men at repairs are dice at the end of the turn, and a box that is mended is a point that the enemy loses. A ship fights on while she keeps a mast, men and their nerve.
learn-know-boarders = Now you know how a ship is taken: keep men free of tasks, grapple, play a card at its moment, and fight on while you are the stronger.

# The first game
learn-first-1 = { $touch ->
    [1] Tap a choice to look at it, tap it again to take it.
   *[other] Click a choice to look at it, click it again to take it.
}
learn-first-2 = Well done. If you don’t know what to answer, “What now?” tells what can be done.
learn-first-charge = Round shot everywhere is proposed, and a good start. Nobody sees what you load.
learn-first-muster = A crew for the side that will face the enemy is proposed. Confirm it, or move men first.
learn-first-select = Choose how she sails. The map shows where she will be, and in which impulse.
learn-first-fire = The figure is the damage to expect. After firing, this side must reload.
learn-first-turn = After an Advance your ship may turn by one point, for free. With the wind from the quarter she is fastest.
learn-first-strain = What this turn can’t pay, the next one pays. For that she makes a Bonus Move: one square ahead, at the risk of her rigging.
learn-first-aim = Low fire goes for the hull, high fire for the rigging. The figures are boxes damaged on average.
learn-first-reload = Round shot is the usual load, and ready first. Nobody sees what you load.
learn-first-strike = Striking gives the whole duel away. With “Fight on” it goes on.
learn-first-window = A card can be played now, or discarded for +1 on a die of yours. Going on costs nothing, and keeps your cards.
learn-first-3 = Hits that still stand are points, multiplied as the duel says. After the last turn the higher total wins.
