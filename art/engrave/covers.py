"""The games' pictures on the home screen: web/art/games/<key>/cover.svg.

Each is a file of its own, shown as an image: it brings its paper and ink along, for the colours of
the page do not reach into it.
"""

from __future__ import annotations

import random
from pathlib import Path

from art.engrave.harbour import buoy, fine, houses, placed, round_tower, tower_flag, walls
from art.engrave.plate import at, box, hatch, line, moved, num, ruled
from art.engrave.ships import FRIGATE, SEVENTY_FOUR, ship
from art.engrave.tight import tighten
from art.engrave.towns import rect

GAMES = Path(__file__).parents[2] / "web/art/games"
PAPER, INK = "#f3ead6", "#1d2733"
WIDE, HIGH = 300, 200


def plate(*parts: str) -> str:
    """Return an SVG file: the parts in a double frame, on paper."""
    drawn = "".join(parts)
    for long, short in (
        (' class="hatch" opacity="var(--hatch, 1)"', ""),
        ('stroke="currentColor"', f'stroke="{INK}"'),
        ("currentColor", INK),
        ("var(--card)", PAPER),
        ("var(--paper)", PAPER),
        (f' stroke="{INK}"', ""),
    ):
        drawn = drawn.replace(long, short)
    frame = line(box(5, 5, WIDE - 10, HIGH - 10), 1.6) + line(box(9, 9, WIDE - 18, HIGH - 18), 0.6)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" fill="none" '
        f'stroke="{INK}" stroke-linecap="round" stroke-linejoin="round">'
        f'<clipPath id="plate"><path d="{box(9, 9, WIDE - 18, HIGH - 18)}"/></clipPath>'
        f'<path fill="{PAPER}" stroke="none" d="{box(0, 0, WIDE, HIGH)}"/>'
        f'<g clip-path="url(#plate)">{drawn}</g>'
        f"{frame.replace('currentColor', INK)}</svg>\n"
    )


def sea(top: float) -> str:
    """Broken waves, wider towards the beholder."""
    dice = random.Random(7)
    strokes: list[str] = []
    y, gap = top, 4.0
    while y < HIGH:
        long = 4 + 10 * (y - top) / (HIGH - top)
        x = dice.uniform(-10, 20)
        while x < WIDE:
            strokes.append(f"M{at((x, y))}q{num(long / 2)} -1.6 {num(long)} 0t{num(long)} 0")
            x += 2 * long + dice.expovariate(1 / 22)
        y += gap
        gap *= 1.08
    return line("".join(strokes), 0.6)


def portsmouth() -> str:
    """Draw a ship of the line off the Round Tower."""
    sky = ruled(rect(0, 12, WIDE, 66), 0, 4.2, widen=1.1, seed=3)
    town = moved(-24, -62, fine(1, houses(-10, 250, 205, 0.9, 5)))
    fort = moved(-438, -62, walls(690, 780), round_tower(672), tower_flag(672))
    return plate(
        hatch(sky, 0.4),
        town,
        fort,
        sea(154),
        placed(56, 160, 0.26, ship(FRIGATE, 2)),
        placed(150, 172, 0.62, ship(SEVENTY_FOUR, 5)),
        tighten(moved(266, 186, buoy(0, 0), size=0.8)),
    )


COVERS = {"portsmouth": portsmouth}


def write() -> None:
    """Write every game's picture."""
    for game, draw in COVERS.items():
        target = GAMES / game / "cover.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    write()
