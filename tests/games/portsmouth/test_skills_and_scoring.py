"""Chapters 2.12 and 2.14: skills and the score, with the figures of 4.6."""

from __future__ import annotations

import pytest

from portsmouth.core.outcome import ScoreLine
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules import scoring
from tests.games.portsmouth.build import play, position


def lines(crew: str, *, money: int = 0, **settings: int | str | bool) -> dict[str, ScoreLine]:
    """The score of a ship in a game where nobody else has anything."""
    s = position(crew=[crew], money=[money], settings=settings)
    return {line.item: line for line in scoring.score(s, 0)}


def points(crew: str, *items: str, **settings: int | str | bool) -> int | list[int]:
    """The points of one item, or of several."""
    found = [lines(crew, **settings)[item].points for item in items]
    return found[0] if len(found) == 1 else found


def marines(*crews: str, **settings: int | str | bool) -> list[int]:
    """The marine prizes of all seats."""
    s = position(seats=len(crews), crew=crews, settings=settings)
    return [scoring.marines(s, seat).points for seat in range(len(crews))]


def soldiers(*counts: int) -> list[str]:
    """Crews with so many Marines each."""
    names = [f"R{n:02}" for n in range(1, 11)]
    return [" ".join(names.pop() for _ in range(count)) for count in counts]


def over(**kwargs) -> scoring.Outcome:
    """The outcome of a position after the last turn."""
    s = position(round=8, start=0, active=kwargs.get("seats", 2) - 1, **kwargs)
    found = GAME.outcome(play(s, "end"))
    assert found is not None
    return found


# The figures of 4.6.


def test_figure_navigator_and_crack_crew() -> None:
    """R109, R111, R112: L09 + L01 + L04 with surgeon, cooper, gunner: 24 + 6 + 3 = 33."""
    found = lines("L09 L01 L04 P01 P04 P10")
    assert found["lieutenants"].points == 12
    assert found["navigators"].points == 6
    assert (found["crack_crews"].points, found["crack_crews"].parts) == (6, ("L01",))
    assert found["petty_officers"].points == 6
    assert found["specialties"].points == 3
    assert scoring.total(tuple(found.values())) == 33


def test_figure_eight_petty_officers_leave_no_berth() -> None:
    """A28, A28+: 8 cards of 5 specialties, 3 seamen of the others: D = 5, 10, and 16 + 3."""
    found = lines("P01 P02 P04 P05 P07 P08 P10 P13 D16+ D19+ D22+")
    assert (found["specialties"].count, found["specialties"].points) == (5, 10)
    assert found["petty_officers"].points == 16
    assert found["seamen"].points == 3


def test_figure_two_free_berths() -> None:
    """A28, A29: 6 cards of 5 specialties, seamen of 3 further ones: D = 5 + 2 = 7, 21."""
    found = lines("P01 P02 P04 P07 P10 P13 D16+ D19+ D22+")
    assert (found["specialties"].count, found["specialties"].points) == (7, 21)


@pytest.mark.parametrize(
    ("crews", "prizes"),
    [
        (soldiers(2, 2, 2, 1), [5, 5, 5, 0]),
        (soldiers(4, 2, 1, 1), [15, 10, 0, 0]),
        (soldiers(3, 3, 1, 0), [10, 10, 5, 0]),
        (soldiers(2, 2, 2, 2), [0, 0, 0, 0]),
    ],
)
def test_figure_marine_prizes(crews: list[str], prizes: list[int]) -> None:
    """R134, R135: ties take the lowest of the tied places."""
    assert marines(*crews) == prizes


def test_figure_a_corporal_and_a_marine() -> None:
    """A23: strength 3, so they beat two Marines."""
    s = position(crew=["C01 R01", "R02 R03"])
    assert [scoring.strength(s, ship) for ship in s.ships] == [3, 2]
    assert marines("C01 R01", "R02 R03") == [15, 10]


def test_figure_trainer() -> None:
    """R128, R133a, A30: 7 seamen and the Trainer: 14."""
    seven = "D01+ D02+ D03+ D04+ D05+ D06+ D25+"
    assert points(f"M16* {seven}", "seamen", "trainer", "midshipmen") == [7, 7, 0]
    assert points(seven, "seamen", "trainer") == [7, 0]


# Skills.


@pytest.mark.parametrize(
    ("crew", "gain"),
    [("L09", 2), ("L01 L02", 0), ("L09 L01", 4), ("L09 L01 L02", 6), ("L09 L10 L01", 12)],
)
def test_a_navigator_teaches_each_lieutenant(crew: str, gain: int) -> None:
    """R109, C11: 2 for every own Lieutenant, himself included."""
    assert points(crew, "navigators") == gain


def test_navigators_add_up() -> None:
    """R110: 2 × k × n; three of three give 18."""
    assert points("L09 L10 L11", "navigators") == 18
    assert points("L09 L10", "navigators") == 8


def test_crack_crew_needs_all_three() -> None:
    """R111: 6 points with surgeon, cooper and gunner, none with two of them."""
    assert points("L01 P01 P04 P10", "crack_crews") == 6
    assert points("L01 P01 P04", "crack_crews") == 0
    assert points("L01 P01 P04 P07", "crack_crews") == 0


def test_each_crack_crew_is_judged_alone() -> None:
    """R112: two of them share their cooper, and both score."""
    found = lines("L01 L02 P01 P04 P10 P07 P13")
    assert (found["crack_crews"].count, found["crack_crews"].points) == (2, 12)


def test_crack_crew_takes_seamen_in_berths() -> None:
    """A26, C8: a trained gunner in his berth is a gunner; a landsman is not."""
    assert points("L01 P01 P04 D10+", "crack_crews") == 6
    assert points("L01 P01 P04 D10", "crack_crews") == 0


def test_crack_crew_does_not_mind_the_berth() -> None:
    """A27: with a second surgeon in the gunner's berth the three icons still count."""
    s = position(crew=["L01 P01 P02 P04 P10"])
    view = GAME.view(s, 0, {0: {"P02": "gunner"}})
    lines_by_item = {line["item"]: line["points"] for line in view["ships"][0]["score"]}
    assert view["ships"][0]["berths"]["gunner"] == "P02"
    assert lines_by_item["crack_crews"] == 6


@pytest.mark.parametrize("seamen", ["D10+ D22+", "D22+ D10+"])
@pytest.mark.parametrize(
    "crew",
    [
        "L01 P01 P02 P04 P05 P07 P08 P13",  # the gunner, whose berth is before the lookout's
        "L05 P13 P14 P16 P17 P01 P02 P04",  # the lookout, whose berth is the last
    ],
)
def test_the_best_seaman_is_chosen(crew: str, seamen: str) -> None:
    """A29: one free berth and two trades for it: the one that completes the Crack Crew."""
    assert points(f"{crew} {seamen}", "crack_crews", "specialties") == [6, 10]


# Items.


def test_final_score_is_money_and_items() -> None:
    """R131: every line is paid in pounds and added to the money left."""
    s = position(crew=["L01 M01 P01 R01 D25+ D26"], money=[7], mutineers=[2])
    found = {line.item: line.points for line in scoring.score(s, 0)}
    assert found == {
        "lieutenants": 4,
        "navigators": 0,
        "crack_crews": 0,
        "midshipmen": 2,
        "petty_officers": 2,
        "specialties": 0,
        "seamen": 1,
        "trainer": 0,
        "marines": 15,
        "landsmen": 0,
        "mutineers": -2,
        "money": 7,
    }
    assert scoring.total(scoring.score(s, 0)) == 29


def test_items_come_in_the_boards_order() -> None:
    """R132: from Lieutenants down to the money, in each of the seats."""
    found = over(crew=["L01"])
    assert [line.item for line in found.scores[0]] == [
        *("lieutenants", "navigators", "crack_crews", "midshipmen", "petty_officers"),
        *("specialties", "seamen", "trainer", "marines", "landsmen", "mutineers", "money"),
    ]


def test_set_of_specialties() -> None:
    """R73: 0, 0, 1, 3, 6, 10, 15, 21, 28 for 0 to 8 different ones."""
    crew = ["P01", "P04", "P07", "P10", "P13", "P16", "P19", "P22"]
    gains = [points(" ".join(crew[:n]), "specialties") for n in range(9)]
    assert gains == [0, 0, 1, 3, 6, 10, 15, 21, 28]


def test_used_midshipmen_and_landsmen_score_nothing() -> None:
    """R133, R114: an unused Midshipman 2, a marked one 0, any landsman 0."""
    assert points("M01 M02 M03*", "midshipmen") == 4
    assert points("D01 D02 D25", "landsmen", "seamen", "specialties") == [0, 0, 0]


def test_red_tokens_score_negative() -> None:
    """R86, R133, R133a: one point off for each, in the final score too."""
    found = over(mutineers=[5, 0], money=[2, 0])
    assert {line.item: line.points for line in found.scores[0]}["mutineers"] == -5
    assert found.totals == (-3, 0)


def test_totals_may_be_negative() -> None:
    """A32: -3 is a score like another, and loses against 0."""
    assert over(mutineers=[3, 0]).totals == (-3, 0)
    assert over(mutineers=[3, 0]).places == (2, 1)


def test_trainer_counts_every_seaman_card() -> None:
    """A31: one in a Petty Officer berth as well."""
    assert points("M16* D01+ D25+", "trainer", "specialties") == [2, 0]
    assert points("M16* P04 D01+ D25+", "trainer", "specialties") == [2, 1]


def test_the_trainer_has_a_place_on_the_board() -> None:
    """R133a, R128: the view shows the Trainer circle and the red tokens."""
    ships = GAME.view(position(crew=["M16*", "M17"], mutineers=[0, 3]), 0)["ships"]
    assert [(ship["trainer"], ship["mutineers"]) for ship in ships] == [(True, 0), (False, 3)]


# Marines, and who wins.


def test_marine_places_with_fewer_players() -> None:
    """A24: the printed places from the top: a duel is for 15 and 10, three players for 15-10-5."""
    assert marines(*soldiers(2, 1)) == [15, 10]
    assert marines(*soldiers(3, 2, 1)) == [15, 10, 5]
    assert marines(*soldiers(1, 1)) == [10, 10]


def test_nobody_wins_a_prize_without_marines() -> None:
    """A24, A25: strength 0 has none, alone or in company, with 2, 3 or 4 players."""
    assert marines(*soldiers(1, 0)) == [15, 0]
    assert marines(*soldiers(0, 0)) == [0, 0]
    assert marines(*soldiers(1, 0, 0)) == [15, 0, 0]
    assert marines(*soldiers(1, 1, 0, 0)) == [10, 10, 0, 0]


def test_highest_score_wins() -> None:
    """R136: places follow the totals; equal ones share a place, and 1 is a victory."""
    found = over(seats=4, money=[5, 9, 9, 2])
    assert found.totals == (5, 9, 9, 2)
    assert found.places == (3, 1, 1, 4)
    assert over(seats=3, money=[4, 4, 4]).places == (1, 1, 1)


def test_the_score_is_known_only_at_the_end() -> None:
    """R33, R131: before the last turn is over there is no outcome."""
    assert GAME.outcome(position(round=8, money=[5, 9])) is None
    assert over(money=[5, 9]).reason is scoring.PortsmouthEnd.EIGHT_ROUNDS
