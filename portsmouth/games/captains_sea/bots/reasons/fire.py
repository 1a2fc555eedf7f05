"""Why a broadside is fired or held: what it brings here, what it would nearer, who answers.

All of it is counted for round shot at the hull: what is loaded and where it is aimed is hidden.
"""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.core.types import Seat
from portsmouth.games.captains_sea.bots import gunnery
from portsmouth.games.captains_sea.bots.reasons.figures import Facts, impulse, ships, tenths, usual
from portsmouth.games.captains_sea.odds import broadside, chance
from portsmouth.games.captains_sea.rules.components import IMPULSES, NONE, RELOAD
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

LEAST = 0.1
"""Fewer boxes than this on average are told as none."""
LATE = IMPULSES - 1
"""From this impulse on nobody waits for a better moment in the turn."""


def fire(s: CaptainState, seat: Seat) -> Text | None:
    """Return what speaks for firing now, the strongest first."""
    if aims.chasing(s, seat) != NONE:
        found = chance.mean(broadside.chase(s, seat))
        return Text("why-fire-chase", boxes=tenths(found), range=aims.range_of(s), **ships(s, seat))
    dice, away = ready_dice(s, seat), aims.range_of(s)
    if not dice:
        return None
    rake = aims.rake(s, seat)
    now = usual(s, seat, dice, away)
    if now < LEAST:
        return None
    facts: Facts = {"boxes": tenths(now), "dice": dice, "range": away, **ships(s, seat)}
    if rake:
        return Text("why-fire-rake", stern=int(rake == aims.STERN_RAKE), **facts)
    silent = _silent(s, seat, facts)
    if silent:
        return silent
    if away <= aims.CLOSE_RANGE:
        return Text("why-fire-close", **facts)
    back = usual(s, 1 - seat, ready_dice(s, 1 - seat), away)
    if now > back + LEAST:
        return Text("why-fire-stronger", back=tenths(back), **facts)
    if s.impulse >= LATE:
        return Text("why-fire-late", left=IMPULSES - s.impulse, **facts)
    best = nearer(s, seat)
    if best > now >= gunnery.READY * best:
        return Text("why-fire-enough", best=tenths(best), near=gunnery.USUAL_RANGE, **facts)
    return Text("why-fire-both", back=tenths(back), **facts)


def hold(s: CaptainState, seat: Seat) -> Text | None:
    """Return what speaks for waiting; so near that all hits there is no word for it."""
    dice, away = ready_dice(s, seat), aims.range_of(s)
    if not dice or away <= aims.CLOSE_RANGE or aims.chasing(s, seat) != NONE:
        return None
    now, best = usual(s, seat, dice, away), nearer(s, seat)
    facts: Facts = {"boxes": tenths(now), "range": away}
    if now < LEAST:
        known: Facts = {"best": tenths(best), "near": gunnery.USUAL_RANGE} if best > LEAST else {}
        return Text("why-hold-little" if known else "why-hold-nothing", **facts, **known)
    if now < gunnery.READY * best:
        return Text("why-hold-nearer", best=tenths(best), near=gunnery.USUAL_RANGE, **facts)
    loaded = impulse(s.impulse + RELOAD[s.ships[seat].quality])
    return Text("why-hold-reload", **facts, **loaded, **ships(s, seat))


def ready_dice(s: CaptainState, seat: Seat) -> int:
    """Return the dice of what bears, is loaded and manned; 0 for none."""
    side = aims.bearing(s, seat)
    return sum(aims.manned_dice(s, seat, 2 * side + end) for end in aims.live(s, seat))


def nearer(s: CaptainState, seat: Seat) -> float:
    """Return the boxes that this side would cost her near by, as who waits counts it."""
    ship, side = s.ships[seat], max(0, aims.bearing(s, seat))
    dice = sum(
        ship.display.guns[end][min(ship.guns[section], len(ship.display.guns[end]) - 1)][0]
        for end, section in enumerate(aims.sections(side))
    )
    return usual(s, seat, dice, gunnery.USUAL_RANGE)


def _silent(s: CaptainState, seat: Seat, facts: Facts) -> Text | None:
    """Return why the other ship can't answer, if she can't."""
    if ready_dice(s, 1 - seat):
        return None
    side = aims.bearing(s, 1 - seat)
    if side == NONE:
        return Text("why-fire-unanswered", **facts)
    enemy, start = s.ships[1 - seat], (s.turn - 1) * IMPULSES
    due = [enemy.due[each] - start for each in aims.sections(side) if enemy.due[each]]
    if due:
        return Text("why-fire-reloading", **facts, **impulse(max(1, min(due))))
    return Text("why-fire-unmanned", **facts)
