# Punkte, und wie es ausging
score-gold = Goldbestand
score-ships = Schiffe nach dem ersten
score-crates = Kisten
score-flags = Eigene Flaggen auf dem Plan
standing-end-way = { $way }: Der Weg war in Runde { $round } geschafft.
standing-end-rounds = Die Partie endete nach { $rounds } Runden: Die meisten Punkte gewinnen, dann Flaggen, Schiffe und Gold.
standing-end-alone = { $rounds } Runden sind vorbei, und kein Weg ist geschafft.
standing-need-ships = { $count ->
    [0] genug Schiffe
    [one] 1 Schiff fehlt
   *[other] { $count } Schiffe fehlen
}
   *[other] { $count } Schiffe fehlen
}
standing-need-gold = { $count ->
    [0] genug Gold
   *[other] { $count } Gold fehlen
}
   *[other] { $count } Gold fehlen
}
standing-need-flags = { $count ->
    [0] genug Flaggen
    [one] 1 Flagge fehlt
   *[other] { $count } Flaggen fehlen
}
   *[other] { $count } Flaggen fehlen
}
