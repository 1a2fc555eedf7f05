"""What helps where something is refused: men who are called away from other tasks."""

from __future__ import annotations

from portsmouth.core.errors import IllegalAction
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.rules import harm
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import do, sea, start


def remedy(s: CaptainState, action: str) -> list[str]:
    """What is to be done first, as written."""
    try:
        GAME.require(s, 0, GAME.notation.read(action))
    except IllegalAction as error:
        return [GAME.notation.write(each) for each in error.refusal.remedy]
    raise AssertionError(f"{action} is legal")


def test_men_are_called_away_from_where_most_are() -> None:
    """5.01, R137: only as many as lack, and from a second task if the first has too few."""
    s = sea()
    start(s)
    do(s, "man pf 5", "man pa 3", "man sf 2", "mend sa 2")
    assert harm.melee_points(s.ships[0]) == 0
    assert remedy(s, "rig 2") == ["man pf 3"]
    assert remedy(s, "man sa 5") == ["man pf 0"]
    do(s, "man pf 4", "helm 1")
    assert remedy(s, "man sa 5") == ["man pf 0", "man pa 2"]
    do(s, *remedy(s, "man sa 5"), "man sa 5")
    assert harm.melee_points(s.ships[0]) == 0


def test_nothing_helps_where_the_whole_crew_is_too_small() -> None:
    """5.02: a remedy that is not enough is none."""
    s = sea()
    s.ships[0].crew = 3
    start(s)
    do(s, "man pf 2")
    assert remedy(s, "man sf 4") == []
    assert remedy(s, "man sf 3") == ["man pf 0"]
