"""The chart, ways and wind, as geometry: P33 to P36 and B1 to B6 without a game around them."""

from __future__ import annotations

import heapq
from itertools import pairwise

import pytest

from portsmouth.games.privateer.rules.chart import (
    GRID,
    IS_MERCHANT,
    LAND,
    MERCHANTS,
    NEIGHBOURS,
    PORT_AT,
    PORT_SQUARES,
    SEA,
    UNREACHED,
    costs,
    way,
)
from portsmouth.games.privateer.rules.components import DATA, PORTS, WINDS

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def half_points(start: str, end: str, wind: str, windproof: bool = False) -> int:
    """The cheapest way by the module under test."""
    return costs(GRID.cell(start), WINDS.index(wind), windproof)[GRID.cell(end)]


def reach(start: str, wind: str, means: int, windproof: bool = False) -> set[str]:
    """The squares that so many half points suffice for, the start among them."""
    found = costs(GRID.cell(start), WINDS.index(wind), windproof)
    return {GRID.names[square] for square in GRID.cells if found[square] <= means}


def slowly(start: str, wind: str, windproof: bool) -> dict[str, int]:
    """The same by another algorithm, from the picture alone (Dijkstra with names)."""
    picture = DATA["map"]["picture"]
    found: dict[str, int] = {}
    waiting = [(0, start)]
    while waiting:
        spent, here = heapq.heappop(waiting)
        if here in found:
            continue
        found[here] = spent
        column, row = ord(here[0]) - ord("a"), int(here[1:]) - 1
        for side, (right, down) in SIDES.items():
            x, y = column + right, row + down
            if not (0 <= x < 16 and 0 <= y < 12) or picture[y][x] == "#":
                continue
            against = OPPOSITE[side] == wind and not windproof
            cost = 1 if side == wind else 4 if against else 2
            heapq.heappush(waiting, (spent + cost, f"{chr(ord('a') + x)}{y + 1}"))
    return found


def test_the_chart_is_the_picture() -> None:
    """B5: 151 squares of sea and port, all connected; land is none of them."""
    assert len(SEA) == 151
    assert len(LAND) == 16 * 12 - 151
    assert len(reach("h8", "neutral", UNREACHED - 1)) == 151
    assert half_points("h8", "k6", "neutral") == UNREACHED
    assert all(square not in LAND for square in (*MERCHANTS, *PORT_SQUARES))


def test_ports_and_merchants_stand_where_the_specification_says() -> None:
    """B5: six ports by the colours' order, twelve Merchants, no two side by side."""
    named = dict(zip(PORTS, (GRID.names[square] for square in PORT_SQUARES), strict=True))
    assert named == {
        "cartagena": "g11",
        "caracas": "n11",
        "san_juan": "n6",
        "havana": "d4",
        "tortuga": "j6",
        "catalina": "c8",
    }
    words = "f5 g6 d7 o7 f8 i8 l8 e9 p9 h10 k10 m10"
    assert {GRID.names[square] for square in MERCHANTS} == {*words.split()}
    for square in MERCHANTS:
        assert not {*GRID.neighbours[square]} & IS_MERCHANT
        near = costs(square, 0, False)
        assert 4 <= min(near[port] for port in PORT_AT) <= 8, GRID.names[square]


def test_distances_in_still_air() -> None:
    """P36, B5: each pair of ports is as far apart as the components say, either way."""
    for start, row in DATA["distances"]["still_air_squares"].items():
        for end, squares in row.items():
            here, there = PORT_SQUARES[PORTS.index(start)], PORT_SQUARES[PORTS.index(end)]
            assert costs(here, 0, False)[there] == 2 * squares, (start, end)


def test_steps_go_to_four_sides() -> None:
    """P33: a diagonal square is two steps away, and none crosses the edge of the board."""
    assert half_points("h8", "i9", "neutral") == 4
    assert {direction for direction, _ in NEIGHBOURS[GRID.cell("h8")]} == {1, 2, 3, 4}
    assert half_points("p5", "a4", "neutral") > 2
    assert len(NEIGHBOURS[GRID.cell("a1")]) == 2


@pytest.mark.parametrize("wind", ["north", "east", "south", "west"])
def test_with_across_and_against(wind: str) -> None:
    """P34, B1, B2, B3: with the wind 1 half point, across 2, against 4."""
    beside = {"north": "h7", "east": "i8", "south": "h9", "west": "g8"}
    found = {side: half_points("h8", beside[side], wind) for side in SIDES}
    assert found == {
        side: 1 if side == wind else 4 if side == OPPOSITE[wind] else 2 for side in SIDES
    }


def test_without_wind_every_square_costs_a_space() -> None:
    """P36: 2 half points to each side."""
    assert [half_points("h8", end, "neutral") for end in ("h7", "i8", "h9", "g8")] == [2, 2, 2, 2]


def test_the_rulebooks_examples() -> None:
    """P35, B1: Sails 4, wind to the east: 8 east, 2 west, 4 north, or 2 east and 3 north."""
    assert half_points("h8", "p8", "east") == 8
    assert half_points("h8", "f8", "east") == 8
    assert half_points("m9", "m5", "east") == 8
    assert half_points("m9", "o6", "east") == 2 + 6
    assert half_points("h8", "e8", "east") == 12
    assert "e8" not in reach("h8", "east", 8)


def test_a_half_space_left_over() -> None:
    """B1: five squares east of 6 half points leave one, for a sixth east, not for one north."""
    assert "n9" in reach("h9", "east", 6)
    assert "m9" in reach("h9", "east", 6)
    assert half_points("h9", "m10", "east") == 7
    assert "m8" not in reach("h9", "east", 6)


def test_bonny_beats_up_as_across() -> None:
    """B25: against the wind 2 half points for her, with it 1 as for all."""
    assert half_points("h8", "f8", "east", windproof=True) == 4
    assert half_points("h8", "p8", "east", windproof=True) == 8
    assert half_points("h8", "h7", "east", windproof=True) == 2


@pytest.mark.parametrize("windproof", [False, True])
@pytest.mark.parametrize("wind", WINDS)
def test_every_way_is_the_cheapest(wind: str, windproof: bool) -> None:
    """P34, P36, B4, B5: from each port and Merchant to every square, as another search finds it."""
    for start in (*PORT_SQUARES, *MERCHANTS):
        expected = slowly(GRID.names[start], wind, windproof)
        found = costs(start, WINDS.index(wind), windproof)
        assert {GRID.names[c]: found[c] for c in SEA} == expected


def test_the_way_shown_is_a_cheapest_one() -> None:
    """B61: from end to end over neighbours at sea, its steps sum up to the price; none to land."""
    for wind in range(len(WINDS)):
        for start in (GRID.cell("h8"), *PORT_SQUARES):
            spent = costs(start, wind, False)
            for end in SEA:
                squares = way(start, end, wind, False)
                assert (squares[0], squares[-1]) == (start, end)
                steps = [*pairwise(squares)]
                assert all(there in GRID.neighbours[here] for here, there in steps)
                assert sum(costs(here, wind, False)[there] for here, there in steps) == spent[end]
            assert way(start, GRID.cell("k6"), wind, False) == ()
