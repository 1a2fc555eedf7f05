# The new-game sheet: rule variants
page-option-purses = Purses
page-option-purses-more = Closed: your silver is shown to you only, until the game ends. Open: to everybody.
page-option-captains = Captains
page-option-captains-more = Choose one of the two you are dealt, or play the only one you are dealt.
page-option-season = Rounds at most
page-option-season-more = If nobody has won by then, the most Infamy wins.
page-option-goal = Infamy to win
page-option-goal-more = 15 makes a shorter game.
page-option-sell_back = Upgrades can be sold
page-option-sell_back-more = In port a step of a track can be sold for half its price.
page-value-closed = closed
page-value-open = open
page-value-pick = one of two
page-value-dealt = dealt
