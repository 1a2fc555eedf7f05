"""The sprites of small pictures: those of every screen, and those of Portsmouth."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from art.engrave.badges import LIEUTENANTS, PRIVILEGES, SPECIALTIES
from art.engrave.marks import SIGNS, THINGS
from art.engrave.ornaments import FLAGS, ORNAMENTS
from art.engrave.plate import symbol
from art.engrave.tight import tighten
from art.engrave.towns import TOWNS

ART = Path(__file__).parents[2] / "web/art"
COMMON = ART / "common.svg"
PORTSMOUTH = ART / "games/portsmouth/emblems.svg"


def sprite(parts: Iterable[str]) -> str:
    """Return a file that holds these symbols."""
    return tighten(
        "".join(['<svg xmlns="http://www.w3.org/2000/svg">\n', *parts, "</svg>\n"]),
    )


def common() -> str:
    """Return what every game may show: signs of the interface, signal flags, ornaments."""
    parts = [symbol(f"ui-{key}", 24, 24, drawn) for key, drawn in SIGNS.items()]
    parts += [symbol(f"flag-{seat}", 36, 24, drawn) for seat, drawn in enumerate(FLAGS)]
    parts += [
        symbol(f"ornament-{key}", wide, high, drawn)
        for key, (wide, high, drawn) in ORNAMENTS.items()
    ]
    return sprite(parts)


def portsmouth() -> str:
    """Trades, privileges, towns and things of Portsmouth."""
    parts = [symbol(f"emblem-{key}", 48, 48, draw()) for key, draw in SPECIALTIES.items()]
    parts += [symbol(f"privilege-{key}", 48, 48, draw()) for key, draw in PRIVILEGES.items()]
    parts += [symbol(f"emblem-{key}", 48, 48, draw()) for key, draw in LIEUTENANTS.items()]
    parts += [symbol(f"town-{key}", 150, 110, draw()) for key, draw in TOWNS.items()]
    parts += [symbol(f"icon-{key}", 24, 24, drawn) for key, drawn in THINGS.items()]
    return sprite(parts)


def write() -> None:
    """Write the sprites."""
    for target, drawn in ((COMMON, common()), (PORTSMOUTH, portsmouth())):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    write()
