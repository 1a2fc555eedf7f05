"""All that there is in a position, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.games.privateer.naive.game import Naive


def snapshot(g: Naive) -> dict[str, Any]:
    """Plain values, so that two of them can be compared."""
    return {
        "step": g.question.step if g.question else None,
        "actors": list(g.actors()),
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "wind": g.wind,
        "cards": dict(g.cards),
        "port_deck": list(g.port_deck),
        "port_discards": list(g.port_discards),
        "bounty_deck": list(g.bounty_deck),
        "bounty_discards": list(g.bounty_discards),
        "bank": dict(g.bank),
        "drawn": g.rng.count,
        "turn": {
            "began_in_port": g.began_in_port,
            "slowed": 2 if g.storm else 0,
            "becalmed": g.becalmed,
            "vane_used": g.vane_used,
            "glass_used": g.glass_used,
        },
        "visit": {
            "traded": g.traded,
            "upgraded": sorted(g.upgraded),
            "stripped": sorted(g.stripped),
        },
        "ships": [
            {
                "captain": ship.captain,
                "colour": ship.colour,
                "square": ship.square,
                "last_port": ship.last_port,
                "tracks": dict(ship.tracks),
                "silver": ship.silver,
                "cargo": dict(ship.cargo),
                "relics": sorted(ship.relics),
                "debts": ship.debts,
                "infamy": ship.infamy,
                "hold": ship.hold,
                "crew": ship.crew,
                "combat": ship.combat,
            }
            for ship in g.ships
        ],
        "offered": [list(each) for each in g.offered],
        "card": g.card,
        "outcome": g.outcome,
    }
