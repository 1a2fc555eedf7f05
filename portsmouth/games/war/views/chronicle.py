"""Looking back on a match: the race by rounds, what every leg earned, where everybody sailed.

Nothing here is hidden: ships, gold, flags and ports entered lie open for all (S59, S93).
"""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.queries import PlayedAction
from portsmouth.core.text import Json, Text
from portsmouth.games.war.rules.components import NONE
from portsmouth.games.war.rules.harbours import own_flags
from portsmouth.games.war.rules.world import NAMES
from portsmouth.games.war.state import WarState

ENTRIES = frozenset({"begins", "docked"})
"""Events by which a convoy comes into a port: a leg begins there."""


def chronicle(played_actions: Iterable[PlayedAction[WarState]]) -> dict[str, Json]:
    """Return ``race``, ``legs`` and ``sailed``.

    ``race`` has the standing before the first turn of each round and at the end: ``round``, and
    ships, gold and flags by seat. ``legs`` has a list for each seat: what it ``earned`` and
    ``spent`` from one port until the next, the ``port`` itself included; without a port where a
    prepared position began at sea. ``sailed`` says for each seat how often it came to which space.
    """
    race: list[Json] = []
    legs: list[list[dict[str, Json]]] = []
    purses: list[int] = []
    lay: list[int] = []
    sailed: list[dict[str, Json]] = []
    s: WarState | None = None
    for played in played_actions:
        s = played.before
        if not purses:
            legs = [[] for _ in s.convoys]
            purses = [convoy.gold for convoy in s.convoys]
            lay, sailed = [NONE] * s.seats, [{} for _ in s.convoys]
        _enter(s, legs, purses)
        _sail(s, lay, sailed)
        for event in played.events:
            if event.kind == "turn" and _is_new(race, event.facts["round"]):
                race.append(_standing(s, int(str(event.facts["round"]))))
            elif event.kind in ENTRIES:
                seat = int(str(event.facts["seat"]))
                legs[seat].append(_leg(s.round, event.facts["port"]))
    if s is not None:
        _enter(s, legs, purses)
        _sail(s, lay, sailed)
        race.append(_standing(s, s.round))
    return {"race": race, "legs": [list(each) for each in legs], "sailed": [*sailed]}


def _enter(s: WarState, legs: list[list[dict[str, Json]]], purses: list[int]) -> None:
    """Enter what each purse has gained or lost since into the leg at hand."""
    for seat, convoy in enumerate(s.convoys):
        change = convoy.gold - purses[seat]
        purses[seat] = convoy.gold
        if not change:
            continue
        if not legs[seat]:
            legs[seat].append(_leg(s.round, None))
        last, side = legs[seat][-1], "earned" if change > 0 else "spent"
        last[side] = int(str(last[side])) + abs(change)


def _sail(s: WarState, lay: list[int], sailed: list[dict[str, Json]]) -> None:
    """Count the spaces that convoys have come to since."""
    for seat, convoy in enumerate(s.convoys):
        if convoy.at != lay[seat] and convoy.at != NONE:
            name = NAMES[convoy.at]
            sailed[seat][name] = int(str(sailed[seat].get(name, 0))) + 1
        lay[seat] = convoy.at


def _leg(number: int, port: object) -> dict[str, Json]:
    """Return a leg that has come to nothing yet."""
    name = port.id.removeprefix("port-") if isinstance(port, Text) else None
    return {"round": number, "port": name, "earned": 0, "spent": 0}


def _is_new(race: list[Json], number: object) -> bool:
    """Return whether a round has no standing yet."""
    last = race[-1] if race else None
    return not isinstance(last, dict) or last["round"] != number


def _standing(s: WarState, number: int) -> dict[str, Json]:
    """Return what counts for the ways to win, seat by seat (W73)."""
    seats: list[Json] = []
    for seat, convoy in enumerate(s.convoys):
        nation, pirate = own_flags(s, seat)
        flags: dict[str, Json] = {"nation": nation, "pirate": pirate}
        seats.append({"ships": convoy.ships, "gold": convoy.gold, "flags": flags})
    return {"round": number, "seats": seats}
