# Punkte, und wie es ausging
score-gold = Für Gold
score-ships = Für Schiffe nach dem ersten
score-crates = Für Kisten
score-flags = Für eigene Flaggen auf dem Plan
standing-won-trade = { $you ->
    [1] Du hast
   *[other] { $who } hat
} durch Handel gewonnen.
standing-won-piracy = { $you ->
    [1] Du hast
   *[other] { $who } hat
} durch Piraterie gewonnen.
standing-won-war = { $you ->
    [1] Du hast
   *[other] { $who } hat
} durch Krieg gewonnen.
standing-won-all = { $you ->
    [1] Du hast
   *[other] { $who } hat
} durch Handel, Krieg und Piraterie zusammen gewonnen.
standing-end-way = Runde { $round }: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} und { $gold } Gold{ $flags ->
    [0] .
    [one] , dazu 1 Flagge auf dem Plan.
   *[other] , dazu { $flags } Flaggen auf dem Plan.
}
standing-end-rounds = { $rounds } Runden sind vorbei, ohne dass jemand vorher gewonnen hat: Die Punkte entscheiden, bei Gleichstand Flaggen, Schiffe, dann Gold.
standing-end-alone = { $rounds } Runden sind vorbei, und du hast nicht gewonnen.
standing-need-ships = { $count ->
    [0] genug Schiffe
    [one] 1 Schiff fehlt
   *[other] { $count } Schiffe fehlen
}
standing-need-gold = { $count ->
    [0] genug Gold
   *[other] { $count } Gold fehlen
}
standing-need-flags = { $count ->
    [0] genug Flaggen
    [one] 1 Flagge fehlt
   *[other] { $count } Flaggen fehlen
}
