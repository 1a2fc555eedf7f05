"""Who plays a game of the collection by ear: accessible names, live regions and Enter alone."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from playwright.sync_api import Page

from e2e.listener import Listener, Thing

LONGEST = 300
SETTLED_MS = 30_000
QUICK = """import('./web/js/app/settings.js').then(({ setSetting }) => {
    setSetting('motion', 'still');
    setSetting('pace', 'instant');
})"""


class BlindCaptain(ABC):
    """Hears what is asked and what is offered; a class of each game says what he does then."""

    title: ClassVar[str]
    """What the list of new games calls the game."""
    board: ClassVar[tuple[str, str]]
    """Role and name of what is there as long as the game goes on."""
    options: ClassVar[Mapping[str, str]] = {}
    """What is chosen on the sheet of the new game, by its name there."""
    mine: ClassVar[str]
    """A question to the page: does it wait for this player, or is the game over?"""

    def __init__(self, page: Page) -> None:
        """Sit down at the table."""
        self.page = page
        self.ear = Listener(page)

    def begin(self) -> None:
        """From the home screen to the table by names alone."""
        self.page.evaluate(QUICK)
        ear = self.ear
        ear.touch(ear.await_thing("link", ".*New game"))
        ear.await_thing("heading", "New game")  # the home screen has a link of the same name
        ear.touch(ear.await_thing("link", self.title))
        ear.touch(ear.await_thing("DisclosureTriangle", "Advanced: fixed deal"))
        ear.write(ear.await_thing("textbox", "Seed"), "by ear alone")
        for name, value in self.options.items():
            ear.write(ear.await_thing("combobox", name), value)
        ear.touch(ear.await_thing("button", "Start the game"))
        ear.await_thing(*self.board)

    def press(self, thing: Thing | None) -> str:
        """Put the focus on it, press Enter, and return what was said until one must act again."""
        assert thing is not None, f"no such thing is named; last heard: {self.ear.spoken[-3:]}"
        before = len(self.ear.spoken)
        self.ear.touch(thing)
        self.page.wait_for_function(self.mine, timeout=SETTLED_MS)
        if not self.ear.listen():
            self.ear.await_words()
        return " ".join(words for _, words in self.ear.spoken[before:])

    def bar(self) -> Thing | None:
        """What is at the bottom of the table."""
        return self.ear.find("region", "Your action$")

    def decide(self) -> str:
        """One decision; returns what is said about it."""
        asked = self.ear.find("region", "Decision$")
        return self.answer(asked) if asked else self.act()

    @abstractmethod
    def answer(self, asked: Thing) -> str:
        """Answer what is asked; returns what is said about it."""

    @abstractmethod
    def act(self) -> str:
        """Do something where nothing in particular is asked; returns what is said about it."""

    def play(self) -> list[str]:
        """Play until the final score, which is told; returns what was said at leisure."""
        for _ in range(LONGEST):
            if not self.ear.find(*self.board):
                break
            assert self.decide(), "an action without a word"
        urgent = [words for how, words in self.ear.spoken if how == "assertive"]
        ended = r"(win|won|wins with|came second|lost|share the victory)"
        assert re.search(ended, urgent[-1]), urgent[-1]
        assert any(
            self.ear.find(role, name)
            for role in ("heading", "region")
            for name in ("The final score", "Final scoring")
        )
        return [words for how, words in self.ear.spoken if how == "polite"]
