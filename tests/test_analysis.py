"""The analysis: a planted blunder is found, slices do not matter, and running games work."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api import advice_jobs
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.api.requests.parsing import write
from portsmouth.bots.bot import Choice
from portsmouth.bots.measure.selfplay import choose
from portsmouth.bots.study.analysis import GameAnalyzer
from portsmouth.bots.study.trials import FIRST_TRIALS, TRIALS, interval_of
from portsmouth.bots.study.verdicts import (
    MOST_OWN,
    MOST_TRIED,
    SMALL,
    Chapter,
    Verdict,
    leads,
    worth_trying,
)
from portsmouth.core.match import Match
from portsmouth.core.meta import COSTLY
from portsmouth.core.rng import Rng
from tests.shape import hold
from tests.test_protocol import ask

BLUNDER = (3, 1)
"""In this round this seat does nothing at all."""


@cache
def game(rounds: int, seats: int = 2) -> Match[Any]:
    """A game of good captains, one of whom once does nothing."""
    match = portsmouth.new("portsmouth", seats=seats, seed=12)
    who = registry.bots("portsmouth").bot("captain", seats)
    while match.actors and match.state.round <= rounds:
        seat = match.actors[0]
        at_turn = match.state.frames[-1] == ("turn",) and match.state.ap == 5
        if (match.state.round, seat) == BLUNDER and at_turn:
            match.play(("end",))
            continue
        for action in choose(match.game, match.state, seat, who).actions:
            match.play(action)
            if not match.undo_depth:
                break
    return match


def begin(engine: Engine, match: Match[Any]) -> dict[str, Any]:
    """Start an analysis."""
    save = write(portsmouth.save(match))
    return ask(engine, op="think", save=save, kind="analysis")


def analyse(match: Match[Any], ms: int = 5_000) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The result, and the news on the way."""
    engine = Engine()
    answer, news = begin(engine, match), []
    while not answer["done"]:
        answer = ask(engine, op="more", job=answer["job"], ms=ms)
        news += answer["news"]
    hold(answer["result"], protocol_jobs.AnalysisShape)
    assert answer["progress"][0] <= answer["progress"][1]
    return answer["result"], news


@cache
def short() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The analysis of four rounds."""
    return analyse(game(4))


def verdicts(result: dict[str, Any]) -> list[dict[str, Any]]:
    """All decisions of an analysis."""
    return [each for chapter in result["chapters"] for each in chapter["verdicts"]]


def test_a_planted_blunder_is_the_largest_loss() -> None:
    result, _ = short()
    worst = max(verdicts(result), key=lambda verdict: float(verdict["loss"]))
    assert (worst["round"], worst["seat"]) == BLUNDER
    assert worst["grade"] == "costly"
    assert worst["interval"][0] > 0
    assert worst["why"]["id"].startswith("why-"), "a sentence that a player would say"
    assert worst["best"]["actions"]
    assert [step["action"] for step in worst["done"]] == ["end"]
    assert worst["deals"] == TRIALS


def test_turns_decisions_and_entries_fit_together() -> None:
    result, _ = short()
    match, chapters = game(4), result["chapters"]
    assert [chapter["end"] for chapter in chapters[:-1]] == [c["start"] for c in chapters[1:]]
    assert (chapters[0]["start"], chapters[-1]["end"]) == (0, len(match.journal))
    for chapter in chapters:
        seats = {entry.seat for entry in match.journal[chapter["start"] : chapter["end"]]}
        assert seats == {chapter["seat"]}
        assert abs(sum(chapter["before"])) < 0.3
        assert abs(sum(chapter["luck"])) < 0.3
        for verdict in chapter["verdicts"]:
            assert chapter["start"] <= verdict["start"] < verdict["end"] <= chapter["end"]
            assert verdict["seen"] >= 0
            assert verdict["loss"] >= 0


def test_news_tell_all_that_the_result_holds() -> None:
    result, news = short()
    chapters = [each["chapter"] for each in news if "chapter" in each]
    tried = [each["verdict"] for each in news if "verdict" in each]
    for chapter in chapters:
        hold(chapter, protocol_jobs.ChapterShape)
    assert chapters[len(chapters) // 2 :] == result["chapters"]
    held = verdicts(result)
    assert tried
    assert all(verdict in held for verdict in tried)


def test_a_first_look_at_every_turn_comes_before_any_is_tried_out() -> None:
    """And every turn is sent once more, with the luck of its draws."""
    result, news = short()
    kinds = [kind for each in news for kind in each]
    turns = len(result["chapters"])
    tried = len(kinds) - 2 * turns
    assert kinds == ["chapter"] * turns + ["verdict"] * tried + ["chapter"] * turns
    assert 1 <= tried <= MOST_TRIED
    first = [each["chapter"] for each in news[:turns]]
    assert not any(any(chapter["luck"]) for chapter in first)
    assert all(v["interval"] is None and not v["deals"] for c in first for v in c["verdicts"])


def test_the_first_turn_is_told_after_few_positions() -> None:
    """A first look costs a few hundredths of what the whole does: counted in what bots searched."""
    searched = spent(lambda step: isinstance(step, Chapter))
    assert searched * 30 < spent(lambda _: False)


def spent(over: Callable[[object], bool]) -> int:
    """Return how often a bot was asked until the analysis comes to something."""
    match = game(4)
    advice = match.game.meta.advice
    assert advice is not None
    first = match.game.setup(match.seats, match.settings, Rng(match.seed))
    entries = [(entry.seat, match.game.notation.read(entry.do)) for entry in match.journal]
    analyzer = GameAnalyzer(
        registry.bots("portsmouth"), match.seats, first, entries, advice, own=None
    )
    asked = 0
    think = analyzer.think

    def counted(*args: Any) -> Any:
        nonlocal asked
        asked += 1
        return think(*args)

    analyzer.think = counted  # type: ignore[method-assign]
    for step in analyzer.analyze():
        if over(step):
            break
    return asked


def test_slices_do_not_matter() -> None:
    assert analyse(game(1), 0)[0] == analyse(game(1))[0]


def test_a_finished_game_ends_with_its_true_leads() -> None:
    match = portsmouth.new("portsmouth", seats=2, seed=3)
    while match.actors:
        match.play(("end",) if ("end",) in match.legal() else match.legal()[0])
    result, _ = analyse(match)
    assert match.outcome is not None
    assert tuple(result["after"]) == leads(match.outcome.totals)
    assert len(result["chapters"]) == 16


def test_a_turn_that_is_under_way() -> None:
    match = portsmouth.new("portsmouth", seats=2, seed=3)
    match.play("move a1")
    result, _ = analyse(match)
    (chapter,) = result["chapters"]
    assert (chapter["start"], chapter["end"], len(chapter["verdicts"])) == (0, 1, 1)
    assert chapter["luck"] == [0, 0]


def test_nothing_played_yet() -> None:
    result, news = analyse(portsmouth.new("portsmouth", seats=3, seed=3))
    assert (result["chapters"], news) == ([], [])


def test_it_can_be_stopped() -> None:
    engine = Engine()
    answer = ask(engine, op="more", job=begin(engine, game(4))["job"], ms=0)
    assert not answer["done"]
    assert ask(engine, op="stop", job=answer["job"])["done"]
    assert not ask(engine, op="more", job=answer["job"], ms=0)["ok"]


def test_another_thought_drops_it() -> None:
    engine = Engine()
    first = begin(engine, game(4))
    begin(engine, game(1))
    assert not ask(engine, op="more", job=first["job"], ms=0)["ok"]


def verdict(
    seen: float, loss: float, interval: tuple[float, float] | None, seat: int = 0
) -> Verdict:
    """A decision that lost so much."""
    none = Choice((), 0.0)
    return Verdict(seat, None, int(seen * 10), 1, "turn", seen, loss, interval, none, none, ())


@pytest.mark.parametrize(
    ("loss", "interval", "grade"),
    [
        (SMALL - 0.1, None, "best"),
        (SMALL, None, "open"),
        (9.0, None, "open"),
        (0.0, (-2.0, 1.0), "best"),
        (COSTLY, (0.0, 6.0), "open"),
        (COSTLY, (-0.1, 6.0), "open"),
        (COSTLY, (0.1, 6.0), "costly"),
        (SMALL, (0.1, 1.0), "small"),
        (SMALL - 0.1, (0.1, 0.7), "best"),
    ],
)
def test_grades_only_where_the_interval_excludes_nothing_lost(
    loss: float, interval: tuple[float, float] | None, grade: str
) -> None:
    assert verdict(loss, loss, interval).grade == grade


def test_each_game_says_what_is_costly_in_it() -> None:
    """A loss of 2 is little where scores run to 60, and much in a race to 15."""
    found = verdict(2.0, 2.0, (1.0, 3.0))
    assert found.grade == "small"
    advice = registry.game("victory").meta.advice
    assert advice is not None
    assert found._replace(costly=advice.costly).grade == "costly"


def test_the_costliest_are_tried_out_first() -> None:
    seen = [verdict(loss, loss, None) for loss in (0.2, 3.0, 1.5, 9.0)]
    assert [each.seen for each in worth_trying(seen)] == [9.0, 3.0, 1.5]


def test_own_decisions_are_tried_out_before_all_others() -> None:
    mine = [verdict(1 + 0.1 * number, 1, None, 1) for number in range(MOST_OWN + 2)]
    others = [verdict(5 + number, 5, None, number % 2 * 2) for number in range(MOST_TRIED)]
    tried = worth_trying([*others, *mine], 1)
    assert [each.seat == 1 for each in tried] == [at < MOST_OWN for at in range(MOST_TRIED)], (
        "own ones first, but not alone"
    )
    assert tried[0].seen == max(each.seen for each in mine)
    assert tried[MOST_OWN].seen == max(each.seen for each in others)
    assert {each.seat for each in worth_trying([*others, *mine])} == {0, 2}


def test_what_has_been_tried_out_stays_so() -> None:
    """A first look at its turn comes later, and doesn't take back what is known by then."""
    match = portsmouth.load(portsmouth.save(game(3)))
    match.note("captains", [None if seat == BLUNDER[1] else "captain" for seat in range(2)])
    known: dict[int, dict[str, Any]] = {}
    seen = 0
    for each in analyse(match)[1]:
        if "verdict" in each:
            known[each["verdict"]["start"]] = each["verdict"]
        for verdict in each.get("chapter", {}).get("verdicts", ()):
            assert verdict == known.get(verdict["start"], verdict)
            seen += verdict["start"] in known
    assert seen > len(known), "in the first look and in the last"


@pytest.mark.parametrize(
    ("captains", "own"),
    [
        ([None, "landsman", "admiral"], 0),
        (["landsman", "friend", None], 2),
        ([None, None, "admiral"], None),
        (["admiral", "admiral", "admiral"], None),
        (None, None),
    ],
)
def test_own_is_the_seat_of_the_only_person(captains: list[str | None] | None, own: int) -> None:
    match = portsmouth.new("portsmouth", seats=3, seed=3)
    if captains:
        match.note("captains", [*captains])
    assert advice_jobs.only_person(match) == own


def test_the_interval_of_a_mean() -> None:
    assert interval_of([2.0] * TRIALS) == (2.0, 2.0)
    low, high = interval_of([0.0, 2.0] * (TRIALS // 2))
    assert low + high == pytest.approx(2.0)
    assert high - low == pytest.approx(2 * 2.201 / (TRIALS - 1) ** 0.5)
    assert interval_of([0.0] * FIRST_TRIALS) == (0.0, 0.0)


def test_another_match_from_a_position_of_the_past() -> None:
    engine, match = Engine(), portsmouth.new("portsmouth", seats=2, seed=3)
    for action in ("end", "move a1", "end"):
        match.play(action)
    frame = ask(engine, op="load", save=write(portsmouth.save(match)))
    table = {"names": ["A", "B"], "id": "new", "captains": [None, "admiral"]}
    old = ask(engine, op="past", n=frame["n"], entry=2)
    branched = ask(engine, op="branch", n=frame["n"], entry=2, table=table)
    assert branched["table"] == table
    assert (branched["entries"], branched["view"]) == (2, old["view"])
    assert branched["options"]
    assert ask(engine, op="branch", n=branched["n"], entry=99, table={})["code"] == "no_past"
    assert ask(engine, op="undo", n=branched["n"])["entries"] == 1
