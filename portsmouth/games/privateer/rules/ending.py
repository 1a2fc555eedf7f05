"""Sections 5.2 and B41: when the game is over, and who has won (P19, B21, B41, B42, B48, B83)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.outcome import EndReason, Outcome, ScoreLine
from portsmouth.games.privateer.rules.components import RELICS, TRACK_INFAMY, TRACKS
from portsmouth.games.privateer.rules.ships import (
    infamy,
    load,
    others,
    relic_infamy,
    track_infamy,
)
from portsmouth.games.privateer.state import PrivateerState, Ship


class PrivateerEnd(EndReason):
    """Why a game of Privateer ended."""

    GOAL = "goal"
    SEASON = "season"


def goal_reached(s: PrivateerState, cx: Context) -> bool:
    """End the game if a seat has the goal, the active seat first, and return whether (P19, B48)."""
    for seat in (s.active, *others(s, s.active)):
        if infamy(s.ships[seat]) >= s.rules.goal:
            s.frames = ()
            cx.emit("won", seat=seat, infamy=infamy(s.ships[seat]))
            return True
    return False


def end_season(s: PrivateerState, cx: Context) -> None:
    """End the game when its rounds are over and nobody has the goal (B41)."""
    s.frames = ()
    cx.emit("season_over", rounds=s.rules.season)


def rank(s: PrivateerState, ship: Ship) -> tuple[int, int, int, int]:
    """Return what places are decided by: the goal, then Infamy, silver and cargo (B41, B83)."""
    shown = infamy(ship)
    return (int(shown >= s.rules.goal), shown, ship.silver, load(ship))


def score_lines(ship: Ship) -> tuple[ScoreLine, ...]:
    """Return a ship's Infamy line by line: the four tracks, and Relics with Curses (P20, P21)."""
    tracks = [
        ScoreLine(f"track-{name}", position, TRACK_INFAMY[position])
        for name, position in zip(TRACKS, ship.tracks, strict=True)
    ]
    relics = max(relic_infamy(ship), -track_infamy(ship))  # Infamy is never below 0 (B20)
    parts = tuple(RELICS[relic] for relic in ship.relics)
    return (*tracks, ScoreLine("relics", len(ship.relics), relics, parts))


def outcome(s: PrivateerState) -> Outcome | None:
    """Return the result, or None while the game runs; equal ranks share a place (B41)."""
    if s.frames:
        return None
    ranks = [rank(s, ship) for ship in s.ships]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    won = any(each[0] for each in ranks)
    scores = tuple(score_lines(ship) for ship in s.ships)
    totals = tuple(infamy(ship) for ship in s.ships)
    return Outcome(PrivateerEnd.GOAL if won else PrivateerEnd.SEASON, places, totals, scores)
