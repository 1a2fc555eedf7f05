"""Damages what a device keeps, silences its host and changes releases half-way, and plays on.

Usage: python -m tools.trials.offline [damage|silence|rollback|killed ...] [--folder dist]
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
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from e2e.conftest import CHROMIUM_FLAGS, browser_program  # noqa: E402
from tools.precache import files_of, read_release  # noqa: E402
from tools.trials.offline_device import Figures, device  # noqa: E402
from tools.trials.releases import killed, rollback  # noqa: E402

KINDS = ("flip", "cut", "page")


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
