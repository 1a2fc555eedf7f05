"""The sheet of the analysis adds up, tells a kind of decision once, and has one figure of luck."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.bots.study import rounds
from tests import in_node
from tests.games.captains_sea.on_page import NAMES, asked, laid, recorded
from tests.sample import every

SCRIPT = Path(__file__).with_name("sheets_in_node.mjs")
LONG = ("broke-off-s04",)
"""A minute and a half of analysis: at every fourth commit."""
DUELS = (
    *("struck-s03-nailed-flag", "captured-s06-alongside", "captured-s12"),
    *every(4, "long duels analysed", LONG),
)
TRIALS = 8
TAG = re.compile(r"<[^>]*>")


@cache
def shown(duel: str) -> dict[str, str]:
    """The markup of the sheets of a recorded duel."""
    match, engine = recorded(duel), Engine()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds.RoundAnalyzer, "trials", TRIALS)
        save = json.dumps(portsmouth.save(match))
        found = asked(engine, {"op": "think", "save": save, "kind": "analysis"})
        while not found["done"]:
            found = asked(engine, {"op": "more", "job": found["job"], "ms": 5_000})
    question = laid(match) | {"analysis": found["result"], "sheets": ["analysis", "luck"]}
    sheets: dict[str, str] = in_node.answer(SCRIPT, question)
    return sheets | {"chapters": json.dumps(found["result"]["chapters"])}


def words(markup: str) -> str:
    """What is read of it."""
    return " ".join(TAG.sub(" ", markup).split())


def rows(markup: str) -> list[str]:
    """The entries of the lists of decisions, as markup."""
    return re.findall(
        r'<li class="verdict verdict--(?!swing).*?(?=<li class="verdict|</ol>)', markup, re.S
    )


def counted(row: str) -> list[str]:
    """The points that a row tells: of all decisions of a kind, or of each of an affair."""
    return re.findall(r"about −([\d.]+) points? in all", row) or re.findall(r"About −([\d.]+)", row)


def sums(duel: str) -> dict[str, tuple[float, float]]:
    """Luck and points given away by player, as the last table has them."""
    table = shown(duel)["analysis"].partition("analysis__sums")[2]
    found = re.findall(r"(Anson|Byron) ([+−]?[\d.]+) ([\d.]+)", words(table))
    return {who: (figure(luck), figure(given)) for who, luck, given in found}


def figure(text: str) -> float:
    """A number as it is written on the page."""
    return float(text.replace("−", "-"))


@pytest.mark.parametrize("duel", DUELS)
def test_the_mistakes_add_up_to_what_was_given_away(duel: str) -> None:
    """Each figure under a mistake is counted; what is only a first estimate is told apart."""
    told, _, perhaps = shown(duel)["analysis"].partition("Perhaps mistakes")
    losses = [figure(points) for row in rows(told) for points in counted(row)]
    given = sum(points for _, points in sums(duel).values())
    assert sum(losses) == pytest.approx(given)
    assert "first estimate" not in words(told)
    for row in rows(perhaps):
        assert "first estimate" in words(row)
        assert "About −" not in row


def test_some_mistake_is_sure() -> None:
    """Else nothing would be added up."""
    assert any(points for duel in DUELS for _, points in sums(duel).values())


@pytest.mark.parametrize("duel", DUELS)
def test_a_kind_of_decision_is_told_once(duel: str) -> None:
    """The same choice in the place of the same stands in one row, with how often and when."""
    seen: dict[str, int] = defaultdict(int)
    for row in rows(shown(duel)["analysis"]):
        who = re.search("(?:Turn \\d+|Setting up), (Anson|Byron): ", words(row))
        lines = re.findall(r"verdict__line--(?:played|better).*?</span>\s*</span>", row, re.S)
        assert who
        seen[f"{who.group(1)} {' '.join(map(words, lines))}"] += bool(lines)
    assert seen
    assert max(seen.values()) <= 1, {row: count for row, count in seen.items() if count > 1}


@pytest.mark.parametrize("duel", DUELS)
def test_luck_is_one_figure(duel: str) -> None:
    """The analysis and the screen of the end say the same."""
    table = words(shown(duel)["luck"])
    there = {
        who: figure(luck)
        for who, luck in re.findall(
            r"(Anson|Byron) .*? ([+−]?[\d.]+)(?= Byron| Gun hits are)", table
        )
    }
    assert there == {who: luck for who, (luck, _) in sums(duel).items()}


def test_a_swing_is_called_luck_only_where_dice_brought_it() -> None:
    """The luck of the guns accounts for half of it, or there were a melee, a fire, or a check."""
    for duel in DUELS:
        log = recorded(duel).events(0, None)
        for chapter in json.loads(shown(duel)["chapters"]):
            start = rf'verdict--swing" data-start={chapter["start"]}>(.*?)</li>'
            for row in re.findall(start, shown(duel)["analysis"], re.S):
                before, after = map(figure, re.findall(r"([+−]?\d+\.\d)", words(row))[:2])
                seat = 1 if "Byron’s lead" in words(row) else 0
                events = [e for each in log[chapter["start"] : chapter["end"]] for e in each]
                dice = {"melee_hits", "captured", "struck", "caught_fire"} & {
                    e.kind for e in events
                }
                brought = chapter["luck"][seat] * (1 if after > before else -1)
                lucky = brought >= abs(after - before) / 2 or dice
                assert lucky or "luck" not in words(row), words(row)


def test_a_swing_that_a_turning_point_explains_is_not_told_again() -> None:
    """A lead that moved by a mistake on top of the list has no row of its own beside it."""
    explained = 0
    for duel in DUELS:
        sheet = shown(duel)["analysis"]
        chapters = json.loads(shown(duel)["chapters"])
        top = sheet.partition("verdicts--top")[2].partition("</ol>")[0]
        told = {int(start) for start in re.findall(r'verdict--\w+" data-start=(\d+)', top)}
        outcome = recorded(duel).game.outcome(recorded(duel).state)
        assert outcome is not None
        leads = [*(chapter["before"][0] for chapter in chapters[1:])]
        leads.append(outcome.totals[0] - outcome.totals[1])
        for chapter, after in zip(chapters, leads, strict=True):
            lost = [each["loss"] for each in chapter["verdicts"] if each["start"] in told]
            moved = abs(after - chapter["before"][0])
            if lost and moved >= 5 and sum(lost) >= moved / 2:
                explained += 1
                assert f'verdict--swing" data-start={chapter["start"]}>' not in sheet
    assert explained


def test_the_graph_ends_at_the_result() -> None:
    """Who won stands at its last point, even where points say that the other is ahead."""
    for duel in (*DUELS, "resigned-s10-alongside"):
        match, sheet = recorded(duel), shown(duel)["analysis"]
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        winners = [who for who, place in zip(NAMES, outcome.places, strict=True) if place == 1]
        told = "Draw" if len(winners) > 1 else f"{winners[0]} won"
        assert told in words(sheet.partition("swing__result")[2].partition("</g>")[0])
        assert f"At the end {told}" in words(sheet)
        ahead = NAMES[outcome.totals.index(max(outcome.totals))]
        assert ("swing__fall" in sheet) == (len(winners) == 1 and ahead != winners[0])


def test_a_strike_is_called_a_strike() -> None:
    """18.02: not by the question at which it was ordered, and once."""
    sheet = words(shown("resigned-s10-alongside")["analysis"])
    named = re.findall(r"Turn \d+: \w+ struck by order(?= Costly)", sheet)
    assert len(named) == 1
    assert "here the fight could still go on" in sheet


def test_a_crew_is_told_in_full() -> None:
    """Every task in which the better one differs, however many there are."""
    for duel in DUELS:
        for chapter in json.loads(shown(duel)["chapters"]):
            for verdict in chapter["verdicts"]:
                if verdict["step"] != "muster" or verdict["grade"] == "best":
                    continue
                done = {step["action"] for step in verdict["done"]}
                apart = [
                    step["action"]
                    for step in verdict["best"]["steps"]
                    if step["action"] not in done
                ]
                row = shown(duel)["analysis"].partition(f"data-start={verdict['start']}>")[2]
                if row and len(apart) > 3:
                    told = row.partition("verdict__line--better")[2].partition("<p>")[0]
                    assert told.count("verdict__step") == len(apart)


def test_striking_is_a_decision_like_others() -> None:
    """18.02: who gave the duel away is told what that cost, and that the fight could go on."""
    given_up = [
        verdict
        for chapter in json.loads(shown("resigned-s10-alongside")["chapters"])
        for verdict in chapter["verdicts"]
        if verdict["done"][0]["verb"] == "strike" and verdict["deals"] and verdict["loss"] > 5
    ]
    assert len(given_up) == 1
    assert given_up[0]["why"]["id"] == "why-fight-on"
