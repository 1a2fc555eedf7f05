"""What can be asked about a position of Victory: what a line is worth, and what is printed."""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.option import Worth
from portsmouth.core.queries import PlayedAction, Queries
from portsmouth.core.text import Json
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rule_index import TOPICS
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import DATA
from portsmouth.games.victory.rules.endings import endings
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.views.changes import changes
from portsmouth.games.victory.views.fight_luck import FightBook
from portsmouth.games.victory.views.papers import papers
from portsmouth.games.victory.views.stakes import stakes
from portsmouth.games.victory.views.starts import starts


class VictoryQueries(Queries[VictoryState]):
    """Points before and after a line, what fights are about, and the components."""

    def worth(self, before: VictoryState, after: VictoryState, seat: int) -> Worth:
        points = scoring.points(before, seat), scoring.points(after, seat)
        return Worth(*points, changes(before, after, seat))

    def odds(self, s: VictoryState, viewer: int | None) -> dict[str, Json]:
        return {"fights": stakes(s, viewer)}

    def chronicle(
        self, played_actions: Iterable[PlayedAction[VictoryState]], viewer: int | None
    ) -> dict[str, Json]:
        fights = FightBook()
        lives = papers(fights.reading(played_actions))
        return {"papers": lives, "fights": fights.to_json()}

    def components(self) -> dict[str, Json]:
        return DATA | {
            "topics": {topic: list(rules) for topic, rules in TOPICS.items()},
            "starts": starts(),
            "endings": endings(),
        }


QUERIES = VictoryQueries(GAME)
