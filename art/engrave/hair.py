"""Hair and wigs for a head turned left; what hangs behind the shoulders is a part of its own."""

from __future__ import annotations

from collections.abc import Sequence

from art.engrave.burin import folds, inside, lights, locks, smooth
from art.engrave.plate import BROWN, CARD, STRAW, Point, cut, disc, ink, line, shape

CROP: list[Point] = [
    (40, 35), (44, 29), (52, 27), (60, 29), (64.6, 35), (65.4, 42), (65.8, 50.6), (68.8, 51.4),
    (70.4, 46.6), (74.4, 45.8), (76.6, 50), (75.6, 59), (79.6, 53), (82, 41), (79.4, 28),
    (70, 18.6), (58, 15.6), (46, 18.6), (39.8, 26),
]  # fmt: skip
BACK: list[list[Point]] = [
    [(40, 33), (42.4, 26), (49, 20), (58, 16.8)], [(47, 28.6), (50, 23), (57, 19.4), (66, 18)],
    [(55, 27.6), (59, 23.4), (65, 21.8), (72, 21.6)], [(63, 32), (66, 28), (71, 26.5), (77, 27.6)],
    [(66, 42), (69, 36), (74, 34.5), (80.6, 37)], [(67.4, 50), (70.4, 44), (76, 42.6), (81, 46)],
    [(76.4, 56), (77, 53), (78.6, 51), (80.4, 49.6)],
]  # fmt: skip
FORWARD: list[list[Point]] = [
    [(62, 17), (52, 18), (44, 23), (40.6, 33)], [(65, 18), (56, 20), (49, 24), (45.6, 31)],
    [(68, 19), (61, 22), (55, 25.6), (52.6, 31)], [(71, 21), (66, 25), (62, 29), (61, 34)],
    [(75, 25), (71, 30), (67.6, 35), (66, 42)], [(79, 32), (76, 37), (71, 41), (67.4, 49)],
    [(80.4, 40), (79.6, 45), (77, 50), (76, 57)],
]  # fmt: skip
TOUSLED: list[Point] = [
    (39.6, 37), (42, 33), (42.4, 37.6), (47, 32.4), (47, 37), (53, 31), (53.8, 36), (58.6, 30.6),
    (60.4, 35), (63.4, 33.4), (63.6, 40), (65.4, 44), (64.8, 50), (68.6, 52), (70.2, 47),
        (74.4, 45.8),
    (76.6, 50), (75.4, 61), (79.4, 58), (81, 52), (84.4, 46), (82, 42), (85, 35), (81, 33),
        (81.6, 25),
    (76, 24), (73, 16.6), (68, 18.4), (62, 12.6), (59, 16), (51, 13), (51, 17.4), (43, 17.6),
        (44, 21),
    (37.6, 24.6), (40, 27), (36.6, 33), (39.4, 32),
]  # fmt: skip
PARTED: list[Point] = [
    (39.4, 40), (41, 33), (46, 27.6), (52, 25.4), (58, 28), (62.6, 33), (65, 41), (64.6, 51),
    (66.6, 58), (70.6, 62), (75, 62.4), (80, 60), (83, 50), (83.4, 39), (80, 26.4), (70, 17.4),
    (58, 14.6), (46, 17), (38.6, 25), (37.4, 34),
]  # fmt: skip
LONG: list[Point] = [
    (39.6, 37), (43, 30), (50, 26.6), (58, 29), (63.4, 35), (65, 44), (66, 54), (65.4, 66),
        (67, 78),
    (66, 86), (72, 84), (77, 86), (81, 80), (83.6, 68), (84, 52), (83, 38), (79.6, 26.4),
        (70, 17.4),
    (58, 14.8), (46, 17.6), (39, 25),
]  # fmt: skip
LONGFLOW: list[list[Point]] = [
    [(40, 34), (43, 26), (50, 21), (58, 17)], [(48, 27), (53, 22), (60, 20), (66, 19)],
    [(58, 28), (63, 26), (69, 27), (76, 30)], [(63, 33), (67, 34), (72, 42), (75, 58)],
    [(65.4, 44), (67, 54), (67.6, 68), (67, 84)], [(70, 46), (72, 58), (72.6, 70), (71, 83)],
    [(76, 36), (79, 50), (79, 66), (76, 84)], [(80.6, 34), (83, 46), (83, 62), (80.6, 76)],
]  # fmt: skip
FRINGE: list[Point] = [
    (64, 38), (65, 45), (65.6, 51), (68.8, 52), (70.4, 46.6), (74.4, 45.8), (76.6, 50), (75.6, 60),
    (79.8, 57), (82.6, 47), (81.6, 36), (77, 31), (71, 31.4),
]  # fmt: skip
WIG: list[Point] = [
    (39.2, 36), (42, 28), (49, 24.4), (57, 25.4), (62.6, 30), (64.4, 38), (65, 45), (70, 46),
        (76, 46),
    (80.6, 50), (83, 42), (80.4, 27), (71, 16.6), (58, 13), (45, 16), (38, 24), (36.8, 31),
]  # fmt: skip


TINTS = {"brown": BROWN, "red": BROWN, "fair": STRAW, "grey": CARD}


def mass(area: Sequence[Point], keys: Sequence[Sequence[Point]], tint: str, seed: int) -> str:
    """Draw a head of hair: dark, or in a tint."""
    body = smooth(area, close=True)
    if tint == "dark":
        return ink(body) + locks(keys, 15, width=0.9, gleam=(0.36, 0.64), paint=CARD, seed=seed)
    paint = TINTS[tint]
    drawn = shape(body, 1.9, paint) + locks(keys, 12, width=0.9, gleam=(0.3, 0.6), seed=seed)
    return drawn + folds(*[keys[index] for index in range(1, len(keys) - 1)], width=1)


CURL_SPOTS = [
    (41.4, 29.6, 4.4), (45.6, 23, 5), (53, 19, 5.2), (61.6, 18, 5.2), (69.6, 20.8, 5.2),
        (76, 26.6, 5),
    (79.6, 34, 4.8), (80.4, 42, 4.6), (78.6, 50, 4.4), (76.8, 57, 3.8), (72.6, 33, 5),
        (73.6, 41.4, 4.6),
    (66.4, 27.4, 5), (67.2, 36, 4.2), (67, 44, 3.2), (58.6, 25.6, 4.8), (50.6, 26.4, 4.6),
]  # fmt: skip


def curls(*, dark: bool) -> str:
    """Draw a mop of curls."""
    parts = []
    for number, (x, y, r) in enumerate(CURL_SPOTS):
        turn = 1 if number % 2 else -1
        coil: list[Point] = [
            (x - turn * r * 0.6, y + r * 0.3), (x - turn * r * 0.2, y - r * 0.5),
            (x + turn * r * 0.5, y - r * 0.1), (x + turn * r * 0.1, y + r * 0.4),
        ]  # fmt: skip
        if dark:
            parts.append(ink(disc(x, y, r)) + cut(smooth(coil), 0.8))
        else:
            parts.append(shape(disc(x, y, r), 1.3, STRAW) + folds(coil, width=1.1))
    return "".join(parts)


def close_cut(*, grey: bool = False) -> str:
    """Tight curls cut short."""
    knots = [
        (x + (1.7 if row % 2 else 0), y)
        for row, y in enumerate((20, 23.4, 26.8, 30.2, 33.6, 37, 40.4, 43.8, 47.2, 50.6, 54))
        for x in [43 + 37 / 12 * step for step in range(13)]
    ]
    edge = [
        (40.4, 34), (42.8, 29.6), (47, 27), (53, 26), (59, 27.6), (63.6, 31.6), (65.4, 38),
            (66, 49),
        (68.6, 51), (70.4, 46.6), (74.4, 45.8), (76.6, 50), (75.8, 58), (79, 54), (81.4, 47),
            (82, 39),
        (80.4, 31), (76.4, 24), (70, 18.8), (62.6, 16.2), (54.6, 16.2), (47, 19), (42, 24),
            (39.6, 29),
    ]  # fmt: skip
    inner = [
        (x, y)
        for x, y in knots
        if inside([(60 + (a - 60) * 0.95, 36 + (b - 36) * 0.94) for a, b in edge], x, y)
    ]
    marks = "".join(f"M{x:.1f} {y:.1f}q.9 -1.5 1.7 0" for x, y in inner)
    body = smooth(edge, close=True)
    if grey:
        return shape(body, 1.6) + line(marks, 0.9)
    return ink(body) + f'<g class="hatch" opacity="var(--hatch, 1)">{cut(marks, 0.7)}</g>'


def roll(x: float, y: float, wide: float, high: float) -> str:
    """Draw a curl of a wig above the ear, seen from its end."""
    inner: list[Point] = [
        (x - wide * 0.6, y + 0.3), (x - wide * 0.2, y - high * 0.5),
            (x + wide * 0.4, y - high * 0.2),
        (x + wide * 0.2, y + high * 0.4), (x - wide * 0.2, y + high * 0.2),
    ]  # fmt: skip
    under: list[Point] = [
        (x - wide * 0.4, y + high * 0.75),
        (x + wide * 0.3, y + high * 0.8),
        (x + wide * 0.9, y + high * 0.2),
    ]
    return shape(disc(x, y, wide, high), 1.6) + folds(inner, width=1.2) + folds(under, width=0.9)


def wig(rolls: int) -> str:
    """Draw a powdered wig with rolls at the side."""
    keys: list[list[Point]] = [*BACK[:5], [(65, 45), (69, 43), (75, 43.6), (81.6, 45)]]
    top = shape(smooth(WIG, close=True), 1.8) + locks(
        keys, 24, width=0.8, gleam=(0.28, 0.68), seed=8
    )
    high = 4.4 if rolls == 2 else 5.4
    return top + "".join(roll(71.4, 50.4 + 8 * i, 7.4 - i * 0.6, high) for i in range(rolls))


QUEUE: list[Point] = [(78, 52), (83, 60), (85.4, 72), (84, 86), (81, 96)]


def queue(tint: str) -> str:
    """Draw a tail of hair in a ribbon, behind the shoulder."""
    tail: list[Point] = [(74, 54), (82, 56), (87, 68), (88, 82), (83, 98), (80, 84), (79, 70)]
    body = smooth(tail, close=True)
    drawn = ink(body) if tint == "dark" else shape(body, 1.6)
    strands: list[list[Point]] = [
        [(80, 60), (84, 70), (85, 82), (83, 95)],
        [(77, 60), (81, 70), (82.6, 82), (82.6, 95)],
    ]
    drawn += locks(strands, 6, width=0.9, paint=CARD if tint == "dark" else "currentColor", seed=4)
    bow = "M81 62.6L91.6 56.6L90.6 63.6L95 70L84.600 66.400L80 72.600L78.600 63.600Z"
    return drawn + shape(bow, 1) + ink(bow)


BUN: list[Point] = [
    (41, 33), (44, 27.6), (51, 25), (58, 27), (62.6, 32), (65, 40), (66, 48), (69.6, 45.6),
    (75, 45.6), (79, 49), (82.6, 43), (80.4, 27), (71, 17), (58, 14), (46, 17.4), (40, 25),
]  # fmt: skip
KNOT: list[Point] = [
    (74, 16), (80, 9.6), (88.6, 10), (93, 17), (91, 25), (84, 28.6), (77, 25),
]  # fmt: skip
SWEEP: list[list[Point]] = [
    [(42, 32), (46, 25), (56, 19), (70, 19)], [(50, 26), (58, 22), (68, 20), (76, 22)],
    [(60, 29), (66, 25), (72, 23), (78, 25)], [(65, 40), (70, 33), (75, 29), (79, 27)],
    [(68, 45), (73, 39), (78, 34), (80.6, 31)],
]  # fmt: skip


def tinted(d: str, tint: str, width: float = 1.8) -> str:
    """Draw a flat piece of hair."""
    return ink(d) if tint == "dark" else shape(d, width, TINTS[tint])


def bun(tint: str) -> str:
    """Draw hair swept up into a knot at the back of the head."""
    whorl: list[list[Point]] = [
        [(77, 22), (82, 14), (89, 15), (89, 22)], [(80, 24), (84, 19), (86.6, 20)],
    ]  # fmt: skip
    lines = lights(*whorl, width=1.1) if tint == "dark" else folds(*whorl, width=1.2)
    wisp = folds([(66.4, 47), (67.6, 53), (66, 58)], width=1.4)
    return tinted(smooth(KNOT, close=True), tint) + lines + mass(BUN, SWEEP, tint, 21) + wisp


def braid(tint: str) -> str:
    """Draw hair parted and plaited, the plait before the shoulder."""
    parts = []
    for number in range(6):
        x, y = 77.6 + 1.2 * (number % 2), 54 + 7.2 * number
        wide = 5.6 - 0.35 * number
        parts.append(
            tinted(
                f"M{x - wide:.1f} {y:.1f}Q{x - wide:.1f} {y + 7:.1f} {x:.1f} {y + 9:.1f}"
                f"Q{x + wide:.1f} {y + 7:.1f} {x + wide:.1f} {y:.1f}Q{x:.1f} {y + 4:.1f}"
                f" {x - wide:.1f} {y:.1f}Z", tint, 1.4,
            )
        )  # fmt: skip
        if tint == "dark":
            end = wide * 0.7
            parts.append(lights([(x - end, y + 1.6), (x, y + 4.4), (x + end, y + 1.6)]))
    bow = ink("M77 97.6L71 94V102ZM77 97.6L83.6 94V102Z")
    return "".join(parts) + bow + mass(BUN, SWEEP, tint, 22)


BOB: list[Point] = [
    (40, 37), (43.4, 30.6), (50, 27.6), (57, 30), (62.4, 35.6), (64.6, 44), (64.6, 55),
    (63, 66), (67, 72.6), (75, 73.6), (83, 69), (86, 57), (84.4, 40), (80, 26.6), (70, 17.4),
    (58, 14.8), (46, 17.6), (39, 26),
]  # fmt: skip
BOBFLOW: list[list[Point]] = [
    [(42, 33), (46, 25), (54, 19), (60, 17)], [(52, 28), (58, 23), (66, 21), (71, 22)],
    [(63, 36), (67, 42), (68, 56), (66, 69)], [(68, 32), (73, 42), (74, 58), (72, 71)],
    [(76, 30), (80, 42), (81, 58), (79, 69)],
]  # fmt: skip


def ringlets() -> str:
    """Draw dark hair put up, with ringlets before and behind the ear."""
    springs = []
    for x, y, many in ((66.6, 46, 3), (78.4, 48, 4), (83, 44, 3)):
        for step in range(many):
            springs.append(ink(disc(x + (step % 2) * 1.6, y + step * 6.4, 3.8, 4.2)))
            springs.append(lights([(x - 2, y + step * 6.4), (x + 1, y + 1.6 + step * 6.4)]))
    return mass(BUN, SWEEP, "dark", 23) + "".join(springs)


HAIR = {
    "cropped-dark": mass(CROP, FORWARD, "dark", 1),
    "cropped-brown": mass(CROP, FORWARD, "brown", 2),
    "cropped-grey": mass(CROP, FORWARD, "grey", 3),
    "swept-dark": mass(CROP, BACK, "dark", 4),
    "swept-brown": mass(CROP, BACK, "brown", 5),
    "swept-grey": mass(CROP, BACK, "grey", 6),
    "tousled-dark": mass(TOUSLED, FORWARD, "dark", 7),
    "tousled-fair": mass(TOUSLED, FORWARD, "fair", 9),
    "parted-dark": mass(PARTED, BACK, "dark", 10),
    "parted-fair": mass(PARTED, BACK, "fair", 11),
    "long-dark": mass(LONG, LONGFLOW, "dark", 12),
    "long-brown": mass(LONG, LONGFLOW, "brown", 13),
    "long-grey": mass(LONG, LONGFLOW, "grey", 14),
    "fringe-dark": mass(FRINGE, FORWARD[4:], "dark", 15),
    "fringe-grey": mass(FRINGE, FORWARD[4:], "grey", 16),
    "curls-dark": curls(dark=True),
    "curls-fair": curls(dark=False),
    **{f"{name}-red": mass(area, FORWARD, "red", seed)
       for name, area, seed in (("cropped", CROP, 2), ("swept", CROP, 5), ("tousled", TOUSLED, 9))},
    "cropped-fair": mass(CROP, FORWARD, "fair", 2),
    "long-fair": mass(LONG, LONGFLOW, "fair", 13),
    "bun-dark": bun("dark"),
    "bun-red": bun("red"),
    "braid-dark": braid("dark"),
    "braid-fair": braid("fair"),
    "bob-dark": mass(BOB, BOBFLOW, "dark", 24),
    "ringlets": ringlets(),
    "close": close_cut(),
    "close-grey": close_cut(grey=True),
    "wig": wig(2),
    "wig-one": wig(1),
}  # fmt: skip
BEHIND = {"dark": queue("dark"), "grey": queue("grey")}
