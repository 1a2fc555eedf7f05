# What advice calls the places of this game.
study-target-crew = training your crew
study-target-money = raising money
study-target-ap = buying AP
study-goals-market = An officer

study-goals-ship = For my ship
study-step-replenish = refilling
study-step-turn = turn
study-target-turn = ending your turn
study-drawn-played = Played, grey squares: { $what }.
study-drawn-better = Better, gold discs: { $what }.
