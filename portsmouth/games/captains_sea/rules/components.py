"""Ships, tables, duels and cards, read from components.json. No other module holds a figure.

Headings are the rulebook's numbers 1 (north) to 8, clockwise. A wind position is a number, 0 for A
to 7 for H. Cards are numbers: first the Play Now cards, then the Hold cards.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from portsmouth.core.resource import text

DATA: dict[str, Any] = json.loads(text("portsmouth.games.captains_sea", "components.json"))
NONE = -1
SEATS = (0, 1)
IMPULSES = 12

COLUMNS = int(DATA["map"]["columns"])
ROWS = int(DATA["map"]["rows"])
HEADINGS = range(1, 9)

POSITIONS = "ABCDEFGH"
RUNNING, IRONS = POSITIONS.index("C"), POSITIONS.index("H")
BY_SOURCE: tuple[int, ...] = tuple(POSITIONS.index(each) for each in DATA["wind"]["letters"])
"""The wind position, by the points from the bow clockwise to where the wind comes from."""
WIND_SPEED: tuple[int, ...] = tuple(DATA["wind"]["speed"])
"""By position: the speed through the water, so the rank of positions (21.02, 4.4)."""
BASE: tuple[tuple[int, ...], ...] = tuple(tuple(DATA["base"][letter]) for letter in POSITIONS)
"""By own position and the enemy's: base movement points (7.02)."""

HULL_TYPES = ("slow", "average", "fast")
HULL_BONUS: tuple[tuple[int, ...], ...] = tuple(tuple(DATA["hull_bonus"][e]) for e in HULL_TYPES)
ACTIVATIONS: tuple[tuple[int, ...], ...] = ((), *(tuple(e) for e in DATA["impulses"]["by_speed"]))
"""By speed: the impulses in which a ship is activated (1.07)."""

QUALITIES = ("green", "average", "crack")
GREEN, AVERAGE, CRACK = range(3)
QUALITY_MODIFIER: tuple[int, ...] = tuple(int(DATA["quality"][each]) for each in QUALITIES)
RELOAD: tuple[int, ...] = tuple(int(DATA["reload"][each]) for each in QUALITIES)
"""By quality: impulses until a Load marker comes up (11.38)."""
SPECIAL_DELAY = int(DATA["reload"]["special"])

LEVELS: tuple[str, ...] = tuple(DATA["morale"]["levels"])
HANDY, FAIR, UNFIT, STRIKE_CHECK = range(4)
MORALE_MODIFIER: tuple[int, ...] = tuple(DATA["morale"]["modifier"])
HAND_LIMIT: tuple[int, ...] = tuple(DATA["morale"]["hand"])

STRENGTHS = ("fragile", "average", "firm")
FRAGILE, SOLID, FIRM = range(3)

SECTIONS = ("pf", "pa", "sf", "sa")
"""Port fore, port aft, starboard fore, starboard aft."""
SIDES = ("port", "starboard")
PORT, STARBOARD = range(2)
ENDS = ("fore", "aft")
FORE, AFT = range(2)
SHOTS = ("none", "round", "chain", "double")
EMPTY, ROUND, CHAIN, DOUBLE = range(4)
"""What a section is loaded with, or about to be."""
TASKS = (
    *(f"man-{section}" for section in SECTIONS),
    *(f"mend-{section}" for section in SECTIONS),
    "helm",
    "sheets",
    "rig",
)
MAN, MEND, HELM, SHEETS, RIG = 0, 4, 8, 9, 10
"""Where the tasks of the guns, the hull, sailing, the sails and the rigging begin (3.08)."""


class PanelRow(NamedTuple):
    """What the Control Panel offers in a wind position (1.09): costs, 0 for what it lacks."""

    side: int
    corner: int
    free_turn: tuple[int, ...]
    wear: tuple[tuple[int, int], ...]
    tack: int
    back: int


def _panel(row: dict[str, Any]) -> PanelRow:
    side, corner = row["advance"]
    turns = tuple(POSITIONS.index(each) for each in row["free_turn"])
    wear = tuple((POSITIONS.index(to), cost) for to, cost in row["wear"].items())
    return PanelRow(side, corner, turns, wear, row["tack"], row["back"])


PANEL: dict[int, PanelRow] = {POSITIONS.index(r["position"]): _panel(r) for r in DATA["panel"]}
STRAIN_SUCCESS = int(DATA["strain"]["success"])

_DAMAGE_ROWS: tuple[int, ...] = tuple(DATA["damage"]["rows"])
_DAMAGE = DATA["damage"]["cells"]
_FIRE_HIGH: tuple[int, ...] = tuple(DATA["damage"]["fire_high"])
_FIRE_LOW: tuple[int, ...] = tuple(DATA["damage"]["fire_low"])
_MORALE_ROWS = DATA["morale_effects"]["rows"]


class Damage(NamedTuple):
    """Hits by where they go."""

    hull: int
    rigging: int
    crew: int


def damage_effects(total: int, hits: int) -> Damage:
    """Return where hits go, by the modified sum of the damage dice (11.19)."""
    row = sum(total > top for top in _DAMAGE_ROWS)
    return Damage(*_DAMAGE[row][min(hits, len(_FIRE_HIGH)) - 1])


def fire_dice(total: int, hits: int) -> int:
    """Return how many dice are rolled for a fire aboard: the header from a sum of 11 (11.36)."""
    table = _FIRE_HIGH if total > 10 else _FIRE_LOW
    return table[min(hits, len(table)) - 1]


def morale_dice(row: int, hits: int) -> int:
    """Return how many dice a morale check after a broadside has (11.30, R127)."""
    cells = _MORALE_ROWS[min(max(row, 0), len(_MORALE_ROWS) - 1)]
    return int(cells[min(hits, len(cells)) - 1])


def hull_bonus(hull_type: int, roll: int) -> int:
    """Return the movement points that a hull adds, by its modified roll (7.06)."""
    row = HULL_BONUS[hull_type]
    return row[min(max(roll, 0), len(row) - 1)]


class Display(NamedTuple):
    """A ship display (3.01-3.19): ``guns`` are by end and box, each with longs and carronades.

    Box 0 of a section has none. ``red`` gives by crew box what a check is lowered by (3.14).
    """

    id: str
    french: bool
    hull_type: int
    strength: int
    quality: int
    guns: tuple[tuple[tuple[int, int], ...], ...]
    rigging: int
    fighting_only: int
    crew: int
    red: tuple[int, ...]
    fp: int
    dc: int

    @property
    def boxes(self) -> int:
        """Return how many gun boxes each section has."""
        return len(self.guns[0]) - 1


def _display(row: dict[str, Any]) -> Display:
    guns = tuple(((0, 0), *((long, carr) for long, carr in row[end])) for end in ENDS)
    return Display(
        row["id"],
        row["nation"] == "FR",
        HULL_TYPES.index(row["type"]),
        STRENGTHS.index(row["strength"]),
        QUALITIES.index(row["quality"]),
        guns,
        row["rigging"],
        row["fighting_only"],
        row["crew"],
        tuple(int(row["red"].get(str(box), 0)) for box in range(row["crew"] + 1)),
        row["fp"],
        row["dc"],
    )


DISPLAYS = tuple(_display(row) for row in DATA["ships"])
SHIPS: tuple[str, ...] = tuple(display.id for display in DISPLAYS)


class Berth(NamedTuple):
    """One side of a duel: her ship, crew, place, and what her hits are worth, in halves."""

    ship: int
    quality: int
    square: tuple[int, int]
    heading: int
    halves: int
    bonus: int


class Duel(NamedTuple):
    """A scenario (20.01): ``escape`` and ``must_take`` are those of R90."""

    id: str
    chase: bool
    wind: int
    sides: tuple[Berth, Berth]
    must_take: bool
    escape: int


def _berth(row: dict[str, Any]) -> Berth:
    column, line = row["square"]
    quality = QUALITIES.index(row["quality"])
    ship = SHIPS.index(row["ship"])
    return Berth(ship, quality, (column, line), row["heading"], row["halves"], row["bonus"])


def _duel(row: dict[str, Any]) -> Duel:
    first, second = (_berth(each) for each in row["sides"])
    chase = row["kind"] == "chase"
    return Duel(row["id"], chase, row["wind"], (first, second), row["must_take"], row["escape"])


def _measured(row: dict[str, Any]) -> Duel:
    sides = zip(row["sides"], row.get("measured", ({}, {})), strict=True)
    return _duel({**row, "sides": [side | other for side, other in sides]})


DUELS: dict[str, Duel] = {row["id"]: _duel(row) for row in DATA["duels"]}
"""The duels with multipliers and bonus by the formula (20.05, 20.06)."""
HANDICAPS: dict[str, dict[str, Duel]] = {
    "formula": DUELS,
    "measured": {row["id"]: _measured(row) for row in DATA["duels"]},
}
"""The duels by handicap: with the formula's, or with those that make equal captains even."""

CARDS: tuple[str, ...] = tuple(row["id"] for row in DATA["cards"])
HOLD: tuple[bool, ...] = tuple(row["kind"] == "hold" for row in DATA["cards"])
NEXT_TURN: tuple[bool, ...] = tuple(row["next_turn"] for row in DATA["cards"])
WINDOWS: tuple[str, ...] = tuple(DATA["windows"])
CARD_WINDOWS: tuple[tuple[str, ...], ...] = tuple(tuple(r["windows"]) for r in DATA["cards"])


def card(id: str) -> int:
    """Return the number of a card."""
    return CARDS.index(id)
