"""Convoys from the side, for a battle: one to four ships, 96 by 60, bow to the right.

`war-side-1` … `war-side-4` and `-black`. The bands of the hulls and the ensigns are `var(--seat)`,
sails `--w-sail` or `--w-black`. The ships stand in the file once, as `ws-*`; the page mirrors a
picture for the side that lies to the right.
"""

from __future__ import annotations

from art.engrave.captains_sea.plates import Plate
from art.engrave.captains_sea.sides import BUILDS, colours, hull, jibs, masts
from art.engrave.emblems import sprite
from art.engrave.plate import CARD, INK, symbol
from art.engrave.war.convoys import BLACK, MOST, SAIL

PLACES = {
    1: ((0, 0, 1.0),),
    2: ((42, 13, 0.58), (-4, 10, 0.84)),
    3: ((50, 17, 0.5), (-4, 17, 0.5), (11, 13, 0.78)),
    4: ((56, 19, 0.45), (22, 17, 0.45), (-8, 19, 0.45), (12, 16, 0.74)),
}
"""Where ships lie in a convoy, and how large, from back to front; the last one leads."""
SEA = 47.0


def vessel(*, black: bool) -> str:
    """Draw one ship under all sail."""
    build = BUILDS["light"]
    rig = masts(build, "medium") + jibs(build, "medium")
    rig = rig.replace(f'fill="{CARD}"', f'fill="{BLACK if black else SAIL}"')
    if black:
        rig = rig.replace(f'stroke="{INK}" stroke-width=".9"', f'stroke="{CARD}" stroke-width=".9"')
    return colours(build, "medium", "var(--seat)", "currentColor") + rig + hull(build)


def side(ships: int, *, black: bool) -> str:
    """Draw a convoy at sea."""
    plate = Plate()
    plate.sea(SEA)
    name = "ws-black" if black else "ws-ship"
    for x, y, size in PLACES[ships]:
        plate.add(
            f'<g transform="translate({x} {y}) scale({size:g})"><use href="#{name}"/></g>'
            if size != 1
            else f'<use href="#{name}"/>'
        )
    return plate.drawn()


def sides() -> str:
    """Return the file, in the names that Captain's Sea has for its colours."""
    kit = f'<g id="ws-ship">{vessel(black=False)}</g>\n<g id="ws-black">{vessel(black=True)}</g>\n'
    pictures = [
        symbol(f"war-side-{ships}{'-black' if black else ''}", 96, 60, side(ships, black=black))
        for ships in range(1, MOST + 1)
        for black in (False, True)
    ]
    return sprite([f"<defs>{kit}</defs>\n", *pictures])
