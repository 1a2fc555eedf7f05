"""In a conflict: which card to play and how to load, by exact odds (W47-W49, W66, K18-K21)."""

from __future__ import annotations

from functools import lru_cache

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.types import Action
from portsmouth.games.war.bots import hunts, storms
from portsmouth.games.war.bots.loading import (
    Fighter,
    answers_of,
    loads_from,
    mean,
    mixed,
    side,
)
from portsmouth.games.war.odds.battles import Battle, battle
from portsmouth.games.war.odds.forts import Assault, storm
from portsmouth.games.war.odds.guns import boarders, helps
from portsmouth.games.war.rules.components import (
    CANNONS,
    CARDS,
    CARPENTER,
    EVASIVE,
    HULL,
    MASTER_GUNNER,
    NONE,
    SAILMAKER,
    SURGEON,
    Numbers,
    counters,
)
from portsmouth.games.war.rules.fleet import hidden_cards, holds
from portsmouth.games.war.rules.world import distances, space_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import READY
from portsmouth.games.war.steps.conflict import CARD, LOAD, NO_CARD

HEALS = (SURGEON, CARPENTER, SAILMAKER)
HEALING = 120
"""Turns, in thousandths, that a card is worth which heals after a conflict."""
SPARED = 100
"""Turns, in thousandths, that a card must bring to be played."""
SPARED_ODDS = 40_000
"""Chances in a million that a card must bring in an attack on a port."""


@lru_cache(maxsize=2_000)
def steps(port: int, other: int) -> int:
    """Return the steps between two ports."""
    return distances(space_of(other))[space_of(port)]


def fighters(s: WarState, played: Numbers) -> tuple[Fighter, Fighter]:
    """Return both sides of the conflict at hand, with these cards played."""
    found = []
    for place, seat in enumerate((s.attacker, s.defender)):
        convoy = s.convoys[seat]
        guns = helps(played[place], played[1 - place], holds(convoy, MASTER_GUNNER))
        found.append(Fighter(convoy.ships, convoy.values, guns, boarders(played[place])))
    return found[0], found[1]


def worth(s: WarState, seat: int, found: Battle) -> int:
    """Return what a conflict at hand with such odds is worth to one of its sides."""
    brings, costs = hunts.settled(s, s.attacker, s.defender, found, pays=False)
    share = hunts.share_of_harm(s)
    if seat == s.attacker:
        return brings + costs * share // 1000
    return -costs - brings * share // 1000


def load(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Return the counters that are still to be laid, and the end of loading."""
    first = seat == s.attacker
    laid = s.attack_load if first else s.defence_load
    full = best_load(s, seat, laid)
    line = tuple(LOAD[counter] for counter in full[len(laid) :])
    return (*line, READY)


def best_load(s: WarState, seat: int, laid: Numbers = ()) -> Numbers:
    """Return the load that does best against a mixture of the likely answers."""
    shots = counters(s.rules.shots)
    one, other = fighters(s, s.played)
    mine, theirs = (one, other) if seat == s.attacker else (other, one)
    loads = loads_from(mine, shots, laid)
    table = []
    for each in loads:
        row = []
        for answer in answers_of(theirs, shots):
            sides = side(mine, each), side(theirs, answer)
            found = battle(*sides) if seat == s.attacker else battle(*sides[::-1])
            row.append(worth(s, seat, found))
        table.append(tuple(row))
    return loads[mixed(tuple(table))]


def card(s: WarState, seat: int, legal: list[Action]) -> Line:
    """Return the card that brings most, or none if it had better be kept."""
    kinds = dict.fromkeys(CARDS[each] for each in hidden_cards(s.convoys[seat]))
    playable = [kind for kind in kinds if CARD[kind] in legal]
    judge = fort_card if s.fort != NONE else battle_card
    best, gain = NO_CARD, 0
    for kind in playable:
        brings = judge(s, seat, kind)
        if brings > gain:
            best, gain = CARD[kind], brings
    return (best,)


def battle_card(s: WarState, seat: int, kind: int) -> int:
    """Return the turns, in thousandths, that a card brings in a conflict; 0 if too few."""
    without = worth(s, seat, expected(s, s.played))
    if kind == EVASIVE:
        return max(0, -without - SPARED)
    if kind in HEALS:
        return HEALING - SPARED
    place = int(seat == s.defender)
    played = (*s.played[:place], kind, *s.played[place + 1 :])
    return max(0, worth(s, seat, expected(s, played)) - without - SPARED)


def expected(s: WarState, played: Numbers) -> Battle:
    """Return what comes of the conflict at hand on the mean, both loading as is likely."""
    one, other = fighters(s, played)
    shots = counters(s.rules.shots)
    rows = [
        mean(
            tuple(
                battle(side(one, each), side(other, answer)) for answer in answers_of(other, shots)
            )
        )
        for each in answers_of(one, shots)
    ]
    return max(rows, key=lambda each: each.takes - each.taken - each.sunk)


def fort_card(s: WarState, seat: int, kind: int) -> int:
    """Return the chances in a million that a card brings against a port; 0 if too few."""
    if kind == CARPENTER:
        return 0
    convoy = s.convoys[seat]
    gunner = holds(convoy, MASTER_GUNNER)
    found = []
    for played in (NONE, kind):
        ours, theirs = helps(played, NONE, gunner), helps(NONE, played, False)
        start = Assault(convoy.values[HULL], CANNONS[convoy.ships], s.cannons, ours, theirs)
        odds = storm(start, storms.flees(convoy))
        found.append(odds.taken - odds.sunk - odds.dear)
    return max(0, found[1] - found[0] - SPARED_ODDS)
