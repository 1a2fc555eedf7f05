"""The portraits as they are seen: at 35 pixels nobody is taken for another, coloured or grey."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import wait_ready
from e2e.pages.shell import Home

pytestmark = pytest.mark.sampled(4)

ROOT = Path(__file__).parents[1]
ART = ROOT / "web/art/games/portsmouth"
STYLE = "".join(
    (ROOT / f"web/css/{sheet}.css").read_text("utf-8")
    for sheet in ("tokens/themes", "games/portsmouth/cards")
)
OFFICERS = (ART / "officers.svg").read_text("utf-8")
SPRITES = OFFICERS + (ART / "emblems.svg").read_text("utf-8")
CARDS: list[str] = re.findall(r'<symbol id="officer-(\w+)-plain"', OFFICERS)
SIGNS = {
    card: re.findall(r'href="#((?:emblem|privilege)-\w+)"', drawn)
    for card, drawn in re.findall(r'<symbol id="officer-(\w+)-plain"(.*?)</symbol>', OFFICERS)
}
RECORD = """
    window.drawings = [];
    window.Blob = class extends Blob {
        constructor(parts, options) {
            super(parts, options);
            if (options?.type === 'image/svg+xml') window.drawings.push(parts[0]);
        }
    };
"""
"""Keeps the pictures that are drawn."""
WIDE, HIGH = 35, 29
DIFFERENT = 40
"""Two pixels differ if their colours lie so far apart, in one of red, green and blue."""

MEASURE = """async ([png, count, wide, high, least]) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawn = canvas.getContext('2d', { willReadFrequently: true });
    drawn.drawImage(image, 0, 0);
    const seen = [...Array(count).keys()].map((at) =>
        drawn.getImageData(at % 10 * wide, Math.floor(at / 10) * high, wide, high).data);
    const share = (one, other, left, top) => {
        let [differ, all] = [0, 0];
        for (let y = top; y < high; y++) for (let x = left; x < wide; x++) {
            const at = 4 * (y * wide + x);
            const apart = [0, 1, 2].map((c) => Math.abs(one[at + c] - other[at + c]));
            all++;
            differ += Math.max(...apart) > least;
        }
        return differ / all;
    };
    const pairs = [];
    for (let one = 0; one < count; one++)
        for (let other = one + 1; other < count; other++)
            pairs.push([one, other, share(seen[one], seen[other], 0, 0),
                share(seen[one], seen[other], Math.round(wide * 0.62), Math.round(high * 0.55))]);
    return pairs;
}"""


def compared(page: Page, theme: str, *, grey: bool) -> list[tuple[str, str, float, float]]:
    """Every two heads: the share of pixels that differ, in all and in the corner of the sign."""
    heads = "".join(
        f'<svg class="tone--plain" viewBox="0 0 94 78"><use href="#officer-{card}-plain"/></svg>'
        for card in CARDS
    )
    page.set_content(
        f'<html data-theme="{theme}"><style>{STYLE} body {{ margin: 0; width: {10 * WIDE}px;'
        f"background: var(--card); filter: grayscale({int(grey)}) }}"
        ".sprite { position: absolute; width: 0; height: 0; overflow: hidden }"
        f".tone--plain {{ float: left; width: {WIDE}px; height: {HIGH}px }}</style>"
        f'<div class="sprite">{SPRITES}</div>{heads}</html>'
    )
    png = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    given = [png, len(CARDS), WIDE, HIGH, DIFFERENT]
    found: list[Any] = page.evaluate(MEASURE, given)
    return [(CARDS[one], CARDS[other], whole, sign) for one, other, whole, sign in found]


@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
def test_nobody_is_taken_for_another(browser: Browser, theme: str) -> None:
    """Ranks differ in most of the picture, trades in the corner, and any two men in their faces."""
    page = browser.new_page(viewport={"width": 10 * WIDE, "height": 7 * HIGH})
    coloured, grey = (compared(page, theme, grey=each) for each in (False, True))
    page.close()
    least = {
        "ranks in colour": min(
            (whole, one, other) for one, other, whole, _ in coloured if one[0] != other[0]
        ),
        "ranks in grey": min(
            (whole, one, other) for one, other, whole, _ in grey if one[0] != other[0]
        ),
        "signs in grey": min(
            (sign, one, other) for one, other, _, sign in grey if SIGNS[one] != SIGNS[other]
        ),
        "any two in grey": min((whole, one, other) for one, other, whole, _ in grey),
    }
    assert least["ranks in colour"] > (0.35, "", ""), least
    assert least["ranks in grey"] > (0.15, "", ""), least
    assert least["signs in grey"] > (0.15, "", ""), least
    assert least["any two in grey"] > (0.12, "", ""), least


def test_with_reduced_motion_the_colours_are_the_same(open_site: Callable[..., Page]) -> None:
    """A change that takes a moment must not leave the colour of before, which is black."""
    page = open_site()
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(RECORD)
    page.reload()
    wait_ready(page)
    Home(page).start(("Anson", "Byron"), seed="still", starts=0)
    page.wait_for_function("window.drawings.length > 25")
    drawings = page.evaluate("window.drawings")
    assert all("rgb(0, 0, 0)" not in drawing for drawing in drawings)
