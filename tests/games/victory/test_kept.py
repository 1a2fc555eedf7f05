"""The page spares cards in the order in which the captains do."""

from __future__ import annotations

from portsmouth.games.victory.bots.hand_worth import card_worth
from portsmouth.games.victory.bots.turn_plans import HORIZON
from portsmouth.games.victory.rules.components import CARDS, DECK
from tests import in_node

SCRIPT = in_node.ROOT / "tests/web/kept_in_node.mjs"


def test_cards_are_spared_as_the_captains_spare_them() -> None:
    order: list[str] = in_node.answer(SCRIPT)
    worths: dict[str, int] = {}
    for card in set(DECK):
        name = CARDS[card].split(".")[0]
        worth = card_worth(card, 2, HORIZON)
        assert worths.setdefault(name, worth) == worth, "whatever the upgrade"
    assert sorted(order) == sorted(worths)
    assert [worths[name] for name in order] == sorted(worths.values())
