"""Ways to a square: at once, with another wind first, or over several turns by good stops."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.option import FREE, Proposal, Reach, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import (
    GRID,
    IS_MERCHANT,
    LAND,
    SEA,
    costs,
)
from portsmouth.games.privateer.rules.components import WINDS
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.sail import SAIL, WIND, arrival, wind_refusal

MOST = 3
"""The most ways that are offered."""
MOST_TURNS = 9
"""A way of more turns is not reckoned."""


def proposals(s: PrivateerState, seat: int, square: int) -> list[Proposal]:
    """Return ways to a square, the best first; over several turns those to its best stops."""
    if square in LAND or square == s.ships[seat].square or s.becalmed:
        return []
    at_once = [
        Proposal((*winds, SAIL[square]), _through(s, seat, square))
        for winds, wind in _winds(s)
        if spent(s, seat, wind)[square] <= ships.half_points_now(s)
    ]
    if at_once:
        return at_once[:MOST]
    return [
        Proposal((SAIL[stop],), _through(s, seat, stop), short=_later(left))
        for left, stop in _stops(s, seat, square)[:MOST]
    ]


def reach(s: PrivateerState, seat: int) -> dict[str, Reach]:
    """Return all squares that a move leads to, also with another wind; moves cost nothing."""
    if s.becalmed:
        return {}
    most, found = ships.half_points_now(s), set()
    for _, wind in _winds(s):
        ways = spent(s, seat, wind)
        found |= {square for square in SEA if 0 < ways[square] <= most}
    return {GRID.names[square]: Reach("sail", FREE) for square in sorted(found)}


def spent(s: PrivateerState, seat: int, wind: int) -> tuple[int, ...]:
    """Return the half points from the seat's ship to every square (P34)."""
    return ships.ways(s.ships[seat], wind)


def _winds(s: PrivateerState) -> Iterator[tuple[tuple[Action, ...], int]]:
    """Yield the wind that blows, and those that one action sets (B37)."""
    yield (), s.wind
    for wind in range(len(WINDS)):
        if wind_refusal(s, wind) is None:
            yield (WIND[wind],), wind


def _through(s: PrivateerState, seat: int, square: int) -> tuple[Text, ...]:
    """Return what a move that ends there sets off, if anything (P37-P39)."""
    found = arrival(s, seat, square)
    return (found,) if found else ()


def _later(turns: int) -> Refusal:
    return Refusal("turns_away", "P34", {"turns": turns + 1})


def _stops(s: PrivateerState, seat: int, square: int) -> list[tuple[int, int]]:
    """Return the squares in reach from which the way is shortest, with the turns left from there.

    Of squares as near in turns calm sea comes first, then what leaves the least way. The wind is
    taken to stay as it is.
    """
    ship = s.ships[seat]
    later = ships.half_points(ship, False, 0)
    windproof, ways = ships.windproof(ship), spent(s, seat, s.wind)
    ranked = []
    for stop in SEA:
        if 0 < ways[stop] <= ships.half_points_now(s):
            turns = turns_from(stop, square, s.wind, windproof, later)
            fights = stop in IS_MERCHANT or ships.ship_at(s, stop, seat) >= 0
            ranked.append((turns, fights, costs(stop, s.wind, windproof)[square], stop))
    ranked.sort()
    return [(turns, stop) for turns, _, _, stop in ranked if turns < MOST_TURNS]


def turns_from(start: int, end: int, wind: int, windproof: bool, half_points: int) -> int:
    """Return how many turns of so many half points a way takes while the wind holds (B1).

    Half points left at the end of a turn are lost; where no step fits, it is ``MOST_TURNS``.
    """
    reached, edge = {start}, [start]
    for turn in range(MOST_TURNS):
        if end in reached:
            return turn
        ways = [costs(each, wind, windproof) for each in edge]
        edge = [
            each
            for each in SEA
            if each not in reached and any(row[each] <= half_points for row in ways)
        ]
        reached.update(edge)
    return MOST_TURNS
