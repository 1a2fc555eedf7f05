"""Bridge cards: the deck, windows, and what each card does (1.10-1.23, 4.9)."""
