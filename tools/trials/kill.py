"""Kills the whole browser while it plays, again and again: for ``make kill``.

    python tools/trials/kill.py [--kills 200] [--game portsmouth] [--dist dist]

Half of the kills fall on games between two people, half on games against a computer player at the
quickest pace. Every life plays by the page's own buttons; what was on the screen is heard from
outside, and compared with what the next life shows. Exits with 1 if an action was lost.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from e2e.killing.campaign import Play, campaign  # noqa: E402
from e2e.played_games import level_of  # noqa: E402
from e2e.server import serving  # noqa: E402


def main() -> int:
    """Run the campaigns and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--game", default="portsmouth")
    parser.add_argument("--level", help="the computer player's name (default: the weakest)")
    parser.add_argument("--only", choices=["hot-seat", "captains"])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    given = parser.parse_args()
    plays = {
        "hot-seat": Play(given.game),
        "captains": Play(given.game, given.level or level_of(given.game)),
    }
    if given.only:
        plays = {given.only: plays[given.only]}
    lost = 0
    with serving(given.dist) as site, sync_playwright() as playwright:
        for play in plays.values():
            began = time.monotonic()
            figures = campaign(playwright, site, play, given.kills // len(plays))
            seconds = time.monotonic() - began
            print(f"{play}: {figures.words()} ({seconds:.0f} s)", flush=True)
            for fault in figures.faults:
                print(f"  {fault}", flush=True)
            lost += figures.lost + figures.other_game
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
