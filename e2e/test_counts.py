"""What a press costs (tools/budget.json): drawings, answers and their length, a captain's turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import ROOT, wait_ready
from e2e.killing.campaign import UNFORCED
from e2e.pages.shell import Home
from e2e.pages.table import Table

pytestmark = pytest.mark.sampled(4)

BUDGET = json.loads((ROOT / "tools" / "budget.json").read_text("utf-8"))
NAMES = ("Anson", "Byron", "Cooke", "Duncan")
ACTIONS = 10
"""How many actions the captain's turn of the budget has."""
COUNTS = "() => new Promise((done) => setTimeout(() => done({ ...pageCounts }), 60))"
"""The page's counters, after all that a press sets off has been drawn."""
RECORD = """async () => {
    const { get, subscribe } = await import('./web/js/app/store.js');
    window.turns = [];
    let last = get().mode.kind;
    subscribe(({ mode: { kind }, frame }) => {
        if (kind === last) return;
        last = kind;
        window.turns.push({ kind, entries: frame.entries, ...pageCounts });
    });
}"""
"""Notes the counters whenever a captain's turn begins and ends."""


class Counters:
    """How much the page has done since it was asked last."""

    def __init__(self, page: Page) -> None:
        """Begin to count."""
        self.page = page
        self.last: dict[str, Any] = page.evaluate(COUNTS)

    def since(self) -> dict[str, int]:
        """What has been done since it was asked last; `longest` is of all."""
        now = self.page.evaluate(COUNTS)
        done = {name: now[name] - self.last[name] for name in now} | {"longest": now["longest"]}
        self.last = now
        return done


def drawn(table: Table, counters: Counters, act: Callable[[], Any]) -> int:
    """How often the screen was drawn for a press, apart from answers that came too late for it."""
    act()
    table.settled()
    done = counters.since()
    return done["draws"] - done["late"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_press_is_drawn_once_and_its_answers_are_short(
    open_site: Callable[..., Page], seats: int
) -> None:
    page = open_site()
    page.add_init_script(UNFORCED)
    page.reload()
    wait_ready(page)
    table = Home(page).start(seed="11", starts=0, names=NAMES[:seats])
    counters = Counters(page)
    for turn in range(seats + 1):
        cell = table.open_cells()[turn % 2]
        presses: list[tuple[str, Callable[[], Any]]] = [
            ("select", lambda: table.point(cell)),  # noqa: B023
            ("commit", table.main.click),
            ("far", lambda: table.point("C3")),
            ("let go", lambda: page.keyboard.press("Escape")),
            ("raise", lambda: table.actions.locator("[data-do=raise]").click()),
            ("undo", table.undo),
        ]
        for name, press in presses:
            if name == "commit":
                table.only_step().settled()
                counters.since()
            count = drawn(table, counters, press)
            assert count <= BUDGET["draws_a_press"], (turn, name, count)
        table.quick_turn()
        counters.since()
    assert counters.last["longest"] <= BUDGET["answer_kb"] * 1000


def test_a_captains_turn_is_drawn_action_by_action(open_site: Callable[..., Page]) -> None:
    """One drawing for each action, and two more for a turn of ten; few answers, all short."""
    page = open_site()
    table = Home(page).start(seed="11", starts=0, captains={2: "Lieutenant"})
    page.evaluate(RECORD)
    for _ in range(3):
        table.quick_turn()
        expect(table.bar).to_be_visible(timeout=60_000)
        table.settled()
    turns = page.evaluate("window.turns")
    pairs = list(zip(turns[::2], turns[1::2], strict=True))
    assert [each["kind"] for each in turns] == ["captain", "play"] * len(pairs)
    for began, ended in pairs[1:]:  # the first waits for the captains' worker
        done = {name: ended[name] - began[name] for name in began if name != "kind"}
        assert done["entries"] >= 3
        spare = done["entries"] - ACTIONS
        assert done["draws"] - done["late"] <= BUDGET["draws_a_captains_turn"] + spare, done
        assert done["answers"] <= BUDGET["answers_a_captains_turn"] + spare, done
    assert turns[-1]["longest"] <= BUDGET["answer_kb"] * 1000
