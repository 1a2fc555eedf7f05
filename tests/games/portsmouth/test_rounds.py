"""Chapter 2.3: rounds, turns and action points."""

from __future__ import annotations

import pytest

import portsmouth
from portsmouth.core.errors import BadNotation
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from tests.games.portsmouth.build import (
    at,
    kinds,
    legal,
    options,
    play,
    position,
    purse,
    step,
    told,
    verbs,
    why,
)


def test_turns_go_clockwise_from_the_start_player() -> None:
    """R32, R34: 2, 3, 0, 1, and only then does the marker move."""
    s = position(seats=4, start=2, active=2, round=3)
    seen = []
    for _ in range(5):
        seen.append((s.active, s.round))
        play(s, "end")
    assert seen == [(2, 3), (3, 3), (0, 3), (1, 3), (2, 4)]


def test_only_the_active_seat_acts() -> None:
    """R32: nobody else has anything to decide, in replenishing neither."""
    s = position(seats=3, active=1, array={"a1": "R01"}, pawns=[None, "a1"])
    assert GAME.actors(s) == (1,)
    play(s, "recruit a1", "end")
    assert (step(s), GAME.actors(s)) == ("replenish", (1,))


def test_eight_rounds() -> None:
    """R33: a game has eight rounds of one turn each and then ends, with a score."""
    for seats in (2, 3, 4):
        match = portsmouth.new("portsmouth", seats, seed=1)
        turns = 0
        while match.actors:
            assert match.outcome is None
            match.play("end")
            turns += 1
        assert turns == 8 * seats
        assert match.outcome is not None
        assert match.outcome.reason.value == "eight_rounds"


def test_the_last_turn_of_round_eight_ends_the_game() -> None:
    """R33: the start player of round 8 goes on; the last seat's end is the game's."""
    s = position(round=8)
    play(s, "end")
    assert GAME.outcome(s) is None
    assert kinds(told(s, "end"))[-1] == "game_over"
    assert GAME.actors(s) == ()


def test_the_marker_moves_for_the_start_player() -> None:
    """R34: rounds 2 to 8 begin with the start player's turn, and are told."""
    s = position(round=1, start=1, active=0)
    assert kinds(told(s, "end")) == ["ended", "round", "turn"]
    assert (s.round, s.active) == (2, 1)


def test_five_action_points_a_turn() -> None:
    """R35: each turn of a game begins with 5 AP."""
    s = position(seats=3, round=1)
    for _ in range(9):
        assert s.ap == 5
        play(s, "end")


def test_unspent_points_are_lost() -> None:
    """R36: bought ones too; the seat has 5 again in its next turn."""
    s = position(money=[4, 0])
    play(s, "buy 4", "end")
    assert s.ap == 5
    play(s, "end")
    assert (s.active, s.ap, s.ships[0].money) == (0, 5, 0)


def test_actions_in_any_order_and_number() -> None:
    """R37: recruit, raise, move, train, move, raise, recruit in one turn."""
    s = position(
        array={"a1": "P01", "a2": "R01", "a3": "R02"}, pawns=["a1"], money=[8], landsmen_at={}
    )
    play(s, "recruit a1", "raise", "move a2", "buy 6", "train", "move a3", "recruit a3", "raise")
    assert (s.ap, purse(s)[0]) == (0, 4)
    assert verbs(s) == {"buy", "end"}


def test_the_four_actions_and_nothing_else() -> None:
    """R37: the verbs of a turn are the four actions, buying AP, and the end."""
    s = position(array={"a1": "R01"}, pawns=["a1"], money=[1], crew=["D01"])
    assert verbs(s) == {"raise", "move", "recruit", "train", "buy", "end"}
    assert GAME.verbs("turn") == verbs(s)


def test_raise_money_is_one_action() -> None:
    """C4: "Raise Money" and "Raise Cash" are one action."""
    s = position(pawns=["a1"])
    named = [text for text in options(s) if "raise" in text or "cash" in text]
    assert named == ["raise"]
    with pytest.raises(BadNotation):
        GAME.notation.read("cash")


def test_a_pound_buys_a_point() -> None:
    """R38: any number at once, as often as the money lasts, and no more."""
    s = position(money=[5], pawns=["a1"])
    assert [a for a in legal(s) if a.startswith("buy")] == [f"buy {n}" for n in range(1, 6)]
    assert why(s, "buy 6") == ("no_pounds", "R38")
    play(s, "buy 2", "buy 1")
    assert (s.ap, purse(s)[0]) == (8, 2)
    play(s, "buy 2")
    assert why(s, "buy 1") == ("no_money", "R38")


def test_points_may_be_bought_while_some_are_left() -> None:
    """R39: Yellow holds 1 AP and buys 3, to have the 4 for a Lieutenant."""
    s = position(array={"a1": "L01"}, pawns=["a1"], money=[4], ap=1)
    play(s, "buy 3", "recruit a1")
    assert (s.ap, purse(s)[0]) == (0, 1)


def test_money_gained_in_the_turn_buys_points() -> None:
    """R40: raised, and from a Patron."""
    s = position(array={"a2": "T3"}, pawns=["a1"], money=[0])
    play(s, "raise", "move a2", "buy 2")
    assert (s.ap, purse(s)[0]) == (4, 0)


def test_a_turn_may_end_at_any_time() -> None:
    """R41: with all AP and nothing done, with some left, and with none."""
    for ap in (5, 1, 0):
        s = position(ap=ap, pawns=["a1"])
        assert "end" in legal(s)
        assert play(s, "end").active == 1


@pytest.mark.parametrize("action", ["raise", "move a2", "recruit a1", "train", "buy 1", "end"])
def test_no_action_after_replenishing_has_begun(action: str) -> None:
    """R42: once a card is drawn only its place is asked; the refusal says so."""
    s = position(array={"a1": "R01", "b2": None}, pawns=["a1"], money=[3], crew=["D01"], ap=5)
    play(s, "recruit a1", "end")
    assert verbs(s) == {"place"}
    assert why(s, action) == ("replenish_first", "R42")


def test_replenishing_comes_after_the_last_action() -> None:
    """R42, R61: no card is drawn before the turn is ended."""
    s = position(array={"a1": "R01"}, pawns=["a1"], pile=["T3"])
    play(s, "recruit a1", "raise", "raise")
    assert (at(s, "a1"), s.pile_at) == (None, 0)
    play(s, "end")
    assert s.pile_at == 1


def test_whole_pounds_only() -> None:
    """A40: a purchase is a whole number of pounds, 1 or more."""
    for text in ("buy 0", "buy 1.5", "buy -1", "buy", "buy 01"):
        with pytest.raises(BadNotation):
            GAME.notation.read(text)


def test_points_may_be_bought_within_an_action() -> None:
    """A9: while a privilege, a trade, a landing or the Privilege town is being decided."""
    crew = ["P01 D01 M16", ""]
    for midshipman, then in (("M01", "trade"), ("M13", "gig")):
        s = position(array={"a1": midshipman, "e5": "P04"}, pawns=["a1"], money=[3], crew=crew)
        play(s, "recruit a1", "buy 1")
        assert step(s) == "privilege"
        play(s, "use", "buy 1")
        assert (step(s), s.ap) == (then, 5)
    s = position(array={"a2": "T2"}, pawns=["a1"], money=[5], crew=crew)
    play(s, "move a2", "buy 1")
    assert (step(s), s.ap) == ("privilege_town", 5)


def test_buying_is_offered_where_points_are_short() -> None:
    """A9: the refusal of what costs too much proposes the purchase that makes it legal."""
    s = position(array={"a1": "L01"}, pawns=["a1"], money=[4], ap=1)
    assert why(s, "recruit a1") == ("buy_ap", "R53")
    proposed = [GAME.notation.write(a) for a in options(s)["recruit a1"].refusal.remedy]
    assert proposed == ["buy 3"]


def test_seats_stay_where_they_sit() -> None:
    """A34: the seat order is the table's; only the start player is drawn."""
    for seed in range(5):
        match = portsmouth.new("portsmouth", 4, seed=seed)
        start, walk = match.state.start, Rng(seed)
        order = []
        while match.state.round == 1:
            if not order or order[-1] != match.actors[0]:
                order.append(match.actors[0])
            choices = match.legal()
            match.play(choices[walk.below(len(choices))])
        assert order == [(start + n) % 4 for n in range(4)]
