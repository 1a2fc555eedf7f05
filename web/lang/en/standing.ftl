### The page: where the players stand: scores, races, odds.

# Scores compared
standing-best = the most:
standing-open-note = Choose a figure to see what it is made of.
standing-brackets-note = In brackets: from how many.
standing-figure = { $item }, { $who }: { points-sum } from { $count }; details
standing-chip-leads = { $chip }, in the lead

# Points by round
standing-chart = { points-name } by round
standing-chart-open = { points-name } by round
standing-chart-none = No turn has been finished yet.
standing-chart-rounds = { round-name }
standing-chart-table = The same as a table
standing-chart-after = After
standing-chart-start = The start
standing-chart-over = Final score
standing-chart-final = Added in the final score: { $each }.
standing-chart-turn = { round-name } { $round }, { $who }
standing-chart-each = { $who } { $points }
standing-chart-label = { points-name } as if the game had ended after each turn, up to round { $round }. Now { $each }.
standing-expected = When { points-sum } are expected
standing-expected-round = in round { $round }
standing-expected-note = Estimated from what you can see. The pale lines of the chart lead there.

# The end, told
standing-telling = Final scoring
standing-show-all = Show all
standing-next-line = Next line
standing-tell = Replay scoring
standing-rematch = Rematch
standing-same-deal = Replay this deal
standing-export = Export

# While the engine reckons
standing-reckoning = Calculating …
standing-unknown = Couldn’t calculate this.

# The result
standing-won = You won.
standing-lost = You lost.
standing-beaten = You lost: { points-sum }
standing-came = { $place ->
    [1] You won
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
    [6] You came sixth
   *[other] You came in at number { $place }
}, { points-sum }
standing-places = Places
standing-deed = { $you ->
    [1] Your best deed
   *[other] { $who }’s best deed
}: { $deed }, { points-sum }
standing-key = the most in its row.
standing-picture = Share result
standing-picture-made = Drawing the picture …
standing-picture-shared = Shared.
standing-picture-downloaded = The picture is saved as a file.
standing-picture-failed = The picture could not be drawn.
