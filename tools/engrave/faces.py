"""Heads and features of the portraits, on a plate of 120 by 120; light falls from the upper left.

A feature is drawn for a face that looks straight ahead; the cast moves it aside to turn the head.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.engrave.plate import Point, card, cut, disc, hatch, ink, line, ruled, shape, smooth


class Build(NamedTuple):
    """Half the width of a head at brow, cheek, jaw and chin, and where the chin ends."""

    brow: float
    cheek: float
    jaw: float
    chin: float
    foot: float

    def side(self, sign: int = 1) -> list[Point]:
        """The contour from crown to chin on the right (1) or left (-1)."""
        across = (
            (self.brow * 0.62, 27.5),
            (self.brow - 1, 35),
            (self.brow, 44),
            (self.cheek, 55),
            (self.jaw, 66.5),
            (self.chin, self.foot - 2.5),
        )
        return [(60 + sign * x, y) for x, y in across]

    def contour(self) -> list[Point]:
        """The whole head."""
        return [(60, 25.5), *self.side(), (60, self.foot), *reversed(self.side(-1))]


BUILDS = {
    "oval": Build(17, 16.5, 13.5, 6.5, 77),
    "long": Build(15.5, 15, 12, 6, 80),
    "broad": Build(18.5, 18.5, 16, 8, 77),
    "square": Build(17.5, 17.5, 16.5, 10, 78),
    "gaunt": Build(16.5, 15.2, 10.5, 5, 80),
    "young": Build(16.5, 17, 13, 6.5, 74.5),
    "heavy": Build(18, 19.5, 18.5, 10, 78),
}


NECK: list[Point] = [(50.5, 66), (69.5, 66), (70, 88), (66, 98), (54, 98), (50, 88)]


def neck(*, dark: bool) -> str:
    """The neck, in the shade of the chin; collars close over it."""
    under: list[Point] = [(51, 79), (69.5, 70), (70, 92), (60, 88)]
    skin = hatch(ruled(NECK, 28, 2.5), 0.45) if dark else ""
    return shape(smooth(NECK, close=True), 1.8) + skin + hatch(ruled(under, 30, 1.7), 0.8)


def head(build: Build, *, dark: bool) -> str:
    """Ears, head and its shade; a dark skin is ruled all over, as engravers did."""
    right = build.side()
    depths = (6, 5, 3.4, 5.5, 6.5, 4)
    inner = [(x - depth, y + 1) for (x, y), depth in zip(right, depths, strict=True)]
    shade = [*right[1:], *reversed(inner[1:])]
    ears = "".join(
        smooth(
            [
                (60 + s * build.cheek, 48),
                (60 + s * (build.cheek + 4), 47.5),
                (60 + s * (build.cheek + 3.4), 55),
                (60 + s * (build.cheek - 1), 59),
            ]
        )
        for s in (-1, 1)
    )
    skin = hatch(ruled(build.contour(), 28, 2.5), 0.45) if dark else ""
    jaw: list[Point] = [
        (60 + build.jaw - 9, 73),
        (60 + build.jaw, 66),
        (60 + build.chin, build.foot - 3),
        (60, build.foot - 1),
    ]
    return "".join(
        [
            shape(ears, 1.6),
            shape(smooth(build.contour(), close=True), 2),
            skin,
            hatch(ruled(shade, 52, 1.6, seed=3), 0.75),
            hatch(ruled(jaw, 20, 1.6), 0.7),
        ]
    )


def _pair(one: str, gap: float = 14.6) -> str:
    """A mark at both eyes, drawn for the left one."""
    return f'{one}<g transform="translate({gap} 0)">{one}</g>'


EYES = {
    "open": _pair(
        line("M48.7 52.6Q52.8 48 57 52.4", 1.8)
        + ink(disc(53, 52.3, 1.9))
        + line("M49.8 54.2Q53 55.8 56.2 54.1M49.5 49.2Q53 46.9 57 49", 0.75)
    ),
    "wide": _pair(
        line("M48.5 52.8Q52.6 46.6 57.2 52.6", 1.7)
        + ink(disc(53, 52, 2.4))
        + card(disc(52.2, 51.2, 0.7))
        + line("M49.5 54.8Q53 56.6 56.4 54.6", 0.7)
    ),
    "squint": _pair(
        line("M48.6 52.5Q52.8 50.4 57 52.3", 1.9)
        + ink(disc(53, 52.5, 1.4))
        + line("M49.5 53.7Q53 54.7 56.5 53.6", 1)
    )
    + line("M47 51.5L44.8 50.5M46.8 53L44.6 53.6M73.6 51.5L75.8 50.5M73.8 53L76 53.6", 0.8),
    "heavy": _pair(
        line("M48.6 52.2Q52.6 49.6 57 52.2", 2.5)
        + ink(disc(53, 53, 1.6))
        + line("M49.4 54.6Q53 56.4 56.6 54.5M49.8 57Q53 58.6 56 57", 0.75)
    ),
    "stern": line("M48.6 51.2Q53 49.6 57.4 53M62.8 53Q67.2 49.6 71.6 51.2", 2)
    + ink(disc(53.4, 52.8, 1.7) + disc(66.8, 52.8, 1.7))
    + line(
        ("M50 54.6Q53.5 55.8 56.5 54.6M63.6 54.6Q66.6 55.8 70 54.6M58.6 46.5V49M61.6 46.5V49"),
        0.8,
    ),
    "spectacles": _pair(
        line("M49.4 52.4Q53 49 56.6 52.4", 1.5)
        + ink(disc(53, 52.4, 1.6))
        + line(disc(53, 52.4, 5.7), 1.3)
    )
    + line("M58.7 51.6Q60.3 50 61.9 51.6M47.3 51.4L42 49.5M73.3 51.4L78 49.5", 1.2),
    "patch": line("M63.3 52.6Q67.4 48.2 71.6 52.4", 1.8)
    + ink(disc(67.6, 52.4, 1.9))
    + line("M64.4 54.3Q67.6 55.7 70.8 54.2", 0.75)
    + ink("M47.3 48.5Q53 46 58.3 49.5Q58.5 57.4 53 58.4Q47.6 57 47.3 48.5Z")
    + line("M43 43.5L48 48.6M57.8 48.8L76 36", 1.3),
}

BROWS = {
    "fine": line("M48 47.2Q52.4 43.8 57.2 46.6M62.8 46.6Q67.6 43.8 72 47.2", 1.4),
    "thick": ink(
        "M47.2 47.6Q52 42.3 57.8 46.2Q52.6 45.3 47.2 47.6Z"
        "M72.8 47.6Q68 42.3 62.2 46.2Q67.4 45.3 72.8 47.6Z"
    )
    + line("M48 47Q52.4 44 57 46.2M63 46.2Q67.6 44 72 47", 1.6),
    "bushy": line(
        (
            "M47.4 47.5L49 44M49.5 47L51.5 43.4M52 46.6L54 43.2M54.6 46.6L56.6 43.8"
            "M57 47L58.6 44.8"
            "M72.6 47.5L71 44M70.5 47L68.5 43.4M68 46.6L66 43.2M65.4 46.6L63.4 43.8"
            "M63 47L61.4 44.8"
        ),
        1.5,
    ),
    "arched": line("M47.8 47Q51.6 40.8 57.4 45.8M62.6 45.8Q68.4 40.8 72.2 47", 1.5),
    "knit": line("M47.8 44.8Q53 44.5 58 48.2M72.2 44.8Q67 44.5 62 48.2", 2.2),
    "pale": line("M48.5 47Q52.4 45 56.6 46.8M63.4 46.8Q67.6 45 71.5 47", 0.9),
}

NOSES = {
    "straight": line("M62 49.5C62.4 55 63.2 58 64.6 61.3C64.3 64 60.4 64.8 58.4 63.6", 1.4)
    + line("M56.5 62.6Q55.3 60.8 56.8 59.8", 1),
    "roman": line("M61.5 48C64.8 52 66 57 66 61.8C64 65 60.4 64.8 58.5 63.4", 1.5)
    + line("M56.6 62.4Q55.4 60.6 57 59.6", 1),
    "broad": line(
        "M60.6 52C60.4 56 60.6 58 61.4 60M54.5 63.2Q52.9 60 56 58.8M66 63.2Q67.6 60 64.5 58.8"
        "M56 64Q58.2 65.6 60.3 64.6Q62.3 65.6 64.6 64",
        1.4,
    ),
    "snub": line("M61 53.5C60.8 57 61.6 58.6 63.7 60.4C64.3 63 60.6 63.8 58.6 62.6", 1.4)
    + line("M56.6 62Q55.7 60.4 57 59.4", 1),
    "hooked": line("M61.4 47.5C66.6 51 68.4 57.4 66.4 64.2C63.6 65 60.6 64.2 58.8 63", 1.6)
    + line("M56.8 62.6Q55.4 60.8 57 59.8", 1),
    "broken": line(
        (
            "M60.8 47.5L63.8 52.5L61.9 56.6C64.2 58.8 65.6 60.8 64.8 62.6"
            "C62.4 64.8 60.2 64.2 58.4 63.2"
        ),
        1.5,
    )
    + line("M56.5 62.4Q55.3 60.6 56.8 59.6", 1),
}

MOUTHS = {
    "calm": line("M53.4 69.4Q56.8 68.2 60 69.6Q63.4 68.2 66.8 69.2", 1.6)
    + line("M57 72.6Q60 73.8 63 72.5", 0.9),
    "smile": line("M52.8 68.2Q60 72.6 67.2 68.2", 1.6)
    + line("M57.2 73Q60 74 63 73M51.6 66.8Q51 68.6 52 69.6M68.4 66.8Q69 68.6 68 69.6", 0.8),
    "grim": line("M53.4 70.2Q60 68.4 66.8 70", 1.9)
    + line("M56.8 73Q60 72.2 63.4 73M51.8 65L50.6 68.5M68.4 65L69.6 68.5", 0.8),
    "wry": line("M53.8 70Q60 70.8 67 67.6", 1.7)
    + line("M57.4 72.8Q60.4 73.6 63.2 72.4M68 66.2Q69.2 67.4 68.6 69", 0.8),
    "full": ink("M53.6 69.2Q57 66.2 60 67.6Q63 66.2 66.6 69.2Q60 70.4 53.6 69.2Z")
    + line("M55.4 70.6Q60 75.2 64.8 70.6", 1.1),
    "shout": ink("M54.6 68.4Q60 66.4 65.6 68.4Q66 75 60 75.4Q54.2 75 54.6 68.4Z")
    + cut("M56.4 69.2H63.8", 1.4),
}

SCARS = {
    "scar": line("M68.5 56L72.5 65.5M68 60L71.6 58.8M69.6 63.6L73 62.2", 1),
    "ring": line(disc(41.8, 60.5, 2), 1.2),
    "freckles": ink(
        "".join(
            disc(x, y, 0.5)
            for x, y in ((50, 58), (53, 59.6), (51.5, 61.3), (66.6, 59.4), (69.4, 58.4), (68.2, 61))
        )
    ),
    "lines": line(
        (
            "M49 40.5Q60 38.4 71 40.5M50.5 37Q60 35 69.5 37M51.6 62Q50 65 51 68M69 62"
            "Q70.4 65 69.4 68"
        ),
        0.8,
    ),
}
