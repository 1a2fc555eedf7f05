"""What a whole game in the browser needs, whichever game it is: a still page, and its end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from playwright.sync_api import Browser, Page, expect

import portsmouth
from e2e.axe import STILL
from e2e.conftest import Watch, wait_ready
from e2e.pages.table import Table
from e2e.server import Site
from portsmouth.core.outcome import Outcome

LONGEST = 900
SAVED_MS = 10_000
"""A save is written a moment after what it holds is drawn."""


@contextmanager
def still_page(browser: Browser, site: Site, *, touch: bool) -> Iterator[Page]:
    """A phone that is touched or a desktop, on which nothing moves; no error comes up on it."""
    width, height = (390, 664) if touch else (1440, 900)
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, service_workers="block"
    )
    page = context.new_page()
    watch = Watch()
    watch.attach(page)
    page.goto(site.root)
    page.evaluate(STILL)
    page.reload()
    wait_ready(page)
    yield page
    context.close()
    assert watch.errors == []


def play_to_the_end(table: Table, move: Callable[[], None]) -> None:
    """Decide until the final score stands there; its totals are the engine's of what was kept."""
    for _ in range(LONGEST):
        if table.final.is_visible():
            break
        move()
    expect(table.final).to_be_visible()
    outcome = kept_outcome(table.page)
    row = table.page.get_by_role("row", name=re.compile("^Total"))
    totals = row.get_by_role("cell").all_inner_texts()
    assert [int(re.findall(r"-?\d+", text)[0]) for text in totals] == list(outcome.totals)


def kept_save(page: Page) -> str:
    """The engine's save of the game played last, from the browser's storage."""
    record = page.evaluate(
        """() => {
            const keys = Object.keys(localStorage).filter((key) => key.includes('/save/'));
            return localStorage.getItem(keys[0]);
        }"""
    )
    return str(json.loads(record)["save"])


def kept_outcome(page: Page) -> Outcome:
    """How the game ended that was played last, by its save; waits until its end is kept."""
    until = monotonic() + SAVED_MS / 1000
    while monotonic() < until:
        outcome = portsmouth.load(json.loads(kept_save(page))).outcome
        if outcome is not None:
            return outcome
        page.wait_for_timeout(100)
    raise AssertionError("the game that is kept has no end")
