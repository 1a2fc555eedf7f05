"""The features of a position: numbers from which its value is computed.

All of them are of one seat and stand for what its ship may still become; what it scores already is
``points``, exact by the rules of scoring.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.portsmouth.bots.crew import Crew, crew_of
from portsmouth.games.portsmouth.rules.cards import (
    ARISTOCRATS,
    ARISTOCRATS_MOST,
    ASHORE,
    BERTHS,
    CORPORAL,
    FIRST_TOWN,
    GRID,
    LIEUTENANT,
    MARINE_PLACES,
    MIDSHIPMAN,
    MUTINEER_POINTS,
    MUTINY,
    NAVIGATOR,
    NEEDS,
    PETTY_OFFICER,
    POUND_POINTS,
    PRIVILEGE_TOWN,
    RANK,
    SPECIALTY,
    TOWN,
    TOWN_CARDS,
    TRAINING,
)
from portsmouth.games.portsmouth.state import PortsmouthState, Ship

MUTINIES = tuple(card for card in TOWN_CARDS if TOWN[card - FIRST_TOWN] == MUTINY)


def _steps(one: int, other: int) -> int:
    """Return the steps of the pawn between two cells."""
    return abs(one // 5 - other // 5) + abs(one % 5 - other % 5)


NEAR = tuple(
    tuple((cell, _steps(pawn, cell)) for cell in GRID.cells if _steps(pawn, cell) <= 2)
    for pawn in GRID.cells
)
"""The cells within two steps of each cell, with the steps."""

NEARNESS = 12
"""Nearness of a better prize for Marines that one more strength would bring; half at two more."""

NAMES: tuple[str, ...] = (
    "lieutenants",
    "navigators",
    "navigator_pairs",
    "crack_done",
    "crack_lacks_one",
    "crack_lacks_two",
    "crack_lacks_three",
    "lieutenants_full",
    "unused_trade",
    "unused_four_pounds",
    "unused_recruit",
    "unused_promote",
    "unused_gig",
    "unused_trainer",
    "used",
    "midshipmen_full",
    "petty_officers",
    "specialties",
    "set_points",
    "landsmen",
    "landsmen_new",
    "landsmen_set",
    "landsmen_crack",
    "seamen",
    "trainer",
    "trainer_landsmen",
    "money",
    "strength",
    "prize",
    "prize_lead",
    "prize_near",
    "mutiny_most",
    "mutiny_most_open",
    "landsmen_gap",
    "others_money",
    "others_landsmen",
    "others_mutineers",
    "near_lieutenant",
    "near_lieutenant_2",
    "near_navigator",
    "near_crack",
    "near_midshipman",
    "near_midshipman_2",
    "near_trade_new",
    "near_trade_new_2",
    "near_marine",
    "near_training",
    "near_privilege",
    "near_aristocrats",
    "near_pawns",
    "ashore",
)
"""The features, in the order of ``features``."""
CREW = NAMES.index("money")
"""The number of features that are the crew's own."""


def points(s: PortsmouthState, seat: int) -> int:
    """Return what the seat would score if the game ended now, as ``scoring.score`` (R131)."""
    return crew_of(s, seat).points + apart(s, seat, marines(s, seat)[1])


def apart(s: PortsmouthState, seat: int, prize: int) -> int:
    """Return the points that are not the crew's own: the Marines' prize, mutineers, money."""
    ship = s.ships[seat]
    return prize + MUTINEER_POINTS * ship.mutineers + POUND_POINTS * ship.money


def features(s: PortsmouthState, seat: int) -> tuple[int, ...]:
    """Return the numbers named by ``NAMES``: whole, most of them small counts."""
    own = crew_of(s, seat)
    return (*own.numbers, *around(s, seat, own, marines(s, seat)))


def around(
    s: PortsmouthState, seat: int, own: Crew, raced: tuple[int, int, int, int]
) -> tuple[int, ...]:
    """Return the features that are not the crew's own."""
    ship = s.ships[seat]
    return (ship.money, *raced, *_others(s, seat), *_near(s, ship, own))


def marines(s: PortsmouthState, seat: int) -> tuple[int, int, int, int]:
    """Return strength, the prize, how safe it is, and how near the next one is (R134)."""
    corporal = s.rules.corporal_strength
    strengths = [len(ship.marines) + corporal * len(ship.corporals) for ship in s.ships]
    mine = strengths.pop(seat)
    return race(mine, tuple(strengths), s.rules.marine_scale == "last_zero")


@lru_cache(maxsize=1 << 12)
def race(mine: int, others: tuple[int, ...], last_zero: bool) -> tuple[int, int, int, int]:
    """Return the four numbers of ``marines`` from all strengths (R134, R135, A24)."""
    above = [each for each in others if each >= mine]
    below = [each for each in others if each < mine]
    place = 1 + len(above)
    paid = mine and not (last_zero and not below)
    prize = MARINE_PLACES[place - 1] if paid else 0
    lead = min(3, mine - max(below, default=0)) if mine else 0
    near = NEARNESS // (min(above) - mine + 1) if above else 0
    return mine, prize, lead, near


def _others(s: PortsmouthState, seat: int) -> tuple[int, ...]:
    """Return the danger of a mutiny, and what the others have that a turn can change."""
    mine = len(s.ships[seat].landsmen)
    most = money = landsmen = mutineers = 0
    for other, ship in enumerate(s.ships):
        if other == seat:
            continue
        hands = len(ship.landsmen)
        most = max(most, hands)
        money += ship.money
        landsmen += hands
        mutineers += ship.mutineers
    hit = mine if mine >= most else 0
    mutinies = sum(map(s.array.count, MUTINIES)) if hit else 0
    return (
        hit,
        hit * mutinies,
        max(-3, min(3, most - mine)),
        money,
        landsmen,
        mutineers,
    )


def _near(s: PortsmouthState, ship: Ship, own: Crew) -> list[int]:
    """Return what lies within two steps of the pawn and is of use to the ship."""
    found = [0] * 14
    pawn = ship.pawn
    if pawn == ASHORE:
        found[13] = 1
        return found
    mask = own.mask
    room = len(ship.lieutenants) < BERTHS[LIEUTENANT]
    berth = len(ship.midshipmen) < BERTHS[MIDSHIPMAN]
    array, hidden = s.array, s.hidden
    for cell, steps in NEAR[pawn]:
        card = array[cell]
        if card < 0 or hidden >> cell & 1:
            continue
        if card >= FIRST_TOWN:
            town = TOWN[card - FIRST_TOWN]
            if town == TRAINING:
                found[9] = len(ship.landsmen)
            elif town == PRIVILEGE_TOWN:
                found[10] = int(own.unused > 0)
            elif town == ARISTOCRATS:
                found[11] = min(ARISTOCRATS_MOST, own.unused)
            continue
        rank = RANK[card]
        if rank == LIEUTENANT:
            if room:
                found[0 if steps < 2 else 1] += 1
                if NAVIGATOR[card]:
                    found[2] += 1
                elif (NEEDS[card] & ~mask).bit_count() < 2:
                    found[3] += 1
        elif rank == MIDSHIPMAN:
            if berth:
                found[4 if steps < 2 else 5] += 1
        elif rank == PETTY_OFFICER:
            if not mask >> SPECIALTY[card] & 1:
                found[6 if steps < 2 else 7] += 1
        else:
            found[8] += 2 if rank == CORPORAL else 1
    for other in s.ships:
        found[12] += other.pawn == pawn
    found[12] -= 1
    return found
