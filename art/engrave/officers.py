"""The sprite of the officers' portraits: web/art/games/portsmouth/officers.svg.

Every part of the kit is drawn once. A portrait is a list of parts; whoever looks to the right is
turned as in a looking-glass, all but the shade, which is cut for either side.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

from art.engrave.cast import LOOKS, Look
from art.engrave.dress import DRESS, SHARED, chevrons
from art.engrave.faces import BEARDS, BROWS, EYES, MARKS, MOUTHS, NOSES
from art.engrave.hair import BEHIND, HAIR
from art.engrave.hats import HATS
from art.engrave.head import BUILDS, brim_shade, neck, neck_shade, outline, shade
from art.engrave.held import AT_FACE, HANDS, HELD
from art.engrave.tight import tighten

TARGET = Path(__file__).parents[2] / "web/art/games/portsmouth/officers.svg"
SIDE = 120
GLASS = ' transform="matrix(-1 0 0 1 120 0)"'
LOW = 6
"""How far a head sits down into its collar."""
Placed = tuple[str, str]


def kit() -> dict[str, str]:
    """Every part by its name; first those that others are made of."""
    found = HANDS | SHARED
    kinds = {
        "eyes": EYES, "brows": BROWS, "nose": NOSES, "mouth": MOUTHS, "mark": MARKS,
        "beard": BEARDS, "hair": HAIR, "behind": BEHIND, "hat": HATS, "dress": DRESS,
    }  # fmt: skip
    for kind, parts in kinds.items():
        found |= {f"{kind}-{name}": drawn for name, drawn in parts.items()}
    found |= {f"held-{name}": drawn for name, drawn in (HELD | AT_FACE).items()}
    found["held-chevrons"] = chevrons()
    for right, side in ((False, "l"), (True, "r")):
        found[f"brim-{side}"] = brim_shade(right=right)
        for dark, skin in ((False, ""), (True, "-dark")):
            found[f"neck-{side}{skin}"] = neck(right=right) + neck_shade(right=right, dark=dark)
            for name, build in BUILDS.items():
                found[f"shade-{name}-{side}{skin}"] = shade(build, right=right, dark=dark)
    return found | {f"head-{name}": outline(build) for name, build in BUILDS.items()}


def is_low(part: Placed) -> bool:
    """Whether a part belongs to the head and what it wears."""
    name = part[0]
    return not name.startswith(("neck", "dress", "held", "behind")) or name[5:] in AT_FACE


def placed(look: Look) -> Iterator[Placed]:
    """Return the parts of a portrait from back to front, each with the transform of its group."""
    turned = GLASS if look.right else ""
    if "+" in look.hair:
        yield f"behind-{look.hair.partition('+')[2]}", turned
    for name in look.body():
        yield name, ""
    for name in look.head():
        yield name, "" if name.startswith(("shade", "brim")) else turned
    for name in sorted(look.things(), key=lambda name: name not in AT_FACE):
        if name != "-":
            yield f"held-{name}", turned if name in AT_FACE else ""


def gathered(parts: Iterable[Placed]) -> str:
    """Return references to the parts; neighbours in one transform share a group."""
    found = []
    for turn, run in itertools.groupby(parts, key=lambda part: part[1]):
        uses = "".join(f'<use href="#k-{name}"/>' for name, _ in run)
        found.append(f"<g{turn}>{uses}</g>" if turn else uses)
    return "".join(found)


def drawn(look: Look) -> str:
    """Return a portrait."""
    layers = "".join(
        f'<g transform="translate(0 {LOW})">{gathered(parts)}</g>' if low else gathered(parts)
        for low, parts in ((low, list(run)) for low, run in itertools.groupby(placed(look), is_low))
    )
    return (
        f'<symbol id="officer-{look.name}" viewBox="0 0 {SIDE} {SIDE}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{layers}</symbol>\n'
    )


def sprite() -> str:
    """Return the whole file."""
    used = {name for look in LOOKS.values() for name, _ in placed(look)}
    shared = HANDS.keys() | SHARED.keys()
    defs = "".join(
        f'<g id="k-{name}">{part}</g>\n' for name, part in kit().items() if name in used | shared
    )
    people = "".join(drawn(look) for look in LOOKS.values())
    return tighten(
        f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>{defs}</defs>\n{people}</svg>\n'
    )


def write() -> None:
    """Write the sprite."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(sprite(), encoding="utf-8")


if __name__ == "__main__":
    write()
