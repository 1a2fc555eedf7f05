"""Step 6: what a card may be played for, what it costs, why not (V13-V28, V38, R14-R17, R52)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from portsmouth.core.option import Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.victory.rules import cubes, names, ships, voyages
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    FIELD_COST,
    FIELDS,
    FIRE_CANNONS,
    FORT,
    FULL_SAIL,
    INDUSTRY,
    MOST_BUILDINGS,
    NONE,
    SHIP_COST,
    SHIPYARDS,
    STORM,
    UPGRADE_ANY,
    UPGRADE_COST,
    UPGRADE_OF,
    Cubes,
    is_build,
    is_voyage,
)
from portsmouth.games.victory.rules.scoring import has_field
from portsmouth.games.victory.rules.turns import copies
from portsmouth.games.victory.state import Ship, VictoryState


@lru_cache(maxsize=1 << 14)
def _unpaid(held: Cubes, cost: Cubes, rule: str) -> Refusal | None:
    """Return the refusal that names the cubes which are missing, or None."""
    if cubes.covers(held, cost):
        return None
    return Refusal("missing_cubes", rule, {"cubes": names.cubes(cubes.short_of(held, cost))})


def build_refusal(s: VictoryState, card: int) -> Refusal | None:
    """Return why a card can't become its building, or None (V24, V25)."""
    if len(s.ports[s.active].buildings) >= MOST_BUILDINGS:
        return Refusal("four_buildings", "V25")
    return _unpaid(s.ports[s.active].cubes, BUILDING_COST[BUILDING_OF[card]], "V24")


def rebuild_refusal(s: VictoryState, card: int) -> Refusal | None:
    """Return why a card can't take the place of a building, or None (V25, R68, R95)."""
    if len(s.ports[s.active].buildings) < MOST_BUILDINGS:
        return Refusal("room_for_building", "R95")
    return _unpaid(s.ports[s.active].cubes, BUILDING_COST[BUILDING_OF[card]], "V24")


def fit_refusal(s: VictoryState, card: int, ship: Ship) -> Refusal | None:
    """Return why a card can't be fitted to a ship, or None (V22, R52, R54)."""
    kind = UPGRADE_OF[card]
    if ship.upgrade != NONE and UPGRADE_OF[ship.upgrade] == kind:
        return Refusal("same_upgrade", "R52")
    if ships.hull_would_fill(ship, kind):
        return Refusal("hull_would_fill", "R52")
    missing = UPGRADE_ANY[kind] - sum(s.ports[s.active].cubes)
    if missing > 0:
        return Refusal("too_few_cubes", "R54", {"cubes": Text("cubes-any", count=missing)})
    return _unpaid(s.ports[s.active].cubes, UPGRADE_COST[kind], "V22")


def found_refusal(s: VictoryState, field: int) -> Refusal | None:
    """Return why a field can't be improved, or None (V15, V16)."""
    if has_field(s.ports[s.active], field):
        return Refusal("field_improved", "V15")
    return _unpaid(s.ports[s.active].cubes, FIELD_COST[field], "V16")


def lay_refusal(s: VictoryState) -> Refusal | None:
    """Return why no ship can be built, or None (V18-V20, R73)."""
    if not has_field(s.ports[s.active], SHIPYARDS):
        return Refusal("no_shipyards", "V20")
    if ships.free_id(s, s.active) == NONE:
        return Refusal("no_ship_left", "R73")
    return _unpaid(s.ports[s.active].cubes, SHIP_COST, "V19")


def barter_refusal(s: VictoryState) -> Refusal | None:
    """Return why no card can be given for a cube, or None (V21)."""
    industry = has_field(s.ports[s.active], INDUSTRY)
    return None if industry else Refusal("no_industry", "V21")


def launch_refusal(ship: Ship) -> Refusal | None:
    """Return why a ship can't set out, or None (V38, V94)."""
    return Refusal("at_sea", "V94") if ships.sailing(ship) else None


def guarded(s: VictoryState, ship: Ship) -> bool:
    """Return whether a Fort of her holder protects a ship on her start space (V26, R58, R102)."""
    return ship.space == 0 and copies(s, ship.holder, FORT) > 0


def target_refusal(s: VictoryState, target: Ship) -> Refusal | None:
    """Return why a ship of another can't be attacked, or None (V48, R23, R58)."""
    if not ships.sailing(target):
        return Refusal("docked", "R23")
    if not ships.on_blast(target):
        return Refusal("no_blast", "V44")
    return Refusal("fort", "V26") if guarded(s, target) else None


def fire_refusal(s: VictoryState, own: Ship, target: Ship) -> Refusal | None:
    """Return why one ship can't fire at another, or None (V48, R57)."""
    if not ships.on_blast(own):
        return Refusal("own_no_blast", "V48")
    return target_refusal(s, target)


def allowed(s: VictoryState) -> list[Action]:
    """Return every play of the active seat without a refusal, in the order of ``plays``."""
    port, own = s.ports[s.active], ships.held_by(s, s.active)
    held, total, room = port.cubes, sum(port.cubes), len(port.buildings) < MOST_BUILDINGS
    fields = [
        field
        for field, cost in enumerate(FIELD_COST)
        if not port.fields >> field & 1 and cubes.covers(held, cost)
    ]
    lays, barters = lay_refusal(s) is None, barter_refusal(s) is None
    found: list[Action] = []
    for card in sorted({*port.hand}):
        if is_build(card):
            if cubes.covers(held, BUILDING_COST[BUILDING_OF[card]]):
                if room:
                    found.append(("build", card))
                else:
                    found += [("rebuild", card, old) for old in port.buildings]
            kind = UPGRADE_OF[card]
            if total >= UPGRADE_ANY[kind] and cubes.covers(held, UPGRADE_COST[kind]):
                for ship in own:
                    if fit_refusal(s, card, ship) is None:
                        found.append(("fit", card, ship.id))
            found += [("found", field, card) for field in fields]
            if lays:
                found.append(("lay", card))
            if barters:
                found.append(("barter", card))
        elif is_voyage(card):
            found += [("launch", card, ship.id) for ship in own if ship.voyage == NONE]
        elif card != FIRE_CANNONS or any(map(ships.on_blast, own)):
            found += [action for action, refusal in plays(s, card) if refusal is None]
    return found


def plays(s: VictoryState, card: int) -> Iterator[tuple[Action, Refusal | None]]:
    """Return what one card of the active seat may be played for, each with the refusal."""
    own = ships.held_by(s, s.active)
    if is_build(card):
        yield from _build_plays(s, card, own)
    elif is_voyage(card):
        for ship in own:
            yield ("launch", card, ship.id), launch_refusal(ship)
    elif card == FULL_SAIL:
        for ship in voyages.at_sea(s):
            yield ("full", ship.id), voyages.forward_refusal(ship)
    elif card == STORM:
        for ship in voyages.at_sea(s):
            yield ("storm", ship.id), voyages.back_refusal(ship)
    elif card == FIRE_CANNONS:
        for target in s.ships:
            if target.holder != s.active:
                for ship in own:
                    yield ("fire", ship.id, target.id), fire_refusal(s, ship, target)


def _build_plays(
    s: VictoryState, card: int, own: list[Ship]
) -> Iterator[tuple[Action, Refusal | None]]:
    """Return the six uses of a build/upgrade card (V16, V18, V21, V22, V24, V25)."""
    yield ("build", card), build_refusal(s, card)
    for old in s.ports[s.active].buildings:
        yield ("rebuild", card, old), rebuild_refusal(s, card)
    for ship in own:
        yield ("fit", card, ship.id), fit_refusal(s, card, ship)
    for field in range(len(FIELDS)):
        yield ("found", field, card), found_refusal(s, field)
    yield ("lay", card), lay_refusal(s)
    yield ("barter", card), barter_refusal(s)
