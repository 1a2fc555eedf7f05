"""Advice at the table: hints in three depths, the turn planner, the analysis, play taken over."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import portsmouth
from e2e.axe import Axe
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home
from portsmouth import registry
from portsmouth.bots.measure.selfplay import choose
from portsmouth.core.match import Match
from portsmouth.core.text import Json

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

THOUGHT_MS = 120_000
NAMES = ["Anson", "Byron"]
RANKS = ("Lieutenant", "Midshipman", "Petty Officer", "Marine", "Corporal")
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
    expect(told).to_contain_text("What the computer would do")
    expect(told).to_contain_text("Estimate:")
    expect(told).to_be_focused()
    seen(page, "the best hint")
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 664})
    expect(page.get_by_role("button", name="Play this")).to_be_in_viewport(ratio=1)
    if size:
        page.set_viewport_size(size)
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
    page.get_by_role("button", name="Find plans").click()
    found = page.locator(".planner__found")
    found.wait_for(timeout=THOUGHT_MS)
    word = "Proved" if found.get_attribute("data-proved") == "yes" else "Estimated"
    expect(found.locator(".proof")).to_have_text(word)
    assert 1 <= found.locator(".planner__turn").count() <= 3
    expect(found).to_contain_text("Cost:")
    seen(page, "the planner")
    found.get_by_role("button", name="Play this").first.click()
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "false")


def analysed(table: Table) -> Locator:
    """The finished analysis of the game on the table."""
    page = table.page
    table.menu("Analysis")
    page.get_by_role("button", name=re.compile("^Analyse")).click()
    done = page.locator(".analysis[data-state=done]")
    done.wait_for(timeout=THOUGHT_MS)
    return done


def test_an_analysis_that_is_stopped_keeps_what_was_found(table: Table) -> None:
    """The first turns are there soon; stopping leaves them, with a way to begin anew."""
    page = table.page
    table.menu("Analysis")
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 664})
    sheet = table.sheet("Analysis").bounding_box()
    assert sheet is not None
    assert sheet["height"] < 664 / 2, "a sentence and a button don't take all of a phone"
    if size:
        page.set_viewport_size(size)
    page.get_by_role("button", name="Analyse the game").click()
    page.locator(".chart__drawing").wait_for(timeout=THOUGHT_MS)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".analysis")).to_have_attribute("data-state", "stopped")
    expect(page.locator(".chart__drawing")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse again")).to_be_visible()


def test_the_analysis_names_a_blunder_and_another_match_begins_there(table: Table) -> None:
    """Turning points on top, the worst first; the loss in plain words."""
    page = table.page
    done = analysed(table)
    expect(done.get_by_role("heading").first).to_have_text("Turning points")
    worst = done.locator(".verdict").first
    expect(worst).to_contain_text("Round 2, Byron: turn")
    expect(worst).to_contain_text(re.compile(r"About −\d+(\.\d)? points"))
    expect(worst.locator(".grade")).to_have_text("Costly")
    expect(done.get_by_role("img", name="Who was ahead, in points")).to_be_visible()
    done.get_by_text("Show as a table").click()
    expect(done.get_by_role("row")).not_to_have_count(0)
    expect(done.get_by_role("columnheader", name="Points given away")).to_be_visible()
    seen(page, "the analysis")
    done.get_by_role("button", name=re.compile("^Show all")).click()
    rows = done.locator(".verdict").all()
    assert len(rows) > 3
    for row in rows:
        sure = row.get_by_text(re.compile("^About −")).count()
        assert row.locator(".grade").count() == sure, "graded where it is sure, and only there"
    worst.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".chip--active")).to_contain_text("Byron")
    expect(page.locator(".title__round")).to_have_text("Round 2 of 8")
    kept = page.evaluate("Object.keys(localStorage).filter((key) => /save/.test(key)).length")
    assert kept >= 2


def test_mistakes_are_stepped_through_on_the_board(table: Table) -> None:
    """Both moves are drawn and told; the steps, the ways back, the table and the graph lead on."""
    page = table.page
    done = analysed(table)
    done.get_by_role("button", name=re.compile("^Show on the board")).first.click()
    bar = page.get_by_role("region", name=re.compile("(Mistake|Decision) on the board")).filter(
        has=page.get_by_role("heading")
    )
    expect(bar.get_by_role("heading")).to_contain_text("Round 2, Byron: turn 1 of")
    expect(bar.get_by_role("heading")).to_be_focused()
    drawn = page.get_by_role(
        "img", name=re.compile("^Played, grey squares: .*Better, gold discs: ")
    )
    expect(drawn).to_be_visible()
    expect(drawn.locator(".moves__mark--better")).not_to_have_count(0)
    told = page.locator(".mistake")
    expect(told).to_contain_text("About −")
    reason = told.locator(".hint__why")
    expect(reason).to_have_text(re.compile(r"^[^.]*(\d points?|£\d)[^.]*\.$"))
    better = told.locator(".verdict__line--better").inner_text()
    assert all(rank in better for rank in RANKS if rank in reason.inner_text())
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 664})
    box = told.bounding_box()
    assert box is not None
    assert box["height"] > 110, "on a phone, too, it is read without much scrolling"
    if size:
        page.set_viewport_size(size)
    seen(page, "a mistake on the board")
    expect(bar.get_by_role("button", name="Previous mistake")).to_have_attribute(
        "aria-disabled", "true"
    )
    bar.get_by_role("button", name="Back to the analysis").click()
    expect(done.get_by_role("button", name=re.compile("^Show on the board")).first).to_be_focused()
    table.close()
    table.menu("Analysis")
    done.get_by_text("Show as a table").click()
    done.get_by_role("button", name="Round 1, Anson", exact=True).click()
    expect(bar.get_by_role("heading")).to_contain_text("Round 1, Anson")
    next_one = bar.get_by_role("button", name=re.compile("Next (mistake|decision)"))
    if next_one.get_attribute("aria-disabled") == "false":
        next_one.click()
        expect(bar.get_by_role("heading")).to_contain_text(re.compile(r"\d of \d"))
    bar.get_by_role("button", name="Back to the current position").click()
    expect(bar).to_have_count(0)
    expect(drawn).to_have_count(0)
    table.menu("Analysis")
    drawing = done.locator(".chart__drawing")
    box = drawing.bounding_box()
    assert box is not None
    drawing.click(position={"x": box["width"] * 0.1, "y": box["height"] * 0.5})
    expect(bar.get_by_role("heading")).to_contain_text("Round 1, ")
