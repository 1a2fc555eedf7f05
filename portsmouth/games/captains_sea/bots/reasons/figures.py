"""Figures of reasons: boxes on average in tenths, chances in per cent, impulses of this turn."""

from __future__ import annotations

from portsmouth.core.text import Arg, Text
from portsmouth.core.types import Seat
from portsmouth.games.captains_sea.bots.crewing import usual_shot
from portsmouth.games.captains_sea.odds import broadside
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.components import IMPULSES
from portsmouth.games.captains_sea.rules.guns import aims, attacks
from portsmouth.games.captains_sea.state import CaptainState

Facts = dict[str, Arg]
"""What a sentence is about, by the names that the words have for it."""


def tenths(value: float) -> Text:
    """Return a number with one decimal."""
    whole, rest = divmod(round(10 * value), 10)
    return Text("figure-tenths", whole=whole, tenths=rest)


def ships(s: CaptainState, seat: Seat) -> Facts:
    """Return the names of both ships, for a sentence about a seat's decision."""
    own, other = (names.SHIP[s.ships[each].kind] for each in (seat, 1 - seat))
    return {"own": own, "other": other}


def usual(s: CaptainState, seat: Seat, dice: int, away: int) -> float:
    """Return the boxes that a low broadside of round shot costs the enemy on average.

    Loads and aims are hidden, so neither is looked at. Smoke and rakes count as the ships lie now.
    """
    enemy, shot = s.ships[1 - seat], usual_shot(s, seat, dice, away)
    if away == aims.range_of(s):
        shot = shot._replace(defense=attacks.defense_pool(s), rake=aims.rake(s, seat))
    found = broadside.forecast(shot)
    return found.hull + min(found.rigging, enemy.rigging) + min(found.crew, enemy.crew)


def impulse(number: int) -> Facts:
    """Return an impulse counted from this turn's first, as words have it: which turn, and when."""
    late = (number - 1) // IMPULSES
    return {"impulse": number - IMPULSES * late, "later": late}
