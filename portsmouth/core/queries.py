"""What may be asked about a position beside the rules: plans, prices of targets, odds, components.

They lie beside a game's rules and use them, never the other way round. ``registry.queries`` finds
``QUERIES`` in ``games/<key>/queries.py``.
"""

from __future__ import annotations

from typing import Generic

from portsmouth.core.game import Game
from portsmouth.core.option import Proposal, Reach, Refusal
from portsmouth.core.state import S
from portsmouth.core.text import Json
from portsmouth.core.types import Seat


class Queries(Generic[S]):
    """What can be asked about a game. This base answers nothing."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def plans(self, s: S, seat: Seat, target: str) -> tuple[list[Proposal], Refusal | None]:
        """Lines of several actions toward a target, the best first; where none, why not."""
        return [], None

    def reach(self, s: S, seat: Seat) -> dict[str, Reach]:
        """The targets that a line of several actions leads to, with the price of the best."""
        return {}

    def odds(self, s: S, viewer: Seat | None) -> dict[str, Json]:
        """What a viewer may reckon of the things that he does not see."""
        return {}

    def components(self) -> dict[str, Json]:
        """Components and tables that a page shows, with their provenance."""
        return {}
