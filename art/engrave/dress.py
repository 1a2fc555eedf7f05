"""What officers wear below the chin; the lamp stands at the upper left."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.engrave.burin import arcs, engraved, fine, folds, lights, smooth
from art.engrave.plate import CARD, INK, WASH, Point, card, cut, disc, flat, ink, line, shape

BODY: list[Point] = [
    (3, 124), (5, 110), (11, 101.6), (22, 97), (36, 93.6), (46, 87), (60, 91), (74, 87),
        (84, 93.6), (98, 97),
    (109, 101.6), (115, 110), (117, 124),
]  # fmt: skip
OUTLINE = smooth(BODY) + "Z"


SHARED: dict[str, str] = {}
"""The pieces that several garments are made of."""


def piece(name: str, draw: Callable[[], str]) -> str:
    """Return a reference to a piece that other garments have too; it is drawn once."""
    if name not in SHARED:
        SHARED[name] = draw()
    return f'<use href="#k-{name}"/>'


def sleeve_tone(x: float, y: float) -> float:
    """Shade of a pale garment: round at chest and arms, darker to the right."""
    found = 0.2 + (x - 60) / 110 + 0.16 * math.sin((x - 60) / 7.5) + (y - 106) / 80
    found += 0.5 * math.exp(-(((x - 24 - (y - 104) * 0.12) / 3.4) ** 2)) * (y > 102)
    return found + 0.5 * math.exp(-(((x - 97 + (y - 104) * 0.12) / 4) ** 2)) * (y > 100)


def arms(width: float = 2) -> str:
    """Where the sleeves part from the body."""
    return folds(
        [(26, 123), (23.6, 113), (27, 103)], [(94, 123), (96.4, 113), (93, 103)], width=width
    )


def body_shade() -> str:
    """Shade of whatever is worn, laid over its flat tone."""
    return engraved(
        arcs((60, 106), 62, 2.1, bulge=-0.1, reach=64),
        BODY,
        sleeve_tone,
        ((0.44, 0.6), (0.74, 1.1)),
    )


def coat() -> str:
    """Draw the lines of a coat: its colour is the wash of the rank that lies under it."""
    return line(OUTLINE, 2.2) + piece("body-shade", body_shade) + arms()


def pale_coat() -> str:
    """Draw a shirt or jacket of pale cloth, which hides the wash."""
    return shape(OUTLINE, 2.2) + piece("body-shade", body_shade) + arms()


FIELD = disc(60, 63, 54)
"""What lies behind a bust: a medallion."""


def wash(rank: str) -> str:
    """Lay the colour of a rank: the medallion and the coat."""
    return flat(FIELD, WASH[rank]) + flat(OUTLINE, WASH[rank])


def close_wash(rank: str) -> str:
    """Lay the colour of a rank behind a head on a small card; a corporal shows his chevrons."""
    field = flat("M0 12Q0 0 12 0H94V78H0Z", WASH[rank])
    if rank != "corporal":
        return field
    chevron = "M2 63L9.5 57L17 63V69L9.5 63L2 69Z"
    return field + shape(chevron + "M2 73L9.5 67L17 73V79L9.5 73L2 79Z", 1.5)


def cravat(kind: str = "plain") -> str:
    """Draw a neckcloth wound high, with its fall."""
    wound = shape(
        "M45.600 83.600C50 88 70 88 74.400 82.6L75.4 93C70 98.600 50 98.600 44.600 94Z", 1.8
    )
    rings = folds(
        [(46, 87.600), (58, 91), (74, 87)], [(45.6, 91), (60, 95), (74.6, 90.4)], width=1.1
    )
    shade = fine({0.7: "M66 88.600l5 4.600m-7.400-3.600 5 4.600m-7.600-4 4 4m4-7.600 5 4.600"})
    if kind == "ruffle":
        fall = shape(
            (
                "M52 95C49 101 47 110 49 121H70C72.600 110 70.600 101 67.600"
                " 95C62 97.600 57 97.6 52 95Z"
            ),
            1.6,
        )
        waves = folds(
            *[
                [(x, 97), (x - 2 + i, 103), (x + 1, 108), (x - 1 + i * 0.6, 120)]
                for i, x in enumerate((54, 57.600, 61.6, 65.6))
            ],
            width=1.3,
        )
        return fall + waves + wound + rings + shade
    if kind == "bow":
        knot = shape("M60 96L49 91.600L48 101.600ZM60 96L71 91.600L72.600 101.600Z", 1.7) + shape(
            disc(60, 96.400, 2.8), 1.5
        )
        ends = shape("M58.600 98L54 111L60 109L66 111L61.600 98Z", 1.6)
        return wound + rings + shade + ends + knot
    if kind == "stock":
        return ink(
            "M45.600 83.600C50 88 70 88 74.400 82.6L75.4 95C70 99.600 50 99.600 44.600 95.6Z"
        ) + lights([(48, 89), (54, 91.600), (62, 92)], width=1.2)
    fall = shape("M51.600 96L55 121H66L68.600 96Z", 1.6) + folds(
        [(55, 98), (58, 106), (58.6, 118)], [(65, 98), (62, 106), (62.4, 116)], width=1.1
    )
    return fall + wound + rings + shade


def buttons(places: list[Point], *, size: float = 2, on_dark: bool = False) -> str:
    """Buttons, each with a glint."""
    rims = "".join(disc(x, y, size) for x, y in places)
    if on_dark:
        return card(rims) + line(
            "".join(disc(x + 0.4, y + 0.4, size * 0.45) for x, y in places), 0.7
        )
    return shape(rims, 1.1) + ink("".join(disc(x + 0.5, y + 0.5, size * 0.4) for x, y in places))


def stand_collar(*, lace: bool = False) -> str:
    """Draw the collar of a dark coat, rising beside the neckcloth."""
    left, right = (
        (
            "M46.600 81.600C41.600 84 39 88.600 37.600 94.600L49.600 104"
            "L52.4 95.6C48 92 46 87 46.6 81.6Z"
        ),
        "M73.6 80.6C78.4 83.600 81 88.600 82.400 94.6L70.4 104L67.6 95.6C72 92 74 87 73.6 80.6Z",
    )
    edge = f'<path fill="{INK}" stroke="{CARD}" stroke-width="1.2" d="{left}{right}"/>'
    return edge + (
        cut(
            (
                "M43.600 86C41.600 88.600 40.600 91.600 40 94L49 101M76.600"
                " 85C78.600 87.600 79.600 91.600 80 94L71 101"
            ),
            1.5,
        )
        if lace
        else ""
    )


def lapels() -> str:
    """White lapels, turned back and buttoned."""
    left = "M49.600 104L37.600 95.600C33.600 103 33 112 34.600 122H51.600Z"
    right = "M70.4 104L82.400 95.600C86.4 103 87 112 85.400 122H68.4Z"
    places: list[Point] = [
        (40.6, 101.6),
        (39, 108.6),
        (39.4, 115.8),
        (79.4, 101.6),
        (81, 108.6),
        (80.6, 115.8),
    ]
    holes = folds(
        *[
            [(x + (3 if x < 60 else -3), y), (x + (8.6 if x < 60 else -8.6), y + 1.4)]
            for x, y in places
        ],
        width=1,
    )
    shade = fine({0.7: "M84.600 104l-3.600 9m4.600-4-4 11m3.600-5-2 6M72 108l-1.600 10"})
    return shape(left + right, 1.8) + holes + buttons(places) + shade


def epaulette(x: float, turn: int) -> str:
    """Draw an epaulette with its fringe."""
    strap = (
        f"M{x + turn * 18} 91.600C{x + turn * 10} 90.600"
        f" {x - turn * 4} 93 {x - turn * 10} 98C{x - turn * 10.6} 102"
        f" {x - turn * 7} 104.600 {x - turn * 3} 104.600"
        f"C{x + turn * 4} 102 {x + turn * 12} 100 {x + turn * 19} 98Z"
    )
    fringe = [
        (x - turn * (9.4 - i * 1.9), 102 + min(i, 3) * 0.7 - max(0, i - 3) * 0.3) for i in range(9)
    ]
    threads = "".join(
        f"M{a:.1f} {b:.1f}l{-turn * (1.6 - i * 0.14):.1f} 9" for i, (a, b) in enumerate(fringe)
    )
    back = f"M{x - turn * 11} 99L{x - turn * 13} 112L{x + turn * 6} 113L{x + turn * 8} 101Z"
    braid = folds(
        [(x + turn * 15, 94.6), (x + turn * 4, 95.4), (x - turn * 6, 100)],
        [(x + turn * 16, 97), (x + turn * 6, 98), (x - turn * 3, 102)],
        width=1,
    )
    return card(back) + line(threads, 1.2) + shape(strap, 1.6) + braid


def lieutenant(kind: str) -> str:
    """Draw a lieutenant's coat."""
    chest = "M46 90L49.600 104L51.600 122H68.400L70.4 104L74 90Z"
    waistcoat = shape(chest, 1.5) + folds([(60, 104), (60.6, 122)], width=1.2)
    body = piece("coat", coat) + waistcoat
    if kind == "lapels":
        return (
            body
            + piece("cravat-ruffle", lambda: cravat("ruffle"))
            + piece("lapels", lapels)
            + piece("collar", stand_collar)
            + piece("epaulette", lambda: epaulette(19, 1))
        )
    if kind == "laced":
        return (
            body
            + piece("cravat-plain", lambda: cravat("plain"))
            + piece("lapels", lapels)
            + piece("collar-laced", lambda: stand_collar(lace=True))
            + piece("epaulette", lambda: epaulette(19, 1))
            + piece("epaulette-far", lambda: epaulette(101, -1))
        )
    if kind == "closed":
        places: list[Point] = [(48, 106), (47, 113.6), (47, 120), (72, 106), (73, 113.6), (73, 120)]
        front = shape("M44 96L60 110L76 96L84 124H36Z", 1.6, WASH["lieutenant"]) + line(
            "M60 109.600V122", 1.4
        )
        return (
            body
            + piece("cravat-bow", lambda: cravat("bow"))
            + front
            + buttons(places)
            + piece("collar-laced", lambda: stand_collar(lace=True))
            + piece("epaulette-far", lambda: epaulette(101, -1))
        )
    places = [(36.6, 103), (35, 110.6), (35.4, 118), (83.4, 103), (85, 110.6), (84.6, 118)]
    return (
        body
        + piece("cravat-plain", lambda: cravat("plain"))
        + line("M49.600 104L47 122M70.4 104L73 122", 1.6)
        + buttons(places)
        + piece("collar", stand_collar)
        + piece("epaulette", lambda: epaulette(19, 1))
    )


def midshipman(kind: str) -> str:
    """Draw a midshipman's jacket with the white patch on its collar."""
    body = piece("coat", coat)
    chest = shape("M46 92L52 106L54.600 122H65.400L68 106L74 92Z", 1.5)
    patch = shape(
        (
            "M45.600 85.600L40.600 90L39 97.600L46 103L50 95.6ZM74.400"
            " 85.600L79.4 90L81 97.600L74 103L70 95.6Z"
        ),
        1.6,
    )
    knots = buttons([(44.6, 95.4), (75.4, 95.4)], size=1.4)
    if kind == "buttoned":
        front = shape("M47 98L60 107L73 98L78 124H42Z", 1.6, WASH["midshipman"]) + line(
            "M60 107V122", 1.3
        )
        rows: list[Point] = [
            (52, 107.6),
            (51.6, 114),
            (51.6, 120),
            (68, 107.6),
            (68.4, 114),
            (68.4, 120),
        ]
        return (
            body
            + chest
            + piece("cravat-stock", lambda: cravat("stock"))
            + front
            + buttons(rows, size=1.7)
            + piece("collar", stand_collar)
            + patch
            + knots
        )
    if kind == "frilled":
        rows = [(38, 106), (38, 113), (38.6, 120), (82, 106), (82, 113), (81.4, 120)]
        return (
            body
            + chest
            + piece("cravat-ruffle", lambda: cravat("ruffle"))
            + line("M52 106L50 122M68 106L70 122", 1.5)
            + buttons(rows, size=1.7)
            + piece("collar", stand_collar)
            + patch
            + knots
        )
    vest = buttons([(60, 107), (60, 112.6), (60, 118.2)], size=1.3)
    rows = [(46.6, 108), (46, 115), (73.4, 108), (74, 115)]
    neck = (
        piece("cravat-bow", lambda: cravat("bow"))
        if kind == "open"
        else piece("cravat-stock", lambda: cravat("stock"))
    )
    return (
        body
        + chest
        + vest
        + neck
        + line("M52 106L50 122M68 106L70 122", 1.5)
        + buttons(rows, size=1.6)
        + piece("collar", stand_collar)
        + patch
        + knots
    )


def neckerchief(kind: str) -> str:
    """Draw a seaman's neckerchief."""
    wrap = "M44.600 87C50 92.600 70 92.600 75.6 86.6L79 93.600C71 102 49 102 41.6 94.4Z"
    ends = "M57.600 98.600L48 113L55 112L59.600 117L61.6 108L66 115L72.6 110.600L63 98.6Z"
    knot = disc(60, 99.4, 4.2)
    if kind == "dark":
        return (
            ink(ends)
            + ink(wrap)
            + f'<path fill="{INK}" stroke="{CARD}" stroke-width="1" d="{knot}"/>'
            + lights(
                [(46, 92), (56, 96), (70, 95)],
                [(57, 103), (53, 108), (51.6, 110.6)],
                [(62, 103), (65, 107), (67, 110)],
                width=1,
            )
        )
    drawn = (
        shape(ends, 1.6)
        + shape(wrap, 1.7)
        + shape(knot, 1.6)
        + folds(
            [(46, 91), (56, 95.600), (72, 92.4)],
            [(57.6, 103), (54, 107), (52.6, 110.6)],
            [(62, 103), (65, 107), (67, 109.4)],
            width=1,
        )
    )
    if kind == "spotted":
        spots = (
            (47, 93),
            (52.6, 96.2),
            (68, 95.6),
            (73.6, 92),
            (55, 108.4),
            (59, 111.6),
            (66.6, 108.4),
            (60.4, 92.6),
        )
        return drawn + ink("".join(disc(x, y, 1.2) for x, y in spots))
    return drawn + fine({0.7: "M68 90l4 5m-7-4.400 4 5.4m-7-4.400 3 5M64 105l4 5"})


def stripes() -> str:
    """Draw the bars of a striped shirt."""
    bars = "".join(f"M40 {y}Q60 {y + 5} 80 {y}" for y in (96, 102.4, 108.8, 115.2, 121.6))
    return line(bars, 2.3)


def front(kind: str) -> str:
    """Draw the shirt that shows between the fronts of a jacket."""
    opening = "M43 92L44 122H76L77 92Z"
    if kind == "striped":
        return shape(opening, 1.4) + stripes()
    checks = "".join(f"M{x} 94V122" for x in (47, 52, 57, 62, 67, 72)) + "".join(
        f"M43 {y}H77" for y in (98, 103, 108, 113, 118)
    )
    if kind == "checked":
        return shape(opening, 1.4) + line(checks, 1)
    return shape(opening, 1.4) + folds(
        [(60, 100), (60, 122)], [(52, 106), (50, 121)], [(68, 106), (70, 121)], width=1.2
    )


def jacket_fronts(*, dark: bool) -> str:
    """Draw the fronts of a short jacket with its collar."""
    fronts = "M42.600 90L34 97L48 122H28L20 97.600Z M77.4 90L86 97L72 122H92L100 97.6Z"
    collar = (
        "M44 86.600L34.600 92.600L30.6 101.600L46.600 110ZM76 86.600"
        "L85.400 92.600L89.4 101.600L73.4 110Z"
    )
    if dark:
        return shape(fronts, 1.6, WASH["petty_officer"]) + ink(collar) + lights(
            [(42, 90.6), (36, 95), (34, 101)], width=1.3
        )  # fmt: skip
    return (
        shape(collar, 1.8, WASH["petty_officer"])
        + line("M46.600 110L50 122M73.400 110L70 122", 1.8)
        + fine({0.7: "M86.600 97l-5 7.400m2-10.400-6.600 11m3.600-13-5 9"})
    )


def petty(kind: str) -> str:
    """Draw a petty officer's working clothes."""
    if kind == "pea-jacket":
        rows: list[Point] = [(43.6, 113.6), (42.6, 120), (76.4, 113.6), (77.4, 120)]
        return (
            piece("coat", coat)
            + front("plain")
            + piece("neckerchief-spotted", lambda: neckerchief("spotted"))
            + piece("jacket-dark", lambda: jacket_fronts(dark=True))
            + buttons(rows, size=2.1)
        )
    if kind == "blue-striped":
        return (
            piece("coat", coat)
            + front("striped")
            + piece("neckerchief-pale", lambda: neckerchief("pale"))
            + piece("jacket-dark", lambda: jacket_fronts(dark=True))
        )
    if kind == "canvas-striped":
        return (
            piece("coat", coat)
            + front("striped")
            + piece("neckerchief-dark", lambda: neckerchief("dark"))
            + piece("jacket-pale", lambda: jacket_fronts(dark=False))
        )
    if kind == "sailcloth":
        return (
            piece("coat", coat)
            + front("checked")
            + piece("neckerchief-dark", lambda: neckerchief("dark"))
            + piece("jacket-pale", lambda: jacket_fronts(dark=False))
        )
    if kind == "striped":
        bars = "".join(
            f"M4 {y + 11}Q14 {y} 25 {y + 2}M95 {y + 2}Q106 {y} 116 {y + 11}"
            for y in (102, 108, 114, 120)
        )
        return (
            piece("coat-pale", pale_coat)
            + line(
                "".join(f"M27 {y}Q60 {y + 7} 93 {y}" for y in (97.4, 103.8, 110.2, 116.6)) + bars,
                2.2,
            )
            + piece("neckerchief-dark", lambda: neckerchief("dark"))
        )
    if kind == "checked":
        grid = "".join(
            f"M{x} {95 + abs(x - 60) / 9:.1f}L{60 + (x - 60) * 1.06:.1f} 122"
            for x in range(14, 110, 6)
        )
        rows_ = "".join(f"M8 {y + 2}Q60 {y - 3} 112 {y + 2}" for y in (101, 106.6, 112.2, 117.8))
        return (
            piece("coat-pale", pale_coat)
            + line(grid + rows_, 0.9)
            + piece("neckerchief-dark", lambda: neckerchief("dark"))
        )
    if kind == "waistcoat":
        vest = "M36 94.600L46.600 90.6L60 112L73.400 90.6L84 94.600L88 122H32Z"
        places: list[Point] = [(60, 114), (60, 119.6)]
        return (
            piece("coat-pale", pale_coat)
            + ink(vest)
            + lights(
                [(40, 98), (38, 108), (36, 119)], [(44, 97), (43.6, 106), (41, 118)], width=1.1
            )
            + buttons(places, size=1.8, on_dark=True)
            + piece("neckerchief-spotted", lambda: neckerchief("spotted"))
        )
    if kind == "apron":
        bib = "M40 101L44 98.600H76L80 101L84 122H36Z"
        straps = line("M43 99.600L45.600 89M77 99.600L74.400 88.6", 2.6)
        return (
            piece("coat", coat)
            + piece("neckerchief-pale", lambda: neckerchief("pale"))
            + straps
            + shape(bib, 1.9)
            + folds(
                [(50, 104), (48.6, 112), (50, 121)],
                [(70, 104), (71.600, 112), (69, 121)],
                width=1.2,
            )
            + fine({0.7: "M79 104l-5 12m7-8-4.400 12m5-6-2 6M74 103l-2.600 7"})
        )
    vest = "M34 95.600L46 91L60 120L74 91L86 95.600L94 122H26Z"
    return (
        piece("coat-pale", pale_coat)
        + front("plain")
        + shape(vest.replace("L60 120", "L57 122H63"), 1.9)
        + fine(
            {
                0.8: "".join(
                    f"M{x} {y}l3 13"
                    for x, y in (
                        (74, 100),
                        (77, 98),
                        (80, 97),
                        (83, 97),
                        (86, 100),
                        (71, 106),
                        (88, 106),
                        (91, 110),
                    )
                )
            }
        )
        + piece("neckerchief-dark", lambda: neckerchief("dark"))
    )


def marine(kind: str) -> str:
    """Draw a marine's coat under its belts."""
    stock = ink(
        "M45.600 83.600C50 88 70 88 74.400 82.6L75.4 94C70 98.600 50 98.600 44.600 94.6Z"
    ) + lights([(48, 89), (54, 91.600), (62, 92)], width=1.1)
    collar = shape(
        (
            "M46.600 84C41.600 86.600 39.600 90.600 38.600 95.600L54 103"
            "L57 98C50 96 46 90 46.6 84ZM73.4 83C78.4 86 80.4 90.600 81.4"
            " 95.600L66 103L63 98C70 96 74 90 73.4 83Z"
        ),
        1.7,
    )
    frill = shape("M57 98L54 108L60 105.600L66 108L63 98Z", 1.3)
    tabs = folds(
        *[[(x, y), (x + (9 if x < 60 else -9), y)] for y in (107, 113.4, 119.8) for x in (47, 73)],
        width=1.3,
    )
    wings = piece("wings", lambda: _wing(16, 1) + _wing(104, -1))
    under = piece("coat", coat) + piece("facings", lambda: tabs + stock + collar + frill)
    belt_a, belt_b = "M28 94.600L36 92L84 124H72Z", "M92 94.600L84 92L36 124H48Z"
    edge = fine({0.8: "M33 95.600L76 124" if kind != "single" else "M87 95.600L44 124"})
    if kind == "single":
        plate = shape("M53.600 104.600h12.800v11h-12.800z", 1.6) + line("M57 110h6m-3-3v6", 1.2)
        return under + shape(belt_b, 1.7) + edge + wings + plate
    plate = shape(disc(60, 109.4, 5.6, 6.8), 1.7) + (
        ink(
            "M60 104.600l1.400 3.400 3.400.2-2.600 2.400.8"
            " 3.600-3-1.800-3 1.800.8-3.600-2.600-2.400 3.400-.2z"
        )
        if kind == "star"
        else line("M57 109.400h6m-3-3.600v7.400", 1.3)
    )
    return under + shape(belt_a, 1.7) + edge + shape(belt_b, 1.7) + wings + plate


def _wing(x: float, turn: int) -> str:
    """Draw the tuft on a marine's shoulder."""
    strap = (
        f"M{x + turn * 16} 94.600L{x - turn * 3} 98.600L{x - turn * 2} 104L{x + turn * 18} 98.6Z"
    )
    tuft = "".join(
        (
            f"M{x - turn * (4 - i * 1.5):.1f} {101.6 + i * 0.2:.1f}"
            f"l{-turn * (4.4 - i * 0.9):.1f} {4.6 + i * 0.7:.1f}"
        )
        for i in range(6)
    )
    return (
        ink(
            f"M{x - turn * 3} 98L{x - turn * 9} 103.600L{x - turn * 9} 110"
            f"L{x + turn * 4} 109L{x + turn * 5} 101Z"
        )
        + cut(tuft, 0.8)
        + shape(strap, 1.5)
    )


def chevrons() -> str:
    """Draw a corporal's two chevrons on his sleeve."""
    upper, lower = (
        "M5.600 112.600L15 106.600L24 113.600V118.400L15 111.600L5.2 117.600Z",
        "M4.8 120L15 113.600L24 120V125L15 118.600L4.6 124.6Z",
    )
    return f'<path fill="{CARD}" stroke="{INK}" stroke-width="1.6" d="{upper}{lower}"/>'


DRESS = {
    **{f"lieutenant-{kind}": lieutenant(kind) for kind in ("lapels", "laced", "closed", "undress")},
    **{f"midshipman-{kind}": midshipman(kind) for kind in ("buttoned", "frilled", "open", "stock")},
    **{f"petty_officer-{kind}": petty(kind) for kind in (
        "pea-jacket", "blue-striped", "canvas-striped", "sailcloth", "striped", "checked",
            "waistcoat", "apron", "vest")},
    **{f"marine-{kind}": marine(kind) for kind in ("cross", "single", "star")},
}  # fmt: skip
