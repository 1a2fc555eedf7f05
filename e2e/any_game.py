"""Plays any game of the site a little and reads what is kept of it: for tests of every game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import wait_ready
from e2e.killing.campaign import PLAYER
from e2e.pages.newgame import NewGame
from e2e.played_games import PlayedGame

RECORD = """() => {
    const key = Object.keys(localStorage).find((each) => each.includes('/save/'));
    return JSON.parse(localStorage.getItem(key) ?? 'null');
}"""
MOST_MS = 30_000
REST_MS = 800
MOST_LOOKS = 40


def open_tab(context: BrowserContext, address: str) -> Page:
    """A tab with somebody who can play in it."""
    page = context.new_page()
    page.add_init_script(PLAYER)
    page.goto(address)
    wait_ready(page)
    return page


def play(page: Page, entries: int) -> dict[str, Any]:
    """Let it be played until so much is kept; returns what is."""
    enough = f"() => (({RECORD})()?.entries ?? 0) >= {entries}"
    page.evaluate("() => window.playOn(20)")
    page.wait_for_function(enough, timeout=MOST_MS)
    page.evaluate("() => window.playNoMore()")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return at_rest(page)


def at_rest(page: Page) -> dict[str, Any]:
    """Wait until what was pressed last is kept, too; returns what is."""
    kept: dict[str, Any] = page.evaluate(RECORD)
    for _ in range(MOST_LOOKS):
        page.wait_for_timeout(REST_MS)
        before, kept = kept, page.evaluate(RECORD)
        if before == kept:
            return kept
    raise AssertionError("the game goes on by itself")


def start(page: Page, game: PlayedGame) -> None:
    """Start a game between two people."""
    page.evaluate("(key) => { location.hash = `#/new/${key}`; }", game.key)
    sheet = NewGame(page)
    sheet.fill(["Anson", "Byron"], "", None, {})
    sheet.begin.click()
    page.locator(".table .log, [data-curtain]").first.wait_for()
