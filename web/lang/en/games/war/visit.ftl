# Who is asked, and why
table-crumb-setup = Before the first turn
table-crumb-turn = Your turn
table-crumb-turn-of = In { $who }’s turn
table-step-lade = first crates
table-step-hail = passing fire
table-step-keep = a card too many
table-step-pick = floating crates
table-step-meet = others in this space
table-step-card = play a card?
table-step-load = load the cannons
table-step-port = port action
table-step-press = next round?
table-step-give = crates of the lost ship
table-step-stow = crates of the prize
table-again-confirms = { $touch ->
    [1] Tap again to confirm
   *[other] Click again to confirm
}

# The port action
table-visit-parts = Kinds of port action
table-visit-trade = Trade
table-visit-repair = Repair
table-visit-more = Ship, passenger, letter
table-no-trade-here = No goods are traded in { $port }: repair, buy a ship, take a passenger or a letter of marque.
table-sell = Sell { $goods }
table-sum = { $before } → { $after } gold
table-sold = Sold { $goods }
table-bought = bought { $goods }
table-mended = { $value } +{ $count }
table-sold-so-far = { $count } sold now
table-bought-so-far = { $count } bought now
table-sheet-left = { $count } on the sheet
table-made-here = made here, sells for { $price } elsewhere
table-aboard = { $count } aboard
table-on-prize = { $count } on the prize
table-most = up to { $most }
table-first-sells = first sells for { $gain }
table-may-trade-on = You can still buy and sell.
table-sell-all = sell all
table-buy-most = buy as many as possible
table-mend-most = repair all
table-no-plan = A turn can be planned once you have rolled, or in port.
table-lade-here = sells here for { $price } gold
table-lade-there = sells for { $price } gold outside { $region }
table-take-back = take it back
table-less = { $what }: one less
table-more-of = { $what }: one more
table-all-of = { $what }: { $value }, { $all }

# The goods sheet
table-sheet = Goods sheet and cards
table-sheet-caption = Crates left on the goods sheet
table-good = Good
table-left = Left
table-made-in = Exported by
table-out = Sold out: { $goods }
table-rolled = You rolled
table-rolled-allows = { $roll }: { $spaces ->
    [one] you may move 1 space
   *[other] you may move { $spaces } spaces
}
table-deck = Deck { $count }

# Turning pirate
table-pirate-brief = ☠ pirate
table-pirate-title = You become a pirate.
table-pirate-lost = You lose your nation and can’t take letters of marque, and forts fire when you dock. Your flags turn black, and further attacks need no letter. Only a Royal Pardon, or a fresh start, ends this.
table-end-turn = End the turn
