"""Letters and figures for the chart, in a few strokes each: Latin reads alike in any language."""

from __future__ import annotations

from art.engrave.plate import num

LETTERS = {
    "A": ("M0 10L4 0", "M4 0L8.4 10", "M1.6 6.600H6.600M-1 10H1.500M6.600 10H10", 9.5),
    "C": (
        "M7.6 2C6.800 .6 5.600 0 4.400 0M7.600 8.200C6.600 9.500 5.600 10 4.400 10",
        "M4.4 0C1.500 0 0 2.400 0 5S1.500 10 4.4 10",
        "M7.600 0V3",
        8.8,
    ),
    "E": (
        "M1.500 0H7V2M1.500 5H5.500M1.500 10H7.400V7.800",
        "M2 0V10",
        "M5.500 4V6M0 0H2M0 10H2",
        8.4,
    ),
    "I": ("M0 0H4M0 10H4", "M2 0V10", "", 5.2),
    "L": ("M1.500 10H7V7.500", "M2 0V10", "M0 0H4M0 10H2", 8),
    "M": (
        "M1.600 10L2 0M2 0L5.400 9.500M5.400 9.500L9 0",
        "M9 0L9.400 10",
        "M0 0H2M9 0H11M0 10H3.200M7.800 10H11",
        12,
    ),
    "N": ("M1.600 0V10M8.600 0V10", "M1.600 0L8.600 10", "M0 0H2M7 0H10M0 10H3.200", 11),
    "R": (
        "M2 0H5C8.400 0 8.400 5.200 5 5.200H2",
        "M2 0V10M4.600 5.200L8 10",
        "M0 0H2M0 10H4M7.600 10H9",
        9.6,
    ),
    "S": (
        "M6.400 2.600V0M6 1.400C4.500 -.6 1 -.2 1 2.600M.4 7.400V10M.600 8.600"
        "C2.200 10.600 6.400 10.400 6.400 7.400",
        "M1 2.600C1 5.200 6.400 4.800 6.400 7.4",
        "",
        8,
    ),
    "V": ("M8.600 0L5 10", "M1 0L5 10", "M-.5 0H3M7 0H10", 10.4),
}
"""The thin strokes, the thick ones, the serifs, and how far it is to the next letter."""
FIGURES = {
    "1": "M1 3L4 0V10",
    "2": "M0 2.500C0 -1 6 -1 6 2.500C6 5 0 8 0 10H6",
    "3": "M0 1C2 -1 6 -.5 6 2.500C6 4.500 4 5 2.500 5C4 5 6 5.500 6 7.500C6 10.500 2 11 0 9",
    "4": "M4.600 10V0L0 7H6.5",
    "5": "M5.500 0H1L.5 4.500C3 3 6 4 6 7C6 10.500 2 11 0 9",
    "6": "M5 0C1 2 0 5 0 7C0 11 6 11 6 7C6 4 1.500 4 .2 6.5",
    "7": "M0 0H6L2 10",
    "8": "M3 5C0 4 0 0 3 0S6 4 3 5C-1 6 -.5 10 3 10S7 6 3 5Z",
    "9": "M1 10C5 8 6 5 6 3C6 -1 0 -1 0 3C0 6 4.500 6 5.800 3.5",
}


def scaled(d: str, x: float, y: float, size: float) -> str:
    """Return path data of absolute places, moved and enlarged."""
    out, number, axis = [], "", 0

    def put() -> None:
        nonlocal number, axis
        if number:
            base = (x, y)[axis] if letter not in "HV" else x if letter == "H" else y
            out.append(" " + num(base + float(number) * size))
            axis = 1 - axis
        number = ""

    letter = "M"
    for sign in d:
        if sign.isalpha():
            put()
            letter, axis = sign, 0
            out.append(sign)
        elif sign in " -":
            put()
            number = sign.strip()
        elif sign == "." and "." in number:
            put()
            number = sign
        else:
            number += sign
    put()
    return "".join(out)


def inscription(text: str, x: float, y: float, size: float) -> tuple[str, str]:
    """Path data of thin and thick strokes of a line of text, centred at a place."""
    wide = sum(LETTERS[each][3] for each in text) - 1.2
    thin, thick, left = [], [], x - wide * size / 2
    for each in text:
        light, heavy, serifs, step = LETTERS[each]
        thin += [scaled(light, left, y, size), scaled(serifs, left, y, size)]
        thick.append(scaled(heavy, left, y, size))
        left += step * size
    return "".join(thin), "".join(thick)


def figure(number: int, x: float, y: float, size: float) -> str:
    """Path data of a number, centred at a place."""
    text = str(number)
    left = x - (8 * len(text) - 2) * size / 2
    return "".join(
        scaled(FIGURES[each], left + 8 * size * place, y - 5 * size, size)
        for place, each in enumerate(text)
        if each in FIGURES
    )
