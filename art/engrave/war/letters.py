"""Names on the chart in Latin, which reads alike in every language."""

from __future__ import annotations

from art.engrave.plate import line
from art.engrave.privateer import letters
from art.engrave.privateer.letters import scaled

LETTERS = letters.LETTERS | {
    "D": ("M2 0H4.400M2 10H4.4", "M2 0V10M4.400 0C10.400 0 10.400 10 4.4 10", "M0 0H2M0 10H2", 10),
    "F": ("M1.500 0H7V2M1.500 5H5.5", "M2 0V10", "M5.500 4V6M0 0H2M0 10H4", 8),
    "O": ("", "M5 0C-1 0 -1 10 5 10M5 0C11 0 11 10 5 10", "", 11),
    "P": ("M2 0H5C8.800 0 8.800 5.600 5 5.600H2", "M2 0V10", "M0 0H2M0 10H4", 8.8),
    "T": ("M0 2.200V0H8V2.2", "M4 0V10", "M2.400 10H5.6", 9.6),
    "H": ("M2 5H8M0 0H3.600M6.400 0H10M0 10H3.600M6.400 10H10", "M2 0V10M8 0V10", "", 11.4),
}
NAMES = (
    ("AMERICA", 690, 104, 4.2, 2.0),
    ("SEPTENTRIONALIS", 700, 168, 2.4, 1.5),
    ("AMERICA", 1195, 762, 3.2, 1.2),
    ("MERIDIONALIS", 1205, 812, 2.2, 0.9),
    ("EVROPA", 2215, 200, 5.2, 3),
    ("ASIA", 2840, 190, 7, 12),
    ("AFRICA", 1945, 522, 5, 2.4),
    ("INDIA", 2560, 424, 2.3, 0.8),
    ("MARE PACIFICVM", 500, 700, 4.2, 5),
    ("OCEANVS ATLANTICVS", 1690, 1130, 3.6, 4),
    ("MARE INDICVM", 2510, 700, 3.8, 2),
)
"""Each name, the place of its middle, its size, and the room between its letters."""


def widths(text: str) -> float:
    """Return how wide a line of text is at size 1, without further room."""
    return sum(7 if each == " " else LETTERS[each][3] for each in text) - 1.2


def named(text: str, x: float, y: float, size: float, room: float) -> tuple[str, str]:
    """Path data of thin and thick strokes of a name, its letters apart, centred at a place."""
    thin, thick = list[str](), list[str]()
    left = x - (widths(text) + room * (len(text) - 1)) * size / 2
    for each in text:
        if each != " ":
            light, heavy, serifs, _ = LETTERS[each]
            for part, strokes in ((light, thin), (serifs, thin), (heavy, thick)):
                if part:
                    strokes.append(scaled(part, left, y, size))
        left += ((7 if each == " " else LETTERS[each][3]) + room) * size
    return "".join(thin), "".join(thick)


def names() -> str:
    """Draw the names of the parts of the world and of the oceans."""
    found = [named(*each) for each in NAMES]
    return line("".join(thin for thin, _ in found), 2.4) + line(
        "".join(thick for _, thick in found), 5.6
    )
