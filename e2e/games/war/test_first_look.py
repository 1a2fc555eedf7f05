"""What a newcomer sees at War's table: a course's die, spaces, the small world, flags, buttons."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.games.war import positions
from e2e.pages.games.war import Table
from tests.games.war.build import convoy, position

pytestmark = pytest.mark.kept_page

PHONE: ViewportSize = {"width": 390, "height": 664}
PACE = "pace => import('./web/js/app/settings.js').then(m => m.setSetting('pace', pace))"
STILL = "() => import('./web/js/app/settings.js').then(m => m.setSetting('motion', 'still'))"
COVERED = """() => {
  const small = document.querySelector('.inset').getBoundingClientRect();
  const kept = '.cell--legal, .port--legal .port__flag, .convoy--own';
  return [...document.querySelectorAll(kept)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.right > small.left && box.left < small.right
      && box.bottom > small.top && box.top < small.bottom;
  }).length;
}"""


def course(page: Page) -> Table:
    """A course to Rio is laid, and the turn waits for the roll."""
    s = position(convoy("f16", cargo={"tea": 4}), convoy("goa"))
    table = positions.lay(page, positions.kept(s, captains=[1]))
    page.locator(".sea [data-target=rio]").dispatch_event("click")
    expect(table.main).to_contain_text("Roll and sail on to Rio de Janeiro")
    return table


def rolled(page: Page) -> Table:
    """The first has rolled a 4 in Amsterdam, with tea to sell."""
    s = position(convoy("amsterdam", gold=9, cargo={"tea": 4}), convoy("bordeaux", ships=2))
    s = positions.played(s, "cast", dice=["d4"])
    return positions.lay(page, positions.kept(s, captains=[1]))


@pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
def test_the_die_of_a_course_is_seen_before_the_ships_move(
    moves: bool, open_site: Callable[..., Page]
) -> None:
    """W12: the number with what it allows, at the player's pace; then the convoy sails on."""
    page = open_site()
    page.evaluate(PACE, "calm")
    if not moves:
        page.evaluate(STILL)
    table = course(page)
    table.main.click()
    told = page.locator(".rolled")
    expect(told).to_have_text(re.compile(r"(\d)\s*\1: you may move (1 space|\1 spaces)"))
    expect(table.main).to_contain_text("Sailing on towards Rio de Janeiro")
    assert page.locator(".sea [data-target=f16] .convoy--own").count() == 1
    expect(told).to_have_count(0, timeout=10_000)
    expect(page.locator(".sea [data-target=f16] .convoy--own")).to_have_count(0)


def test_a_course_can_be_cancelled_while_its_die_is_seen(open_site: Callable[..., Page]) -> None:
    """The move is then chosen as on any turn; another press sails on at once."""
    page = open_site()
    page.evaluate(PACE, "calm")
    table = course(page)
    table.main.click()
    expect(page.locator(".rolled")).to_be_visible()
    table.side_actions.get_by_role("button", name="Cancel the course").click()
    expect(page.locator(".rolled")).to_have_count(0)
    assert table.step() == "sail"
    assert page.locator(".sea [data-target=f16] .convoy--own").count() == 1


def test_the_number_at_a_port_is_that_of_its_sheet(open_site: Callable[..., Page]) -> None:
    """W82: the port itself counts as a space; chart, list and panel say the same."""
    page = open_site()
    table = rolled(page)
    ports = page.locator(".port--legal")
    assert ports.count() > 3
    for port in ports.all():
        steps = port.locator(".port__steps").inner_text()
        listed = page.locator(f".dest[data-dest={port.get_attribute('data-target')}]")
        expect(listed).to_contain_text(re.compile(rf"(?<!\d){steps} spaces?\b"))
    page.locator(".dest[data-dest=london]").click()
    expect(table.inspector).to_contain_text("2 spaces")


def test_the_list_of_ports_has_a_heading(open_site: Callable[..., Page]) -> None:
    """The nearest before the roll, those in reach after it; a new list begins at its first port."""
    page = open_site()
    page.set_viewport_size(PHONE)
    heading = page.locator(".dests__head")
    positions.lay(page, positions.kept(positions.QUESTIONS["cast"](), captains=range(1, 6)))
    expect(heading).to_have_text("The nearest ports, best sale first")
    page.locator(".dests").evaluate("list => list.scrollTo({ left: 300 })")
    rolled(page)
    expect(heading).to_have_text(re.compile(r"\d ports in reach, best sale first"))
    page.wait_for_function("() => document.querySelector('.dests').scrollLeft === 0")


@pytest.mark.parametrize("at", ["amsterdam", "f16", "kingston", "goa", "e3"])
def test_the_small_world_covers_no_space_in_reach(at: str, open_site: Callable[..., Page]) -> None:
    """It lies in the corner that holds neither the convoy nor where she may go."""
    page = open_site()
    page.set_viewport_size({"width": 1440, "height": 900})
    s = positions.played(position(convoy(at), convoy("cape_town")), "cast", dice=["d3"])
    positions.lay(page, positions.kept(s, captains=[1]))
    expect(page.locator(".cell--legal").first).to_be_attached()
    page.wait_for_function(f"() => ({COVERED})() === 0")


def test_the_flag_is_explained_where_a_port_is_chosen(open_site: Callable[..., Page]) -> None:
    """W7, W28, W37: before and while one points at a port, on a phone; its sheet tells of signs."""
    page = open_site()
    page.set_viewport_size(PHONE)
    table = positions.lay(page, positions.kept(positions.setting_up()))
    expect(table.inspector).to_be_visible()
    expect(table.inspector).to_contain_text("Ports of your own nation repair for 1 gold")
    page.locator(".dest[data-dest=bordeaux]").click()
    expect(table.inspector).to_contain_text("Ports of your own nation repair for 1 gold")
    table.inspector.get_by_role("button", name="More").click()
    sheet = table.sheet("Bordeaux")
    expect(sheet).to_contain_text("A round sign on the chart: here goods are bought and sold.")
    expect(sheet).to_contain_text("The flag of another nation: repairs cost 2 gold a point")


def reach_of(button: Locator) -> tuple[float, float]:
    """How high a button is drawn, and how high it can be pressed."""
    drawn = button.bounding_box()
    assert drawn
    more = button.evaluate("b => -2 * parseFloat(getComputedStyle(b, '::after').top || 0)")
    return drawn["height"], drawn["height"] + more


def test_small_buttons_are_seen_and_reached(open_site: Callable[..., Page]) -> None:
    """36 pixels to be seen, 44 to be pressed."""
    page = open_site()
    page.set_viewport_size(PHONE)
    table = positions.lay(page, positions.kept(positions.QUESTIONS["port"](), captains=range(1, 6)))
    found = [table.ribbon.get_by_role("button", name="End the turn")]
    assert [reach_of(each)[0] >= 36 and reach_of(each)[1] >= 44 for each in found] == [True]
    positions.lay(page, positions.kept(positions.QUESTIONS["sail"](), captains=range(1, 6)))
    cards = page.locator(".held__cards")
    assert (reach_of(cards)[0] >= 36, reach_of(cards)[1] >= 44) == (True, True)
    page.locator(".dest").first.click()
    more = table.inspector.get_by_role("button", name="More")
    assert (reach_of(more)[0] >= 36, reach_of(more)[1] >= 44) == (True, True)


def test_the_nearest_way_is_the_engine_s(open_site: Callable[..., Page]) -> None:
    """W73: three ships and little gold are nearest to War by the captains' clock."""
    page = open_site()
    s = position(convoy("cadiz", ships=3, gold=20), convoy("goa"))
    positions.lay(page, positions.kept(s, captains=[1]))
    races = page.locator(".chip__race")
    expect(races.first).to_have_text("War: 20 gold and 2 nation flags short")
    expect(races.nth(1)).to_have_text(re.compile("^Trade: 3 ships and 56 gold short"))


def test_the_quick_game_has_a_captain(open_site: Callable[..., Page]) -> None:
    """One may sail alone in War, but the quick game promises an easy captain."""
    page = open_site("#/new/quick")
    page.get_by_role("button", name="War on the High Seas").click()
    table = Table(page).ready()
    expect(table.players.get_by_role("button")).to_have_count(2)
