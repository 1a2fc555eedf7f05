"""The predicates that lessons judge their tasks by."""

from __future__ import annotations

from portsmouth.games.war.lessons.detours import PIRACY, unladen
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import BOARD, GOODS, GRAPE, PORTS, SHIP_COST
from portsmouth.games.war.rules.fleet import cannons
from portsmouth.games.war.rules.names import good_name, port_name
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import happened, own_events

SAINT_LOUIS = port_name(PORTS.index("saint_louis"))
WEAPONS = good_name(GOODS.index("weapons"))


def _docked_there(at: LessonContext) -> bool:
    """Return whether the learner has docked in Saint-Louis (W82, W86)."""
    return any(event.facts["port"] == SAINT_LOUIS for event in own_events(at, "docked"))


def _sold_weapons(at: LessonContext) -> bool:
    """Return whether weapons were sold where they are dear (W32): all, or enough for a ship."""
    own = at.now.convoys[at.seat]
    sold = any(
        event.facts["good"] == WEAPONS
        and int(str(event.facts["gold"])) > int(str(event.facts["count"]))
        for event in own_events(at, "sold")
    )
    return sold and (own.gold >= SHIP_COST or unladen(at))


def _loaded(at: LessonContext) -> bool:
    """Return whether grape is loaded, and the boarding counter last (W98)."""
    load = at.now.attack_load
    full = len(load) == cannons(at.now.convoys[at.seat])
    return full and at.now.attacker == at.seat and GRAPE in load and load[-1] == BOARD


def _docked_as_pirate(at: LessonContext) -> bool:
    """Return whether a pirate has docked in a port that is no pirate's (W43)."""
    turned = False
    for event in at.events:
        if event.facts.get("seat") != at.seat:
            continue
        turned = turned or event.kind == "turned_pirate"
        if turned and event.kind == "docked":
            port = next(p for p in range(len(PORTS)) if port_name(p) == event.facts["port"])
            if not harbours.is_pirate_port(at.now, port):
                return True
    return False


def _won(at: LessonContext) -> bool:
    """Return whether the learner has won (W115)."""
    return not at.now.frames and at.now.way >= 0 and at.now.active == at.seat


def _won_by_piracy(at: LessonContext) -> bool:
    """Return whether the learner has won by piracy (W73)."""
    return _won(at) and at.now.way == PIRACY


def _docked(at: LessonContext) -> bool:
    """Return whether the learner has docked as the lesson asks: there, or as a pirate."""
    return _docked_there(at) if at.first.rules.scenario == "trade" else _docked_as_pirate(at)


def _won_so(at: LessonContext) -> bool:
    """Return whether the learner has won, by piracy where the lesson is about that."""
    return _won_by_piracy(at) if at.first.rules.scenario == "black" else _won(at)


PREDICATES: dict[str, Predicate] = {
    "cast": happened("rolled"),
    "sold": _sold_weapons,
    "ship": happened("bought_ship"),
    "taken": happened("took_letter"),
    "stormed": happened("attacks_port"),
    "planted": happened("taken"),
    "attacked": happened("attacks"),
    "loaded": _loaded,
    "captured": happened("captured"),
    "turned": happened("turned_pirate"),
    "docked": _docked,
    "won": _won_so,
    "open": happened("docked"),
    "passenger": happened("delivered"),
}
"""Every predicate by its name in ``positions.json``."""


def turns_gone(turns: int) -> Predicate:
    """Return a predicate: more than ``turns`` further turns of the learner have begun."""
    return lambda at: len(own_events(at, "turn")) > turns


def anywhere(at: LessonContext) -> bool:
    """Return whether the learner is to act: a goal over several turns is led to step by step."""
    return bool(at.now.frames)
