"""Chapter 2.8: which crewman may stand in which petty officer berth; display only (A50)."""

from __future__ import annotations

from portsmouth.core.option import Refusal
from portsmouth.core.text import Text
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    DECKHAND_IDS,
    DECKHAND_SPECIALTY,
    IDS,
    NONE,
    SPECIALTIES,
    SPECIALTY,
)
from portsmouth.games.portsmouth.state import Ship


def refusal(ship: Ship, item: str, place: str) -> Refusal | None:
    """Return why the crewman may not stand there; None when he may (R26-R28, R71, R72)."""
    if place not in SPECIALTIES and place != ships.BELOW:
        return Refusal("no_such_berth", "R25")
    if item in {IDS[card] for card in ship.petty_officers}:
        return Refusal("petty_below", "R28") if place == ships.BELOW else None
    if item in {DECKHAND_IDS[hand] for hand in ship.landsmen}:
        return Refusal("landsman_berth", "R28")
    if item not in {DECKHAND_IDS[hand] for hand in ship.seamen}:
        return Refusal("not_reassigned", "R72")
    return None if place == ships.BELOW else _seaman_refusal(ship, item, place)


def _seaman_refusal(ship: Ship, item: str, place: str) -> Refusal | None:
    """Refuse a berth of another specialty, or one that a petty officer holds (R27, R28)."""
    kind = DECKHAND_SPECIALTY[DECKHAND_IDS.index(item)]
    if kind == NONE or SPECIALTIES[kind] != place:
        return Refusal("other_specialty", "R28", {"specialty": Text(f"specialty-{place}")})
    if any(SPECIALTY[card] == kind for card in ship.petty_officers):
        return Refusal("specialty_held", "R27", {"specialty": Text(f"specialty-{place}")})
    return None
