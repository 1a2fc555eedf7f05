"""What lies open of a port's prospects: the worth of cubes, of voyages under way, of what it earns.

Worths are in thousandths of a point, earnings in thousandths of a point a round.
"""

from __future__ import annotations

from functools import cache, lru_cache

from portsmouth.games.victory.rules.components import (
    BUILDING_OF,
    CHURCH,
    COMMERCE,
    FIRST_VOYAGE,
    HAS_PIECE,
    INDUSTRY,
    MOST_BUILDINGS,
    PASSENGER_POINTS,
    PIECE_POINTS,
    SHIPYARDS,
    YIELD,
    Cubes,
    finish_of,
    spaces_of,
)
from portsmouth.games.victory.rules.voyages import cargo

KIND_WORTH: Cubes = (480, 480, 490, 490)
"""A cube of each kind in the cargo of a ship."""
CHOICE_WORTH = 540
"""A cube of choice."""
HELD = (0, 530, 1070, 1640, 2240, 2860, 3700, 4050, 4450, 4900, 5450, 6100, 6900)
"""So many cubes of one kind: as a beginning of a set, and to be spent."""
MORE = 450
"""Each cube beyond those."""
BY_SHIPS = (833, 906, 979, 1052, 1125)
"""What the cards of each turn and ships earn, by the number of ships."""
SHIP_ROUND = 637
"""What a ship earns in a round at sea."""
YIELDS = 344
"""What a building with a yield earns."""
PUSHED = 200
"""What a Church earns."""
COMMERCE_EACH = 30
"""What Commerce earns by each rival."""
BARTER = 40
"""What Industry earns."""
YARDS = -300
"""Shipyards beyond their point: they tempt one to build ships too late."""
SAFE = 200
"""A building without a yield beyond its points."""
BUILT = 490
"""A building with a yield beyond its points and what it earns."""
FOUNDED = 220
"""Commerce and Industry beyond their points and what they earn."""
ROOM = 43
"""What each place for a building earns, as there will be one."""


@cache
def held_worth(count: int) -> int:
    """Return the worth of cubes of one kind."""
    last = len(HELD) - 1
    return HELD[count] if count <= last else HELD[last] + MORE * (count - last)


def cubes_worth(cubes: Cubes) -> int:
    """Return the worth of cubes in the port."""
    wood, brick, metal, cloth = cubes
    return held_worth(wood) + held_worth(brick) + held_worth(metal) + held_worth(cloth)


@cache
def landed(voyage: int, space: int, passengers: int, pieces: bool) -> int:
    """Return what ending a voyage on a space brings (V42, V43, V47)."""
    cubes, choices = cargo(voyage, space)
    worth = sum(map(int.__mul__, cubes, KIND_WORTH)) + CHOICE_WORTH * choices
    if space == finish_of(voyage):
        worth += 1000 * PASSENGER_POINTS * passengers
        worth += 1000 * PIECE_POINTS * (pieces and HAS_PIECE[voyage - FIRST_VOYAGE])
    return worth


@lru_cache(maxsize=1 << 15)
def voyage_worth(
    voyage: int, space: int, passengers: int, *, pieces: bool, rate: int, left: int, stuck: bool
) -> int:
    """Return the worth of a voyage to its owner after his turn, beside what a ship earns anyway.

    The best space to end it on counts, less what the ship would earn in the turns until then;
    ``left`` is how many rounds there may be, and ``stuck`` a ship with full sails (V76).
    """
    best = None
    for end in range(space, space + 1 if stuck else finish_of(voyage) + 1):
        turns = end - space + 1
        if turns <= left or best is None:
            worth = landed(voyage, end, passengers, pieces) - rate * turns
            best = worth if best is None else max(best, worth)
    assert best is not None
    return best


@cache
def has_blast(voyage: int, space: int) -> bool:
    """Return whether ships may fight on a space of a voyage (V44)."""
    return spaces_of(voyage)[space].blast


@lru_cache(maxsize=1 << 12)
def earnings(fields: int, buildings: tuple[int, ...], ships: int, seats: int) -> int:
    """Return what a port earns in a round."""
    earned = (
        ROOM * max(0, MOST_BUILDINGS - len(buildings)) + BY_SHIPS[min(ships, len(BY_SHIPS) - 1)]
    )
    if fields >> COMMERCE & 1:
        earned += COMMERCE_EACH * (seats - 1)
    if fields >> INDUSTRY & 1:
        earned += BARTER
    for card in buildings:
        building = BUILDING_OF[card]
        if building in YIELD:
            earned += YIELDS
        elif building == CHURCH:
            earned += PUSHED
    return earned


@lru_cache(maxsize=1 << 12)
def assets(fields: int, buildings: tuple[int, ...]) -> int:
    """Return what fields and buildings are worth beyond their points and what they earn."""
    worth = YARDS * (fields >> SHIPYARDS & 1) + FOUNDED * (fields >> COMMERCE & 1)
    worth += FOUNDED * (fields >> INDUSTRY & 1)
    for card in buildings:
        worth += BUILT if BUILDING_OF[card] in YIELD else SAFE
    return worth
