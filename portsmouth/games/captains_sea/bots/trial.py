"""Trials: what an answer leads to, tried in some worlds that look alike to the captain.

In each world both sides sail on by quick rules, without cards, to the end of a turn or of the game;
there the position is worth the lead, what both ships can still do, and what the plot makes of it.
All answers are tried in the same worlds.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from portsmouth.bots.bot import Progress
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import crewing, gunner, gunnery, midshipman, worth
from portsmouth.games.captains_sea.bots.plot import Plot
from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

Line = Sequence[Action]


class Depth(NamedTuple):
    """How answers are tried: in so many worlds, so many turns on after the one at hand."""

    worlds: int
    turns: int


def tried(
    game: Game[CaptainState], s: CaptainState, lines: Sequence[Line], rng: Rng, depth: Depth
) -> Generator[Progress, None, list[float]]:
    """Return the mean worth of each line of answers to the seat that must act."""
    seat = game.actors(s)[0]
    totals = [0.0] * len(lines)
    for number in range(depth.worlds):
        world = without_cards(s.copy(), rng.fork(f"world {number}"), game, seat)
        for place, line in enumerate(lines):
            yield Progress(number * len(lines) + place, depth.worlds * len(lines))
            played = world.copy()
            for action in line:
                game.apply(played, seat, action)
            sail_on(game, played, s.turn + depth.turns)
            totals[place] += standing(played, seat)
    return [total / depth.worlds for total in totals]


def without_cards(s: CaptainState, rng: Rng, game: Game[CaptainState], seat: Seat) -> CaptainState:
    """Return a position with other hidden things, without cards but those that man a section."""
    game.resample_hidden(s, seat, rng)
    s.rules = s.rules._replace(bridge_cards="none")
    for ship in s.ships:
        ship.hand = tuple(card for card in ship.hand if card == aims.HANDS_CARD)
    return s


def sail_on(game: Game[CaptainState], s: CaptainState, last: int) -> None:
    """Let both sail on, in place, to the end of a turn or of the game."""
    while s.frames and s.turn <= last:
        step, seat = str(s.frames[-1][0]), game.actors(s)[0]
        if step == "muster":
            s.ships[seat].tasks = crewing.choose(s, seat)[1]
            game.apply(s, seat, ("seal",))
            continue
        rule = QUICK.get(step) or midshipman.RULES.get(step, gunner.usual)
        game.apply(s, seat, rule(s, seat, game.legal(s, seat)))


def quick_aims(s: CaptainState, seat: Seat) -> list[tuple[float, Action]]:
    """Return the aims of all that is ready, low and high, by worth."""
    live = aims.live(s, seat)
    if not live:
        return []
    some = [
        aims.AIMS.index((height * (0 in live), height * (1 in live)))
        for height in (aims.LOW, aims.HIGH)
    ]
    found = zip(worth.aimed(s, seat, some), (("aim", aim) for aim in some), strict=True)
    return sorted(found, reverse=True)


def quick_fire(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Fire what is worth a reload."""
    if ("fire",) not in legal:
        return ("hold",)
    found = quick_aims(s, seat)
    worth_it = not found or found[0][0] >= gunnery.later(s, seat)
    return ("fire",) if worth_it else ("hold",)


def quick_aim(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Aim as is worth most."""
    found = quick_aims(s, seat)
    return found[0][1] if found else gunner.usual(s, seat, legal)


QUICK = {"fire": quick_fire, "aim": quick_aim}
"""By question: what differs from the midshipman's rules."""


def standing(s: CaptainState, seat: Seat) -> float:
    """Return what a position is worth to a seat."""
    lead = worth.lead(s, seat)
    if not s.frames:
        won = scoring.winner(s)
        return lead + worth.WON * (0 if won == NONE else 1 if won == seat else -1)
    plot = Plot(s, seat)
    ready = (plot.own.ready, plot.enemy.ready)
    return lead + _able(s, seat) + plot.end(plot.place(seat), plot.place(1 - seat), ready)


def _able(s: CaptainState, seat: Seat) -> float:
    """Return what lost boxes are worth beside their points: what is no longer fired with them."""
    hers, own = scoring.boxes_lost(s.ships[1 - seat]), scoring.boxes_lost(s.ships[seat])
    return worth.use(s) * (hers * worth.price(s, 1 - seat) - own * worth.price(s, seat))
