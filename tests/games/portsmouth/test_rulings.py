"""Rulings that belong to no single chapter: the pile's end, undo, and what is unseen."""

from __future__ import annotations

import pytest

import portsmouth
from portsmouth.core.errors import NothingToUndo
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules.cards import EMPTY
from tests.games.portsmouth.build import (
    at,
    cells,
    landsman_at,
    legal,
    options,
    pawn,
    play,
    position,
    step,
)

TOWNS = {"a5": "T1", "b5": "T2", "c5": "T3", "d5": "T4", "e5": "T5", "a4": "T6", "b4": "T7"} | {
    "c4": "T8"
}


def match_of(s) -> Match:
    """A match that stands at this position, to undo and to see views."""
    match = portsmouth.new("portsmouth", len(s.ships), seed=1)
    match.state = s
    return match


def test_the_pile_runs_out() -> None:
    """A1: the cell stays empty, nothing is shuffled back, and the game goes on."""
    s = position(seats=4, array={**TOWNS, "a1": "R01"}, pawns=["a1"], left=0)
    play(s, "recruit a1", "end")
    assert (step(s), s.active, at(s, "a1"), len(s.pile) - s.pile_at) == ("turn", 1, None, 0)
    play(s, "end", "end", "end")
    assert (s.active, s.round, at(s, "a1")) == (0, 3, None)


def test_a_hole_left_by_the_pile_may_be_entered() -> None:
    """A1, A2: in later turns too, for 1 AP."""
    s = position(seats=4, array={**TOWNS, "a1": None}, pawns=["b1"], left=0)
    play(s, "move a1")
    assert (pawn(s, 0), s.ap) == ("a1", 4)


def test_pile_shorter_than_the_empty_cells() -> None:
    """A49: the active player chooses which cell stays empty."""
    s = position(seats=4, array={**TOWNS, "a1": None, "b1": None}, pile=["R01"], left=1)
    play(s, "end")
    assert cells(s, "place") == {"a1", "b1"}
    play(s, "place b1")
    assert (at(s, "a1"), at(s, "b1"), s.active) == (None, "R01", 1)


def test_swap_with_the_last_card_of_the_pile() -> None:
    """A49, A5: the swap is allowed, so the other cell stays empty."""
    s = position(
        seats=4, array={**TOWNS, "a1": "R01", "b1": None}, pawns=["a1"], pile=["R02"], left=1
    )
    play(s, "recruit a1", "end")
    assert set(legal(s)) == {"place b1", *(f"swap {cell}" for cell in TOWNS)}
    play(s, "swap a5")
    assert (at(s, "a1"), at(s, "a5"), at(s, "b1")) == ("T1", "R02", None)


def test_the_label_of_the_end_names_the_refills() -> None:
    """A49, R93: no more cards than the pile has."""
    s = position(seats=4, array={**TOWNS, "a1": None, "b1": None}, left=1)
    assert options(s)["end"].label.args["count"] == 1


def test_undo_within_the_action_phase() -> None:
    """A39: up to the turn's first action, chains of privileges included."""
    s = position(array={"a1": "M01", "e1": "M04"}, pawns=["a1"], crew=["M05"], money=[1])
    match = match_of(s)
    before = match.hash()
    actions = ["buy 1", "recruit a1", "use", "give M05", "obtain e1", "use", "move b1"]
    for action in actions:
        match.play(action)
    assert match.undo_depth == len(actions)
    match.restart_turn()
    assert match.hash() == before


def test_no_undo_between_draw_and_place() -> None:
    """A39: the drawn card is a barrier, and so is the next one after it."""
    match = match_of(position(array={"a1": None, "b1": None}))
    for action in ("end", "place a1"):
        match.play(action)
        with pytest.raises(NothingToUndo):
            match.undo()


def test_an_unseen_refill_is_no_barrier() -> None:
    """A39: in round 8 undo puts it back, and the same card comes again."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["L01", "L02"])
    match = match_of(s)
    match.play("recruit a1")
    match.undo()
    assert (at(match.state, "a1"), match.state.pile_at) == ("R01", 0)
    match.play("move b1")
    match.play("move a1")
    match.play("recruit a1")
    assert at(match.state, "a1") == "L01"


def test_turning_up_is_a_barrier() -> None:
    """A39, R107: after it the turn can't be taken back."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["L01"])
    match = match_of(s)
    match.play("recruit a1")
    match.play("end")
    with pytest.raises(NothingToUndo):
        match.undo()


def test_nobody_sees_a_face_down_card() -> None:
    """A36, R103, R104: views of all seats are equal whatever lies there."""
    shown = []
    for unseen in (["L01", "R02"], ["R02", "L01"]):
        s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=unseen)
        play(s, "recruit a1")
        shown.append([GAME.view(s, seat) for seat in (0, 1, None)])
    assert shown[0] == shown[1]


def test_the_order_of_the_pile_is_unseen() -> None:
    """R6, R8, R9: its kinds are known, not its cards."""
    s = portsmouth.new("portsmouth", 4, seed=5).state
    before = GAME.view(s, 0)
    assert before["pile"] == {"left": 51, "towns": 6, "mutinies": 2, "officers": 43, "next": "town"}
    order = s.pile
    GAME.resample_hidden(s, 0, Rng(3))
    assert GAME.view(s, 0) == before
    assert s.pile != order
    assert {*s.pile[:6]} == {*order[:6]}


def test_no_landsman_lies_in_an_empty_cell() -> None:
    """A3, R58, R118: who is taken takes him along; a traded card leaves him in the cell."""
    s = position(array={"a1": "P01", "c3": "P04"}, pawns=["a1"])
    play(s, "recruit a1")
    assert (s.array[0], landsman_at(s, "a1")) == (EMPTY, None)
