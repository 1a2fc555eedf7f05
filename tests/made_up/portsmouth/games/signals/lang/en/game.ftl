# Duel of Signals: every message of the made-up game.
prompt-bid = Seal your bid.
prompt-window = Lay smoke?
question-window = Does anybody lay smoke?
prompt-gun = The guns are yours: aim.
prompt-gun-aimed = Aimed at { $target }: a hit needs { $armour }.
label-bid = Bid flag { $card }
label-smoke-card = Bid a smoke
label-hold = Hold
label-smoke = Lay smoke
label-pass = Pass
label-aim = Aim at { $target }
label-charge = Charge the guns
label-fire = Fire
effect-round-ends = the round ends
refusal-smoke_is_no_bid = A smoke is no bid.
refusal-no_smoke = You hold no smoke.
refusal-own_ship = That is your own ship.
refusal-aimed_there = The guns point there already.
refusal-charged = The guns are charged already.
refusal-no_powder = You need { $need } powder.
refusal-not_aimed = Aim first.
event-sealed = { $who } has sealed a bid.
event-sealed_own = Your bid: { $card ->
    [0] nothing
   *[other] flag { $card }
}.
event-turned_up_bid = { $who } bid flag { $card }.
event-silence = Nobody bid.
event-guns = { $who } has the guns.
event-smoke = { $who } laid smoke.
event-passed = { $who } let it happen.
event-aimed = { $who } aimed at { $target }.
event-charged = { $who } charged the guns.
event-fired = { $who } fired at { $target }, { $roll }: { $hit ->
    [0] a miss
   *[other] a hit
}.
event-drew = You drew card { $card }.
event-duel_over = The duel is over.

setback-hit = A hit on your ship, of { $hulls } hulls.

# What may come of an option.
forecast-hit = a hit
forecast-miss = a miss
forecast-guns = the guns are yours
forecast-outbid = somebody bids higher
forecast-silence = all hold
forecast-sure = it is done
forecast-case-quiet = all others hold
forecast-case-contest = everybody bids

# What the captains tell of a decision.
goal-powder = Keep the powder
why-fire = { $faces } of the die’s six faces hit.
focus-charge = Charge your guns before you fire.
why-hold = Flag { $card } is worth more in the hand.
told-bid = Flag { $card } was bid; flag { $better } was better.
