"""A second Victory on the High Sea for tests, written from the specification alone.

It shares no code with the game: where both agree, decision by decision, both read the rules alike.
It knows nothing of speed: a generator goes through the game and asks; answers are texts of the
notation. Even its tables are its own (``box``), so that a slip in the game's data shows as well.
"""

from tests.games.victory.naive.game import Naive

__all__ = ["Naive"]
