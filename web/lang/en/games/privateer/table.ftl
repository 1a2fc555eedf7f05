# The chart and what lies on it
table-board = Chart
table-grid = Caribbean, 12 rows, 16 columns
table-sea = sea
table-sea-name = Open sea
table-land = land
table-land-name = Land
table-merchant = Merchant
table-merchant-name = Merchant
table-merchants = { $count ->
    [one] Merchant
   *[other] { $count } Merchants
}
table-own-ship = your ship
table-your-ship = Your ship
table-ship-of = { $you ->
    [1] Your ship
   *[other] { $who }’s ship
}
table-told-port = { $port }, port
table-told-buys = buys { $goods }
table-told-sells = sells { $goods }
table-told-last = your last port, no trade now
table-told-brings = your cargo brings { $amount }
table-told-ship = { $you ->
    [1] your ship
   *[other] { $who }’s ship
} with { $cargo }
table-told-reach = in reach for { $needs } of { $all } spaces
table-good-price = { $good } { $price }
table-some-good = { $count } { $good }
table-no-cargo = no cargo
table-spaces-spoken = { $half ->
    [0] { $whole }
   *[other] { $whole ->
        [0] half a
       *[other] { $whole } and a half
    }
}
table-loupe = Squares around { $square }
table-rose-north = N
table-rose-south = S
table-wind-neutral = No wind
table-wind-north = Wind to the north
table-wind-east = Wind to the east
table-wind-south = Wind to the south
table-wind-west = Wind to the west
table-deck = deck { $count }
table-fight = { $attacker } { $mine }, { $defender } { $theirs }

# Destinations and prices
table-destinations = Where to sail
table-spaces = { $half ->
    [1] ½ space
    [2] 1 space
   *[other] { $spaces } spaces
}
table-from = from { $far }
table-merchant-at = { $square } · { $at } of { $count }
table-next-one = next ›
table-wind-brief-neutral = calm
table-wind-brief-north = north
table-wind-brief-east = east
table-wind-brief-south = south
table-wind-brief-west = west
table-spaces-of = { $needs } of { $all } spaces
table-brings = +{ $amount }
table-win = win { $chance }
table-win-chance = win { $chance }
table-percent = { $whole }%
table-under-one = under 1%
table-over-99 = over 99%
table-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
table-turns-away = { $count } turns away with this wind
table-last-port = last port
table-last-port-brief = last port
table-stay = Stay
table-stay-more = no move
table-prices = Prices
table-prices-caption = What each port buys and sells, in silver
table-no-card = no prices yet
table-buys = buys
table-sells = sells
table-good = Good
table-bank = { $count } left
table-cell-buys = buys { $price }
table-cell-sells = sells { $price }
table-your-cargo = Your cargo
table-distance = How far
table-here = here

# What one points at
table-hint = { $touch ->
    [1] Tap a port, a ship or a Merchant to see way, prices and odds; tap again to sail there.
   *[other] Click a port, a ship or a square to see way, prices and odds; click again to sail there.
}
table-brings-sum = Your cargo brings { $brings }: silver { $silver } → { $after }.
table-brings-there = Your cargo brings { $cargo } silver.
table-last-long = Your last port: no trade here before you have been to another one.
table-carries = { $who } carries { $cargo }.
table-win-lose = { $win } win, { $lose } lose
table-fight-goods = On average { $goods } cards; you have room for { $room }.
table-fight-merchant = A defeat ends your turn.
table-fight-player = { $who } has { $load ->
    [one] 1 cargo card
   *[other] { $load } cargo cards
}. A defeat can cost cargo (you have { $own }) and sends you to a port.
table-danger-none = Nobody can attack you there before your next turn.
table-danger = { $count ->
    [one] One player could attack you there next
   *[other] { $count } players could attack you there next
}: { $who }.
table-danger-who = { $who } (wins { $chance })

# The bar
table-silver-word = silver
table-silver = { $amount } silver
table-likely-port = Look at { $port }: +{ $amount } silver
table-then-trade = then trade
table-no-trade = no trade there
table-do-attack = Attack { $who } at { $square }
table-do-merchant = Attack the Merchant at { $square }
table-do-leave = Leave { $port }

# Ships
table-ship-open = Ship
table-tracks = Tracks
table-track = Track
table-positions = Steps
table-next-step = Next step
table-track-told = { $track } { $value }, step { $position } of { $positions }
table-track-value = { $track } { $value }
table-track-full = last step
table-track-full-brief = full
table-gain = ★+{ $gain }
table-load = { $load }/{ $hold }
table-load-of = hold { $load } of { $hold }
table-infamy-of = ★{ $infamy } of { $goal }
table-cargo = Cargo
table-cargo-told = Cargo: { $cargo }
table-hold-empty = hold empty
table-relics = Relics
table-no-relics = no Relics
table-debts = { $count ->
    [one] Shipwright’s Debt
   *[other] { $count } Shipwright’s Debts
}
table-purse = { $amount } silver
table-purse-closed = purse closed
table-purse-closed-long = The purse is closed: only its owner sees the silver.
table-chip-label = { $who }, { $shape }, { $captain }, Infamy { $infamy }, { $cargo }
table-no-captain = no captain yet
table-lies-in-port = In { $port }, which is its last port.
table-lies-at-sea = At sea on { $square }; last port { $port }.
table-ship-sums = With Relics and powers: { $spaces } spaces, +{ $combat } in battle, +{ $crew } on Crew rolls. Infamy { $infamy }.
table-sheet-compare = All ships compared
table-menu-compare = Compare all ships

# Table in words, keys, commands
table-in-reach = { $count ->
    [one] 1 square in reach
   *[other] { $count } squares in reach
}
table-reach-item = { $square }, { $what }: { $spaces } spaces
table-told-captain = { $who } ({ $captain }) in { $where }: Infamy { $infamy }; { $tracks }; { $cargo } in a hold of { $hold }; { $relics }.
table-card-said = Last card: { $card }. { $told }
table-no-bounty = No Bounty Card has been drawn this turn.
table-coin = { $amount }
table-key-of-jump = g, then j 6
table-key-does-jump = go to a square
table-key-of-main = e
table-key-does-main = what the large button says: draw, sail, leave
table-key-of-destination = n, N
table-key-does-destination = next or previous destination in reach
table-key-of-ships = f
table-key-does-ships = next ship
table-key-of-merchant = v
table-key-does-merchant = next Merchant
table-key-of-port = 1 – 6
table-key-does-port = a port, clockwise from Havana
table-key-of-wind = W
table-key-does-wind = say the wind
table-key-of-card = b
table-key-does-card = say the last Bounty Card
table-key-of-prices = $
table-key-does-prices = prices of all ports
table-command-sail = sail
table-command-stay = stay
table-command-draw = draw
table-command-roll = roll
table-command-sell = sell
table-command-buy = buy
table-command-upgrade = upgrade
table-command-wind = wind
table-command-done = done
table-command-pass = pass
table-target-draw = Bounty Card
table-target-roll = dice
table-target-reroll = new roll
table-target-stand = keep the roll
table-target-done = end of the visit
table-target-stay = stay
table-target-pass = let it be
table-target-take = booty
table-target-enough = enough
table-target-accept = accept
table-target-decline = decline
table-target-silver = silver
study-step-captain = choice of a captain
study-step-sail = course
study-step-port = visit
study-step-outfit = first purchases
study-drawn-played = Played, grey line: { $what }.
study-drawn-better = Better, gold line: { $what }.

# What it costs
cost-silver = { $count } silver
cost-silver-spoken = { $count } silver
