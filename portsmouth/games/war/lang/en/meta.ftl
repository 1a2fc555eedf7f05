# War on the High Seas: what the collection says of it before it is opened.
war-title = War on the High Seas
war-kind = Trade and war around the world
war-about = Trade around the world, arm your convoy, and win by trade, war or piracy.
war-progress = Round { $round }/{ $rounds }
war-level-swabber = Swabber
war-level-swabber-about = Trades from port to port and never fights.
war-level-mate = Mate
war-level-mate-about = Trades well and plans ahead, but attacks no convoys and takes no notice of rivals.
war-level-master = Master
war-level-master-about = Goes the nearest of the four ways to win, and attacks where the odds are good.
war-scenario-prize = Take the prize
war-scenario-trade = Sell in Saint-Louis
war-scenario-letter = Plant your flag
war-scenario-grape = Board the trader
war-scenario-black = Hoist the black flag
war-scenario-world = Find an open port
