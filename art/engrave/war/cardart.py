"""The pictures of the thirty-six kinds of event cards, 96 by 60, in five frames.

A frame tells when a card works: rays for those that affect all, breakers for those that work at
once, planks for those kept in hand, smoke for those of a conflict, an oval for people on board.
"""

from __future__ import annotations

from collections.abc import Callable

from art.engrave.badges import carpenter, gunner, surgeon
from art.engrave.captains_sea.plates import Plate
from art.engrave.captains_sea.signs import fire, helm, round_shot
from art.engrave.plate import (
    CARD,
    box,
    card,
    cut,
    disc,
    flat,
    hatch,
    ink,
    line,
    moved,
    num,
    raised,
    shape,
    turned,
)
from art.engrave.privateer.fortunes import smugglers, treasure
from art.engrave.privateer.goods import hold, sails
from art.engrave.privateer.perils import becalmed, scurvy, storm
from art.engrave.privateer.relics import crown
from art.engrave.privateer.things import zephyr
from art.engrave.privateer.tools import chart as sea_chart
from art.engrave.privateer.tools import whistle
from art.engrave.war.flags import NATIONAL
from art.engrave.war.signs import cannon, letter, plague, way_trade
from art.engrave.war.world import WARS

SMOKE = "var(--c-smoke)"
Frame = Callable[[Plate], None]


def rays(plate: Plate) -> None:
    """Add rays from the horizon, and the sea: for all convoys."""
    spread = "".join(
        f"M48 46L{num(48 + 70 * dx)} {num(46 - 70 * dy)}L{num(48 + 70 * ex)} {num(46 - 70 * ey)}Z"
        for dx, dy, ex, ey in (
            (-1, 0.1, -0.96, 0.26), (-0.87, 0.5, -0.77, 0.64), (-0.57, 0.82, -0.42, 0.91),
            (-0.1, 1, 0.1, 1), (0.42, 0.91, 0.57, 0.82), (0.77, 0.64, 0.87, 0.5),
            (0.96, 0.26, 1, 0.1),
        )
    )  # fmt: skip
    plate.add(flat(spread, CARD))
    plate.sea(48)


def breakers(plate: Plate) -> None:
    """Add high waves: works at once."""
    plate.sea(36)
    plate.face(
        "M-2 44Q6 34 14 42Q17 36 24 40Q30 34 38 42Q44 36 52 42"
        "Q58 34 66 41Q72 35 80 42Q86 35 98 42V62H-2Z",
        "var(--c-sea)", 1.1,
    )  # fmt: skip
    plate.line("M4 50q5 -4 10 0t10 0M40 52q5 -4 10 0t10 0M72 50q5 -4 10 0t10 0", 0.9)


def planks(plate: Plate) -> None:
    """Add a deck: kept in hand."""
    plate.deck(40)


def powder(plate: Plate) -> None:
    """Add clouds of smoke on both sides: for a conflict."""
    plate.deck(46)
    for flip in ("", "translate(96 0) scale(-1 1)"):
        cloud = shape(
            "M-2 12Q8 6 12 14Q22 14 20 24Q26 30 18 35Q20 44 8 44Q4 48 -2 46Z", 1.1, SMOKE
        ) + line("M4 18q5 -2 6 4M8 31q6 -2 6 4M2 40q4 1 6 -2", 0.9)
        plate.add(f'<g transform="{flip}">{cloud}</g>' if flip else cloud)


def oval(plate: Plate) -> None:
    """Add a medallion: a person on board."""
    plate.add(flat(box(0, 0, 96, 60), "var(--c-wood)"))
    plate.shade("".join(f"M0 {y}H96" for y in range(3, 60, 4)), 0.5)
    plate.add(shape(disc(48, 30, 40, 28), 1.6, "var(--c-sky)"), line(disc(48, 30, 37.4, 25.4), 0.7))


def war(one: str, other: str) -> str:
    """Draw the flags of two nations crossed."""

    def on_staff(nation: str) -> str:
        cloth = f'<g transform="translate(2 1)">{NATIONAL[nation]()}</g>'
        return line("M1 -1V50", 2.2) + cloth + line(box(2, 1, 36, 24), 1)

    left = f'<g transform="translate(6 12) rotate(-14)"><g>{on_staff(one)}</g></g>'
    right = f'<g transform="translate(53 3) rotate(14)">{on_staff(other)}</g>'
    return left + right


def sun() -> str:
    """Draw a blazing sun."""
    beams = "".join(turned(30 * k, ink("M21 8L24 -2L27 8Z")) for k in range(12))
    return (
        beams
        + shape(disc(24, 24, 13), 2)
        + line("M16 22q3 -3 6 0M27 22q3 -3 6 0M18 29q6 5 12 0", 1.6)
    )


def dove() -> str:
    """Draw a dove with a branch."""
    body = (
        "M2 30C10 32 14 30 18 24C14 16 16 7 26 2C25 9 28 15 34 18C37 14 43 14 46 19L48 22L44 23"
        "C43 32 35 38 26 38C18 42 10 42 2 30Z"
    )
    return (
        shape(body, 2)
        + line("M26 4C23 12 26 20 32 24M12 32q6 4 12 2", 1.4)
        + ink(disc(41.5, 19.5, 1.3))
        + line("M46 23q-1 7 -8 11M44 28l5 1M42 31l5 4M40 32l-1 6", 1.8)
    )


def rocks() -> str:
    """Draw a reef and a broken spar on it."""
    return (
        line("M14 42L36 8M24 26L40 32M30 16l8 4", 2.6)
        + shape("M30 13L44 19L38 30L25 24Z", 1.4)
        + ink("M-6 48L2 34L8 38L14 26L22 36L28 32L36 42L44 38L54 48Z")
        + cut("M14 30L12 42M22 38L20 45M36 44l-2 3", 1.4)
    )


def crates() -> str:
    """Draw crates afloat."""
    one = moved(2, 16, turned(-14, hold()), size=0.56)
    other = moved(24, 6, turned(12, hold()), size=0.7)
    return one + other + line("M-4 44q5 -4 10 0t10 0t10 0t10 0t10 0", 2)


def raft() -> str:
    """Draw two people on a raft who wave."""
    return "".join(
        [
            line("M34 38V6", 2.2),
            shape("M35 7L48 12L46 24L35 22Z", 1.6),
            ink(disc(14, 17, 4.4) + "M9 38V28C9 22 19 22 19 28V38Z"),
            line("M18 27L28 14", 3.4),
            ink(disc(25, 26, 4) + "M20 38V34C20 30 30 30 30 34V38Z"),
            ink("M-4 37H52L50 43H-2Z"),
            cut("M8 37V43M20 37V43M32 37V43M42 37V43", 1.4),
        ]
    )


def wave() -> str:
    """Draw a great wave that runs behind a ship."""
    curl = "M-10 48C-8 20 6 4 26 4C36 4 42 10 42 17C38 12 31 12 27 17C22 24 26 36 40 40L56 48Z"
    return shape(curl, 2.2, "var(--c-sea)") + line(
        "M0 40C2 24 12 12 24 10M8 44C9 30 14 20 20 18"
        "M42 17l5 2M41 13l5 -3M38 9l3 -5M28 22q3 -2 5 1",
        1.8,
    )


def whirl() -> str:
    """Draw a compass card out of true, and an arrow about it."""
    card_ = "".join(
        turned(90 * k + 24, ink("M24 8L28 22L24 24Z") + shape("M24 8L20 22L24 24Z", 1.2))
        for k in range(4)
    )
    return (
        line(disc(24, 24, 18), 2.2)
        + card_
        + line("M44 34A23 23 0 1 1 46 18", 3)
        + ink("M40 20L52 20L46 8Z")
    )


def pressed() -> str:
    """Draw three square sails, one above another, and studding sails beside them."""
    return line("M24 46V0", 2.6) + "".join(
        shape(f"M{24 - w} {y}H{24 + w}C{26 + w} {y + 4} {26 + w} {y + h - 4} {24 + w} {y + h}"
              f"H{24 - w}C{26 - w} {y + h - 4} {26 - w} {y + 4} {24 - w} {y}Z", 2)
        for w, y, h in ((8, 3, 10), (11, 15, 12), (14, 29, 15))
    ) + "".join(
        shape(f"M{x} {y}h{w}v{h}h{-w}Z", 1.6)
        for x, y, w, h in ((37, 17, 8, 11), (40, 31, 9, 13), (3, 17, 8, 11), (-1, 31, 9, 13))
    ) + hatch("M31 6V11M33 18V25M36 32V42M33 32V42", 0.9)  # fmt: skip


def pardon() -> str:
    """Draw a crown over a letter."""
    return moved(8, 14, letter(), size=0.72) + moved(9, -8, crown(), size=0.62)


def hot_shot() -> str:
    """Draw a shot that glows in the fire."""
    return moved(2, -4, fire(), size=0.95) + moved(10, 18, round_shot(), size=0.58)


def two_guns() -> str:
    """Draw a gun before another."""
    return moved(14, -4, cannon(), size=0.78) + moved(-8, 10, cannon(), size=0.9)


def keg() -> str:
    """Draw a keg of powder in the wet."""
    drop = "M{0} {1}C{0} {1} {2} {3} {2} {4}a3 3 0 0 1 -6 0Z"
    drops = "".join(
        drop.format(x, y, x + 3, y + 5, y + 7) for x, y in ((4, 4), (44, 10), (38, -4), (-2, 20))
    )
    return "".join(
        [
            ink("M12 10H36C42 20 42 34 36 44H12C6 34 6 20 12 10Z"),
            cut("M8.500 19H39.500M8.500 35H39.5", 2.6),
            card(disc(24, 27, 5.6)),
            line("M20 23L28 31M28 23L20 31", 2.4),
            ink(drops),
        ]
    )


def needle() -> str:
    """Draw a sail, a needle and its thread."""
    return (
        shape("M4 4H40C45 16 44 30 36 42Q22 36 6 42C10 28 10 16 4 4Z", 2.2)
        + line("M10 12Q22 9 37 12M12 30Q24 27 37 30", 1.2)
        + line("M22 10L24 34", 1.6).replace("/>", ' stroke-dasharray="3 2.600"/>')
        + raised("M44 8L47 11L27 33L23 34L25 30Z", 1.2)
        + line("M45 10C52 16 46 24 50 30S44 42 48 46", 1.4)
    )


def muskets() -> str:
    """Draw crossed muskets under a marine's tall cap."""
    musket = line("M24 -4V6", 1.6) + ink("M22.600 4H25.400L26.500 34L28.500 48H20.500L22 34Z")
    cap = raised("M15 14H33L31 -4C28 -7 20 -7 17 -4Z", 2) + card(disc(24, 4, 3.4))
    return turned(42, musket) + turned(-42, musket) + moved(8, 10, cap, size=0.66)


def ledger() -> str:
    """Draw a ledger with a quill, and coins."""
    return "".join(
        [
            shape(
                "M24 12C17 7 8 7 1 9V42C8 40 17 40 24 44C31 40 40 40 47 42V9C40 7 31 7 24 12Z", 2.2
            ),
            line("M24 12V44M6 16H18M6 22H18M6 28H16M30 16H36M30 22H40", 1.6),
            raised("M30 34C32 22 38 10 50 -4C52 8 48 22 36 32L32 38Z", 1.4),
            raised(disc(10, 42, 5) + disc(17, 46, 4), 1.6),
        ]
    )


MOTIFS: dict[str, tuple[Frame, Callable[[], str]]] = {
    "trade_winds": (rays, zephyr),
    "doldrums": (rays, sun),
    "plague": (rays, plague),
    "sellers_market": (rays, way_trade),
    "treaty": (rays, dove),
    "squall": (planks, storm),
    "reef": (breakers, rocks),
    "scurvy": (breakers, scurvy),
    "salvage": (breakers, treasure),
    "flotsam": (breakers, crates),
    "castaways": (breakers, raft),
    "following_sea": (breakers, wave),
    "blown_off_course": (breakers, whirl),
    "fair_wind": (planks, sails),
    "press_of_sail": (planks, pressed),
    "becalm": (planks, becalmed),
    "pardon": (planks, pardon),
    "smuggler": (planks, smugglers),
    "heated_shot": (powder, hot_shot),
    "extra_gun": (powder, two_guns),
    "damp_powder": (powder, keg),
    "evasive": (powder, helm),
    "surgeon": (powder, surgeon),
    "carpenter": (powder, carpenter),
    "sailmaker": (powder, needle),
    "marines": (powder, muskets),
    "navigator": (oval, sea_chart),
    "master_gunner": (oval, gunner),
    "boatswain": (oval, whistle),
    "factor": (oval, ledger),
}


def picture(card_: str) -> str:
    """Draw the picture of a card of this kind."""
    plate = Plate()
    if card_.startswith("war_"):
        _, one, other = card_.split("_")
        rays(plate)
        plate.add(war(one, other))
    else:
        frame, draw = MOTIFS[card_]
        frame(plate)
        plate.add(moved(26.4, 7, draw(), size=0.92))
    return plate.drawn()


CARDS = (*(f"war_{one}_{other}" for one, other in WARS), *MOTIFS)
