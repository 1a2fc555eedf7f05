"""The barrier: the action behind which something is known, or somebody asked, that was not before.

An action crosses it if something was revealed, chance was drawn, another seat was told something
in private, or other seats are to act than before. Undo stops there, and nothing may tell beforehand
what lies behind: neither plans nor hints, nor lessons, nor a search that reckons with one state.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat


class StepResult(NamedTuple):
    """What an action did: its events and seals, and which barriers it crossed.

    ``revealed`` is the game's own word; ``told``: another seat learned what the acting one knew;
    ``chance``: the state's source of chance was drawn from; ``passed``: other seats are to act.
    """

    events: list[Event]
    revealed: bool
    told: bool
    chance: bool
    passed: bool
    sealed: bool
    opened: bool

    @property
    def barrier(self) -> bool:
        """Was anything learned, or is anybody else to act?"""
        return self.revealed or self.told or self.chance or self.passed

    @property
    def unforeseen(self) -> bool:
        """Did it bring what the acting seat could not know beforehand?"""
        return self.revealed or self.chance


def apply_and_observe(game: Game[S], s: S, seat: Seat, action: Action) -> StepResult:
    """Do a legal action in place, and say which barriers it crossed."""
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
