"""What a seat may see, built by naming it (R96).

Hidden from the enemy are hands, loads, a selected manoeuvre, a Strain's value, and what is sealed;
from everybody the order of the deck.
"""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.rules import boarding, harm, scoring
from portsmouth.games.captains_sea.rules.components import (
    CARDS,
    COLUMNS,
    ENDS,
    IMPULSES,
    LEVELS,
    MEND,
    NONE,
    POSITIONS,
    QUALITIES,
    ROWS,
    SEATS,
    SECTIONS,
    SHIPS,
    SHOTS,
    SIDES,
    TASKS,
    WINDOWS,
)
from portsmouth.games.captains_sea.rules.guns import aims, reload
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.names import square
from portsmouth.games.captains_sea.ship import BOW_CHASERS, NO_PLAN, PLANS, Ship
from portsmouth.games.captains_sea.state import RELATIONS, CaptainState
from portsmouth.games.captains_sea.views import firing, hidden

ENDINGS = (None, "struck", "captured", "broke_off", "night", "resigned")


def view(s: CaptainState, seat: int | None) -> dict[str, Json]:
    """Return the sea as the seat (None: an onlooker) may see it, as plain data."""
    return {
        "duel": s.rules.duel,
        "chase": s.duel.chase,
        "must_take": s.duel.must_take,
        "columns": COLUMNS,
        "rows": ROWS,
        "turn": s.turn,
        "turn_limit": s.rules.turn_limit or None,
        "impulse": s.impulse,
        "step": str(s.frames[-1][0]) if s.frames else "over",
        "wind": s.wind,
        "leader": _seat(s.leader),
        "run": s.run,
        "first": s.first,
        "range": aims.range_of(s),
        "relation": RELATIONS[s.relation],
        "mover": _seat(s.mover),
        "grappled": s.grappled,
        "smoke": [
            {"square": square((x, y)), "value": value, "count": count}
            for x, y, value, count in s.smoke
        ],
        "lasting": _card(s.lasting),
        "coming": _card(s.coming),
        "deck": len(s.deck),
        "discards": _cards(s.discards),
        "ships": [_ship(s, each, seat) for each in SEATS],
        "volley": firing.volley(s, seat),
        "boarding": _boarding(s),
        "ending": ENDINGS[s.end],
        "loser": _seat(s.loser),
    }


def _seat(seat: int) -> Json:
    return None if seat == NONE else seat


def _card(card: int) -> Json:
    return None if card == NONE else CARDS[card]


def _cards(cards: tuple[int, ...]) -> list[Json]:
    return [CARDS[card] for card in cards]


def _ship(s: CaptainState, seat: int, viewer: int | None) -> dict[str, Json]:
    """Return a ship; what her captain hides only to himself, or to all after the end."""
    ship, display = s.ships[seat], s.ships[seat].display
    knows = seat == viewer or not s.frames
    lines = scoring.score_lines(s, seat) if s.turn else ()
    crew = knows or not hidden.hides_crew(s, seat)
    sail = knows or not hidden.hides_sail(s, seat)
    bearing = aims.bearing(s, seat)
    return {
        "ship": SHIPS[ship.kind],
        "quality": QUALITIES[ship.quality],
        "square": square(ship.square),
        "heading": ship.heading,
        "position": POSITIONS[panel.position(s, ship)],
        "sail": ("medium" if ship.medium else "fighting") if sail else None,
        "fighting_only": display.fighting_only,
        "morale": LEVELS[ship.morale],
        "crew": ship.crew,
        "crew_boxes": display.crew,
        "crew_red": list(display.red),
        "melee": harm.melee_points(ship) if crew else None,
        "tasks": _tasks(ship) if crew else None,
        "rigging": ship.rigging,
        "rigging_boxes": display.rigging,
        "boxes": display.boxes,
        "sections": [_section(s, seat, place, knows) for place in range(len(SECTIONS))],
        "chasers": [_due(s, ship.due[BOW_CHASERS + end]) for end in range(len(ENDS))],
        "bears": None if bearing == NONE else SIDES[bearing],
        "plan": _plan(s, ship, knows),
        "strained": ship.strain > 0,
        "strain": (ship.strain if knows or not hidden.hides_strain(s, seat) else None),
        "backed": ship.backed,
        "wore": ship.wore,
        "wore_here": ship.wore_here,
        "missed_stays": ship.from_tack or None,
        "burning": ship.burning,
        "speed": ship.speed,
        "acts": [impulse for impulse in range(1, IMPULSES + 1) if ship.acts >> impulse & 1],
        "fired": ship.fired,
        "slowed": ship.halved,
        "hand": _cards(ship.hand) if knows else None,
        "hand_size": len(ship.hand),
        "orders_off": [kind for place, kind in enumerate(WINDOWS) if ship.quiet >> place & 1],
        "halves": scoring.berth_of(s, seat).halves,
        "bonus": scoring.berth_of(s, seat).bonus,
        "hits": scoring.hits_on(s, 1 - seat),
        "points": sum(line.points for line in lines),
        "score": [line.to_json() for line in lines],
    }


def _tasks(ship: Ship) -> dict[str, Json]:
    return {task: ship.tasks[place] for place, task in enumerate(TASKS) if place >= MEND}


def _section(s: CaptainState, seat: int, section: int, knows: bool) -> dict[str, Json]:
    """Return a section; her shot to her captain, or as far as it is known (3.19, R96).

    He is told when she will be loaded, all others where her marker lies.
    """
    ship = s.ships[seat]
    shot = SHOTS[ship.loads[section]]
    known = knows or not ship.loads[section] or bool(ship.plain >> section & 1)
    manned = knows or not hidden.hides_crew(s, seat)
    return {
        "id": SECTIONS[section],
        "sound": ship.guns[section],
        "manned": ship.tasks[section] if manned else None,
        "dice": aims.manned_dice(s, seat, section) if manned else None,
        "shot": shot if known else None,
        "special": bool(ship.moved >> section & 1),
        "loaded": aims.loaded(s, seat, section),
        "due": _due(s, reload.loaded_at(ship, section) if knows else ship.due[section]),
    }


def _due(s: CaptainState, due: int) -> dict[str, Json] | None:
    """Return the turn and impulse in which a Load marker comes up, None once it is loaded."""
    if not due:
        return None
    turn, impulse = divmod(due - 1, IMPULSES)
    return {"turn": turn + 1, "impulse": impulse + 1}


def _plan(s: CaptainState, ship: Ship, knows: bool) -> dict[str, Json] | None:
    """Return the manoeuvre at hand; what it is only to who knows it (9.06, R110)."""
    if ship.plan == NO_PLAN:
        return None
    known = knows or not hidden.hides_plan(ship)
    return {
        "plan": PLANS[ship.plan] if known else None,
        "cost": panel.cost(s, ship, ship.plan) if known else None,
        "paid": ship.paid,
    }


def _boarding(s: CaptainState) -> dict[str, Json] | None:
    """Return the melee at hand; all of it lies open (R79)."""
    state = s.boarding
    if state is None:
        return None
    return {
        "attacker": state.attacker,
        "split": list(state.split),
        "support": list(state.support),
        "dice": [list(each) for each in state.dice],
        "lacks": [[boarding.lacks(die) for die in each] for each in state.dice],
    }
