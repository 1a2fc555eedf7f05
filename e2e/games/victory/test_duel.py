"""The duel of the day: begun from the home screen, counted once, its days in a row kept here."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from e2e import hostile_places as places
from e2e.conftest import Watch, wait_ready
from e2e.games.victory.test_whole_game import Stranger
from e2e.pages.games.victory import Table
from e2e.server import Site

pytestmark = pytest.mark.sampled(4)

DAY = datetime.datetime(2026, 11, 24, 12)
LONGEST = 400


def test_a_duel_counts_once_and_days_add_up(open_site: Callable[..., Page], page: Page) -> None:
    def on(days: int) -> None:
        """Go to the home screen of another day."""
        page.clock.set_fixed_time(DAY + datetime.timedelta(days))
        page.goto("about:blank")
        open_site()

    row = page.get_by_role("region", name="Today in Victory on the High Sea")
    on(0)
    expect(row).to_contain_text("A prepared combat against the Admiral")
    expect(row).not_to_contain_text("in a row")
    row.get_by_role("button", name="Duel of the day").click()
    table = Table(page).ready()
    expect(page.locator(".title__round")).to_have_text("Get away: broadside 1/12")
    brief = table.announced
    expect(brief.get_by_role("heading")).to_have_text("Get away")
    expect(brief).to_contain_text("Duel of the day, 24 Nov 2026")
    expect(brief).to_contain_text("an Admiral, the strongest computer player")
    expect(brief).to_contain_text("You win if the Aurora is still yours at the end")
    player = Stranger(table, touch=False)
    player.move()
    expect(brief).to_have_count(0)
    player.move()
    page.go_back()
    expect(row.get_by_role("link")).to_contain_text("Get away: broadside")
    page.reload()
    row.get_by_role("link", name="Duel of the day").click()
    Table(page).ready()
    for _ in range(LONGEST):
        if table.final.is_visible():
            break
        player.move()

    title = page.get_by_role("heading", level=1, name=re.compile("^Duel (won|lost): "))
    result = (title.text_content() or "").split(":")[0].removeprefix("Duel ")
    expect(page.locator(".final")).to_contain_text(
        f"Get away: {'★ won' if result == 'won' else 'lost'}"
    )
    expect(page.locator(".final")).not_to_contain_text("in a row")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Share result")).to_have_count(0)
    expect(page.locator(".podium")).to_have_count(0)
    story = page.get_by_role("region", name="The combat, broadside by broadside")
    expect(story.get_by_role("heading", name="broadside 1")).to_be_visible()
    expect(story).to_contain_text(re.compile(r"you win this many: Ball \d+"))
    expect(story).to_contain_text("Most promising: ")

    told = result.capitalize()
    on(0)
    expect(row).to_contain_text(told)
    row.get_by_role("link", name="Duel of the day").click()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".title__round")).to_have_text("Get away: broadside 1/12")
    on(0)
    expect(row).to_contain_text(told)
    on(1)
    expect(row.get_by_role("button")).to_contain_text("1 day in a row")
    expect(row).not_to_contain_text(result.capitalize())
    on(2)
    expect(row).not_to_contain_text("in a row")
    on(0)
    expect(row).to_contain_text(told)

    open_site("#/statistics/victory")
    expect(page.locator("[data-days]")).to_have_text(
        f"Played: 1. Won: {int(result == 'won')}. Days in a row: 1."
    )
    expect(page.locator(".statistics__empty")).to_be_visible()


def begun(page: Page) -> Table:
    """The duel of the day on the table, past its brief."""
    row = page.get_by_role("region", name="Today in Victory on the High Sea")
    row.get_by_role("button", name="Duel of the day").click()
    return Table(page).ready().meet()


def test_two_tabs_show_one_duel(context: BrowserContext, site: Site) -> None:
    """What is begun in one tab is gone on with in the other, and counts once for the day."""
    watch = Watch()
    first, second = (context.new_page() for _ in range(2))
    for page in (first, second):
        watch.attach(page)
        page.clock.set_fixed_time(DAY)
        page.goto(site.root)
        wait_ready(page)
    table = begun(first)
    table.seal("ball")
    row = second.get_by_role("region", name="Today in Victory on the High Sea")
    expect(row.get_by_role("link")).to_contain_text("Get away: broadside")
    row.get_by_role("link", name="Duel of the day").click()
    there = Table(second).ready()
    expect(there.screen).to_be_visible()
    assert not there.announced.is_visible()
    first.goto(f"{site.root}?again#/")
    wait_ready(first)
    again = first.get_by_role("region", name="Today in Victory on the High Sea")
    expect(again.get_by_role("link")).to_contain_text("Get away: broadside")
    assert watch.errors == []


def test_a_duel_where_nothing_can_be_saved(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path, site: Site
) -> None:
    """By the browser's own setting: the duel is played in memory, and the player is told."""

    def plays(page: Page, _root: str) -> None:
        table = begun(page)
        table.seal("ball")
        expect(table.screen).to_have_attribute("data-step", re.compile("count|place|answer|arm"))

    blocked = places.BLOCKED
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, blocked) as context:
        places.plays_with_all_site_data_blocked(context, site.root, plays)
