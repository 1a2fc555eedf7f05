"""The eleven goods: crates of 48 by 48, each in its colour with its brand.

They are shown 14 pixels wide and larger. A brand fills the crate's face, so that it tells the good
without its colour; it is `--brand-dark` on pale crates and `--brand-pale` on dark ones, the same by
day and by night.
"""

from __future__ import annotations

from art.engrave.plate import CARD, INK, box, disc, flat, line, turned

DARK, PALE = "var(--brand-dark)", "var(--brand-pale)"
ON_DARK = ("manufactured", "tea", "textiles", "gems", "furs", "coffee")
"""The crates whose brand is pale."""


def weapons(paint: str, _: str) -> str:
    """Draw two crossed swords."""
    sword = flat("M22 3L24 0L26 3V31H22Z", paint) + line("M15.500 31.500H32.5", 4, paint)
    sword += line("M24 32V42", 4.4, paint) + flat(disc(24, 43.5, 3.4), paint)
    return turned(45, sword, about=(24, 24)) + turned(-45, sword, about=(24, 24))


def manufactured(paint: str, _: str) -> str:
    """Draw an anvil."""
    body = (
        "M3 13H11V10H43V17C37 17.5 33 20 31.500 24C31 29 32 31.500 36 34.500V40H12V34.500"
        "C16 31.5 17.500 28.500 17 25C11 25 5 21 3 13Z"
    )
    return flat(body, paint)


def silks(paint: str, under: str) -> str:
    """Draw a silk moth."""
    wings = (
        "M24 16C28 7 38 4 45 8C46 17 41 24 33 25C40 27 41 35 36 41C29 41 25 35 24 29"
        "C23 35 19 41 12 41C7 35 8 27 15 25C7 24 2 17 3 8C10 4 20 7 24 16Z"
    )
    return (
        flat(wings, paint)
        + line("M24 14V34", 5, under)
        + line("M24 13V33M23 12L18 5M25 12L30 5", 2.6, paint)
        + flat(disc(36.5, 14.5, 2.8) + disc(11.5, 14.5, 2.8), under)
    )


def tea(paint: str, under: str) -> str:
    """Draw two leaves of tea and a bud."""
    leaves = (
        "M24 34C23 22 14 14 3 14C3 26 12 34 24 34ZM24 34C25 22 34 14 45 14C45 26 36 34 24 34Z"
        "M24 22C18.500 16 19 8 24 2C29 8 29.500 16 24 22Z"
    )
    return (
        flat(leaves, paint)
        + line("M24 31V46", 3.6, paint)
        + line("M10 19L20 29M38 19L28 29", 2, under)
    )


def textiles(paint: str, under: str) -> str:
    """Draw a bolt of cloth, its end hanging down."""
    return (
        flat("M8 8H40C46 8 46 26 40 26H22V44H2V17C2 11 4 8 8 8Z", paint)
        + line("M9 26H23", 2, under)
        + line(disc(39, 17, 4.6, 7), 2.4, under)
        + line("M8 32H16M8 38H16", 2.2, under)
    )


def gems(paint: str, under: str) -> str:
    """Draw a cut stone."""
    return flat("M12 6H36L46 19L24 45L2 19Z", paint) + line(
        "M3 19H45M12 7L17 19L24 43L31 19L36 7M17 19L24 7L31 19", 2.2, under
    )


def gold(paint: str, under: str) -> str:
    """Draw a sack of dust."""
    sack = (
        "M17 14L13 4C17 6 20 3 24 5C28 3 31 6 35 4L31 14C40 21 45 31 42 38C40 45 33 45 24 45"
        "S8 45 6 38C3 31 8 21 17 14Z"
    )
    grains = "".join(disc(x, y, 2.3) for x, y in ((24, 25), (17, 31), (31, 31), (24, 37)))
    return flat(sack, paint) + line("M15.500 14H32.5", 2.6, under) + flat(grains, under)


def cotton(paint: str, under: str) -> str:
    """Draw a boll of cotton."""
    puffs = disc(24, 12.5, 9.5) + disc(13, 22, 9.5) + disc(35, 22, 9.5) + disc(24, 26, 9.5)
    husk = "M24 47C14 45 8 39 6 30C13 31 19 34 24 38C29 34 35 31 42 30C40 39 34 45 24 47Z"
    return (
        flat(puffs, paint)
        + line("M24 15V24M17 27C19 25 22 25 24 27C26 25 29 25 31 27", 2.2, under)
        + (line(husk, 3, under) + flat(husk, paint))
    )


def furs(paint: str, under: str) -> str:
    """Draw a pelt, stretched."""
    pelt = (
        "M24 2C27 2 29 5 29 9C34 8 39 6 45 7C46 12 42 17 38 19C40 24 40 29 38 32C42 34 45 38 44 43"
        "C39 44 34 42 31 38C28 40 27 44 24 47C21 44 20 40 17 38C14 42 9 44 4 43C3 38 6 34 10 32"
        "C8 29 8 24 10 19C6 17 2 12 3 7C9 6 14 8 19 9C19 5 21 2 24 2Z"
    )
    return flat(pelt, paint) + line(
        "M24 13V34M19 17L17.500 23M29 17L30.5 23M20 28L19 32M28 28L29 32", 2.4, under
    )


def coffee(paint: str, under: str) -> str:
    """Draw a bean of coffee."""
    return turned(35, flat(disc(24, 24, 15, 22), paint) + line("M24 3C14 14 34 32 24 45", 4, under))


def sugar(paint: str, under: str) -> str:
    """Draw a sugar loaf in its paper."""
    return (
        flat("M24 1C28 1 30 4 31 8L38 34H10L17 8C18 4 20 1 24 1Z", paint)
        + flat("M4 30C10 35 16 36 24 36S38 35 44 30L40 46H8Z", paint)
        + line("M4 30C10 35 16 36 24 36S38 35 44 30", 2.6, under)
    )


BRANDS = {
    "weapons": weapons,
    "manufactured": manufactured,
    "silks": silks,
    "tea": tea,
    "textiles": textiles,
    "gems": gems,
    "gold": gold,
    "cotton": cotton,
    "furs": furs,
    "coffee": coffee,
    "sugar": sugar,
}


def crate(good: str) -> str:
    """Draw a crate of a good."""
    colour = f"var(--crate-{good})"
    brand = BRANDS[good](PALE if good in ON_DARK else DARK, colour)
    return (
        flat(box(1, 1, 46, 46), INK)
        + flat(box(4, 4, 40, 40), colour)
        + f'<g transform="translate(6.7 6.7) scale(.72)">{brand}</g>'
        + flat("".join(disc(x, y, 1.1) for x in (2.5, 45.5) for y in (2.5, 45.5)), CARD)
    )
