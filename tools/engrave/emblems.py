"""The sprite of all small pictures: web/art/emblems.svg."""

from __future__ import annotations

from pathlib import Path

from tools.engrave.badges import LIEUTENANTS, PRIVILEGES, SPECIALTIES
from tools.engrave.marks import SIGNS, THINGS
from tools.engrave.ornaments import FLAGS, ORNAMENTS
from tools.engrave.plate import symbol
from tools.engrave.tight import tighten
from tools.engrave.towns import TOWNS

TARGET = Path(__file__).parents[2] / "web/art/emblems.svg"


def sprite() -> str:
    """The whole file."""
    parts = ['<svg xmlns="http://www.w3.org/2000/svg">\n']
    parts += [symbol(f"emblem-{key}", 48, 48, draw()) for key, draw in SPECIALTIES.items()]
    parts += [symbol(f"privilege-{key}", 48, 48, draw()) for key, draw in PRIVILEGES.items()]
    parts += [symbol(f"emblem-{key}", 48, 48, draw()) for key, draw in LIEUTENANTS.items()]
    parts += [symbol(f"town-{key}", 150, 110, draw()) for key, draw in TOWNS.items()]
    parts += [symbol(f"icon-{key}", 24, 24, drawn) for key, drawn in THINGS.items()]
    parts += [symbol(f"ui-{key}", 24, 24, drawn) for key, drawn in SIGNS.items()]
    parts += [symbol(f"flag-{seat}", 36, 24, drawn) for seat, drawn in enumerate(FLAGS)]
    parts += [
        symbol(f"ornament-{key}", wide, high, drawn)
        for key, (wide, high, drawn) in ORNAMENTS.items()
    ]
    return tighten("".join([*parts, "</svg>\n"]))


def write() -> None:
    """Write the sprite."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(sprite(), encoding="utf-8")


if __name__ == "__main__":
    write()
