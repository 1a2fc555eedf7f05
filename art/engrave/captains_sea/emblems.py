"""The sprites of Captain's Sea: web/art/games/captains_sea/{emblems,cards,ships,places}.svg.

- `emblems`, 48 by 48: `cs-ship` (`-fighting`, `-dismasted`, `-ghost`), bow up, with its hull in
  `var(--seat)`; `cs-smoke-1`, `cs-smoke-2`, `cs-fire`, `cs-grapnel`; `cs-shot-*`; `cs-task-*`.
- `cards`, 96 by 60: `cs-card-*`, one of the motifs.
- `ships`, 96 by 60: `cs-side-*`, broadside views.
- `places`, 240 by 88: `cs-place-*`, cartouches of the duels.
"""

from __future__ import annotations

from pathlib import Path

from art.engrave.captains_sea import places as cartouches
from art.engrave.captains_sea.motifs import MOTIFS
from art.engrave.captains_sea.plans import PLANS
from art.engrave.captains_sea.sides import SIDES
from art.engrave.captains_sea.signs import SIGNS
from art.engrave.cardplate import HIGH, WIDE
from art.engrave.emblems import sprite
from art.engrave.plate import symbol

FOLDER = Path(__file__).parents[3] / "web/art/games/captains_sea"


def emblems() -> str:
    """Return the file of signs."""
    return sprite(symbol(name, 48, 48, drawn) for name, drawn in (PLANS | SIGNS).items())


def cards() -> str:
    """Return the file of pictures on cards."""
    return sprite(symbol(f"cs-card-{key}", WIDE, HIGH, draw()) for key, draw in MOTIFS.items())


def ships() -> str:
    """Return the file of ships from the side."""
    return sprite(symbol(name, WIDE, HIGH, drawn) for name, drawn in SIDES.items())


def places() -> str:
    """Return the file of the duels' cartouches."""
    wide, high = cartouches.WIDE, cartouches.HIGH
    return sprite(
        symbol(f"cs-place-{id}", wide, high, cartouches.place(id)) for id in cartouches.PLACES
    )


def write() -> None:
    """Write the sprites."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = {"emblems": emblems(), "cards": cards(), "ships": ships(), "places": places()}
    for name, drawn in files.items():
        (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    write()
