"""Victory points, and who has won (19, R45, R52, R86-R90, R111, R112, R139)."""

from __future__ import annotations

from portsmouth.core.outcome import EndReason, Outcome, ScoreLine
from portsmouth.games.captains_sea.rules.components import DISPLAYS, NONE, SEATS, Berth
from portsmouth.games.captains_sea.rules.dice import half_up
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import (
    BROKE_OFF,
    CAPTURED,
    RESIGNED,
    RUNNING_ON,
    STRUCK,
    CaptainState,
)

STRIKE_POINTS, CAPTURE_POINTS, BROKE_OFF_POINTS, DRAWN_WITHIN = 5, 10, 6, 5


class FightEnd(EndReason):
    """Why a duel ended (18, R53, R86)."""

    STRUCK = "struck"
    CAPTURED = "captured"
    BROKE_OFF = "broke_off"
    NIGHT = "night"
    RESIGNED = "resigned"


REASONS = (FightEnd.NIGHT, *FightEnd)
"""By ``CaptainState.end``; the first stands for a game that runs on."""


def berth_of(s: CaptainState, seat: int) -> Berth:
    """Return a seat's side of the duel (R140)."""
    return s.duel.sides[0 if seat == s.first else 1]


def is_prey(s: CaptainState, seat: int) -> bool:
    """Return whether a seat is the hunted one of a chase (R88)."""
    return s.duel.chase and seat != s.first


def boxes_lost(ship: Ship) -> int:
    """Return how many boxes of a ship are damaged, by whatever cause (R87)."""
    display = DISPLAYS[ship.kind]
    hull = len(ship.guns) * display.boxes - sum(ship.guns)
    return hull + display.rigging - ship.rigging + display.crew - ship.crew


def hits_on(s: CaptainState, seat: int) -> int:
    """Return the hits on a ship that count for her enemy (19.01, R87)."""
    ship = s.ships[seat]
    return sum(ship.scored) if s.rules.vp_hits == "scored" else boxes_lost(ship)


def score_lines(s: CaptainState, seat: int) -> tuple[ScoreLine, ...]:
    """Return a seat's score, if the game ended as it stands (19.01, 19.02)."""
    hits, product, bonus = _hits(s, seat)
    own, other = (_rest(s, each) for each in (seat, 1 - seat))
    rest = (
        ScoreLine(item, int(points > 0), points)
        for item, points in own.items()
        if points or other[item]
    )
    return (ScoreLine("hits", hits, product), ScoreLine("bonus", 1, bonus), *rest)


def _hits(s: CaptainState, seat: int) -> tuple[int, int, int]:
    """Return a seat's hits, what they bring it, and its bonus."""
    berth = berth_of(s, seat)
    hits = hits_on(s, 1 - seat)
    product = half_up(hits * berth.halves)
    capped = s.rules.bonus == "fought" and not is_prey(s, seat)
    bonus = min(berth.bonus, product) if capped else berth.bonus
    return hits, product, bonus


def _rest(s: CaptainState, seat: int) -> dict[str, int]:
    """Return what comes on top of hits and bonus, by item, 0 for what doesn't."""
    none = dict.fromkeys(("strike", "capture", "escape", "broke_off"), 0)
    return none | dict(_end(s, seat)) | {"bid": s.gifts[seat]}


def _end(s: CaptainState, seat: int) -> list[tuple[str, int]]:
    """Return what the end of the game brings a seat (19.02, R45, R52, R90, R112)."""
    beaten = s.loser == 1 - seat
    found: list[tuple[str, int]] = []
    if s.end in (STRUCK, RESIGNED) and beaten:
        found.append(("strike", STRIKE_POINTS))
    if s.end == CAPTURED and beaten:
        found.append(("capture", CAPTURE_POINTS))
    if s.end == BROKE_OFF:
        if s.duel.escape and is_prey(s, seat):
            found.append(("escape", s.duel.escape))
        if beaten and s.rules.bonus == "fought" and not s.duel.chase:
            found.append(("broke_off", BROKE_OFF_POINTS))
    return found


def points(s: CaptainState, seat: int) -> int:
    """Return a seat's victory points."""
    found = sum(_hits(s, seat)[1:]) + s.gifts[seat]
    return found if s.end == RUNNING_ON else found + sum(each for _, each in _end(s, seat))


def winner(s: CaptainState) -> int:
    """Return who has won, NONE for a draw (19.03, R52, R90, R111, R139)."""
    if s.duel.must_take:
        prey = 1 - s.first
        taken = s.loser == prey and s.end in (STRUCK, CAPTURED, RESIGNED)
        return s.first if taken else prey
    if s.end == RESIGNED:
        return 1 - s.loser
    one, other = (points(s, seat) for seat in SEATS)
    if abs(one - other) <= DRAWN_WITHIN:
        return NONE
    return int(other > one)


def outcome(s: CaptainState) -> Outcome | None:
    """Return how the game ended, or None while it runs (18.01)."""
    if s.end == RUNNING_ON:
        return None
    won = winner(s)
    places = tuple(1 if won in (seat, NONE) else 2 for seat in SEATS)
    scores = tuple(score_lines(s, seat) for seat in SEATS)
    totals = tuple(points(s, seat) for seat in SEATS)
    return Outcome(REASONS[s.end], places, totals, scores)
