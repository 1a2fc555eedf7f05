"""Ships at anchor, seen from the side, bow to the right, the waterline at nought."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass

from art.engrave.plate import (
    Point,
    at,
    box,
    cut,
    disc,
    hatch,
    ink,
    line,
    num,
    poly,
    ruled,
    shape,
    smooth,
)


@dataclass(frozen=True)
class Rig:
    """What sets one ship apart.

    decks counts the gun decks; masts are places with their heights; loose says which yards, counted
    from below, have their sail let down to dry; fine draws every rope.
    """

    decks: int
    masts: tuple[tuple[float, float], ...]
    loose: tuple[int, ...] = ()
    fine: bool = False
    weight: float = 1.0


FIRST_RATE = Rig(3, ((-66, 150), (-4, 196), (60, 180)), fine=True)
SEVENTY_FOUR = Rig(2, ((-66, 140), (-4, 186), (60, 170)), weight=1.5)
FRIGATE = Rig(1, ((-64, 146), (-4, 196), (60, 178)), loose=(1,), weight=1.3)
BRIG = Rig(1, ((-38, 178), (44, 166)), loose=(0, 1), weight=1.8)
HULK = Rig(2, (), weight=1.8)


def sheer(x: float) -> float:
    """How much the decks rise towards the ends."""
    return 4.2 * (x / 105) ** 2 + (1.5 if x < -60 else 0) * ((-60 - x) / 50 if x < -60 else 0)


def strake(low: float, high: float, first: float = -106, last: float = 99) -> list[Point]:
    """Draw a band along the hull, between two heights."""
    xs = [first + (last - first) * step / 14 for step in range(15)]
    top = [(x, -high - sheer(x)) for x in xs]
    return top + [(x, -low - sheer(x)) for x in reversed(xs)]


def hull(rig: Rig) -> str:
    """Draw the side, its ports, the stern gallery and the head."""
    rise = 11.0 * rig.decks
    waist, deck, poop = 9 + rise, 13.5 + rise, 20 + rise
    side = [
        (-103.0, 0.0),
        (-108.0, -12.0),
        (-111.0, -(poop - 8) * 0.8),
        (-110.0, -poop - 6),
        (-74.0, -poop - 2.5),
        (-74.0, -deck - 2),
        (-24.0, -deck),
        (-24.0, -waist),
        (44.0, -waist - 0.8),
        (44.0, -deck - 0.6),
        (93.0, -deck - 3.5),
        (97.0, -waist - 2),
        (107.0, -waist - 1.5),
        (104.0, -14.0),
        (96.0, 0.0),
    ]
    parts = [shape(poly(side), 1.1 * rig.weight)]
    wale = [*strake(4.2, 5.4)[:15], (96.0, 0.0), (-103.0, 0.0)]
    parts.append(ink(poly(wale)))
    ports, lids = [], []
    for deck_no in range(rig.decks):
        level = 8.2 + 11 * deck_no
        count = (15 if rig.fine else 12) - deck_no % 2
        for step in range(count):
            x = -92 + 178 * (step + (0.5 if deck_no % 2 else 0)) / (count - 0.5)
            y = -level - sheer(x)
            ports.append(box(x - 2.1, y - 4, 4.2, 4.2))
            lids.append(f"M{at((x - 2.6, y - 4.6))}l1 -2h3.6l.6 2")
        if deck_no < rig.decks - 1 or rig.decks > 1:
            parts.append(ink(poly(strake(level + 5.4, level + 9.6))))
    for step in range(8 if rig.fine else 0):
        x = -84 + 8 * step
        ports.append(box(x, -deck + 3.2 - sheer(x) * 0.6, 3.4, 3.2))
    parts.append(ink("".join(ports)))
    rails = poly(strake(waist - 1.6, waist - 1.6)[:15], close=False)
    parts.append(
        line(
            rails
            + (
                f"M-110 {num(-poop - 2)}L-74 {num(-poop + 1.5)}M-24 {num(-deck + 3)}H-74"
                f"M44 {num(-deck + 3)}L94 {num(-deck)}"
            ),
            0.6 * rig.weight,
        )
    )
    if rig.fine:
        parts.append(line("".join(lids), 0.5))
        shade = [
            (40.0, -waist),
            (97.0, -waist - 2),
            (106.0, -waist),
            (104.0, -14.0),
            (96.0, 0.0),
            (52.0, 0.0),
        ]
        parts.append(hatch(ruled(shade, 72, 2.3, loose=0.08), 0.45))
        planks = "".join(poly(strake(h, h)[:15], close=False) for h in (1.6, 3.1, 15.6, 26.6))
        parts.append(cut(planks, 0.4))
    gallery = [
        (-112.5, -poop - 3),
        (-98.0, -poop - 1),
        (-96.0, -deck + 8),
        (-99.0, -13.0),
        (-108.0, -12.0),
    ]
    parts.append(shape(poly(gallery), 0.9 * rig.weight))
    lights = "".join(
        box(-110 + 4.4 * col, -poop + 2 + 8.5 * row, 3, 4.6)
        for row in range(rig.decks + 1)
        for col in range(3)
        if -poop + 2 + 8.5 * row < -16
    )
    parts.append(ink(lights))
    parts.append(
        line("".join(f"M-112 {num(-poop + 8.2 + 8.5 * row)}H-97" for row in range(rig.decks)), 0.7)
    )
    head = (
        f"M97 {num(-waist - 2)}Q108 {num(-waist + 2)} 115 {num(-waist - 9)}L118"
        f" {num(-waist - 6)}Q114 {num(-waist + 6)} 104 -18"
    )
    parts.append(shape(head, 0.9 * rig.weight))
    parts.append(
        ink(
            smooth(
                [(113, -waist - 6), (117, -waist - 14), (120, -waist - 13), (119, -waist - 5)],
                close=True,
            )
        )
    )
    parts.append(
        line(f"M-108 {num(-poop - 6)}V{num(-poop - 11)}", 0.9)
        + ink(disc(-108, -poop - 12, 1.6, 2.1))
    )
    return "".join(parts)


def mast(rig: Rig, x: float, tall: float, deck: float) -> str:
    """One mast with its shrouds, tops, yards and sails."""
    top, cap, truck = deck + (tall - deck) * 0.4, deck + (tall - deck) * 0.7, tall
    wide = tall * 0.19
    ropes, rungs = [], []
    ropes_per_side = 6 if rig.fine else 3
    for side in (-1, 1):
        for k in range(ropes_per_side):
            foot = x + side * (9 + 11 * k / (ropes_per_side - 1)) - 2
            ropes.append(f"M{at((foot, -deck + 3))}L{at((x + side * 0.8, -top))}")
        for k in range(3 if rig.fine else 2):
            ropes.append(f"M{at((x + side * (5 - 1.6 * k), -top))}L{at((x + side * 0.6, -cap))}")
        count = 13 if rig.fine else 4 if rig.weight < 1.5 else 1
        for k in range(1, count):
            share = k / count
            y = -deck + 3 - (top - deck + 3) * share
            near, far = 7 * (1 - share) + 0.8, 18.5 * (1 - share) + 0.8
            rungs.append(f"M{at((x + side * near, y))}L{at((x + side * far, y + 0.3))}")
        if rig.fine:
            for k in range(1, 9):
                share = k / 9
                y = -top - (cap - top) * share
                rungs.append(f"M{at((x, y))}H{num(x + side * 5 * (1 - share * 0.85))}")
    spars, sails, folds = [], [], []
    for level, (share, size) in enumerate(((0.35, 1.0), (0.62, 0.76), (0.86, 0.48))):
        y, half = -(deck + (tall - deck) * share), wide * size
        spars.append(f"M{at((x - half, y))}H{num(x + half)}")
        if level in rig.loose:
            drop = tall * (0.2 if level else 0.17)
            foot = half * 1.12
            sails.append(
                f"M{at((x - half * 0.94, y))}C{at((x - half, y + drop * 0.5))}"
                f" {at((x - foot, y + drop * 0.7))} "
                f"{at((x - foot, y + drop))}Q{at((x, y + drop * 0.72))} {at((x + foot, y + drop))}"
                f"C{at((x + foot, y + drop * 0.7))} {at((x + half, y + drop * 0.5))}"
                f" {at((x + half * 0.94, y))}Z"
            )
            bag = [
                (x, y),
                (x + half * 0.94, y),
                (x + foot, y + drop * 0.9),
                (x + half * 0.5, y + drop * 0.82),
                (x + half * 0.2, y + drop * 0.76),
            ]
            folds.append(ruled(bag, 78, 2.6, loose=0.12, seed=level))
            folds.append(
                "".join(
                    f"M{at((x + half * k, y + 1))}l{num(half * k * 0.05)} {num(drop * 0.5)}"
                    for k in (-0.7, -0.4)
                )
            )
        else:
            count = max(4, round(half / (3.4 if rig.fine else 6)))
            step = half * 1.88 / count
            puffs = "".join(
                f"q{num(step / 2)} {num(4.6 * size + 1)} {num(step)} 0" for _ in range(count)
            )
            sails.append(f"M{at((x - half * 0.94, y))}{puffs}Z")
            folds.append(
                "".join(
                    f"M{at((x - half * 0.94 + step * (k + 0.62), y + 1))}v{num(1.6 * size + 0.4)}"
                    for k in range(count if rig.fine else 0)
                )
            )
    flag = f"M{at((x, -truck))}q-6 -3.5 -12 -.5t-13 -1q7 3.5 13 3t12 1z"
    return "".join(
        [
            line("".join(ropes), 0.4 * rig.weight),
            hatch("".join(rungs), 0.32 * rig.weight),
            line(f"M{x} {num(-deck)}V{num(-top - 4)}", 3),
            line(f"M{at((x + 0.6, -top + 2))}V{num(-cap - 3)}", 2),
            line(f"M{x} {num(-cap)}V{num(-truck)}", 1.2),
            shape("".join(sails), 0.6 * rig.weight),
            hatch("".join(folds), 0.45 * rig.weight),
            line("".join(spars), 1.5),
            ink(
                f"M{at((x - 6, -top - 1.5))}h12l-1.5 3h-9zM{at((x - 3, -cap - 1))}h6l-.8 1.8h-4.4z"
            ),
            ink(flag),
        ]
    )


def rigging(rig: Rig, deck: float) -> str:
    """Bowsprit, stays and the ensign."""
    waist = 9 + 11 * rig.decks
    end = (158.0, -waist - 44)
    ropes = [f"M{at(end)}L{at((104, -waist + 8))}M{at((136, -waist - 27))}L{at((105, -waist + 6))}"]
    heights = [
        (x, deck + (tall - deck) * 0.4, deck + (tall - deck) * 0.7, tall * 0.97)
        for x, tall in rig.masts
    ]
    x, low, middle, high = heights[-1]
    ropes.append(
        f"M{at((x, -low))}L{at((118, -waist - 15))}M{at((x, -middle))}L{at((134, -waist - 26))}"
    )
    ropes.append(f"M{at((x, -high))}L{at(end)}M{at((x, -middle - 2))}L{at((147, -waist - 36))}")
    for (ax, al, am, ah), (bx, bl, bm, _) in itertools.pairwise(heights):
        ropes.append(
            f"M{at((ax, -al))}L{at((bx - 3, -deck))}M{at((ax, -am))}L{at((bx, -bl))}"
            f"M{at((ax, -ah))}L{at((bx, -bm))}"
        )
    for x, _, middle, high in heights:
        ropes.append(f"M{at((x, -middle))}L{at((x - 27, -deck + 2))}")
        if rig.fine:
            ropes.append(f"M{at((x, -high))}L{at((x - 31, -deck + 2))}")
    poop = 20 + 11 * rig.decks
    cloth = [
        (-113.0, -poop - 9),
        (-117.0, -poop - 38),
        (-126.0, -poop - 41),
        (-136.0, -poop - 36),
        (-147.0, -poop - 39),
        (-156.0, -poop - 36),
        (-153.0, -poop - 10),
        (-144.0, -poop - 13),
        (-134.0, -poop - 9),
        (-123.0, -poop - 13),
    ]
    flag = smooth(cloth[1:6]) + "L" + smooth([*cloth[6:], (-114.5, -poop - 11)])[1:] + "Z"
    fly = [
        (-136.0, -poop - 34.5),
        (-147.0, -poop - 38),
        (-155.0, -poop - 35),
        (-152.5, -poop - 11),
        (-144.0, -poop - 14),
        (-134.0, -poop - 10),
        (-123.0, -poop - 13.5),
        (-115.0, -poop - 11.5),
        (-116.0, -poop - 24),
        (-126.0, -poop - 27),
        (-135.5, -poop - 23),
    ]
    jack = (
        f"M{at((-117.5, -poop - 31))}L{at((-135.8, -poop - 29.5))}"
        f"M{at((-127, -poop - 40))}L{at((-126, -poop - 27))}M{at((-118, -poop - 37))}"
        f"L{at((-135, -poop - 25))}M{at((-135, -poop - 35))}L{at((-117, -poop - 26))}"
    )
    return "".join(
        [
            line("".join(ropes), 0.42 * rig.weight),
            line(f"M92 {num(-waist - 4)}L{at((136, -waist - 28))}", 2.6),
            line(f"M122 {num(-waist - 19)}L{at(end)}", 1.4),
            line(f"M-110 {num(-poop - 4)}L{at((-118, -poop - 42))}", 1.3),
            shape(flag, 0.7 * rig.weight),
            ink(poly(fly)),
            line(jack, 1.1),
            line(f"M101 {num(-waist + 14)}Q118 -14 124 1", 0.9 * rig.weight),
        ]
    )


def mirrored(rig: Rig, seed: int) -> str:
    """Draw the ship's likeness in the water: strokes that break up and thin out."""
    dice = random.Random(seed)
    near: list[str] = []
    far: list[str] = []
    y, step = 2.2, 2.2
    depth = 30 + 13 * rig.decks
    while y < depth:
        share = y / depth
        half = 100 - 34 * share**1.6
        x = -half + dice.uniform(-4, 10) * share - 2
        while x < half:
            long = dice.uniform(7, 24) * (1 - 0.45 * share)
            if dice.random() > share * 0.55:
                target = near if share < 0.5 else far
                target.append(f"M{at((x, y))}h{num(min(long, half - x + 4))}")
            x += long + dice.uniform(1.5, 4 + 14 * share)
        y += step
        step *= 1.035
    for x, tall in rig.masts:
        y = depth * 0.75
        while y < depth + tall * 0.16:
            far.append(f"M{at((x - 2 + dice.uniform(-3, 3), y))}h{num(dice.uniform(2.5, 6))}")
            y += 3.4
    return line("".join(near), 1.0) + line("".join(far), 0.7)


def ship(rig: Rig, seed: int = 1) -> str:
    """Draw the whole ship with her reflection."""
    deck = 13.5 + 11 * rig.decks
    if not rig.masts:
        roof = [(-98.0, -42.0), (-88.0, -58.0), (88.0, -56.0), (98.0, -44.0)]
        return "".join(
            [
                mirrored(rig, seed),
                hull(rig),
                shape(poly(roof), 1.6),
                hatch(ruled(roof, 84, 5), 0.8),
                line("M-50 -56V-86M0 -57V-98M52 -56V-80", 3),
                line("M-40 -57V-66H-34V-57", 1.6),
            ]
        )
    masts = "".join(
        mast(rig, x, tall, deck if x < -24 or x > 44 else deck - 4) for x, tall in rig.masts
    )
    return mirrored(rig, seed) + rigging(rig, deck) + masts + hull(rig)
