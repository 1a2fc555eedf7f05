"""How strong a port may be: the next sea card, from what a seat sees (W65, S59)."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.games.war.odds.chance import NONE_AT_ALL
from portsmouth.games.war.rules.components import CARDS, IS_KEPT, IS_OPEN, NONE, STRENGTH
from portsmouth.games.war.state import WarState


def unseen(s: WarState, viewer: int | None) -> list[int]:
    """Return the cards that may be next: those that the viewer sees nowhere.

    An empty deck will be the shuffled discards.
    """
    if not s.deck:
        return sorted(s.discards)
    seen = {*s.discards, s.globe, s.strength}
    for seat, convoy in enumerate(s.convoys):
        seen |= {card for card in convoy.hand if seat == viewer or IS_OPEN[card]}
    return [card for card in range(len(CARDS)) if card not in seen and card != NONE]


def strengths(s: WarState, viewer: int | None) -> Mapping[int, float]:
    """Return the chance of each strength: hidden hands hold only cards that can be kept."""
    cards = unseen(s, viewer)
    count = len(s.deck) or len(cards)
    kept = sum(IS_KEPT[card] for card in cards)
    in_deck = kept - (len(cards) - count)
    found: dict[int, float] = {}
    for card in cards:
        chance = 1 / count * (in_deck / kept if IS_KEPT[card] else 1)
        found[STRENGTH[card]] = found.get(STRENGTH[card], NONE_AT_ALL) + chance
    return dict(sorted(found.items()))


def whole_deck() -> Mapping[int, float]:
    """Return the chances of a full deck."""
    return {
        strength: STRENGTH.count(strength) / len(STRENGTH) for strength in sorted(set(STRENGTH))
    }
