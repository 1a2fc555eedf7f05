# The chart and what lies on it
table-board = Chart
table-grid = Chart of the world, 13 rows, 36 columns
table-ports = Ports
table-world = The world: list of all ports
table-all-ports = All ports
table-by-region = by region
table-open-sea = Open sea
table-spaces = { $count ->
    [one] 1 to choose
   *[other] { $count } to choose from
}
table-destinations = Ports in reach
table-heading-reach = { $count ->
    [0] No port is in reach.
    [one] 1 port in reach
   *[other] { $count } ports in reach, best sale first
}
table-heading-near = The nearest ports, best sale first
table-heading-choose = Ports to choose from
table-nearby = Near it
table-land = land
table-land-why = Ships can’t sail there.
table-in-port = in { $port }
table-space-named = the space { $space }
table-own-convoy = your convoy
table-convoy-of = { $you ->
    [1] Your convoy
   *[other] { $who }’s convoy
}
table-convoy-at = { $you ->
    [1] Your convoy { $space }
   *[other] { $who }’s convoy { $space }
}
table-told-docks = ports here: { $ports }
table-told-reach = in reach, { $steps } away
table-told-brings = your cargo brings { $amount } gold
table-steps = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
table-pirate-port = { $you ->
    [1] your pirate flag
   *[other] pirate flag of { $who }
}
table-taken-port = { $you ->
    [1] { $nation }, taken by you
   *[other] { $nation }, taken by { $who }
}
table-exports = exports { $goods }
table-no-trade = no trade
table-plague = plague
table-sign-trade = A round sign on the chart: here goods are bought and sold.
table-sign-plain = A square sign on the chart: here no goods are bought or sold.
table-flag-own = The flag of your own nation: repairs cost 1 gold a point here, and you can take a letter of marque.
table-flag-nation = The flag of another nation: repairs cost 2 gold a point, and a card of war may close the port to you.
table-flag-nation-pirate = The flag of a nation: its fort may fire at you when you dock, and repairs cost 2 gold a point.
table-flag-pirate = A pirate flag: docking here may cost you crew, and repairs cost 2 gold a point.
table-flag-pirate-pirate = A pirate flag: no fort fires at you here, and repairs cost 1 gold a point.
table-region-europe = Europe
table-region-africa = Africa
table-region-india = India
table-region-asia = Asia
table-region-north_america = North America
table-region-south_america = South America
table-in-reach = { $count ->
    [one] 1 space in reach
   *[other] { $count } spaces in reach
}
table-hint = { $touch ->
    [1] Tap a port or a space to see distance, dangers and prices; tap again to sail there.
   *[other] Click a port or a space to see distance, dangers and prices; click again to sail there.
}
table-hint-look = { $touch ->
    [1] Tap a port or a space to see distance, dangers and prices.
   *[other] Click a port or a space to see distance, dangers and prices.
}
table-hint-choose = { $touch ->
    [1] Tap a place to see what is there; tap again to choose it.
   *[other] Click a place to see what is there; click again to choose it.
}
table-flag-here = Place the flag
table-begin-here = Start from
table-brings-sum = Your cargo brings { $brings } gold here: { $before } → { $after }.
table-likely-port = Look at { $port }: +{ $amount } gold

# A course over several turns
table-course-cast = Roll and sail on to { $goal }
table-course-sails = Sailing on towards { $goal } …
table-course-on = Sail on towards { $goal }
table-course-turns = { $count ->
    [one] { $steps } spaces, about 1 turn
   *[other] { $steps } spaces, about { $count } turns
}
table-course-drop = Cancel the course. Destination: { $goal }

# Chances
table-percent = { $whole }%
table-under-one = under 1%
table-over-99 = over 99%

# Two lines of the analysis
study-drawn-played = Played, grey line: { $what }.
study-drawn-better = Better, gold line: { $what }.
study-step-cast = roll or stay
study-step-sail = move
study-step-port = port action
study-step-meet = attack at sea
study-step-hail = passing fire
study-step-load = loading
study-step-card = card in a battle
study-step-press = attack on a port
study-step-flag = flag placed at the start
study-step-begin = port to start from
study-step-lade = first crates
study-step-keep = card given up
study-step-mark = port of the plague
study-step-pick = floating crates
study-step-drift = another convoy moved
study-step-flee = where to withdraw
study-step-give = crates given up
study-step-stow = crates from the prize
study-step-again = port to start over from
