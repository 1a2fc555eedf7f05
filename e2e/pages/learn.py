"""The lessons: their page, and the coach at the table."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table

TITLES = ["Ashore", "The crew", "The town", "Privileges", "The end of a turn", "What wins games"]


class Learn:
    """The page of the lessons."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows the lessons, or will."""
        self.page = page
        self.lessons = page.get_by_role("list", name="Lessons").get_by_role("listitem")
        self.first_game = page.get_by_role("button", name="Play your first game")

    def begin(self, number: int) -> Coach:
        """Begin a lesson by its number."""
        self.page.get_by_role("link", name=f"Lesson {number}: ").click()
        return Coach(self.page).ready()

    def done(self) -> list[bool]:
        """Which lessons are marked as done."""
        self.lessons.first.wait_for()
        return ["Done" in words for words in self.lessons.all_inner_texts()]


class Coach:
    """The coach of the lesson on the table."""

    def __init__(self, page: Page) -> None:
        """Wrap a page that shows a lesson, or will."""
        self.page = page
        self.panel = page.get_by_role("region", name="Coach")
        self.table = Table(page)
        self.show = self.panel.get_by_role("button", name="Show me")
        self.again = self.panel.get_by_role("button", name="Start again")
        self.back = self.panel.get_by_role("button", name="Go back")
        self.repeat = self.panel.get_by_role("button", name="Back to this task")
        self.next = self.panel.get_by_role("link", name="Next lesson")
        self.leave = self.panel.get_by_role("link", name="Leave")
        self.first_game = self.panel.get_by_role("button", name="Play your first game")
        self.goal = self.panel.locator(".coach__goal")
        self.place = self.panel.locator(".coach__place")
        self.told = self.panel.get_by_role("status")
        self.ticks = self.panel.get_by_role("img")

    def ready(self) -> Self:
        """Wait until the lesson lies on the table."""
        self.panel.locator(".coach__goal").wait_for()
        return self

    def step(self) -> int:
        """How many tasks come before the one at hand."""
        return int(self.panel.get_attribute("data-task") or 0)

    def follow(self, most: int = 40) -> Self:
        """Do what the coach shows until the lesson is over, by keyboard alone."""
        for _ in range(most):
            if not self.show.is_visible():
                return self
            self.do_shown()
        raise AssertionError("the coach does not lead through")

    def do_shown(self) -> None:
        """Ask to be shown what to do, and do it: the focus is there already."""
        self.ask()
        before = self.position()
        for _ in range(2):
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(60)
            self.table.settled()
            if self.position() != before:
                break
        self.page.wait_for_function(
            "before => document.querySelector('[data-position]')?.dataset.position !== before",
            arg=before,
        )

    def ask(self) -> None:
        """Ask to be shown what to do: the focus goes there."""
        self.show.press("Enter")
        expect(self.page.locator("[data-here]")).to_be_focused()

    def position(self) -> str:
        """The number of the position on the table."""
        return self.page.locator("[data-position]").get_attribute("data-position") or ""
