"""The match options: what each changes, and that the ruled default does not."""

from __future__ import annotations

import pytest

from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.state import Rules
from tests.games.portsmouth.build import (
    cells,
    legal,
    options,
    play,
    position,
    purse,
    remedy,
    step,
    verbs,
    why,
)


def item(name: str, crew: str, **settings: int | str | bool) -> int:
    """The points of an item of seat 0."""
    s = position(crew=[crew], settings=settings)
    return next(line.points for line in scoring.score(s, 0) if line.item == name)


def prizes(*counts: int, **settings: int | str | bool) -> list[int]:
    """The marine prizes for so many Marines each."""
    names = [f"R{n:02}" for n in range(1, 11)]
    crews = [" ".join(names.pop() for _ in range(count)) for count in counts]
    s = position(seats=len(counts), crew=crews, settings=settings)
    return [scoring.marines(s, seat).points for seat in range(len(counts))]


def test_every_option_has_its_ruling_and_its_default() -> None:
    """A2, A5, A11, A23, A24, A26+, A30, A33, A34, A45, C9: shown at set-up with the rule."""
    assert {(spec.key, spec.default, spec.rule) for spec in META.options} == {
        ("start_player", "random", "A34"),
        ("strict_moves", False, "A2"),
        ("crack_seamen", True, "A26"),
        ("corporal_strength", 2, "A23"),
        ("marine_scale", "places", "A24"),
        ("trainer_per_seaman", 1, "A30"),
        ("recruit_privilege_tolls", True, "A11"),
        ("gig_pays_grog", True, "C9"),
        ("town_prices_always", False, "A45"),
        ("swap_only_if_necessary", False, "A5"),
        ("hidden_money", False, "A33"),
    }
    assert {spec.key for spec in META.options} - {"start_player"} == {*Rules._fields}


STRICT = {"strict_moves": True}


def test_strict_moves_close_empty_cells_to_steps() -> None:
    """A2+: refused under the ruling's number; cells with a card stay open."""
    s = position(array={"b1": None}, pawns=["a1"], settings=STRICT)
    assert why(s, "move b1") == ("strict_empty", "A2")
    assert cells(s, "move") == {"a2"}


def test_strict_moves_close_empty_cells_to_the_first_entry() -> None:
    """A2+: fifteen edge cells are left."""
    s = position(array={"b1": None}, settings=STRICT)
    assert why(s, "move b1") == ("strict_empty", "A2")
    assert len(cells(s, "move")) == 15


def test_strict_moves_close_empty_cells_to_the_gig() -> None:
    """A2+: and open again without the option."""
    for settings, open_cells in ((STRICT, 23), ({}, 24)):
        s = position(
            array={"a1": "M13", "c3": None, "b1": "T2"}, pawns=["a1"], settings=settings, ap=5
        )
        play(s, "recruit a1", "use")
        assert len(cells(s, "land")) == open_cells


def test_crack_crew_without_seamen() -> None:
    """A26+: Petty Officer cards only; seamen still make the set of specialties."""
    crew = "L01 P01 P04 D10+"
    assert item("crack_crews", crew) == 6
    assert item("crack_crews", crew, crack_seamen=False) == 0
    assert item("crack_crews", "L01 P01 P04 P10", crack_seamen=False) == 6
    assert item("specialties", crew, crack_seamen=False) == 3


@pytest.mark.parametrize(("value", "strength"), [(2, 5), (1, 3), (0, 1)])
def test_strength_of_a_corporal(value: int, strength: int) -> None:
    """A23: 2 by default, or 1, or 0."""
    s = position(crew=["C01 C02 R01"], settings={"corporal_strength": value})
    assert scoring.strength(s, s.ships[0]) == strength


def test_a_corporal_of_no_strength_wins_nothing() -> None:
    """A23, A24: with corporal_strength 0 a ship with a Corporal only has no place."""
    s = position(crew=["C01", ""], settings={"corporal_strength": 0})
    assert [scoring.marines(s, seat).points for seat in (0, 1)] == [0, 0]


def test_last_place_wins_nothing() -> None:
    """A24+: places from the top, the last one 0; a tie for it 0 each."""
    scale = {"marine_scale": "last_zero"}
    assert prizes(2, 1, **scale) == [15, 0]
    assert prizes(1, 1, **scale) == [0, 0]
    assert prizes(3, 2, 1, **scale) == [15, 10, 0]
    assert prizes(3, 1, 1, **scale) == [15, 0, 0]
    assert prizes(4, 3, 2, 1, **scale) == [15, 10, 5, 0]
    assert prizes(2, 1) == [15, 10]


@pytest.mark.parametrize(("value", "gain"), [(1, 3), (2, 6), (0, 0)])
def test_what_a_trainer_is_worth(value: int, gain: int) -> None:
    """A30: 1 for each seaman, or 2, or nothing."""
    assert item("trainer", "M16* D01+ D02+ D25+", trainer_per_seaman=value) == gain


@pytest.mark.parametrize(("tolls", "money"), [(True, [0, 1]), (False, [1, 0])])
def test_recruit_privilege_without_tolls(tolls: bool, money: list[int]) -> None:
    """A11: by default the owner on the card is paid £1; under the option nobody is."""
    settings = {"recruit_privilege_tolls": tolls}
    s = position(array={"a1": "M07", "d4": "R01"}, pawns=["a1", "d4"], money=[2], settings=settings)
    play(s, "recruit a1", "use", "commission d4")
    assert purse(s) == money


def test_tolls_of_the_recruit_action_stay() -> None:
    """A11, R54: the option concerns the privilege, not the action."""
    settings = {"recruit_privilege_tolls": False}
    s = position(array={"a1": "R01"}, pawns=["a1", "a1"], money=[1], settings=settings)
    assert purse(play(s, "recruit a1")) == [0, 1]


@pytest.mark.parametrize(("pays", "left"), [(True, 2), (False, 3)])
def test_the_gig_and_grog(pays: bool, left: int) -> None:
    """C9: Grog's 1 AP is due by default; under the option the gig is wholly free."""
    array = {"a1": "M13", "d4": "T5"}
    s = position(array=array, pawns=["a1"], settings={"gig_pays_grog": pays})
    play(s, "recruit a1", "use")
    assert options(s)["land d4"].cost.of("ap") == 3 - left
    assert play(s, "land d4").ap == left


def test_prices_of_grog_and_shortcut_on_every_entry() -> None:
    """A45: 2 and 0 again and again under the option."""
    towns = {"b1": "T5", "a2": "T6"}
    s = position(array=towns, pawns=["a1"], ap=9, settings={"town_prices_always": True})
    play(s, "move b1", "move a1", "move b1", "move a1")
    assert s.ap == 9 - 2 - 1 - 2 - 1
    play(s, "move a2", "move a1", "move a2")
    assert s.ap == 3 - 0 - 1 - 0


def test_the_gig_pays_for_grog_on_every_entry() -> None:
    """A45, C9: by default a used Grog is free for the gig, under the option not."""
    for always, cost in ((False, 0), (True, 1)):
        s = position(
            array={"b1": "T5", "c1": "M13"},
            pawns=["a1"],
            settings={"town_prices_always": always},
        )
        play(s, "move b1", "move c1", "recruit c1", "use")
        assert options(s)["land b1"].cost.of("ap") == cost


def test_swap_only_if_necessary() -> None:
    """A5+: with another empty cell the officer must go there; alone the swap is the way."""
    array = {"a1": "R01", "c3": None, "d4": "T1"}
    settings = {"swap_only_if_necessary": True}
    s = position(array=array, pawns=["a1"], pile=["L01", "L02"], settings=settings)
    play(s, "recruit a1", "end")
    assert legal(s) == ["place c3"]
    play(s, "place c3")
    assert legal(s) == ["swap d4"]


def test_money_is_public() -> None:
    """A33: by default everybody sees every purse."""
    s = position(seats=3, money=[1, 2, 3])
    for seat in (0, 1, 2, None):
        assert [ship["money"] for ship in GAME.view(s, seat)["ships"]] == [1, 2, 3]


def test_hidden_money() -> None:
    """A33: one's own purse only, no total that betrays another's; all open at the end."""
    s = position(money=[1, 2], round=8, active=1, settings={"hidden_money": True})
    assert [ship["money"] for ship in GAME.view(s, 0)["ships"]] == [1, None]
    assert [ship["total"] for ship in GAME.view(s, 0)["ships"]] == [1, 0]
    assert [ship["money"] for ship in GAME.view(s, None)["ships"]] == [None, None]
    play(s, "end")
    assert [ship["money"] for ship in GAME.view(s, 0)["ships"]] == [1, 2]


def test_hidden_money_changes_no_rule() -> None:
    """A33: the same actions are legal."""
    for hidden in (False, True):
        s = position(money=[2, 2], pawns=["a1"], settings={"hidden_money": hidden})
        assert verbs(s) == {"raise", "buy", "move", "recruit", "end"}
        s.ap = 0
        assert remedy(s, "move b1") == ["buy 1"]
        assert step(s) == "turn"
