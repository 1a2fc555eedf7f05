# Before the first turn: what each choice is good for.
setup-nation = You sail for { $nation }.
setup-nation-of = { $who } sails for { $nation }.
setup-flag = The port changes its nation. Your own nation’s ports repair for 1 gold and give letters of marque; those of others can be closed by war.
setup-begin = From a trade port you can trade in your very first turn.
setup-lade = Take what this region doesn’t export: you can sell it here for 2 gold a crate.
setup-dealt = Flags, starts and crates were dealt by lot.
setup-alone = You sail alone: complete a way before the rounds are over.
