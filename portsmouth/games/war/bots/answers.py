"""Questions with one good answer: set-up, cards, loads, crates given up, where to flee.

Each is ruled by what the seat sees; the rest of a turn is searched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.types import Action
from portsmouth.games.war.bots import aftermath, duels
from portsmouth.games.war.bots.outlook import outlook
from portsmouth.games.war.race.clock import NEVER
from portsmouth.games.war.race.passages import NEXT_MARKET
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import (
    EXPORT,
    EXPORTS,
    IS_TRADE,
    KINDS,
    NONE,
    PRINTED,
    REGION,
    TRADE_PORTS,
)
from portsmouth.games.war.rules.world import NEIGHBOURS, PORTS_AT, distances, port_of, space_of
from portsmouth.games.war.state import WarState

PASSENGER = 1
"""Gold that a passenger is worth when boarded: the fee, less the way."""
WORTHS: Mapping[str, int] = {
    "navigator": 95,
    "evasive": 70,
    "pardon": 30,
    "marines": 65,
    "extra_gun": 60,
    "damp_powder": 60,
    "heated_shot": 60,
    "fair_wind": 55,
    "press_of_sail": 50,
    "master_gunner": 60,
    "carpenter": 45,
    "smuggler": 45,
    "factor": 50,
    "boatswain": 45,
    "becalm": 35,
    "squall": 40,
    "surgeon": 35,
    "sailmaker": 25,
}
"""What a card is worth when one must go."""
HOME = 700
"""Turns that a start in a port of the own nation is worth, for letters and repairs."""

CROWD, BASIN = 1500, 5
"""Turns that another convoy within so many steps costs a start: it buys the same goods."""


def after(s: WarState, seat: int, line: Line) -> WarState:
    """Return the position once the question is answered, nothing else changed."""
    found = s.copy()
    aftermath.end(found)
    if line[-1][0] == "flee":
        found.convoys[seat].at = int(line[-1][1])
    return found


def _line(action: Action) -> Line:
    return (action,)


def _flag(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Put the own nation's flag on a good market, another's on a rival's port without trade."""
    mine = int(s.frames[-1][1]) == s.convoys[seat].nation

    def rank(action: Action) -> tuple[int, int]:
        port = int(action[1])
        own = PRINTED[port] == s.convoys[seat].nation
        if mine:
            return (NEXT_MARKET[port] + 20 * own + 40 * (not IS_TRADE[port]), port)
        return (20 * own + 10 * IS_TRADE[port], port)

    return _line(min(legal, key=rank))


def _begin(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Begin at a market with another one near, at home if that costs no way."""
    convoy = s.convoys[seat]

    def rank(action: Action) -> tuple[int, int]:
        port = int(action[1])
        far = 1000 * NEXT_MARKET[port] - HOME * harbours.is_own(s, convoy, port)
        if not IS_TRADE[port] or harbours.at_war(s, convoy, port):
            far += NEVER
        crowd = sum(
            each.at >= 0 and distances(each.at)[space_of(port)] <= BASIN
            for other, each in enumerate(s.convoys)
            if other != seat
        )
        return (far + CROWD * crowd, port)

    return _line(min(legal, key=rank))


def _again(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Begin afresh where the clock is lowest."""
    there = outlook(s, seat).there
    return _line(min(legal, key=lambda each: (there[int(each[1])], *_begin_rank(each))))


def _begin_rank(action: Action) -> tuple[int, int]:
    return (NEXT_MARKET[int(action[1])], int(action[1]))


def _lade(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Take crates that sell dear where the convoy lies and at the next market."""
    home = port_of(s.convoys[seat].at)
    near = next_region(home)

    def rank(action: Action) -> tuple[int, int, int]:
        if action[0] != "lade":
            return (9, 0, 0)
        region = EXPORT[int(action[1])]
        return ((region == REGION[home]) + (region == near), -int(action[2]), int(action[1]))

    return _line(min(legal, key=rank))


def next_region(port: int) -> int:
    """Return the region of the nearest market with other exports."""
    markets = [each for each in TRADE_PORTS if EXPORTS[each] != EXPORTS[port] and each != port]
    return REGION[min(markets, key=lambda each: (duels.steps(port, each), each))]


def _keep(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Discard the card that is worth least; a pirate keeps his pardon."""
    outlaw = s.convoys[seat].pirate

    def rank(action: Action) -> tuple[int, int]:
        name = KINDS[int(action[1])]
        return (WORTHS.get(name, 0) + 40 * (outlaw and name == "pardon"), int(action[1]))

    return _line(min(legal, key=rank))


def _mark(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Send the plague to where rivals are bound for, and not to the own goal."""
    own = outlook(s, seat).goal(s.convoys[seat].at)
    bound = {
        outlook(s, other).goal(each.at)
        for other, each in enumerate(s.convoys)
        if other != seat and each.at >= 0
    }
    return _line(
        min(legal, key=lambda each: (int(each[1]) == own, int(each[1]) not in bound, each[1]))
    )


def _pick(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Take crates that sell dear at the port that the convoy is bound for."""
    goal = outlook(s, seat).goal(s.convoys[seat].at)

    def rank(action: Action) -> tuple[int, int, int]:
        if action[0] == "done":
            return (9, 0, 0)
        return (int(action[1]) in EXPORTS[goal], -int(action[2]), int(action[1]))

    return _line(min(legal, key=rank))


def _drift(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Put a rival where he needs most turns."""
    ahead = outlook(s, s.active)
    return _line(max(legal, key=lambda each: (ahead.from_space(int(each[1])), -int(each[1]))))


def _flee(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Withdraw to where the fewest turns are left."""
    ahead = outlook(s, seat)
    return _line(min(legal, key=lambda each: (ahead.from_space(int(each[1])), int(each[1]))))


def _give(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Give up what the region of the nearest port exports, as many as are asked for."""
    near = {good for port in _near(s.convoys[seat].at) for good in EXPORTS[port]}
    return _line(
        min(legal, key=lambda each: (int(each[1]) not in near, -int(each[2]), int(each[1])))
    )


def _near(space: int) -> tuple[int, ...]:
    """Return the ports that a space, or a space beside it, leads to."""
    if space < 0:
        return ()
    here = port_of(space)
    if here != NONE:
        return (here,)
    return tuple(port for cell in (space, *NEIGHBOURS[space]) for port in PORTS_AT[cell])


def _stow(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Take as many crates of a prize as fit."""
    return _line(
        min(
            legal,
            key=lambda each: (0, -int(each[2]), int(each[1])) if each[0] == "stow" else (1, 0, 0),
        )
    )


RULED: Mapping[str, Callable[[WarState, int, list[Action]], Line]] = {
    "flag": _flag,
    "begin": _begin,
    "again": _again,
    "lade": _lade,
    "keep": _keep,
    "mark": _mark,
    "pick": _pick,
    "drift": _drift,
    "flee": _flee,
    "give": _give,
    "stow": _stow,
    "card": duels.card,
    "load": duels.load,
}
"""What to do in each of these steps."""
