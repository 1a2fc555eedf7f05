"""How seats play in lessons: the learner's guide, and the others, who do little.

The guide is what a hint shows where no short way leads to the task; it looks at nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.core.types import Action
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import EXPORTS, NONE, PORTS, SHIP_COST
from portsmouth.games.war.rules.fleet import cannons, crates
from portsmouth.games.war.rules.world import distances, is_sea, port_of, space_of
from portsmouth.games.war.state import NO_BUSINESS, WarState

LEARNER = 0
_AIMS = {"trade": "saint_louis", "letter": "cadiz", "world": "london"}
"""The port that the guide of a lesson makes for."""
_HOME = {"trade": "cadiz", "letter": "lisbon"}
"""Where it goes first: for a letter of marque, or to sell what Africa makes."""
_FORT, _MARKET = "saint_louis", "cadiz"
"""In the lesson of the black flag: what is stormed, and where the cargo is sold."""
_QUIET = ("pass", "none", "ready", "done", "stay")


def guide(name: str) -> Callable[[WarState, list[Action]], Action]:
    """Return the policy of all seats in a lesson."""

    def policy(s: WarState, legal: list[Action]) -> Action:
        if s.frames[-1][0] in ("cast", "sail", "port") and s.active == LEARNER:
            return _turn(s, legal, name)
        return _answer(s, legal)

    return policy


def aim(s: WarState, name: str) -> int:
    """Return the port that the guide makes for."""
    own = s.convoys[LEARNER]
    if own.passenger != NONE and name == "world" and not is_sea(own.at):
        return own.passenger
    if (name == "letter" and not own.letters) or (name == "trade" and _bought_amiss(s)):
        return PORTS.index(_HOME[name])
    if name == "black":
        return PORTS.index(_MARKET if own.pirate and crates(own) else _FORT)
    if name == "world" and own.passenger == NONE:
        return port_of(own.at) if not is_sea(own.at) else PORTS.index("amsterdam")
    return PORTS.index(_AIMS.get(name, "saint_louis"))


def _bought_amiss(s: WarState) -> bool:
    """Return whether the gold for a ship lies in crates that sell better elsewhere."""
    own, made = s.convoys[LEARNER], EXPORTS[PORTS.index(_AIMS["trade"])]
    held = {good for good, count in enumerate(own.hold) if count}
    return own.gold < SHIP_COST and bool(held) and held <= {*made}


def _turn(s: WarState, legal: list[Action], name: str) -> Action:
    """Cast, sail towards the aim, and do in port what the lesson is about."""
    step = s.frames[-1][0]
    if step == "port":
        return _in_port(s, legal, name)
    own, goal = s.convoys[LEARNER], aim(s, name)
    busy = not is_sea(own.at) and (_wants(s, name) or port_of(own.at) == goal)
    if busy:
        return ("stay",)
    if step == "cast":
        return ("cast",)
    armed = name == "black" or (name == "letter" and own.letters)
    storms = armed and harbours.target_refusal(s, LEARNER, goal) is None
    for action in (("storm", goal) if storms else ("go", space_of(goal)), ("go", space_of(goal))):
        if action in legal:
            return action
    left = distances(space_of(goal))
    cells = [action for action in legal if action[0] == "go" and is_sea(int(action[1]))]
    return min(cells, key=lambda each: (left[int(each[1])], each[1]), default=("stay",))


def _wants(s: WarState, name: str) -> bool:
    """Return whether there is something to do in the port: a letter to take, a ship to buy."""
    own = s.convoys[LEARNER]
    if name == "letter":
        return not own.letters and harbours.is_own(s, own, port_of(own.at))
    return name == "trade" and own.gold >= SHIP_COST


def _in_port(s: WarState, legal: list[Action], name: str) -> Action:
    """Take the letter, buy the ship, sell what is dear; else end the turn."""
    own, here = s.convoys[LEARNER], port_of(s.convoys[LEARNER].at)
    wished: list[Action] = []
    if name == "letter":
        wished = [("letter",)] if not own.letters else [("storm", here)]
    elif name == "black" and here == aim(s, name):
        wished = [("storm", here)]
    elif s.business == NO_BUSINESS and own.gold >= SHIP_COST and name == "trade":
        wished = [("ship",)]
    if own.passenger == NONE or name != "world":
        wished += [
            ("sell", good, held)
            for good, held in enumerate(own.hold)
            if held and good not in EXPORTS[here]
        ]
    return next((action for action in wished if action in legal), ("done",))


def _answer(s: WarState, legal: list[Action]) -> Action:
    """Attack as the learner, load grape first and the counter last, press on; else do little."""
    step = s.frames[-1][0]
    if step == "meet" and s.active == LEARNER:
        return legal[0]
    if step == "press":
        return ("press",)
    if step == "load":
        load = s.attack_load if s.frames[-1][1] == 0 else s.defence_load
        seat = s.attacker if s.frames[-1][1] == 0 else s.defender
        if seat == LEARNER and len(load) == cannons(s.convoys[seat]) - 1:
            return next((each for each in legal if each == ("load", 3)), legal[0])
        return next((each for each in legal if each == ("load", 1 - seat)), legal[0])
    for verb in _QUIET:
        if (verb,) in legal:
            return (verb,)
    return legal[0]


_VERBS = ("letter", "attack", "storm", "sell", "ship", "load", "ready", "go", "cast", "stay")
"""Verbs in the order in which hints try them."""


def preference(s: WarState, action: Action) -> int:
    """Return how late a hint tries an action: of equally short ways it shows the sensible one."""
    verb = str(action[0])
    late = 1000 * (_VERBS.index(verb) if verb in _VERBS else len(_VERBS))
    if verb == "sell":
        return late - int(action[2])
    if verb == "load":
        return late + (0, -1, 2, 3)[int(action[1])]
    if verb == "storm":
        return late + (int(action[1]) != aim(s, s.rules.scenario))
    return late
