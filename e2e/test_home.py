"""The home screen: which games there are, and what is going on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.shell import Home, LogBook

pytestmark = pytest.mark.kept_page


def test_the_shelf_shows_a_game_and_what_is_going_on(open_site: Callable[..., Page]) -> None:
    page = open_site()
    home = Home(page)
    card = home.games.filter(has=page.get_by_role("heading", name="Portsmouth"))
    expect(card).to_contain_text("2–4 players")
    expect(card.locator("img")).to_have_js_property("complete", value=True)
    expect(card.get_by_role("link", name="Continue")).to_have_count(0)
    home.start(starts=0, captains={1: "Human", 2: "Landsman"})
    page.evaluate("location.hash = '#/'")
    going = card.get_by_role("link", name="Continue: Anson and Byron · Round 1 of 8 (Portsmouth)")
    going.click()
    expect(page).to_have_title("Your turn · Portsmouth")
    page.evaluate("location.hash = '#/logbook'")
    row = LogBook(page).entries.first
    expect(row).to_contain_text("Round 1 of 8 · vs Landsman")
    expect(row).to_contain_text("Portsmouth · ")


def test_a_title_leads_to_the_set_up_of_its_game(open_site: Callable[..., Page]) -> None:
    page = open_site()
    Home(page).games.get_by_role("link", name="Portsmouth", exact=True).click()
    expect(page).to_have_url(page.url.split("#")[0] + "#/new/portsmouth")
    expect(page.get_by_role("group", name="Who starts")).to_be_visible()
