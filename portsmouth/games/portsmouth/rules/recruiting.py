"""Chapter 2.6: why an officer can't be taken, and what taking one does."""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.option import Refusal
from portsmouth.core.text import Text, player
from portsmouth.games.portsmouth.rules import market, privileges
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    BERTHS,
    EMPTY,
    GRID,
    MIDSHIPMAN,
    MIDSHIPMAN_BONUS,
    NAMES,
    NOBODY,
    RANK,
    RANKS,
    ROUNDS,
    deckhand_name,
)
from portsmouth.games.portsmouth.rules.payments import earn
from portsmouth.games.portsmouth.state import PortsmouthState


def no_officer(s: PortsmouthState, cell: int) -> Refusal | None:
    """Refuse a cell without a face-up officer (R52, R61, R62, R104)."""
    if s.array[cell] == EMPTY:
        return Refusal("empty_cell", "R61")
    if market.is_hidden(s, cell):
        return Refusal("face_down", "R104")
    if not market.is_officer(s, cell):
        return Refusal("town_card", "R62", {"card": NAMES[s.array[cell]]})
    return None


def no_berth(s: PortsmouthState, seat: int, cell: int) -> Refusal | None:
    """Refuse an officer without a free berth of his rank (R22, R56, R57)."""
    rank = RANK[s.array[cell]]
    if ships.has_berth(s.ships[seat], rank):
        return None
    return Refusal("no_berth", "R56", {"rank": Text(f"rank-{RANKS[rank]}"), "most": BERTHS[rank]})


def unpaid_owners(tolls: list[int], money: int) -> Refusal | None:
    """Refuse if the money does not pay all other pawns' owners (R55)."""
    if len(tolls) <= money:
        return None
    first = player(tolls[0])
    return Refusal("no_toll", "R55", {"toll": len(tolls), "money": money, "owner": first})


def take(s: PortsmouthState, seat: int, cell: int, cx: Context, *, bonus: bool) -> None:
    """Board the officer and his landsman, then ask about a midshipman's privilege (R58-R67).

    ``bonus`` is False for the Recruit privilege, which brings no £1 (R125).
    """
    officer, landsman = s.array[cell], s.under[cell]
    ships.board(s.ships[seat], officer, landsman)
    s.array[cell], s.under[cell] = EMPTY, NOBODY
    cx.emit("recruited", seat=seat, card=NAMES[officer], cell=GRID.names[cell])
    if landsman != NOBODY:
        cx.emit("landsman_aboard", seat=seat, trade=deckhand_name(landsman))
    if s.round == ROUNDS:
        fill_face_down(s, cell, cx)
    if RANK[officer] == MIDSHIPMAN:
        if bonus:
            earn(s, seat, MIDSHIPMAN_BONUS)
            cx.emit("bonus", seat=seat, amount=MIDSHIPMAN_BONUS)
        privileges.offer(s, seat, officer, cx)


def fill_face_down(s: PortsmouthState, cell: int, cx: Context) -> None:
    """Fill the emptied cell at once, unseen, in the last round (R103, C2, A46)."""
    if market.pile_left(s):
        s.array[cell] = market.draw(s)
        s.hidden |= 1 << cell
        cx.emit("filled_unseen", cell=GRID.names[cell])


def _is_asked(s: PortsmouthState, cell: int, bonus: bool) -> bool:
    """Return whether the midshipman's privilege will be asked about, once he is aboard (R64)."""
    copied, owners = s.copy(), market.owners if bonus else privileges.commission_owners
    copied.commissioned = copied.commissioned and not bonus
    copied.ships[s.active].money -= len(owners(s, s.active, cell))
    take(copied, s.active, cell, NULL_CONTEXT, bonus=bonus)
    return copied.frames[-1][0] == "privilege"


def arrivals(s: PortsmouthState, cell: int, *, bonus: bool) -> list[Text]:
    """Return what taking this officer brings aboard, as effects."""
    officer, landsman = s.array[cell], s.under[cell]
    found = []
    if landsman != NOBODY:
        found.append(Text("effect-landsman", trade=deckhand_name(landsman)))
    if RANK[officer] == MIDSHIPMAN:
        if bonus:
            found.append(Text("effect-pounds", amount=MIDSHIPMAN_BONUS))
        found.append(privileges.asking(officer, _is_asked(s, cell, bonus)))
    if s.round == ROUNDS and market.pile_left(s):
        found.append(Text("effect-unseen", cell=GRID.names[cell]))
    return found
