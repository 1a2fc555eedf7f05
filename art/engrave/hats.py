"""Hats for a head turned left."""

from __future__ import annotations

from art.engrave.burin import arcs, engraved, fine, folds, lights, locks, smooth
from art.engrave.plate import CARD, Point, card, cut, disc, ink, line, shape

COCKED: list[Point] = [
    (5, 43), (9, 36.6), (19, 24), (33, 11), (48, 4.4), (59, 3), (71, 4.4), (86, 11),
        (101, 24), (112, 37),
    (116, 44), (104, 39.6), (90, 36), (75, 34), (59, 33.4), (44, 34), (29, 36), (15, 39.6),
]  # fmt: skip


def felt(area: list[Point], lean: float = -1) -> str:
    """Black felt: ink, with lines of light on the side of the lamp."""

    def tone(x: float, y: float) -> float:
        return 0.55 - abs(x - 34) / 30 + (0.12 if y < 26 else 0)

    guides = arcs((58, 20), 68 * lean, 2.3, bulge=0.16, reach=58)
    white = engraved(guides, area, tone, ((0.25, 0.5), (0.42, 0.8)))
    return ink(smooth(area, close=True)) + white.replace("currentColor", CARD)


def cocked(trim: str) -> str:
    """Draw a lieutenant's hat, worn athwart."""
    inner: list[Point] = [
        (10, 40.6),
        (22, 26.6),
        (36, 14),
        (49, 8.4),
        (59, 7.2),
        (70, 8.4),
        (84, 14),
        (98, 26.6),
        (110.6, 40.6),
    ]
    hull = felt([(59 + (x - 59) * 0.9, 22 + (y - 22) * 0.78 + 1) for x, y in COCKED])
    drawn = ink(smooth(COCKED, close=True)) + hull[hull.index("<g") :]
    loop = cut("M43.600 33.4L38.6 17.600", 2.4) + line("M43.6 33.4L38.600 17.600", 0.8)
    rose = card(disc(37.6, 15, 5)) + line(disc(37.6, 15, 3.4), 1.1) + ink(disc(37.6, 15, 1.4))
    if trim == "lace":
        drawn += cut(smooth(inner), 2.1)
    if trim == "cord":
        drawn += fine(
            {
                0.9: "".join(
                    f"M{x:.1f} {y:.1f}l{dx:.1f} 3.4"
                    for x, y, dx in (
                        (14, 37.6, 2.4),
                        (19, 31.6, 2.4),
                        (24, 26, 2.4),
                        (29, 20.8, 2.2),
                        (35, 16, 1.8),
                        (42, 12, 1.2),
                        (50, 9, 0.6),
                        (58, 8, 0),
                        (66, 8.6, -0.6),
                        (74, 10.6, -1.2),
                        (82, 14, -1.6),
                        (88, 18.4, -2),
                        (94, 24, -2.4),
                        (99, 29.6, -2.4),
                        (105, 36, -2.4),
                    )
                )
            },
            CARD,
        )
    if trim == "feather":
        puffs = [
            (12, 36),
            (19, 28),
            (27, 20),
            (36, 12.6),
            (46, 7.4),
            (57, 5),
            (68, 6.6),
            (78, 10.6),
            (87, 16.4),
            (95, 23.6),
            (103, 31.4),
            (109, 38.6),
        ]
        drawn = "".join(shape(disc(x, y, 4.6), 1.2) for x, y in puffs) + drawn
    if trim == "band":
        drawn += cut("M14 36.600Q58 27.600 105 37", 1.4)
    if trim != "bare":
        drawn += loop + rose
    else:
        drawn += (
            lights([(22, 28), (32, 18), (46, 10.6)], [(40, 31), (54, 29.6), (74, 30.6)], width=1.2)
            + rose
        )
    return drawn


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
        (f'<g stroke="{CARD}" stroke-width="1.4"'
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
        drawn = shape(smooth(top, close=True), 2) + fine({0.8: rows})
        shade = engraved(
            arcs((70, 22), 72, 1.7, reach=16),
            [(66, crown + 1), (78, crown + 6), (79.6, 35), (68, 34)],
            lambda x, _: (x - 60) / 22,
            ((0.4, 0.6), (0.7, 0.9)),
        )
        drawn += shade + (
            ink("M38.600 28.600Q59 25.4 80 28.6L80.4 33.4Q59 30.4 38.400 33.4Z") if band else ""
        )
        return drawn + shape(smooth(low, close=True), 2) + fine({0.7: weave})
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
    return drawn + (f'<g stroke="{CARD}" stroke-width="1.2"'
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
            ends.replace(CARD, "currentColor")
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
        (38, 35),
        (38.4, 24),
        (36.4, 9),
        (46, 5.6),
        (59, 4.6),
        (73, 5.6),
        (83, 9),
        (81, 24),
        (81.4, 35),
        (60, 33),
    ]
    peak = (
        "M36 37.600C44 32.600 72 32.600 82.6 36.600C70 36.4 46 38.600"
        " 33.600 44C33.2 41.600 34.200 39.4 36 37.6Z"
    )
    drawn = (
        ink(smooth(top, close=True))
        + cut("M38.200 31.400Q59 27.600 81.4 31.4", 1.6)
        + cut("M37 11.600Q59 7.6 82.4 11.600", 1.6)
    )
    drawn += lights(
        [(41.6, 27), (41.6, 20), (40.4, 14)],
        [(77.6, 27), (78, 20), (79, 14)],
        [(74.6, 26), (75, 20)],
        width=1.2,
    )
    drawn += ink(peak) + cut("M36.600 39.4Q46 35.600 58 35.2", 0.9)
    if plate == "star":
        drawn += card("M53.600 12.4h9.400l1.400 4-1.600 7.200-4.600 3-4.600-3-1.600-7.2z") + line(
            "M58.300 15v8M54.600 19h7.400", 1.2
        )
        return drawn + _plume(40, 10, 40.4, -4)
    drawn += card(disc(57, 19, 5.4)) + line(disc(57, 19, 3.4), 1.1) + ink(disc(57, 19, 1.2))
    drawn += cut("M38 15C46 30 70 30 81.600 15", 1.4)
    return drawn + _plume(58, 8, 58, -5)


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
    """Draw a marine's round hat, a plume at its side."""
    x = 37.6 if side < 0 else 81
    tall: list[Point] = [
        (x - 1.4, 31),
        (x - 6.4, 20),
        (x - 6, 8),
        (x - 1, 0.6),
        (x + 4, 7),
        (x + 4.4, 20),
        (x + 2, 31),
    ]
    feather = shape(smooth(tall, close=True), 1.7) + folds(
        [(x, 30), (x - 0.6, 16), (x - 0.8, 4)], *[[(x - 0.6, y), (x - 3, y - 2),
            (x - 4.6, y - 5)] for y in (27, 22, 17, 12)],
        *[[(x - 0.4, y), (x + 1.8, y - 2),
            (x + 2.8, y - 5)] for y in (26, 20, 14)], width=1)  # fmt: skip
    hat = round_hat(7, 30, band=True)
    tape = cut("M40 31L79 12.600", 1.2) if side > 0 else ""
    rose = card(disc(x + 2.4 * side, 29, 3.8)) + line(disc(x + 2.4 * side, 29, 2.8), 1.2)
    return hat + tape + feather + rose


HATS = {
    **{f"cocked-{trim}": cocked(trim) for trim in ("lace", "cord", "feather", "band", "bare")},
    "tricorne": tricorne(),
    "round": round_hat(13, 28),
    "tarpaulin": round_hat(17, 32, band=False),
    "topper": round_hat(8, 27),
    "straw": round_hat(16, 31, pale=True),
    "sennit": round_hat(19, 26, pale=True, band=False),
    "knitted": knitted(striped=False),
    "striped": knitted(striped=True),
    "stocking": stocking(),
    "kerchief": kerchief("plain"),
    "spotted": kerchief("spotted"),
    "dark-kerchief": kerchief("dark"),
    "shako-star": shako("star"),
    "shako-rose": shako("rose"),
    "marine": marine_round(-1),
    "marine-far": marine_round(1),
}
