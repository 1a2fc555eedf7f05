"""The sign in the corner of a small portrait: his trade, his privilege, what he is good for."""

from __future__ import annotations

from art.engrave.plate import num, shape

TRADES = ("surgeon", "cooper", "cook", "gunner", "carpenter", "ropemaker", "helmsman", "lookout")
PRIVILEGES = ("trade", "four_pounds", "recruit", "promote", "captains_gig", "trainer")
SIZE = 0.7
"""How large an emblem of 48 stands on a small portrait."""


def emblem_of(name: str) -> str:
    """Return the emblem of an officer, by his card; none for a lieutenant who asks for a crew."""
    number = int(name[1:]) - 1
    if name[0] == "P":
        return f"emblem-{TRADES[number // 3]}"
    if name[0] == "M":
        return f"privilege-{PRIVILEGES[number // 3]}"
    if name[0] == "L":
        return "emblem-navigator" if number >= 8 else ""
    return "emblem-strength"


def corner() -> str:
    """Draw the plate that a sign stands on, in the lower right corner of 94 by 78."""
    return shape("M96 38C68 37 53 54 54 80H96Z", 1.8)


def sign_of(name: str, wide: float, high: float) -> str:
    """Return the plate with the emblem."""
    emblem = emblem_of(name)
    if not emblem:
        return ""
    side = 48 * SIZE + 2.4
    put = f"translate({num(wide - side)} {num(high - side)})scale({SIZE:g})"
    return (
        f'<use href="#k-corner"/><g transform="{put}">'
        f'<use href="#{emblem}" width="48" height="48"/></g>'
    )
