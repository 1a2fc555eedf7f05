"""Captains' clothes below the chin."""

from __future__ import annotations

from art.engrave.burin import fine, folds, smooth
from art.engrave.dress import (
    OUTLINE,
    buttons,
    coat,
    cravat,
    front,
    lapels,
    neckerchief,
    pale_coat,
    piece,
    stand_collar,
    stripes,
)
from art.engrave.held import put
from art.engrave.plate import Point, cut, disc, flat, ink, line, shape

FIELD = "M9 0H87Q96 0 96 9V87Q96 96 87 96H9Q0 96 0 87V9Q0 0 9 0Z"
"""What lies behind a head, in the picture's own places."""
COATS = ("red", "blue", "green", "gold", "plum", "slate")
CHEST = "M46 90L49.600 104L51.600 122H68.400L70.4 104L74 90Z"


def field() -> str:
    """Lay the tone behind a head."""
    return flat(FIELD, "var(--coat-field)")


def dyed(colour: str) -> str:
    """Lay the colour of a coat."""
    return flat(OUTLINE, f"var(--coat-{colour})")


def facing(*, gold: bool = False) -> str:
    """Draw the broad fronts of a captain's coat, buttoned back."""
    left = "M49.600 104L37.600 93.600C31 103 30 113 31 124H50Z"
    right = "M70.4 104L82.400 93.600C89 103 90 113 89 124H70Z"
    paint = "var(--coat-gold)" if gold else "var(--card)"
    places: list[Point] = [(38, 104), (37, 112), (82, 104), (83, 112)]
    return shape(left + right, 1.8, paint) + buttons(places, size=2.2)


def waistcoat() -> str:
    """Draw a waistcoat with its buttons."""
    return shape(CHEST, 1.5) + buttons([(60, 108), (60, 115)], size=1.5)


def open_shirt(skin: str, *, striped: bool = False) -> str:
    """Draw a shirt open over the breast."""
    breast: list[Point] = [(48, 86), (50, 96), (59, 112), (69, 96), (72.6, 86), (60, 90)]
    bare = shape(smooth(breast, close=True), 1.5, skin)
    collar = shape(
        "M47 86C42 88 39 92 38 97L56 116L59 111C52 104 48 96 47 86ZM73.600 85C78.500 88 81 92 82 97"
        "L62 116L59.500 111C67 104 72 96 73.6 85Z", 1.7,
    )  # fmt: skip
    pale = piece("coat-pale", pale_coat)
    return pale + (stripes() if striped else "") + bare + collar


def baldric(*, turn: int = 1) -> str:
    """Draw a broad belt across the breast, with its buckle."""
    a, b = (28, 84) if turn > 0 else (92, 36)
    belt = f"M{a} 93L{a + 9 * turn} 90.600L{b + 2 * turn} 124H{b - 11 * turn}Z"
    edge = f"M{a + 4 * turn} 95L{b - 6 * turn} 124M{a + 8 * turn} 94L{b - 1 * turn} 122"
    return (
        shape(belt, 1.7, "var(--art-brown)")
        + fine({0.8: edge})
        + shape("M52 104.500H64V114.500H52Z", 1.8)
        + line("M58 101V118", 1.6)
    )


def pistols() -> str:
    """Draw pistols in a sling across the breast."""
    one = "M-5 -15H3.500V-2L6 8C6 12 1 14 -2 12L-5 1Z"
    butt = "M-3 -20H2V-13H-3Z"
    return "".join(
        put(x, y, -24, ink(butt) + shape(one, 1.6) + fine({0.8: "M1.5 -12V-2M0 -12V-2"}))
        for x, y in ((28, 112), (90, 112))
    )


def chain() -> str:
    """Draw a chain with a cross of diamonds."""
    links: list[Point] = [(40, 95), (46, 106), (55, 113), (60, 114), (65, 113), (74, 106), (80, 95)]
    cross = "M57.800 111H62.200V115H66.500V119H62.200V126H57.800V119H53.500V115H57.800Z"
    return (
        cut(smooth(links), 4)
        + line(smooth(links), 2.4).replace("/>", ' stroke-dasharray="2.6 1.6"/>')
        + shape(cross, 1.6)
    )


def gorget() -> str:
    """Draw the strings of beads at a bare neck."""
    beads = "".join(
        disc(x, y, 2.3)
        for x, y in (
            (47, 89),
            (49.6, 93.6),
            (53.6, 97.4),
            (58.6, 99),
            (63.6, 98),
            (68, 94.4),
            (71, 89.6),
        )
    )
    return shape(beads, 1.3, "var(--coat-gold)")


def high_collar() -> str:
    """Draw a coat of 1810: a high collar, broad revers, a black neckcloth."""
    revers = "M46 88L34 96L47 118L58 104ZM74 87L86 96L73 118L62 104Z"
    collar = (
        "M45.600 78C40 82 36 88 34.600 95L47 101L52 95C47 91 45.500 85 45.6 78Z"
        "M75 77C80 81 84 88 85.400 95L73 101L68 95C73 91 75 85 75 77Z"
    )
    return (
        piece("coat", coat)
        + shape(CHEST, 1.5)
        + piece("cravat-stock", lambda: cravat("stock"))
        + shape(revers + collar, 1.8, "var(--coat-slate)")
        + folds([(42, 84), (38, 90), (37, 95)], [(79, 84), (82, 90), (83, 95)], width=1.1)
        + buttons([(50, 121), (70, 121)], size=2)
    )


def fine_coat(fall: str, *, gold: bool = False) -> str:
    """Draw a gentleman's coat over a neckcloth."""
    return (
        piece("coat", coat)
        + waistcoat()
        + piece(f"cravat-{fall}", lambda: cravat(fall))
        + piece("facing-gold" if gold else "facing", lambda: facing(gold=gold))
        + piece("collar", stand_collar)
    )


def jacket() -> str:
    """Draw a seaman's open jacket over a striped shirt and a neckerchief."""
    collar = (
        "M44 87L34.600 92.600L30.600 101.600L46.600 112Z"
        "M76 87L85.400 92.600L89.400 101.600L73.400 112Z"
    )
    return (
        piece("coat", coat)
        + piece("front-striped", lambda: front("striped"))
        + shape(collar, 1.8, "var(--coat-blue)")
        + line("M46.600 110L50 124M73.400 110L70 124", 1.8)
        + piece("neckerchief-dark", lambda: neckerchief("dark"))
        + buttons([(40.6, 115), (79.4, 115)], size=2.2)
    )


def vest(*, skin: str) -> str:
    """Draw a laced vest over an open shirt."""
    fronts = "M36 94L46 90L56 118V124H26ZM84 94L74 90L64 118V124H94Z"
    laces = "M50 108L66 112M52 113L67 117M68 108L54 112M67 113L55 117"
    return open_shirt(skin) + shape(fronts, 1.8, "var(--coat-green)") + line(laces, 1.2)


COATS_OF_CAPTAINS = {
    "plain": lambda: fine_coat("plain"),
    "gold": lambda: fine_coat("plain", gold=True),
    "ruffle": lambda: fine_coat("ruffle", gold=True),
    "chained": lambda: fine_coat("bow", gold=True) + chain(),
    "lapels": lambda: piece("coat", coat) + waistcoat()
    + piece("cravat-ruffle", lambda: cravat("ruffle"))
    + piece("lapels", lapels) + piece("collar", stand_collar),
    "bare": lambda: open_shirt("var(--art-brown)") + baldric() + gorget(),
    "calico": lambda: open_shirt("var(--art-straw)") + baldric(turn=-1),
    "vest": lambda: vest(skin="var(--card)"),
    "jacket": jacket,
    "armed": lambda: piece("coat", coat) + line("M49 100L47 124M71 100L73 124", 1.6) + pistols(),
    "revers": high_collar,
}  # fmt: skip
