"""The sprite of the officers' portraits: web/art/officers.svg.

Every part of the kit is drawn once; a portrait is a list of parts, some of them moved aside to turn
the head. Who wears what follows from his rank and trade, the rest from his number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from portsmouth import registry
from tools.engrave.badges import SPECIALTIES
from tools.engrave.cast import cast
from tools.engrave.dress import CARRIED, DRESS
from tools.engrave.faces import BROWS, BUILDS, EYES, MOUTHS, NOSES, SCARS, head, neck
from tools.engrave.hair import BEARDS, BEHIND, HAIR, shadow
from tools.engrave.hats import HATS
from tools.engrave.plate import disc, line, moved, shape
from tools.engrave.tight import tighten

TARGET = Path(__file__).parents[2] / "web/art/officers.svg"
SIDE = 120
FACE = ("head", "eyes", "brows", "nose", "mouth", "mark", "beard", "hair", "shadow", "hat")
HEAD_PLACE = "matrix(1.08 0 0 1.03 -4.8 2.2)"
"""Where the head sits on its collar."""


def trade_token(draw: str) -> str:
    """The tool of a trade, on a token before the breast."""
    ring = shape(disc(93, 96, 24.5), 2) + line(disc(93, 96, 22), 0.8)
    return ring + moved(75.4, 78.4, draw, size=0.73)


def kit() -> dict[str, str]:
    """Every part by its name."""
    found = {f"head-{name}": head(build, dark=False) for name, build in BUILDS.items()}
    found |= {f"head-{name}-dark": head(build, dark=True) for name, build in BUILDS.items()}
    found |= {"neck": neck(dark=False), "neck-dark": neck(dark=True), "shadow": shadow()}
    for kind, parts in {
        "eyes": EYES,
        "brows": BROWS,
        "nose": NOSES,
        "mouth": MOUTHS,
        "mark": SCARS,
        "hair": HAIR,
        "behind": BEHIND,
        "beard": BEARDS,
        "hat": HATS,
        "dress": DRESS,
        "held": CARRIED,
    }.items():
        found |= {f"{kind}-{name}": drawn for name, drawn in parts.items()}
    return found | {f"trade-{key}": trade_token(draw()) for key, draw in SPECIALTIES.items()}


def sprite() -> str:
    """The whole file."""
    officers: Any = registry.game("portsmouth").catalog()["officers"]
    looks = {officer["id"]: cast(officer) for officer in officers}
    used = {name for look in looks.values() for name, _ in look.parts()}
    drawn = kit()
    defs = "".join(f'<g id="k-{name}">{drawn[name]}</g>\n' for name in drawn if name in used)
    people = "".join(_symbol(key, [*look.parts()]) for key, look in looks.items())
    head = '<svg xmlns="http://www.w3.org/2000/svg">\n'
    return tighten(f"{head}<defs>{defs}</defs>\n{people}</svg>\n")


def _symbol(key: str, parts: list[tuple[str, int]]) -> str:
    """A portrait: the dress, the head upon it, and what is carried before both."""
    body, held = (_uses(parts, kinds) for kinds in (("behind", "neck", "dress"), ("held", "trade")))
    face = _uses(parts, FACE)
    return (
        f'<symbol id="officer-{key}" viewBox="0 0 {SIDE} {SIDE}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{body}'
        f'<g transform="{HEAD_PLACE}">{face}</g>{held}</symbol>\n'
    )


def _uses(parts: list[tuple[str, int]], kinds: tuple[str, ...]) -> str:
    return "".join(
        f'<use href="#k-{name}"' + (f' x="{aside}"' if aside else "") + "/>"
        for name, aside in parts
        if name.split("-")[0] in kinds
    )


def write() -> None:
    """Write the sprite."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(sprite(), encoding="utf-8")


if __name__ == "__main__":
    write()
