"""The words of learning: every task has its sentences, the glossary leads to rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from portsmouth.games.portsmouth.lessons.catalogue import LESSONS
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rule_index import TOPICS
from portsmouth.games.privateer.rule_index import TOPICS as PRIVATEER_TOPICS
from portsmouth.i18n.fluent import Catalogue

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(path.parent.name for path in ROOT.glob("web/lang/*/learn.ftl"))
SCRIPTS = "\n".join(path.read_text("utf-8") for path in sorted(ROOT.glob("web/js/**/*.js")))
RULES = (ROOT / "web/lang/en/games/portsmouth/rules.md").read_text("utf-8")
NUMBERS = {
    number
    for head in re.findall(r"^\*\*((?:[RCA]\d+[ab]?(?:, )?)+)\.", RULES, re.MULTILINE)
    for number in head.split(", ")
}
TERM = re.compile(r"^\*\*([^*]+)\*\* \(([RCA\dab, ]+)\)\. .+\.$")
each = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> set[str]:
    """The ids of the catalogues of learning, those that games share and the game's."""
    folder = ROOT / f"web/lang/{language}"
    files = (folder / "learn.ftl", folder / "games/portsmouth/learn.ftl")
    return {id for path in files for id in Catalogue(path.read_text("utf-8")).messages}


@each
def test_every_task_has_its_sentences(language: str) -> None:
    known = messages(language)
    for lesson in LESSONS:
        assert {f"learn-title-{lesson.key}", f"learn-about-{lesson.key}"} <= known
        for task in lesson.tasks:
            assert f"learn-goal-{lesson.key}-{task.key}" in known
            assert f"learn-why-{lesson.key}-{task.key}" in known


def test_no_sentence_is_missing_or_idle() -> None:
    known = messages("en")
    plain = set(re.findall(r"['\"](learn-[\w-]+)['\"]", SCRIPTS))
    assert plain - known == set()
    tasks = {f"{v.key}-{task.key}" for v in LESSONS for task in v.tasks}
    built = {f"learn-{kind}-{task}" for kind in ("goal", "why") for task in tasks}
    built |= {f"learn-{kind}-{v.key}" for kind in ("title", "about") for v in LESSONS}
    built |= {f"learn-first-{step}" for step in (1, 2, 3)}
    built |= {"learn-stuck-turn", "learn-stuck-lost", "learn-press-main", "learn-press-marked"}
    assert known - plain - built == set()


@each
def test_languages_say_as_much(language: str) -> None:
    assert messages(language) == messages("en")


@each
def test_the_glossary_leads_to_the_rules(language: str) -> None:
    text = (ROOT / f"web/lang/{language}/games/portsmouth/glossary.md").read_text("utf-8")
    _, *lines = (" ".join(each.split()) for each in text.split("\n\n"))
    terms = [TERM.fullmatch(line) for line in lines]
    assert all(terms), [line for line, term in zip(lines, terms, strict=True) if not term]
    assert 25 <= len(terms) <= 40
    cited = {number for term in terms if term for number in term[2].split(", ")}
    assert cited <= NUMBERS
    assert len({term[1] for term in terms if term}) == len(terms)


def test_the_page_knows_the_lessons_before_the_engine() -> None:
    told = {lesson.key: lesson.tasks for lesson in META.lessons}
    assert told == {lesson.key: len(lesson.tasks) for lesson in LESSONS}


def test_every_topic_that_the_page_asks_for_exists() -> None:
    for folder, topics in (("portsmouth", TOPICS), ("privateer", PRIVATEER_TOPICS)):
        files = sorted(ROOT.glob(f"web/js/games/{folder}/**/*.js"))
        scripts = "\n".join(path.read_text("utf-8") for path in files)
        asked = set(re.findall(r"ruleLink\('([\w-]+)'\)", scripts))
        kinds = set(re.findall(r"ruleLink\(`([\w]+)-\$", scripts))
        assert asked | kinds
        assert asked <= topics.keys()
        assert kinds <= {topic.split("-")[0] for topic in topics}


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
