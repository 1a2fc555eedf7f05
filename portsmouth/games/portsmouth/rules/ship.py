"""Chapters 2.2, 2.7 and 2.8: berths, boarding, training, and who stands where.

Questions about one ship and the few changes that rules make to it. Petty officer berths are not
stored: no rule reads them before scoring (A50).
"""

from __future__ import annotations

from itertools import combinations

from portsmouth.core.types import Layout
from portsmouth.games.portsmouth.rules.cards import (
    BERTHS,
    CORPORAL,
    DECKHAND_IDS,
    DECKHAND_SPECIALTY,
    IDS,
    LIEUTENANT,
    MARINE,
    MIDSHIPMAN,
    NEEDS,
    NONE,
    PETTY_OFFICER,
    RANK,
    SPECIALTIES,
    SPECIALTY,
)
from portsmouth.games.portsmouth.state import Ship

BELOW = "seamen"
"""The place of a seaman who stands in no petty officer berth."""


def crew_of_rank(ship: Ship, rank: int) -> tuple[int, ...]:
    """Return the officers of a rank aboard."""
    if rank == LIEUTENANT:
        return ship.lieutenants
    if rank == MIDSHIPMAN:
        return ship.midshipmen
    if rank == PETTY_OFFICER:
        return ship.petty_officers
    return ship.marines if rank == MARINE else ship.corporals


def set_crew_of_rank(ship: Ship, rank: int, crew: tuple[int, ...]) -> None:
    """Replace the officers of a rank aboard."""
    if rank == LIEUTENANT:
        ship.lieutenants = crew
    elif rank == MIDSHIPMAN:
        ship.midshipmen = crew
    elif rank == PETTY_OFFICER:
        ship.petty_officers = crew
    elif rank == MARINE:
        ship.marines = crew
    else:
        assert rank == CORPORAL
        ship.corporals = crew


def has_berth(ship: Ship, rank: int) -> bool:
    """Return whether a berth of the rank is free; always for marines and corporals (R22, R23, R56).

    A seaman in a petty officer berth makes room at once (R57); used midshipmen keep theirs (R68,
    A42).
    """
    return rank not in BERTHS or len(crew_of_rank(ship, rank)) < BERTHS[rank]


def board(ship: Ship, officer: int, landsman: int) -> None:
    """Put the officer in a berth of his rank, his landsman below (R24, R30, R58, R59)."""
    rank = RANK[officer]
    set_crew_of_rank(ship, rank, (*crew_of_rank(ship, rank), officer))
    if landsman >= 0:
        ship.landsmen = (*ship.landsmen, landsman)


def promote_all(ship: Ship) -> None:
    """Promote all landsmen to seamen, never a part of them (R30, R70, R90, R126)."""
    ship.seamen = ship.seamen + ship.landsmen
    ship.landsmen = ()


def unused_midshipmen(ship: Ship) -> tuple[int, ...]:
    """Return the midshipmen without a black marker."""
    return tuple(card for card in ship.midshipmen if card not in ship.used)


def petty_mask(ship: Ship) -> int:
    """Return the specialties among the petty officer cards, as a bit mask."""
    mask = 0
    for card in ship.petty_officers:
        mask |= 1 << SPECIALTY[card]
    return mask


def seaman_mask(ship: Ship) -> int:
    """Return the specialties among the seamen, as a bit mask."""
    mask = 0
    for hand in ship.seamen:
        if DECKHAND_SPECIALTY[hand] != NONE:
            mask |= 1 << DECKHAND_SPECIALTY[hand]
    return mask


def crack_crews(ship: Ship, specialties: int) -> int:
    """Return how many Crack Crew lieutenants have their three specialties (R111, R112)."""
    return sum(
        1 for card in ship.lieutenants if NEEDS[card] and NEEDS[card] & specialties == NEEDS[card]
    )


def berthed_specialties(ship: Ship) -> int:
    """Return the specialties in the petty officer berths at their best, as a bit mask.

    Every petty officer card fills a berth; each further specialty among the seamen may fill one of
    the rest (R27, A28). Where there are more of those than berths, the choice with the most Crack
    Crews is taken (A29).
    """
    petty = petty_mask(ship)
    spare = seaman_mask(ship) & ~petty
    free = BERTHS[PETTY_OFFICER] - len(ship.petty_officers)
    if spare.bit_count() <= free:
        return petty | spare
    bits = [1 << bit for bit in range(len(SPECIALTIES)) if spare >> bit & 1]
    choices = [petty | sum(chosen) for chosen in combinations(bits, free)]
    return max(choices, key=lambda mask: crack_crews(ship, mask))


def berths(ship: Ship, layouts: Layout = {}) -> dict[str, str]:
    """Return who stands in each petty officer berth: specialty to card id (R25-R28, R71-R74).

    Layouts (card id to berth) are met as far as the rules of the berths allow; the rest stands for
    the best total. The score never depends on them (A50).
    """
    places = _wished(ship, layouts)
    for card in ship.petty_officers:
        if IDS[card] not in places.values():
            own = SPECIALTIES[SPECIALTY[card]]
            free = [each for each in SPECIALTIES if each not in places and each != own]
            unwanted = [each for each in free if not seaman_mask(ship) >> _bit(each) & 1]
            place = own if own not in places else (unwanted or free)[0]
            places[place] = IDS[card]
    seated = berthed_specialties(ship) & ~petty_mask(ship)
    for hand in ship.seamen:
        kind = DECKHAND_SPECIALTY[hand]
        berth = SPECIALTIES[kind] if kind != NONE else ""
        stays_below = layouts.get(DECKHAND_IDS[hand]) == BELOW
        if kind != NONE and seated >> kind & 1 and berth not in places and not stays_below:
            places[berth] = DECKHAND_IDS[hand]
    return {each: places[each] for each in SPECIALTIES if each in places}


def _bit(specialty: str) -> int:
    return SPECIALTIES.index(specialty)


def _wished(ship: Ship, layouts: Layout) -> dict[str, str]:
    """Return the layouts that can be met, berth to card id: petty officers, then seamen."""
    aboard = {IDS[card] for card in ship.petty_officers}
    places: dict[str, str] = {}
    for item, place in layouts.items():
        if item in aboard and place in SPECIALTIES and place not in places:
            places[place] = item
    for hand in ship.seamen:
        kind, item = DECKHAND_SPECIALTY[hand], DECKHAND_IDS[hand]
        if kind == NONE or petty_mask(ship) >> kind & 1:
            continue
        room = len(ship.petty_officers) + _seated(places, aboard) < BERTHS[PETTY_OFFICER]
        if layouts.get(item) == SPECIALTIES[kind] and room and SPECIALTIES[kind] not in places:
            places[SPECIALTIES[kind]] = item
    return places


def _seated(places: dict[str, str], petty: set[str]) -> int:
    """Return how many seamen stand in the berths."""
    return sum(1 for item in places.values() if item not in petty)
