"""How a round goes on by itself: bids turned up, cards drawn, the end."""

from __future__ import annotations

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.games.signals.state import HOLD, NOBODY, OPEN, SignalsState, others, spend


def turn_up(s: SignalsState, cx: Context) -> None:
    """All have sealed: bids are turned up, the highest wins the guns. [S4]"""
    cx.open_seals(latest=len(s.bids))
    for seat, bid in enumerate(s.bids):
        if bid != HOLD:
            spend(s, seat, bid)
            cx.emit("turned_up_bid", seat=seat, card=bid)
    highest = max(s.bids)
    if highest == HOLD:
        cx.emit("silence")
        end_round(s, cx)
        return
    s.winner = s.bids.index(highest)
    cx.emit("guns", seat=s.winner, round=s.round)
    flow.goto(s, "gun")
    for seat in reversed(others(s, s.winner)):
        if s.rules.smokes and s.hands[seat]:
            flow.push(s, "window", seat)


def end_round(s: SignalsState, cx: Context) -> None:
    """The next round, or the end; everybody draws. [S9, S10]"""
    s.bids = [OPEN] * len(s.bids)
    s.winner = s.target = NOBODY
    s.charged = False
    if s.round == s.rules.rounds or 0 in s.hulls:
        s.frames = ()
        cx.emit("duel_over")
        return
    s.round += 1
    s.frames = (("bid",),)
    for seat in range(len(s.hands)):
        if s.deck:
            card, s.deck = s.deck[0], s.deck[1:]
            s.hands[seat] = (*s.hands[seat], card)
            cx.reveal()
            cx.emit("drew", to=(seat,), seat=seat, card=card)
