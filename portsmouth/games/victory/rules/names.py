"""The messages that name things: ships, cubes, cards, tracks, dice.

The tuples are in the order of the ids in ``components.py``. A ship keeps its name, as its colour,
when it is captured.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.core.text import Text
from portsmouth.games.victory.rules.components import (
    BUILDINGS,
    CARDS,
    FACES,
    FIELDS,
    KIND_NAMES,
    SECOND_SIX,
    SHIPS,
    SHOTS,
    TRACKS,
    UPGRADES,
    Cubes,
)

SHIP = tuple(Text(f"ship-{id}") for id in SHIPS)
KIND = tuple(Text(f"kind-{name}") for name in KIND_NAMES)
CARD = tuple(Text(f"card-{card.replace('.', '-')}") for card in CARDS)
BUILDING = tuple(Text(f"building-{building}") for building in BUILDINGS)
UPGRADE = tuple(Text(f"upgrade-{upgrade}") for upgrade in UPGRADES)
FIELD = tuple(Text(f"field-{field}") for field in FIELDS)
TRACK = tuple(Text(f"track-{track}") for track in TRACKS)
SHOT = tuple(Text(f"shot-{shot}") for shot in SHOTS)
_PLACES = ("first", "second", "third", "fourth")


def some(kind: int, count: int) -> Text:
    """Return cubes of one kind with their number: "1 wood"."""
    return Text(f"some-{KIND_NAMES[kind]}", count=count)


@lru_cache(maxsize=1 << 12)
def cubes(cubes: Cubes) -> Text:
    """Return cubes as a list: "1 wood and 2 cloth"; "nothing"."""
    found = [some(kind, count) for kind, count in enumerate(cubes) if count]
    return Text(f"cubes-{len(found)}", **dict(zip(_PLACES, found, strict=False)))


def dice(dice: tuple[int, ...]) -> Text | str:
    """Return dice as their faces: "2, 2, 6"; "none"."""
    return ", ".join(map(str, dice)) or Text("dice-none")


def spaces(mask: int) -> Text | str:
    """Return the spaces of a placement by their faces: "3, 6, 6"; "none"."""
    faces = tuple(face for place, face in enumerate(FACES) if mask >> place & 1)
    return dice((*faces, FACES[-1]) if mask & SECOND_SIX else faces)


def filled_spaces(spaces: tuple[tuple[int, tuple[int, ...]], ...]) -> Text | str:
    """Return filled spaces with the dice that several were needed of: "2, 5 (from 6, 6)"."""
    parts: list[Text | str] = [
        str(face) if len(used) == 1 else Text("dice-made", face=face, dice=dice(used))
        for face, used in sorted(spaces)
    ]
    if not parts:
        return dice(())
    told = parts.pop()
    while parts:
        first = parts.pop()
        both = isinstance(first, str) and isinstance(told, str)
        told = f"{first}, {told}" if both else Text("dice-more", first=first, rest=told)
    return told
