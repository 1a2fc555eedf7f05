"""The actions of a match in order, each with the position before it, found by replaying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from portsmouth.core.errors import GameError, NoHistory
from portsmouth.core.match import Match
from portsmouth.core.queries import PlayedAction
from portsmouth.core.rng import Rng
from portsmouth.core.types import Seat


def played_actions(match: Match[Any], viewer: Seat | None) -> Iterator[PlayedAction[Any]]:
    """Yield what was played, with the events that a viewer may know.

    Sealed actions of others are left out. Raises NoHistory where the journal can't be played by
    the rules of today.
    """
    game = match.game
    state = game.setup(match.seats, match.settings, Rng(match.seed))
    told = match.events(0, viewer)
    for number, entry in enumerate(match.journal):
        action = game.notation.read(entry.do)
        if match.visible_text(number, viewer) is not None:
            yield PlayedAction(state, entry.seat, action, tuple(told[number]))
        try:
            game.apply(state, entry.seat, action)
        except (GameError, LookupError, ValueError) as error:
            raise NoHistory(f"entry {entry.do!r} can't be done by the rules of today") from error
