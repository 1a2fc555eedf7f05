# Who is asked, and why
table-crumb-setup = Before the first turn
table-crumb-turn = Your turn
table-crumb-turn-of = In { $who }’s turn
table-crumb-fight = Battle
table-step-captain = captain
table-step-outfit = first purchases
table-step-victim = choose a player
table-step-swap = swap
table-step-gossip = choose a port
table-step-discard = discard
table-step-offer = offer
table-step-answer = answer
table-step-battle = attack
table-step-again = roll again?
table-step-spoils = booty
table-step-plunder = plunder
table-step-seize = take a Relic
table-step-hand = hand over a Curse
table-step-port = trade and upgrade
table-captain-start = { $tracks } · ★{ $infamy } · { $silver } silver
table-swap-own = You give
table-swap-his = You take
table-parley-kind = Sell or buy
table-parley-ask = I sell
table-parley-bid = I buy
table-parley-price = Price
table-parley-good = Which good
table-against = against
table-one-die = a die + { $combat }
table-two-dice = two dice
table-loot-goods = The colour die shows { $goods }.

# The visit
table-visit-parts = Parts of the visit
table-visit-tab-sell = Sell
table-visit-tab-buy = Buy
table-visit-tab-fit = Upgrade
table-visit-sell-good = Sell { $good }
table-visit-buy-good = Buy { $good }
table-visit-fit = { $track }
table-visit-sell = { $count } { $good } sold
table-visit-buy = { $count } { $good } bought
table-visit-track = { $track } to { $value }
table-sell-cargo = Sell cargo
table-visit-gain = +{ $amount } silver
table-leave = Leave
table-press-again = { $touch ->
    [1] tap again
   *[other] click again
}
table-nothing-chosen = Nothing chosen yet
table-infamy-brief = ★{ $infamy }/{ $goal }
table-visit-silver = Silver { $sum }
table-visit-start = { $amount } silver
table-best-elsewhere = { $port } pays { $price }
table-nowhere = no other port buys it
table-less = { $what }: one less
table-more-of = { $what }: one more
table-all = All or none
table-all-of = { $what }: { $value }, all or none
table-against-number = against { $need }
