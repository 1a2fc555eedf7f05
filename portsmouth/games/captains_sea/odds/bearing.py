"""What bears from where: the rules' own answer, for ships as they lie or may lie (11.03)."""

from __future__ import annotations

from functools import cache

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.odds import broadside
from portsmouth.games.captains_sea.odds.broadside import Forecast
from portsmouth.games.captains_sea.odds.chance import Row, mark, mean, parts, thousandths
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import COLUMNS, ENDS, NONE, ROWS, SIDES
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.guns import aims, attacks, smoke
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack

LETTERS = "psba."
"""By arc: port, starboard, bow, stern, none."""
RAKES: tuple[str | None, ...] = (None, "bow", "stern")


def side(s: CaptainState, seat: int) -> int:
    """Return the side that bears, in reach and with a sound gun in it; NONE if neither does."""
    found = aims.bearing(s, seat)
    if found == NONE:
        return NONE
    able = any(aims.full_dice(s, seat, section) for section in aims.sections(found))
    return found if able else NONE


def told(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return what a ship brings to bear on the other as both lie."""
    found = side(s, seat)
    toward = aims.bearing(s, seat)
    end = aims.chasing(s, seat)
    one, other = (ship.square for ship in s.ships)
    return {
        "range": aims.range_of(s),
        "side": None if found == NONE else SIDES[found],
        "toward": None if toward == NONE else SIDES[toward],
        "silent": _silent(s, seat),
        "rake": None if found == NONE else RAKES[aims.rake(s, seat)],
        "chasers": None if end == NONE else ENDS[end],
        "far": bool(attacks.parry_modifier(s)),
        "smoke": smoke.points(s, one, other),
        "defense": attacks.defense_pool(s),
        "dice": _dice(s, seat, found),
    }


def _silent(s: CaptainState, seat: int) -> str | None:
    """Return why no side bears, from what everybody sees (11.03, 11.04); None if one does."""
    if aims.bearing(s, seat) == NONE:
        return "none_bears"
    if side(s, seat) != NONE:
        return None
    return "out_of_reach" if aims.range_of(s) > aims.CARRONADE_RANGE else "silenced"


def _dice(s: CaptainState, seat: int, side: int) -> dict[str, Json]:
    """Return the dice of the sound and manned guns of a side at this range, by end."""
    if side == NONE:
        return dict.fromkeys(ENDS, 0)
    dice = (aims.manned_dice(s, seat, section) for section in aims.sections(side))
    return dict(zip(ENDS, dice, strict=True))


def least(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return from which face on the dice of each end of the side that bears hit (11.11)."""
    found = side(s, seat)
    if found == NONE:
        return dict.fromkeys(ENDS)
    faces = []
    for section in aims.sections(found):
        attack = Attack(seat)
        attack.shot = s.ships[seat].loads[section]
        faces.append(attacks.hitting_face(s, attack))
    return dict(zip(ENDS, faces, strict=True))


def arcs(s: CaptainState, seat: int) -> list[Json]:
    """Return for every square which arc of a ship it lies in, a letter each, row by row."""
    ship = s.ships[seat]
    return [*_arcs(ship.square, ship.heading, s.rules.arc == "inclusive")]


@cache
def _arcs(square: Square, heading: int, inclusive: bool) -> tuple[str, ...]:
    return tuple(
        "".join(
            LETTERS[geometry.arc(heading, geometry.offset(square, (x, y)), inclusive)]
            for x in range(COLUMNS)
        )
        for y in range(ROWS)
    )


# What fire will do.


def fire(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return what all that is ready would do at each height, or why nothing may fire."""
    found, end = side(s, seat), aims.chasing(s, seat)
    low, high = (_at(s, seat, height) for height in (aims.LOW, aims.HIGH))
    return {
        "side": None if found == NONE else SIDES[found],
        "low": low,
        "high": high,
        "chasers": None if end == NONE else chasers(broadside.chase(s, seat)),
        "why": None if low or end != NONE else _why(s, seat),
    }


def _at(s: CaptainState, seat: int, height: int) -> Json:
    aim = broadside.everything(s, seat, height)
    return None if aim < 0 else volley(s, seat, aim)


def _why(s: CaptainState, seat: int) -> str:
    """Return why a ship can't fire (11.03, 11.04, 11.06)."""
    silent = _silent(s, seat)
    if silent:
        return silent
    sections = aims.sections(aims.bearing(s, seat))
    ready = any(aims.loaded(s, seat, section) for section in sections)
    return "unmanned" if ready else "empty"


def volley(s: CaptainState, seat: int, aim: int) -> dict[str, Json]:
    """Return what a broadside will do, as the page shows it."""
    made = broadside.planned(s, seat, aim)
    dice = [sum(each.dice[end] for each in made) for end in range(len(ENDS))]
    found = broadside.volley(s, seat, aim)
    fired: list[Json] = [*dice]
    return {
        "dice": fired,
        "defense": sum(each.defense for each in made),
        "smoke": sum(2 if each >= 3 else 1 for each in dice if each),
        **outcome(found),
    }


def outcome(found: Forecast) -> dict[str, Json]:
    """Return the odds of a forecast in whole parts."""
    net: list[Json] = [parts(each) for each in found.net]
    return {
        "mean": thousandths(mean(found.net)),
        "boxes": thousandths(found.hull + found.rigging + found.crew),
        "low": mark(found.net, 0.1),
        "high": mark(found.net, 0.9),
        "none": parts(found.net[0]),
        "hits": net,
        "hull": thousandths(found.hull),
        "rigging": thousandths(found.rigging),
        "crew": thousandths(found.crew),
        "fire": parts(found.fire),
        "morale": parts(found.nerves),
    }


def chasers(row: Row) -> dict[str, Json]:
    """Return what chasers will do."""
    hits: list[Json] = [parts(each) for each in row]
    rigging = thousandths(mean(row))
    means: dict[str, Json] = dict.fromkeys(("mean", "boxes", "rigging"), rigging)
    return {"dice": len(row) - 1, **means, "hits": hits}
