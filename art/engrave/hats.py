"""Hats for a head turned left."""

from __future__ import annotations

from art.engrave.burin import arcs, engraved, fine, folds, lights, locks, smooth
from art.engrave.plate import STRAW, Point, card, cut, disc, ink, line, shape

COCKED: list[Point] = [
    (15, 36.6), (20, 28), (29, 16.6), (41, 9), (53, 6), (61, 5.4), (70, 6), (81, 9.4), (92, 17),
    (101, 28), (106, 37.6), (98, 36.4), (86, 31.6), (74, 28.8), (60, 27.8), (46, 28.6), (34, 31.6),
    (23, 36),
]  # fmt: skip
EDGE: list[Point] = [
    (19.6, 34), (26, 24.6), (34, 17), (44, 11.6), (54, 9.4), (61, 9), (69, 9.4), (78, 11.8),
    (88, 17.6), (96, 25), (101.6, 34.6),
]  # fmt: skip
FORE: list[Point] = [
    (18.6, 42.6), (24, 34), (32, 24), (42, 15), (54, 8.6), (66, 7), (78, 9.6), (88, 17), (94, 27),
    (97, 39), (92.6, 43), (85, 37), (74, 33), (60, 31.4), (46, 33.6), (34, 38.6), (25, 43.6),
]  # fmt: skip
FORE_EDGE: list[Point] = [
    (23, 40.4), (31, 30), (41, 20.4), (54, 12.8), (66, 11), (77, 13.4), (85.6, 20), (91, 30),
    (93.4, 39),
]  # fmt: skip


def rosette(x: float, y: float, loop: str) -> str:
    """Draw a cockade and the loop that holds it."""
    drawn = cut(loop, 3) + line(loop, 0.9)
    return drawn + card(disc(x, y, 5)) + line(disc(x, y, 3.3), 1.2) + ink(disc(x, y, 1.3))


def cocked(trim: str) -> str:
    """Draw a lieutenant's hat, worn athwart."""
    drawn = ink(smooth(COCKED, close=True)) + lights(
        [(27, 30), (35, 22), (46, 16)], [(33, 30), (42, 23.6), (52, 20)],
        [(92, 28), (86, 22.6), (79, 18.6)], width=1.2,
    )  # fmt: skip
    if trim == "feather":
        puffs = EDGE[1::2]
        drawn = "".join(shape(disc(x, y - 1, 5.4), 1.4) for x, y in puffs) + drawn
    elif trim in {"lace", "cord"}:
        drawn += cut(smooth(EDGE), 2.6 if trim == "lace" else 1.3)
    if trim == "band":
        drawn += cut("M24 32.6Q58 20 97 32.6", 1.8)
    return drawn + rosette(42.6, 16, "M48 28.4L43.6 18")


def fore_and_aft(trim: str) -> str:
    """Draw the same hat worn fore and aft, its peak before the brow."""
    drawn = ink(smooth(FORE, close=True)) + lights(
        [(36, 33), (46, 23.6), (57, 17)], [(43, 33), (52, 26), (62, 22)], width=1.2
    )
    drawn += cut(smooth(FORE_EDGE), 2.6 if trim == "lace" else 1.3)
    if trim == "band":
        drawn += cut("M30 38Q58 26 90 38", 1.6)
    return drawn + rosette(66, 20, "M62 31L65 22")


def tricorne() -> str:
    """Draw the old three-cornered hat."""
    crown: list[Point] = [
        (36, 33),
        (38, 20),
        (48, 13.6),
        (60, 12.6),
        (74, 15),
        (82, 22),
        (84, 34),
        (60, 32),
    ]
    front: list[Point] = [
        (14, 33),
        (24, 25.4),
        (37, 24),
        (46, 27.4),
        (54, 31.4),
        (70, 29),
        (86, 22),
        (100, 17.4),
        (106, 20),
        (98, 31),
        (84, 38),
        (66, 38.4),
        (50, 36),
        (34, 36),
        (22, 38),
    ]
    edge: list[Point] = [
        (17, 33),
        (26, 28),
        (37, 27),
        (46, 30.4),
        (54, 34),
        (70, 32),
        (86, 25.4),
        (100, 20.6),
    ]
    return ink(smooth(crown, close=True)) + lights([(42, 26), (44, 20), (51, 16.4)],
        [(46.6, 27), (48.6, 21), (55, 17)]) + (
        ('<g stroke="var(--card)" stroke-width="1.4"'
f' paint-order="stroke">{ink(smooth(front, close=True))}</g>') + cut(smooth(edge),
    1.8))  # fmt: skip


def round_hat(
    crown: float, brim: float, *, pale: bool = False, gloss: bool = True, band: bool = True
) -> str:
    """Draw a hat with a round crown and a brim."""
    low: list[Point] = [
        (59 - brim, 37.4),
        (40, 32.6),
        (59, 31.6),
        (79, 32.6),
        (59 + brim, 37.4),
        (80, 40),
        (59, 39.4),
        (40, 40),
    ]
    top: list[Point] = [
        (38.6, 36),
        (38.8, crown + 7),
        (43, crown + 1),
        (58, crown - 1),
        (74, crown + 1),
        (79, crown + 7),
        (80.4, 36),
        (60, 33),
    ]
    if pale:
        rows = "".join(
            smooth([(39.4, y), (59, y - 2.4), (79.6, y)]) for y in _rows(crown + 5.6, 31, 2.6)
        )
        weave = "".join(
            smooth([(59 - brim * 0.9, y), (59, y - 3), (59 + brim * 0.9, y)]) for y in (37, 38.8)
        )
        drawn = shape(smooth(top, close=True), 2, STRAW) + fine({0.8: rows})
        shade = engraved(
            arcs((70, 22), 72, 1.7, reach=16),
            [(66, crown + 1), (78, crown + 6), (79.6, 35), (68, 34)],
            lambda x, _: (x - 60) / 22,
            ((0.4, 0.6), (0.7, 0.9)),
        )
        drawn += shade + (
            ink("M38.600 28.600Q59 25.4 80 28.6L80.4 33.4Q59 30.4 38.400 33.4Z") if band else ""
        )
        return drawn + shape(smooth(low, close=True), 2, STRAW) + fine({0.7: weave})
    drawn = ink(smooth(top, close=True)) + (
        cut("M38.800 30.600Q59 27.6 80.2 30.600", 1.3) if band else ""
    )
    if gloss:
        drawn += lights(
            [(43, 28), (42.6, 18), (45.6, crown + 3)],
            [(46.4, 27), (46, 18), (49, crown + 3)],
            [(49.6, 26), (49.4, 19)],
            [(75.6, 27), (75.4, 16)],
            width=1.3,
        )
    return drawn + ('<g stroke="var(--card)" stroke-width="1.2"'
f' paint-order="stroke">{ink(smooth(low, close=True))}</g>') + lights(
        [(61 - brim, 37), (42, 34), (57, 33)], width=1.1)  # fmt: skip


def _rows(first: float, last: float, step: float) -> list[float]:
    return [first + step * index for index in range(int((last - first) / step) + 1)]


KNIT: list[Point] = [
    (38, 36),
    (37.6, 26),
    (43, 16),
    (54, 11),
    (65, 11.6),
    (76, 18),
    (81.4, 29),
    (82, 40),
    (74, 36.4),
    (59, 33.4),
    (46, 34),
]
CUFF = "M36.600 34.4C46 29.6 66 29.4 82.6 36.4L83.4 43.4C70 36.6 50 35.6 37.2 40.4Z"


def knitted(*, striped: bool) -> str:
    """Draw a knitted cap."""
    ribs = "".join(
        f"M{40 + 2.6 * i:.1f} {39.4 - 0.9 * min(i, 6) * 0.5 + max(0, i - 8) * 0.5:.1f}l.2 -5"
        for i in range(17)
    )
    drawn = shape(smooth(KNIT, close=True), 2)
    if striped:
        drawn += ink("M38.400 29.600C46 25.4 70 24.400 81 31L82 34.600C70 29.4 48 29.400 37.8 33Z")
        drawn += ink(
            "M41.400 20.600C50 16.600 68 16.600 77.6 22L79.6 25.600C68"
            " 20.6 50 20.600 39.400 24.600Z"
        )
    else:
        keys: list[list[Point]] = [
            [(39.6, 34), (42, 24), (58, 12)],
            [(50, 32), (52, 22), (59, 12)],
            [(62, 32), (63, 22), (61, 12)],
            [(73, 34), (72, 22), (62, 12)],
            [(81, 38), (78, 24), (63, 12)],
        ]
        drawn += locks(keys, 22, width=0.9, seed=3, full=0.95)
    return drawn + shape(CUFF, 1.8) + fine({1: ribs}) + ink(disc(60, 10.6, 3.2))


def stocking() -> str:
    """Draw a long cap that falls to one side."""
    area: list[Point] = [
        (38, 38),
        (38.4, 27),
        (44, 17),
        (55, 11.6),
        (68, 12.6),
        (82, 18),
        (91, 29),
        (95, 44),
        (94.6, 57),
        (90.6, 57.4),
        (88, 46),
        (83, 39),
        (81, 41),
        (70, 35.6),
        (52, 34),
    ]
    gloss = lights(
        [(44, 28), (48, 20), (56, 15.6)],
        [(48, 28), (52, 21.6), (59, 18)],
        [(84, 26), (89, 34), (91.4, 44)],
        [(80, 25), (85.6, 32), (88.6, 41)],
        width=1.2,
    )
    return (
        ink(smooth(area, close=True))
        + gloss
        + shape(CUFF, 1.8)
        + shape(disc(92.8, 59.6, 3.4), 1.6)
        + fine({0.8: "M90.600 58.400l4 3m-4.400 0l4-3"})
    )


def kerchief(kind: str) -> str:
    """Draw a cloth knotted round the head."""
    area: list[Point] = [
        (38, 37.4),
        (38, 28),
        (44, 19),
        (54, 15),
        (66, 16),
        (76.4, 22.4),
        (81.6, 33),
        (82, 44),
        (78, 47.4),
        (66, 37),
        (52, 33),
        (44, 34),
    ]
    ends = shape(
        "M80.600 44L91 43.600L89.600 49.4L95 55L86.600 54.4L83.600 61L79.4 48Z", 1.7
    ) + folds([(81, 46), (85, 48), (88.600, 49)], [(81.4, 48), (83.6, 52), (83.6, 57)], width=1)
    body = smooth(area, close=True)
    wrap = (
        [(41, 30), (52, 25.6), (66, 27), (78, 40)],
        [(42.6, 24.6), (54, 20), (68, 23), (79.6, 35)],
    )
    if kind == "dark":
        return (
            ends.replace("var(--card)", "currentColor")
            + ink(body)
            + lights(*wrap, [(40, 34.6), (52, 30.4), (66, 33)], width=1.2)
        )
    drawn = ends + shape(body, 2) + folds(*wrap, width=1)
    if kind == "spotted":
        spots = (
            (43.6, 31),
            (48, 24),
            (53, 30),
            (56, 20.6),
            (60.6, 28.4),
            (65, 21.6),
            (68.4, 31.4),
            (72.4, 25.6),
            (75.6, 35),
            (78, 30.4),
            (77.4, 42),
        )
        return drawn + ink("".join(disc(x, y, 1.8) for x, y in spots))
    return drawn + engraved(
        arcs((66, 30), 55, 1.9, bulge=-0.2),
        area,
        lambda x, _: (x - 50) / 34 + 0.1,
        ((0.35, 0.6), (0.7, 0.9)),
    )


def shako(plate: str) -> str:
    """Draw a marine's tall cap."""
    top: list[Point] = [
        (38, 34), (38.2, 25), (36.8, 12), (46, 9), (59, 8), (73, 9), (82.6, 12), (81, 25),
        (81.4, 35), (60, 32),
    ]  # fmt: skip
    peak = (
        "M36 36C44 31.400 72 31.400 82.6 35.400C70 35.4 46 37.400"
        " 32.600 43C32.2 40.600 33.800 38 36 36Z"
    )
    drawn = (
        ink(smooth(top, close=True))
        + cut("M38.200 30.600Q59 26.800 81.4 30.6", 2)
        + cut("M37.4 14.400Q59 10.4 82 14.400", 2)
        + ink(peak)
        + cut("M36.600 38Q46 34.200 58 33.8", 1)
    )
    if plate == "star":
        drawn += card("M52.600 13.6h10.400l1.600 4-1.800 6.800-5 3-5-3-1.800-6.800z") + line(
            "M58 16v7.6M54.200 19.6h7.6", 1.4
        )
        return drawn + _plume(40, 13, 40.4, -1)
    drawn += cut("M38 18C46 32 70 32 81.600 18", 1.6)
    drawn += card(disc(57, 19.6, 5.8)) + line(disc(57, 19.6, 3.6), 1.3) + ink(disc(57, 19.6, 1.4))
    return drawn + _plume(58, 11, 58, -3)


def _plume(x: float, y: float, tip: float, top: float) -> str:
    """Draw a tuft of feathers."""
    body = (
        f"M{x - 2} {y}C{x - 7} {y - 5} {tip - 6} {top + 3} {tip}"
        f" {top + 1}C{tip + 6} {top + 3} {x + 7} {y - 5} {x + 2} {y}Z"
    )
    return shape(body, 1.6) + folds(
        [(x, y - 1), (x - 1, y - 6), (x - 2.6, top + 5)],
        [(x, y - 1), (x + 1.6, y - 6), (x + 2.6, top + 5)],
        width=1,
    )


def marine_round(side: int) -> str:
    """Draw a marine's round hat, a plume at its side and a crest over the crown."""
    x = 39 if side < 0 else 80
    tall: list[Point] = [
        (x - 1.4, 30), (x - 6.6, 20), (x - 6.4, 10), (x - 1, 3), (x + 4.4, 9), (x + 4.8, 20),
        (x + 2, 30),
    ]  # fmt: skip
    feather = shape(smooth(tall, close=True), 1.8) + folds(
        [(x, 29), (x - 0.6, 17), (x - 0.8, 7)], [(x - 0.6, 24), (x - 4, 19)],
        [(x - 0.6, 17), (x - 4, 12)], [(x - 0.4, 22), (x + 3, 17)], width=1.1,
    )  # fmt: skip
    hat = round_hat(11, 28, band=True)
    rose = card(disc(x + 2.4 * side, 28, 4)) + line(disc(x + 2.4 * side, 28, 2.8), 1.3)
    return hat + feather + rose


def topper() -> str:
    """Draw a midshipman's tall hat: narrow in the brim, a gold loop and a cockade on it."""
    top: list[Point] = [
        (40, 34), (39.4, 20), (36.6, 8), (47, 5), (59, 4.2), (72, 5), (83, 8), (80, 20), (79.6, 34),
        (60, 31),
    ]  # fmt: skip
    low: list[Point] = [
        (30.4, 33.6), (36, 33), (46, 31), (60, 30.4), (74, 31), (84, 33), (89.6, 33.6), (84, 38.6),
        (72, 37.6), (60, 37), (46, 37.8), (36, 39),
    ]  # fmt: skip
    loop = cut("M64 29L70 13M68.6 30L74 14", 1.5)
    rose = card(disc(73, 12.6, 5)) + line(disc(73, 12.6, 3.4), 1.2) + ink(disc(73, 12.6, 1.4))
    shine = lights([(43.6, 27), (43, 18), (42, 11)], [(47.4, 26), (47, 19), (46.4, 14)], width=1.6)
    return (
        ink(smooth(top, close=True))
        + shine
        + loop
        + rose
        + cut("M40 28.6Q59 25 79.8 28.6", 2.2)
        + ink(smooth(low, close=True))
        + lights([(36, 35), (46, 33.4), (56, 32.8)], width=1.3)
    )


def tarpaulin() -> str:
    """Draw a seaman's low tarred hat, its ribbon hanging behind."""
    top: list[Point] = [
        (40.4, 33), (42, 22), (47, 17.4), (59, 16), (71, 17.4), (76.6, 22), (78.6, 33), (60, 30),
    ]  # fmt: skip
    low: list[Point] = [
        (22, 35.6), (34, 31.6), (46, 29.6), (60, 29), (74, 29.6), (86, 31.6), (97, 35.6),
        (84, 39.4), (72, 38), (60, 37.4), (46, 38), (35, 39.4),
    ]  # fmt: skip
    tails = ink("M79 36L92 44L90 58L86.6 53L83 57L82 43Z") + lights(
        [(83, 41), (87, 46), (87.6, 52)], width=1.2
    )
    return (
        tails
        + ink(smooth(top, close=True))
        + cut("M41.4 27.4Q59 23.8 77.6 27.4", 2.2)
        + lights([(46, 24), (48.6, 20.6), (53, 19)], width=1.4)
        + ink(smooth(low, close=True))
        + lights([(28, 34.6), (40, 32.2), (54, 31)], width=1.4)
    )


def mobcap() -> str:
    """Draw a woman's cap with its frill."""
    puff: list[Point] = [
        (39, 33), (36.4, 23), (42, 13.6), (54, 9), (68, 10), (80, 16.6), (86, 28), (84, 41),
        (78, 46), (66, 35), (52, 31),
    ]  # fmt: skip
    frill: list[Point] = [
        (36.6, 38), (35, 33.4), (39.6, 31), (44, 28.6), (49, 29.6), (54, 27.4), (59, 29.6),
        (65, 29.6), (68.6, 33.4), (74, 35), (76, 40), (81, 43.6), (80.6, 49), (83, 53), (78, 54),
        (74.6, 50), (71, 46), (66, 40.6), (60, 36.6), (53, 35.6), (46, 36), (41, 39),
    ]  # fmt: skip
    ribbon = ink("M38 30.6C46 24.6 62 23.6 71 29.6C76 33 81 38.6 84.4 44.6L86 39.6C80 30 72 22 56"
                 " 21.4C48 21.4 41 24 37 27Z")  # fmt: skip
    pleats = folds(
        [(46, 20), (50, 13.6)], [(60, 19), (61, 12)], [(72, 24), (76, 17)], width=1.1,
    )  # fmt: skip
    gathers = folds(
        *[[(x, y), (x + 0.6, y + 4.4)] for x, y in
          ((42, 31.4), (48, 30.6), (54, 30), (60, 31), (66, 33), (71.6, 37.6), (76.6, 43.4))],
        width=1,
    )  # fmt: skip
    return (
        shape(smooth(puff, close=True), 2)
        + pleats
        + ribbon
        + shape(smooth(frill, close=True), 1.8)
        + gathers
    )


HATS = {
    **{f"cocked-{trim}": cocked(trim) for trim in ("lace", "cord", "feather", "band", "bare")},
    **{f"foreaft-{trim}": fore_and_aft(trim) for trim in ("lace", "band")},
    "tricorne": tricorne(),
    "tarpaulin": tarpaulin(),
    "topper": topper(),
    "straw": round_hat(16, 31, pale=True),
    "sennit": round_hat(19, 26, pale=True, band=False),
    "mobcap": mobcap(),
    "knitted": knitted(striped=False),
    "striped": knitted(striped=True),
    "stocking": stocking(),
    "kerchief": kerchief("plain"),
    "spotted": kerchief("spotted"),
    "black-cloth": kerchief("dark"),
    "shako-star": shako("star"),
    "shako-rose": shako("rose"),
    "marine": marine_round(-1),
    "marine-far": marine_round(1),
}
