"""The lessons: prepared positions whose tasks can be met, whatever the learner does first."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.core.rng import Rng
from portsmouth.games.privateer import audit
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.lessons.catalogue import LESSONS
from portsmouth.games.privateer.lessons.predicates import PREDICATES, REFIT, SILVER
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rule_index import TOPICS
from portsmouth.games.privateer.rules import components as c
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.odds import merchant
from portsmouth.i18n.fluent import Catalogue
from portsmouth.i18n.language import LANGUAGES
from portsmouth.lessons.lesson import Lesson, LessonRun
from tests.lesson_runs import ask, begins_well, follow, recovers, wander

ROOT = Path(__file__).parents[3]
NUMBERS = [*(f"P{n}" for n in range(1, 64)), *(f"B{n}" for n in range(1, 90))]
HEAD = re.compile(r"^\*\*((?:[PB]\d+(?:, )?)+)\.", re.MULTILINE)
FIGURE = re.compile(r"\d+|◇")
TERM = re.compile(r"^\*\*([^*]+)\*\* \(([PB\d, ]+)\)\. .+\.$")
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_of(key: str) -> Lesson:
    """The lesson of a name."""
    return next(lesson for lesson in LESSONS if lesson.key == key)


def book(language: str, name: str) -> list[str]:
    """A book of the game, paragraph by paragraph."""
    text = (ROOT / f"web/lang/{language}/games/privateer/{name}.md").read_text("utf-8")
    return [paragraph.strip() for paragraph in re.split(r"\n\s*\n", text.strip())]


def numbers(language: str) -> list[str]:
    """The rule numbers that the book of rules has a paragraph for."""
    heads = (HEAD.match(paragraph) for paragraph in book(language, "rules"))
    return [number for head in heads if head for number in head[1].split(", ")]


# The positions.


def test_there_are_five_and_the_page_knows_them_before_the_engine() -> None:
    assert [v.key for v in LESSONS] == ["wind", "ports", "refit", "merchant", "hunted"]
    assert {task.key for lesson in LESSONS for task in lesson.tasks} == PREDICATES.keys()
    told = {lesson.key: lesson.tasks for lesson in META.lessons}
    assert told == {lesson.key: len(lesson.tasks) for lesson in LESSONS}


@each
def test_the_position_is_lawful_and_everything_is_still_to_do(lesson: Lesson) -> None:
    begins_well(GAME, lesson)


@each
def test_the_hints_lead_through_one_task_after_the_other(lesson: Lesson) -> None:
    """Short enough for three minutes, and no action meets two tasks."""
    run = LessonRun(GAME, lesson)
    steps = [0]
    while (at := run.progress()).hint is not None:
        run.match.play(at.hint)
        run.play_others()
        audit.check(run.match.state)
        steps.append(sum(run.progress().done))
    assert all(run.progress().done)
    assert len(steps) <= 13
    assert steps == sorted(steps)
    assert all(later - earlier <= 1 for earlier, later in pairwise(steps))


@each
def test_a_hint_is_found_before_anybody_grows_impatient(lesson: Lesson) -> None:
    """Fewer positions than a hint may search: a port visit branches widely."""
    assert lesson.most_tried <= 120


@each
def test_what_is_taken_back_is_undone(lesson: Lesson) -> None:
    run = LessonRun(GAME, lesson)
    before = run.progress()
    assert before.hint
    run.match.play(before.hint)
    if run.match.undo_depth:
        run.match.undo()
        assert run.progress() == before
    else:
        assert before.hint == ("draw",)


@each
def test_any_legal_way_ends_well_or_says_that_it_does_not(lesson: Lesson) -> None:
    wander(GAME, lesson, learners=100, most=40)


@each
def test_after_a_wasted_turn_the_hints_still_lead_on(lesson: Lesson) -> None:
    run = LessonRun(GAME, lesson)
    if lesson.key == "wind":
        run.match.play("draw")
    run.match.play("stay")
    run.play_others()
    recovers(GAME, run)


@each
def test_a_hint_looks_at_no_card_and_no_die(lesson: Lesson) -> None:
    """With other decks and dice the hint of each position along the way is the same."""
    run = LessonRun(GAME, lesson)
    rng = Rng(5)
    while (hint := run.progress().hint) is not None:
        kept, other = run.match.state, run.match.state.copy()
        GAME.resample_hidden(other, lesson.seat, rng)
        run.match.state = other
        assert run.progress().hint == hint
        run.match.state = kept
        run.match.play(hint)
        run.play_others()


# What they teach, by the engine's own reckoning.


def test_the_wind_carries_further_than_the_sails() -> None:
    """Before the wind: from Havana, 4 spaces, a wind to the east, and Tortuga at the end."""
    run = LessonRun(GAME, lesson_of("wind"))
    own = run.match.state.ships[0]
    assert (c.PORTS[ships.port_of(own)], ships.half_points(own, False, 0)) == ("havana", 8)
    assert run.match.legal() == [("draw",)]
    run.match.play("draw")
    assert c.WINDS[run.match.state.wind] == "east"
    assert ("sail j6" in follow(run), c.PORTS[run.match.state.ships[0].last_port]) == (
        True,
        "tortuga",
    )


def test_three_ports_bring_the_silver() -> None:
    """From under half the silver asked for to all of it in three turns."""
    run = LessonRun(GAME, lesson_of("ports"))
    assert run.match.state.ships[0].silver * 2 < SILVER
    taken = follow(run)
    assert run.match.state.ships[0].silver >= SILVER
    assert taken.count("draw") == 2


def test_the_refit_needs_the_debt_on_the_last_step() -> None:
    """B55: whoever spends the Debt on a cheap step first can't gain as much in this visit."""
    run = LessonRun(GAME, lesson_of("refit"))
    before = ships.infamy(run.match.state.ships[0])
    taken = follow(run)
    assert ships.infamy(run.match.state.ships[0]) - before == REFIT
    wasted = LessonRun(GAME, lesson_of("refit"))
    for action in taken[:2]:
        wasted.match.play(action)
    wasted.match.play("upgrade crew")
    follow(wasted)
    assert not wasted.progress().done[-1]
    assert wasted.progress().stuck == "lost"


def test_the_merchant_is_beaten_at_the_odds_that_are_told() -> None:
    """Cannons 5: 71 % of fights, as the coach says, and the seed's first roll wins."""
    run = LessonRun(GAME, lesson_of("merchant"))
    own = run.match.state.ships[0]
    assert (ships.combat(own), ships.load(own)) == (5, 0)
    assert round(merchant(ships.combat(own)).win / 10) == 71
    assert follow(run)[1] == "roll"


def test_the_hunted_learner_is_in_reach_of_both() -> None:
    """A full hold at sea, and one of the two can't be beaten."""
    run = LessonRun(GAME, lesson_of("hunted"))
    s = run.match.state
    own, *hunters = s.ships
    assert ships.room(own) == 0
    assert ships.port_of(own) == c.NONE
    assert max(ships.combat(each) for each in hunters) == ships.combat(own) + 5
    run.match.play("stay")
    run.play_others()
    assert any(
        event.kind == "attacks" for entry in run.match.events(run.entries) for event in entry
    )


# The bridge.


def test_the_bridge_plays_the_other_seats() -> None:
    engine = Engine()
    frame = ask(engine, op="lesson", game="privateer", lesson="wind", table={"names": ["A", "B"]})
    assert frame["lesson"]["hint"]["action"] == "draw"
    frame = ask(engine, op="play", n=frame["n"], actions=["draw"])
    assert frame["lesson"]["step"] == 1
    frame = ask(engine, op="play", n=frame["n"], actions=[frame["lesson"]["hint"]["action"]])
    assert (frame["lesson"]["step"], frame["actors"], frame["view"]["round"]) == (2, [0], 2)


def test_an_unknown_lesson_changes_nothing() -> None:
    engine = Engine()
    frame = ask(engine, op="lesson", game="privateer", lesson="ports")
    answer = ask(engine, op="lesson", game="privateer", lesson="piracy")
    assert (answer["code"], answer["frame"]["lesson"]) == ("bad_setup", frame["lesson"])


# The words of the page.


@each_language
def test_every_task_has_its_sentences_and_none_is_idle(language: str) -> None:
    path = ROOT / f"web/lang/{language}/games/privateer/learn.ftl"
    said = {*Catalogue(path.read_text("utf-8"), language).messages}
    tasks = {f"{lesson.key}-{task.key}" for lesson in LESSONS for task in lesson.tasks}
    wanted = {f"learn-{kind}-{task}" for kind in ("goal", "why") for task in tasks}
    wanted |= {f"learn-{kind}-{v.key}" for kind in ("title", "about") for v in LESSONS}
    assert said == wanted | {f"learn-first-{step}" for step in (1, 2, 3)}


@each_language
def test_the_book_has_every_rule_once(language: str) -> None:
    """All lines of the specification, each in one paragraph that its number leads to."""
    assert sorted(numbers(language)) == sorted(NUMBERS)


def test_the_languages_have_the_same_paragraphs() -> None:
    """Chapter, numbers, being an example and figures, paragraph by paragraph."""

    def shape(paragraph: str) -> tuple[list[str], list[str], bool, list[str]]:
        head = HEAD.findall(paragraph)
        chapter = re.findall(r"\{#(\w+)\}$", paragraph)
        example = re.match(r"\*[^*]+\.\* ", paragraph) is not None
        return chapter, head, example, sorted(FIGURE.findall(HEAD.sub("", paragraph)))

    english, *others = (book(language, "rules") for language in ("en", "de"))
    for theirs in others:
        for ours, other in zip(english, theirs, strict=True):
            assert shape(ours) == shape(other)


@each_language
def test_the_book_marks_what_can_be_set_and_closes_its_bold_words(language: str) -> None:
    found = book(language, "rules")
    assert all(paragraph.count("**") % 2 == 0 for paragraph in found)
    marked = {HEAD.findall(each)[0].split(", ")[0] for each in found if "◇" in each[:30]}
    assert marked == {option.rule for option in META.options}


@each_language
def test_the_glossary_leads_to_the_rules(language: str) -> None:
    _, *lines = book(language, "glossary")
    terms = [TERM.fullmatch(line) for line in lines]
    assert all(terms), [line for line, term in zip(lines, terms, strict=True) if not term]
    assert 25 <= len(terms) <= 40
    cited = {number for term in terms if term for number in term[2].split(", ")}
    assert cited <= {*NUMBERS}
    assert len({term[1] for term in terms if term}) == len(terms)


def test_every_topic_and_task_names_rules_that_the_book_has() -> None:
    cited = {rule for rules in TOPICS.values() for rule in rules}
    cited |= {rule for v in LESSONS for task in v.tasks for rule in task.rules}
    assert cited <= {*NUMBERS}


def test_every_card_captain_and_track_is_a_topic() -> None:
    wanted = {f"relic-{relic}" for relic in c.RELICS} | {f"fortune-{each}" for each in c.FORTUNES}
    wanted |= {f"captain-{captain}" for captain in c.CAPTAINS}
    wanted |= {f"track-{track}" for track in c.TRACKS}
    run = LessonRun(GAME, lesson_of("refit"))
    follow(run)
    wanted |= {f"score-{line.item}" for line in GAME.current_scores(run.match.state)[0]}
    assert wanted <= TOPICS.keys()
