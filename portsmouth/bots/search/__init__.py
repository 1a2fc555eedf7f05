"""Searches that any game can use: beams, trees, chance, mixed strategies."""
