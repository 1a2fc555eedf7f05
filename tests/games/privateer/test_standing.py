"""Answers in advance: what each leads to where it is asked in another's turn."""

from __future__ import annotations

import pytest

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.contract.walk import play_on
from tests.games.privateer.build import actor, asked, legal, play, position, ship

CARDS = ("PC01", "PC02", "PC03", "PC04", "PC05", "PC06")
"""Best paid: fruit, tobacco and cinnamon 5, sugar and paprika 4, rum nowhere. Cheapest: rum and
cinnamon 1, paprika, fruit and sugar 2, tobacco 3."""
ANCHORS = ("catalina", "havana", "tortuga", "san_juan", "caracas", "cartagena")
PRICES = dict(zip(ANCHORS, CARDS, strict=True))


def answer(s: PrivateerState, **answers: str) -> str | None:
    """What the seat that is asked does by its answers."""
    action = GAME.standing_answer(s, actor(s), answers)
    return GAME.notation.write(action) if action else None


def attacked(*ships: Ship, dice: list[int | str]) -> PrivateerState:
    """The first ship attacks the second, which is asked something or has lost."""
    return play(position(*ships, ports=PRICES), "sail i9", "roll", dice=dice)


def offered(*ships: Ship, offer: str) -> PrivateerState:
    """The first ship draws a Parley, and the second is asked."""
    s = position(*ships, step="bounty", deck=["parley"], ports=PRICES)
    return play(s, "draw", offer)


@pytest.mark.parametrize(
    ("dice", "done"), [([6, 1], "reroll"), ([3, 3], "reroll"), ([1, 6], "stand")]
)
def test_read_rolls_again_unless_ahead(dice: list[int | str], done: str) -> None:
    """B39, P44: behind and level; or never, or she is asked."""
    s = attacked(ship("h8", cannons=1), ship("i9", "read", cannons=1), dice=dice)
    assert asked(s) == ("again", 1)
    assert answer(s, reroll="unless_ahead") == done
    assert answer(s, reroll="never") == "stand"
    assert answer(s) is answer(s, plunder="dearest") is None


def test_read_is_asked_in_her_own_turn() -> None:
    """B39: answers are for others' turns."""
    s = attacked(ship("h8", "read", cannons=1), ship("i9", cannons=1), dice=[1, 6])
    assert asked(s) == ("again", 0)
    assert answer(s, reroll="unless_ahead") is None


def test_a_defender_steals_what_sells_best() -> None:
    """P49, P50: by the open ports, while there is room; what none buys comes last."""
    held = {"rum": 3, "sugar": 1, "tobacco": 1}
    mine = ship("i9", cannons=1, hold=0, cargo={"rum": 1})
    s = attacked(ship("h8", cannons=1, cargo=held), mine, dice=[1, 6])
    assert asked(s) == ("plunder", 1)
    done = []
    while asked(s)[0] == "plunder":
        done.append(answer(s, plunder="dearest"))
        assert answer(s) is None
        play(s, str(done[-1]), dice=["blue"] if done[-1] == "enough" else [])
    assert done == ["steal tobacco", "steal sugar", "steal rum", "enough"]


def test_caesar_takes_the_relic_with_the_most_infamy() -> None:
    """B40, B51: as defender."""
    loot = ["sea_chart", "viceroys_crown", "sun_disc"]
    s = attacked(ship("h8", cannons=1, relics=loot), ship("i9", "caesar", cannons=1), dice=[1, 6])
    assert asked(s) == ("seize", 1)
    assert answer(s, seize="best") == "seize viceroys_crown"
    assert answer(s) is None


def test_the_worst_curse_is_handed_on() -> None:
    """B52: or none."""
    mine = ship("i9", cannons=1, relics=["barnacled_anchor", "cursed_doubloon"])
    s = attacked(ship("h8", cannons=1), mine, dice=[1, 6])
    assert asked(s) == ("hand", 1)
    assert answer(s, hand="yes") == "hand cursed_doubloon"
    assert answer(s, hand="no") == "pass"
    assert answer(s) is None


def test_what_sells_worst_goes_overboard() -> None:
    """B28, B50: when a Relic that made room is taken in another's turn."""
    owner = ship("i9", cannons=1, hold=0, relics=["letter_of_marque"])
    s = position(ship("h8"), owner, ports=PRICES)
    owner.cargo = (1, 0, 1, 0, 0, 0)
    s.frames = (("sail",), ("discard", 1, 1))
    assert legal(s) == ["discard paprika", "discard fruit"]
    assert answer(s, discard="cheapest") == "discard paprika"
    assert answer(s) is None


@pytest.mark.parametrize(
    ("offer", "silver", "done"),
    [
        ("ask paprika 2", 10, "accept"),
        ("ask paprika 3", 10, "decline"),
        ("ask paprika 2", 1, "decline"),
        ("ask tobacco 3", 10, "accept"),
        ("bid fruit 5", 10, "accept"),
        ("bid fruit 4", 10, "decline"),
        ("bid rum 9", 10, "decline"),
    ],
)
def test_parley_at_a_ports_price(offer: str, silver: int, done: str) -> None:
    """B54, B80: the best open port's or better, if it can be paid; no port buys rum here."""
    crew = (
        ship("k9", cargo={"paprika": 1, "tobacco": 1}),
        ship("c2", "bonnet", silver=silver, cargo={"fruit": 1, "rum": 1}),
    )
    s = offered(*crew, offer=offer)
    assert asked(s) == ("answer", 1)
    assert answer(s, parley="port_price") == done
    assert answer(s, parley="decline") == "decline"
    assert answer(s) is None


def test_a_good_that_no_port_sells_is_not_bought() -> None:
    """B54: there is no price to compare it with."""
    ports = dict(zip(ANCHORS, ("PC11", "PC12", "PC14", "PC15", "PC19", "PC20"), strict=True))
    s = position(
        ship("k9", cargo={"rum": 1}), ship("c2"), step="bounty", deck=["parley"], ports=ports
    )
    play(s, "draw", "ask rum 1")
    assert answer(s, parley="port_price") == "decline"


def test_whatever_is_asked_out_of_turn_can_be_answered_in_advance() -> None:
    """P30, B13: in random games, with all questions answered."""
    answers = {each.key: each.answers[0] for each in META.standing_questions}
    met: set[str] = set()
    for seed in range(6):
        match, rng = portsmouth.new("privateer", 6, {"captains": "dealt"}, seed), Rng(seed)
        while match.actors and len(match.journal) < 500:
            turn_info, seat = GAME.turn_info(match.state), match.actors[0]
            if turn_info and turn_info.seat != seat:
                met.add(str(match.state.frames[-1][0]))
                assert GAME.standing_answer(match.state, seat, answers), match.state.frames
            play_on(match, rng, 1)
    assert {"plunder", "answer", "again"} <= met
