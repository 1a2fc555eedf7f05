### The page: plans: whole ways to a goal.
plan-go = Go to { $cell }
plan-line = { $what }: { $price }
plan-free = free
plan-steps = Steps
plan-asks = Then asks: { $what }
plan-asked = Looking for the way …
plan-pick = Choose a way
plan-ways = Ways
plan-direct = straight
plan-other = another way
plan-on = then on: { $price }
plan-reach = within reach for { $price }
plan-within = Within reach this turn ({ $count })
plan-group-move = Move
plan-group-other = Other actions
