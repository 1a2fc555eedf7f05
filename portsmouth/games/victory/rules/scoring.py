"""Points, who declares, and how the game ends (V84-V89, R1, R2, R37, R39, R46, R79)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.outcome import EndReason, Outcome, ScoreLine
from portsmouth.games.victory.rules import duels, ships
from portsmouth.games.victory.rules.components import (
    ADMIRALTY_POINTS,
    BONUS,
    BUILDING_OF,
    BUILDING_POINTS,
    BUILDINGS,
    FIELD_POINTS,
    FIELDS,
    GOAL,
    JOLLY_ROGER_POINTS,
    NONE,
    PASSENGER_POINTS,
    PIECE_POINTS,
    SETS,
    SHIP_POINTS,
    SUPPLY,
    Cubes,
)
from portsmouth.games.victory.state import Port, VictoryState


class VictoryEnd(EndReason):
    """Why a game ended."""

    DECLARED = "declared"
    ROUNDS = "rounds"
    DUEL = "duel"


def set_points(count: int, one_set: bool) -> int:
    """Return the most points that cubes of one kind score, in sets or as one set (V85, R2)."""
    return _best_sets(count, one_set)[0]


def cubes_in_sets(cubes: Cubes, one_set: bool) -> int:
    """Return how many cubes lie in the sets that score (V85, R2)."""
    return sum(_best_sets(count, one_set)[1] for count in cubes)


def _best_sets(count: int, one_set: bool) -> tuple[int, int]:
    """Return the most points of cubes of one kind, and how many cubes they need at least."""
    best = 0, 0
    for size, points in SETS:
        if count >= size:
            more, others = (0, 0) if one_set else _best_sets(count - size, one_set)
            best = max(best, (points + more, size + others), key=lambda each: (each[0], -each[1]))
    return best


_SET_POINTS = tuple(
    tuple(set_points(count, one_set) for count in range(max(SUPPLY) + 1))
    for one_set in (False, True)
)


def sets(s: VictoryState, cubes: Cubes) -> int:
    """Return the points of all kinds (V85)."""
    of = _SET_POINTS[s.rules.sets_per_kind]
    return of[cubes[0]] + of[cubes[1]] + of[cubes[2]] + of[cubes[3]]


_CARD_POINTS = tuple(BUILDING_POINTS[building] for building in BUILDING_OF)
_FIELD_POINTS = tuple(
    sum(points for field, points in enumerate(FIELD_POINTS) if fields >> field & 1)
    for fields in range(1 << len(FIELDS))
)
"""The points of improved fields, by their mask."""


def has_field(port: Port, field: int) -> bool:
    """Return whether a field of the port is improved."""
    return bool(port.fields >> field & 1)


def building_points(port: Port) -> int:
    """Return the points of the special buildings."""
    points = 0
    for card in port.buildings:
        points += _CARD_POINTS[card]
    return points


def score_lines(s: VictoryState, seat: int) -> tuple[ScoreLine, ...]:
    """Return a seat's points line by line, without the bonus for declaring (V84, R37)."""
    port = s.ports[seat]
    fields = [field for field in range(len(FIELDS)) if has_field(port, field)]
    held = ships.held_by(s, seat)
    return (
        ScoreLine("sets", sum(port.cubes), sets(s, port.cubes)),
        ScoreLine(
            "fields",
            len(fields),
            _FIELD_POINTS[port.fields],
            tuple(FIELDS[field] for field in fields),
        ),
        ScoreLine(
            "buildings",
            len(port.buildings),
            building_points(port),
            tuple(BUILDINGS[BUILDING_OF[card]] for card in port.buildings),
        ),
        ScoreLine("ships", len(held), SHIP_POINTS * len(held)),
        ScoreLine("passengers", port.delivered, PASSENGER_POINTS * port.delivered),
        ScoreLine("pieces", port.pieces, PIECE_POINTS * port.pieces),
        ScoreLine("admiralty", port.admiralty, ADMIRALTY_POINTS * port.admiralty),
        ScoreLine("jolly_rogers", port.jolly_rogers, JOLLY_ROGER_POINTS * port.jolly_rogers),
    )


def points(s: VictoryState, seat: int) -> int:
    """Return a seat's points without the bonus; the same as the sum of its lines."""
    held = 0
    for ship in s.ships:
        if ship.holder == seat:
            held += 1
    return _ashore(_SET_POINTS[s.rules.sets_per_kind], s.ports[seat]) + SHIP_POINTS * held


def _ashore(of: tuple[int, ...], port: Port) -> int:
    """Return all points but those of ships; ``of`` are those of cubes of one kind."""
    wood, brick, metal, cloth = port.cubes
    points = of[wood] + of[brick] + of[metal] + of[cloth] + _FIELD_POINTS[port.fields]
    for card in port.buildings:
        points += _CARD_POINTS[card]
    return (
        points
        + PASSENGER_POINTS * port.delivered
        + PIECE_POINTS * port.pieces
        + ADMIRALTY_POINTS * port.admiralty
        + JOLLY_ROGER_POINTS * port.jolly_rogers
    )


def leftwards(s: VictoryState, seat: int) -> list[int]:
    """Return all seats in the order of turns, this one first."""
    count = len(s.ports)
    return [(seat + step) % count for step in range(count)]


def watch(s: VictoryState, cx: Context) -> None:
    """Let the first seat with 15 points declare, from the active one leftwards (V86, R46, R79)."""
    if s.declarer != NONE:
        return
    of = _SET_POINTS[s.rules.sets_per_kind]
    near = GOAL - SHIP_POINTS * len(s.ships)
    for seat in leftwards(s, s.active):
        if _ashore(of, s.ports[seat]) >= near and points(s, seat) >= GOAL:
            s.declarer = seat
            cx.emit("declared", seat=seat, points=points(s, seat))
            return


def end_game(s: VictoryState, cx: Context) -> None:
    """End the game; the declarer gets the bonus now (V87, V88, R37)."""
    s.frames = ()
    if s.declarer == NONE:
        cx.emit("rounds_over", rounds=s.round)
    else:
        cx.emit("bonus", seat=s.declarer, points=BONUS)


def end_duel(s: VictoryState, cx: Context) -> None:
    """End a prepared combat, which the challenger has won or the opponent."""
    s.frames = ()
    winner = duels.CHALLENGER if duels.won(s) else duels.OPPONENT
    cx.emit("duel_over", seat=winner)


def duel_outcome(s: VictoryState) -> Outcome:
    """Return the result of a prepared combat: a point for whoever has won, whatever his port."""
    totals = (1, 0) if duels.won(s) else (0, 1)
    lines = tuple((ScoreLine("duel", total, total),) for total in totals)
    return Outcome(VictoryEnd.DUEL, tuple(2 - total for total in totals), totals, lines)


def final_points(s: VictoryState, seat: int) -> int:
    """Return a seat's points with the bonus (V88)."""
    return points(s, seat) + BONUS * (s.declarer == seat)


def rank(s: VictoryState, seat: int) -> tuple[int, int, int, int]:
    """Return what places are decided by: points, declarer, ships, cubes (R39)."""
    held = sum(ship.holder == seat for ship in s.ships)
    declared = int(s.declarer == seat)
    return (final_points(s, seat), declared, held, sum(s.ports[seat].cubes))


def final_lines(s: VictoryState, seat: int) -> tuple[ScoreLine, ...]:
    """Return a seat's points line by line, the bonus among them; of cubes those in sets count."""
    held, *others = score_lines(s, seat)
    kept = held._replace(count=cubes_in_sets(s.ports[seat].cubes, bool(s.rules.sets_per_kind)))
    declared = int(s.declarer == seat)
    return (kept, *others, ScoreLine("declared", declared, BONUS * declared))


def outcome(s: VictoryState) -> Outcome | None:
    """Return the result, or None while the game runs; equal ranks share a place (R39)."""
    if s.frames:
        return None
    if duels.is_duel(s):
        return duel_outcome(s)
    seats = range(len(s.ports))
    ranks = [rank(s, seat) for seat in seats]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    reason = VictoryEnd.ROUNDS if s.declarer == NONE else VictoryEnd.DECLARED
    totals = tuple(final_points(s, seat) for seat in seats)
    return Outcome(reason, places, totals, tuple(final_lines(s, seat) for seat in seats))
