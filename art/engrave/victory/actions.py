"""The ten action cards."""

from __future__ import annotations

from art.engrave.plate import CARD, cut, disc, ink, line, shape, turned
from art.engrave.victory.scene import LAND, ROOF, SEA, Scene
from art.engrave.victory.wares import balls


def person(x: float, y: float, size: float = 1.0, *, lady: bool = False) -> str:
    """Draw somebody on the quay who waves."""
    if lady:
        body = "M-7 20L-2.5 7H2.500L7 20ZM-4.5 -.5C-4.5 -6 4.5 -6 4.5 -.5ZM-6.5 -.5H6.500V.5H-6.5Z"
    else:
        body = "M-5 20V9Q-5 6 0 6T5 9V20ZM-3 -7H3V-1.500H6V0H-6V-1.500H-3Z"
    arm = line("M4 9L11 1", 2.4)
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        + arm
        + ink(body)
        + shape(disc(0, 2.6, 3.1), 1)
        + "</g>"
    )


def passengers() -> str:
    """Draw travellers on a quay with a trunk, a ship in the roads."""
    scene = Scene()
    scene.sea(34)
    scene.brig(70, 37, 0.85)
    scene.face("M-2 50H98V62H-2Z", LAND)
    scene.line("M0 54H96M18 50V54M44 50V54M70 50V54M8 54V60M32 54V60M58 54V60M84 54V60", 0.8)
    scene.add(person(16, 31, 1), person(34, 31, 1, lady=True))
    scene.face("M46 51V42H64V51Z", ROOF)
    scene.line("M46 45H64M50 42V51M60 42V51M52 42Q55 38.500 58 42", 1)
    return scene.drawn()


def fire_cannons() -> str:
    """Draw a gun going off: flame and smoke."""
    scene = Scene()
    scene.sea(44)
    scene.face("M-2 26H14V34H8V48H-2ZM-2 48H30V62H-2Z", LAND)
    scene.line("M0 53H30", 0.8)
    scene.face(
        "M56 26C52 19 58 11 65 14C67 5 80 5 82 12C91 10 97 18 92 25"
        "C98 32 90 42 82 38C77 45 67 44 65 37"
        "C58 40 52 33 56 26Z"
    )
    scene.shade("M66 17Q71 10 78 14M84 18Q90 19 88 25M68 35Q74 40 79 35M62 21Q60 26 63 31", 0.9)
    scene.face("M50 26L58 18L57 24L70 20L62 26L72 31L58 29L59 35Z", "var(--v-gold)")
    scene.add(
        ink("M4 23Q4 20 8 19.500L44 22.500V21h7v12h-7v-1.500L8 35Q4 34 4 31ZM4 25h-5v5h5z"),
        cut("M14 20.500V34M34 22V32", 1.3),
        ink("M6 37H34L38 46H2Z"),
        shape(disc(10, 47, 5), 1.6),
        shape(disc(30, 47, 5), 1.6),
        ink(disc(10, 47, 1.4) + disc(30, 47, 1.4) + disc(91, 20, 3.4)),
    )
    return scene.drawn()


def letter_of_marque() -> str:
    """Draw a sealed letter with a crown."""
    scene = Scene()
    scene.face("M16 6H74C82 6 82 14 76 14V46C76 54 70 55 66 54H20C14 55 12 48 16 46Z", CARD, 1.5)
    scene.face("M16 46H62C58 48 59 54 66 54", LAND, 1.2)
    scene.ink("M39 17L37 9L41.500 12L45 7L48.500 12L53 9L51 17Z")
    scene.line("M24 23H66M24 28H68M24 33H62M24 38H50", 1.3)
    scene.face("M62 44L57 58L64 54L68 59L72 53L79 56L74 44Z", ROOF)
    scene.add(shape(disc(68, 41, 8), 1.5, ROOF), line(disc(68, 41, 5), 0.8))
    scene.line("M68 37V45M65 39.500H71M64.500 42Q65 45 68 45T71.500 42", 1.1)
    return scene.drawn()


def full_sail_ahead() -> str:
    """Draw a ship under all sail before the wind."""
    scene = Scene()
    scene.sea(46)
    scene.line("M4 14H26M2 21H22M8 28H24M4 35H18", 1.3)
    scene.brig(52, 50, 1.45)
    scene.face("M70 53Q78 42 88 46Q84 48 88 51Q80 54 70 53Z", CARD, 1)
    scene.line("M28 53Q16 50 4 54M26 56Q14 55 2 58", 1)
    return scene.drawn()


def storm_ahead() -> str:
    """Draw a black cloud, lightning and a ship thrown about by the waves."""
    scene = Scene()
    scene.ink(
        "M-2 -2H98V14C94 20 86 19 84 15C80 22 70 22 66 17C62 23 50 24 46 17C40 23 30 22 27 16"
        "C20 22 10 21 7 15C4 17 0 16 -2 14Z"
    )
    scene.shade("M6 24L1 38M16 26L10 42M26 25L22 36M90 24L85 38M82 25L79 34M50 26L47 34", 1)
    scene.face("M70 15L60 30H67L61 44L78 26H70L76 15Z", "var(--v-gold)")
    scene.add(turned(-22, small_brig(32, 46), about=(32, 46)))
    scene.face(
        "M-2 50C6 38 14 38 18 44C15 43 13 45 14 48C20 54 30 44 38 46"
        "C48 48 46 54 54 54C64 54 66 40 78 40"
        "C86 40 88 46 84 50C90 52 94 48 98 46V62H-2Z",
        SEA,
        1.5,
    )
    scene.line("M66 50Q70 45 76 46M24 55Q32 50 40 54M4 56Q8 52 12 55M58 57Q66 54 72 57", 1)
    return scene.drawn()


def small_brig(x: float, y: float) -> str:
    """Draw a ship that is set in another picture."""
    scene = Scene()
    scene.parts.clear()
    scene.brig(x, y, 0.9)
    return scene.drawn()


def cannons() -> str:
    """Draw two guns crossed over a pile of shot."""
    scene = Scene()
    scene.ground(50)
    gun = (
        "M-36 -4Q-38 0 -36 4Q-33 6.500 -29 6.500L27 4.200V6H35V-6H27V-4.200L-29 -6.500"
        "Q-33 -6.500 -36 -4Z"
    )
    for turn in (205, -25):
        scene.add(
            f'<g transform="translate(48 27) rotate({turn})">'
            + shape(gun, 1.6, "currentColor")
            + f'<path stroke="{CARD}" stroke-width="1.2" d="{gun}"/>'
            + ink(gun + disc(-39, 0, 3))
            + cut("M-26 -6V6M-6 -5V5M20 -4V4", 1.3)
            + "</g>"
        )
    scene.add(balls(34, 57, 3.6))
    return scene.drawn()


def close_the_hatches() -> str:
    """Draw a grating in the deck, half under its cover, with a padlock."""
    scene = Scene()
    scene.face("M-2 -2H98V62H-2Z", LAND)
    scene.line("M0 8H96M0 20H18M78 20H96M0 32H14M82 32H96M0 44H10M86 44H96M30 0V8M70 0V8", 0.8)
    scene.face("M20 10H76L88 54H8Z", ROOF, 1.6)
    scene.ink("M24 14H72L81 50H15Z")
    bars = "".join(f"M{24 + 8 * k} 14L{15 + 11 * k} 50" for k in range(1, 6))
    scene.add(cut(bars + "M22 22H74M19.500 31H76.500M17.500 40H79", 2.2))
    scene.face("M42 9H80L92 55H44Z", CARD, 1.6)
    scene.line("M50 9L55 55M59 9L66 55M68 9L78 55", 0.9)
    scene.line("M43 18H83M44 46H90", 2.6)
    scene.add(
        line("M35 32V26Q35 20 41 20T47 26V32", 2.6), shape("M31 31H51V46H31Z", 1.4, "var(--v-gold)")
    )
    scene.add(ink(disc(41, 37, 2.2) + "M40 37H42L43 43H39Z"))
    return scene.drawn()


def out_manoeuvre() -> str:
    """Draw a ship from above that turns out of the way of a shot."""
    scene = Scene()
    scene.parts.clear()
    scene.face("M-2 -2H98V62H-2Z", SEA)
    scene.shade(
        (
            "M6 8q3 -2 6 0t6 0M70 52q3 -2 6 0t6 0M40 56q3 -2 6 0t6 0M4 30q3 -2 6 0t6 0"
            "M82 12q3 -2 6 0t6 0"
        ),
        0.8,
    )
    scene.add(
        '<path stroke="currentColor" stroke-width="2" stroke-dasharray="5 4" '
        'd="M14 58C14 30 26 14 50 14"/>'
    )
    hull = "M-20 -7H4Q18 -6 23 0Q18 6 4 7H-20Q-23 0 -20 -7Z"
    deck = "".join(f"M{x} -13Q{x + 5} 0 {x} 13" for x in (-11, 5))
    scene.add(
        '<g transform="translate(62 17) rotate(12)">'
        + shape(hull, 1.6, LAND)
        + line("M-18 0H30", 1)
        + ink(disc(-9, 0, 1.8) + disc(7, 0, 1.8))
        + line(deck, 3)
        + "</g>"
    )
    scene.line("M2 42H28M6 47H24", 1)
    scene.line(disc(52, 48, 19, 7), 1)
    scene.face(
        (
            "M42 50Q40 40 34 36Q44 38 47 44Q48 36 46 31Q54 36 53 44Q56 38 64 36"
            "Q59 41 60 50Q51 54 42 50Z"
        ),
        CARD,
        1.3,
    )
    scene.ink(disc(34, 44.5, 4))
    return scene.drawn()


def hoist_the_sails() -> str:
    """Draw hands who haul a yard up the mast."""
    scene = Scene()
    scene.ground(54)
    scene.line("M58 54V-2", 3.4)
    scene.face("M36 14H80Q85 26 79 38Q68 33 58 37Q47 33 37 38Q42 26 36 14Z", CARD, 1.5)
    scene.shade("M45 17Q49 26 45 33M70 17Q74 26 71 33M76 17Q80 26 76 34", 0.8)
    scene.line("M31 13H85", 3)
    scene.ink("M10 24L19 10L28 24H22V36H16V24Z")
    scene.line("M58 4L38 46", 1.2)
    for x in (24, 36):
        scene.add(
            line(f"M{x + 1} 44L{x + 8} 39", 2),
            ink(
                f"M{x - 8} 57L{x - 3} 47L{x - 2} 41Q{x} 38 {x + 3} 41L{x + 3} 48"
                f"L{x + 6} 57H{x + 2}L{x - 1} 50L{x - 4} 57Z"
            ),
            shape(disc(x + 1, 36.5, 2.8), 1),
        )
    return scene.drawn()


def merchant() -> str:
    """Draw a stall under an awning: timber, bricks, ingots and cloth."""
    scene = Scene()
    scene.ground()
    scene.line("M12 56V16M84 56V16", 2)
    scene.face("M6 20L14 4H82L90 20Z", CARD, 1.4)
    scene.add(ink("M18 20L24 4H33L30 20ZM42 20L43.500 4H52.500L54 20ZM66 20L63 4H72L78 20Z"))
    scene.line("M6 20q5.500 6 12 0t12 0t12 0t12 0t12 0t12 0t12 0", 1.3)
    scene.face("M10 42H86V56H10Z", ROOF)
    scene.shade("M12 47H84M12 51.500H84M30 42V47M54 42V47M72 42V47M42 47V51", 0.8)
    for x, y in ((18, 38.4), (25, 38.4), (21.5, 32.2)):
        scene.add(shape(disc(x, y, 3.5), 1.1), line(disc(x, y, 1.3), 0.7))
    scene.face("M33 42V37H41V42ZM41 42V37H49V42ZM37 37V32H45V37Z", ROOF)
    scene.ink("M53 42L55 36.500H62L64 42ZM57 36L59 30.500H65L67 36Z")
    scene.face("M69 42V35Q69 31 73 31H80Q77 33 77 36V42Z")
    scene.line("M72 34V42", 0.8)
    return scene.drawn()


ACTIONS = {
    "passengers": passengers,
    "fire_cannons": fire_cannons,
    "letter_of_marque": letter_of_marque,
    "full_sail_ahead": full_sail_ahead,
    "storm_ahead": storm_ahead,
    "cannons": cannons,
    "close_the_hatches": close_the_hatches,
    "out_manoeuvre": out_manoeuvre,
    "hoist_the_sails": hoist_the_sails,
    "merchant": merchant,
}
