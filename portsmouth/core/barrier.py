"""The barrier: an action that reveals something or lets somebody else act.

An action crosses it if something was revealed, a random number was drawn, another seat was told
something in private, or other seats are to act than before. Undo stops there, and nothing may
foretell what comes behind: neither plans nor hints, nor lessons, nor a search of a single state.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat


class StepResult(NamedTuple):
    """What an action did: its events and seals, and which barriers it crossed.

    ``revealed``: the game reported a reveal; ``told``: another seat learned what the acting one
    knew; ``chance``: a random number was drawn; ``passed``: other seats are to act;
    ``opened``: how many of the latest seals were opened (None: all).
    """

    events: list[Event]
    revealed: bool
    told: bool
    chance: bool
    passed: bool
    sealed: bool
    opened: int | None

    @property
    def barrier(self) -> bool:
        """Return whether anything was learned, or anybody else is to act."""
        return self.revealed or self.told or self.chance or self.passed

    @property
    def unforeseen(self) -> bool:
        """Return whether it brought what the acting seat could not know beforehand."""
        return self.revealed or self.chance


def apply_and_observe(game: Game[S], s: S, seat: Seat, action: Action) -> StepResult:
    """Apply a legal action in place, and return what happened and which barriers it crossed."""
    cx, drawn, actors = EventRecorder(), s.rng.count, game.actors(s)
    game.apply(s, seat, action, cx)
    private = [*cx.shown, *(each for event in cx.events for each in event.to or ())]
    return StepResult(
        cx.events,
        cx.revealed,
        any(each != seat for each in private),
        s.rng.count != drawn,
        game.actors(s) != actors,
        cx.sealed,
        cx.opened,
    )
