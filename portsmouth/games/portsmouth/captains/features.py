"""What a captain sees in a position: numbers that the value of a position is reckoned from.

All of them are of one seat and stand for what its ship may still become; what it scores already
is ``points``, exact by the rules of scoring.
"""

from __future__ import annotations

from portsmouth.games.portsmouth import scoring
from portsmouth.games.portsmouth import ship as ships
from portsmouth.games.portsmouth.cards import (
    ARISTOCRATS,
    ASHORE,
    BERTHS,
    CORPORAL,
    CRACK_CREW_POINTS,
    DECKHAND_SPECIALTY,
    FIRST_TOWN,
    GRID,
    LIEUTENANT,
    LIEUTENANT_POINTS,
    MIDSHIPMAN,
    MIDSHIPMAN_POINTS,
    MUTINEER_POINTS,
    MUTINY,
    NAVIGATOR,
    NAVIGATOR_POINTS,
    NEEDS,
    NONE,
    PETTY_OFFICER,
    PETTY_OFFICER_POINTS,
    POUND_POINTS,
    PRIVILEGE,
    PRIVILEGE_TOWN,
    RANK,
    ROUNDS,
    SEAMAN_POINTS,
    SPECIALTY,
    SPECIALTY_SET,
    TOWN,
    TRAINING,
)
from portsmouth.games.portsmouth.state import PortsmouthState, Ship

BIT = tuple(0 if kind == NONE else 1 << kind for kind in DECKHAND_SPECIALTY)
"""The specialty of each deckhand as a bit; 0 for the unskilled."""


def _steps(one: int, other: int) -> int:
    """Steps of the pawn between two cells."""
    return abs(one // 5 - other // 5) + abs(one % 5 - other % 5)


NEAR = tuple(
    tuple((cell, _steps(pawn, cell)) for cell in GRID.cells if _steps(pawn, cell) <= 2)
    for pawn in GRID.cells
)
"""The cells within two steps of each cell, with the steps."""

NEARNESS = 12
"""How near a better prize for Marines is that one more strength would bring; half at two more."""

NAMES: tuple[str, ...] = (
    "money",
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


def berthed(ship: Ship, petty: int, seamen: int) -> int:
    """``ships.berthed_specialties`` with the masks at hand: at its best, whom the berths hold."""
    spare = seamen & ~petty
    if spare.bit_count() <= BERTHS[PETTY_OFFICER] - len(ship.petty_officers):
        return petty | spare
    return ships.berthed_specialties(ship)


def points(s: PortsmouthState, seat: int) -> int:
    """What the seat would score if the game ended now: the sum of ``scoring.score`` (R131)."""
    ship = s.ships[seat]
    petty = seamen = cracks = navigators = 0
    for card in ship.petty_officers:
        petty |= 1 << SPECIALTY[card]
    for hand in ship.seamen:
        seamen |= BIT[hand]
    mask = berthed(ship, petty, seamen)
    needed = mask if s.rules.crack_seamen else petty
    for card in ship.lieutenants:
        if NAVIGATOR[card]:
            navigators += 1
        elif NEEDS[card] & needed == NEEDS[card]:
            cracks += 1
    count = len(ship.lieutenants)
    return (
        LIEUTENANT_POINTS * count
        + NAVIGATOR_POINTS * navigators * count
        + CRACK_CREW_POINTS * cracks
        + MIDSHIPMAN_POINTS * (len(ship.midshipmen) - len(ship.used))
        + PETTY_OFFICER_POINTS * len(ship.petty_officers)
        + SPECIALTY_SET[mask.bit_count()]
        + SEAMAN_POINTS * len(ship.seamen)
        + (s.rules.trainer_per_seaman * len(ship.seamen) if ship.trainer else 0)
        + scoring.marine_prize(s, scoring.marine_place(s, seat))
        + MUTINEER_POINTS * ship.mutineers
        + POUND_POINTS * ship.money
    )


def features(s: PortsmouthState, seat: int) -> list[int]:
    """The numbers named by ``NAMES``: whole, most of them small counts."""
    ship = s.ships[seat]
    petty = seamen = hands = 0
    for card in ship.petty_officers:
        petty |= 1 << SPECIALTY[card]
    for hand in ship.seamen:
        seamen |= BIT[hand]
    for hand in ship.landsmen:
        hands |= BIT[hand]
    mask = berthed(ship, petty, seamen)
    trained = berthed(ship, petty, seamen | hands) if hands else mask
    needed = mask if s.rules.crack_seamen else petty
    navigators = 0
    lacks = [0, 0, 0, 0]
    crack_if_trained = 0
    for card in ship.lieutenants:
        needs = NEEDS[card]
        if needs:
            lacking = (needs & ~needed).bit_count()
            lacks[lacking] += 1
            if lacking and needs & trained == needs:
                crack_if_trained += 1
        else:
            navigators += 1
    privileges = [0, 0, 0, 0, 0, 0]
    for card in ship.midshipmen:
        if card not in ship.used:
            privileges[PRIVILEGE[card]] += 1
    unused = sum(privileges)
    count = len(ship.lieutenants)
    landsmen = len(ship.landsmen)
    specialties = mask.bit_count()
    return [
        ship.money,
        count,
        navigators,
        navigators * count,
        *lacks,
        count == 3,
        *privileges,
        len(ship.used),
        len(ship.midshipmen) == 6,
        len(ship.petty_officers),
        specialties,
        SPECIALTY_SET[specialties],
        landsmen,
        (hands & ~mask).bit_count(),
        SPECIALTY_SET[trained.bit_count()] - SPECIALTY_SET[specialties],
        crack_if_trained,
        len(ship.seamen),
        ship.trainer,
        landsmen if ship.trainer else 0,
        *_marines(s, seat),
        *_others(s, seat),
        *_near(s, ship, mask, landsmen, unused),
    ]


def _marines(s: PortsmouthState, seat: int) -> tuple[int, int, int, int]:
    """Strength, the prize, how safe it is, and how near the next one is (R134)."""
    mine = scoring.strength(s, s.ships[seat])
    place, above, below = 1, 99, 0
    for other, ship in enumerate(s.ships):
        if other == seat:
            continue
        strength = scoring.strength(s, ship)
        if strength >= mine:
            place += 1
            above = min(above, strength)
        else:
            below = max(below, strength)
    prize = scoring.marine_prize(s, place) if mine else 0
    lead = min(3, mine - below) if mine else 0
    near = NEARNESS // (above - mine + 1) if above != 99 else 0
    return mine, prize, lead, near


def _others(s: PortsmouthState, seat: int) -> tuple[int, ...]:
    """The danger of a mutiny, and what the others have that a turn can change."""
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
    mutinies = sum(
        1 for card in s.array if card >= FIRST_TOWN and TOWN[card - FIRST_TOWN] == MUTINY
    )
    hit = mine if mine >= most else 0
    return (
        hit,
        hit * mutinies,
        max(-3, min(3, most - mine)),
        money,
        landsmen,
        mutineers,
    )


def _near(s: PortsmouthState, ship: Ship, mask: int, landsmen: int, unused: int) -> list[int]:
    """What lies within two steps of the pawn and is of use to the ship."""
    found = [0] * 14
    pawn = ship.pawn
    if pawn == ASHORE:
        found[13] = 1
        return found
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
                found[9] = landsmen
            elif town == PRIVILEGE_TOWN:
                found[10] = unused > 0
            elif town == ARISTOCRATS:
                found[11] = min(3, unused)
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


def moments(s: PortsmouthState, seat: int) -> int:
    """How many turns the seat has after this one."""
    return ROUNDS - s.round
