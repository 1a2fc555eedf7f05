"""Boarding by an exact table over both sides' points; crews are taken to keep their nerve (15)."""

from __future__ import annotations

from functools import lru_cache

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.odds.chance import FACES, Row, binomial, mean, parts, thousandths
from portsmouth.games.captains_sea.rules import boarding, dice, harm
from portsmouth.games.captains_sea.rules.boarding import HITS
from portsmouth.games.captains_sea.state import CaptainState

MOST_MISSING = 4
"""A die that needs more support than this is given up."""


@lru_cache(maxsize=1 << 12)
def hits(fighting: int, support: int, by: int, at: int = 0) -> Row:
    """Return how many dice hit when support goes where the least is missing (15.07, R134).

    All of them are known to miss by ``at`` or more.
    """
    share = _share(by, at)
    if not fighting or share is None:
        return (1.0, *(0.0 for _ in range(fighting)))
    found = [0.0] * (fighting + 1)
    for count, chance in enumerate(binomial(fighting, share)):
        made = min(count, support // at) if at else count
        for more, part in enumerate(hits(fighting - count, support - made * at, by, at + 1)):
            found[made + more] += chance * part
    return tuple(found)


def _share(by: int, at: int) -> float | None:
    """Return which share of the dice that miss by so much or more misses by just that."""
    if at > MOST_MISSING:
        return None
    missing = [max(0, HITS - face - by) for face in FACES]
    rest = sum(each >= at for each in missing)
    return missing.count(at) / rest if rest else None


@lru_cache(maxsize=256)
def best_split(points: int, by: int) -> int:
    """Return how many of so many points should fight for the most hits; the rest supports."""
    return max(range(1, points + 1), key=lambda n: (mean(hits(n, points - n, by)), n))


def full(points: int, by: int) -> Row:
    """Return the hits of a side that splits its points well."""
    split = best_split(points, by) if points else 0
    return hits(split, points - split, by)


@lru_cache(maxsize=1 << 12)
def taken(own: int, enemy: int, by: int, her: int) -> float:
    """Return the chance that an attacker who fights to the end takes the ship (15.09-15.12)."""
    if not enemy:
        return 1.0
    if not own:
        return 0.0
    found = idle = 0.0
    for mine, one in enumerate(full(own, by)):
        for theirs, other in enumerate(full(enemy, her)):
            if mine == theirs:
                idle += one * other
                continue
            lost, gone = max(0, theirs - mine), max(0, mine - theirs)
            left = max(0, own - lost), max(0, enemy - gone)
            found += one * other * taken(left[0], left[1], by, her)
    return found / (1 - idle) if idle < 1 else 0.0


def modifier(s: CaptainState, seat: int, *, attacks: bool) -> int:
    """Return what is added to a seat's dice, without cards (15.06, R24)."""
    ship = s.ships[seat]
    return dice.quality(ship) + dice.morale(ship) + (ship.display.french and attacks)


def wins(s: CaptainState, seat: int) -> float:
    """Return the chance that a seat takes the other ship, if it boards now."""
    own, enemy = (harm.melee_points(s.ships[each]) for each in (seat, 1 - seat))
    by, her = modifier(s, seat, attacks=True), modifier(s, 1 - seat, attacks=False)
    return taken(own, enemy, by, her)


def told(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return the odds of a melee between the ships as their crews stand."""
    state = s.boarding
    attacker = state.attacker if state else None
    points = [harm.melee_points(ship) for ship in s.ships]
    leads = attacker in (None, seat)
    by = [modifier(s, each, attacks=(each == seat) == leads) for each in (0, 1)]
    if state:
        by = [boarding.melee_modifier(s, each) for each in (0, 1)]
    own, enemy = points[seat], points[1 - seat]
    mine, her = by[seat], by[1 - seat]
    hers = mean(full(enemy, her))
    splits: dict[str, Json] = {}
    for fighting in range(1, own + 1):
        row = hits(fighting, own - fighting, mine)
        splits[str(fighting)] = {
            "hits": thousandths(mean(row)),
            "gain": thousandths(_over(row, full(enemy, her))),
            "loss": thousandths(_over(full(enemy, her), row)),
        }
    return {
        "attacker": attacker,
        "points": [*points],
        "dice": [*by],
        "enemy_hits": thousandths(hers),
        "win": parts(taken(own, enemy, mine, her)) if leads else 0,
        "lose": parts(taken(enemy, own, her, mine)) if not leads else 0,
        "best": best_split(own, mine) if own else 0,
        "splits": splits,
    }


def _over(one: Row, other: Row) -> float:
    """Return by how many hits one side is ahead in the mean, 0 where it isn't."""
    found = 0.0
    for number, chance in enumerate(one):
        for less, part in enumerate(other):
            found += max(0, number - less) * chance * part
    return found
