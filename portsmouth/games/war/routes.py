"""Courses: ways to a space that this turn's move does not reach, over several turns.

Nothing of later turns is known, so a course counts with the mean roll and the shortest way.
"""

from __future__ import annotations

from portsmouth.core.option import Proposal, Refusal
from portsmouth.core.text import Text, player
from portsmouth.games.war.odds import visits
from portsmouth.games.war.rules import harbours, sailing
from portsmouth.games.war.rules.components import (
    CARDS,
    DOLDRUMS,
    MOVE_DIE,
    NAVIGATOR,
    NONE,
    SAILS,
    TRADE_WINDS,
)
from portsmouth.games.war.rules.fleet import holds, seats_at
from portsmouth.games.war.rules.sailing_roll import allowance
from portsmouth.games.war.rules.world import (
    CELLS,
    LAND,
    NAMES,
    NOWHERE,
    distances,
    ends,
    is_sea,
    plain_way,
    port_of,
)
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import GO, effect
from portsmouth.games.war.steps.cast import CAST

MOST = 3
"""The most stops that are offered."""


def proposals(s: WarState, seat: int, end: int) -> tuple[list[Proposal], Refusal | None]:
    """Return courses to a space, the best first; or why none leads there."""
    convoy = s.convoys[seat]
    if end < CELLS and LAND[end]:
        return [], Refusal("land", "W13")
    if convoy.at in (end, NOWHERE):
        return [], Refusal("own_space", "S44")
    port = port_of(end)
    if port != NONE and (why := harbours.war_refusal(s, convoy, port)):
        return [], why
    harms = _harms(s, seat, end)
    if s.frames[-1][0] == "cast":
        way = plain_way(convoy.at, end)
        turns = _turns(s, seat, len(way))
        return [Proposal((CAST,), harms, short=_short(turns, (), way))], None
    if end in _ends(s):
        return [], None
    found = []
    for stop in _stops(s, seat, end)[:MOST]:
        rest = plain_way(stop, end)
        way = (*plain_way(convoy.at, stop), *rest)
        turns = 1 + _turns(s, seat, len(rest))
        passes = tuple(effect("passes", other=player(each)) for each in _met(s, seat, stop))
        short = _short(turns, (stop,), way)
        found.append(Proposal((GO[stop],), (*passes, *harms), bool(passes), short))
    return found, None


def _ends(s: WarState) -> tuple[int, ...]:
    """Return the cells and ports in reach."""
    cells, ports = ends(s.convoys[s.active].at, allowance(s))
    return (*cells, *(CELLS + port for port in ports))


def _stops(s: WarState, seat: int, end: int) -> list[int]:
    """Return the cells in reach from which the way is shortest, those that meet nobody first.

    A stop that is no nearer than the place where the convoy lies is none.
    """
    left = distances(end)
    now = left[s.convoys[seat].at]
    cells = (cell for cell in _ends(s) if is_sea(cell) and left[cell] < now)
    ranked = sorted((bool(_met(s, seat, cell)), left[cell], cell) for cell in cells)
    return [cell for _, _, cell in ranked]


def _met(s: WarState, seat: int, stop: int) -> tuple[int, ...]:
    """Return who may fire on the way to a cell or in it (W17, S45)."""
    if s.rules.sea == "merchants":
        return ()
    return (*sailing.passed(s, stop)[1::2], *seats_at(s, stop, seat))


def _harms(s: WarState, seat: int, end: int) -> tuple[Text, ...]:
    """Return what docking there would cost (W86)."""
    port = port_of(end)
    found = visits.effects(s, seat, port) if port != NONE else ()
    return tuple(each for each in found if each.id != "effect-delivers")


def _turns(s: WarState, seat: int, steps: int) -> int:
    """Return in how many turns so many steps are made by the mean roll (W12, W79)."""
    convoy = s.convoys[seat]
    if not convoy.values[SAILS]:
        return steps
    world = CARDS[s.globe] if s.globe != NONE else NONE
    more = (world == TRADE_WINDS) - (world == DOLDRUMS) + holds(convoy, NAVIGATOR)
    double = max(2, MOVE_DIE + 1 + 2 * more)
    return -(-2 * steps // double)


def _short(turns: int, stops: tuple[int, ...], way: tuple[int, ...]) -> Refusal:
    """Return how many turns a course takes; for the eye its stops and its spaces."""
    return Refusal(
        "turns_away", "W12", {"turns": turns, "stops": _named(stops), "way": _named(way)}
    )


def _named(spaces: tuple[int, ...]) -> str:
    return " ".join(NAMES[space] for space in spaces)
