# War on the High Seas: names
good-weapons = weapons
good-manufactured = manufactured goods
good-silks = silks
good-tea = tea
good-textiles = textiles
good-gems = gems
good-gold = gold dust
good-cotton = cotton
good-furs = furs
good-coffee = coffee
good-sugar = sugar
cargo-of = { $count ->
    [1] 1 crate of { $good }
   *[other] { $count } { $good }
}
port-london = London
port-bordeaux = Bordeaux
port-cadiz = Cadiz
port-lisbon = Lisbon
port-amsterdam = Amsterdam
port-copenhagen = Copenhagen
port-gibraltar = Gibraltar
port-marseille = Marseille
port-bergen = Bergen
port-saint_louis = Saint-Louis
port-elmina = Elmina
port-benguela = Benguela
port-christiansborg = Christiansborg
port-cape_town = Cape Town
port-mozambique = Mozambique
port-port_louis = Port Louis
port-bombay = Bombay
port-goa = Goa
port-pondicherry = Pondicherry
port-madras = Madras
port-tranquebar = Tranquebar
port-colombo = Colombo
port-batavia = Batavia
port-manila = Manila
port-macao = Macao
port-bencoolen = Bencoolen
port-malacca = Malacca
port-lifau = Lifau
port-boston = Boston
port-quebec = Quebec
port-veracruz = Veracruz
port-havana = Havana
port-kingston = Kingston
port-st_thomas = St Thomas
port-cartagena = Cartagena
port-rio = Rio de Janeiro
port-paramaribo = Paramaribo
port-cayenne = Cayenne
port-callao = Callao
port-buenos_aires = Buenos Aires
nation-england = England
nation-france = France
nation-spain = Spain
nation-portugal = Portugal
nation-netherlands = the Netherlands
nation-denmark = Denmark
card-war_england_france = War: England and France
card-war_england_spain = War: England and Spain
card-war_spain_portugal = War: Spain and Portugal
card-war_france_netherlands = War: France and the Netherlands
card-war_portugal_denmark = War: Portugal and Denmark
card-war_netherlands_denmark = War: the Netherlands and Denmark
card-trade_winds = Trade Winds
card-doldrums = Doldrums
card-plague = Plague
card-sellers_market = Sellers’ Market
card-treaty = General Peace
card-squall = Squall
card-reef = Uncharted Reef
card-scurvy = Scurvy
card-salvage = Salvage
card-flotsam = Floating Crates
card-castaways = Castaways
card-following_sea = Following Sea
card-blown_off_course = Blown Off Course
card-fair_wind = Fair Wind
card-press_of_sail = Press of Sail
card-becalm = Becalmed
card-pardon = Royal Pardon
card-smuggler = Smugglers’ Contact
card-heated_shot = Heated Shot
card-extra_gun = Extra Gun Crew
card-damp_powder = Damp Powder
card-evasive = Evasive Helm
card-surgeon = Surgeon
card-carpenter = Carpenter
card-sailmaker = Sailmaker
card-marines = Marines
card-navigator = Navigator
card-master_gunner = Master Gunner
card-boatswain = Boatswain
card-factor = Factor
value-sails = Sails
value-crew = Crew
value-hull = Hull
shot-ball = ball
shot-grape = grape
shot-chain = chain
shot-board = boarding counter
way-trade = Trade
way-piracy = Piracy
way-war = War
way-all = All
business-1 = trade
business-2 = repair

# Where a space of the sea lies, counted in spaces
sea-off = off { $port }
sea-ne = { $far ->
    [1] north-east of { $port }
   *[other] { $far } north-east of { $port }
}
sea-nw = { $far ->
    [1] north-west of { $port }
   *[other] { $far } north-west of { $port }
}
sea-se = { $far ->
    [1] south-east of { $port }
   *[other] { $far } south-east of { $port }
}
sea-sw = { $far ->
    [1] south-west of { $port }
   *[other] { $far } south-west of { $port }
}
sea-n = { $far ->
    [1] north of { $port }
   *[other] { $far } north of { $port }
}
sea-e = { $far ->
    [1] east of { $port }
   *[other] { $far } east of { $port }
}
sea-s = { $far ->
    [1] south of { $port }
   *[other] { $far } south of { $port }
}
sea-w = { $far ->
    [1] west of { $port }
   *[other] { $far } west of { $port }
}
sea-by_ne = { $rows } north and { $columns } east of { $port }
sea-by_nw = { $rows } north and { $columns } west of { $port }
sea-by_se = { $rows } south and { $columns } east of { $port }
sea-by_sw = { $rows } south and { $columns } west of { $port }

# War on the High Seas: questions
prompt-flag = { $own ->
    [1] You drew the flag of your own nation, { $nation }. Choose a port to be yours.
   *[other] You drew the flag of { $nation }. Put it on a port you don’t need.
}
prompt-begin = Choose the port to start from.
prompt-lade = { $left ->
    [0] Your first crates are aboard.
    [1] Choose 1 more free crate.
   *[other] Choose { $left } free crates.
}
prompt-cast = Your turn: roll for movement, or stay.
prompt-sail = { $spaces ->
    [1] Move 1 space, or stay.
   *[other] Move up to { $spaces } spaces, or stay.
}
prompt-hail = { $other } wants to pass you { $space }. Open fire?
prompt-hail-joined = { $other } has stopped { $space }, in the same space. Open fire?
prompt-hail-window = Does anybody fire on { $other } in passing?
prompt-hail-window-joined = Does anybody in the same space fire on { $other }?
prompt-keep = You have four cards: discard one.
prompt-mark = Plague: choose the trade port where it breaks out.
prompt-pick = { $left ->
    [1] Floating Crates: take 1 more crate?
   *[other] Floating Crates: take up to { $left } crates.
}
prompt-drift = Move the convoy of { $other } up to 2 sea spaces.
prompt-meet = Do you want to attack a convoy in this space?
prompt-card = Play a card in this conflict with { $other }?
prompt-card-fort = { $port } has { $count ->
    [1] 1 cannon
   *[other] { $count } cannons
}. Play a card?
prompt-load = { $left ->
    [0] All cannons are loaded against { $other }.
    [1] Load 1 more cannon against { $other }.
   *[other] Load { $left } cannons against { $other }, in the order in which they fire.
}
prompt-port = { $begun ->
    [1] You trade in { $port }: sell, buy, then end the turn.
    [2] You repair in { $port }: repair more, or end the turn.
   *[other] In { $port }: one port action, or end the turn.
}
prompt-press = { $port } has { $count ->
    [1] 1 cannon
   *[other] { $count } cannons
} left. Fire another round, or flee?
prompt-flee = You are driven off from { $port }: which way do you flee?
prompt-give = { $left ->
    [1] Give up 1 crate.
   *[other] Give up { $left } crates.
}
prompt-stow = Take crates from the captured ship.
prompt-again = You lost your last ship: choose the port to start over from.

# War on the High Seas: options
label-flag = Place the flag on { $port }
label-begin = Start from { $port }
label-ready = Done
label-becalm = Becalm { $other_you ->
    [1] you
   *[other] { $other }
}
label-squall = Squall on { $other_you ->
    [1] you
   *[other] { $other }
}
label-pardon = Play Royal Pardon
label-cast = Roll for movement
label-stay = Stay
label-stay_port = { $trade ->
    [1] Stay in { $port }: trade, repair, buy
   *[other] Stay in { $port }: repair, buy a ship
}
label-play = Play { $card }
label-go = Sail: { $space }
label-dock = Dock in { $port }
label-storm = Attack { $port }
label-fire = Fire on { $other_you ->
    [1] you
   *[other] { $other }
}
label-let_pass = Hold fire
label-discard = Discard { $card }
label-mark = Plague in { $port }
label-drift = Move to the space { $space }
label-attack = Attack { $other_you ->
    [1] you
   *[other] { $other }
}
label-no_attack = Attack nobody
label-card = Play { $card }
label-no_card = Play no card
label-load = Load: { $shot }
label-press = Fire another round
label-flee = { $way ->
    [0] Flee north
    [1] Flee north-east
    [2] Flee east
    [3] Flee south-east
    [4] Flee south
    [5] Flee south-west
    [6] Flee west
   *[other] Flee north-west
}
label-ship = Buy a ship
label-board = Take a passenger aboard
label-letter = Take a letter of marque
label-done = Done
label-end_turn = End the turn
label-mend = Repair { $value } by { $count }
label-lade = Take { cargo-of }
label-pick = Take { cargo-of }
label-give = Give up { cargo-of }
label-stow = Take { cargo-of }
label-sell = Sell { cargo-of }
label-buy = Buy { cargo-of }
effect-no_roll = No sails: 1 space, without a roll
effect-card = Draws a sea card; can’t be undone
effect-passes = Passes { $other }, who may fire
effect-letter_spent = { $left ->
    [0] Costs your only letter of marque
   *[other] Costs a letter of marque; { $left } left after it
}
effect-turns_pirate = You become a pirate
effect-gain = Brings { $gold } gold
effect-fort_fires = The fort fires first: { $percent }% chance that it hits your hull and drives you off
effect-press_gang = Pirate port: { $percent }% chance that you lose crew
effect-plague = Plague: { $percent }% chance that you lose crew
effect-ruins = Leaves { $gold } gold and no cargo to sell
effect-delivers = Your passenger pays { $gold } gold

# War on the High Seas: why not
refusal-at_war = At war with { $nation }: { $port } can only be attacked.
refusal-merchants_sea = In this game nobody attacks.
refusal-own_pirate_port = { $port } is under your own pirate flag.
refusal-own_port = { $port } is a port of your own nation.
refusal-no_flag = You have no flag left to plant.
refusal-sold_now = You have sold { $good } in this port action, so you can’t buy any.
refusal-bought_now = You have bought { $good } in this port action, so you can’t sell any.
refusal-sold_out = { $left ->
    [0] No { $good } left on the goods sheet.
    [1] Only 1 crate of { $good } left on the goods sheet.
   *[other] Only { $left } { $good } left on the goods sheet.
}
refusal-hold_full = { $room ->
    [0] Your hold is full.
    [1] You have room for 1 more crate.
   *[other] You have room for { $room } more crates.
}
refusal-no_gold = Costs { $need } gold; you have { $gold }.
refusal-not_aboard = { $held ->
    [0] You have no { $good } aboard.
    [1] You have only 1 crate of { $good } aboard.
   *[other] You have only { $held } { $good } aboard.
}
refusal-no_trade = No goods are traded in { $port }.
refusal-other_business = Only one port action in a visit, and you have already started another: { $begun }.
refusal-value_full = Already full: { $value }.
refusal-four_ships = You have four ships already, the maximum.
refusal-one_passenger = You have a passenger already.
refusal-pirate_port = No passengers come aboard in a pirate port: { $port }.
refusal-plague_port = No passengers come aboard where there is plague: { $port }.
refusal-pirate_no_letter = Pirates get no letters of marque.
refusal-not_own_port = { $port } is not a port of your nation.
refusal-general_peace = General Peace: no letters of marque.
refusal-no_letters = All letters of marque are taken.
refusal-flag_there = A black-bordered flag already says whose port this is.
refusal-crates_left = { $left ->
    [1] Choose 1 more crate.
   *[other] Choose { $left } more crates.
}
refusal-crates_taken = You start with four crates, no more.
refusal-no_card = You don’t hold { $card }.
refusal-becalmed_already = { $other } is becalmed already.
refusal-not_at_sea = { $other } is not at sea.
refusal-no_sails_left = { $other } has no sails left.
refusal-no_pirate = You aren’t a pirate.
refusal-is_becalmed = You are becalmed: 1 space at most.
refusal-roll_is_four = Your roll is 4 already.
refusal-land = Convoys can’t cross land.
refusal-own_space = You are there already: stay instead.
refusal-too_far = { $spaces ->
    [1] Too far: you may move 1 space.
   *[other] Too far: you may move { $spaces } spaces.
}
refusal-turns_away = { $turns ->
    [1] About 1 turn away.
   *[other] About { $turns } turns away.
}
refusal-no_battle_card = { $card } can’t be played in a battle.
refusal-not_at_ports = { $card } does nothing in an attack on a port.
refusal-only_defender = Only the defender can play { $card }.
refusal-all_loaded = All cannons are loaded.
refusal-cannons_left = { $left ->
    [1] 1 cannon is not loaded.
   *[other] { $left } cannons are not loaded.
}
refusal-board_last = The boarding counter can only be the last one.
refusal-no_crew = Without crew you can’t board.
refusal-no_counter = No more counters: { $shot }.
refusal-no_trade_port = Plague can only break out in a trade port.
refusal-trade_begun = Play it before you buy or sell the first crate.
refusal-asked_flag = First choose a port for the flag.
refusal-asked_begin = First choose the port to start from.
refusal-asked_lade = First choose your crates.
refusal-asked_cast = First roll, or stay.
refusal-asked_sail = First move, or stay.
refusal-asked_hail = First decide whether to fire.
refusal-asked_keep = First discard a card.
refusal-asked_mark = First choose where the plague breaks out.
refusal-asked_pick = First choose crates, or leave them.
refusal-asked_drift = First move the other convoy.
refusal-asked_meet = First decide whether to attack.
refusal-asked_card = First play a card, or none.
refusal-asked_load = First load your cannons.
refusal-asked_port = You are in port: end the visit first.
refusal-asked_press = First go on, or flee.
refusal-asked_flee = First flee.
refusal-asked_give = First give up crates.
refusal-asked_stow = First choose crates of the prize.
refusal-asked_again = First choose a port to start over from.

# War on the High Seas: what happened
event-black_flag = { $you ->
    [1] You
   *[other] { $who }
} made { $port } a port of { $nation }: its flag has a black border.
event-begins = { $you ->
    [1] You start from { $port }.
   *[other] { $who } starts from { $port }.
}
event-laded = { $you ->
    [1] You
   *[other] { $who }
} took { cargo-of }.
event-turn = { $you ->
    [1] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $who }’s turn.
}
event-rolled = { $you ->
    [1] You
   *[other] { $who }
} rolled { $roll }.
event-stayed = { $you ->
    [1] You stayed.
   *[other] { $who } stayed.
}
event-played = { $you ->
    [1] You
   *[other] { $who }
} played { $card }.
event-no_card = { $you ->
    [1] You
   *[other] { $who }
} played no card.
event-becalmed = { $you ->
    [1] You
   *[other] { $who }
} becalmed { $other_you ->
    [1] you
   *[other] { $other }
}.
event-squalled = { $you ->
    [1] You
   *[other] { $who }
} sent a squall against { $other_you ->
    [1] you
   *[other] { $other }
}.
event-pardoned = { $you ->
    [1] You are pardoned and no longer a pirate.
   *[other] { $who } is pardoned and no longer a pirate.
}
event-sets_out = { $you ->
    [1] You set out. Destination: { $space }.
   *[other] { $who } sets out. Destination: { $space }.
}
event-sailed = { $you ->
    [1] You are { $space }.
   *[other] { $who } is { $space }.
}
event-stopped = { $you ->
    [1] You
   *[other] { $who }
} stopped { $other_you ->
    [1] you
   *[other] { $other }
} { $space } by fire.
event-held_fire = { $you ->
    [1] You
   *[other] { $who }
} held fire.
event-drew = { $you ->
    [1] You
   *[other] { $who }
} drew { $card }.
event-drew_hidden = { $you ->
    [1] You
   *[other] { $who }
} drew a card and kept it.
event-drew_own = { $you ->
    [1] Your new card: { $card }.
   *[other] New card of { $who }: { $card }.
}
event-discarded = { $you ->
    [1] You
   *[other] { $who }
} discarded { $card }.
event-shuffled = The { $count } discarded sea cards were shuffled.
event-plague = { $you ->
    [1] You
   *[other] { $who }
} let the plague break out in { $port }.
event-lost = { $you ->
    [1] You
   *[other] { $who }
}: { $value } −{ $count }, { $left } left.
event-gained = { $you ->
    [1] You
   *[other] { $who }
}: { $value } +{ $count }, now { $left }.
event-salvaged = { $you ->
    [1] You
   *[other] { $who }
} salvaged { $gold } gold.
event-picked = { $you ->
    [1] You
   *[other] { $who }
} took { cargo-of } from the sea.
event-drifted = { $you ->
    [1] You
   *[other] { $who }
} moved the convoy of { $other_you ->
    [1] you
   *[other] { $other }
} to the space { $space }.
event-letter_spent = { $you ->
    [1] You
   *[other] { $who }
} spent a letter of marque.
event-turned_pirate = { $you ->
    [1] You are a pirate now.
   *[other] { $who } is a pirate now.
}
event-attacks = { $you ->
    [1] You
   *[other] { $who }
} attacked { $other_you ->
    [1] you
   *[other] { $other }
}.
event-attacks_port = { $you ->
    [1] You
   *[other] { $who }
} attacked { $port }.
event-strength = { $port } had { $count ->
    [1] 1 cannon
   *[other] { $count } cannons
}.
event-evaded = { $you ->
    [1] You got away before a shot fell.
   *[other] { $who } got away before a shot fell.
}
event-loaded = { $you ->
    [1] You
   *[other] { $who }
} loaded { $count ->
    [1] 1 cannon
   *[other] { $count } cannons
}.
event-shot = { $you ->
    [1] You
   *[other] { $who }
} fired { $shot }: { $hits ->
    [0] no hit
    [1] 1 hit
   *[other] { $hits } hits
}.
event-boards = { $you ->
    [1] You
   *[other] { $who }
} boarded { $other_you ->
    [1] you
   *[other] { $other }
}.
event-melee = Aboard: { $hits ->
    [0] no hit
    [1] 1 hit
   *[other] { $hits } hits
} by { $you ->
    [1] you
   *[other] { $who }
}, { $suffers } by { $other_you ->
    [1] you
   *[other] { $other }
}.
event-nobody_captured = Neither { $you ->
    [1] you
   *[other] { $who }
} nor { $other_you ->
    [1] you
   *[other] { $other }
} has crew left: no ship is captured.
event-captured = { $you ->
    [1] You
   *[other] { $who }
} captured a ship from { $other_you ->
    [1] you
   *[other] { $other }
}.
event-sunk = { $you ->
    [1] One of your ships was sunk.
   *[other] One of { $who }’s ships was sunk.
}
event-starts_over = { $you ->
    [1] You lost your last ship and start over.
   *[other] { $who } lost the last ship and starts over.
}
event-gave = { $you ->
    [1] You
   *[other] { $who }
} gave up { cargo-of }.
event-stowed = { $you ->
    [1] You
   *[other] { $who }
} took { cargo-of } from the prize.
event-docked = { $you ->
    [1] You
   *[other] { $who }
} docked in { $port }.
event-fort_fired = The fort of { $port } fired on { $you ->
    [1] you
   *[other] { $who }
}: { $hits ->
    [0] no hit
    [1] 1 hit
   *[other] { $hits } hits
}.
event-press_gang = { $count ->
    [0] The press-gang took none of { $you ->
        [1] your crew
       *[other] { $who }’s crew
    }.
   *[other] The press-gang took { $count } of { $you ->
        [1] your crew
       *[other] { $who }’s crew
    }.
}
event-plague_struck = { $count ->
    [0] The plague in { $port } spared { $you ->
        [1] your crew
       *[other] { $who }’s crew
    }.
   *[other] The plague in { $port } killed { $count } of { $you ->
        [1] your crew
       *[other] { $who }’s crew
    }.
}
event-delivered = { $you ->
    [1] You
   *[other] { $who }
} brought a passenger to { $port }: { $gold } gold.
event-sold = { $you ->
    [1] You
   *[other] { $who }
} sold { cargo-of } for { $gold } gold.
event-bought = { $you ->
    [1] You
   *[other] { $who }
} bought { cargo-of } for { $gold } gold.
event-mended = { $you ->
    [1] You
   *[other] { $who }
} repaired { $value } by { $count } for { $gold } gold.
event-bought_ship = { $you ->
    [1] You bought a ship; now you have { $ships }.
   *[other] { $who } bought a ship and now has { $ships }.
}
event-boarded = { $you ->
    [1] You
   *[other] { $who }
} took a passenger for { $port } aboard.
event-took_letter = { $you ->
    [1] You
   *[other] { $who }
} took a letter of marque.
event-cannonade = { $you ->
    [1] You
   *[other] { $who }
} { $hits ->
    [0] missed { $port }
    [1] hit { $port } once
    [2] hit { $port } twice
   *[other] hit { $port } { $hits } times
}, { $suffers ->
    [0] the port missed
    [1] the port hit back once
    [2] the port hit back twice
   *[other] the port hit back { $suffers } times
}; { $left ->
    [0] no cannons are left there
    [1] 1 cannon is left there
   *[other] { $left } cannons are left there
}.
event-taken = { $you ->
    [1] You
   *[other] { $who }
} took { $port }.
event-fled = { $you ->
    [1] You
   *[other] { $who }
} fled from { $port } to the { $way ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[other] north-west
}.
event-won = { $you ->
    [1] You
   *[other] { $who }
} won the game: { $way }.
event-last_round = The last round is over.

# Why a captain would do it
why-win = That wins the game: { $way }.
why-sale = The cargo brings { $gold } gold in { $port }.
why-cargo = { $count ->
    [1] The crate brings { $gold } gold
   *[other] The { $count } crates bring { $gold } gold
} in another region.
why-next = { $turns ->
    [1] { $port } is a turn away
   *[other] { $port } is about { $turns } turns away
}{ $gold ->
    [0] {""}, the best port for you to make for.
   *[other] {""}; there the cargo brings { $gold } gold.
}
why-flag_own = In { $port } you can trade, and with your flag you repair there for half the price.
why-flag_other = No goods are traded in { $port }, so you need it least.
why-begin = In { $port } you can trade in your first turn.
why-ship = A convoy of { $ships } ships carries and fights for more; { $gold } gold is left for cargo.
why-letter = With a letter you can attack once and stay within the law.
why-mend = Repairs are due before the next danger.
why-storm = The chance to take { $port } is { $chance }%.
why-press = The chance that { $port } falls is { $chance }% now.
why-attack = { $other_you ->
    [1] The chance to take a ship of yours is { $chance }%.
   *[other] The chance to take a ship of { $other } is { $chance }%.
}
why-ahead-sale = { $turns ->
    [1] From there { $port } is a turn away
   *[other] From there { $port } is about { $turns } turns away
}, where the cargo brings { $gold } gold.
why-ahead = { $turns ->
    [1] From there { $port } is a turn away.
   *[other] From there { $port } is about { $turns } turns away.
}

# Goals for a turn
goal-gold = The most gold after this turn
goal-cargo = The most crates aboard after this turn
goal-repair = Sails, crew and hull whole again
figure-gold = Gold { $before } → { $after }
figure-cargo = Crates { $before } → { $after }
