"""Chapter 2.10: filling the array at the end of a turn."""

from __future__ import annotations

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules.cards import EMPTY, ICON, IDS, is_town
from tests.games.portsmouth.build import (
    at,
    card,
    cells,
    kinds,
    landsman_at,
    legal,
    pawn,
    play,
    position,
    record,
    step,
    told,
    verbs,
    why,
)

TWO_GONE = {"a1": None, "c3": None}


def test_every_empty_cell_is_refilled() -> None:
    """R93: three cells emptied, three cards drawn; then the next seat has its turn."""
    s = position(array={"a1": None, "c3": None, "e5": None}, pile=["T3", "T1", "T4"])
    play(s, "end", "place c3", "place a1")
    assert (step(s), s.active, cells(s, "place")) == ("replenish", 0, {"e5"})
    play(s, "place e5")
    assert (step(s), s.active) == ("turn", 1)
    assert [at(s, cell) for cell in ("c3", "a1", "e5")] == ["T3", "T1", "T4"]
    assert EMPTY not in s.array


def test_with_a_full_array_nothing_is_drawn() -> None:
    """R93: no recruit, no card."""
    s = play(position(), "end")
    assert (s.active, s.pile_at) == (1, 0)


def test_one_card_at_a_time() -> None:
    """R94: the second card is drawn after the first lies; each draw reveals one card."""
    s = position(array=TWO_GONE, pile=["T3", "T1"])
    first = record(s, "end")
    assert (first.revealed, s.pile_at, IDS[s.drawn]) == (True, 1, "T3")
    second = record(s, "place a1")
    assert (second.revealed, s.pile_at, IDS[s.drawn]) == (True, 2, "T1")


def test_any_empty_cell_may_be_chosen() -> None:
    """R95: both are offered, cells with a card are refused."""
    s = play(position(array=TWO_GONE, pile=["T3"]), "end")
    assert legal(s) == ["place a1", "place c3"]
    assert why(s, "place b1") == ("not_empty", "R95")


def test_pawns_end_up_on_top() -> None:
    """R95: they stay in their cell, on the new card."""
    s = position(seats=3, array={"a1": "R01"}, pawns=["a1", "a1", "a1"], money=[2], pile=["T3"])
    play(s, "recruit a1", "end", "place a1")
    assert (at(s, "a1"), [pawn(s, seat) for seat in range(3)]) == ("T3", ["a1"] * 3)


def test_a_town_may_go_under_the_own_pawn() -> None:
    """R96: it is a legal place, with no swap in question."""
    s = position(array={"a1": "R01", "c3": None}, pawns=["a1"], pile=["T3"])
    play(s, "recruit a1", "end")
    assert legal(s) == ["place a1", "place c3"]


def test_an_officer_may_not_go_under_the_own_pawn() -> None:
    """R97: refused, other cells are open."""
    s = position(array={"a1": "R01", "c3": None}, pawns=["a1"], pile=["L01"])
    play(s, "recruit a1", "end")
    assert why(s, "place a1") == ("own_pawn", "R97")
    assert cells(s, "place") == {"c3"}


def test_an_officer_may_go_under_others_pawns() -> None:
    """R98: the ban is for the own pawn only."""
    array = {"a1": "R01", "c3": None}
    s = position(array=array, pawns=["a1", "a1"], money=[1], pile=["L01"])
    play(s, "recruit a1", "move b1", "end", "place a1")
    assert (at(s, "a1"), pawn(s, 1)) == ("L01", "a1")


def test_the_swap() -> None:
    """R99: the drawn officer takes a town's place, the town slides under the own pawn."""
    s = position(array={"a1": "R01", "d4": "T3", "e5": "T7"}, pawns=["a1"], pile=["L01"])
    play(s, "recruit a1", "end")
    assert legal(s) == ["swap d4", "swap e5"]
    assert kinds(told(s, "swap d4")) == ["slid", "laid", "landsman_laid", "turn"]
    assert (at(s, "a1"), at(s, "d4"), at(s, "e5")) == ("T3", "L01", "T7")


def test_the_swap_resolves_nothing() -> None:
    """R100, R82: the Patron under the own pawn pays nothing, Mutiny strikes nobody."""
    s = position(
        array={"a1": "R01", "d4": "T3"}, pawns=["a1"], pile=["L01"], crew=["D01"], money=[2]
    )
    play(s, "recruit a1", "end", "swap d4")
    assert (s.ships[0].money, s.towns_used) == (2, 0)


def test_pawns_on_the_swapped_town_stand_on_the_officer() -> None:
    """R100, A6: the other's pawn stays in its cell, and he may recruit there."""
    s = position(array={"a1": "R01", "d4": "T3"}, pawns=["a1", "d4"], pile=["R02"])
    play(s, "recruit a1", "end", "swap d4")
    assert (pawn(s, 1), at(s, "d4"), s.active) == ("d4", "R02", 1)
    assert "recruit d4" in legal(s)


def test_swap_with_a_town_placed_this_turn() -> None:
    """A6: one that was laid a moment ago serves as well."""
    s = position(array={"a1": "R01", "c3": None}, pawns=["a1"], pile=["T3", "L01"])
    play(s, "recruit a1", "end", "place c3")
    assert legal(s) == ["swap c3"]
    play(s, "swap c3")
    assert (at(s, "a1"), at(s, "c3")) == ("T3", "L01")


def test_swap_is_a_free_choice() -> None:
    """A5, R99: with other cells empty both ways are open; for a town there is no swap."""
    array = {"a1": "R01", "c3": None, "d4": "T1"}
    s = play(position(array=array, pawns=["a1"], pile=["L01", "T3"]), "recruit a1", "end")
    assert legal(s) == ["place c3", "swap d4"]
    s = play(position(array=array, pawns=["a1"], pile=["T3"]), "recruit a1", "end")
    assert verbs(s) == {"place"}


def test_no_swap_unless_the_own_pawn_stands_on_an_empty_cell() -> None:
    """R99, R101a: elsewhere, or ashore, officers are simply placed."""
    for where in ("b1", None):
        s = position(array={"a1": None, "d4": "T1"}, pawns=[where], pile=["L01"])
        assert legal(play(s, "end")) == ["place a1"]


def test_the_ban_matters_on_a_cell_emptied_this_turn() -> None:
    """R101a: after moving on from the emptied cell any officer may go there."""
    s = position(array={"a1": "R01", "d4": "T1"}, pawns=["a1"], pile=["L01"])
    play(s, "recruit a1", "move b1", "end")
    assert legal(s) == ["place a1"]


def test_an_officer_placed_gets_the_top_landsman() -> None:
    """R101: with the icon one, without it none; the deck goes down by one."""
    s = position(array=TWO_GONE, pile=["L01", "R01"], deck=["D33", "D34"])
    play(s, "end", "place a1", "place c3")
    assert (landsman_at(s, "a1"), landsman_at(s, "c3")) == ("D33", None)
    assert s.hands_at == 1
    assert ICON[card("L01")]
    assert not ICON[card("R01")]


def test_a_landsman_taken_from_the_deck_shows_the_next() -> None:
    """R12, R101, A39: that is a reveal, also with the last card of the turn."""
    s = position(array={"a1": None}, pile=["L01"], deck=["D07", "D01"])
    play(s, "end")
    assert record(s, "place a1").revealed
    assert GAME.view(s, None)["landsmen"]["next"] == "surgeon"


def test_a_swapped_in_officer_gets_his_landsman() -> None:
    """R99, R101: he is placed like any other."""
    s = position(array={"a1": "R01", "d4": "T3"}, pawns=["a1"], pile=["L01"], deck=["D33"])
    play(s, "recruit a1", "end", "swap d4")
    assert (landsman_at(s, "d4"), landsman_at(s, "a1")) == ("D33", None)


def test_a_swap_exists_whenever_it_is_needed() -> None:
    """R102, A4: with officers drawn, all 8 towns lie in the array: none goes under the own pawn."""
    needed = 0
    for seed in range(40):
        s = portsmouth.new("portsmouth", 2 + seed % 3, seed=seed).state
        walk = Rng(seed)
        while s.frames:
            choices = GAME.legal(s, s.active)
            own = s.ships[s.active].pawn
            if step(s) == "replenish" and not is_town(s.drawn):
                assert sum(is_town(c) for c in s.array) == 8
                assert ("place", own) not in choices
                needed += s.array.count(EMPTY) == 1 and s.array[own] == EMPTY
            recruits = [action for action in choices if action[0] == "recruit"]
            stays = [action for action in choices if action[0] == "end"]
            wanted = recruits or (stays if s.ap < 4 else []) or choices
            GAME.apply(s, s.active, wanted[walk.below(len(wanted))])
    assert needed > 20


def test_no_town_to_swap_is_no_dead_end() -> None:
    """A4: the officer goes elsewhere first; at last under the own pawn."""
    s = position(array={"a1": "R01", "c3": None}, pawns=["a1"], pile=["L01", "L02"])
    play(s, "recruit a1", "end")
    assert legal(s) == ["place c3"]
    play(s, "place c3")
    assert legal(s) == ["place a1"]
    assert at(play(s, "place a1"), "a1") == "L02"


def test_no_landsman_left() -> None:
    """A3: an icon without a card in the deck gets none, and the game goes on."""
    s = position(array={"a1": None}, pile=["L01"])
    spent, s.hands = s.hands, ()
    s.ships[1].seamen = spent
    play(s, "end", "place a1")
    assert (at(s, "a1"), landsman_at(s, "a1"), s.active) == ("L01", None, 1)
