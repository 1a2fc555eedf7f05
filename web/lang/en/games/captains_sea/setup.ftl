# The duels on the new-game sheet, each in a sentence or two.
setup-side-own = You command { $ship }.
setup-side = { $who } commands { $ship }.
setup-swap = Swap ships
setup-duel-s01 = Constellation hunts a faster but fragile ship with a raw crew.
setup-duel-s02 = An even fight at long range, by night: Constellation chases, Vengeance would rather get away.
setup-duel-s03 = The best duel to begin with: a heavy American with all the guns against a Guerriere whose few hits count for much more.
setup-duel-s04 = President chases Belvidera, who fires from the stern and may keep away.
setup-duel-s05 = United States has the heavier guns, Macedonian the wind.
setup-duel-s06 = Two equal frigates, one of which has a convoy to save.
setup-duel-s07 = Java is faster and to windward, Constitution stronger.
setup-duel-s08 = Frigate against brig-sloop: Congress must take her or make her strike. Nothing else wins.
setup-duel-s09 = A raw crew in a good ship against the best gunners of the age.
setup-duel-s10 = Endymion runs down a President that the sandbank has crippled. If President gets away, she gains 10 points.
setup-duel-s11 = The meeting that Decatur offered and never got.
setup-duel-s12 = The fight that Captain Broke of Shannon would have liked: two crack crews.

# What the duel gives both ships: points a hit, and a bonus
setup-hits = To win, be more than 5 points ahead at the end. Points for each box damaged: { $first } gets { $one }, { $second } { $other }.
setup-bonus = { $ship } can earn a bonus of { $points } points besides.
