"""What the decisions of a turn share: who decides, and goods and seats as options."""

from __future__ import annotations

from portsmouth.core.option import Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules.components import GOODS
from portsmouth.games.privateer.rules.messages import good_name
from portsmouth.games.privateer.state import PrivateerState

PASS: Action = ("pass",)


class Question(Step[PrivateerState]):
    """A decision that must be made before anything else (P30, B50)."""

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (s.active,)

    def why_nothing_here(self, s: PrivateerState, seat: Seat, target: str) -> Refusal:
        return Refusal("answer_first", "P30")


def good_option(action: Action, label: str, good: int, refusal: Refusal | None = None) -> Option:
    """Return an option that stands at a good."""
    return Option(action, Text(label, good=good_name(good)), f"good-{GOODS[good]}", refusal=refusal)


def seat_option(action: Action, label: str, seat: int, refusal: Refusal | None = None) -> Option:
    """Return an option that stands at a player."""
    return Option(action, Text(label, other=player(seat)), f"seat-{seat}", refusal=refusal)
