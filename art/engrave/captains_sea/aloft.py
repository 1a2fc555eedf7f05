"""Motifs of the bridge cards aloft and around: rope, spars, flags, weather."""

from __future__ import annotations

from art.engrave.captains_sea.plates import FIRE, SMOKE, WOOD, Plate
from art.engrave.plate import CARD, cut, disc, ink, line, moved, num, ruled, shape, turned


def rope() -> str:
    """Draw shrouds with a stay that has parted."""
    plate = Plate()
    plate.sea(46)
    plate.line("M10 62L40 -2M24 62L46 -2M38 62L52 -2M52 62L58 -2", 1.6)
    plate.line("M12.500 56H53M17 46H54.500M21.500 36H56M26 26H57M31 16H58M35.500 6H58", 1)
    plate.line("M96 60C86 48 82 44 76 34", 2.6)
    plate.line("M76 34Q73 30 74 26M76 34Q71 32 69 28M76 34Q78 30 77 26", 1)
    plate.line("M62 -2L68 10", 2.6)
    plate.line("M68 10Q72 14 70 18M68 10Q66 15 68 18M68 10Q64 12 63 16", 1)
    plate.line("M80 42L84 38M84 48L89 44M89 54L93 50", 0.9)
    return plate.drawn()


def spar() -> str:
    """Draw a yard that is fished: two battens lashed along the break."""
    plate = Plate()
    plate.deck(38)
    plate.face("M-4 30L100 22V31L-4 39Z", WOOD, 1.4)
    plate.shade("M2 33.500L94 26.500M6 36L90 29.500")
    plate.face("M24 22L72 18.500V24L24 27.500Z", CARD, 1.2)
    plate.face("M24 34L72 30V35.500L24 39.5Z", CARD, 1.2)
    for x in (30, 42, 54, 66):
        top = 20.5 - (x - 30) * 0.075
        plate.line(f"M{x} {num(top)}q-3 9 -.5 18M{x + 2.5} {num(top)}q-3 9 -.5 18", 1.4)
    plate.line("M10 52C20 46 26 56 34 50S46 46 50 52", 1.6)
    plate.add(moved(66, 42, ink("M0 4h16v6h-16zM16 5.5h14v3h-14z")))
    return plate.drawn()


def block() -> str:
    """Draw a double block with its fall."""
    plate = Plate()
    plate.sea(48)
    plate.line("M48 -2V10", 3)
    plate.line(disc(48, 12, 4), 2)
    plate.face(
        "M48 14C60 14 64 24 64 32C64 42 58 48 48 48S32 42 32 32C32 24 36 14 48 14Z", WOOD, 1.6
    )
    plate.shade(ruled([(36, 20), (44, 17), (44, 45), (36, 42)], 90, 1.8))
    plate.add(shape(disc(48, 31, 6), 1.6), ink(disc(48, 31, 2)))
    plate.line("M41 15.500C36 24 36 38 41 47M55 15.500C60 24 60 38 55 47", 1)
    plate.line("M36 44L28 62M60 44L70 62M54 47L58 62", 2)
    return plate.drawn()


def helm() -> str:
    """Draw the wheel with a man's hands on it."""
    plate = Plate()
    plate.sea(30)
    plate.deck(50)
    plate.line("M30 51L34 60M66 51L62 60", 3)
    for angle in (0, 45, 90, 135):
        plate.add(turned(angle, line("M48 5V53", 2.4), about=(48, 29)))
    plate.add(
        line(disc(48, 29, 15.5), 4.6),
        cut(disc(48, 29, 15.5), 1.6),
        shape(disc(48, 29, 5), 1.6, WOOD),
        ink(disc(48, 29, 1.6)),
    )
    plate.face("M-2 46C10 42 22 34 28 22L35 25L33 31C28 40 14 52 -2 56Z", CARD, 1.3)
    plate.face("M28 22C29 17 37 17 37 22C38 26 36 29 33 30C30 29 28 26 28 22Z", CARD, 1.3)
    plate.shade("M4 50Q16 44 26 32M8 52Q20 45 29 34")
    return plate.drawn()


def flag() -> str:
    """Draw an ensign nailed to the mast."""
    plate = Plate()
    plate.sea(50)
    plate.line("M20 62V-2", 4.4)
    plate.face("M22 6Q38 0 54 6T90 6V38Q74 44 56 38T22 38Z", CARD, 1.5)
    plate.shade("M24 12Q40 6 54 12T88 12M24 18Q40 12 54 18T88 18", 0.8)
    plate.shade("M24 24Q40 18 54 24T88 24M24 30Q40 24 54 30T88 30", 0.8)
    plate.ink("M22 6Q33 2 44 3.500V21Q33 19 22 22Z")
    plate.add(cut("M23 8L43 19M43 6L23 20M33 5V20M23 13.500H43", 1.4))
    plate.line("M17 9L23 7M17 34L23 32M17 21L23 19", 2.2)
    plate.add(turned(-38, ink("M2 46h14v6h-14zM16 47.500h16v3h-16z"), about=(12, 48)))
    return plate.drawn()


def cloud() -> str:
    """Draw a squall that comes over the sea."""
    plate = Plate()
    plate.sea(42)
    plate.face(
        "M-4 20C-2 8 14 4 22 10C28 -2 50 -2 56 8C66 0 84 4 86 14C96 14 102 22 98 28H-4Z", SMOKE, 1.4
    )
    plate.ink("M-4 24C8 19 20 27 32 23S56 27 66 23S86 26 98 22V29H-4Z")
    plate.line(
        "M8 31L2 42M20 31L13 42M32 30L26 42M46 31L39 42M60 30L54 42M74 31L67 42M88 30L82 42", 1
    )
    plate.line("M10 12Q16 8 21 13M42 6Q50 3 54 10M72 8Q80 7 83 14", 1)
    plate.face("M66 47Q74 36 84 41Q79 43 83 47Z", CARD, 1)
    return plate.drawn()


def gull() -> str:
    """Draw two gulls over a calm sea with a ship far away."""
    plate = Plate()
    plate.sea(40)
    plate.face(
        "M18 22C26 10 36 10 42 20C48 10 60 8 68 16C60 15 52 18 46 27"
        "C44 30 38 30 36 27C32 20 26 19 18 22Z",
        CARD,
        1.3,
    )
    plate.ink(
        "M44 25L52 26L45 28.500ZM18 22C22 18 26 17 29 18L25 21Z"
        "M68 16C64 14 60 13.500 57 14.500L61 17Z"
    )
    plate.line("M70 10Q74 6 78 10Q82 6 86 10M8 12Q11 9 14 12Q17 9 20 12", 1.2)
    plate.face("M74 40V30Q79 33 79 38H82V32Q86 35 86 40Z", CARD, 0.9)
    plate.ink("M71 40H89L87 43H73Z")
    plate.line("M20 50H44M52 54H80M8 56H22", 0.9)
    return plate.drawn()


def topsail() -> str:
    """Draw square sails that the wind fills."""
    plate = Plate()
    plate.sea(52)
    plate.line("M48 -2V62", 3)
    plate.face("M30 4H66Q76 14 68 24Q48 19 28 24Q22 14 30 4Z", CARD, 1.4)
    plate.face("M22 27H74Q88 42 78 55Q48 48 18 55Q10 42 22 27Z", CARD, 1.4)
    plate.line("M26 4H70M16 27H80", 2.8)
    plate.shade(
        "M34 6Q30 13 32 21M40 6Q37 13 38 20M28 29Q22 40 24 52M36 29Q31 40 32 51"
        "M44 29Q42 40 42 49M72 29Q80 41 74 52M64 6Q69 14 65 22",
        0.8,
    )
    plate.line("M30 33l2 3M40 33l1 3M50 33v3M60 33l-1 3M70 33l-2 3", 0.9)
    plate.line("M4 10H16M2 18H12M4 40H10M86 12H94M88 38H96", 1)
    return plate.drawn()


def lantern() -> str:
    """Draw a stern lantern and a string of signal flags."""
    plate = Plate()
    plate.sea(46)
    plate.line("M48 -2C60 10 78 22 98 28", 1.2)
    for x, y, cross in ((58, 7, True), (70, 14, False), (82, 20.5, True)):
        plate.face(f"M{x} {y}l9 4.500l-3 9l-9 -4.500Z", CARD, 1.1)
        inner = (
            f"M{x + 4.5} {y + 2.5}l-3 9M{num(x - 1.5)} {num(y + 4.5)}l9 4.5"
            if cross
            else f"M{x - 1} {y + 3}l8 4"
        )
        plate.line(inner, 2)
    plate.line("M30 60V50", 3)
    plate.face("M18 22L22 48H38L42 22Z", "var(--c-sky)", 1.6)
    plate.face("M30 28C34 33 35 36 34 40C33 43 27 43 26 40C25.500 37 29 33 30 28Z", FIRE, 1)
    plate.line("M26 22L27 48M34 22L33 48", 1.2)
    plate.ink("M14 22C16 14 24 10 28 8V4H32V8C36 10 44 14 46 22ZM18 48H42V52H18Z")
    plate.line(disc(30, 2, 2.4), 1.6)
    plate.line("M10 30L4 28M9 38H2M50 30L56 28M51 38H58", 1.1)
    return plate.drawn()
