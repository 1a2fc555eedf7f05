"""The odds of a fight before it and during it: every own choice against each plan of hers.

What can be chosen is a shot, or flight: chain and grape are the next round of the same plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from math import comb

from portsmouth.bots.base import Case
from portsmouth.bots.bot import Progress
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.bots.duels.course import (
    BALL,
    BOARD,
    FLEE,
    PLANS,
    Order,
    Party,
    fought,
    parties,
    party,
)
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import ships
from portsmouth.games.victory.rules.components import CREW, DECK, LETTER, SAILS
from portsmouth.games.victory.state import VictoryState

TRIES = 4_000
"""Fights for each pair of plans: a share is then off by less than three points."""
FIRST_TRIES = 250, 1_000
"""After so many the shares are told for the first time, and again."""
PACE = 25
"""Fights between two reports of progress."""

CHAIN, GRAPE = "chain", "grape"
CHOICES: dict[str, tuple[str, Order | None]] = {
    BALL: (BALL, None),
    CHAIN: (BOARD, Order(SAILS, False)),
    GRAPE: (BOARD, Order(CREW, False)),
    FLEE: (FLEE, None),
}
"""What the own side may choose: the plan that it begins, and how, where the plan leaves it open."""

Work = Generator[Progress | tuple[Case, ...], None, tuple[Case, ...]]


def cases(s: VictoryState, seat: Seat, action: Action) -> Work:
    """Return how the fight ends, by the plans of both sides, for an attack or a shot to be sealed.

    ``ball-flee`` is the own ball against her flight; ends are told as the seat sees them. A ship
    without sails can't flee (V65). Who begins with chain or grape goes on to board. All pairs are
    tried with the same numbers, which the ships and the round alone fix: an attack, the shot that
    follows it and who looks back at them are told the same.
    """
    sides = _sides(s, seat, action)
    if sides is None:
        return ()
    one, other, rounds = sides
    rng = Rng(0).fork(f"{one} {other} {rounds}")
    own = [choice for choice, (plan, _) in CHOICES.items() if plan in open_plans(one)]
    pairs = [(mine, theirs) for mine in own for theirs in open_plans(other)]
    counted = [(pair, rng.fork("fights"), Counter[str]()) for pair in pairs]
    found: tuple[Case, ...] = ()
    done = before = 0
    for tries in (*(each for each in FIRST_TRIES if each < TRIES), TRIES):
        for pair, chance, ends in counted:
            plan, first = CHOICES[pair[0]]
            plans = plan, pair[1]
            for number in range(before + 1, tries + 1):
                ends[fought((one, other), plans, rounds, chance, first)] += 1
                done += 1
                if not number % PACE:
                    yield Progress(done, len(pairs) * TRIES)
        before = tries
        found = tuple(Case("-".join(pair), dict(ends), tries) for pair, _, ends in counted)
        if tries < TRIES:
            yield found
    return found


def open_plans(side: Party) -> tuple[str, ...]:
    """Return the plans that a ship can begin with."""
    return tuple(plan for plan in PLANS if plan != FLEE or side.spaces(SAILS))


def _sides(s: VictoryState, seat: Seat, action: Action) -> tuple[Party, Party, int] | None:
    """Return the own ship, hers, and the round in which the fight is; None without a fight."""
    if action[0] == "fire":
        own, target = (party(ships.the(s, int(id))) for id in action[1:])
        return own, target, 1
    if s.frames[-1][0] != "arm" or action[0] == "letter":
        return None
    state = combat.fight_of(s)
    one, other = parties(s)
    first = combat.side_of(state, seat) == 0
    return (one, other, state.round) if first else (other, one, state.round)


def odds(s: VictoryState, seat: Seat, action: Action) -> dict[str, int]:
    """Return whether a fight comes of an action: the Letter of Marque may stop one (V49)."""
    if action[0] == "fire":
        return _stopped(s, seat, ships.the(s, int(action[2])).holder)
    if s.frames[-1][0] != "arm":
        return {"peace": 1}
    state = combat.fight_of(s)
    if action[0] == "letter":
        return {"letter": 1}
    if state.round > 1 or combat.side_of(state, seat) == 1:
        return {"fight": 1}
    return _stopped(s, seat, state.seats[1])


def _stopped(s: VictoryState, seat: Seat, target: Seat) -> dict[str, int]:
    """Return in how many deals of the cards that a seat can't see the target holds a Letter."""
    own = s.ports[seat].hand
    unseen = DECK.count(LETTER) - s.discards.count(LETTER) - own.count(LETTER)
    others = (port.hand for other, port in enumerate(s.ports) if other != seat)
    hidden = len(s.pile) + sum(map(len, others))
    held = len(s.ports[target].hand)
    without = comb(hidden - unseen, held)
    found = {"fight": without, "letter": comb(hidden, held) - without}
    return {key: weight for key, weight in found.items() if weight}
