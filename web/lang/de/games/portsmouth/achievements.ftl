# Was man in eigenen Spielen erreichen kann.

achievement-first_win = Erster Sieg
achievement-first_win-how = Gewinne ein Spiel.
achievement-points_80 = Gut bemannt
achievement-points_80-how = Hol in einem Spiel 80 Punkte.
achievement-points_100 = Linienschiff
achievement-points_100-how = Hol in einem Spiel 100 Punkte.
achievement-all_trades = Alle Handwerke
achievement-all_trades-how = Beende ein Spiel mit allen acht Handwerken in deinen Kojen.
achievement-navigators = Drei Navigatoren
achievement-navigators-how = Beende ein Spiel mit drei Navigatoren.
achievement-crack_crews = Zwei Elitemannschaften
achievement-crack_crews-how = Beende ein Spiel mit zwei vollständigen Elitemannschaften.
achievement-calm_ship = Ruhe an Bord
achievement-calm_ship-how = Beende ein Spiel ohne Landratten und ohne Meuterer.
achievement-penniless = Gut angelegt
achievement-penniless-how = Gewinne, ohne ein Pfund übrig zu haben.
achievement-admiral = Admiral besiegt
achievement-admiral-how = Gewinne gegen den Admiral.
achievement-three_wins = Dreimal hintereinander
achievement-three_wins-how = Gewinne drei Spiele in Folge.
achievement-ten_games = Stammgast
achievement-ten_games-how = Beende zehn Spiele.
