"""The forecast of a fight: plans against plans, and the Letter of Marque."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from time import process_time
from typing import Any

import pytest

from portsmouth.bots.bot import run
from portsmouth.bots.study.forecast import Odds, think_forecast
from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots import BOTS
from portsmouth.games.victory.bots.duels import course, forecast, throws
from portsmouth.games.victory.bots.duels.course import PLANS, Order, Party
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import endings, placing, ships
from portsmouth.games.victory.rules.components import (
    CREW,
    HULL,
    MOST_FIGHT_ROUNDS,
    SAILS,
    SECOND_SIX,
)
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import facing, fired, play, port, ship

FEW = 200
LOST = {"last_ship": "lost"}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer tries, for what does not hang on their number."""
    monkeypatch.setattr(forecast, "TRIES", FEW)


def odds(s: VictoryState, action: str, seat: int = 0) -> Odds:
    """The forecast of an action."""
    return run(think_forecast(BOTS, s, seat, GAME.notation.read(action)))


def found(of: Odds) -> dict[str, dict[str, int]]:
    """The results of each case in permille."""
    return {case.key: dict(case.outcomes) for case in of.cases}


def party(hull: int = 5, sails: int = 5, crew: int = 5, guns: int = 6) -> Party:
    """A ship with so many free spaces, on the lowest faces."""
    free = tuple(tuple(int(at < count) for at in range(5)) for count in (hull, sails, crew))
    return Party(free, guns)


# Throws.


def test_all_throws_are_weighed() -> None:
    assert throws.throws(0).counts == ((0,) * 5,)
    for dice in (1, 3, 6):
        assert throws.throws(dice).sums[-1] == 6**dice
    three, rng = Counter[int](), Rng(3)
    for _ in range(6000):
        three[sum(throws.throw(3, rng))] += 1  # dice that are no 1s
    assert abs(three[3] - 6000 * (5 / 6) ** 3) < 150


def test_equal_dice_go_from_both_sides() -> None:
    rng = Rng(5)
    for _ in range(300):
        dice = [tuple(rng.die() for _ in range(count)) for count in (6, 4)]
        kept = placing.cancel(dice[0], dice[1])
        counts = throws.left(placing.counts(dice[0]), placing.counts(dice[1]))
        assert counts == tuple(map(placing.counts, kept))


def test_dice_fill_as_many_spaces_as_any_placement() -> None:
    rng = Rng(9)
    for _ in range(1500):
        extra = rng.below(2)
        own = ship("a1", upgrade="fort.hull" if extra else None)
        taken = rng.below(2 * SECOND_SIX if extra else SECOND_SIX)
        if taken & SECOND_SIX and not taken & SECOND_SIX >> 1:
            continue
        own.damage = (taken, 0, 0)
        track = throws.track_of(own, HULL)
        assert sum(track) == ships.free(own, HULL)
        dice = tuple(sorted(rng.die() for _ in range(rng.below(8))))
        most = max(map(int.bit_count, placing.placements(dice, taken, bool(extra))))
        assert sum(track) - sum(throws.filled(placing.counts(dice), track)) == most


def test_the_outer_spaces_are_filled_first() -> None:
    assert throws.filled((0, 2, 0, 0, 0), (1, 0, 1, 0, 0)) == (0, 0, 1, 0, 0)
    assert throws.filled((0, 0, 3, 0, 0), (1, 0, 0, 0, 1)) == (0, 0, 0, 0, 1)


# Plans.


def test_what_a_plan_says_for_the_next_round() -> None:
    ball, chain, grape = Order(HULL, False), Order(SAILS, False), Order(CREW, False)
    for mine, theirs in ((party(), party()), (party(1, 0, 1), party())):
        assert course.order("ball", mine, theirs) == ball
    assert course.order("board", party(), party()) == chain
    assert course.order("board", party(sails=3), party(sails=2)) == grape
    assert course.order("board", party(crew=0), party(sails=2)) == ball
    assert course.order("board", party(sails=0), party()) == ball
    assert course.order("flee", party(sails=1), party()) == Order(SAILS, True)
    assert course.order("flee", party(sails=0), party()) == ball
    assert course.dice(party(guns=7), Order(SAILS, True)) == 3


def test_how_a_round_ends() -> None:
    stand, flee = Order(HULL, False), Order(SAILS, True)
    ends = {
        "sank": (party(), party(0), (stand, flee)),
        "lost": (party(0), party(crew=0, sails=1), (stand, stand)),
        "both": (party(0), party(0), (stand, stand)),
        "took": (party(), party(sails=4, crew=0), (stand, flee)),
        "taken": (party(sails=0, crew=0), party(), (flee, stand)),
        "away": (party(), party(sails=4), (flee, stand)),
    }
    for end, (one, other, orders) in ends.items():
        assert course.end(one, other, orders) == end
    assert course.end(party(), party(crew=0), (stand, stand)) is None  # equal sails (V108)
    assert course.end(party(), party(), (flee, stand)) is None
    assert course.end(party(), party(), (flee, flee)) == "away"


def test_a_fight_without_an_end_is_given_up() -> None:
    unarmed = party(guns=0)
    pair = ("ball", "ball")
    assert course.fought((unarmed, unarmed), pair, 1, Rng(1)) == "away"
    assert course.fought((party(guns=9), unarmed), pair, MOST_FIGHT_ROUNDS + 1, Rng(1)) == "away"


# The engine's own fights.


def ended(s: VictoryState, plans: tuple[str, str]) -> str:
    """How a fight of the engine ends if both sides keep to a plan and fill what they can."""
    while s.fight is not None:
        seat, step = GAME.actors(s)[0], s.frames[-1][0]
        done: Any = ("pass",)
        if step == "arm":
            sides = course.parties(s)
            mine = course.order(plans[seat], sides[seat], sides[1 - seat])
            shot = ("ball", "chain", "grape")[mine.track]
            done = ("flee", mine.track) if mine.flees else (shot,)
        elif step == "place":
            done = max(GAME.legal(s, seat), key=lambda each: int(each[1]).bit_count())
        GAME.apply(s, seat, done)
    left = {each.id: each.holder for each in s.ships}
    if len({*left.values()}) == 1 and len(left) == 2:
        return "took" if 0 in left.values() else "taken"
    return {0: "both", 2: "away"}.get(len(left), "sank" if 0 in left.values() else "lost")


@pytest.mark.parametrize("pair", [("ball", "ball"), ("board", "ball"), ("flee", "board")])
def test_the_engine_fights_as_was_forecast(pair: tuple[str, str]) -> None:
    s = fired(
        own=ship("a1", crew="3"), target=ship("b1", hull="25", upgrade="fort.guns"), settings=LOST
    )
    assert s.ports[0].hand == s.ports[1].hand == ()
    sides, rng = course.parties(s), Rng(11)
    told = Counter(course.fought(sides, pair, 1, rng) for _ in range(4000))
    counted: Counter[str] = Counter()
    for number in range(500):
        fight = s.copy()
        fight.rng = Rng(7).fork(str(number))
        counted[ended(fight, pair)] += 1
    for end in endings.ENDS:
        assert abs(told[end] / 40 - counted[end] / 5) < 7, end


# Forecasts.


def test_a_forecast_is_within_three_points_of_many_tries() -> None:
    s = facing(target=ship("b1", sails="3"))
    told = found(odds(s, "fire a1 b1"))
    one, other = (course.party(each) for each in s.ships)
    for pair in (("ball", "ball"), ("flee", "board")):
        rng = Rng(99)
        many = Counter(course.fought((one, other), pair, 1, rng) for _ in range(20_000))
        for end in endings.ENDS:
            assert abs(told["-".join(pair)].get(end, 0) - many[end] / 20) < 30, (pair, end)


@pytest.mark.usefixtures("few")
def test_every_plan_stands_against_every_plan() -> None:
    told = odds(facing(), "fire a1 b1")
    chosen = ("ball", "chain", "grape", "flee")
    assert [case.key for case in told.cases] == [f"{a}-{b}" for a in chosen for b in PLANS]
    assert all(sum(share for _, share in case.outcomes) == 1000 for case in told.cases)
    assert {case.tries for case in told.cases} == {FEW}
    becalmed = found(odds(facing(target=ship("b1", sails="23456")), "fire a1 b1"))
    assert [*becalmed] == [f"{a}-{b}" for a in chosen for b in ("ball", "board")]


@pytest.mark.usefixtures("few")
def test_who_boards_may_begin_with_either_shot() -> None:
    """Grape counts only behind more sails: what the plan fires next is what it is told with."""
    equal = found(odds(facing(), "fire a1 b1"))
    ahead = found(odds(facing(target=ship("b1", sails="234")), "fire a1 b1"))
    for told, same in ((equal, "chain"), (ahead, "grape")):
        one = course.party(ship("a1"))
        other = course.party(ship("b1", sails="234" if same == "grape" else ""))
        rng = Rng(3)
        plan = Counter(course.fought((one, other), ("board", "ball"), 1, rng) for _ in range(2000))
        assert abs(told[f"{same}-ball"]["took"] - plan["took"] / 2) < 120
    assert any(equal[f"grape-{each}"] != equal[f"chain-{each}"] for each in PLANS)
    assert ahead["grape-ball"]["took"] > ahead["chain-ball"].get("took", 0)


@pytest.mark.usefixtures("few")
def test_an_attack_is_told_as_the_shot_that_follows_it() -> None:
    """The same ships, the same figures, whatever else has changed, such as a hand."""
    before = facing(attacker=port("WB", ["fire_cannons", "v06"]))
    after = fired(attacker=port("", ["cannons"]))
    assert odds(before, "fire a1 b1").cases == odds(after, "ball").cases


@pytest.mark.usefixtures("few")
def test_a_seat_sees_the_fight_from_its_own_side() -> None:
    s = fired(own=ship("a1", hull="2345"), target=ship("b1"))
    weak, strong = (found(odds(s, "ball", seat)) for seat in (0, 1))
    assert weak["ball-ball"]["lost"] > 500
    assert strong["ball-ball"]["sank"] > 500


@pytest.mark.usefixtures("few")
def test_all_shots_of_a_position_are_told_the_same() -> None:
    s = fired()
    assert odds(s, "ball").cases == odds(s, "grape").cases == odds(s, "flee chain").cases


def test_a_foundry_that_was_paid_for_counts() -> None:
    with_foundry = port("M", ["merchant"], buildings=["foundry.guns"])
    s = play(fired(with_foundry, port()), "0: ball", "1: ball", "foundry")
    assert [each.guns for each in course.parties(s)] == [7, 6]


@pytest.mark.usefixtures("few")
def test_damage_of_earlier_rounds_counts() -> None:
    s = fired(target=ship("b1", hull="2345"))
    play(s, "0: chain", "1: chain", dice=[1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1])
    play(s, "place 2")
    assert s.fight is not None
    assert s.fight.round == 2
    assert course.parties(s)[1].spaces(SAILS) == 4
    assert odds(s, "ball").outcomes == (("fight", 1000),)


@pytest.mark.usefixtures("few")
def test_the_letter_is_counted_from_unseen_cards() -> None:
    s = facing(defender=port(hand=["merchant", "cannons"]), seats=3)
    hidden = len(s.pile) + 2
    without = comb(hidden - 2, 2) / comb(hidden, 2)
    told = dict(odds(s, "fire a1 b1").outcomes)
    assert abs(told["fight"] - 1000 * without) < 1
    assert told["fight"] + told["letter"] == 1000
    own = facing(port(hand=["letter_of_marque"] * 2), port(hand=["merchant"]))
    assert odds(own, "fire a1 b1").outcomes == (("fight", 1000),)
    assert odds(fired(), "ball").outcomes == (("fight", 1000),)  # an empty hand
    held = fired(port(), port(hand=["letter_of_marque"]))
    assert "letter" in dict(odds(held, "ball").outcomes)
    assert odds(held, "letter", 1) == Odds((("letter", 1000),), True, 0)
    assert odds(held, "ball", 1).outcomes == (("fight", 1000),)


@pytest.mark.usefixtures("few")
def test_nothing_else_is_a_fight() -> None:
    assert odds(facing(), "rest") == Odds((("peace", 1000),), True, 0)


def took(work: Callable[[], object]) -> float:
    """The processor's time for some work."""
    began = process_time()
    work()
    return process_time() - began


def handfuls(rng: Rng) -> None:
    """Throw 500 handfuls of six dice and sort them: what any machine, busy or not, is held to."""
    for _ in range(500):
        sorted(rng.die() for _ in range(6))


def test_the_work_is_cut_small() -> None:
    """One answer costs about half of the handfuls thrown beside it, and 5 ms in the browser."""
    work = forecast.cases(facing(), 0, GAME.notation.read("fire a1 b1"))
    steps: list[Any] = []
    rng = Rng(7)
    shares = [
        took(lambda: steps.append(next(work))) / took(lambda: handfuls(rng)) for _ in range(50)
    ]
    assert [step.done for step in steps] == [
        *range(forecast.PACE, 51 * forecast.PACE, forecast.PACE)
    ]
    assert {step.of for step in steps} == {12 * forecast.TRIES}
    assert sorted(shares)[25] < 1.5, "one can't be given up within 50 ms where all is slower"


def test_shares_are_told_early_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "TRIES", 300)
    thinking = think_forecast(BOTS, facing(), 0, GAME.notation.read("fire a1 b1"))
    early = [each for each in thinking if isinstance(each, Odds)]
    assert [{case.tries for case in each.cases} for each in early] == [{250}]
    assert early[0].outcomes == (("fight", 1000),)
