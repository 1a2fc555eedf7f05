"""The lessons of ``positions.json``, and the idle policy of the other seats."""

from __future__ import annotations

from portsmouth.core.types import Action
from portsmouth.games.portsmouth.lessons.predicates import PREDICATES, STAGES, turns_gone
from portsmouth.games.portsmouth.rules.cards import (
    ARISTOCRATS,
    GROG,
    MUTINY,
    PATRON,
    PRIVILEGE_TOWN,
    SHORTCUT,
    TRAINING,
    town_of,
)
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.lessons.positions import LessonReader

_LAST = ("turn", "privilege", "privilege_town")
"""Steps that list "end" or "decline" last."""


def idle_policy(s: PortsmouthState, legal: list[Action]) -> Action:
    """Choose to end the turn, to decline, or the first legal cell for a card."""
    return legal[-1] if s.frames[-1][0] in _LAST else legal[0]


_GOOD_UNDER_A_PAWN = (PATRON, TRAINING, ARISTOCRATS, PRIVILEGE_TOWN, SHORTCUT, GROG, MUTINY)
"""Towns as they serve who steps off and on again, the best first."""


def preference(s: PortsmouthState, action: Action) -> int:
    """Return how late a hint tries an action: a swap by the town that slides under the pawn."""
    if action[0] != "swap":
        return 0
    return _GOOD_UNDER_A_PAWN.index(town_of(s.array[int(action[1])]))


READER = LessonReader(
    goals=PREDICATES,
    stages=STAGES,
    turns_gone=turns_gone,
    settings=lambda data: {"start_player": data["start"]},
    idle_policy=lambda _: idle_policy,
    preference=preference,
)
LESSONS = READER.load("portsmouth.games.portsmouth.lessons")
