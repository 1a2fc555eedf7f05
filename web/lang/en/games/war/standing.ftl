# Scores, and how it ended
score-gold = Gold
score-ships = Ships after the first
score-crates = Crates
score-flags = Own flags on the board
standing-end-way = { $way }: the way was completed in round { $round }.
standing-end-rounds = The game ended after { $rounds } rounds: the most points win, then flags, ships and gold.
standing-end-alone = { $rounds } rounds are over, and no way is completed.
standing-need-ships = { $count ->
    [0] enough ships
    [one] 1 ship short
   *[other] { $count } ships short
}
   *[other] { $count } ships short
}
standing-need-gold = { $count ->
    [0] enough gold
   *[other] { $count } gold short
}
   *[other] { $count } gold short
}
standing-need-flags = { $count ->
    [0] enough flags
    [one] 1 flag short
   *[other] { $count } flags short
}
   *[other] { $count } flags short
}
