### The page: where the players stand: scores, races, odds.

# Scores compared
standing-best = the most:
standing-open-note = Press a figure to see the cards that made it. In brackets: how many count for the points.
standing-figure = { $item }, { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $count }; its cards
standing-chip-leads = { $chip }, in the lead

# Points by round
standing-chart = Points by round
standing-chart-open = Points by round
standing-chart-none = No turn has been finished yet.
standing-chart-rounds = Round
standing-chart-table = The same as a table
standing-chart-after = After
standing-chart-start = The start
standing-chart-turn = Round { $round }, { $who }
standing-chart-each = { $who } { $points }
standing-chart-label = Points as if the game had ended after each turn, up to round { $round }. Now { $each }.

# The end, told
standing-telling = The scores are told
standing-show-all = Show all
standing-next-line = Next line
standing-tell = Tell it again
standing-rematch = Rematch
standing-same-deal = Same deal again
standing-export = Export

# While the engine reckons
standing-reckoning = Reckoning …
standing-unknown = The engine could not reckon this.
