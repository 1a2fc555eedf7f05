"""The icons of the site: an SVG for the tab, PNGs of it for home screens.

Each PNG is a picture of the SVG as Chromium draws it; run `python -m art.engrave.icons` when the
drawing has changed.
"""

from __future__ import annotations

import math
import os
import shutil
from pathlib import Path

from art.engrave.plate import at, disc, num
from art.engrave.tight import path

TARGET = Path(__file__).parents[2] / "web/icons"
SEA, DEEP, PAPER = "#22506b", "#163a50", "#f3ead6"
ANCHOR = "M0 -25V32M-30 4C-28 22 -16 32 0 32S28 22 30 4M-19 -14H19" + disc(0, -32, 7)
FLUKES = "M-37 11L-31 -5L-19 8ZM37 11L31 -5L19 8ZM-6 31L0 41L6 31Z"
FLAGS = ("--no-sandbox", "--disable-gpu")


def waves(half: float) -> str:
    """Rows of engraved water about the middle."""
    rows = []
    for row in range(-11, 12):
        y, x = row * 6.2, -half - (6 if row % 2 else 0)
        count = math.ceil(2 * half / 12) + 1
        rows.append(f"M{at((x, y))}" + f"q3 -2.4 6 0t6 0{'t6 0t6 0' * (count - 1)}")
    return "".join(rows)


def ring(size: float) -> str:
    """Draw the marks of a compass card."""
    marks = []
    for step in range(32):
        turn = math.tau * step / 32
        inner = size - (6 if step % 4 == 0 else 3.4)
        x, y = math.cos(turn), math.sin(turn)
        marks.append(f"M{at((inner * x, inner * y))}L{at((size * x, size * y))}")
    return "".join(marks)


def drawn(size: float, corner: float, *, rich: bool) -> str:
    """Draw the icon: an anchor on the sea; rich adds what only a large icon can show."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">',
        f'<rect x="-64" y="-64" width="128" height="128" rx="{num(corner)}" fill="{SEA}"/>',
    ]
    if rich:
        parts += [
            '<clipPath id="edge"><rect x="-64" y="-64" width="128" height="128" '
            f'rx="{num(corner)}"/></clipPath><g clip-path="url(#edge)">',
            f'<path d="{path(waves(66))}" fill="none" stroke="{PAPER}" stroke-opacity=".34" '
            'stroke-width="1.2"/></g>',
            f'<circle r="{num(53 * size)}" fill="{DEEP}" stroke="{PAPER}" stroke-width="2.4"/>',
            f'<path d="{path(ring(49.5 * size))}" stroke="{PAPER}" stroke-width="1.3"/>',
        ]
    scale = (0.88 if rich else 1.3) * size
    parts += [
        f'<g transform="translate(0 {num(-1 if rich else -4)}) scale({scale:.3g})" fill="none" '
        f'stroke="{PAPER}" stroke-linecap="round" stroke-linejoin="round">',
        f'<path d="{ANCHOR}" stroke-width="{7 if rich else 9}"/>',
        f'<path d="{FLUKES}" fill="{PAPER}" stroke-width="2"/>',
    ]
    if rich:
        rope = "M0 -32C20 -32 22 -18 2 -9S-16 6 4 12S10 27 -6 30S-24 36 -30 43"
        parts += [
            f'<path d="{rope}" stroke="{DEEP}" stroke-width="7"/>',
            f'<path d="{rope}" stroke-width="4"/>',
            f'<path d="{rope}" stroke="{DEEP}" stroke-width="4" stroke-dasharray=".8 3.4" '
            'stroke-linecap="butt"/>',
        ]
    return "".join([*parts, "</g></svg>\n"])


FAVICON = drawn(1, 24, rich=False)
PICTURES = {
    "icon-192.png": (192, drawn(1, 24, rich=True)),
    "icon-512.png": (512, drawn(1, 24, rich=True)),
    "maskable-512.png": (512, drawn(0.78, 0, rich=True)),
    "apple-touch-icon-180.png": (180, drawn(0.96, 0, rich=True)),
}


def write() -> None:
    """Write all icons; needs Chromium and Playwright."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "favicon.svg").write_text(FAVICON, encoding="utf-8")
    program = os.environ.get("PORTSMOUTH_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS)
        for name, (size, svg) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=TARGET / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    write()
