"""How seats play in lessons: the learner's guide, and the other, who does little.

The guide is what a hint shows where no short way leads to the task; it looks at nothing that is
hidden. A lesson's data says with how many cubes aboard the guide ends a voyage before its last
space (``cubes``), whether ships that can fire ``wait`` where they are, which sealed choices the
other takes when it attacks and when it is attacked (``shots``), and whether the guide wants a ship
``alive``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.notation import NOTATION
from portsmouth.games.victory.rules import fight, scoring, ships, voyages
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    CHURCH,
    FIRE_CANNONS,
    FIRST_VOYAGE,
    FULL_SAIL,
    HAS_PIECE,
    LETTER,
    MERCHANT,
    MINE,
    PASSENGERS,
    SAILS,
    SHOTS,
    TOWN_HALL,
    Cubes,
    is_build,
    is_voyage,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, minus, plus, short_of
from portsmouth.games.victory.state import Ship, VictoryState

LEARNER = 0
_TURN = ("voyages", "repairs", "trade", "play", "discard")
_BALL, _CHAIN, _GRAPE, _FLEE_CHAIN = ("ball",), ("chain",), ("grape",), ("flee", 1)
SOON = 2
"""The space, counted from the start as 0, up to which voyages are compared."""


def asked(s: VictoryState) -> Seat:
    """Return who is to decide; of two that seal at once the learner first."""
    step = s.frames[-1][0]
    if step in _TURN:
        return s.active
    if step == "arm":
        state = fight.fight_of(s)
        waiting = [seat for seat, seal in zip(state.seats, state.seals, strict=True) if seal < 0]
        return LEARNER if LEARNER in waiting else waiting[0]
    return int(s.frames[-1][1])


def idle_policy(data: Mapping[str, Any]) -> Callable[[VictoryState, list[Action]], Action]:
    """Return the policy of all seats in a lesson."""
    shots = tuple(NOTATION.read(text) for text in data.get("shots", ("ball", "ball")))
    cubes, wait = int(data.get("cubes", 0)), bool(data.get("wait", False))
    alive = bool(data.get("alive", False))

    def policy(s: VictoryState, legal: list[Action]) -> Action:
        if asked(s) == LEARNER:
            return (
                _shot(s, legal, alive) if s.frames[-1][0] == "arm" else guide(s, legal, cubes, wait)
            )
        return other(s, legal, shots, wait)

    return policy


def other(s: VictoryState, legal: list[Action], shots: tuple[Action, ...], wait: bool) -> Action:
    """Sail voyages to their end and set out again; keep the shots that the lesson says."""
    match s.frames[-1][0]:
        case "voyages":
            return _voyage(s, legal, 0, wait)
        case "play":
            return _first(legal, "rest" if wait else "launch", "rest")
        case "arm":
            return _sealed(s, legal, shots)
        case "place":
            return max(legal, key=_filled)
    return _first(legal, "done", "decline", "pass")


def _sealed(s: VictoryState, legal: list[Action], shots: tuple[Action, ...]) -> Action:
    """Load what the lesson says; as the attacker break off after the first round."""
    state = fight.fight_of(s)
    side = fight.side_of(state, asked(s))
    broken_off = ("flee", SHOTS.index(str(shots[0][-1])))
    wanted = broken_off if side == 0 and state.round > 1 else shots[side]
    return wanted if wanted in legal else legal[0]


def guide(s: VictoryState, legal: list[Action], cubes: int, wait: bool) -> Action:
    """Do the next sensible thing that a learner may do."""
    match s.frames[-1][0]:
        case "voyages":
            return _voyage(s, legal, cubes, wait)
        case "any" | "outfit":
            return min(legal, key=lambda action: _take(s, int(action[1])))
        case "play":
            return _play(s, legal)
        case "place":
            return max(legal, key=_filled)
        case "discard":
            return min(legal, key=lambda action: worth(s, int(action[1])))
    return _first(legal, "merchant", "passengers", "cannons", "foundry", "done", "decline", "pass")


def _first(legal: list[Action], *verbs: str) -> Action:
    """Return the first legal action of the first verb that has one."""
    for verb in verbs:
        for action in legal:
            if action[0] == verb:
                return action
    return legal[0]


def _filled(action: Action) -> int:
    return int(action[1]).bit_count()


def _voyage(s: VictoryState, legal: list[Action], cubes: int, wait: bool) -> Action:
    """End a voyage that has brought enough, push on to the last space, sail, or stay."""
    for ship in ships.held_by(s, s.active):
        if voyages.must_end(ship):
            return ("end", ship.id)
        if not ships.sailing(ship) or (wait and ships.on_blast(ship)):
            continue
        last = ship.space + 1 == ships.spaces(ship) - 1
        if cubes and not ship.acted and aboard(ship) >= cubes:
            return ("end", ship.id)
        push, sail = ("push", ship.id), ("sail", ship.id)
        for action in (push, sail) if last else (sail, push):
            if action in legal:
                return action
    return _first(legal, "done")


def aboard(ship: Ship) -> int:
    """Return how many cubes a voyage would bring if it ended here."""
    total, choices = voyages.cargo(ship.voyage, ship.space)
    return sum(total) + choices


def _take(s: VictoryState, kind: int) -> tuple[int, int]:
    """Return how late a kind is taken: first what is lacking, then what there is most of."""
    held = s.ports[LEARNER].cubes
    return sum(lacking(s, plus(held, ONE[kind]))), -held[kind]


def lacking(s: VictoryState, held: Cubes) -> Cubes:
    """Return the cubes that are lacking for a Mine in the hand; none without one."""
    mines = [card for card in s.ports[LEARNER].hand if is_build(card) and BUILDING_OF[card] == MINE]
    return short_of(held, BUILDING_COST[MINE]) if mines else (0, 0, 0, 0)


def _play(s: VictoryState, legal: list[Action]) -> Action:
    """Set out with the best voyage, or help the own ship on; else nothing."""
    able = [
        action for action in legal if action[0] in ("launch", "full") and not _foreign(s, action)
    ]
    return min(able, key=lambda action: preference(s, action), default=("rest",))


def _foreign(s: VictoryState, action: Action) -> bool:
    """Return whether an action moves another's ship."""
    return action[0] in ("full", "push", "storm") and (
        ships.the(s, int(action[1])).holder != LEARNER
    )


def _shot(s: VictoryState, legal: list[Action], alive: bool) -> Action:
    """Flee from an attack. As the attacker fire ball, or chain and then grape to board."""
    state = fight.fight_of(s)
    side = fight.side_of(state, LEARNER)
    own, enemy = fight.ship_of(s, side), fight.ship_of(s, 1 - side)
    if side == 1:
        return _FLEE_CHAIN if _FLEE_CHAIN in legal else _CHAIN
    if not alive:
        return _BALL
    return _GRAPE if ships.free(own, SAILS) > ships.free(enemy, SAILS) else _CHAIN


def worth(s: VictoryState, card: int) -> int:
    """Return how dear a card of the hand is to the guide: the cheapest is discarded first."""
    if card in (PASSENGERS, FULL_SAIL, FIRE_CANNONS, MERCHANT):
        return 4
    if is_build(card):
        return 3 if BUILDING_OF[card] in (MINE, CHURCH, TOWN_HALL) else 1
    return 2 if is_voyage(card) or card == LETTER else 0


_VERBS = (
    "end",
    "sail",
    "push",
    "launch",
    "full",
    "passengers",
    "build",
    "found",
    "fire",
    "done",
    "trade",
    "decline",
    "rest",
)
"""Verbs in the order in which hints try them."""


def preference(s: VictoryState, action: Action) -> int:
    """Return how late a hint tries an action: of equally short ways it shows the sensible one."""
    verb = str(action[0])
    late = 1000 * (_VERBS.index(verb) if verb in _VERBS else len(_VERBS))
    if _foreign(s, action):
        return late + 50_000
    match verb:
        case "launch":
            return late - _prospect(int(action[1]))
        case "found":
            return late + worth(s, int(action[2]))
        case "trade":
            held = s.ports[LEARNER].cubes
            after = plus(minus(held, TRADES[int(action[1])]), ONE[int(action[2])])
            lost = max(0, scoring.sets(s, held) - scoring.sets(s, after))
            return late + 100 * lost + 20 * sum(lacking(s, after)) - max(after)
        case "place":
            return late - _filled(action)
        case "drop":
            return late + worth(s, int(action[1]))
    return late


def _prospect(card: int) -> int:
    """Return what a voyage is worth: the cubes that come soon, and a Piece of Eight."""
    total, choices = voyages.cargo(card, SOON)
    return 2 * (sum(total) + choices) + 5 * HAS_PIECE[card - FIRST_VOYAGE]
