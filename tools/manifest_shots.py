"""Photographs the game for the manifest, which whoever is about to install it sees, and README.md.

Usage: python tools/manifest_shots.py [--dist dist]

Writes web/icons/screenshot-narrow.jpg and screenshot-wide.jpg, and docs/table.png; they are checked
in, the last with 256 colours.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.kept import STEPS_TOLD  # noqa: E402
from e2e.midgame import before_turn, put_on_the_table  # noqa: E402
from e2e.pages.shell import Home  # noqa: E402
from e2e.server import serving  # noqa: E402

TOAST_MS = 4000  # whose turn it is stands over the table as long
# Width, height, pixels to a pixel.
SHOTS = {"narrow": (390, 844, 1.5), "wide": (1280, 800, 1)}
README_PICTURE = ROOT / "docs" / "table.png"


def photograph_for_readme(browser: Browser, root: str) -> None:
    """Photograph a desktop's table in the middle of a game, an officer selected."""
    page = browser.new_page(
        viewport={"width": 1440, "height": 900},
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page.goto(root)
    wait_ready(page)
    table = put_on_the_table(page, before_turn(3, 5, 5, 0), (1, 2)).settled()
    table.inspector.locator("[data-near]").last.click()
    table.settled()
    page.wait_for_timeout(TOAST_MS)
    page.screenshot(path=README_PICTURE)


def main(argv: list[str] | None = None) -> int:
    """Photograph the built site; returns the exit code."""
    parser = argparse.ArgumentParser(description="Photograph the game for the manifest.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    dist = parser.parse_args(argv).dist
    with serving(dist) as site, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        for name, (width, height, scale) in SHOTS.items():
            page = browser.new_page(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                color_scheme="light",
                reduced_motion="reduce",
                service_workers="block",
            )
            page.goto(site.root)
            wait_ready(page)
            page.evaluate(STEPS_TOLD, site.root)
            table = Home(page).start(("Anson", "Byron"), seed="Spithead").settled()
            table.do("C3")
            table.end_turn()
            table.point("B4")
            page.wait_for_timeout(TOAST_MS)
            target = ROOT / "web" / "icons" / f"screenshot-{name}.jpg"
            page.screenshot(path=target, type="jpeg", quality=60)
        photograph_for_readme(browser, site.root)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
