"""What every game implements: its state, its steps, and what can be asked of them.

A *state* is plain data. A *step* is one kind of decision and holds in one place who decides, what
is legal, why something is not, and what happens. A *game* is a set of steps with a set-up, views,
determinization and an outcome.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.errors import IllegalAction
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.notation import Notation
from portsmouth.core.option import Option, Purse, Refusal
from portsmouth.core.outcome import Outcome, ScoreLine, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.step import Step
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Layout, Seat

Handler = Callable[..., None]


class Game(ABC, Generic[S]):
    """A game's rules. Subclasses set the class attributes and implement the methods below."""

    meta: ClassVar[Meta]
    notation: ClassVar[Notation]
    state_type: type[S]
    continuations: ClassVar[frozenset[str]] = frozenset()
    """Frames that ask nothing, which a step leaves under its question to go on with."""
    migrations: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """From state schema number to the function that lifts a state's JSON to the next."""

    def __init__(self, steps: tuple[Step[S], ...]) -> None:
        self.steps: dict[str, Step[S]] = {step.name: step for step in steps}
        self._do: dict[str, dict[str, Handler]] = {
            step.name: {
                re.sub("^do_", "", attribute): getattr(step, attribute)
                for attribute in dir(step)
                if attribute.startswith("do_")
            }
            for step in steps
        }

    # What a game must say.

    @abstractmethod
    def setup(self, seats: int, settings: Settings, rng: Rng) -> S:
        """Return the first state. ``settings`` holds every option of ``meta``."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None, layouts: Mapping[Seat, Layout] = {}) -> dict[str, Json]:
        """Return what the seat (None: an onlooker) may see, built by naming each part of it."""

    @abstractmethod
    def resample_hidden(self, s: S, seat: Seat | None, rng: Rng) -> None:
        """Turn the state, in place, into a random one that the seat cannot tell from it.

        States that look alike to the seat must become the same state by the same random numbers:
        sort what is hidden before shuffling it. The numbers to come are hidden in every game: end
        with ``s.rng = Rng(rng.bits(), s.rng.count)``.
        """

    def resample_chance(self, s: S, seat: Seat, rng: Rng) -> None:
        """Let chance come otherwise, in place, as the seat may expect it: what others hold stays.

        It tells luck from what somebody has held for long. All that is hidden, unless a game has
        hidden hands.
        """
        self.resample_hidden(s, seat, rng)

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """Return how the game ended, or None while it runs."""

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise AssertionError if the state breaks an invariant, such as the number of cards."""

    # What a game may say.

    def random_action(self, s: S, seat: Seat, rng: Rng) -> Action:
        """Return what a seat that must act does in random play: any legal action.

        A game says otherwise where most of them lead nowhere, such as to give up or to change one's
        mind again. All that is legal must stay possible.
        """
        legal = self.legal(s, seat)
        assert legal, f"dead end in step {s.frames[-1][0]}"
        return legal[rng.below(len(legal))]

    def progress(self, s: S) -> Text:
        """Return how far the game is, as a sentence whose arguments are the game's own."""
        return Text(f"{self.meta.key}-progress")

    def secrets(self, s: S) -> bool:
        """Return whether views of this match may differ from seat to seat."""
        return self.meta.secrets

    def layout_refusal(self, s: S, seat: Seat, item: str, place: str) -> Refusal | None:
        """Return why the seat may not lay ``item`` at ``place`` on its board, or None if it may.

        A matter of display: no rule reads a layout.
        """
        return Refusal("no_wishes", "")

    def purse(self, s: S, seat: Seat) -> Purse:
        """Return what the seat can pay with, by resource."""
        return {}

    def current_scores(self, s: S) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return each seat's score if the game ended now, as far as an onlooker knows it."""
        return ()

    def turn_info(self, s: S) -> TurnInfo | None:
        """Return the round and whose turn it is; None after the end and for games without turns."""
        return None

    # What every game gets.

    def actors(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that must act now; none when the game is over."""
        frames = s.frames
        return self.steps[frames[-1][0]].seats(s) if frames else ()  # type: ignore[index]

    def step(self, s: S) -> Step[S] | None:
        """Return the pending decision, or None when the game is over."""
        return self.steps[str(s.frames[-1][0])] if s.frames else None

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """Return the legal actions of a seat that must act."""
        return self.steps[s.frames[-1][0]].legal(s, seat)  # type: ignore[index]

    def options(self, s: S, seat: Seat) -> list[Option]:
        """Return all options of a seat that must act, refused ones with their reason."""
        return self.steps[s.frames[-1][0]].options(s, seat)  # type: ignore[index]

    def option(self, s: S, seat: Seat, action: Action) -> Option | None:
        """Return the option of an action in the pending decision, or None."""
        return self.steps[s.frames[-1][0]].option(s, seat, action)  # type: ignore[index]

    def apply(self, s: S, seat: Seat, action: Action, cx: Context = NULL_CONTEXT) -> None:
        """Apply a legal action, in place. Does not check that it is legal."""
        self._do[s.frames[-1][0]][action[0]](s, seat, cx, *action[1:])  # type: ignore[index]

    def standing_answer(self, s: S, seat: Seat, answers: Mapping[str, str]) -> Action | None:
        """Return what a seat that must act in another's turn has chosen in advance, or None.

        In its own turn a seat is always asked.
        """
        turn_info, step = self.turn_info(s), self.step(s)
        if step is None or (turn_info is not None and turn_info.seat == seat):
            return None
        return step.standing_answer(s, seat, answers)

    def verbs(self, step: str) -> frozenset[str]:
        """Return the verbs that a step takes."""
        return frozenset(self._do[step])

    def require(self, s: S, seat: Seat, action: Action) -> None:
        """Raise IllegalAction, with its refusal, unless the action is legal."""
        if action in self.legal(s, seat):
            return
        for option in self.options(s, seat):
            if option.action == action and option.refusal is not None:
                raise IllegalAction(option.refusal)
        raise IllegalAction(self.steps[s.frames[-1][0]].why_unknown(s, seat, action))  # type: ignore[index]
