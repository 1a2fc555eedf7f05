"""Changes releases under a device that keeps the game: broken off, put back, killed half-way.

``tools/trials/offline.py`` runs them: ``rollback`` and ``killed``.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready
from e2e.killing.campaign import kill_browser
from tools.precache import list_anew, read_release
from tools.trials.faulty_host import Faults, hosting
from tools.trials.offline_device import Device, Figures, device

TAKE_UPDATE = """async () => {
  const found = await navigator.serviceWorker.ready;
  await found.update().catch(() => {});
  for (let left = 40; left && !found.waiting; left -= 1)
    await new Promise((done) => setTimeout(done, 100));
  found.waiting?.postMessage({ type: 'use' });
}"""
WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
LONGEST_UPDATE_MS = 2500
"""Fetching a release's new files, keeping them and taking it lasts about as long."""


@contextmanager
def two_releases(folder: Path) -> Iterator[tuple[Path, Path, Path, str]]:
    """Yield an older release, a newer one, a folder for the host, and the last file that is new."""
    with tempfile.TemporaryDirectory() as name:
        older, newer, host = (Path(name) / each for each in ("older", "newer", "host"))
        for each in (older, newer, host):
            shutil.copytree(folder, each)
        sheets = sorted((newer / "web").rglob("*.ftl"))
        for sheet in sheets:
            sheet.write_text("# newer\n\n" + sheet.read_text("utf-8"), "utf-8")
        list_anew(newer)
        yield older, newer, host, f"/{sheets[-1].relative_to(newer).as_posix()}"


def put(release: Path, host: Path) -> None:
    """Let the host serve a release."""
    shutil.rmtree(host)
    shutil.copytree(release, host)


def rollback(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """v1, half of v2, v1 again, v2, v1: the game goes on after each."""
    with (
        two_releases(asked.folder) as (older, newer, host, late),
        device(browser, host) as (kept, faults),
    ):
        for step, release, fault, serving in (
            ("half of the newer", newer, {late: "drop"}, older),
            ("the older again", older, {}, older),
            ("the newer", newer, {}, newer),
            ("the older once more", older, {}, older),
        ):
            put(release, host)
            faults.files = dict(fault)
            update(kept)
            served = kept.release()
            if served != read_release(serving)["hash"]:
                figures.note("another release", step, served, False, 0)
            start_both_ways(kept, faults, figures, "releases", step)
            faults.heal()


def start_both_ways(kept: Device, faults: Faults, figures: Figures, trial: str, about: str) -> None:
    """Open the game without a network and with it: it must be played."""
    for when, life in (("without", 0), ("with a network", None)):
        faults.life = life
        outcome, seconds = kept.open()
        figures.note(trial, f"{about}, {when}", outcome, outcome == "played", seconds)


def killed(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """Kill the whole browser while it fetches, keeps or takes a release."""
    with (
        two_releases(asked.folder) as (older, newer, host, _),
        hosting(host) as (address, faults),
        tempfile.TemporaryDirectory() as profile,
    ):
        context = living(browser, profile)
        kept = Device(context, address)
        for kill in range(asked.kills):
            put(older if kill % 2 else newer, host)
            page = kept.context.new_page()
            page.goto(address)
            wait_ready(page)
            page.evaluate(f"() => void ({TAKE_UPDATE})()")
            moment = random.randrange(LONGEST_UPDATE_MS)
            page.wait_for_timeout(moment)
            kill_browser(profile)
            with suppress(Error):
                kept.context.close()
            kept.context = living(browser, profile)
            start_both_ways(kept, faults, figures, "update killed", f"after {moment} ms")
            left = kept.unsound()
            if left:
                figures.note("not mended", f"after {moment} ms", str(left), False, 0)
        kept.context.close()


def living(browser: Browser, profile: str) -> BrowserContext:
    """Start a browser of its own on a profile."""
    return browser.browser_type.launch_persistent_context(
        profile, executable_path=browser_program(), args=CHROMIUM_FLAGS
    )


def update(kept: Device) -> None:
    """Ask for a new release and take it if it comes."""
    page = kept.context.new_page()
    page.goto(kept.address)
    wait_ready(page)
    page.evaluate(TAKE_UPDATE)
    for _ in range(20):
        page.wait_for_timeout(500)
        with suppress(Error):  # the page is loaded anew by the release that takes over
            if not page.evaluate(WAITING):
                break
    page.close()
