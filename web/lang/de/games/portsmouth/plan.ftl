# Plans: what they buy and whom they recruit.
plan-go-recruit = Nach { $cell } gehen, { $rank } anheuern
plan-recruit = { $rank } anheuern
plan-bought = { $line } (dafür { $count } AP für £{ $count } kaufen)
plan-more-ap = +{ $count } AP
plan-less-ap = −{ $count } AP
plan-and-recruit = anheuern: { $price }
plan-only-go = nur hingehen: { $price }
plan-reach-recruit = erreichbar: anheuern für { $price }
plan-group-recruit = Anheuern
plan-buy = AP kaufen
plan-buy-rate = je £1
plan-buys = Wie viele AP willst du kaufen?
plan-short = Anheuern geht dort nicht:
plan-harms = du verlierst Landratten

plan-sum = { $price }; es bleiben { $ap } AP, £{ $money }.
plan-through = über { $towns }
plan-avoid = { $towns } meiden
