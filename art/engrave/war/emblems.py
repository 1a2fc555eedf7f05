"""The sprites of War on the High Seas: web/art/games/war/{emblems,cards,ports,sides}.svg.

`emblems`, in `currentColor` and `var(--card)` but for what is said:

- `war-good-*`, 48 by 48: crates in `--crate-*` with a brand in `--brand-dark` or `--brand-pale`;
- `war-flag-*`, `war-black-*`, `war-pirate-*`, 36 by 24, in the colours `--f-*`;
- `war-convoy-1` … `-4` and `-black`, 48 by 48: hulls in `var(--seat)`; over them lies the player's
  shape, `war-seat-0` … `war-seat-5`, for a convoy of one ship `war-seat-0-alone` …;
- signs, 48 by 48: `war-sails`, `war-crew`, `war-hull`, `war-shot-*`, `war-burst-*`, `war-die-*`,
  `war-way-*`, `war-trade`, `war-notrade`, `war-fort` and so on, as in `signs`.

`cards` (`war-card-*`), `ports` (`war-port-*`) and `sides` (`war-side-*`, convoys in a battle), 96
by 60, have the washes `--w-*` besides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from art.engrave.emblems import sprite
from art.engrave.plate import symbol
from art.engrave.privateer.vessels import SHAPES
from art.engrave.war.cardart import CARDS, picture
from art.engrave.war.convoys import MOST, convoy, seat_shape
from art.engrave.war.flags import HIGH, WIDE, bordered, pirate, planted
from art.engrave.war.goods import BRANDS, crate
from art.engrave.war.harbours import port
from art.engrave.war.roads import SHARED
from art.engrave.war.sides import sides
from art.engrave.war.signs import SIGNS
from art.engrave.war.world import NATIONS, PORTS

FOLDER = Path(__file__).parents[3] / "web/art/games/war"


def drawings() -> Iterator[tuple[str, int, int, str]]:
    """Return every picture by its id and size."""
    for good in BRANDS:
        yield f"war-good-{good}", 48, 48, crate(good)
    for nation in NATIONS:
        yield f"war-flag-{nation}", WIDE, HIGH, planted(nation)
        yield f"war-black-{nation}", WIDE, HIGH, bordered(nation)
        yield f"war-pirate-{nation}", WIDE, HIGH, pirate(nation)
    for ships in range(1, MOST + 1):
        yield f"war-convoy-{ships}", 48, 48, convoy(ships, black=False)
        yield f"war-convoy-{ships}-black", 48, 48, convoy(ships, black=True)
    for seat in range(len(SHAPES)):
        yield f"war-seat-{seat}", 48, 48, seat_shape(seat, alone=False)
        yield f"war-seat-{seat}-alone", 48, 48, seat_shape(seat, alone=True)
    for name, draw in SIGNS.items():
        yield f"war-{name}", 48, 48, draw()


def emblems() -> str:
    """Return the file."""
    return sprite(symbol(*each) for each in drawings())


def own(drawn: str) -> str:
    """Return a picture in the colours that this game's sheet gives."""
    return re.sub(r"var\(--[vc]-", "var(--w-", drawn)


def cards() -> str:
    """Return the file of pictures on event cards."""
    return sprite(symbol(f"war-card-{kind}", 96, 60, own(picture(kind))) for kind in CARDS)


def ports() -> str:
    """Return the file of the ports; what they share stands in it once."""
    shared = "".join(f'<g id="wp-{name}">{own(part)}</g>\n' for name, part in SHARED.items())
    pictures = (symbol(f"war-port-{each.id}", 96, 60, own(port(each.id))) for each in PORTS)
    return sprite([f"<defs>{shared}</defs>\n", *pictures])


def battle() -> str:
    """Return the file of convoys from the side."""
    return own(sides())


def write() -> None:
    """Write the sprites."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = {"emblems": emblems(), "cards": cards(), "ports": ports(), "sides": battle()}
    for name, drawn in files.items():
        (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    write()
