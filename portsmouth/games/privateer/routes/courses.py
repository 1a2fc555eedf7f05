"""Ways to a square: at once, with another wind first, or over several turns by good stops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from portsmouth.core.option import FREE, Proposal, Reach, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import (
    GRID,
    IS_MERCHANT,
    LAND,
    PORT_AT,
    SEA,
    costs,
    way,
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
        Proposal((SAIL[stop],), _through(s, seat, stop), short=_later(s, seat, stop, square))
        for stop in _stops(s, seat, square)[:MOST]
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


def _later(s: PrivateerState, seat: int, stop: int, square: int) -> Refusal:
    """Return how many turns a way by a stop takes; for the eye its later stops and its squares."""
    ship, windproof = s.ships[seat], ships.windproof(s.ships[seat])
    stops = onward(stop, square, s.wind, windproof, ships.half_points(ship, False, 0))
    line = [stop]
    for start, end in pairwise((stop, *stops)):
        line += way(start, end, s.wind, windproof)[1:]
    return Refusal(
        "turns_away",
        "P34",
        {"turns": len(stops) + 1, "stops": _named(stops), "way": _named(line)},
    )


def _named(squares: Iterable[int]) -> str:
    return " ".join(GRID.names[square] for square in squares)


def _stops(s: PrivateerState, seat: int, square: int) -> list[int]:
    """Return the squares in reach from which the way is shortest.

    Of squares as near in turns those without a battle come first, of them ports where the seat may
    trade, then what leaves the least way. The wind is taken to stay as it is.
    """
    ship = s.ships[seat]
    later = ships.half_points(ship, False, 0)
    windproof, ways = ships.windproof(ship), spent(s, seat, s.wind)
    turns_left, most = _turns_to(square, s.wind, windproof, later), ships.half_points_now(s)
    ranked = []
    for stop in SEA:
        if 0 < ways[stop] <= most and (turns := turns_left.get(stop, 0)):
            calls = PORT_AT.get(stop, ship.last_port) != ship.last_port
            fights = stop not in PORT_AT and (
                stop in IS_MERCHANT or ships.ship_at(s, stop, seat) >= 0
            )
            left = costs(stop, s.wind, windproof)[square]
            ranked.append((turns, fights, not calls, left, stop))
    return [stop for *_, stop in sorted(ranked)]


def _turns_to(end: int, wind: int, windproof: bool, half_points: int) -> dict[int, int]:
    """Return how many turns ``onward`` takes to a square, from all squares that it leads from."""
    found, edge = {end: 0}, [end]
    for turns in range(1, MOST_TURNS):
        rows = [(each, costs(each, wind, windproof)) for each in SEA if each not in found]
        edge = [each for each, row in rows if any(row[stop] <= half_points for stop in edge)]
        found |= dict.fromkeys(edge, turns)
    return found


def onward(start: int, end: int, wind: int, windproof: bool, half_points: int) -> tuple[int, ...]:
    """Return where each turn of a way of the fewest turns stops, its end last (B1).

    Every turn has so many half points, and the wind holds; what is left at the end of a turn is
    lost. A later stop is at a Merchant's only where no other does. Empty where no way of fewer
    than ``MOST_TURNS`` turns leads there.
    """
    before, edge = {start: start}, [start]
    for _ in range(MOST_TURNS - 1):
        reached: dict[int, int] = {}
        for each in edge:
            row = costs(each, wind, windproof)
            for square in SEA:
                if row[square] <= half_points and square not in before:
                    reached.setdefault(square, each)
        before |= reached
        if end in before:
            break
        edge = sorted(reached, key=IS_MERCHANT.__contains__)
    if end not in before or end == start:
        return ()
    stops = [end]
    while before[stops[-1]] != start:
        stops.append(before[stops[-1]])
    return tuple(reversed(stops))
