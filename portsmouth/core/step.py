"""A step: one kind of decision, its options, and what each of them does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple

from portsmouth.core.option import Option, Refusal
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat


class Window(NamedTuple):
    """A question that several seats are asked in turn, each of which may let it pass.

    People at one device are asked it together: only who says yes looks at the own hand for it.
    ``seats`` are those whom it asks as things stand, the next one first; it shows nothing that is
    hidden. ``passing`` is the action by which a seat lets it pass, ``question`` what all are asked.
    """

    seats: tuple[Seat, ...]
    passing: Action
    question: Text


class Step(ABC, Generic[S]):
    """One kind of decision. Each verb that it takes has a method ``do_<verb>``.

    ``def do_<verb>(self, s, seat, cx, *args) -> None`` changes the state; it may push, goto or pop
    frames, and checks nothing that ``options`` checked.
    """

    name: ClassVar[str]
    automatic: ClassVar[bool] = False
    """May a page take the only legal action by itself?"""
    unasked: ClassVar[bool] = False
    """May people be left unasked where one answer is left? Only if that answer changes nothing that
    anybody sees, or completes the seat's own action before it."""
    open: ClassVar[bool] = False
    """Do its options show nothing that is hidden? Then people need not hand over their device."""

    @abstractmethod
    def seats(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that must act; if several, they choose at once, unseen by each other."""

    def prompt(self, s: S, seat: Seat) -> Text:
        """Return what the seat is asked."""
        return Text(f"prompt-{self.name}")

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """Return every legal action, in an order that never varies.

        These are the options without refusal; steps override it where that can be found faster.
        """
        return [option.action for option in self.options(s, seat) if option.refusal is None]

    @abstractmethod
    def options(self, s: S, seat: Seat) -> list[Option]:
        """Return every candidate with price, effects and, where it is not legal, the reason."""

    def option(self, s: S, seat: Seat, action: Action) -> Option | None:
        """Return the option of an action, or None; a step with many may look it up faster."""
        found = (each for each in self.options(s, seat) if each.action == action)
        return next(found, None)

    def window(self, s: S) -> Window | None:
        """Return the window that the question belongs to, or None."""
        return None

    def standing_answer(self, s: S, seat: Seat, answers: Mapping[str, str]) -> Action | None:
        """Return the legal action that the seat chose in advance, or None if it is to be asked.

        ``answers`` has, by their keys, the questions of ``Meta.standing_questions`` that the seat
        has answered. Only what the seat sees may change what is returned.
        """
        return None

    def only_answer(
        self, s: S, seat: Seat, legal: Sequence[Action], answers: Mapping[str, str]
    ) -> Action | None:
        """Return the one of the legal actions that leaves nothing to choose, or None.

        ``answers`` has what the seat has answered in advance, as ``standing_answer`` gets it. Only
        what the seat sees may change what is returned.
        """
        return legal[0] if len(legal) == 1 else None

    def why_nothing_here(self, s: S, seat: Seat, target: str) -> Refusal:
        """Return why a target that no option names can't be chosen now."""
        return Refusal("not_asked", "")

    def why_unknown(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Return why an action that is not among the options, of another step say, is not legal."""
        return self.why_nothing_here(s, seat, "")
