# Das Rennen: was jedem noch fehlt
race-title = Vier Wege zum Sieg
race-line = { $way }: es fehlen { $lack }
race-met = { $way }: geschafft
race-short = es fehlen { $lack }
race-done = geschafft
race-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
race-gold = { $count } Gold
race-flags-piracy = { $count ->
    [one] 1 Piratenflagge
   *[other] { $count } Piratenflaggen
}
race-flags-war = { $count ->
    [one] 1 Nationalflagge
   *[other] { $count } Nationalflaggen
}
race-flags-all = { $count ->
    [one] 1 Flagge
   *[other] { $count } Flaggen
}
race-asks-trade = { $ships } Schiffe, { $gold } Gold
race-asks-piracy = { $ships } Schiffe, { $gold } Gold, { $flags } Piratenflaggen
race-asks-war = { $ships } Schiffe, { $gold } Gold, { $flags } Nationalflaggen
race-asks-all = { $ships } Schiffe, { $gold } Gold, { $flags } Flaggen
