# Duel of Signals: what the collection says of it before it is opened.
signals-title = Duel of Signals
signals-kind = Guessing game
signals-about = Bid your flags in secret, win the guns, and fire.
signals-progress = { $left ->
    [one] One shot left
   *[other] { $left } shots left
}
signals-daily = Last planks
signals-daily-about = One hit sinks, and you hold the higher flags
signals-scenario-last_planks = Sink the other ship
signals-level-powder_monkey = Powder monkey
signals-level-gunner = Gunner
signals-level-bidder = Bidder
