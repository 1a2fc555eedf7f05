"""Signs on plates of 48 by 48: values of a convoy, shot, dice, counters, places, ways to win.

They are shown 14 to 30 pixels wide, so their lines are bold.
"""

from __future__ import annotations

from art.engrave.captains_sea import signs as frigates
from art.engrave.plate import (
    CARD,
    box,
    card,
    cut,
    disc,
    hatch,
    ink,
    line,
    moved,
    raised,
    shape,
    turned,
)
from art.engrave.privateer.fortunes import boarding
from art.engrave.privateer.goods import hold, sails
from art.engrave.privateer.things import FACE, coin


def crew() -> str:
    """Draw three heads in tarred hats."""
    man = (
        "M{0} {1}c-4 0 -6 -3 -6 -6.500v-2h-3.500l2.500 -3c0 -5 3 -8 7 -8s7 3 7 8l2.500 3h-3.500v2"
        "c0 3.500 -2 6.500 -6 6.5z"
    )
    coat = "M{0} {1}c0 -8 5 -11 11 -11s11 3 11 11z"
    back = ink(coat.format(0, 40) + coat.format(26, 40))
    heads = raised(man.format(11, 29), 1.4) + raised(man.format(37, 29), 1.4)
    front = raised(coat.format(10, 47).replace("11 -11s11 3 11 11", "14 -13s14 5 14 13"), 1.8)
    return back + heads + front + raised(man.format(24, 33), 1.8) + cut("M18 23.500H30", 1.8)


def hull() -> str:
    """Draw a ship's side."""
    side = "M1 14L9 17C19 21 33 20 41 15L47 11C47 26 41 38 31 41H14C6 37 1 27 1 14Z"
    ports = "".join(box(x, 25, 5, 5) for x in (9, 18.5, 28))
    return ink(side) + cut("M4 21C16 26 33 25 45 17", 2) + card(ports) + cut("M9 36H37", 2)


def cannon() -> str:
    """Draw a gun on its carriage."""
    return "".join(
        [
            ink("M5 17L11 15L44 13V24L11 29L5 27C2 25 2 19 5 17Z"),
            raised("M10 28L34 25L36 38H8Z", 1.6),
            raised(disc(14, 40, 5.6) + disc(30, 40, 5.6), 1.4),
            card(disc(14, 40, 1.8) + disc(30, 40, 1.8)),
            cut("M38 13.500V24.5", 2),
        ]
    )


def grape() -> str:
    """Draw a cluster of grape shot."""
    places = ((24, 9), (14, 18), (34, 18), (24, 25), (12, 32), (36, 32), (24, 41))
    shots = "".join(disc(x, y, 6.2) for x, y in places)
    glints = "".join(f"M{x - 3} {y - 1}q.6 -2 2.4 -2.6" for x, y in places)
    return ink(shots) + cut(glints, 1.6)


def burst(hits: int) -> str:
    """Draw a face of the damage die: blank, or with one or two explosions."""

    def blast(x: float, y: float, far: float) -> str:
        near = far * 0.52
        rays = "".join(
            turned(
                angle,
                ink(
                    f"M{x - far * 0.22:.1f} {y - near:.1f}L{x:.1f} {y - far:.1f}"
                    f"L{x + far * 0.22:.1f} {y - near:.1f}Z"
                ),
                about=(x, y),
            )
            for angle in range(0, 360, 45)
        )
        return rays + ink(disc(x, y, far * 0.56)) + card(disc(x, y, far * 0.2))

    drawn = {0: "", 1: blast(24, 24, 16.5), 2: blast(15.8, 15.8, 11.2) + blast(32.2, 32.2, 11.2)}
    return shape(FACE, 2.6) + hatch("M40.5 9V39.500Q40.5 40.5 39.5 40.500H9", 1) + drawn[hits]


FIGURES = {
    1: "M18.500 25L24.500 20V40",
    2: "M18 25.500C18 18.5 30 18.500 30 25.500C30 31 18 35 18 40H31",
    3: "M18 22C21 18.5 29.500 19 29.500 24.500C29.5 28.500 26 29.500 23 29.500C27 29.5 30.5 31"
    " 30.5 35C30.5 41 20.500 41.500 17.5 38",
    4: "M27 41V20L16.500 35H32",
}


def four_sided(number: int) -> str:
    """Draw a die of four faces."""
    return shape("M24 2L46 44H2Z", 2.8) + hatch("M25.5 10L40.5 40", 1) + line(FIGURES[number], 3.6)


def letter() -> str:
    """Draw a letter of marque with its seal."""
    sheet = "M9 2H36C41 2 41 9 37 9V46H11C6 46 6 39 10 39V9"
    return "".join(
        [
            shape(sheet + "C6 9 5 2 9 2Z", 2.4),
            line("M15.500 13H31.500M15.500 19H31.500M15.500 25H25", 2.2),
            line("M36 9H15", 2),
            raised(disc(29, 33, 7), 1.6),
            ink("M25 38L23.500 46L29 42.500L34.500 46L33 38Z"),
            card(disc(29, 33, 2.6)),
        ]
    )


def bond() -> str:
    """Draw a bond: a paper with a rim of curls and a coin."""
    return (
        shape("M2 8H46V40H2Z", 2.6)
        + line("M7 13H41V35H7Z", 1.6)
        + ink(disc(24, 24, 8))
        + cut("M24 19V29M20 24H28", 2.4)
        + line("M11 19.500H14M11 24H14M11 28.500H14M34 19.500H37M34 24H37M34 28.500H37", 2)
    )


def passenger() -> str:
    """Draw a traveller with hat and trunk."""
    return "".join(
        [
            ink("M14 47V33C14 24 18 21 23 21S32 24 32 33V47Z"),
            raised(disc(23, 14, 6.6), 1.4),
            raised("M12 11.500H34L31.500 9L30.500 1H15.500L14.500 9Z", 1.4),
            cut("M15 8.500H31", 1.6),
            raised("M28 34H47V47H28Z", 2),
            line("M33.500 34V30H41.5V34", 2.4),
            cut("M28 39.500H47", 1.8),
        ]
    )


def plague() -> str:
    """Draw a plague doctor's mask."""
    return "".join(
        [
            ink("M6 14C9 5 17 2 25 3C34 4 39 10 40 17H4Z"),
            ink("M10 18H38C40 26 36 33 30 36L27 47H13L15 36C10 31 8 25 10 18Z"),
            raised("M28 21C36 20 43 26 47 40C38 38 30 36 25 31Z", 2),
            raised(disc(21, 25, 5), 2.2),
            card(disc(21, 25, 3)),
            cut("M33 29L41 35", 1.6),
            cut("M7 13.500H38", 1.8),
        ]
    )


def trade_port() -> str:
    """Draw a port that trades: a ring about a crane and a crate."""
    return "".join(
        [
            shape(disc(24, 24, 21.5), 3),
            line("M15 40V10L34 16M15 17L22 12M34 16V24", 3.2),
            ink(box(27, 24, 14, 12)),
            cut("M28 25L40 35M40 25L28 35", 1.6),
        ]
    )


def fort() -> str:
    """Draw a fort: a wall with its battlements and a gun port."""
    return (
        ink("M3 12H10V17H15V12H22V17H26V12H33V17H38V12H45V22L42 24L44 45H4L6 24L3 22Z")
        + cut("M5.500 24H42.5", 2)
        + card("M19 45V36C19 29.5 29 29.5 29 36V45Z" + disc(12.5, 33, 2.6) + disc(35.5, 33, 2.6))
    )


def anchorage() -> str:
    """Draw a port without trade: a ring about an anchor."""
    return shape(disc(24, 24, 21.5), 3) + line(
        disc(24, 12.5, 3) + "M24 15.500V38M17 20H31M12 28C13 35 18 38 24 38S35 35 36 28", 3.4
    )


def skull() -> str:
    """Draw a skull over crossed bones: a pirate."""
    return "".join(
        [
            line("M6 31L42 45M42 31L6 45", 5.4),
            raised(
                "M24 2C35 2 41 9 41 17C41 23 38 26 35 28V36H13V28C10 26 7 23 7 17C7 9 13 2 24 2Z", 2
            ),
            card(disc(17, 17.5, 4.6) + disc(31, 17.5, 4.6) + "M21.500 28L24 22.500L26.5 28Z"),
            cut("M19 31V36M24 31V36M29 31V36", 1.6),
        ]
    )


def way_trade() -> str:
    """Draw scales."""
    return line("M24 4V42M14 43H34M8 12H40M8 12L2 27M8 12L14 27M40 12L34 27M40 12L46 27", 3) + ink(
        "M0 27H16C15 34 1 34 0 27ZM32 27H48C47 34 33 34 32 27Z" + disc(24, 6, 3.4)
    )


def way_war() -> str:
    """Draw a flag planted on a rampart."""
    return "".join(
        [
            line("M19 36V2", 3.4),
            ink("M20 3C27 0 33 8 45 4V20C33 24 27 16 20 19Z"),
            ink("M2 34H9V38H14V34H21V38H27V34H34V38H39V34H46V47H2Z"),
        ]
    )


def way_all() -> str:
    """Draw a globe."""
    return shape(disc(24, 24, 21), 3.4) + line(
        "M24 3V45M3 24H45M8 12.500C17 17 31 17 40 12.500M8 35.500C17 31 31 31 40 35.5"
        "M24 3C10 13 10 35 24 45C38 35 38 13 24 3", 2.4,
    )  # fmt: skip


def deck() -> str:
    """Draw a pile of event cards: a wave on their back."""
    return "".join(
        [
            shape("M12 3H44V37H12Z", 2.2),
            shape("M8 7H40V41H8Z", 2.2),
            shape("M4 11H36V45H4Z", 2.4),
            line("M9 24q4 -5 8 -1t7 0t7 -1M9 33q4 -5 8 -1t7 0t7 -1", 2.6),
        ]
    )


def way_piracy() -> str:
    """Draw a black flag."""
    skull = "".join(
        [
            line("M-8 4L8 10.500M8 4L-8 10.5", 2.2, CARD),
            card(
                "M0 -8.500C5.500 -8.500 7.500 -5 7.500 -1.800C7.500 .6 6.200 2 5 3V6.500H-5V3"
                "C-6.200 2 -7.500 .6 -7.500 -1.800C-7.500 -5 -5.500 -8.500 0 -8.500Z"
            ),
            ink(disc(-3, -1.5, 2) + disc(3, -1.5, 2) + "M-1 2.800L0 .8L1 2.800Z"),
        ]
    )
    flag = ink("M8 6C19 1 33 10 46 5V38C33 43 19 34 8 39Z")
    return line("M6 47V3", 3.4) + flag + moved(26.5, 21.5, skull, size=1.5)


SIGNS = {
    "sails": sails,
    "crew": crew,
    "hull": hull,
    "cannon": cannon,
    "hold": hold,
    "gold": coin,
    "bond": bond,
    "letter": letter,
    "passenger": passenger,
    "plague": plague,
    "trade": trade_port,
    "notrade": anchorage,
    "fort": fort,
    "pirate": skull,
    "deck": deck,
    "shot-ball": frigates.round_shot,
    "shot-grape": grape,
    "shot-chain": frigates.chain_shot,
    "shot-board": boarding,
    "burst-0": lambda: burst(0),
    "burst-1": lambda: burst(1),
    "burst-2": lambda: burst(2),
    "die-1": lambda: four_sided(1),
    "die-2": lambda: four_sided(2),
    "die-3": lambda: four_sided(3),
    "die-4": lambda: four_sided(4),
    "way-trade": way_trade,
    "way-piracy": way_piracy,
    "way-war": way_war,
    "way-all": way_all,
}
