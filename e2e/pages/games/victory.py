"""The table of Victory on the High Sea: ships at sea, the hand, the port, shots in a fight."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page

from e2e.pages import table
from e2e.pages.table import heard

SHOTS = {"ball": "Ball", "chain": "Chain", "grape": "Grape"}


class Table(table.Table):
    """The table with Victory on the High Sea on it.

    Ships and cards go by what the page calls them: ``Aurora``, ``Mine / +1 hull``, ``Passengers``.
    """

    game = "victory"

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        super().__init__(page)
        self.sea = page.get_by_role("region", name="Voyages and hand")
        self.board = self.sea
        self.hand = page.get_by_role("group", name="Your hand")
        self.port = page.get_by_role("region", name="Your port", exact=True)
        self.shots = page.get_by_role("group", name="Shot", exact=True)
        self.manner = page.get_by_role("group", name="Flee or not")
        self.announced = page.locator(".ribbon--brief")

    # Looking.

    def voyage(self, ship: str) -> Locator:
        """The row of a ship at sea, by her name."""
        return self.sea.get_by_role("button", name=re.compile(rf"\b{ship}\b"))

    def said(self, ship: str) -> str:
        """What a screen reader says of a ship at sea."""
        return heard(self.voyage(ship))

    def cards(self) -> list[str]:
        """The names of the cards in the hand."""
        return [name.strip() for name in self.hand.locator(".card__name").all_inner_texts()]

    def card(self, name: str) -> Locator:
        """A card of the hand by what it begins with; the first one of several alike."""
        found = self.hand.get_by_role("button", name=re.compile(rf"^\s*{re.escape(name)}"))
        return found.first

    def step(self) -> str:
        """Which decision is pending."""
        return self.screen.get_attribute("data-step") or ""

    # Doing.

    def play(self, card: str, use: str | re.Pattern[str] | None = None) -> Self:
        """Pick a card, choose one of its uses where there are several, and confirm."""
        self.card(card).click()
        if use is not None:
            self.act(use)
        return self.commit()

    def choose(self, label: str | re.Pattern[str]) -> Self:
        """An answer to the question: pointed at, then confirmed."""
        return super().choose(label).commit()

    def sail(self, ship: str) -> Self:
        """Press the row of a ship and do what that stands for."""
        self.voyage(ship).click()
        return self.commit()

    def meet(self) -> Self:
        """Go on to a combat that is announced."""
        if self.announced.is_visible():
            self.commit()
        return self

    def load(self, shot: str, *, flee: bool = False) -> Self:
        """Point at a shot, to stand or to flee with; nothing is sealed yet."""
        self.meet()
        flight = self.manner.get_by_role("button", name=re.compile(r"^\s*Flee"))
        if (flight.get_attribute("aria-pressed") == "true") != flee:
            flight.click()
        self.shots.get_by_role("button", name=re.compile(rf"^\s*{SHOTS[shot]}")).click()
        return self.settled()

    def seal(self, shot: str, *, flee: bool = False) -> Self:
        """Choose a shot and confirm it."""
        return self.load(shot, flee=flee).commit()
