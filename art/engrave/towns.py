"""The seven towns: small engraved scenes on a plate of 150 by 110.

Each has one large thing that is known at sixty pixels, and the rest is for a closer look. The
light falls from the upper left.
"""

from __future__ import annotations

import math
import random

from art.engrave.plate import (
    CARD,
    Point,
    arc,
    at,
    box,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    moved,
    num,
    poly,
    raised,
    ruled,
    shape,
    smooth,
)

OUTER, INNER, FINE = 1.6, 1.0, 0.5


def rect(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Return the corners of a rectangle."""
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def puff(x: float, y: float, wide: float, seed: int) -> list[Point]:
    """Return the outline of a cloud: scallops above, a flat foot."""
    dice = random.Random(seed)
    count = max(3, round(wide / 9))
    points: list[Point] = [(x - wide / 2, y)]
    for step in range(count):
        share = (step + 0.5) / count
        lift = math.sin(math.pi * share) * wide * 0.2 + wide * 0.05
        middle = (x - wide / 2 + wide * share, y - lift * dice.uniform(0.7, 1.1))
        size = wide / count * dice.uniform(0.6, 0.8)
        points += arc(middle, (size, size * 0.9), 190, 350, 5)
    return [*points, (x + wide / 2, y)]


def sky(low: float, *clouds: list[Point], gap: float = 2.6, seed: int = 3) -> str:
    """Draw a ruled sky with clouds left out of it, their lower right shaded."""
    parts = [
        hatch(
            ruled(rect(0, 0, 150, low), 0, gap, holes=clouds, widen=1.06, loose=0.12, seed=seed),
            FINE,
        )
    ]
    for number, cloud in enumerate(clouds):
        xs, ys = [x for x, _ in cloud], [y for _, y in cloud]
        left, right, base = min(xs), max(xs), max(ys)
        foot = [(x, y) for x, y in cloud if x > left + (right - left) * 0.35]
        foot = [(x, y + (base - y) * 0.35) for x, y in foot] + [(left + (right - left) * 0.3, base)]
        parts.append(line(smooth(cloud[1:-1]), 0.7))
        parts.append(hatch(ruled(foot, 32, 1.9, loose=0.2, seed=seed + number), FINE))
    return "".join(parts)


def ground(high: float, *, seed: int = 5, gap: float = 2.4) -> str:
    """Draw the foreground: broken strokes, closer in front."""
    dice = random.Random(seed)
    parts, y = [], high
    while y < 109.5:
        x = dice.uniform(-10, 6)
        while x < 150:
            long = dice.uniform(6, 22)
            parts.append(f"M{at((x, y))}h{num(long)}")
            x += long + dice.uniform(4, 26)
        y += gap
        gap *= 0.97
    return hatch("".join(parts), 0.6)


def figure(
    x: float,
    foot: float,
    tall: float,
    *,
    left: Point = (-0.16, 0.48),
    right: Point = (0.16, 0.48),
    stride: float = 0.1,
    hat: str = "tar",
    lean: float = 0.0,
) -> str:
    """Draw a person in ink; hands are shares of the height, right of and above the foot."""

    def put(dx: float, up: float) -> Point:
        return (x + (dx + lean * up) * tall, foot - up * tall)

    body = poly([put(-0.09, 0.78), put(0.09, 0.78), put(0.1, 0.42), put(-0.1, 0.42)])
    limbs = "".join(
        [
            smooth([put(-0.05, 0.45), put(-stride * 0.8, 0.22), put(-stride, 0.01)]),
            smooth([put(0.05, 0.45), put(stride * 0.9, 0.22), put(stride, 0.01)]),
        ]
    )
    arms = "".join(
        smooth(
            [
                put(side * 0.08, 0.75),
                put((side * 0.1 + hand[0]) / 1.7, (0.7 + hand[1]) / 2 - 0.02),
                put(*hand),
            ]
        )
        for side, hand in ((-1, left), (1, right))
    )
    head = disc(*put(0, 0.88), 0.075 * tall)
    brims = {
        "tar": [
            put(-0.12, 0.93),
            put(-0.07, 0.95),
            put(-0.07, 1.03),
            put(0.07, 1.03),
            put(0.07, 0.95),
            put(0.12, 0.93),
        ],
        "cocked": [
            put(-0.18, 0.92),
            put(-0.1, 0.99),
            put(-0.05, 1.05),
            put(0.05, 1.05),
            put(0.1, 0.99),
            put(0.18, 0.92),
            put(0.06, 0.95),
            put(-0.06, 0.95),
        ],
        "none": [put(-0.05, 0.94), put(0, 0.97), put(0.05, 0.94)],
    }
    width = max(0.9, 0.085 * tall)
    return "".join(
        [
            line(limbs + arms, width + 1.1, CARD),
            raised(body + head + poly(brims[hat]), 1.1),
            line(limbs, width),
            line(arms, width * 0.85),
        ]
    )


def windows(xs: tuple[float, ...], y: float, wide: float, high: float) -> str:
    """Draw a row of dark sash windows with their glazing bars."""
    panes = "".join(box(x, y, wide, high) for x in xs)
    bars = "".join(
        f"M{at((x + wide / 2, y))}v{num(high)}M{at((x, y + high / 2))}h{num(wide)}" for x in xs
    )
    return ink(panes) + cut(bars, 0.5)


def tree(x: float, foot: float, size: float, seed: int) -> str:
    """Draw a round tree."""
    dice = random.Random(seed)
    crown = [
        (
            x + size * math.cos(turn) * dice.uniform(0.8, 1.05),
            foot - size * 1.7 + size * 0.95 * math.sin(turn) * dice.uniform(0.8, 1.05),
        )
        for turn in (math.tau * step / 13 for step in range(13))
    ]
    shade = [
        (px, py) for px, py in crown if px + py * 0.6 > x + (foot - size * 1.7) * 0.6 - size * 0.5
    ]
    return "".join(
        [
            line(f"M{at((x, foot))}V{num(foot - size)}", 1.8),
            shape(smooth(crown, close=True), 1),
            hatch(
                ruled(crown, 48, 2.2, loose=0.25, seed=seed)
                + ruled(shade, 20, 1.6, loose=0.2, seed=seed),
                FINE,
            ),
        ]
    )


def cask(x: float, y: float, wide: float, high: float) -> str:
    """Draw a barrel on its end."""
    a, b, bulge = x - wide * 0.38, x + wide * 0.38, wide * 0.13
    side = (
        f"M{at((a, y))}C{at((a - bulge * 1.4, y + high * 0.3))}"
        f" {at((a - bulge * 1.4, y + high * 0.7))} {at((a, y + high))}"
    )
    side += (
        f"Q{at((x, y + high + 2))} {at((b, y + high))}"
        f"C{at((b + bulge * 1.4, y + high * 0.7))} {at((b + bulge * 1.4, y + high * 0.3))}"
        f" {at((b, y))}Z"
    )
    hoops = "".join(
        f"M{at((a - out, y + high * k))}Q{at((x, y + high * k + 2.6))}"
        f" {at((b + out, y + high * k))}"
        for k, out in (
            (0.14, bulge * 0.5),
            (0.3, bulge * 0.9),
            (0.68, bulge * 0.9),
            (0.85, bulge * 0.5),
        )
    )
    staves = "".join(
        f"M{at((a + (b - a) * k, y + 2))}V{num(y + high)}" for k in (0.2, 0.4, 0.6, 0.8)
    )
    body = rect(x + wide * 0.12, y + 2, wide * 0.34, high - 1)
    return "".join(
        [
            shape(side, OUTER),
            line(staves, 0.6),
            hatch(ruled(body, 0, 1.5, loose=0.06, seed=7), FINE),
            line(hoops, 2.2),
            shape(disc(x, y, wide * 0.38, wide * 0.09), 1.1),
        ]
    )


HORSE = (
    "M0 6.5L4.5 1L5.2 -1L6.4 1C9 2 10.5 5 13 7H22C25 7 26.5 9 26.3 12L27 15L26 23"
    "H24.2L24 17L22 13.5"
    "C19 14.5 16 14.5 14 13.5L13.5 16L15.5 19L13 23H11.2L12.5 19L10.5 16L10 12C8.5 10"
    " 8 8 7 6.5L2.5 8.5Z"
    "M25 7.5C28 7 29 10 28.5 16C27 14 26.5 11 25.5 9Z"
)


def wheel(x: float, y: float, size: float) -> str:
    """Draw a carriage wheel."""
    spokes = "".join(
        f"M{at((x, y))}L{at((x + size * math.cos(a), y + size * math.sin(a)))}"
        for a in (math.pi * step / 4 for step in range(8))
    )
    return (
        card(disc(x, y, size))
        + line(disc(x, y, size), 1.7)
        + line(spokes, 0.8)
        + ink(disc(x, y, 1.6))
    )


def aristocrats() -> str:
    """Draw a great house, and the carriage before it."""
    roof = [(16.0, 36.0), (32.0, 21.0), (118.0, 21.0), (134.0, 36.0)]
    columns = "".join(box(x, 42, 3.4, 36) for x in (56.5, 66.5, 80.1, 90.1))
    coach = (
        "M82 70H112C114 70 114.5 72 114 75C113 82 110 88 104 90H92C86 89 83 83 82 76Z"
        "M80 66.5H115L113 69H82Z"
    )
    return "".join(
        [
            sky(40, puff(38, 15, 44, 2), puff(122, 10, 34, 5)),
            tree(8, 84, 15, 4),
            tree(143, 84, 16, 9),
            shape(box(38, 11, 8, 14) + box(104, 11, 8, 14), 1.1),
            hatch(ruled(rect(42, 11, 4, 11), 0, 1.2) + ruled(rect(108, 11, 4, 11), 0, 1.2), 0.6),
            shape(poly(roof), OUTER),
            hatch(ruled(roof, 0, 1.7, loose=0.03), FINE),
            shape(box(20, 36, 110, 46), OUTER),
            line("M20 39.5H130M20 60H130", 0.7),
            windows((25, 35, 45, 99, 109, 119), 44, 6, 11),
            windows((25, 35, 45, 99, 109, 119), 64, 6, 11),
            hatch(ruled([(94, 42), (99, 42), (99, 80), (94, 80)], 30, 1.3), FINE),
            shape(box(54, 40, 42, 40), 1.1),
            hatch(ruled(rect(55, 42, 40, 38), 90, 1.5) + ruled(rect(55, 42, 40, 9), 0, 1.3), FINE),
            ink("M70 80V60C70 54 80 54 80 60V80Z"),
            shape(columns, 1),
            hatch("".join(f"M{x + 2.4} 43V77" for x in (56.5, 66.5, 80.1, 90.1)), 0.6),
            shape("M50 40L75 24.5L100 40Z", OUTER),
            line("M55 38L75 26.8L95 38Z", 0.7),
            ink(disc(75, 33.7, 2.6)),
            shape(box(50, 38.6, 50, 3.6), 1),
            ground(84, seed=11),
            line("M0 84H150", 0.7),
            hatch(
                ruled([(0, 98), (150, 95), (150, 110), (0, 110)], 3, 2.1, loose=0.1, seed=4), FINE
            ),
            moved(12, 73, raised(HORSE, 1.4), size=1.15),
            moved(27, 75, raised(HORSE, 1.4), size=1.15),
            line("M26 82L62 86H84M44 84L70 80", 1.2),
            figure(71, 86, 24, left=(-0.35, 0.55), right=(-0.3, 0.6), hat="cocked", stride=0.16),
            raised("M62 78H80V86H66Z", 1.2),
            raised(coach, 1.4),
            card("M88 73H95.5V80H87.5ZM99.5 73H108.5L107.5 80H99.5Z"),
            ink(disc(92, 77, 1.8)),
            line("M72 92C80 89 110 89 120 92", 1.3),
            wheel(74, 95, 7.5),
            wheel(112, 93, 9.5),
            figure(121, 90, 21, hat="cocked", left=(-0.2, 0.65), stride=0.05),
        ]
    )


def admirals_flag(x: float, y: float) -> str:
    """Draw a great flag with the anchor of the Admiralty."""

    def place(u: float, v: float) -> Point:
        return (x + 54 * u, y + 33 * v + 3.2 * math.sin(6.6 * u) * u**0.5)

    top = [place(u / 10, 0) for u in range(11)]
    foot = [place(u / 10, 1) for u in range(10, -1, -1)]
    anchor = disc(0, -10.5, 2.3) + "M0 -8V11M-6 -5.5H6M-9.5 3C-9 8.5 -5 11 0 11S9 8.5 9.5 3"
    middle = place(0.5, 0.5)
    return "".join(
        [
            raised(poly(top + foot), 2),
            moved(
                middle[0],
                middle[1],
                cut(anchor, 2.3),
                card("M-12 5L-9.7 .4L-6.8 4.5ZM12 5L9.7 .4L6.8 4.5Z"),
            ),
            hatch(
                "".join(
                    poly([place(u / 40, v) for v in (0.08, 0.92)], close=False)
                    for u in (10, 11, 12, 32, 33, 34, 35)
                ),
                0.6,
                CARD,
            ),
        ]
    )


def privilege() -> str:
    """Draw the port admiral's office under its flag and telegraph."""
    front = rect(30, 46, 84, 42)
    return "".join(
        [
            sky(60, puff(120, 34, 46, 8), puff(20, 14, 36, 1)),
            shape(box(6, 58, 30, 30), 1.2),
            shape(poly([(3, 58), (10, 50), (32, 50), (39, 58)]), 1.2),
            hatch(ruled([(3, 58), (10, 50), (32, 50), (39, 58)], 0, 1.5), FINE),
            windows((11, 21), 64, 5, 8),
            shape(box(108, 58, 34, 30), 1.2),
            shape(poly([(105, 58), (112, 50), (138, 50), (145, 58)]), 1.2),
            hatch(
                ruled([(105, 58), (112, 50), (138, 50), (145, 58)], 0, 1.5)
                + ruled(rect(109, 59, 33, 29), 40, 1.7),
                FINE,
            ),
            windows((117, 128), 64, 5, 8),
            shape(poly(front), OUTER),
            hatch(ruled(rect(96, 47, 17, 41), 40, 1.8), FINE),
            line("M30 50H114M30 84H114", 0.8),
            windows((36, 45, 95, 104), 55, 5, 10),
            windows((36, 45, 95, 104), 71, 5, 10),
            shape("M54 46L72 33L90 46Z", OUTER),
            ink("M60 44L72 35.5L84 44Z"),
            shape(box(54, 46, 36, 42), 1.2),
            ink("M64 88V66C64 55.5 80 55.5 80 66V88Z"),
            hatch("M72 59V88M66 70H78M66 78H78", 0.6, CARD),
            line("M58 47V88M61 47V88M83 47V88M86 47V88", 1),
            figure(50, 93, 19, left=(-0.1, 0.5), right=(0.2, 0.62), hat="cocked", stride=0.03),
            line("M53.8 94V70", 0.9),
            figure(97, 93, 19, left=(-0.2, 0.62), right=(0.1, 0.5), hat="cocked", stride=0.03),
            line("M93.2 94V70", 0.9),
            ground(89, seed=3),
            line("M0 88.5H150", 0.8),
            hatch(
                ruled([(10, 100), (140, 96), (150, 110), (0, 110)], -2, 2.2, loose=0.1, seed=8),
                FINE,
            ),
            line("M24 92V3", 5, CARD),
            line("M24 94V3", 2.6),
            ink(disc(24, 3, 2.4)),
            line("M24 24L8 92M24 24L40 92", 0.6),
            raised("M16 92H32L34 98H14Z", 1.2),
            admirals_flag(25.5, 5.5),
            figure(118, 103, 30, left=(-0.18, 0.5), right=(0.3, 0.62), hat="cocked", stride=0.06),
            shape("M124 80L133 77L135 88L126 91Z", 1),
            line("M126.5 82.5L132 80.7M127.2 85.5L132.7 83.7", 0.7),
        ]
    )


def patron() -> str:
    """Draw a merchant of some weight before his counting-house, his purse held out."""
    coat = (
        "M44 47C36 50 32 60 31 74C30.5 84 31 92 33 98H45L50 60L58 60L64 98H78C81 88 80 72"
        " 77 62C75 54 70 49 63 47Z"
    )
    belly = [
        (47, 50),
        (43, 62),
        (42, 76),
        (47, 86),
        (56, 88),
        (66, 85),
        (70, 75),
        (68, 62),
        (61, 50),
        (54, 47),
    ]
    return "".join(
        [
            sky(30, puff(28, 18, 46, 3)),
            shape("M84 110V14H150V110Z", OUTER),
            shape("M80 16L150 8V3L80 12Z", 1.2),
            hatch(
                ruled([(84, 16), (150, 9), (150, 20), (84, 24)], 0, 1.5)
                + ruled(rect(128, 20, 22, 90), 35, 2, loose=0.05),
                FINE,
            ),
            windows((92, 109, 126), 26, 10, 18),
            shape(box(90, 56, 46, 34), 1.4),
            ink(box(93, 59, 40, 28)),
            cut("M103 59V87M113 59V87M123 59V87M93 68.5H133M93 78H133", 1.1),
            shape("M86 90H142V95H86Z", 1.2),
            hatch(ruled(rect(88, 95, 52, 15), 90, 2.4), FINE),
            line("M84 46H100", 1.6),
            ink(disc(90, 52.5, 3.2) + disc(97, 52.5, 3.2) + disc(93.5, 59, 3.2)),
            line("M0 101H84", 0.8),
            ground(103, seed=2),
            shape("M4 101V62L17 52L30 62V101Z", 1.1),
            hatch(ruled([(17, 53), (30, 63), (30, 101), (17, 101)], 0, 2), FINE),
            windows((8, 19), 68, 5, 8),
            line("M46 96V106M66 96V106", 8.5, CARD),
            line("M46.5 90V104M65 90V104", 5),
            ink("M38 107C40 103 46 103 50 104V107.5H38ZM73 107C71 103 66 103 61 104V107.5H73Z"),
            raised(coat, 2),
            shape(smooth(belly, close=True), OUTER),
            hatch(
                ruled([(58, 50), (68, 62), (70, 75), (66, 85), (57, 87)], 25, 1.7, loose=0.1), FINE
            ),
            line("M52 52C49 62 49 76 54 87", 0.9),
            ink(
                "".join(disc(x, y, 1.2) for x, y in ((47.8, 60), (47, 67), (47.4, 74), (49.4, 81)))
            ),
            line("M49 76C47 79 44 78 43 75", 0.8),
            raised("M46 48C50 52 58 52 62 48L59 57L54 51L49 57Z", 1),
            shape(
                smooth(
                    [(45, 36), (45, 44), (50, 50), (57, 50), (62, 44), (62, 36), (53, 29)],
                    close=True,
                ),
                1.4,
            ),
            line(
                "M49.5 38.5H50M56 38.5H56.5M53 39L51.5 43H54M49.5 46C52 47.5 55 47.5 57 45.5", 1.1
            ),
            hatch("M59 38V46M60.5 38V45M57.5 47L60 45M47 49L60 49", 0.6),
            raised(
                "M44 35C41 38 41 44 44 46.5C46 45 46 38 45 35ZM62 35C66 38 66 44 62.5"
                " 46.5C61 45 61 38 62 35Z",
                0.8,
            ),
            raised(
                "M36 35C42 33 41 20 53.5 19S65 33 71 35C66 38.5 60 34 53.5 34S41 38.5 36 35Z", 1.4
            ),
            line("M37 56C28 62 22 66 19 70", 9.5, CARD),
            line("M38 55C31 61 26 65 21 68.5", 6.5),
            shape(disc(18.5, 69.5, 3), 1.1),
            line("M18 66L14 106", 1.8),
            line("M73 56C80 60 84 62 88 62", 9.5, CARD),
            line("M72 55C79 60 83 62.5 87 62.5", 6.5),
            shape(disc(90, 62.5, 3.2), 1.1),
            raised(
                "M87 67.5L83.5 62.5L90 65.5L96.5 62.5L93 67.5C100 73 102 79 101 84"
                "C99.5 89.5 80.5 89.5 79 84C78 79 80 73 87 67.5Z",
                2,
            ),
            cut("M93 75.5C92 72.8 88 73.2 88 76.5C88 79.5 89 81 87 84H93.5M86.5 79.5H91.5", 1.5),
        ]
    )


def training() -> str:
    """Draw the drill mast: hands in the shrouds and along the yard, the boatswain below."""
    rungs = []
    for step in range(1, 13):
        y = 94 - 5 * step
        share = (94 - y) / 66
        for side in (-1, 1):
            a, b = 75 + side * (46 * (1 - share) + 4), 75 + side * (24 * (1 - share) + 2)
            rungs.append(f"M{at((a, y))}L{at((b, y + 0.4))}")
    shrouds = "".join(
        f"M{75 + side * foot} 94L{75 + side * (2 + foot * 0.05)} 28"
        for side in (-1, 1)
        for foot in (26, 33, 41, 49)
    )
    sail = "".join("q3.2 6.5 6.4 0" for _ in range(15))
    men = [(36, 25.5), (48, 25.5), (60, 25.5), (92, 25.5), (104, 25.5), (116, 25.5)]
    return "".join(
        [
            sky(64, puff(24, 50, 40, 6), puff(128, 46, 40, 12), seed=9),
            shape("M0 72H34V94H0ZM116 72H150V94H116Z", 1.1),
            shape("M-3 72L4 63H30L37 72ZM113 72L120 63H146L153 72Z", 1.1),
            hatch(
                ruled([(-3, 72), (4, 63), (30, 63), (37, 72)], 0, 1.5)
                + ruled([(113, 72), (120, 63), (146, 63), (153, 72)], 0, 1.5),
                FINE,
            ),
            windows((4, 14), 78, 5, 8),
            windows((132, 142), 78, 5, 8),
            line("M0 94H150", 0.9),
            ground(96, seed=6),
            line(shrouds, 0.9),
            hatch("".join(rungs), 0.7),
            line("M75 97V2", 5.6, CARD),
            line("M75 97V2", 3.6),
            line("M73.8 96V6", 0.7, CARD),
            line("M28 22L75 6L122 22", 0.6),
            "".join(
                figure(x, y, 16, left=(-0.2, 0.35), right=(0.2, 0.35), stride=0.14) for x, y in men
            ),
            line("M26 22.5H124", 3),
            shape("M27 24" + sail + "V22.5H27Z", 1.1),
            hatch(
                "".join(
                    f"M{num(29.5 + 6.4 * k)} 24.5v2M{num(31 + 6.4 * k)} 24.5v1.8" for k in range(15)
                ),
                0.5,
            ),
            raised("M64 28H86L83 32H67Z", 1.2),
            line("M75 2H75", 3),
            ink("M76 2.5C81 .5 85 4 90 2V8C85 10 81 6.5 76 8.5Z"),
            figure(54, 66, 17, left=(-0.1, 0.95), right=(0.28, 0.98), stride=0.16, lean=0.2),
            figure(44, 84, 18, left=(-0.1, 0.95), right=(0.28, 0.98), stride=0.16, lean=0.2),
            figure(96, 62, 17, left=(-0.28, 0.98), right=(0.1, 0.95), stride=0.16, lean=-0.2),
            figure(107, 82, 18, left=(-0.28, 0.98), right=(0.1, 0.95), stride=0.16, lean=-0.2),
            figure(17, 106, 44, left=(-0.12, 0.5), right=(0.32, 0.86), hat="cocked", stride=0.12),
            line("M31 68L44 56", 2),
            figure(122, 104, 27, stride=0.05),
            figure(132, 105, 27, stride=0.05),
            figure(142, 106, 27, stride=0.05),
            raised("M69 94H81L84 101H66Z", 1.2),
        ]
    )


def grog() -> str:
    """Draw the tavern, its sign, and what it lives by."""
    timbers = (
        "M14 46V98M30 46V62M46 20V46M62 46V62M78 46V98M14 62H78M14 46H78M46 28L32 46M46"
        " 28L60 46M14 46L30 62M78 46L62 62"
    )
    tankard = "M105 23H119L118 40H106ZM119 26C126 25.5 126 37 118.5 36.5"
    return "".join(
        [
            sky(50, puff(112, 13, 52, 4), puff(6, 22, 26, 6)),
            shape("M84 98V58H150V98Z", 1.1),
            shape("M82 58L92 46H150V58Z", 1.1),
            hatch(
                ruled([(82, 58), (92, 46), (150, 46), (150, 58)], 0, 1.6)
                + ruled(rect(84, 58, 66, 40), 42, 2.2, loose=0.05),
                FINE,
            ),
            shape(box(60, 6, 9, 22), 1.2),
            hatch(ruled(rect(64.5, 7, 4, 20), 0, 1.3), 0.6),
            line("M64 4C61 1 67 -1 64 -4", 1),
            shape("M14 98V42L46 12L78 42V98Z", OUTER),
            hatch(ruled([(47, 16), (77, 43), (77, 61), (47, 61)], 30, 2.3, loose=0.15), FINE),
            line(timbers, 2),
            shape(poly([(3, 48), (46, 5), (89, 48), (84, 52), (46, 14), (8, 52)]), OUTER),
            hatch(
                ruled([(46, 5), (89, 48), (84, 52), (46, 14)], 0, 1.4)
                + ruled([(3, 48), (46, 5), (46, 14), (8, 52)], 0, 2.6),
                FINE,
            ),
            windows((39.5,), 31, 13, 11),
            shape(box(18, 66, 26, 20), 1.2),
            ink(box(20, 68, 22, 16)),
            cut("M25.5 68V84M31 68V84M36.5 68V84M20 76H42", 0.9),
            shape("M16 86H46V90H16Z", 1),
            ink("M54 98V74C54 66 72 66 72 74V98Z"),
            card("M58 80V75C58 71 68 71 68 75V80Z"),
            cut("M63 70V98", 0.6),
            line("M0 98H150", 0.9),
            ground(100, seed=12),
            line("M78 16H124M80 30L96 16", 1.8),
            line("M103 16V19M121 16V19", 1.1),
            shape(box(96, 18.5, 32, 27), OUTER),
            ink(tankard.split("M119", maxsplit=1)[0]),
            line("M119" + tankard.split("M119")[1], 2.2),
            raised(
                "M103 23C102 19.5 106 19 108 21C109 18.5 114 18.5 115 21C118 19.5 122"
                " 20 121 24H104Z",
                1,
            ),
            cut("M109 27V37M112 27V37", 0.8),
            figure(87, 104, 40, left=(-0.3, 0.62), right=(0.32, 0.95), stride=0.16, lean=-0.06),
            raised("M95 59H103V68H95ZM103 61C107 60.5 107 66.5 103 66V64.5H104V62.5H103Z", 1),
            cask(126, 62, 40, 42),
            raised("M122 70H130V74H127.5V78H124.5V74H122Z", 1),
            cask(106, 82, 22, 24),
            shape("M120 50H133L132 61H121Z", 1.2),
            line("M133 52.5C139 52 139 59.5 132.5 59.5", 1.5),
            shape(
                "M118.5 51C117 46.5 122 46 123.5 48C125 45 130 45.5 131 48C134 46.5 137 49 134 52Z",
                1.1,
            ),
            hatch("M129 54V60M130.5 54V60M127.5 54V60", 0.6),
            figure(8, 106, 30, left=(-0.12, 0.46), right=(0.2, 0.5), stride=0.12),
        ]
    )


def shortcut() -> str:
    """Draw a stair between two tall houses, a lantern, and a hand that points the way."""
    steps, fills = [], []
    count = 9
    for step in range(count):
        share = step / count
        y = 108 - 52 * share**0.82
        wide = 38 - 20 * share
        mid = 75 - 2 * share
        steps.append(f"M{at((mid - wide, y))}H{num(mid + wide)}")
        nxt = 108 - 52 * ((step + 1) / count) ** 0.82
        riser = [
            (mid - wide, y),
            (mid + wide, y),
            (mid + wide - 1, y + (nxt - y) * 0.55),
            (mid - wide + 1, y + (nxt - y) * 0.55),
        ]
        fills.append(ruled(riser, 0, 1.05))
    left = [(0.0, 0.0), (44.0, 0.0), (56.0, 26.0), (56.0, 58.0), (36.0, 110.0), (0.0, 110.0)]
    right = [(150.0, 0.0), (106.0, 0.0), (91.0, 26.0), (91.0, 58.0), (114.0, 110.0), (150.0, 110.0)]
    return "".join(
        [
            hatch(ruled(rect(40, 0, 70, 30), 0, 3), FINE),
            shape("M56 58V36H64L73.5 28L83 36H91V58Z", 1),
            line("M66 58V46C66 39 81 39 81 46V58", 1.3),
            hatch(ruled(rect(57, 37, 9, 21), 0, 1.5) + ruled(rect(82, 37, 9, 21), 0, 1.2), FINE),
            hatch("".join(fills), 0.6),
            line("".join(steps), 1.2),
            shape(poly(left), OUTER),
            hatch(
                ruled(left, 90, 3.4, loose=0.04)
                + ruled(
                    [(30, 0), (44, 0), (56, 26), (56, 58), (36, 110), (24, 110)], 62, 2.4, loose=0.1
                ),
                FINE,
            ),
            shape(poly(right), OUTER),
            hatch(ruled(right, 90, 2.3) + ruled(right, 35, 2.4, loose=0.05), FINE),
            shape("M6 14H24V38H6Z", 1.2),
            ink("M8.5 16.5H21.5V36H8.5Z"),
            cut("M15 16V36M8 26H22", 0.9),
            shape("M4 39H26V43H4Z", 1),
            shape("M8 110V74C8 62 28 62 28 74V110Z", 1.3),
            ink("M11 110V75C11 66 25 66 25 75V110Z"),
            shape("M124 20H142V44H124Z", 1.2),
            ink("M126.5 22.5H139.5V41.5H126.5Z"),
            cut("M133 22V42M126 32H140", 0.9),
            shape("M122 45H144V49H122Z", 1),
            line("M44 12C60 17 90 17 106 10", 0.9),
            shape(
                "M52 13.5L63 15.5V25L58 23.5L52 24ZM66 15.8H76V27L71 25L66 27ZM82"
                " 15.5L92 14V22L82 24Z",
                0.9,
            ),
            line("M114 62H96", 2),
            line("M99 62V66", 1.2),
            shape("M93.5 68H104.5L103 82H95Z", 1.4),
            raised("M92 68.5L99 63.5L106 68.5ZM94 82H104V85H94Z", 0.8),
            ink("M99 71C102 75 101.5 79 99 80C96.5 79 96 75 99 71Z"),
            line("M90 70L86 68M89.5 76H85M90 82L86 84M108 71L111 69.5M108.5 76H112", 0.9),
            raised("M30 50H60V44.5L74 54.5L60 64.5V59H30L35 54.5Z", 2.2),
            cut("M37 54.5H66", 1.1),
            figure(70, 96, 27, left=(-0.22, 0.62), right=(0.24, 0.6), stride=0.2, lean=0.1),
            "".join(
                [
                    raised(
                        "M92 104C92 98 97 97 101 99L103 95L104.5 97.5L107 95.5L107.5"
                        " 100C107 104 104 104 103 106H93Z",
                        1,
                    ),
                    line("M92 105C88 105 88 100 90 98", 1.2),
                ]
            ),
        ]
    )


def torch(x: float, y: float) -> str:
    """Draw a burning torch held up."""
    flame = (
        f"M{at((x, y))}c-6 -4 -5 -9 -1.5 -13c.5 3 1.5 3.5 2.5 4.5c1 -3 0 -5 1.5 -8c4 4 6.5"
        f" 12 -2.5 16.5z"
    )
    return (
        line(f"M{at((x, y + 1))}l-2 20", 2.2)
        + shape(flame, 1.3)
        + line(f"M{at((x, y - 3))}c-1.5 -2 -.5 -4 .5 -6", 0.8)
    )


def mutiny() -> str:
    """Draw a crowd by night around the capstan: fists, cutlasses and torches."""
    glow = [
        arc((28, 30), 17, 0, 330, 12),
        arc((122, 26), 18, 0, 330, 12),
        arc((75, 40), (26, 34), 0, 345, 18),
    ]
    rays = "".join(
        f"M{at((x + 13 * math.cos(a), y + 13 * math.sin(a)))}"
        f"L{at((x + size * math.cos(a), y + size * math.sin(a)))}"
        for x, y in ((28, 30), (122, 26))
        for k in range(18)
        for a, size in ((math.tau * k / 18, 16 if k % 2 else 18.5),)
    )
    crowd = []
    for number, (x, foot, tall) in enumerate(
        [(6, 112, 46), (22, 116, 50), (41, 112, 46), (110, 112, 46), (128, 116, 50), (145, 112, 46)]
    ):
        up = (0.1 if number % 2 else -0.1, 1.22)
        left, right = (up, (0.2, 0.6)) if number in (0, 2, 4) else ((-0.2, 0.6), up)
        crowd.append(
            figure(x, foot, tall, left=left, right=right, hat=("tar", "none", "none")[number % 3])
        )
    fists = ink(
        "".join(
            disc(x, y, 3.2)
            for x, y in (
                (1.4, 55.9),
                (27, 55),
                (36.4, 55.9),
                (114.6, 55.9),
                (123, 55),
                (149.6, 55.9),
            )
        )
    )
    cutlass = "M0 0C-4 -9 -5 -18 -1 -28C2 -20 4 -10 3.5 0Z"
    return "".join(
        [
            hatch(
                ruled(rect(0, 0, 150, 90), 0, 1.7, holes=glow)
                + ruled(rect(0, 0, 150, 70), -35, 2.4, holes=glow),
                FINE,
            ),
            line(rays, 0.7),
            line("M75 0V60", 4.5),
            line("M42 0L60 70M108 0L90 70M53 0L66 70M97 0L84 70", 0.8),
            hatch("M46 14H104M50 28H100M53 42H97", 0.7),
            line("M0 96H150", 0.9),
            hatch(ruled(rect(0, 96, 150, 14), 0, 2.2), 0.6),
            raised("M60 76H90L92 82H58ZM64 82H86L84 96H89V102H61V96H66Z", 1.6),
            cut("M69 84L67 95M75 84V95M81 84L83 95", 1.1),
            line("M92 79L116 84M58 79L34 84", 3),
            figure(75, 77, 46, left=(-0.26, 0.6), right=(0.17, 1.2), hat="tar", stride=0.13),
            moved(83, 22, raised(cutlass, 1.2), line("M-4 0.5H6", 1.6)),
            "".join(crowd),
            fists,
            moved(114.6, 53, raised(cutlass, 1.2), line("M-4 0.5H6", 1.6), size=0.8),
            moved(36.4, 53, raised(cutlass, 1.2), line("M-4 0.5H6", 1.6), size=0.8),
            torch(28, 37),
            torch(122, 33),
            line("M27 40V54M121.5 38L123 54", 2.2),
        ]
    )


TOWNS = {
    "aristocrats": aristocrats,
    "privilege": privilege,
    "patron": patron,
    "training": training,
    "grog": grog,
    "shortcut": shortcut,
    "mutiny": mutiny,
}
