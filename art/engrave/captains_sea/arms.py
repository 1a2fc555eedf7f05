"""Motifs of the bridge cards on deck: guns, shot, arms, buckets, a drum."""

from __future__ import annotations

from art.engrave.captains_sea.plates import FIRE, SMOKE, WOOD, Plate
from art.engrave.plate import card, cut, disc, ink, line, num, shape, turned


def gun() -> str:
    """Draw a gun on its truck carriage, run out through the port, and its smoke."""
    plate = Plate()
    plate.bulwark(8, 46, (54, 84))
    plate.deck(46)
    plate.face(
        "M66 22C64 13 74 9 79 14C84 7 95 10 95 18C100 20 100 32 95 33C92 40 82 40 79 35"
        "C72 38 65 33 68 28Z",
        SMOKE,
        1,
    )
    plate.face("M61 25L70 17L68 24L79 22L71 28L77 34L67 32L64 36Z", FIRE, 1)
    plate.add(
        ink(
            "M8 23Q7 20 11 19.500L52 22.500V20.500H60V35.500H52V33.500"
            "L11 36Q7 35.500 8 32ZM8 25H2.500V30.500H8Z"
        ),
        cut("M17 20V35.500M36 22V34.500", 1.3),
        shape("M8 38H42L46 47H4Z", 1.4, WOOD),
        line("M14 38V34M34 38V34", 2.6),
        shape(disc(13, 49, 5), 1.6, WOOD),
        shape(disc(37, 49, 5), 1.6, WOOD),
        ink(disc(13, 49, 1.4) + disc(37, 49, 1.4)),
        line("M2 40C-2 36 -2 30 3 28", 1.4),
    )
    return plate.drawn()


def shot() -> str:
    """Draw a shot garland: round shot, chain shot and a pair of balls on the deck."""
    plate = Plate()
    plate.bulwark(6, 34)
    plate.deck(34)
    for x in (14.0, 27.0, 40.0):
        plate.add(
            ink(disc(x, 44, 6.6)), cut(f"M{num(x - 4)} 42.500Q{num(x - 3)} 39.500 {num(x)} 39", 1.4)
        )
    for x in (20.5, 33.5):
        plate.add(
            ink(disc(x, 33.5, 6.6)), cut(f"M{num(x - 4)} 32Q{num(x - 3)} 29 {num(x)} 28.500", 1.4)
        )
    plate.add(ink(disc(27, 23, 6.6)), cut("M23 21.500Q24 18.500 27 18", 1.4))
    plate.face("M4 47H50V52H4Z", WOOD)
    plate.add(
        ink("M62 33A8 8 0 0 0 62 49ZM86 33A8 8 0 0 1 86 49Z"),
        line(disc(67, 41, 2.6, 2) + disc(72, 41, 2.6, 2) + disc(77, 41, 2.6, 2), 1.4),
        line("M62 41H64.400M79.600 41H86", 1.6),
    )
    return plate.drawn()


def pike() -> str:
    """Draw boarding pikes in their rack and a cutlass over the bulwark."""
    plate = Plate()
    plate.sea(24)
    plate.bulwark(30, 62)
    for x in (16, 30, 44):
        plate.line(f"M{x} 62L{x + 8} 8", 2.2)
        plate.add(turned(8.5, ink(f"M{x + 8} -4L{x + 10.5} 7H{x + 5.5}Z"), about=(x + 8, 6)))
    plate.face("M8 40H58V45H8Z", WOOD)
    plate.add(
        ink("M62 50C74 42 86 26 92 8C94 26 86 44 68 56Z"),
        cut("M68 50C78 42 86 30 90 18", 1),
        line("M58 46C62 44 70 52 68 58M64 53L56 60", 2.8),
    )
    return plate.drawn()


def bucket() -> str:
    """Draw leather buckets beside a glowing wad."""
    plate = Plate()
    plate.bulwark(4, 38)
    plate.deck(38)
    for x in (12, 38):
        plate.line(f"M{x + 1} 22C{x + 2} 8 {x + 20} 8 {x + 21} 22", 1.6)
        plate.face(f"M{x} 22H{x + 22}L{x + 18} 50H{x + 4}Z", WOOD, 1.4)
        plate.add(shape(f"M{x} 22a11 3 0 0 1 22 0a11 3 0 0 1 -22 0Z", 1.2, "var(--c-sea)"))
        plate.line(f"M{x + 1.5} 30H{x + 20.500}M{x + 3} 43H{x + 19}", 1.1)
    plate.face(
        "M74 34C76 38 84 42 84 49C84 54 80 57 75 57S66 54 66 49"
        "C66 45 69 43 70 40C72 41 73 43 73 44C75 42 75 38 74 34Z",
        FIRE,
        1.2,
    )
    plate.add(
        card(
            "M75 55C72 55 71 53 71.500 50C72 48 74 47 74.500 45"
            "C77 47 79 49 78.500 52C78 54 77 55 75 55Z"
        )
    )
    plate.line("M64 58H88", 1.6)
    return plate.drawn()


def drum() -> str:
    """Draw a drum with its sticks."""
    plate = Plate()
    plate.bulwark(4, 40)
    plate.deck(40)
    plate.face("M28 18V44C28 52 68 52 68 44V18Z", WOOD, 1.5)
    plate.add(shape("M28 18a20 6 0 0 1 40 0a20 6 0 0 1 -40 0Z", 1.6))
    plate.line("M28 24C28 31 68 31 68 24M28 42C28 49 68 49 68 42", 1.8)
    plate.line("M30 28L37 47L44 30L51 49L58 29.500L66 45", 1.3)
    plate.line("M22 8L50 17M78 6L52 16", 2.2)
    plate.ink(disc(50.5, 17.2, 2) + disc(51.5, 16.4, 2))
    return plate.drawn()
