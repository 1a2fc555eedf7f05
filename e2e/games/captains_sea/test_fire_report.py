"""A report of fire says why dice hit and parry, what they look like; nothing is told too early."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.captains_sea.positions import firing, lay
from e2e.games.captains_sea.test_states_axe import kept, questions
from e2e.pages.games.captains_sea import Table
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

TOO_EARLY = """() => ['.told--late', '.area-recap', '.volley__harm']
    .filter((each) => [...document.querySelectorAll(each)].some((one) => one.checkVisibility()
        && Number(getComputedStyle(one).opacity) > 0.05))"""
"""What the fire changed, where it can be seen."""
SHOWN_HIT = """() => [...document.querySelectorAll('.box--fresh')]
    .map((box) => getComputedStyle(box).backgroundImage !== 'none')"""
"""Of each box that was just hit: does it look so?"""


@cache
def before_defense() -> str:
    """A moment for cards when dice have hit and none has parried."""
    for seed in range(60):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"scenario": "alongside"}, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 400:
            seat, (name, *at) = match.actors[0], match.state.frames[-1]
            if name == "window" and "defense" in at and attack_of(match.state, 0).hits:
                legal = match.game.legal(match.state, seat)
                if any(action[0] == "play" for action in legal):
                    return kept(match, seat)
            match.play(match.game.random_action(match.state, seat, rng), seat)
    raise AssertionError("nobody is asked before defense dice")


def test_a_report_says_why_and_what_its_dice_mean(open_site: Callable[..., Page]) -> None:
    """From which face on dice hit and parry, by what; a legend for each look that there is."""
    page = open_site()
    lay(page, firing())
    Table(page).ready()
    report = page.locator(".volley--now")
    expect(report).to_contain_text(re.compile(r"4 or more hits \(Handy crew \+1\)"))
    expect(report).to_contain_text(re.compile(r"\d defense dice \(\d for the distance"))
    expect(report).to_contain_text(re.compile(r"4 or more parries"))
    legend = report.locator(".volley__legend > span").all_inner_texts()
    assert {each.strip() for each in legend} == {
        "hits",
        "hit, but parried",
        "parries",
        "rolled again",
    }


def test_nothing_is_told_before_the_dice_lie_still(open_site: Callable[..., Page]) -> None:
    """Neither points nor boxes, losses or log; then all of it. The rest stays."""
    page = open_site()
    page.emulate_media(reduced_motion="no-preference")
    lay(page, firing())
    page.locator(".volley--now").wait_for()
    assert page.evaluate(TOO_EARLY) == []
    assert page.evaluate(SHOWN_HIT) == [False]
    expect(page.locator(".chip__points:not(.told--late)")).to_have_count(1)
    page.wait_for_timeout(2000)
    assert page.evaluate(TOO_EARLY) != []
    assert page.evaluate(SHOWN_HIT) == [True]


def test_before_the_defense_no_hit_is_left(open_site: Callable[..., Page]) -> None:
    """How many dice roll for the defense, and what parries."""
    page = open_site()
    lay(page, before_defense())
    table = Table(page).ready().settled()
    expect(table.ribbon).to_contain_text("before the defense dice")
    expect(table.ribbon).to_contain_text(
        re.compile(r"\d hits?\. \d+ defense (die|dice) comes? next: (each )?[45] or more parries")
    )
    expect(table.ribbon).not_to_contain_text("left")


def test_who_aims_sees_which_faces_hit(open_site: Callable[..., Page]) -> None:
    """Beside what each section has loaded."""
    page = open_site()
    lay(page, questions()["aim"])
    table = Table(page).ready().settled()
    expect(table.ribbon).to_contain_text(
        re.compile(r"Aft Round, 1 die\.\s+A die of [45] or more hits")
    )
