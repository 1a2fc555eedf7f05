# What kind of decision a line of the analysis is about
study-step-outfit = first cubes
study-step-voyages = voyages
study-step-repairs = repairs
study-step-trade = trade and card
study-step-play = card
study-step-discard = discard
study-step-arm = choice of shot
study-step-count = cannons
study-step-place = placing dice
study-step-answer = removing dice
planner-after-draw = You draw a card after voyages and repairs: plan your turn then.
