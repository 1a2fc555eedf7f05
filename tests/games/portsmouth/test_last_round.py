"""Chapter 2.11: round 8."""

from __future__ import annotations

from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules.cards import EMPTY, NOBODY
from tests.games.portsmouth.build import (
    aboard,
    at,
    cells,
    kinds,
    landsman_at,
    legal,
    options,
    pawn,
    play,
    position,
    purse,
    record,
    step,
    told,
    verbs,
    why,
)

TOWNS = {f"{column}5": f"T{n}" for n, column in enumerate("abcde", 1)} | {
    "a4": "T6",
    "b4": "T7",
    "c4": "T8",
}
"""All towns in the array, as when officers are drawn."""


def seen(s, cell: str, key: str = "kind"):
    """What everybody sees in a cell."""
    return next(c[key] for c in GAME.view(s, None)["cells"] if c["id"] == cell)


def test_the_emptied_cell_is_filled_at_once_and_unseen() -> None:
    """R103: by the top card of the pile, face down, without a landsman, revealing nothing."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["L01"])
    done = record(s, "recruit a1")
    assert kinds(done.events) == ["recruited", "filled_unseen"]
    assert not done.revealed
    assert (at(s, "a1"), landsman_at(s, "a1"), s.pile_at) == ("L01", None, 1)
    assert (seen(s, "a1"), seen(s, "a1", "card")) == ("hidden", None)


def test_in_round_seven_it_stays_empty() -> None:
    """R61, R103: filling at once is for round 8 alone."""
    s = play(position(round=7, array={"a1": "R01"}, pawns=["a1"]), "recruit a1")
    assert (at(s, "a1"), seen(s, "a1"), s.hidden) == (None, "empty", 0)


def test_a_face_down_card_can_be_stepped_on_only() -> None:
    """R104, A41: 1 AP to step there, nothing to recruit."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["R02"])
    play(s, "recruit a1")
    assert why(s, "recruit a1") == ("face_down", "R104")
    play(s, "move b1", "move a1")
    assert (pawn(s, 0), s.ap) == ("a1", 2)


def test_the_unseen_card_lies_under_the_own_pawn() -> None:
    """R105: an officer too, with no choice of cell."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["L01"])
    play(s, "recruit a1", "end")
    assert (at(s, "a1"), pawn(s, 0), s.active) == ("L01", "a1", 1)


def test_towns_stay_where_they_lie() -> None:
    """R106: there is no swap and no replenishing in this round."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["L01"])
    play(s, "recruit a1")
    assert "swap" not in verbs(s)
    assert why(s, "swap a5") == ("not_pending", "R37")
    play(s, "end")
    assert step(s) == "turn"
    assert {cell: at(s, cell) for cell in TOWNS} == TOWNS


def test_face_down_cards_are_turned_up_at_the_end_of_the_turn() -> None:
    """R107: all of them, with landsmen where the icon says so."""
    array = {**TOWNS, "a1": "R01", "b1": "R02"}
    s = position(round=8, array=array, pawns=["a1"], pile=["L01", "R03"], deck=["D40"])
    play(s, "recruit a1", "move b1", "recruit b1")
    done = record(s, "end")
    assert kinds(done.events) == ["ended", "turned_up", "landsman_laid", "turned_up", "turn"]
    assert done.revealed
    assert (s.hidden, landsman_at(s, "a1"), landsman_at(s, "b1")) == (0, "D40", None)
    assert (seen(s, "a1", "card"), seen(s, "b1", "card")) == ("L01", "R03")


def test_a_card_turned_up_without_landsman_is_a_reveal() -> None:
    """R107, A39: turning up alone tells something unknown."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["R02"])
    play(s, "recruit a1")
    assert record(s, "end").revealed


def test_the_next_player_may_recruit_them() -> None:
    """R108: the card that lay face down, with its landsman."""
    s = position(
        round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1", "b1"], pile=["L01"], deck=["D40"]
    )
    s.ships[1].money = 3
    play(s, "recruit a1", "end", "move a1", "buy 1", "recruit a1")
    assert (aboard(s, 1), purse(s)) == ("L01 D40", [1, 1])


def test_an_unseen_card_comes_before_the_privilege_is_asked() -> None:
    """A46: the cell is filled right after the take, so it settles which cell has which card."""
    array = {**TOWNS, "a1": "M07", "c3": "P04"}
    s = position(round=8, array=array, pawns=["a1"], money=[1], pile=["L01", "L02"])
    play(s, "recruit a1")
    assert (step(s), at(s, "a1")) == ("privilege", "L01")
    play(s, "use", "commission c3")
    assert (at(s, "a1"), at(s, "c3")) == ("L01", "L02")


def test_the_recruit_privilege_has_its_cell_filled_too() -> None:
    """C2: wherever it is, at once and face down, without the pawn being there."""
    array = {**TOWNS, "a1": "M07", "c3": "P04"}
    s = position(round=8, array=array, pawns=["a1"], money=[1], pile=["L01", "L02"])
    play(s, "recruit a1", "use", "commission c3")
    assert (seen(s, "a1"), seen(s, "c3"), pawn(s, 0)) == ("hidden", "hidden", "a1")
    assert EMPTY not in s.array


def test_landsmen_come_row_by_row() -> None:
    """A38: the top one goes to the first cell in reading order, whatever was emptied first."""
    array = {**TOWNS, "a1": "R01", "b1": "R02"}
    s = position(round=8, array=array, pawns=["b1"], pile=["L01", "L02"], deck=["D40", "D41"])
    play(s, "recruit b1", "move a1", "recruit a1", "end")
    assert (at(s, "a1"), at(s, "b1")) == ("L02", "L01")
    assert (landsman_at(s, "a1"), landsman_at(s, "b1")) == ("D40", "D41")


def test_a_face_down_town_is_inert() -> None:
    """A36: Grog face down costs 1 AP and does nothing; a Patron pays once turned up."""
    s = position(round=8, array={"a1": "R01", "b1": "R02"}, pawns=["a1", "c1"], pile=["T5", "T3"])
    play(s, "recruit a1", "move b1", "recruit b1")
    assert options(s)["move a1"].cost.of("ap") == 1
    assert options(s)["move a1"].effects == ()
    assert kinds(told(s, "move a1")) == ["moved"]
    play(s, "end")
    assert (seen(s, "a1"), seen(s, "b1", "card")) == ("town", "T3")
    assert options(s)["move b1"].effects[0].id == "effect-town-patron"
    assert purse(play(s, "move b1")) == [0, 1]


def test_a_town_turned_up_under_a_pawn_does_not_resolve() -> None:
    """R82, R107: nor does it get a landsman."""
    s = position(round=8, array={"a1": "R01"}, pawns=["a1"], pile=["T7"], crew=["D01"])
    play(s, "recruit a1", "end")
    assert (aboard(s, 0), s.ships[0].mutineers, landsman_at(s, "a1")) == ("R01 D01", 0, None)


def test_holes_of_earlier_rounds_stay() -> None:
    """A37, A1: cells left empty as the pile ran out are empty in round 8 too."""
    array = {**TOWNS, "a1": "R01", "c3": None}
    s = position(seats=4, round=8, array=array, pawns=["a1"], left=0)
    play(s, "recruit a1")
    assert (at(s, "a1"), s.hidden) == (None, 0)
    play(s, "end")
    assert (s.active, at(s, "c3"), at(s, "a1")) == (1, None, None)


def test_the_label_says_how_many_are_turned_up() -> None:
    """R107: ending the turn names what it will reveal."""
    s = position(round=8, array={**TOWNS, "a1": "R01"}, pawns=["a1"], pile=["L01"])
    play(s, "recruit a1")
    label = options(s)["end"].label
    assert (label.id, label.args["count"]) == ("label-end-turn-up", 1)


def test_trade_with_a_face_down_card() -> None:
    """A14: it is no partner, though a Lieutenant lies there."""
    array = {**TOWNS, "a1": "R01", "b1": "M01", "c1": "L02"}
    s = position(round=8, array=array, pawns=["a1"], pile=["L01", "R02"], crew=["L03"])
    play(s, "recruit a1", "move b1", "recruit b1", "use", "give L03")
    assert cells(s, "obtain") == {"c1"}
    assert why(s, "obtain a1") == ("face_down", "R104")


def test_recruit_privilege_takes_no_face_down_card() -> None:
    """R122, R104: only what lies face up."""
    array = {**TOWNS, "a1": "M07"}
    s = position(round=8, array=array, pawns=["a1"], pile=["L01"], money=[1])
    play(s, "recruit a1", "use")
    assert why(s, "commission a1") == ("face_down", "R104")
    assert "commission b1" in legal(s)


def test_the_gig_lands_on_a_face_down_card() -> None:
    """R104, R127: as on any other, without effect."""
    array = {**TOWNS, "a1": "R01", "b1": "M13"}
    s = position(round=8, array=array, pawns=["a1"], pile=["L01", "R02"])
    play(s, "recruit a1", "move b1", "recruit b1", "use", "land a1")
    assert (pawn(s, 0), s.under[0]) == ("a1", NOBODY)
