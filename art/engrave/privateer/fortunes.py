"""The twenty-one Fortunes, on plates of 48 by 48; some share their motif with another thing."""

from __future__ import annotations

from art.engrave.badges import carpenter, recruit
from art.engrave.plate import (
    CARD,
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
from art.engrave.privateer.perils import becalmed, rats, scurvy, storm, timbers, wreck
from art.engrave.privateer.things import calm, wind


def wind_to(turn: float) -> str:
    """Draw the wind's arrow with the lines of the air beside it."""
    air = "M5 44V26C5 21 8 21 8 24.500M11 44V33M43 44V26C43 21 40 21 40 24.500M37 44V33"
    return turned(turn, wind(), line(air, 2.4))


def treasure() -> str:
    """Draw a chest, open, coins in it."""
    coins = "".join(
        disc(x, y, 3.2) for x, y in ((14, 22), (20, 19.5), (26.5, 21), (33, 19.5), (23, 15))
    )
    return "".join(
        [
            ink("M6 18C6 8 10 3.5 17 3.500H38C44 3.5 46 9 43.5 18L41 21H8Z"),
            card("M11 18C11.5 12 14 8.5 18.5 8.500H36.500C40 8.5 40.5 12 39 18Z"),
            raised(coins, 1.2),
            ink("M4.5 24H43.500V44.500H4.500Z"),
            cut("M12 24V44.500M36 24V44.500M5 29.500H43", 1.7),
            raised("M20.5 26.500H27.500V35.500H20.500Z", 1.4),
            card(disc(24, 30, 1.5) + "M23.2 30H24.800V33.500H23.200Z"),
        ]
    )


def boarding() -> str:
    """Draw two boarding axes crossed."""
    axe = "".join(
        [
            raised("M22 1H26.500V48H22Z", 2.4),
            raised(
                "M26 5H30L40 2.500C43.5 8 43.5 16 40 21.500L30 16.500H26ZM22.5"
                " 7.500L11.5 11.500L22.5 14Z",
                2.4,
            ),
            cut("M38 7C39.6 10.5 39.6 14 38 17.5", 1.3),
            hatch("M25.2 22V45", 0.8, CARD),
        ]
    )
    flipped = f'<g transform="matrix(-1 0 0 1 48 0)">{axe}</g>'
    return moved(1.9, 1.9, turned(38, axe), turned(-38, flipped), size=0.92)


def smugglers() -> str:
    """Draw a dark lantern."""
    return "".join(
        [
            line("M15 12C15 .5 33 .5 33 12", 2.8),
            ink("M12 14.500L17.5 8H30.500L36 14.500ZM11 39.500H37L39.5 45.500H8.500Z"),
            ink("M13 16.500H35V38H13Z"),
            card("M17.5 19.500H30.500V35H17.500Z"),
            ink(
                "M24 20.500C28 25.5 29.5 28 28.5 31C27.5 34.5 20.5 34.5 19.5 31"
                "C18.8 28.5 22 27 24 20.500Z"
            ),
            line(
                "M41 19L46 16.500M41.5 27H47M41 35L46 37.500M7 19L2 16.500M6.5 27H1M7 35L2 37.5",
                2.4,
            ),
        ]
    )


def parley() -> str:
    """Draw a flag of truce."""
    return "".join(
        [
            line("M10.5 46.500V3", 3.8),
            ink(disc(10.5, 3.5, 3)),
            shape("M12.5 7C21 1.5 31 13.5 44 7.500V30C31 36 21 24 12.5 29.500Z", 2.8),
            hatch("M35 13V29M38 12.500V29M41 11.500V28.500M20 9V25", 0.9),
        ]
    )


def pile(x: float, many: int) -> str:
    """Draw coins lying on each other."""
    one = "C-8.5 -7 8.5 -7 8.5 -3V0C8.5 4 -8.5 4 -8.5 0Z"
    coins = "".join(
        moved(x, 42 - 5.4 * step, raised(f"M-8.5 -3{one}", 1.4)) for step in range(many)
    )
    return coins + card(disc(x, 44.6 - 5.4 * many, 5.6, 1.7))


def prize_money() -> str:
    """Draw three piles of coin."""
    return pile(9.5, 3) + pile(38.5, 4) + pile(24, 6)


def gossip() -> str:
    """Draw two tankards that clink, foaming."""
    mug = "".join(
        [
            line("M9 22C1.5 21 1.5 36 9 35", 3.4),
            raised("M8 17H25L24 42.500H9Z", 1.6),
            card("M11.8 22H14V38.500H12.300ZM19.5 22H21.500L21 38.500H19.300Z"),
            raised(
                "M6.5 17.500C4 13 8 10 11 12C12 8 18 8 19.5 11.500C23 9 28 12"
                " 26 17.500C24 20 9 20 6.5 17.500Z",
                1.6,
            ),
            card(disc(11.5, 15, 1.2) + disc(18, 14.4, 1.3)),
        ]
    )
    flipped = f'<g transform="matrix(-1 0 0 1 48 0)">{mug}</g>'
    rays = line("M24 8V2M17.5 8L14.5 3M30.5 8L33.5 3", 2.4)
    return (
        turned(9, f'<g transform="translate(-2.5 1)">{mug}</g>', about=(15, 40))
        + turned(-9, f'<g transform="translate(2.5 1)">{flipped}</g>', about=(33, 40))
        + rays
    )


def tax() -> str:
    """Draw a king's crown over a coin."""
    return "".join(
        [
            line("M24 6.500V1M21 3.300H27", 2.4),
            ink(
                "M10 25L6 12.500C12 9 17 11 18.5 14C19 9 21 6.5 24 6.500S29 9"
                " 29.5 14C31 11 36 9 42 12.500L38 25Z"
            ),
            cut("M13.5 23.500L10.5 15M34.5 23.500L37.5 15M24 11V23.5", 1.5),
            ink("M10 26.800H38V31H10Z"),
            card(disc(16, 28.9, 1.2) + disc(24, 28.9, 1.2) + disc(32, 28.9, 1.2)),
            ink(disc(12.5, 40, 6.6) + disc(35.5, 40, 6.6)),
            raised(disc(24, 40, 7.2), 1.6),
            cut("M24 36V44M20 40H28", 1.8),
        ]
    )


def pickpocket() -> str:
    """Draw a purse and the knife at its strings."""
    return "".join(
        [
            line("M13.5 11C12 7.500 14.5 6 11.5 2.500M16.500 11C17.500 8.500 15 7 16 4.5", 1.8),
            ink(
                "M10 18.500L6 11.500C9.5 13 11.5 10.5 15 12C18.500 10.5 20.5 13"
                " 24 11.500L20 18.500Z"
            ),
            ink(
                "M10 20.500H20C27.5 26 32 33 31 39.500C30 46 24 46.5 15.5 46.500S1 46 0 40"
                "C-.5 33.500 2.5 26 10 20.500Z"
            ),
            cut(disc(15.5, 34.5, 6.4), 1.8) + cut("M15.5 31V38M12 34.500H19", 2),
            raised(
                "M18 3.500C26 3.500 33 7 36.500 11.500L33.500 16.500C27 13.500 21.500 9 18 3.500Z",
                1.6,
            ),
            line("M36.800 14.600L44 19", 6),
            cut("M34.400 18L38.800 10.700M40.500 16.900L41 17.2", 1.4),
        ]
    )


FORTUNES = {
    "wind_north": lambda: wind_to(0),
    "wind_east": lambda: wind_to(90),
    "wind_south": lambda: wind_to(180),
    "wind_west": lambda: wind_to(270),
    "dead_calm": calm,
    "buried_treasure": treasure,
    "storm": storm,
    "scurvy": scurvy,
    "rats": rats,
    "rotten_timbers": timbers,
    "boarding_party": boarding,
    "pickpockets": pickpocket,
    "smugglers": smugglers,
    "parley": parley,
    "prize_money": prize_money,
    "drifting_wreck": wreck,
    "shipwrights_debt": carpenter,
    "harbour_gossip": gossip,
    "press_gang": recruit,
    "royal_tax": tax,
    "becalmed": becalmed,
}
