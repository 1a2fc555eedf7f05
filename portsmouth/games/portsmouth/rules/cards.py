"""Chapters 2.1 and 2.2: the 122 cards and the printed figures, read from components.json.

An officer is a number from 0 to 67, a town from 68 to 75, a deckhand from 0 to 45. The tables below
are indexed by those numbers; no other module holds a figure.
"""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.grid import Grid
from portsmouth.core.resource import text
from portsmouth.core.text import Text

DATA: dict[str, Any] = json.loads(text("portsmouth.games.portsmouth", "components.json"))
GRID = Grid(5, 5)
EMPTY = -1
NOBODY = -1
ASHORE = -1

RANKS = ("lieutenant", "midshipman", "petty_officer", "marine", "corporal")
LIEUTENANT, MIDSHIPMAN, PETTY_OFFICER, MARINE, CORPORAL = range(5)
SPECIALTIES: tuple[str, ...] = tuple(DATA["specialties"])
PRIVILEGES = ("trade", "four_pounds", "recruit", "promote", "captains_gig", "trainer")
TRADE, FOUR_POUNDS, RECRUIT, PROMOTE, CAPTAINS_GIG, TRAINER = range(6)
TOWNS = ("aristocrats", "privilege", "patron", "training", "grog", "shortcut", "mutiny")
ARISTOCRATS, PRIVILEGE_TOWN, PATRON, TRAINING, GROG, SHORTCUT, MUTINY = range(7)
NONE = -1

_OFFICERS = DATA["officers"]
_LANDSMEN = DATA["landsmen"]
_TOWNS = DATA["towns"]


def _index(words: tuple[str, ...], word: object) -> int:
    """Return the index of the word, or NONE."""
    return words.index(str(word)) if word in words else NONE


FIRST_TOWN = len(_OFFICERS)
OFFICERS = range(FIRST_TOWN)
TOWN_CARDS = range(FIRST_TOWN, FIRST_TOWN + len(_TOWNS))
DECKHANDS = range(len(_LANDSMEN))

IDS: tuple[str, ...] = tuple(card["id"] for card in [*_OFFICERS, *_TOWNS])
DECKHAND_IDS: tuple[str, ...] = tuple(card["id"] for card in _LANDSMEN)

RANK = tuple(_index(RANKS, card["rank"]) for card in _OFFICERS)
COST = tuple(int(card["cost"]) for card in _OFFICERS)
ICON = tuple(bool(card["icon"]) for card in _OFFICERS)
NAVIGATOR = tuple(card["detail"] == "navigator" for card in _OFFICERS)
NEEDS = tuple(
    sum(1 << SPECIALTIES.index(each) for each in card.get("needs", ())) for card in _OFFICERS
)
PRIVILEGE = tuple(_index(PRIVILEGES, card["detail"]) for card in _OFFICERS)
SPECIALTY = tuple(_index(SPECIALTIES, card["detail"]) for card in _OFFICERS)
DECKHAND_SPECIALTY = tuple(_index(SPECIALTIES, card["specialty"]) for card in _LANDSMEN)
TOWN = tuple(_index(TOWNS, card["town"]) for card in _TOWNS)


def _figure(name: str) -> Any:
    return DATA["figures"][name]["value"]


def _points(name: str) -> Any:
    return DATA["scoring"][name]["value"]


ROUNDS: int = _figure("rounds")
ACTION_POINTS: int = _figure("ap")
START_MONEY: tuple[int, ...] = tuple(_figure("start_money"))
MIDSHIPMAN_BONUS: int = _figure("midshipman_bonus")
PRIVILEGE_PRICE: int = _figure("privilege_price")
TOP_UP: int = _figure("four_pounds")
ARISTOCRATS_MOST: int = _figure("aristocrats_most")
PATRON_GIFT: int = _figure("patron")
BERTHS: dict[int, int] = {
    rank: _figure(f"berths_{RANKS[rank]}") for rank in (LIEUTENANT, MIDSHIPMAN, PETTY_OFFICER)
}

SEAMAN_POINTS: int = _points("seaman")
PETTY_OFFICER_POINTS: int = _points("petty_officer")
MIDSHIPMAN_POINTS: int = _points("midshipman_unused")
LIEUTENANT_POINTS: int = _points("lieutenant")
NAVIGATOR_POINTS: int = _points("navigator_per_lieutenant")
CRACK_CREW_POINTS: int = _points("crack_crew")
SPECIALTY_SET: tuple[int, ...] = tuple(_points("specialty_set"))
MARINE_PLACES: tuple[int, ...] = tuple(_points("marine_places"))
MUTINEER_POINTS: int = _points("mutineer")
LANDSMAN_POINTS: int = _points("landsman")
POUND_POINTS: int = _points("pound")


def is_town(card: int) -> bool:
    """Return whether this is the number of a town card."""
    return card >= FIRST_TOWN


def town_of(card: int) -> int:
    """Return which of the seven towns a town card shows."""
    return TOWN[card - FIRST_TOWN]


def town_bit(card: int) -> int:
    """Return the bit of a town card in the mask of those used this turn; the Mutinies differ."""
    return 1 << (card - FIRST_TOWN)


def specialties_of(mask: int) -> list[str]:
    """Return the names of the specialties in a bit mask, in the printed order."""
    return [name for bit, name in enumerate(SPECIALTIES) if mask >> bit & 1]


def _name(card: int) -> Text:
    if is_town(card):
        return Text(f"town-{TOWNS[town_of(card)]}")
    if NEEDS[card]:
        first, second, third = (Text(f"specialty-{n}") for n in specialties_of(NEEDS[card]))
        return Text("officer-crack_crew", a=first, b=second, c=third)
    if RANK[card] == LIEUTENANT:
        return Text("officer-navigator")
    if RANK[card] == MIDSHIPMAN:
        return Text(
            "officer-midshipman", privilege=Text(f"privilege-{PRIVILEGES[PRIVILEGE[card]]}")
        )
    if RANK[card] == PETTY_OFFICER:
        return Text("officer-petty_officer", specialty=Text(f"specialty-{_specialty(card)}"))
    return Text(f"officer-{RANKS[RANK[card]]}")


def _specialty(card: int) -> str:
    return SPECIALTIES[SPECIALTY[card]]


NAMES: tuple[Text, ...] = tuple(_name(card) for card in range(len(IDS)))
"""The name of each officer and town card, as a message."""


def deckhand_name(hand: int) -> Text:
    """Return a deckhand's trade as a message: a specialty, or none."""
    kind = DECKHAND_SPECIALTY[hand]
    return Text("specialty-none" if kind == NONE else f"specialty-{SPECIALTIES[kind]}")
