"""What can be asked about a position of War on the High Seas: odds, looking back, components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from portsmouth.core.option import Proposal, Refusal
from portsmouth.core.queries import PlayedAction, Queries
from portsmouth.core.text import Json
from portsmouth.core.types import Seat
from portsmouth.games.war import routes
from portsmouth.games.war.game import GAME
from portsmouth.games.war.odds import notebook, told
from portsmouth.games.war.race.stand import nearest_way
from portsmouth.games.war.rule_index import TOPICS
from portsmouth.games.war.rules.components import DATA
from portsmouth.games.war.rules.names import sea_names
from portsmouth.games.war.rules.world import NAMES
from portsmouth.games.war.state import WarState
from portsmouth.games.war.views import chronicle

SPACES = frozenset(NAMES)


class WarQueries(Queries[WarState]):
    """Courses over several turns; odds of visits, ports and battles; everybody's nearest way."""

    def on_board(self, target: str) -> bool:
        return target in SPACES

    def plans(self, s: WarState, seat: Seat, target: str) -> tuple[list[Proposal], Refusal | None]:
        if s.frames[-1][0] in ("cast", "sail") and target in SPACES:
            return routes.proposals(s, seat, NAMES.index(target))
        return [], None

    def odds(self, s: WarState, viewer: Seat | None) -> dict[str, Json]:
        nearest: list[Json] = [nearest_way(s, seat) for seat in range(s.seats)]
        return told.odds(s, viewer) | {"nearest": nearest}

    def chosen_odds(
        self, s: WarState, viewer: Seat | None, chosen: Mapping[str, int]
    ) -> dict[str, Json]:
        return notebook.notebook(s, viewer, chosen)

    def chronicle(
        self, played_actions: Iterable[PlayedAction[WarState]], viewer: Seat | None
    ) -> dict[str, Json]:
        return chronicle.chronicle(played_actions)

    def components(self) -> dict[str, Json]:
        topics = {topic: list(rules) for topic, rules in TOPICS.items()}
        sea = {cell: name.to_json() for cell, name in sea_names().items()}
        return DATA | {"topics": topics, "sea": sea}


QUERIES = WarQueries(GAME)
