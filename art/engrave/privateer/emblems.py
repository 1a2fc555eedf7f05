"""The sprite of Privateer's small pictures: web/art/games/privateer/emblems.svg.

All are on plates of 48 by 48 in `currentColor` and `var(--card)`:

- `good-*`, `track-*`, `port-*`, `relic-*` (Curses too), `fortune-*` by their keys; `coin`;
- `die-1` … `die-6`: spots on `--card` (a red die has a red `--card` and pale ink); the colour die
  is `die-rum` and so on;
- `wind` points to the north and is to be turned; `calm` stands for no wind; `zephyr` is a head
  that blows to the east;
- `merchant`; `ship-0` … `ship-5` by a player's shape, his colour as `color`; `ship` has no shape;
- `last-port`: a flag struck through.
"""

from __future__ import annotations

from pathlib import Path

from art.engrave.emblems import sprite
from art.engrave.plate import symbol
from art.engrave.privateer.fortunes import FORTUNES
from art.engrave.privateer.goods import GOODS, TRACKS
from art.engrave.privateer.ports import PORTS
from art.engrave.privateer.relics import RELICS
from art.engrave.privateer.things import calm, coin, colour_die, die, last_port, wind, zephyr
from art.engrave.privateer.vessels import SHAPES, merchant, sloop

FOLDER = Path(__file__).parents[3] / "web/art/games/privateer"
TARGET = FOLDER / "emblems.svg"
KINDS = {"good": GOODS, "track": TRACKS, "port": PORTS, "relic": RELICS, "fortune": FORTUNES}


def drawings() -> dict[str, str]:
    """Every picture by its id."""
    found = {
        f"{kind}-{key}": draw() for kind, parts in KINDS.items() for key, draw in parts.items()
    }
    found |= {f"die-{number}": die(number) for number in range(1, 7)}
    found |= {f"die-{good}": colour_die(good) for good in GOODS}
    found |= {f"ship-{seat}": sloop(seat) for seat in range(len(SHAPES))}
    return found | {
        "ship": sloop(),
        "merchant": merchant(),
        "coin": coin(),
        "wind": wind(),
        "calm": calm(),
        "zephyr": zephyr(),
        "last-port": last_port(),
    }


def emblems() -> str:
    """Return the file."""
    return sprite(symbol(name, 48, 48, drawn) for name, drawn in drawings().items())


def write() -> None:
    """Write the sprite."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(emblems(), encoding="utf-8")


if __name__ == "__main__":
    write()
