# Before the first turn: what each choice is good for.
setup-nation = You sail for { $nation }.
setup-nation-of = { $who } sails for { $nation }.
setup-flag = Ports of your own nation repair for 1 gold and give letters of marque; those of others can be closed to you by war.
setup-own-port = This is a port of your own nation.
setup-begin = From a trade port you can trade in your very first turn.
setup-lade = Take what this region doesn’t export: you can sell it here for 2 gold a crate.
setup-dealt = Flags, starting ports and crates were dealt at random. To choose them yourself, set “Opening” in a new game.
setup-alone = You sail alone: complete one of the four ways before the rounds are over.
