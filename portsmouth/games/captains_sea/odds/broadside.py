"""The forecast of a broadside by convolution: hits, their places, fire, nerves (11.05-11.36)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from portsmouth.games.captains_sea.odds.chance import (
    Row,
    any_of,
    at_least,
    at_most,
    binomial,
    convolved,
    mean,
    sums,
)
from portsmouth.games.captains_sea.rules import dice, morale
from portsmouth.games.captains_sea.rules.cards.gun_cards import GRAPE, RAGGED, WADS
from portsmouth.games.captains_sea.rules.components import (
    ENDS,
    FIRM,
    FRAGILE,
    fire_dice,
    morale_dice,
)
from portsmouth.games.captains_sea.rules.guns import aims, attacks, damage
from portsmouth.games.captains_sea.rules.guns.attacks import CHASER_HIT, HIT
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack

FAR = attacks.FAR
"""The distance from which defense dice are raised (11.18)."""
SIDES_OF_DIE = 6


class Shot(NamedTuple):
    """All that the odds of an attack depend on.

    ``by`` and ``lean`` are added to each to-hit die and to the damage sum; ``nerve`` and
    ``strength`` are the target's; ``cards`` is the mask of cards that count.
    """

    dice: int
    by: int
    spent: int
    cards: int
    defense: int
    strength: int
    far: int
    lean: int
    high: bool
    load: int
    rake: int
    medium: bool
    nerve: int
    fire: bool


class Forecast(NamedTuple):
    """What an attack or a volley will probably do: ``net`` hits, means of boxes, chances."""

    net: Row
    hull: float
    rigging: float
    crew: float
    fire: float
    nerves: float


NOTHING = Forecast((1.0,), 0.0, 0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=1 << 12)
def cancelled(count: int, strength: int, far: int) -> Row:
    """Return how many hits defense dice cancel, with the hull's re-rolls (11.16-11.18)."""
    good = at_least(HIT, far)
    if strength == FIRM:
        return binomial(count, good + at_most(1) * good)
    if strength != FRAGILE:
        return binomial(count, good)
    plain = (good * SIDES_OF_DIE - 1) / (SIDES_OF_DIE - 1)
    row = [0.0] * (count + 1)
    for six, chance in enumerate(binomial(count, 1 / SIDES_OF_DIE)):
        again = dice.half_up(six)
        stand = convolved(binomial(count - six, plain), binomial(again, good))
        for number, part in enumerate(stand):
            row[number + six - again] += chance * part
    return tuple(row)


def hits(shot: Shot) -> Row:
    """Return how many dice hit (11.11, H13, R42)."""
    plain, raised = (at_least(HIT, shot.by + more) for more in (0, 1))
    if shot.cards & RAGGED:
        plain, raised = plain * plain, raised * raised
    spent = min(shot.spent, shot.dice)
    return convolved(binomial(shot.dice - spent, plain), binomial(spent, raised))


def net_hits(shot: Shot) -> Row:
    """Return how many hits are left after the defense."""
    struck, parried = hits(shot), cancelled(shot.defense, shot.strength, shot.far)
    row = [0.0] * len(struck)
    for number, chance in enumerate(struck):
        for less, part in enumerate(parried):
            row[max(0, number - less)] += chance * part
    return tuple(row)


@cache
def boxes(left: int, lean: int, how: tuple[bool, int, int, bool]) -> tuple[float, float, float]:
    """Return the mean boxes of hull, rigging and crew that so many hits mark (11.19-11.25).

    ``how`` is whether fire is high, the shot, the rake, and whether she is under Medium Sail.
    """
    high, load, rake, medium = how
    hull = rigging = crew = 0.0
    for total, part in enumerate(sums(3)):
        if part:
            made = damage.placed(total + lean, left, high=high, shot=load, rake=rake, medium=medium)
            hull += part * made.hull
            rigging += part * made.rigging
            crew += part * made.crew
    return hull, rigging, crew


@cache
def catches_fire(left: int, lean: int, more: int) -> float:
    """Return the chance that so many hits set her on fire (11.36, H17)."""
    found = 0.0
    for total, part in enumerate(sums(3)):
        if part:
            found += part * any_of(at_most(1), fire_dice(total + lean, left) + more)
    return found


@cache
def shaken(left: int, nerve: int) -> float:
    """Return the chance that so many hits make her morale fall (11.30)."""
    found = 0.0
    for odd in range(1, SIDES_OF_DIE + 1):
        count = morale_dice(odd + nerve, left)
        found += any_of(at_most(morale.FAILS, nerve), count) / SIDES_OF_DIE
    return found


@lru_cache(maxsize=1 << 12)
def forecast(shot: Shot) -> Forecast:
    """Return what an attack will do."""
    net = net_hits(shot)
    hull = rigging = crew = fire = nerves = 0.0
    for left, chance in enumerate(net):
        if not left:
            continue
        made = boxes(left, shot.lean, (shot.high, shot.load, shot.rake, shot.medium))
        hull += chance * made[0]
        rigging += chance * made[1]
        crew += chance * made[2]
        if shot.fire:
            fire += chance * catches_fire(left, shot.lean, int(bool(shot.cards & WADS)))
        nerves += chance * shaken(left, shot.nerve)
        if shot.cards & GRAPE:
            crew += chance
    return Forecast(net, hull, rigging, crew, fire, nerves)


def shot_of(s: CaptainState, attack: Attack) -> Shot:
    """Return what the odds of an attack depend on, at its present range and dice."""
    target = s.ships[1 - attack.seat]
    return Shot(
        sum(attack.dice),
        attacks.to_hit_modifier(s, attack),
        0,
        attack.cards & (RAGGED | GRAPE | WADS),
        attack.defense,
        target.display.strength,
        int(aims.range_of(s) >= FAR),
        damage.damage_modifier(s, attack) + attack.lean,
        attack.high,
        attack.shot,
        attack.rake,
        target.medium,
        dice.morale(target),
        not target.burning,
    )


def planned(s: CaptainState, seat: int, aim: int) -> list[Attack]:
    """Return the attacks of an aim; an odd defense die goes against the one with more (11.08).

    A section without men is manned by H20 (R113).
    """
    bare = [end for end in aims.unmanned(s, seat) if aims.AIMS[aim][end]]
    made = attacks.broadside(s, seat, aim, bare[0] + 1 if bare else 0)
    pool = attacks.defense_pool(s)
    for each in made:
        each.defense = pool // len(made)
    if pool % len(made):
        max(made, key=lambda each: sum(each.dice)).defense += 1
    return made


def volley(s: CaptainState, seat: int, aim: int) -> Forecast:
    """Return what a broadside will do, as both ships lie now."""
    return together([forecast(shot_of(s, each)) for each in planned(s, seat, aim)])


def together(parts: list[Forecast]) -> Forecast:
    """Return what several attacks do; the fire and the nerves of any."""
    found = NOTHING
    for each in parts:
        found = Forecast(
            convolved(found.net, each.net),
            found.hull + each.hull,
            found.rigging + each.rigging,
            found.crew + each.crew,
            1 - (1 - found.fire) * (1 - each.fire),
            1 - (1 - found.nerves) * (1 - each.nerves),
        )
    return found


def chase(s: CaptainState, seat: int) -> Row:
    """Return how many rigging hits the chasers that bear make (11.40)."""
    end = aims.chasing(s, seat)
    count = aims.chaser_dice(s, seat, end) if end >= 0 else 0
    return binomial(count, at_least(CHASER_HIT))


def everything(s: CaptainState, seat: int, height: int) -> int:
    """Return the aim at one height of all that is ready to fire; -1 for nothing (11.06)."""
    live = aims.live(s, seat)
    wanted = tuple(height if end in live else aims.NO_AIM for end in range(len(ENDS)))
    return aims.AIMS.index(wanted) if live else -1


def mean_hits(found: Forecast) -> float:
    """Return the mean of the hits that aren't parried."""
    return mean(found.net)
