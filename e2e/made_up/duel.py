"""The Duel of Signals, as a player sees and touches it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Self

from playwright.sync_api import Page, expect

from e2e.pages.newgame import NewGame


class Duel:
    """The table of the made-up game: ships, a hand, and the table's own buttons for the rest."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the table, or will."""
        self.page = page
        self.ships = page.get_by_role("region", name="Ships")
        self.hand = page.get_by_role("region", name="Your hand")
        self.actions = page.get_by_role("group", name="Other actions")
        self.curtain = page.get_by_role("heading", name=re.compile("^Hand the device to"))
        self.together = page.locator("[data-step=together]")
        self.bar = page.get_by_role("region", name="Your action")
        self.final = page.get_by_role("heading", name="The final score")
        self.log = page.get_by_role("region", name="Log")

    @classmethod
    def start(
        cls,
        page: Page,
        root: str,
        names: Sequence[str] = ("Anson", "Byron"),
        captains: Mapping[int, str] | None = None,
        seed: str = "7",
    ) -> Self:
        """Set up a duel by its sheet and wait for the table."""
        page.goto(f"{root}#/new/signals")
        sheet = NewGame(page)
        sheet.begin.wait_for()
        sheet.fill(names, seed, None, {}, captains)
        sheet.begin.click()
        duel = cls(page)
        duel.ready()
        return duel

    def ready(self) -> Self:
        """Wait until the table or a curtain is drawn, and no request is on its way."""
        self.ships.or_(self.curtain).or_(self.final).first.wait_for(timeout=30_000)
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        return self

    def holder(self) -> str:
        """Who the curtain asks for; empty where there is none."""
        if not self.curtain.is_visible():
            return ""
        return (self.curtain.text_content() or "").removeprefix("Hand the device to ").strip(" .")

    def lift(self) -> Self:
        """The next player says that he holds the device."""
        self.page.get_by_role("button", name=re.compile(f"^I.m {self.holder()}")).click()
        self.ships.wait_for()
        return self.ready()

    def answer(self, who: str) -> Self:
        """Answer what all are asked together: who says yes, or nobody."""
        self.together.get_by_role("button", name=re.compile(f"^ *{who}")).click()
        return self.ready()

    def act(self, label: str | re.Pattern[str]) -> Self:
        """Press a button of the table's list of options."""
        self.actions.get_by_role("button", name=label).first.click()
        return self.ready()

    def remedied(self) -> bool:
        """Does the main button offer what it takes to do what was pressed?"""
        main = self.bar.get_by_role("button").first
        return main.is_visible() and main.get_attribute("aria-disabled") == "false"

    def commit(self) -> Self:
        """Press the main button."""
        self.bar.get_by_role("button").first.click()
        return self.ready()

    def everything(self) -> str:
        """The whole document as it stands: words, attributes, values and title."""
        found: str = self.page.evaluate(
            """() => [
                document.documentElement.outerHTML,
                document.title,
                ...[...document.querySelectorAll('input, textarea')].map((field) => field.value),
            ].join('\\n')"""
        )
        return found

    def cards(self) -> list[str]:
        """The cards of the hand that is shown."""
        return [each.strip() for each in self.hand.get_by_role("button").all_inner_texts()]
