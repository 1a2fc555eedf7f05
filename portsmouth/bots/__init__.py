"""Bots: search, self-play, hints and analysis. Knows no game; each game has its own evaluator."""
