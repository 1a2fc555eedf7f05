# What can be earned in one's own games.

achievement-first_win = First victory
achievement-first_win-how = Win a game.
achievement-points_80 = Well manned
achievement-points_80-how = Score 80 points in a game.
achievement-points_100 = Ship of the line
achievement-points_100-how = Score 100 points in a game.
achievement-all_trades = Every craft aboard
achievement-all_trades-how = Finish with all eight crafts in your berths.
achievement-navigators = Three Navigators
achievement-navigators-how = Finish with three Navigators.
achievement-crack_crews = Two Crack Crews
achievement-crack_crews-how = Finish with two complete Crack Crews.
achievement-calm_ship = A calm ship
achievement-calm_ship-how = Finish without a landsman and without a mutineer.
achievement-penniless = Money well spent
achievement-penniless-how = Win without a pound left.
achievement-admiral = Admiral beaten
achievement-admiral-how = Win a game against the Admiral.
achievement-three_wins = Three in a row
achievement-three_wins-how = Win three games in a row.
achievement-ten_games = Regular
achievement-ten_games-how = Finish ten games.
