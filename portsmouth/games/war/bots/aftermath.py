"""Positions after a conflict or an attack on a port, made for the bots from their odds."""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.games.war.bots.storms import Strengths, mean_storm
from portsmouth.games.war.odds.battles import Battle
from portsmouth.games.war.rules import conflict, harbours, losses
from portsmouth.games.war.rules.components import HULL, NONE, Numbers
from portsmouth.games.war.rules.fleet import room
from portsmouth.games.war.rules.world import DOCKS, space_of
from portsmouth.games.war.state import WarState, put

MILLION = 10**6
Weighted = tuple[tuple[int, WarState], ...]


def end(s: WarState) -> None:
    """Let the turn be over: the next seat is to cast."""
    s.active = (s.active + 1) % len(s.convoys)
    s.frames = (("cast",),)


def fought(s: WarState, attacker: int, defender: int, odds: Battle, pays: bool = True) -> Weighted:
    """Return what a conflict may leave: a ship taken by either, sunk, or none lost."""
    found = []
    for weight, captor, loser in (
        (odds.takes, attacker, defender),
        (odds.taken, defender, attacker),
        (odds.sinks, NONE, defender),
        (odds.sunk, NONE, attacker),
    ):
        if weight:
            after = _begun(s, attacker, pays)
            if captor == NONE:
                losses.sink(after, NULL_CONTEXT, loser)
            else:
                losses.capture(after, NULL_CONTEXT, captor, loser)
                stow_all(after, captor)
            found.append((weight, after))
    rest = MILLION - sum(weight for weight, _ in found)
    if rest > 0:
        after = _begun(s, attacker, pays)
        wear(after, attacker, odds.lost)
        wear(after, defender, odds.dealt)
        found.append((rest, after))
    return tuple(found)


def _begun(s: WarState, attacker: int, pays: bool) -> WarState:
    after = s.copy()
    end(after)
    if pays:
        conflict.pay(after, NULL_CONTEXT, attacker)
    return after


def stow_all(s: WarState, seat: int) -> None:
    """Take as many crates of a prize as fit, in the order of the goods (W109)."""
    for good, there in enumerate(s.prize):
        count = min(there, room(s.convoys[seat]))
        if count:
            losses.stow(s, seat, good, count)
    losses.leave_prize(s)


def wear(s: WarState, seat: int, lost: Numbers) -> None:
    """Take the mean losses, in thousandths, off a convoy; its hull stays above 0."""
    convoy = s.convoys[seat]
    convoy.values = tuple(
        max(int(value == HULL), have - (gone + 500) // 1000)
        for value, (have, gone) in enumerate(zip(convoy.values, lost, strict=True))
    )


def stormed(
    s: WarState,
    seat: int,
    port: int,
    strengths: Strengths,
    *,
    flees: int,
    guns: int,
    pays: bool = True,
) -> Weighted:
    """Return what an attack on a port may leave: taken, a ship lost, or broken off."""
    storm = mean_storm(s.convoys[seat], strengths, flees=flees, guns=guns)
    taken, dear, sunk, fled, lost = storm
    found = []
    if taken > dear:
        after = _landed(s, seat, port, lost, pays)
        harbours.plant(after, seat, port)
        found.append((taken - dear, after))
    if sunk + dear:
        after = _landed(s, seat, port, 0, pays)
        losses.sink(after, NULL_CONTEXT, seat)
        found.append((sunk + dear, after))
    if fled:
        after = _landed(s, seat, port, max(lost, 1000), pays)
        after.convoys[seat].at = DOCKS[port][0]
        found.append((fled, after))
    return tuple(found)


def _landed(s: WarState, seat: int, port: int, lost: int, pays: bool) -> WarState:
    after = _begun(s, seat, pays)
    convoy = after.convoys[seat]
    convoy.at = space_of(port)
    left = max(1, convoy.values[HULL] - (lost + 500) // 1000)
    convoy.values = put(convoy.values, HULL, left)
    return after
