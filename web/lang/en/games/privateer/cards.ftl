# What captains can do
table-power-bonny = Nothing slows her: against the wind a square costs 1 space; Storm, Becalmed and the Anchor don’t touch her.
table-power-hornigold = Sells each card for 1 silver more and buys it for 1 less, never below 1.
table-power-roberts = Pays half price for Crew, rounded up.
table-power-caesar = After beating a player he may take one of that player’s Relics.
table-power-morgan = Takes one good more in every plunder.
table-power-teach = Wins ties in battle, with a difference of 0.
table-power-read = May roll her battle die again, once a battle.
table-power-rackham = Has one space more in a turn that begins in port.
table-power-vane = May turn the wind by a quarter each turn; a calm he can’t turn.
table-power-bonnet = Begins with 15 silver.
table-power-kidd = Has +1 on Crew rolls.
table-power-lafitte = Rolls the colour die twice after beating a Merchant and picks.

# What Relics do
table-relic-viceroys_crown = 2 Infamy.
table-relic-jade_idol = 1 Infamy.
table-relic-golden_chalice = 1 Infamy.
table-relic-silver_bell = 1 Infamy.
table-relic-emerald_cross = 1 Infamy.
table-relic-pearl_mask = 1 Infamy.
table-relic-admirals_sabre = 1 Infamy.
table-relic-bloodstone_dagger = 1 Infamy.
table-relic-sun_disc = 1 Infamy.
table-relic-ruby_ring = 1 silver more for each card you sell.
table-relic-sea_chart = Room for 2 cargo cards more.
table-relic-brass_sextant = 1 space more each turn.
table-relic-long_nine = +1 in battle.
table-relic-boatswains_whistle = +1 on Crew rolls.
table-relic-weather_glass = Sets the wind, once in each of your turns.
table-relic-letter_of_marque = 1 good more from each Merchant.
table-relic-cursed_doubloon = 1 Infamy less. Hand it to a player you beat.
table-relic-barnacled_anchor = 1 space less. Hand it to a player you beat.

# What Fortunes do
table-fortune-wind_north = The wind turns to the north.
table-fortune-wind_east = The wind turns to the east.
table-fortune-wind_south = The wind turns to the south.
table-fortune-wind_west = The wind turns to the west.
table-fortune-dead_calm = The wind dies down.
table-fortune-buried_treasure = Crew roll of 6: 5 silver.
table-fortune-storm = Crew roll of 6, or 2 spaces less this turn.
table-fortune-scurvy = Crew roll of 7, or 3 silver lost.
table-fortune-rats = Crew roll of 6, or 2 cargo cards lost.
table-fortune-rotten_timbers = Crew roll of 5, or Hold falls by a step.
table-fortune-boarding_party = Win a Crew contest and take a Relic.
table-fortune-pickpockets = Win a Crew contest and take 3 silver.
table-fortune-smugglers = Swap up to 2 cargo cards with a player.
table-fortune-parley = Offer one cargo card for silver.
table-fortune-prize_money = 4 silver.
table-fortune-drifting_wreck = Up to 2 goods of the colour die.
table-fortune-shipwrights_debt = One upgrade at half price on your next visit.
table-fortune-harbour_gossip = New prices in one port, if you like.
table-fortune-press_gang = Whoever has the smallest Crew pays 2 silver.
table-fortune-royal_tax = Everybody pays 1 silver for each Relic.
table-fortune-becalmed = Crew roll of 7, or no sailing this turn.
