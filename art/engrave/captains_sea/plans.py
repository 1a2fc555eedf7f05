"""Ships from above, bow up, on plates of 48 by 48: the page turns them to their headings.

The hull is `var(--seat)`, the colour of her captain; a rim of paper sets her off from the sea.
"""

from __future__ import annotations

from art.engrave.plate import CARD, INK, Point, at, card, cut, disc, ink, line, shape

SEAT = "var(--seat)"
HULL = (
    "M24 3.500C27.500 7 30.500 12 31 18V36C31 39.5 30 42 29 44.500H19C18 42 17 39.5 17 36V18"
    "C17.5 12 20.500 7 24 3.500Z"
)
MASTS: dict[str, tuple[tuple[float, float], ...]] = {
    "medium": ((14.5, 13.5), (24.5, 15.5), (35.5, 11.0)),
    "fighting": ((14.5, 9.5), (24.5, 10.5), (35.5, 8.0)),
}
"""Each mast's place from the bow and half the breadth of her widest sail."""


def sail(y: float, half: float, belly: float) -> str:
    """Draw a sail from above: it bellies towards the bow, its yard behind it."""
    left, right = (24 - half, y), (24 + half, y)
    bend: Point = (24, y - belly)
    back: Point = (24, y + 1.5)
    return (
        f'<path fill="{CARD}" stroke="{INK}" stroke-width="1.4" '
        f'd="M{at(left)}Q{at(bend)} {at(right)}Q{at(back)} {at(left)}Z"/>'
    )


def hull() -> str:
    """Draw the deck with its rails, hatches and the bowsprit."""
    return "".join(
        [
            line("M24 6V2", 5, CARD),
            f'<path fill="{SEAT}" stroke="{CARD}" stroke-width="5" d="{HULL}"/>',
            f'<path fill="{SEAT}" stroke="{INK}" stroke-width="1.7" d="{HULL}"/>',
            line("M24 5V1.500", 2),
            cut("M20.2 40.500H27.800M24 10V12M22 29.500H26M22 20H26", 1.5),
        ]
    )


def guns() -> str:
    """Draw the muzzles along both sides."""
    rows = (16.5, 20.5, 27, 31, 38.5)
    return line("".join(f"M15.500 {y}h-2.200M32.500 {y}h2.200" for y in rows), 2)


def under_sail(sails: str) -> str:
    """Draw a frigate under medium or fighting sail."""
    parts = [hull(), guns()]
    for y, half in MASTS[sails]:
        parts.append(sail(y, half, 13 if sails == "medium" else 9))
    return "".join(parts)


def dismasted() -> str:
    """Draw a frigate with three stumps, her mainmast and its rags over the side."""
    return "".join(
        [
            hull(),
            guns(),
            line("M25 24L43 32M36 24L34 35", 2.4),
            shape("M35 25L43 28L41 36L38 33L34.500 34Z", 1.3),
            card(disc(24, 14.5, 3) + disc(24, 24.5, 3.2) + disc(24, 35.5, 2.8)),
            ink(disc(24, 14.5, 1.7) + disc(24, 24.5, 1.9) + disc(24, 35.5, 1.5)),
        ]
    )


def ghost() -> str:
    """Draw where a ship would be: her outline, dashed."""
    return (
        f'<path fill="{CARD}" fill-opacity=".45" stroke="{SEAT}" stroke-width="2" '
        f'stroke-dasharray="3 2.500" d="{HULL}"/>'
        f'<path stroke="{SEAT}" stroke-width="2" d="M24 6V1M24 13L19 19M24 13L29 19M24 13V34"/>'
    )


PLANS = {
    "cs-ship": under_sail("medium"),
    "cs-ship-fighting": under_sail("fighting"),
    "cs-ship-dismasted": dismasted(),
    "cs-ship-ghost": ghost(),
}
