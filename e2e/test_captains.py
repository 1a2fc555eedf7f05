"""Computer captains at the table: they play, are swapped, stopped, and never stand in the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import wait_ready
from e2e.midgame import captains_turn, put_on_the_table
from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import choose_player
from e2e.pages.shell import Home
from e2e.test_still_market import BOXES

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SLOW = 60_000
"""The captains' worker has to start first, on a busy machine."""


def paced(page: Page, pace: str) -> None:
    """Set the pace of what moves, and come back to the home screen."""
    Home(page).settings.click()
    page.get_by_role("radio", name=pace, exact=True).check()
    page.goto(page.url.split("#")[0] + "#/")


def bar(page: Page) -> Locator:
    """What the captain to act does."""
    return page.get_by_role("region", name="Computer captain")


PACE = """async (pace) => {
    const { setSetting } = await import('./web/js/app/settings.js');
    setSetting('pace', pace);
}"""


def button(page: Page, name: str) -> Locator:
    """A button of that bar."""
    return bar(page).get_by_role("button", name=name, exact=True)


def my_turn(table: Table) -> None:
    """Wait until a person must act."""
    expect(table.bar).to_be_visible(timeout=SLOW)
    table.settled()


def test_a_landsman_plays_a_seat_is_swapped_and_comes_back(
    open_site: Callable[..., Page],
) -> None:
    """Two rounds against him; a person takes the seat over, then an Admiral; a reload goes on."""
    page = open_site()
    paced(page, "Instant")
    table = Home(page).start(seed="11", starts=0, captains={2: "Landsman"})
    for number in (1, 2):
        my_turn(table)
        expect(page.locator(".title__round")).to_have_text(f"Round {number} of 8")
        table.quick_turn()
    my_turn(table)
    card = page.locator(".since")
    expect(card).to_contain_text("Byron")
    page.reload()
    wait_ready(page)
    table.ready()
    my_turn(table)

    table.menu("Captains")
    seat = table.sheet("Who plays?").get_by_role("combobox", name="Byron is played by")
    expect(seat.locator("option:checked")).to_have_text("Landsman · easiest")
    choose_player(seat, "Human")
    table.settled().close()
    table.quick_turn()
    expect(table.chip("Byron")).to_have_attribute("aria-current", "true")
    assert table.action_points() == 5

    table.menu("Captains")
    choose_player(seat, "Admiral")
    table.settled().close()
    expect(table.chip("Anson")).to_have_attribute("aria-current", "true", timeout=SLOW)
    my_turn(table)
    expect(card).to_contain_text("Byron")


def test_a_captain_is_stopped_watched_and_relieved(open_site: Callable[..., Page]) -> None:
    """At the pace of steps he waits for the player; a reload in the middle goes on."""
    page = open_site()
    paced(page, "Step")
    table = Home(page).start(seed="11", starts=1, captains={2: "Lieutenant"})
    expect(button(page, "Next")).to_be_visible(timeout=SLOW)
    expect(table.bar).to_have_count(0)
    assert table.open_cells() == []
    table.point("A1")
    expect(table.inspector).to_contain_text("A computer captain plays for Byron now.")
    page.keyboard.press("Escape")
    button(page, "Next").click()
    expect(table.inspector).to_contain_text("Byron: entered at")
    expect(button(page, "Next")).to_be_visible()

    page.reload()
    wait_ready(page)
    table.ready()
    expect(button(page, "Next")).to_be_visible(timeout=SLOW)
    expect(table.inspector).to_contain_text("Byron: entered at")

    button(page, "Pause").click()
    expect(bar(page)).to_contain_text("Paused.")
    table.undo()
    expect(table.inspector).not_to_contain_text("entered at")
    expect(bar(page)).to_contain_text("Paused.")
    page.wait_for_timeout(500)
    expect(table.inspector).not_to_contain_text("entered at")

    button(page, "Play for Byron").click()
    expect(table.bar).to_be_visible()
    table.do("A1")
    assert "your pawn" in table.said("A1")
    table.menu("Captains")
    table.sheet("Who plays?").get_by_role("button", name="Let Byron play again").click()
    table.close()
    expect(button(page, "Next")).to_be_visible(timeout=SLOW)
    page.locator(".title__name").click()
    page.keyboard.press("Space")
    expect(bar(page).or_(table.bar)).to_be_visible()


WATCHED = """async () => {
    const { get, subscribe } = await import('./web/js/app/store.js');
    window.shown = [];
    let last = get().frame?.entries;
    subscribe(({ frame, mode }) => {
        if (!frame || frame.entries === last) return;
        last = frame.entries;
        window.shown.push([performance.now(), mode.kind, frame.entries]);
    });
}"""
"""Notes when which position is shown."""
YARDSTICK = """() => {
    const entries = Array.from({ length: 500 }, (_, i) => ({ i, words: `entry ${i}` }));
    const start = performance.now();
    for (let n = 0; n < 100; n++) JSON.parse(JSON.stringify(entries));
    return performance.now() - start;
}"""
"""How long a fixed piece of work takes, in milliseconds."""
YARDSTICK_MS = 16
"""The same on the machine for which limits of time were set (python-chess: 23,000 moves/s)."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_turn_of_twenty_actions_is_shown_in_three_seconds(
    open_site: Callable[..., Page], motion: Literal["no-preference", "reduce"]
) -> None:
    """At the pace that everybody has at first; where nothing moves, too. The three cards that the
    captain draws and thinks about are inside; a busy machine is allowed a second, and a slow
    one as much more as it takes longer for a piece of work measured beside.
    """
    page = open_site()
    slowness = max(1.0, page.evaluate(YARDSTICK) / YARDSTICK_MS)
    page.emulate_media(reduced_motion=motion)
    page.evaluate(WATCHED)
    put_on_the_table(page, *captains_turn())
    page.wait_for_function("shown.at(-1)?.[1] === 'play'", timeout=SLOW)
    times = [at for at, _, _ in page.evaluate("window.shown")][1:]
    assert len(times) >= 4, "it is shown, not skipped"
    assert times[-1] - times[0] <= 4_000 * slowness


@pytest.mark.parametrize("way", ["button", "space", "tap"])
def test_the_rest_of_a_turn_is_skipped(open_site: Callable[..., Page], way: str) -> None:
    """By the button, by Space though Pause has the focus, by a tap on the market; nothing jumps."""
    page = open_site()
    page.set_viewport_size({"width": 390, "height": 664})
    paced(page, "Step")
    page.evaluate(WATCHED)
    table = put_on_the_table(page, *captains_turn())
    button(page, "Next").click(timeout=SLOW)
    cells = page.evaluate(BOXES)
    assert button(page, "Skip").bounding_box()["height"] >= 44  # type: ignore[index]
    page.evaluate(PACE, "calm")
    button(page, "Next").click()
    if way == "button":
        button(page, "Skip").click()
    elif way == "space":
        button(page, "Pause").focus()
        page.keyboard.press("Space")
    else:
        table.cell("B2").click(force=True)
    my_turn(table)
    assert page.evaluate(BOXES) == cells
    shown = page.evaluate("window.shown")
    steps = [last - first for (_, _, first), (_, _, last) in pairwise(shown[1:])]
    assert max(steps) >= 10, "the rest of what was planned came at once"
    expect(page.locator("[aria-pressed=true][data-cell]")).to_have_count(0)


def test_captains_among_themselves_are_watched_and_stopped(
    open_site: Callable[..., Page],
) -> None:
    """Nobody has to press anything; whoever does stops them between two actions."""
    page = open_site()
    table = Home(page).start(seed="11", starts=0, captains={1: "Admiral", 2: "Admiral"})
    expect(table.chip("Byron")).to_have_attribute("aria-current", "true", timeout=SLOW)
    button(page, "Pause").click()
    expect(button(page, "Go on")).to_be_visible()
    entries = page.locator(".area-recap .log__entry").count()
    page.wait_for_timeout(800)
    assert page.locator(".area-recap .log__entry").count() == entries
    button(page, "Go on").click()
    expect(page.locator(".area-recap .log__entry").nth(entries)).to_be_visible(timeout=SLOW)


def test_the_table_answers_while_an_admiral_thinks(open_site: Callable[..., Page]) -> None:
    """He thinks all the time in his own worker, and presses are answered meanwhile.

    How fast is a figure of ``make bench``: ``tap_to_paint_beside_ms_p95``.
    """
    page = open_site()
    table = Home(page).start(seed="11", starts=0)
    table.admiral_thinks_on()
    for cell in ("A1", "C3", "E5"):
        table.point(cell)
    table.do("A1").undo()
    before = page.evaluate("window.thoughts")
    page.wait_for_function("before => window.thoughts > before", arg=before, timeout=SLOW)


@pytest.mark.fresh_page
@pytest.mark.expect_errors
def test_without_a_worker_the_game_goes_on(open_site: Callable[..., Page]) -> None:
    """The table says what is wrong, offers another try, and lets a person play."""
    page = open_site()
    page.route("**/worker.py", lambda route: route.abort())
    table = Home(page).start(seed="11", starts=1, captains={2: "Landsman"})
    expect(bar(page)).to_contain_text("Byron (Landsman) is not responding.", timeout=SLOW)
    expect(bar(page).get_by_role("alert")).to_contain_text("could not be started")
    page.unroute("**/worker.py")
    button(page, "Try again").click()
    expect(table.chip("Anson")).to_have_attribute("aria-current", "true", timeout=SLOW)


def test_the_sheet_remembers_who_played(open_site: Callable[..., Page]) -> None:
    """A newcomer meets a Midshipman; what was chosen comes back for the next game."""
    page = open_site()
    Home(page).open_sheet()
    who = page.get_by_role("combobox", name=re.compile("^Who plays for player"))
    expect(who).to_have_count(2)
    chosen = "all => all.map((each) => each.selectedOptions[0].textContent.trim())"
    assert who.evaluate_all(chosen) == ["Human", "Midshipman · very easy"]
    expect(page.locator(".player__about")).to_contain_text("Compares a few moves")
    choose_player(who.nth(1), "Captain")
    page.get_by_role("button", name="Start the game").click()
    Table(page).ready()
    page.goto(page.url.split("#")[0] + "#/new/portsmouth")
    page.reload()
    expect(who).to_have_count(2)
    assert who.evaluate_all(chosen) == ["Human", "Captain · strong"]
