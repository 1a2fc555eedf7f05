"""Two releases, one game: a tab of the older one never takes or overwrites what it can't open."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.any_game import RECORD, open_tab, play, start
from e2e.played_games import GAMES, PlayedGame
from e2e.server import Site, serving

COPY = """async () => {
    const opened = indexedDB.open('/portsmouth');
    await new Promise((done) => { opened.onsuccess = done; });
    const asked = opened.result.transaction('saves').objectStore('saves').getAll();
    await new Promise((done) => { asked.onsuccess = done; });
    opened.result.close();
    return asked.result.map((copy) => JSON.parse(copy.text));
}"""
LOCKS = "async () => (await navigator.locks.query()).held.map((lock) => lock.name)"
RULES, NEWER_RULES = b"\x031.0", b"\x039.1"
"""The version of a game's rules, as a word of three letters in its compiled module."""


def next_release(site: Site, folder: Path, game: str) -> str:
    """From now on the host has another release, at an address of its own: the rules are newer."""
    [wheel] = (folder / "wheels").glob("portsmouth-*.whl")
    content = io.BytesIO()
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(content, "w") as new:
        [meta] = [each for each in old.namelist() if each.endswith(f"games/{game}/meta.pyc")]
        for name in old.namelist():
            part = old.read(name)
            if name == meta:
                assert part.count(RULES) == 1
                part = part.replace(RULES, NEWER_RULES)
            new.writestr(name, part)
    size = f'"size": {wheel.stat().st_size}'
    page = (folder / "index.html").read_text("utf-8")
    assert page.count(size) == 1
    site.broken[wheel.name] = content.getvalue()
    site.broken["/index.html"] = page.replace(size, f'"size": {len(content.getvalue())}').encode()
    return f"{site.root}index.html"


def play_here(page: Page) -> None:
    """Take the game over from the other tab."""
    page.get_by_role("button", name="Play here").click()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_older_release_never_overwrites_what_it_cannot_open(
    browser: Browser, game: PlayedGame
) -> None:
    """It says so and gives the game back; nor does it take the game when the other tab closes."""
    folder = game.folder()
    with serving(folder) as site, browser.new_context(service_workers="block") as context:
        site.headers["Cache-Control"] = "no-store"
        older = open_tab(context, site.root)
        start(older, game)
        before = play(older, 4)
        address = next_release(site, folder, game.key)
        newer = open_tab(context, f"{address}#/table")
        play_here(newer)
        expect(newer.get_by_text("The game goes on here")).to_be_visible()
        kept = play(newer, before["entries"] + 4)
        play_here(older)
        expect(older.get_by_text("newer version of the games")).to_be_visible()
        expect(older.get_by_role("button", name="Play here")).to_be_visible()
        older.evaluate("() => window.playOn(20)")
        expect(newer.get_by_text("The game goes on here")).to_be_visible()
        assert newer.evaluate(RECORD)["save"] == kept["save"]
        further = play(newer, kept["entries"] + 2)
        newer.close()
        older.wait_for_timeout(600)
        assert older.evaluate(RECORD)["save"] == further["save"]
        assert [copy["save"] for copy in older.evaluate(COPY)] == [further["save"]]
        assert older.evaluate(LOCKS) == []
        expect(older.get_by_text("newer version of the games")).to_be_visible()
