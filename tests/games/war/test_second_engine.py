"""Two engines fight the same conflicts and attacks with the same dice, and must agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.components import FACES, KINDS, MOST_VALUE, NONE, SHOTS, STRENGTH
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, position, step
from tests.games.war.naive.fights import Fleet, conflict, siege

CONFLICTS = 500
"""Conflicts in each of the four tests; as many attacks on ports."""
CARDS = (
    None,
    "heated_shot",
    "extra_gun",
    "damp_powder",
    "surgeon",
    "carpenter",
    "sailmaker",
    "marines",
)
GUNNER = KINDS.index("master_gunner")
HEALING = [KINDS.index(each) for each in ("surgeon", "carpenter", "sailmaker")]
GOODS = ("tea", "silks", "gems", "furs", "sugar")


def thrown(rng: Rng) -> Iterator[int]:
    """Explosions, as the engine throws them."""
    while True:
        yield FACES[rng.below(len(FACES))]


def any_convoy(rng: Rng, at: str, card: str | None) -> Any:
    """A convoy of any strength and cargo."""
    ships = 1 + rng.below(4)
    most = MOST_VALUE[ships]
    values = [rng.below(most + 1), rng.below(most + 1), 1 + rng.below(most)]
    if rng.below(2):
        values = [most - rng.below(2), most - rng.below(2), most - rng.below(2)]
    crates = {good: rng.below(ships + 1) for good in GOODS}
    if rng.below(3) == 0:
        crates = dict.fromkeys(GOODS[:3], 2 * ships)
    hand = [card] if card else []
    hand += ["master_gunner"] if rng.below(3) == 0 else []
    return convoy(
        at,
        ships=ships,
        sails=values[0],
        crew=values[1],
        hull=values[2],
        gold=rng.below(50),
        cargo=crates,
        hand=hand,
    )


def fleet(ship: Any, card: str | None, gunner: bool) -> Fleet:
    """The same convoy for the naive engine."""
    return Fleet(
        ship.ships, *ship.values, gold=ship.gold, crates=sum(ship.hold), card=card, gunner=gunner
    )


def loads(s: WarState, rng: Rng) -> list[list[str]]:
    """Play any loads of both sides but for the last ``ready``, and return them."""
    found: list[list[str]] = [[], []]
    for side in (0, 1):
        while True:
            (seat,) = GAME.actors(s)
            legal = GAME.legal(s, seat)
            if legal == [("ready",)]:
                break
            action = legal[-1] if rng.below(3) == 0 else legal[rng.below(len(legal))]
            found[side].append(SHOTS[int(action[1])])
            GAME.apply(s, seat, action)
        if side == 0:
            GAME.apply(s, seat, ("ready",))
    return found


def same(s: WarState, seat: int, other: Fleet) -> None:
    """Both engines say the same of a convoy."""
    ship = s.convoys[seat]
    asked = {(frame[0], frame[1]): frame for frame in s.frames if len(frame) > 1}
    assert ship.ships == other.ships
    assert ship.values == other.values()
    assert ship.gold == other.gold
    assert (("again", seat) in asked) == other.fresh
    assert (("stow", seat) in asked) == other.stows
    assert ("give", seat) in asked or not other.gives
    if ("give", seat) in asked:
        assert asked["give", seat][2] == other.gives
    assert sum(ship.hold) == other.crates


@pytest.mark.parametrize("part", range(4))
def test_conflicts(part: int) -> None:
    """W50, W52, W55, W56, W57, W58, W60, W62, W102, W104, K23: value by value, to the last die."""
    rng = Rng(part).fork("conflicts")
    ends: Counter[str] = Counter()
    for number in range(CONFLICTS):
        cards = [CARDS[rng.below(len(CARDS))] for _ in range(2)]
        if cards[0] == cards[1] and cards[0] in ("marines", "surgeon", "carpenter", "sailmaker"):
            cards[1] = None
        ships = [any_convoy(rng, "m18", card) for card in cards]
        gunners = [rng.below(3) == 0 for _ in range(2)]
        for ship in ships:
            ship.hand = tuple(kind for kind in ship.hand if kind != GUNNER)
        if gunners[0]:
            gunners[1] = False
        for ship, gunner in zip(ships, gunners, strict=True):
            ship.hand += (GUNNER,) if gunner else ()
        s = position(*ships, *(convoy("m3") for _ in range(4)))
        GAME.apply(s, 0, ("stay",))
        GAME.apply(s, 0, ("attack", 1))
        while step(s) == "card":
            (seat,) = GAME.actors(s)
            legal = GAME.legal(s, seat)
            GAME.apply(s, seat, legal[0])
        fleets = [fleet(s.convoys[seat], cards[seat], gunners[seat]) for seat in (0, 1)]
        attack, defence = loads(s, rng)
        seed = rng.bits()
        s.rng = Rng(seed)
        GAME.apply(s, 1, ("ready",))
        naive = Rng(seed)
        conflict(*fleets, attack, defence, thrown(naive))
        assert naive.count == s.rng.count, f"dice of conflict {number}"
        ends[step(s)] += 1
        for seat in (0, 1):
            if not any(frame[0] in ("give", "stow", "again") for frame in s.frames):
                same(s, seat, fleets[seat])
            else:
                before_cards(s, seat, fleets[seat])
        ends["fresh"] += fleets[0].fresh + fleets[1].fresh
        ends["lost"] += fleets[0].lost_ship + fleets[1].lost_ship
        ends["stow"] += fleets[0].stows + fleets[1].stows
        ends["give"] += bool(fleets[0].gives) + bool(fleets[1].gives)
    assert ends["fresh"] > 30
    assert ends["lost"] > 100
    assert ends["stow"] > 3
    assert ends["give"] > 10


def before_cards(s: WarState, seat: int, other: Fleet) -> None:
    """Where a question comes first, cards have not healed anything yet (S84)."""
    ship = s.convoys[seat]
    if s.played[0 if seat == s.attacker else 1] in HEALING:
        assert all(one <= two for one, two in zip(ship.values, other.values(), strict=True))
        assert (ship.ships, ship.gold) == (other.ships, other.gold)
        return
    same(s, seat, other)


@pytest.mark.parametrize("part", range(4))
def test_attacks_on_ports(part: int) -> None:
    """W68, W69, W70, W112, S29, S78, K23: round by round, with any cards, fleeing at last."""
    rng = Rng(part).fork("sieges")
    ends: Counter[str] = Counter()
    for number in range(CONFLICTS):
        card = ("heated_shot", "extra_gun", "damp_powder", "carpenter", None)[rng.below(5)]
        ship = any_convoy(rng, "d18", card)
        gunner = GUNNER in ship.hand
        s = position(ship, *(convoy("m3") for _ in range(5)), step="sail", roll=1)
        most = 1 + rng.below(4)
        seed = rng.bits()
        s.rng = Rng(seed)
        own, strength = fleet(s.convoys[0], card, gunner), STRENGTH[s.deck[0]]
        GAME.apply(s, 0, GAME.notation.read("storm cadiz"))
        if step(s) == "card":
            GAME.apply(s, 0, GAME.legal(s, 0)[0])
        ends["fought"] += 1
        rounds = 1
        while step(s) == "press" and rounds < most:
            GAME.apply(s, 0, ("press",))
            rounds += 1
        if step(s) == "press":
            GAME.apply(s, 0, GAME.notation.read("flee d18"))
            ends["fled"] += 1
        naive = Rng(seed)
        end = siege(own, strength, rounds, thrown(naive))
        assert naive.count == s.rng.count, f"dice of attack {number}"
        if not own.gives:
            assert (s.flags[2] != NONE) == end.taken
            assert (step(s) == "flee") == end.driven_off
        same(s, 0, own)
        ends["gave"] += bool(own.gives)
        ends["taken"] += end.taken
        ends["fresh"] += own.fresh
        ends["off"] += end.driven_off
    assert min(ends[each] for each in ("fled", "taken", "fresh", "off")) > 5, ends
