"""Answers in advance and questions that nobody need be asked (W17, W47, W98, W108, S95)."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules.components import PORTS
from portsmouth.games.war.state import WarState
from tests.games.war.build import asked, convoy, legal, play, position


def standing(s: WarState, **answers: str) -> str | None:
    """What the seat that is asked does by its answers."""
    (seat,) = GAME.actors(s)
    action = GAME.standing_answer(s, seat, answers)
    return GAME.notation.write(action) if action else None


def left(s: WarState, **answers: str) -> str | None:
    """The answer that need not be asked for, to who is alone at a device."""
    step, (seat,) = GAME.step(s), GAME.actors(s)
    assert step is not None
    action = step.only_answer(s, seat, GAME.legal(s, seat), answers) if step.unasked else None
    return GAME.notation.write(action) if action else None


def hailed() -> WarState:
    """The second is asked whether it fires on the first, which stopped in its space."""
    s = position(convoy("m18"), convoy("m18"))
    play(s, "stay", "pass")
    assert asked(s) == ("hail", 1)
    return s


def attacked(**more: Any) -> WarState:
    """The first attacks the second, which holds what is said."""
    s = position(convoy("m18"), convoy("m18", **more))
    play(s, "stay", "attack 1")
    return s


def test_fire_is_held_where_the_seat_has_it_so() -> None:
    """W17, S45: unasked and for a link alike; else it is asked, since it is a choice."""
    s = hailed()
    assert standing(s, hail="hold") == left(s, hail="hold") == "pass"
    assert standing(s) is left(s) is left(s, card="none") is None


def test_no_card_is_played_when_another_attacks() -> None:
    """W47, S94: the attacker is asked in its own turn, whatever it has answered."""
    s = attacked(hand=["marines"])
    assert asked(s) == ("card", 1)
    assert standing(s, card="none") == "none"
    assert left(s) is None
    own = position(convoy("m18", hand=["marines"]), convoy("m18"))
    play(own, "stay", "attack 1")
    assert asked(own) == ("card", 0)
    assert standing(own, card="none") is None


def test_who_can_play_no_card_is_not_asked() -> None:
    """S95: the page answers it by itself; others see the same as if it had been chosen."""
    s = attacked(hand=["fair_wind"])
    assert legal(s) == ["none"]
    assert left(s) == "none"


def test_balls_are_loaded_when_another_attacks() -> None:
    """W98: ball before grape, then ready; in one's own turn one loads oneself."""
    s = attacked()
    assert asked(s) == ("load", 0)
    assert standing(s, load="ball") is None
    while asked(s)[1] == 0:
        play(s, legal(s)[0])
    done = []
    while asked(s) == ("load", 1):
        answer = standing(s, load="ball")
        assert answer is not None
        done.append(answer)
        if answer == "ready":
            break
        play(s, answer)
    assert done == ["load ball", "load ball", "ready"]


@pytest.mark.parametrize(
    ("cargo", "most", "only"),
    [({"tea": 6}, "give tea 5", "give tea 5"), ({"tea": 2, "furs": 4}, "give furs 4", None)],
)
def test_crates_are_given_up(cargo: dict[str, int], most: str, only: str | None) -> None:
    """S25, W108: of one good there is nothing to choose; else what there is most of."""
    s = position(convoy("m18"), convoy("m18", ships=2, cargo=cargo))
    s.frames = (("give", 1, min(5, sum(cargo.values())), 0),)
    assert standing(s, give="most") == most
    assert standing(s) is None
    assert left(s) == only
    assert most in legal(s)


def test_whoever_has_one_way_out_is_not_asked() -> None:
    """S70, S95: a port with one dock cell leaves nothing to choose."""
    for port, ways in (("kingston", 1), ("london", 2)):
        s = position(convoy(port), convoy("m18"))
        s.frames = (("flee", PORTS.index(port)),)
        assert len(legal(s)) == ways
        assert (left(s) is not None) == (ways == 1)


def test_what_may_be_answered_in_advance() -> None:
    """Only questions that come in another's turn; links number them, so their order stays."""
    assert [each.key for each in META.standing_questions] == ["hail", "card", "load", "give"]
