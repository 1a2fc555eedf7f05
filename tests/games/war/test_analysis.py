"""The analysis of War: how far it plays positions on, and what it says of decisions and of luck."""

from __future__ import annotations

import portsmouth
from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.search.continuation import Continuation
from portsmouth.games.war.meta import META

BOTS = registry.bots("war")


def test_a_set_up_is_played_on_to_the_end_of_the_first_round() -> None:
    """It has no turn of its own; to the end of the game would take as long as all other rounds."""
    s = portsmouth.new("war", 2, seed=3).state
    assert META.advice is not None
    run(Continuation(BOTS, 2, META.advice).play_rounds(s, 1))
    assert (s.round, BOTS.game.turn_info(s) is None) == (2, False)
