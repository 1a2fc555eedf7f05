"""Tries what seldom happens to saved games in a real browser; by hand, before a release.

    python tools/trials/storage.py [--game portsmouth] [--dist dist] [full tabs clock import delete]

full: both storages are full, the second by the browser's own quota. tabs: three tabs of one game.
clock: set back and forward. import, delete: the whole browser is killed in the middle. Each prints
what held; exits with 1 at the first that did not.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from e2e.conftest import CHROMIUM_FLAGS, SHORT_LIVES, browser_program, wait_ready  # noqa: E402
from e2e.killing.campaign import PLAYER as PLAYER_SCRIPT  # noqa: E402
from e2e.killing.campaign import Campaign, Play  # noqa: E402
from e2e.pages.newgame import NewGame  # noqa: E402
from e2e.pages.shell import Home, LogBook  # noqa: E402
from e2e.server import Site, serving  # noqa: E402

FILL = """() => {
    for (let size = 2 ** 22; size; size >>= 1)
        for (let more = true; more; )
            try {
                localStorage.setItem(`filler-${localStorage.length}`, 'x'.repeat(size));
            } catch { more = false; }
}"""
EMPTY = """() => Object.keys(localStorage)
    .filter((key) => key.startsWith('filler')).forEach((key) => localStorage.removeItem(key))"""
TOP = """() => Math.max(-1, ...[...document.querySelectorAll('.table .area-recap [data-entry]')]
    .map((row) => Number(row.dataset.entry)))"""
WAITS_MS = 60_000
KILLS = 6
COPIES = 30


class Trials:
    """A site, a browser, and a game to be played."""

    def __init__(self, playwright: Playwright, site: Site, game: str) -> None:
        """Nothing is open yet."""
        self.playwright, self.site, self.game = playwright, site, game

    def browser(self) -> Browser:
        """Start a browser."""
        return self.playwright.chromium.launch(
            executable_path=browser_program(), args=[*CHROMIUM_FLAGS, SHORT_LIVES]
        )

    def tab(self, context: BrowserContext, place: str = "") -> Page:
        """Open a tab with somebody who can play in it."""
        page = context.new_page()
        page.add_init_script(PLAYER_SCRIPT)
        page.goto(self.site.root + place)
        wait_ready(page)
        return page

    def start(self, page: Page, *names: str) -> None:
        """Start a game between two people."""
        page.goto(f"{self.site.root}#/new/{self.game}")
        sheet = NewGame(page)
        sheet.begin.wait_for()
        sheet.fill(names or ("Anson", "Byron"), "", None, {})
        sheet.begin.click()
        page.locator(".table .log, [data-curtain]").first.wait_for(timeout=WAITS_MS)

    def play(self, page: Page, more: int) -> int:
        """Let so much more be played; returns the number of the newest line of the log."""
        wanted = self.top(page) + more
        page.evaluate("() => window.playOn(20)")
        page.wait_for_function(f"() => ({TOP})() >= {wanted}", timeout=WAITS_MS)
        page.evaluate("() => window.playNoMore()")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.wait_for_timeout(1000)
        return self.top(page)

    def top(self, page: Page) -> int:
        """Return the number of the newest line of the log; -1 for none."""
        lift = page.locator("[data-do=lift]")
        if lift.is_visible():
            lift.click()
            page.locator(".table .log").first.wait_for()
        found: int = page.evaluate(TOP)
        return found

    def resumed(self, page: Page) -> int:
        """Open the page anew and continue; returns the number of the newest line."""
        page.goto(self.site.root + "?again")
        wait_ready(page)
        Home(page).go_on.click()
        page.locator(".table .log, [data-curtain]").first.wait_for(timeout=WAITS_MS)
        page.wait_for_timeout(300)
        return self.top(page)

    def full(self) -> str:
        """Both storages full: the game goes on, and is kept as soon as there is room."""
        with self.browser() as browser, browser.new_context(service_workers="block") as context:
            page = self.tab(context)
            self.start(page)
            self.play(page, 3)
            page.evaluate(FILL)
            self.play(page, 3)
            expect(page.get_by_text("larger storage")).to_be_visible()
            devtools = context.new_cdp_session(page)
            origin = {"origin": self.site.origin}
            devtools.send("Storage.overrideQuotaForOrigin", origin | {"quotaSize": 1})
            self.play(page, 3)
            expect(page.get_by_text("storage is full")).to_be_visible()
            devtools.send("Storage.overrideQuotaForOrigin", origin)
            last = self.play(page, 2)
            page.evaluate(EMPTY)
            assert (found := self.resumed(page)) == last, (found, last)
            last = self.play(page, 2)
            assert (found := self.resumed(page)) == last, (found, last)
        return "played on with either and with both storages full; all there after there was room"

    def tabs(self) -> str:
        """Three tabs: one plays, two follow; the game wanders, and the last one has all of it."""
        with self.browser() as browser, browser.new_context(service_workers="block") as context:
            first = self.tab(context)
            self.start(first)
            self.play(first, 3)
            others = [self.tab(context, "#/table") for _ in range(2)]
            for page in others:
                page.get_by_role("button", name="Play here").wait_for()
            others[0].get_by_role("button", name="Play here").click()
            expect(others[0].get_by_text("The game goes on here")).to_be_visible()
            last = self.play(others[0], 3)
            for page in (first, others[1]):
                page.wait_for_function(f"() => ({TOP})() === {last}", timeout=WAITS_MS)
            others[0].close()
            left = [first, others[1]]
            left[0].wait_for_timeout(3000)
            here = [each for each in left if each.get_by_text("goes on here").count()]
            assert len(here) == 1, "exactly one tab plays on"
            last = self.play(here[0], 2)
            records = "Object.keys(localStorage).filter((key) => key.includes('/save/')).length"
            assert here[0].evaluate(records) == 1
            assert self.resumed(here[0]) == last
        return "three tabs: one record, one player at a time, nothing lost"

    def clock(self) -> str:
        """Games played with the clock years off: Continue is the one played last."""
        with self.browser() as browser, browser.new_context(service_workers="block") as context:
            for year in (2026, 2099, 1999, 2026):
                page = context.new_page()
                page.clock.set_system_time(f"{year}-06-01T12:00:00")
                page.add_init_script(PLAYER_SCRIPT)
                page.goto(self.site.root)
                wait_ready(page)
                if year != 2026 or not Home(page).go_on.count():
                    self.start(page, f"Y{year}", "Byron")
                last = self.resumed(page) if self.top(page) < 0 else self.top(page)
                last = self.play(page, 2)
                assert self.resumed(page) == last
                page.close()
        return "clock 2026, 2099, 1999, 2026: Continue opened the game played last each time"

    def lives(self, act: Callable[[Page, Path], None]) -> str:
        """Kill the browser in the middle of something done to a log-book of many games."""
        with TemporaryDirectory(prefix="portsmouth-trial-") as folder:
            profile = Campaign(self.playwright, self.site, Play(self.game), f"{folder}/profile")
            context, page = profile.launch()
            backup = Path(folder) / "backup.json"
            profile.begin(page)
            page.evaluate("() => window.playOn(10)")
            page.wait_for_function(f"() => ({TOP})() >= 4", timeout=WAITS_MS)
            page.evaluate("() => window.playNoMore()")
            page.wait_for_timeout(1500)
            page.evaluate(
                """async (copies) => {
                    const { current, duplicate } = await import('./web/js/saves/logbook.js');
                    for (let at = 1; at < copies; at += 1) await duplicate(current(), `C${at}`);
                }""",
                COPIES,
            )
            page.goto(self.site.root + "#/logbook")
            with page.expect_download() as waiting:
                LogBook(page).back_up.click()
            waiting.value.save_as(backup)
            counts = []
            for _ in range(KILLS):
                act(page, backup)
                page.wait_for_timeout(random.random() * 250)
                profile.kill(context)
                context, page = profile.launch()
                page.goto(self.site.root + "#/logbook")
                wait_ready(page)
                page.wait_for_timeout(500)
                book = LogBook(page)
                assert page.locator(".save--broken").count() == 0
                counts.append(book.entries.count())
                assert counts[-1] >= 1
            LogBook(page).bring(backup)
            page.wait_for_timeout(2000)
            assert LogBook(page).entries.count() >= COPIES
            context.close()
        return f"{KILLS} kills: {counts} games whole after each, none damaged; a restore brings all"

    def importing(self) -> str:
        """Kill it while a backup is restored over games that are gone."""

        def act(page: Page, backup: Path) -> None:
            book = LogBook(page)
            for title in [f"C{random.randrange(1, COPIES)}" for _ in range(3)]:
                if book.entry(title).count():
                    book.press(title, "Delete")
            book.bring(backup)

        return self.lives(act)

    def deleting(self) -> str:
        """Kill it while games are deleted."""

        def act(page: Page, _: Path) -> None:
            book = LogBook(page)
            for title in [f"C{at}" for at in random.sample(range(1, COPIES), 4)]:
                if book.entry(title).count():
                    book.press(title, "Delete")

        return self.lives(act)


def main() -> int:
    """Run the trials that were asked for, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("trials", nargs="*", help="full, tabs, clock, import, delete; all if none")
    parser.add_argument("--game", default="portsmouth")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    given = parser.parse_args()
    with serving(given.dist) as site, sync_playwright() as playwright:
        trials = Trials(playwright, site, given.game)
        all_of_them = {
            "full": trials.full,
            "tabs": trials.tabs,
            "clock": trials.clock,
            "import": trials.importing,
            "delete": trials.deleting,
        }
        for name in given.trials or all_of_them:
            print(f"{given.game}, {name}: {all_of_them[name]()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
