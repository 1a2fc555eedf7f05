"""A ship under full sail, seen from the side: the picture of a finished game."""

from __future__ import annotations

from art.engrave.plate import Point, at, hatch, ink, line, moved, num, ruled, shape
from art.engrave.ships import Rig, hull

RIG = Rig(2, ((-62, 168), (0, 206), (58, 184)), weight=1.5)
DECK = 35.5
WIDE, HIGH = 320, 250
TIERS = ((0.13, 0.43, 1.0), (0.46, 0.7, 0.82), (0.73, 0.87, 0.58), (0.89, 0.97, 0.36))
"""Each tier of sails: its foot and its head as shares of the mast, and its width."""


def canvas(x: float, tall: float, tier: tuple[float, float, float]) -> tuple[str, str]:
    """Return a square sail that the wind fills from the left, and the shade in its lee."""
    low, high, size = tier
    half = tall * 0.185 * size
    foot, head = -(DECK + (tall - DECK) * low), -(DECK + (tall - DECK) * high)
    narrow, belly, drop = half * 0.84, half * 0.42, foot - head
    edge = (
        f"M{at((x - narrow, head))}H{num(x + narrow)}"
        f"Q{at((x + half + belly, head + drop * 0.55))} {at((x + half, foot))}"
        f"Q{at((x + half * 0.2, foot - drop * 0.22))} {at((x - half, foot))}"
        f"Q{at((x - half + belly, head + drop * 0.55))} {at((x - narrow, head))}Z"
    )
    lee: list[Point] = [
        (x + narrow * 0.35, head),
        (x + narrow, head),
        (x + half + belly * 0.42, head + drop * 0.5),
        (x + half, foot),
        (x + half * 0.5, foot - drop * 0.1),
        (x + half * 0.66, head + drop * 0.5),
    ]
    return edge, ruled(lee, 80, 3.4, loose=0.1)


def masts() -> str:
    """Draw masts, yards and square sails, the foremost last."""
    parts = []
    for x, tall in RIG.masts:
        sails, shades, yards = [], [], []
        for tier in TIERS:
            sail, shade = canvas(x, tall, tier)
            sails.append(sail)
            shades.append(shade)
            half = tall * 0.185 * tier[2]
            yards.append(f"M{at((x - half, -(DECK + (tall - DECK) * tier[1])))}H{num(x + half)}")
        pennant = f"M{at((x, -tall))}q9 -4.5 16 -.5t17 -2q-9 5.5 -17 5.5t-16 .5z"
        parts += [
            line(f"M{num(x)} {num(-DECK)}V{num(-tall)}", 2.6),
            shape("".join(sails), 1.1),
            hatch("".join(shades), 0.6),
            line("".join(yards), 2.2),
            ink(pennant),
        ]
    return "".join(parts)


def stays() -> str:
    """Draw bowsprit, jibs, spanker and ensign."""
    jibs = (
        "M64 -172Q104 -128 148 -70Q112 -62 84 -50Q92 -104 64 -172Z"
        "M62 -128Q92 -88 122 -56Q96 -48 76 -40Q82 -84 62 -128Z"
    )
    spanker = "M-64 -120L-104 -132Q-112 -88 -120 -50Q-90 -58 -66 -50Z"
    ensign = "M-112 -60L-118 -96Q-132 -102 -142 -95T-160 -96L-156 -66Q-146 -71 -136 -66T-113 -66Z"
    return "".join(
        [
            line("M92 -34L136 -60", 3) + line("M122 -52L156 -74", 1.7),
            line("M58 -182L156 -74M58 -132L128 -56M-62 -128L-2 -48M0 -150L56 -48", 0.7),
            shape(jibs, 1.1),
            hatch("M136 -72Q112 -66 88 -56M128 -84Q108 -78 90 -70M112 -60Q96 -54 80 -48", 0.7),
            shape(spanker, 1.1),
            line("M-110 -52H-64M-106 -134L-62 -119M-110 -48L-119 -98", 1.8),
            ink(ensign),
        ]
    )


def sea() -> str:
    """Draw the wave at the bow, the wake, and rows of water."""
    bow = "M94 2Q108 -14 124 -2Q132 4 142 1Q132 10 118 7Q106 4 94 6Z"
    rows = []
    for row, (start, count) in enumerate(((-150, 24), (-132, 21), (-156, 24), (-120, 17))):
        rows.append(f"M{start} {num(5.5 + 5 * row)}" + "q3 -2.4 6 0t6 0" * count)
    return line("".join(rows), 0.8) + shape(bow, 1.1) + line("M-104 1Q-126 -4 -150 2", 1.1)


def sailing() -> str:
    """Draw the ship with the sea under her, in a frame of WIDE by HIGH."""
    return moved(163, 220, stays(), masts(), hull(RIG), sea())
