# What a card would bring that may be discarded
discard-voyage = { $cubes } cubes over { $turns } spaces
discard-payable = { points-sum }; you can pay for it now
discard-short = { points-sum }; you lack { $cubes }
discard-first = goes most easily
