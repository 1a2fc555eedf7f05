"""Why a captain preferred its line, in words."""

from __future__ import annotations

import portsmouth
from portsmouth.bots.bot import Choice
from portsmouth.bots.explain import explain
from portsmouth.i18n.language import LANGUAGES, catalogue, say

ITEMS = {"lieutenants", "specialties", "money", "marines", "prospects"}


def choice(**terms: float) -> Choice:
    """A choice with these parts."""
    return Choice((("end",),), sum(terms.values()), tuple(terms.items()))


def told(*choices: Choice) -> str:
    """The sentence, empty if there is none."""
    why = explain(choices, ITEMS.__contains__)
    return say(why, game="portsmouth") if why else ""


def test_what_is_gained_and_what_is_given_up() -> None:
    best = choice(specialties=6.13, money=1.0, marines=2.0)
    assert told(best, choice(specialties=4.0, money=1.8, marines=2.0)) == (
        "Against what was done: +2.1 for different crafts, but −0.8 for money."
    )
    assert told(best, choice(specialties=6.0, money=1.0, marines=0.0)) == (
        "Against what was done: +2.0 for the marines."
    )


def test_no_more_than_two_gains_the_weightiest_first() -> None:
    best = choice(lieutenants=3.0, specialties=5.0, marines=1.0)
    assert told(best, choice()) == (
        "Against what was done: +5.0 for different crafts and +3.0 for lieutenants."
    )


def test_a_choice_that_comes_to_the_same_is_passed_over() -> None:
    best, same = choice(money=3.0), choice(money=2.9)
    assert told(best, same) == ""
    assert told(best, same, choice(money=1.0)).endswith("+2.0 for money.")


def test_what_has_no_name_is_never_mentioned() -> None:
    best = choice(near_lieutenant=1.0, crack_lacks_one=0.6, foresight=2.0, guess=1.0)
    assert told(best, choice()) == ""
    assert told(choice(money=1.0, foresight=3.0), choice()) == (
        "Against what was done: +1.0 for money."
    )


def test_nothing_to_say() -> None:
    assert told(choice(money=1.0)) == ""
    assert told(choice(money=1.0), choice(money=5.0)) == ""


def test_languages_write_points_their_own_way() -> None:
    why = explain((choice(money=1.5), choice()), ITEMS.__contains__)
    assert why is not None
    assert (
        say(why, language="de", game="portsmouth") == "Gegenüber dem gespielten Zug: +1,5 für Geld."
    )


def test_every_item_of_a_score_has_a_name() -> None:
    match = portsmouth.new("portsmouth", 2, seed=1)
    items = {line.item for line in match.game.current_scores(match.state)[0]}
    for language in LANGUAGES:
        known = catalogue(language, "portsmouth").messages
        assert {f"why-item-{item}" for item in items} <= known.keys()
