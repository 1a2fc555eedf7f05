"""What is looked at before War goes on: how a fight ended, and the sea card that was drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.war import positions
from tests.games.war.build import position

pytestmark = pytest.mark.kept_page

SIZES = [(1440, 900), (390, 664)]
UNSEEN = """() => {
    const panel = document.querySelector('.area-moment');
    const chart = document.querySelector('.momentboard .worldchart').getBoundingClientRect();
    return [panel.scrollHeight - panel.clientHeight > 1, chart.height < 90];
}"""
"""Is a part of the panel below its fold, is the chart gone?"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_round_at_a_port(open_site: Callable[..., Page], width: int, height: int) -> None:
    """The result first, each side's dice, the chart over it; Continue leads back."""
    page = open_site()
    page.set_viewport_size({"width": width, "height": height})
    table = positions.lay(page, positions.kept(positions.QUESTIONS["press"](), range(1, 6)))
    page.locator("[data-option=press]").click()
    table.main.click()
    moment = page.locator(".area-moment")
    expect(moment.get_by_role("heading")).to_contain_text("Cartagena")
    expect(moment.locator(".dicerow")).to_have_count(2)
    expect(moment.locator(".dicerow").first).to_contain_text("Your shots")
    expect(moment.locator(".dicerow").first.locator(".hitdie")).to_have_count(6)
    assert page.evaluate(UNSEEN) == [False, False]
    table.main.click()
    expect(moment).to_have_count(0)


def test_a_card_is_shown_as_it_is_drawn(open_site: Callable[..., Page]) -> None:
    """The roll stands in the strip; then the card with what it does, and it can be read later."""
    page = open_site()
    s = position(*positions.six(positions.own("f11", hand=[])), deck=["marines"])
    table = positions.lay(page, positions.kept(s, range(1, 6)))
    table.main.click()
    expect(page.locator(".strip__roll")).to_contain_text("You rolled")
    page.locator(".sea [data-target=e12]").dispatch_event("click")
    table.main.click()
    moment = page.locator(".area-moment")
    expect(moment.get_by_role("heading")).to_have_text("Marines")
    expect(moment).to_contain_text("two dice in each of your boarding rolls")
    table.main.click()
    expect(moment).to_have_count(0)
