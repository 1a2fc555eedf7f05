"""The decisions of a game."""
