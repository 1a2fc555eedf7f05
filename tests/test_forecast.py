"""Forecasts: odds of one option, from what its seat can see and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.bots.bot import run
from portsmouth.bots.study.forecast import CaseOdds, Odds, think_forecast
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.signals.bots import BOTS, SignalsBots
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.state import SignalsState, flags
from tests import made_up
from tests.shape import hold


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    """The answer to a request."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    return answer


class Tried(SignalsBots):
    """Counts nothing: every option is tried."""

    def odds(self, s: SignalsState, seat: int, action: Action) -> None:
        """Nothing is counted."""
        return


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    with made_up.registered():
        yield


def at_guns(armour: int = 5) -> SignalsState:
    """Seat 1 has the guns and aims at seat 0."""
    match: Match[Any] = Match(GAME, 2, {"armour": armour, "smokes": False}, 7)
    match.play("hold", 0)
    match.play(match.legal(1)[0], 1)
    match.play("aim 0", 1)
    state: SignalsState = match.state
    return state


def shuffled(s: SignalsState, seat: int, seed: int) -> SignalsState:
    """Another position that the seat can't tell from this one, made without the game's help."""
    twin, rng = s.copy(), Rng(seed)
    hidden = [*twin.deck]
    for other, hand in enumerate(twin.hands):
        hidden += hand if other != seat else ()
    for at in range(len(hidden) - 1, 0, -1):
        to = rng.below(at + 1)
        hidden[at], hidden[to] = hidden[to], hidden[at]
    for other, hand in enumerate(twin.hands):
        if other != seat:
            twin.hands[other] = tuple(hidden.pop() for _ in hand)
    twin.deck = tuple(hidden)
    for other, bid in enumerate(twin.bids):
        if other != seat and bid >= 0 and twin.frames[-1][0] == "bid":
            twin.bids[other] = (flags(twin, other) or [0])[0]
    twin.rng = Rng(rng.bits(), twin.rng.count)
    assert GAME.view(twin, seat) == GAME.view(s, seat)
    return twin


def odds(s: SignalsState, seat: int, action: Action, bots: SignalsBots = BOTS) -> Odds:
    """The forecast of an action."""
    return run(think_forecast(bots, s, seat, action))


def test_a_die_is_counted_exactly() -> None:
    assert odds(at_guns(5), 1, ("fire",)) == Odds((("miss", 667), ("hit", 333)), True, 0)
    s = at_guns(5)
    GAME.apply(s, 1, ("charge",))
    assert odds(s, 1, ("fire",)).outcomes == (("hit", 500), ("miss", 500))


def test_what_is_tried_comes_near_what_is_counted() -> None:
    tried = odds(at_guns(5), 1, ("fire",), Tried(GAME))
    assert (tried.exact, tried.tries) == (False, 400)
    assert abs(dict(tried.outcomes)["hit"] - 333) < 70
    assert sum(share for _, share in tried.outcomes) == 1000


def test_a_higher_bid_wins_more_often() -> None:
    s = Match(GAME, 3, {}, 11).state
    cards = flags(s, 0)
    won = [dict(odds(s, 0, ("bid", card)).outcomes).get("guns", 0) for card in sorted(cards)]
    assert won == sorted(won)
    assert "guns" not in dict(odds(s, 0, ("hold",)).outcomes)


def test_what_people_choose_is_told_case_by_case() -> None:
    s = Match(GAME, 3, {}, 11).state
    for card in flags(s, 0):
        quiet, contest = odds(s, 0, ("bid", card)).cases
        assert quiet == CaseOdds("quiet", (("guns", 1000),), 0)
        assert (contest.key, contest.tries) == ("contest", 100)
        assert {key for key, _ in contest.outcomes} <= {"guns", "outbid"}
        assert sum(share for _, share in contest.outcomes) == 1000
    assert odds(s, 0, ("hold",)).cases[0].outcomes == (("silence", 1000),)
    assert odds(at_guns(), 1, ("fire",)).cases == ()


@pytest.mark.parametrize("bots", [BOTS, Tried(GAME)], ids=["counted", "tried"])
def test_no_forecast_knows_a_die_a_hand_or_a_sealed_bid(bots: SignalsBots) -> None:
    guns = at_guns()
    assert len({odds(shuffled(guns, 1, seed), 1, ("fire",), bots) for seed in range(5)}) == 1
    bidding = Match(GAME, 2, {}, 11)
    bidding.play(bidding.legal(0)[0], 0)
    found = {
        odds(shuffled(bidding.state, 1, seed), 1, bidding.legal(1)[0], bots) for seed in range(5)
    }
    assert len(found) == 1


def test_the_position_stays_as_it_is() -> None:
    s = at_guns()
    before = s.to_json()
    odds(s, 1, ("fire",), Tried(GAME))
    assert s.to_json() == before


def saved(game: str) -> str:
    """The save of a new match for two."""
    engine = Engine()
    ask(engine, op="new", game=game, seats=2, seed="7", viewer=0)
    return str(ask(engine, op="save")["save"])


def job(save: str, ms: int, **more: Any) -> dict[str, Any]:
    """A forecast as a job, to its end."""
    engine = Engine()
    answer = ask(engine, op="think", save=save, kind="forecast", **more)
    while answer.get("done") is False:
        answer = ask(engine, op="more", job=answer["job"], ms=ms)
    return answer


def test_the_job_in_slices() -> None:
    save = saved(made_up.KEY)
    results = [job(save, ms, seat=0, viewer=0, action="hold")["result"] for ms in (0, 5_000)]
    assert results[0] == results[1]
    hold(results[0], protocol_jobs.ForecastShape)
    assert results[0]["tries"] == 400
    assert [each["label"]["id"] for each in results[0]["cases"]] == [
        "forecast-case-quiet",
        "forecast-case-contest",
    ]
    assert {each["label"]["id"] for each in results[0]["outcomes"]} <= {
        "forecast-outbid",
        "forecast-silence",
    }


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"action": "fire"}, "illegal"),
        ({"action": "dream"}, "bad_notation"),
        ({"action": 3}, "bad_request"),
        ({"viewer": 1}, "not_your_turn"),
        ({"seat": 5}, "not_your_turn"),
    ],
)
def test_a_question_that_makes_no_sense(wrong: dict[str, Any], code: str) -> None:
    save = saved(made_up.KEY)
    assert job(save, 0, **({"seat": 0, "viewer": 0, "action": "hold"} | wrong))["code"] == code


def test_a_game_without_chance_has_none() -> None:
    assert job(saved("portsmouth"), 0, seat=0, viewer=0, action="end")["code"] == "bad_setup"


def test_a_forecast_of_a_position_of_the_past() -> None:
    engine = Engine()
    ask(engine, op="new", game=made_up.KEY, seats=2, seed="7", viewer=0)
    save = ask(engine, op="save")["save"]
    then = job(save, 0, seat=0, viewer=0, action="hold")["result"]
    for seat in (0, 1):
        n = ask(engine, op="look", viewer=seat)["n"]
        assert ask(engine, op="play", n=n, seat=seat, actions=["hold"], viewer=seat)["ok"]
    save = ask(engine, op="save")["save"]
    asked = {"seat": 0, "viewer": 0, "action": "hold"}
    assert job(save, 0, **asked, entry=0)["result"] == then
    assert job(save, 0, **asked | {"viewer": 1}, entry=0)["code"] == "not_your_turn"
    assert job(save, 0, **asked, entry=9)["code"] == "no_past"
