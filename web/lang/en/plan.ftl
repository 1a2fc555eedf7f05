### The page: plans: whole ways to a goal.
