"""Vessels on the chart: the Merchants' brig and the captains' sloops, on plates of 48 by 48."""

from __future__ import annotations

from art.engrave.plate import CARD, card, cut, disc, hatch, ink, line, raised, shape

HULL = "M4 33.500H10L12 35H36L38 33.500H45C43.5 40 39.5 44.5 36 45.500H13C8.5 44 5.5 39.5 4 33.500Z"
SEA = "M1 46.500H47"


def merchant() -> str:
    """Draw a brig under square sails: two masts, heavy in the hold."""
    sails = "".join(
        f"M{x - w} {top}H{x + w}C{x + w + 2.6} {top + d * 0.4:g} {x + w + 2.4} {top + d * 0.7:g}"
        f" {x + w + 0.6} {top + d}H{x - w - 1}C{x - w + 1.4} {top + d * 0.7:g}"
        f" {x - w + 1.6} {top + d * 0.4:g} {x - w} {top}Z"
        for x, w, top, d in (
            (14.5, 5.5, 5, 8),
            (14.5, 7.5, 15.5, 12.5),
            (31.5, 5.5, 7.5, 7.5),
            (31.5, 7.5, 17.5, 11.5),
        )
    )
    return "".join(
        [
            line("M15 34V2.500M32 34V5M41 32L47 27.5", 2.2),
            ink(HULL),
            cut("M8 38.500H41", 1.6),
            raised(sails, 1.4),
            hatch(
                "M19 7.500V11.500M21.5 18.500V25.500M36.5 10V13.500M38.5 20"
                "V26.500M19 18.500V25.500M36 20V26.5",
                0.8,
                CARD,
            ),
        ]
    )


PENNANTS = (
    "M24 1.500H33L36 4L33 6.500H24Z",
    "M24 .5L37 4L24 7.500Z",
    "M24 .8H35V7.200H24Z",
    "M24 .5L30 .8L36 4L30 7.200L24 7.500Z",
    "M24 .8H36L33.5 4L36 7.200H24Z",
    "M24 .5L30 2L36 .5V7.500L30 6L24 7.500Z",
)
"""Of the sloops of circle, triangle, square, diamond, hexagon and cross."""
SHAPES = (
    disc(16, 22, 6.6),
    "M16 14.200L23.6 28.400H8.400Z",
    "M10 16H22V28H10Z",
    "M16 13.600L23.2 22L16 30.400L8.8 22Z",
    "M12.3 15.600H19.700L23.4 22L19.7 28.400H12.300L8.6 22Z",
    "M13.6 14.600H18.400V19.600H23.400V24.400H18.400V29.400H13.600V24.400H8.600V19.600H13.600Z",
)
"""The shapes of the players (web/js/kit/flag.js), cut into the mainsail."""
MAINSAIL = "M27 9.500L8.5 12.500C6.5 20 4.5 27 2 33.500H27Z"
JIB = "M31 8C37 15 42.5 24.5 46 33.500H32C33 25 33 16.5 31 8Z"


def sloop(seat: int | None = None) -> str:
    """Draw a player's sloop: hull and pennant in his colour, his shape on the sail."""
    sign = "" if seat is None else card(SHAPES[seat])
    pennant = PENNANTS[0 if seat is None else seat]
    return "".join(
        [
            line("M28.5 34V2", 2.6),
            ink(pennant.replace("M24", "M28.5", 1)),
            ink(MAINSAIL),
            shape(JIB, 2),
            hatch("M38 20.500L41.5 32M35.6 16L38.6 32", 0.9),
            sign,
            raised("M2.5 35H45.500C44 41 40.5 45.5 36 46.500H13C8 45.5 4 41 2.5 35Z", 1.4),
            cut("M7 38.800H41", 1.5),
        ]
    )
