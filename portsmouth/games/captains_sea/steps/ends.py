"""The end of a turn, and of the game: Bonus Moves, sails, striking (16.02, 17.10, 18.02, R139)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.manoeuvres.bonus_moves import OPEN
from portsmouth.games.captains_sea.rules.program import finish
from portsmouth.games.captains_sea.state import RESIGNED, CaptainState
from portsmouth.games.captains_sea.steps.base import STRIKE, Question, option

STAY: Action = ("stay",)


class Bonus(Question):
    """Make a Bonus Move of free will, at Strain 1 or 2, or none (16.02, R106)."""

    name: ClassVar[str] = "bonus"
    open: ClassVar[bool] = True
    fixed: ClassVar[tuple[Action, ...]] = (("bonus", 0), ("bonus", 1), ("bonus", 2))

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("bonus", n), Text(f"label-bonus-{n}")) for n in (0, 1, 2)]

    def do_bonus(self, s: CaptainState, seat: Seat, cx: Context, strain: int) -> None:
        """Declare a Bonus Move with its Strain, openly (R106)."""
        flow.pop(s)
        ship = s.ships[seat]
        ship.strain = strain
        if strain:
            ship.shown |= OPEN
            cx.emit("bonus", seat=seat, strain=strain)


class Sails(Question):
    """Change sail, or keep it, once the roll allows it (17.10)."""

    name: ClassVar[str] = "sails"
    open: ClassVar[bool] = True
    fixed: ClassVar[tuple[Action, ...]] = (("sails", 1), ("sails", 0))

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        other = names.SAIL[not s.ships[seat].medium]
        return [
            option(("sails", 1), Text("label-change", sail=other)),
            option(("sails", 0), Text("label-keep")),
        ]

    def do_sails(self, s: CaptainState, seat: Seat, cx: Context, change: int) -> None:
        """Change sail (17.10)."""
        flow.pop(s)
        if change:
            ship = s.ships[seat]
            ship.medium = not ship.medium
            cx.emit("sails", seat=seat, sail=names.SAIL[ship.medium], forced=0, left=ship.rigging)


class Strike(Question):
    """Strike the colours, which loses at once, or fight on (18.02, R52, R139)."""

    name: ClassVar[str] = "strike"
    open: ClassVar[bool] = True

    def legal(self, s: CaptainState, seat: Seat) -> list[Action]:
        return [STRIKE, STAY]

    def options(self, s: CaptainState, seat: Seat) -> list[Option]:
        return self.choices(s, seat)

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(STRIKE, Text("label-strike-now")), option(STAY, Text("label-fight-on"))]

    def do_strike(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Strike (18.02)."""
        cx.emit("struck", seat=seat)
        finish(s, cx, RESIGNED, seat)

    def do_stay(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Fight on: back to the question at hand (R139)."""
        flow.pop(s)
