"""No captain, hint or forecast knows what its seat can't: on twins that the tests shuffle."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import choose
from portsmouth.bots.study.forecast import think_forecast
from portsmouth.bots.study.hints import think_hint
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests.contract.test_fairness import SHUFFLES
from tests.contract.walk import pick

SEATS = 3
"""Of games that have so many."""
LEVELS = {
    "captains_sea": ("landsman", "admiral"),
    "portsmouth": ("landsman", "petty_officer"),
    "privateer": ("landsman", "lieutenant"),
    "signals": ("powder_monkey", "gunner", "bidder"),
    "victory": ("landsman", "lieutenant"),
    "war": ("swabber", "mate", "master"),
}
SETTINGS: dict[str, dict[str, int | str | bool]] = {
    "captains_sea": {},
    "portsmouth": {"hidden_money": True},
    "privateer": {"purses": "open"},  # captains may count closed ones, too (B35)
    "signals": {},
    "victory": {},
    "war": {},
}
EVERY = {
    "captains_sea": 23,
    "portsmouth": 9,
    "privateer": 23,
    "signals": 3,
    "victory": 31,
    "war": 41,
}
LOOKED = 14
TRIES = 40


def found(match: Match[Any], s: Any, seat: int) -> list[Any]:
    """All that the computer players say of a position to a seat that must act."""
    key = match.game.meta.key
    bots = registry.bots(key)
    who = [bots.bot(level, match.seats) for level in LEVELS[key]]
    said: list[Any] = [choose(match.game, s, seat, each) for each in who]
    hint = run(think_hint(match.game, bots.evaluator(match.seats), who[-1], s, seat))
    said += [hint.options, bots.goals(s, seat) and [goal.key for goal in bots.goals(s, seat)]]
    if "forecast" in match.game.meta.abilities:
        action = match.game.legal(s, seat)[0]
        said.append(run(think_forecast(bots, s, seat, action, TRIES)))
    return said


def positions(match: Match[Any], rng: Rng, every: int) -> Any:
    """A random game, every so many actions."""
    while match.actors:
        if len(match.journal) % every == 0:
            yield match.state
        seat, action = pick(match, rng)
        match.play(action, seat)


@pytest.mark.parametrize("key", sorted(SHUFFLES))
def test_bots_know_no_more_than_their_seat(key: str) -> None:
    game = registry.game(key)
    match: Match[Any] = Match(game, min(SEATS, game.meta.seats[-1]), SETTINGS[key], 7)
    for number, s in enumerate(islice(positions(match, Rng(5), EVERY[key]), LOOKED)):
        for seat in match.actors[:2]:
            twin, rng = s.copy(), Rng(number).fork(f"fair {seat}")
            SHUFFLES[key](twin, seat, rng)
            twin.rng = Rng(rng.bits(), twin.rng.count)
            assert game.view(twin, seat) == game.view(s, seat)
            assert twin.to_json() != s.to_json()
            assert found(match, twin, seat) == found(match, s, seat), f"position {number}"
