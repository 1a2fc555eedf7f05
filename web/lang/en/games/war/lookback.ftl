# Looking back on a finished game
lookback-race = The race
lookback-race-key = Each line tells how much of a way was done, in percent: ships, gold and flags count the same.
lookback-race-round = Round { $round }
lookback-race-table = Round by round
lookback-race-end = End
lookback-race-each = { $who } { $done }%
lookback-race-told = { $way }, done at the end: { $each }
lookback-percent = { $done }%
lookback-round = Round
lookback-ledger = The captain’s ledger
lookback-whose = Whose ledger
lookback-ledger-none = Nothing was earned.
lookback-ledger-port = { $port } ({ $gold } gold)
lookback-ledger-best = Most was earned in { $ports } and from there on. The larger a circle, the more gold.
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
