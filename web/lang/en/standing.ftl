### The page: where the players stand: scores, races, odds.
