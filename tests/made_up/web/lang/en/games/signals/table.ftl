# The Duel of Signals at the table.
duel-ships = Ships
duel-ship = { $who }: hull { $hull }, powder { $powder }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
duel-ship-sealed = { $who }: hull { $hull }, powder { $powder }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, bid sealed
duel-hand = Your hand
duel-flag = Flag { $card }
duel-smoke = Smoke
duel-sealed = Your bid: { $card }.
duel-held = You hold your bid.
duel-piles = Deck: { $deck }. Spent: { $spent }.
duel-score-hull = Hull
duel-score-powder = Powder
cost-powder = { $count } powder
cost-powder-spoken = { $count } powder
