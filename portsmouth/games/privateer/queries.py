"""What can be asked about a position of Privateer: ways, worth, setbacks, odds, components."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.context import Event
from portsmouth.core.option import Proposal, Reach, Refusal, Worth
from portsmouth.core.queries import PlayedAction, Queries
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Seat
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.routes import courses, refits
from portsmouth.games.privateer.rule_index import TOPICS
from portsmouth.games.privateer.rules.chart import GRID
from portsmouth.games.privateer.rules.components import DATA
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.views import chronicle, odds, worth

SQUARES = frozenset(GRID.names)


class PrivateerQueries(Queries[PrivateerState]):
    """Ways over several turns, upgrades paid by sales, and the odds of what may come."""

    def plans(
        self, s: PrivateerState, seat: Seat, target: str
    ) -> tuple[list[Proposal], Refusal | None]:
        if s.frames[-1][0] == "sail" and target in SQUARES:
            return courses.proposals(s, seat, GRID.cell(target)), None
        if s.frames[-1][0] == "port":
            return refits.proposals(s, seat, target), None
        return [], None

    def reach(self, s: PrivateerState, seat: Seat) -> dict[str, Reach]:
        if s.frames[-1][0] == "sail":
            return courses.reach(s, seat)
        return refits.reach(s, seat) if s.frames[-1][0] == "port" else {}

    def on_board(self, target: str) -> bool:
        return target in SQUARES

    def worth(self, before: PrivateerState, after: PrivateerState, seat: Seat) -> Worth:
        return worth.worth(before, after, seat)

    def setback(self, s: PrivateerState, seat: Seat, event: Event) -> Text | None:
        return worth.setback(s, seat, event)

    def odds(self, s: PrivateerState, viewer: Seat | None) -> dict[str, Json]:
        return odds.public_odds(s, viewer)

    def chronicle(
        self, played_actions: Iterable[PlayedAction[PrivateerState]], viewer: Seat | None
    ) -> dict[str, Json]:
        return chronicle.chronicle(played_actions)

    def components(self) -> dict[str, Json]:
        return DATA | {"topics": {topic: list(rules) for topic, rules in TOPICS.items()}}


QUERIES = PrivateerQueries(GAME)
