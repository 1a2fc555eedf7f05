"""The sprite of the officers' portraits: web/art/games/portsmouth/officers.svg.

Every part of the kit is drawn once. Of each officer there are two pictures made of them: the bust
with what he holds, and for small cards the head alone, larger, without hatching and with the sign
of his trade in the corner. Whoever looks to the right is turned as in a looking-glass, all but the
shade, which is cut for either side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from art.engrave.cast import LOOKS, Look
from art.engrave.dress import DRESS, SHARED, chevrons, close_wash, wash
from art.engrave.faces import BEARDS, BROWS, EYES, MARKS, MOUTHS, NOSES
from art.engrave.hair import BEHIND, HAIR
from art.engrave.hats import HATS
from art.engrave.head import BUILDS, SKINS, brim_shade, neck, neck_shade, outline, shade
from art.engrave.held import AT_FACE, HANDS, HELD
from art.engrave.plate import RANKS, num
from art.engrave.signs import corner, sign_of
from art.engrave.tight import tighten

TARGET = Path(__file__).parents[2] / "web/art/games/portsmouth/officers.svg"
SIDE = 120
CLOSE = (94, 78)
"""How wide and high the picture for a small card is."""
CORNER = (22, 10)
"""Where its upper left corner lies on the plate; beside a sign the head makes room."""
ROOM = 9
GLASS = "matrix(-1 0 0 1 120 0)"
LOW = 6
"""How far a head sits down into its collar."""
CHIN = (60, 82)
"""What a head turns about."""


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
    found["corner"] = corner()
    for rank in RANKS:
        found[f"wash-{rank}"] = wash(rank)
        found[f"close-{rank}"] = close_wash(rank)
    for right, side in ((False, "l"), (True, "r")):
        found[f"brim-{side}"] = brim_shade(right=right)
        found[f"neckshade-{side}"] = neck_shade(right=right)
        for skin in SKINS:
            found[f"neck-{side}{skin}"] = neck(skin, right=right)
        for name, build in BUILDS.items():
            found[f"shade-{name}-{side}"] = shade(build, right=right)
    for skin in SKINS:
        found |= {f"head-{name}{skin}": outline(build, skin) for name, build in BUILDS.items()}
    return found


def uses(names: Iterable[str]) -> str:
    """Return references to parts."""
    return "".join(f'<use href="#k-{name}"/>' for name in names)


def group(transform: str, inner: str) -> str:
    """Return parts under a transform, if there is one."""
    return f'<g transform="{transform}">{inner}</g>' if transform and inner else inner


def shifted(x: float, y: float) -> str:
    """Return a transform that moves, or nothing."""
    return f"translate({num(x)} {num(y)})" if x or y else ""


def turned(angle: float, x: float, y: float) -> str:
    """Return a transform that turns about a place, or nothing."""
    return f"rotate({num(angle)} {num(x)} {num(y)})" if angle else ""


def held_head(look: Look) -> str:
    """Return how the head sits on its neck."""
    down, size = look.height
    x, y = CHIN
    roll = -look.posed.roll if look.right else look.posed.roll
    scale = f"translate({num(x * (1 - size))} {num(y * (1 - size))})scale({size:g})"
    parts = [shifted(0, LOW + down), turned(roll, x, y), scale if size != 1 else ""]
    return "".join(parts)


def head(look: Look, *, fine: bool) -> str:
    """Return the head and what it wears, from back to front; shaded if it is fine."""
    pose, side = look.posed, look.turn[0]
    glass = GLASS if look.right else ""
    skull = group(glass, uses([f"head-{look.build}{look.skin}"]))
    shades = uses([f"shade-{look.build}-{side}"]) if fine else ""
    face = group(shifted(pose.aside, pose.nod), uses(look.features()))
    drawn = skull + shades + group(glass, face + uses(look.growth()))
    if look.hat != "-":
        brim = uses([f"brim-{side}"]) if fine else ""
        worn = group(turned(look.askew, 60, 34), uses([look.covered()]))
        drawn += brim + group(glass, group(shifted(0, pose.nod * 0.5), worn))
    at_face = [f"held-{name}" for name in look.things() if name in AT_FACE]
    drawn += group(glass, group(shifted(pose.aside, pose.nod), uses(at_face)))
    return group(held_head(look), drawn)


def bust(look: Look) -> str:
    """Return a portrait with all that he wears and holds."""
    body = [*look.body()]
    behind = f"behind-{look.hair.partition('+')[2]}" if "+" in look.hair else ""
    back = group(GLASS if look.right else "", uses([behind])) if behind else ""
    body.insert(2, f"neckshade-{look.turn[0]}")
    held = [f"held-{name}" for name in look.things() if name not in AT_FACE]
    return uses(body[:1]) + back + uses(body[1:]) + head(look, fine=True) + uses(held)


def close(look: Look) -> str:
    """Return the head for a small card, the sign of what he can in the corner."""
    sign = sign_of(look.name, *CLOSE)
    x, y = CORNER
    _, neck_, dress = look.body()
    drawn = uses([neck_, dress]) + head(look, fine=False)
    return uses([f"close-{look.rank}"]) + group(shifted(-x if sign else ROOM - x, -y), drawn) + sign


def symbol(name: str, wide: int, high: int, drawn: str) -> str:
    """Return one picture."""
    return (
        f'<symbol id="officer-{name}" viewBox="0 0 {wide} {high}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawn}</symbol>\n'
    )


def needed(people: str) -> dict[str, str]:
    """Return the parts that these pictures are made of, and what those are made of."""
    parts = kit()
    found, asked = set[str](), named(people)
    while asked:
        found |= asked
        asked = {name for each in asked for name in named(parts[each])} - found
    return {name: part for name, part in parts.items() if name in found}


def named(drawn: str) -> set[str]:
    """Return the parts that something refers to."""
    return {*re.findall(r'href="#k-([^"]+)"', drawn)}


def sprite() -> str:
    """Return the whole file; a head before its bust, which stands in for it until it has come."""
    people = "".join(
        symbol(f"{look.name}-plain", *CLOSE, close(look))
        + symbol(look.name, SIDE, SIDE, bust(look))
        for look in LOOKS.values()
    )
    defs = "".join(f'<g id="k-{name}">{part}</g>\n' for name, part in needed(people).items())
    return tighten(
        f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>{defs}</defs>\n{people}</svg>\n'
    )


def write() -> None:
    """Write the sprite."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(sprite(), encoding="utf-8")


if __name__ == "__main__":
    write()
