# Das Duell der Signale am Tisch.
duel-ships = Schiffe
duel-ship = { $who }: Rumpf { $hull }, Pulver { $powder }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
duel-ship-sealed = { $who }: Rumpf { $hull }, Pulver { $powder }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Gebot verdeckt
duel-hand = Deine Hand
duel-flag = Flagge { $card }
duel-smoke = Rauch
duel-sealed = Dein Gebot: { $card }.
duel-held = Du bietest nicht.
duel-piles = Stapel: { $deck }. Ausgespielt: { $spent }.
duel-score-hull = Rumpf
duel-score-powder = Pulver
cost-powder = { $count } Pulver
cost-powder-spoken = { $count } Pulver
