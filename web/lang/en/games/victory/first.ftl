# The first choice of the game: two cubes
first-goal = Goal: { $points } points (★)
first-buys = For { $what }
first-fields = port fields
first-buildings = { $some } of { $of } buildings
first-ships = ships
first-usual = usual start
first-cards = You get your first 5 cards after this.
