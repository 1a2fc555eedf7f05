"""Where the game stops for cards: as the captain has set it among his cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.by_ear import QUICK
from e2e.games.captains_sea.positions import first_muster, lay
from e2e.games.captains_sea.test_states_axe import kept, questions
from e2e.games.captains_sea.test_whole_game import FLOWING
from e2e.pages.games.captains_sea import Table
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.rules.guns import aims, attacks

pytestmark = pytest.mark.kept_page

GIVEN = """async (answer) => {
    const { get } = await import('./web/js/app/store.js');
    const given = Object.values(get().frame.standing_answers ?? {}).flatMap(Object.values);
    return given.includes(answer);
}"""
"""Stands this answer?"""


@cache
def far_away() -> str:
    """Whether a broadside is fired from afar is asked."""
    for seed in range(60):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s07"}, seed)
        gunner, rng = Gunner(match.game), Rng(seed)
        while match.actors and len(match.journal) < 400:
            seat = match.actors[0]
            far = attacks.parry_modifier(match.state) and aims.can_fire(match.state, seat)
            if match.state.frames[-1][0] == "fire" and far and aims.live(match.state, seat):
                return kept(match, seat)
            legal = match.game.legal(match.state, seat)
            match.play(
                match.game.notation.write(gunner.choose(match.state, seat, legal, rng)), seat
            )
    raise AssertionError("nobody fires from afar")


def stops(table: Table, words: str) -> None:
    """Choose it in the sheet of one's cards."""
    table.menu("Your cards")
    sheet = table.sheet("Your cards")
    chosen = sheet.get_by_role("radio", name=words)
    chosen.check()
    table.settled()
    expect(chosen).to_be_checked()
    table.close()


def test_impulses_flow_where_nothing_is_to_be_decided(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """Only fights: the turn runs on to the first manoeuvre. At every moment: it stops at once."""
    open_site()
    page.evaluate(QUICK)
    lay(page, first_muster())
    table = Table(page).ready().settled()
    table.menu("Your cards")
    usual = table.sheet("Your cards").get_by_role("radio", name="When one can be played")
    expect(usual).to_be_checked()
    chasers = table.sheet("Your cards").get_by_role("checkbox", name="Always fire chasers")
    chasers.check()
    table.close()
    table.menu("Your cards")
    expect(chasers).to_be_checked()
    table.close()
    stops(table, "Only when guns fire or men board")
    table.man("broadside")
    expect(table.screen).to_have_attribute("data-step", "select")

    lay(page, first_muster())
    table.ready().settled()
    stops(table, "At every moment ticked below")
    table.man("broadside")
    expect(table.screen).to_have_attribute("data-step", "window")
    for moment in ("before the initiative roll", "before the hull bonus roll"):
        expect(table.ribbon).to_contain_text(moment)
        expect(table.main).to_contain_text("Go on without a card")
        table.main.click()
        table.settled()
    table.ribbon.locator("button[data-option=advance]").click()
    table.commit()
    expect(table.ribbon).to_contain_text("before an impulse")


@pytest.mark.parametrize("answer", ["always", "hold"])
def test_a_question_that_comes_again_can_be_answered_for_good(
    page: Page, open_site: Callable[..., Page], answer: str
) -> None:
    """Whether chasers fire, and whether fire is held from afar; the tick answers it now, too."""
    open_site()
    page.evaluate(FLOWING)
    what = {"always": "fire chasers", "hold": "hold fire from 12 MP on"}[answer]
    name = f"From now on, this time too: {what}"
    lay(page, questions()["fire"] if answer == "always" else far_away())
    table = Table(page).ready().settled()
    expect(table.screen).to_have_attribute("data-step", "fire")
    table.ribbon.get_by_role("checkbox", name=name).click()
    page.wait_for_function(GIVEN, arg=answer)
    expect(table.ribbon.get_by_role("checkbox", name=name)).to_have_count(0)
