# Scores, and how it ended
score-gold = For gold
score-ships = For ships after the first
score-crates = For crates
score-flags = For own flags on the board
standing-won-trade = { $you ->
    [1] You have won
   *[other] { $who } has won
} by trade.
standing-won-piracy = { $you ->
    [1] You have won
   *[other] { $who } has won
} by piracy.
standing-won-war = { $you ->
    [1] You have won
   *[other] { $who } has won
} by war.
standing-won-all = { $you ->
    [1] You have won
   *[other] { $who } has won
} by trade, war and piracy together.
standing-end-way = Round { $round }: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} and { $gold } gold{ $flags ->
    [0] .
    [one] , with 1 flag on the board.
   *[other] , with { $flags } flags on the board.
}
standing-end-rounds = { $rounds } rounds are over, and nobody has won yet, so points decide; in a tie flags, ships, then gold.
standing-end-alone = { $rounds } rounds are over, and you have not won.
standing-need-ships = { $count ->
    [0] enough ships
    [one] 1 ship short
   *[other] { $count } ships short
}
standing-need-gold = { $count ->
    [0] enough gold
   *[other] { $count } gold short
}
standing-need-flags = { $count ->
    [0] enough flags
    [one] 1 flag short
   *[other] { $count } flags short
}
