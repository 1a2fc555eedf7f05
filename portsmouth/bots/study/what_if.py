"""What if: a choice and another in its place, each played on to the end by bots many times.

Both are played on from the same determinizations of the seat that chose, so neither profits from
what it could not know, and chance weighs on both alike.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from typing import NamedTuple

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Progress, run
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.playout import LONGEST
from portsmouth.bots.study.verdicts import leads
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

GAMES = 50
"""How often each of both choices is played on."""
PACE = 40
"""Decisions between two pauses."""
NEEDED = 5
"""An interval is told from so many games on."""
NORMAL = 1.96
"""Standard errors on each side of a 95 % interval of the mean of very many games."""
Line = Sequence[Action]


class Sequel(NamedTuple):
    """What came after a choice: the mean lead, games won and drawn.

    The lead is in points, or what ``Bots.worth_of_end`` counts.
    """

    lead: float
    won: int
    drawn: int


class WhatIf(NamedTuple):
    """Both sequels after ``games`` games each, and what the other choice would have gained.

    ``interval`` is the 95 % interval of that gain, None while there are too few games.
    """

    games: int
    done: Sequel
    other: Sequel
    gain: float
    interval: tuple[float, float] | None


class _Ending(NamedTuple):
    lead: float
    won: bool
    drawn: bool


def think_what_if(
    bots: Bots[S],
    s: S,
    seat: Seat,
    choices: tuple[Line, Line],
    level: str,
    *,
    games: int = GAMES,
) -> Generator[Progress | WhatIf, None, WhatIf]:
    """Play on what was done and what might have been done; ``s`` stays as it is.

    Both are lines of the seat, each played as far as it can be.
    Yields progress after each game and what is known after each pair.
    """
    endings: tuple[list[_Ending], list[_Ending]] = ([], [])
    for number in range(games):
        sampled, rng = determinize(bots.game, s, seat, f"what if {number}")
        for which, line in enumerate(choices):
            played = sampled.copy()
            apply_line(bots.game, played, seat, line)
            for _ in play_on(bots, played, level, rng.fork("captains")):
                yield Progress(2 * number + which, 2 * games)
            endings[which].append(_ending(bots, played, seat))
        yield _compared(*endings)
    return _compared(*endings)


def apply_line(game: Game[S], s: S, seat: Seat, line: Line) -> None:
    """Play a line in place while the seat must act and what is next in it is legal."""
    for action in line:
        if seat not in game.actors(s) or action not in game.legal(s, seat):
            return
        game.apply(s, seat, action)


def play_on(bots: Bots[S], s: S, level: str, rng: Rng) -> Generator[None, None, None]:
    """Play to the end in place; what a seat may not know is dealt anew when it decides.

    Yields now and then.
    """
    game = bots.game
    who = bots.bot(level, s.seats)
    for number in range(LONGEST):
        actors = game.actors(s)
        if not actors:
            return
        seat = actors[0]
        legal = game.legal(s, seat)
        only = only_answer(game, s, seat, legal)
        if only is None:
            sampled = s
            if not who.plain:
                sampled = s.copy()
                game.resample_hidden(sampled, seat, rng)
            first, *more = run(who.think(sampled, seat, rng)).actions
            if first in legal:
                game.apply(s, seat, first)
                apply_line(game, s, seat, more)
        else:
            game.apply(s, seat, only)
        if not number % PACE:
            yield
    raise AssertionError("a game without end")


def only_answer(game: Game[S], s: S, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """Return the answer of a seat that has nothing to choose: nobody need think about it."""
    step = game.step(s)
    assert step is not None, "the game is over"
    return step.only_answer(s, seat, legal, {})


def _ending(bots: Bots[S], s: S, seat: Seat) -> _Ending:
    outcome = bots.game.outcome(s)
    assert outcome is not None
    first = outcome.places[seat] == 1
    shared = outcome.places.count(1) > 1
    worth = bots.worth_of_end(s, seat)
    lead = leads(outcome.totals)[seat] if worth is None else worth
    return _Ending(lead, first and not shared, first and shared)


def _compared(done: Sequence[_Ending], other: Sequence[_Ending]) -> WhatIf:
    gains = [that.lead - this.lead for this, that in zip(done, other, strict=True)]
    gain = sum(gains) / len(gains)
    interval = None
    if len(gains) >= NEEDED:
        spread = sqrt(sum((each - gain) ** 2 for each in gains) / (len(gains) - 1) / len(gains))
        errors = standard_errors(len(gains))
        interval = gain - errors * spread, gain + errors * spread
    return WhatIf(len(gains), _sequel(done), _sequel(other), gain, interval)


def standard_errors(count: int) -> float:
    """Return Student's bound for the 95 % interval of the mean of some values, to a hundredth.

    By the expansion of Fisher and Cornish, for five values and more.

    >>> [round(standard_errors(count), 2) for count in (5, 10, 50)]
    [2.77, 2.26, 2.01]
    """
    z, free = NORMAL, count - 1
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _sequel(endings: Sequence[_Ending]) -> Sequel:
    lead = sum(each.lead for each in endings) / len(endings)
    won = sum(each.won for each in endings)
    return Sequel(lead, won, sum(each.drawn for each in endings))
