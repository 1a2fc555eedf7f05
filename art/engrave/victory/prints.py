"""Victory's large pictures: web/art/games/victory/ships.svg.

`tall-ship` (`-torn`, `-moored`), 210 by 160, has her strake and flag in `var(--seat)` and her
waterline at 150; `print-roads` and `print-offing`, 720 by 360, are what lies behind ships: a port
in the distance and the open sea, their horizon at 152; `print-swell` is nothing but waves.
"""

from __future__ import annotations

import random

from art.engrave.emblems import sprite
from art.engrave.harbour import heap
from art.engrave.plate import (
    CARD,
    at,
    box,
    flat,
    hatch,
    line,
    moved,
    num,
    poly,
    ruled,
    shape,
    symbol,
)
from art.engrave.towns import rect
from art.engrave.victory.cover import port
from art.engrave.victory.emblems import FOLDER
from art.engrave.victory.scene import LAND, SEA, SKY
from art.engrave.victory.signs import SEAT
from art.engrave.victory.vessel import vessel

TARGET = FOLDER / "ships.svg"
WIDE, HIGH, HORIZON = 720, 360, 152
FLAG = "M0 -146q9 -5 16 -1t16 -1v13q-9 4 -16 1t-16 1z"


def ship(*, torn: bool = False, moored: bool = False) -> str:
    """Draw a ship in the colours of who holds her."""
    drawn = vessel(shape(FLAG, 1.1, SEAT), torn=torn, moored=moored, band=SEAT)
    return symbol(
        "tall-ship" + "-torn" * torn + "-moored" * moored, 210, 160, moved(86, 152, drawn)
    )


def waves(top: float, wide: float, high: float, seed: int) -> str:
    """Draw short waves, longer and further apart towards the beholder."""
    dice = random.Random(seed)
    parts, y, gap = [], top, 4.6
    while y < high:
        long = 4 + 13 * (y - top) / (high - top)
        x = dice.uniform(-10, 30)
        while x < wide:
            parts.append(f"M{at((x, y))}q{num(long / 2)} -2 {num(long)} 0t{num(long)} 0")
            x += 2 * long + dice.expovariate(1 / 34)
        y += gap
        gap *= 1.08
    return hatch("".join(parts), 0.8)


def sky() -> str:
    """Draw clouds before a ruled sky."""
    clouds = [
        heap(x, y, wide, seed)
        for x, y, wide, seed in (
            (96, 112, 130, 6),
            (236, 84, 96, 11),
            (560, 96, 150, 4),
            (676, 122, 100, 9),
        )
    ]
    holes = [bank for _, bank in clouds]
    rows = ruled(rect(0, 4, WIDE, HORIZON - 22), 0, 4, holes=holes, loose=0.02, widen=1.035, seed=5)
    shades = "".join(
        ruled([(a, b + (max(y for _, y in bank) - b) * 0.5) for a, b in bank], 12, 3.4, loose=0.3)
        for bank in holes
    )
    return "".join(
        [
            flat(box(0, 0, WIDE, HIGH), SKY),
            hatch(rows, 0.45),
            hatch(shades, 0.45),
            hatch("".join(outline for outline, _ in clouds), 0.8),
        ]
    )


def water() -> str:
    """Draw the sea up to the lower edge."""
    drawn = flat(box(0, HORIZON, WIDE, HIGH - HORIZON), SEA)
    return drawn + waves(HORIZON + 5, WIDE, HIGH, 21) + line(f"M0 {HORIZON}H{WIDE}", 0.6)


def far_land() -> str:
    """Draw a low coast on the left of the horizon."""
    coast = f"M-2 {HORIZON}V128Q30 118 60 125T120 132T170 142L204 {HORIZON}Z"
    strokes = "M72 128l14 18M92 131l12 15M118 135l10 12M146 140l7 9M44 124l16 22M20 124l18 24"
    return shape(coast, 0.9, LAND) + hatch(strokes, 0.6)


def town() -> str:
    """Draw the port on the horizon: the one of the cover, its hill and wall led on to an end."""
    tail = [(302, 103.4), (326, 110), (350, 122), (372, 142), (302, 142)]
    teeth = "h4v-3h4v3" * 7
    return moved(
        236,
        HORIZON - 142,
        port(),
        flat(poly(tail), CARD),
        line(poly(tail[:4], close=False), 0.9),
        hatch(ruled([(326, 110), (350, 122), (360, 132), (330, 132)], 62, 3, loose=0.2), 0.5),
        flat(f"M302 142V135{teeth}V142Z", CARD),
        line(f"M303 135{teeth}V142", 1),
    )


def roads() -> str:
    """Draw the roads of a port: its walls and roofs on the right, a coast on the left."""
    return symbol("print-roads", WIDE, HIGH, sky(), far_land(), town(), water())


def offing() -> str:
    """Draw the open sea under clouds, a coast far away."""
    return symbol("print-offing", WIDE, HIGH, sky(), far_land(), water())


def swell() -> str:
    """Draw the waves of a chart, for what stands on them to be read."""
    dice = random.Random(8)
    rows = []
    for row in range(9):
        x = dice.uniform(0, 46)
        while x < 226:
            long = dice.uniform(9, 15)
            rows.append(f"M{at((x, 10 + 18 * row))}q{num(long / 2)} -3.2 {num(long)} 0")
            rows.append(f"t{num(long)} 0")
            x += 2 * long + dice.expovariate(1 / 34) + 10
    return symbol("print-swell", 260, 162, line("".join(rows), 0.9))


def ships() -> str:
    """Return the file."""
    moods = (ship(), ship(torn=True), ship(moored=True))
    return sprite([*moods, roads(), offing(), swell()])


def write() -> None:
    """Write the sprite."""
    TARGET.write_text(ships(), encoding="utf-8")


if __name__ == "__main__":
    write()
