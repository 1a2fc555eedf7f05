# A convoy, its captain and what he holds
table-convoy-open = Convoy
table-convoy-line = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, sails { $sails }, crew { $crew } and hull { $hull } of { $most }, { $cannons } cannons, { $gold } gold, { $cargo }
table-chip-label = { $who }, { $shape }, { $nation }, { $where }, { $convoy }
table-told-player = { $who } ({ $nation }), { $where }: { $convoy }.
table-told-passenger = Passenger for { $port }.
table-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
table-cannons = { $count ->
    [one] 1 cannon
   *[other] { $count } cannons
}
table-letters = { $count ->
    [one] 1 letter of marque
   *[other] { $count } letters of marque
}
table-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
table-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-cards-of = { $you ->
    [1] Your cards
   *[other] { $who }’s cards
}
table-cards-title = Cards
table-gold = { $amount } gold
table-gold-word = gold
table-coin = { $amount }
table-out-of = { $value }/{ $most }
table-free = { $count } free
table-hold-told = Cargo: { $cargo }; room for { $free } more
table-some-good = { $count ->
    [one] 1 crate of { $good }
   *[other] { $count } { $good }
}
table-no-cargo = no cargo
table-nothing-held = No letter, no passenger, no cards
table-nowhere = not on the chart yet
table-pirate = Pirate
table-pirate-of = Pirate, of { $nation } once
table-flags-left = Flags left: { $nation } of the nation, { $pirate } of pirates.
table-sheet-compare = All convoys compared
table-menu-compare = Compare all convoys
