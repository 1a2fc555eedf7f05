# What a card would bring that may be discarded
discard-first = goes most easily
