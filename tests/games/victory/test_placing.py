"""Which spaces dice can fill: the game's answers against a slow search of this file.

``SAMPLE=all`` compares all ten thousand cases, a test run a window of them (``tests/sample.py``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from time import process_time

import pytest

from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.victory.rules import placing
from portsmouth.games.victory.state import Ship
from tests.games.victory.build import (
    asked,
    broadside,
    fired,
    legal,
    log,
    mask,
    options,
    play,
    ship,
    some,
    step,
)
from tests.sample import window

Dice = tuple[int, ...]
CASES = 10_000
SAMPLE = 200
MOST_DICE = 10


def results(dice: Dice) -> Iterator[tuple[int, Dice]]:
    """Every face that some of the dice give, with the dice that are left (V70, V71, R29)."""
    for used in range(1, 4):
        for chosen in combinations(range(len(dice)), used):
            rest = tuple(die for place, die in enumerate(dice) if place not in chosen)
            picked = [dice[place] for place in chosen]
            if used == 1:
                faces = [picked[0]]
            elif used == 2:
                faces = [picked[0] - 1, picked[0] + 1] if picked[0] == picked[1] else []
            else:
                faces = [2, 3, 4, 5, 6]
            for face in faces:
                if 2 <= face <= 6:
                    yield face, rest


@lru_cache(maxsize=1 << 14)
def fillings(dice: Dice, free: str) -> frozenset[str]:
    """All sets of free spaces that the dice can fill one after the other, none included."""
    found = {""}
    for face, rest in {*results(dice)}:
        if str(face) in free:
            left = free.replace(str(face), "", 1)
            found |= {"".join(sorted(str(face) + more)) for more in fillings(rest, left)}
    return frozenset(found)


def free_spaces(taken: str, extra: bool) -> str:
    """The spaces of a track without a die (V100, V101)."""
    free = "23456" + "6" * extra
    for die in taken:
        free = free.replace(die, "", 1)
    return free


def random_case(rng: Rng) -> tuple[Dice, str, bool]:
    """Dice after cancelling, and a track that they are to hit."""
    extra = rng.below(3) == 0
    dice = tuple(sorted(2 + rng.below(5) for _ in range(rng.below(MOST_DICE + 1))))
    taken = "".join(face for face in "23456" if rng.below(3) == 0)
    if extra and "6" in taken and rng.below(2):
        taken += "6"
    return dice, taken, extra


def test_placements_are_those_of_a_slow_search() -> None:
    """V69, V70, V71, V72, V98, V99, V100, V101, R29, R63, R90: any dice on any track."""
    sizes: Counter[int] = Counter()
    for numbers in window("placements", CASES, SAMPLE, 1):
        for number in numbers:
            dice, taken, extra = random_case(Rng(number).fork("dice"))
            found = placing.placements(dice, mask(taken), extra)
            names = [placing.written(each).replace("-", "") for each in found]
            assert len({*names}) == len(names)
            assert {*names} == fillings(dice, free_spaces(taken, extra)), (dice, taken, extra)
            sizes[len(dice)] += 1
    assert {*sizes} == {*range(MOST_DICE + 1)}


def test_placements_are_quick() -> None:
    """R63: found afresh, a thousandth of a second each is plenty (the median of 300)."""
    rng, times = Rng(8), []
    for _ in range(300):
        dice, taken, extra = random_case(rng)
        placing.placements.cache_clear()
        began = process_time()
        placing.placements(dice, mask(taken), extra)
        times.append(process_time() - began)
    assert sorted(times)[150] < 0.001


# By hand.


def sets(dice: str, taken: str = "", extra: bool = False) -> set[str]:
    """What dice can fill."""
    found = placing.placements(tuple(map(int, dice)), mask(taken), extra)
    return {placing.written(each) for each in found}


def test_a_die_goes_on_its_own_number() -> None:
    """V69, V100: one die per space; a space with a die takes no second."""
    assert sets("4") == {"-", "4"}
    assert sets("4", "4") == {"-"}
    assert sets("24", "2") == {"-", "4"}


def test_a_pair_goes_one_up_or_down() -> None:
    """V70, R29: not to 1, not to 7."""
    assert sets("44") == {"-", "3", "4", "5"}
    assert sets("22") == {"-", "2", "3"}
    assert sets("66") == {"-", "5", "6"}
    assert sets("45") == {"-", "4", "5", "45"}


def test_three_dice_make_any_one() -> None:
    """V71, V98: all three serve one placement."""
    assert sets("244", "24") == {"-", "3", "5", "6"}
    assert sets("222", "2") == {"-", "3", "4", "5", "6"}


def test_each_die_serves_once() -> None:
    """V98, V99, V72: a result is placed, never converted again; several in a round."""
    assert "35" in sets("4444")
    assert "35" not in sets("444", "4")
    assert sets("22", "23") == {"-"}
    assert "3456" not in sets("222222", "2")
    assert "34" in sets("222222", "2")


def test_a_second_six() -> None:
    """V101, R90: two spaces of face 6 are alike; 6 fills one, 66 both."""
    assert sets("66", "", extra=True) == {"-", "5", "6", "66"}
    assert sets("6", "6", extra=True) == {"-", "6"}
    assert sets("66", "6", extra=True) == {"-", "5", "6"}
    assert sets("66", "66", extra=True) == {"-", "5"}
    assert sets("66", "6") == {"-", "5"}


# In a fight.


@pytest.mark.parametrize(("shot", "track"), [("ball", 0), ("chain", 1), ("grape", 2)])
def test_the_shot_names_the_track(shot: str, track: int) -> None:
    """V61, V69, V100: ball hull, chain sails, grape crew; no other track is filled."""
    s = broadside(fired(), shot, "ball", [2, 4, 1, 1, 1, 1], [1] * 6)
    assert {*legal(s)} == {"place -", "place 2", "place 4", "place 24"}
    play(s, "place 24")
    assert [*log(s, "b1")] == ["24" if each == track else "" for each in range(3)]
    assert log(s, "a1") == ("", "", "")


def test_the_attacker_places_first() -> None:
    """V69, R30: then the defender, even when the first placing fills a hull."""
    s = broadside(
        fired(target=ship("b1", hull="3456")),
        "ball",
        "ball",
        [2, 1, 1, 1, 1, 1],
        [5, 1, 1, 1, 1, 1],
    )
    assert asked(s) == ("place", 0)
    play(s, "place 2")
    assert asked(s) == ("place", 1)
    play(s, "place 5")
    assert log(s, "a1")[0] == "5"
    assert s.ports[0].admiralty == 1


def test_dice_may_be_spared() -> None:
    """R28, R63: any smaller set, none included; what is not placed is lost."""
    s = broadside(fired(), "ball", "ball", [2, 4, 6, 1, 1, 1], [1] * 6)
    assert {"-", "2", "24", "246"} <= some(s, "place")
    play(s, "place -")
    assert log(s, "b1")[0] == ""
    assert step(s) == "arm"


def test_nobody_is_asked_where_no_space_can_be_filled() -> None:
    """R85, R28: no dice left, or none that fits."""
    s = broadside(fired(), "ball", "ball", [4] * 6, [4] * 6)
    assert step(s) == "arm"
    s = broadside(fired(target=ship("b1", hull="4")), "ball", "ball", [4, 1, 1, 1, 1, 1], [1] * 6)
    assert step(s) == "arm"
    assert log(s, "b1")[0] == "4"


def test_the_second_six_is_filled_after_the_first() -> None:
    """R90: told by how many dice lie on 6."""
    target = ship("b1", hull="6", upgrade="mine.hull")
    s = broadside(fired(target=target), "ball", "ball", [6, 6, 1, 1, 1, 1], [1] * 6)
    assert some(s, "place") == {"-", "5", "6"}
    play(s, "place 6")
    assert log(s, "b1")[0] == "66"


def placed(shot: str, dice: list[int], action: str, **ships: Ship) -> list[Text]:
    """What a placement of the attacker is told to do."""
    s = broadside(fired(**ships), shot, "ball", dice, [1] * 6)  # type: ignore[arg-type]
    return [*options(s)[action].effects]


def test_what_a_placement_is_told_to_do() -> None:
    """V70, V71, V73, V75, V78, V108: sinks, becalms, boards; conversions one by one."""
    weak = ship("b1", hull="234", sails="234", crew="234")
    ids = [each.id for each in placed("ball", [5, 6, 1, 1, 1, 1], "place 56", target=weak.copy())]
    assert ids == ["effect-sinks"]
    (left,) = placed("ball", [5, 6, 1, 1, 1, 1], "place 5", target=weak.copy())
    assert (left.id, left.args["count"]) == ("effect-leaves", 1)
    (calm,) = placed("chain", [5, 6, 1, 1, 1, 1], "place 56", target=weak.copy())
    assert calm.id == "effect-becalms"
    board, how = placed("grape", [5, 5, 5, 1, 1, 1], "place 56", target=weak.copy())
    assert (board.id, how.id) == ("effect-boards", "effect-converts")
    assert (how.args["face"], how.args["dice"]) == (6, "5, 5")
    slow = ship("a1", sails="234")
    (more,) = placed("grape", [5, 6, 1, 1, 1, 1], "place 56", own=slow, target=weak.copy())
    assert (more.id, more.args["count"]) == ("effect-unmanned", 1)
    none = ship("a1", crew="23456")
    (nobody,) = placed("grape", [5, 6, 1, 1, 1, 1], "place 56", own=none, target=weak.copy())
    assert nobody.id == "effect-no-boarders"
