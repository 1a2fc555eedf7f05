# What kind of decision a line of the analysis is about
study-step-rig = sails at the start
study-step-muster = crew
study-step-window = card
study-step-select = manoeuvre
study-step-turn = heading
study-step-fire = fire or hold
study-step-aim = aim
study-step-reload = load
study-step-grapple = grappling
study-step-board = boarding
study-step-split = men in melee
study-step-cut = breaking free
study-step-bonus = Bonus Move

# Where no goal can be set for the turn
planner-with-crew = Dice fall between manoeuvres, so a whole turn can’t be planned. Set a goal when you assign your crew or select a manoeuvre.
study-struck = { $who } struck by order
