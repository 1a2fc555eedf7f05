# The sea
table-board = Voyages and hand
table-start = start
table-blast = blast
table-port-icon = port
table-open-sea = open sea
table-nobody-at-sea = No ship is at sea.
table-ship-of = { $you ->
    [1] Your { $ship }
   *[other] { $who }’s { $ship }
}
table-meter-hull = H
table-meter-sails = S
table-meter-crew = C
table-meter-guns = G
table-meter-passengers = P
table-row-told = { $ship }, { $voyage }, space { $at } of { $of }, { $signs }; so far { $cargo }; free spaces: hull { $hull }, sails { $sails }, crew { $crew }{ $passengers ->
    [0] {""}
    [one] ; passengers aboard
   *[other] ; { $passengers } parties of passengers aboard
}
table-some-cubes = { $count } { $kind }
table-no-cubes = nothing

# Hand, cubes, port
table-hand = Your hand
table-hand-empty = No cards
table-uses = { $count } ways
table-no-use = not now
table-any-cubes = any { $count }
table-card-building = building for { $points } points, costs { $cost }
table-cubes-told = Your cubes: { $cubes }
table-pile = pile { $count }
table-port-of = { $you ->
    [1] Your port
   *[other] { $who }’s port
}
table-port-open = Port
table-fields = Fields and buildings
table-port-rules = Rules of the port
table-free-slot = free
table-none-docked = No ship in port
table-docked = In port: { $count }
table-token-delivered = passengers { $count }
table-token-pieces = Pieces of Eight { $count }
table-token-admiralty = Admiralty { $count }
table-token-jolly = Jolly Roger { $count }
table-chip-label = { $who } ({ $shape }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, cubes: { $cubes }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# A fight
table-fight-round = Fight, round { $round }
table-log-of = Log of { $ship }
table-attacker = { $who } attacks
table-defender = { $who } defends
table-log-where = { $voyage } { $at } of { $of }
table-guns = { $count ->
    [one] 1 gun
   *[other] { $count } guns
}
table-track-hull = Hull
table-track-sails = Sails
table-track-crew = Crew
table-track-told = { $track }: { $free } of { $of } spaces free; dice { $dice }
table-seal-open = still choosing
table-seal-hidden = shot sealed
table-seal-letter = Letter of Marque sealed
table-seal-flees = { $shot }, flees
table-dice-told = Thrown { $thrown }; left { $left }

# Cards
card-does-passengers = 2 points when delivered at the end of a voyage
card-does-fire_cannons = Attack a ship
card-does-letter_of_marque = Stops an attack on you
card-does-full_sail_ahead = A ship 1 space on, then play again
card-does-storm_ahead = A ship 1 space back, then play again
card-does-cannons = 2 more dice in a fight
card-does-close_the_hatches = Takes a die off your crew
card-does-out_manoeuvre = Takes a die off your hull
card-does-hoist_the_sails = Takes a die off your sails
card-does-merchant = 1 of each cube when a voyage ends

# Prices and points
cost-wood = { $count } wood
cost-wood-spoken = { $count } wood
cost-brick = { $count } brick
cost-brick-spoken = { $count } brick
cost-metal = { $count } metal
cost-metal-spoken = { $count } metal
cost-cloth = { $count } cloth
cost-cloth-spoken = { $count } cloth
score-sets = Sets of cubes
score-fields = Port
score-buildings = Buildings
score-ships = Ships
score-passengers = Passengers
score-pieces = Pieces of Eight
score-admiralty = Admiralty
score-jolly_rogers = Jolly Rogers
score-declared = Declared first

# Steps and questions
table-step-produce = Produce
table-step-voyages = Voyages
table-step-repairs = Repair
table-step-draw = Draw
table-step-trade = Trade
table-step-play = Play
table-step-discard = Discard
table-crumb-setup = Before the first turn
table-crumb-turn = Your turn
table-crumb-turn-of = { $who }’s turn
table-crumb-fight = fight, round { $round }
table-shots = Shot
table-stand-or-flee = Stand or flee
table-stand = Stand
table-stand-more = all dice
table-flee = Flee
table-flee-more = half the dice
table-shot-at = her { $track }: { $free } free
table-place-leaves = leaves her { $free } of { $track }
table-place-fills-hull = sinks her
table-place-fills-sails = she can’t flee any more
table-place-fills-crew = she can be boarded
