# Victory on the High Sea: the duel of the day
score-duel = Duel
deed-duel = { score-duel }
standing-duel-won = Duel won: { $how }
standing-duel-lost = Duel lost: { $how }
standing-duel-sank = you sank her.
standing-duel-took = you took her.
standing-duel-lost-ship = she sank you.
standing-duel-taken = she took your ship.
standing-duel-both = both ships went down.
standing-duel-apart = both ships are still afloat.
