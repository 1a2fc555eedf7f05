"""The home screen: which games there are, and what is going on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home, LogBook
from e2e.pages.table import heard

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


def test_a_newcomer_has_two_equal_ways_in_sight(open_site: Callable[..., Page]) -> None:
    """On a phone all of it is above the fold; a game against one captain begins by one tap."""
    page = open_site()
    page.set_viewport_size({"width": 390, "height": 664})
    home = Home(page)
    expect(page.get_by_text("alone against the computer")).to_be_visible()
    ways = home.ways.locator(".button").all()
    boxes = [way.bounding_box() for way in ways]
    sizes = [(round(box["width"]), round(box["height"])) for box in boxes if box]
    assert sizes[0] == sizes[1] > sizes[2]
    assert all(box and box["y"] + box["height"] <= 664 for box in boxes)
    home.quick.click()
    table = Table(page).ready()
    assert [heard(chip).split(",")[0] for chip in table.players.get_by_role("button").all()] == [
        "You",
        "Byron",
    ]
    expect(page).to_have_title("Your turn · Portsmouth")
    told = page.get_by_role("alert").filter(has_text="First game?")
    expect(told.get_by_role("button", name="Show me")).to_be_visible()
    told.get_by_role("button", name="Close").click()
    page.reload()
    table.ready()
    expect(told).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(home.ways.get_by_role("link").first).to_contain_text("You and Byron")


def test_the_name_that_one_gave_is_remembered(open_site: Callable[..., Page]) -> None:
    page = open_site("#/settings")
    page.get_by_role("textbox", name="Your name").fill("Nelson")
    page.get_by_role("textbox", name="Your name").blur()
    page.evaluate("location.hash = '#/'")
    Home(page).quick.click()
    table = Table(page).ready()
    expect(table.chip("Nelson")).to_contain_text("you")
    expect(page).to_have_title("Your turn · Portsmouth")
