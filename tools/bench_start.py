"""How soon one can play: the start of the page against a bare Pyodide, for ``make bench``.

    python tools/bench_start.py [--runs 5]

The built site and a page that does nothing but ``loadPyodide()`` and ``1+1`` with Pyodide's own
files lie in one folder of one server. A run starts Chromium on a fresh profile, lets it come to
rest, and opens the page ("cold"); leaves the page alone until it has put on the device what it
wants, closes the browser, starts it again on the same profile and opens the page once more
("warm"). The two pages take turns, and both stay open for as long. Ready is when the rules are
loaded and the engine has answered; the ratios are of medians. Writes into build/bench.json, beside
what is there.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.server import Site, serving  # noqa: E402
from tools.figures import keep  # noqa: E402

STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
BARE = "bare/"
BARE_PAGE = """<!doctype html>
<html data-engine="html"><meta charset="utf-8"><title>bare</title>
<script type="module">
  import { loadPyodide } from './pyodide.mjs';
  (await loadPyodide()).runPython('1+1');
  performance.mark('engine-ready');
  document.documentElement.dataset.engine = 'ready';
</script></html>
"""
PACKED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".ftl", ".md", ".py", ".wasm", ".txt")
"""What a host sends with gzip; all else is packed already."""

WATCH = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement.dataset.page === 'ready') performance.measure('home');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-page'] });
"""
READY = "performance.getEntriesByName('engine-ready')[0].startTime"
HOME = "performance.getEntriesByName('home')[0]?.duration ?? 0"
KEPT = "navigator.serviceWorker.ready.then(() => true)"
SNAPSHOT = "() => document.documentElement.dataset.snapshot === 'kept'"
REST = 1000
"""How long a browser has to itself after its start, in milliseconds."""
STAY = 8000
"""How long a visit lasts at least, in milliseconds."""


class Start(NamedTuple):
    """One start, in milliseconds: engine ready, home usable, the longest task on the way."""

    ready: float
    home: float
    longest: float


def with_bare(site: Path, folder: Path) -> Path:
    """Return a copy of the built site with the bare page beside it."""
    shutil.copytree(site, folder)
    bare = folder / BARE
    bare.mkdir()
    for name in STOCK:
        shutil.copyfile(ROOT / "node_modules/pyodide" / name, bare / name)
    shutil.copyfile(ROOT / "node_modules/pyodide/pyodide-lock.json", bare / "pyodide-lock.json")
    (bare / "index.html").write_text(BARE_PAGE, "utf-8")
    return folder


def opened(context: BrowserContext, address: str) -> tuple[Page, Start]:
    """Return a page that has started, and how long that took."""
    page = context.new_page()
    page.add_init_script(WATCH)
    page.wait_for_timeout(REST)
    page.goto(address)
    wait_ready(page)
    ready, home = (float(page.evaluate(each)) for each in (READY, HOME))
    page.wait_for_timeout(1000)  # what comes right after counts among the tasks
    return page, Start(ready, home, float(page.evaluate("window.longest")))


def start(
    playwright: Playwright, profile: str, address: str, after: Callable[[Page], None]
) -> Start:
    """Time one start in a browser of its own on a profile; then call `after` with the page."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=browser_program(), args=CHROMIUM_FLAGS
    )
    try:
        page, found = opened(context, address)
        after(page)
        return found
    finally:
        context.close()


def leave(_page: Page) -> None:
    """Do nothing more with the page."""


def stay(page: Page) -> None:
    """Keep the page open as long as the page of the site."""
    page.wait_for_timeout(STAY)


def settle(page: Page) -> None:
    """Wait until the whole release and the engine's snapshot are on the device."""
    page.evaluate(KEPT)
    page.wait_for_function(SNAPSHOT)
    page.wait_for_timeout(1000)


def pair(
    playwright: Playwright, address: str, after: Callable[[Page], None]
) -> tuple[Start, Start]:
    """Return a cold and a warm start of a page."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        cold = start(playwright, profile, address, after)
        return cold, start(playwright, profile, address, leave)


def megabytes(site: Site) -> float:
    """Return what a host with gzip would have sent for the answers so far, in MB."""
    total = 0
    for path, status in site.answers:
        file = site.folder / path.lstrip("/")
        file = file / "index.html" if file.is_dir() else file
        if status == 200 and file.is_file():
            content = file.read_bytes()
            packed = file.suffix in PACKED
            total += len(gzip.compress(content, 6)) if packed else len(content)
    return total / 1e6


def first_visit(playwright: Playwright, site: Site) -> float:
    """Return what the first visit transfers until the game can be played offline, in MB."""
    site.answers.clear()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        start(playwright, profile, site.root, settle)
    return megabytes(site)


def figures(runs: int) -> dict[str, float]:
    """Return all figures of this bench."""
    ours: list[tuple[Start, Start]] = []
    bare: list[tuple[Start, Start]] = []
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(with_bare(ROOT / "dist", Path(scratch) / "site")) as site,
        sync_playwright() as playwright,
    ):
        site.headers["Cache-Control"] = "max-age=600"
        found = {"first_visit_mb_gzip": first_visit(playwright, site)}
        for _ in range(runs):
            bare.append(pair(playwright, site.root + BARE, stay))
            ours.append(pair(playwright, site.root, settle))
    for at, name in enumerate(("cold", "warm")):
        times = [run[at].ready for run in ours]
        plain = [run[at].ready for run in bare]
        found[f"startup_ratio_{name}"] = statistics.median(times) / statistics.median(plain)
        found[f"startup_{name}_ms"] = statistics.median(times)
        found[f"bare_{name}_ms"] = statistics.median(plain)
        found[f"home_{name}_ms"] = statistics.median(run[at].home for run in ours)
    found["longest_task_ms_loading"] = statistics.median(
        max(run[0].longest, run[1].longest) for run in ours
    )
    return found


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    found = figures(parser.parse_args().runs)
    keep(found)


if __name__ == "__main__":
    main()
