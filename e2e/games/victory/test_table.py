"""What a player can do and learn at the table of Victory on the High Sea, outside combat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.games.victory import positions
from e2e.games.victory.turns import TURNS, fleet, others, turn
from e2e.pages.games.victory import Table
from e2e.pages.table import heard
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import port, position, ship

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]


def lay(page: Page, s: VictoryState, captains: tuple[int, ...] = (1, 2, 3)) -> Table:
    """Put a position on the table."""
    seats = tuple(seat for seat in captains if seat < s.seats)
    positions.lay(page, positions.kept(s, captains=seats))
    return Table(page).ready().settled()


def chip(page: Page, who: str) -> Locator:
    """The chip of a player."""
    return page.locator(".chip", has_text=who)


def quiet(**rest: object) -> VictoryState:
    """Two seats; the first one's only ship sails, and nothing in its hand can be played."""
    mine = port("", ["merchant", "letter_of_marque"])
    ships = [ship("a1", "v06", 0), ship("b1", "v20")]
    return position(mine, port("WM", ["v02"]), ships=ships, **rest)  # type: ignore[arg-type]


def test_a_turn_without_a_question_takes_two_presses(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """Sail, end the turn; what has nothing to offer is passed over."""
    open_site()
    table = lay(page, quiet(step="voyages", pile=["cannons"]))
    assert table.main.inner_text().startswith("Sail the Aurora to space 2")
    table.commit()
    assert table.step() == "play"
    assert table.main.inner_text().startswith("End turn")
    table.commit()
    expect(page.locator(".title__round")).to_contain_text("Round 3")


def test_a_card_tells_its_uses_with_price_and_points(open_site: Callable[..., Page]) -> None:
    """Tap a card, then a use; the button then says what is left and which set goes."""
    page = open_site()
    table = lay(page, turn("play"))
    table.card("Mine").click()
    told = table.inspector.inner_text()
    assert "Build the Mine" in told
    assert "Improve Industry" in told
    assert "You are short of 1 metal" in told  # for the cannon
    table.act(re.compile("^Build the Mine"))
    bar = re.sub(r"\s+", " ", table.main.inner_text())
    assert bar.startswith("Build the Mine")
    assert "8 → 8" not in bar
    assert "4 wood: 1 point goes" in bar
    assert "left: 2 wood, 2 bricks, 1 metal and 1 cloth" in re.sub(
        r"\s+", " ", table.inspector.inner_text()
    )
    table.commit()
    expect(table.port).to_contain_text("Mine")


def test_what_can_be_played_later_needs_one_confirmation(open_site: Callable[..., Page]) -> None:
    """While trading, a card is played with the trade that pays for it."""
    page = open_site()
    table = lay(page, turn("trade", "WWCC", ["mine.guns"]))
    table.card("Mine").click()
    table.act(re.compile("^Build the Mine"))
    assert "Trade 2 cloth for 1 brick" in table.main.inner_text()
    assert "Done with trading" not in table.main.inner_text()
    table.commit()
    expect(table.port).to_contain_text("Mine")


def test_cubes_are_traded_by_what_is_paid_and_got(open_site: Callable[..., Page]) -> None:
    """The counters open the trade; the button says what it changes."""
    page = open_site()
    table = lay(page, turn("trade"))
    counters = page.locator("[data-do=cubes]")
    assert heard(counters) == (
        "Your cubes: 4 wood, 3 bricks, 1 metal and 1 cloth; sets: 4 wood: 1 point"
    )
    counters.click()
    page.locator("[data-pay=WW]").click()
    page.locator("[data-option='trade WW B']").click()
    assert "4 wood: 1 point goes" in table.main.inner_text()
    table.commit()
    assert "2 wood, 4 bricks" in heard(counters)


def test_rows_refuse_with_a_reason_and_its_number(open_site: Callable[..., Page]) -> None:
    """With Fire Cannons picked a ship is a target, or says why it is none."""
    page = open_site()
    table = lay(page, turn("play", acted=True))
    table.card("Fire Cannons").click()
    assert "combat space. (V44)" in table.said("Bellatrix")
    assert "Possible now: Attack Cooke’s Hydra" in table.said("Hydra")
    expect(table.voyage("Bellatrix")).to_contain_text("(V44)")
    table.voyage("Hydra").click()
    assert table.main.inner_text().startswith("Attack Cooke’s Hydra with the Aurora")
    assert "The combat starts at once" in table.inspector.inner_text()


def test_every_tap_gives_an_option_or_a_reason(open_site: Callable[..., Page]) -> None:
    """All cards, rows and deeds of all steps: a use, or a sentence; pressed, with its rule."""
    page = open_site()
    for step in ("voyages", "trade"):
        table = lay(page, TURNS[step]())
        for thing in (".hand .card", ".voyage"):
            for at in range(page.locator(thing).count()):
                page.locator(thing).nth(at).click()
                deeds = table.inspector.locator(".deed")
                why = table.inspector.locator(".inspector__why")
                expect(deeds.or_(why).first).to_be_visible()
                for deed in deeds.all():
                    if not deed.is_visible():
                        page.locator("[data-do=more-deeds]").click()
                    expect(deed).to_be_visible()
                    shut = deed.get_attribute("aria-disabled") == "true"
                    if shut:
                        assert deed.locator(".choice__why").inner_text().endswith(".")
                        deed.click(force=True)
                        expect(deed).to_contain_text(re.compile(r"\([VR]\d+\)"))
                page.keyboard.press("Escape")


def test_danger_is_told_by_what_lies_open(open_site: Callable[..., Page]) -> None:
    """Who could fire before the next turn, in the panel and for listeners; nobody after."""
    page = open_site()
    table = lay(page, turn("play", acted=True))
    words = "Cooke and Duncan could attack the Aurora{} before your next turn."
    expect(table.inspector).to_contain_text(words.format(" and Diana"))
    assert words.format("") in table.said("Aurora")
    lone = [ship("a1", "v14", 2), ship("b1")]
    table = lay(page, position(port("", ["v01"]), ships=lone))
    expect(table.inspector.locator(".danger")).to_have_count(0)


def test_chips_tell_who_is_near_the_goal_and_who_has_declared(
    open_site: Callable[..., Page],
) -> None:
    """Gold from 12 points; after a declaration who still has a turn."""
    page = open_site()
    lay(page, turn("play"))
    assert "may soon declare" in heard(chip(page, "Byron"))
    assert "may soon declare" not in heard(chip(page, "Anson"))
    s = position(port(), *others(), ships=fleet(), seats=4, active=0, declarer=1)
    lay(page, s)
    assert "has declared" in heard(chip(page, "Byron"))
    assert "still has a turn" in heard(chip(page, "Duncan"))


def test_a_port_and_a_card_are_told_in_full(open_site: Callable[..., Page]) -> None:
    """Anybody's port from the chip; a card with its rules and where its figures are from."""
    page = open_site()
    table = lay(page, turn("play"))
    chip(page, "Byron").click()
    sheet = table.sheet("Byron’s port")
    expect(sheet).to_contain_text("Town Hall: 3 points for 2 wood and 3 bricks")
    expect(sheet).to_contain_text("Commerce, improved: 2 points")
    expect(sheet).to_contain_text("6 wood: 3 points; 4 bricks: 1 point")
    expect(sheet.locator(".site")).to_have_count(7)
    expect(sheet.locator(".site__art.still--built-town_hall")).to_be_visible()
    sheet.get_by_role("button", name="Cooke").click()
    expect(table.sheet("Cooke’s port")).to_contain_text("Industry, improved")
    table.close()
    table.card("Mine").click()
    table.inspector.get_by_role("button", name="More", exact=True).click()
    card = table.sheet("Mine or +1 cannon")
    expect(card).to_contain_text("1 metal each turn.")
    expect(card).to_contain_text("Reconstructed, not found in any source: which upgrade goes with")
    expect(card.get_by_role("link", name="Rule V31")).to_be_visible()


def test_no_space_beyond_the_last_is_named(open_site: Callable[..., Page]) -> None:
    """A ship on the finish is refused without the number of a next space."""
    page = open_site()
    table = lay(page, turn("voyages"))
    table.voyage("Diana").click()
    told = table.inspector.inner_text()
    assert "End the voyage of the Diana" in told
    assert "space 7" not in told


def test_the_table_in_words(open_site: Callable[..., Page]) -> None:
    """Ports, ships, hand, supply and what can be done; its buttons point at the deed."""
    page = open_site()
    lay(page, turn("play"))
    page.keyboard.press("t")
    words = page.get_by_role("dialog")
    for told in (
        "Byron: 14 points. Cubes: 6 wood and 4 bricks (sets: 6 wood: 3 points; 4 bricks: 1 point).",
        "Your Aurora, Windward Crossing, space 3 of 6, combat space",
        "Mine or +1 cannon: Mine: 1 point for 2 wood and 1 brick.",
        "in the pile. Tokens left: Pieces of Eight",
    ):
        expect(words).to_contain_text(told)
    words.get_by_role("button", name=re.compile("^Build the Mine")).click()
    expect(page.locator("[data-target='build-mine.guns'][aria-pressed=true]")).to_be_visible()
