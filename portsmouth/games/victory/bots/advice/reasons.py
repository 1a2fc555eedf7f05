"""Why a line was good, in one sentence that a player would say.

Everybody may hear it as soon as the first action is done: it tells of the table and of what the
line itself plays, never of the rest of a hand, and the same for every choice that is sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.bots import prospects
from portsmouth.games.victory.bots.advice import fight_reasons
from portsmouth.games.victory.rules import danger, duels, names, repairs, scoring, ships
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    BUILDING_POINTS,
    FIELD_COST,
    FIELD_POINTS,
    FIRST_VOYAGE,
    GOAL,
    HAS_PIECE,
    NONE,
    PASSENGER_POINTS,
    SHIP_CANNONS,
    SHIP_COST,
    SHIP_POINTS,
    UPGRADE_CANNONS,
    UPGRADE_OF,
    UPGRADE_TRACK,
    YIELD,
    Cubes,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, minus, plus
from portsmouth.games.victory.rules.voyages import at_sea, cargo
from portsmouth.games.victory.state import Ship, VictoryState

SILENT = frozenset(("done", "decline", "pass", "rest", "drop", "pay"))
"""Actions that only go on: what follows them may have a reason."""
RATE = 450
"""What a ship earns in a turn, in thousandths of a point."""


def reason(s: VictoryState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why to play these actions; None where nothing that can be told speaks for them."""
    if not s.frames or duels.is_duel(s):
        return None
    held = s.ports[seat].cubes
    for action in actions:
        verb = action[0]
        if s.frames[-1][0] == "arm":
            return fight_reasons.sealed(s, seat)
        if verb == "trade":
            held = plus(minus(held, TRADES[int(action[1])]), ONE[int(action[2])])
        elif verb not in SILENT:
            return _set(s, seat, held) or _told(s, seat, action)
        elif s.frames[-1][0] == "voyages" and (told := _stay(s, seat)):
            return told
    return _set(s, seat, held)


def _told(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    tell = REASONS.get(str(action[0]))
    return tell(s, seat, action) if tell else None


def _set(s: VictoryState, seat: Seat, held: Cubes) -> Text | None:
    """Return that trades make sets which the port had not (V85)."""
    more = scoring.sets(s, held) - scoring.sets(s, s.ports[seat].cubes)
    return Text("why-set", points=more) if more > 0 else None


def _course(s: VictoryState, ship: Ship, space: int) -> tuple[int, int]:
    """Return the space on which a voyage ends best for who stands on this one, and in how long."""
    last = ships.spaces(ship) - 1
    pieces = s.pieces > 0
    end = max(
        range(space, last + 1),
        key=lambda each: (
            prospects.landed(ship.voyage, each, ship.passengers, pieces) - RATE * (each - space)
        ),
    )
    return end, end - space + 1


def _sail(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    """Return what the voyage is to bring."""
    ship = ships.the(s, int(action[1]))
    if ship.holder != seat or ship.voyage == NONE or ships.at_finish(ship):
        return None
    return _ahead(s, ship, ship.space + 1)


def _ahead(s: VictoryState, ship: Ship, space: int) -> Text:
    end, turns = _course(s, ship, space)
    cubes, choices = cargo(ship.voyage, end)
    kind = "why-sail-last" if end == ships.spaces(ship) - 1 else "why-sail"
    if kind == "why-sail-last" and ship.passengers:
        kind = "why-sail-passengers"
    return Text(kind, ship=names.SHIP[ship.id], cubes=sum(cubes) + choices, turns=turns)


def _stay(s: VictoryState, seat: Seat) -> Text | None:
    """Return who could attack a ship on its next space, but not where it stays."""
    own = [each for each in at_sea(s) if each.holder == seat and not ships.at_finish(each)]
    for ship in (each for each in own if not danger.hunters(s, each, each.space)):
        for other in danger.hunters(s, ship, ship.space + 1):
            return Text("why-end-danger", ship=names.SHIP[ship.id], other=player(other))
    return None


def _end(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    """Return why a voyage ends before its last space: sets, a rival, or cubes at once.

    Where there are none, or more than cubes is given up, nothing that can be told speaks for it.
    """
    ship = ships.the(s, int(action[1]))
    cubes, choices = cargo(ship.voyage, ship.space)
    sets = _set(s, seat, plus(s.ports[seat].cubes, cubes))
    if sets or ships.at_finish(ship) or ships.becalmed(ship):
        return sets
    hunters = danger.hunters(s, ship, ship.space + 1)
    if hunters:
        return Text("why-end-danger", ship=names.SHIP[ship.id], other=player(hunters[0]))
    last = ships.spaces(ship) - 1
    all_cubes, all_choices = cargo(ship.voyage, last)
    now, later = sum(cubes) + choices, sum(all_cubes) + all_choices
    prize = s.pieces > 0 and HAS_PIECE[ship.voyage - FIRST_VOYAGE]
    if not now or ship.passengers or prize:
        return None
    return Text("why-end", now=now, cubes=later, turns=last - ship.space)


def _launch(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return what the voyage that begins is to bring."""
    ship = ships.the(s, int(action[2])).copy()
    ship.voyage, ship.space = int(action[1]), 0
    return _ahead(s, ship, 0)


def _storm(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    return fight_reasons.leader(s, seat, ships.the(s, int(action[1])).holder)


# The port.


def _win(s: VictoryState, seat: Seat, gain: int, left: Cubes) -> Text | None:
    """Return that a purchase reaches the goal, its price taken off the sets (V86)."""
    port = s.ports[seat]
    lost = scoring.sets(s, port.cubes) - scoring.sets(s, left)
    points = scoring.points(s, seat) + gain - lost
    reached = points >= GOAL and s.declarer == NONE
    return Text("why-win", points=points) if reached else None


def _paid(s: VictoryState, seat: Seat, cost: Cubes) -> Cubes:
    held = s.ports[seat].cubes
    wood, brick, metal, cloth = (max(0, have - need) for have, need in zip(held, cost, strict=True))
    return (wood, brick, metal, cloth)


def _build(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return the goal, the yield of a building, or its points for its price (V24-V37)."""
    building = BUILDING_OF[int(action[1])]
    points, cost = BUILDING_POINTS[building], BUILDING_COST[building]
    won = _win(s, seat, points, _paid(s, seat, cost)) if action[0] == "build" else None
    if won:
        return won
    if building in YIELD:
        return Text("why-yield", points=points, kind=names.KIND[YIELD[building]])
    return Text("why-points", points=points, cubes=sum(cost))


def _found(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return the goal, or what an improved field is good for (V17, V18, V21)."""
    field = int(action[1])
    points, cost = FIELD_POINTS[field], FIELD_COST[field]
    won = _win(s, seat, points, _paid(s, seat, cost))
    return won or Text(f"why-field-{field}", points=points)


def _lay(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return the goal, or how many ships there are then (V19)."""
    won = _win(s, seat, SHIP_POINTS, _paid(s, seat, SHIP_COST))
    return won or Text("why-ship", count=1 + len(ships.held_by(s, seat)))


def _fit(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return what an upgrade adds: a cannon, or free spaces on a track (V20, V62)."""
    ship, upgrade = ships.the(s, int(action[2])), UPGRADE_OF[int(action[1])]
    track = UPGRADE_TRACK[upgrade]
    if track == NONE:
        cannons = SHIP_CANNONS + UPGRADE_CANNONS[upgrade]
        return Text("why-fit-guns", ship=names.SHIP[ship.id], cannons=cannons)
    free = ships.free(ship, track) + (ships.extra(ship) != track)
    return Text("why-fit", ship=names.SHIP[ship.id], track=names.TRACK[track], free=free)


def _passengers(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return what Passengers score on the last space of a voyage (V47)."""
    return Text("why-passengers", points=PASSENGER_POINTS)


def _barter(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return what Industry is for (V21)."""
    return Text("why-barter")


def _cube(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    return _set(s, seat, plus(s.ports[seat].cubes, ONE[int(action[1])]))


def _merchant(s: VictoryState, seat: Seat, action: Action) -> Text | None:
    return _set(s, seat, plus(s.ports[seat].cubes, (1, 1, 1, 1)))


def _repair(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return how few spaces are free on the track that is repaired (V10)."""
    ship = ships.the(s, int(action[1]))
    track, _ = repairs.split(int(action[2]))
    free = ships.free(ship, track)
    return Text("why-repair", ship=names.SHIP[ship.id], track=names.TRACK[track], free=free)


REASONS: Mapping[str, Callable[[VictoryState, Seat, Action], Text | None]] = {
    "sail": _sail,
    "push": _sail,
    "full": _sail,
    "end": _end,
    "launch": _launch,
    "storm": _storm,
    "build": _build,
    "rebuild": _build,
    "found": _found,
    "lay": _lay,
    "fit": _fit,
    "passengers": _passengers,
    "barter": _barter,
    "take": _cube,
    "merchant": _merchant,
    "repair": _repair,
    "fire": fight_reasons.fire,
    "place": fight_reasons.place,
}
