"""Coats, collars and what is carried: from the neck to the foot of the plate."""

from __future__ import annotations

from tools.engrave.plate import (
    CARD,
    Point,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    poly,
    ruled,
    shape,
    smooth,
)

SHOULDERS: list[Point] = [
    (6, 123),
    (8, 110),
    (16, 100),
    (32, 94),
    (49, 87),
    (60, 91),
    (71, 87),
    (88, 94),
    (104, 100),
    (112, 110),
    (114, 123),
]
_BODY = "M6 123C6 108 14 99.5 30 94.5L49.5 86.5Q60 92 70.5 86.5L90 94.5C106 99.5 114 108 114 123Z"
_RIGHT: list[Point] = [(86, 94), (103, 100), (112, 110), (114, 123), (92, 123), (90, 108)]
_SHIRT = "M50.5 87L60 122.5L69.5 87Q60 94 50.5 87Z"
_SLEEVES = "M24 123Q25.5 112 22.5 107M96 123Q94.5 112 97.5 107"


def _buttons(*places: Point, size: float = 1.7) -> str:
    return "".join(card(disc(x, y, size)) + line(disc(x, y, size), 0.8) for x, y in places)


def _coat(more: str) -> str:
    """A dark coat; the shade on its right side is cut in light."""
    return ink(_BODY) + hatch(ruled(_RIGHT, 62, 3), 0.7, CARD) + cut(_SLEEVES, 1.1) + more


def _light(more: str) -> str:
    """A light jacket, shaded on its right."""
    return shape(_BODY, 2) + hatch(ruled(_RIGHT, 62, 2.2), 0.8) + line(_SLEEVES, 1.2) + more


_CRAVAT = (
    shape("M50 84Q60 90 70 84L70.5 91Q60 96.5 49.5 91Z", 1.6)
    + shape("M55 93Q60 96 65 93L67.5 112Q60 116.5 52.5 112Z", 1.6)
    + line(
        (
            "M56.5 97Q60 99.5 63.5 97M55.6 102Q60 105 64.4 102M55 107Q60 110 65 107M52 87.5"
            "Q60 92.5 68 87.5"
        ),
        0.8,
    )
)
_LAPELS = shape("M49 88.5L37.5 96L46 123H56L53.5 104Z", 1.6) + shape(
    "M71 88.5L82.5 96L74 123H64L66.5 104Z", 1.6
)
_FRINGE = "".join(
    f"M{x} {y}v5.5"
    for x, y in (
        (13, 105),
        (16, 106),
        (19, 106.5),
        (22, 106.5),
        (25, 106),
        (28, 104.6),
        (31, 102.6),
    )
)


def _epaulette(right: bool = False) -> str:
    drawn = (
        shape(
            smooth(
                [
                    (11, 102),
                    (17, 97.5),
                    (26, 95.5),
                    (33, 96.5),
                    (33.5, 101.5),
                    (27, 105),
                    (18, 106.5),
                    (12, 106),
                ],
                close=True,
            ),
            1.6,
        )
        + line(_FRINGE, 1.5)
        + cut(_FRINGE, 0.6)
    )
    return f'<g transform="matrix(-1 0 0 1 120 0)">{drawn}</g>' if right else drawn


_STOCK = ink("M50 83Q60 89 70 83L70.6 92Q60 97.5 49.4 92Z") + cut("M52 87Q60 92 68 87", 0.8)
_COLLAR = ink("M48 78L40.5 88L52 99L54 93L51 86Z") + ink("M72 78L79.5 88L68 99L66 93L69 86Z")

DRESS = {
    # Lieutenants: dark coat, white lapels, cravat, epaulette.
    "lapels": _coat(
        _LAPELS
        + _CRAVAT
        + _COLLAR
        + cut("M48.5 80.5L43 88M71.5 80.5L77 88", 1)
        + _buttons(
            (45, 97),
            (46.5, 104),
            (48, 111),
            (49.5, 118),
            (75, 97),
            (73.5, 104),
            (72, 111),
            (70.5, 118),
        )
        + _epaulette()
    ),
    "two-epaulettes": _coat(
        _LAPELS
        + _CRAVAT
        + _COLLAR
        + _buttons((45, 98), (47, 106), (49, 114), (75, 98), (73, 106), (71, 114))
        + _epaulette()
        + _epaulette(True)
    ),
    "closed": _coat(
        _STOCK
        + _COLLAR
        + cut("M60 97V123M49 99L40 123M71 99L80 123", 1.2)
        + _buttons((53, 101), (52, 108), (51, 115), (67, 101), (68, 108), (69, 115))
        + _epaulette()
    ),
    "ruffle": _coat(
        shape("M49 88.5L44 97L52 123H68L76 97L71 88.5Q60 95 49 88.5Z", 1.6)
        + _CRAVAT
        + _COLLAR
        + line("M52 115L57 117M68 115L63 117", 0.8)
        + cut("M43 90L36 99L42 123M77 90L84 99L78 123", 1.2)
        + _buttons((40, 103), (41.5, 111), (80, 103), (78.5, 111))
        + _epaulette()
    ),
    # Midshipmen: short dark jacket, white patch on each side of the collar.
    "patches": _coat(
        shape(_SHIRT, 1.6)
        + ink("M52 85Q60 91 68 85L66.6 93L62.5 95L64 107L60 104L56 107L57.5 95L53.4 93Z")
        + _COLLAR
        + shape("M43.5 87L49 81.5L53 93L49.5 96.5Z", 1.4)
        + shape("M76.5 87L71 81.5L67 93L70.5 96.5Z", 1.4)
        + _buttons((48.4, 89), (71.6, 89), size=1.2)
        + _buttons((50, 106), (53, 115), (70, 106), (67, 115))
    ),
    "open-patches": _coat(
        shape("M47.5 88L46 123H74L72.5 88Q60 97 47.5 88Z", 1.6)
        + line("M60 96V123", 1)
        + _COLLAR
        + shape("M43.5 87L49 81.5L53 93L49.5 96.5Z", 1.4)
        + shape("M76.5 87L71 81.5L67 93L70.5 96.5Z", 1.4)
        + _buttons((60, 103), (60, 110), (60, 117), size=1.3)
        + line("M49 84Q60 94 71 84", 1.2)
        + cut("M42 99L40 123M78 99L80 123", 1.2)
    ),
    "frilled-patches": _coat(
        shape(_SHIRT, 1.6)
        + shape("M50 84Q60 91 70 84L72 92Q60 99 48 92Z", 1.5)
        + line(
            (
                "M51 88L52 92M54.5 90L55 94M58 91L58 95.5M62 91L62 95.5M65.5 90L65 94M69 88"
                "L68 92M60 99V120"
            ),
            0.9,
        )
        + _COLLAR
        + shape("M43.5 87L49 81.5L53 93L49.5 96.5Z", 1.4)
        + shape("M76.5 87L71 81.5L67 93L70.5 96.5Z", 1.4)
        + _buttons((47, 104), (50, 113), (73, 104), (70, 113))
    ),
    # Petty officers: what a man wears who works.
    "striped": _light(
        shape("M44 89.5L41 123H79L76 89.5Q60 100 44 89.5Z", 1.6)
        + line(
            (
                "M43.5 97Q60 105 76.5 97M43 103Q60 111 77 103M42.4 109Q60 117 77.6 109"
                "M41.8 115Q60 123 78.2 115M41.4 121Q60 128 78.6 121"
            ),
            2.1,
        )
        + ink("M49 86Q60 95 71 86L72 92L64 97L69 112L60 103L51 112L56 97L48 92Z")
        + cut("M52 90Q60 95.5 68 90", 0.9)
    ),
    "checked": shape(_BODY, 2)
    + hatch(ruled(SHOULDERS, 0, 5.5) + ruled(SHOULDERS, 90, 5.5), 0.9)
    + line("M41 123C42 112 42 100 39.5 91M79 123C78 112 78 100 80.5 91", 3.4)
    + ink("M49 85Q60 94 71 85L70 93L62 96L60 100L58 96L50 93Z")
    + line(_SLEEVES, 1.2),
    "waistcoat": shape(_BODY, 2)
    + line(
        "M14 104Q19 110 18 123M106 104Q101 110 102 123M22 100Q26 112 25 123M98 100Q94 112 95 123", 1
    )
    + ink("M43 90L36 96L38 123H57L50 89Z")
    + ink("M77 90L84 96L82 123H63L70 89Z")
    + shape("M50 87L60 112L70 87Q60 95 50 87Z", 1.5)
    + ink("M50 85Q60 93 70 85L69 92Q60 98 51 92Z")
    + _buttons((54, 110), (55.6, 117), (66, 110), (64.4, 117), size=1.3),
    "apron": shape(_BODY, 2)
    + hatch(ruled(_RIGHT, 62, 2.4), 0.8)
    + line("M14 104Q19 110 18 123M106 104Q101 110 102 123", 1)
    + shape("M45 99H75L79 123H41Z", 1.8)
    + line(
        "M45 99L47 88M75 99L73 88M49 105Q50 114 48 122M70 104Q69 114 72 122M58 108Q59 116 57 123",
        1.3,
    )
    + shape("M50 86L60 100L70 86Q60 94 50 86Z", 1.5)
    + line("M52 90L60 97L68 90", 0.8),
    "pea-jacket": _coat(
        shape(_SHIRT, 1.6)
        + line("M53 97Q60 102 67 97M54.5 103Q60 107.5 65.5 103M56 109Q60 112.5 64 109", 1.6)
        + ink("M45 83L35 93L53 112L58 122L54 96L50 86Z")
        + ink("M75 83L85 93L67 112L62 122L66 96L70 86Z")
        + cut("M44 86L37.5 93L53 109.5M76 86L82.5 93L67 109.5", 1.3)
        + _buttons((45, 113), (46, 120), (75, 113), (74, 120), size=2)
    ),
    "neckcloth": _light(
        shape(_SHIRT, 1.6)
        + line("M60 96V123M48 89L42 97L56 123M72 89L78 97L64 123", 1.3)
        + ink("M49 85Q60 94 71 85L73 93Q60 101 47 93Z")
        + ink("M66 94L80 99L77 109L62 97Z")
        + card(
            "".join(
                disc(x, y, 0.9)
                for x, y in ((53, 91), (58, 94), (63, 94), (68, 91), (71, 99), (75, 103))
            )
        )
    ),
    # Marines: light belts across a ruled coat.
    "crossbelts": shape(_BODY, 2)
    + line(ruled(SHOULDERS, 90, 2.5), 0.95)
    + ink("M48 80L43 89L60 99L77 89L72 80L70 86Q60 93 50 86Z")
    + cut("M50 87.5Q60 95 70 87.5", 1)
    + shape("M30 94L38 91L84 123H70Z", 1.7)
    + shape("M90 94L82 91L36 123H50Z", 1.7)
    + shape(disc(60, 109, 5.4, 6.2), 1.6)
    + line("M57 109H63M60 105.6V112.4", 1.1)
    + ink("M12 104Q22 95.5 31 96L33 101Q22 103 15 111Z")
    + ink("M108 104Q98 95.5 89 96L87 101Q98 103 105 111Z"),
    "single-belt": shape(_BODY, 2)
    + line(ruled(SHOULDERS, 90, 2.5), 0.95)
    + shape("M46 89L44 123H76L74 89Q60 98 46 89Z", 1.6)
    + line(
        (
            "M60 96V123M49 101L56 101M49 108L56 108M49 115L56 115M64 101L71 101M64 108L71 108"
            "M64 115L71 115"
        ),
        1.2,
    )
    + ink("M48 80L43 89L60 99L77 89L72 80L70 86Q60 93 50 86Z")
    + shape("M88 93L80 90.5L38 123H52Z", 1.7)
    + shape(disc(64, 108, 4.4), 1.4)
    + ink("M12 104Q22 95.5 31 96L33 101Q22 103 15 111Z")
    + ink("M108 104Q98 95.5 89 96L87 101Q98 103 105 111Z"),
}

_MUSKET = (
    ink("M99 123L101.5 62H107.5L110 123Z")
    + cut("M102.5 90V120M106.5 90V120", 0.8)
    + ink("M103 62L103.6 30H105.6L106.2 62Z")
    + ink("M103.4 30L104.6 4L106 30Z")
    + shape("M101.4 58H107.8V63H101.4Z", 1.2)
    + shape(
        smooth([(97, 96), (104, 93), (112, 95), (113, 102), (106, 106), (98, 104)], close=True), 1.6
    )
    + line("M100 98.5H111M100 101.6H111.5", 0.8)
)
_HALBERD = (
    line("M104.5 123V26", 3.2)
    + ink("M104.5 4L108 22H101Z")
    + ink("M106 22C114 20 117 26 116 36C112 33 109 32 106 33Z")
    + ink("M103 24L94 22L97 28L94 33L103 31Z")
    + shape(
        smooth([(97, 96), (104, 93), (112, 95), (113, 102), (106, 106), (98, 104)], close=True), 1.6
    )
    + line("M100 98.5H111M100 101.6H111.5", 0.8)
)
_CHEVRONS = "".join(
    shape(
        poly([(13, y), (20, y + 5), (28, y - 2.5), (28, y + 2), (20, y + 9.5), (13, y + 4.5)]),
        1.3,
    )
    for y in (106, 113.5)
)
_GLASS = (
    shape("M84 123L79 112L104 101L108 111Z", 1.8)
    + ink("M101 99L112 94L117 106L106 111.5Z")
    + line("M84.5 110L88 118M91 107L94.5 115", 1.2)
)
_TRUMPET = (
    shape("M82 123L85 112L97 101L113 92Q119 99 118 109L104 112L92 120Z", 1.8)
    + line("M97 101L104 112M113 92Q116 100 118 109", 1.2)
    + hatch("M106 100Q110 104 111 109M102 103Q105 106 106.5 110.5", 0.8)
)
_HILT = (
    line("M98 123L103 104", 3.4)
    + shape(
        smooth(
            [(94, 106), (101, 101), (110, 102), (112, 107), (104, 107.5), (97, 110)], close=True
        ),
        1.6,
    )
    + shape(disc(104.5, 97.5, 3.6), 1.6)
    + line("M103 110Q110 116 106 123", 1.6)
)
_CHART = (
    shape("M76 123L80 103L114 108L112 123Z", 1.8)
    + line("M84 108L108 112M83 113L107 116.5M82 118L100 120.5", 0.9)
    + line("M94 96L88 117M94 96L104 115", 1.8)
    + shape(disc(94, 96, 2.6), 1.4)
)
_BOOK = shape("M80 123L83 104L98 108L112 103L112 123Z", 1.8) + line(
    ("M98 108L97 123M86 109.5L95 112M85.5 114L94.5 116.5M101 112L109.5 109M101 116.5L109.5 113.5"),
    1,
)
_DIRK = (
    line("M97 123L102 108", 3)
    + ink("M95 106L109 110L108 112.5L94 108.5Z")
    + ink("M102 107L105.5 96L108.5 97L105 108Z")
    + card(disc(107.2, 95, 2.2))
    + line(disc(107.2, 95, 2.2), 1.2)
)
_PIPE = (
    line("M66 70L80 77", 2)
    + ink("M78 74L85 74L84.5 83L79 82.5Z")
    + line("M82 71Q79 66 83 62Q86 58 82 53", 0.9)
)

CARRIED = {
    "musket": _MUSKET,
    "halberd": _HALBERD,
    "chevrons": _CHEVRONS,
    "glass": _GLASS,
    "trumpet": _TRUMPET,
    "hilt": _HILT,
    "chart": _CHART,
    "book": _BOOK,
    "dirk": _DIRK,
    "pipe": _PIPE,
}
