# What advice calls the places of this game.
study-target-crew = deine Mannschaft ausbilden
study-target-money = Geld beschaffen
study-target-ap = AP kaufen
study-goals-market = Ein Offizier
