"""The page's words of War on the High Seas: every rule and card told, alike in all languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from art.engrave.war.cardart import CARDS
from art.engrave.war.world import GOODS
from portsmouth.i18n.fluent import Catalogue
from portsmouth.i18n.language import LANGUAGES

ROOT = Path(__file__).parents[3]
COMPONENTS = ROOT / "portsmouth/games/war/components.json"
NUMBERS = [
    f"{kind}{number}"
    for kind, last in (("W", 119), ("S", 95), ("K", 24), ("O", 7))
    for number in range(1, last + 1)
]
HEAD = re.compile(r"\*\*([WSKO]\d+(?:, [WSKO]\d+)*)\.\*\* ")
FIGURE = re.compile(r"\d+|◇")
OPTIONS = {
    "rounds": (), "opening": ("chosen", "dealt"), "first_shot": (), "challenge": (),
    "shots": ("332", "422"), "sea": ("war", "merchants"), "free_exit": (),
    "chart": ("printed", "1654", "1697", "1762", "1796", "1806", "1811"),
}  # fmt: skip
"""The options and those of their values that have a word."""
WORN = {"de": ("Seekarte", "erober", "Entermarker", "Prisenwert"), "en": ("event card",)}
"""What a language calls otherwise in this game."""
each_language = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str, name: str) -> str:
    """A file of the game's words."""
    return (ROOT / f"web/lang/{language}/games/war/{name}").read_text("utf-8")


def messages(language: str, name: str) -> Catalogue:
    """A catalogue of the game's words."""
    return Catalogue(text(language, f"{name}.ftl"), language)


def paragraphs(language: str) -> list[str]:
    """The rules, paragraph by paragraph."""
    return text(language, "rules.md").strip().split("\n\n")


def numbers(paragraph: str) -> list[str]:
    """The rules that a paragraph begins with."""
    found = HEAD.match(paragraph)
    return found[1].split(", ") if found else []


@each_language
def test_every_rule_stands_in_one_paragraph(language: str) -> None:
    told = [number for each in paragraphs(language) for number in numbers(each)]
    assert sorted(told) == sorted(NUMBERS)


@each_language
def test_all_languages_have_the_same_paragraphs_and_figures(language: str) -> None:
    def shape(paragraph: str) -> tuple[list[str], list[str], bool, list[str]]:
        example = re.match(r"\*[^*]+\.\* ", paragraph) is not None
        chapter = re.findall(r"\{#(\w+)\}$", paragraph)
        return numbers(paragraph), chapter, example, sorted(FIGURE.findall(paragraph))

    for ours, other in zip(paragraphs("en"), paragraphs(language), strict=True):
        assert shape(ours) == shape(other)


@each_language
def test_rules_of_options_are_marked(language: str) -> None:
    """◇ stands in the paragraph of each option, that of charts at S3, and in no other."""
    marked = [numbers(each) for each in paragraphs(language) if "◇" in each]
    found = [number for each in marked for number in each if number == "S3" or number[0] == "O"]
    assert sorted(found) == [*(f"O{number}" for number in range(1, 8)), "S3"]
    assert len(found) == len(marked)


@each_language
def test_chapters_have_examples(language: str) -> None:
    """A newcomer finds an example in each chapter that tells how something is done."""
    chapters = re.split(r"^## ", text(language, "rules.md"), flags=re.MULTILINE)[1:]
    bare = {
        found[1]
        for chapter in chapters
        if (found := re.match(r".+ \{#(\w+)\}\n", chapter))
        and not re.search(r"^\*[^*]+\.\* ", chapter, re.MULTILINE)
    }
    assert bare <= {"unclear"}
    assert len(re.findall(r"^\*[^*]+\.\* ", text(language, "rules.md"), re.MULTILINE)) >= 75


@each_language
def test_bold_words_close_and_headings_are_chapters(language: str) -> None:
    found = paragraphs(language)
    assert all(each.count("**") % 2 == 0 for each in found)
    headings = [each for each in found if each.startswith("#")]
    assert all(re.fullmatch(r"## .+ \{#\w+\}", each) for each in headings[1:])
    assert len({*headings}) == len(headings)


@each_language
def test_the_glossary_leads_to_rules_in_alphabetical_order(language: str) -> None:
    lines = text(language, "glossary.md").strip().split("\n\n")[1:]
    terms = [re.fullmatch(r"\*\*([^*]+)\*\* \(([^)]+)\)\. .+\.", line) for line in lines]
    assert all(terms), [line for line, found in zip(lines, terms, strict=True) if not found]
    assert 50 <= len(terms) <= 70
    cited = {number for found in terms if found for number in found[2].split(", ")}
    assert cited <= {*NUMBERS}
    words = [found[1].lower() for found in terms if found]
    assert words == sorted({*words}, key=lambda w: w.translate(str.maketrans("äöü", "aou")))


@each_language
def test_every_kind_of_card_has_its_line(language: str) -> None:
    found = messages(language, "cards").messages
    assert {id for id in found if id.startswith("cardtext-")} == {f"cardtext-{c}" for c in CARDS}


@each_language
def test_every_option_and_value_has_words(language: str) -> None:
    found = messages(language, "options").messages
    wanted = {f"page-option-{key}{more}" for key in OPTIONS for more in ("", "-more")}
    wanted |= {f"page-value-{value}" for values in OPTIONS.values() for value in values}
    assert {id for id in found if id.startswith("page-")} == wanted
    assert {f"points-{part}" for part in ("sum", "name", "plain", "own", "in")} <= {*found}


@each_language
def test_lessons_have_a_reason_for_each_goal(language: str) -> None:
    found = {*messages(language, "learn").messages}
    goals = {id.removeprefix("learn-goal-") for id in found if id.startswith("learn-goal-")}
    titles = {id.removeprefix("learn-title-") for id in found if id.startswith("learn-title-")}
    assert len(titles) == 5
    assert {each.split("-")[0] for each in goals} == titles
    assert found >= {
        *(f"learn-{kind}-{each}" for kind in ("goal", "why") for each in goals),
        *(f"learn-{kind}-{each}" for kind in ("title", "about", "know") for each in titles),
        *(f"learn-first-{step}" for step in (1, 2, 3)),
    }


@each_language
def test_one_thing_has_one_word(language: str) -> None:
    folder = ROOT / f"web/lang/{language}/games/war"
    for path in sorted(folder.iterdir()):
        found = [word for word in WORN[language] if word in path.read_text("utf-8")]
        assert found == [], path.name


@pytest.mark.skipif(not COMPONENTS.exists(), reason="the rules of the game are not here yet")
@each_language
def test_how_to_play_tells_the_figures_of_the_components(language: str) -> None:
    data: dict[str, Any] = json.loads(COMPONENTS.read_text("utf-8"))
    words = messages(language, "howto")
    for way in data["win"]:
        told = words.format(f"howto-way-{way['id']}", {})
        bond = data["figures"]["bond_value"]["value"]
        wanted = [way["ships"], way["bonds"] * bond, *([way["ports"]] if way["ports"] else [])]
        assert [int(each) for each in re.findall(r"\d+", told)] == wanted
    figures = {id.removeprefix("page-figure-") for id in messages(language, "figures").messages
               if id.startswith("page-figure-")}  # fmt: skip
    assert {*data["figures"]} <= figures
    assert [each["id"] for each in data["goods"]] == [*GOODS]
    regions = {id.removeprefix("howto-region-") for id in words.messages if "-region-" in id}
    assert regions == {each["id"] for each in data["regions"]}


SPOKEN = {
    "en": ("1 crate of tea", "3 tea"),
    "de": ("1 Kiste Tee", "3 Tee"),
}
"""One crate and several, as one says them."""
TRADED = ("label-lade", "label-pick", "label-give", "label-stow", "label-sell", "label-buy")


@each_language
def test_one_crate_is_called_one(language: str) -> None:
    """Nobody says "1 manufactured goods"."""
    folder = ROOT / f"portsmouth/games/war/lang/{language}"
    words = Catalogue((folder / "game.ftl").read_text("utf-8"), language)
    tea, several = SPOKEN[language]
    for label in TRADED:
        assert tea in words.format(label, {"count": 1, "good": tea.split()[-1]})
        assert several in words.format(label, {"count": 3, "good": tea.split()[-1]})
    for event in ("sold", "bought"):
        facts = {"who": "Anson", "you": 0, "count": 1, "good": tea.split()[-1], "gold": 2}
        assert tea in words.format(f"event-{event}", facts)


@each_language
def test_no_message_counts_a_good_by_itself(language: str) -> None:
    """A number beside a good stands where one crate is told apart."""
    for folder in (ROOT / f"portsmouth/games/war/lang/{language}", ROOT / f"web/lang/{language}"):
        for file in (*folder.glob("*.ftl"), *folder.glob("games/war/*.ftl")):
            for line in file.read_text("utf-8").splitlines():
                if re.search(r"\{ \$\w+ \} \{ \$good \}", line):
                    assert re.match(r" +\*?\[other\] ", line), line


@pytest.mark.parametrize(
    ("language", "both", "counted"),
    [
        ("en", "The chance to take it but lose a ship, too, is 1%.", "in the analysis points"),
        ("de", "Zu 1% nimmst du ihn ein, verlierst aber auch ein Schiff.", "in der Analyse Punkte"),
    ],
)
def test_chances_and_counts_are_said_in_whole_sentences(
    language: str, both: str, counted: str
) -> None:
    """What if counts games won, and the analysis points: each may find another choice better."""
    told = messages(language, "battle").format("odds-fort-dear", {"dear": "1%"})
    assert told == both
    assert counted in messages(language, "lookback").format("lookback-whatif-same", {})


def test_a_loss_does_not_put_a_capital_into_the_sentence() -> None:
    """A value is a name: it stands by itself, as in "Byron: Crew −4, 0 left."."""
    path = ROOT / "portsmouth/games/war/lang/en/game.ftl"
    told = Catalogue(path.read_text("utf-8"), "en")
    facts = {"you": 0, "who": "Byron", "count": 4, "value": "Crew", "left": 0}
    assert told.format("event-lost", facts) == "Byron: Crew −4, 0 left."
    assert told.format("event-gained", facts | {"left": 4}) == "Byron: Crew +4, now 4."
