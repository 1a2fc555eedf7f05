# Victory on the High Sea: the duel of the day
score-duel = Duel
deed-duel = { score-duel }
standing-duel-won = Duel won: { $how }
standing-duel-lost = Duel lost: { $how }
standing-duel-sank = you sank the enemy ship.
standing-duel-took = you captured the enemy ship.
standing-duel-lost-ship = your ship was sunk.
standing-duel-taken = your ship was captured.
standing-duel-both = both ships were sunk.
standing-duel-apart = both ships are still afloat.

# Before it begins, and its end
duel-of = Duel of the day, { $date }
duel-why-sink_her = The { $hers } has plundered your merchantmen for months. Today she is within range.
duel-why-take_her = Under the { $hers }’s hatches lies all that she has plundered. You want it dry.
duel-why-get_away = The { $hers } has been lying in wait for you. Your cargo must get home.
duel-who = You command the { $own } with { $mine ->
    [one] 1 cannon
   *[other] { $mine } cannons
}, { $who } the { $hers } with { $other }. { $who } is an Admiral, the strongest computer player.
duel-attack = You attack.
duel-defend = The { $hers } attacks.
duel-win-sink_her = You win if you sink or capture the { $hers } within { $most } broadsides and keep the { $own }.
duel-win-take_her = You win if you capture the { $hers } within { $most } broadsides. Sinking her is not enough.
duel-win-get_away = You win if the { $own } is still yours at the end: escape, hold out for { $most } broadsides, or sink or capture the { $hers }.
duel-letter = Nobody holds a Letter of Marque.
duel-story = The combat, broadside by broadside
duel-chances = Of 100 combats against the plan that { $who } began with, you win this many: { $chances }.
duel-chance = { $choice } { $count }
duel-likeliest = Most promising: { $choice }.
