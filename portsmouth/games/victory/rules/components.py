"""Cards, ships, buildings and voyages, read from components.json. No other module holds a figure.

A set of cubes is a tuple of four numbers in the order of ``KINDS``. Cards are numbers: first the 24
build/upgrade cards, then the 24 voyages, then the other kinds, whose copies are alike.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from portsmouth.core.resource import text

DATA: dict[str, Any] = json.loads(text("portsmouth.games.victory", "components.json"))
NONE = -1
Cubes = tuple[int, int, int, int]

KINDS = "".join(row["id"] for row in DATA["kinds"])
KIND_NAMES: tuple[str, ...] = tuple(row["name"] for row in DATA["kinds"])
WOOD, BRICK, METAL, CLOTH = range(4)
NOTHING: Cubes = (0, 0, 0, 0)


def _cubes(counts: dict[str, int]) -> Cubes:
    wood, brick, metal, cloth = (int(counts.get(kind, 0)) for kind in KINDS)
    return (wood, brick, metal, cloth)


SUPPLY = _cubes({row["id"]: row["cubes"] for row in DATA["kinds"]})
GOAL = int(DATA["goal"]["points"])
BONUS = int(DATA["goal"]["bonus"])
START_CARDS = int(DATA["start"]["cards"])
START_CUBES = int(DATA["start"]["cubes"])
HAND_LIMIT = int(DATA["hand"]["limit"])
MOST_BUILDINGS = int(DATA["port_limits"]["buildings"])
MOST_FIGHT_ROUNDS = int(DATA["fight"]["most_rounds"])

SHIP_POINTS = int(DATA["points"]["ship"])
JOLLY_ROGER_POINTS = int(DATA["points"]["jolly_roger"])
ADMIRALTY_POINTS = int(DATA["points"]["admiralty"])
PIECE_POINTS = int(DATA["points"]["piece_of_eight"])
PASSENGER_POINTS = int(DATA["points"]["passengers"])
SETS: tuple[tuple[int, int], ...] = tuple((size, won) for size, won in DATA["points"]["sets"])
"""Sets of one kind: how many cubes, and the points for them (V85)."""

JOLLY_ROGERS = int(DATA["tokens"]["jolly_roger"])
ADMIRALTIES = int(DATA["tokens"]["admiralty"])
PIECES = int(DATA["tokens"]["pieces_of_eight"])

COLOURS = "abcd"
SHIPS_PER_COLOUR = int(DATA["ship"]["per_colour"])
SHIPS: tuple[str, ...] = tuple(
    f"{colour}{number}" for colour in COLOURS for number in range(1, SHIPS_PER_COLOUR + 1)
)
SHIP_COST = _cubes(DATA["ship"]["cost"])
SHIP_CANNONS = int(DATA["ship"]["cannons"])

TRACKS = ("hull", "sails", "crew")
HULL, SAILS, CREW = range(3)
FACES: tuple[int, ...] = tuple(DATA["ship"]["hull"])
"""The spaces of every track, by the die that fills them (V101)."""
SPACES = len(FACES)
ALL_SPACES = (1 << SPACES) - 1
"""The mask of a full track without an extra space: bit ``n`` is the space of ``FACES[n]``."""
LAST_FACE = 1 << SPACES - 1
SECOND_SIX = 1 << SPACES
"""The extra space, a second 6; it is filled after the first and cleared before it (R90)."""

SHOTS = ("ball", "chain", "grape")
"""In the order of the tracks that they hit (V61)."""

FIELDS: tuple[str, ...] = tuple(row["id"] for row in DATA["fields"])
COMMERCE, SHIPYARDS, INDUSTRY = range(3)
FIELD_COST = tuple(_cubes(row["cost"]) for row in DATA["fields"])
FIELD_POINTS: tuple[int, ...] = tuple(int(row["points"]) for row in DATA["fields"])

UPGRADES: tuple[str, ...] = tuple(row["id"] for row in DATA["upgrades"])
UPGRADE_COST = tuple(_cubes(row["cost"]) for row in DATA["upgrades"])
UPGRADE_ANY: tuple[int, ...] = tuple(int(row["any"]) for row in DATA["upgrades"])
UPGRADE_CANNONS: tuple[int, ...] = tuple(int(row["cannons"]) for row in DATA["upgrades"])
UPGRADE_TRACK: tuple[int, ...] = tuple(
    TRACKS.index(row["extra"]) if row["extra"] else NONE for row in DATA["upgrades"]
)
"""The track to which an upgrade adds a space, or NONE."""

BUILDINGS: tuple[str, ...] = tuple(row["id"] for row in DATA["buildings"])
(
    FORT,
    CHURCH,
    TOWN_HALL,
    FOUNDRY,
    ARMOURY,
    MINE,
    QUARRY,
    LOGGING_CAMP,
    TEXTILE_MILL,
    CRAFTING_GUILD,
    ARTISAN_GUILD,
    TAVERN,
) = range(12)
BUILDING_COST = tuple(_cubes(row["cost"]) for row in DATA["buildings"])
BUILDING_POINTS: tuple[int, ...] = tuple(int(row["points"]) for row in DATA["buildings"])
YIELD = {MINE: METAL, QUARRY: BRICK, LOGGING_CAMP: WOOD, TEXTILE_MILL: CLOTH}
"""The kind of cube that a building gives each turn (V31-V34)."""
GUILDS = {HULL: ARTISAN_GUILD, SAILS: CRAFTING_GUILD, CREW: ARMOURY}
"""The building that takes a die off each track in a fight (V30, V35, V36)."""
TRACK_KIND = {HULL: WOOD, SAILS: CLOTH, CREW: METAL}
"""The cube that such a building asks for (V30, V35, V36)."""

_HALVES = [
    (building, UPGRADES.index(upgrade), f"{row['id']}.{upgrade}")
    for building, row in enumerate(DATA["buildings"])
    for upgrade in row["upgrades"]
]
BUILD_CARDS = len(_HALVES)
BUILDING_OF: tuple[int, ...] = tuple(building for building, _, _ in _HALVES)
UPGRADE_OF: tuple[int, ...] = tuple(upgrade for _, upgrade, _ in _HALVES)


class Space(NamedTuple):
    """A space of a voyage: its cubes, any-cubes, and whether it has blast and port icons."""

    cubes: Cubes
    any: int
    blast: bool
    port: bool


def _space(icons: str) -> Space:
    cubes = _cubes({kind: icons.count(kind) for kind in KINDS})
    return Space(cubes, icons.count("A"), "!" in icons, "p" in icons)


FIRST_VOYAGE = BUILD_CARDS
VOYAGES = tuple(tuple(_space(icons) for icons in row["spaces"]) for row in DATA["voyages"])
FINISH: tuple[int, ...] = tuple(len(spaces) - 1 for spaces in VOYAGES)
HAS_PIECE: tuple[bool, ...] = tuple("$" in row["spaces"][-1] for row in DATA["voyages"])
"""By voyage: is there a Piece of Eight on its finish (V43)?"""
FIRST_OTHER = FIRST_VOYAGE + len(VOYAGES)
(
    PASSENGERS,
    FIRE_CANNONS,
    LETTER,
    FULL_SAIL,
    STORM,
    CANNONS,
    HATCHES,
    OUT_MANOEUVRE,
    HOIST,
    MERCHANT,
) = range(FIRST_OTHER, FIRST_OTHER + 10)
REMOVAL = {HULL: OUT_MANOEUVRE, SAILS: HOIST, CREW: HATCHES}
"""The card that takes a die off each track (V51-V53)."""

CARDS: tuple[str, ...] = (
    *(name for _, _, name in _HALVES),
    *(row["id"] for row in DATA["voyages"]),
    *(row["id"] for row in DATA["cards"]),
)
DECK: tuple[int, ...] = (
    *range(FIRST_OTHER),
    *(FIRST_OTHER + kind for kind, row in enumerate(DATA["cards"]) for _ in range(row["copies"])),
)
"""All cards by number, copies repeated (V1)."""


def is_build(card: int) -> bool:
    """Return whether it is a build/upgrade card."""
    return card < BUILD_CARDS


def is_voyage(card: int) -> bool:
    """Return whether it is a voyage card."""
    return FIRST_VOYAGE <= card < FIRST_OTHER


def spaces_of(card: int) -> tuple[Space, ...]:
    """Return the spaces of a voyage card, the start first."""
    return VOYAGES[card - FIRST_VOYAGE]


def finish_of(card: int) -> int:
    """Return the number of a voyage's last space; the start is 0."""
    return FINISH[card - FIRST_VOYAGE]
