"""Where the game stops for cards: as the captain has set it among his cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.by_ear import QUICK
from e2e.games.captains_sea.positions import first_muster, lay
from e2e.games.captains_sea.test_hasty_presses import SOON_MS
from e2e.games.captains_sea.test_states_axe import is_asked, kept, questions
from e2e.games.captains_sea.test_whole_game import FLOWING
from e2e.pages.games.captains_sea import Table
from portsmouth.api import standing
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.rules.guns import aims, attacks

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

GIVEN = """async (wanted) => {
    const { get } = await import('./web/js/app/store.js');
    const given = Object.values(get().frame.standing_answers ?? {}).filter((each) => each);
    return given.some((each) => JSON.stringify(each) === JSON.stringify(wanted));
}"""
"""Are these somebody's answers in advance?"""


@cache
def far_away() -> str:
    """Whether a broadside is fired from afar is asked."""

    def found(match: Match[Any], seat: int) -> bool:
        return attacks.parry_modifier(match.state) != 0 and is_asked(match, seat)

    return fought(found, {})


@cache
def little() -> str:
    """Whether a broadside is fired that would damage half a box to a box on average is asked."""

    def found(match: Match[Any], seat: int) -> bool:
        s = match.state
        if attacks.parry_modifier(s) or not is_asked(match, seat):
            return False
        if aims.chasing(s, seat) != NONE:
            return False
        much = [timely.fire(s, seat, timely.LEAST[weak]) for weak in ("half", "one")]
        return much == [True, False]

    return fought(found, {})


@cache
def chasers_ask() -> str:
    """Whether chasers fire is asked, as their captain has set it."""

    def found(match: Match[Any], seat: int) -> bool:
        return aims.chasing(match.state, seat) != NONE

    return fought(found, {"chase": "ask"})


@cache
def near() -> str:
    """Which ship moves first is asked, though it only matters for what is seen before."""

    def found(match: Match[Any], seat: int) -> bool:
        return is_asked(match, seat) and not timely.order(match.state)

    return fought(found, {}, "order")


def fought(
    wanted: Callable[[Match[Any], int], bool],
    answers: Mapping[object, object],
    step: str = "fire",
) -> str:
    """The first wanted question, by default whether to fire, of duels between gunners."""
    for seed in range(60):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s07"}, seed)
        gunner, rng = Gunner(match.game), Rng(seed)
        while match.actors and len(match.journal) < 400:
            seat = match.actors[0]
            if match.state.frames[-1][0] == step and wanted(match, seat):
                standing.set_answers(match, seat, answers)
                return kept(match, seat)
            legal = match.game.legal(match.state, seat)
            match.play(
                match.game.notation.write(gunner.choose(match.state, seat, legal, rng)), seat
            )
    raise AssertionError("nobody is asked so")


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
    usual = table.sheet("Your cards").get_by_role("radio", name="Where one is of use now")
    expect(usual).to_be_checked()
    chasers = table.sheet("Your cards").get_by_role("checkbox", name="Ask me before chasers fire")
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
        page.wait_for_timeout(SOON_MS)  # a press that comes sooner is taken for the one before
        table.main.click()
        table.settled()
    table.ribbon.locator("button[data-option=advance]").click()
    table.commit()
    expect(table.ribbon).to_contain_text("before an impulse")


@pytest.mark.parametrize(
    ("where", "words", "stands"),
    [
        (chasers_ask, "Don’t ask again: fire whenever only chasers bear", {}),
        (far_away, "Don’t ask again: hold fire from range 12 on", {"far": "hold"}),
        (little, "Don’t ask again: hold fire below 1 box", {"weak": "one"}),
        (
            near,
            "Don’t ask again: the enemy goes first, unless the ships may meet",
            {"order": "second"},
        ),
    ],
)
def test_a_question_that_comes_again_can_be_answered_for_good(
    page: Page,
    open_site: Callable[..., Page],
    where: Callable[[], str],
    words: str,
    stands: dict[str, str],
) -> None:
    """Chasers, fire that does little, who goes first; the tick answers it now, too."""
    open_site()
    page.evaluate(FLOWING)
    lay(page, where())
    table = Table(page).ready().settled()
    expect(table.screen).to_have_attribute("data-step", re.compile("fire|order"))
    tick = table.ribbon.get_by_role("checkbox", name=words)
    tick.click()
    page.wait_for_function(GIVEN, arg=stands)
    expect(tick).to_have_count(0)


def test_round_shot_can_be_loaded_without_being_asked(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """11.38: the tick beside the question loads this section, too."""
    open_site()
    page.evaluate(FLOWING)
    page.evaluate(QUICK)
    lay(page, questions()["reload"])
    table = Table(page).ready().settled()
    table.ribbon.get_by_role("checkbox", name="Don’t ask again: always round shot").click()
    page.wait_for_function(GIVEN, arg={"load": "round"})
    expect(table.ribbon.locator("[data-option^='load']")).to_have_count(0)
