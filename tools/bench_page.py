"""How the page fares while a captain thinks, in Chromium: for ``make bench``.

    python tools/bench_page.py

Presses cells at the table while nobody thinks and while an Admiral thinks without a pause, and
takes the durations that the browser itself reports for each press (Event Timing: to the next
paint, in steps of 8 ms, none under 16). Then lets the Admiral decide positions of two fixed games
in the page's own worker, by the clock. Writes into build/bench.json, beside what is there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import portsmouth  # noqa: E402
from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.pages.games.portsmouth import Table  # noqa: E402
from e2e.pages.shell import Harbour  # noqa: E402
from e2e.server import serving  # noqa: E402
from portsmouth.bots.ratings import quantile  # noqa: E402
from portsmouth.bots.selfplay import choose  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.registry import bots, game  # noqa: E402
from tools.figures import keep  # noqa: E402

ROUNDS = 6
SEED = 1805

WATCH = """() => {
  window.presses = [];
  new PerformanceObserver((list) => window.presses.push(
    ...list.getEntries().filter((each) => each.interactionId).map((each) => each.duration)
  )).observe({ type: 'event', durationThreshold: 16 });
}"""

DECIDE = """async ([save, seat]) => {
  const { study } = await import('./web/js/app/study.js');
  const from = performance.now();
  await study({ save, kind: 'turn', seat, level: 'admiral' });
  return performance.now() - from;
}"""


def presses(page: Page, table: Table) -> list[float]:
    """The durations of presses on cells, in milliseconds, in rising order."""
    page.evaluate(WATCH)
    for _ in range(ROUNDS):
        for cell in ("A1", "C3", "E5", "B2"):
            table.point(cell)
            page.wait_for_timeout(120)
    found = [float(each) for each in page.evaluate("window.presses")]
    return sorted(found) or [16.0]


def turns(seats: int) -> list[tuple[str, int]]:
    """Saves before every second turn of a fixed game of captains, with the seat to move."""
    match = Match(game("portsmouth"), seats, {}, SEED)
    who, found, number = bots("portsmouth").bot("captain", seats), [], 0
    while match.actors:
        seat = match.actors[0]
        if match.undo_depth == 0 and ("end",) in match.legal():
            number += 1
            if number % 2:
                found.append((json.dumps(portsmouth.save(match)), seat))
        for action in choose(match.game, match.state, seat, who).actions:
            match.play(action)
            if not match.undo_depth:
                break
    return found


def decisions(page: Page, seats: int) -> list[float]:
    """Seconds by the clock that the Admiral takes for each of those turns, in rising order."""
    return sorted(page.evaluate(DECIDE, list(each)) / 1000 for each in turns(seats))


def main() -> None:
    """Measure, print and write."""
    figures: dict[str, float] = {}
    with serving(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        page = browser.new_page()
        page.goto(server.root)
        wait_ready(page)
        table = Harbour(page).start(seed="11", starts=0)
        figures["press_alone_ms_p95"] = quantile(presses(page, table), 0.95)
        for seats in (2, 4):
            spent = decisions(page, seats)
            figures[f"admiral_{seats}_decision_s_p95_browser"] = quantile(spent, 0.95)
        table.admiral_thinks_on()
        busy = presses(page, table)
        figures["press_while_admiral_thinks_ms_p95"] = quantile(busy, 0.95)
        figures["press_while_admiral_thinks_ms_most"] = busy[-1]
        waits = (figures["press_alone_ms_p95"], figures["press_while_admiral_thinks_ms_p95"])
        figures["tap_to_paint_ms_p95"] = max(waits)
        browser.close()
    keep(figures)


if __name__ == "__main__":
    main()
