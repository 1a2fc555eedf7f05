"""What moves to be seen: the drawn card turns over, a recruit goes aboard, and nobody waits."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.test_journeys import GOLDEN, imported, recorded
from e2e.test_layout import CLIPPED
from portsmouth import registry
from portsmouth.codec import record
from portsmouth.core.match import Match

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

GAME = "4-pile-runs-out"
TURNING = "document.querySelector('.drawn__turn').getAnimations().length"
SET_PACE = """async (pace) => {
    const { setSetting } = await import('./web/js/app/settings.js');
    setSetting('pace', pace);
}"""
RECRUIT = """async () => {
    const { play } = await import('./web/js/match/game.js');
    const { get } = await import('./web/js/app/store.js');
    const can = get().frame.options.find((each) => each.verb === 'recruit' && !each.refusal);
    play([can.action]);
}"""
GOALS = """() => [...document.querySelectorAll('.flight')].map((flight) => {
    const [way] = flight.getAnimations();
    way.pause();
    way.currentTime = way.effect.getComputedTiming().endTime - 1;
    const { x, y, width, height } = flight.getBoundingClientRect();
    const goal = document.querySelector('.area-dock').getBoundingClientRect();
    const within = x > goal.left && x + width < goal.right
        && y > goal.top - 1 && y + height < goal.bottom + 1;
    return [way.effect.getComputedTiming().endTime, within];
})"""


def reached(wanted: Callable[[Match[Any]], bool]) -> int:
    """How many actions of the recorded game come before a position."""
    whole = record.read((GOLDEN / f"{GAME}.game").read_text("utf-8"), registry.game)
    match: Match[Any] = Match(whole.game, whole.seats, whole.settings, whole.seed)
    for actions, entry in enumerate(whole.journal):
        if wanted(match):
            return actions
        match.play(entry.do, entry.seat)
    raise AssertionError("no such position")


SCROLLS = """(where) => [...document.querySelectorAll(where)]
    .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"""
CUT_AT_THE_EDGE = """() => {
  const end = document.querySelector('.ribbon__options').getBoundingClientRect().bottom;
  const boxes = [...document.querySelectorAll(".choice")].map((each) =>
    each.getBoundingClientRect());
  return boxes.some((box) => box.top < end - 4 && box.bottom > end + 4);
}"""
"""A row of answers that is seen in part tells that there are more."""


def can(verb: str) -> Callable[[Match[Any]], bool]:
    """Is an action of this kind possible?"""
    return lambda match: any(
        option.action[0] == verb and not option.refusal for option in match.options()
    )


def laid(open_site: Callable[..., Page], folder: Path, verb: str) -> tuple[Page, Table]:
    """The recorded game where such an action is possible first."""
    return imported(open_site, recorded(GAME, reached(can(verb)), folder))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_the_drawn_card_is_a_card(
    open_site: Callable[..., Page], page: Page, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Its rank is told once, all answers can be seen, or it shows that there are more."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page, table = laid(open_site, tmp_path, "swap")
    card = table.ribbon.locator(".drawn__face")
    expect(card.locator(".cell__ring")).to_have_text("2")
    expect(card.locator(".cell__hand")).to_contain_text("unskilled")
    expect(card.locator(".art--officer")).to_be_visible()
    question = table.ribbon.get_by_role("heading")
    expect(question).to_contain_text("or put him in the other empty cell.")
    expect(question).not_to_contain_text("Midshipman")
    answers = table.ribbon.locator(".choice--place")
    expect(answers).to_have_count(9)
    expect(answers.first).to_have_text(re.compile("E4.*empty", re.DOTALL))
    if size[0] > 1000:
        assert page.evaluate(CLIPPED) == []
        expect(answers.last).to_be_in_viewport(ratio=1)
    else:
        assert page.evaluate(SCROLLS, ".ribbon__told") == []
        assert page.evaluate(CUT_AT_THE_EDGE)


def test_the_drawn_card_turns_over_unless_things_are_to_stand_still(
    open_site: Callable[..., Page], page: Page, tmp_path: Path
) -> None:
    page, table = laid(open_site, tmp_path, "swap")
    expect(table.ribbon.locator(".drawn")).to_be_visible()
    assert page.evaluate(TURNING) == 1
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(TURNING) == 0


def test_a_recruit_goes_aboard(open_site: Callable[..., Page], page: Page, tmp_path: Path) -> None:
    """To the ship in the dock, within half a second; any press ends it."""
    page, _ = laid(open_site, tmp_path, "recruit")
    page.evaluate(SET_PACE, "brisk")
    page.evaluate(RECRUIT)
    page.locator(".flight--part").first.wait_for(state="attached")
    goals = page.evaluate(GOALS)
    assert goals
    assert all(end <= 500 and within for end, within in goals)
    page.keyboard.press("Shift")
    expect(page.locator(".flights")).to_have_count(0)
