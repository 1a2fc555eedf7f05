# Privateer: names
good-paprika = paprika
good-cinnamon = cinnamon
good-fruit = fruit
good-tobacco = tobacco
good-rum = rum
good-sugar = sugar
port-cartagena = Cartagena
port-caracas = Caracas
port-san_juan = San Juan
port-havana = Havana
port-tortuga = Tortuga
port-catalina = Catalina
captain-bonny = Anne Bonny
captain-hornigold = Benjamin Hornigold
captain-roberts = Bartholomew Roberts
captain-caesar = Black Caesar
captain-morgan = Henry Morgan
captain-teach = Edward Teach
captain-read = Mary Read
captain-rackham = Jack Rackham
captain-vane = Charles Vane
captain-bonnet = Stede Bonnet
captain-kidd = William Kidd
captain-lafitte = Jean Lafitte
track-sails = Sails
track-crew = Crew
track-cannons = Cannons
track-hold = Hold
wind-north = wind to the north
wind-east = wind to the east
wind-south = wind to the south
wind-west = wind to the west
wind-neutral = no wind
relic-viceroys_crown = Viceroy’s Crown
card-viceroys_crown = { relic-viceroys_crown }
relic-jade_idol = Jade Idol
card-jade_idol = { relic-jade_idol }
relic-golden_chalice = Golden Chalice
card-golden_chalice = { relic-golden_chalice }
relic-silver_bell = Silver Bell
card-silver_bell = { relic-silver_bell }
relic-emerald_cross = Emerald Cross
card-emerald_cross = { relic-emerald_cross }
relic-pearl_mask = Pearl Mask
card-pearl_mask = { relic-pearl_mask }
relic-admirals_sabre = Admiral’s Sabre
card-admirals_sabre = { relic-admirals_sabre }
relic-bloodstone_dagger = Bloodstone Dagger
card-bloodstone_dagger = { relic-bloodstone_dagger }
relic-sun_disc = Sun Disc
card-sun_disc = { relic-sun_disc }
relic-ruby_ring = Ruby Ring
card-ruby_ring = { relic-ruby_ring }
relic-sea_chart = Sea Chart
card-sea_chart = { relic-sea_chart }
relic-brass_sextant = Brass Sextant
card-brass_sextant = { relic-brass_sextant }
relic-long_nine = Long Nine
card-long_nine = { relic-long_nine }
relic-boatswains_whistle = Boatswain’s Whistle
card-boatswains_whistle = { relic-boatswains_whistle }
relic-weather_glass = Weather Glass
card-weather_glass = { relic-weather_glass }
relic-letter_of_marque = Letter of Marque
card-letter_of_marque = { relic-letter_of_marque }
relic-cursed_doubloon = Cursed Doubloon
card-cursed_doubloon = { relic-cursed_doubloon }
relic-barnacled_anchor = Barnacled Anchor
card-barnacled_anchor = { relic-barnacled_anchor }
card-wind_north = Wind to the North
card-wind_east = Wind to the East
card-wind_south = Wind to the South
card-wind_west = Wind to the West
card-dead_calm = Dead Calm
card-buried_treasure = Buried Treasure
card-storm = Storm
card-scurvy = Scurvy
card-rats = Rats
card-rotten_timbers = Rotten Timbers
card-boarding_party = Boarding Party
card-pickpockets = Pickpockets
card-smugglers = Smugglers
card-parley = Parley
card-prize_money = Prize Money
card-drifting_wreck = Drifting Wreck
card-shipwrights_debt = Shipwright’s Debt
card-harbour_gossip = Harbour Gossip
card-press_gang = Press Gang
card-royal_tax = Royal Tax
card-becalmed = Becalmed
spaces = { $half ->
    [1] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[other] { $whole }
}

# Privateer: what is asked
prompt-captain = Which captain will you play?
prompt-outfit = Spend your silver in { $port } before the first turn.
prompt-bounty = Your turn: draw a Bounty Card.
prompt-victim-boarding_party = Boarding Party: whose Relic do you try to take?
prompt-victim-pickpockets = Pickpockets: whose purse do you try to pick?
prompt-victim-smugglers = Smugglers: whom do you swap cargo with?
prompt-swap = { $left ->
    [one] Smugglers: swap one more cargo card with { $other }?
   *[other] Smugglers: swap up to { $left } cargo cards with { $other }?
}
prompt-gossip = Harbour Gossip: replace the prices of one port?
prompt-discard = { $left ->
    [one] Discard one cargo card.
   *[other] Discard { $left } cargo cards.
}
prompt-offer = Parley: offer one cargo card for silver?
prompt-answer-ask = { $other } offers 1 { $good } for { $price } silver. Buy it?
prompt-answer-bid = { $other } pays { $price } silver for 1 { $good }. Sell it?
prompt-sail = { $spaces ->
    [one] Sail 1 space, or stay.
   *[other] Sail up to { $spaces } spaces, or stay.
}
prompt-becalmed = Becalmed: you can’t sail this turn.
prompt-battle-merchant = You attack a Merchant: roll the dice.
prompt-battle = You attack { $other }: roll the dice.
prompt-again = You have { $mine } against { $theirs }: roll your die again?
prompt-pick = Which good do you take: { $one } or { $two }?
prompt-spoils = { $most ->
    [one] Take 1 { $good }?
   *[other] Take up to { $most } { $good }?
}
prompt-plunder = { $room ->
    [0] You can steal { $most ->
        [one] 1 cargo card
       *[other] up to { $most } cargo cards
    } from { $other }, but your hold is full.
   *[other] Steal { $most ->
        [one] 1 cargo card
       *[other] up to { $most } cargo cards
    } from { $other }; you have room for { $room }.
}
prompt-seize = Which of { $other }’s Relics do you take?
prompt-hand = Hand a Curse to { $other }?
prompt-port = In { $port }: sell, buy, upgrade.

# Privateer: what can be done
label-captain = Play { $captain }
label-sail-out = Done: begin the game
label-draw = Draw a Bounty Card
label-at = { $other }
label-swap = Give { $own }, take { $his }
label-gossip = Replace the prices of { $port }
label-pass = No, thanks
label-discard = Discard { $good }
label-ask = Sell { $good } for { $price }
label-bid = Buy { $good } for { $price }
label-accept = Accept
label-decline = Decline
label-wind = Turn the wind: { $wind }
label-sail = Sail to { $square }
label-sail-port = Sail to { $port }
label-stay = Stay here
label-roll = Roll the dice
label-reroll = Roll my die again
label-stand = Keep this roll
label-pick = Take { $good }
label-take = { $count ->
    [0] Take nothing
   *[other] Take { $count } { $good }
}
label-steal = Steal { $good }
label-enough = Steal no more
label-seize = Take the { $relic }
label-hand = Hand over the { $relic }
label-sell = Sell { $count } { $good }
label-buy = Buy { $count } { $good }
label-upgrade = Upgrade { $track } to step { $position }
label-strip = Sell a step of { $track }
label-done = Done: end the turn

# Privateer: what an action causes
effect-spaces = { $need } of { $have } spaces
effect-visit = you can trade in { $port }
effect-last_port = no trade: { $port } is your last port
effect-attack = a battle with { $other }
effect-merchant = a battle with a Merchant
effect-all-again = a tie: all dice are rolled again
effect-most = { $count ->
    [0] nothing of it can be taken
   *[other] up to { $count }
}
effect-to-bank = your hold is full: the card goes to the bank
effect-gain = { $silver } silver
effect-infamy = +{ $count } Infamy
effect-new-prices = new prices here, since you traded
effect-empty-handed = you leave with neither silver nor cargo

# Privateer: why something is refused
refusal-choose_captain = First choose your captain.
refusal-answer_first = First answer the question that is asked.
refusal-draw_first = A turn begins with a Bounty Card: draw it first.
refusal-sail_first = First sail, or stay where you are.
refusal-no_relic_there = { $other } has no Relic to take.
refusal-no_cargo_there = { $other } has no cargo.
refusal-no_silver = Costs { $need } silver; you have { $silver }.
refusal-no_wind_power = Only Charles Vane and the Weather Glass can set the wind.
refusal-wind_stands = The wind is set that way already.
refusal-no_quarter_turn = Vane turns the wind by a quarter only, and can’t turn a calm.
refusal-wind_used = You have set the wind already this turn.
refusal-land = Ships can’t sail on land.
refusal-own_square = Your ship is there already: stay instead.
refusal-becalmed = You are becalmed: no sailing this turn.
refusal-too_far = Too far: { $need } spaces, you have { $have }.
refusal-not_visiting = You can trade only in a port that you have just sailed into.
refusal-same_port = This is your last port: visit another one first.
refusal-too_many_goods = You can take { $most } at most.
refusal-not_bought_here = This port does not buy { $good }.
refusal-not_aboard = { $held ->
    [0] You have no { $good } aboard.
   *[other] You have only { $held } { $good } aboard.
}
refusal-not_sold_here = This port buys { $good }; it does not sell it.
refusal-sold_out = { $left ->
    [0] Sold out: { $good }.
   *[other] The bank has only { $left } { $good }.
}
refusal-hold_full = Not enough room: { $load } of { $hold } cards in the hold.
refusal-track_full = { $track } is at its last step.
refusal-stripped_now = You sold a step of { $track } in this visit.
refusal-upgraded_now = You upgraded { $track } in this visit.
refusal-no_sell_back = Steps can’t be sold in this game.
refusal-track_empty = { $track } has no step to sell.
refusal-finish_visit = You are in port: end the visit first.
refusal-only_fitting_out = Before the first turn you can only buy and upgrade.

# Privateer: what happened
event-chose = { $you ->
    [1] You
   *[other] { $who }
} chose { $captain }.
event-rolled_for_start = { $you ->
    [1] You
   *[other] { $who }
} rolled { $roll } for the start.
event-begins = { $you ->
    [1] You begin.
   *[other] { $who } begins.
}
event-fits_out = { $you ->
    [1] You make your first purchases in { $port }.
   *[other] { $who } makes the first purchases in { $port }.
}
event-turn = { $you ->
    [1] It is your turn.
   *[other] It is { $who }’s turn.
}
event-drew = { $you ->
    [1] You
   *[other] { $who }
} drew { $card }.
event-took_relic = { $you ->
    [1] You
   *[other] { $who }
} took the { $relic } aboard.
event-bounty_shuffled = The { $count } discarded Bounty Cards were shuffled.
event-ports_shuffled = The { $count } discarded Port Cards were shuffled.
event-new_prices = { $port } has new prices.
event-tested = { $you ->
    [1] You
   *[other] { $who }
} rolled { $roll } + { $crew } Crew against { $need }: { $passed ->
    [1] passed.
   *[other] failed.
}
event-gained = { $you ->
    [1] You
   *[other] { $who }
} gained { $silver } silver.
event-lost = { $you ->
    [1] You
   *[other] { $who }
} { $silver ->
    [0] had no silver to lose.
   *[other] lost { $silver } silver.
}
event-wind_set = The wind has changed.
event-untouched = { $you ->
    [1] Nothing slows you.
   *[other] Nothing slows { $who }.
}
event-slowed = { $you ->
    [1] You
   *[other] { $who }
} lost { $spaces } spaces for this turn.
event-becalmed = { $you ->
    [1] You can’t sail this turn.
   *[other] { $who } can’t sail this turn.
}
event-timbers = { $you ->
    [1] You
   *[other] { $who }
} lost a step of Hold.
event-debts_lapsed = { $you ->
    [1] Your Shipwright’s Debt lapsed unused.
   *[other] { $who }’s Shipwright’s Debt lapsed unused.
}
event-contest = { $you ->
    [1] You
   *[other] { $who }
} rolled { $total }, { $other_you ->
    [1] you
   *[other] { $other }
} { $against }.
event-pocketed = { $you ->
    [1] You
   *[other] { $who }
} took { $silver } silver from { $other_you ->
    [1] you
   *[other] { $other }
}.
event-seized = { $you ->
    [1] You
   *[other] { $who }
} took the { $relic } from { $other_you ->
    [1] you
   *[other] { $other }
}.
event-handed = { $you ->
    [1] You
   *[other] { $who }
} handed the { $relic } to { $other_you ->
    [1] you
   *[other] { $other }
}.
event-swapped = { $you ->
    [1] You
   *[other] { $who }
} gave { $other_you ->
    [1] you
   *[other] { $other }
} { $given } for { $got }.
event-discarded = { $you ->
    [1] You
   *[other] { $who }
} discarded { $count } { $good }.
event-asked = { $you ->
    [1] You
   *[other] { $who }
} offered { $good } for { $price } silver.
event-bid = { $you ->
    [1] You
   *[other] { $who }
} offered { $price } silver for { $good }.
event-parleyed = { $you ->
    [1] You
   *[other] { $who }
} bought { $good } from { $other_you ->
    [1] you
   *[other] { $other }
} for { $price } silver.
event-declined = { $you ->
    [1] You
   *[other] { $who }
} declined.
event-turned_wind = { $you ->
    [1] You
   *[other] { $who }
} turned the wind: { $wind }.
event-sailed = { $you ->
    [1] You
   *[other] { $who }
} sailed from { $start } to { $square }.
event-stayed = { $you ->
    [1] You
   *[other] { $who }
} stayed.
event-visits = { $you ->
    [1] You
   *[other] { $who }
} entered { $port }.
event-sold = { $you ->
    [1] You
   *[other] { $who }
} sold { $count } { $good } for { $silver } silver.
event-bought = { $you ->
    [1] You
   *[other] { $who }
} bought { $count } { $good } for { $silver } silver.
event-upgraded = { $you ->
    [1] You
   *[other] { $who }
} upgraded { $track } to step { $position } for { $silver } silver.
event-stripped = { $you ->
    [1] You
   *[other] { $who }
} sold a step of { $track } for { $silver } silver.
event-attacks_merchant = { $you ->
    [1] You
   *[other] { $who }
} attacked a Merchant.
event-attacks = { $you ->
    [1] You
   *[other] { $who }
} attacked { $other_you ->
    [1] you
   *[other] { $other }
}.
event-rolled_merchant = { $you ->
    [1] You
   *[other] { $who }
} rolled { $total }, the Merchant { $against }.
event-rolled = { $you ->
    [1] You
   *[other] { $who }
} rolled { $total }, { $other_you ->
    [1] you
   *[other] { $other }
} { $against }.
event-rerolled = { $you ->
    [1] You
   *[other] { $who }
} rolled again: { $roll }.
event-beaten_off = { $you ->
    [1] You
   *[other] { $who }
} lost the battle.
event-beat_merchant = { $difference ->
    [0] { $you ->
        [1] You won the tie against the Merchant.
       *[other] { $who } won the tie against the Merchant.
    }
   *[other] { $you ->
        [1] You beat the Merchant by { $difference }.
       *[other] { $who } beat the Merchant by { $difference }.
    }
}
event-beat = { $you ->
    [1] You
   *[other] { $who }
} beat { $other_you ->
    [1] you
   *[other] { $other }
} { $difference ->
    [0] on a tie.
   *[other] by { $difference }.
}
event-colour = The colour die showed { $good }.
event-picked = { $you ->
    [1] You
   *[other] { $who }
} chose { $good }.
event-took = { $you ->
    [1] You
   *[other] { $who }
} took { $count ->
    [0] nothing.
   *[other] { $count } { $good }.
}
event-stole = { $you ->
    [1] You
   *[other] { $who }
} stole { $good } from { $other_you ->
    [1] you
   *[other] { $other }
}.
event-stole_to_bank = { $you ->
    [1] You
   *[other] { $who }
} took { $good } from { $other_you ->
    [1] you
   *[other] { $other }
}; it went to the bank.
event-sent_off = { $you ->
    [1] You were sent to { $port }.
   *[other] { $who } was sent to { $port }.
}
event-won = { $you ->
    [1] You reached { $infamy } Infamy: you win!
   *[other] { $who } reached { $infamy } Infamy and wins.
}
event-season_over = The season of { $rounds } rounds is over.

# What the engine reckons: worth, ways, reasons, goals, forecasts
worth-spaces = spaces { $before } → { $after }
worth-hold = hold { $before } → { $after }
worth-combat = battle +{ $before } → +{ $after }
worth-crew = Crew rolls +{ $before } → +{ $after }
worth-silver = { $count } silver more
setback-prices = { $port } has changed its prices; your cargo would have brought { $silver } silver there.
refusal-turns_away = Out of reach now: { $turns } turns with this wind.
why-win = That makes { $infamy } Infamy and wins the game.
why-sale = The cargo brings { $silver } silver in { $port }.
why-sale-refit = The cargo brings { $silver } silver in { $port }; upgrading makes { $infamy } Infamy in all.
why-refit = Upgrading makes { $infamy } Infamy in all.
why-merchant = The chance to beat the Merchant is { $chance }%; that brings { $count } goods on average.
why-attack = { $other_you ->
    [1] The chance to beat you is { $chance }%; you would lose
   *[other] The chance to beat { $other } is { $chance }%; { $other } would lose
} { $count } goods on average.
why-reroll = Another roll can only help.
why-ahead-sale = { $turns ->
    [1] { $port } is one turn away and pays { $silver } silver for the cargo.
   *[other] { $port } is { $turns } turns away and pays { $silver } silver for the cargo.
}
why-ahead = { $turns ->
    [1] { $port } is one turn away.
   *[other] { $port } is { $turns } turns away.
}
goal-infamy = The most Infamy after this turn
goal-sails = Sails one step up
goal-crew = Crew one step up
goal-cannons = Cannons one step up
goal-hold = Hold one step up
goal-silver = The most silver after this turn
figure-infamy = Infamy { $before } → { $after }
figure-silver = Silver { $before } → { $after }
forecast-sure = nothing is left to chance
forecast-win = you win the battle
forecast-lose = you lose the battle
forecast-contest_won = you win the contest
forecast-contest_lost = you don’t win the contest
forecast-relic = a Relic
forecast-curse = a Curse
forecast-wind = another wind
forecast-fortune = a Fortune without a Crew roll
forecast-treasure = Buried Treasure found
forecast-passed = a Crew roll passed
forecast-failed = a Crew roll failed
