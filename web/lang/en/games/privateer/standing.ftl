# Scores
score-track-sails = Sails
score-track-crew = Crew
score-track-cannons = Cannons
score-track-hold = Hold
score-relics = Relics
deed-track-sails = { $count ->
    [one] 1 step of Sails
   *[other] { $count } steps of Sails
}
deed-track-crew = { $count ->
    [one] 1 step of Crew
   *[other] { $count } steps of Crew
}
deed-track-cannons = { $count ->
    [one] 1 step of Cannons
   *[other] { $count } steps of Cannons
}
deed-track-hold = { $count ->
    [one] 1 step of Hold
   *[other] { $count } steps of Hold
}
deed-relics = { $count ->
    [one] 1 Relic
   *[other] { $count } Relics
}
standing-race-goal = The way to { $goal } Infamy
standing-race-left = { $count ->
    [0] there
   *[other] { $count } to go
}
standing-end-goal = The goal of { $goal } Infamy was reached in round { $round }.
standing-end-season = The season ended after { $round } rounds: the most Infamy wins, then silver, then cargo.

# What a turn came to
recap-kind-step = upgrade
recap-kind-relic = Relic
recap-foe = { $other_you ->
    [1] you
   *[other] { $other }
}
recap-sum-won = beat { $foe } { $total } to { $against }
recap-sum-lost = lost to { $foe } { $total } to { $against }
recap-sum-stayed = stayed
recap-sum-sailed = to { $where }
recap-sum-cargo = aboard: { $cargo }
recap-sum-gained = +{ $amount } silver
recap-sum-spent = −{ $amount } silver
recap-sum-sent = { $you ->
    [1] you were sent to { $port }
   *[other] { $who } was sent to { $port }
}
recap-sum-prices = new prices in { $ports }
recap-did-drew = drew { $card }
recap-did-took_relic = took the { $relic }
recap-did-sailed = sailed to { $square }
recap-did-stayed = stayed
recap-did-visits = entered { $port }
recap-did-sold = sold { $count } { $good } for { $silver }
recap-did-bought = bought { $count } { $good } for { $silver }
recap-did-upgraded = { $track } up for { $silver }
recap-did-gained = +{ $silver } silver
recap-did-lost = −{ $silver } silver
recap-did-tested = rolled { $roll } + { $crew } against { $need }
recap-did-rolled = rolled { $total } to { $against }
recap-did-rolled_merchant = rolled { $total } to { $against }
recap-did-beat = won by { $difference }
recap-did-beat_merchant = won by { $difference }
recap-did-beaten_off = lost
recap-did-becalmed = becalmed
recap-did-slowed = slowed by { $spaces }
recap-did-discarded = discarded { $count } { $good }
recap-did-turned_wind = set the { $wind }
recap-did-attacks = attacked { $other_you ->
    [1] you
   *[other] { $other }
}
recap-did-attacks_merchant = attacked a Merchant
recap-did-sent_off = sent to { $port }
