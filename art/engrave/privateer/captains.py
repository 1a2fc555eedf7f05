"""The sprite of the twelve captains: web/art/games/privateer/captains.svg.

`captain-vane` and so on, each on a plate of 96 by 96 that is filled to its edge. They are made from
the officers' kit and the parts of `wardrobe` and `coats`; the parts stand in the file once, as
`c-*`. Their paints are `currentColor`, `--card`, `--art-brown`, `--art-straw` and the flat tones
`--coat-field` behind the head and `--coat-red`, `-blue`, `-green`, `-gold`, `-plum`, `-slate`,
which `web/css/games/privateer/art.css` gives to the symbols themselves: faces keep dark ink on
pale skin by night. `--hatch: 0` puts out the shade where they are small.
"""

from __future__ import annotations

import re

from art.engrave import officers
from art.engrave.cast import Look
from art.engrave.dress import SHARED
from art.engrave.plate import moved
from art.engrave.privateer.coats import (
    COATS,
    COATS_OF_CAPTAINS,
    dyed,
    field,
)
from art.engrave.privateer.emblems import FOLDER
from art.engrave.privateer.held import HELD_BY_CAPTAINS
from art.engrave.privateer.wardrobe import (
    BEARDS_OF_CAPTAINS,
    BEHIND_CAPTAINS,
    HAIR_OF_CAPTAINS,
    HATS_OF_CAPTAINS,
)
from art.engrave.tight import tighten

TARGET = FOLDER / "captains.svg"
SIDE = 96
CORNER = (7.6, 6)
"""Where the picture's upper left corner lies on the officers' plate."""
SIZE = 0.93
"""How large the plate is shown, so that hats find room."""
ASIDE = -6
"""How far what he holds is moved in."""

ROWS = """
bonny slender l front lash arched straight smile flowing-red+mane headband vest - freckles pistol
hornigold heavy r level keen bushy button calm wig-one+grey cocked-lace gold - lines coin
roberts oval lt level keen thick straight wry long-dark plumed chained - - -
caesar broad rb front squint knit broad grim close - bare chin scar,ring cutlass
morgan square l level keen thick roman calm fullwig-dark+far-dark cavalier gold waxed - -
teach gaunt l front wide knit hooked grim long-dark fuses armed great - -
read slender r level lash thick straight pursed bob-dark tarpaulin jacket - - cutlass
rackham oval rt lean open arched straight grin swept-dark+dark calico calico vandyke ring pistol
vane long r up keen knit hooked wry swept-brown+dark skulled lapels moustache cheek spyglass
bonnet round l cock open raised button pursed wig+grey - ruffle - - quill
kidd square rt level open fine roman calm fullwig-brown+far-brown - plain stubble lines roll
lafitte long lt down squint thick straight smile cropped-dark tall revers vandyke - -
"""
"""Columns as in `art.engrave.cast`."""
COAT = {
    "bonny": "plum", "hornigold": "blue", "roberts": "red", "caesar": "slate", "morgan": "red",
    "teach": "slate", "read": "blue", "rackham": "gold", "vane": "green", "bonnet": "plum",
    "kidd": "green", "lafitte": "slate",
}  # fmt: skip
LOOKS = {row.split()[0]: Look(*row.split()) for row in ROWS.strip().splitlines()}


def kit() -> dict[str, str]:
    """Every part by its name: the officers' and the captains' own."""
    own = {f"dress-{name}": draw() for name, draw in COATS_OF_CAPTAINS.items()}
    kinds = {
        "hat": HATS_OF_CAPTAINS, "hair": HAIR_OF_CAPTAINS, "behind": BEHIND_CAPTAINS,
        "beard": BEARDS_OF_CAPTAINS, "held": HELD_BY_CAPTAINS,
    }  # fmt: skip
    for kind, parts in kinds.items():
        own |= {f"{kind}-{name}": drawn for name, drawn in parts.items()}
    own |= {f"dyed-{colour}": dyed(colour) for colour in COATS}
    return officers.kit() | SHARED | own


def portrait(look: Look, coat: str) -> str:
    """Return one captain in a coat of this colour."""
    side, skin = look.turn[0], look.skin
    behind = look.hair.partition("+")[2]
    back = officers.uses([f"behind-{behind}"]) if behind else ""
    body = officers.uses(
        [
            f"dyed-{coat}",
            f"neck-{side}{skin}",
            f"neckshade-{side}",
            f"dress-{look.dress}",
        ]
    )
    held = officers.uses(f"held-{name}" for name in look.things())
    drawn = officers.group(officers.GLASS if look.right else "", back) + body
    drawn += officers.head(look, fine=True) + officers.group(officers.shifted(ASIDE, 0), held)
    return field() + moved(-CORNER[0], -CORNER[1], drawn, size=SIZE)


def gathered(portraits: dict[str, str]) -> str:
    """Return a file of portraits by their ids, with every part that they are made of once."""
    people = "".join(
        f'<symbol id="{id}" viewBox="0 0 {SIDE} {SIDE}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawn}</symbol>\n'
        for id, drawn in portraits.items()
    )
    parts, found, asked = kit(), set[str](), officers.named(people)
    while asked:
        found |= asked
        asked = {name for each in asked for name in officers.named(parts[each])} - found
    defs = "".join(
        f'<g id="k-{name}">{part}</g>\n' for name, part in parts.items() if name in found
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>{defs}</defs>\n{people}</svg>\n'


def captains() -> str:
    """Return the file."""
    whole = gathered(
        {f"captain-{look.name}": portrait(look, COAT[look.name]) for look in LOOKS.values()}
    )
    return tighten(re.sub(r'(href="#|id=")k-', r"\1c-", whole))


def write() -> None:
    """Write the sprite."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(captains(), encoding="utf-8")


if __name__ == "__main__":
    write()
