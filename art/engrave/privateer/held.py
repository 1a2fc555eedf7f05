"""What captains hold at the right of the plate."""

from __future__ import annotations

from art.engrave.burin import fine, folds, lights
from art.engrave.held import fist, glass, put
from art.engrave.plate import cut, disc, ink, line, shape


def cutlass() -> str:
    """Draw a cutlass carried at the shoulder."""
    blade = "M98 84C95 60 97 34 106 10C113 34 112 62 105.500 84Z"
    guard = "M90 83C96 80 108 80 114 84C119 92 117 102 108 106C112 98 111 91 105 88.500H92Z"
    return (
        shape(blade, 1.8)
        + folds([(102, 82), (101, 56), (105.4, 24)], width=1)
        + fine({0.8: "M108 30V66M106.500 24V74"})
        + fist(102, 98)
        + ink(guard)
        + lights([(94, 84.6), (104, 84), (112, 87)], width=1.2)
    )


def pistol() -> str:
    """Draw a pistol held upright."""
    barrel = "M97 32H104.500V78H97Z"
    lock = "M104.500 60L111 57.500L110 66L105 68ZM96 54H106V57.500H96ZM96 31H105.500V35.500H96Z"
    return (
        shape(barrel, 1.8)
        + fine({0.8: "M102.500 36V76M101 36V76"})
        + shape("M95.500 58H105L108 84L98 94L94 84Z", 1.8, "var(--art-brown)")
        + ink(lock)
        + fist(101, 97)
    )


def held_coin() -> str:
    """Draw a piece of eight held up."""
    return (
        fist(101, 98)
        + shape(disc(101, 80, 11), 1.9, "var(--coat-gold)")
        + line(disc(101, 80, 7.6), 1)
        + line("M101 74.500V85.500M95.500 80H106.500", 2)
    )


def compass() -> str:
    """Draw a spyglass carried at the shoulder, the brass up."""
    return put(95, 112, -80, glass(66)) + fist(96, 103, dark=True)


def map_roll() -> str:
    """Draw a rolled chart, its ribbon about it."""
    roll = "M93 40L110 36L114 100L97 102Z"
    return (
        shape(roll, 1.9)
        + shape(disc(101.5, 38, 8.6, 3.6), 1.7)
        + line(disc(101.5, 38, 4, 1.6), 1.1)
        + fine({0.8: "M107 42L110.500 98M104.500 43L107.500 99"})
        + shape("M94.200 64L111.400 61L111.800 67L94.600 70Z", 1.4, "var(--coat-red)")
        + fist(102, 100)
    )


def quill() -> str:
    """Draw a book and a quill: a planter who bought his ship."""
    return (
        ink("M84 96L112 90L116 116L88 122Z")
        + cut("M88.500 96L92 120", 1.2)
        + shape("M92 100L98 70C100 60 106 52 114 48C115 60 112 72 104 80Z", 1.6)
        + folds([(93, 98), (101, 74), (112, 51)], width=1)
    )


HELD_BY_CAPTAINS = {
    "cutlass": cutlass(),
    "pistol": pistol(),
    "coin": held_coin(),
    "spyglass": compass(),
    "roll": map_roll(),
    "quill": quill(),
}
