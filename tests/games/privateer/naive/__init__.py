"""A second Privateer for the tests alone: plain and slow, written from the rules' lines only.

It shares no line with ``portsmouth/games/privateer`` but the file of components. The flow is a
generator that asks a question and waits for its answer, where the game keeps frames. What the
lines leave open is as there: decks have their top card first, and are shuffled in the file's order.
"""

from tests.games.privateer.naive.game import Naive

__all__ = ["Naive"]
