"""What officers and hands wear on their heads."""

from __future__ import annotations

from tools.engrave.badges import star
from tools.engrave.plate import CARD, card, cut, disc, hatch, ink, line, moved, shape, turned

_ATHWART = (
    "M17 39C24 22 41 7.5 60 6.5C79 7.5 96 22 103 39C91 34.5 76 32.4 60 32.4C44 32.4 29 34.5 17 39Z"
)
_LACE = "M23.5 34.6C31 21.5 45 12 60 11.2C75 12 89 21.5 96.5 34.6"
_COCKADE = card(disc(76, 21.5, 5.2)) + ink(disc(76, 21.5, 3.7)) + card(disc(76, 21.5, 1.4))
_LOOP = cut("M76 26L74.5 32", 2.4)

_CROWN = "M45.5 33L47 13.5C55 10.5 65 10.5 73 13.5L74.5 33Z"
_BRIM = "M36 33C42 29.5 78 29.5 84 33C80 38 40 38 36 33Z"

_SHAKO = "M44.6 34L43 9.5C54 5.5 66 5.5 77 9.5L75.4 34C66 31.5 54 31.5 44.6 34Z"
_PEAK = "M42 35.5C52 31 68 31 78 35.5C70 39.5 50 39.5 42 35.5Z"

HATS = {
    "laced": ink(_ATHWART)
    + cut(_LACE, 1.6)
    + _LOOP
    + _COCKADE
    + cut("M30 33L32.6 29.6M37 30.8L39.6 27M84 28L86.5 31.5", 1),
    "plain": ink(_ATHWART)
    + _LOOP
    + _COCKADE
    + hatch("M34 29C42 20.5 52 17 60 16.8M90 30C84 24 78 20.5 72 18.6", 1, CARD),
    "feathered": ink(_ATHWART)
    + cut(_LACE, 1)
    + shape("M60 9.5C70 .5 88 1.5 97 11C88 9.5 84 12 80 14C72 11 66 10 60 9.5Z", 1.6)
    + line("M66 8.5C76 5.5 86 7 94 10.5M72 9.4L75 6M79 10L82.4 6.6M85 10.6L88 8", 0.8),
    "tilted": turned(-7, ink(_ATHWART), cut(_LACE, 1.6), _LOOP, _COCKADE, about=(60, 34)),
    "worn": turned(
        6,
        ink(_ATHWART),
        _LOOP,
        _COCKADE,
        cut("M27 34L31 31M88 26L92 30M47 12L50 16M52 10.5L54 14", 1.2),
        about=(60, 34),
    ),
    "round": ink(_CROWN)
    + ink(_BRIM)
    + cut("M45.8 28.5Q60 32 74.2 28.5", 2)
    + hatch("M70 14.5L71.5 27M66 13.6L67 28", 0.9, CARD),
    "boater": shape(_CROWN, 2)
    + shape(_BRIM, 2)
    + ink("M45.8 25.5Q60 29 74.2 25.5L74.5 31.5Q60 34.6 45.5 31.5Z")
    + hatch("M67 13V25M70 13.6V24.6M72.4 15V24M64 12.6V25.6", 0.8),
    "tarpaulin": ink("M44 33C43 20 50 14.5 60 14.5C70 14.5 77 20 76 33Z")
    + ink("M31 34C40 29 80 29 89 34C80 40.5 40 40.5 31 34Z")
    + cut("M44.5 28.6Q60 32.4 75.5 28.6", 1.8)
    + ink("M75 29L86 38L82.5 39L88 46L76 34Z"),
    "straw": shape("M45 33C44 22 50 16.5 60 16.5C70 16.5 76 22 75 33Z", 2)
    + shape("M30 34C40 28.5 80 28.5 90 34C80 41 40 41 30 34Z", 2)
    + line("M34 34.8Q60 40 86 34.8M40 33Q60 37 80 33M47 24Q60 27 73 24M49 20.6Q60 23 71 20.6", 0.8)
    + ink("M45 28.5Q60 32 75 28.5L75.2 32.6Q60 36 44.8 32.6Z"),
    "knitted": shape("M43 40C41 24 48 13.5 60 13.5C72 13.5 79 24 77 40C70 36.5 50 36.5 43 40Z", 2)
    + ink("M44 30.6C50 28 70 28 76 30.6L76.6 35C70 32.4 50 32.4 43.4 35Z")
    + ink("M47 22.6C52 20.4 68 20.4 73 22.6L74.6 26.4C68 24 52 24 45.4 26.4Z")
    + ink(disc(60, 12.5, 3)),
    "stocking": ink(
        "M43 40C40 23 50 12.5 62 13C74 12 88 18 92 32C93 37 91 41 89.5 43"
        "C87.5 36 83 31 76.5 30.5L77 40C70 36.5 50 36.5 43 40Z"
    )
    + cut("M43.4 35.5C50 32 70 32 76.8 35.5", 1.6)
    + cut("M48 26C54 22 66 22 72 26M80 24C84 26.5 87 30 88.5 35", 1)
    + card(disc(89.6, 45, 2.4))
    + line(disc(89.6, 45, 2.4), 1.4),
    "kerchief": shape(
        "M42.5 42C40 27 48 18.5 60 18.5C72 18.5 80 27 77.5 42C70 35.5 50 35.5 42.5 42Z", 2
    )
    + ink(
        "".join(
            disc(x, y, 1.5)
            for x, y in (
                (48, 32),
                (52, 25.5),
                (58, 30),
                (63, 23),
                (68, 29.5),
                (73, 34),
                (59.6, 21.6),
                (46.6, 37),
            )
        )
    )
    + shape("M77 38L87 36L84.5 41L89 45.5L77 42.5Z", 1.7),
    "dark-kerchief": ink(
        "M42.5 42C40 27 48 18.5 60 18.5C72 18.5 80 27 77.5 42C70 35.5 50 35.5 42.5 42Z"
    )
    + cut("M45 37.5C52 31.5 68 31.5 75 37.5M48 30C55 25.5 65 25.5 72 30", 1.1)
    + ink("M43 38L32.5 36L35.5 41L31 45.5L43 43Z"),
    "shako": ink(_SHAKO)
    + ink(_PEAK)
    + cut("M44.2 29C54 26.5 66 26.5 75.8 29", 2)
    + card(disc(60, 18.5, 5.6))
    + ink(star(60, 18.5, 4.4, 1.9))
    + shape("M44.5 16C36 14 34.5 6 38 1.5C41 3 45.5 8 46.5 14.5Z", 1.6)
    + line("M39 4Q40.5 10 45 14.5", 0.8),
    "corded": ink(_SHAKO)
    + ink(_PEAK)
    + cut("M44.2 29C54 26.5 66 26.5 75.8 29M44 13C50 21 70 21 76 13", 1.8)
    + card(disc(60, 11.6, 3.4))
    + ink(disc(60, 11.6, 2))
    + ink("M77 14C84 13 86.5 6 84.5 .5C80 2 76 7 75.5 12.5Z")
    + cut("M83 3.5Q80.5 8.5 77 12", 0.8),
    "round-guard": ink("M45.5 33L46.5 9C55 6 65 6 73.5 9L74.5 33Z")
    + ink("M38 34C46 29.5 74 29.5 82 34C75 39 45 39 38 34Z")
    + cut("M45.8 28.5Q60 32 74.2 28.5", 2.4)
    + shape("M47 26C36 22 36 9 46 3.5C44 12 47 15 50 17Z", 1.6)
    + line("M45.5 6.5C41 13 43 19.5 48 23", 0.9)
    + card(disc(47.5, 27, 2.6))
    + ink(disc(47.5, 27, 1.4)),
}


def moved_hat(name: str, up: float = 0.0) -> str:
    """A hat, a little higher for a high brow."""
    return moved(0, -up, HATS[name]) if up else HATS[name]
