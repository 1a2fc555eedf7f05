"""Privateer's picture on the home screen: web/art/games/privateer/cover.svg.

A sloop under the black flag runs down a merchant brig off a fort among palms.
"""

from __future__ import annotations

import random

from art.engrave.covers import HIGH, WIDE, plate
from art.engrave.harbour import heap, placed
from art.engrave.plate import (
    Point,
    at,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    moved,
    num,
    poly,
    ruled,
    shape,
    smooth,
)
from art.engrave.privateer.emblems import FOLDER
from art.engrave.ships import Rig, ship
from art.engrave.tight import tighten
from art.engrave.towns import rect

TARGET = FOLDER / "cover.svg"
MERCHANT = Rig(1, ((-38, 178), (44, 166)), loose=(0, 1, 2), weight=1.5)

MAIN = "M5 -101L-53 -131C-70 -102 -80 -68 -80 -33C-52 -23 -20 -22 5 -27Z"
TOPSAIL = "M8 -165C-4 -158 -40 -146 -55 -134L6 -103Z"
JIB = "M14 -140C52 -112 82 -78 104 -45C80 -40 56 -33 38 -27C43 -66 36 -106 14 -140Z"
FORESAIL = "M12 -112C34 -84 50 -56 60 -28C46 -26 32 -24 20 -21C25 -52 23 -84 12 -112Z"
HULL = "M-62 -30L-47 -25C-22 -17 26 -16 64 -27C62 -16 55 -4 46 3H-48C-57 -2 -62 -14 -62 -30Z"


def sloop() -> str:
    """Draw the sloop, bow to the right, her waterline at nought."""
    lee: list[Point] = [(-24, -113), (4, -98), (4, -28), (-20, -24), (-16, -68)]
    foot: list[Point] = [
        (-78, -50),
        (-36, -40),
        (-2, -42),
        (4, -28),
        (-20, -24),
        (-54, -25),
        (-79, -34),
    ]
    jib: list[Point] = [(32, -108), (52, -94), (74, -68), (92, -46), (40, -28), (43, -66)]
    ports = "".join(f"M{x} {num(-15.5 + abs(x) * 0.04)}h5v5h-5z" for x in range(-42, 44, 14))
    seams = "".join(
        f"M{num(5 - 58 * k)} {num(-101 - 30 * k)}Q{num(3 - 78 * k)}"
        f" {num(-66 - 8 * k)} {num(4 - 84 * k)} {num(-27 - 6 * k)}"
        for k in (0.2, 0.4, 0.6, 0.8)
    )
    flag = "M9 -189C20 -197 30 -183 44 -191V-166C30 -158 20 -172 9 -164Z"
    skull = (
        "M26 -187c5 0 7 2.600 7 5.800c0 2.200 -1 3.400 -2.200 4.200v3.400h-9.600"
        "v-3.400c-1.200 -.8 -2.200 -2 -2.200 -4.200c0 -3.200 2 -5.800 7 -5.800z"
    )
    crew = "".join(
        f"M{x} {y}v-7m0 -2.200v-.4"
        for x, y in ((-50, -26), (-38, -22), (-26, -20), (24, -19), (38, -21), (50, -24))
    )
    return "".join(
        [
            line("M56 -26L108 -48M104 -46L8 -166M60 -28L10 -114M-82 -33L-54 -134", 1),
            line("M8 -18V-190", 3.4),
            shape(TOPSAIL, 1.3),
            shape(MAIN, 1.4),
            hatch(ruled(lee, 84, 2, loose=0.12) + ruled(foot, 78, 2.8, loose=0.4, seed=4), 0.7),
            line(seams, 0.6),
            line("M6 -103L-56 -134M8 -26L-84 -32", 3),
            shape(JIB, 1.3),
            hatch(ruled(jib, 62, 2.5, loose=0.12), 0.7),
            shape(FORESAIL, 1.3),
            hatch("M30 -80L26 -24M38 -66L34 -26M46 -52L43 -27", 0.7),
            line("M-14 -22L7 -112M-6 -21L7 -112M22 -20L9 -112M30 -21L9 -112", 0.8),
            line(crew, 3.6),
            ink(HULL),
            cut("M-58 -23C-28 -12 28 -11 60 -21", 1.3),
            card(ports),
            cut("M-56 -7C-30 -2 30 -2 53 -7", 0.8),
            ink(flag),
            card(skull),
            ink(disc(23, -181.4, 1.8) + disc(29, -181.4, 1.8)),
            cut("M19 -172L33 -167M33 -173L19 -166.5", 1.7),
            shape("M44 2Q58 -12 70 -2Q78 4 88 1Q78 9 64 7Q52 6 44 6Z", 1.1),
            line("M-56 2Q-74 -3 -98 2M-60 6Q-80 3 -108 7", 1.1),
        ]
    )


def palm(x: float, y: float, high: float, lean: float) -> str:
    """Draw a palm with hanging fronds."""
    top = (x + lean, y - high)
    trunk = smooth([(x, y), (x + lean * 0.15, y - high * 0.55), top])
    rings = "".join(
        f"M{num(x + lean * k * k - 1.6)} {num(y - high * k)}h3" for k in (0.2, 0.35, 0.5, 0.65, 0.8)
    )
    fronds = "".join(
        f"M{at(top)}Q{at((top[0] + dx * 0.5, top[1] - 9 + dy * 0.2))}"
        f" {at((top[0] + dx, top[1] + dy))}"
        f"Q{at((top[0] + dx * 0.42, top[1] - 3 + dy * 0.25))} {at(top)}Z"
        for dx, dy in (
            (-19, 5),
            (19, 5),
            (-14, 14),
            (14, 14),
            (-13, -6),
            (13, -6),
            (-4, 15),
            (3, -12),
        )
    )
    return line(trunk, 3) + cut(rings, 0.8) + ink(fronds)


def island() -> str:
    """Draw mountains, a fort and palms on the left shore."""
    back: list[Point] = [
        (0, 92),
        (18, 84),
        (34, 90),
        (52, 70),
        (66, 62),
        (82, 76),
        (104, 98),
        (128, 112),
        (150, 122),
    ]
    ridge = poly([*back, (150, 126), (0, 126)])
    dice = random.Random(3)
    shade = "".join(
        f"M{at((x + dx, y + dx))}l{num(6 + dice.random() * 7)} {num(13 + dice.random() * 12)}"
        for x, y in [
            (20, 86),
            (26, 89),
            (56, 70),
            (62, 66),
            (67, 64),
            (72, 69),
            (77, 73),
            (82, 78),
            (88, 84),
            (94, 90),
            (101, 97),
            (108, 102),
            (8, 92),
            (44, 84),
            (50, 76),
            (116, 107),
        ]
        for dx in (0, 2.6)
    )
    wall = "M14 128L20 103h6v-5h5v5h8v-5h5v5h8v-5h5v5h8v-5h5v5h6L98 128Z"
    tower = "M24 103L26 80h-3v-7h4v3h4v-3h4v3h4v-3h4v7h-3L42 103Z"
    shore = "M-2 130C20 124 60 127 96 128C116 128 136 132 152 137H-2Z"
    return "".join(
        [
            shape(ridge, 1),
            hatch(shade, 0.6),
            shape(wall, 1.2),
            shape(tower, 1.2),
            hatch(
                "M36 82L37 102M39 82L40 102M84 106L90 126M78 106L83 126M72 106"
                "L76 126M88 108L94 126",
                0.6,
            ),
            ink("M29 86h3v5h-3zM36 114h5v5h-5zM52 114h5v5h-5zM68 114h5v5h-5z"),
            line("M33 73V56", 1.4),
            ink("M33 56q7 -4 11 -1t10 -1v10q-6 3 -10 1t-11 1z"),
            shape(shore, 1.1),
            hatch("M4 133H40M52 131H92M100 133H130M20 135.500H80M112 135.500H144", 0.6),
            palm(103, 132, 34, 4),
            palm(89, 133, 23, -5),
            palm(13, 132, 30, -1),
        ]
    )


def sea(top: float) -> str:
    """Draw short waves, longer and further apart towards the beholder."""
    dice = random.Random(12)
    parts, y, gap = [], top, 3.4
    while y < HIGH:
        long = 4 + 11 * (y - top) / (HIGH - top)
        x = dice.uniform(-10, 20)
        while x < WIDE:
            parts.append(f"M{at((x, y))}q{num(long / 2)} -1.8 {num(long)} 0t{num(long)} 0")
            x += 2 * long + dice.expovariate(1 / 24)
        y += gap
        gap *= 1.09
    return line("".join(parts), 0.6)


def sky() -> str:
    """Draw a ruled sky with a bank of cloud."""
    clouds = [heap(84, 50, 110, 4), heap(256, 66, 72, 9)]
    rows = ruled(
        rect(0, 12, WIDE, 84), 0, 4.2, holes=[bank for _, bank in clouds], widen=1.08, seed=3
    )
    feet = "".join(
        ruled([(x, y + (max(b for _, b in bank) - y) * 0.5) for x, y in bank], 14, 2.6, loose=0.4)
        for _, bank in clouds
    )
    return hatch(rows + feet, 0.4) + line("".join(outline for outline, _ in clouds), 0.6)


def cover() -> str:
    """Return the file."""
    return plate(
        sky(),
        tighten(island()),
        sea(136),
        placed(254, 142, 0.3, ship(MERCHANT, 3)),
        tighten(moved(168, 181, sloop(), size=0.8)),
    )


def write() -> None:
    """Write the picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(cover(), encoding="utf-8")


if __name__ == "__main__":
    write()
