# What advice calls the places of this game.
study-target-crew = deine Mannschaft ausbilden
study-target-money = Geld beschaffen
study-target-ap = AP kaufen
study-goals-market = Ein Offizier

study-goals-ship = Für mein Schiff
study-step-replenish = Auffüllen
study-step-turn = Zug
study-target-turn = deinen Zug beenden
study-drawn-played = Gespielt, graue Quadrate: { $what }.
study-drawn-better = Besser, goldene Scheiben: { $what }.
