"""What a fight is worth to both sides, before and after each of its choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import NamedTuple

from portsmouth.bots.search.matrix import WHOLE as PARTS
from portsmouth.bots.search.matrix import MixedSolution, solve
from portsmouth.core.context import NULL_CONTEXT
from portsmouth.games.victory.bots import duel, throws
from portsmouth.games.victory.bots.duel import APART, BOTH, ENDS, SANK, SUNK, TAKEN, TOOK, Spaces
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import prizes, ships
from portsmouth.games.victory.rules.components import DECK, LETTER, NONE, SHOTS, TRACKS
from portsmouth.games.victory.state import LETTER_SEALED, Fight, VictoryState

Value = Callable[[VictoryState, int], int]
TRACK_COUNT = len(TRACKS)
SURVIVED = 250
"""What the dice on a ship cost that has won."""
SCARRED = 120
"""What they cost when both get away."""
MUCH = 170
"""Whoever has so much more to lose fears the fight, in hundredths."""
QUICK_ROUNDS = 80
"""Rounds of the solver where only a value is wanted."""
LIKELY = (6, 3, 1)
"""How often an enemy is taken to fire each shot that is not shown yet."""


class Stakes(NamedTuple):
    """What each end of the fight is worth: to the attacker, and to the defender."""

    attacker: tuple[int, ...]
    defender: tuple[int, ...]

    def lead(self) -> tuple[int, ...]:
        """Return by how much each end favours the attacker, against both getting away."""
        both = [a - d for a, d in zip(self.attacker, self.defender, strict=True)]
        return tuple(each - both[APART] for each in both)

    def fear(self) -> int:
        """Return which side has far more to lose."""
        lead = self.lead()
        mine, theirs = max(1, -lead[SUNK]), max(1, lead[SANK])
        if 100 * theirs > MUCH * mine:
            return duel.SECOND
        return duel.FIRST if 100 * mine > MUCH * theirs else duel.NOBODY


def stakes(s: VictoryState, value: Value) -> Stakes:
    """Return what the ends of the fight at hand are worth."""
    state = combat.fight_of(s)
    found: tuple[list[int], list[int]] = ([], [])
    for end in range(ENDS):
        after = aftermath(s, end)
        for side, seat in enumerate(state.seats):
            wear = SCARRED if end == APART else 0
            if (end in (SANK, TOOK) and side == 0) or (end in (SUNK, TAKEN) and side == 1):
                wear = SURVIVED
            found[side].append(value(after, seat) - wear)
    return Stakes(tuple(found[0]), tuple(found[1]))


def aftermath(s: VictoryState, end: int) -> VictoryState:
    """Return the position after an end of the fight."""
    after = s.copy()
    one, other = combat.ship_of(after, 0), combat.ship_of(after, 1)
    if end in (SANK, SUNK, BOTH):
        sunk = {SANK: [other], SUNK: [one], BOTH: [one, other]}[end]
        prizes.sink(after, NULL_CONTEXT, sunk)
    elif end == TOOK:
        prizes.capture(after, NULL_CONTEXT, one, other)
    elif end == TAKEN:
        prizes.capture(after, NULL_CONTEXT, other, one)
    after.fight = None
    after.frames = (("discard",),)
    return after


def spaces(s: VictoryState, side: int) -> Spaces:
    """Return the free spaces of a side's ship."""
    ship = combat.ship_of(s, side)
    return (ships.free(ship, 0), ships.free(ship, 1), ships.free(ship, 2))


def guns(s: VictoryState) -> tuple[int, int]:
    """Return the cannons of both sides that last through the combat."""
    state = combat.fight_of(s)
    one, other = (
        ships.cannons(combat.ship_of(s, side)) + state.foundries[side] for side in combat.SIDES
    )
    return (one, other)


def plans(s: VictoryState, side: int) -> range:
    """Return the plans of a side: three shots, and with flight if she has sails (V65)."""
    return range(len(SHOTS) if not spaces(s, side)[1] else 2 * len(SHOTS))


def worth(ends: duel.Ends, of: tuple[int, ...]) -> int:
    """Return the mean worth of the ends."""
    return sum(map(int.__mul__, ends, of)) // duel.WHOLE


def matrix(s: VictoryState, at: Stakes) -> list[list[duel.Ends]]:
    """Return how the fight ends by the plans of both sides in this round."""
    one, other, armed, fear = spaces(s, 0), spaces(s, 1), guns(s), at.fear()
    return [
        [duel.after_round(one, other, armed, fear, (mine, theirs)) for theirs in plans(s, 1)]
        for mine in plans(s, 0)
    ]


def solved(payoffs: list[list[int]], rounds: int = QUICK_ROUNDS) -> MixedSolution:
    """Return the mixtures of both sides."""
    return _solved(tuple(map(tuple, payoffs)), rounds)


@lru_cache(maxsize=1 << 10)
def _solved(payoffs: tuple[tuple[int, ...], ...], rounds: int) -> MixedSolution:
    return solve(payoffs, rounds)


def before_seals(s: VictoryState, side: int, at: Stakes) -> int:
    """Return the value to a side before both seal, if both mix their plans well."""
    table, lead = matrix(s, at), at.lead()
    found = solved([[worth(ends, lead) for ends in row] for row in table])
    own = (at.attacker, at.defender)[side]
    total = 0
    for row, mine in zip(table, found.rows, strict=True):
        if mine:
            for ends, theirs in zip(row, found.columns, strict=True):
                if theirs:
                    total += mine * theirs * worth(ends, own)
    return total // (PARTS * PARTS)


def letter_odds(s: VictoryState, viewer: int, seat: int) -> int:
    """Return the chance that a seat holds a Letter of Marque, in thousandths (V49)."""
    if seat == viewer:
        return 1000 * (LETTER in s.ports[seat].hand)
    own = s.ports[viewer].hand
    letters = DECK.count(LETTER) - s.discards.count(LETTER) - own.count(LETTER)
    hidden = len(s.pile) + sum(
        len(port.hand) for other, port in enumerate(s.ports) if other != viewer
    )
    size = len(s.ports[seat].hand)
    if letters <= 0 or size > hidden:
        return 0
    return 1000 - 1000 * comb(max(0, hidden - letters), size) // comb(hidden, size)


def after_attack(s: VictoryState, viewer: int, at: Stakes) -> int:
    """Return the value to the attacker of an attack that may be stopped by the Letter (V49)."""
    odds = letter_odds(s, viewer, combat.fight_of(s).seats[1])
    fought = before_seals(s, 0, at)
    return (odds * (at.attacker[APART] + SCARRED) + (1000 - odds) * fought) // 1000


class Round(NamedTuple):
    """A round whose plans are given: those, the lasting cannons, and who fears the fight."""

    plans: tuple[int, int]
    guns: tuple[int, int]
    fear: int

    def worth(self, one: Spaces, other: Spaces, own: tuple[int, ...]) -> int:
        """Return the worth of free spaces at its end."""
        end = duel.end_of(one, other, self.plans)
        if end is not None:
            return own[end]
        return worth(duel.ends(one, other, self.guns, self.fear), own)


def after_seals(s: VictoryState, side: int, at: Stakes) -> int:
    """Return the value to a side once both have sealed: its own shot is known, the other's not."""
    state = combat.fight_of(s)
    own, total = (at.attacker, at.defender)[side], 0
    for shot, weight in enumerate(LIKELY):
        pair = list(state.seals)
        pair[1 - side] = shot + len(SHOTS) * combat.flees(state, 1 - side)
        total += weight * _thrown(s, Round((pair[0], pair[1]), guns(s), at.fear()), own)
    return total // sum(LIKELY)


def _thrown(s: VictoryState, this: Round, own: tuple[int, ...]) -> int:
    """Return the mean worth of a round, with the cannons that count in it."""
    one, other = spaces(s, 0), spaces(s, 1)
    hit, back = (plan % len(SHOTS) for plan in this.plans)
    numbers = (combat.dice_count(s, 0), combat.dice_count(s, 1))
    total = 0
    for mine, theirs, count in throws.fills(*numbers, other[hit], one[back]):
        ship, enemy = duel.hurt(one, back, theirs), duel.hurt(other, hit, mine)
        total += count * this.worth(ship, enemy, own)
    return total // throws.THROWS


def after_dice(s: VictoryState, side: int, at: Stakes, placed: tuple[bool, bool]) -> int:
    """Return the value to a side once the dice lie open; who has not placed fills what he can."""
    state = combat.fight_of(s)
    left = [spaces(s, 0), spaces(s, 1)]
    for each in combat.SIDES:
        if not placed[each]:
            enemy, track = combat.ship_of(s, 1 - each), combat.shot(state, each)
            free = throws.free_spaces(enemy.damage[track], ships.extra(enemy) == track)
            filled = throws.most_filled(state.dice[each], free)
            left[1 - each] = duel.hurt(left[1 - each], track, filled)
    this = Round((state.seals[0], state.seals[1]), guns(s), at.fear())
    return this.worth(left[0], left[1], (at.attacker, at.defender)[side])


def value(s: VictoryState, seat: int, of: Value) -> int:
    """Return the value of a fight to one of its sides, whatever is asked now."""
    return valued(s, seat, stakes(s, of))


def valued(s: VictoryState, seat: int, at: Stakes) -> int:
    """Return the same by what each end is worth."""
    state: Fight = combat.fight_of(s)
    side, step = combat.side_of(state, seat), s.frames[-1][0]
    if step == "arm" and state.round == 1 and side == 0:
        return after_attack(s, seat, at)
    if step == "arm" or LETTER_SEALED in state.seals or NONE in state.seals:
        return before_seals(s, side, at)
    if step == "count":
        return after_seals(s, side, at)
    asked = combat.side_of(state, int(s.frames[-1][1])) if step == "place" else len(combat.SIDES)
    return after_dice(s, side, at, (asked > 0, asked > 1))
