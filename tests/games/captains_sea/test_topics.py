"""The rule index names rules that there are, for all that the page shows."""

from __future__ import annotations

from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rule_index import CARDS_OF_WINDOW, TOPICS
from portsmouth.games.captains_sea.rules.components import CARDS, HOLD, WINDOWS
from tests.games.captains_sea.build import sea
from tests.games.captains_sea.test_citations import NUMBERS


def test_topics_name_rules() -> None:
    """Each number is one of the specification, each topic has one."""
    for topic, rules in TOPICS.items():
        assert rules, topic
        assert {*rules} <= {*NUMBERS}, topic
    assert {f"card-{card}" for card in CARDS} <= {*TOPICS}
    assert {f"step-{step}" for step in ("muster", "select", "aim")} <= {*TOPICS}
    assert all(topic[5:] in GAME.steps for topic in TOPICS if topic.startswith("step-"))


def test_cards_of_windows() -> None:
    """1.14, R98: every Hold card has its window, every window that takes cards names them."""
    named = [card for window in WINDOWS for card in CARDS_OF_WINDOW[window]]
    assert {*named} == {card for number, card in enumerate(CARDS) if HOLD[number]}
    assert CARDS_OF_WINDOW["check"] == ()


def test_queries() -> None:
    """What a line is worth is the change of points; the components come with their topics."""
    before, after = sea(), sea()
    after.ships[1].scored = (2, 0, 0, 0, 0, 0)
    worth = QUERIES.worth(before, after, 0)
    assert worth.after - worth.before == 2
    assert {"ships", "duels", "topics"} <= {*QUERIES.components()}
