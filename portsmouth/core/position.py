"""A game and its state: all that can be asked of a position without changing it."""

from __future__ import annotations

from typing import Any, Generic

from portsmouth.core.errors import IllegalAction, NotYourTurn
from portsmouth.core.game import Game
from portsmouth.core.journal import position_hash
from portsmouth.core.option import Option, Refusal
from portsmouth.core.outcome import Outcome
from portsmouth.core.state import S
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Seat


class Position(Generic[S]):
    """A position of a game. ``layouts`` are the seats' own, which no rule reads."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.layouts: dict[Seat, dict[str, str]] = {}

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Return the seats that must act now; none when the game is over."""
        return self.game.actors(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        return self.game.outcome(self.state)

    def hash(self) -> str:
        """Return 16 hex digits that equal positions, and only they, share."""
        return position_hash(self.state)

    def view(self, seat: Seat | None = None) -> dict[str, Json]:
        """Return what a seat (None: an onlooker) may see, as plain data."""
        return self.game.view(self.state, seat, self.layouts)

    def prompt(self, seat: Seat | None = None) -> Text:
        """Return what the seat that must act is asked."""
        step = self.game.step(self.state)
        return step.prompt(self.state, self.acting(seat)) if step else Text("prompt-over")

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """Return the legal actions of the seat that must act; empty when the game is over."""
        return self.game.legal(self.state, self.acting(seat)) if self.actors else []

    def options(self, seat: Seat | None = None) -> list[Option]:
        """Return all options of the seat that must act, refused ones with their reason."""
        return self.game.options(self.state, self.acting(seat)) if self.actors else []

    def at(self, target: str, seat: Seat | None = None) -> tuple[list[Option], Refusal | None]:
        """Return the options at a target; where there are none, the reason."""
        found = [option for option in self.options(seat) if option.target == target]
        step = self.game.step(self.state)
        if found or step is None:
            return found, None if found else Refusal("game_over", self.game.meta.over_rule)
        return [], step.why_nothing_here(self.state, self.acting(seat), target)

    def explain(self, action: str | Action, seat: Seat | None = None) -> Refusal | None:
        """Return why an action is not legal now, or None if it is.

        Raises BadNotation for a text that is no action, NotYourTurn for a seat that has nothing to
        decide.
        """
        try:
            self.game.require(self.state, self.acting(seat), self._read(action))
        except IllegalAction as error:
            return error.refusal
        return None

    def acting(self, seat: Any = None) -> Seat:
        """Return the seat that is meant: the given one, or the only one that must act.

        Raises NotYourTurn for any other.
        """
        actors = self.actors
        if seat is None and len(actors) == 1:
            return actors[0]
        if seat is None and actors:
            raise NotYourTurn(f"seats {actors} choose at once: name one")
        if type(seat) is not int or seat not in actors:
            raise NotYourTurn("the game is over" if not actors else f"not seat {seat}'s turn")
        return seat

    def _read(self, action: str | Action) -> Action:
        return self.game.notation.read(action) if isinstance(action, str) else action
