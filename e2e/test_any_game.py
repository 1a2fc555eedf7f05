"""What holds for every game: it comes back as it was, by plain http too, and goes as a link."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

import portsmouth
from e2e import hostile_places as places
from e2e.any_game import RECORD, open_tab, play, start
from e2e.conftest import wait_ready
from e2e.pages.links import LinkScreen
from e2e.pages.shell import LogBook
from e2e.played_games import GAMES, PlayedGame
from e2e.server import Site, serving
from e2e.test_saves import DEPOSITED
from portsmouth.api import sharing
from portsmouth.core.rng import Rng
from tests.contract.walk import play_on

OF_THE_SITE = [game for game in GAMES if not game.made_up]
LINES = "all => all.slice(0, 12).map(each => each.textContent)"
TABLE = ".table .log, [data-curtain], .final__title"


def log_lines(page: Page) -> list[str]:
    """The newest lines of the log of whoever must act; a large question may lie over it."""
    page.locator(TABLE).first.wait_for(state="attached")
    curtain = page.locator("[data-do=lift]")
    if curtain.is_visible():
        curtain.click()
        page.locator(".table .log").wait_for(state="attached")
    lines: list[str] = page.locator(".area-recap [data-entry] button").evaluate_all(LINES)
    return lines


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_comes_back_as_it_was(browser: Browser, game: PlayedGame) -> None:
    """After a reload, and from the second copy where the first is gone."""
    with serving(game.folder()) as site, browser.new_context(service_workers="block") as context:
        page = open_tab(context, site.root)
        start(page, game)
        kept = play(page, 8)
        page.reload()  # where both must act, the first one looks after it, whoever did before
        wait_ready(page)
        lines = log_lines(page)
        assert lines
        page.evaluate(DEPOSITED)
        for loss in ("", "localStorage.clear()"):
            page.evaluate(loss)
            page.reload()
            wait_ready(page)
            assert log_lines(page) == lines
            assert page.evaluate(RECORD)["save"] == kept["save"]
        page.goto(f"{site.root}#/logbook")
        expect(LogBook(page).entries).to_have_count(1)
        further = play_from_the_log_book(page, kept["entries"] + 2)
        assert further["entries"] > kept["entries"]


def play_from_the_log_book(page: Page, entries: int) -> dict[str, Any]:
    """Open the only game that is kept and go on with it."""
    title = LogBook(page).entries.first.get_by_role("heading").inner_text()
    LogBook(page).press(title, "Open")
    page.locator(TABLE).first.wait_for(state="attached")
    return play(page, entries)


@pytest.mark.parametrize("game", OF_THE_SITE[1:], ids=lambda game: game.key)
def test_a_game_is_played_by_plain_http(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site: Site,
    tmp_path: Path,
    game: PlayedGame,
) -> None:
    """The first of the games is tried in test_hostile_places.py."""

    def begins(page: Page, _root: str) -> None:
        start(page, game)

    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, {}) as context:
        places.plays_by_plain_http(context, site.root, begins)


@pytest.mark.kept_page
@pytest.mark.parametrize("game", OF_THE_SITE, ids=lambda game: game.key)
def test_a_shared_game_is_looked_at(page: Page, site: Site, game: PlayedGame) -> None:
    """A whole game of random moves: checked by the rules, and leafed through from end to end."""
    notes: dict[str, Any] = {"names": ["Anson", "Byron"], "flags": [0, 1], "captains": [None, None]}
    match = portsmouth.new(game.key, 2, seed=3, notes={**notes, "id": "0123abcd-0000-4000-8000"})
    play_on(match, Rng(1), 60)
    screen = LinkScreen(page).open(f"{site.root}#/g/" + sharing.link_of(match, "game")["link"])
    count = len(match.journal)
    expect(screen.body).to_contain_text(f"{count} moves, all checked by the rules.")
    replay = screen.watch()
    replay.at(0)
    replay.press("End")
    replay.at(count)
    replay.press("ArrowLeft")
    replay.at(count - 1)
    expect(page.locator(".table [data-target]").first).to_be_visible()
    words = page.locator("main").inner_text()
    assert not re.search(r"undefined|NaN|\b(?:table|event|page)-[a-z]", words)
