"""What the decisions of this game share: whom they ask, and the actions on ports and goods."""

from __future__ import annotations

from functools import cache

from portsmouth.core.option import Cost, Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Arg, Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules.components import GOODS, HOLD, PORTS
from portsmouth.games.war.rules.names import port_name
from portsmouth.games.war.rules.world import SPACES
from portsmouth.games.war.state import WarState

MOST_CRATES = HOLD[-1]
DONE: Action = ("done",)
STAY: Action = ("stay",)
PASS: Action = ("pass",)
READY: Action = ("ready",)
GO: tuple[Action, ...] = tuple(("go", space) for space in range(SPACES))
STORM: tuple[Action, ...] = tuple(("storm", port) for port in range(len(PORTS)))
FLEE: tuple[Action, ...] = tuple(("flee", space) for space in range(SPACES))


@cache
def counts(verb: str) -> tuple[tuple[Action, ...], ...]:
    """Return for each good the actions of a verb by number of crates, from 0."""
    return tuple(
        tuple((verb, good, count) for count in range(MOST_CRATES + 1)) for good in range(len(GOODS))
    )


def gold(amount: int) -> Cost:
    """Return a price in gold."""
    return Cost((("gold", amount),)) if amount else Cost()


def label(name: str, /, **args: Arg) -> Text:
    """Return the message of an option."""
    return Text(f"label-{name}", **args)


def effect(name: str, /, **args: Arg) -> Text:
    """Return the message of something that an action causes."""
    return Text(f"effect-{name}", **args)


def attack_effects(s: WarState, seat: Seat) -> tuple[Text, ...]:
    """Return what an attack costs: a letter, or the honour (W42)."""
    convoy = s.convoys[seat]
    if convoy.letters:
        return (effect("letter_spent", left=convoy.letters - 1),)
    return () if convoy.pirate else (effect("turns_pirate"),)


class WarStep(Step[WarState]):
    """A decision of the seat whose turn it is."""

    def seats(self, s: WarState) -> tuple[Seat, ...]:
        return (s.active,)

    def why_nothing_here(self, s: WarState, seat: Seat, target: str) -> Refusal:
        return Refusal(f"asked_{self.name}", "W77")


class SeatStep(WarStep):
    """A decision of the seat that its frame names first."""

    def seats(self, s: WarState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)


def port_option(verb: str, port: int, refusal: Refusal | None = None) -> Option:
    """Return an option at a port that is labelled by its name."""
    return Option((verb, port), label(verb, port=port_name(port)), PORTS[port], refusal=refusal)
