# What a card would bring that may be discarded
discard-first = easiest to spare
