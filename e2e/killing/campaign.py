"""Starts a browser with a profile on the disk, lets it play, and kills all of it at any moment."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from e2e.conftest import CHROMIUM_FLAGS, SHORT_LIVES, browser_program, wait_ready
from e2e.killing.witness import Figures, Witness
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Home
from e2e.server import Site

PLAYER = (Path(__file__).parent / "player.js").read_text("utf-8")
UNFORCED = """localStorage.setItem(
    '/portsmouth/settings', JSON.stringify({autoForced: false}))"""
"""Nothing is done for a player, not even what has no alternative."""
SETTINGS = {"autoForced": False, "confirmEnd": False, "pace": "instant", "motion": "still"}
OPENS_MS = 60_000
BACK_TO_TABLE = "Back to the table"
"""Leads from the final score, with which a game that is over opens, to its log."""
TABLE_SHOWN = ".table .log, [data-curtain]"
"""The table is there; while a ship of Privateer lies in port its log is hidden."""
FEWEST_PRESSES = 2
"""So much is pressed in every life that comes to a table."""
CAPTAINS_TURN = 0.6
"""How many kills against a computer player fall after its turn has begun."""
LONGEST_LIFE_S = 4.0
"""How long a browser plays at most after that before it is killed."""
HASTY = 0.12
"""How many browsers are killed while the page is still opening."""
ANOTHER_GAME = 0.12
"""How many lives begin another game."""


@dataclass(frozen=True)
class Play:
    """What is played: a game of the site, hot-seat or against a level, and how quickly."""

    game: str
    level: str | None = None
    pause_ms: int = 60

    def __str__(self) -> str:
        """Name it for a report."""
        return f"{self.game}, {'hot-seat' if self.level is None else 'against ' + self.level}"


def processes_of(profile: str) -> list[int]:
    """The browser's process and all that descend from it, the browser first."""
    parents: dict[int, int] = {}
    roots = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            command = (entry / "cmdline").read_bytes()
            stat = (entry / "stat").read_text()
        except OSError:
            continue
        pid = int(entry.name)
        parents[pid] = int(stat.rsplit(")", 1)[1].split()[1])
        if f"--user-data-dir={profile}".encode() in command and b"--type=" not in command:
            roots.append(pid)
    return [*roots, *(pid for root in roots for pid in descendants(root, parents))]


def descendants(root: int, parents: dict[int, int]) -> Iterator[int]:
    """All processes below one."""
    for pid, parent in parents.items():
        if parent == root:
            yield pid
            yield from descendants(pid, parents)


def kill_browser(profile: str) -> None:
    """End the browser's process and all its children as the system would, without a word."""
    for pid in processes_of(profile):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue


class Campaign:
    """Lives of one browser profile, each ended by a kill."""

    def __init__(self, playwright: Playwright, site: Site, play: Play, profile: str) -> None:
        """Nothing is open yet."""
        self.playwright, self.site, self.play, self.profile = playwright, site, play, profile
        self.witness = Witness()
        self.games = 0

    def launch(self) -> tuple[BrowserContext, Page]:
        """Start the browser."""
        context = self.playwright.chromium.launch_persistent_context(
            self.profile,
            executable_path=browser_program(),
            args=[*CHROMIUM_FLAGS, SHORT_LIVES],
            viewport={"width": 1440, "height": 900},
        )
        page = context.pages[0]
        page.expose_function("witness", lambda text: self.witness.hear(json.loads(text)))
        key = json.dumps("/portsmouth/settings")
        page.add_init_script(f"localStorage.setItem({key}, {json.dumps(json.dumps(SETTINGS))})")
        page.add_init_script(PLAYER)
        return context, page

    def begin(self, page: Page) -> None:
        """Set up a game of its own, by the sheet.

        Who plays alone gives no name: it is a setting, which browsers write down seconds later.
        """
        self.games += 1
        mark = f"N{self.games}x{random.randrange(10_000)}"
        page.goto(f"{self.site.root}#/new/{self.play.game}")
        wait_ready(page)
        sheet = NewGame(page)
        captains = {2: self.play.level} if self.play.level else {}
        own = "" if captains else mark
        sheet.fill([own, f"{mark}b"], "", None, {}, captains)
        self.witness.begins(mark)
        sheet.begin.click()
        page.locator(TABLE_SHOWN).first.wait_for(state="attached", timeout=OPENS_MS)

    def go_on(self, page: Page) -> bool:
        """Continue from the home screen, as a player does who comes back; is the game over?"""
        page.goto(self.site.root)
        wait_ready(page)
        Home(page).go_on.click()
        score = page.get_by_role("button", name=BACK_TO_TABLE)
        shown = page.locator(TABLE_SHOWN).or_(score).first
        shown.wait_for(state="attached", timeout=OPENS_MS)
        over = score.is_visible()
        if over:
            score.click()
        return over

    def life(self) -> None:
        """Start, play for a while or not even that, and be killed."""
        context, page = self.launch()
        self.witness.born()
        try:
            if self.witness.seen and random.random() < HASTY:
                page.goto(self.site.root + "#/table", wait_until="commit")
                page.wait_for_timeout(random.random() * 1500)
            else:
                self.play_a_while(page)
        finally:
            self.kill(context)

    def play_a_while(self, page: Page) -> None:
        """Go on, or begin another game now and then, or when this one has ended."""
        over = not self.witness.game or self.go_on(page)
        if over or random.random() < ANOTHER_GAME:
            page.wait_for_timeout(30)
            self.begin(page)
        page.evaluate("(pause) => window.playOn(pause)", self.play.pause_ms)
        self.wait_for(page, self.witness.figures.presses + FEWEST_PRESSES)
        if self.play.level and random.random() < CAPTAINS_TURN:
            with suppress(Error):
                page.locator(".table .waitbar").first.wait_for(timeout=OPENS_MS / 4)
        page.wait_for_timeout(random.random() * LONGEST_LIFE_S * 1000)

    def wait_for(self, page: Page, presses: int) -> None:
        """Wait until so many presses were heard of, or none comes any more."""
        end = time.monotonic() + OPENS_MS / 4000
        while self.witness.figures.presses < presses and time.monotonic() < end:
            page.wait_for_timeout(10)

    def kill(self, context: BrowserContext) -> None:
        """Kill the browser and hear what it had said until then."""
        closed: list[Any] = []
        context.on("close", lambda gone: closed.extend([gone]))
        kill_browser(self.profile)
        self.witness.figures.kills += 1
        end = time.monotonic() + 10
        while not closed and time.monotonic() < end:
            try:
                context.pages[0].wait_for_timeout(20)
            except (Error, IndexError):
                break
        with suppress(Error):
            context.close()


def campaign(playwright: Playwright, site: Site, play: Play, kills: int) -> Figures:
    """Kill a browser so often, and look a last time at what it kept."""
    with TemporaryDirectory(prefix="portsmouth-kill-") as profile:
        lives = Campaign(playwright, site, play, profile)
        for _ in range(kills):
            lives.life()
        context, page = lives.launch()
        lives.witness.born()
        lives.go_on(page)
        page.wait_for_timeout(300)
        context.close()
        return lives.witness.figures
