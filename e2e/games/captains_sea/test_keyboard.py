"""A complete duel by keyboard alone, from the home screen to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.by_ear import QUICK
from e2e.games.by_keys import HELD, KeyPlayer
from e2e.games.captains_sea.positions import first_muster, lay
from e2e.games.captains_sea.test_states_axe import questions
from e2e.pages.games.captains_sea import Table

pytestmark = pytest.mark.kept_page

LONGEST = 500
MINE = """() => !document.querySelector('[aria-busy=true], .table .waitbar')
    && document.querySelector('.final__title, .table .area-ribbon')"""
NOW = """() => ({
    over: Boolean(document.querySelector('.final__title')),
    step: document.querySelector('main.table')?.dataset.step ?? '',
    idle: document.querySelector('[data-do=main]')?.getAttribute('aria-disabled') === 'true',
})"""


class Captain(KeyPlayer):
    """Plays with keys alone: mans the broadside by Tab, answers by number, confirms by letter."""

    title = "Captain’s Sea"
    mine = MINE

    def __init__(self, page: Page) -> None:
        """Sit down at a page."""
        super().__init__(page)
        self.table = Table(page)
        self.crews = 0

    def go_on(self) -> bool:
        """One decision; False once the duel is over."""
        now = self.page.evaluate(NOW)
        if now["over"]:
            return False
        if now["step"] == "muster":
            self.tab_to("^Fire to ")
            self.press("Enter", "e")
            self.crews += 1
        elif now["step"] == "charge":
            self.load()
        elif now["idle"]:
            self.press("1")
            if not self.page.evaluate(NOW)["idle"]:
                self.press("e")
        else:
            self.press("e")
        self.page.wait_for_function(HELD, timeout=10_000)
        return True

    def load(self) -> None:
        """Chain shot for one section, and the round shot that is proposed for the others."""
        self.tab_to("^Load .* chain")
        self.press("Enter", "e")


@pytest.mark.sampled(3)
def test_a_whole_duel_by_keyboard(page: Page, open_site: Callable[..., Page]) -> None:
    """From the set-up; at the end the focus is on the final score."""
    open_site()
    captain = Captain(page)
    captain.begin({"^Duel$": "Wedges out", "30, until night|^Turns at most": "10"})
    for _ in range(LONGEST):
        if not captain.go_on():
            break
    expect(page.locator(".final__title")).to_be_focused()
    assert captain.crews > 1
    assert not page.evaluate("Boolean(globalThis.touched)")


def test_men_are_moved_by_arrows(page: Page, open_site: Callable[..., Page]) -> None:
    """Up and down go to the next task, left and right take and give a man; all and none."""
    open_site()
    page.evaluate(QUICK)
    lay(page, first_muster())
    captain = Captain(page)
    captain.press()
    title = page.locator(".bill__title")
    page.locator('[data-task="man-pf"] [data-more="1"]').focus()
    captain.press("Home", "ArrowRight", "ArrowRight", "ArrowDown", "Home")
    expect(title).to_have_text("12 men: 3 at tasks, 9 free")
    captain.press("End")
    expect(title).to_have_text("12 men: 8 at tasks, 4 free")
    captain.press("ArrowLeft", "ArrowUp", "Home")
    expect(title).to_have_text("12 men: 5 at tasks, 7 free")
    captain.press("ArrowRight")
    expect(page.get_by_text("Port bow: 1 of 5, 6 men free")).to_have_count(1)


def test_enter_confirms_what_a_number_chose(open_site: Callable[..., Page]) -> None:
    """The main button has the focus then; at the next question it no longer has."""
    page = open_site()
    lay(page, questions()["select"])
    table = Table(page).ready()
    page.keyboard.press("1")
    expect(table.main).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.screen).not_to_have_attribute("data-step", "select")
    expect(table.main).not_to_be_focused()
