"""Support in a melee: dice with − and +, only those that it can make hit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.captains_sea.positions import lay
from e2e.games.captains_sea.test_layout import QUERIES
from e2e.games.captains_sea.test_states_axe import ALONGSIDE, kept
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.rules import boarding

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

ASKED = """import('./web/js/app/store.js').then((m) =>
    [m.get().frame.actors[0], m.get().frame.view.boarding])"""


@cache
def helpful() -> str:
    """A question about support that can make a die hit, among four at least."""
    for seed in range(400):
        match: Match[Any] = portsmouth.new("captains_sea", 2, ALONGSIDE, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 200:
            seat, state = match.actors[0], match.state
            if state.frames[-1][0] == "support" and len(state.boarding.dice[seat]) > 3:
                lacks = [boarding.lacks(die) for die in state.boarding.dice[seat]]
                if any(0 < lack <= state.boarding.support[seat] for lack in lacks):
                    return kept(match, seat)
            match.play(match.game.random_action(state, seat, rng), seat)
    raise AssertionError("no support helps")


@pytest.mark.parametrize("size", [(390, 664), (320, 568), (844, 390), (1440, 900)])
def test_points_are_given_to_dice(open_site: Callable[..., Page], size: tuple[int, int]) -> None:
    """What hits and what can't is only told; − takes a point back; the main button gives all."""
    page = open_site()
    resize(page, *size)
    lay(page, helpful())
    table = Table(page).ready().settled()
    seat, shown = page.evaluate(ASKED)
    left, lacks = shown["support"][seat], shown["lacks"][seat]
    helped = [at + 1 for at, lack in enumerate(lacks) if 0 < lack <= left]
    rows = table.ribbon.locator(".support__die")
    expect(rows).to_have_count(len(helped))
    if 0 in lacks:
        expect(table.ribbon).to_contain_text("Hit already: ")
    more = table.ribbon.locator(f"[data-option='support {helped[0]}']")
    more.click()
    expect(table.main).to_have_text("Give 1 point of support")
    assert [wrong for query in QUERIES for wrong in page.evaluate(query)] == []
    rows.first.get_by_role("button", name="one point less").click()
    expect(table.main).not_to_contain_text("Give")
    more.click()
    table.main.click()
    table.settled()
    expect(table.screen).not_to_have_attribute("data-step", "support")
