"""The picture of Captain's Sea on the home screen: web/art/games/captains_sea/cover.svg.

A historian's plan of a fight: the tracks of two frigates on a chart with their places on the way,
the smoke of their broadsides where they meet, and the wind.
"""

from __future__ import annotations

import math

from art.engrave.captains_sea import signs
from art.engrave.captains_sea.emblems import FOLDER
from art.engrave.captains_sea.plans import under_sail
from art.engrave.covers import HIGH, WIDE, plate
from art.engrave.plate import Point, at, card, disc, hatch, ink, line, num, poly, shape, smooth
from art.engrave.tight import tighten

TARGET = FOLDER / "cover.svg"
OURS: tuple[tuple[float, float, float], ...] = (
    (42, 44, 118), (86, 68, 122), (124, 96, 132), (150, 128, 158), (158, 160, 172),
)  # fmt: skip
"""Places of one ship with her headings in degrees from north."""
HERS: tuple[tuple[float, float, float], ...] = (
    (262, 64, 250), (226, 82, 238), (198, 106, 222), (188, 136, 186), (192, 166, 158),
)  # fmt: skip


def vessel(x: float, y: float, heading: float, size: float, *, dark: bool) -> str:
    """Draw a ship from above at a place, on a heading."""
    drawn = under_sail("medium").replace("var(--seat)", "currentColor" if dark else "var(--card)")
    if not dark:
        drawn = drawn.replace('stroke="var(--card)" stroke-width="1.5"', 'stroke-width="1.5"')
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({num(heading)}) scale({size}) '
        f'translate(-24 -24)">{drawn}</g>'
    )


def track(places: tuple[tuple[float, float, float], ...], dash: str) -> str:
    """Draw a ship's way from place to place."""
    way: list[Point] = [(x, y) for x, y, _ in places]
    return (
        f'<path stroke="currentColor" stroke-width="1.2" stroke-dasharray="{dash}" '
        f'd="{smooth(way)}"/>'
    )


def chart() -> str:
    """Draw the lines of a chart: squares, and rhumb lines from the rose."""
    rose = (252.0, 158.0)
    squares = "".join(f"M{x} 9V{HIGH - 9}" for x in range(30, WIDE, 30))
    squares += "".join(f"M9 {y}H{WIDE - 9}" for y in range(20, HIGH, 30))
    rhumbs = ""
    for step in range(32):
        turn = math.pi * step / 16
        far = (rose[0] + 320 * math.sin(turn), rose[1] - 320 * math.cos(turn))
        rhumbs += f"M{at(rose)}L{at(far)}"
    return hatch(rhumbs, 0.2) + line(squares, 0.35)


def rose() -> str:
    """Draw the compass rose."""
    x, y, parts = 252.0, 158.0, []
    parts.append(shape(disc(x, y, 24), 0.8) + line(disc(x, y, 21.5), 0.5))
    for step in range(16):
        turn = math.pi * step / 8
        size = 21 if step % 4 == 0 else 17 if step % 2 == 0 else 12
        tip = (x + size * math.sin(turn), y - size * math.cos(turn))
        side = 4.4 if step % 4 == 0 else 3.4
        for sign in (-1, 1):
            edge = turn + sign * math.pi / 8
            foot = (x + side * math.sin(edge), y - side * math.cos(edge))
            face = poly([(x, y), tip, foot])
            parts.append(ink(face) if sign > 0 else shape(face, 0.5))
    parts.append(shape(disc(x, y, 2), 0.8))
    parts.append(ink(f"M{num(x - 3)} {num(y - 27)}l3 -7l3 7z"))
    return "".join(parts)


def smoke(*puffs: tuple[float, float, float]) -> str:
    """Draw clouds of powder smoke: each its middle and its size."""
    cloud = signs.smoke(2).replace("var(--c-smoke)", "var(--card)")
    return "".join(
        f'<g transform="translate({num(x)} {num(y)}) scale({size}) translate(-24 -26)">{cloud}</g>'
        for x, y, size in puffs
    )


def wind() -> str:
    """Draw a cherub's breath: three lines and an arrow down the wind."""
    return "".join(
        [
            line("M210 22Q196 26 190 36M220 28Q206 32 199 44M230 36Q218 39 211 49", 1.1),
            line("M226 18L188 58", 2),
            ink("M184 62L187 51L195 58.5Z"),
        ]
    )


def cartouche() -> str:
    """Draw an empty scroll with a short scale of miles."""
    bar = "".join(f"M{22 + 16 * n} 172h8v5h-8z" for n in range(4))
    return "".join(
        [
            card("M16 150H98V188H16Z"),
            line("M18 154H96V184H18ZM21 157H93V181H21Z", 0.8),
            line("M22 172H86V177H22Z", 0.7) + ink(bar),
            line("M27 163q6 -3 12 0t12 0t12 0t12 0t10 -1", 1),
        ]
    )


def cover() -> str:
    """Return the file."""
    drawn = [chart(), rose(), wind(), track(OURS, "5 3"), track(HERS, "1 3")]
    for places, dark in ((OURS, True), (HERS, False)):
        for number, place in enumerate(places):
            last = number == len(places) - 1
            drawn.append(vessel(*place, 0.86 if last else 0.56, dark=dark))
    drawn.append(smoke((171, 138, 0.3), (177, 152, 0.42), (174, 168, 0.5), (181, 182, 0.34)))
    drawn.append(cartouche())
    return plate(*(tighten(each) for each in drawn))


def write() -> None:
    """Write the picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(cover(), encoding="utf-8")


if __name__ == "__main__":
    write()
