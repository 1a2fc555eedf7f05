"""The sprite of the six captains, one of each nation: web/art/games/war/captains.svg.

`war-captain-england` and so on, each on a plate of 96 by 96 that is filled to its edge, made from
the officers' kit and the parts of Privateer's captains. The parts stand in the file once, as
`wc-*`; the sheet gives the colours as it does for Privateer's.
"""

from __future__ import annotations

import re

from art.engrave.cast import Look
from art.engrave.privateer import captains as privateers
from art.engrave.tight import tighten
from art.engrave.war.emblems import FOLDER
from art.engrave.war.world import NATIONS

TARGET = FOLDER / "captains.svg"
ROWS = """
england broad l level keen thick straight grim wig-one+grey cocked-lace lapels muttons - spyglass
france slender r front open arched long wry wig+grey plumed ruffle - - roll
spain gaunt lt up heavy knit hooked grim long-dark cavalier gold vandyke scar -
portugal oval rt lean squint thick straight smile curls-dark tall plain chin ring coin
netherlands round l cock specs bushy button smile fringe-grey foreaft-band revers grizzled - quill
denmark slender r level lash fine straight calm braid-fair tarpaulin jacket - freckles cutlass
"""
"""Columns as in `art.engrave.cast`."""
COAT = {
    "england": "blue", "france": "slate", "spain": "red", "portugal": "green",
    "netherlands": "gold", "denmark": "plum",
}  # fmt: skip
LOOKS = {row.split()[0]: Look(*row.split()) for row in ROWS.strip().splitlines()}


def captains() -> str:
    """Return the file."""
    return tighten(re.sub(r'(href="#|id=")k-', r"\1wc-", privateers.gathered(
        {f"war-captain-{name}": privateers.portrait(LOOKS[name], COAT[name]) for name in NATIONS}
    )))  # fmt: skip


def write() -> None:
    """Write the sprite."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(captains(), encoding="utf-8")


if __name__ == "__main__":
    write()
