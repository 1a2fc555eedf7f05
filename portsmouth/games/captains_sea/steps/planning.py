"""Questions that a manoeuvre answers: its action, why it can't be selected, its effect (9)."""

from __future__ import annotations

from abc import abstractmethod

from portsmouth.core.context import Context
from portsmouth.core.option import Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import (
    ADVANCE,
    BACK,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
    Ship,
)
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.base import Question

ACTIONS: dict[int, Action] = {
    ADVANCE: ("advance",),
    WEAR_PORT: ("wear", 0),
    WEAR_STARBOARD: ("wear", 1),
    TACK: ("tack",),
    BACK: ("back",),
}


def plan_refusal(s: CaptainState, ship: Ship, plan: int) -> Refusal | None:
    """Return why a manoeuvre may not be selected (9.06, 9.11-9.14)."""
    if not panel.cost(s, ship, plan):
        position = names.POSITION[panel.position(s, ship)]
        return Refusal("not_offered", "9.06", {"position": position})
    rule = panel.barred(ship, plan)
    if rule == "9.11":
        return Refusal("backed_last", rule)
    if rule == "9.12":
        return Refusal("wore_last", rule)
    return Refusal("wore_here", rule) if rule else None


def plan_effects(s: CaptainState, ship: Ship, plan: int) -> tuple[Text, ...]:
    """Return when a manoeuvre, selected now, is carried out, or that she must strain."""
    if not panel.cost(s, ship, plan):
        return ()
    due = panel.completes(s, ship, plan)
    return (Text("effect-completes", impulse=due) if due else Text("effect-strain"),)


class Planning(Question):
    """A question that a manoeuvre answers."""

    def do_advance(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Advance (9.16)."""
        self.take(s, seat, cx, ADVANCE)

    def do_wear(self, s: CaptainState, seat: Seat, cx: Context, side: int) -> None:
        """Wear to a side (9.19, R36)."""
        self.take(s, seat, cx, WEAR_PORT + side)

    def do_tack(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Tack (9.21)."""
        self.take(s, seat, cx, TACK)

    def do_back(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Back sail (9.20)."""
        self.take(s, seat, cx, BACK)

    @abstractmethod
    def take(self, s: CaptainState, seat: Seat, cx: Context, plan: int) -> None:
        """Take a manoeuvre."""
