"""What officers hold: arms, instruments and the tools of the trades, at the right of the plate."""

from __future__ import annotations

import math

from art.engrave.burin import fine, folds, lights, smooth
from art.engrave.plate import CARD, Point, arc, card, cut, disc, ink, line, poly, shape, turned


def fist(x: float, y: float, *, dark: bool = False) -> str:
    """Return the part with a forearm and a hand, placed where it holds an upright shaft."""
    return f'<use href="#k-fist{"-dark" * dark}" x="{x:g}" y="{y:g}"/>'


def closed_hand(*, dark: bool) -> str:
    """Draw a forearm from below and a hand closed round an upright shaft at the origin."""
    arm = "M-8 5L-12 40H14L9 5Z"
    shade = "".join(f"M{9 - i * 1.6:.1f} {9 + i}l{2.6 + i * 0.1:.1f} 8" for i in range(5))
    sleeve = ink(arm) if dark else shape(arm, 1.9) + fine({0.8: shade})
    cuff = shape("M-9.6 6Q0 10 10.6 6V12Q0 15.6 -9.6 12Z", 1.6)
    hand = (
        "M-8.4 -4C-9 -8 -4 -8.6 1 -8.4C7 -8.6 9.6 -7 9.4 -3C10 2 9.6 6 7 7.6"
        "C0 9.4 -6 9 -8.6 5C-9.8 2 -9.6 -1 -8.4 -4Z"
    )
    fingers = folds(
        *[[(-9, d), (-3, d - 0.8), (3.4, d)] for d in (-4.0, 0.0, 4.0)],
        [(3.6, -7.6), (4.6, -1), (3.2, 7)],
        width=1.3,
    )
    knuckles = fine({0.7: "M6 -3l2.6 3m-3 -.6 3.6 4m-4 -1 3.4 4"})
    return sleeve + cuff + shape(hand, 1.9) + fingers + knuckles


def pole(x: float, top: float, width: float = 3.6) -> str:
    """Draw a wooden shaft."""
    half = width / 2
    return shape(f"M{x - half} {top}H{x + half}V124H{x - half}Z", 1.5) + fine(
        {0.8: f"M{x + half * 0.4} {top + 2}V122"}
    )


def glass(length: float = 52) -> str:
    """Draw a spyglass along the axis, its eye-end at the origin."""
    third = length / 3
    tubes = (
        shape(f"M0 -2.600H{third}V2.6H0Z", 1.6)
        + ink(f"M{third} -4H{2 * third}V4H{third}Z")
        + shape(f"M{2 * third} -5H{length}V5H{2 * third}Z", 1.7)
    )
    rings = ink(
        f"M-2 -3.600H2V3.600H-2ZM{length - 3} -6.200H{length + 1}"
        f"V6.200H{length - 3}ZM{2 * third - 1} -5.600h3v11.2h-3z"
    )
    shine = lights([(third + 1, -1.8), (2 * third - 3, -1.8)], width=1.2) + fine(
        {
            0.8: (
                f"M{2 * third + 4} 2.600H{length - 5}M{2 * third + 4} .8"
                f"H{length - 5}M3 1.2H{third - 2}"
            )
        }
    )
    return tubes + shine + rings


def put(x: float, y: float, angle: float, drawn: str) -> str:
    """Return a drawing of the axis, placed and turned."""
    return f'<g transform="translate({x:g} {y:g}) rotate({angle:g})">{drawn}</g>'


def cask() -> str:
    """Draw a cask set before the breast."""
    body = "M74 76H112C119.600 90 119.6 112 112 125H74C66.400 112 66.4 90 74 76Z"
    staves = folds(
        *[[(x, 76), (93 + (x - 93) * 1.22, 100), (x, 125)] for x in (80, 87, 94, 101, 107)], width=1
    )
    hoops = "".join(
        f'<path stroke="currentColor" stroke-width="3.6" d="M{a} {y}Q93 {y + 5} {b} {y}"/>'
        for a, b, y in ((72.4, 113.6, 81), (69.6, 116.4, 92), (69.4, 116.6, 110))
    )
    shade = fine(
        {
            0.8: (
                "M103 97l12 3m-11 0 11.400 3m-11 0 11 3m-11 0 10.600 2.600"
                "M104 86l9.600 2.600M110 114l4.600 3m-7-1 6.600 4"
            )
        }
    )
    lid = shape(disc(93, 76, 19, 3.6), 1.8) + ink(disc(93, 101, 2.2))
    return shape(body, 2) + staves + shade + hoops + lid


def wheel(x: float, y: float, radius: float, spokes: int = 8, turn: float = 0) -> str:
    """Draw the ship's wheel."""
    parts = []
    for step in range(spokes):
        a = math.radians(360 / spokes * step + turn)
        c, s = math.cos(a), math.sin(a)

        def at(r: float, w: float, c: float = c, s: float = s) -> Point:
            return x + r * c - w * s, y + r * s + w * c

        grip = [
            at(radius * 0.2, 1.5),
            at(radius * 0.9, 1.9),
            at(radius * 1.12, 1.4),
            at(radius * 1.24, 2.8),
            at(radius * 1.42, 2),
            at(radius * 1.42, -2),
            at(radius * 1.24, -2.8),
            at(radius * 1.12, -1.4),
            at(radius * 0.9, -1.9),
            at(radius * 0.2, -1.5),
        ]
        parts.append(shape(poly(grip), 1.5))
    outer, inner = disc(x, y, radius * 1.02), disc(x, y, radius * 0.78)
    rim = (
        f'<path fill="{CARD}" fill-rule="evenodd" stroke="currentCo'
        f'lor" stroke-width="1.9" d="{outer}{inner}"/>'
    )
    ring = fine(
        {
            0.8: smooth(arc((x, y), radius * 0.95, -70, 60, 8))
            + smooth(arc((x, y), radius * 0.86, -60, 50, 8))
        }
    )
    hub = shape(disc(x, y, radius * 0.27), 1.9) + ink(disc(x, y, radius * 0.12))
    return (
        "".join(parts) + rim + ring + line(smooth(arc((x, y), radius * 0.9, 100, 260, 8)), 1) + hub
    )


def coil(x: float, y: float, rings: int) -> str:
    """Draw a coil of rope, seen from above and aside."""
    parts = []
    for ring in range(rings):
        high = y + (rings - ring) * 7.4 - 8
        wide = 23 - (ring % 2) * 1.4
        parts.append(
            shape(
                (
                    f"M{x - wide} {high}a4.600 4.600 0 0 0 0 8.400q{wide} 7.600"
                    f" {2 * wide} 0a4.600 4.6 0 0 0 0-8.400q{-wide} 7 {-2 * wide}"
                    " 0z"
                ),
                1.8,
            )
        )
        twists = "".join(
            f"M{x + wide * t:.1f} {high + 2.2 + 3.4 * (1 - t * t):.1f}l-2.6 5"
            for t in [step / 6 - 0.84 for step in range(11)]
        )
        parts.append(fine({1: twists}))
    top = y - 6
    mouth = shape(disc(x, top + 4, 23, 6.6), 1.8) + ink(disc(x, top + 4.4, 14.6, 3.2))
    turns = fine(
        {
            1: "".join(
                (
                    f"M{x + 23 * math.cos(a):.1f}"
                    f" {top + 4 + 6.4 * math.sin(a):.1f}"
                    f"L{x + 15 * math.cos(a + 0.2):.1f}"
                    f" {top + 4 + 3.4 * math.sin(a + 0.2):.1f}"
                )
                for a in [k * 0.42 for k in range(15)]
            )
        }
    )
    return "".join(parts) + mouth + turns


def bandolier() -> str:
    """Draw a rope coiled over the shoulder and under the arm."""
    parts = []
    for shift in (0, 7.4, 14.8):
        d = f"M{88 - shift} {94.6 - shift * 0.3}C{78 - shift} 108 {66 - shift} 116 {58 - shift} 126"
        parts.append(line(d, 8.6) + line(d, 5.4, CARD))
        parts.append(
            fine(
                {
                    1.1: "".join(
                        (
                            f"M{86 - shift - 3.6 * k:.1f}"
                            f" {96 - shift * 0.2 + 4.2 * k + (2 if k > 2 else 0):.1f}l4.6"
                            " 2"
                        )
                        for k in range(7)
                    )
                }
            )
        )
    return "".join(parts)


def musket() -> str:
    """Draw a musket at the shoulder, bayonet fixed."""
    steel = ink("M103.800 36L104.600 3L107 36ZM103 36h5v5h-5z") + cut("M104.800 14V33", 0.7)
    stock = "M102.600 41H108.200V66L109.600 70V124H101.800V70L102.6 66Z"
    wood = (
        shape(stock, 1.7)
        + ink("M102.600 40H105V72H102.6Z")
        + fine({0.8: "M107.400 72V122M105.800 84V122"})
    )
    bands = ink("M101.600 50h7.600v3h-7.600zM101.6 64h7.600v3h-7.600z")
    sling = line("M102 54C97 70 97 84 100 96", 1.8)
    return sling + wood + bands + steel + fist(104.6, 102)


def halberd() -> str:
    """Draw a sergeant's and corporal's staff of office."""
    head = (
        "M104.600 0L108.400 14L106.600 24C112 21 116 17 117.600 12"
        "C119.600 20 118.6 31 114.600 37C112.600 33 109.600 31"
        " 106.600 31V38H102.600V31.600L92.600 35.600L96 28.600L91.600"
        " 22.600L102.600 25L100.8 14Z"
    )
    return (
        pole(104.6, 36)
        + ink(head)
        + lights([(104.6, 4), (104.6, 18)], [(115.6, 18), (115.4, 26), (113.4, 31)], width=1.2)
        + line("M104.600 40l-5 8m5-8 5 8M104.600 40v10", 1.8)
        + fist(104.6, 100)
    )


def sabre() -> str:
    """Draw a hanger carried at the shoulder."""
    blade = "M101.600 92C101 64 104 34 113.600 8C112.600 36 109.600 66 107 92Z"
    guard = line("M94 92H113.600M112.600 92C119 98 118 110 110 112", 2.6)
    return (
        shape(blade, 1.7)
        + folds([(104.6, 90), (105.6, 60), (111.6, 22)], width=1)
        + fist(104, 101)
        + guard
    )


def saw() -> str:
    """Draw a surgeon's bow saw."""
    teeth = (
        "M94.600 84V38.600"
        + "".join(
            f"L{90.4} {38.6 + 4.4 * k + 2.2:.1f}L94.600 {38.6 + 4.4 * (k + 1):.1f}"
            for k in range(10)
        )
        + "Z"
    )
    bow = "M96 36C108 32 114.600 38 114 50C114 66 112 78 103 88"
    return (
        line(bow, 4.6)
        + cut(bow, 1.2)
        + shape("M94 36.600H100V86H94Z", 1.5)
        + ink(teeth)
        + fine({0.7: "M98 40V84"})
        + fist(101, 97)
    )


def bottle() -> str:
    """Draw a bottle of physic."""
    body = "M97 46H105V58C111 61 112.600 64 112.600 70V100H89.400V70C89.400 64 91 61 97 58Z"
    return (
        shape(body, 2)
        + ink("M96.600 38.600H105.400V46H96.600Z")
        + ink("M90 84H112V100H90Z")
        + card("M93 70h16v12h-16z")
        + line("M93 70h16v12h-16zM96 74h10M96 78h7", 1)
        + fine({0.8: "M109.600 64V68M107 61V67M110 84"})
        + fist(101, 101)
    )


def adze() -> str:
    """Draw a cooper's adze."""
    return turned(
        2,
        pole(101, 40, 4),
        ink("M97.600 34H113L115.600 41.600H97.6Z")
        + ink("M98 34C90 35 83 40 79.600 48.600C87 44 93 42.600 99 42.6Z")
        + lights([(83, 45), (89, 39.6), (97, 37)], width=1.2),
        about=(101, 90),
    ) + fist(100, 98)


def mallet() -> str:
    """Draw a wooden mallet."""
    head = "M86 38L116 35.600L117.600 57L87.600 59.600Z"
    return (
        pole(101.6, 56, 5)
        + shape(head, 2.1)
        + fine(
            {
                0.9: (
                    "M108 38.600L109.600 56M111 38.400L112.600 56M114 38.600L115"
                    " 55.6M105 39.600L106 56"
                )
            }
        )
        + folds([(89, 44), (100, 43)], [(89.6, 50), (98, 49.4)], width=1)
        + fist(101.6, 97)
    )


def ladle() -> str:
    """Draw a cook's ladle."""
    bowl = "M84 37C86 53 109 53 111.600 37Z"
    return (
        pole(107.6, 36, 3)
        + shape(bowl, 2)
        + shape(disc(97.8, 37, 13.8, 3.4), 1.7)
        + fine({0.8: "M104 42l4 1.600m-5.600.600 4.600 2m-7 .400 5 1.600"})
        + line("M93 31c-3.600-4 3-6.600-.6-11.600M100 31c-3.600-4 3-6.600-.6-11.600", 1.6)
        + fist(107, 100)
    )


def kettle() -> str:
    """Draw a cook's kettle, steaming."""
    body = "M70 88C66 104 70 118 80 125H110C119 118 121.600 104 116 88Z"
    shine = lights(
        [(75, 94), (73.6, 104), (77, 114)], [(79.6, 94), (78.4, 104), (81, 112)], width=1.7
    )
    steam = line("M84 76c-5-5 4-8-1-15M94 74c-5-5 4-8-1-15M104 76c-5-5 4-8-1-15", 1.9)
    return (
        steam
        + ink(body)
        + shine
        + shape(disc(93, 87.6, 25.6, 5.6), 2)
        + ink(disc(93, 88.4, 20.6, 3.4))
    )


def cleaver() -> str:
    """Draw a cook's cleaver."""
    blade = "M98 84V36.600C98 33 114 33.600 117 37V80C112 83 106 82 102.600 84Z"
    return (
        shape(blade, 2.1)
        + ink(disc(112.4, 41.6, 2.2))
        + folds([(101.6, 82), (101.4, 38)], width=1.2)
        + fine({0.8: "M104 76h12m-12-3h12m-10-3h10m-8-3h8m-6-3h6m-4-3h4"})
        + fist(100.6, 95)
    )


def rammer() -> str:
    """Draw a gunner's rammer and sponge."""
    return (
        pole(103, 40, 4)
        + shape("M95.600 8C95.600 3.600 110.6 3.600 110.6 8V38H95.600Z", 2)
        + fine({1: "".join(f"M97 {y}q6 3.600 12.400 0" for y in range(9, 36, 3))})
        + ink("M95 29h16v5h-16z")
        + fine({0.9: "M107 10V28M109 10V28"})
        + fist(103, 99)
    )


def shot() -> str:
    """Round shot, piled."""
    return "".join(
        shape(disc(x, y, 13.4), 1)
        + ink(disc(x, y, 12.8))
        + lights(
            [(x - 8.6, y + 1), (x - 6.6, y - 6), (x - 0.6, y - 9)],
            [(x - 5.4, y + 1), (x - 3.6, y - 3.6), (x + 0.4, y - 5.6)],
            width=1.6,
        )
        for x, y in ((80, 112), (106, 112), (93, 90))
    )


def linstock() -> str:
    """Draw a burning match on its staff, and a horn of powder."""
    horn = (
        shape("M66 104C80 112 98 108 106 90L112 94.600C106 116 84 124 63.600 111.600Z", 2)
        + ink("M106 89L113.600 95.600L116 91L109 85.6Z")
        + folds([(72, 111), (90, 111), (106, 98)], width=1.2)
        + fine({0.8: "M96 111l6-1.600m-10 3.600 8-1m6-8 2-4"})
    )
    return (
        pole(103, 44, 3.4)
        + line("M103 70C96 64 110 60 103 54C97 48 108 46 104 40", 2.6)
        + line("M104 38c-4-5 4-8 0-14c-2-4 2-6 1-9", 1.8)
        + ink("M100.600 38l3.400-6 3.600 6-3.400 4z")
        + fist(103, 99)
        + horn
    )


def axe() -> str:
    """Draw a carpenter's axe."""
    return (
        pole(102.6, 34, 4.4)
        + turned(
            90,
            ink("M94 38H107V48C113 51 116 57 117 66C106 63 96 63 86 66C87 56 90 50 94 48Z"),
            lights([(92, 60), (102, 58.6), (112, 60)], width=1.4),
            about=(102.6, 48),
        )
        + fist(102.6, 98)
    )


def plane() -> str:
    """Draw a carpenter's plane and its shavings."""
    stock = "M62 104L116 96.600V117L62 124Z"
    return (
        shape(stock, 2.1)
        + shape("M104 97C105 87 113 85 115.600 91L113.6 97Z", 1.8)
        + ink("M82 101.600L78 86L84.600 84.600L90 100.4Z")
        + shape("M64 103C62 94 70 92 73 96L72 102.6Z", 1.8)
        + folds([(66, 110), (90, 106.6), (112, 103.6)], width=1.1)
        + fine({0.8: "M100 105l0 14m4-14.600v14m4-14.600v13.600m4-14v13M96 106v13"})
        + line("M86 84c-5-9 8-12 7-4s-9 3-6-3", 1.6)
    )


def square() -> str:
    """Draw a carpenter's square and rule."""
    return (
        shape("M97 30H104.600V84H97Z", 1.8)
        + shape("M97 30H118V37.600H97Z", 1.8)
        + line("".join(f"M97 {y}h3" for y in range(42, 84, 4)) + "M108 30v3m4-3v3m4-3v3", 0.9)
        + fine({0.8: "M102.400 40V82"})
        + fist(101, 96)
    )


def fid() -> str:
    """Draw a ropemaker's fid with a strand about it."""
    spike = "M98.600 86L103.600 26L109 86Z"
    strand = line("M99 78C90 74 90 66 100 66S112 58 103 55", 5) + cut(
        "M99 78C90 74 90 66 100 66S112 58 103 55", 2.4
    )
    return (
        shape(spike, 1.9)
        + fine({0.8: "M105.600 44L107.600 84M104.600 36L106 84"})
        + strand
        + fist(103.6, 95)
    )


def trumpet() -> str:
    """Draw a speaking trumpet."""
    cone = "M-4 -3H4L34 -10C40 -12 44 -14 46 -18V18C44 14 40 12 34 10L4 3H-4Z"
    drawn = (
        shape(cone, 1.9)
        + ink("M34 -10L38 -11.600V11.600L34 10Z")
        + shape(disc(46.6, 0, 4, 18), 1.8)
        + fine({0.8: "M8 1.600L32 6M6 .4L32 3.4M40 8L45 12M40 5L44.600 8M40 2H44M14 3.800L32 7.8"})
        + ink("M-7 -4h3v8h-3z")
    )
    return put(76, 116, -58, drawn) + fist(84, 108, dark=True)


def sword() -> str:
    """Draw the hilt of a sword, blade down."""
    grip = ink("M93 74C92 80 92 90 93.600 98H102.400C104 90 104 80 103 74Z") + cut(
        "M93 79h10m-10.600 4.600h11m-11 4.600h11m-10.600 4.600h10.400", 1
    )
    return (
        shape("M95.600 102H100.600V124H95.600Z", 1.6)
        + grip
        + shape("M91 67C92 62 104 62 105 67C106 72 103.600 75 98 75S90 72 91 67Z", 1.8)
        + shape("M80 98.600C88 96 108 96 116 98.6V103.600C108 101.6 88 101.600 80 103.6Z", 1.8)
        + line("M113.600 99C119 86 114 72 104 69", 2.6)
        + line("M102 74C110 80 106 92 111 96L106.600 108M111 96L114 108", 1.5)
    )


def sextant() -> str:
    """Draw a sextant."""
    frame = "M93 54L75 106M93 54L113 104M82 86H106"
    limb = smooth(arc((93, 52), 53, 66, 110, 6))
    marks = "".join(
        poly([a, b], close=False)
        for a, b in zip(
            arc((93, 52), 51.4, 68, 108, 14), arc((93, 52), 55, 68, 108, 14), strict=True
        )
    )
    return (
        line(frame, 6)
        + line(frame, 3, CARD)
        + line(limb, 8)
        + line(limb, 5, CARD)
        + line(marks, 0.8)
        + line("M93 54L101 107", 4.4)
        + cut("M93 58L100 103", 1.2)
        + shape(disc(93, 54, 5.6), 1.8)
        + ink(disc(93, 54, 2.2))
        + put(70, 80, -14, glass(24))
        + ink("M98 104h7v6h-7z")
    )


def chart() -> str:
    """Draw a chart with a pair of dividers upon it."""
    sheet = "M56 98L112 90C116 92 117 96 115 99L119 124H58C60 116 58 106 56 98Z"
    land = folds(
        [(64, 104), (70, 108), (68, 114), (76, 117)],
        [(110, 98), (104, 102), (108, 108), (103, 113)],
        width=1.4,
    )
    roads = fine({0.7: "M60 112L116 104M62 120L112 97M82 97L92 123M100 95L84 123"})
    legs = (
        line("M94 66L84 112M94 66L105 110", 2.6)
        + shape(disc(94, 64, 4.6), 1.8)
        + ink(disc(94, 64, 1.6))
        + shape("M92.600 52h3v8h-3z", 1.3)
    )
    return shape(sheet, 2) + roads + land + legs


def carried_glass() -> str:
    """Draw a spyglass carried at the shoulder."""
    return put(94, 112, -79, glass(62)) + fist(95, 104, dark=True)


def raised_glass() -> str:
    """Draw a spyglass at the eye, for a head turned left."""
    arm = shape("M8 124L20 66L36 64L40 124Z", 2) + fine(
        {0.8: "M34 76l3 10m-5-12 4 14m-7-14 5 18m-7-16 4 16"}
    )
    cuff = shape("M17 70L19 60L37 57.600L38.600 68Z", 1.6)
    hand = shape(
        (
            "M19.600 60C15.600 54 17 46 21 42.600L36 44C40 50 40 56"
            " 36.600 60C30 62.600 24 62.600 19.6 60Z"
        ),
        1.9,
    )
    grip = folds(
        *[[(x, 44.6), (x - 1.6, 50), (x - 0.4, 55)] for x in (24, 28, 32)],
        [(19, 55), (27, 57), (36, 56)],
        width=1.2,
    )
    return arm + cuff + put(56.4, 50.6, 194, glass(56)) + hand + grip


def purse() -> str:
    """Draw a purse of money."""
    bag = "M86 84C76 94 73 112 80 124H112C119 112 115 94 105 84Z"
    return (
        shape(bag, 2)
        + shape("M84 74L90 80L96 73L101.600 80L108 74L104.600 85H87Z", 1.8)
        + line("M85 85.600H106", 3)
        + folds([(88, 88), (83, 98), (82, 112)], [(103, 88), (108, 98), (109, 110)], width=1.3)
        + fine({0.8: "M104 100l6 12m-9-10 7 14m-10-10 6 13m6-22 3 6"})
        + line(
            "M101 102C100 96 91.600 97 92 104C92.600 109 93.600 113 90 117H103M89 108.600H98.600",
            2.2,
        )
    )


def letter() -> str:
    """Draw a commission under seal."""
    sheet = "M74 84L114 78L118.600 112L79 119Z"
    return (
        shape(sheet, 2)
        + line("M74 84L99 99.600L114 78", 1.4)
        + ink(
            "M93 98C92 93 97 91 100 93.600C104 92 107 96 105 100C107 104"
            " 103 107.600 99.600 105.600C96 107.600 92 104 93 98Z"
        )
        + card(disc(99, 99.6, 2))
        + fine({0.8: "M104 112l10-2m-8-1 9-1.600m-7-2 7-1.200"})
    )


def oar() -> str:
    """Draw an oar, tossed."""
    return (
        pole(104, 42, 3.8)
        + shape("M100 2C103 0 106 0 108.600 2L109.6 36L106 44H102.600L99 36Z", 1.9)
        + folds([(104.3, 6), (104.3, 38)], width=1.1)
        + fine({0.8: "M107 10V34M105.800 12V34"})
        + fist(104, 100, dark=True)
    )


def primer() -> str:
    """Draw the book of seamanship under the arm."""
    cover = "M76 84L109 79C111 79 112.6 80 113 82L117 112C117 114 116 115.600 114 116L82 121Z"
    anchor = (
        "M95.600 89.600L98.4 110M91 95.600L101.6 94"
        "M86.6 105.600C90 111 95 112.6 98.4 110S105 107 106.6 102.6"
    )
    return (
        ink(cover)
        + cut("M82.600 84L87.6 119", 1.2)
        + cut(disc(95, 87, 2.4) + anchor, 2.2)
        + shape("M81.600 117.6L115 112.600L115.6 116.6L82.4 121.600Z", 1.2)
        + fist(108, 110)
    )


def drum() -> str:
    """Draw a recruiting drum and its sticks."""
    barrel = "M68 88V114C72 122 112 122 116 114V88Z"
    knobs = disc(83.4, 75.4, 2.8) + disc(116, 70, 2.8)
    sticks = line("M84 76L100 89M116 71L94 88", 3.2) + ink(knobs)
    return (
        shape(barrel, 2)
        + line("M69 96L76 116L84 99L92 119L100 99L108 116L115 96", 2)
        + line("M68.6 112C74 119.600 110 119.6 115.4 112", 2.6)
        + shape(disc(92, 88, 24, 7.4), 2.2)
        + fine({0.8: "M104 84.600L112 87M100 83.6L110 90M106 91.600L113 89"})
        + sticks
    )


def dirk() -> str:
    """Draw a midshipman's dirk."""
    return (
        shape("M96.600 96L95.600 60L99 46L102.400 60L101.400 96Z", 1.7)
        + folds([(99, 92), (99, 54)], width=1.1)
        + line("M89 96.600C94 93 104 100 109 96", 3.4)
        + fist(99.6, 106, dark=True)
    )


def pipe() -> str:
    """Draw a clay pipe, for a mouth turned left."""
    return (
        line("M43 70.600L27.600 76", 3.2)
        + cut("M42 71L28 75.800", 1.2)
        + shape("M21 71H29C29.600 77 28.600 81.600 25 81.600C21.400 81.6 20.4 77 21 71Z", 1.7)
        + ink(disc(25, 71, 4, 1.3))
        + line("M25 66c-3-4 3-5 0-10c-1.600-3 1.600-5 .6-8", 1.2)
    )


HANDS = {"fist": closed_hand(dark=False), "fist-dark": closed_hand(dark=True)}
HELD = {
    "musket": musket(), "halberd": halberd(), "sabre": sabre(), "trumpet": trumpet(),
        "sword": sword(),
    "sextant": sextant(), "chart": chart(), "glass": carried_glass(),
    "saw": saw(), "bottle": bottle(), "cask": cask(), "adze": adze(), "mallet": mallet(),
    "ladle": ladle(), "kettle": kettle(), "cleaver": cleaver(), "rammer": rammer(), "shot": shot(),
    "linstock": linstock(), "axe": axe(), "plane": plane(), "square": square(),
    "coil": coil(92, 92, 4), "bandolier": bandolier(), "fid": fid(),
    "wheel": wheel(93, 104, 25, turn=11), "great-wheel": wheel(60, 119, 24, 8),
    "purse": purse(), "letter": letter(), "oar": oar(), "primer": primer(), "drum": drum(),
        "dirk": dirk(),
}  # fmt: skip
AT_FACE = {"pipe": pipe(), "raised-glass": raised_glass()}
