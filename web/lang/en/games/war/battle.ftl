# Loading, and how a battle went
battle-guns = Your cannons, in the order in which they fire
battle-counters = Counters
battle-patterns = Load all at once
battle-clear = Unload
battle-left = { $count } left
battle-hits-ball = hull
battle-hits-grape = crew
battle-hits-chain = sails
battle-hits-board = last: take a ship
battle-title = Battle: { $you ->
    [1] you
   *[other] { $who }
} against { $other_you ->
    [1] you
   *[other] { $other }
}
battle-title-port = The attack on { $port }
battle-undecided = Nobody lost a ship.
battle-port-holds = { $port } holds out: { $left ->
    [1] 1 cannon is
   *[other] { $left } cannons are
} left there.
battle-shots = { $you ->
    [1] Your shots
   *[other] { $who }’s shots
}
battle-shots-port = Shots of { $port }
battle-hits = { $count ->
    [0] no hit
    [1] 1 hit
   *[other] { $count } hits
}
battle-aboard = Aboard
battle-go-on = Continue
battle-pattern-sink = Ball first
battle-pattern-sweep = Grape first
battle-pattern-cripple = Chain first
battle-pattern-board = Ball, then board
battle-pattern-soften = Grape, then board
battle-pattern-tear = Chain, then board

# Odds
odds-taken-brief = { $chance } to take it
odds-fort = If you fight to the end: { $taken } to take the port, { $lost } to lose a ship instead.
odds-fort-dear = The chance to take it but lose a ship, too, is { $dear }.
odds-boarding = Boarding { $who } with the crews as they are now: { $won } to win a ship, { $lost } to lose one, { $nobody } that both crews fall.
odds-battle = Chances, whatever the other side loads
odds-battle-with = Your chances against { $who }. Nobody sees how the other side loads, so these are averages.
odds-load = You load
odds-captures = capture
odds-sinks = sink
odds-loses = lose a ship
battle-fire = Fire: { $load }
