"""Photograph every screen of the built site: three sizes, every theme, one sheet to look at.

Usage: python tools/contact_sheet.py [--dist dist] [--out build/contact] [--only WORD]
       [--sizes phone,tablet,desktop] [--themes paper,night,contrast] [--language en]

Writes a PNG for each scene, index.html with all of them, and sheet-SIZE-THEME.png for a quick look.
Nothing is compared: the sheet is for eyes.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Error, Page, sync_playwright  # noqa: E402

import portsmouth  # noqa: E402
from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.pages.games.portsmouth import Table  # noqa: E402
from e2e.pages.shell import LogBook, NewGame  # noqa: E402
from e2e.server import serving  # noqa: E402
from portsmouth import registry  # noqa: E402
from portsmouth.codec import record  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402

GOLDEN = ROOT / "tests" / "games" / "portsmouth" / "golden"
SIZES = {
    "tiny": (320, 568),
    "phone": (390, 664),
    "tall": (390, 844),
    "lying": (750, 342),
    "tablet": (810, 1080),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
}
NAMES = ("Anson", "Byron", "Cooke", "Duncan")


class Shot(NamedTuple):
    """One photograph: of what, in which size and theme, and its file."""

    scene: str
    size: str
    theme: str
    file: str


class Studio:
    """A page of the site, and saves of recorded games to put on its table."""

    def __init__(self, page: Page, root: str, folder: Path) -> None:
        """Open the site on a page; saves are written to the folder."""
        self.page, self.root, self.folder = page, root, folder
        self.table = Table(page)
        page.goto(root)
        wait_ready(page)

    def visit(self, address: str) -> None:
        """Go to a screen by the part of its address after the hash."""
        self.page.evaluate("address => { location.hash = address }", address)

    def deal(self, name: str, until: Callable[[Match[Any]], bool]) -> None:
        """Put a recorded game on the table, at the first position that will do."""
        whole = record.read((GOLDEN / f"{name}.game").read_text("utf-8"), registry.game)
        match = type(whole)(whole.game, whole.seats, whole.settings, whole.seed)
        for entry in whole.journal:
            if until(match):
                break
            match.play(entry.do, entry.seat)
        match.notes["names"] = [*NAMES[: match.seats]]
        file = self.folder / f"{name}.json"
        file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
        self.visit("/logbook")
        book = LogBook(self.page)
        book.bring(file)
        self.page.wait_for_timeout(150)
        book.entries.first.get_by_role("button", name="Open", exact=True).click()
        self.table.ready()
        self.page.wait_for_timeout(3000)


Scene = Callable[[Studio], None]
SCENES: dict[str, Scene] = {}


def scene(make: Scene) -> Scene:
    """Register a scene under its name."""
    SCENES[make.__name__.replace("_", "-")] = make
    return make


def step(name: str, after: int = 0) -> Callable[[Match[Any]], bool]:
    """Return a condition: the pending step has this name, after at least `after` entries."""

    def found(match: Match[Any]) -> bool:
        asked = match.game.step(match.state)
        return asked is not None and asked.name == name and len(match.journal) >= after

    return found


@scene
def home(studio: Studio) -> None:
    """Show the home screen."""
    studio.visit("/")


@scene
def new_game(studio: Studio) -> None:
    """Show the set-up of a game."""
    studio.visit("/new")


@scene
def learn(studio: Studio) -> None:
    """Show the list of lessons."""
    studio.visit("/learn")


@scene
def lesson(studio: Studio) -> None:
    """Show a lesson."""
    studio.visit("/learn/1")
    studio.table.ready()


@scene
def rules(studio: Studio) -> None:
    """Show the rules."""
    studio.visit("/rules")


@scene
def one_rule(studio: Studio) -> None:
    """Show one rule."""
    studio.visit("/rules/R54")


@scene
def settings(studio: Studio) -> None:
    """Show the settings."""
    studio.visit("/settings")


@scene
def first_table(studio: Studio) -> None:
    """Show the first table of a game."""
    studio.visit("/new")
    sheet = NewGame(studio.page)
    sheet.fill(NAMES, "a quiet morning", 0, {})
    sheet.begin.click()
    studio.table.ready()
    studio.page.wait_for_timeout(3000)


@scene
def table(studio: Studio) -> None:
    """Show a table in the middle of a game."""
    studio.deal("4-recruit-trade", step("turn", 60))


@scene
def pointed(studio: Studio) -> None:
    """Show a table with a card selected."""
    studio.table.point(studio.table.open_cells()[0])


@scene
def far(studio: Studio) -> None:
    """Show a table with a distant card selected."""
    labels = studio.table.labels()
    studio.table.point(next(each for each in labels if "within reach" in each).split(",")[0])
    studio.page.wait_for_timeout(300)


@scene
def refused(studio: Studio) -> None:
    """Show a table with a refusal."""
    labels = studio.table.labels()
    closed = [each for each in labels if "within reach" not in each and "R" in each]
    studio.table.point((closed or labels)[-1].split(",")[0])


def panel(key: str) -> Scene:
    """Return a scene that opens a sheet by its key."""

    def make(studio: Studio) -> None:
        studio.page.keyboard.press("Escape")
        studio.page.locator("[data-cell] >> nth=0").focus()
        studio.page.keyboard.press(key)

    return make


for sheet_name, sheet_key in {
    "sheet-can": "w",
    "sheet-cell": "i",
    "sheet-ship": "s",
    "sheet-compare": "o",
    "sheet-log": "l",
    "sheet-keys": "?",
    "sheet-text": "t",
    "sheet-recap": "r",
}.items():
    SCENES[sheet_name] = panel(sheet_key)


@scene
def sheet_menu(studio: Studio) -> None:
    """Show the menu."""
    studio.page.keyboard.press("Escape")
    studio.page.get_by_role("button", name="Menu", exact=True).click()


@scene
def sheet_odds(studio: Studio) -> None:
    """Show the odds."""
    studio.page.keyboard.press("Escape")
    studio.page.locator(".strip").click()


@scene
def past(studio: Studio) -> None:
    """Show an earlier position."""
    studio.page.keyboard.press("Escape")
    studio.page.keyboard.press("l")
    studio.page.get_by_role("log").get_by_role("button").nth(6).click()
    studio.page.wait_for_timeout(500)


@scene
def privilege(studio: Studio) -> None:
    """Show the question about a privilege."""
    studio.deal("4-trade-chain-trainer", step("privilege", 20))


@scene
def trade(studio: Studio) -> None:
    """Show a trade."""
    studio.deal("4-trade-chain-trainer", step("trade_for", 10))


@scene
def refilling(studio: Studio) -> None:
    """Show the placing of drawn cards."""
    studio.deal("3-trade-chain", step("replenish", 40))


def in_the_dark(match: Match[Any]) -> bool:
    """Return whether it is a turn of the last round with a card face down."""
    cells: Any = match.view()["cells"]
    return step("turn")(match) and any(cell["kind"] == "hidden" for cell in cells)


@scene
def last_round(studio: Studio) -> None:
    """Show the last round."""
    studio.deal("4-recruit-trade", in_the_dark)


@scene
def scores(studio: Studio) -> None:
    """Show the final scores."""
    studio.deal("4-recruit-trade", lambda m: m.outcome is not None)


@scene
def logbook(studio: Studio) -> None:
    """Show the saved games."""
    studio.visit("/logbook")


def shoot(
    browser: Browser, root: str, size: str, theme: str, wanted: argparse.Namespace
) -> Iterator[Shot]:
    """Photograph every scene in one size and theme."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=wanted.scale,
        service_workers="block",
    )
    key = "new URL('.', location.href).pathname + 'portsmouth/settings'"
    chosen = json.dumps({"theme": theme, "language": wanted.language})
    context.add_init_script(f"localStorage.setItem({key}, {json.dumps(chosen)})")
    with tempfile.TemporaryDirectory() as folder:
        page = context.new_page()
        page.set_default_timeout(6000)
        studio = Studio(page, root, Path(folder))
        for name, make in SCENES.items():
            if wanted.only and wanted.only not in name:
                continue
            try:
                make(studio)
            except (Error, StopIteration, AssertionError) as error:
                print(f"{size} {theme} {name}: {repr(error)[:160]}", file=sys.stderr)
                continue
            page.wait_for_timeout(250)
            file = f"{name}-{size}-{theme}.png"
            page.screenshot(path=wanted.out / file)
            yield Shot(name, size, theme, file)
    context.close()


def page_of(shots: list[Shot]) -> str:
    """Return the sheet as a page."""
    figures = "".join(
        f"<figure><img src='{html.escape(shot.file)}' alt=''>"
        f"<figcaption>{html.escape(', '.join(shot[:3]))}</figcaption></figure>"
        for shot in shots
    )
    style = (
        "body{margin:16px;background:#777;font:13px sans-serif;color:#fff;display:flex;"
        "flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block;max-width:580px;max-height:480px}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}"


def main(arguments: list[str] | None = None) -> None:
    """Photograph, and lay the photographs side by side."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "contact")
    parser.add_argument("--sizes", default="phone,tablet,desktop")
    parser.add_argument("--themes", default="paper,night")
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", default="")
    parser.add_argument("--scale", type=float, default=1)
    wanted = parser.parse_args(arguments)
    wanted.out.mkdir(parents=True, exist_ok=True)
    with serving(wanted.dist) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        shots: list[Shot] = []
        for size in wanted.sizes.split(","):
            for theme in wanted.themes.split(","):
                taken = list(shoot(browser, site.root, size, theme, wanted))
                shots += taken
                sheet = browser.new_page(viewport={"width": 1800, "height": 900})
                (wanted.out / "index.html").write_text(page_of(taken), "utf-8")
                sheet.goto((wanted.out / "index.html").absolute().as_uri())
                sheet.screenshot(path=wanted.out / f"sheet-{size}-{theme}.png", full_page=True)
                sheet.close()
        (wanted.out / "index.html").write_text(page_of(shots), "utf-8")
        browser.close()
    print(f"{len(shots)} photographs: {os.path.relpath(wanted.out / 'index.html')}")


if __name__ == "__main__":
    main()
