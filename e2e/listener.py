"""A player who sees nothing: hears live regions and accessible names, and presses keys.

All knowledge comes from Chromium's accessibility tree, as a screen reader's does; no text, style or
attribute of the page is read.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page

PATIENCE = 8.0
PAUSE_MS = 25


@dataclass
class Thing:
    """A node of the accessibility tree."""

    role: str
    name: str
    node: int
    live: str = ""
    disabled: bool = False
    busy: bool = False
    pressed: bool = False
    parts: list[Thing] = field(default_factory=list)

    def within(self) -> Iterator[Thing]:
        """The thing and all its parts."""
        yield self
        for part in self.parts:
            yield from part.within()

    def words(self) -> str:
        """The text in it."""
        return plain(self.text())

    def text(self) -> str:
        """The text in it as it stands there."""
        return " ".join(each.name for each in self.within() if each.role == "StaticText")


def plain(text: str) -> str:
    """The words of a text: without what a page adds so that the same words are said again."""
    return text.replace("\xa0", " ").strip()


class Listener:
    """Hears and presses."""

    def __init__(self, page: Page) -> None:
        """Listen to a page."""
        self.page = page
        self.reader = page.context.new_cdp_session(page)
        self.reader.send("Accessibility.enable")
        self.tree = self._look()
        self.spoken: list[tuple[str, str]] = []
        self._heard = self._regions()

    # Hearing.

    def find(self, role: str, name: str, start: Thing | None = None) -> Thing | None:
        """The first thing of that role whose name begins so (a regular expression)."""
        return next(iter(self.all(role, name, start)), None)

    def all(self, role: str, name: str, start: Thing | None = None) -> list[Thing]:
        """All things of that role whose name begins so."""
        wanted = re.compile(name)
        things = (start or self.tree).within()
        return [each for each in things if each.role == role and wanted.match(each.name)]

    def await_thing(self, role: str, name: str) -> Thing:
        """Wait until there is such a thing."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.listen()
            if found := self.find(role, name):
                return found
            self.page.wait_for_timeout(PAUSE_MS)
        raise AssertionError(f"no {role} is called {name}")

    def listen(self) -> list[tuple[str, str]]:
        """What live regions have said since the last time: how, and the words."""
        self.tree = self._look()
        now = self._regions()
        fresh = [
            (how, plain(text))
            for (number, how), text in now.items()
            if plain(text) and self._heard.get((number, how)) != text
        ]
        self._heard = now
        self.spoken += fresh
        return fresh

    def await_words(self) -> list[tuple[str, str]]:
        """Wait until a live region speaks and the page is at rest."""
        until = time.monotonic() + PATIENCE
        said: list[tuple[str, str]] = []
        while time.monotonic() < until:
            said += self.listen()
            if said and not any(each.busy for each in self.tree.within()):
                return said
            self.page.wait_for_timeout(PAUSE_MS)
        raise AssertionError(f"nothing was announced; last heard: {self.spoken[-3:]}")

    # Pressing.

    def press(self, thing: Thing | None) -> list[tuple[str, str]]:
        """Put the focus on it, press Enter, and hear what happened.

        If it has gone meanwhile, as when the page lays a card by itself, that must be told.
        """
        assert thing is not None, f"no such thing is named; last heard: {self.spoken[-3:]}"
        with suppress(Error):
            self.touch(thing)
        return self.await_words()

    def touch(self, thing: Thing) -> None:
        """Put the focus on it and press Enter."""
        self.reader.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.press("Enter")

    def write(self, thing: Thing, words: str) -> None:
        """Put the focus on a field and type."""
        self.reader.send("DOM.focus", {"backendNodeId": thing.node})
        self.page.keyboard.type(words)

    # The tree.

    def _look(self) -> Thing:
        nodes = self.reader.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return self._thing(nodes[0], by_id)

    def _thing(self, node: dict[str, Any], by_id: dict[str, Any]) -> Thing:
        facts = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        children = [by_id[each] for each in node.get("childIds", []) if each in by_id]
        return Thing(
            role=node.get("role", {}).get("value", ""),
            name=node.get("name", {}).get("value", "") or "",
            node=node.get("backendDOMNodeId", 0),
            live=facts.get("live") or "",
            disabled=bool(facts.get("disabled")),
            busy=bool(facts.get("busy")),
            pressed=facts.get("pressed") == "true",
            parts=[self._thing(each, by_id) for each in children],
        )

    def _regions(self) -> dict[tuple[int, str], str]:
        return {
            (each.node, each.live): each.text()
            for each in self.tree.within()
            if each.live in ("polite", "assertive") and each.role in ("status", "alert")
        }
