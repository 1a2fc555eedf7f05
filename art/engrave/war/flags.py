"""Flags of the six nations and of pirates, on plates of 36 by 24 that are filled to the edge.

`war-flag-*` are planted by capture; `war-black-*` have the black border of those laid out at the
start; `war-pirate-*` are the backs: a skull on black, the nation's colours as a border. Nations
differ in pattern, too: a cross, lilies, a saltire, a shield, stripes, an off-centre cross.
"""

from __future__ import annotations

from art.engrave.plate import box, disc, flat, line

RED, BLUE, WHITE, GOLD, BLACK, GREEN = (
    f"var(--f-{name})" for name in ("red", "blue", "white", "gold", "black", "green")
)
WIDE, HIGH = 36, 24


def lily(x: float, y: float) -> str:
    """Draw a lily of France."""
    return flat(
        f"M{x} {y - 5}c2.4 2.600 2.4 4.600 .8 6.600c2.600 -3.400 5 -1.800 4 1.200h-2.6v1.400h-1.200"
        f"l.6 2.800h-3.200l.6 -2.800h-1.200v-1.400h-2.600c-1 -3 1.400 -4.600 4 -1.200"
        f"c-1.600 -2 -1.600 -4 .8 -6.600z",
        GOLD,
    )


def england() -> str:
    """Draw the cross of Saint George."""
    return flat(box(0, 0, 36, 24), WHITE) + flat(box(15, 0, 6, 24) + box(0, 9, 36, 6), RED)


def france() -> str:
    """Draw three lilies."""
    lilies = lily(9.5, 8.5) + lily(26.5, 8.5) + lily(18, 17.5)
    return flat(box(0, 0, 36, 24), BLUE) + lilies


def spain() -> str:
    """Draw the ragged cross of Burgundy."""
    knots = "M5 -.5L9 6.5M11.500 3.500L3 8.500M27 6.500L31 -.5M33 8.500L24.5 3.5"
    knots += "M9 17.500L5 24.500M3 15.500L11.500 20.500M31 24.500L27 17.500M24.5 20.500L33 15.5"
    return (
        flat(box(0, 0, 36, 24), WHITE)
        + line("M0 0L36 24M36 0L0 24", 4.2, RED)
        + line(knots, 2, RED)
    )


def portugal() -> str:
    """Draw the shield of Portugal on white and green."""
    dots = "".join(disc(x, y, 1.1) for x, y in ((18, 9), (15.3, 11.8), (20.7, 11.8), (18, 14.6)))
    return (
        flat(box(0, 0, 36, 24), WHITE)
        + flat(box(0, 0, 7, 24) + box(29, 0, 7, 24), GREEN)
        + flat("M10 3H26V12C26 17.500 22.500 20.500 18 22.500C13.5 20.5 10 17.500 10 12Z", RED)
        + flat("M13 6H23V12C23 15.500 21 17.500 18 19C15 17.5 13 15.500 13 12Z", WHITE)
        + flat(dots + disc(18, 11.8, 1.1), BLUE)
    )


def netherlands() -> str:
    """Draw three stripes."""
    return (
        flat(box(0, 0, 36, 24), WHITE) + flat(box(0, 0, 36, 8), RED) + flat(box(0, 16, 36, 8), BLUE)
    )


def denmark() -> str:
    """Draw the white cross on red."""
    return flat(box(0, 0, 36, 24), RED) + flat(box(10, 0, 4, 24) + box(0, 10, 36, 4), WHITE)


NATIONAL = {
    "england": england,
    "france": france,
    "spain": spain,
    "portugal": portugal,
    "netherlands": netherlands,
    "denmark": denmark,
}
CORNERS = "M0 1.700H9M27 1.700H36M0 22.300H9M27 22.300H36"
MIDDLES = "M12 1.700H24M12 22.300H24"
BORDERS = {
    "england": (RED, WHITE, CORNERS),
    "france": (BLUE, GOLD, MIDDLES + "M1.7 8V16M34.3 8V16"),
    "spain": (GOLD, RED, "M0 1.700H36M0 22.300H36"),
    "portugal": (GREEN, WHITE, "M1.7 0V24M34.3 0V24"),
    "netherlands": (WHITE, BLUE, "M0 22.300H36"),
    "denmark": (RED, WHITE, "M12 0V3.400M12 20.600V24M0 12H3.400M32.600 12H36"),
}
"""The border of each nation's pirate flags, and the pieces that break it."""


def skull(x: float, y: float, size: float = 1) -> str:
    """Draw a skull over crossed bones."""
    bones = line("M-8 4L8 10.500M8 4L-8 10.5", 2.4, WHITE)
    head = flat(
        "M0 -8.500C5.500 -8.500 7.500 -5 7.500 -1.800C7.500 .6 6.200 2 5 3V6.500H-5V3"
        "C-6.200 2 -7.500 .6 -7.500 -1.800C-7.500 -5 -5.500 -8.500 0 -8.500Z",
        WHITE,
    )
    eyes = flat(disc(-3, -1.5, 2) + disc(3, -1.5, 2) + "M-1 2.800L0 .8L1 2.800Z", BLACK)
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{bones}{head}{eyes}</g>'


def planted(nation: str) -> str:
    """Draw a nation's flag."""
    edge = line(box(0.4, 0.4, 35.2, 23.2), 0.8)
    return NATIONAL[nation]() + edge


def bordered(nation: str) -> str:
    """Draw a nation's flag in its black border."""
    drawn = f'<g transform="translate(4.5 3) scale(.75)">{NATIONAL[nation]()}</g>'
    return flat(box(0, 0, 36, 24), BLACK) + drawn + line(box(0.4, 0.4, 35.2, 23.2), 0.8)


def pirate(nation: str) -> str:
    """Draw the pirate flag on the back of a nation's."""
    first, second, pieces = BORDERS[nation]
    return (
        flat(box(0, 0, 36, 24), first)
        + line(pieces, 3.4, second).replace("/>", ' stroke-linecap="butt"/>')
        + flat(box(3.4, 3.4, 29.2, 17.2), BLACK)
        + skull(18, 11.6, 0.86)
        + line(box(0.4, 0.4, 35.2, 23.2), 0.8)
    )
