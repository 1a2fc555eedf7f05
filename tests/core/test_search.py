"""The kernel's search, on games where the best is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pytest

from portsmouth.bots.beam_bot import BeamBot, NoisyEvaluator
from portsmouth.bots.bot import Thinking, run
from portsmouth.bots.measure.selfplay import RandomBot, deal, play
from portsmouth.bots.search.beam import BeamLimits, BeamResult, beam
from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms
from portsmouth.bots.search.ismcts import ISMCTSBot, gain
from portsmouth.bots.search.lookahead import RolloutBot, RolloutLimits
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.signals.game import Signals
from portsmouth.games.signals.state import SignalsState

GAME = Signals()


class Counting(Evaluator[SignalsState]):
    """Every action closes what can be foreseen; powder and hull are all that counts."""

    def seats(self, s: SignalsState) -> int:
        return len(s.hulls)

    def candidates(self, s: SignalsState, seat: int) -> list[Line]:
        return [(action,) for action in GAME.legal(s, seat)]

    def leaf_state(self, s: SignalsState, seat: int, line: Line) -> SignalsState | None:
        twin = s.copy()
        GAME.apply(twin, seat, line[0])
        return twin

    def transposition_key(self, s: SignalsState, seat: int) -> Hashable:
        return str(s.to_json())

    def evaluate(self, s: SignalsState, seat: int) -> int:
        return POINT * (2 * s.hulls[seat] + s.powder[seat])

    def optimistic_value(self, s: SignalsState, seat: int) -> int:
        return self.evaluate(s, seat)

    def breakdown(self, s: SignalsState, seat: int) -> Terms:
        return (("hull", 2.0 * s.hulls[seat]), ("powder", float(s.powder[seat])))


def found(s: SignalsState, reach: BeamLimits) -> BeamResult[SignalsState]:
    return run(beam(GAME, Counting(), s, GAME.actors(s)[0], reach))


def share(captain: ISMCTSBot[SignalsState], seeds: int) -> float:
    """The captain's share of the victories against random play, from both seats."""
    won = 0.0
    for seed in range(seeds):
        for seat in (0, 1):
            who = [RandomBot(GAME, Rng(seed)), captain]
            outcome = play(GAME, deal(GAME, 2, seed), who if seat else who[::-1]).outcome
            won += (outcome.places[seat] == 1) / outcome.places.count(1)
    return won / (2 * seeds)


def test_a_beam_orders_the_ends_and_leaves_the_position_alone() -> None:
    s = deal(GAME, 2, 1)
    before = s.to_json()
    result = found(s, BeamLimits(4, 100))
    assert s.to_json() == before
    values = [end.value for end in result.ends]
    assert values == sorted(values, reverse=True)
    assert {end.path.actions()[0] for end in result.ends} == set(GAME.legal(s, 0))
    assert result.exhaustive


def test_noise_keeps_within_its_bounds_and_is_the_same_for_the_same_chance() -> None:
    s = deal(GAME, 2, 1)
    evaluator = Counting()
    offs = [
        NoisyEvaluator(evaluator, 300, Rng(seed)).evaluate(s, 0) - evaluator.evaluate(s, 0)
        for seed in range(200)
    ]
    assert max(offs) > 200
    assert min(offs) < -200
    assert all(abs(off) <= 300 for off in offs)
    again = [
        NoisyEvaluator(evaluator, 300, Rng(seed)).evaluate(s, 0) - evaluator.evaluate(s, 0)
        for seed in range(200)
    ]
    assert again == offs


@pytest.mark.parametrize("few", [1, 3])
def test_foresight_plays_on_as_many_ends_as_it_may(few: int) -> None:
    reach = BeamLimits(4, 10_000)
    plan = RolloutLimits(reach, ((few, 2),), ((few, 2),), 10_000, reach, reach, 100)
    s = deal(GAME, 2, 2)
    decision = run(RolloutBot(GAME, Counting(), plan).think(s, 0, Rng(1)))
    assert decision.actions[0] in GAME.legal(s, 0)
    assert {choice.actions for choice in decision.choices} == {
        (action,) for action in GAME.legal(s, 0)
    }
    plain = run(BeamBot(GAME, Counting(), reach).think(s, 0, Rng(1)))
    if few == 1:
        assert decision.actions == plain.actions


def test_tree_search_reports_its_progress_and_says_how_often_it_looked() -> None:
    thinking: Thinking = ISMCTSBot(GAME, 64).think(deal(GAME, 2, 3), 0, Rng(1))
    assert [next(thinking).done for _ in range(4)] == [16, 32, 48, 64]
    assert run(thinking).nodes == 64


def test_tree_search_beats_random_play_in_a_game_of_hidden_hands_dice_and_sealed_bids() -> None:
    assert share(ISMCTSBot(GAME, 40), 12) > 0.55


def test_a_victory_is_worth_more_than_any_margin() -> None:
    finished = deal(GAME, 2, 4)
    outcome = play(GAME, finished, [RandomBot(GAME, Rng(1))] * 2).outcome
    gains = [gain(outcome, seat) for seat in (0, 1)]
    winner = outcome.places.index(1)
    assert gains[winner] >= max(gains)
    assert all(0 <= each <= 1 for each in gains)


def test_a_game_may_say_what_random_play_does() -> None:
    """The made-up captains seldom aim anew; what is legal stays possible."""
    s = deal(GAME, 6, 1)
    s.frames, s.winner, s.target = (("gun",),), 0, 1
    rng, done = Rng(1), Counter[Action]()
    for _ in range(600):
        done[GAME.random_action(s, 0, rng)] += 1
    assert done.keys() == {*GAME.legal(s, 0)}
    plain = 4 / 6  # four ships to aim at, beside the charge and the fire
    assert sum(done["aim", ship] for ship in range(6)) < 600 * 0.8 * plain
