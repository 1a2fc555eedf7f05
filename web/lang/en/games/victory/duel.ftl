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
