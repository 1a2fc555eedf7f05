# Plans: what they buy and whom they recruit.
plan-go-recruit = Go to { $cell }, recruit { $rank }
plan-recruit = Recruit { $rank }
plan-bought = { $line } (buy { $count } AP with £{ $count })
plan-more-ap = +{ $count } AP
plan-less-ap = −{ $count } AP
plan-and-recruit = recruit: { $price }
plan-only-go = only go there: { $price }
plan-reach-recruit = in reach: recruit for { $price }
plan-group-recruit = Recruit
plan-buy = Buy AP
plan-buy-rate = £1 each
plan-buys = How many AP to buy
plan-short = You can’t recruit there:
plan-harms = you lose landsmen

plan-sum = { $price }; leaves { $ap } AP, £{ $money }.
plan-through = via { $towns }
plan-avoid = avoid { $towns }
