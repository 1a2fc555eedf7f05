"""Damages what a device keeps, silences its host and changes releases half-way, and plays on.

Usage: python -m tools.offline_trials [damage|silence|rollback|killed ...] [--folder dist]
                                      [--kinds flip,cut,page] [--part 1/4] [--only TEXT]

damage: each file that the service worker keeps is spoilt in turn (a bit flipped, cut in the middle,
replaced by a portal's page), and the game is opened without a network: it must be played, or a
sentence must say why not. Then with the network: it must be played, and the file be whole again.
silence: the host takes every question and never answers. rollback: a release comes, breaks off in
its middle, the older one is put back, the newer one comes, and the older one once more. killed: the
whole browser is killed at any moment of an update. Prints how each trial ended, and a table.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright  # noqa: E402

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.killing.campaign import kill_browser  # noqa: E402
from tools.faulty_host import Faults, hosting  # noqa: E402
from tools.offline_device import Device  # noqa: E402
from tools.precache import files_of, list_anew, read_release  # noqa: E402

KINDS = ("flip", "cut", "page")
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


@dataclass
class Figures:
    """What came of the trials: how often each outcome, and what did not hold."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    slowest: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def note(self, trial: str, about: str, outcome: str, held: bool, seconds: float) -> None:
        """Count a trial's outcome; tell it if it did not hold."""
        self.counts[trial, outcome.partition(":")[0]] += 1
        self.slowest[trial] = max(self.slowest.get(trial, 0), seconds)
        line = f"{trial} {about}: {outcome[:200]} ({seconds:.1f} s)"
        if not held:
            self.failed.append(line)
        print(f"{'held' if held else 'FAILED'} {line}", flush=True)

    def table(self) -> str:
        """Return the figures, one line for each kind of trial and outcome."""
        lines = ["| trial | outcome | times | slowest start |", "|---|---|---|---|"]
        lines += [
            f"| {trial} | {outcome} | {count} | {self.slowest[trial]:.0f} s |"
            for (trial, outcome), count in sorted(self.counts.items())
        ]
        return "\n".join(lines)


@contextmanager
def device(browser: Browser, folder: Path) -> Iterator[tuple[Device, Faults]]:
    """Yield a fresh device and its host."""
    with hosting(folder) as (address, faults):
        context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
        yield Device(context, address), faults
        context.close()


def damage(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """Spoil each kept file in turn."""
    part, parts = map(int, asked.part.split("/"))
    paths = [path for path, _, _ in files_of(read_release(asked.folder)) if asked.only in path]
    cases = [(path, kind) for kind in asked.kinds for path in paths][part - 1 :: parts]
    with device(browser, asked.folder) as (kept, faults):
        for path, kind in cases:
            about = f"{kind} {path}"
            kept.spoil(path, kind)
            faults.life = 0
            outcome, seconds = kept.open()
            figures.note("damaged, no network", about, outcome, outcome[:5] != "blank", seconds)
            faults.life = None
            outcome, seconds = kept.open()
            figures.note("then with the network", about, outcome, outcome == "played", seconds)
            left = kept.unsound()
            if left:
                figures.note("not mended", about, str(left), False, 0)


class Silent(dict[str, str]):
    """Whatever is asked for hangs."""

    def get(self, _path: str, _default: str = "") -> str:  # type: ignore[override]
        """Return the same fault for every path."""
        return "hang"

    def __contains__(self, _path: object) -> bool:
        return True


def silence(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """Let the host hang, with all files kept, with one damaged, and with one gone."""
    with device(browser, asked.folder) as (kept, faults):
        for path in ("", "index.html", "web/js/main.js", "vendor/pyodide/python_stdlib.zip.zz"):
            if path:
                kept.spoil(path, "cut")
            faults.files = Silent()
            outcome, seconds = kept.open()
            held = outcome == "played" if not path else outcome[:5] != "blank"
            figures.note("silent host", path or "all whole", outcome, held, seconds)
            faults.heal()
            outcome, seconds = kept.open()
            figures.note("then with the network", path, outcome, outcome == "played", seconds)


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


CAMPAIGNS: dict[str, Callable[[Browser, argparse.Namespace, Figures], None]] = {
    "damage": damage,
    "silence": silence,
    "rollback": rollback,
    "killed": killed,
}


def main(argv: list[str] | None = None) -> int:
    """Run the campaigns; returns 1 if anything did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("campaigns", nargs="*", default=list(CAMPAIGNS))
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=list(KINDS))
    parser.add_argument("--part", default="1/1", help="which part of the cases, such as 2/4")
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--only", default="", help="files whose path has this in it")
    asked = parser.parse_args(argv)
    figures = Figures()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        for name in asked.campaigns:
            CAMPAIGNS[name](browser, asked, figures)
        browser.close()
    print(figures.table())
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
