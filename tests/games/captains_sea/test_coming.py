"""The roll that comes after a window for cards: whose it is, what it needs, its chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from portsmouth.core.context import EventRecorder
from portsmouth.core.flow import FlowFrame
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.odds import coming
from portsmouth.games.captains_sea.odds.chance import WHOLE
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rules.program import TASKS
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import kinds, put_ship, sea

TIMES = 1500
NEAR = 0.05
"""Four times the spread of a share of so many tries."""

Happened = Callable[[CaptainState, EventRecorder], bool]


def window(kind: str, about: int, *below: FlowFrame) -> CaptainState:
    """Return a question to the first ship before the roll of a frame."""
    s = sea("s03", "h24 h06 h01", "")
    put_ship(s, 0, 5, 5, 1, morale="unfit", medium=True, quality="green")
    s.frames = (*below, ("window", kind, 0, about, 0))
    return s


def no_event(kind: str) -> Happened:
    return lambda s, cx: kind not in kinds(cx.events)


def unhurt(s: CaptainState, cx: EventRecorder) -> bool:
    return s.ships[0].rigging == sea("s03").ships[0].rigging


CHECKS: dict[FlowFrame, tuple[int, Happened]] = {
    ("roll_morale", 0, 2, 0): (2, no_event("morale_failed")),
    ("roll_morale", 0, 1, 1): (1, no_event("morale_failed")),
    ("strike_die", 0, 2): (2, no_event("strike_failed")),
    ("catch_fire", 0, 3): (3, no_event("caught_fire")),
    ("gale", 0): (1, unhurt),
    ("squall", 0): (1, unhurt),
    ("captain_down", 0): (1, no_event("morale")),
    ("marksmen", 0): (1, lambda s, cx: s.ships[1].crew < sea("s03").ships[1].crew),
}


@pytest.mark.parametrize("frame", CHECKS, ids=lambda frame: str(frame[0]))
@pytest.mark.parametrize("spent", [0, 1])
def test_a_check_goes_well_as_often_as_told(frame: FlowFrame, spent: int) -> None:
    """1.18, R42: thrown by the rules themselves, with a card discarded for it and without."""
    count, happened = CHECKS[frame]
    known = window("check", count, frame)
    told = coming.told(known)
    assert told
    assert (told["seat"], told["dice"]) == (0, count)
    chances = coming.spend(known, 0)
    assert chances[0] == told["chance"]
    well = 0
    for seed in range(TIMES):
        s = window("check", count)
        s.frames, s.rng, s.spent, cx = (), Rng(seed), (spent, 0), EventRecorder()
        name, *values = frame
        TASKS[str(name)](s, cx, *values)
        well += happened(s, cx)
    assert abs(well / TIMES - int(str(chances[spent])) / WHOLE) < NEAR


def test_a_grapple_is_the_roll_of_who_grapples() -> None:
    """17.20: both are asked, and told the same."""
    s = window("grapple", 1)
    told = coming.told(s)
    assert told
    assert told["seat"] == 1
    assert coming.spend(s, 0) == []


def test_no_roll_is_told_where_none_comes_or_it_is_needless() -> None:
    """H05: after the card that changes sail without a roll there is none."""
    assert coming.told(window("impulse", 0)) is None
    s = window("sail", 0)
    put_ship(s, 0, 5, 5, 1, sheets=2)
    assert coming.told(s)
    s.extra = (1, 0)
    assert coming.told(s) is None


def test_only_who_is_asked_hears_of_the_roll() -> None:
    s = window("tack", 0)
    assert QUERIES.odds(s, 0)["coming"]
    assert QUERIES.odds(s, 1)["coming"] is None
    assert QUERIES.odds(s, None)["coming"] is None
