"""Ships from the side at sea, bow to the right, on plates of 96 by 60: by size, by their sails.

The hull's band is `var(--seat)`, the colour of her captain; ensign and pennant have names of
their own (`--c-ensign`, `--c-staff`), so that the page can haul them down.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.engrave.captains_sea.plates import Plate
from art.engrave.plate import CARD, INK, at, box, cut, hatch, ink, line, num, shape

WATER = 50.0


@dataclass(frozen=True)
class Build:
    """Half the hull's length, its height, how many ports, and masts with their heights."""

    half: float
    side: float
    ports: int
    masts: tuple[tuple[float, float], ...]


BUILDS = {
    "heavy": Build(37, 9.5, 15, ((-23, 35), (0, 39), (21, 36))),
    "frigate": Build(34, 8.5, 13, ((-21, 32), (0, 37), (19, 33))),
    "light": Build(31, 8, 11, ((-19, 29), (0, 34), (17, 30))),
    "brig": Build(25, 6.5, 8, ((-9, 32), (11, 30))),
}


def hull(build: Build) -> str:
    """Draw the ship's side with its band of ports."""
    half, side = build.half, build.side
    top = WATER - side
    left, right = 44 - half, 44 + half
    outline = (
        f"M{at((left + 2, WATER))}L{at((left - 1, top - 3))}Q{at((left + 12, top - 1))} "
        f"{at((44, top))}T{at((right - 2, top - 2))}L{at((right + 5, top - 3))}"
        f"Q{at((right + 2, WATER - 3))} {at((right - 5, WATER))}Z"
    )
    band = (
        f"M{at((left, WATER - side * 0.72))}Q{at((44, WATER - side * 0.62))} "
        f"{at((right + 1, WATER - side * 0.78))}"
    )
    step = (2 * half - 14) / (build.ports - 1)
    ports = "".join(
        box(left + 6 + number * step - 0.8, WATER - side * 0.66 - 0.9, 1.6, 1.8)
        for number in range(build.ports)
    )
    return "".join(
        [
            line(f"M{at((right + 2, top - 2))}L{at((right + 16, top - 9))}", 1.6),
            ink(outline),
            line(band, side * 0.36, "var(--seat)"),
            cut(ports, 0.9),
            ink(ports),
            hatch(
                f"M{at((left + 4, WATER - 1.2))}H{num(right - 4)}"
                f"M{at((left + 3, top - 0.4))}Q{at((44, top + 1.4))} {at((right + 1, top - 0.6))}",
                0.4,
                CARD,
            ),
            line(
                f"M{num(left - 8)} {WATER + 1.5}q4 -2 8 0t8 0"
                f"M{num(right - 8)} {WATER + 2}q4 -2 8 0t8 0",
                0.9,
            ),
            cut(f"M{num(right - 3)} {WATER + 0.4}q3 -2.4 6 -.6M{at((left, WATER + 0.6))}h14", 0.9),
        ]
    )


def colours(
    build: Build, sails: str, cloth: str = "var(--c-ensign)", edge: str = "var(--c-staff)"
) -> str:
    """Draw the ensign at the stern and the pennant at the main; a wreck has an ensign only."""
    left, deck = 44 - build.half, WATER - build.side
    staff = line(f"M{at((left + 1, deck - 2))}L{at((left - 3, deck - 14))}", 1.1)
    x, y = left - 3, deck - 14
    ensign = (
        f'<path fill="{cloth}" stroke="{edge}" stroke-width=".8" '
        f'd="M{at((x, y))}q4 -2 7 0t7 0l1.500 7q-4 2 -7 0t-6.500 0Z"/>'
    )
    if sails == "dismasted":
        return staff + ensign
    place, tall = max(build.masts, key=lambda mast: mast[1])
    top = deck - tall - 2
    pennant = (
        f"M{at((44 + place, top))}v4M{at((44 + place, top))}q5 -2 9 0t8 -.500q-4 1.5 -8 2t-9 1Z"
    )
    return staff + ensign + line(pennant, 1, cloth)


def sail(x: float, top: float, foot: float, half: float) -> str:
    """Draw a square sail from before its mast, filled to the right."""
    head = half * 0.76
    middle = (top + foot) / 2
    folds = "".join(
        f"M{at((x + head * share, top + 1))}Q{at((x + half * (share + 0.42), middle))} "
        f"{at((x + half * share * 0.95, foot - 1.4))}"
        for share in (0.2, 0.42, 0.62, 0.8)
    )
    return shape(
        f"M{at((x - head, top))}H{num(x + head)}Q{at((x + half * 1.5, (top + foot) / 2))} "
        f"{at((x + half, foot))}Q{at((x, foot - 1.8))} {at((x - half, foot))}"
        f"Q{at((x - half * 0.55, (top + foot) / 2))} {at((x - head, top))}Z",
        0.9,
    ) + hatch(folds, 0.4)


def masts(build: Build, sails: str) -> str:
    """Draw masts with all sail, topsails only, or stumps."""
    deck = WATER - build.side
    parts = []
    for number, (x, tall) in enumerate(build.masts):
        place = 44 + x
        if sails == "dismasted":
            high = (7.0, 11.0, 5.0)[number]
            parts.append(
                line(
                    f"M{num(place)} {num(deck)}v{num(-high)}l1.5 -2"
                    f"M{num(place)} {num(deck - high)}l-1.500 -1.5",
                    2,
                )
            )
            continue
        top = deck - tall
        parts.append(line(f"M{num(place)} {num(deck)}V{num(top)}", 1.5))
        shrouds = (
            f"M{num(place - 5)} {num(deck)}"
            f"L{num(place)} {num(deck - tall * 0.52)}L{num(place + 5)} {num(deck)}"
        )
        parts.append(line(shrouds, 0.5))
        wide = tall * 0.21
        tiers = ((0.04, 0.24, 0.7), (0.27, 0.56, 0.92), (0.6, 0.9, 1.05))
        for tier, (high, low, share) in enumerate(tiers):
            if sails == "fighting" and tier != 1:
                parts.append(
                    line(
                        f"M{at((place - wide * share, top + tall * high))}h{num(2 * wide * share)}",
                        1.4,
                    )
                )
                continue
            parts.append(sail(place, top + tall * high, top + tall * low, wide * share))
    return "".join(parts)


def jibs(build: Build, sails: str) -> str:
    """Draw the head sails, or the wreck of a mast over the side."""
    right, deck = 44 + build.half, WATER - build.side
    x, tall = build.masts[-1]
    if sails == "dismasted":
        return line(
            f"M52 {num(deck - 9)}L66 {num(WATER + 2)}M58 {num(deck - 1)}L70 {num(deck + 2)}", 1.6
        ) + shape(
            f"M62 {num(WATER - 5)}L76 {num(WATER - 1)}L70 {num(WATER + 4)}L64 {num(WATER + 1)}Z",
            0.9,
        )
    jib = (
        f"M{at((right + 14, deck - 9))}L{at((45 + x, deck - tall * 0.72))}"
        f"Q{at((53 + x, deck - tall * 0.3))} {at((right + 2, deck - 5))}Z"
    )
    return f'<path fill="{CARD}" stroke="{INK}" stroke-width=".9" d="{jib}"/>'


def ship(name: str, sails: str) -> str:
    """Draw a ship at sea."""
    build, plate = BUILDS[name], Plate()
    plate.sea(WATER - 3)
    plate.add(jibs(build, sails), colours(build, sails), masts(build, sails), hull(build))
    return plate.drawn()


SIDES = {
    f"cs-side-{name}{'' if sails == 'medium' else '-' + sails}": ship(name, sails)
    for name in BUILDS
    for sails in ("medium", "fighting", "dismasted")
}
