# Looking back on a finished game
lookback-race = The race
lookback-race-key = Each line shows how close a player was to winning this way, in percent. Ships, gold and flags count equally.
lookback-race-round = Round { $round }
lookback-race-table = Round by round
lookback-race-end = End
lookback-race-now = Now
lookback-race-so-far = The race so far, round by round
lookback-race-early = There is nothing to compare before the second round.
lookback-race-each = { $who } { $done }%
lookback-race-told = { $way }, at the end: { $each }
lookback-percent = { $done }%
lookback-round = Round
lookback-ledger = The captain’s ledger
lookback-whose = Whose ledger
lookback-ledger-none = Nothing was earned.
lookback-ledger-port = { $port } ({ $gold } gold)
lookback-ledger-best = The ports that earned the most: { $ports }. The larger a circle, the more gold.
lookback-ledger-times = { $space } ({ $count ->
    [one] once
   *[other] { $count } times
})
lookback-ledger-often = The bolder a square, the more often the convoy was there. Most often: { $places }.
lookback-ledger-sum = Leg by leg: { $earned } gold earned, { $spent } spent
lookback-port = From
lookback-earned = Earned
lookback-spent = Spent
lookback-profit = Profit
lookback-at-sea = At sea
lookback-signed = { $minus ->
    [1] −{ $gold }
   *[other] { $gold }
}

# What might have been
lookback-whatif = What if …
lookback-whatif-later = When the game is over, you can change any roll, move, attack or port action and see what might have come of it.
lookback-whatif-none = No decision of this game can be changed.
lookback-whatif-about = Choose a decision and something else in its place. Simple computer captains then play on for everybody, 50 times with each choice. They know only what one could know at that moment. They trade, take letters of marque, and attack convoys and ports where it pays; they play no cards.
lookback-whatif-lay = { $space }: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $gold } gold, { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}
lookback-whatif-left = Rounds left at the win
lookback-whatif-better = With the other choice, about { $points } more games in 100 would have been won. The true figure most likely lies between { $low } and { $high }.
lookback-whatif-worse = With the other choice, about { $points } fewer games in 100 would have been won. The true figure most likely lies between { $low } and { $high }.
lookback-whatif-same = No clear difference: both choices won about as often. Here wins are counted, in the analysis points, so the two may differ.
lookback-whatif-alone-better = With the other choice, you would have won about { $points } rounds sooner. The true figure most likely lies between { $low } and { $high }.
lookback-whatif-alone-worse = With the other choice, you would have won about { $points } rounds later. The true figure most likely lies between { $low } and { $high }.
lookback-whatif-alone-same = No clear difference: both choices took about as long.
