"""A crew by itself: its points and its features, kept by its cards since they come up again."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    BERTHS,
    CRACK_CREW_POINTS,
    DECKHAND_SPECIALTY,
    LIEUTENANT,
    LIEUTENANT_POINTS,
    MIDSHIPMAN,
    MIDSHIPMAN_POINTS,
    NAVIGATOR_POINTS,
    NEEDS,
    NONE,
    PETTY_OFFICER,
    PETTY_OFFICER_POINTS,
    PRIVILEGE,
    PRIVILEGES,
    SEAMAN_POINTS,
    SPECIALTIES,
    SPECIALTY,
    SPECIALTY_SET,
)
from portsmouth.games.portsmouth.state import PortsmouthState, Ship

Cards = tuple[int, ...]
BIT = tuple(0 if kind == NONE else 1 << kind for kind in DECKHAND_SPECIALTY)
"""The specialty of each deckhand as a bit; 0 for the unskilled."""


class Crew(NamedTuple):
    """A crew by itself: its points (money, Marines and mutineers apart) and its features.

    ``mask`` holds the specialties in the berths, as bits.
    """

    points: int
    numbers: tuple[int, ...]
    mask: int
    unused: int


Key = tuple[Cards, tuple[Cards, Cards], Cards, tuple[Cards, Cards], int, bool]
"""A crew: lieutenants, midshipmen with the used, petty officers, landsmen with seamen.

And what each seaman brings the ship besides (R136, A30), and whether seamen count in Crack Crews.
"""


def key_of(s: PortsmouthState, seat: int) -> Key:
    """Return the crew of a seat, as the key of ``crew``."""
    ship, rules = s.ships[seat], s.rules
    return (
        ship.lieutenants,
        (ship.midshipmen, ship.used),
        ship.petty_officers,
        (ship.landsmen, ship.seamen),
        rules.trainer_per_seaman if ship.trainer else 0,
        rules.crack_seamen,
    )


@lru_cache(maxsize=1 << 16)
def crew(key: Key) -> Crew:
    """Return the points and features of a crew."""
    lieutenants, midshipmen, petty, hands, trainer, crack_seamen = key
    masks = [0, 0, 0]
    for card in petty:
        masks[0] |= 1 << SPECIALTY[card]
    for at, part in enumerate(hands):
        for hand in part:
            masks[1 + at] |= BIT[hand]
    mask = berthed(masks[0], masks[2], lieutenants, len(petty))
    trained = berthed(masks[0], masks[1] | masks[2], lieutenants, len(petty))
    needed = mask if crack_seamen else masks[0]
    lacks = [0, 0, 0, 0]
    crack_if_trained = 0
    for card in lieutenants:
        if NEEDS[card]:
            lacking = (NEEDS[card] & ~needed).bit_count()
            lacks[lacking] += 1
            crack_if_trained += lacking > 0 and NEEDS[card] & trained == NEEDS[card]
    navigators = len(lieutenants) - sum(lacks)
    privileges = [0] * len(PRIVILEGES)
    for card in midshipmen[0]:
        privileges[PRIVILEGE[card]] += card not in midshipmen[1]
    unused, specialties = sum(privileges), mask.bit_count()
    points = (
        LIEUTENANT_POINTS * len(lieutenants)
        + NAVIGATOR_POINTS * navigators * len(lieutenants)
        + CRACK_CREW_POINTS * lacks[0]
        + MIDSHIPMAN_POINTS * unused
        + PETTY_OFFICER_POINTS * len(petty)
        + SPECIALTY_SET[specialties]
        + (SEAMAN_POINTS + trainer) * len(hands[1])
    )
    numbers = (
        len(lieutenants),
        navigators,
        navigators * len(lieutenants),
        *lacks,
        int(len(lieutenants) == BERTHS[LIEUTENANT]),
        *privileges,
        len(midshipmen[1]),
        int(len(midshipmen[0]) == BERTHS[MIDSHIPMAN]),
        len(petty),
        specialties,
        SPECIALTY_SET[specialties],
        len(hands[0]),
        (masks[1] & ~mask).bit_count(),
        SPECIALTY_SET[trained.bit_count()] - SPECIALTY_SET[specialties],
        crack_if_trained,
        len(hands[1]),
        int(trainer > 0),
        len(hands[0]) if trainer else 0,
    )
    return Crew(points, numbers, mask, unused)


def berthed(petty: int, seamen: int, lieutenants: Cards, officers: int) -> int:
    """Return ``ships.berthed_specialties`` from its parts.

    ``officers`` is the number of petty officers; masks are bits of specialties (A28, A29).
    """
    spare = seamen & ~petty
    if spare.bit_count() <= BERTHS[PETTY_OFFICER] - officers:
        return petty | spare
    ship = Ship(0)
    ship.lieutenants = lieutenants
    bits = [1 << bit for bit in range(len(SPECIALTIES)) if spare >> bit & 1]
    choices = combinations(bits, BERTHS[PETTY_OFFICER] - officers)
    return max(
        (petty | sum(each) for each in choices), key=lambda mask: ships.crack_crews(ship, mask)
    )


def crew_of(s: PortsmouthState, seat: int) -> Crew:
    """Return the crew of a seat."""
    return crew(key_of(s, seat))
