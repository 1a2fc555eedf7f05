"""A complete game by keyboard alone, from the home screen to the final score; and single keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Chooser, Home

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

TOUCHED = "addEventListener('pointerdown', () => { globalThis.touched = true; }, true)"
# In one question: what has the focus may leave the screen between two.
FOCUSED = "document.querySelector(':focus')?.textContent ?? ''"
LONGEST = 400
REFUSAL = re.compile("Decline|Not now")


class Typist:
    """Plays with keys; looks at what is on the screen by its roles and names."""

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        self.page = page
        self.table = Table(page)

    def press(self, *keys: str) -> None:
        """One key after the other, each answered before the next."""
        for key in keys:
            self.page.keyboard.press(key)
        self.table.settled()

    def tab_to(self, name: str) -> None:
        """Tab until something of that name has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if name in self.page.evaluate(FOCUSED):
                return
        pytest.fail(f"Tab does not reach {name}")

    def decide(self) -> None:
        """One decision of whoever's turn it is."""
        if self.table.ribbon.is_visible():
            return self.answer()
        said = self.table.labels()
        here = [label for label in said if "can be recruited for" in label]
        if here:
            return self.go(here[0])
        if self.table.action_points() > 4 and any("can be reached" in label for label in said):
            return self.press("n", "Enter", "Enter")
        self.press("e", "e")
        return None

    def go(self, cell: str) -> None:
        """Jump to a cell and do there what can be done."""
        self.press("g", cell[0].lower(), cell[1], "Enter", "Enter")

    def answer(self) -> None:
        """Decline if one may, else take the first option, or else the next cell that is lit."""
        options = self.table.ribbon.locator(".choice:not(.choice--back)").all_text_contents()
        refuse = next((at for at, words in enumerate(options, 1) if REFUSAL.search(words)), 1)
        if not options:
            return self.press("n", "Enter", "Enter")
        self.press(str(refuse))
        if self.table.ribbon.is_visible() and refuse == 1:
            self.press("1")
        return None


def begun(page: Page, open_site: Callable[..., Page]) -> Typist:
    """A game set up by keys alone; the focus is in the market."""
    open_site()
    page.evaluate(TOUCHED)
    typist = Typist(page)
    typist.tab_to("New game")
    page.keyboard.press("Enter")
    choice = Chooser(page).game("Portsmouth")
    choice.or_(NewGame(page).begin).first.wait_for()
    if choice.is_visible():
        typist.tab_to("Portsmouth")
        page.keyboard.press("Enter")
    for _ in range(2):
        typist.tab_to("HumanFriend, by linkLandsman")
    page.keyboard.press("Home")
    typist.tab_to("Advanced: fixed deal, rule variants")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("by keyboard alone")
    typist.tab_to("Start the game")
    page.keyboard.press("Enter")
    typist.table.ready()
    typist.tab_to("Skip to the board")
    page.keyboard.press("Enter")
    expect(typist.table.grid.locator("button:focus")).to_have_count(1)
    return typist


def test_a_whole_game_by_keyboard(page: Page, open_site: Callable[..., Page]) -> None:
    """Two captains, eight rounds, no mouse; at the end the focus is on the final score."""
    typist = begun(page, open_site)
    for _ in range(LONGEST):
        if not typist.table.grid.is_visible():
            break
        typist.decide()
    final = page.get_by_role("heading", name="The final score", exact=True)
    page.get_by_role("heading", level=1).wait_for()
    if not final.is_visible():
        page.keyboard.press(" ")
    expect(page.locator(".final__title")).to_be_focused()
    assert not page.evaluate("Boolean(globalThis.touched)")


def test_the_order_of_tab(page: Page, open_site: Callable[..., Page]) -> None:
    """Players, pile, market (one stop), ship, action bar, log."""
    begun(page, open_site)
    stops = []
    page.locator("h1").focus()
    for _ in range(24):
        page.keyboard.press("Tab")
        area = page.evaluate("document.activeElement.closest('[class^=area-]')?.classList[0] ?? ''")
        stops.append(area)
    seen = list(dict.fromkeys(stop for stop in stops if stop))
    order = ["area-chips", "area-strip", "area-market", "area-dock", "area-actions", "area-bar"]
    assert [each for each in seen if each in order] == order
    assert stops.count("area-market") == 1


def test_the_grid_ends_and_says_so(page: Page, open_site: Callable[..., Page]) -> None:
    """At the edge the focus stays, and the live region tells."""
    typist = begun(page, open_site)
    typist.press("Control+Home", "ArrowUp")
    expect(typist.table.cell("A1")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="The board ends here.")).to_have_count(1)
    typist.press("Control+End", "ArrowRight")
    expect(typist.table.cell("E5")).to_be_focused()


def test_the_command_line(page: Page, open_site: Callable[..., Page]) -> None:
    """A turn in typed words; refusals are assertive and say the reason."""
    typist = begun(page, open_site)
    typist.press(":")
    field = page.get_by_role("textbox", name="Command")
    expect(field).to_be_focused()
    alert = page.locator("[aria-live=assertive]")
    for words, answer in (
        ("why c3", "R46"),
        ("dance", "not known"),
        ("look z9", "a1 to e5"),
    ):
        field.fill(words)
        page.keyboard.press("Enter")
        expect(alert).to_contain_text(answer)
    field.fill("move a1")
    page.keyboard.press("Enter")
    typist.table.settled()
    expect(page.locator("[aria-live=polite]").last).to_contain_text("entered Portsmouth at A1")
    assert typist.table.action_points() == 4
    field.fill("undo")
    page.keyboard.press("Enter")
    typist.table.settled()
    assert typist.table.action_points() == 5
    page.keyboard.press("Escape")
    expect(typist.table.grid.locator("button:focus")).to_have_count(1)


def test_letters_can_be_switched_off(page: Page, open_site: Callable[..., Page]) -> None:
    """Then only arrows, Enter, Escape and combinations are keys (WCAG 2.1.4)."""
    typist = begun(page, open_site)
    typist.press("t")
    words = typist.table.sheet("The table in words")
    expect(words.get_by_role("table")).to_have_count(3)
    expect(words.get_by_role("table", name="Market").get_by_role("row")).to_have_count(26)
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    page.evaluate("location.hash = '#/settings'")
    page.get_by_role("checkbox", name="Single-key shortcuts").press(" ")
    page.evaluate("location.hash = '#/table'")
    typist.table.ready()
    typist.table.cell("A1").focus()
    typist.press("t", "?", "l")
    expect(page.get_by_role("dialog")).to_have_count(0)
    typist.press("Enter")
    expect(typist.table.cell("A1")).to_have_attribute("aria-pressed", "true")
    typist.press("Enter")
    expect(typist.table.cell("A1")).to_contain_text("your pawn")


def test_cells_can_be_told_in_brief(page: Page, open_site: Callable[..., Page]) -> None:
    """v turns the verbosity, and says so."""
    typist = begun(page, open_site)
    full = typist.table.said("A1")
    typist.press("v")
    brief = typist.table.said("A1")
    assert brief.startswith("A1, ")
    assert len(brief) < len(full)
    assert re.search(r"open \d AP$", brief)


def test_the_title_tells_whose_turn_it_is(page: Page, open_site: Callable[..., Page]) -> None:
    open_site()
    Home(page).start(("Anson", "Byron"), starts=1)
    expect(page).to_have_title("Byron’s turn · Portsmouth")


@pytest.mark.parametrize(("zoom", "width", "height"), [(100, 720, 450), (200, 1440, 900)])
def test_at_twice_the_size(
    page: Page, open_site: Callable[..., Page], zoom: int, width: int, height: int
) -> None:
    """Browser zoom (half the window) and text size 200: nothing is lost, and all of it in words."""
    page.set_viewport_size({"width": width, "height": height})
    open_site("#/settings")
    if zoom != 100:
        slider = page.get_by_role("slider", name=re.compile("Text size"))
        slider.focus()
        slider.press("End")
    page.evaluate("location.hash = '#/'")
    table = Home(page).start(starts=0)
    for control in (table.main, table.why, table.cell("A1"), table.cell("E5"), table.undo_button):
        control.scroll_into_view_if_needed()
        expect(control).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.cell("A1").focus()
    page.keyboard.press("t")
    market = table.sheet("The table in words").get_by_role("table", name="Market")
    expect(market.get_by_role("row", name=re.compile("^E5"))).to_be_attached()
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["width"] > width * 0.9
