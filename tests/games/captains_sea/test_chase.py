"""What is told of a chase: how much room the prey needs to get away, and who is faster."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.core.context import EventRecorder
from portsmouth.games.captains_sea.odds import chase
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import COLUMNS, ROWS
from portsmouth.games.captains_sea.rules.manoeuvres import sailing
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import kinds, put_ship, sea


def running(column: int, row: int) -> CaptainState:
    """Return a chase whose prey lies at the edge and sails for it."""
    s = sea("s04")
    prey = 1 - s.first
    put_ship(s, s.first, column, row, 1)
    put_ship(s, prey, 10, 0, off_the_map(s))
    s.frames = (("muster", 0),)
    return s


def off_the_map(s: CaptainState) -> int:
    """Return the heading that leads off the map over its upper edge."""
    return next(h for h in range(1, 9) if geometry.ahead((10, 0), h) == (10, -1))


@pytest.mark.parametrize("row", [3, ROWS - 2, ROWS - 1])
def test_the_prey_gets_away_when_no_room_is_left(row: int) -> None:
    """9.33, R85, R86: the step that takes the last square of room ends the game, no other does."""
    s = running(10, row)
    told: Any = chase.told(s)
    assert told["room"] == ROWS - row
    assert sailing.breaks_off(s, told["prey"]) == (told["room"] == 1)
    recorder = EventRecorder()
    s.frames = ()
    sailing.step_ahead(s, recorder, told["prey"])
    assert ("broke_off" in kinds(recorder.events)) == (told["room"] == 1)


def test_room_is_that_of_the_nearer_edge() -> None:
    s = running(0, 1)
    assert chase.room(s) == min(COLUMNS - 10, ROWS - 1)


def test_who_is_faster_is_told_when_it_is_known() -> None:
    """7: nothing before the hull bonus is rolled."""
    s = running(10, 3)
    hunter = s.first
    s.ships[hunter].speed, s.ships[1 - hunter].speed = 4, 6
    told: Any = QUERIES.odds(s, 0)["chase"]
    assert (told["prey"], told["gains"]) == (1 - hunter, -2)
    s.frames = (("rates",), ("muster", 0))
    again: Any = chase.told(s)
    assert again["gains"] is None


def test_a_meeting_is_no_chase() -> None:
    assert chase.told(sea("s03")) is None
