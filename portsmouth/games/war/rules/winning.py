"""Ways to win, worth, places (W73, W115-W119, S35-S37, S40, S87)."""

from __future__ import annotations

from portsmouth.core.outcome import EndReason, Outcome, ScoreLine
from portsmouth.games.war.rules.components import (
    NONE,
    WAYS,
    WORTH_CRATE,
    WORTH_FLAG,
    WORTH_SHIP,
    Way,
)
from portsmouth.games.war.rules.fleet import crates
from portsmouth.games.war.rules.harbours import own_flags
from portsmouth.games.war.state import WarState


class WarEnd(EndReason):
    """How a game ends: by a way of the win chart, or with the last round."""

    TRADE = "trade"
    PIRACY = "piracy"
    WAR = "war"
    ALL = "all"
    ROUNDS = "rounds"


def flags_for(way: Way, nation: int, pirate: int) -> int:
    """Return how many own flags count for a way (W73, S37)."""
    return {"nation": nation, "pirate": pirate, "either": nation + pirate}.get(way.flag, 0)


def way_met(s: WarState, seat: int) -> int:
    """Return the first way of the chart that a seat meets, or NONE (W115, S36, S87, O6)."""
    convoy = s.convoys[seat]
    nation, pirate = own_flags(s, seat)
    for number, way in enumerate(WAYS):
        if s.rules.sea == "merchants" and way.ports:
            continue
        if (
            convoy.ships >= way.ships
            and convoy.gold >= way.gold
            and flags_for(way, nation, pirate) >= way.ports
        ):
            return number
    return NONE


def score_lines(s: WarState, seat: int) -> tuple[ScoreLine, ...]:
    """Return the worth of a seat, line by line (W118)."""
    convoy = s.convoys[seat]
    more, cargo, flags = convoy.ships - 1, crates(convoy), sum(own_flags(s, seat))
    return (
        ScoreLine("gold", convoy.gold, convoy.gold),
        ScoreLine("ships", more, WORTH_SHIP * more),
        ScoreLine("crates", cargo, WORTH_CRATE * cargo),
        ScoreLine("flags", flags, WORTH_FLAG * flags),
    )


def outcome(s: WarState) -> Outcome | None:
    """Return how the game ended, or None while it runs (W115-W119)."""
    if s.frames:
        return None
    seats = range(s.seats)
    lines = tuple(score_lines(s, seat) for seat in seats)
    totals = tuple(sum(line.points for line in each) for each in lines)
    won = s.way != NONE
    ranks = [
        (
            won and seat == s.active,
            totals[seat],
            sum(own_flags(s, seat)),
            s.convoys[seat].ships,
            s.convoys[seat].gold,
        )
        for seat in seats
    ]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome([*WarEnd][s.way], places, totals, lines)
