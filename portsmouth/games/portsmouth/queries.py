"""What can be asked about a position of Portsmouth: routes, odds of unseen cards, components."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.context import Event
from portsmouth.core.option import Option, Proposal, Reach, Refusal, Worth
from portsmouth.core.queries import Queries
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Seat
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.routes import proposals
from portsmouth.games.portsmouth.rule_index import TOPICS
from portsmouth.games.portsmouth.rules import cards
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.views import public_odds, setbacks, worth

CELLS = frozenset(cards.GRID.names)


class PortsmouthQueries(Queries[PortsmouthState]):
    """Routes to recruits, and what is known of pile and face-down cards."""

    def plans(
        self, s: PortsmouthState, seat: Seat, target: str
    ) -> tuple[list[Proposal], Refusal | None]:
        return proposals.proposals(s, seat, target)

    def reach(self, s: PortsmouthState, seat: Seat) -> dict[str, Reach]:
        return proposals.reach(s, seat)

    def on_board(self, target: str) -> bool:
        return target in CELLS

    def meant(self, s: PortsmouthState, seat: Seat, options: Sequence[Option]) -> Option:
        """Where the own pawn stands one recruits; elsewhere one goes."""
        pawn = s.ships[seat].pawn
        own = pawn != cards.ASHORE and cards.GRID.names[pawn] == options[0].target
        return next((each for each in options if (each.action[0] == "recruit") == own), options[0])

    def worth(self, before: PortsmouthState, after: PortsmouthState, seat: Seat) -> Worth:
        return worth.worth(before, after, seat)

    def setback(self, s: PortsmouthState, seat: Seat, event: Event) -> Text | None:
        return setbacks.setback(s, seat, event)

    def odds(self, s: PortsmouthState, viewer: Seat | None) -> dict[str, Json]:
        return public_odds.public_odds(s)

    def components(self) -> dict[str, Json]:
        names = zip(cards.IDS, cards.NAMES, strict=True)
        return cards.DATA | {
            "names": {card: name.to_json() for card, name in names},
            "topics": {topic: list(rules) for topic, rules in TOPICS.items()},
        }


QUERIES = PortsmouthQueries(GAME)
