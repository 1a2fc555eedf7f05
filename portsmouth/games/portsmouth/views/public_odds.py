"""The public odds of the unseen cards (R8, R9, R12).

Built from what an onlooker sees and the list of all cards; the order of the decks is never read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb
from typing import Any

from portsmouth.core.text import Json
from portsmouth.games.portsmouth.rules.cards import (
    DATA,
    DECKHAND_IDS,
    DECKHAND_SPECIALTY,
    NONE,
    RANKS,
    SPECIALTIES,
)
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.views import view

AHEAD = 10
"""The number of next cards that chances are given for."""
_OFFICERS: list[dict[str, Any]] = DATA["officers"]
_TOWNS: list[dict[str, Any]] = DATA["towns"]
_TRADES = {
    name: "none" if kind == NONE else SPECIALTIES[kind]
    for name, kind in zip(DECKHAND_IDS, DECKHAND_SPECIALTY, strict=True)
}
_CREWS = ("lieutenants", "midshipmen", "petty_officers", "marines", "corporals")


def public_odds(s: PortsmouthState) -> dict[str, Json]:
    """Return the unseen officers by rank and detail with their chances, the towns, the landsmen."""
    shown: dict[str, Any] = view.view(s, None)
    deserters = [DECKHAND_IDS[hand] for hand in s.deserters]
    return odds_from_view(shown, deserters)


def odds_from_view(shown: Mapping[str, Any], deserters: Iterable[str]) -> dict[str, Json]:
    """Return the same from an onlooker's view and the landsmen that mutinies have cost."""
    seen = set(_seen(shown))
    officers = [card for card in _OFFICERS if card["id"] not in seen]
    towns = [card["town"] for card in _TOWNS if card["id"] not in seen]
    pile = shown["pile"]
    mutinies = towns.count("mutiny")
    face_down = {
        "officers": len(officers) - pile["officers"],
        "towns": len(towns) - mutinies - pile["towns"],
        "mutinies": mutinies - pile["mutinies"],
    }
    draws = [_officers_among(pile, count) for count in range(1, min(AHEAD, pile["left"]) + 1)]
    return {
        "unseen": len(officers),
        "pile": pile,
        "face_down": face_down,
        "groups": [
            {
                "rank": rank,
                "detail": detail,
                "left": left,
                "soon": [chance(left, len(officers), drawn) for drawn in draws],
                "face_down": chance(left, len(officers), face_down["officers"]),
            }
            for (rank, detail), left in _counts(officers).items()
        ],
        "towns": [town for town in towns if town != "mutiny"],
        "landsmen": shown["landsmen"],
        "trades": _trades(shown, deserters),
    }


def _seen(shown: Mapping[str, Any]) -> Iterable[str]:
    """Yield the officers and towns that lie open."""
    yield from (cell["card"] for cell in shown["cells"] if cell["card"])
    if shown["drawn"]:
        yield shown["drawn"]
    for ship in shown["ships"]:
        for crew in _CREWS:
            yield from ship[crew]


def _counts(officers: list[dict[str, Any]]) -> dict[tuple[str, str], int]:
    """Return the number of unseen officers by rank (detail ""), and by detail within a rank."""
    counts: dict[tuple[str, str], int] = {}
    for rank in RANKS:
        counts[rank, ""] = 0
        details = dict.fromkeys(str(card["detail"]) for card in _OFFICERS if card["rank"] == rank)
        if len(details) > 1:
            counts |= {(rank, detail): 0 for detail in details}
    for card in officers:
        counts[card["rank"], ""] += 1
        if (card["rank"], str(card["detail"])) in counts:
            counts[card["rank"], str(card["detail"])] += 1
    return counts


def _officers_among(pile: Mapping[str, Any], count: int) -> int:
    """Return how many officers the next cards hold: first towns, then Mutinies (R8, R9)."""
    return max(0, count - int(pile["towns"]) - int(pile["mutinies"]))


def chance(left: int, unseen: int, drawn: int) -> float:
    """Return the chance of at least one of ``left`` among ``drawn`` of ``unseen`` cards.

    >>> chance(1, 4, 2)
    0.5
    """
    return round(1 - comb(unseen - left, drawn) / comb(unseen, drawn), 4)


def _trades(shown: Mapping[str, Any], deserters: Iterable[str]) -> dict[str, Json]:
    """Return the trades of the landsmen below the top one of the deck."""
    aboard = [hand for ship in shown["ships"] for hand in (*ship["landsmen"], *ship["seamen"])]
    seen = Counter(_TRADES[hand] for hand in (*aboard, *deserters))
    seen.update(cell["landsman"] for cell in shown["cells"] if cell["landsman"])
    seen.update([shown["landsmen"]["next"]])
    left = Counter(_TRADES.values()) - seen
    return {trade: left[trade] for trade in (*SPECIALTIES, "none")}
