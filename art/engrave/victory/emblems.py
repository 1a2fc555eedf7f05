"""The sprites of Victory's small pictures: web/art/games/victory/{emblems,cards}.svg.

- `emblems`, 48 by 48: `v-ship` (`-torn`, `-listing`, `-wreck` for both) with its hull in
  `var(--seat)`; `v-anchor`, `v-blast`, `v-piece`, `v-passengers`, `v-admiralty`, `v-jolly`,
  `v-flight`; `shot-*`; `cube-*`, which lie under the letter of a cube.
- `cards`, 96 by 60: `built-*` by buildings, `field-*` by fields, `site-free` where nothing stands,
  `card-*` by action cards, `coast-*` for voyages
  (`web/js/games/victory/art.js` tells which voyage goes where).
"""

from __future__ import annotations

from pathlib import Path

from art.engrave.cardplate import HIGH, WIDE
from art.engrave.emblems import sprite
from art.engrave.plate import symbol
from art.engrave.victory.actions import ACTIONS
from art.engrave.victory.buildings import BUILDINGS
from art.engrave.victory.coasts import COASTS
from art.engrave.victory.shores import SHORES
from art.engrave.victory.signs import SIGNS
from art.engrave.victory.sites import FIELDS, SITES

FOLDER = Path(__file__).parents[3] / "web/art/games/victory"
KINDS = {
    "built": BUILDINGS,
    "field": FIELDS,
    "site": SITES,
    "card": ACTIONS,
    "coast": COASTS | SHORES,
}


def emblems() -> str:
    """Return the file of signs."""
    return sprite(symbol(name, 48, 48, drawn) for name, drawn in SIGNS.items())


def cards() -> str:
    """Return the file of pictures on cards."""
    return sprite(
        symbol(f"{kind}-{key}", WIDE, HIGH, draw())
        for kind, parts in KINDS.items()
        for key, draw in parts.items()
    )


def write() -> None:
    """Write the sprites."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, drawn in (("emblems", emblems()), ("cards", cards())):
        (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    write()
