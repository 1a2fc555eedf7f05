"""The seven steps of a turn, and how turns and rounds follow each other (V5-V14, V86, V87).

Steps in which nothing can be done on open grounds are passed over (R85); ``settle`` does so after
every action.
"""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.games.victory.rules import cubes, hands, names, repairs, ships, voyages
from portsmouth.games.victory.rules.components import (
    BUILDING_OF,
    CHURCH,
    COLOURS,
    HAND_LIMIT,
    NONE,
    TAVERN,
    YIELD,
)
from portsmouth.games.victory.rules.scoring import end_game, leftwards, watch
from portsmouth.games.victory.rules.trades import can_trade
from portsmouth.games.victory.state import VictoryState


def copies(s: VictoryState, seat: int, building: int) -> int:
    """Return how many of a special building a seat has; each works by itself (R36, R53)."""
    count = 0
    for card in s.ports[seat].buildings:
        if BUILDING_OF[card] == building:
            count += 1
    return count


def begin_turn(s: VictoryState, cx: Context, seat: int) -> None:
    """Begin a seat's turn: relief, production, then its voyages (V7, R44, R83)."""
    s.active = seat
    s.plays = 1
    s.trades = 0
    s.pushes = copies(s, seat, CHURCH)
    s.free_crew = copies(s, seat, TAVERN)
    for ship in s.ships:
        ship.acted = False
    cx.emit("turn", seat=seat, round=s.round)
    relieve(s, cx, seat)
    produce(s, cx, seat)
    s.frames = (("voyages",),)
    settle(s, cx)


def relieve(s: VictoryState, cx: Context, seat: int) -> None:
    """Give a seat without a ship one, of its own pool or the next that has any (R44, R81)."""
    if s.rules.last_ship != "relief" or ships.held_by(s, seat):
        return
    pools = (seat, *(colour for colour in range(len(COLOURS)) if colour != seat))
    lying = [ships.free_id(s, colour) for colour in pools]
    id = next((each for each in lying if each != NONE), NONE)
    if id != NONE:
        ships.bring(s, id, seat)
        cx.emit("relief", seat=seat, ship=names.SHIP[id])


def produce(s: VictoryState, cx: Context, seat: int) -> None:
    """Let each building with a yield give its cube, while the bank has any (V7, V90)."""
    for card in s.ports[seat].buildings:
        kind = YIELD.get(BUILDING_OF[card], NONE)
        if kind != NONE and s.bank[kind]:
            cubes.gain(s, seat, cubes.ONE[kind])
            cx.emit("produced", seat=seat, kind=names.KIND[kind])


def settle(s: VictoryState, cx: Context) -> None:
    """Look for 15 points, then pass over steps in which nothing can be done (R46, R84, R85, R86).

    Does nothing while a question within a step is open.
    """
    if len(s.frames) > 1:
        return
    watch(s, cx)
    while s.frames:
        step = s.frames[-1][0]
        if step == "voyages" and not voyages.anything_to_do(s):
            s.frames = (("repairs",),)
        elif step == "repairs" and not repairs.anything_to_do(s):
            leave_repairs(s, cx)
        elif step == "trade" and not can_trade(s):
            s.frames = (("play",),)
        elif step == "play" and not (s.plays and s.ports[s.active].hand):
            s.frames = (("discard",),)
        elif step == "discard" and len(s.ports[s.active].hand) <= HAND_LIMIT:
            end_turn(s, cx)
            return
        else:
            return


def leave_repairs(s: VictoryState, cx: Context) -> None:
    """Draw a card, then trade (V11)."""
    hands.draw(s, cx, s.active)
    s.frames = (("trade",),)


def end_turn(s: VictoryState, cx: Context) -> None:
    """Go on to the seat on the left, or end the game with the round (V5, V87, R45, R47)."""
    following = leftwards(s, s.active)[1]
    if following == s.first:
        if s.declarer != NONE or s.round == s.rules.round_limit:
            end_game(s, cx)
            return
        s.round += 1
    begin_turn(s, cx, following)
