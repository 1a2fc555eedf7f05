"""What adorns the chart where the sea is empty: its title and a serpent."""

from __future__ import annotations

import math

from art.engrave.plate import Point, box, disc, ink, line, num, poly, shape, smooth
from art.engrave.privateer.letters import inscription

PAPER = "var(--chart-paper)"
TITLE = ("INSVLAE", "AMERICANAE")
PLATE = (60, 42, 470, 128)
"""Where the title stands: x, y, width, height."""


def faint(drawn: str, share: float) -> str:
    """Return something paler than ink."""
    return f'<g opacity="{num(share)}">{drawn}</g>'


def title() -> str:
    """Draw the cartouche with the title in Latin and a scale of leagues."""
    x, y, wide, high = PLATE
    middle = x + wide / 2
    scroll = (
        f"M{x + 24} {y}H{x + wide - 24}C{x + wide - 18} {y + 16} {x + wide - 8}"
        f" {y + 22} {x + wide} {y + 24}"
        f"V{y + high - 24}C{x + wide - 8} {y + high - 22} {x + wide - 18}"
        f" {y + high - 16} {x + wide - 24} {y + high}"
        f"H{x + 24}C{x + 18} {y + high - 16} {x + 8} {y + high - 22} {x} {y + high - 24}"
        f"V{y + 24}C{x + 8} {y + 22} {x + 18} {y + 16} {x + 24} {y}Z"
    )
    curls = "".join(

            f"M{num(cx)} {num(cy)}c{num(20 * sx)} {num(-4 * sy)} {num(26 * sx)}"
            f" {num(14 * sy)} {num(12 * sx)} {num(18 * sy)}"


            f"c{num(-10 * sx)} {num(2 * sy)} {num(-12 * sx)} {num(-10 * sy)}"
            f" {num(-3 * sx)} {num(-10 * sy)}"

        for sx, sy, cx, cy in (
            (-1, -1, x + 22, y + 8), (1, -1, x + wide - 22, y + 8),
            (-1, 1, x + 22, y + high - 8), (1, 1, x + wide - 22, y + high - 8),
        )
    )  # fmt: skip
    thin, thick = "", ""
    for text, top, size in ((TITLE[0], y + 18, 3.0), (TITLE[1], y + 58, 3.4)):
        one, two = inscription(text, middle, top, size)
        thin, thick = thin + one, thick + two
    unit = 34
    scale = "".join(
        box(middle - 3 * unit + unit * k, y + high - 23 + 4 * (k % 2), unit, 4) for k in range(6)
    )
    rest = line(box(middle - 3 * unit, y + high - 23, 6 * unit, 8), 1.6)
    return "".join(
        [
            line(curls, 3.4),
            shape(scroll, 4, PAPER),
            line(thin, 2.4),
            line(thick, 5.4),
            f'<path fill="currentColor" d="{scale}"/>',
            rest,
        ]
    )


def serpent() -> str:
    """Draw a sea serpent in open water."""
    humps = "".join(
        f"M{x} 176C{x + 4} {top} {x + w - 4} {top} {x + w} 176M{x + 14} 176"
        f"C{x + 16} {top + 22} {x + w - 16} {top + 22} {x + w - 14} 176"
        for x, w, top in ((930, 62, 116), (1004, 54, 128), (1070, 44, 142))
    )
    neck: list[Point] = [
        (872, 178), (866, 152), (876, 128), (872, 108), (856, 100), (838, 106), (826, 114),
        (838, 117), (826, 124), (842, 126), (852, 122), (850, 138), (842, 156), (846, 178),
    ]  # fmt: skip
    tail = (
        "M1130 178C1132 160 1140 148 1150 146C1146 138 1150 130 1158 126C1160 134"
        " 1160 140 1156 146C1164 142 1172 144 1176 150C1166 154 1158 154 1152 152"
        "C1146 158 1144 168 1144 178"
    )
    waves = "".join(
        f"M{x} 182q8 -6 16 0t16 0" for x in (816, 860, 912, 960, 1000, 1046, 1092, 1124, 1160)
    )
    spines = "M874 112l10 -5M878 124l11 -2M874 140l11 2M870 154l11 4" + "".join(
        f"M{x} {y}l{dx} -9"
        for x, y, dx in (
            (950, 136, -3),
            (961, 132, 0),
            (972, 136, 3),
            (1022, 144, -3),
            (1031, 141, 0),
            (1040, 144, 3),
            (1092, 152, 0),
        )
    )
    return faint(
        line(smooth(neck) + humps + tail, 3.4) + line(waves + spines, 2.4)
        + f'<path fill="currentColor" d="{disc(852, 109, 3)}"/>', 0.75,
    )  # fmt: skip


def rose_rays(x: float, y: float, inner: float = 127) -> str:
    """Draw the crown of rays about the wind's rose: half of each ray lit, half dark."""
    lit, dark, ticks = [], [], []
    for step in range(32):
        turn = math.tau * step / 32

        def there(radius: float, aside: float, turn: float = turn) -> Point:
            return (x + radius * math.sin(turn + aside), y - radius * math.cos(turn + aside))

        if step % 2:
            ticks.append(poly([there(inner, 0), there(inner + 6, 0)], close=False))
            continue
        tip = there(inner + (15 if step % 4 == 0 else 10), 0)
        lit.append(poly([there(inner, -0.07), tip, there(inner, 0)]))
        dark.append(poly([there(inner, 0.07), tip, there(inner, 0)]))
    return "".join(
        [
            line(disc(x, y, inner) + "".join(ticks), 2),
            shape("".join(lit), 1.6, PAPER),
            ink("".join(dark)),
        ]
    )
