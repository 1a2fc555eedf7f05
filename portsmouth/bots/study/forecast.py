"""The odds of an option's results, from what the seat can see alone.

A game that can count its chance gives exact weights. Otherwise the option is sampled on
determinizations: whatever is hidden or rolled there comes from the view, never from the position,
and it is the same for every option of a position (common random numbers), so that options can be
compared.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from portsmouth.bots.base import Bots, Case
from portsmouth.bots.bot import Progress
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.matrix import parts
from portsmouth.bots.search.playout import LONGEST
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

TRIES = 400
"""Determinizations on which an option is sampled."""
PACE = 10
"""Samples between two reports of progress."""
PERMILLE = 1000


Shares = tuple[tuple[str, int], ...]
"""Keys of results, the likeliest first, each in permille."""


class CaseOdds(NamedTuple):
    """The odds of what follows in one case; ``tries`` is the number of samples, 0 if counted."""

    key: str
    outcomes: Shares
    tries: int


class Odds(NamedTuple):
    """The odds of an option's results, and of what follows by what people choose.

    ``exact``: counted, not sampled; else ``tries`` is the number of samples.
    """

    outcomes: Shares
    exact: bool
    tries: int
    cases: tuple[CaseOdds, ...] = ()


def think_forecast(
    bots: Bots[S], s: S, seat: Seat, action: Action, tries: int = TRIES
) -> Generator[Progress | Odds, None, Odds]:
    """Return the odds of a legal action of a seat that must act; ``s`` stays as it is.

    Where they are counted, what is known of the cases so far is yielded on the way.
    """
    game = bots.game
    sampled, rng = determinize(game, s, seat, "forecast")
    exact = bots.odds(sampled, seat, action)
    thinking = bots.cases(sampled, seat, action, rng.fork("cases"))
    while True:
        try:
            step = next(thinking)
        except StopIteration as end:
            cases = _case_odds(end.value)
            break
        if isinstance(step, Progress):
            yield step
        elif exact is not None:
            yield Odds(_shares(exact), True, 0, _case_odds(step))
    if exact is not None:
        return Odds(_shares(exact), True, 0, cases)
    counts: dict[str, int] = {}
    for number in range(tries):
        deal, chance = sampled.copy(), rng.fork(f"try {number}")
        game.resample_hidden(deal, seat, chance.fork("deal"))
        result = _tried(bots, deal, seat, action, chance.fork("others"))
        counts[result] = counts.get(result, 0) + 1
        if number % PACE == PACE - 1:
            yield Progress(number + 1, tries)
    return Odds(_shares(counts), False, tries, cases)


def _case_odds(cases: tuple[Case, ...]) -> tuple[CaseOdds, ...]:
    return tuple(CaseOdds(each.key, _shares(each.weights), each.tries) for each in cases)


def _tried(bots: Bots[S], s: S, seat: Seat, action: Action, rng: Rng) -> str:
    """Return the result of an action once everybody whom it asks has decided at random."""
    game, before = bots.game, s.copy()
    game.apply(s, seat, action)
    for _ in range(LONGEST):
        result = bots.result(before, s, seat, action)
        if result is not None:
            return result
        _anything(game, s, rng)
    raise AssertionError(f"nothing ever came of {action}")


def _anything(game: Game[S], s: S, rng: Rng) -> None:
    """Let the first seat that must act do any legal action."""
    seat = game.actors(s)[0]
    game.apply(s, seat, game.random_action(s, seat, rng))


def _shares(weights: dict[str, int]) -> Shares:
    """Return whole permille that sum up to 1000, the likeliest first."""
    ranked = sorted(weights.items(), key=lambda each: (-each[1], each[0]))
    shares = parts([weight for _, weight in ranked], PERMILLE)
    return tuple((key, share) for (key, _), share in zip(ranked, shares, strict=True))
