# Scores, and how it ended
score-hits = Hits less repairs
score-bonus = Bonus of the duel
score-strike = Enemy struck
score-capture = Enemy captured
score-escape = Got away
score-broke_off = Enemy broke off
score-bid = Bids
score-left = { $ship } at the end: guns { $hull } of { $boxes }, rigging { $rigging } of { $spars }, crew { $crew } of { $men }.
score-reckoning = How the points come about
score-sum = { $parts } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
score-sum-hits = { $count ->
    [0] no hit on { $other } that still counts
    [one] 1 hit on { $other } that still counts
   *[other] { $count } hits on { $other } that still count
} × { $by }{ $alone ->
    [1] {""}
   *[other] {" "}= { $points },
}
score-sum-bonus = + { $points } bonus (at most { $bonus }, never more than the hits bring)
score-with-bonus = { $points ->
    [one] 1 point
   *[other] { $points } points
} = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} × { $price }{ $rounded ->
    [0] {""}
   *[other] {" "}(rounded up)
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonus of the duel
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}
score-bonus-now = The bonus counts at the end of the duel; the points have it already, as if the duel ended now.
score-sum-more = + { $points } ({ $item })
score-uncounted = { $ship } has lost { $lost ->
    [one] 1 box
   *[other] { $lost } boxes
} in all; { $count ->
    [one] 1 of them brings
   *[other] { $count } of them bring
} no points: a ship’s damage to herself (a burst gun, Strain, fire, cards) counts for nobody. A repair takes back one of the enemy’s hits, whoever did the damage.
score-draw = A difference of { $points } or less is a draw.
score-must-take = The hunter wins only by making the prey strike or by capturing her; points don’t decide.
score-resigned = A captain who orders to strike has lost, whatever the points.
score-end-struck = { $ship } struck her colours in turn { $turn }.
score-end-check = In the strike check, 1 or less strikes; she rolled { $dice }{ $by ->
    [0] {""}
   *[other] , with { $morale } for her morale
}.
score-end-brings = { $ship } gets { $points } points for it.
score-end-yet = But points decide, and { $ship } still has { $points } more.
score-end-captured = { $ship } was captured in turn { $turn }.
score-end-broke_off = { $ship } broke off the fight in turn { $turn }.
score-end-night = Night fell after turn { $turn }.
score-end-resigned = { $ship } struck her colours by order of her captain, in turn { $turn }.
score-end-drawn = { $points ->
    [0] Points are equal: a draw.
    [one] The scores are 1 point apart, and up to { $within } points apart is a draw.
   *[other] The scores are { $points } points apart, and up to { $within } is a draw.
}
score-end-ahead = The scores are { $points } points apart.
