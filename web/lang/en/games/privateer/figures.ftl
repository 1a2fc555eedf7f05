# Where the components come from
page-sources-more = The rulebook tells how the game is played; what its cards, boards and chart show it leaves to pictures. Those figures had to be found again, and here is where each comes from.
page-sources-captains = What the captain cards show
page-sources-power = Power
page-sources-ports = The { $count } Port Cards with their prices
page-sources-bounty = The Bounty deck: { $relics } Relics and { $fortunes } Fortunes
page-sources-merchants = The { $count } Merchants and where they lie
page-figure-goal = Infamy to win
page-figure-start_silver = Silver at the start
page-figure-prices = Price of each step of a track
page-figure-infamy = Infamy of a track, step by step
