# What a turn came to
recap-kind-ship = convoy
recap-sum-stayed = stayed { $space }
recap-sum-sailed = now { $space }
recap-sum-sold = sold { $cargo } for { $gold } gold
recap-sum-bought = bought { $cargo } for { $gold } gold
recap-sum-gained = +{ $amount } gold
recap-sum-spent = −{ $amount } gold
recap-sum-value = { $value } { $before } → { $after }
recap-sum-flags = { $count ->
    [one] 1 flag on the board
   *[other] { $count } flags on the board
}
recap-did-black_flag = made { $port } a port of { $nation }
recap-did-begins = starts from { $port }
recap-did-laded = took { cargo-of }
recap-did-rolled = rolled { $roll }
recap-did-stayed = stayed
recap-did-sailed = sailed to the space { $space }
recap-did-docked = docked in { $port }
recap-did-sold = sold { cargo-of } for { $gold }
recap-did-bought = bought { cargo-of } for { $gold }
recap-did-mended = repaired { $value } by { $count } for { $gold }
recap-did-bought_ship = bought a ship
recap-did-boarded = took a passenger for { $port }
recap-did-took_letter = took a letter of marque
recap-did-delivered = passenger pays { $gold }
recap-did-drew = drew { $card }
recap-did-drew_hidden = drew a card
recap-did-played = played { $card }
recap-did-lost = lost { $count } { $value }
recap-did-gained = gained { $count } { $value }
recap-did-salvaged = salvaged { $gold } gold
recap-did-captured = captured a ship from { $other_you ->
    [1] you
   *[other] { $other }
}
recap-did-sunk = lost a ship
recap-did-taken = took { $port }
recap-did-fled = fled from { $port }
recap-did-turned_pirate = turned pirate
recap-did-attacks = attacked { $other_you ->
    [1] you
   *[other] { $other }
}
recap-did-attacks_port = attacked { $port }
recap-unsaid-ready = ready
recap-unsaid-done = ended the turn
recap-unsaid-load = loaded a cannon
recap-unsaid-pass = attacked nobody
recap-unsaid-cast = no roll
