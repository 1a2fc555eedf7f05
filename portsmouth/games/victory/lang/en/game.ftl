# Victory on the High Sea: names
ship-a1 = Aurora
ship-a2 = Diana
ship-a3 = Juno
ship-a4 = Minerva
ship-b1 = Bellatrix
ship-b2 = Capella
ship-b3 = Spica
ship-b4 = Vega
ship-c1 = Hydra
ship-c2 = Medusa
ship-c3 = Scylla
ship-c4 = Sphinx
ship-d1 = Calypso
ship-d2 = Daphne
ship-d3 = Galatea
ship-d4 = Thetis
kind-wood = wood
kind-brick = brick
kind-metal = metal
kind-cloth = cloth
some-wood = { $count } wood
some-brick = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}
some-metal = { $count } metal
some-cloth = { $count } cloth
cubes-0 = nothing
cubes-1 = { $first }
cubes-2 = { $first } and { $second }
cubes-3 = { $first }, { $second } and { $third }
cubes-4 = { $first }, { $second }, { $third } and { $fourth }
cubes-any = { $count ->
    [one] 1 cube of any kind
   *[other] { $count } cubes of any kind
}
dice-none = none
dice-more = { $first }, { $rest }
dice-made = { $face } (from { $dice })
track-hull = hull
track-sails = sails
track-crew = crew
shot-ball = ball
shot-chain = chain
shot-grape = grape
field-commerce = Commerce
field-shipyards = Shipyards
field-industry = Industry
building-fort = Fort
building-church = Church
building-town_hall = Town Hall
building-foundry = Foundry
building-armoury = Armoury
building-mine = Mine
building-quarry = Quarry
building-logging_camp = Logging Camp
building-textile_mill = Textile Mill
building-crafting_guild = Crafting Guild
building-artisan_guild = Artisan Guild
building-tavern = Tavern
upgrade-guns = +1 cannon
upgrade-hull = +1 hull
upgrade-sails = +1 sails
upgrade-crew = +1 crew
card-fort-guns = { building-fort } ({ upgrade-guns })
card-fort-hull = { building-fort } ({ upgrade-hull })
card-church-crew = { building-church } ({ upgrade-crew })
card-church-sails = { building-church } ({ upgrade-sails })
card-town_hall-crew = { building-town_hall } ({ upgrade-crew })
card-town_hall-hull = { building-town_hall } ({ upgrade-hull })
card-foundry-guns = { building-foundry } ({ upgrade-guns })
card-foundry-sails = { building-foundry } ({ upgrade-sails })
card-armoury-crew = { building-armoury } ({ upgrade-crew })
card-armoury-guns = { building-armoury } ({ upgrade-guns })
card-mine-guns = { building-mine } ({ upgrade-guns })
card-mine-hull = { building-mine } ({ upgrade-hull })
card-quarry-hull = { building-quarry } ({ upgrade-hull })
card-quarry-crew = { building-quarry } ({ upgrade-crew })
card-logging_camp-hull = { building-logging_camp } ({ upgrade-hull })
card-logging_camp-sails = { building-logging_camp } ({ upgrade-sails })
card-textile_mill-sails = { building-textile_mill } ({ upgrade-sails })
card-textile_mill-crew = { building-textile_mill } ({ upgrade-crew })
card-crafting_guild-sails = { building-crafting_guild } ({ upgrade-sails })
card-crafting_guild-guns = { building-crafting_guild } ({ upgrade-guns })
card-artisan_guild-hull = { building-artisan_guild } ({ upgrade-hull })
card-artisan_guild-sails = { building-artisan_guild } ({ upgrade-sails })
card-tavern-crew = { building-tavern } ({ upgrade-crew })
card-tavern-guns = { building-tavern } ({ upgrade-guns })
card-v01 = Coasting Run
card-v02 = Herring Banks
card-v03 = Quarry Sound
card-v04 = Ironmouth Ferry
card-v05 = Weavers’ Passage
card-v06 = Three Harbours
card-v07 = Brick Roads
card-v08 = Timber Coast
card-v09 = Foundry Sound
card-v10 = Sailcloth Bay
card-v11 = Packet Route
card-v12 = Leeward Passage
card-v13 = Silk Road by Sea
card-v14 = Windward Crossing
card-v15 = Cape Run
card-v16 = Treasure Convoy
card-v17 = Tin Ferry
card-v18 = Lantern Shoals
card-v19 = Canvas Reach
card-v20 = Salt Road
card-v21 = Hog Islands
card-v22 = Lime Coast
card-v23 = Spar Sound
card-v24 = Amber Straits
card-passengers = Passengers
card-fire_cannons = Fire Cannons
card-letter_of_marque = Letter of Marque
card-full_sail_ahead = Full Sail Ahead
card-storm_ahead = Storm Ahead
card-cannons = Cannons
card-close_the_hatches = Close the Hatches
card-out_manoeuvre = Out Manoeuvre
card-hoist_the_sails = Hoist the Sails
card-merchant = Merchant

# Victory on the High Sea: what is asked
prompt-outfit = { $left ->
    [one] Take one more cube to begin with.
   *[other] Take { $left } cubes of your choice to begin with.
}
prompt-voyages = Voyages: sail on, end, or stay.
prompt-any-voyage = { $left ->
    [one] Your voyage brings a cube of your choice: take it.
   *[other] Your voyage brings { $left } cubes of your choice: take them one by one.
}
prompt-any-commerce = Another player’s voyage has ended: your Commerce gives you a cube of your choice.
prompt-any-industry = Industry: take a cube of your choice.
prompt-merchant = Play a Merchant for 1 cube of each kind?
prompt-repairs = Repair your ships, or continue.
prompt-trade = Trade cubes, play a card, or end your turn.
prompt-play = Play a card, or end your turn.
prompt-pay = { $left ->
    [one] Pay 1 more cube of any kind for the upgrade.
   *[other] Pay { $left } cubes of any kind for the upgrade.
}
prompt-board = Take Passengers aboard? They score 2 points if you end the voyage on its last space.
prompt-discard = { $left ->
    [one] Discard 1 card.
   *[other] Discard { $left } cards.
}
prompt-arm = Combat with { $other }, broadside { $round }: choose your shot in secret, and whether you flee.
prompt-arm-sink_her = Sink or capture { $other }’s ship: choose your shot in secret, and whether you flee.
prompt-arm-take_her = Capture { $other }’s ship, don’t sink it: choose your shot in secret, and whether you flee.
prompt-arm-get_away = Get your ship away from { $other }: choose your shot in secret, and whether you flee.
prompt-count = Dice: you { $mine }, your opponent { $theirs }. Add cannons?
prompt-place = Place your dice ({ $dice }) on the enemy’s { $track }.
prompt-answer = Remove a die from your ship?
window-count = Does anybody add cannons?
window-answer = Does anybody remove a die from a ship?

# Victory on the High Sea: what can be done
label-take = Take 1 { $kind }
label-sail = Sail the { $ship } to space { $space }
label-end = End the voyage of the { $ship }
label-push = Church: move { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } to space { $space }
label-sail-none = Sail the { $ship } on
label-push-none = Church: move { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } on
label-stay = Stay with the { $ship } on space { $space }
label-stay-all = { $count ->
    [2] Stay with both ships
   *[other] Stay with all { $count } ships
}
label-stay-none = Go on without a Church
label-merchant = Play a Merchant
label-no-merchant = No Merchant
label-repair = Repair the { $ship }’s { $track } (die { $face })
label-repair-free = Repair the { $ship }’s { $track } (die { $face }) at the Tavern, free
label-repaired = Done with repairs
label-trade = Trade { $paid } for 1 { $kind }
label-traded = Done with trading
label-build = Build the { $building }
label-rebuild = Build the { $building } in place of the { $old }
label-fit = Upgrade the { $ship }: { $upgrade }
label-pay = Pay 1 { $kind }
label-found = Improve { $field }: discard { $card }
label-lay = Build a ship: discard { $card }
label-barter = Take a cube of your choice: discard { $card }
label-launch = Send the { $ship } out: { $voyage }
label-passengers = Take Passengers aboard
label-no-passengers = No Passengers
label-full = Full Sail Ahead: move { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } 1 space forward
label-storm = Storm Ahead: move { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } 1 space back
label-fire = Attack { $other }’s { $target } with the { $ship }
label-rest = End turn
label-drop = Discard { $card }
label-ball = Ball: hits the hull
label-chain = Chain: hits the sails
label-grape = Grape: hits the crew
label-flee = Flee, firing { $shot }
label-letter = Letter of Marque: stop the attack
label-cannons = Play Cannons: +2 cannons this broadside
label-foundry = Use a Foundry: +1 cannon for the whole combat
label-pass-count = Fire without extra cannons
label-place = { $count ->
    [0] Place no die
   *[other] Fill { $spaces }
}
label-mend = { $by }: remove the { $face } from the { $track }
label-pass-answer = Remove none

# Victory on the High Sea: what an action causes
effect-draws = you draw a card
effect-turn-ends = without playing a card
effect-discards = { $count ->
    [one] you discard 1 card, then your turn ends
   *[other] you discard { $count } cards, then your turn ends
}
effect-cubes = brings { $cubes }
effect-cargo = cargo then: { $cubes }
effect-no-cubes = brings no cubes
effect-port = port, repairs possible
effect-blast = combat space
effect-hunted-1 = { $first_you ->
    [1] you
   *[other] { $first }
} could attack it there
effect-hunted-2 = { $first_you ->
    [1] you
   *[other] { $first }
} and { $second_you ->
    [1] you
   *[other] { $second }
} could attack it there
effect-hunted-3 = all three others could attack it there
effect-way = up to { $cubes }
effect-way-spaces = { $spaces } spaces, { $blasts ->
    [0] none with combat
   *[other] { $blasts } with combat
}
effect-replaces = replaces { $old }
effect-combat = the combat starts at once
effect-kept-voyage = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} over { $spaces } spaces
effect-kept-payable = { $points ->
    [one] 1 point
   *[other] { $points } points
}; you can pay for it now
effect-kept-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}; you lack { $cubes }
effect-choices = { $count ->
    [one] 1 cube of your choice
   *[other] { $count } cubes of your choice
}
effect-piece = 1 Piece of Eight
effect-piece-there = 1 Piece of Eight if the voyage ends there
effect-delivered = { $count ->
    [one] passengers delivered
   *[other] { $count } cards of Passengers delivered
}
effect-undelivered = { $count ->
    [one] passengers lost: this is not the last space
   *[other] { $count } cards of Passengers lost: this is not the last space
}

# Victory on the High Sea: what a line changes beside the points
worth-set-lost = { $cubes }: { $points ->
    [one] 1 point goes
   *[other] { $points } points go
}
worth-set-won = { $cubes }: { $points ->
    [one] 1 point more
   *[other] { $points } points more
}
worth-left = left: { $cubes }
effect-leaves = Leaves { $count } of the { $track } free
effect-sinks = Sinks the { $ship }
effect-becalms = No sails left: the { $ship } can’t flee
effect-boards = No crew left: the { $ship } can be captured
effect-unmanned = No crew left; to capture the { $ship }, hit { $count } more of its sails
effect-no-boarders = No crew left, but you have none to capture the { $ship } with
effect-converts = { $face } from { $dice }

# Victory on the High Sea: why something is refused
refusal-other_step = That belongs to another step of the turn.
refusal-after_trade = Finish trading first.
refusal-answer_first = First answer the question that is asked.
refusal-acted = This ship has moved already in this turn.
refusal-at_finish = This ship is on the last space of its voyage.
refusal-becalmed = This ship has no sails left: it can’t move.
refusal-at_start = This ship is on the first space of its voyage.
refusal-must_end = The { $ship } must end its voyage first.
refusal-no_card = You have no such card: { $card }.
refusal-no_port = A ship can be repaired when docked or on a port space.
refusal-no_tavern = A Tavern repairs one crew die a turn for free; you have none left to use.
refusal-missing_cubes = You are short of { $cubes }.
refusal-too_few_cubes = You are short of { $cubes }.
refusal-traded = In this game you trade once a turn.
refusal-same_kind = You would get the kind that you pay with.
refusal-bank_is_out = The bank has no { $kind } left.
refusal-four_buildings = You have four buildings: build in place of one of them.
refusal-room_for_building = You still have room: build without replacing anything.
refusal-same_upgrade = This ship has that upgrade already.
refusal-hull_would_fill = Without its extra hull space this ship would sink.
refusal-field_improved = You have improved this field already.
refusal-no_shipyards = To build ships, first improve your Shipyards.
refusal-no_ship_left = All ships of your colour are in play.
refusal-no_industry = To get a cube for a card, first improve your Industry.
refusal-at_sea = This ship is at sea already.
refusal-docked = This ship is docked: only ships at sea can be attacked.
refusal-no_blast = This ship is not on a combat space.
refusal-own_no_blast = Your own ship is not on a combat space.
refusal-fort = A Fort protects this ship on its first space.
refusal-cannot_flee = Your ship has no sails left: it can’t flee.
refusal-no_foundry = You need 1 metal and a Foundry that is unused in this combat.
refusal-no_guild = You need a building that is unused in this broadside: { $building }.
refusal-no_fresh_die = The { $building } removes only dice of this broadside.

# Victory on the High Sea: what happened
event-took = { $you ->
    [1] You
   *[other] { $who }
} took 1 { $kind }.
event-dealt = Everybody was dealt { $cards } cards.
event-turn = { $you ->
    [1] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $who }’s turn.
}
event-relief = { $you ->
    [1] You had no ship left and received a new one free: the { $ship }.
   *[other] { $who } had no ship left and received a new one free: the { $ship }.
}
event-produced = { $you ->
    [1] You
   *[other] { $who }
} produced 1 { $kind }.
event-sailed = { $you ->
    [1] You
   *[other] { $who }
} sailed the { $ship } to space { $space } of { $spaces }.
event-stayed = { $you ->
    [1] You
   *[other] { $who }
} stayed with the { $ship } on space { $space } of { $spaces }.
event-pushed = { $you ->
    [1] You
   *[other] { $who }
} used a Church: { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } moved to space { $space } of { $spaces }.
event-ended = { $you ->
    [1] You
   *[other] { $who }
} ended the voyage of the { $ship } and gained { $cubes }.
event-piece = { $you ->
    [1] You
   *[other] { $who }
} gained a Piece of Eight.
event-delivered = { $you ->
    [1] You
   *[other] { $who }
} delivered { $count ->
    [one] Passengers.
   *[other] { $count } cards of Passengers.
}
event-undelivered = { $you ->
    [1] Your Passengers left the ship early and score nothing.
   *[other] { $who }’s Passengers left the ship early and score nothing.
}
event-merchant = { $you ->
    [1] You
   *[other] { $who }
} played a Merchant and gained { $cubes }.
event-repaired = { $you ->
    [1] You
   *[other] { $who }
} repaired the { $ship }’s { $track } ({ $face }).
event-repaired_free = { $you ->
    [1] You
   *[other] { $who }
} repaired the { $ship }’s { $track } ({ $face }) at the Tavern, free.
event-reshuffled = { $cards ->
    [one] The one discarded card became the pile.
   *[other] The { $cards } discarded cards were shuffled.
}
event-nothing_to_draw = { $you ->
    [1] You can’t draw: no card is left.
   *[other] { $who } can’t draw: no card is left.
}
event-drew = { $you ->
    [1] You
   *[other] { $who }
} drew a card.
event-drew_own = Your new card: { $card }.
event-traded = { $you ->
    [1] You
   *[other] { $who }
} traded { $paid } for 1 { $kind }.
event-rested = { $you ->
    [1] You
   *[other] { $who }
} ended the turn.
event-built = { $you ->
    [1] You
   *[other] { $who }
} built the { $building }.
event-rebuilt = { $you ->
    [1] You
   *[other] { $who }
} built the { $building } in place of the { $old }.
event-fitted = { $you ->
    [1] You
   *[other] { $who }
} upgraded the { $ship }: { $upgrade }.
event-founded = { $you ->
    [1] You
   *[other] { $who }
} improved { $field }.
event-laid = { $you ->
    [1] You
   *[other] { $who }
} built a ship: the { $ship }.
event-bartered = { $you ->
    [1] You
   *[other] { $who }
} used Industry and discarded { $card }.
event-set_out = { $you ->
    [1] You
   *[other] { $who }
} sent the { $ship } out: { $voyage }.
event-boarded = { $you ->
    [1] You
   *[other] { $who }
} took Passengers aboard the { $ship }.
event-full_sail = { $you ->
    [1] You
   *[other] { $who }
} played Full Sail Ahead: { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } moved to space { $space } of { $spaces }.
event-storm = { $you ->
    [1] You
   *[other] { $who }
} played Storm Ahead: { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship } was blown back to space { $space } of { $spaces }.
event-dropped = { $you ->
    [1] You
   *[other] { $who }
} discarded { $card }.
event-attacked = { $you ->
    [1] You
   *[other] { $who }
} attacked { $other_you ->
    [1] your
   *[other] { $other }’s
} { $target } with the { $ship }.
event-sealed = { $you ->
    [1] You have chosen in secret.
   *[other] { $who } has chosen in secret.
}
event-letter = { $you ->
    [1] You
   *[other] { $who }
} played a Letter of Marque: the attack is off.
event-flees = { $you ->
    [1] You try to flee.
   *[other] { $who } tries to flee.
}
event-cannons = { $you ->
    [1] You
   *[other] { $who }
} played Cannons: 2 more cannons this broadside.
event-foundry = { $you ->
    [1] You
   *[other] { $who }
} used a Foundry: 1 more cannon for the combat.
event-threw = { $you ->
    [1] You
   *[other] { $who }
} fired { $shot } and rolled { $dice }; left after 1s and equal dice: { $left }.
event-placed = { $you ->
    [1] You
   *[other] { $who }
} { $count ->
    [0] placed no die.
   *[other] hit the { $ship }’s { $track }: { $spaces }.
}
event-mended = { $you ->
    [1] You
   *[other] { $who }
} removed the { $face } from the { $track } ({ $by }).
event-next_round = Broadside { $round } begins.
event-sunk = { $you ->
    [1] Your { $ship } was sunk.
   *[other] { $who }’s { $ship } was sunk.
}
event-admiralty = { $you ->
    [1] You
   *[other] { $who }
} gained an Admiralty token.
event-captured = { $you ->
    [1] You
   *[other] { $who }
} captured { $other_you ->
    [1] your
   *[other] { $other }’s
} { $ship }.
event-jolly_roger = { $you ->
    [1] You
   *[other] { $who }
} gained a Jolly Roger.
event-apart = Both ships got away: the combat is over.
event-escaped = { $you ->
    [1] You
   *[other] { $who }
} got away: the combat is over.
event-fight_stopped = The combat ends without a result after { $rounds } broadsides.
event-declared = { $you ->
    [1] You declare { $points } points: this round is the last.
   *[other] { $who } declares { $points } points: this round is the last.
}
event-bonus = { $you ->
    [1] You
   *[other] { $who }
} gained { $points } extra points for declaring first.
event-rounds_over = The { $rounds } rounds are over.
event-duel_over = { $you ->
    [1] You have won the duel.
   *[other] { $who } has won the duel.
}

# Victory on the High Sea: the forecast of a fight
forecast-peace = no fight comes of it
forecast-fight = the fight begins
forecast-letter = a Letter of Marque stops the attack
forecast-sank = you sink the enemy ship
forecast-both = both ships are sunk
forecast-lost = your ship is sunk
forecast-took = you capture the enemy ship
forecast-taken = your ship is captured
forecast-away = both ships get away
forecast-case-ball-ball = you fire ball, the enemy fires ball
forecast-case-ball-board = you fire ball, the enemy tries to capture
forecast-case-ball-flee = you fire ball, the enemy flees
forecast-case-chain-ball = you fire chain, the enemy fires ball
forecast-case-chain-board = you fire chain, the enemy tries to capture
forecast-case-chain-flee = you fire chain, the enemy flees
forecast-case-grape-ball = you fire grape, the enemy fires ball
forecast-case-grape-board = you fire grape, the enemy tries to capture
forecast-case-grape-flee = you fire grape, the enemy flees
forecast-case-flee-ball = you flee, the enemy fires ball
forecast-case-flee-board = you flee, the enemy tries to capture
forecast-case-flee-flee = you flee, the enemy flees

# Victory on the High Sea: why a captain does something
why-set = { $points ->
    [one] Cubes of one kind then score 1 point more.
   *[other] Cubes of one kind then score { $points } points more.
}
why-win = That makes { $points } points, enough to declare.
why-sail = { $turns ->
    [1] The { $ship } brings home { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } if its voyage ends next turn.
   *[other] In { $turns } turns the { $ship } can bring home { $cubes ->
        [one] 1 cube
       *[other] up to { $cubes } cubes
    }.
}
why-sail-last = { $turns ->
    [1] From its last space the { $ship } brings home { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } next turn.
   *[other] If the { $ship } sails on to the end of its voyage, it brings home { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in { $turns } turns.
}
why-sail-passengers = { $turns ->
    [1] The { $ship } brings home { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } and delivers its passengers next turn.
   *[other] If the { $ship } sails on to the end of its voyage, it brings home { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in { $turns } turns and delivers its passengers.
}
why-end-danger = { $other_you ->
    [1] You could attack the { $ship } on its next space.
   *[other] { $other } could attack the { $ship } on its next space.
}
why-end = { $now ->
    [one] 1 cube now
   *[other] { $now } cubes now
}, not { $turns ->
    [1] { $cubes } one turn later
   *[other] { $cubes } in { $turns } turns
}.
why-yield = { $points ->
    [one] 1 point, and 1 { $kind } at the start of each turn.
   *[other] { $points } points, and 1 { $kind } at the start of each turn.
}
why-points = { $points ->
    [one] 1 point that stays, for { $cubes } cubes.
   *[other] { $points } points that stay, for { $cubes } cubes.
}
why-field-0 = { $points } points, and a cube whenever another player ends a voyage.
why-field-1 = 1 point, and from now on ships can be built.
why-field-2 = 1 point, and from now on a card that is not needed brings a cube.
why-ship = With { $count } ships, { $count } voyages can be under way at once.
why-fit-guns = The { $ship } then has { $cannons } cannons.
why-fit = The { $ship } then has { $free } free spaces for its { $track }.
why-passengers = They score { $points } points if the voyage ends on its last space.
why-barter = A card that is not needed brings a cube now.
why-repair = { $free ->
    [0] The { $ship } has no free space left for its { $track }.
    [one] The { $ship } has only 1 free space left for its { $track }.
   *[other] The { $ship } has only { $free } free spaces left for its { $track }.
}
why-leader = { $other_you ->
    [1] You lead with { $points } points.
   *[other] { $other } leads with { $points } points.
}
why-fire = { $cubes ->
    [0] Whoever captures the { $ship } also takes over its voyage.
    [one] Whoever captures the { $ship } also takes over its voyage, with 1 cube so far.
   *[other] Whoever captures the { $ship } also takes over its voyage, with { $cubes } cubes so far.
}
why-shot = To sink the enemy takes { $hull ->
    [one] 1 die
   *[other] { $hull } dice
} on the hull; to capture it, { $crew } on the crew and { $sails } on the sails.
why-shot-faster = To sink the enemy takes { $hull ->
    [one] 1 die
   *[other] { $hull } dice
} on the hull; to capture it, { $crew } on the crew.
why-sink = That sinks the { $ship }.
why-board = The { $ship } then has no crew left and can be captured.

# Victory on the High Sea: goals for a turn
goal-points = As many points as possible after this turn
goal-cubes = As many cubes as possible after this turn
goal-set = More points for cubes of one kind
goal-building = One more building
goal-commerce = Improve Commerce
goal-shipyards = Improve Shipyards
goal-industry = Improve Industry
goal-ship = Build a ship
goal-upgrade = Upgrade a ship
goal-launch = Send a ship out
figure-cubes = Cubes { $before } → { $after }

# Victory on the High Sea: looking back, what was better
plan-flee = flight with { $shot }
did-plan = { $who_you ->
    [1] You
   *[other] { $who }
} chose { $plan }
did-place = { $who_you ->
    [1] You
   *[other] { $who }
} { $count ->
    [0] placed no die
   *[other] filled { $spaces }
}
did-mend = { $who_you ->
    [1] You
   *[other] { $who }
} removed the { $face } from the { $track }
did-pass-answer = { $who_you ->
    [1] You
   *[other] { $who }
} removed no die
did-pass-count = { $who_you ->
    [1] You
   *[other] { $who }
} added no cannons
did-cannons = { $who_you ->
    [1] You
   *[other] { $who }
} played Cannons
did-foundry = { $who_you ->
    [1] You
   *[other] { $who }
} used a Foundry
would-plan = with { $plan }
would-place = { $count ->
    [0] with no die placed
   *[other] with { $spaces } filled
}
would-mend = without the { $face } on the { $track }
would-pass-answer = with the dice left
would-pass-count = with no cannons added
would-cannons = with 2 more cannons
would-foundry = with a Foundry’s cannon
told-letter = { $did }; the Letter of Marque would have stopped the attack.
told-sunk = Broadside { $round }: { $did }; { $would }, the { $ship } would be sunk { $better ->
    [one] 1 time
   *[other] { $better } times
} in 100 instead of { $worse }.
told-captured = Broadside { $round }: { $did }; { $would }, the { $ship } would be captured { $better ->
    [one] 1 time
   *[other] { $better } times
} in 100 instead of { $worse }.
told-lost = Broadside { $round }: { $did }; { $would }, the { $ship } would be lost { $better ->
    [one] 1 time
   *[other] { $better } times
} in 100 instead of { $worse }.
told-attack = { $who_you ->
    [1] You
   *[other] { $who }
} did not attack the { $ship }: { $won } attacks in 100 would win, and { $lost } would cost the { $own }.
told-no-attack = { $who_you ->
    [1] You
   *[other] { $who }
} attacked the { $ship }: { $won } such attacks in 100 win, and { $lost } cost the { $own }.
why-more-points = It scores { $points ->
    [0] more
    [one] 1 point more
   *[other] { $points } points more
} at once.
why-more-voyages = The ships then bring more from their voyages.
why-more-hand = The cards that stay in the hand are worth more.
why-more-damage = The ships are then less damaged.
why-more-danger = The ships at sea are then in less danger.
why-more-fight = The odds of the combat are then better.
why-sooner = By estimate, 15 points then come { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
} sooner.
why-drop = { $card } will bring least of this hand.
why-drop-farther = { $card } is { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} short of its price, the other card { $others ->
    [0] none
   *[other] only { $others }
}.
why-odds-sunk = The { $ship } is then sunk { $better ->
    [one] 1 time
   *[other] { $better } times
} in 100, by the next best choice { $worse }.
why-odds-captured = The { $ship } is then captured { $better ->
    [one] 1 time
   *[other] { $better } times
} in 100, by the next best choice { $worse }.
why-odds-lost = The { $ship } is then lost { $better ->
    [one] 1 time
   *[other] { $better } times
} in 100, by the next best choice { $worse }.
why-first = { $count } of the { $of } things that can be built ask for { $kind }.
