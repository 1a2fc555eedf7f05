"""Conflicts and attacks on ports once more, from the specification alone, step by step.

Plain data, no speed: a side is a dataclass, dice come from an iterator of explosions. Nothing of
the engine is imported: the figures are written here anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

MOST = {1: 4, 2: 6, 3: 8, 4: 10}
ROOM = {1: 6, 2: 12, 3: 18, 4: 24}
HITS = {"ball": "hull", "grape": "crew", "chain": "sails"}


@dataclass
class Fleet:
    """One convoy as the rulebook's sheet shows it."""

    ships: int
    sails: int
    crew: int
    hull: int
    gold: int = 0
    crates: int = 0
    card: str | None = None
    gunner: bool = False
    lost_ship: bool = False
    fresh: bool = False
    """It starts over (W62)."""
    gives: int = 0
    """Crates that it must give up (W108)."""
    stows: bool = False
    """Its captor must choose what to take (W109)."""
    used: set[str] = field(default_factory=set)

    def cannons(self) -> int:
        """W98."""
        return 2 * self.ships

    def take(self, value: str, hits: int) -> None:
        """W51."""
        setattr(self, value, max(0, getattr(self, value) - hits))

    def values(self) -> tuple[int, int, int]:
        """Sails, crew, hull."""
        return self.sails, self.crew, self.hull


def one_shot(own: Fleet, other_card: str | None, first: bool, dice: Iterator[int]) -> int:
    """K18, K19, K22, K23, S77: damp powder, roll, gunner, extra die, heated shot."""
    if other_card == "damp_powder" and "damped" not in own.used:
        own.used.add("damped")
        return 0
    hits = next(dice)
    if hits == 0 and own.gunner and "gunner" not in own.used:
        own.used.add("gunner")
        hits = next(dice)
    if first and own.card == "extra_gun":
        hits += next(dice)
    if hits > 0 and own.card == "heated_shot" and "heated" not in own.used:
        own.used.add("heated")
        hits += 1
    return hits


def conflict(
    attacker: Fleet,
    defender: Fleet,
    attack: list[str],
    defence: list[str],
    dice: Iterator[int],
) -> None:
    """W50-W62, W99-W109: from the first reveal to the losses; cards after it come last."""
    start = {id(fleet): fleet.values() for fleet in (attacker, defender)}

    def something_fell() -> bool:
        for fleet in (attacker, defender):
            for before, now in zip(start[id(fleet)], fleet.values(), strict=True):
                if before > 0 and now == 0:
                    return True
        return False

    prize: tuple[Fleet, Fleet] | None = None
    number = 0
    while number < max(len(attack), len(defence)):
        mine = attack[number] if number < len(attack) else None
        theirs = defence[number] if number < len(defence) else None
        by_attacker = by_defender = 0
        if mine in HITS:
            by_attacker = one_shot(attacker, defender.card, number == 0, dice)
        if theirs in HITS:
            by_defender = one_shot(defender, attacker.card, number == 0, dice)
        if mine in HITS:
            defender.take(HITS[str(mine)], by_attacker)
        if theirs in HITS:
            attacker.take(HITS[str(theirs)], by_defender)
        if something_fell():
            break
        if mine == "board":
            prize = boarding(attacker, defender, defence[number + 1 :], dice)
            break
        if theirs == "board":
            prize = boarding(defender, attacker, attack[number + 1 :], dice)
            break
        number += 1
    if prize is not None:
        winner, loser = prize
        gain(winner)
        lose(loser, winner)
    for fleet in (attacker, defender):
        if fleet.hull == 0:
            lose(fleet, None)
    for fleet in (attacker, defender):
        after(fleet)


def boarding(
    boarder: Fleet, boarded: Fleet, rest: list[str], dice: Iterator[int]
) -> tuple[Fleet, Fleet] | None:
    """W56-W59, W102, W103, S21, S56: who wins a ship, and from whom."""
    for shot in rest:
        if shot == "board":
            continue
        boarder.take(HITS[shot], one_shot(boarded, boarder.card, False, dice))
        if boarder.hull == 0 or boarder.crew == 0:
            return None
    while boarder.crew > 0 and boarded.crew > 0:
        hits = next(dice)
        if boarder.card == "marines":
            hits += next(dice)
        back = next(dice)
        if boarded.card == "marines":
            back += next(dice)
        boarded.take("crew", hits)
        boarder.take("crew", back)
    if boarder.crew == 0 and boarded.crew == 0:
        return None
    return (boarder, boarded) if boarded.crew == 0 else (boarded, boarder)


def gain(winner: Fleet) -> None:
    """S23, S24, W36."""
    if winner.ships < 4:
        winner.ships += 1
        most = MOST[winner.ships]
        winner.sails = min(most, winner.sails + 2)
        winner.crew = min(most, winner.crew + 2)
        winner.hull = min(most, winner.hull + 2)


def lose(loser: Fleet, captor: Fleet | None) -> None:
    """W60-W62, W108, W109, S22, S25, S26."""
    loser.lost_ship = True
    if loser.ships > 1:
        loser.ships -= 1
        most = MOST[loser.ships]
        loser.crew = loser.hull = most
        loser.sails = min(loser.sails, most)
        loser.gives = max(0, loser.crates - ROOM[loser.ships])
        return
    if captor is not None:
        captor.gold += loser.gold
        if loser.crates > ROOM[captor.ships] - captor.crates:
            captor.stows = True
        else:
            captor.crates += loser.crates
    loser.fresh = True
    loser.sails = loser.crew = loser.hull = 4
    loser.gold, loser.crates = 4, 0


def after(fleet: Fleet) -> None:
    """K21, W106."""
    if fleet.fresh:
        return
    most = MOST[fleet.ships]
    if fleet.card == "surgeon":
        fleet.crew = min(most, fleet.crew + 2)
    if fleet.card == "sailmaker":
        fleet.sails = min(most, fleet.sails + 2)
    if fleet.card == "carpenter" and not fleet.lost_ship:
        fleet.hull = min(most, fleet.hull + 2)


@dataclass
class Siege:
    """How an attack on a port ended."""

    taken: bool = False
    driven_off: bool = False
    rounds: int = 0


def siege(own: Fleet, port: int, most_rounds: int, dice: Iterator[int]) -> Siege:
    """W69-W72, W112, S29, S78: rounds until the port falls, a ship does, or it flees."""
    end = Siege()
    while end.rounds < most_rounds:
        end.rounds += 1
        guns, theirs = own.cannons(), port
        for number in range(max(guns, theirs)):
            hits = suffered = 0
            if number < guns:
                hits = one_shot(own, None, number == 0 and end.rounds == 1, dice)
            if number < theirs:
                if own.card == "damp_powder" and "port damped" not in own.used:
                    own.used.add("port damped")
                else:
                    suffered = next(dice)
            port = max(0, port - hits)
            own.take("hull", suffered)
            if own.hull == 0:
                lose(own, None)
                end.taken = not own.fresh and port == 0
                end.driven_off = not own.fresh and port > 0
                after(own)
                return end
        if port == 0:
            end.taken = True
            break
    after(own)
    return end
