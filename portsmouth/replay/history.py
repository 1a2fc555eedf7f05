"""Earlier positions of a match, found by replaying its journal; for looking only."""

from __future__ import annotations

from typing import Any

from portsmouth.core.errors import GameError, NoHistory
from portsmouth.core.journal import Entry, short_hash
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.state import State

STRIDE = 8
"""Entries between two states that are kept; those between are replayed."""


class History:
    """The positions of one match; those that were replayed are kept."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._restart()

    def _restart(self) -> None:
        match = self.match
        first = match.game.setup(match.seats, match.settings, Rng(match.seed))
        self._kept: list[State] = [first]
        self._last: State = first.copy()
        self._done: list[Entry] = []

    def at(self, entry: int) -> Match[Any]:
        """Return the match as it was after ``entry`` entries, 0 being the set-up.

        It is a copy: what is done to it leaves the match alone. Raises NoHistory where there is no
        such entry, or where the journal does not lead to its hashes by today's rules.
        """
        match = self.match
        if not 0 <= entry <= len(match.journal):
            raise NoHistory(f"there are {len(match.journal)} entries, not {entry}")
        if match.journal[: len(self._done)] != self._done:
            self._restart()
        for each in match.journal[len(self._done) : entry]:
            self._go_on(each)
        then = Match(match.game, match.seats, match.settings, match.seed, match.notes)
        sealed = tuple(each for each in match.sealed if each < entry)
        then.restore(self._state(entry), match.journal[:entry], match.rules, sealed)
        then.layouts = {seat: dict(layouts) for seat, layouts in match.layouts.items()}
        then.revision = match.revision
        return then

    def _go_on(self, entry: Entry) -> None:
        """Replay the next entry; it must lead to its hash."""
        game, state = self.match.game, self._last.copy()
        try:
            game.require(state, entry.seat, game.notation.read(entry.do))
            self._do(state, entry)
        except (GameError, LookupError) as error:
            raise NoHistory(f"entry {entry.do!r} can't be done by the rules of today") from error
        if short_hash(state) != entry.hash:
            raise NoHistory(f"entry {len(self._done) + 1}, {entry.do!r}, leads elsewhere today")
        self._last = state
        self._done.append(entry)
        if len(self._done) % STRIDE == 0:
            self._kept.append(state.copy())

    def _state(self, entry: int) -> State:
        """Return a copy of the state after an entry that was replayed already."""
        state = self._kept[entry // STRIDE].copy()
        for each in self.match.journal[entry - entry % STRIDE : entry]:
            self._do(state, each)
        return state

    def _do(self, state: State, entry: Entry) -> None:
        game = self.match.game
        game.apply(state, entry.seat, game.notation.read(entry.do))
