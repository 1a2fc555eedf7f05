"""The ship of Victory's large pictures: three masts, her sails set, shot through or furled."""

from __future__ import annotations

from art.engrave.plate import (
    CARD,
    INK,
    Point,
    at,
    card,
    cut,
    flat,
    hatch,
    ink,
    line,
    num,
    poly,
    ruled,
    shape,
)

MASTS = ((-52.0, 0.86), (0.0, 1.0), (48.0, 0.9))
"""Each mast's place and size, from the stern."""
SAILS = ((-31.0, 33.0, 30.0), (-67.0, 26.0, 31.0), (-99.0, 18.0, 25.0))
"""A mast's sails from below: the foot's height, half the foot's width, how high the sail is."""
STRAKE = "M-79 -18Q-40 -8 0 -8T76 -20L74 -13Q36 -1 0 -1T-76 -10Z"
JIB_SEAMS = "M70 -76L78 -44M80 -70L88 -48M62 -62L66 -36"
HULL: list[Point] = [
    (-84, -40), (-80, -28), (-40, -21), (10, -20), (52, -24), (82, -34), (78, -12), (68, 6),
    (-70, 6), (-80, -12),
]  # fmt: skip


def sail(x: float, size: float, foot: float, half: float, high: float, *, torn: bool) -> str:
    """Draw a square sail that the wind fills to the right, perhaps shot through."""
    low, top = foot * size, (foot - high) * size
    wide, head = half * size, half * size * 0.78
    bulge = 0.28 * half * size

    def put(along: float, down: float) -> Point:
        level = top + (low - top) * down
        half_here = head + (wide - head) * down
        return x + bulge * (0.3 + 2.6 * down * (1 - down)) + along * half_here, level

    foot_line = f"Q{at(put(0, 0.86))} {at(put(-1, 1))}"
    if torn:
        teeth = [
            (0.7, 0.78),
            (0.45, 1.02),
            (0.1, 0.6),
            (-0.1, 0.96),
            (-0.5, 0.72),
            (-0.7, 1),
            (-1, 0.8),
        ]
        foot_line = "".join(f"L{at(put(a, b))}" for a, b in teeth)
    outline = (
        f"M{at(put(-1, 0))}L{at(put(1, 0))}Q{at(put(1.35, 0.5))} {at(put(1, 1))}{foot_line}"
        f"Q{at(put(-0.66, 0.5))} {at(put(-1, 0))}Z"
    )
    shade = [
        put(a, b)
        for a, b in (
            (-0.95, 0.05),
            (-0.45, 0.05),
            (-0.3, 0.5),
            (-0.5, 0.8),
            (-0.8, 0.8),
            (-0.7, 0.5),
        )
    ]
    seams = "".join(
        f"M{at(put(a, 0.04))}Q{at(put(a + 0.12, 0.5))} {at(put(a, 0.7 if torn else 0.92))}"
        for a in (-0.3, 0.2, 0.65)
    )
    holes = (
        "".join(
            f"M{at(put(a, b))}l3 -2l1 4l-3 2z" for a, b in ((0.1, 0.3), (0.6, 0.5), (-0.2, 0.55))
        )
        if torn
        else ""
    )
    yard = f"M{at(put(-1.15, 0))}L{at(put(1.1, 0))}"
    return "".join(
        [
            shape(outline, 1.1),
            hatch(ruled(shade, 82, 2, loose=0.1), 0.6),
            hatch(seams, 0.5),
            ink(holes) if holes else "",
            line(yard, 2.2 * size),
        ]
    )


def furled(x: float, size: float, foot: float, half: float, high: float) -> str:
    """Draw a sail that is rolled up on its yard, with the lines that hold it there."""
    y, wide = (foot - high) * size, half * size * 0.82
    roll = f"M{at((x - wide, y))}Q{at((x, y + 7 * size))} {at((x + wide, y))}"
    back = f"Q{at((x, y - 2.6 * size))} {at((x - wide, y))}Z"
    ties = "".join(
        f"M{at((x + k * wide, y - 1))}l-.8 {num((4.2 - 3.4 * abs(k)) * size)}"
        for k in (-0.7, -0.4, -0.1, 0.2, 0.5, 0.75)
    )
    yard = f"M{at((x - wide * 1.14, y))}L{at((x + wide * 1.14, y))}"
    return line(yard, 2 * size) + shape(roll + back, 0.9) + line(ties, 0.6)


def vessel(flag: str, *, torn: bool = False, moored: bool = False, band: str = CARD) -> str:
    """Draw a ship of three masts, bow to the right, her waterline at nought.

    Moored, she has her sails furled; `band` paints the strake of her gun ports.
    """
    rigging = "".join(
        f"M{num(x - 18 * size)} -22L{num(x)} {num(-96 * size)}L{num(x + 17 * size)} -22"
        for x, size in MASTS
    )
    stays = "M48 -101L118 -52M48 -70L104 -46M0 -122L48 -62M-52 -104L0 -70M-82 -44L-52 -60"
    poles = "".join(f"M{num(x)} -20V{num(-146 * size)}" for x, size in MASTS)
    ports = "".join(f"M{x} {num(-11 - (x / 84) ** 2 * 7)}h6v6h-6z" for x in range(-70, 70, 14))
    jibs = "M112 -50L52 -96Q66 -66 70 -38ZM92 -42L52 -74Q60 -54 60 -32Z"
    drawn = [
        line("M70 -30L120 -54", 2.4),
        line(stays + rigging, 0.6),
        line(poles, 2.4),
        ""
        if torn or moored
        else shape(jibs, 1) + hatch("M70 -76L78 -44M80 -70L88 -48M62 -62L66 -36", 0.5),
    ]
    for number, (x, size) in enumerate(MASTS):
        tiers = SAILS[: 2 if torn and number == 2 else 3]
        drawn += [
            furled(x, size, *each) if moored else sail(x, size, *each, torn=torn) for each in tiers
        ]
    drawn += [
        ink(poly(HULL)),
        flat(STRAKE, band)
        if band == CARD
        else f'<path fill="{band}" stroke="{CARD}" d="{STRAKE}"/>',
        flat(ports.replace("v6h-6z", "v5.5h-5.5z"), INK if band == CARD else CARD),
        cut("M-82 -32Q-40 -16 10 -15T80 -28M-72 3H66", 0.9),
        card("M-82 -36l5 2v6l-4 -2z"),
        flag,
    ]
    return "".join(drawn)
