"""A step: one kind of decision, who makes it, what may be done, why not, and what happens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

from portsmouth.core.option import Option, Refusal
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat


class Step(ABC, Generic[S]):
    """One kind of decision. Each verb it takes has a method ``do_<verb>``:

    ``def do_<verb>(self, s, seat, cx, *args) -> None`` changes the state; it
    may push, goto or pop frames, and checks nothing that ``options`` checked.
    """

    name: ClassVar[str]
    automatic: ClassVar[bool] = False
    """May a page take the only legal action by itself?"""

    @abstractmethod
    def seats(self, s: S) -> tuple[Seat, ...]:
        """Who must act; several seats choose at once, sealed from each other."""

    def prompt(self, s: S, seat: Seat) -> Text:
        """What is asked of the seat."""
        return Text(f"prompt-{self.name}")

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """Every legal action: the options without refusal, fast, in an order that never varies."""
        return [option.action for option in self.options(s, seat) if option.refusal is None]

    @abstractmethod
    def options(self, s: S, seat: Seat) -> list[Option]:
        """Every candidate with price, effects and, where it is not legal, the reason."""

    def option(self, s: S, seat: Seat, action: Action) -> Option | None:
        """The candidate that an action stands for; steps with many may look it up faster."""
        found = (each for each in self.options(s, seat) if each.action == action)
        return next(found, None)

    def why_nothing_here(self, s: S, seat: Seat, target: str) -> Refusal:
        """Why pointing at a target that no option names does nothing now."""
        return Refusal("not_asked", "")

    def why_unknown(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action that is no candidate at all, perhaps of another step, may not be done."""
        return self.why_nothing_here(s, seat, "")
