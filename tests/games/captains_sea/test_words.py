"""The words of Captain's Sea: a paragraph for each rule, a line for each card, in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import CARDS, DATA
from portsmouth.i18n.fluent import Catalogue
from portsmouth.i18n.language import LANGUAGES
from tests.games.captains_sea.test_citations import NUMBERS

FOLDER = Path(__file__).parents[3] / "web/lang"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str, name: str) -> str:
    """A file of the game's words."""
    return (FOLDER / language / "games/captains_sea" / name).read_text("utf-8")


def heads(source: str) -> list[list[str]]:
    """The numbers before each paragraph of the rules."""
    return [found.split(", ") for found in re.findall(r"^\*\*([^*]+)\.\*\* ", source, re.MULTILINE)]


@each_language
def test_every_rule_stands_in_one_paragraph(language: str) -> None:
    told = [number for head in heads(text(language, "rules.md")) for number in head]
    assert sorted(told) == sorted(NUMBERS)


def test_both_languages_have_the_same_paragraphs() -> None:
    english, german = (text(language, "rules.md") for language in ("en", "de"))
    assert heads(english) == heads(german)
    assert re.findall(r"{#(\w+)}", english) == re.findall(r"{#(\w+)}", german)


@each_language
def test_rules_of_options_are_marked(language: str) -> None:
    """◇ stands before each rule that an option of the new-game sheet changes."""
    marked = {
        number
        for head in re.findall(r"^\*\*([^*]+)\.\*\* ◇", text(language, "rules.md"), re.MULTILINE)
        for number in head.split(", ")
    }
    assert {option.rule for option in META.options} - {"20.01"} <= marked


@each_language
def test_the_glossary_leads_to_rules(language: str) -> None:
    terms = re.findall(
        r"^\*\*[^*]+\*\* \(([^)]+)\)\. .+\.$", text(language, "glossary.md"), re.MULTILINE
    )
    assert len(terms) > 60
    assert {number for each in terms for number in each.split(", ")} <= {*NUMBERS}


@each_language
def test_every_card_and_every_duel_has_its_line(language: str) -> None:
    cards = Catalogue(text(language, "cards.ftl"), language).messages
    assert {id for id in cards if id.startswith("cardtext-")} == {f"cardtext-{c}" for c in CARDS}
    options = Catalogue(text(language, "options.ftl"), language).messages
    duels = Catalogue(text(language, "setup.ftl"), language).messages
    for duel in DATA["duels"]:
        assert f"page-value-duel-{duel['id']}" in options
        assert f"setup-duel-{duel['id']}" in duels


@each_language
def test_every_card_for_a_turn_says_what_it_does_in_it(language: str) -> None:
    told = Catalogue(text(language, "recap.ftl"), language).messages
    lasting = {f"recap-lasting-{each['id']}" for each in DATA["cards"] if each["next_turn"]}
    assert lasting == {id for id in told if id.startswith("recap-lasting-")}


@pytest.mark.parametrize(("language", "words"), [("en", "You sail to"), ("de", "Du segelst nach")])
def test_you_are_spoken_to_in_sentences(language: str, words: str) -> None:
    """By ear a move is “You sail to P11”, not “You: sails to p11”."""
    folder = FOLDER.parents[1] / "portsmouth/games/captains_sea/lang"
    source = (folder / language / "game.ftl").read_text("utf-8")
    moved = source.partition("event-moved = ")[2].partition("\n}")[0]
    assert words in moved


@each_language
@pytest.mark.parametrize("event", ["broadside", "chased", "parried", "damage", "morale_held"])
def test_what_dice_brought_is_said_in_a_sentence(language: str, event: str) -> None:
    """No bare figures in brackets, which tell nothing by ear."""
    words = (
        FOLDER.parents[1] / f"portsmouth/games/captains_sea/lang/{language}/game.ftl"
    ).read_text("utf-8")
    told = words.partition(f"\nevent-{event} = ")[2].partition("\nevent-")[0]
    assert told
    assert not re.search(r"\(\{ \$(by|again) \}|again \{ \$again|\}: \{ \$(dice|end)", told)
