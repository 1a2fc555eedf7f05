"""Geometry: all headings, winds and offsets, against slow definitions of the same rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import COLUMNS, POSITIONS, ROWS
from portsmouth.games.captains_sea.rules.geometry import (
    BOW_ARC,
    NO_ARC,
    PORT_ARC,
    STARBOARD_ARC,
    STERN_ARC,
)

HEADINGS = range(1, 9)
NEAR = [*product(range(-12, 13), repeat=2)]


def test_positions_of_a_wind() -> None:
    """1.03, 7.03, R1, R2: the wind blows to 4: headings 1 to 8 give F, D, A, C, B, E, G, H."""
    found = "".join(POSITIONS[geometry.position(4, heading)] for heading in HEADINGS)
    assert found == "FDACBEGH"


def test_positions_turn_with_the_wind() -> None:
    """1.04, R1: C runs before the wind and H lies in it, whatever the wind."""
    for wind, heading in product(HEADINGS, repeat=2):
        letter = geometry.position(wind, heading)
        assert geometry.heading_for(wind, letter) == heading
        assert (POSITIONS[letter] == "C") == (heading == wind)
        assert (POSITIONS[letter] == "H") == (geometry.apart(heading, wind) == 4)
        turned = geometry.position(geometry.turned(wind, 3), geometry.turned(heading, 3))
        assert turned == letter


def test_base_speed_examples() -> None:
    """7.01, 7.02: the examples of the table's orientation."""
    wind = 4

    def at(letter: str) -> int:
        return geometry.heading_for(wind, POSITIONS.index(letter))

    def both(one: str, other: str) -> tuple[int, int]:
        return (
            geometry.base_speed(wind, at(one), at(other)),
            geometry.base_speed(wind, at(other), at(one)),
        )

    assert both("A", "D") == (5, 0)
    assert both("F", "H") == (3, 0)
    assert both("A", "G") == (9, 3)
    assert both("E", "E") == (0, 0)


def test_range_is_the_cheapest_path() -> None:
    """R15, 9.16: 2 over a side, 3 over a corner; compared with a search of all paths."""
    best = {(0, 0): 0}
    wave = [(0, 0)]
    while wave:
        coming = []
        for square in wave:
            for heading in HEADINGS:
                to = geometry.ahead(square, heading)
                cost = best[square] + (3 if geometry.is_diagonal(heading) else 2)
                if max(map(abs, to)) <= 12 and cost < best.get(to, 99):
                    best[to] = cost
                    coming.append(to)
        wave = coming
    assert all(geometry.range_mp((0, 0), to) == cost for to, cost in best.items())
    assert geometry.range_mp((0, 0), (9, 7)) == 25


@pytest.mark.parametrize("inclusive", [True, False])
def test_arcs_of_all_headings(inclusive: bool) -> None:
    """11.03, R14: broadsides within 45 degrees of the beam, chasers elsewhere, by angles."""
    for heading, away in product(HEADINGS, NEAR):
        found = geometry.arc(heading, away, inclusive)
        if away == (0, 0):
            assert found == NO_ARC
            continue
        (vx, vy), (x, y) = geometry.vector(heading), away
        dot, cross = vx * x + vy * y, vx * y - vy * x
        beam = abs(cross) >= abs(dot) if inclusive else abs(cross) > abs(dot)
        if beam:
            assert found == (STARBOARD_ARC if cross > 0 else PORT_ARC)
        else:
            assert found == (BOW_ARC if dot > 0 else STERN_ARC)


def test_arcs_mirror() -> None:
    """R14: what lies in one ship's starboard arc lies in the port arc of her mirror image."""
    mirror = {PORT_ARC: STARBOARD_ARC, STARBOARD_ARC: PORT_ARC}
    for away in NEAR[1:]:
        one = geometry.arc(1, away, True)
        other = geometry.arc(1, (-away[0], away[1]), True)
        assert mirror.get(one, one) == other or away[0] == 0


def test_rakes_by_definition() -> None:
    """11.31, 11.32, 11.34, 11.35: in the target's line, or touching her diagonal and toward it."""
    for target, firer, away in product(HEADINGS, HEADINGS, NEAR):
        found = geometry.rake(away, firer, (0, 0), target)
        perpendicular = (firer - target) % 8 in (2, 6)
        line = [tuple(step * c for c in geometry.vector(target)) for step in range(-30, 31)]
        on_line = away in line
        touching = False
        if target % 2 == 0 and not on_line:
            beside = [(away[0] + i, away[1] + j) for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))]
            near = [square for square in beside if square in line]
            ahead = geometry.ahead(away, firer)
            toward = geometry.offset(away, ahead)
            touching = any(
                toward[0] * (x - away[0]) + toward[1] * (y - away[1]) > 0 for x, y in near
            )
        dot = geometry.along(target, away)[0]
        rakes = perpendicular and (on_line or touching) and dot != 0
        assert bool(found) == rakes, (target, firer, away)
        if found:
            assert found == ("bow" if dot > 0 else "stern")


def crosses(dx: int, dy: int, i: int, j: int) -> bool:
    """Whether the segment to (dx, dy) meets a square in more than one point, by clipping."""
    low, high = Fraction(0), Fraction(1)
    for delta, centre in ((dx, i), (dy, j)):
        near, far = Fraction(2 * centre - 1, 2), Fraction(2 * centre + 1, 2)
        if delta == 0:
            if not near <= 0 <= far:
                return False
            continue
        one, other = sorted((near / delta, far / delta))
        low, high = max(low, one), min(high, other)
    return low < high or (dx, dy) == (0, 0)


def test_lines_of_sight_by_clipping() -> None:
    """11.14, R39: exactly the squares that the segment meets in more than a corner."""
    for away in NEAR:
        dx, dy = away
        touched = {
            (i, j)
            for i, j in product(range(-13, 14), repeat=2)
            if abs(i) <= abs(dx) + 1 and abs(j) <= abs(dy) + 1 and crosses(dx, dy, i, j)
        }
        assert {*geometry.line(away)} == touched, away
        assert len(geometry.line(away)) == len(touched)


def test_lines_are_the_same_both_ways() -> None:
    """11.14: the line from one ship is the line from the other."""
    for away in NEAR:
        back = {(i + away[0], j + away[1]) for i, j in geometry.line((-away[0], -away[1]))}
        assert back == {*geometry.line(away)}


def test_recentring_keeps_all_offsets() -> None:
    """9.32, 9.33, R85, R86: up to 20 columns and 14 rows apart both find room; beyond, none."""
    for dx, dy in product(range(-COLUMNS - 2, COLUMNS + 3), range(-ROWS - 2, ROWS + 3)):
        one, other = (-3, 5), (-3 + dx, 5 + dy)
        by = geometry.shift(one, other)
        if abs(dx) > 20 or abs(dy) > 14:
            assert by is None
            continue
        assert by is not None
        moved = [(x + by[0], y + by[1]) for x, y in (one, other)]
        assert all(geometry.on_map(square) for square in moved)
        assert geometry.offset(*moved) == (dx, dy)


def test_lee_and_sides() -> None:
    """R64, R94: how far down the wind a square lies; on which side of a course."""
    assert geometry.lee_component(5, (3, 9)) > geometry.lee_component(5, (3, 2))
    assert geometry.lies_to(1, (3, -1)) == 1
    assert geometry.lies_to(1, (-3, -1)) == 0
    assert geometry.lies_to(1, (0, -4)) is None
