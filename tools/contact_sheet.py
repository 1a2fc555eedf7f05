"""Photograph every screen of the built site: three sizes, two themes and languages, one sheet.

Usage: python tools/contact_sheet.py [--dist dist] [--out build/contact] [--only WORD] [--game KEY]
       [--sizes phone,tablet,desktop] [--themes paper,night,contrast] [--languages en,de]

Writes a PNG for each scene, index.html with all of them, and sheet-LOOK.png for a quick look.
Each theme has a language, in turn: English by day, German by night. Nothing is compared: the sheet
is for eyes. The scenes stand in tools/contact/: those of the page, those of any game that the site
offers, and those that only one game has, in a module named by its key.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Error, Page, sync_playwright  # noqa: E402

from e2e.conftest import CHROMIUM_FLAGS, browser_program  # noqa: E402
from e2e.server import serving  # noqa: E402
from portsmouth import registry  # noqa: E402
from tools.contact import any_game, shell  # noqa: E402
from tools.contact.studio import Scene, Studio  # noqa: E402

SIZES = {
    "tiny": (320, 568),
    "phone": (390, 664),
    "tall": (390, 844),
    "lying": (750, 342),
    "tablet": (810, 1080),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
}
OFFERED = """() => JSON.parse(document.getElementById('games').textContent)
    .map(({ key }) => key)"""


SPEAK = """async (wanted) => {
    const { setSetting } = await import('./web/js/app/settings.js');
    setSetting('language', wanted);
    dispatchEvent(new Event('languagechange'));
}"""
"""Scenes are set by English words; only the photograph is taken in another language."""


class Look(NamedTuple):
    """How a scene is photographed."""

    size: str
    theme: str
    language: str


class Shot(NamedTuple):
    """One photograph: of what, how, and its file."""

    scene: str
    look: Look
    file: str


def scenes(page: Page, game: str) -> dict[str, Scene]:
    """Return the scenes of the page, and of a game or of all that it offers."""
    games: list[str] = [game] if game else page.evaluate(OFFERED)
    known = {meta.key for meta in registry.metas()}
    found = {} if game else dict(shell.SCENES)
    for key in games:
        if key not in known:
            continue  # laid over the site's sources: its rules are not here
        own = f"tools.contact.{key}"
        theirs = any_game.scenes(key)
        if find_spec(own):
            theirs |= import_module(own).SCENES
        found |= {f"{key}-{name}": make for name, make in theirs.items()}
    return found


def shoot(browser: Browser, root: str, look: Look, wanted: argparse.Namespace) -> Iterator[Shot]:
    """Photograph every scene in one look."""
    width, height = SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=wanted.scale,
        service_workers="block",
    )
    key = "new URL('.', location.href).pathname + 'portsmouth/settings'"
    chosen = json.dumps({"theme": look.theme, "language": "en"})
    context.add_init_script(f"localStorage.setItem({key}, {json.dumps(chosen)})")
    with tempfile.TemporaryDirectory() as folder:
        page = context.new_page()
        page.set_default_timeout(6000)
        studio = Studio(page, root, Path(folder))
        for name, make in scenes(page, wanted.game).items():
            if wanted.only and wanted.only not in name:
                continue
            try:
                make(studio)
            except (Error, StopIteration, AssertionError) as error:
                print(f"{' '.join(look)} {name}: {repr(error)[:160]}", file=sys.stderr)
                continue
            speak(page, look.language)
            page.wait_for_timeout(600)
            file = "-".join((name, *look)) + ".png"
            page.screenshot(path=wanted.out / file)
            yield Shot(name, look, file)
            speak(page, "en")
    context.close()


def speak(page: Page, language: str) -> None:
    """Let the page speak a language from now on."""
    page.evaluate(SPEAK, language)
    page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)


def page_of(shots: list[Shot]) -> str:
    """Return the sheet as a page."""
    figures = "".join(
        f"<figure><img src='{html.escape(shot.file)}' alt=''>"
        f"<figcaption>{html.escape(', '.join((shot.scene, *shot.look)))}</figcaption></figure>"
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
    parser.add_argument("--languages", default="en,de")
    parser.add_argument("--only", default="")
    parser.add_argument("--game", default="", help="only the scenes of this game")
    parser.add_argument("--scale", type=float, default=1)
    wanted = parser.parse_args(arguments)
    wanted.out.mkdir(parents=True, exist_ok=True)
    with serving(wanted.dist) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        shots: list[Shot] = []
        for size in wanted.sizes.split(","):
            for theme, language in zip(
                wanted.themes.split(","), cycle(wanted.languages.split(",")), strict=False
            ):
                look = Look(size, theme, language)
                taken = list(shoot(browser, site.root, look, wanted))
                shots += taken
                sheet = browser.new_page(viewport={"width": 1800, "height": 900})
                (wanted.out / "index.html").write_text(page_of(taken), "utf-8")
                sheet.goto((wanted.out / "index.html").absolute().as_uri())
                sheet.screenshot(path=wanted.out / f"sheet-{'-'.join(look)}.png", full_page=True)
                sheet.close()
        (wanted.out / "index.html").write_text(page_of(shots), "utf-8")
        browser.close()
    print(f"{len(shots)} photographs: {os.path.relpath(wanted.out / 'index.html')}")


if __name__ == "__main__":
    main()
