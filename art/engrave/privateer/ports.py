"""The six ports: an emblem of each on a plate of 48 by 48, known by what stands there.

Cartagena its gate, Caracas its mountain, San Juan its sentry box, Havana its lighthouse, Tortuga
the turtle it is named after, Catalina two palms on an islet.
"""

from __future__ import annotations

from art.engrave.plate import CARD, box, card, cut, disc, hatch, ink, line, raised, turned

WATER = (
    "M2 45.500C5 42.5 8 42.5 11 45.500S17 42.500 20 45.500S26 42.500 29 45.500S35"
    " 42.500 38 45.500S44 42.500 46.5 45"
)


def cartagena() -> str:
    """Draw the town gate under its clock tower."""
    return "".join(
        [
            ink("M24 1L28.5 9.500H19.500Z"),
            ink("M17 10.500H31V22H17Z"),
            card(disc(24, 16.2, 4)),
            line("M24 13.800V16.300H26", 1.4),
            ink("M3 18.500H8V22H11.500V18.500H16V24H32V18.500H36.500V22H40V18.500H45V45H3Z"),
            card("M18 45V35C18 27.5 30 27.5 30 35V45Z"),
            ink("M23 30H25V45H23ZM18 36H30V38H18Z"),
            cut("M5 28.500H14M34 28.500H43M8 34H14M34 34H40", 1.6),
            hatch("M36 38.500H43M36 41.500H43M5 38.500H12M5 41.500H12", 0.9, CARD),
        ]
    )


def caracas() -> str:
    """Draw a church before the mountain."""
    return "".join(
        [
            ink("M0 36L12 15.500L18 22L28 4L38 19L42 15.500L48 27V36Z"),
            card("M28 8.500L32.5 15.500L29.5 14L28 17.500L25.5 14.500L23 17.500Z"),
            hatch("M36 22L40 33M32 20L36.5 33M44 24L46 33M14 22L17 30", 0.9, CARD),
            raised("M8 46V30L14.5 25L21 30V46Z", 2),
            raised("M20.5 46V20.500L25 15L29.5 20.500V46Z", 2),
            raised("M29.5 46V33H42V46Z", 2),
            card("M23.4 24H26.600V29H23.400ZM12.5 46V38.500C12.5 36 16.5 36 16.5 38.500V46Z"),
            card(box(32.5, 36.5, 2.6, 4) + box(37.2, 36.5, 2.6, 4)),
            line("M25 15V10.500M23.2 12H26.8", 1.6),
        ]
    )


def san_juan() -> str:
    """Draw a sentry box on the corner of a rampart."""
    return "".join(
        [
            ink(disc(24, 3.8, 2.4)),
            ink("M13.5 15.500C14 9 18 5.5 24 5.500S34 9 34.5 15.500Z"),
            ink("M12 16.800H36V20H12Z"),
            ink("M14.5 21.500H33.500V33H14.500Z"),
            card(
                "M22 24H26V31H22ZM16.3 24.500H18.300V30.500H16.300ZM29.7 24.500"
                "H31.700V30.500H29.700Z"
            ),
            ink("M11 34.200H37L32 41H16Z"),
            ink("M1 30H9L11 37L16 43H32L37 37L39 30H47V47H1Z"),
            cut("M3 36.500H8.500M39.5 36.500H45M3 42H12M36 42H45", 1.6),
            hatch("M18 10C19 8.4 20.5 7.600 22 7.300M29.5 10C31 11.5 31.6 13 31.8 14.5", 1, CARD),
        ]
    )


def havana() -> str:
    """Draw the lighthouse over its castle."""
    return "".join(
        [
            line("M17 7.500L4 3.500M17 10H3M31 7.500L44 3.500M31 10H45", 2.2),
            ink("M19 5.500L24 1L29 5.500V12H19Z"),
            card("M21.8 6.500H26.200V11H21.800Z"),
            ink("M16.5 12.800H31.500V16H16.500Z"),
            ink("M19 17H29L31 34H17Z"),
            cut("M18.5 22.500H29.500M17.8 28.500H30.2", 2.2),
            ink("M2 30H7V33H10.500V30H15V33H33V30H37.500V33H41V30H46L44 42.500H4Z"),
            card(
                "M11 36.500H14.500V39H11ZM22.2 36.500H25.800V39H22.200ZM33.5 36.500H37V39H33.500Z"
            ),
            line(WATER, 2.2),
        ]
    )


def tortuga() -> str:
    """Draw a turtle."""
    plates = (
        "M24 13.500L31 18V27.500L24 33L17 27.500V18ZM24 13.500V8M31 18L37.5 15M31"
        " 27.500L37 32M24 33V39.500M17 27.500L11 32M17 18L10.5 15"
    )
    return turned(
        38,
        ink("M24 -.5C28 -.5 29.600 3 29 6L28 10H20L19 6C18.400 3 20 -.5 24 -.5Z"),
        ink(
            "M36 13C40 9 44.500 9 47 12C46.5 17 42.5 19.500 38.5 19.500ZM12 13C7"
            " 8.5 2 8.5 -1.5 12C-.5 17.5 5 20 9.5 19.500Z"
        ),
        ink(
            "M36.5 32C41 33.5 43 37 42.5 41.500C38.5 42 35 40 33 37ZM11.5 32C7"
            " 33.5 5 37 5.5 41.500C9.5 42 13 40 15 37Z"
        ),
        ink("M22.5 40H25.500L24 46Z"),
        raised("M24 7C34 7 40 14 40 23.500S33 41 24 41S8 33 8 23.500S14 7 24 7Z", 2),
        cut(plates, 2),
        card(disc(21.7, 3, 1) + disc(26.3, 3, 1)),
        about=(24, 23),
    )


def palm(x: float, foot: float, size: float, lean: float) -> str:
    """Draw a palm: a bent trunk and six fronds."""

    def put(dx: float, dy: float) -> str:
        return f"{x + lean * 8 * size + dx * size:.1f} {foot - 26 * size + dy * size:.1f}"

    trunk = f"M{x:g} {foot:g}Q{x + lean * 2 * size:.1f} {foot - 14 * size:.1f} {put(0, 0)}"
    fronds = "".join(
        f"M{put(0, 1.5)}Q{put(a, b)} {put(c, d)}Q{put(a * 0.9, b + 5)} {put(0, 1.5)}Z"
        for a, b, c, d in (
            (-8, -8, -14, 2),
            (8, -8, 14, 2),
            (-7, -3, -11, 9),
            (7, -3, 11, 9),
            (-3, -12, -10, -7),
            (4, -12, 10, -7),
        )
    )
    return (
        line(trunk, 3.2 * size)
        + ink(fronds)
        + ink(
            "".join(
                disc(x + lean * 8 * size + dx * size, foot - 24 * size, 1.8 * size)
                for dx in (-2, 2)
            )
        )
    )


def catalina() -> str:
    """Draw two palms on an islet."""
    return "".join(
        [
            palm(20, 39, 1.05, -0.5),
            palm(29, 39, 0.82, 1.0),
            ink("M4 41.500C10 36 17 36.5 24 36.500S38 36 44 41.500Z"),
            line(WATER, 2.2),
        ]
    )


PORTS = {
    "cartagena": cartagena,
    "caracas": caracas,
    "san_juan": san_juan,
    "havana": havana,
    "tortuga": tortuga,
    "catalina": catalina,
}
