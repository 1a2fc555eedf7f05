# What the points of this game are called: a sum, a heading, in a sentence, one’s own, as a measure.
points-sum = { $points } Infamy
points-name = Infamy
points-plain = Infamy
points-own = your Infamy
points-in = in Infamy
round-name = Round
round-plain = round
