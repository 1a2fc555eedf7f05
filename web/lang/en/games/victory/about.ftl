# What can be done
table-first = First: { $steps }
table-end-turn = End turn
table-end-again = { $touch ->
    [1] { $what }: tap again
   *[other] { $what }: click again
}
table-go-on = Continue
table-one-more = You may still play a card, or end your turn.
table-nothing-to-play = No card can be played now: end your turn.
table-take-now = { $left ->
    [one] Take 1 cube
   *[other] Take { $left } cubes
}
table-choose-use = Choose what to do with it
table-choose-trade = Choose what to pay and what to get
table-hint-board = { $touch ->
    [1] Tap
   *[other] Click
} a card or a ship to see what it can do.
table-deed-with = { $deed } ({ $card })
table-deed-found = Improve { $field }
table-deed-sail = Sail to space { $space }
table-deed-end = End the voyage
table-deed-done = Stay on space { $space }
table-deed-lay = Build a ship
table-deed-barter = Take a cube of your choice
table-trade-for = Get 1 { $kind }
table-trade-open = Trade cubes
table-no-trade = You have nothing to trade.
table-times = { $words } ({ $times }×)
table-trade-then = { $trades }, then: { $what }
table-deeds-on = { $count } more
table-deeds-back = back
table-rows-more = { $count ->
    [one] 1 more ship
   *[other] { $count } more ships
}
table-trade-pay = Pay
table-trade-get = Get
table-danger = { $count ->
    [one] { $who }
   *[other] { $who }
} could attack the { $ship } before your next turn.
table-danger-other = { $mine ->
    [1] { $count ->
        [one] You
       *[other] { $who }
    }
   *[other] { $who }
} could attack the { $ship } before its next turn.
table-may = Possible now: { $deeds }.

# A card of the hand
table-use-build = Build
table-use-rebuild = Build
table-use-fit = Upgrade
table-use-found = Improve
table-use-lay = New ship
table-use-barter = Get a cube
table-use-launch = Send out
table-use-full = Move a ship
table-use-storm = Move a ship
table-use-fire = Attack
table-use-drop = Discard
table-use-play = Play
table-no-use-missing_cubes = can’t pay
table-no-use-at_sea = no ship docked
table-no-use-no_blast = no target
table-no-use-own_no_blast = no target
table-no-use-docked = no target
table-no-use-fort = no target
table-no-use-combat = in a combat
table-no-use-attacked = when attacked
table-no-use-homecoming = at a voyage’s end
table-no-use-departure = setting out
table-card-brief-passengers = Bring 2 points
table-card-brief-fire_cannons = Starts a combat
table-card-brief-letter_of_marque = Stops an attack
table-card-brief-full_sail_ahead = Ship 1 forward
table-card-brief-storm_ahead = Ship 1 back
table-card-brief-cannons = +2 cannons
table-card-brief-close_the_hatches = Saves crew
table-card-brief-out_manoeuvre = Saves the hull
table-card-brief-hoist_the_sails = Saves sails
table-card-brief-merchant = 1 of each cube
table-card-halves = { $building } or { $upgrade }
table-card-voyage = { $spaces } spaces, { $cubes }{ $pieces ->
    [0] {""}
   *[other] , a Piece of Eight
}{ $blasts ->
    [0] {""}
    [one] ; combat on space { $where }
   *[other] ; combat on spaces { $where }
}
table-card-when-build = You play it after trading: as a building, as an upgrade, or to improve your port.
table-card-when-voyage = You play it after trading, to send out a docked ship.
table-card-when-passengers = You are asked when a ship of yours sets out.
table-card-when-fire_cannons = You play it after trading, with a ship of yours on a combat space.
table-card-when-letter_of_marque = You may show it when you are attacked.
table-card-when-full_sail_ahead = You play it after trading; you may then play another card.
table-card-when-storm_ahead = You play it after trading; you may then play another card.
table-card-when-cannons = You are asked in each broadside, before the dice are rolled.
table-card-when-merchant = You are asked when a voyage of yours ends.
table-card-when-answer = You are asked in each broadside, after the dice are placed.
table-build-uses = Or discard it to improve your port, to build a ship at your Shipyards, or for 1 cube with your Industry.
table-building-told = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $cost }. { $does }
table-building-does-fort = Your ships can’t be attacked on the first space of their voyages.
table-building-does-church = Once a turn, move any ship 1 space forward.
table-building-does-town_hall = No other effect.
table-building-does-foundry = In a combat, pay 1 metal for 1 more cannon.
table-building-does-armoury = In each broadside, pay 1 metal to remove a new crew die.
table-building-does-mine = 1 metal each turn.
table-building-does-quarry = 1 brick each turn.
table-building-does-logging_camp = 1 wood each turn.
table-building-does-textile_mill = 1 cloth each turn.
table-building-does-crafting_guild = In each broadside, pay 1 cloth to remove a new sail die.
table-building-does-artisan_guild = In each broadside, pay 1 wood to remove a new hull die.
table-building-does-tavern = Repairs one crew die a turn for free.
table-upgrade-told = As an upgrade: { $name } for { $cost }.
table-space-told = space { $at }: { $told }
table-piece-word = Piece of Eight
table-blast-word = combat space
table-port-word = port space

# A ship
table-space-of = { $at }/{ $of }
table-track-free = { $track } { $free } of { $of }
table-cargo = ending now brings { $cargo }
table-aboard = { $count ->
    [one] Passengers aboard
   *[other] { $count } cards of Passengers aboard
}
table-free-of = { $free } of { $of } spaces free
table-hits = hit: { $dice }
table-cannons-name = Cannons
table-upgrade-name = Upgrade
table-no-upgrade = none

# Cubes and ports
table-set-from = at
table-set-at = { $count }: ★{ $points }
table-set-told = { $cubes }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-ships = Ships
table-no-ships = No ships
table-in-port = In port.
table-fields-title = Port
table-buildings-title = Buildings: { $count } of { $most }
table-port-does = What fields and buildings do
table-field-built = { $name }, improved: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $does }
table-field-open = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $cost } and any building card. { $does }
table-field-does-commerce = 1 cube of your choice whenever another player ends a voyage.
table-field-does-shipyards = Discard a building card to build a ship for 2 wood, 2 metal and 2 cloth.
table-field-does-industry = Discard a building card to get 1 cube of your choice.
table-chip-watch = { $chip }, { $watch }
table-watch-near = may soon declare
table-watch-declared = has declared
table-watch-declared-brief = declared
table-watch-turn = still has a turn
table-watch-turn-brief = last turn

# Where figures come from
table-reconstructed = Reconstructed, not found in any source: { $what }.
table-source-spaces = the spaces of this voyage
table-source-copies = how many of this card there are
table-source-halves = which upgrade goes with which building
table-source-upgrade = what the upgrade costs and does

# The table in words
table-told-declared = { $who } has declared 15 points. { $left ->
    [0] Nobody else has a turn.
   *[other] Still to have a turn: { $others }.
}
table-told-port = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Cubes: { $cubes } (sets: { $sets }). { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. Built: { $built }. Docked: { $docked }. Passengers delivered: { $passengers }; Pieces of Eight: { $pieces }; Admiralty tokens: { $admiralty }; Jolly Rogers: { $jolly }.
table-no-sets = none
table-none-word = none
table-told-card = { $card }: { $does }
table-supply = Bank
table-told-supply = In the bank: { $cubes }. { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} in the pile. Tokens left: Pieces of Eight { $pieces }, Admiralty { $admiralty }, Jolly Rogers { $jolly }.
table-told-discards = Discarded: { $cards }.
table-told-no-discards = Nothing is discarded.

# Keys
table-letter-card = 1 – 6
table-letter-does-card = without a question: choose a card of your hand
table-letter-ship = v, v + 1 – 9
table-letter-does-ship = next ship; the ship in that row
table-letter-trade = t
table-letter-does-trade = trade cubes while you may, else the table in words
table-letter-main = e
table-letter-does-main = press the main button
table-letter-port = p
table-letter-does-port = show your port
table-letter-cubes = c
table-letter-does-cubes = outside a combat: say your cubes and their sets
