"""Conflicts between two convoys: cards, loading, exchanges, boarding, and what follows.

W42, W46-W59, W97-W107 and the rulings about them.
"""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.core.text import player
from portsmouth.games.war.rules import guns, losses
from portsmouth.games.war.rules.components import (
    BOARD,
    CARPENTER,
    CREW,
    HARMS,
    HULL,
    MARINES,
    NONE,
    SAILMAKER,
    SAILS,
    SURGEON,
    Numbers,
)
from portsmouth.games.war.rules.fleet import harm, heal, hidden_cards
from portsmouth.games.war.rules.names import shot_name
from portsmouth.games.war.rules.world import NOWHERE
from portsmouth.games.war.state import WarState

HEALS = {SURGEON: CREW, CARPENTER: HULL, SAILMAKER: SAILS}
"""The value that a card gives back after a conflict (K21)."""
HEALED = 2


def pay(s: WarState, cx: Context, seat: int) -> None:
    """Pay for an attack: a letter of marque, or the honour (W42, S50, S67)."""
    convoy = s.convoys[seat]
    if convoy.letters:
        convoy.letters -= 1
        cx.emit("letter_spent", seat=seat)
    elif not convoy.pirate:
        convoy.pirate = True
        cx.emit("turned_pirate", seat=seat)


def begin(s: WarState, cx: Context, attacker: int, defender: int) -> None:
    """Open a conflict: pay, then ask for cards and loads in turn (W46, W97, S94)."""
    cx.emit("attacks", seat=attacker, other=player(defender))
    pay(s, cx, attacker)
    s.attacker, s.defender = attacker, defender
    asked: list[FlowFrame] = [
        ("card", side)
        for side, seat in enumerate((attacker, defender))
        if hidden_cards(s.convoys[seat])
    ]
    s.frames = (("resolve",), ("load", 1), ("load", 0), *reversed(asked))


def evade(s: WarState, cx: Context) -> None:
    """End the conflict before loading, by Evasive Helm (K20, S73)."""
    cx.emit("evaded", seat=s.defender)
    s.frames = (("end_conflict",),)


def resolve(s: WarState, cx: Context) -> None:
    """Fight all exchanges, then deal with lost ships (W50-W60, S84)."""
    boarder = _exchanges(s, cx)
    loser = _board(s, cx, boarder) if boarder != NONE else NONE
    sides = (s.attacker, s.defender)
    asked: list[FlowFrame] = []
    for side, seat in enumerate(sides):
        if side == loser:
            s.spent |= guns.LOST << side
            asked += losses.capture(s, cx, sides[1 - side], seat)
        elif s.convoys[seat].values[HULL] == 0:
            s.spent |= guns.LOST << side
            asked += losses.sink(s, cx, seat)
        if s.convoys[seat].at == NOWHERE:
            s.spent |= guns.OVER << side
    s.attack_load = s.defence_load = ()
    s.frames = (("end_conflict",), *reversed(asked))


def _exchanges(s: WarState, cx: Context) -> int:
    """Fire until a value has fallen to 0 or all is fired; return the side that boards (W52)."""
    before = (s.convoys[s.attacker].values, s.convoys[s.defender].values)
    loads = (s.attack_load, s.defence_load)
    for turn in range(max(map(len, loads))):
        shown = [load[turn] if turn < len(load) else NONE for load in loads]
        _deal(s, cx, [_shot(s, side, shot, turn == 0) for side, shot in enumerate(shown)], shown)
        if fallen(s, before):
            return NONE
        if BOARD in shown:
            boarder = shown.index(BOARD)
            _rest(s, cx, boarder, loads[1 - boarder][turn + 1 :])
            convoy = s.convoys[guns.seat_of(s, boarder)]
            return boarder if convoy.values[HULL] and convoy.values[CREW] else NONE
    return NONE


def fallen(s: WarState, before: tuple[Numbers, Numbers]) -> bool:
    """Return whether a value of either side has fallen to 0 in this conflict (W52)."""
    return any(
        then and not now
        for seat, values in zip((s.attacker, s.defender), before, strict=True)
        for then, now in zip(values, s.convoys[seat].values, strict=True)
    )


def _shot(s: WarState, side: int, shot: int, first: bool) -> int:
    """Return the hits of a counter: none of a boarding counter or of no counter (W101)."""
    return 0 if shot in (NONE, BOARD) else guns.fire(s, side, first)


def _deal(s: WarState, cx: Context, hits: list[int], shown: list[int]) -> None:
    """Deal the damage of an exchange, after both rolls (W50, W100)."""
    for side, shot in enumerate(shown):
        if shot not in (NONE, BOARD):
            cx.emit("shot", seat=guns.seat_of(s, side), shot=shot_name(shot), hits=hits[side])
    for side, shot in enumerate(shown):
        if shot not in (NONE, BOARD):
            harm(s, cx, guns.seat_of(s, 1 - side), HARMS[shot], hits[side])


def _rest(s: WarState, cx: Context, boarder: int, shots: Numbers) -> None:
    """Fire the boarded side's other shots one by one (W56, W102, S56)."""
    convoy, side = s.convoys[guns.seat_of(s, boarder)], 1 - boarder
    cx.emit("boards", seat=guns.seat_of(s, boarder), other=player(guns.seat_of(s, side)))
    for shot in shots:
        if shot == BOARD:
            continue
        shown = [NONE, NONE]
        shown[side] = shot
        _deal(s, cx, [_shot(s, each, load, False) for each, load in enumerate(shown)], shown)
        if not convoy.values[HULL] or not convoy.values[CREW]:
            return


def _board(s: WarState, cx: Context, boarder: int) -> int:
    """Fight aboard until a side has no crew; return the side that loses a ship (W57-W59, S21)."""
    seats = (s.attacker, s.defender)
    crews = [s.convoys[seat] for seat in seats]
    while all(convoy.values[CREW] for convoy in crews):
        hits = [0, 0]
        for side in (boarder, 1 - boarder):
            dice = 2 if s.played[side] == MARINES else 1
            hits[side] = sum(guns.roll(s) for _ in range(dice))
        cx.emit(
            "melee",
            seat=seats[boarder],
            other=player(seats[1 - boarder]),
            hits=hits[boarder],
            suffers=hits[1 - boarder],
        )
        for side, seat in enumerate(seats):
            harm(s, cx, seat, CREW, hits[1 - side])
    left = [convoy.values[CREW] for convoy in crews]
    if not any(left):
        cx.emit("nobody_captured", seat=seats[boarder], other=player(seats[1 - boarder]))
        return NONE
    return 0 if left[1] else 1


def end(s: WarState, cx: Context) -> None:
    """Let cards work that do so after the conflict, and end the turn (W53, W106, K21)."""
    for side in (0, 1):
        mend_after(s, cx, side)
    close(s)
    s.frames = (("end_turn",),)


def mend_after(s: WarState, cx: Context, side: int) -> None:
    """Give values back by Surgeon, Carpenter or Sailmaker (K21, W106)."""
    card = s.played[side]
    if card not in HEALS or s.spent & guns.OVER << side:
        return
    if card == CARPENTER and s.spent & guns.LOST << side:
        return
    heal(s, cx, guns.seat_of(s, side), HEALS[card], HEALED)


def close(s: WarState) -> None:
    """Forget the conflict."""
    s.attacker = s.defender = s.fort = NONE
    s.cannons = s.spent = 0
    s.played = (NONE, NONE)
    s.attack_load = s.defence_load = ()
