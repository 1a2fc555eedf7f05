"""Duel of Signals, the made-up game of the tests."""
