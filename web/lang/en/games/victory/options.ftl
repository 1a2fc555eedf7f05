# What the points of this game are called: a sum, a heading, in a sentence, one’s own, as a measure.
points-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-name = Points
points-plain = points
points-own = your points
points-in = in points
round-name = Round
round-plain = round

# The new-game sheet: rule variants
page-option-first_player = First player
page-option-first_player-more = Who begins the game.
page-option-last_ship = Player without a ship
page-option-last_ship-more = What a player without a ship gets at the beginning of the turn.
page-option-trades_per_turn = Trades per turn
page-option-trades_per_turn-more = How often you may trade cubes in a turn.
page-option-passengers_per_voyage = Passengers per voyage
page-option-passengers_per_voyage-more = How many cards of Passengers a ship may take.
page-option-sets_per_kind = Sets of one kind
page-option-sets_per_kind-more = How many sets of one kind of cube score.
page-option-round_limit = Rounds at most
page-option-round_limit-more = If nobody has declared by then, the game ends and the most points win.
page-value-random = by chance
page-value-relief = a free ship
page-value-lost = nothing
page-value-trades_per_turn-0 = any number
page-value-passengers_per_voyage-0 = any number
page-value-sets_per_kind-0 = all
