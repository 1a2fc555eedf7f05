"""A prepared combat: two ships within range, and what the challenger has to bring about.

The setting ``scenario`` names the task, the seed gives all else: who attacks, both ships' damage,
upgrades, voyages and passengers, and what both ports have for a combat. Whoever looks at it knows
that nobody holds a Letter of Marque: both lie on the discards. The match ends with the combat.
"""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.core.rng import Rng
from portsmouth.games.victory.rules import ships
from portsmouth.games.victory.rules.components import (
    ARMOURY,
    ARTISAN_GUILD,
    BUILDING_OF,
    CANNONS,
    CRAFTING_GUILD,
    DECK,
    FIRE_CANNONS,
    FOUNDRY,
    HATCHES,
    HOIST,
    LETTER,
    MOST_FIGHT_ROUNDS,
    OUT_MANOEUVRE,
    PASSENGERS,
    SHIPS_PER_COLOUR,
    SPACES,
    SUPPLY,
    Cubes,
    is_build,
    is_voyage,
    spaces_of,
)
from portsmouth.games.victory.state import Fight, Ship, VictoryState

Wear = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""How many dice may lie on hull, sails and crew, each number as likely as the next."""
SINK_HER, TAKE_HER, GET_AWAY = TASKS = ("sink_her", "take_her", "get_away")
CHALLENGER, OPPONENT = SEATS = (0, 1)
OWN_SHIP, ENEMY_SHIP = (seat * SHIPS_PER_COLOUR for seat in SEATS)
"""The ids of the two ships."""
MOST_ROUNDS = 12
"""After so many rounds night falls: both ships are apart."""
HURT = (0, 0, 0, 1, 1, 2)
"""How many dice lie on a track, each as likely as the next."""
WORN = (1, 1, 2, 2, 3)
"""How many on the sails and crew of a ship that is to be taken."""
USEFUL = frozenset({CANNONS, HATCHES, OUT_MANOEUVRE, HOIST})
"""Cards that count in a combat."""
ARMING = frozenset({FOUNDRY, ARMOURY, CRAFTING_GUILD, ARTISAN_GUILD})
"""Buildings that do."""


def is_duel(s: VictoryState) -> bool:
    """Return whether the match is a prepared combat."""
    return bool(s.rules.scenario)


def most_rounds(s: VictoryState) -> int:
    """Return after how many rounds a combat is stopped (R34), a prepared one earlier."""
    return MOST_ROUNDS if is_duel(s) else MOST_FIGHT_ROUNDS


def lay_out(s: VictoryState) -> None:
    """Put both ships, ports and hands where the combat begins, by the numbers of the state."""
    rng = s.rng
    cards = list(DECK)
    rng.shuffle(cards)
    s.discards = tuple(_take(cards, LETTER, LETTER, FIRE_CANNONS))
    for id in (OWN_SHIP, ENEMY_SHIP):
        worn = WORN if id == ENEMY_SHIP and s.rules.scenario == TAKE_HER else HURT
        _fit_out(ships.the(s, id), cards, (HURT, worn, worn), rng)
    for port in s.ports:
        port.cubes = _cubes(rng)
        port.buildings = tuple(_take_first(cards, rng.below(3), _counts_in_combat))
        useful = _take_first(cards, rng.below(3), USEFUL.__contains__)
        port.hand = tuple(
            sorted([*useful, *_take_first(cards, 1 + rng.below(2), _does_nothing_in_combat)])
        )
    s.bank = _bank_without(SUPPLY, s.ports[CHALLENGER].cubes, s.ports[OPPONENT].cubes)
    s.pile = tuple(cards)
    attacker = OPPONENT if s.rules.scenario == GET_AWAY else _attacker(s.rules.scenario, rng)
    s.round = 3 + rng.below(6)
    s.first, s.active, s.plays = CHALLENGER, attacker, 0
    own = (OWN_SHIP, ENEMY_SHIP) if attacker == CHALLENGER else (ENEMY_SHIP, OWN_SHIP)
    s.fight = Fight((attacker, 1 - attacker), own)
    s.frames = (("arm",),)


def won(s: VictoryState) -> bool:
    """Return whether the challenger has done what he had to, if the combat ended now.

    A ship that is taken counts as sunk; his own must be afloat and his in any case.
    """
    holders = {ship.id: ship.holder for ship in s.ships}
    if holders.get(OWN_SHIP) != CHALLENGER:
        return False
    if s.rules.scenario == GET_AWAY:
        return True
    taken = holders.get(ENEMY_SHIP) == CHALLENGER
    return taken or (s.rules.scenario == SINK_HER and ENEMY_SHIP not in holders)


def _attacker(task: str, rng: Rng) -> int:
    """Return who attacks: a captain who is to be taken does so now and then."""
    return rng.below(2) if task == SINK_HER else int(not rng.below(4))


def _fit_out(ship: Ship, cards: list[int], wear: Wear, rng: Rng) -> None:
    """Give a ship a voyage on which she can be attacked, dice, perhaps an upgrade, passengers."""
    (ship.voyage,) = _take_first(cards, 1, is_voyage)
    blasts = [at for at, space in enumerate(spaces_of(ship.voyage)) if space.blast]
    ship.space = blasts[rng.below(len(blasts))]
    if rng.below(2):
        (ship.upgrade,) = _take_first(cards, 1, is_build)
    if not rng.below(3):
        ship.passengers = len(_take_first(cards, 1, PASSENGERS.__eq__))
    ship.damage = tuple(_dice(may[rng.below(len(may))], rng) for may in wear)


def _dice(count: int, rng: Rng) -> int:
    """Return a track on which so many dice lie."""
    places = list(range(SPACES))
    rng.shuffle(places)
    return sum(1 << place for place in places[:count])


def _cubes(rng: Rng) -> Cubes:
    """Return a port's cubes: up to two of each kind."""
    return (rng.below(3), rng.below(3), rng.below(3), rng.below(3))


def _bank_without(all_: Cubes, one: Cubes, other: Cubes) -> Cubes:
    wood, brick, metal, cloth = (a - b - c for a, b, c in zip(all_, one, other, strict=True))
    return (wood, brick, metal, cloth)


def _counts_in_combat(card: int) -> bool:
    """Return whether a card is a building that counts in a combat."""
    return is_build(card) and BUILDING_OF[card] in ARMING


def _does_nothing_in_combat(card: int) -> bool:
    """Return whether a card does nothing in a combat."""
    return card not in USEFUL


def _take_first(cards: list[int], count: int, fits: Callable[[int], bool]) -> list[int]:
    """Return the first cards of a kind, which leave the others; fewer if there are no more."""
    return _take(cards, *[card for card in cards if fits(card)][:count])


def _take(cards: list[int], *taken: int) -> list[int]:
    """Return cards, which leave the others."""
    for card in taken:
        cards.remove(card)
    return [*taken]
