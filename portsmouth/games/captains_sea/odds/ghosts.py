"""Previews: where a manoeuvre brings a ship, when, and what bears from there (9, 11.03)."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.core.types import Action
from portsmouth.games.captains_sea.notation import target
from portsmouth.games.captains_sea.odds import bearing
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import (
    IMPULSES,
    MAN,
    NONE,
    POSITIONS,
    SECTIONS,
    SIDES,
)
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.guns import aims, reload
from portsmouth.games.captains_sea.rules.manoeuvres import contact, panel, sailing
from portsmouth.games.captains_sea.rules.names import square as name_of
from portsmouth.games.captains_sea.ship import ADVANCE, TACK, Ship
from portsmouth.games.captains_sea.state import RELATIONS, CaptainState
from portsmouth.games.captains_sea.steps.planning import ACTIONS

NOW = -1


def placed(s: CaptainState, seat: int, square: Square, heading: int) -> CaptainState:
    """Return a position in which a ship lies elsewhere; all else is as it is."""
    found = s.copy()
    ship = found.ships[seat]
    ship.column, ship.row = square
    ship.heading = heading
    contact.part(found)
    return found


def after(s: CaptainState, ship: Ship, plan: int) -> tuple[Square, int]:
    """Return where a ship lies after a manoeuvre; a Tack is taken to succeed."""
    if plan == ADVANCE:
        return geometry.ahead(ship.square, ship.heading), ship.heading
    points = panel.TURNS.get(plan, 2 * sailing.tack_turn(s, ship) if plan == TACK else 0)
    return ship.square, geometry.turned(ship.heading, points)


def ready(s: CaptainState, seat: int, side: int, impulse: int) -> list[Json]:
    """Return the sections of a side that will be loaded and manned by an impulse of this turn."""
    ship = s.ships[seat]
    last = (s.turn - 1) * IMPULSES + impulse
    return [
        SECTIONS[section]
        for section in (aims.sections(side) if side != NONE else ())
        if min(ship.tasks[MAN + section], ship.guns[section]) and loaded_by(ship, section, last)
    ]


def loaded_by(ship: Ship, section: int, last: int) -> bool:
    """Return whether a section will be loaded by an impulse, counted from the first (10.03)."""
    return bool(ship.loads[section]) and reload.loaded_at(ship, section) <= last


def ghost(
    s: CaptainState,
    seat: int,
    square: Square,
    heading: int,
    impulse: int | None,
    *,
    entered: int | None = None,
) -> dict[str, Json]:
    """Return what is seen from a place with a heading.

    ``impulse`` is None if not in this turn, ``entered`` the heading on which a ship comes into the
    square, None if she turns in her own.
    """
    there = placed(s, seat, square, heading)
    moved = square != s.ships[seat].square
    together = contact.together(there)
    chooses = together and _settled(there, s, seat, entered)
    unknown = together and (chooses or impulse is None)
    side = NONE if unknown else bearing.side(there, seat)
    return {
        "square": name_of(square) if geometry.on_map(square) else None,
        "heading": heading,
        "position": POSITIONS[geometry.position(s.wind, heading)],
        "impulse": impulse,
        "strain": False,
        "leaves": moved and sailing.breaks_off(s, seat),
        "meets": moved and together,
        "relation": RELATIONS[there.relation] if together else None,
        "chooser": s.leader if chooses else None,
        "turns": {},
        "range": aims.range_of(there),
        "bearing": None if unknown else bearing.told(there, seat),
        "against": None if unknown else bearing.told(there, 1 - seat),
        "ready": ready(there, seat, side, IMPULSES if impulse is None else impulse),
    }


def _settled(there: CaptainState, s: CaptainState, seat: int, entered: int | None) -> bool:
    """Fix how the ships would lie in one square; return if a side must be chosen (9.27-9.31)."""
    if entered is None:
        return contact.settle(there, seat, s.sides[1 - seat])
    return contact.settle(there, seat, contact.nearest_side(there, seat, entered))


def of_plan(s: CaptainState, seat: int, plan: int, impulse: int | None) -> dict[str, Json]:
    """Return the ghost of a manoeuvre, an Advance with its free turns (9.17)."""
    ship = s.ships[seat]
    square, heading = after(s, ship, plan)
    entered = heading if plan == ADVANCE else None
    found = ghost(s, seat, square, heading, impulse, entered=entered)
    found["strain"] = impulse is None
    if plan == ADVANCE:
        found["turns"] = {
            SIDES[points > 0]: ghost(
                s, seat, square, geometry.turned(heading, points), impulse, entered=heading
            )
            for points in panel.free_turns(s, ship)
        }
    return found


def ghosts(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return the ghosts of the options of the question at hand, by target."""
    ship, step = s.ships[seat], s.frames[-1][0]
    found: dict[str, Json] = {}
    if step in ("select", "second"):
        for plan in panel.offered(s, ship):
            due = s.impulse if step == "second" else panel.completes(s, ship, plan)
            found[target(ACTIONS[plan])] = of_plan(s, seat, plan, due or None)
    elif step in ("turn", "fall"):
        entered = ship.heading if step == "turn" else None
        for points in _turns(s, ship, str(step)):
            heading = geometry.turned(ship.heading, points)
            action: Action = (str(step), points)
            found[target(action)] = ghost(s, seat, ship.square, heading, s.impulse, entered=entered)
    elif step == "bonus":
        ahead = geometry.ahead(ship.square, ship.heading)
        for strain in (1, 2):
            found[target(("bonus", strain))] = ghost(
                s, seat, ahead, ship.heading, IMPULSES, entered=ship.heading
            )
    elif step == "order" and s.frames[-1][2] != "bonus":
        for enemy in (0, 1):
            found[target(("first", enemy))] = _after_both(s, seat)
    return found


def _after_both(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return what is seen when both have carried out what was revealed, without a free turn (R57).

    Who goes first changes who sees the other's free turn, not where both lie without one.
    """
    ship, enemy = s.ships[seat], s.ships[1 - seat]
    there = placed(s, 1 - seat, *after(s, enemy, enemy.plan))
    entered = ship.heading if ship.plan == ADVANCE else None
    return ghost(there, seat, *after(s, ship, ship.plan), s.impulse, entered=entered)


def _turns(s: CaptainState, ship: Ship, step: str) -> list[int]:
    """Return the turns that a question offers; none is one of a free turn."""
    return [-1, 1] if step == "fall" else [0, *panel.free_turns(s, ship)]
