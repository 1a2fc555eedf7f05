"""Victory on one device: curtains and hidden hands, reload, two tabs, no network, links."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import portsmouth
from e2e.conftest import wait_ready
from e2e.games.offline import page_without_host
from e2e.games.victory import positions
from e2e.made_up.duel import Duel
from e2e.pages.games.victory import Table
from e2e.pages.links import LinkScreen, PassSheet
from e2e.server import Site
from portsmouth.api import sharing
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests.games.victory.build import facing, port, position, ship
from tests.games.victory.test_properties import keen

pytestmark = pytest.mark.sampled(2)

ID = "0123abcd-0000-4000-8000-00000000beef"
SLOW_MS = 60_000
HANDS = (["v20", "v21", "v22"], ["v23", "v24", "v19"])
NAMED = (
    ("Salt Road", "Hog Islands", "Lime Coast"),
    ("Spar Sound", "Amber Straits", "Canvas Reach"),
)
"""Cards of which there is one each, and what the page calls them."""


def holder(table: Table) -> str:
    """Who the curtain asks for."""
    return (table.curtain.text_content() or "").removeprefix("Hand the device to ").strip()


def told(page: Page, names: tuple[str, ...], ids: list[str]) -> list[str]:
    """Which cards stand anywhere in the document: words, attributes, live regions, fields."""
    words = Duel(page).everything()
    return [each for each in (*names, *ids) if re.search(rf"\b{re.escape(each)}\b", words)]


@pytest.mark.kept_page
def test_what_has_one_answer_is_not_asked_and_not_come_back_to(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """Setting out without Passengers in hand, two at the device: no question, one undo."""
    open_site()
    spare = ["v01", "v02", "v03", "v04", "v05"]
    s = position(port("", ["v06", "v07", *spare]), port("", ["v08"]))
    positions.lay(page, positions.kept(s, captains=()))
    table = Table(page).ready().lift("Anson")
    table.card("Three Harbours").click()
    table.commit()
    expect(table.screen).to_have_attribute("data-step", "discard")
    expect(table.curtain).to_have_count(0)
    table.undo()
    expect(table.screen).to_have_attribute("data-step", "play")
    assert "Three Harbours" in page.locator(".hand").inner_text()
    expect(table.undo_button).to_have_attribute("aria-disabled", "true")


@pytest.mark.kept_page
@pytest.mark.parametrize("captain", [None, "landsman"])
def test_a_hand_is_shown_to_its_owner_only(
    page: Page, open_site: Callable[..., Page], captain: str | None
) -> None:
    """A curtain between two turns; behind it and after it nothing of the last one's cards.

    A captain who acts shows nothing of his either.
    """
    open_site()
    ports = [port("WB", HANDS[0]), port("MC", HANDS[1])]
    s = position(*ports, ships=[ship("a1", "v06", 1), ship("b1", "v07", 1)], step="voyages")
    positions.lay(page, positions.kept(s, captains=(1,) if captain else ()))
    table = Table(page).ready()
    if not captain:
        assert holder(table) == "Anson"
        assert told(page, NAMED[0] + NAMED[1], HANDS[0] + HANDS[1]) == []
        table.lift("Anson")
    table.settled()
    assert told(page, NAMED[0], [])
    assert told(page, NAMED[1], HANDS[1]) == []
    for _ in range(4):
        if table.curtain.is_visible() or table.step() == "" or not table.main.is_visible():
            break
        table.main.click()
        table.settled()
    if captain:
        assert told(page, NAMED[1], HANDS[1]) == []
        return
    expect(table.curtain).to_be_visible(timeout=SLOW_MS)
    assert holder(table) == "Byron"
    assert told(page, NAMED[0] + NAMED[1], HANDS[0] + HANDS[1]) == []
    table.lift("Byron").settled()
    page.wait_for_function("() => document.activeElement !== document.body")
    assert told(page, NAMED[1], [])
    assert told(page, NAMED[0], HANDS[0]) == []


def test_it_is_played_without_a_network_though_only_portsmouth_was(browser: Browser) -> None:
    """All games are gathered after the first visit; then the host is gone."""
    with page_without_host(browser) as (page, root):
        table = Table.begin(page, root, captains={2: "Landsman"})
        table.choose("Take 1 wood").choose("Take 1 cloth")
        expect(table.hand.get_by_role("button").first).to_be_visible(timeout=SLOW_MS)
        cards = table.cards()
        page.reload()
        wait_ready(page)
        table.ready()
        expect(table.hand.get_by_role("button")).to_have_count(len(cards))
        assert table.cards() == cards


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
    table.choose("Take 1 wood")
    expect(second.get_by_role("log").first).to_contain_text("wood")
    expect(there.ribbon).to_have_count(0)
    bar.get_by_role("button", name="Play here").click()
    expect(second.get_by_text("The game goes on here")).to_be_visible()
    expect(page.get_by_text("now goes on in another tab")).to_be_visible()
    there.choose("Take 1 cloth")
    expect(there.hand.get_by_role("button").first).to_be_visible(timeout=SLOW_MS)
    cards = there.cards()
    second.close()
    expect(page.get_by_text("The game goes on here")).to_be_visible()
    assert table.cards() == cards


def armed() -> Match[Any]:
    """A game by link in which Anson has just fired at Byron; nobody has sealed a shot."""
    for seed in range(40):
        match = portsmouth.new("victory", 2, {"first_player": 0}, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 150:
            if match.state.frames[-1][0] == "arm" and match.state.active == 0:
                match.notes = {"names": ["Anson", "Byron"], "flags": [0, 1], "id": ID}
                match.notes["captains"] = [None, "friend"]
                return match
            seat = match.actors[rng.below(len(match.actors))]
            match.play(keen(match.state, match.legal(seat), rng), seat)
    raise AssertionError("nobody fired")


@pytest.mark.kept_page
def test_a_sealed_shot_goes_by_link_and_the_sheet_says_what_it_holds(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """V60: the sender seals first; the friend can't see the shot on the table."""
    open_site()
    positions.lay(page, json.dumps(portsmouth.save(armed())))
    table = Table(page).ready().settled()
    table.seal("chain")
    sheet = PassSheet(page)
    if not sheet.sheet.is_visible():
        page.get_by_role("button", name="Send the turn").first.click()
    expect(sheet.sheet).to_contain_text("a choice made in secret")
    expect(sheet.field).to_have_value(re.compile("#/p/"))
    address = sheet.field.input_value()
    page.evaluate("localStorage.clear()")
    LinkScreen(page).open(address)
    page.get_by_role("button", name="Take the turn").click()
    there = Table(page).ready().settled()
    expect(there.screen).to_have_attribute("data-step", "arm")
    expect(there.announced).to_contain_text("Anson attacks your")
    there.meet()
    expect(there.shots).to_be_visible()
    expect(there.sea).to_contain_text("chosen in secret")


def test_the_seal_of_a_link_is_the_one_that_was_chosen() -> None:
    """What goes by link comes back to the same position, the seal in it."""
    match = armed()
    match.play(("chain",), 0)
    link = sharing.link_of(match, "turn")["link"]
    again = portsmouth.load(json.loads(sharing.open_link(link, None)["save"]))
    assert again.hash() == match.hash()
    assert again.actors == (1,)


def test_a_fight_is_kept_through_a_reload(page: Page, open_site: Callable[..., Page]) -> None:
    """The seal is there after it, and still nobody else's to see."""
    open_site()
    positions.lay(page, positions.kept(facing(port("WBMC", HANDS[0]), port("W", HANDS[1]))))
    table = Table(page).ready().settled()
    before = table.cards()
    page.reload()
    wait_ready(page)
    table.ready().settled()
    assert table.cards() == before
