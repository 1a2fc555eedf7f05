"""Captain's Sea on one device and between two: no network, two tabs, a sealed crew by link."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

import portsmouth
from e2e.conftest import wait_ready
from e2e.games.captains_sea.positions import first_muster, lay
from e2e.games.offline import page_without_host
from e2e.pages.games.captains_sea import Table
from e2e.pages.links import LinkScreen, PassSheet
from e2e.server import Site
from portsmouth.api import sharing

SLOW_MS = 60_000
MANNED = ".vessel--0 .box--manned"
ID = "0123abcd-0000-4000-8000-00000000beef"


def set_sail(table: Table) -> None:
    """Anson sails under Medium Sail, as does the captain; then the guns are asked for."""
    table.choose("Medium Sail").commit()
    expect(table.screen).to_have_attribute("data-step", "charge", timeout=SLOW_MS)


def load(table: Table, shot: str = "") -> None:
    """Round shot everywhere, or as it is chosen with this shot in the first section."""
    if shot:
        table.told.get_by_role("button", name=f"Load port bow: {shot} shot").click()
        expect(table.main).to_have_text("Load all as chosen")
    else:
        expect(table.main).to_have_text("Load round shot everywhere")
    table.commit()
    expect(table.screen).to_have_attribute("data-step", "muster", timeout=SLOW_MS)


def test_it_is_played_without_a_network(browser: Browser) -> None:
    """It is opened, and gathered with all games that are offered; then the host is gone."""
    with page_without_host(browser, Table.game) as (page, root):
        table = Table.begin(page, root, captains={2: "Landsman"})
        set_sail(table)
        load(table)
        page.reload()
        wait_ready(page)
        table.ready()
        expect(table.screen).to_have_attribute("data-step", "muster")


@pytest.mark.kept_page
def test_one_tab_plays_and_the_other_follows(page: Page, site: Site) -> None:
    """The second tab looks on, takes the game over, and gives it back when it is closed."""
    table = Table.begin(page, site.root, captains={2: "Landsman"})
    second = page.context.new_page()
    second.goto(page.url)
    wait_ready(second)
    there = Table(second).ready()
    bar = second.get_by_role("region", name="Played in another tab")
    bar.get_by_role("button", name="Watch").click()
    expect(second.get_by_text("You are watching")).to_be_visible()
    set_sail(table)
    expect(there.screen).not_to_have_attribute("data-step", "rig")
    expect(there.ribbon).to_have_count(0)
    bar.get_by_role("button", name="Play here").click()
    expect(second.get_by_text("The game goes on here")).to_be_visible()
    expect(page.get_by_text("now goes on in another tab")).to_be_visible()
    load(there, "chain")
    second.close()
    expect(page.get_by_text("The game goes on here")).to_be_visible()
    expect(table.screen).to_have_attribute("data-step", "muster")


@pytest.mark.kept_page
def test_a_sealed_crew_goes_by_link(page: Page, open_site: Callable[..., Page]) -> None:
    """The link holds it and says so; the friend assigns his own and sees nothing of it."""
    open_site()
    save = json.loads(first_muster())
    match = portsmouth.load(save)
    match.notes = {"names": ["Anson", "Byron"], "flags": [0, 1], "id": ID}
    match.notes["captains"] = [None, "friend"]
    lay(page, json.dumps(portsmouth.save(match)))
    table = Table(page).ready().settled()
    table.man("broadside")
    sheet = PassSheet(page)
    if not sheet.sheet.is_visible():
        page.get_by_role("button", name="Send the turn").first.click()
    expect(sheet.sheet).to_contain_text("a choice made in secret")
    expect(sheet.field).to_have_value(re.compile("#/p/"))
    address = sheet.field.input_value()
    sent = portsmouth.load(json.loads(sharing.open_link(address.split("#/p/")[1], None)["save"]))
    assert sum(sent.state.ships[0].tasks) > 0
    page.evaluate("localStorage.clear()")
    LinkScreen(page).open(address)
    page.get_by_role("button", name="Take the turn").click()
    there = Table(page).ready().settled()
    expect(there.bill.locator(".bill__title")).to_contain_text("men: ")
    page.keyboard.press("f")
    expect(page.locator(".vessel--0")).to_be_visible()
    expect(page.locator(MANNED)).to_have_count(0)
