"""The watch bill: men go where each brings most, for several numbers of men kept for boarding."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType

from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import worth
from portsmouth.games.captains_sea.odds import broadside, melee, musters, rolls
from portsmouth.games.captains_sea.odds.broadside import Shot
from portsmouth.games.captains_sea.odds.musters import Crew
from portsmouth.games.captains_sea.rules import crews, dice, harm, scoring
from portsmouth.games.captains_sea.rules.components import (
    HELM,
    IMPULSES,
    MEND,
    RIG,
    ROUND,
    SHEETS,
    TASKS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.crew import action as order_of

NEAR, FAR = 0.9, 0.35
"""The chances that a loaded section of either side will fire in this turn."""
KEPT_BOX, LOW_RIGGING = 0.6, 2.5
"""What a sound box is worth beside its points, and one of a rigging that is nearly gone."""
CONTACT = ((2, 0.5), (4, 0.35), (6, 0.2), (8, 0.1))
"""The chance that a captain who wants to lays his ship alongside, by range."""
USUAL_MELEE = 3
"""The men whom an enemy is taken to keep for melee."""
TINY = 1e-9
SAIL, STEER = 6.0, 0.4
"""What more sail is worth, and a man at the helm."""


def usual_shot(s: CaptainState, seat: int, count: int, away: int, load: int = ROUND) -> Shot:
    """Return a low broadside of so many dice at a range, as it usually falls."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    by = dice.morale(own) + (load != ROUND)
    lean = -2 if own.morale == 0 else -1 if own.morale == 1 else 0
    fires = own.burning + enemy.burning
    defense = dice.half_up(away) + fires
    strength, nerve = enemy.display.strength, dice.morale(enemy)
    far = int(away >= broadside.FAR)
    sail = enemy.medium
    return Shot(count, by, 0, 0, defense, strength, far, lean, False, load, 0, sail, nerve, True)


def usual_blow(s: CaptainState, seat: int, count: int, away: int) -> float:
    """Return what such a broadside is worth."""
    return worth.blow(s, seat, broadside.forecast(usual_shot(s, seat, count, away)))


class Bill:
    """What men are worth at each task, for the turn that begins."""

    def __init__(self, s: CaptainState, seat: Seat) -> None:
        self.s, self.seat, self.ship = s, seat, s.ships[seat]
        self.range = aims.range_of(s)
        self.near = musters.near_side(s, seat)
        away = min(max(3, self.range - 5), 12)
        full = self.dice(2 * self.near, away) + self.dice(2 * self.near + 1, away)
        self.away = away
        self.die = usual_blow(s, seat, full, away) / full if full else 0.0
        self.hers = worth.price(s, 1 - seat)

    def dice(self, section: int, away: int, men: int | None = None) -> int:
        """Return the dice of a section with so many men, all by default, at a range."""
        box = min(self.ship.guns[section], self.ship.guns[section] if men is None else men)
        long, carronades = self.ship.display.guns[section % 2][box]
        if away > aims.CARRONADE_RANGE:
            return long
        return long + carronades * (2 if away <= aims.CLOSE_RANGE else 1)

    def task(self, task: int, men: int) -> float:
        """Return what so many men at a task are worth."""
        if not men:
            return 0.0
        if task < MEND:
            return self.die * self.dice(task, self.away, men) * self.fires(task)
        if task == HELM:
            return STEER
        if task == SHEETS:
            return 0.0 if self.ship.medium else SAIL * rolls.sails(self.s, self.seat, men)
        track = 0 if task == RIG else task - MEND + 1
        if not harm.damaged(self.ship, track):
            return 0.0
        return rolls.mends(self.s, self.seat, men) * self.box(track)

    def box(self, track: int) -> float:
        """Return what it is worth to repair a box: the enemy's point for it, and its use."""
        ship = self.ship
        scored = ship.scored[0 if track == 0 else track + 1] or self.s.rules.vp_hits == "boxes"
        use = KEPT_BOX
        if track == 0 and ship.rigging <= ship.display.fighting_only + 1:
            use += LOW_RIGGING
        if track and not ship.guns[track - 1]:
            use += LOW_RIGGING
        return self.hers * bool(scored) + use

    def fires(self, section: int) -> float:
        """Return how often a section may fire in this turn, if the enemy comes near."""
        if self.range > aims.LONG_RANGE + IMPULSES:
            return 0.02
        due = self.ship.due[section]
        start = (self.s.turn - 1) * IMPULSES
        wait = max(0, due - start) if due else 0
        side = NEAR if section // 2 == self.near else FAR
        return side * max(0.15, 1 - wait / (IMPULSES + 4))

    def melee(self, men: int) -> float:
        """Return what men kept for melee are worth: to board, and not to be boarded."""
        s, seat = self.s, self.seat
        if s.grappled:
            chance = 0.9
        else:
            chance = next((each for most, each in CONTACT if self.range <= most), 0.0)
        if not chance:
            return 0.0
        enemy = s.ships[1 - seat]
        by = melee.modifier(s, seat, attacks=True)
        her = melee.modifier(s, 1 - seat, attacks=False)
        facing = min(USUAL_MELEE, enemy.crew)
        gain = self.prizes[0] * melee.taken(men, facing, by, her)
        boards = max(1, enemy.crew * 2 // 3) if enemy.crew else 0
        by = melee.modifier(s, seat, attacks=False)
        her = melee.modifier(s, 1 - seat, attacks=True)
        lost = self.prizes[1] * melee.taken(boards, men, her, by)
        if scoring.is_prey(s, seat):
            gain = 0.0
        return chance * gain - chance / 2 * lost

    def value(self, crew: Crew) -> float:
        """Return what a crew is worth."""
        tasks = sum(self.task(task, men) for task, men in enumerate(crew))
        return tasks + self.melee(self.ship.crew - sum(crew))

    @cached_property
    def prizes(self) -> tuple[float, float]:
        """What it is worth to take the enemy, and to him to take her."""
        s, seat = self.s, self.seat
        return max(0.0, worth.taking(s, seat)), max(0.0, worth.taking(s, 1 - seat))

    @cached_property
    def table(self) -> tuple[tuple[float, ...], ...]:
        """What each task brings with 0, 1, 2, ... men."""
        return tuple(
            tuple(self.task(task, men) for men in range(crews.most(self.ship, task) + 1))
            for task in range(len(TASKS))
        )

    @cached_property
    def kept(self) -> tuple[float, ...]:
        """What so many men kept for melee are worth."""
        return tuple(map(self.melee, range(self.ship.crew + 1)))

    def best(
        self, fixed: Mapping[int, int] = MappingProxyType({}), keep: int | None = None
    ) -> Crew:
        """Return the crew that brings most of all that have so many men at the fixed tasks.

        They must suffice for that. ``keep``: so many are free for melee; of equals, most are.
        """
        free = self.ship.crew
        ways: dict[int, tuple[float, Crew]] = {0: (0.0, ())}
        for task, gains in enumerate(self.table):
            idle = keep is None and not any(gains)
            most = 1 if idle else len(gains)
            men = (fixed[task],) if task in fixed else range(most)
            after: dict[int, tuple[float, Crew]] = {}
            for used, (gained, crew) in ways.items():
                for more in men:
                    then, value = used + more, gained + gains[more]
                    if then <= free and (then not in after or value > after[then][0] + TINY):
                        after[then] = value, (*crew, more)
            ways = after
        found = [
            (gained + self.kept[free - used], -used, crew)
            for used, (gained, crew) in ways.items()
            if keep is None or used == free - keep
        ]
        return max(found)[2]


def choose(s: CaptainState, seat: Seat) -> tuple[float, Crew]:
    """Return the best crew for the turn, and what it is worth."""
    bill = Bill(s, seat)
    crew = bill.best()
    return bill.value(crew), crew


def orders(ship: Ship, crew: Crew) -> list[Action]:
    """Return the orders that lead to a crew, men leaving first, and the seal."""
    changes = [task for task in range(len(TASKS)) if crew[task] != ship.tasks[task]]
    changes.sort(key=lambda task: crew[task] > ship.tasks[task])
    return [*(order_of(task, crew[task]) for task in changes), ("seal",)]
