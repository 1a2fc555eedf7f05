"""A stranger's whole game of War on the High Seas, by touch and by mouse, to the final score."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.axe import still_page
from e2e.games.whole_game import phone_or_desktop, play_to_the_end
from e2e.pages.games.war import Table
from e2e.server import Site

OPTIONS = {"Rounds at most": "40"}
OPEN = ":not([aria-disabled=true])"
CHARTED = """() => {
    window.charted = 0;
    for (const kind of ['pointerdown', 'click', 'keydown'])
        addEventListener(kind, ({ target }) => {
            window.charted += Boolean(target.closest?.('.worldchart'));
        }, true);
}"""
"""Count what is done on the chart."""


class Stranger:
    """Plays by what the page offers: sails where it pays, sells, buys what is made there."""

    def __init__(self, table: Table, *, touch: bool) -> None:
        """A player for the table whose whims are fixed."""
        self.table = table
        self.press: Callable[[Locator], None] = Locator.tap if touch else Locator.click
        self.whim = random.Random(3)
        self.steps: dict[str, int] = {}

    def move(self) -> None:
        """One decision of a person, or a wait for a captain."""
        screen = self.table.screen
        classes = screen.get_attribute("class") or ""
        step = self.table.step() or ""
        if "table--watched" in classes or step == "over":
            self.table.page.wait_for_timeout(40)
            return
        self.steps[step] = self.steps.get(step, 0) + 1
        if self.table.page.locator(".area-moment").is_visible():
            self.confirm()
        elif step == "port":
            self.visit()
        elif step in ("lade", "pick", "give", "stow"):
            self.crates()
        elif step == "load":
            self.load()
        elif self.table.ribbon.is_visible():
            self.answer()
        elif step == "cast":
            self.confirm()
        else:
            self.sail()

    def confirm(self) -> None:
        """The large button."""
        self.press(self.table.main)
        self.table.settled()

    def visit(self) -> None:
        """Sell what brings more, buy what is made here, a ship if there is gold for one, done."""
        ribbon = self.table.ribbon
        if not ribbon.locator(".goodrow--done").count():
            if "Sell" in self.table.main.inner_text():
                self.confirm()
            else:
                self.more()
                if self.table.step() != "port":
                    return
        if self.tab("trade"):
            for good in ribbon.locator(".part--trade .goodrow:not(.goodrow--done)").all()[:3]:
                more = good.locator(f".stepper__button:last-child{OPEN}")
                price = good.locator(".goodrow__price").inner_text()
                if more.count() and price.strip() == "1":
                    self.press(good.locator("button.stepper__value"))
                    self.table.settled()
        if self.table.step() == "port":
            self.confirm()

    def tab(self, name: str) -> bool:
        """Open a tab of the port sheet; false where its rows are in sight without."""
        tab = self.table.ribbon.locator(f".portsheet__tab[data-tab={name}]")
        if tab.is_visible():
            self.press(tab)
        return self.table.ribbon.locator(f".part--{name} .goodrow").count() > 0

    def more(self) -> None:
        """A ship if it can be had; else sometimes a passenger."""
        self.tab("more")
        ship = self.table.ribbon.locator(f".choice--ship{OPEN}")
        guest = self.table.ribbon.locator(f".choice--board{OPEN}")
        if ship.count():
            self.twice(ship)
        elif guest.count() and self.whim.random() < 0.3:
            self.twice(guest)

    def twice(self, answer: Locator) -> None:
        """Press an answer, and once more to confirm it."""
        self.press(answer.first)
        expect(answer.first).to_have_attribute("aria-pressed", "true")
        self.press(answer.first)
        self.table.settled()

    def crates(self) -> None:
        """One crate more while there is room, then done."""
        more = self.table.ribbon.locator(f".goodrow .stepper__button:last-child{OPEN}")
        if more.count():
            self.press(self.whim.choice(more.all()))
            self.table.settled()
        else:
            self.confirm()

    def load(self) -> None:
        """A whole pattern, then fire."""
        patterns = self.table.ribbon.locator(".loader__pattern")
        if patterns.count():
            self.press(self.whim.choice(patterns.all()))
            self.table.settled()
        else:
            self.confirm()

    def answer(self) -> None:
        """Any answer that is open, pressed twice."""
        answers = self.table.ribbon.locator(f".ribbon__options button[data-option]{OPEN}").all()
        self.twice(self.whim.choice(answers))

    def sail(self) -> None:
        """The first port of the list, else any cell by the list of the sea, else stay."""
        ports = self.table.destinations.locator(".dest--port")
        if ports.count() and self.whim.random() < 0.9:
            self.press(ports.first if self.whim.random() < 0.8 else self.whim.choice(ports.all()))
        else:
            sea = self.table.destinations.locator(".dest--sea")
            if not sea.count():
                self.twice(self.table.side_actions.get_by_role("button", name=re.compile("^Stay")))
                return
            self.press(sea)
            cells = self.table.sheet("Open sea").locator("[data-reach]").all()
            self.press(self.whim.choice(cells))
        self.table.settled()
        self.confirm()


@pytest.mark.parametrize("touch", [True, False], ids=["phone", "desktop"])
@pytest.mark.sampled(3)
def test_a_whole_game_against_captains(browser: Browser, site: Site, *, touch: bool) -> None:
    """From the set-up to the score, which is the engine's of the game that was kept.

    Where to go is chosen in *Ports in reach* and its lists alone, never on the chart.
    """
    with still_page(browser, site, **phone_or_desktop(touch=touch)) as page:
        table = Table.begin(
            page,
            site.root,
            names=("Anson", "Byron", "Cooke"),
            captains={2: "Swabber", 3: "Swabber"},
            options=OPTIONS,
            seed="9",
        )
        page.evaluate(CHARTED)
        stranger = Stranger(table, touch=touch)
        play_to_the_end(table, stranger.move)
        assert stranger.steps["port"] > 3
        assert page.evaluate("window.charted") == 0
        expect(page.get_by_text(re.compile(r"^Round \d+: |game ended after"))).to_be_visible()
