"""Lets captains play one game after the other in one tab, and watches what the tab grows by.

    python tools/trials/long_session.py --minutes 60 [--level Landsman]

After each game, with the garbage collected, it writes a line: nodes and listeners of the document,
the JavaScript heap, what is kept on the device, the median time of an answer of the engine, and
the memory of the tab's process. Ends with status 1 if the page told an error, or if nodes or
listeners of the last game are above those of the second by more than a tenth.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.pages.newgame import choose_player  # noqa: E402
from e2e.pages.shell import Home  # noqa: E402
from e2e.server import serving  # noqa: E402

GAME_MS = 15 * 60_000
"""The longest time that a game may take on a busy machine."""
STEP_MS = 60_000
"""The longest time for anything else."""
GROWTH = 1.1
"""How much more there may be after the last game than after the second."""
PACE = 'localStorage.setItem(`${location.pathname}portsmouth/settings`, \'{"pace":"instant"}\')'
KEPT = """async () => Object.entries({...localStorage}).join().length
  + ((await navigator.storage.estimate()).usageDetails?.indexedDB ?? 0)"""
ANSWER = """async () => {
  const { ask } = await import('./web/js/boot/engine.js');
  const from = performance.now();
  await ask({ op: 'catalog' });
  return performance.now() - from;
}"""


class Sample(NamedTuple):
    """What a tab holds after a game."""

    nodes: int
    listeners: int
    heap_kb: int
    kept_kb: int
    answer_ms: float
    process_mb: int


def sample(page: Page, devtools: CDPSession, renderer: int) -> Sample:
    """Collect the garbage and measure."""
    devtools.send("HeapProfiler.collectGarbage")
    told = devtools.send("Performance.getMetrics")["metrics"]
    metrics = {each["name"]: int(each["value"]) for each in told}
    answers = [page.evaluate(ANSWER) for _ in range(9)]
    status = Path(f"/proc/{renderer}/status").read_text()
    memory = re.search(r"VmRSS:\s+(\d+)", status)
    return Sample(
        metrics["Nodes"],
        metrics["JSEventListeners"],
        metrics["JSHeapUsedSize"] // 1024,
        page.evaluate(KEPT) // 1024,
        round(statistics.median(answers), 1),
        int(memory[1]) // 1024 if memory else 0,
    )


def renderer_of(devtools: CDPSession) -> int:
    """Return the process of the only tab: of the renderers the one that has worked most."""
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [each for each in processes if each["type"] == "renderer"]
    return int(max(renderers, key=lambda each: float(each["cpuTime"]))["id"])


def games(page: Page, devtools: CDPSession, browser: CDPSession, level: str) -> Iterator[Sample]:
    """Start a game that captains play, then rematches, and yield what there is after each."""
    home = Home(page)
    table = home.start(captains={2: level})
    table.menu("Captains")
    sheet = table.sheet("Who plays?")
    choose_player(sheet.get_by_role("combobox", name="You are played by"), level)
    while True:
        expect(table.final).to_be_visible(timeout=GAME_MS)
        yield sample(page, devtools, renderer_of(browser))
        page.get_by_role("button", name="Rematch").first.click()
        expect(table.final).to_have_count(0)


def main() -> int:
    """Play, print a line a game, and judge."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--level", default="Landsman")
    told = parser.parse_args()
    expect.set_options(timeout=STEP_MS)
    faults: list[str] = []
    found: list[Sample] = []
    with serving(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        page.add_init_script(PACE)
        page.goto(server.root)
        wait_ready(page)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        until = time.monotonic() + told.minutes * 60
        print("game  minute  ", *Sample._fields)
        for each in games(page, devtools, browser.new_browser_cdp_session(), told.level):
            found.append(each)
            minute = told.minutes - (until - time.monotonic()) / 60
            print(f"{len(found):4}  {minute:6.1f}  ", *each, flush=True)
            if time.monotonic() > until:
                break
        browser.close()
    grown = [
        name
        for name in ("nodes", "listeners")
        if len(found) > 2 and getattr(found[-1], name) > GROWTH * getattr(found[1], name)
    ]
    print(f"{len(found)} games; errors: {faults or 'none'}; grown: {grown or 'nothing'}")
    return 1 if faults or grown else 0


if __name__ == "__main__":
    sys.exit(main())
