"""The words of learning: tasks have their sentences; rules, glossary and topics fit each other."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from portsmouth import registry
from portsmouth.core.meta import Meta
from portsmouth.i18n.fluent import Catalogue
from portsmouth.i18n.language import LANGUAGES

ROOT = Path(__file__).parents[2]
SCRIPTS = "\n".join(path.read_text("utf-8") for path in sorted(ROOT.glob("web/js/**/*.js")))
RULES = (ROOT / "web/lang/en/games/portsmouth/rules.md").read_text("utf-8")
FIGURE = re.compile(r"£?\d+|\b[A-Z]\d+\b|◇|\bAP\b")
"""What stands in a paragraph in every language alike: numbers, places, marks."""
GAMES = [meta for meta in registry.metas() if (ROOT / f"web/js/games/{meta.key}/index.js").exists()]
each_language = pytest.mark.parametrize("language", LANGUAGES)
TAUGHT = [meta for meta in GAMES if meta.lessons]
"""The games that have lessons."""
each_taught_game = pytest.mark.parametrize("meta", TAUGHT, ids=lambda meta: meta.key)
each_game = pytest.mark.parametrize("meta", GAMES, ids=lambda meta: meta.key)


def messages(language: str, game: str = "") -> set[str]:
    """The ids of the catalogue of learning: the shared one, or a game's."""
    folder = ROOT / f"web/lang/{language}"
    path = (folder / f"games/{game}" if game else folder) / "learn.ftl"
    return {*Catalogue(path.read_text("utf-8"), language).messages}


def book(meta: Meta, language: str, name: str) -> list[str]:
    """A book of a game, paragraph by paragraph."""
    text = (ROOT / f"web/lang/{language}/games/{meta.key}/{name}.md").read_text("utf-8")
    return [" ".join(each.split()) for each in re.split(r"\n\s*\n", text.strip())]


def head(meta: Meta, paragraph: str) -> list[str]:
    """The numbers of rules that a paragraph begins with."""
    found = re.match(rf"\*\*((?:{meta.rule_number}(?:, )?)+)\.", paragraph)
    return found[1].split(", ") if found else []


def numbers(meta: Meta) -> list[str]:
    """The rules that the English book has paragraphs for."""
    return [number for each in book(meta, "en", "rules") for number in head(meta, each)]


# Lessons.


@each_language
@each_taught_game
def test_every_task_has_its_sentences_and_none_is_idle(language: str, meta: Meta) -> None:
    lessons = registry.lessons(meta.key)
    tasks = {f"{v.key}-{task.key}" for v in lessons for task in v.tasks}
    wanted = {f"learn-{kind}-{task}" for kind in ("goal", "why") for task in tasks}
    wanted |= {f"learn-{kind}-{v.key}" for kind in ("title", "about") for v in lessons}
    wanted |= {f"learn-first-{step}" for step in (1, 2, 3)}
    detours = {name for v in lessons for task in v.tasks for name, _ in task.notes}
    wanted |= {f"learn-note-{name.replace('_', '-')}" for name in detours}
    seen = {f"learn-look-{task}" for task in tasks}
    asked = {f"learn-first-{name}" for name in registry.game(meta.key).steps}
    known = {f"learn-know-{v.key}" for v in lessons}
    found = messages(language, meta.key)
    coached = {each for each in found if is_coached(each, meta, tasks)}
    assert wanted <= found <= wanted | asked | known | seen | coached
    assert coached == {each for each in messages("en", meta.key) if is_coached(each, meta, tasks)}
    assert found & known in (set(), known), "what is learnt is told of each lesson, or of none"
    assert found & seen == messages("en", meta.key) & seen
    assert found & asked == messages("en", meta.key) & asked


def is_coached(message: str, meta: Meta, tasks: set[str]) -> bool:
    """Is it what the coach says at a question: of one task and answer, of one task, or of any?"""
    steps = {*registry.game(meta.key).steps, "chasers"}
    at = "|".join(sorted(tasks))
    about = re.fullmatch(rf"learn-(?:ask|do|tell)(?:-(?:{at}))?(?:-(\w+)(?:-[\w-]+)?)?", message)
    return about is not None and (about[1] in steps or message == "learn-ask")


@each_language
def test_no_shared_sentence_is_missing_or_idle(language: str) -> None:
    known = messages(language)
    plain = set(re.findall(r"['\"](learn-[\w-]+)['\"]", SCRIPTS))
    built = {"learn-stuck-turn", "learn-stuck-lost", "learn-stuck-lost-first"}
    built |= {"learn-press-main", "learn-press-marked"}
    assert plain <= known | {f"learn-first-{step}" for step in (1, 2, 3)}
    assert known - plain - built == set()


@each_taught_game
def test_the_page_knows_the_lessons_before_the_engine(meta: Meta) -> None:
    told = {lesson.key: lesson.tasks for lesson in meta.lessons}
    assert told == {lesson.key: len(lesson.tasks) for lesson in registry.lessons(meta.key)}


# The books.


@each_language
@each_game
def test_the_rules_are_the_same_paragraph_by_paragraph(language: str, meta: Meta) -> None:
    """Chapter, numbers, being an example, and figures; no number stands twice."""

    def shape(paragraph: str) -> tuple[list[str], list[str], bool, list[str]]:
        chapter = re.findall(r"\{#(\w+)\}$", paragraph)
        example = re.match(r"\*[^*]+\.\* ", paragraph) is not None
        return chapter, head(meta, paragraph), example, sorted(FIGURE.findall(paragraph))

    english, theirs = book(meta, "en", "rules"), book(meta, language, "rules")
    for ours, other in zip(english, theirs, strict=True):
        assert shape(ours) == shape(other)
    found = numbers(meta)
    assert found
    assert len({*found}) == len(found)


@each_language
@each_game
def test_rules_close_their_bold_words_and_mark_what_can_be_set(language: str, meta: Meta) -> None:
    found = book(meta, language, "rules")
    assert all(each.count("**") % 2 == 0 for each in found)
    set_by = {option.rule for option in meta.options}
    marked = [head(meta, each) for each in found if "◇" in each and head(meta, each)]
    assert all(set_by & {*numbers} for numbers in marked)
    assert {number for numbers in marked for number in numbers} >= set_by


@each_language
@each_game
def test_the_glossary_leads_to_the_rules(language: str, meta: Meta) -> None:
    term = re.compile(rf"\*\*([^*]+)\*\* \(((?:{meta.rule_number}(?:, )?)+)\)\. .+\.")
    lines = [each for each in book(meta, language, "glossary") if not each.startswith("#")]
    terms = [term.fullmatch(line) for line in lines]
    assert all(terms), [line for line, found in zip(lines, terms, strict=True) if not found]
    assert 0 < len(terms) <= 70
    cited = {number for found in terms if found for number in found[2].split(", ")}
    assert cited <= {*numbers(meta)}
    assert len({found[1] for found in terms if found}) == len(terms)


@each_game
def test_topics_and_tasks_name_rules_that_the_book_has(meta: Meta) -> None:
    cited = {rule for rules in topics(meta).values() for rule in rules}
    cited |= {rule for v in registry.lessons(meta.key) for task in v.tasks for rule in task.rules}
    assert cited <= {*numbers(meta)}


@each_game
def test_every_topic_that_the_page_asks_for_exists(meta: Meta) -> None:
    files = sorted(ROOT.glob(f"web/js/games/{meta.key}/**/*.js"))
    scripts = "\n".join(path.read_text("utf-8") for path in files)
    asked = set(re.findall(r"ruleLink\('([\w-]+)'\)", scripts))
    kinds = set(re.findall(r"ruleLink\(`([\w]+)-\$", scripts))
    assert asked | kinds or not topics(meta)
    assert asked <= topics(meta).keys()
    assert kinds <= {topic.split("-")[0] for topic in topics(meta)}


def topics(meta: Meta) -> dict[str, tuple[str, ...]]:
    """The topics that a game has rules for; a small game has none."""
    module = f"portsmouth.games.{meta.key}.rule_index"
    found: dict[str, tuple[str, ...]] = import_module(module).TOPICS if find_spec(module) else {}
    return found


def test_chapters_for_newcomers_have_examples() -> None:
    chapters = {
        match[2]: part
        for part in RULES.split("\n## ")
        if (match := re.match(r"(.+) \{#(\w+)\}", part))
    }
    for key in ("crew", "turns", "moving", "recruiting", "privileges", "towns", "refilling"):
        assert chapters[key].count("*Example.*") >= 1, key
    assert chapters["privileges"].count("*Example.*") >= 6
    assert chapters["last"].count("*Example.*") + chapters["scoring"].count("*Example.*") >= 5
