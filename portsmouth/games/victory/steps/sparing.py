"""Which card of a hand had best be discarded, and what each would bring if it is kept (V14)."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.games.victory.rules import names
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    BUILDING_POINTS,
    CARDS,
    Cubes,
    is_build,
    is_voyage,
    spaces_of,
)
from portsmouth.games.victory.rules.cubes import short_of
from portsmouth.games.victory.state import Port

SPARED = """
    fort foundry armoury crafting_guild artisan_guild tavern close_the_hatches out_manoeuvre
    hoist_the_sails cannons v01 v02 v03 v04 v05 v06 v07 v12 v17 v18 v19 v20 v21 letter_of_marque
    storm_ahead v09 v14 v22 v15 v16 v24 fire_cannons v13 town_hall v11 v23 church full_sail_ahead
    v08 mine quarry logging_camp textile_mill passengers v10 merchant
"""
"""Cards as the captains discard them, first to last; a building whatever its upgrade."""
PLACE = {name: place for place, name in enumerate(SPARED.split())}


def by_use(port: Port) -> list[int]:
    """Return the different cards of a hand, the most dispensable first; last what can be paid."""
    return sorted(set(port.hand), key=lambda card: (_payable(port, card), _place(card)))


def kept(port: Port, card: int) -> tuple[Text, ...]:
    """Return what a card would bring; nothing for one that is neither sailed nor built."""
    if is_voyage(card):
        spaces = spaces_of(card)
        cubes = sum(sum(space.cubes) + space.any for space in spaces)
        return (Text("effect-kept-voyage", cubes=cubes, spaces=len(spaces)),)
    if not is_build(card):
        return ()
    points, short = BUILDING_POINTS[BUILDING_OF[card]], _short(port, card)
    if not any(short):
        return (Text("effect-kept-payable", points=points),)
    return (Text("effect-kept-short", points=points, cubes=names.cubes(short)),)


def _place(card: int) -> int:
    return PLACE[CARDS[card].split(".")[0]]


def _payable(port: Port, card: int) -> bool:
    return is_build(card) and not any(_short(port, card))


def _short(port: Port, card: int) -> Cubes:
    """Return the cubes that a building costs and the port has not."""
    return short_of(port.cubes, BUILDING_COST[BUILDING_OF[card]])
