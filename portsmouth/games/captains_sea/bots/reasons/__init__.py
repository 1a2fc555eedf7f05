"""Why a captain decides so, in a sentence that tells nobody what is hidden.

Each names the chance or the threat that weighs most, with its figure where there is one. It is the
same for an asked player's hint, so ships go by their names.
"""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import worth
from portsmouth.games.captains_sea.bots.reasons import cards, courses, fire
from portsmouth.games.captains_sea.bots.reasons.figures import Facts, ships
from portsmouth.games.captains_sea.odds import melee, musters
from portsmouth.games.captains_sea.rules import harm, names
from portsmouth.games.captains_sea.rules.components import HELM, MEND
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

NEAR = 4
"""The range at which the enemy may come alongside in a turn."""
FAR = aims.LONG_RANGE
"""The range beyond which no gun reaches."""
SPARE = 2
"""So many boxes of rigging above those for Fighting Sail alone are few."""
SEALED = ("rig", "charge", "strain")
"""Questions whose answer the enemy doesn't see: one reason for each, whatever it is."""


def reason(s: CaptainState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why a captain answers so; what is sealed has the same reason whatever it is."""
    if not s.frames or not actions:
        return None
    step, verb = str(s.frames[-1][0]), str(actions[0][0])
    if step == "muster":
        return _crew(s, seat)
    if step in SEALED:
        return Text(f"why-{step}")
    if step == "select":
        return courses.select(s, seat)
    return _open(s, seat, step, verb, actions[0])


def _open(s: CaptainState, seat: Seat, step: str, verb: str, action: Action) -> Text | None:
    """Return why an answer is given that all see at once."""
    if step == "order":
        return Text("why-order-second" if action[1] else "why-order-first", **ships(s, seat))
    if verb == "turn":
        return courses.turn(s, seat, int(action[1]))
    if step == "fire" and verb in ("fire", "hold"):
        return (fire.fire if verb == "fire" else fire.hold)(s, seat)
    if step in ("grapple", "board", "go_on") and verb in ("grapple", "board", "on"):
        return _melee("why-board", s, seat, seat)
    if step == "cut" and verb == "cut":
        return _melee("why-cut", s, seat, 1 - seat)
    if step == "window":
        return _card(s, seat, verb, action)
    if step == "bonus" and verb == "bonus" and action[1]:
        return Text("why-bonus", range=aims.range_of(s), **ships(s, seat))
    return _lost(s, seat, int(action[1])) if verb == "lose" else None


def _card(s: CaptainState, seat: Seat, verb: str, action: Action) -> Text | None:
    """Return why a card is played or discarded; one that is kept stays unmentioned."""
    if verb == "play":
        return cards.play(s, seat, action)
    return cards.spend(s, seat, int(action[1])) if verb == "spend" else None


def _lost(s: CaptainState, seat: Seat, task: int) -> Text:
    """Return why a task gives up a man."""
    if task == HELM:
        return Text("why-lose-helm")
    side = aims.bearing(s, seat)
    if task >= MEND:
        return Text("why-lose-guns" if side >= 0 else "why-lose-rest")
    idle = task not in aims.sections(side) or s.ships[seat].due[task]
    return Text("why-lose-idle" if idle else "why-lose-rest")


def _melee(id: str, s: CaptainState, seat: Seat, boards: Seat) -> Text | None:
    """Return the chance that a seat takes the other's ship, if there is one."""
    chance = round(100 * melee.wins(s, boards))
    return Text(id, chance=chance, **ships(s, seat)) if chance else None


def _crew(s: CaptainState, seat: Seat) -> Text:
    """Return what a watch bill has to look to, by what lies open."""
    ship = s.ships[seat]
    facts: Facts = ships(s, seat)
    away = aims.range_of(s)
    if s.grappled or away <= NEAR:
        return Text("why-crew-near", range=away, **facts)
    left = ship.rigging - ship.display.fighting_only
    if harm.damaged(ship, 0) and left <= SPARE:
        return Text("why-crew-rigging", boxes=ship.rigging, **facts)
    price = worth.price(s, 1 - seat)
    if sum(ship.scored) and price >= 2 and any(harm.damaged(ship, track) for track in range(5)):
        points, half = divmod(int(price * 2), 2)
        return Text("why-crew-mend", points=points, half=half, **facts)
    if away > FAR:
        return Text("why-crew-far", range=away, **facts)
    side = musters.near_side(s, seat)
    boxes = sum(ship.guns[section] for section in aims.sections(side))
    facts |= {"side": names.SIDE[side]}
    if ship.crew < boxes:
        return Text("why-crew-few", crew=ship.crew, boxes=boxes, **facts)
    return Text("why-crew-guns", range=away, **facts)
