"""One seat's ship: her display, her crew's tasks, her loads, and what her captain keeps hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from portsmouth.core.state import plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.captains_sea.rules.components import (
    DISPLAYS,
    EMPTY,
    NONE,
    TASKS,
    Display,
)
from portsmouth.games.captains_sea.rules.geometry import Square

PLANS = ("none", "advance", "wear-port", "wear-starboard", "tack", "back")
NO_PLAN, ADVANCE, WEAR_PORT, WEAR_STARBOARD, TACK, BACK = range(6)
"""A selected manoeuvre (9.06)."""
BOW_CHASERS, STERN_CHASERS = 4, 5
"""Their places in ``due``, after the four sections."""


class Ship:
    """A ship and her captain's hand.

    ``kind`` is her display; ``guns`` are sound boxes by section; ``loads`` what is in a section or
    about to be; ``due`` the impulse, counted from the first of the game, in which its Load marker
    comes up, 0 once it is loaded, the bow and stern chasers after the sections; ``moved`` is a mask
    of the sections whose marker was moved on, ``plain`` of those known to hold round shot (R96).

    ``plan``, ``strain`` and ``paid`` are the manoeuvre at hand; ``plan_heading``, ``plan_wind`` and
    ``plan_left`` are heading, wind and activations left when it was selected; ``shown`` adds 1 if
    the enemy knows it, 2 or 4 if he knows the Strain (R106, R110). ``backed`` and ``wore`` are the
    bars of R132, ``wore_here`` that of 9.13. ``from_tack`` is the heading from which she missed
    stays, else 0 (R12). ``acts`` is a mask of impulses with Activate markers.

    ``scored`` are the enemy's hits that stand: rigging, crew and the four sections (R87).
    ``entered`` is a mask of the crew boxes that were red and are no longer, ``shaken`` the red
    numbers and ``silenced`` the destroyed sections for which checks are still to come (3.14, 3.18).
    ``quiet`` is a mask of the windows in which her captain is not asked (R98); ``crowd`` and
    ``wedges`` tell that H04 and H03 stand in this turn.
    """

    __slots__ = (
        "acts",
        "backed",
        "burning",
        "column",
        "crew",
        "crowd",
        "due",
        "entered",
        "fired",
        "from_tack",
        "guns",
        "halved",
        "hand",
        "heading",
        "hurt",
        "kind",
        "loads",
        "medium",
        "morale",
        "moved",
        "paid",
        "plain",
        "plan",
        "plan_heading",
        "plan_left",
        "plan_wind",
        "quality",
        "quiet",
        "rigging",
        "row",
        "scored",
        "shaken",
        "shown",
        "side",
        "silenced",
        "speed",
        "strain",
        "tasks",
        "wedges",
        "wore",
        "wore_here",
    )

    def __init__(self, kind: int, quality: int, square: Square, heading: int) -> None:
        display = DISPLAYS[kind]
        self.kind = kind
        self.quality = quality
        self.column, self.row = square
        self.heading = heading
        self.medium = False
        self.morale = 0
        self.crew = display.crew
        self.rigging = display.rigging
        self.guns: tuple[int, ...] = (display.boxes,) * 4
        self.tasks: tuple[int, ...] = (0,) * len(TASKS)
        self.loads: tuple[int, ...] = (EMPTY,) * 4
        self.due: tuple[int, ...] = (0,) * 6
        self.moved = 0
        self.plan = NO_PLAN
        self.strain = 0
        self.paid = 0
        self.plain = 0
        self.plan_heading = 0
        self.plan_wind = 0
        self.plan_left = 0
        self.shown = 0
        self.backed = False
        self.wore = False
        self.wore_here = False
        self.from_tack = 0
        self.burning = False
        self.side = NONE
        self.fired = False
        self.hurt = False
        self.speed = 0
        self.acts = 0
        self.scored: tuple[int, ...] = (0,) * 6
        self.entered = 0
        self.shaken: tuple[int, ...] = ()
        self.silenced = 0
        self.quiet = 0
        self.hand: tuple[int, ...] = ()
        self.crowd = False
        self.wedges = False
        self.halved = False

    @property
    def display(self) -> Display:
        """Return her display."""
        return DISPLAYS[self.kind]

    @property
    def square(self) -> Square:
        """Return the square where she lies."""
        return self.column, self.row

    def copy(self) -> Ship:
        """Return an independent copy; the tuples are shared."""
        copied = Ship.__new__(Ship)
        copied.kind = self.kind
        copied.quality = self.quality
        copied.column = self.column
        copied.row = self.row
        copied.heading = self.heading
        copied.medium = self.medium
        copied.morale = self.morale
        copied.crew = self.crew
        copied.rigging = self.rigging
        copied.guns = self.guns
        copied.tasks = self.tasks
        copied.loads = self.loads
        copied.due = self.due
        copied.moved = self.moved
        copied.plan = self.plan
        copied.strain = self.strain
        copied.paid = self.paid
        copied.plain = self.plain
        copied.plan_heading = self.plan_heading
        copied.plan_wind = self.plan_wind
        copied.plan_left = self.plan_left
        copied.shown = self.shown
        copied.backed = self.backed
        copied.wore = self.wore
        copied.wore_here = self.wore_here
        copied.from_tack = self.from_tack
        copied.burning = self.burning
        copied.side = self.side
        copied.fired = self.fired
        copied.hurt = self.hurt
        copied.speed = self.speed
        copied.acts = self.acts
        copied.scored = self.scored
        copied.entered = self.entered
        copied.shaken = self.shaken
        copied.silenced = self.silenced
        copied.quiet = self.quiet
        copied.hand = self.hand
        copied.crowd = self.crowd
        copied.wedges = self.wedges
        copied.halved = self.halved
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ship:
        """Return the ship that ``to_json`` described."""
        ship = cls(int(data["kind"]), 0, (0, 0), 1)
        set_plain_fields(ship, cls.__slots__, data)
        return ship
