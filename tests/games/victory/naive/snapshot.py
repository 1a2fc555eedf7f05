"""All that there is in a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.victory.naive import box
from tests.games.victory.naive.pieces import Ship

if TYPE_CHECKING:
    from tests.games.victory.naive.fights import Fight, Side
    from tests.games.victory.naive.game import Naive


def snapshot(g: Naive) -> dict[str, Any]:
    """Plain values, so that two of them can be compared."""
    return {
        "step": g.question.step if g.question else None,
        "actors": list(g.actors()),
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "declarer": g.declarer,
        "bank": dict(g.bank),
        "tokens": [g.jolly_rogers, g.admiralty, g.pieces],
        "pile": list(g.pile),
        "discards": sorted(g.discards),
        "drawn": g.rng.count,
        "plays": g.plays,
        "trades": g.trades,
        "pushes": g.pushes,
        "free_crew": g.free_crew,
        "ports": [
            {
                "cubes": dict(port.cubes),
                "hand": sorted(port.hand),
                "fields": sorted(port.fields),
                "buildings": sorted(port.buildings),
                "delivered": port.delivered,
                "pieces": port.pieces,
                "admiralty": port.admiralty,
                "jolly_rogers": port.jolly_rogers,
                "points": g.points(port.seat),
            }
            for port in g.ports
        ],
        "ships": {ship.id: ship_of(ship) for ship in g.ships},
        "fight": fight_of(g.fight) if g.fight else None,
        "outcome": g.outcome,
    }


def ship_of(ship: Ship) -> dict[str, Any]:
    return {
        "holder": ship.holder,
        "voyage": ship.voyage,
        "space": ship.space,
        "damage": {name: sorted(ship.damage[track]) for track, name in box.TRACKS.items()},
        "free": {name: ship.free(track) for track, name in box.TRACKS.items()},
        "cannons": ship.cannons(),
        "upgrade": ship.upgrade,
        "passengers": ship.passengers,
        "acted": ship.acted,
    }


def fight_of(fight: Fight) -> dict[str, Any]:
    return {"round": fight.round, "sides": [side_of(side) for side in fight.sides]}


def side_of(side: Side) -> dict[str, Any]:
    return {
        "seat": side.port.seat,
        "ship": side.ship.id,
        "seal": side.seal,
        "cannons": side.cannons(),
        "cards": side.cards,
        "foundries": side.foundries,
        "thrown": sorted(side.thrown),
        "dice": sorted(side.dice),
        "fresh": sorted(side.fresh),
        "guilds": dict(side.guilds),
    }
