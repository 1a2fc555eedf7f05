"""Replays of a match: its earlier positions, and the scores after each turn."""
