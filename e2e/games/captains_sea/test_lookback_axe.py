"""axe-core finds nothing wrong where one looks back at fights of Captain's Sea."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.axe import Axe, one_page, sizes
from e2e.games.captains_sea.positions import lay, over
from e2e.server import Site
from e2e.test_axe import go

pytestmark = pytest.mark.sampled(4)

THEMES = ("paper", "night", "contrast")


@pytest.fixture(scope="module", params=sizes("captains sea lookback axe"))
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all states of a size."""
    with one_page(browser, site, request.param, THEMES) as found:
        yield found


def test_looking_back(axe: Axe) -> None:
    """The end with the log open, what might have been, and the campaign."""
    page = axe.page
    lay(page, over())
    page.locator(".shiplog summary").click()
    axe.check("the end", everywhere=True)
    page.locator("[data-do=what-if]").click()
    choice = page.locator("[data-do=whatif-decision]")
    choice.select_option(choice.locator("option").last.get_attribute("value"))
    page.locator("[data-do=whatif]").first.click()
    expect(page.locator(".whatif__table tbody tr")).to_have_count(2)
    expect(page.locator(".whatif progress")).to_have_count(0, timeout=60_000)
    axe.check("what if", everywhere=True)
    page.keyboard.press("Escape")
    go(page, "#/new/captains_sea")
    page.locator(".campaign summary").click()
    axe.check("campaign", everywhere=True)
    axe.clean()
