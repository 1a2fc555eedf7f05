"""A match: the only owner of a live state. It validates, records and undoes actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.context import Event
from portsmouth.core.errors import IllegalAction, NothingToUndo, NotYourTurn
from portsmouth.core.game import Game
from portsmouth.core.journal import Entry, short_hash
from portsmouth.core.meta import Settings
from portsmouth.core.position import Position
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.text import Json
from portsmouth.core.types import Action, Seat


class Checkpoint(NamedTuple):
    """Everything that a request may change, to be restored if the request fails."""

    state: Any
    journal: list[Entry]
    events: list[list[Event]]
    turns: list[Seat | None]
    sealed: tuple[int, ...]
    past: list[Any]
    future: list[tuple[Seat, Action]]
    layouts: dict[Seat, dict[str, str]]
    notes: dict[str, Json]
    revision: int


class Match(Position[S]):
    """A game being played.

    ``revision`` numbers the positions that were shown: it grows with every change, undo and redo
    included, so a request made for an older position can be recognized. ``notes`` holds whatever
    the caller wants kept beside the game (names, flags); no rule reads it. ``turns`` says for each
    entry in whose turn it was done; ``sealed`` numbers the entries that only their seats may read.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        settings: Settings,
        seed: int,
        notes: Mapping[str, Json] | None = None,
    ) -> None:
        """Set up a new match; raises BadSetup for seats or settings not offered."""
        self.seats = seats
        self.settings = game.meta.resolve_settings(seats, settings)
        self.seed = seed & ((1 << 64) - 1)
        super().__init__(game, game.setup(seats, self.settings, Rng(self.seed)))
        self.notes: dict[str, Json] = dict(notes or {})
        self.journal: list[Entry] = []
        self.rules: list[tuple[int, str]] = [(0, game.meta.rules)]
        self.revision = 0
        self.turns: list[Seat | None] = []
        self.sealed: tuple[int, ...] = ()
        self._events: list[list[Event]] = []
        self._past: list[S] = []
        self._future: list[tuple[Seat, Action]] = []

    # Looking.

    @property
    def undo_depth(self) -> int:
        """Return how many actions can be undone: those since the last barrier."""
        return len(self._past)

    @property
    def undoable(self) -> Sequence[S]:
        """Return the states that undoing leads back to, the earliest first."""
        return self._past

    @property
    def redo_depth(self) -> int:
        """Return how many undone actions can be redone."""
        return len(self._future)

    def events(self, since: int, seat: Seat | None = None) -> list[list[Event]]:
        """Return what a seat may know of each journal entry from number ``since`` on."""
        return [[e for e in events if e.seen_by(seat)] for events in self._events[since:]]

    def visible_text(self, number: int, seat: Seat | None) -> str | None:
        """Return the text of an entry as a seat may read it; None while it is sealed from it."""
        entry = self.journal[number]
        return None if number in self.sealed and entry.seat != seat else entry.do

    # Acting.

    def play(self, action: str | Action, seat: Seat | None = None) -> list[Event]:
        """Play an action and return what happened.

        Raises BadNotation, NotYourTurn, or IllegalAction with its refusal; then nothing has
        changed.
        """
        seat = self.acting(seat)
        done = self._read(action)
        self.game.require(self.state, seat, done)
        events = self._do(seat, done)
        self._future.clear()
        return events

    def undo(self) -> None:
        """Undo the last action; raises NothingToUndo at a barrier.

        A barrier is wherever something was revealed, a random number was drawn, or other seats came
        to act.
        """
        if not self._past:
            raise NothingToUndo("nothing to take back")
        entry = self.journal.pop()
        self._events.pop()
        self.turns.pop()
        self.sealed = tuple(each for each in self.sealed if each < len(self.journal))
        self._future.append((entry.seat, self.game.notation.read(entry.do)))
        self.state = self._past.pop()
        self.revision += 1

    def redo(self) -> list[Event]:
        """Play again the action that was undone last; raises NothingToUndo.

        If a rule fails, the action can still be redone.
        """
        if not self._future:
            raise NothingToUndo("nothing was taken back")
        events = self._do(*self._future[-1])
        del self._future[-1:]  # a barrier has emptied the list already
        return events

    def restart_turn(self) -> None:
        """Undo everything since the last barrier; raises NothingToUndo."""
        self.undo()
        while self._past:
            self.undo()

    def settle(self) -> None:
        """Let nothing that was done so far be undone."""
        self._past.clear()
        self._future.clear()

    def arrange(self, seat: Seat, item: str, place: str) -> None:
        """Lay an item elsewhere on a seat's own board; an empty place forgets its layout.

        A matter of display that no rule reads. Raises IllegalAction.
        """
        if not 0 <= seat < self.seats:
            raise NotYourTurn(f"there is no seat {seat}")
        layouts = self.layouts.setdefault(seat, {})
        if not place:
            layouts.pop(item, None)
        else:
            refusal = self.game.layout_refusal(self.state, seat, item, place)
            if refusal is not None:
                raise IllegalAction(refusal)
            self.layouts[seat] = {k: v for k, v in layouts.items() if v != place} | {item: place}
        self.revision += 1

    def note(self, key: str, value: Json) -> None:
        """Keep a value in the notes; no rule reads it."""
        self.notes = {**self.notes, key: value}
        self.revision += 1

    def checkpoint(self) -> Checkpoint:
        """Return the match as it is now, for ``rollback``."""
        layouts = {seat: dict(each) for seat, each in self.layouts.items()}
        return Checkpoint(
            self.state.copy(),
            self.journal[:],
            self._events[:],
            self.turns[:],
            self.sealed,
            self._past[:],
            self._future[:],
            layouts,
            self.notes,
            self.revision,
        )

    def rollback(self, to: Checkpoint) -> None:
        """Restore the match as it was at the checkpoint."""
        self.state, self.journal, self._events = to.state, to.journal, to.events
        self._past, self._future, self.layouts = to.past, to.future, to.layouts
        self.notes, self.revision, self.turns, self.sealed = (
            to.notes,
            to.revision,
            to.turns,
            to.sealed,
        )

    # Keeping.

    def restore(
        self,
        state: S,
        journal: list[Entry],
        rules: list[tuple[int, str]],
        sealed: tuple[int, ...] = (),
    ) -> None:
        """Take over a position that can't be replayed; ``load`` calls this."""
        self.state, self.journal, self.rules, self.sealed = state, journal, rules, sealed
        self.turns = [None for _ in journal]
        self._events = [[] for _ in journal]
        self.settle()

    def replay(self, seat: Seat, action: Action) -> Entry:
        """Play a recorded action that was legal once; raises IllegalAction if it is not now."""
        if seat not in self.actors:
            raise NotYourTurn(f"seat {seat} has nothing to decide")
        self.game.require(self.state, seat, action)
        self._do(seat, action)
        return self.journal[-1]

    # Inside.

    def _do(self, seat: Seat, action: Action) -> list[Event]:
        """Apply and record an action, and set the undo barrier; if a rule fails, change nothing."""
        before, turn_info = self.state.copy(), self.game.turn_info(self.state)
        try:
            done = apply_and_observe(self.game, self.state, seat, action)
            entry = Entry(seat, self.game.notation.write(action), short_hash(self.state))
        except Exception:
            self.state = before
            raise
        sealed = (*self.sealed, len(self.journal)) if done.sealed else self.sealed
        self.sealed = () if done.opened is None else sealed[: len(sealed) - done.opened]
        self.journal.append(entry)
        self._events.append(done.events)
        self.turns.append(turn_info.seat if turn_info else None)
        self.revision += 1
        if done.barrier:
            self.settle()
        else:
            self._past.append(before)
        return done.events
