"""Portsmouth's captains: what they look at, what they are told, and that they do as they say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from operator import mul
from pathlib import Path
from typing import Any

import pytest

from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import apply_line, choose, deal, play_turn
from portsmouth.bots.search.beam import BeamLimits, BeamResult, beam
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import POINT, Line
from portsmouth.core.errors import BadSetup
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.bots import BOTS, evaluation, features
from portsmouth.games.portsmouth.bots.candidates import CANDIDATES
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules.cards import ROUNDS
from portsmouth.games.portsmouth.state import PortsmouthState

KEYS = [level.key for level in META.levels]


def positions(
    seats: int, seed: int, settings: dict[str, int | str | bool] | None = None
) -> Iterator[PortsmouthState]:
    """Every position of a game of random legal actions."""
    s = GAME.setup(seats, GAME.meta.resolve_settings(seats, settings or {}), Rng(seed))
    rng = Rng(seed).fork("positions")
    while s.frames:
        yield s
        legal = GAME.legal(s, s.active)
        GAME.apply(s, s.active, legal[rng.below(len(legal))])


def played(seats: int, seed: int, turns: int) -> PortsmouthState:
    """A position as captains leave it."""
    s, who = deal(GAME, seats, seed), BOTS.bot("petty_officer", seats)
    for _ in range(turns):
        play_turn(GAME, s, who)
    return s


def search(s: PortsmouthState, width: int, budget: int = 1_000_000) -> BeamResult[PortsmouthState]:
    """What a beam finds for whoever is to move."""
    evaluator = evaluation.PortsmouthEvaluator(evaluation.fitted(len(s.ships)))
    return run(beam(GAME, evaluator, s, s.active, BeamLimits(width, budget)))


FLAGS: list[dict[str, int | str | bool]] = [
    {},
    {"crack_seamen": False},
    {"marine_scale": "last_zero"},
    {"corporal_strength": 1},
    {"trainer_per_seaman": 2},
]


@pytest.mark.parametrize(
    "settings",
    [
        s
        for s in FLAGS
        if all(
            value in spec.values
            for key, value in s.items()
            for spec in GAME.meta.options
            if spec.key == key
        )
    ],
    ids=str,
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_the_score(seats: int, settings: dict[str, int | str | bool]) -> None:
    for seed in (1, 2):
        for s in positions(seats, seed, settings):
            for seat in range(seats):
                assert features.points(s, seat) == scoring.total(scoring.score(s, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_value_is_points_and_weighted_features_and_the_sum_of_its_terms(seats: int) -> None:
    evaluator = evaluation.PortsmouthEvaluator(evaluation.fitted(seats))
    for s in islice(positions(seats, 5), 0, None, 3):
        for seat in range(seats):
            numbers = features.features(s, seat)
            assert len(numbers) == len(features.NAMES)
            assert all(type(each) is int for each in numbers), numbers
            left = ROUNDS - s.round
            prospects = sum(map(mul, evaluator.weights[left], numbers)) if left else 0
            assert evaluator.evaluate(s, seat) == POINT * features.points(s, seat) + prospects
            terms = sum(points for _, points in evaluator.breakdown(s, seat))
            assert terms == pytest.approx(evaluator.evaluate(s, seat) / POINT)


def test_every_line_worth_a_look_is_legal() -> None:
    seen, rng = set(), Rng(1)
    for seed in range(40):
        s = deal(GAME, 2 + seed % 3, 40 + seed)
        while s.frames:
            seen.add(s.frames[-1][0])
            lines = CANDIDATES[str(s.frames[-1][0])](s, s.active)
            for line in lines:
                _done(s.copy(), line)
            ends = lines[-1] == (("end",),) and len(lines) > 1
            _done(s, lines[rng.below(len(lines) - ends)])
    assert seen >= {"turn", "privilege", "replenish", "trade", "commission", "gig"}


def _done(s: PortsmouthState, line: Line) -> None:
    """Play a line, each action of which must be legal."""
    for action in line:
        assert action in GAME.legal(s, s.active), (s.frames, line)
        GAME.apply(s, s.active, action)


def test_a_turn_of_few_points_is_searched_out() -> None:
    s = played(2, 11, 5)
    s.ap, s.ships[s.active].money = 1, 0
    found = search(s, 10_000)
    assert found.exhaustive
    narrow = search(s, 1)
    assert narrow.ends[0].value <= found.ends[0].value


def test_a_wider_beam_never_finds_less_when_nothing_is_cut_off() -> None:
    s = played(3, 12, 6)
    best = [search(s, width).ends[0].value for width in (1, 4, 16, 64, 4_000)]
    assert best[-1] == max(best)


def test_a_spent_budget_still_ends_the_turn() -> None:
    s = played(4, 13, 3)
    for budget in (0, 1, 7, 100):
        found = search(s, 32, budget)
        assert found.ends
        assert found.nodes <= max(budget, 40)
        assert apply_line(GAME, s.copy(), s.active, found.ends[0].path.actions())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", KEYS)
def test_a_shuffle_of_all_that_is_hidden_changes_no_decision(level: str, seats: int) -> None:
    captain = BOTS.bot(level, seats)
    s = played(seats, 20 + seats, 5)
    play_turn(GAME, s, BOTS.bot("midshipman", seats))
    for number in range(4 if level != "admiral" else 2):
        decision = choose(GAME, s, s.active, captain)
        twin = s.copy()
        GAME.resample_hidden(twin, s.active, Rng(number).fork("shuffle"))
        assert twin.pile != s.pile or twin.hands != s.hands
        assert choose(GAME, twin, s.active, captain) == decision
        apply_line(GAME, s, s.active, decision.actions)


@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_other_purses_that_are_hidden_change_no_decision(level: str) -> None:
    """A33: the strongest levels too; ``tests/contract/test_fair_bots.py`` has the weak ones."""
    captain, seats = BOTS.bot(level, 3), 3
    settings = GAME.meta.resolve_settings(seats, {"hidden_money": True})
    s = GAME.setup(seats, settings, Rng(31))
    for _ in range(8):
        play_turn(GAME, s, BOTS.bot("petty_officer", seats))
    for number in range(2):
        twin = s.copy()
        for seat, ship in enumerate(twin.ships):
            if seat != s.active:
                ship.money += 3 + 2 * number
        assert GAME.view(twin, s.active) == GAME.view(s, s.active)
        decision = choose(GAME, s, s.active, captain)
        assert choose(GAME, twin, s.active, captain) == decision
        apply_line(GAME, s, s.active, decision.actions)


def test_a_captain_is_handed_a_re_dealt_twin() -> None:
    s = played(2, 3, 4)
    twin, _ = determinize(GAME, s, s.active)
    assert GAME.view(twin, s.active) == GAME.view(s, s.active)
    assert (twin.pile, twin.hands, twin.rng.seed) != (s.pile, s.hands, s.rng.seed)


@pytest.mark.parametrize("level", KEYS)
def test_the_same_position_gives_the_same_decision(level: str) -> None:
    s = played(2, 4, 7)
    one, other = (choose(GAME, s, s.active, BOTS.bot(level, 2)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("level", KEYS)
def test_a_level_keeps_its_budget(level: str) -> None:
    """The Admiral ends a deal that he has begun, so he may go a little beyond."""
    captain = BOTS.bot(level, 4)
    budget = next(each.budget for each in META.levels if each.key == level)
    s = played(4, 5, 9)
    for progress in captain.think(*_handed(s)):
        assert 0 <= progress.done <= progress.of
    assert 0 < run(captain.think(*_handed(s))).nodes <= budget * 1.2


def _handed(s: PortsmouthState) -> tuple[PortsmouthState, int, Rng]:
    twin, rng = determinize(GAME, s, s.active)
    return twin, s.active, rng


def test_thinking_in_slices_comes_to_the_same() -> None:
    captain, s = BOTS.bot("admiral", 2), played(2, 6, 8)
    whole = run(captain.think(*_handed(s)))
    steps = captain.think(*_handed(s))
    for _ in range(3):
        next(steps)
    assert run(steps) == whole


def test_there_are_six_levels_and_no_other() -> None:
    assert KEYS == ["landsman", "midshipman", "petty_officer", "lieutenant", "captain", "admiral"]
    with pytest.raises(BadSetup):
        BOTS.bot("commodore", 2)


def weights_file(seats: int) -> dict[str, Any]:
    """What a file of weights holds."""
    found: dict[str, Any] = json.loads(
        Path(evaluation.__file__).with_name(evaluation.file_of(seats)).read_text("utf-8")
    )
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_say_how_they_were_made(seats: int) -> None:
    data = weights_file(seats)
    assert data["seats"] == seats
    assert "fit_captains.py" in data["made"]
    assert data["positions"] > 500
    assert tuple(data["features"]) == features.NAMES
    assert not any(data["weights"]["0"]), "after the last turn only the score counts"


def test_weights_for_other_features_are_refused() -> None:
    data = weights_file(2)
    data["features"][0] = "luck"
    with pytest.raises(ValueError, match="features"):
        evaluation.load(json.dumps(data))
