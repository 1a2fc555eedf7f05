"""What a whole game in the browser needs, whichever game it is: a size, and its end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Page, expect

import portsmouth
from e2e.pages.table import Table
from portsmouth.core.outcome import Outcome

LONGEST = 900
SAVED_MS = 10_000
"""A save is written a moment after what it holds is drawn."""


def phone_or_desktop(*, touch: bool) -> dict[str, Any]:
    """What the context of a phone that is touched differs in from a desktop's."""
    width, height = (390, 664) if touch else (1440, 900)
    return {"viewport": {"width": width, "height": height}, "has_touch": touch}


def play_to_the_end(table: Table, move: Callable[[], None]) -> None:
    """Decide until the final score stands there; its totals are the engine's of what was kept."""
    for _ in range(LONGEST):
        if table.final.is_visible():
            break
        move()
    expect(table.final).to_be_visible()
    outcome = kept_outcome(table.page)
    row = table.page.get_by_role("row", name=re.compile("^Total"))
    if table.game == "war" and not row.count():
        return  # won by a way: no points are told
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
