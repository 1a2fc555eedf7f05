"""A game of War that is left in the midst of something, and how its end is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.conftest import wait_ready
from e2e.games.by_ear import QUICK
from e2e.games.war import positions
from e2e.games.war.test_whole_game import OPEN, Stranger
from e2e.games.whole_game import kept_outcome, kept_save
from e2e.pages.games.war import Table
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.rules import winning
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, position

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

BOLD = ("attack", "storm", "press")
"""What is rather done where one may, so that there is a fight."""
MARKS = """() => [...document.querySelectorAll('.area-ribbon, .area-dock, .purse, .chip')]
    .map((each) => each.innerText.replace(/\\s+/g, ' '))"""
"""What stands in the question, in the dock, on the chips."""


def alone(page: Page, s: WarState) -> Table:
    """A position of one person against captains, without a wait for what moves."""
    page.evaluate(QUICK)
    return positions.lay(page, positions.kept(s, captains=range(1, s.seats))).settled()


TOLD = re.compile("short|complete")
"""The race of a chip, once the engine has told which way is the nearest."""


def in_the_midst(step: str) -> str:
    """A save of a game in which the first of two, the only person, is asked something."""
    for seed in range(200):
        match: Match[Any] = portsmouth.new("war", 2, {"opening": "dealt"}, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 400:
            if match.actors == (0,) and match.state.frames[-1][0] == step and fits(match, step):
                match.notes = {"names": ["Anson", "Byron"], "flags": [0, 1], "id": "midst"}
                match.notes["captains"] = [None, "swabber"]
                return json.dumps(portsmouth.save(match))
            legal = [match.game.notation.write(each) for each in match.legal(match.actors[0])]
            bold = [each for each in legal if each.split()[0] in BOLD]
            match.play((bold or legal)[rng.below(len(bold or legal))])
    raise AssertionError(f"nobody came to {step}")


def fits(match: Match[Any], step: str) -> bool:
    """Can something be done in the question, after which it is asked again?"""
    if step == "press":
        tried = portsmouth.load(portsmouth.save(match))
        tried.play("press")
        hit = tried.state.cannons < match.state.cannons
        return hit and bool(tried.state.frames) and tried.state.frames[-1][0] == step
    return step != "port" or any(match.state.convoys[0].hold)


def loaded(table: Table) -> None:
    """One cannon is loaded."""
    table.ribbon.get_by_role("button", name=re.compile("^ *Grape")).first.click()
    expect(table.page.locator(".gun--loaded")).to_have_count(1)


def pressed(table: Table) -> None:
    """A round of fire, after which the port still stands."""
    answer = table.ribbon.get_by_role("button", name="Fire another round")
    Stranger(table, touch=False).twice(answer)


def given(table: Table) -> None:
    """One crate is given up."""
    table.ribbon.locator(f".goodrow .stepper__button:last-child{OPEN}").first.click()
    expect(table.ribbon.locator(".goodrow--done")).to_have_count(1)


def sold(table: Table) -> None:
    """Some of the cargo is sold."""
    table.ribbon.locator(f".goodrow .stepper__button:first-child{OPEN}").first.click()
    expect(table.main).to_contain_text("Sold 1")


@pytest.mark.parametrize(
    ("step", "begun"), [("load", loaded), ("press", pressed), ("give", given), ("port", sold)]
)
def test_it_is_resumed_in_the_midst(
    page: Page, open_site: Callable[..., Page], step: str, begun: Callable[[Table], None]
) -> None:
    """W46, W66, W109: after a reload there is the same question with the same marks."""
    open_site()
    page.evaluate(QUICK)
    table = positions.lay(page, in_the_midst(step)).settled()
    expect(table.screen).to_have_attribute("data-step", step)
    expect(page.locator(".chip__race").last).to_have_text(TOLD)
    untouched = page.evaluate(MARKS)
    begun(table)
    table.settled()
    before = page.evaluate(MARKS)
    assert before != untouched
    page.wait_for_timeout(500)  # a save is written a moment after what it holds is drawn
    page.reload()
    wait_ready(page)
    table.ready().settled()
    expect(table.screen).to_have_attribute("data-step", step)
    expect(page.locator(".chip__race").last).to_have_text(TOLD)
    for now, then in zip(page.evaluate(MARKS), before, strict=True):
        assert now == then


def ended(page: Page, s: WarState) -> Table:
    """End the turn in port, and with it the game."""
    table = alone(page, s)
    table.commit()
    expect(page.locator(".final__title")).to_be_visible()
    return table


def test_the_end_names_the_way_and_its_figures(page: Page, open_site: Callable[..., Page]) -> None:
    """W73, W115: who won by which way, when, with what, and what the others lack."""
    open_site()
    winner = convoy("paramaribo", ships=4, gold=64)
    table = ended(page, positions.played(position(winner, convoy("goa"), round=9), "stay"))
    expect(page.get_by_role("heading", name="You have won by trade.")).to_be_visible()
    expect(page.get_by_text("Round 9: 4 ships and 64 gold.")).to_be_visible()
    races = page.locator(".racetable table")
    mine = races.nth(0).get_by_role("row", name=re.compile("^Trade 4 ships, 60 gold"))
    expect(mine).to_contain_text("complete")
    his = races.nth(1).get_by_role("row", name=re.compile("^Trade 4 ships, 60 gold"))
    expect(his).to_contain_text("3 ships and 56 gold short")
    assert kept_outcome(table.page).places == (1, 2)


def test_the_end_by_rounds_counts_worth_line_by_line(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """W117, W118: gold, ships, crates and flags of each, as the engine counts them."""
    open_site()
    convoys = convoy("goa", gold=22), convoy("paramaribo", ships=2, gold=31, cargo={"tea": 5})
    flags = {"kingston": (1, "nation")}
    s = position(*convoys, active=1, round=40, flags=flags, settings={"rounds": 40})
    page.evaluate(QUICK)
    s = positions.played(s, "stay")
    table = positions.lay(page, positions.kept(s, captains=[0])).settled()
    end = table.ribbon.get_by_role("button", name="End the turn")
    if end.is_visible():
        end.click()
    table.commit()
    expect(table.final).to_be_visible()
    expect(page.get_by_text("40 rounds are over, and nobody has won yet")).to_be_visible()
    kept_outcome(page)
    state = portsmouth.load(json.loads(kept_save(page))).state
    names = {
        "gold": "For gold",
        "ships": "For ships after the first",
        "crates": "For crates",
        "flags": "For own flags on the board",
    }
    told = [winning.score_lines(state, seat) for seat in range(2)]
    for at, line in enumerate(told[0]):
        row = page.get_by_role("row", name=re.compile(f"^{names[line.item]}"))
        texts = row.get_by_role("cell").all_inner_texts()
        points = [int(re.findall(r"-?\d+", text)[0]) for text in texts]
        assert points == [lines[at].points for lines in told], line.item
    assert [each.points for each in told[1]] == [31, 30, 5, 10]
