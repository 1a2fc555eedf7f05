# What the points of this game are called: a sum, a heading, in a sentence, one’s own, as a measure.
points-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-name = Points
points-plain = points
points-own = your points
points-in = in points
round-name = Round
round-plain = round
