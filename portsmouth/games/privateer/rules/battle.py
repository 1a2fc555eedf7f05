"""Section 5.5: battles with Merchants and ships, up to who has won (P37, P43-P48, B39, B71)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.privateer.rules import fights, plunder, ships
from portsmouth.games.privateer.rules.colour_die import anything_to_take, roll_goods
from portsmouth.games.privateer.rules.components import (
    LAFITTE,
    NONE,
    READ,
    TEACH,
)
from portsmouth.games.privateer.rules.turns import end_turn, forget_fight
from portsmouth.games.privateer.state import PrivateerState


def begin_battle(s: PrivateerState, cx: Context, seat: int, defender: int) -> None:
    """Begin the battle of the square where the move has ended (P37); NONE is a Merchant."""
    s.attacker, s.defender, s.winner = seat, defender, NONE
    s.dice, s.reroll_used, s.difference = (), False, 0
    s.frames = (("battle",),)
    if defender == NONE:
        cx.emit("attacks_merchant", seat=seat)
    else:
        cx.emit("attacks", seat=seat, other=player(defender))


def totals(s: PrivateerState) -> tuple[int, int]:
    """Return what the dice come to: the attacker's total, the defender's or the Merchant's."""
    attack = s.dice[0] + ships.combat(s.ships[s.attacker])
    if s.defender == NONE:
        return attack, s.dice[1] + s.dice[2]
    return attack, s.dice[1] + ships.combat(s.ships[s.defender])


def fighter(s: PrivateerState, captain: int) -> int:
    """Return the seat in this fight whose captain it is, or NONE."""
    for seat in (s.attacker, s.defender):
        if seat != NONE and s.ships[seat].captain == captain:
            return seat
    return NONE


def roll_all(s: PrivateerState, cx: Context) -> None:
    """Roll all dice, the attacker's first, until they decide or Read may choose (P43, P44, B39)."""
    while True:
        dice = 3 if s.defender == NONE else 2
        s.dice = tuple(s.rng.die() for _ in range(dice))
        _tell_totals(s, cx)
        reader = fighter(s, READ)
        if reader != NONE and not s.reroll_used:
            s.frames = (("again", reader),)
            return
        if decided(s):
            settle(s, cx)
            return


def _tell_totals(s: PrivateerState, cx: Context) -> None:
    attack, defence = totals(s)
    if s.defender == NONE:
        cx.emit("rolled_merchant", seat=s.attacker, total=attack, against=defence)
    else:
        other = player(s.defender)
        cx.emit("rolled", seat=s.attacker, other=other, total=attack, against=defence)


def decided(s: PrivateerState) -> bool:
    """Return whether the totals decide: they differ, or Teach wins the tie (P44, B39)."""
    attack, defence = totals(s)
    return attack != defence or fighter(s, TEACH) != NONE


def reroll(s: PrivateerState, cx: Context, seat: int) -> None:
    """Roll Mary Read's die again, once a battle; a tie that remains rolls all dice (B39, B71)."""
    s.reroll_used = True
    place = 0 if seat == s.attacker else 1
    s.dice = (*s.dice[:place], s.rng.die(), *s.dice[place + 1 :])
    cx.emit("rerolled", seat=seat, roll=s.dice[place])
    _tell_totals(s, cx)
    settle_or_roll(s, cx)


def settle_or_roll(s: PrivateerState, cx: Context) -> None:
    """Settle the fight by its totals; on a tie without Teach all dice roll again (B71)."""
    if decided(s):
        settle(s, cx)
    else:
        roll_all(s, cx)


def settle(s: PrivateerState, cx: Context) -> None:
    """Name the winner and by how much; then goods, plunder, or the end of the turn (P45-P49)."""
    attack, defence = totals(s)
    teach = fighter(s, TEACH)
    won = teach == s.attacker if attack == defence else attack > defence
    s.difference = abs(attack - defence)
    s.winner = s.attacker if won else s.defender
    if s.defender == NONE:
        _settle_merchant(s, cx)
    else:
        _settle_ships(s, cx)


def _settle_merchant(s: PrivateerState, cx: Context) -> None:
    """Roll the colour die if the Merchant is beaten (B43); else end the turn (P47, B10)."""
    seat = s.attacker
    if s.winner == NONE:
        cx.emit("beaten_off", seat=seat)
        forget_fight(s)
        end_turn(s, cx)
        return
    ship = s.ships[seat]
    cx.emit("beat_merchant", seat=seat, difference=s.difference)
    s.difference += fights.extra(ship, True)
    roll_goods(s, cx, seat, 2 if ship.captain == LAFITTE else 1)
    if anything_to_take(s):
        s.frames = (("spoils",),)
    else:
        end_spoils(s, cx)


def end_spoils(s: PrivateerState, cx: Context) -> None:
    """After goods were taken: the turn ends; after a Wreck its drawer sails."""
    wrecked = s.attacker == NONE
    forget_fight(s)
    if wrecked:
        s.frames = (("sail",),)
    else:
        end_turn(s, cx)


def _settle_ships(s: PrivateerState, cx: Context) -> None:
    """Let the winner plunder, Morgan one card more (P48, P49, B45)."""
    cx.emit("beat", seat=s.winner, other=player(plunder.loser(s)), difference=s.difference)
    s.difference += fights.extra(s.ships[s.winner], False)
    plunder.go_on(s, cx)
