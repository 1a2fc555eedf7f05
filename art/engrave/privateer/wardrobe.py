"""What captains wear and officers don't: hats, hair, beards; for a head turned left."""

from __future__ import annotations

from collections.abc import Sequence

from art.engrave.burin import fine, folds, lights, locks, smooth
from art.engrave.faces import BEARDS as COMMON
from art.engrave.hair import CURL_SPOTS, LONG, LONGFLOW, TINTS, mass
from art.engrave.hats import round_hat
from art.engrave.plate import CARD, INK, Point, card, cut, disc, ink, line, num, raised, shape

RED = "var(--coat-red)"
Spots = Sequence[tuple[float, float, float]]


def plume(paint: str, tip: Point = (98, 8)) -> str:
    """Draw an ostrich feather that sweeps back from the crown."""
    x, y = tip
    body: list[Point] = [
        (46, 24), (52, 10), (66, 1), (82, -2), (x, y - 8), (x + 7, y), (x + 4, y + 9),
        (x - 6, y + 11), (84, 12), (70, 14), (58, 21),
    ]  # fmt: skip
    rib: list[Point] = [(48, 23), (60, 11), (76, 4.5), (x - 2, y)]
    barbs = "".join(
        f"M{a} {b}q{5} {-3} {9} {-7}M{a} {b}q{6} {2} {10} {5.5}"
        for a, b in ((54, 17), (61, 11.6), (69, 8), (77, 5.6), (85, 4.4))
    )
    return shape(smooth(body, close=True), 1.6, paint) + folds(rib, width=1.4) + fine({0.8: barbs})


def skull(x: float, y: float) -> str:
    """Draw a skull over crossed bones, pale on a hat."""
    bones = f"M{x - 6.5} {y + 1.5}L{x + 6.5} {y + 7.5}M{x + 6.5} {y + 1.5}L{x - 6.5} {y + 7.5}"
    bone = cut(bones, 2)
    head = card(
        f"M{x} {y - 6.5}c4.6 0 6 2.6 6 5.400c0 2 -1 3 -2 3.800v3h-8v-3c-1 -.8 -2 -1.800 -2 -3.800"
        f"c0 -2.800 1.4 -5.400 6 -5.400z"
    )
    return bone + head + ink(disc(x - 2.5, y - 0.8, 1.5) + disc(x + 2.5, y - 0.8, 1.5))


def match(x: float, y: float, turn: int) -> str:
    """Draw a slow match that hangs from under a hat: a cord, its glow, its smoke."""
    cord: list[Point] = [(x, y), (x + 6 * turn, y + 7), (x + 5 * turn, y + 17)]
    x, y = cord[-1]
    rays = "".join(
        f"M{x} {y}l{dx} {dy}" for dx, dy in ((-5, 3), (5, 3), (0, 6.5), (-5, -3), (5, -3))
    )
    puff: list[Point] = [
        (x + 3 * turn, y - 2),
        (x + 9 * turn, y - 8),
        (x + 5 * turn, y - 15),
        (x + 11 * turn, y - 23),
    ]
    return (
        line(smooth(puff), 2)
        + line(smooth(cord), 4)
        + cut(smooth(cord), 1.1)
        + line(rays, 1.4)
        + shape(disc(x, y + 0.6, 3), 1.3, RED)
    )


TRICORNE = '<use href="#k-hat-tricorne"/>'


def cavalier() -> str:
    """Draw a broad hat, its brim turned up at the side, a feather about the crown."""
    low: list[Point] = [
        (12, 36), (24, 31), (40, 28), (60, 27), (80, 25), (98, 17), (107, 12), (108, 22), (100, 33),
        (84, 39), (64, 38), (44, 37), (28, 39),
    ]  # fmt: skip
    top: list[Point] = [
        (38, 31), (39, 18), (46, 11), (60, 9.4), (74, 11), (80, 18), (82, 31), (60, 31),
    ]  # fmt: skip
    brim = raised(smooth(low, close=True), 1.4)
    return (
        ink(smooth(top, close=True))
        + lights([(43, 27), (43.6, 19), (49, 14)], [(47, 26), (48, 20), (53, 16)], width=1.3)
        + plume("var(--card)", (100, 12))
        + brim
        + lights([(18, 35), (36, 31), (58, 30)], [(84, 34), (96, 28), (104, 17)], width=1.3)
    )


def headband() -> str:
    """Draw a band of cloth about the brow, knotted behind."""
    band = (
        "M37.600 37.500C46 30.500 66 29.500 82 38.500L82.400 45.500C66 36.500 48"
        " 36.500 37.6 43.500Z"
    )
    ends = "M80.600 40L93 38L90 45L97 51L87 52L84 60L79.4 46Z"
    spots = "".join(
        disc(x, y, 1.5) for x, y in ((44, 37.6), (51, 35.2), (58, 34.6), (65, 35.6), (72, 37.8))
    )
    return (
        shape(ends, 1.6, RED)
        + shape(band, 1.8, RED)
        + card(spots)
        + folds([(82, 42), (87, 43), (92, 41)], [(82, 44), (85, 49), (90, 49)], width=1)
    )


def calico() -> str:
    """Draw Rackham's kerchief: stripes of calico."""
    cloth: list[Point] = [
        (38, 37.4), (38, 28), (44, 19), (54, 15), (66, 16), (76.4, 22.4), (81.6, 33), (82, 44),
        (78, 47.4), (66, 37), (52, 33), (44, 34),
    ]  # fmt: skip
    ends = "M80.600 44L91 43.600L89.600 49.4L95 55L86.600 54.4L83.600 61L79.4 48Z"
    bands = "".join(
        smooth(each)
        for each in (
            [(39, 33), (50, 26.5), (66, 28.5), (80, 39)],
            [(42, 24.5), (54, 19.4), (69, 22.4), (81, 34)],
        )
    )
    return (
        shape(ends, 1.7)
        + shape(smooth(cloth, close=True), 2)
        + line(bands, 4, RED)
        + line(bands, 0.8)
        + fine({0.8: "M70 33l4 6m-8 -9l4 6m2 -10l6 8m-11 -9l4 5m4 -7l5 6"})
    )


def tall_hat() -> str:
    """Draw a round hat of 1810, broad in the brim."""
    return round_hat(9, 36)


HATS_OF_CAPTAINS = {
    "plumed": plume(RED) + TRICORNE,
    "skulled": TRICORNE + skull(45, 22),
    "fuses": match(33, 36, -1) + match(89, 36, 1) + TRICORNE + skull(46, 22),
    "cavalier": cavalier(),
    "headband": headband(),
    "calico": calico(),
    "tall": tall_hat(),
}


def curled(spots: Spots, tint: str) -> str:
    """Draw a mass of curls, dark or in a tint; one outline about all of them."""
    sizes = sorted({r for _, _, r in spots})
    discs = {r: "".join(f"M{num(x)} {num(y)}h0" for x, y, s in spots if s == r) for r in sizes}
    coils = "".join(
        f"M{num(x - turn * 3)} {num(y + 1.5)}q{turn} -5 {num(turn * 5)} -2q{turn} 3 {-2 * turn} 4"
        for number, (x, y, _) in enumerate(spots)
        for turn in (1 if number % 2 else -1,)
    )
    if tint == "dark":
        return "".join(line(d, 2 * r) for r, d in discs.items()) + cut(coils, 0.9)
    rims = "".join(line(d, 2 * r + 3) for r, d in discs.items())
    return rims + "".join(line(d, 2 * r, TINTS[tint]) for r, d in discs.items()) + line(coils, 1.1)


CROWN: Spots = [(x, y, 5.0 if r > 4 else 4.0) for x, y, r in CURL_SPOTS]
FALL: Spots = [
    (80, 57, 6.2), (78, 66, 6.2), (82, 74, 6.2), (77, 82, 6.2), (83, 88, 6.2), (76, 94, 6.2),
    (84, 98, 6.2), (71, 88, 5.0), (85, 64, 5.0), (88, 80, 5.0),
]  # fmt: skip
FAR: Spots = [
    (36, 44, 5.0), (34, 53, 6.2), (35.4, 63, 6.2), (33, 72, 6.2), (36, 81, 6.2), (32, 89, 6.2),
    (38, 95, 6.2), (30, 80, 5.0), (42, 88, 5.0),
]  # fmt: skip
MANE: list[Point] = [
    (44, 20), (58, 14), (72, 16), (84, 26), (89, 40), (88, 54), (95, 68), (92, 82), (99, 96),
    (90, 106), (76, 108), (70, 96), (50, 96), (40, 108), (26, 104), (24, 94), (30, 84), (26, 70),
    (33, 56), (33, 40), (36, 28),
]  # fmt: skip
WAVES: list[list[Point]] = [
    [(84, 30), (86, 48), (91, 66), (88, 84), (92, 102)], [(80, 50), (84, 66), (84, 84), (86, 104)],
    [(77, 60), (79, 76), (78, 90), (80, 104)], [(36, 46), (36, 62), (31, 76), (34, 90), (29, 101)],
    [(38, 60), (38, 76), (38, 90), (36, 104)], [(42, 76), (43, 88), (42, 98)],
]  # fmt: skip


def mane(tint: str) -> str:
    """Draw loose hair behind the shoulders."""
    return shape(smooth(MANE, close=True), 1.9, TINTS[tint]) + folds(*WAVES, width=1.2)


HAIR_OF_CAPTAINS = {
    "flowing-red": mass(LONG, LONGFLOW, "red", 13),
    "fullwig-dark": curled([*CROWN, *FALL], "dark"),
    "fullwig-brown": curled([*CROWN, *FALL], "brown"),
}
BEHIND_CAPTAINS = {
    "mane": mane("red"),
    "far-dark": curled(FAR, "dark"),
    "far-brown": curled(FAR, "brown"),
}

GREAT_BEARD = (
    "M66 49.5C64 56 62 61 58 63.500C54 61 49 61.5 46 63.500C43 61.5 40 62 38.6"
    " 64.5C34 72 31 82 33 92"
    "C34 97 33 101 31 106C36 104 38 102 39 99C40 106 39 112 37 119C43 115 46 110 47 104"
    "C49 110 50 115 50 121C55 115 57 110 57 104C60 109 62 113 64 119C67 112 67 106 66 100"
    "C69 103 72 105 76 106C73 98 74 92 74 86C76 78 75 68 72.4 60Z"
)
GREAT_FLOW: list[list[Point]] = [
    [(40, 66), (36, 78), (36, 90), (34, 101)], [(43, 68), (40, 82), (43, 98), (41, 112)],
    [(47, 76), (47, 88), (50, 100), (50, 113)], [(52, 75), (55, 88), (56, 100), (60, 108)],
    [(58, 66), (62, 80), (63, 94), (64, 110)], [(65, 58), (69, 72), (69, 88), (70, 100)],
    [(69, 54), (73, 66), (73, 80), (71, 96)],
]  # fmt: skip


def ribboned(x: float, y: float) -> str:
    """Draw a bow at a twist of a beard."""
    bow = f"M{x} {y}l-5.5 -3v6zM{x} {y}l5.500 -3v6z"
    return f'<path fill="{RED}" stroke="{INK}" stroke-width="1" d="{bow}"/>'


BEARDS_OF_CAPTAINS = {
    "great": ink(GREAT_BEARD)
    + locks(GREAT_FLOW, 26, width=0.9, paint=CARD, seed=11, full=0.55)
    + card("M42 68.8Q46 67 53 68.6Q51 73.4 46.4 73.4Q43 73.2 42 68.8Z")
    + folds([(43, 69.6), (46, 70.2), (51.4, 69.4)], width=1.6)
    + ribboned(40.5, 103)
    + ribboned(52, 108)
    + ribboned(66.5, 104),
    "vandyke": COMMON["moustache"] + COMMON["chin"],
    "waxed": ink(
        "M46 64.800C42.5 63.8 39.5 66 37 69.500C35.5 71.4 33.5 71.6 32 70C33 74.5 37 74.5 40 72"
        "C42.500 70.4 44.6 69.6 46 68.600C48.5 70 52 71.500 55.500 71.5C59.500"
        " 71.5 63 70.500 63.500 66"
        "C61.500 68 59.500 68 57.500 67C54 64.5 50 63.500 46 64.8Z"
    ),
}
