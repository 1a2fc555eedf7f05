"""What a seat may see, built by naming it; and re-dealing what it may not."""

from __future__ import annotations

from portsmouth.core.rng import Rng
from portsmouth.core.text import Json
from portsmouth.games.signals.state import HOLD, NOBODY, OPEN, SignalsState, flags


def shots_left(s: SignalsState) -> int:
    """How many shots there may still be in the game."""
    return s.rules.rounds - s.round + 1 if s.frames else 0


def view(s: SignalsState, seat: int | None) -> dict[str, Json]:
    """The table: own hand and bid, of the others only how many and whether."""
    return {
        "shots_left": shots_left(s),
        "armour": s.rules.armour,
        "step": str(s.frames[-1][0]) if s.frames else "over",
        "hand": None if seat is None else list(s.hands[seat]),
        "bid": None if seat is None or s.bids[seat] == OPEN else s.bids[seat],
        "hands": [len(hand) for hand in s.hands],
        "sealed": [bid != OPEN for bid in s.bids],
        "deck": len(s.deck),
        "spent": list(s.spent),
        "hulls": list(s.hulls),
        "powder": list(s.powder),
        "winner": None if s.winner == NOBODY else s.winner,
        "target": None if s.target == NOBODY else s.target,
        "charged": s.charged,
    }


def resample_hidden(s: SignalsState, seat: int | None, rng: Rng) -> None:
    """Deal the others' hands and the deck anew; whoever has sealed seals anew.

    A seat learns nothing of hidden cards in this game but its own, so there is
    no table of what it knows.
    """
    hidden = [each for each in range(len(s.hands)) if each != seat]
    pool = sorted([*(card for each in hidden for card in s.hands[each]), *s.deck])
    rng.shuffle(pool)
    for each in hidden:
        size = len(s.hands[each])
        s.hands[each], pool = tuple(pool[:size]), pool[size:]
    s.deck = tuple(pool)
    if OPEN in s.bids:  # later they lie open
        for each in hidden:
            if s.bids[each] != OPEN:
                may = [HOLD, *flags(s, each)]
                s.bids[each] = may[rng.below(len(may))]
    s.rng = Rng(rng.bits(), s.rng.count)
