# What the points of this game are called: a sum, a heading, in a sentence, one’s own, as a measure.
points-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-name = Points
points-plain = points
points-own = your points
points-in = in points

# The new-game sheet: rule variants
page-option-first_player = First player
page-option-first_player-more = Who begins the game.
page-option-last_ship = Whoever has lost the last ship
page-option-last_ship-more = A relief ship comes free at the beginning of the turn, or none does.
page-option-trades_per_turn = Trades a turn
page-option-trades_per_turn-more = How often cubes may be traded in a turn.
page-option-passengers_per_voyage = Passengers a voyage
page-option-passengers_per_voyage-more = How many passenger cards one ship may take.
page-option-sets_per_kind = Sets of one kind
page-option-sets_per_kind-more = Whether a second set of the same kind of cube scores, too.
page-option-round_limit = Rounds at most
page-option-round_limit-more = If nobody has declared by then, the most points win.
page-value-random = by chance
page-value-relief = relief ship
page-value-lost = nothing
