"""What can be asked about a position beside the rules: plans, prices of targets, odds, components.

Queries use a game's rules, never the other way round. ``registry.queries`` finds ``QUERIES`` in
``games/<key>/queries.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, NamedTuple

from portsmouth.core.context import Event
from portsmouth.core.game import Game
from portsmouth.core.option import Option, Proposal, Reach, Refusal, Worth
from portsmouth.core.state import S
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Seat


class PlayedAction(NamedTuple, Generic[S]):
    """An action with the position before it and the events that the one who looks may know.

    ``before`` is the true position: what is told from it must be what he may see. It changes when
    the next one is asked for.
    """

    before: S
    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Queries(Generic[S]):
    """The queries of a game. This base class answers none of them."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def plans(self, s: S, seat: Seat, target: str) -> tuple[list[Proposal], Refusal | None]:
        """Return lines of actions toward a target, the best first; if there are none, why not."""
        return [], None

    def reach(self, s: S, seat: Seat) -> dict[str, Reach]:
        """Return the targets that a line of actions leads to, with the price of the best line."""
        return {}

    def on_board(self, target: str) -> bool:
        """Say whether a target is a place on the board.

        What is refused there is told in full when it is asked for; elsewhere a frame holds refused
        options whole, since a page shows them as they are.
        """
        return False

    def meant(self, s: S, seat: Seat, options: Sequence[Option]) -> Option:
        """Return the option that a player would mean at a target, where none there is legal."""
        return options[0]

    @property
    def tells_worth(self) -> bool:
        """Return whether the game says what a line is worth."""
        return type(self).worth is not Queries.worth

    def worth(self, before: S, after: S, seat: Seat) -> Worth | None:
        """Return what changes for a seat from a position to one that its actions lead to.

        Points are those of the game's scoring, for the eyes of the seat: nothing that it does not
        see may be told by it. None if the game has no points to tell.
        """
        return None

    def setback(self, s: S, seat: Seat, event: Event) -> Text | None:
        """Return what another's played took from a seat's plans; None if nothing.

        ``s`` is the position after the seat's last turn, ``event`` one that it may know of.
        """
        return None

    def odds(self, s: S, viewer: Seat | None) -> dict[str, Json]:
        """Return the odds of what a viewer does not see, from what it sees."""
        return {}

    def chosen_odds(self, s: S, viewer: Seat | None, chosen: Mapping[str, int]) -> dict[str, Json]:
        """Return odds for figures that a player chooses, such as in a notebook of odds.

        What is not chosen is as it is in the position; a figure that can't be is brought to the
        nearest that can, and one that is unknown left out.
        """
        return {}

    def chronicle(
        self, played_actions: Iterable[PlayedAction[S]], viewer: Seat | None
    ) -> dict[str, Json]:
        """Return what a viewer may be told of the whole match, in a shape of the game's own.

        For looking back: where everybody went, how lucky they were. Asked where the game's
        abilities name it.
        """
        return {}

    def components(self) -> dict[str, Json]:
        """Return components and tables for the page, with their provenance."""
        return {}
