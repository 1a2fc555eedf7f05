# Looking back on a finished game
lookback-luck = Luck
lookback-player = Player
lookback-fights = Battles won
lookback-tests = Crew rolls passed
lookback-sum = Luck
lookback-came = { $came } of { $of }, expected { $expected }
lookback-luck-key = Expected is what the odds gave before each roll. Luck is the difference: above 0 the dice were kind.
lookback-voyage = The voyage
lookback-whose = Whose voyage
lookback-print = { $captain }, sailed by { $who }: { $infamy } Infamy in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
lookback-print-ports = { $count ->
    [0] No port was entered.
   *[other] Ports: { $ports }.
}
lookback-print-key = stars: battles, filled if won · coins: silver from sales · dotted rings: sent to a port
lookback-keep-svg = Save as SVG
lookback-keep-png = Save as picture
lookback-file = voyage
