"""Small things and the signs of the page, on plates of 24 by 24."""

from __future__ import annotations

from art.engrave.badges import star
from art.engrave.plate import card, cut, disc, hatch, ink, line, raised, shape

STROKE = 1.8


def strokes(d: str, *more: str) -> str:
    """Draw a sign in plain strokes."""
    return line(d, STROKE) + "".join(more)


def dots(*points: tuple[float, float]) -> str:
    """Round points of ink."""
    return ink("".join(disc(x, y, 1.3) for x, y in points))


ANCHOR = disc(12, 4.2, 2.2) + "M12 6.5V21.5M7 9.5H17M3.5 14.5C4 19 7.5 21.5 12 21.5S20 19 20.5 14.5"
FLUKES = "M1.8 16.5L3.6 12.3L7 15.8ZM22.2 16.5L20.4 12.3L17 15.8Z"
BUST = "M3.5 22.5C3.5 16.5 7 14.5 12 14.5S20.5 16.5 20.5 22.5Z"


def bust(hat: str, *more: str) -> str:
    """Head and shoulders under a hat."""
    return "".join([ink(BUST), raised(disc(12, 10.5, 4.4), 1), raised(hat, 1), *more])


THINGS = {
    "coin": ink(disc(12, 12, 10.2))
    + cut(disc(12, 12, 8), 0.9)
    + cut("M15.4 8.6C14.6 6 9.7 6.2 9.7 9.6C9.7 12 10.6 14.3 8.6 17H15.6M8 12.4H13", 1.8),
    "ap": ink("M12 .8L20.5 12L12 23.2L3.5 12Z")
    + card("M12 4.5L17.6 12L12 19.5Z")
    + hatch("M12.6 8.5H14.2M12.6 10.2H15.4M12.6 12H16.6M12.6 13.8H15.4M12.6 15.5H14.2", 0.6),
    "landsman": bust(
        "M3.6 9.2C6 7.6 7 7.4 7.2 6.4C7.6 3 9 1.6 12 1.6S16.4 3 16.8 6.4C17 7.4 18 7.6 20.4 9.2Z",
        cut("M9 15L12 18.6L15 15", 1.2),
    ),
    "seaman": bust(
        "M4.5 8.8L6.8 7V2.500H17.2V7L19.5 8.800Z",
        cut("M6.8 6H17.2", 1),
        cut("M12 17V21.8M10 18.300H14M8.8 19.9C9.3 21.5 10.4 21.9 12 21.9S14.7 21.5 15.2 19.9", 1),
    ),
    "mutineer": ink(
        "M7 13.8V6.8C7 4.5 10 4.5 10 6.300C10 4 13.1 4 13.1 6.100C13.1 4.2 16 4.3 16 6.5"
        "C16 4.8 18.9 5 18.9 7.200V12.500C18.9 15 17.5 16.3 16.8 17.500V23H8.300"
        "V18.500C6 17 4.3 14.5 4.3 12.8"
        "C4.3 10.8 6.2 10.4 7 11.5Z"
    )
    + cut(
        "M10 6.500V10.500M13.1 6.300V10.500M16 6.700V10.500M8 12.200H13.8C15.2 12.2"
        " 15.2 14.7 13.8 14.700H10.5",
        1,
    )
    + strokes("M3.6 5L2 3.500M11.9 2.300V.900M20.8 4.300L22.2 2.8"),
    "marine": bust(
        "M7.3 8.8V2.500C9.5 1 14.5 1 16.7 2.500V8.800Z",
        cut("M6.5 7.200H17.5", 1),
        card(star(12, 4.5, 1.9, 0.8)),
        cut("M6.5 16L17 22.8M17.5 16L7 22.8", 1.5),
    ),
    "lieutenant": bust(
        "M1.8 8.600C4 8 5.5 3 12 2.200C18.5 3 20 8 22.2 8.600C18 9.4 15 7.8 12 7.800"
        "S6 9.4 1.8 8.600Z",
        cut("M12 3V7.3", 1.1),
        cut("M10 15.400V22M14 15.400V22", 1),
        card(disc(5.6, 18, 1) + disc(18.4, 18, 1)),
    ),
    "midshipman": bust(
        "M6.5 8.800L3.8 8.800C6 7.6 7 7 7.3 3.200L16.7 2.200C17 6 18 7.6 20.2 8.800Z",
        cut("M7 6.300L17 5.8", 0.9),
        card("M8 15.600L10.6 15L10 18.400L7.5 18ZM16 15.600L13.4 15L14 18.400L16.5 18Z"),
    ),
    "petty_officer": bust(
        "M5 9L6.5 7.400V3H17.5V7.400L19 9Z",
        cut("M6.5 6.400H17.5", 1),
        cut("M8 20L12 17.600L16 20M8 17.400L9.5 16.500M16 17.400L14.5 16.5", 1.2),
    ),
    "star": ink(star(12, 12.8, 11.4, 4.9))
    + hatch("M12 5V12.500M18.5 10.700L12.5 12.7", 0.7, "var(--card)"),
    "pile": shape("M7.8 6.800L19.6 4.600L22.2 17.800L10.4 20Z", STROKE)
    + shape("M3 4.500H14.5V19.500H3Z", STROKE)
    + hatch("M5 7.500H12.500M5 9.500H12.500M5 11.500H12.500M5 13.500H12.500M5 15.500H12.5", 0.7),
    "pawn": ink(
        "M12 1.500A4.7 4.7 0 0 1 15 9.800H17V12H14.600C14.8 15 16 17.5 18 19.200V22.5"
        "H6V19.200C8 17.5 9.2 15 9.4 12H7V9.800H9A4.7 4.7 0 0 1 12 1.500Z"
    )
    + cut("M7.5 19.400H16.5", 0.9),
    "anchor": line(ANCHOR, 2.2) + ink(FLUKES),
}

BACK_ARROW = "M4 9.500H14.500A5.5 5.5 0 0 1 14.5 20.500H8.500M8.5 5L4 9.500L8.5 14"
SPEAKER = "M3.5 9.500H7L12 5V19L7 14.500H3.500Z"
SIGNS = {
    "undo": strokes(BACK_ARROW),
    "redo": f'<g transform="matrix(-1 0 0 1 24 0)">{strokes(BACK_ARROW)}</g>',
    "menu": strokes("M4 6.500H20M4 12H20M4 17.500H20"),
    "log": strokes("M6 3.500H18.5V20.5H6C4.5 20.5 4.5 17.5 6 17.500H18.500M6 17.500V3.5")
    + strokes("M9.5 8H15M9.5 12H15"),
    "rules": strokes(
        "M12 6.500C9.5 4.5 6 4.2 2.8 5V18.500C6 17.8 9.5 18 12 20C14.5 18 18 17.8 21.2 18.500V5"
        "C18 4.2 14.5 4.5 12 6.500ZM12 6.500V20"
    ),
    "settings": strokes(
        "M3 7H9M15.5 7H21M3 17H6.500M13 17H21" + disc(12.2, 7, 2.9) + disc(9.7, 17, 2.9)
    ),
    "close": strokes("M5.5 5.500L18.5 18.500M18.5 5.500L5.5 18.5"),
    "info": strokes(
        disc(12, 12, 9.3) + "M12 11.500V17M10.3 11.500H12M10.3 17H13.7", dots((12, 7.5))
    ),
    "play": strokes("M7 4L19.5 12L7 20Z"),
    "pause": strokes("M6 4.500H9.500V19.500H6ZM14.5 4.500H18V19.500H14.500Z"),
    "skip": strokes("M5 5L15.5 12L5 19ZM19 5V19"),
    "next": strokes("M9 4.500L16.5 12L9 19.5"),
    "back": strokes("M15 4.500L7.5 12L15 19.5"),
    "route": strokes(
        disc(5, 18.5, 2.3)
        + (
            "M8.2 18.500H15.500A3.3 3.3 0 0 0 15.5 12H9A3.2 3.2 0 0 1 9 5.500H13M17 2.500"
            "L21.5 7M21.5 2.500L17 7"
        )
    ),
    "sound-on": strokes(
        SPEAKER + "M15.5 9C17 10.5 17 13.5 15.5 15M18.3 6.300C21.5 9.5 21.5 14.5 18.3 17.7"
    ),
    "sound-off": strokes(SPEAKER + "M16 9.500L21 14.500M21 9.500L16 14.5"),
    "chart": strokes(
        "M3.5 3.500V20.500H20.500M7 16L11 11L14.5 13.500L20 6.5",
        dots((11, 11), (14.5, 13.5), (20, 6.5)),
    ),
    "compare": strokes(
        "M12 3V21M8 21H16M4 6.500H20M1.8 14.500L5 7L8.2 14.500C7.5 16.8 2.5 16.8 1.8"
        " 14.500ZM15.8 14.500L19 7L22.2 14.500C21.5 16.8 16.5 16.8 15.8 14.500Z"
    ),
    "search": strokes(disc(10.3, 10.3, 6.6) + "M15.2 15.200L21 21"),
    "flag": strokes("M5 22V2.500M5 4C9 1.5 13 7 20 4V13.500C13 16.5 9 11 5 13.5"),
    "home": strokes(ANCHOR, ink(FLUKES)),
    "learn": strokes(
        "M12 4.500L22.5 9.500L12 14.500L1.5 9.500ZM6 12V17C9 19.5 15 19.5 18 17V12M22.5 9.500V16"
    ),
    "logbook": strokes(
        "M5 3H19V21H5ZM8.5 3V21M2.8 7H5M2.8 12H5M2.8 17H5M12 8H15.500M12 11.500H15.5"
    ),
    "question": strokes(
        "M7.5 8.500C7.5 2.5 16.5 2.5 16.5 8.200C16.5 12 12 11.8 12 15.8", dots((12, 20))
    ),
}
