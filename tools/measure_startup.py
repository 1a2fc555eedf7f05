"""Measures how long the page takes to be ready, for each way to load the engine.

Usage: python tools/measure_startup.py [--runs 5]

Each run takes a fresh browser profile ("cold"), closes the browser and starts it again on the same
profile ("warm": the HTTP cache is filled). The variants take turns, so that a slow minute of the
machine hits all alike. The time is that of the performance mark 'engine-ready': milliseconds from
navigation until the engine has answered its first question. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.server import serving  # noqa: E402
from tools.build_site import Plan, build  # noqa: E402

VARIANTS = {
    "micropip, stock library": ("micropip", "stock"),
    "files, stock library": ("files", "stock"),
    "micropip, compiled library": ("micropip", "compiled"),
    "files, compiled library": ("files", "compiled"),
}
READY_AT = "performance.getEntriesByName('engine-ready')[0].startTime"


def ready_after(playwright: Playwright, profile: Path, address: str) -> float:
    """Milliseconds from navigation to ready, in a browser started on `profile`."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=browser_program(), args=CHROMIUM_FLAGS, service_workers="block"
    )
    try:
        page = context.new_page()
        page.goto(address)
        wait_ready(page)
        return float(page.evaluate(READY_AT))
    finally:
        context.close()


def measure(playwright: Playwright, site: Path) -> tuple[float, float]:
    """One cold and one warm start of a built site, in milliseconds."""
    with serving(site) as server, tempfile.TemporaryDirectory() as profile:
        server.headers["Cache-Control"] = "max-age=600"
        cold = ready_after(playwright, Path(profile), server.root)
        return cold, ready_after(playwright, Path(profile), server.root)


def build_variants() -> dict[str, Path]:
    """Build each variant under build/startup/; returns the folders by name."""
    sites = {}
    for name, (wheel_via, stdlib) in VARIANTS.items():
        sites[name] = ROOT / "build" / "startup" / f"{wheel_via}-{stdlib}"
        build(Plan(sites[name], wheel_via=wheel_via, stdlib=stdlib))
    return sites


def figures(times: list[float]) -> str:
    """Minimum and median, in whole milliseconds."""
    return f"{min(times):.0f} / {statistics.median(times):.0f}"


def main(argv: list[str] | None = None) -> int:
    """Measure all variants and print the table; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measure the start-up in Chromium.")
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args(argv).runs
    sites = build_variants()
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in sites}
    with sync_playwright() as playwright:
        for _ in range(runs):
            for name, site in sites.items():
                times[name].append(measure(playwright, site))
    print("| variant | cold, min / median ms | warm, min / median ms |\n|---|---|---|")
    for name, pairs in times.items():
        cold, warm = zip(*pairs, strict=True)
        print(f"| {name} | {figures(list(cold))} | {figures(list(warm))} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
