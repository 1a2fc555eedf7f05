"""What a seat may see, built by naming it; and the resampling of what it may not.

Everything lies open but the order of the pile, of the landsmen below the top one, and the face-down
cards of the last round. With ``hidden_money`` a purse is shown to its owner only (A33).
"""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.core import flow
from portsmouth.core.rng import Rng
from portsmouth.core.text import Json
from portsmouth.core.types import Layout
from portsmouth.games.portsmouth.rules import market, scoring, towns
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    ASHORE,
    COST,
    DECKHAND_IDS,
    DECKHAND_SPECIALTY,
    EMPTY,
    GRID,
    IDS,
    MUTINY,
    NOBODY,
    NONE,
    ROUNDS,
    SPECIALTIES,
    is_town,
    town_of,
)
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.views import current_scores

HIDDEN_PURSE = 6
"""A hidden purse is assumed to hold fewer pounds than this."""


def view(
    s: PortsmouthState, seat: int | None, layouts: Mapping[int, Layout] = {}
) -> dict[str, Json]:
    """Return the table as the seat (None: an onlooker) may see it, as plain data."""
    hit = towns.mutineers(s)
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "start": s.start,
        "active": s.active if s.frames else None,
        "ap": s.ap,
        "step": str(s.frames[-1][0]) if s.frames else "over",
        "within": [[str(frame[0]), IDS[int(frame[1])]] for frame in flow.scopes(s)],
        "cells": [_cell(s, cell) for cell in GRID.cells],
        "drawn": None if s.drawn == EMPTY else IDS[s.drawn],
        "pile": _pile(s),
        "landsmen": {"left": len(s.hands) - s.hands_at, "next": _trade(market.next_landsman(s))},
        "mutiny": {"seats": list(hit), "count": len(s.ships[hit[0]].landsmen) if hit else 0},
        "prizes": [scoring.marine_prize(s, place + 1) for place in range(len(s.ships))],
        "ships": [_ship(s, each, seat, layouts.get(each, {})) for each in range(len(s.ships))],
    }


def _trade(specialty: int) -> str | None:
    """Return a specialty's name; "none" for a plain hand, None where there is no card."""
    if specialty == -2:
        return None
    return "none" if specialty == NONE else SPECIALTIES[specialty]


def _cell(s: PortsmouthState, cell: int) -> dict[str, Json]:
    """Return one cell: its card, the landsman in it, the pawns on it."""
    card, hidden = s.array[cell], market.is_hidden(s, cell)
    shown = card != EMPTY and not hidden
    town = shown and is_town(card)
    under = s.under[cell]
    return {
        "id": GRID.names[cell],
        "kind": "hidden" if hidden else "empty" if not shown else "town" if town else "officer",
        "card": IDS[card] if shown else None,
        "cost": COST[card] if shown and not town else None,
        "landsman": _trade(DECKHAND_SPECIALTY[under]) if under != NOBODY else None,
        "pawns": [seat for seat, ship in enumerate(s.ships) if ship.pawn == cell],
        "used": town and not market.works(s, card),
        "step_cost": market.step_cost(s, cell),
    }


def _pile(s: PortsmouthState) -> dict[str, Json]:
    """Return what everybody knows of the pile: how many of which kind are left, what is next."""
    left = s.pile[s.pile_at :]
    next_town = bool(left) and is_town(left[0])
    mutiny = next_town and town_of(left[0]) == MUTINY
    return {
        "left": len(left),
        "towns": sum(1 for card in left if is_town(card) and town_of(card) != MUTINY),
        "mutinies": sum(1 for card in left if is_town(card) and town_of(card) == MUTINY),
        "officers": sum(1 for card in left if not is_town(card)),
        "next": "none" if not left else "mutiny" if mutiny else "town" if next_town else "officer",
    }


def _ship(s: PortsmouthState, each: int, seat: int | None, layouts: Layout) -> dict[str, Json]:
    """Return one ship board with what it would score if the game ended now."""
    ship = s.ships[each]
    lines = current_scores.lines(s, each, seat)
    return {
        "seat": each,
        "money": ship.money if current_scores.open_purse(s, each, seat) else None,
        "pawn": None if ship.pawn == ASHORE else GRID.names[ship.pawn],
        "lieutenants": [IDS[card] for card in ship.lieutenants],
        "midshipmen": [IDS[card] for card in ship.midshipmen],
        "used": [IDS[card] for card in ship.used],
        "petty_officers": [IDS[card] for card in ship.petty_officers],
        "marines": [IDS[card] for card in ship.marines],
        "corporals": [IDS[card] for card in ship.corporals],
        "landsmen": [DECKHAND_IDS[hand] for hand in ship.landsmen],
        "seamen": [DECKHAND_IDS[hand] for hand in ship.seamen],
        "berths": dict(ships.berths(ship, layouts)),
        "mutineers": ship.mutineers,
        "trainer": ship.trainer,
        "strength": scoring.strength(s, ship),
        "place": scoring.marine_place(s, each),
        "next_places": current_scores.next_places(s, each),
        "next_specialty": current_scores.next_specialty(ship),
        "danger": current_scores.danger(s, each),
        "score": [line.to_json() for line in lines],
        "total": scoring.total(tuple(lines)),
    }


def resample_hidden(s: PortsmouthState, seat: int | None, rng: Rng) -> None:
    """Resample what nobody can know: pile and face-down cards within their kind, landsmen.

    The pile's kinds are public by position (R8, R9), so cards change places only with cards of
    their kind; the top landsman lies open (R12). They are sorted before they are shuffled, so that
    nothing of the true order is in the result. Purses that are hidden are filled at random (A33).
    """
    unseen = [cell for cell in GRID.cells if market.is_hidden(s, cell)]
    cards = [s.array[cell] for cell in unseen] + list(s.pile[s.pile_at :])
    for kind in range(3):
        places = [place for place, card in enumerate(cards) if _kind(card) == kind]
        dealt = sorted(cards[place] for place in places)
        rng.shuffle(dealt)
        for place, card in zip(places, dealt, strict=True):
            cards[place] = card
    for cell, card in zip(unseen, cards, strict=False):
        s.array[cell] = card
    s.pile = s.pile[: s.pile_at] + tuple(cards[len(unseen) :])
    covered = sorted(s.hands[s.hands_at + 1 :])
    rng.shuffle(covered)
    s.hands = s.hands[: s.hands_at + 1] + tuple(covered)
    for each, ship in enumerate(s.ships):
        if not current_scores.open_purse(s, each, seat):
            ship.money = _least(s, each) + rng.below(HIDDEN_PURSE)
    s.rng = Rng(rng.bits(), s.rng.count)


def _least(s: PortsmouthState, seat: int) -> int:
    """Return what a seat must hold at least for what it is asked, so that it has an answer."""
    return len(s.ships) if seat == s.active and s.frames[-1][0] != "turn" else 0


def _kind(card: int) -> int:
    """Return town, Mutiny or officer: what a place in the pile tells of its card."""
    return 2 if not is_town(card) else 1 if town_of(card) == MUTINY else 0
