"""After the end of a game of War: the race by rounds and the captain's ledger."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.midgame import LOAD
from e2e.test_layout import resize
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.views.chronicle import chronicle
from portsmouth.replay.chronicle import played_actions

pytestmark = pytest.mark.kept_page

NAMES = ("Anson", "Byron", "Cooke")
SIZES = ((390, 664), (1440, 900))
WIDER = "document.documentElement.scrollWidth > innerWidth"


@cache
def finished() -> tuple[str, Any]:
    """The save of a game of three that is over, and its chronicle."""
    match: Match[Any] = portsmouth.new("war", 3, seed=7, options={"rounds": 40})
    rng = Rng(7)
    while match.actors:
        action = match.game.random_action(match.state, match.actors[0], rng)
        match.play(match.game.notation.write(action))
    captains: list[Any] = [None, "swabber", "swabber"]
    match.notes = {"names": [*NAMES], "flags": [0, 1, 2], "id": "lookback", "captains": captains}
    return json.dumps(portsmouth.save(match)), chronicle(played_actions(match, 0))


def test_the_race_and_the_ledger(open_site: Callable[..., Page]) -> None:
    """Four graphs with a row for each round; each player's legs, and a circle for each port."""
    page = open_site()
    page.evaluate(LOAD, [finished()[0], "#/table"])
    told = finished()[1]
    graphs = page.locator(".racegraph")
    expect(graphs).to_have_count(4)
    for at in range(4):
        expect(graphs.nth(at).locator("polyline")).to_have_count(len(NAMES))
        expect(graphs.nth(at).locator("tbody tr")).to_have_count(len(told["race"]))
    whose = page.locator(".ledger__whose button")
    for seat, legs in enumerate(told["legs"]):
        whose.nth(seat).click()
        expect(page.locator(".ledger tbody tr")).to_have_count(len(legs))
        paid = {leg["port"] for leg in legs if leg["earned"] and leg["port"]}
        expect(page.locator(".ledger__spot")).to_have_count(len(paid))
        expect(page.locator(".ledger__heat")).to_have_count(len(told["sailed"][seat]))
    for width, height in SIZES:
        resize(page, width, height)
        assert not page.evaluate(WIDER), (width, height)


def test_another_choice_is_tried(open_site: Callable[..., Page]) -> None:
    """A roll and another answer in its place are played on, and both told side by side."""
    page = open_site()
    page.evaluate(LOAD, [finished()[0], "#/table"])
    page.locator("[data-do=what-if]").click()
    sheet = page.locator(".sheet--whatif")
    choice = sheet.locator("[data-do=whatif-decision]")
    told = choice.locator("option").all_inner_texts()
    assert "Roll for movement" in told
    assert not [each for each in told if "label-" in each or "port-" in each]
    last = choice.locator("option", has_text="Roll for movement").last
    choice.select_option(last.get_attribute("value"))
    expect(sheet.locator(".ledger__ring")).to_have_count(1)
    sheet.locator("[data-do=whatif]", has_text="Stay").click()
    rows = sheet.locator(".whatif__table tbody tr")
    expect(rows).to_have_count(2, timeout=60_000)
    expect(rows.first).to_contain_text("Roll for movement")
    expect(sheet.locator("progress")).to_have_count(0, timeout=120_000)
    expect(sheet.locator(".whatif [role=status]")).to_contain_text("50 games with each choice")
    for width, height in SIZES:
        resize(page, width, height)
        assert not page.evaluate(WIDER), (width, height)


def on_its_way() -> tuple[str, Any]:
    """The save of a game of three in its sixth round, and its race."""
    match: Match[Any] = portsmouth.new("war", 3, seed=7)
    rng = Rng(7)
    while match.state.round < 6 or match.actors != (0,):
        action = match.game.random_action(match.state, match.actors[0], rng)
        match.play(match.game.notation.write(action))
    captains: list[Any] = [None, "swabber", "swabber"]
    match.notes = {"names": [*NAMES], "flags": [0, 1, 2], "id": "running", "captains": captains}
    return json.dumps(portsmouth.save(match)), chronicle(played_actions(match, 0))["race"]


def test_the_race_so_far(open_site: Callable[..., Page]) -> None:
    """Behind the race clocks of a game that is on its way; the last row is the present."""
    save, race = on_its_way()
    page = open_site()
    page.evaluate(LOAD, [save, "#/table"])
    page.locator("[data-do=menu]").click()
    page.locator("[data-menu=compare]").click()
    page.locator(".racesofar > summary").click()
    graphs = page.locator(".racesofar .racegraph")
    expect(graphs).to_have_count(4)
    rows = graphs.first.locator("tbody tr")
    expect(rows).to_have_count(len(race))
    graphs.first.locator("summary").click()
    expect(rows.last.locator("th")).to_have_text("Now")
    for width, height in SIZES:
        resize(page, width, height)
        assert not page.evaluate(WIDER), (width, height)


def test_the_analysis_has_the_race_and_draws_moves(open_site: Callable[..., Page]) -> None:
    """Both lines of a decision lie on the chart; the race by rounds stands under the analysis."""
    page = open_site()
    page.evaluate(LOAD, [finished()[0], "#/table"])
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".analysis .racegraph")).to_have_count(4, timeout=60_000)
    shown = page.locator(".analysis").get_by_role("button", name=re.compile("^Show on the board"))
    moves = page.locator(".moves__way--better")
    shown.first.wait_for(timeout=90_000)
    shown.first.click()
    page.locator(".mistake").wait_for()
    title = page.locator(".past__title")
    while not moves.count() and page.locator("[data-do=mistake-after]").is_enabled():
        before = title.inner_text()
        page.locator("[data-do=mistake-after]").click()
        expect(title).not_to_have_text(before)
    expect(moves).not_to_have_count(0)
    expect(title).to_contain_text(re.compile(r"^\s*Round \d+, You: "))
