"""Section 5.4: how turns and rounds follow each other (P29, B41)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.privateer.rules.components import NONE
from portsmouth.games.privateer.rules.ending import end_season
from portsmouth.games.privateer.rules.ships import port_of
from portsmouth.games.privateer.state import PrivateerState


def begin_turn(s: PrivateerState, cx: Context, seat: int) -> None:
    """Begin a seat's turn with its Bounty Card (P29); forget what held for the last turn (B49)."""
    s.active = seat
    s.card = NONE
    s.began_in_port = port_of(s.ships[seat]) != NONE
    s.slowed = 0
    s.becalmed = s.vane_used = s.glass_used = False
    s.frames = (("bounty",),)
    cx.emit("turn", seat=seat, round=s.round)


def forget_fight(s: PrivateerState) -> None:
    """Forget the fight, or the Wreck, that is over."""
    s.attacker = s.defender = s.winner = NONE
    s.dice, s.goods = (), ()
    s.difference, s.reroll_used = 0, False


def end_turn(s: PrivateerState, cx: Context) -> None:
    """End the turn: the next seat's begins, or the season is over (P29, B41)."""
    following = (s.active + 1) % len(s.ships)
    if following == s.first:
        if s.round == s.rules.season:
            end_season(s, cx)
            return
        s.round += 1
    begin_turn(s, cx, following)
