# Wertung
score-track-sails = Segel
score-track-crew = Mannschaft
score-track-cannons = Kanonen
score-track-hold = Laderaum
score-relics = Relikte
deed-track-sails = { $count ->
    [one] 1 Stufe Segel
   *[other] { $count } Stufen Segel
}
deed-track-crew = { $count ->
    [one] 1 Stufe Mannschaft
   *[other] { $count } Stufen Mannschaft
}
deed-track-cannons = { $count ->
    [one] 1 Stufe Kanonen
   *[other] { $count } Stufen Kanonen
}
deed-track-hold = { $count ->
    [one] 1 Stufe Laderaum
   *[other] { $count } Stufen Laderaum
}
deed-relics = { $count ->
    [one] 1 Relikt
   *[other] { $count } Relikte
}
standing-race-goal = Der Weg zu { $goal } Verruf
standing-race-left = { $count ->
    [0] am Ziel
   *[other] noch { $count }
}
standing-end-goal = Das Ziel von { $goal } Verruf wurde in Runde { $round } erreicht.
standing-end-season = Nach { $round } Runden war die Saison zu Ende: Es gewinnt der meiste Verruf, dann das meiste Silber, dann die meiste Ladung.

# Was ein Zug gebracht hat
recap-kind-step = Ausbau
recap-kind-relic = Relikt
recap-foe = { $other_you ->
    [1] dich
   *[other] { $other }
}
recap-sum-won = Sieg gegen { $foe }, { $total } zu { $against }
recap-sum-lost = Niederlage gegen { $foe }, { $total } zu { $against }
recap-sum-stayed = geblieben
recap-sum-sailed = nach { $where }
recap-sum-cargo = an Bord: { $cargo }
recap-sum-gained = +{ $amount } Silber
recap-sum-spent = −{ $amount } Silber
recap-sum-sent = { $you ->
    [1] du musstest nach { $port }
   *[other] { $who } musste nach { $port }
}
recap-sum-prices = neue Preise in { $ports }
recap-did-drew = zog { $card }
recap-did-took_relic = nahm { $relic }
recap-did-sailed = segelte nach { $square }
recap-did-stayed = blieb
recap-did-visits = lief { $port } an
recap-did-sold = verkaufte { $count } { $good } für { $silver }
recap-did-bought = kaufte { $count } { $good } für { $silver }
recap-did-upgraded = { $track } hinauf für { $silver }
recap-did-gained = +{ $silver } Silber
recap-did-lost = −{ $silver } Silber
recap-did-tested = warf { $roll } + { $crew } gegen { $need }
recap-did-rolled = warf { $total } zu { $against }
recap-did-rolled_merchant = warf { $total } zu { $against }
recap-did-beat = gewann um { $difference }
recap-did-beat_merchant = gewann um { $difference }
recap-did-beaten_off = verlor
recap-did-becalmed = lag in der Flaute
recap-did-slowed = { $spaces } Felder langsamer
recap-did-discarded = legte { $count } { $good } ab
recap-did-turned_wind = stellte: { $wind }
recap-did-attacks = griff { $other_you ->
    [1] dich
   *[other] { $other }
} an
recap-did-attacks_merchant = griff ein Handelsschiff an
recap-did-sent_off = musste nach { $port }
