"""Goods and the signs of the four ladders, on plates of 48 by 48.

The goods must be told apart at 14 pixels and without colour: a cask, a bent pod, a bundle across, a
crown of leaves, a leaf, a white cone. Cuts that have to be seen there are 3 wide.
"""

from __future__ import annotations

from art.engrave.badges import crack_crew, gunner
from art.engrave.plate import (
    CARD,
    box,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    poly,
    raised,
    shape,
    turned,
)


def rum() -> str:
    """Draw a cask between its hoops."""
    return "".join(
        [
            ink("M13 2.500H35C43.5 14 43.5 34 35 45.500H13C4.5 34 4.5 14 13 2.500Z"),
            cut("M7.5 15.500Q24 18.5 40.5 15.500M7.5 32.500Q24 35.5 40.5 32.5", 3.4),
            hatch(
                "M16.5 5V13M24 5V13.500M31.5 5V13M15.5 20V31M24 21V32M32.5 20V31"
                "M16.5 37.500V43M24 38V43.500M31.5 37.500V43",
                0.9,
                CARD,
            ),
        ]
    )


def paprika() -> str:
    """Draw a pod of red pepper, bent, with its stalk."""
    pod = (
        "M27 12.500C33 9.5 42 11 44 19C46.5 31 32 45.5 5 45C2.5 45 2.5 42.5 4.5 42"
        "C15 38.5 18.5 31.5 19.5 23.500C20.2 17.5 22.5 14.8 27 12.500Z"
    )
    return "".join(
        [
            line("M34 12C32.5 8 33.5 4.5 38.5 2.5", 4.6),
            ink(pod),
            cut("M20 20C23.5 16.2 27.5 20.5 31 17.500C34.5 20.5 38 16.5 44.5 20.5", 2.4),
            cut("M38.5 23.500C37 30 31.5 35.5 24.5 38.5", 2.8),
        ]
    )


def cinnamon() -> str:
    """Draw three quills of cinnamon, tied."""
    quills = box(4, 8.2, 40, 7.8) + box(0, 20.1, 48, 7.8) + box(4, 32, 40, 7.8)
    rolls = "".join(disc(x - 3.2, y, 1.3, 2.1) for x, y in ((44, 12.1), (48, 24), (44, 35.9)))
    return turned(
        -45,
        ink(quills),
        card(rolls),
        hatch("M6 10.200H17M3 26.200H17M6 38H17M30 10.200H38M30 26.200H42M30 38H38", 0.8, CARD),
        line("M24 6.500V41.500", 8.4, CARD),
        line("M24 7.500V40.500", 3.6),
    )


def fruit() -> str:
    """Draw a pineapple under its crown of leaves."""
    crown = (
        "M24 18C17 18.5 11.5 15.5 9.5 9.500C13.5 9.5 16 10.8 18 12.500C16.5 9 16.5 5 18.5 2"
        "C21 3.5 23 6 24 9C25 6 27 3.5 29.5 2C31.5 5 31.5 9 30 12.500C32 10.8 34.5 9.5 38.5 9.500"
        "C36.5 15.5 31 18.5 24 18Z"
    )
    return "".join(
        [
            ink(disc(24, 32, 13.6, 14.8)),
            cut("M13.5 24.500L32 45M21 18.500L37.5 37M34.5 24.500L16 45M27 18.500L10.5 37", 2.2),
            raised(crown, 2.6),
            hatch("M24 16.500V10M21 15.500L19.5 6M27 15.500L28.5 6", 0.9, CARD),
        ]
    )


def tobacco() -> str:
    """Draw a leaf of tobacco with its ribs."""
    leaf = (
        "M40.5 4C45.5 17 42.5 31 32 37.500C26 41.2 18.5 41 13.5 38L5.5 46.500L1.8 43L9.8 34.5"
        "C6.5 29.5 6.5 22 10.5 16C17 6.5 28.5 3 40.5 4Z"
    )
    return "".join(
        [
            ink(leaf),
            cut("M13 34.500L35 10.5", 3),
            cut("M20 26.800L19.5 15M27 19.200L26.5 10M21 26L33.5 28.500M28 18.500L37.5 20.5", 2),
            hatch("M15 31.500L13 22M17.5 31.500L27 35", 0.9, CARD),
        ]
    )


def sugar() -> str:
    """Draw a sugar loaf, white, on its blue paper."""
    loaf = "M24 3C27.5 3 29.5 5.5 30.5 9L38.5 38H9.500L17.5 9C18.5 5.5 20.5 3 24 3Z"
    lee = [(27.0, 8.0), (29.0, 10.0), (36.5, 37.0), (28.5, 37.0)]
    return "".join(
        [
            shape(loaf, 3.6),
            hatch(poly([lee[0], lee[3]], close=False) + "M28.5 9L31.5 36M30 14L34.5 36", 1),
            ink("M5 34C9 37 14 38 24 38S39 37 43 34L40 46H8Z"),
        ]
    )


GOODS = {
    "paprika": paprika,
    "cinnamon": cinnamon,
    "fruit": fruit,
    "tobacco": tobacco,
    "rum": rum,
    "sugar": sugar,
}


def sails() -> str:
    """Draw two square sails on their mast, full of wind."""
    return "".join(
        [
            line("M23 2V46", 3.4),
            raised(
                "M12.5 6.500H33.500C37.5 11 38 15.5 36.5 20.500H10.500C14 16 15 11 12.5 6.500Z", 1.6
            ),
            raised(
                "M7.5 23H37.500C44 29 45 36 42 42.500C30 37.5 18 38.5 4.5 42.500C10 36 11 29"
                " 7.5 23Z",
                1.6,
            ),
            hatch(
                "M33.5 9C35.5 12 35.6 15 35 18.500M30.5 9C32.2 12 32.3 15 31.7 18.5"
                "M38 26.500C41 31 41.5 35 40.6 38.500M34.5 26.500C37.2 31 37.6 34.5 36.8 38",
                0.9,
                CARD,
            ),
            cut("M17 10C18.5 13 18.3 15.5 17.4 17.500M13.5 27C15.5 31 15.3 34.5 13.8 37", 1.6),
        ]
    )


def hold() -> str:
    """Draw a crate, braced across."""
    return "".join(
        [
            ink("M3 8H45V44H3Z"),
            card("M9.5 14.500H38.500V37.500H9.500Z"),
            line("M10 15L38 37", 6),
            line("M38 15L10 37", 6),
            cut("M8 11.200H40M8 40.800H40", 1),
            card("".join(disc(x, y, 1.4) for x in (6.3, 41.7) for y in (11.3, 40.7))),
        ]
    )


TRACKS = {"sails": sails, "crew": crack_crew, "cannons": gunner, "hold": hold}
