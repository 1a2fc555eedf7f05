"""Colours as people see them: contrast of every pair of tokens, and flags that nobody confuses."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest

SHEET = (Path(__file__).resolve().parents[2] / "web/css/tokens/themes.css").read_text("utf-8")
HEX = re.compile(r"#[0-9a-f]{3,6}\b")
THEMES = ("paper", "night", "contrast")
TEXT = ("ink", "sea-text", "legal", "select", "alarm")
SEATS = tuple(f"seat-{seat}" for seat in range(6))
LEAST_TEXT = 4.5
LEAST_LINE = 3.0
LEAST_DIFFERENCE = 15.0

Colour = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
SIGHT: dict[str, tuple[Colour, Colour, Colour]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme; those that contrast does not set are those of paper."""
    both = {name: HEX.findall(value) for name, value in set_by(":root").items()}
    side = -1 if theme == "night" else 0
    found = {name: colours[side] for name, colours in both.items() if colours}
    return found if theme != "contrast" else found | set_by(':root[data-theme="contrast"]')


def set_by(selector: str) -> dict[str, str]:
    """What a rule of the themes sets."""
    block = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", SHEET, re.MULTILINE | re.DOTALL)
    assert block, f"themes.css has no {selector}"
    return dict(re.findall(r"--([\w-]+): ([^;]+);", block[1]))


def linear(colour: str) -> Colour:
    """A hex colour as linear light."""
    digits = colour[1:] if len(colour) == 7 else "".join(each * 2 for each in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    """Relative luminance (WCAG)."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours (WCAG)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> Colour:
    """A colour as seen with a kind of sight, in CIE L*a*b* (D65)."""
    light = linear(colour)
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in SIGHT[sight]
    ]
    red, green, blue = seen
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def pairs() -> list[tuple[str, str, float]]:
    """Which token stands on which, and how clear it must be."""
    grounds = ("paper", "card")
    text = [(each, ground, LEAST_TEXT) for each in TEXT for ground in grounds]
    lines = [(each, ground, LEAST_LINE) for each in ("rule", *SEATS) for ground in grounds]
    return [
        *text,
        *lines,
        ("on-sea", "sea", LEAST_TEXT),
        *(("on-seat", s, LEAST_LINE) for s in SEATS),
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_whatever_is_read_stands_out(theme: str) -> None:
    """Words at 4.5 to 1 at least, lines and shapes at 3 to 1."""
    have = tokens(theme)
    weak = {
        f"{front} on {ground}": round(contrast(have[front], have[ground]), 2)
        for front, ground, least in pairs()
        if contrast(have[front], have[ground]) < least
    }
    assert weak == {}


def test_the_contrast_theme_is_stronger_than_paper() -> None:
    have = tokens("contrast")
    assert all(contrast(have[each], have["paper"]) >= 7 for each in TEXT)
    assert contrast(have["rule"], have["card"]) >= LEAST_TEXT


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_no_two_flags_look_alike(theme: str, sight: str) -> None:
    """CIE76 between any two captains' colours, for every kind of sight."""
    have = tokens(theme)
    near = {
        f"{one} {other}": round(math.dist(lab(have[one], sight), lab(have[other], sight)), 1)
        for one, other in itertools.combinations(SEATS, 2)
        if math.dist(lab(have[one], sight), lab(have[other], sight)) < LEAST_DIFFERENCE
    }
    assert near == {}
