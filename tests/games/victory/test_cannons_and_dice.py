"""How many dice are thrown, and which of them are left."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import placing
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.windows import Count
from tests.games.victory.build import broadside, fired, hurt, log, play, port, record, ship, step


def thrown(s: VictoryState, one: str, other: str, *more: str) -> tuple[int, int]:
    """How many dice each side throws."""
    s.rng = Rng(5)
    for action in (f"0: {one}", f"1: {other}", *more):
        record(s, action)
    count = s.rng.count
    assert s.fight is not None
    mine, theirs = (len(dice) for dice in s.fight.thrown)
    assert mine + theirs == count
    return mine, theirs


def test_a_plain_ship_has_six_cannons() -> None:
    """V62: each a die."""
    assert thrown(fired(), "ball", "ball") == (6, 6)


def test_guns_add_a_cannon() -> None:
    """V62, V101: the icon of the upgrade; others add none."""
    s = fired(own=ship("a1", upgrade="mine.guns"), target=ship("b1", upgrade="mine.hull"))
    assert thrown(s, "ball", "ball") == (7, 6)


def test_cards_and_buildings_add_cannons() -> None:
    """V50, V29, V62, R61: 2 a card, 1 a Foundry."""
    s = fired(
        port("M", ["cannons", "cannons"], (), ["foundry.guns"]),
        own=ship("a1", upgrade="mine.guns"),
    )
    assert thrown(s, "ball", "ball", "cannons", "cannons", "foundry") == (12, 6)


def test_who_flees_throws_half() -> None:
    """V66, R26, R61: of all bonuses too, rounded down."""
    s = fired(
        port("M", ["cannons"], (), ["foundry.guns"]),
        own=ship("a1", upgrade="mine.guns"),
        target=ship("b1", upgrade="fort.guns"),
    )
    assert thrown(s, "flee ball", "flee ball", "cannons", "foundry") == (5, 3)


def asked_by_a_window(s: VictoryState) -> tuple[int, ...]:
    """Whom the window for more cannons asks, the next one first."""
    count = GAME.step(s)
    assert isinstance(count, Count)
    return count.window(s).seats


def test_a_window_asks_the_other_side_too_until_one_has_passed() -> None:
    """R59, R92: whoever holds any card; after a pass the other side alone."""
    for hand, seats in (([], (0,)), (["v01"], (0, 1))):
        s = play(fired(port(hand=["cannons"]), port(hand=hand)), "0: ball", "1: ball")
        assert asked_by_a_window(s) == seats
    assert asked_by_a_window(play(s, "pass")) == (1,)


def test_full_crew_and_sails_still_fire() -> None:
    """V75, V77: with all cannons."""
    s = fired(own=ship("a1", sails="23456"), target=ship("b1", crew="23456", hull="2345"))
    assert thrown(s, "ball", "ball") == (6, 6)


def test_the_attacker_throws_first() -> None:
    """V63: the first dice are the attacker's."""
    s = broadside(fired(), "ball", "chain", [2, 2, 2, 3, 3, 3], [4, 4, 4, 5, 5, 5])
    assert s.fight is not None
    assert s.fight.thrown == ((2, 2, 2, 3, 3, 3), (4, 4, 4, 5, 5, 5))


def test_all_ones_are_removed() -> None:
    """V67: before anything is compared."""
    assert placing.cancel((1, 1, 2), (1, 3)) == ((2,), (3,))
    assert placing.cancel((1,), (1, 1)) == ((), ())


def test_equal_dice_cancel_one_for_one() -> None:
    """V68: two 6s against one 6 leave one 6."""
    assert placing.cancel((6, 6), (6,)) == ((6,), ())
    assert placing.cancel((2, 2, 5), (2, 5, 5)) == ((2,), (5,))


@pytest.mark.parametrize("size", [1, 2, 3])
def test_cancelling_by_counting(size: int) -> None:
    """V67, V68: the difference of the counts of each face from 2 to 6."""
    throws = [*combinations_with_replacement(range(1, 7), size)]
    for one, other in product(throws, throws):
        mine, theirs = Counter(one), Counter(other)
        left, right = (Counter(each) for each in placing.cancel(one, other))
        for face in range(2, 7):
            assert left[face] == max(0, mine[face] - theirs[face])
            assert right[face] == max(0, theirs[face] - mine[face])
        assert left[1] == right[1] == 0


def test_dice_never_run_short() -> None:
    """V91: damage is always dealt, however much lies on the logs already."""
    worn = {"hull": "2345", "sails": "23456", "crew": "23456"}
    fleet = [hurt(f"{c}{n}", **worn) for c in "ab" for n in (2, 3, 4)]
    s = fired(own=hurt("a1", **worn), target=hurt("b1", **worn), more=fleet)
    dice_out = sum(track.bit_count() for each in s.ships for track in each.damage)
    assert dice_out > 40
    broadside(s, "ball", "ball", [6, 1, 1, 1, 1, 1], [1] * 6)
    play(s, "place 6")
    assert step(s) != "place"
    assert all(each.id != 4 for each in s.ships)
    assert log(s, "a1")[0] == "2345"
