"""The points that an analysis expects at the end: what is told as lost is points, once."""

from __future__ import annotations

import pytest

from portsmouth.bots.search.evaluator import POINT
from portsmouth.games.victory.bots import BOTS
from portsmouth.games.victory.bots.advice import final_points
from portsmouth.games.victory.bots.standing import standing
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import BONUS, GOAL, PASSENGER_POINTS, PIECE_POINTS
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import port, position


def expected(s: VictoryState) -> list[int]:
    """The points of all seats, in thousandths, as an analysis asks for them."""
    evaluator = BOTS.evaluator(len(s.ports))
    return [evaluator.final_points(s, seat) for seat in range(len(s.ports))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_are_expected_to_end_alike(seats: int) -> None:
    found = expected(position(*(port() for _ in range(seats)), step="voyages", seats=seats))
    assert len({*found}) == 1
    assert abs(found[0] - POINT * GOAL - POINT * BONUS // 2) < POINT


def test_a_round_behind_is_a_point_and_a_part_of_the_bonus() -> None:
    s = position(port(delivered=1), port(), step="voyages")
    ahead, behind = expected(s)
    rounds = [standing(s, seat, seat == 0).rounds for seat in range(2)]
    late = rounds[1] - rounds[0]
    assert 0 < late < final_points.CLOSE
    share = POINT * BONUS * late // (2 * final_points.CLOSE)
    assert ahead == POINT * GOAL + POINT * BONUS // 2 + share
    assert POINT * GOAL - 2 * late < behind < POINT * GOAL + POINT * BONUS // 2


def test_nobody_is_expected_to_lose_points_to_the_race() -> None:
    """Who can't catch up any more keeps what he has."""
    near = port("WWWW", delivered=3, pieces=2, jolly_rogers=1)
    s = position(near, port(), step="voyages")
    assert expected(s)[0] == POINT * (GOAL + BONUS)
    assert expected(s)[1] >= POINT * scoring.points(s, 1) > 0


def test_after_a_declaration_the_points_are_those_on_the_table() -> None:
    """The win weighs no more than its points."""
    s = position(port(delivered=3), port(pieces=1), step="play", declarer=0)
    assert expected(s) == [POINT * scoring.final_points(s, seat) for seat in range(2)]
    assert expected(s)[0] - expected(s)[1] == POINT * (3 * PASSENGER_POINTS - PIECE_POINTS + BONUS)
