"""How fast taps are answered on a phone's screen, in Chromium: for ``make bench``.

    python tools/bench_page.py

Taps cells of a table of 390 by 664 while nobody thinks and while an Admiral thinks without a pause,
each also with the page's thread throttled four times, and takes the durations that the browser
itself reports for each tap (Event Timing: from the finger to the next paint, in steps of 8 ms, none
under 16). Beside them stands what python-chess plays in the same minute, for scaling: the wish is
50 ms, and 100 ms throttled, where it plays 20,000 random moves a CPU second. Then lets the Admiral
decide positions of two fixed games in the page's own worker, by the clock. Writes into
build/bench.json, beside what is there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import portsmouth  # noqa: E402
from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.pages.shell import Home  # noqa: E402
from e2e.server import serving  # noqa: E402
from portsmouth.bots.measure.ratings import quantile  # noqa: E402
from portsmouth.bots.measure.selfplay import choose  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.registry import bots, game  # noqa: E402
from tools.bench import chess_speed  # noqa: E402
from tools.figures import keep  # noqa: E402

ROUNDS = 6
SEED = 1805
PHONE = ViewportSize(width=390, height=664)
CELLS = ("a1", "c3", "e5", "b2")
PAUSE_MS = 400
"""Between taps: what a tap has asked the engine is answered and drawn."""
THROTTLE = 4
REFERENCE_MOVES_PER_S = 20_000

WATCH = """() => {
  window.taps = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) window.taps.set(id, Math.max(duration, window.taps.get(id) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
}"""

DECIDE = """async ([save, seat]) => {
  const { study } = await import('./web/js/app/study.js');
  const from = performance.now();
  await study({ save, kind: 'turn', seat, level: 'admiral' });
  return performance.now() - from;
}"""


def taps(page: Page, throttle: int = 1) -> list[float]:
    """How long taps on cells take to the next paint, in milliseconds, in rising order.

    Throttled, the page's own thread has that part of its pace; the workers keep theirs.
    """
    devtools = page.context.new_cdp_session(page)
    places = [page.locator(f'[data-target="{cell}"]').bounding_box() for cell in CELLS]
    page.evaluate("() => window.taps.clear()")
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    for _ in range(ROUNDS):
        for place in places:
            assert place
            page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
            page.wait_for_timeout(PAUSE_MS * throttle)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    devtools.detach()
    found = [float(each) for each in page.evaluate("[...window.taps.values()]")]
    lacking = ROUNDS * len(CELLS) - len(found)  # too short to be reported
    return sorted([16.0] * lacking + found)


def tap_figures(page: Page, when: str) -> dict[str, float]:
    """Return the figures of taps, throttled and not."""
    plain, throttled = taps(page), taps(page, THROTTLE)
    return {
        f"tap_to_paint_{when}_ms_p95": quantile(plain, 0.95),
        f"tap_to_paint_{when}_throttled_ms_p95": quantile(throttled, 0.95),
    }


def turns(seats: int) -> list[tuple[str, int]]:
    """Return saves before every second turn of a fixed game of bots, with the seat to move."""
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
    """Return the seconds by the clock that the Admiral takes for each turn, in rising order."""
    return sorted(page.evaluate(DECIDE, list(each)) / 1000 for each in turns(seats))


def main() -> None:
    """Measure, print and write."""
    figures: dict[str, float] = {"chess_moves_per_s": chess_speed()}
    with serving(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        page = browser.new_page(
            viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=3
        )
        page.goto(server.root)
        wait_ready(page)
        table = Home(page).start(seed="11", starts=0)
        page.evaluate(WATCH)
        taps(page)  # what comes first draws pictures
        figures |= tap_figures(page, "alone")
        for seats in (2, 4):
            spent = decisions(page, seats)
            figures[f"admiral_{seats}_decision_s_p95_browser"] = quantile(spent, 0.95)
        table.admiral_thinks_on()
        figures |= tap_figures(page, "beside")
        browser.close()
    for kind in ("", "_throttled"):
        most = max(figures[f"tap_to_paint_{when}{kind}_ms_p95"] for when in ("alone", "beside"))
        figures[f"tap_to_paint{kind}_ms_p95"] = most
        at_reference = most * figures["chess_moves_per_s"] / REFERENCE_MOVES_PER_S
        figures[f"tap_to_paint{kind}_ms_p95_at_reference"] = at_reference
    keep(figures)


if __name__ == "__main__":
    main()
