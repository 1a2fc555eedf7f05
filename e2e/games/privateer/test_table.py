"""Privateer's table by touch and by mouse: squares, destinations, the loupe, visits, sheets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Watch, wait_ready
from e2e.games.privateer import positions
from e2e.pages.games.privateer import Table
from e2e.server import Site
from portsmouth.games.privateer.rules.chart import GRID
from portsmouth.games.privateer.state import PrivateerState
from tests.games.privateer.build import play, position, ship

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

PHONE = (390, 664)

HIDDEN_LETTERS = """() => {
    const rose = document.querySelector('.rose');
    const arrow = rose.querySelector('.rose__arrow');
    arrow.style.transition = 'none';
    return ['north', 'east', 'south', 'west'].flatMap((wind) => {
        rose.className = `rose rose--${wind}`;
        const { top, bottom, left, right } = arrow.getBoundingClientRect();
        return [...rose.querySelectorAll('.rose__letter')].filter((letter) => {
            const box = letter.getBoundingClientRect();
            const high = box.height * 0.2;
            const over = box.bottom - high > top && box.top + high < bottom;
            return over && box.right > left && box.left < right;
        }).map((letter) => `${letter.textContent} under ${wind}`);
    });
}"""
"""The letters of the wind rose under its arrow; a letter's box has room above and below."""


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A page of a phone that is touched."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, service_workers="block"
    )
    page = context.new_page()
    watch = Watch()
    watch.attach(page)
    page.goto(site.root)
    wait_ready(page)
    yield page
    context.close()
    assert watch.errors == []


def lay(page: Page, s: PrivateerState) -> Table:
    """Put a position of two on the table; the second is a computer player."""
    return positions.lay(page, positions.kept(s, captains=[1]))


def at_sea(**more: object) -> PrivateerState:
    """The first ship is about to sail from the middle of the sea; the other lies in Catalina."""
    first = ship("h8", "kidd", silver=7, cargo={"rum": 3}, cannons=3, last="cartagena")
    return position(first, ship("c8", "vane"), wind="east", **more)  # type: ignore[arg-type]


def in_port() -> PrivateerState:
    """The first ship has come to Tortuga, where its rum is bought, and can pay for steps."""
    first = ship("i6", "bonny", silver=9, cargo={"rum": 3}, last="havana")
    s = position(first, ship("d4", "vane"), ports={"tortuga": "PC12"})
    return play(s, "sail j6")


def middle(table: Table, square: str) -> tuple[float, float]:
    """Where a square is on the screen."""
    box = table.grid.bounding_box()
    assert box
    column, row = "abcdefghijklmnop".index(square[0]), int(square[1:]) - 1
    side = box["width"] / 16
    return box["x"] + side * (column + 0.5), box["y"] + side * (row + 0.5)


def tap(table: Table, square: str, aside: float = 0) -> None:
    """Touch the screen in the middle of a square, or so many pixels right of it."""
    x, y = middle(table, square)
    table.page.touchscreen.tap(x + aside, y)


def stepper(table: Table, name: str) -> Locator:
    """The number of a good or a track on the visit's sheet."""
    return table.ribbon.get_by_role("group", name=name, exact=True)


def more(table: Table, name: str) -> None:
    """One more of it."""
    stepper(table, name).get_by_role("button", name="one more").click()
    table.settled()


def less(table: Table, name: str) -> None:
    """One less of it."""
    stepper(table, name).get_by_role("button", name="one less").click()
    table.settled()


def test_a_tap_near_a_merchant_means_it(phone: Page) -> None:
    """On a phone ports, ships and Merchants take every tap close to them."""
    table = lay(phone, at_sea())
    tap(table, "i8", aside=17)
    expect(table.inspector).to_have_attribute("data-selected", "i8")
    expect(table.inspector).to_contain_text(re.compile(r"\d+%\swin"))
    tap(table, "j6", aside=-10)
    expect(table.inspector).to_have_attribute("data-selected", "j6")


def test_a_tap_on_open_sea_opens_the_loupe(phone: Page) -> None:
    """Its squares are as large as a fingertip; the one that is touched is pointed at."""
    table = lay(phone, at_sea())
    tap(table, "j9")
    loupe = phone.get_by_role("group", name="Squares around J9")
    square = loupe.get_by_role("button", name=re.compile("^K9, "))
    box = square.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    square.tap()
    expect(loupe).to_have_count(0)
    expect(table.inspector).to_have_attribute("data-selected", "k9")
    expect(table.main).to_contain_text("Sail to K9")


def test_a_destination_is_chosen_and_then_sailed_to(phone: Page) -> None:
    """The first touch shows way and worth, the main button does it, undo takes it back."""
    table = lay(phone, at_sea())
    tortuga = table.destinations.get_by_role("button", name=re.compile("^Tortuga"))
    tortuga.tap()
    expect(tortuga).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(".way__line")).to_have_count(1)
    expect(table.main).to_contain_text(re.compile("Sail to Tortuga.*of 4 spaces", re.S))
    table.main.tap()
    expect(table.ribbon).to_contain_text("In Tortuga")
    table.undo()
    expect(table.destinations).to_be_visible()


def test_all_merchants_share_a_destination(open_site: Callable[..., Page]) -> None:
    """Each press points at the next of them, as is said; a ship alone is attacked by a second."""
    page = open_site()
    table = lay(page, at_sea())
    said = page.locator("[aria-live=polite]").last
    merchants = table.destinations.locator(".dest--merchant")
    expect(merchants).to_have_text(re.compile(r"^\s*6 Merchants\s+from ½ space"))
    merchants.click()
    expect(table.inspector).to_have_attribute("data-selected", re.compile(r"^[a-p]\d+$"))
    first = table.inspector.get_attribute("data-selected")
    expect(merchants).to_contain_text(f"{(first or '').upper()} · 1 of 6")
    expect(said).to_contain_text(re.compile("Attack the Merchant at .* Press again for the next"))
    merchants.click()
    expect(table.inspector).to_have_attribute(
        "data-selected", re.compile(rf"^(?!{first}$)[a-p]\d+$")
    )
    expect(merchants).to_contain_text("2 of 6")
    table.destinations.get_by_role("button", name=re.compile("^Tortuga")).click()
    expect(said).to_contain_text(re.compile("Sail to Tortuga.*Press again to confirm"))


def test_destinations_say_what_their_numbers_are(open_site: Callable[..., Page]) -> None:
    """Spaces and silver for eye and ear; a wind in a word, with its whole name for listeners."""
    page = open_site()
    first = ship("h8", "vane", cargo={"rum": 3}, last="cartagena")
    table = lay(page, position(first, wind="north", ports={"tortuga": "PC12"}))
    port = table.destinations.get_by_role("button", name=re.compile("^Tortuga"))
    expect(port.locator("small")).to_have_text(re.compile(r"^\s*3 spaces · \+12"))
    expect(port).to_have_accessible_name(re.compile("your cargo brings 12"))
    wind = table.destinations.get_by_role("button", name="Turn the wind: wind to the east")
    expect(wind.locator("small")).to_have_text("east")
    assert page.evaluate(HIDDEN_LETTERS) == []


def test_a_far_port_is_reached_by_stops(open_site: Callable[..., Page]) -> None:
    """The way over turns is drawn and told; one of several stops is chosen and sailed to."""
    page = open_site()
    table = lay(page, at_sea())
    havana = table.destinations.get_by_role("button", name=re.compile("^Havana"))
    havana.click()
    stops = table.inspector.get_by_role("radiogroup", name="Where to stop this turn")
    expect(stops.get_by_role("radio")).to_have_count(3)
    said = page.locator("[aria-live=polite]").last
    expect(said).to_contain_text("3 ways to choose from. Press again to confirm.")
    expect(table.inspector).to_contain_text(re.compile(r"3 turns with this wind: G6, .* Havana"))
    expect(page.locator(".way__stop")).to_have_count(3)
    stops.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowLeft")
    chosen = stops.get_by_role("radio", checked=True)
    expect(chosen).to_be_focused()
    expect(chosen).to_contain_text("H5 · 4 turns")
    expect(page.locator(".way__stop")).to_have_count(4)
    expect(table.main).to_contain_text(re.compile("Sail to H5, then on to Havana.*of 4 spaces"))
    havana.click()
    expect(table.square("h5")).to_have_accessible_name(re.compile("your ship"))


def test_a_wind_shortens_the_way(open_site: Callable[..., Page]) -> None:
    """Where another wind leads there at once, both are one line."""
    page = open_site()
    table = lay(page, position(ship("h8", "vane", sails=1), ship("d4"), wind="north"))
    table.square("p8").click()
    expect(table.main).to_contain_text("Wind to the east, then sail to P8")


def test_reach_is_what_the_engine_says(open_site: Callable[..., Page]) -> None:
    """Every square in reach is told so to listeners, and no other."""
    page = open_site()
    s = at_sea()
    lay(page, s)
    said = page.locator(".seachart__grid .square .sr").all_text_contents()
    near = {each.split(",")[0].lower() for each in said if "in reach for" in each}
    told = page.evaluate(
        "import('./web/js/app/store.js').then(({ get }) => Object.keys(get().frame.view.reach))"
    )
    assert near == {*told}
    assert len(said) == len(GRID.names)


def test_a_visit_is_one_sheet(open_site: Callable[..., Page]) -> None:
    """Numbers go up and down in any order until one leaves; the sum is that of the purse."""
    page = open_site()
    table = lay(page, in_port())
    total = table.ribbon.locator(".portsheet__sum")
    expect(total).to_contain_text("9 silver")
    more(table, "Sell rum")
    expect(total).to_contain_text("Silver 9 + 4 = 13")
    more(table, "Hold")
    expect(total).to_contain_text("Silver 9 + 4 − 5 = 8")
    more(table, "Buy cinnamon")
    expect(total).to_contain_text("Silver 9 + 4 − 8 = 5")
    more(table, "Sell rum")
    expect(total).to_contain_text("Silver 9 + 8 − 8 = 9")
    less(table, "Hold")
    expect(total).to_contain_text("Silver 9 + 8 − 3 = 14")
    for name in ("Sell rum", "Sell rum", "Buy cinnamon"):
        less(table, name)
    expect(total).to_contain_text("9 silver")
    stepper(table, "Sell rum").get_by_role("button", name="all or none").click()
    expect(total).to_contain_text("Silver 9 + 12 = 21")
    expect(table.main).to_contain_text(re.compile("Leave Tortuga.*3 rum sold", re.S))
    table.commit()
    expect(table.ribbon).to_have_count(0)


def test_what_needs_the_silver_of_a_sale_keeps_it(open_site: Callable[..., Page]) -> None:
    """A sale that paid for a step can't be taken back alone: all stays, and it is said why."""
    page = open_site()
    table = lay(page, in_port())
    stepper(table, "Sell rum").get_by_role("button", name="all or none").click()
    table.settled()
    for name in ("Hold", "Sails", "Crew"):
        more(table, name)
    total = table.ribbon.locator(".portsheet__sum")
    before = total.inner_text()
    less(table, "Sell rum")
    expect(page.get_by_role("alert").filter(has_text="silver")).to_be_visible()
    assert total.inner_text() == before


def test_tabs_part_the_visit_on_a_phone(phone: Page) -> None:
    """One of selling, buying and upgrading is seen at a time; the sum stays."""
    table = lay(phone, in_port())
    tabs = table.ribbon.get_by_role("group", name="Parts of the visit")
    expect(stepper(table, "Sell rum")).to_be_visible()
    expect(stepper(table, "Sails")).to_be_hidden()
    tabs.get_by_role("button", name="Upgrade").tap()
    expect(stepper(table, "Sails")).to_be_visible()
    more(table, "Sails")
    expect(table.ribbon.locator(".portsheet__sum")).to_contain_text("Silver 9 − 5 = 4")


def test_prices_of_all_ports_lie_open(phone: Page) -> None:
    """The strip opens them as a table; a price card points at its port where there is room."""
    table = lay(phone, at_sea())
    phone.locator("[data-do=prices]").tap()
    sheet = table.sheet("Prices")
    expect(sheet.get_by_role("row")).to_have_count(9)
    expect(sheet.get_by_role("columnheader")).to_have_count(7)


def test_a_sheet_tells_a_captain(open_site: Callable[..., Page]) -> None:
    """A chip opens the ship with the captain's power, and each step's price."""
    page = open_site()
    table = lay(page, at_sea())
    table.chip("Anson").click()
    sheet = table.sheet("Anson’s ship").or_(table.sheet("Your ship"))
    expect(sheet).to_contain_text("William Kidd")
    expect(sheet).to_contain_text("+1 on Crew rolls")
    expect(sheet.get_by_role("row")).to_have_count(5)


def test_the_dice_stay_beside_the_question(open_site: Callable[..., Page]) -> None:
    """Both totals of a fight lie on the chart while the winner chooses."""
    page = open_site()
    s = positions.QUESTIONS["plunder"]()
    positions.lay(page, positions.kept(s, captains=range(1, 6)))
    dice = page.locator(".fight")
    expect(dice.locator(".fight__total")).to_have_count(2)
    expect(dice.locator("i.die")).to_have_count(2)
    expect(dice).to_have_attribute("aria-label", re.compile(r"Anson \d+, Byron \d+"))
    s = positions.QUESTIONS["spoils"]()
    positions.lay(page, positions.kept(s, captains=range(1, 6)))
    expect(dice.locator("i.die")).to_have_count(3)
    expect(dice).to_have_text(re.compile(r"\+ 8 =\s*12.*=\s*8"))
    page.set_viewport_size({"width": 320, "height": 568})
    box = dice.bounding_box()
    assert box
    assert box["height"] < 44, "in one line"
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
