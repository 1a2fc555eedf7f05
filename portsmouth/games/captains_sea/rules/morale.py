"""Morale checks, and falls of morale (1.24, 1.25, 3.04, R8, R68, R103, R107, R118)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, names
from portsmouth.games.captains_sea.rules.components import STRIKE_CHECK
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState

FAILS = 2


def check(seat: int, count: int, red: int = 0) -> list[FlowFrame]:
    """Return a morale check of so many dice, each lowered by ``red`` (1.24, 3.14)."""
    if not count:
        return []
    return [("ask", "check", seat, count), ("roll_morale", seat, count, red)]


@task
def roll_morale(s: CaptainState, cx: Context, seat: int, count: int, red: int) -> None:
    """Roll a morale check; one level is lost, however many dice fail (1.24, 1.25)."""
    by = dice.morale(s.ships[seat]) - red
    thrown = dice.throw(s, count)
    found = dice.raised(thrown, dice.take_spent(s, seat), by)
    failed = min(found) <= FAILS
    cx.emit(
        "morale_failed" if failed else "morale_held",
        seat=seat,
        dice=dice.shown(thrown),
        by=by,
    )
    if failed:
        then(s, ("ask", "morale_failed", seat, 0), ("lose_morale", seat))


@task
def lose_morale(s: CaptainState, cx: Context, seat: int) -> None:
    """Lose a level unless a card cancelled the failure (1.25, R103)."""
    if not dice.take_extra(s, seat):
        fall(s, cx, seat)


def fall(s: CaptainState, cx: Context, seat: int) -> None:
    """Lower morale by one level; in Strike Check it stays (3.04, R68, R107)."""
    ship = s.ships[seat]
    if ship.morale == STRIKE_CHECK:
        return
    ship.morale += 1
    cx.emit("morale", seat=seat, level=names.LEVEL[ship.morale])
    then(s, ("keep_limit", seat))
