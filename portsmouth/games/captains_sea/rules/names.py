"""The messages that name things: ships, cards, sections, shots, manoeuvres, wind positions."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.games.captains_sea.rules.components import (
    CARDS,
    ENDS,
    LEVELS,
    POSITIONS,
    SECTIONS,
    SHIPS,
    SHOTS,
    SIDES,
    TASKS,
    WINDOWS,
)
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.ship import PLANS
from portsmouth.games.captains_sea.state import RELATIONS

SHIP = tuple(Text(f"ship-{id}") for id in SHIPS)
CARD = tuple(Text(f"card-{id}") for id in CARDS)
SECTION = tuple(Text(f"section-{id}") for id in SECTIONS)
SHOT = tuple(Text(f"shot-{id}") for id in SHOTS)
SIDE = tuple(Text(f"side-{id}") for id in SIDES)
END = tuple(Text(f"end-{id}") for id in ENDS)
LEVEL = tuple(Text(f"morale-{id}") for id in LEVELS)
TASK = tuple(Text(f"task-{id}") for id in TASKS)
PLAN = tuple(Text(f"plan-{id}") for id in PLANS)
HEADING = (Text("heading-0"), *(Text(f"heading-{n}") for n in range(1, 9)))
POSITION = tuple(Text(f"position-{letter}") for letter in POSITIONS)
WINDOW = {kind: Text(f"window-{kind}") for kind in WINDOWS}
CHECK = {
    **{
        roll: Text(f"window-check-{name}")
        for roll, name in (
            ("roll_morale", "morale"),
            ("strike_die", "strike"),
            ("catch_fire", "fire"),
            ("blast", "blast"),
            ("marksmen", "marksmen"),
        )
    },
    **{
        roll: Text("window-check-card", card=Text(f"card-{card}"))
        for roll, card in (
            ("gale", "p04"),
            ("flash", "p07"),
            ("burst_die", "p08"),
            ("squall", "p09"),
            ("captain_down", "p11"),
        )
    },
}
"""By the roll that follows: the moment before it, where it is one of many checks (1.18)."""


def square(square: Square) -> str:
    """Return the name of a square on the map: ``k9``."""
    return f"{chr(ord('a') + square[0])}{square[1] + 1}"


BOTH_ENDS = Text("end-both")
AIM = (Text("aim-low"), Text("aim-high"))
RAKE = (Text("rake-none"), Text("rake-bow"), Text("rake-stern"))
CHASERS = (Text("chasers-bow"), Text("chasers-stern"))
RIGGING = Text("track-rigging")
SAIL = (Text("sail-fighting"), Text("sail-medium"))
RELATION = tuple(Text(f"relation-{each}") for each in RELATIONS)
