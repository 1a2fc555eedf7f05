"""What had best be discarded, and what a card would bring that is kept (V14)."""

from __future__ import annotations

from portsmouth.core.option import Option
from portsmouth.games.victory.bots.hand_worth import card_worth
from portsmouth.games.victory.bots.turn_plans import HORIZON
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import names
from portsmouth.games.victory.rules.components import CARDS, DECK
from portsmouth.games.victory.steps.sparing import PLACE
from tests.games.victory.build import port, position

HAND = ["mine.hull", "passengers", "tavern.crew", "v06", "fort.guns", "cannons"]


def discards(hand: list[str], cubes: str) -> list[Option]:
    """The options of a seat that has to discard."""
    return GAME.options(position(port(cubes, hand), port("WB"), step="discard", round=5), 0)


def test_cards_are_spared_as_the_captains_spare_them() -> None:
    """V14: the order is that of what the captains think a card worth, whatever the upgrade."""
    worths: dict[str, int] = {}
    for card in set(DECK):
        name = CARDS[card].split(".")[0]
        worth = card_worth(card, 2, HORIZON)
        assert worths.setdefault(name, worth) == worth, "whatever the upgrade"
    assert sorted(PLACE) == sorted(worths)
    assert [worths[name] for name in PLACE] == sorted(worths.values())


def test_the_most_dispensable_comes_first_what_can_be_paid_last() -> None:
    """V14: what can be built at once stays longer than Passengers."""
    found = [CARDS[int(each.action[1])] for each in discards(HAND, "WWB")]
    assert found == ["fort.guns", "cannons", "v06", "passengers", "tavern.crew", "mine.hull"]


def test_what_each_card_would_bring_is_told() -> None:
    """V14: a voyage its cubes, a building its points and what is lacking; the rest says itself."""
    told = {CARDS[int(each.action[1])]: each.effects for each in discards(HAND, "WWB")}
    (fort,), (voyage,), (mine,) = told["fort.guns"], told["v06"], told["mine.hull"]
    assert fort.id == "effect-kept-short"
    assert dict(fort.args) == {"points": 2, "cubes": names.cubes((0, 3, 0, 0))}
    assert (voyage.id, voyage.args["spaces"]) == ("effect-kept-voyage", 5)
    assert (mine.id, dict(mine.args)) == ("effect-kept-payable", {"points": 1})
    assert told["passengers"] == told["cannons"] == ()


def test_a_hand_of_two_alike_names_the_card_once() -> None:
    """V14: copies are alike."""
    found = [CARDS[int(each.action[1])] for each in discards([*HAND[1:], "passengers"], "")]
    assert sorted(found) == sorted(set(HAND) - {"mine.hull"})
