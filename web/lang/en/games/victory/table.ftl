# The sea
table-board = Voyages and hand
table-start = start
table-blast = combat space
table-port-icon = port space
table-open-sea = open sea
table-nobody-at-sea = No ship is at sea.
table-ship-of = { $you ->
    [1] Your { $ship }
   *[other] { $who }’s { $ship }
}
table-meter-hull = H
table-meter-sails = S
table-meter-crew = Cr
table-meter-guns = Ca
table-meter-passengers = P
table-row-told = { $ship }, { $voyage }, space { $at } of { $of }, { $signs }; ending now brings { $cargo }; free spaces: hull { $hull }, sails { $sails }, crew { $crew }; { $cannons } cannons{ $passengers ->
    [0] {""}
    [one] ; Passengers aboard
   *[other] ; { $passengers } cards of Passengers aboard
}.
table-no-cubes = nothing

table-steps = Steps of the turn

# Hand, cubes, port
table-hand = Your hand
table-hand-empty = No cards
table-uses = { $count } ways to play
table-any-cubes = any { $count }
table-card-building = building for { $points ->
    [one] 1 point
   *[other] { $points } points
}, costs { $cost }
table-card-upgrade = ; upgrade { $name }, costs { $cost }
table-card-told = { $name }: { $does }
table-card-shut = It can’t be played now.
table-cubes-told = { $you ->
    [1] Your cubes: { $cubes }
   *[other] Cubes of { $who }: { $cubes }
}
table-cubes-sets = { $told }; sets: { $sets }
table-pile = pile { $count }
table-port-of = { $you ->
    [1] Your port
   *[other] { $who }’s port
}
table-port-open = Port
table-fields = Fields and buildings
table-field-told = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $built ->
    [1] {""}
   *[other] , not yet improved, costs { $cost }
}
table-free-slot = free
table-none-docked = No ship docked
table-docked = Docked: { $count }
table-token-delivered = Passengers { $count }
table-token-pieces = Pieces of Eight { $count }
table-token-admiralty = Admiralty tokens { $count }
table-token-jolly = Jolly Roger { $count }
table-chip-label = { $who } ({ $shape }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, cubes: { $cubes }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# A combat
table-fight-round = Combat, broadside { $round }
table-log-of = { $ship }: damage and shot
table-attacker = { $you ->
    [1] You attack
   *[other] { $who } attacks
}
table-defender = { $you ->
    [1] You defend
   *[other] { $who } defends
}
table-log-where = Space { $at } of { $of }, { $voyage }
table-guns = { $count ->
    [one] 1 cannon
   *[other] { $count } cannons
}
table-track-hull = Hull
table-track-sails = Sails
table-track-crew = Crew
table-track-told = { $track }: { $free } of { $of } spaces free{ $hit ->
    [0] .
   *[other] , dice on { $dice }.
}
table-seal-open = still choosing
table-seal-hidden = chosen in secret
table-seal-letter = Letter of Marque, in secret
table-seal-flees = { $shot }, flees
table-dice-told = Rolled { $thrown }; left { $left }

# Cards
card-does-passengers = 2 points, if the voyage ends on its last space
card-does-fire_cannons = Attacks a ship
card-does-letter_of_marque = Stops an attack on you
card-does-full_sail_ahead = Moves a ship 1 space forward; then you may play another card
card-does-storm_ahead = Moves a ship 1 space back; then you may play another card
card-does-cannons = +2 cannons in a broadside
card-does-close_the_hatches = Removes a die from your crew
card-does-out_manoeuvre = Removes a die from your hull
card-does-hoist_the_sails = Removes a die from your sails
card-does-merchant = 1 cube of each kind when you end a voyage

# The letters on cubes: one for each kind, none of them that of a track.
cube-letter-wood = W
cube-letter-brick = B
cube-letter-metal = M
cube-letter-cloth = C

# Prices and points
cost-wood = { $count } wood
cost-wood-spoken = { $count } wood
cost-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
cost-brick-spoken = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
cost-metal = { $count } metal
cost-metal-spoken = { $count } metal
cost-cloth = { $count } cloth
cost-cloth-spoken = { $count } cloth

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
table-crumb-fight = combat, broadside { $round }
table-shots = Shot
table-stand-or-flee = Flee or not
table-flee = Flee
table-shot-at = { $track }: { $free } free
table-last-time = Last time { $shot }: { $left }

# Sheets
table-sheet-compare = Compare all ports
table-menu-compare = Compare ports
