"""Languages: each says all that English says, with the same arguments, rules and figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.core.meta import Meta
from portsmouth.i18n.fluent import Catalogue, Pattern, Reference, Select, Variable
from portsmouth.i18n.language import LANGUAGES
from tests import in_node, made_up

ROOT = Path(__file__).parents[2]
FOLDERS = (
    *sorted(ROOT.glob("portsmouth/games/*/lang")),
    ROOT / "web/lang",
)
GAME = ROOT / "web/lang/en/games/portsmouth"
OTHERS = [language for language in LANGUAGES if language != "en"]
SCRIPTS = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "web/js").rglob("*.js"))}
TEXT = SCRIPTS["text.js"]
FILES = sorted(path for folder in FOLDERS for path in (folder / "en").rglob("*") if path.is_file())
CATALOGUES = [path for path in FILES if path.suffix == ".ftl"]

ALIKE = {
    "Portsmouth",
    "Grog",
    "Navigator",
    "Navig.",
    "Gig",
    "Name",
    "Esc",
    "Admiral",
    "App",
    "Plan",
    "Pause",
    "Age of Sail",
    "Privateer",
    "Victory on the High Sea",
    "Captain’s Sea",
    "War on the High Seas",
    "Fort",
    "Jolly Roger",
    "Gold   →",
    "Rum",
    "Paprika",
    "Land",
    "wind",
    "Wind",
}
"""What German says as English does."""

PROPER = ("captain-", "nation-", "port-", "ship-")
"""Beginnings of messages that are names of people, nations, places and ships."""

CAME_FOURTH = {
    "en": {
        "portsmouth": "You came fourth, 10 points",
        "privateer": "You came fourth, 10 Infamy",
        "signals": "You came fourth, 10 points",
    },
    "de": {
        "portsmouth": "Du bist auf Platz 4: 10 Punkte",
        "privateer": "Du bist auf Platz 4: 10 Verruf",
        "signals": "Du bist auf Platz 4: 10 Punkte",
    },
}
CHART = {
    "en": {
        "portsmouth": "Points by round",
        "privateer": "Infamy by round",
        "signals": "Points by round",
    },
    "de": {
        "portsmouth": "Punkte nach Runden",
        "privateer": "Verruf nach Runden",
        "signals": "Punkte nach Runden",
    },
}

PAGES = sorted(path.parent.name for path in (ROOT / "web/js/games").glob("*/index.js"))
"""The games that have a page part."""
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", ["portsmouth", "privateer", "signals"])
each_other = pytest.mark.parametrize("language", OTHERS)


def name(path: Path) -> str:
    """A file's name for the test report."""
    return f"{path.parent.name}/{path.name}"


def translated(path: Path, language: str) -> Path:
    """The file of another language that stands for an English one."""
    [folder] = (folder for folder in FOLDERS if path.is_relative_to(folder))
    return folder / language / path.relative_to(folder / "en")


def read(path: Path, language: str = "en") -> dict[str, Pattern]:
    """The messages of a file in a language; a select without a default is refused here."""
    return Catalogue(translated(path, language).read_text("utf-8"), language).messages


def selects(pattern: Pattern) -> Iterator[Select]:
    """All the choices in a message."""
    for part in pattern:
        if isinstance(part, Select):
            yield part
            yield from chain.from_iterable(selects(variant) for _, variant in part.variants)


def arguments(pattern: Pattern) -> set[str]:
    """What a message needs to be told, messages within it included."""
    found = {part.name for part in pattern if isinstance(part, Variable)}
    found |= {f"message {part.id}" for part in pattern if isinstance(part, Reference)}
    for select in selects(pattern):
        found |= {select.selector, *chain(*(arguments(variant) for _, variant in select.variants))}
    return found


def wording(pattern: Pattern) -> str:
    """The words of a message without its arguments."""
    return " ".join(
        chain.from_iterable(
            [part] if isinstance(part, str) else [wording(v) for _, v in part.variants]
            for part in pattern
            if isinstance(part, str | Select)
        )
    ).strip()


# Catalogues.


def test_the_languages_are_the_same_everywhere() -> None:
    for folder in FOLDERS:
        assert {path.name for path in folder.iterdir()} == set(LANGUAGES)
    table = TEXT.split("LANGUAGES = {")[1].split("};")[0]
    assert set(re.findall(r"^\s+(\w+): \{", table, re.MULTILINE)) == set(LANGUAGES)


@each_other
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_file_is_translated(folder: Path, language: str) -> None:
    names, theirs = (
        {path.relative_to(folder / each) for path in (folder / each).rglob("*")}
        for each in ("en", language)
    )
    assert theirs == names


@each_other
@pytest.mark.parametrize("path", CATALOGUES, ids=name)
def test_no_message_is_missing_and_none_needless(path: Path, language: str) -> None:
    english, theirs = read(path), read(path, language)
    assert sorted(english.keys() - theirs.keys()) == []
    assert sorted(theirs.keys() - english.keys()) == []


@each_other
@pytest.mark.parametrize("path", CATALOGUES, ids=name)
def test_a_translation_uses_the_same_arguments(path: Path, language: str) -> None:
    english, theirs = read(path), read(path, language)
    differing = [
        id for id in english if id in theirs and arguments(english[id]) != arguments(theirs[id])
    ]
    assert differing == []


@each_language
@pytest.mark.parametrize("path", CATALOGUES, ids=name)
def test_choices_are_by_numbers_and_plural_categories(path: Path, language: str) -> None:
    for id, pattern in read(path, language).items():
        for select in selects(pattern):
            keys = {key for key, _ in select.variants}
            assert select.default == "other", id
            assert all(key.isdigit() or key in {"one", "other"} for key in keys), id


@each_other
@pytest.mark.parametrize("path", CATALOGUES, ids=name)
def test_nothing_is_left_in_english(path: Path, language: str) -> None:
    english, theirs = read(path), read(path, language)
    left = [
        id
        for id, pattern in theirs.items()
        if pattern == english.get(id)
        and re.search(r"[^\W\d_]{3}", wording(pattern))
        and wording(pattern) not in ALIKE
        and not id.startswith(PROPER)
    ]
    assert left == []


@each_language
def test_the_codes_on_the_cards_differ(language: str) -> None:
    words = read(GAME / "table.ftl", language)
    for kind in ("code", "rankcode"):
        codes = [wording(words[id]) for id in words if id.startswith(f"table-{kind}-")]
        assert len(set(codes)) == len(codes)
    assert all(len(wording(words[id])) <= 2 for id in words if id.startswith("table-code-"))


# A game's words joined with those that all games share.


def joined(language: str, game: str) -> Catalogue:
    """All messages of a game's bundle; refused where two files bring one id."""
    mirror = ROOT if (ROOT / "web/lang/en/games" / game).is_dir() else made_up.ROOT
    files = [ROOT / f"portsmouth/i18n/lang/{language}.ftl"]
    files += sorted((ROOT / f"web/lang/{language}").glob("*.ftl"))
    files += sorted((mirror / f"web/lang/{language}/games/{game}").glob("*.ftl"))
    files += sorted((mirror / f"portsmouth/games/{game}/lang/{language}").glob("*.ftl"))
    return Catalogue("\n".join(path.read_text("utf-8") for path in files), language)


@each_language
@each_game
def test_no_message_of_a_game_stands_twice_and_all_references_lead_somewhere(
    language: str, game: str
) -> None:
    words = joined(language, game).messages
    wanted = {each for pattern in words.values() for each in arguments(pattern)}
    assert "message points-sum" in wanted
    assert {each for each in wanted if each.startswith("message ")} <= {
        f"message {id}" for id in words
    }


@each_language
@pytest.mark.parametrize("game", PAGES)
def test_what_a_message_refers_to_is_there(language: str, game: str) -> None:
    """What a round and points are called is every game's own: the shared messages refer to it."""
    words = joined(language, game).messages
    wanted = {each for pattern in words.values() for each in arguments(pattern)}
    assert {each for each in wanted if each.startswith("message ")} - {
        f"message {id}" for id in words
    } == set()


@each_language
@each_game
def test_each_game_says_what_its_points_are_called(language: str, game: str) -> None:
    words = joined(language, game)
    said = words.format("standing-came", {"place": 4, "points": 10})
    assert said == CAME_FOURTH[language][game]
    assert words.format("standing-chart", {}) == CHART[language][game]


@each_language
def test_screens_outside_a_game_need_none_of_its_words(language: str) -> None:
    """Home screen, settings and links may be open before any game's words are there."""
    shared = joined(language, "privateer").messages
    outside = "\n".join(
        path.read_text("utf-8")
        for folder in ("app", "screens")
        for path in sorted((ROOT / "web/js" / folder).rglob("*.js"))
    )
    named = {id for id in re.findall(r"'([a-z]+-[\w-]+)'", outside) if id in shared}
    assert len(named) > 100
    needing = [
        id for id in sorted(named) if any("message points-" in e for e in arguments(shared[id]))
    ]
    assert needing == []


# What the scripts say.


BROUGHT = ("answers-", "cost-", "howto-", "learn-", "page-option-", "points-")
"""Beginnings of messages that the shared modules call for and every game brings for itself."""


def known(language: str, game: str = "") -> set[str]:
    """The shared messages, and those of a game besides."""
    files = [ROOT / f"portsmouth/i18n/lang/{language}.ftl"]
    files += (ROOT / f"web/lang/{language}").glob("*.ftl")
    files += ROOT.glob(f"portsmouth/games/*/lang/{language}/meta.ftl")
    if game:
        files += (ROOT / f"web/lang/{language}/games/{game}").glob("*.ftl")
        files += (ROOT / f"portsmouth/games/{game}/lang/{language}").glob("game.ftl")
    return {id for path in files for id in Catalogue(path.read_text("utf-8"), language).messages}


def called(game: str = "") -> tuple[set[str], set[str]]:
    """The ids that the shared modules or those of a game name, and those they put together."""
    calls = [
        call
        for path in sorted((ROOT / "web/js").rglob("*.js"))
        for call in re.findall(r"\bt\(((?:[^(),]|\([^()]*\))*)", path.read_text("utf-8"))
        if path.is_relative_to(ROOT / f"web/js/games/{game}" if game else ROOT / "web/js")
        and (game or "games" not in path.parts)
    ]
    plain = {id for call in calls for id in re.findall(r"'([a-z]+-[\w-]+)'", call)}
    return plain, {id for call in calls for id in re.findall(r"`([a-z][^`]*)`", call)}


@each_language
@pytest.mark.parametrize("game", ["", *PAGES])
def test_every_message_that_the_page_names_exists(language: str, game: str) -> None:
    """Shared modules name shared words alone; those of a game these and its own."""
    have = known(language, game)
    plain, built = called(game)
    assert plain if game else len(plain) > 100
    assert plain - have == set()
    for each in built:
        if not game and each.startswith(BROUGHT):
            continue
        shape = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(each))
        assert any(re.fullmatch(shape, id) for id in have), each


@each_language
@pytest.mark.parametrize("meta", registry.metas(), ids=lambda meta: meta.key)
def test_what_is_answered_in_advance_has_words(language: str, meta: Meta) -> None:
    """Each question and each answer of a game, and no other."""
    found = (ROOT / "web", made_up.ROOT / "web")
    files = [
        path for web in found for path in (web / f"lang/{language}/games/{meta.key}").glob("*.ftl")
    ]
    have = {id for path in files for id in Catalogue(path.read_text("utf-8"), language).messages}
    questions = {f"answers-{each.key}" for each in meta.standing_questions}
    answers = {
        f"answers-{each.key}-{answer}"
        for each in meta.standing_questions
        for answer in (*each.answers, each.usual)
        if answer
    }
    assert {id for id in have if id.startswith("answers-")} == questions | answers


@each_language
def test_the_notes_of_the_figures_are_messages(language: str) -> None:
    parts: dict[str, Any] = registry.queries("portsmouth").components()
    figures = {**parts["scoring"], **parts["figures"]}
    noted = {f"page-note-{key}" for key, figure in figures.items() if figure.get("note")}
    words = read(GAME / "figures.ftl", language)
    assert {id for id in words if id.startswith("page-note-")} == noted


# Changing languages.


def test_the_page_changes_languages() -> None:
    said = in_node.answer(Path(__file__).with_name("words_in_node.mjs"))
    assert said["languages"] == list(LANGUAGES)
    english = ["en", "Settings", "a, b and c", "a", "1,234.6", "2 Mar 2026, 10:00"]
    assert said["en"] == said["kept"] == said["back"] == english
    assert said["de"] == ["de", "Einstellungen", "a, b und c", "a", "1.234,6", "02.03.2026, 10:00"]
    assert said["board"] == ["Play c3", "Play C3", "Play c3"]
    assert "missing" in said["missing"]
    assert said["forgot"] == 2
    assert said["hasty"] == "en"


def test_the_only_person_is_addressed_as_you() -> None:
    """By one place: messages choose by ``you``; with several people they name everybody."""
    told = in_node.answer(Path(__file__).with_name("address_in_node.mjs"))
    assert told["en"]["names"][0] == "Hood recruited Cook in A1."
    assert told["en"]["you"] == [
        "You recruited Cook in A1.",
        "Byron recruited Cook in A1.",
        "Byron paid you £1.",
        "2 of your landsmen became seamen.",
        "It is your turn.",
        "You",
        "you and Byron",
    ]
    assert told["en"]["named"] == ["Hood", "It is your turn."]
    assert told["de"]["names"][2] == "Byron hat £1 an Hood gezahlt."
    assert told["de"]["you"] == [
        "Du hast auf A1 angeheuert: Cook.",
        "Byron hat auf A1 angeheuert: Cook.",
        "Byron hat £1 an dich gezahlt.",
        "2 deiner Landratten wurden Matrosen.",
        "Du bist am Zug.",
        "Du",
        "dich und Byron",
    ]
