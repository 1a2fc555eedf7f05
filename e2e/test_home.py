"""The home screen: which games there are, and what is going on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import wait_ready
from e2e.pages.shell import Home, LogBook
from e2e.pages.table import heard
from e2e.server import Site
from e2e.test_still_market import BOXES

pytestmark = pytest.mark.kept_page

FORGET_STEPS = """() => localStorage.removeItem(
    `${new URL('.', location.href).pathname}portsmouth/first-steps`
)"""
PLAYED = """() => localStorage.setItem(
    `${new URL('.', location.href).pathname}portsmouth/save/one`, '{}'
)"""
COVERED = """() => {
    const guide = document.querySelector('.guide').getBoundingClientRect();
    const seen = ['[data-cell]', '.title > *', '.chip', '.strip', '.dock', '.action', '.bar > *',
        '.strip-since', '.recap', '.ribbon', '.inspector'].flatMap((each) => [
        ...document.querySelectorAll(`.table ${each}`),
    ]);
    return seen.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && box.left < guide.right && guide.left < box.right
            && box.top < guide.bottom && guide.top < box.bottom;
    }).map((each) => each.className);
}"""
"""What the line of the first steps lies over."""
ENTRIES = """() => [...document.querySelectorAll('.home :is(h1, .home__lead, .button)')]
    .filter((each) => each.closest('.home__ways, .home > h1, .home > p') && each.offsetParent)
    .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const words = each.textContent.replace(/\\s+/g, ' ').trim();
        return [words, ...[x, y, width, height].map(Math.round)].join(' ');
    })"""
STYLED = "() => [...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)"
"""Have all style sheets come? Before that nothing is painted, but a script measures already."""


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
    """On a phone all of it is above the fold; a game against one captain begins by its name."""
    page = open_site()
    page.set_viewport_size({"width": 390, "height": 664})
    home = Home(page)
    expect(page.get_by_text("against the computer or with friends")).to_be_visible()
    ways = home.ways.locator(".button").all()
    boxes = [way.bounding_box() for way in ways]
    sizes = [(round(box["width"]), round(box["height"])) for box in boxes if box]
    assert sizes[0] == sizes[1] > sizes[2]
    assert all(box and box["y"] + box["height"] <= 664 for box in boxes)
    page.evaluate(FORGET_STEPS)
    table = home.quick_game()
    assert [heard(chip).split(",")[0] for chip in table.players.get_by_role("button").all()] == [
        "You",
        "Byron",
    ]
    expect(page).to_have_title("Your turn · Portsmouth")
    told = page.locator(".guide")
    expect(told.get_by_role("button", name="Show me")).to_be_visible()
    told.get_by_role("button", name="Hide the first steps").click()
    page.reload()
    table.ready()
    expect(told).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(home.ways.get_by_role("link").first).to_contain_text("You and Byron")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(390, 664), (1440, 900), (750, 342)])
def test_any_first_game_tells_its_first_steps(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """In a line of its own that covers nothing, and that moves no cell from step to step."""
    page = open_site()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FORGET_STEPS)
    table = Home(page).start(seed="early 1", starts=0)
    guide = page.get_by_role("complementary", name="Coach")
    expect(guide.get_by_role("status")).to_contain_text("The big button recruits him.")
    expect(guide.get_by_role("button", name="Show me")).to_be_visible()
    assert page.evaluate(COVERED) == []
    cells = page.evaluate(BOXES)
    table.do("A1")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Spend your action points")
    table.quick_turn()
    table.quick_turn()
    expect(guide).to_contain_text("Eight rounds")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(BOXES) == cells
    table.quick_turn()
    table.quick_turn()
    expect(guide).to_contain_text("Play with sounds?")
    table.quick_turn()
    expect(guide).to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/new/portsmouth")
    page.evaluate(FORGET_STEPS)
    page.goto(page.url.split("#")[0] + "#/")
    Home(page).start()
    expect(guide).to_have_count(0)


@pytest.mark.fresh_page
@pytest.mark.expect_errors
@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_the_picture_before_the_scripts_is_that_of_the_visit(
    page: Page, site: Site, size: tuple[int, int]
) -> None:
    """A first visit sees its own entries at once, and nothing jumps when scripts draw them."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    held: list[Route] = []

    def hold(route: Route) -> None:
        """Keep the script back: one that is lost would be told, with a button."""
        held.append(route)

    page.route("**/web/js/main.js", hold)
    page.goto(site.root, wait_until="commit")
    expect(page.locator(".home__short")).to_have_count(4)
    page.wait_for_function(STYLED)
    page.evaluate("document.fonts.ready")
    still = page.evaluate(ENTRIES)
    assert len(still) == 8
    assert "Continue" not in str(still)
    page.unroute("**/web/js/main.js")
    page.goto(site.root)
    wait_ready(page)
    assert page.evaluate(ENTRIES) == still
    page.evaluate(PLAYED)
    page.route("**/web/js/main.js", hold)
    page.reload(wait_until="commit")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(page.get_by_role("link", name="Learn in 10 minutes")).not_to_be_visible()


def test_the_name_that_one_gave_is_remembered(open_site: Callable[..., Page]) -> None:
    page = open_site("#/settings")
    page.get_by_role("textbox", name="Your name").fill("Nelson")
    page.get_by_role("textbox", name="Your name").blur()
    page.evaluate("location.hash = '#/'")
    table = Home(page).quick_game()
    expect(table.chip("Nelson")).to_contain_text("you")
    expect(page).to_have_title("Your turn · Portsmouth")
