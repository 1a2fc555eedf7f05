"""Privateer on one device: curtain, reload, two tabs, no network, no storage, links."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

import portsmouth
from e2e import hostile_places as places
from e2e.conftest import wait_ready
from e2e.games.offline import page_without_host
from e2e.games.privateer import positions
from e2e.made_up.duel import Duel
from e2e.midgame import result_of
from e2e.pages.games.privateer import Table
from e2e.server import Site
from portsmouth import registry
from portsmouth.api import sharing
from portsmouth.api.jobs import decide
from tests.games.privateer.build import position, ship

pytestmark = pytest.mark.sampled(2)

LINK_MOST = 1_000
SLOW_MS = 60_000
PURSES = (7341, 8653, 9127)
"""Silver that can be nothing else in the document."""


def holder(table: Table) -> str:
    """Who the curtain asks for."""
    return (table.curtain.text_content() or "").removeprefix("Hand the device to ").strip()


def everything(page: Page) -> str:
    """The whole document as it stands, live regions, attributes and fields too."""
    return Duel(page).everything()


def tells(words: str, silver: int) -> bool:
    """Is a purse told in it, with or without a comma?"""
    return str(silver) in words or f"{silver:,}" in words


def tables(page: Page, seats: int, captains: Sequence[int]) -> Table:
    """Two or three ships in their ports, about to draw, with purses that nothing else shows."""
    berths = ("j6", "n6", "n11")[:seats]
    ships = [ship(at, silver=silver) for at, silver in zip(berths, PURSES, strict=False)]
    s = position(*ships, step="bounty", deck=["wind_east", "dead_calm", "wind_west"])
    return positions.lay(page, positions.kept(s, captains))


@pytest.mark.kept_page
@pytest.mark.parametrize(("seats", "captains"), [(2, ()), (3, ()), (3, (1,))])
def test_a_purse_is_shown_to_its_owner_only(
    page: Page, open_site: Callable[..., Page], seats: int, captains: Sequence[int]
) -> None:
    """A curtain between two turns; behind it and after it nothing of the last one's silver.

    Also where a computer player has its turn between two people.
    """
    open_site()
    table = tables(page, seats, captains)
    for seat in (each for each in range(seats) if each not in captains):
        who, own = positions.NAMES[seat], PURSES[seat]
        assert holder(table) == who
        behind = everything(page)
        assert not [each for each in PURSES if tells(behind, each)], "behind the curtain"
        table.lift(who).settled()
        shown = everything(page)
        assert tells(shown, own)
        assert not [each for each in PURSES if each != own and tells(shown, each)]
        if table.main.get_attribute("data-option") == "draw":
            table.commit()
        table.destinations.get_by_role("button", name=re.compile("^Stay")).click()
        table.commit()
        expect(table.curtain).to_be_visible(timeout=SLOW_MS)


@pytest.mark.kept_page
def test_a_decision_out_of_turn_is_gone_on_with(page: Page, open_site: Callable[..., Page]) -> None:
    """Anson offers in his turn, Byron is asked; the page is loaded anew, and Byron answers."""
    open_site()
    first = ship("h8", "roberts", cargo={"rum": 2}, silver=PURSES[0])
    s = position(first, ship("k8", "vane", silver=PURSES[1]), step="bounty", deck=["parley"])
    table = positions.lay(page, positions.kept(s)).lift("Anson")
    table.settled()
    if table.main.get_attribute("data-option") == "draw":
        table.commit()
    table.ribbon.get_by_role("button", name=re.compile(r"^Sell rum for")).click()
    expect(table.curtain).to_have_text("Hand the device to Byron")
    page.reload()
    wait_ready(page)
    table.ready()
    assert holder(table) == "Byron"
    assert not tells(everything(page), PURSES[0])
    table.lift("Byron")
    expect(table.ribbon).to_contain_text("Anson offers 1 rum for 4 silver")
    table.choose("Accept")
    assert holder(table) == "Anson"
    table.lift("Anson")
    expect(table.chip("Anson")).to_contain_text(f"{PURSES[0] + 4:,} silver")
    expect(table.chip("Byron")).to_contain_text("purse closed")
    expect(table.ribbon).to_have_count(0)


def test_it_is_played_without_a_network_though_only_portsmouth_was(browser: Browser) -> None:
    """All games are gathered after the first visit; then the host is gone."""
    with page_without_host(browser) as (page, root):
        table = Table.begin(page, root, captains={2: "Landsman"})
        table.ribbon.get_by_role("button").first.click()
        expect(table.ribbon).to_have_attribute("data-step", "outfit", timeout=SLOW_MS)
        expect(table.bar.get_by_role("button", name=re.compile("^Done"))).to_be_visible()
        page.reload()
        wait_ready(page)
        expect(table.ready().ribbon).to_have_attribute("data-step", "outfit")


@pytest.mark.kept_page
def test_one_tab_plays_and_the_other_follows(page: Page, site: Site) -> None:
    """The second tab looks on, takes the game over in port, and gives it back when it is closed."""
    table = Table.begin(page, site.root, captains={2: "Landsman"})
    second = page.context.new_page()
    second.goto(page.url)
    wait_ready(second)
    there = Table(second).ready()
    bar = second.get_by_role("region", name="Played in another tab")
    bar.get_by_role("button", name="Watch").click()
    expect(second.get_by_text("You are watching")).to_be_visible()
    table.ribbon.get_by_role("button").first.click()
    expect(table.ribbon).to_have_attribute("data-step", "outfit", timeout=SLOW_MS)
    expect(second.get_by_role("log").first).to_contain_text("You chose")
    expect(there.ribbon).to_have_count(0)
    bar.get_by_role("button", name="Play here").click()
    expect(second.get_by_text("The game goes on here")).to_be_visible()
    expect(page.get_by_text("now goes on in another tab")).to_be_visible()
    expect(there.bar.get_by_role("button", name=re.compile("^Done"))).to_be_enabled()
    more = there.ribbon.get_by_role("button", name="one more")
    more.and_(second.locator(":not([aria-disabled=true])")).first.click()
    silver = there.settled().ribbon.locator(".portsheet__sum b").inner_text()
    assert "−" in silver
    second.close()
    expect(page.get_by_text("The game goes on here")).to_be_visible()
    expect(table.ribbon.locator(".portsheet__sum b")).to_have_text(silver)


def test_it_is_played_where_all_site_data_is_blocked(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    """By the browser's own setting; the page says that nothing is kept."""

    def plays(page: Page, root: str) -> None:
        table = Table.begin(page, root, captains={2: "Landsman"})
        table.ribbon.get_by_role("button").first.click()
        expect(table.ribbon).to_have_attribute("data-step", "outfit", timeout=SLOW_MS)

    blocked = places.BLOCKED
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, blocked) as context:
        places.plays_with_all_site_data_blocked(context, site.root, plays)


def test_a_whole_game_fits_in_a_link() -> None:
    """Six captains play to the end; the link is no longer than what any messenger takes."""
    match = portsmouth.new("privateer", 6, seed=7)
    bot = registry.bots("privateer").bot("landsman", 6)
    while match.actors:
        for action in result_of(decide(match, match.actors[0], bot)).actions:
            match.play(action)
    assert len(match.journal) > LINK_MOST / 5
    assert len(sharing.link_of(match, "game")["link"]) < LINK_MOST
