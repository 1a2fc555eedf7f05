# The race: what everybody still needs
race-title = Four ways to win
race-line = { $way }: { $lack } short
race-met = { $way }: complete
race-short = { $lack } short
race-done = complete
race-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
race-gold = { $count } gold
race-flags-piracy = { $count ->
    [one] 1 pirate flag
   *[other] { $count } pirate flags
}
race-flags-war = { $count ->
    [one] 1 nation flag
   *[other] { $count } nation flags
}
race-flags-all = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}
race-asks-trade = { $ships } ships, { $gold } gold
race-asks-piracy = { $ships } ships, { $gold } gold, { $flags } pirate flags
race-asks-war = { $ships } ships, { $gold } gold, { $flags } nation flags
race-asks-all = { $ships } ships, { $gold } gold, { $flags } flags
