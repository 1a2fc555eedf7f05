"""Advice at the table: hints in three depths, the turn planner, the analysis, play taken over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.axe import Axe
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home
from portsmouth import registry
from portsmouth.bots.selfplay import choose
from portsmouth.core.match import Match
from portsmouth.core.text import Json

pytestmark = pytest.mark.kept_page

THOUGHT_MS = 60_000
NAMES = ["Anson", "Byron"]
THEMES = ("paper", "night", "contrast")


def game(rounds: int) -> Match[Any]:
    """A short game of two, of whom the second once does nothing."""
    match = portsmouth.new("portsmouth", seats=2, seed=12)
    who = registry.bots("portsmouth").bot("lieutenant", 2)
    while match.actors and match.state.round <= rounds:
        seat = match.actors[0]
        fresh = match.state.ap == 5 and ("end",) in match.legal()
        if (match.state.round, seat) == (2, 1) and fresh:
            match.play(("end",))
            continue
        for action in choose(match.game, match.state, seat, who).actions:
            match.play(action)
            if not match.undo_depth:
                break
    match.notes = {"names": list[Json](NAMES), "flags": [0, 1], "id": "study"}
    return match


def opened(page: Page, match: Match[Any], folder: Path) -> Table:
    """A match put on the table through the log-book."""
    file = folder / "game.json"
    file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
    book = Home(page).open_logbook()
    book.bring(file)
    return book.open(", ".join(NAMES))


@pytest.fixture
def table(open_site: Callable[..., Page], tmp_path: Path) -> Table:
    """A game of two at the beginning of its third round."""
    page = open_site()
    page.emulate_media(reduced_motion="reduce")
    return opened(page, game(2), tmp_path)


def seen(page: Page, state: str) -> None:
    """axe-core finds nothing in what is shown."""
    axe = Axe(page, THEMES)
    axe.check(state, everywhere=True)
    axe.clean()


def hint(page: Page, depth: int) -> None:
    """Wait for a hint of a depth."""
    page.locator(f'.hint__told[data-depth="{depth}"]').wait_for(timeout=THOUGHT_MS)


def test_a_hint_in_three_depths_is_noted_and_played(table: Table) -> None:
    """Three presses of one button by keyboard, then the line is played and can be taken back."""
    page = table.page
    button = page.locator("[data-do=hint]")
    button.press("Enter")
    hint(page, 1)
    marked = page.locator(".cell--hint")
    assert marked.count() <= 1
    button.press("Enter")
    hint(page, 2)
    assert 2 <= page.locator(".hint__options li").count() <= 3
    page.get_by_role("button", name="What is best, and why?").press("Enter")
    hint(page, 3)
    told = page.locator(".hint__told")
    expect(told).to_contain_text("What the Admiral would do")
    expect(told).to_contain_text("Estimate:")
    expect(told).to_be_focused()
    seen(page, "the best hint")
    page.get_by_role("button", name="Play this").press("Enter")
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".log__hint").first).to_have_text("Hint 3")
    page.reload()
    table.ready()
    expect(page.locator(".log__hint").first).to_have_text("Hint 3")


def test_a_turn_is_planned_for_a_goal(table: Table) -> None:
    """A goal, the turns with their label, and the first one played; what can't be is said."""
    page = table.page
    page.locator("[data-do=menu]").click()
    page.get_by_role("button", name="Plan my turn").click()
    page.get_by_label("Goal", exact=True).select_option("points")
    page.get_by_role("button", name="Find turns").click()
    found = page.locator(".planner__found")
    found.wait_for(timeout=THOUGHT_MS)
    word = "Proved" if found.get_attribute("data-proved") == "yes" else "Estimated"
    expect(found.locator(".proof")).to_have_text(word)
    assert 1 <= found.locator(".planner__turn").count() <= 3
    expect(found).to_contain_text("Cost:")
    seen(page, "the planner")
    found.get_by_role("button", name="Play this").first.click()
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "false")


def test_the_analysis_and_playing_on_from_it(table: Table) -> None:
    """Stopped and begun again; a blunder is named with its reason; another match begins there."""
    page = table.page
    page.locator("[data-do=menu]").click()
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".analysis")).to_have_attribute("data-state", "stopped")
    page.get_by_role("button", name="Analyse again").click()
    done = page.locator(".analysis[data-state=done]")
    done.wait_for(timeout=THOUGHT_MS)
    expect(done.get_by_role("img", name="Leads over the rounds")).to_be_visible()
    done.get_by_text("The same as a table").click()
    expect(done.get_by_role("row")).not_to_have_count(0)
    blunder = done.locator(".verdict--costly").filter(has_text="Round 2, Byron: turn")
    expect(blunder).to_contain_text("Against what was done")
    expect(blunder).to_contain_text("95 %")
    seen(page, "the analysis")
    blunder.get_by_role("button", name="Look at it").click()
    page.locator(".past__title").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-do=menu]").click()
    page.get_by_role("button", name="Analysis").click()
    blunder.get_by_role("button", name="Take the helm here").click()
    expect(page.locator(".chip--active")).to_contain_text("Byron")
    expect(page.locator(".title__round")).to_have_text("Round 2 of 8")
    kept = page.evaluate("Object.keys(localStorage).filter((key) => /save/.test(key)).length")
    assert kept >= 2
