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
battle-title = How the battle went
battle-title-port = The attack on the port
battle-go-on = Continue
battle-pattern-sink = Ball first
battle-pattern-sweep = Grape first
battle-pattern-cripple = Chain first
battle-pattern-board = Ball, then board
battle-pattern-soften = Grape, then board
battle-pattern-tear = Chain, then board

# Odds
odds-taken-brief = { $chance } taken
odds-fort = If you fight to the end: { $taken } that the port is taken, { $lost } that you lose a ship.
odds-boarding = Boarding { $who } with the crews as they are now: { $won } won, { $lost } lost.
odds-battle = Chances, whatever the other side loads
odds-battle-with = Your chances against { $who }. Nobody sees how the other side loads, so these are averages.
odds-load = You load
odds-captures = capture
odds-sinks = sink
odds-loses = lose a ship
battle-fire = Fire: { $load }
