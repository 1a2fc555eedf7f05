"""Chapters 2.4 and 2.5: raising money and moving the pawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from portsmouth.games.portsmouth.rules.cards import GRID
from tests.games.portsmouth.build import (
    cells,
    kinds,
    legal,
    options,
    pawn,
    play,
    position,
    purse,
    remedy,
    told,
    why,
)

EDGE = {f"{column}{row}" for column in "abcde" for row in "12345"} - {
    f"{column}{row}" for column in "bcd" for row in "234"
}


def test_two_points_raise_a_pound() -> None:
    """R43: as often as 2 AP are left."""
    s = position(pawns=["a1"])
    assert options(s)["raise"].cost.of("ap") == 2
    play(s, "raise", "raise")
    assert (s.ap, purse(s)) == (1, [2, 0])
    assert why(s, "raise") == ("no_ap", "R43")
    assert remedy(s, "raise") == []


def test_bank_never_runs_out() -> None:
    """A20: tokens and money are unlimited: a purse of £500 still grows, and 40 tokens count."""
    s = position(pawns=["a1"], money=[500], mutineers=[20, 11])
    play(s, "raise")
    assert purse(s)[0] == 501
    assert sum(ship.mutineers for ship in s.ships) == 31


def test_a_step_is_orthogonal_and_costs_a_point() -> None:
    """R44: from the middle to its four neighbours, 1 AP each."""
    s = position(pawns=["c3"])
    assert cells(s, "move") == {"c2", "c4", "b3", "d3"}
    assert all(options(s)[f"move {cell}"].cost.of("ap") == 1 for cell in cells(s, "move"))
    play(s, "move c2")
    assert (pawn(s, 0), s.ap) == ("c2", 4)


@pytest.mark.parametrize("cell", ["b2", "d4", "c5", "a1", "c1"])
def test_no_diagonal_and_no_leap(cell: str) -> None:
    """R44: what is not next to the pawn is refused."""
    assert why(position(pawns=["c3"]), f"move {cell}") == ("not_adjacent", "R44")


def test_corners_have_two_neighbours_and_nothing_wraps() -> None:
    """R44: the array has borders."""
    assert cells(position(pawns=["a1"]), "move") == {"b1", "a2"}
    assert cells(position(pawns=["e3"]), "move") == {"e2", "e4", "d3"}


def test_a_step_needs_a_point() -> None:
    """R44, R38: without AP it is refused, with money the purchase is proposed."""
    poor, rich = position(pawns=["c3"], ap=0), position(pawns=["c3"], ap=0, money=[2])
    assert why(poor, "move c2") == ("no_ap", "R44")
    assert why(rich, "move c2") == ("buy_ap", "R44")
    assert remedy(rich, "move c2") == ["buy 1"]


def test_pawns_share_cards() -> None:
    """R45, R51: all four on one card, and stepping there costs nothing extra."""
    s = position(seats=4, pawns=["a1", "b1", "b1", "b1"], money=[2])
    play(s, "move b1")
    assert [pawn(s, seat) for seat in range(4)] == ["b1"] * 4
    assert (s.ap, purse(s)) == (4, [2, 0, 0, 0])


def test_passing_pawns_is_free() -> None:
    """R51: through an opponent's card and on, 1 AP a step, no money."""
    s = position(pawns=["a1", "b1"], money=[2, 0])
    play(s, "move b1", "move c1")
    assert (s.ap, purse(s)) == (3, [2, 0])


def test_the_first_move_enters_at_the_edge() -> None:
    """R46: 16 cells for 1 AP; the nine inner ones are refused."""
    s = position()
    assert cells(s, "move") == EDGE
    assert len(EDGE) == 16
    for cell in set(GRID.names) - EDGE:
        assert why(s, f"move {cell}") == ("not_edge", "R46")
    play(s, "move e3")
    assert (pawn(s, 0), s.ap) == ("e3", 4)


def test_the_first_move_may_come_later() -> None:
    """R47: a pawn still ashore in round 5 enters at the edge."""
    s = position(round=1)
    for _ in range(8):
        play(s, "raise", "end")
    assert (s.round, cells(s, "move")) == (5, EDGE)
    assert kinds(told(s, "move c5")) == ["entered"]


def test_nobody_leaves_portsmouth() -> None:
    """R48: once in, each move leads to a cell, and no round puts a pawn ashore."""
    s = position(pawns=["a1", "e5"], round=1)
    while s.frames:
        assert all(0 <= ship.pawn < 25 for ship in s.ships)
        assert {action.split()[0] for action in legal(s)} <= {"raise", "buy", "move", "end"} | {
            "recruit",
        }
        play(s, "end")
    assert [pawn(s, 0), pawn(s, 1)] == ["a1", "e5"]


def test_one_does_not_step_on_the_spot() -> None:
    """R44: the own cell is no neighbour."""
    assert why(position(pawns=["c3"]), "move c3") == ("standing_here", "R44")


def test_stepping_on_a_town_resolves_it_at_once() -> None:
    """R49, R75: the Patron pays within the move."""
    s = position(array={"b1": "T3"}, pawns=["a1"])
    assert kinds(told(s, "move b1")) == ["moved", "town", "gained"]
    assert purse(s) == [1, 0]


def test_grog_costs_two_and_shortcut_nothing() -> None:
    """R50, R91, R92: the prices are shown beforehand and taken."""
    s = position(array={"b1": "T5", "a2": "T6"}, pawns=["a1"])
    assert options(s)["move b1"].cost.of("ap") == 2
    assert options(s)["move a2"].cost.of("ap") == 0
    assert play(s.copy(), "move b1").ap == 3
    assert play(s.copy(), "move a2").ap == 5


def test_shortcut_is_open_without_points() -> None:
    """R50: with 0 AP and no money the Shortcut is the one step left."""
    s = position(array={"b1": "T6"}, pawns=["a1"], ap=0)
    assert cells(s, "move") == {"b1"}


def test_first_step_onto_a_town() -> None:
    """A7: it resolves; Grog costs 2, Shortcut 0."""
    towns = {"a1": "T3", "b1": "T5", "c1": "T6"}
    assert purse(play(position(array=towns), "move a1")) == [1, 0]
    assert play(position(array=towns), "move b1").ap == 3
    assert play(position(array=towns, ap=0), "move c1").ap == 0


def test_grog_with_one_point_and_no_money() -> None:
    """A48: refused; with £1 the missing point can be bought."""
    towns = {"b1": "T5"}
    assert why(position(array=towns, pawns=["a1"], ap=1), "move b1") == ("no_ap", "R50")
    rich = position(array=towns, pawns=["a1"], ap=1, money=[1])
    assert why(rich, "move b1") == ("buy_ap", "R50")
    assert remedy(rich, "move b1") == ["buy 1"]


def test_empty_cells_may_be_entered() -> None:
    """A2: 1 AP, and nothing happens."""
    s = position(array={"b1": None, "a2": None}, pawns=["a1"])
    assert kinds(told(s, "move b1")) == ["moved"]
    assert (pawn(s, 0), s.ap, purse(s)) == ("b1", 4, [0, 0])


def test_the_bought_points_pay_for_steps() -> None:
    """R38, R44: six steps in one turn with £1."""
    s = position(pawns=["a1"], money=[1])
    play(s, "buy 1", *("move b1", "move a1") * 3)
    assert s.ap == 0


def test_action_points_are_bought_with_and_without_any_left() -> None:
    """R38, R39, R40: the rules' example: 1 AP and £3, or 0 AP and £4, for a Lieutenant of 4."""
    for ap, money in ((1, 3), (0, 4)):
        s = position(array={"a1": "L01"}, pawns=["a1"], ap=ap, money=[money])
        assert play(s, f"buy {money}", "recruit a1").ships[0].lieutenants
        assert (s.ap, purse(s)) == (0, [0, 0])


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_say_so(language: str) -> None:
    """R38: the paragraph does not ask for an action point left; its example has both cases."""
    folder = Path(__file__).parents[3] / "web/lang" / language / "games/portsmouth"
    text = (folder / "rules.md").read_text("utf-8").split("**R38, R39, R40.** ")[1]
    rule, example, *_ = text.split("\n\n")
    none = {"en": "even when you have none left", "de": "auch wenn du keine mehr hast"}
    assert none[language] in rule
    assert all(figure in example for figure in ("1 AP", "£3", "0 AP", "£4"))
