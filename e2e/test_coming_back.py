"""Coming back: statistics, today's puzzle and deal, and saved games that say how they ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home, LogBook
from e2e.test_layout import resize

SLOW_MS = 60_000
pytestmark = pytest.mark.kept_page

FINISHED = """async () => {
    const { rename } = await import('./web/js/saves/logbook.js');
    const ended = '2026-11-20T10:00:00.000Z';
    await rename({
        id: 'finished', game: 'portsmouth', title: 'An old game',
        names: ['Anson', 'Byron', 'Cooke'], updated: ended, ended, count: 1, entries: 9,
        progress: { id: 'portsmouth-progress', args: { round: 8, rounds: 8 } },
        over: true, places: [3, 1, 2],
        result: { totals: [65, 90, 67], items: [{ specialties: [8, 28] }, {}, {}] },
        save: JSON.stringify({ table: { captains: [null, 'lieutenant', 'landsman'] } }),
    }, 'An old game');
}"""


def test_without_a_game_the_statistics_say_what_to_do(open_site: Callable[..., Page]) -> None:
    page = open_site("#/statistics")
    expect(page.get_by_text("Play one and your results appear here")).to_be_visible()
    expect(page.locator(".achievement")).to_have_count(11)
    expect(page.locator(".achievement--earned")).to_have_count(0)


def test_a_finished_game_counts_and_says_how_it_ended(open_site: Callable[..., Page]) -> None:
    page = open_site()
    page.evaluate(FINISHED)
    page.evaluate("location.hash = '#/logbook'")
    entry = LogBook(page).entry("An old game")
    expect(entry).to_contain_text("Finished · 3rd of 3 · 65 : 90 : 67 · vs Lieutenant, Landsman")
    expect(entry.get_by_role("button")).to_have_count(1)
    page.evaluate("location.hash = '#/statistics'")
    expect(page.get_by_role("definition")).to_have_text(["1", "0 (0%)", "65", "65", "0", "0"])
    row = page.get_by_role("row", name="Lieutenant")
    expect(row.get_by_role("cell")).to_have_text(["1", "0", "65", "65"])
    expect(page.locator("[data-achievement=all_trades]")).to_contain_text("Earned on 20 Nov 2026")


def test_a_puzzle_is_played_shown_and_counted(open_site: Callable[..., Page]) -> None:
    page = open_site()
    Home(page).today.get_by_role("link", name="Puzzle of the day").click()
    wait_ready(page)
    panel = page.get_by_role("region", name="Puzzle of the day").first
    expect(panel).to_contain_text("Score the most points in this one turn", timeout=SLOW_MS)
    size = page.viewport_size
    resize(page, 390, 664)
    low = page.locator(".market__cell").first.bounding_box()
    assert low is not None
    assert low["height"] > 66, "on a phone the cards are as large as in a game"
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    if size:
        resize(page, size["width"], size["height"])
    page.evaluate("""async () => {
        const { play } = await import('./web/js/match/game.js');
        const { get } = await import('./web/js/app/store.js');
        await play(['end'], get().frame.puzzle.seat);
    }""")
    expect(page.get_by_text("☆☆☆ You gained 0 of").first).to_be_visible()
    page.get_by_role("button", name="Show the best turn").click()
    following = page.get_by_role("button", name="Next step")
    expect(page.locator("[data-step='0']")).to_be_visible()
    for at in range(1, 40):
        if not following.is_visible():
            break
        following.click()
        expect(page.locator(f"[data-step='{at}']")).to_be_visible()
        expect(page.locator("#app")).to_have_attribute("aria-busy", "false")
    before, now, best = page.evaluate("""async () => {
        const { get } = await import('./web/js/app/store.js');
        const { before, now, best } = get().frame.puzzle;
        return [before, now, best];
    }""")
    assert before < now == best
    page.evaluate("location.hash = '#/'")
    expect(Home(page).today).to_contain_text("☆☆☆ · 1 day in a row")


def test_the_deal_is_a_game_against_captains(open_site: Callable[..., Page]) -> None:
    page = open_site()
    Home(page).today.get_by_role("button", name="Deal of the day").click()
    table = Table(page).ready()
    assert table is not None
    captains = page.evaluate("""async () => {
        const { get } = await import('./web/js/app/store.js');
        return get().frame.table.captains;
    }""")
    assert captains == [None, "lieutenant", "petty_officer"]
    page.evaluate("location.hash = '#/'")
    expect(Home(page).today.get_by_role("link", name="Deal of the day")).to_contain_text("Round 1")
