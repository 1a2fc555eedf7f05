"""The odds notebook: the position's figures at first, those that one chooses, and their rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.war.positions import kept, lay, met, played
from e2e.test_layout import resize

pytestmark = pytest.mark.kept_page

SIZES = ((390, 664), (1440, 900))
SMALL = """() => [...document.querySelectorAll('.notebook :is(button, select, label)')]
  .filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)"""
WIDER = """() => [document.documentElement, document.querySelector('.sheet__body')]
  .some((each) => each.scrollWidth > each.clientWidth)"""


def test_the_odds_of_chosen_strengths(open_site: Callable[..., Page]) -> None:
    """W57, W69: other crews have other odds; a rule's number leads to it and back to the sheet."""
    page = open_site()
    lay(page, kept(met(), captains=[1, 2, 3, 4, 5]))
    page.locator("[data-do=menu]").click()
    page.locator("[data-menu=notebook]").click()
    sheet = page.locator(".sheet--notebook")
    own = sheet.get_by_role("group", name="Crew").first
    expect(own).to_contain_text("5")
    won = sheet.locator("[data-part=boarding] li b").first
    before = won.inner_text()
    sheet.locator("[data-option='less own_crew']").click()
    expect(own).to_contain_text("4")
    expect(won).not_to_have_text(before)
    fort = sheet.locator("[data-part=fort] li b").first
    unknown = fort.inner_text()
    sheet.locator("select[name=strength]").select_option(index=1)
    expect(fort).not_to_have_text(unknown)
    sheet.locator("[data-do=notebook-now]").click()
    expect(won).to_have_text(before)
    expect(fort).to_have_text(unknown)
    expect(sheet.locator("[data-part=battle] tbody tr")).to_have_count(6)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(SMALL) == []
        assert not page.evaluate(WIDER), (width, height)
    sheet.locator(".rulelink", has_text="W57").click()
    expect(page.locator(".rulesheet .sheet__title")).to_contain_text("W57")


def test_how_to_play_leads_to_it(open_site: Callable[..., Page]) -> None:
    """From the page "How to play" of a game that lies on the table."""
    page = open_site()
    lay(page, kept(played(met(), "pass"), captains=[1, 2, 3, 4, 5]))
    page.evaluate("location.hash = '#/rules/war/play'")
    page.locator("[data-do=notebook]").click()
    expect(page.locator(".sheet--notebook .notebook__figures")).to_be_visible()
