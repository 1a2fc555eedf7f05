"""Turns go by the game's moment: what others do in somebody's turn does not split it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from portsmouth.bots.bot import Bot, run
from portsmouth.bots.measure.selfplay import RandomBot, deal, play
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.bots.search.ismcts import Cutoff, ISMCTSBot
from portsmouth.bots.search.lookahead import RolloutBot, RolloutLimits
from portsmouth.bots.search.segments import group_turns, split_segments
from portsmouth.bots.study.analysis import GameAnalyzer
from portsmouth.bots.study.verdicts import Chapter
from portsmouth.core.match import Match
from portsmouth.core.meta import Advice
from portsmouth.core.outcome import TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.types import Seat
from portsmouth.games.signals.bots import SignalsBots, shares
from portsmouth.games.signals.bots.evaluator import SignalsEvaluator
from portsmouth.games.signals.game import Signals
from portsmouth.games.signals.state import NOBODY, SignalsState
from tests import made_up

REACH = BeamLimits(8, 200)


class Rounds(Signals):
    """The duel with turns: the guns' owner has the turn, and smoke is laid in it."""

    def moment(self, s: SignalsState) -> TurnInfo | None:
        """Nobody's turn while bids are sealed."""
        return TurnInfo(s.round, s.winner) if s.frames and s.winner != NOBODY else None


GAME = Rounds()
BOTS = SignalsBots(GAME)


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    with made_up.registered(GAME, BOTS):
        yield


def reacted() -> Match[Any]:
    """Seat 0 has won the guns; seats 1 and 2 let it pass; then it aims and fires."""
    match: Match[Any] = Match(GAME, 3, {}, 7)
    match.play(match.legal(0)[0], 0)
    for seat, action in ((1, "hold"), (2, "hold"), (1, "pass"), (2, "pass"), (0, "aim 1")):
        match.play(action, seat)
    match.play("fire", 0)
    return match


def entries(match: Match[Any]) -> list[tuple[Seat, Any]]:
    """What was done, as the analysis takes it."""
    return [(entry.seat, GAME.notation.read(entry.do)) for entry in match.journal]


def test_reactions_belong_to_the_turn_that_they_come_in() -> None:
    match = reacted()
    found = group_turns(split_segments(GAME, deal(GAME, 3, 7), entries(match)))
    assert [[span.seat for span in turn] for turn in found] == [[0], [1], [2], [1, 2, 0]]
    assert found[-1][-1].actions == (("aim", 1), ("fire",))


def test_a_turn_is_counted_once_whoever_reacts() -> None:
    s = deal(GAME, 3, 7)
    who: list[Bot[SignalsState]] = [BOTS.bot("powder_monkey", 3) for _ in range(3)]
    turns = play(GAME, s, who).turns
    timed = [(turn.seat, turn.turn_info) for turn in turns if turn.turn_info]
    assert timed
    assert len(timed) == len(set(timed))


def test_foresight_ends_at_its_own_next_turn_not_at_a_reaction() -> None:
    plan = RolloutLimits(REACH, ((3, 2),), ((3, 2),), 200, REACH, REACH, 50)
    match = reacted()
    s = group_turns(split_segments(GAME, deal(GAME, 3, 7), entries(match)))[-1][-1].s
    looked: list[object] = []

    class Watched(RolloutBot[SignalsState]):
        """Notes the moments at which it looks at its margin."""

        def seen(self, end: Any, seat: Seat) -> int:
            looked.append(end.path.actions()[0][0])
            return super().seen(end, seat)

    decision = run(Watched(GAME, SignalsEvaluator(GAME), plan).think(s.copy(), 0, Rng(1)))
    assert decision.actions[0] in GAME.legal(s, 0)
    assert set(looked) <= {"aim", "charge", "fire"}, "never in another's turn or at a bid"


def test_the_analysis_keeps_a_turn_together() -> None:
    match = reacted()
    analyzer = GameAnalyzer(
        BOTS, 3, deal(GAME, 3, 7), entries(match), Advice("powder_monkey", "powder_monkey")
    )
    found = [each for each in _all(analyzer.analyze()) if isinstance(each, Chapter)]
    turns = [(0, 0, 1), (1, 1, 2), (2, 2, 3), (0, 3, 7)]
    looks = [(each.seat, each.start, each.end) for each in found]
    assert looks == turns * 2, "each at first, and once more"


def _all(studying: Any) -> Iterator[Any]:
    yield from studying


def test_a_cut_off_tree_judges_where_it_stops() -> None:
    asked: list[int] = []

    def judged(s: SignalsState) -> list[int]:
        asked.append(s.round)
        return shares(s)

    s = deal(GAME, 2, 3)
    short = ISMCTSBot(GAME, 64, Cutoff(4, 0, judged))
    one, other = (run(short.think(s.copy(), 0, Rng(1))) for _ in range(2))
    assert one == other
    assert asked
    assert max(asked) < s.rules.rounds
    assert all(0 <= choice.value <= 1 for choice in one.choices)


def test_a_cut_off_by_rounds() -> None:
    asked: list[int] = []

    def judged(s: SignalsState) -> list[int]:
        asked.append(s.round)
        return shares(s)

    match: Match[Any] = Match(GAME, 2, {"smokes": False}, 3)
    match.play(match.legal(0)[0], 0)
    match.play("hold", 1)
    run(ISMCTSBot(GAME, 32, Cutoff(1000, 1, judged)).think(match.state.copy(), 0, Rng(1)))
    assert min(asked) == 2


def test_sealed_bids_are_mixed_and_depend_on_nothing_sealed() -> None:
    who, s = BOTS.bot("bidder", 2), deal(GAME, 2, 3)
    bids = {run(who.think(s.copy(), 0, Rng(seed))).actions for seed in range(12)}
    assert 1 < len(bids) <= len(GAME.legal(s, 0))
    sealed = s.copy()
    GAME.apply(sealed, 1, GAME.legal(sealed, 1)[0])
    for seed in range(3):
        one, other = (run(who.think(each.copy(), 0, Rng(seed))) for each in (s, sealed))
        assert one.choices[0].actions[0] in GAME.legal(s, 0)
        assert {choice.actions for choice in one.choices} == {c.actions for c in other.choices}


@pytest.mark.parametrize("level", ["gunner", "bidder"])
def test_they_beat_random_play(level: str) -> None:
    won = 0.0
    for seed in range(12):
        for seat in (0, 1):
            who: list[Bot[SignalsState]] = [RandomBot(GAME, Rng(seed))]
            who.insert(seat, BOTS.bot(level, 2))
            outcome = play(GAME, deal(GAME, 2, seed), who).outcome
            won += (outcome.places[seat] == 1) / outcome.places.count(1)
    assert won / 24 > 0.5
