"""The arena: who sits where, what a share means, and that every run gives the same games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from portsmouth import registry
from portsmouth.__main__ import main
from portsmouth.arena import command, matches
from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.bots.measure import ratings, selfplay
from portsmouth.bots.measure.paired_games import arrangements, play_seed, victories
from portsmouth.core.errors import BadSetup
from portsmouth.core.journal import position_hash
from portsmouth.core.outcome import Outcome
from portsmouth.core.rng import Rng
from portsmouth.core.types import Seat
from portsmouth.games.signals.game import SignalsEnd
from portsmouth.games.signals.state import SignalsState, flags
from tests import made_up
from tests.made_up.bots import BOTS, DUEL

TIMES = ("turn_ms_mean", "turn_ms_p95")
PUBLIC = range(command.PUBLIC, command.PUBLIC + 10)


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    """A result without what no rerun repeats."""
    return {key: value for key, value in result.items() if key not in TIMES}


class Confused(Bot[SignalsState]):
    """Fires before there is a gun."""

    def think(self, s: SignalsState, seat: Seat, rng: Rng) -> Thinking:
        """Decides at once."""
        yield Progress(1, 1)
        return Decision((Choice((("fire",),), 0.0),), 1)


@pytest.fixture
def duel() -> Iterator[None]:
    """The duel is a game of the package, with bots."""
    with made_up.registered(DUEL, BOTS):
        yield


# Who sits where.


def test_every_balanced_arrangement_once() -> None:
    assert set(arrangements(2)) == {(0, 1), (1, 0)}
    assert {"".join("AB"[kind] for kind in each) for each in arrangements(3)} == {
        *("AAB", "ABA", "BAA", "ABB", "BAB", "BBA")
    }
    assert len(arrangements(4)) == len(set(arrangements(4))) == 6
    assert all(sum(each) == 2 for each in arrangements(4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_kind_sits_on_each_seat_as_often(seats: int) -> None:
    for seat in range(seats):
        kinds = [each[seat] for each in arrangements(seats)]
        assert kinds.count(0) == kinds.count(1)


@pytest.mark.parametrize(
    ("places", "share"),
    [((1, 2, 2), 1.0), ((2, 2, 1), 0.0), ((1, 2, 1), 0.5), ((1, 1, 1), 2 / 3), ((1, 1, 3), 1.0)],
)
def test_winners_share_a_victory(places: tuple[int, ...], share: float) -> None:
    outcome = Outcome(SignalsEnd.SUNK, places, (0, 0, 0), ((), (), ()))
    assert victories(outcome, (0, 0, 1)) == pytest.approx(share)


# What shares mean.


def test_elo_of_shares() -> None:
    assert ratings.elo(0.5, 240) == 0
    assert ratings.elo(10 / 11, 240) == pytest.approx(400)
    assert ratings.elo(1 / 11, 240) == pytest.approx(-400)
    assert ratings.elo(1.0, 240) == ratings.elo(1 - 0.5 / 240, 240)
    assert ratings.elo(0.0, 240) == pytest.approx(-ratings.elo(1.0, 240))


def test_the_ends_of_an_interval_are_not_drawn_in_by_few_games() -> None:
    assert ratings.elo_ends((1 / 11, 10 / 11)) == pytest.approx((-400, 400))
    assert ratings.elo_ends((0.5, 1.0)) == (0.0, ratings.OPEN)
    assert ratings.elo_ends((0.0, 1 / 11)) == (-ratings.OPEN, pytest.approx(-400))


def test_bootstrap_is_deterministic_and_as_wide_as_theory_says() -> None:
    shares = [0.3, 0.7] * 50
    low, high = ratings.interval(shares, Rng(1))
    assert (low, high) == ratings.interval(shares, Rng(1))
    assert low == pytest.approx(0.5 - 1.96 * 0.2 / 10, abs=0.006)
    assert high == pytest.approx(0.5 + 1.96 * 0.2 / 10, abs=0.006)


def test_clean_sweeps_and_few_seeds_take_wilsons_interval() -> None:
    assert ratings.interval([1.0] * 40, Rng(1)) == pytest.approx((0.91238, 1.0), abs=1e-4)
    assert ratings.interval([0.0] * 40, Rng(1)) == pytest.approx((0.0, 0.08762), abs=1e-4)
    low, high = ratings.interval([0.5, 0.5], Rng(1))
    assert low < 0.1
    assert high > 0.9


def met(true: dict[str, float], games: int) -> dict[ratings.Pair, ratings.Bout]:
    """What pairs of known ratings win of each other, chance left out."""
    return {
        (a, b): ratings.Bout([1 / (1 + 10 ** ((true[b] - true[a]) / 400))] * 10, games)
        for a, b in combinations(true, 2)
    }


def test_bradley_terry_finds_known_ratings() -> None:
    true = {"random": 0.0, "a": 320.0, "c": 700.0, "b": 550.0, "d": 1200.0}
    found = ratings.ratings(met(true, 10**9), "random", Rng(1))
    assert {kind: rating.elo for kind, rating in found.items()} == pytest.approx(true, abs=0.01)
    assert all(rating.interval == pytest.approx((rating.elo,) * 2) for rating in found.values())


def test_bradley_terry_learns_of_strangers_by_way_of_others() -> None:
    true = {"random": 0.0, "a": 100.0, "b": 250.0}
    chain = {pair: (ratings.mean(b.shares), b.games) for pair, b in met(true, 10**9).items()}
    del chain["random", "b"]
    assert ratings.bradley_terry(chain, "random") == pytest.approx(true)
    del chain["random", "a"]
    with pytest.raises(ValueError, match="never met"):
        ratings.bradley_terry(chain, "random")


def test_a_clean_sweep_of_all_has_finite_ratings_and_ragged_seeds_none() -> None:
    sweep = {pair: ratings.Bout([1.0] * 10, 60) for pair in combinations("abc", 2)}
    found = ratings.ratings(sweep, "c", Rng(1))
    assert 300 < found["b"].elo < found["a"].elo < 3000
    with pytest.raises(ValueError, match="same seeds"):
        ratings.ratings({**sweep, ("a", "b"): ratings.Bout([1.0] * 9, 54)}, "c", Rng(1))


def test_rating_intervals_hold_the_rating() -> None:
    rng = Rng(5)
    bouts = {
        pair: ratings.Bout([rng.below(7) / 6 for _ in range(20)], 120)
        for pair in combinations("abcd", 2)
    }
    for kind, rating in ratings.ratings(bouts, "a", Rng(1)).items():
        low, high = rating.interval
        assert (low < rating.elo < high) == (kind != "a")


def test_ratings_of_few_seeds_say_that_nothing_is_known() -> None:
    few = {pair: ratings.Bout([0.5, 1.0], 12) for pair in combinations("abc", 2)}
    found = ratings.ratings(few, "c", Rng(1))
    assert found["a"].interval == found["b"].interval == (-ratings.OPEN, ratings.OPEN)
    assert found["c"].interval == (0.0, 0.0)


# Playing.


def test_the_same_games_again_and_a_captain_that_never_fights_loses() -> None:
    first = [play_seed(BOTS, ("bold", "timid"), 2, seed) for seed in PUBLIC]
    assert first == [play_seed(BOTS, ("bold", "timid"), 2, seed) for seed in PUBLIC]
    assert len({sample.hash for sample in first}) == len(first)
    assert ratings.mean([sample.share for sample in first]) > 0.8
    turned = play_seed(BOTS, ("timid", "bold"), 2, PUBLIC[0])
    assert turned.share == 1 - first[0].share
    assert turned.points == first[0].points[::-1]


def test_a_turn_is_all_that_a_seat_decides_at_one_moment() -> None:
    ticks = iter(range(100_000))
    s = selfplay.deal(DUEL, 2, 7)
    who = [BOTS.bot("bold", 2), BOTS.bot("timid", 2)]
    played = selfplay.play(DUEL, s, who, lambda: float(next(ticks)))
    assert played.outcome == DUEL.outcome(s)
    timed = [(turn.seat, turn.turn_info) for turn in played.turns if turn.turn_info is not None]
    assert len(set(timed)) == len(timed) > 2
    assert all(turn.nodes > 0 for turn in played.turns)
    assert sum(turn.spent for turn in played.turns) * 2 == next(ticks)


def test_a_line_is_followed_until_something_is_revealed() -> None:
    s = selfplay.deal(DUEL, 2, 7)
    flag = max(flags(s, 0))
    assert selfplay.apply_line(DUEL, s, 0, [("bid", flag), ("fire",)]) == 1
    assert selfplay.apply_line(DUEL, s, 1, [("hold",), ("aim", 0)]) == 1, "the bids were turned up"
    while DUEL.actors(s) == (1,):
        DUEL.apply(s, 1, ("pass",))
    assert selfplay.apply_line(DUEL, s, 0, [("aim", 1), ("charge",), ("fire",), ("hold",)]) == 3


def test_a_line_that_cannot_be_played_is_a_fault_and_changes_nothing() -> None:
    s = selfplay.deal(DUEL, 2, 7)
    before = position_hash(s)
    with pytest.raises(selfplay.IllegalLine, match="fire"):
        selfplay.play_turn(DUEL, s, Confused())
    assert position_hash(s) == before


def test_random_captains_take_every_legal_action_in_the_end() -> None:
    s = selfplay.deal(DUEL, 2, 7)
    who = selfplay.make_bot(BOTS, "random", 2, Rng(1))
    taken = {selfplay.choose(DUEL, s, 0, who).actions for _ in range(60)}
    assert taken == {(action,) for action in DUEL.legal(s, 0)}


def test_captains_of_equal_kind_share_alike() -> None:
    """The same captain on all seats: chance and seats give nothing to either side."""
    sample = play_seed(BOTS, ("bold", "bold"), 3, PUBLIC[0])
    assert sample.share == pytest.approx(0.5)
    assert sample.points[0] == pytest.approx(sample.points[1])


def test_processes_change_nothing() -> None:
    pairs = [("bold", "muser"), ("bold", "random")]
    alone, together = (
        [untimed(each) for each in matches.bouts(BOTS, 3, pairs, PUBLIC[:3], jobs=jobs)]
        for jobs in (1, 2)
    )
    assert alone == together
    assert alone[0]["hash"] != alone[1]["hash"]


def test_results_come_as_each_match_ends() -> None:
    told: list[tuple[str, int]] = []
    pairs = [("bold", "timid"), ("bold", "muser")]
    running = matches.bouts(
        BOTS, 2, pairs, PUBLIC[:2], seen=lambda kinds, sample: told.append((kinds[1], sample.seed))
    )
    assert next(running)["kinds"] == ["bold", "timid"]
    assert told == [("timid", PUBLIC[0]), ("timid", PUBLIC[1])]


# The command.


def run(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The JSON object in the last line that the command prints."""
    assert main(["arena", "--game", made_up.KEY, "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


@pytest.mark.usefixtures("duel")
def test_the_command_tells_of_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "bold", "timid", "--seats", "3", "--seeds", "9")
    assert found["kinds"] == ["bold", "timid"]
    assert found["games"] == 54
    assert found["seeds"] == [1_000_000, 9]
    assert found["share"] == pytest.approx(ratings.mean(found["shares"]), abs=1e-4)
    assert found["share_interval"][0] <= found["share"] <= found["share_interval"][1]
    assert found["elo_interval"][0] <= found["elo"] <= found["elo_interval"][1]
    assert found["elo"] == pytest.approx(ratings.elo(found["share"], 54), abs=0.5)
    for key in (*TIMES, "points", "nodes_mean", "nodes_p95", "nodes_max"):
        assert len(found[key]) == 2, key
    assert len(found["marks"]) == 9
    assert untimed(run(capsys, "bold", "timid", "--seats", "3", "--seeds", "9")) == untimed(found)


@pytest.mark.usefixtures("duel")
def test_the_command_tells_of_a_round_robin(capsys: pytest.CaptureFixture[str]) -> None:
    found = run(capsys, "timid", "muser", "bold", "--seats", "2", "--seeds", "8")
    assert len(found["table"]) == 6
    assert found["games"] == 6 * 16
    assert found["ratings"]["random"] == {"elo": 0.0, "elo_interval": [0.0, 0.0]}
    assert found["ratings"]["bold"]["elo"] > found["ratings"]["timid"]["elo"]
    again = run(capsys, "timid", "muser", "bold", "--seats", "2", "--seeds", "8")
    assert again["hash"] == found["hash"]


@pytest.mark.usefixtures("duel")
def test_the_command_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bold", "timid", "muser", "--seats", "2", "--seeds", "1"]
    assert main(["arena", "--game", made_up.KEY, *words]) == 0
    told = capsys.readouterr()
    assert "bold against timid" in told.out
    assert "hash" in told.out
    assert f"seed {command.PUBLIC}" in told.err


class Refused(NamedTuple):
    """Words of the command, and what its refusal speaks of."""

    words: str
    why: str


@pytest.mark.usefixtures("duel")
@pytest.mark.parametrize(
    "case",
    [
        Refused("bold timid --first-seed 999999", "public seeds start"),
        Refused("bold timid --first-seed 999999 --training --seeds 2", "below 1000000"),
        Refused("bold timid --first-seed 2000000 --training", "below 1000000"),
        Refused("bold timid --seeds 0", "at least one seed"),
        Refused("bold timid --first-seed -1 --training", "none below 0"),
        Refused("bold", "at least two"),
        Refused("bold bold", "each once"),
        Refused("bold nelson", "no captain"),
        Refused("bold timid --seats 7", "2 to 6"),
    ],
    ids=lambda case: case.words,
)
def test_what_the_command_refuses(case: Refused, capsys: pytest.CaptureFixture[str]) -> None:
    words = case.words.split()
    assert main(["arena", "--game", made_up.KEY, "--seats", "2", *words]) == 2
    assert case.why in capsys.readouterr().err


def test_training_seeds_start_at_1_and_public_ones_at_a_million() -> None:
    assert command.seeds_of(None, 3, training=True) == range(1, 4)
    assert command.seeds_of(None, 2) == range(1_000_000, 1_000_002)
    assert command.seeds_of(999_999, 1, training=True) == range(999_999, 1_000_000)
    with pytest.raises(BadSetup):
        command.seeds_of(999_999, 1)


def test_portsmouth_is_played_too() -> None:
    """Random against itself, by way of the whole arena, on every seat count."""
    portsmouth = registry.bots("portsmouth")
    for seats in (2, 3, 4):
        sample = play_seed(portsmouth, ("random", "random"), seats, PUBLIC[0])
        assert len(sample.turns[0]) + len(sample.turns[1]) == 8 * seats * len(arrangements(seats))
        assert 0 <= sample.share <= 1
