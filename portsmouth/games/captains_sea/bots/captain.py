"""The captain: decides by worth in points, question by question (see the modules beside this)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import (
    boarding,
    cards,
    crewing,
    gunnery,
    midshipman,
    sailing,
    trial,
)
from portsmouth.games.captains_sea.bots.gunnery import Ranked
from portsmouth.games.captains_sea.state import CaptainState

Rule = Callable[[CaptainState, Seat, Sequence[Action]], Ranked]


class Skill(NamedTuple):
    """What a level thinks of.

    ``crews``: the watch bill by worth; ``guns``: fire, aims and loads by forecast; ``boards``: by
    the table of melee; ``plays``: cards by the forecast; ``plots``: how many manoeuvres ahead he
    plots both ships, 0 to close as a midshipman does. ``worlds``: in how many worlds the answers to
    ``tries`` are tried, so many ``turns`` on after the one at hand (see ``trial.py``).
    """

    crews: bool = True
    guns: bool = True
    boards: bool = True
    plays: bool = True
    plots: int = 2
    worlds: int = 0
    turns: int = 1
    tries: frozenset[str] = frozenset(("select", "turn", "fire"))


class Captain(Bot[CaptainState]):
    """Decides each question by what it is worth."""

    def __init__(self, game: Game[CaptainState], skill: Skill) -> None:
        self.game, self.skill = game, skill
        self.plain = not skill.plots and not skill.worlds
        self.midshipman = midshipman.Midshipman(game)

    def think(self, s: CaptainState, seat: Seat, rng: Rng) -> Thinking:
        yield Progress(0, 1)
        step = str(s.frames[-1][0])
        if step == "muster" and self.skill.crews:
            value, crew = crewing.choose(s, seat)
            line = tuple(crewing.orders(s.ships[seat], crew))
            return Decision((Choice(line, value),), 1)
        legal = self.game.legal(s, seat)
        free = [action for action in legal if action[0] not in ("strike", "orders")]
        if self.skill.worlds and step in self.skill.tries and len(free) > 1:
            lines = [(action,) for action in free]
            depth = trial.Depth(self.skill.worlds, self.skill.turns)
            values = yield from trial.tried(self.game, s, lines, rng, depth)
            found = sorted(zip(values, free, strict=True), key=lambda each: -each[0])
        else:
            found = self.ranked(s, seat, legal, rng)
        yield Progress(1, 1)
        choices = tuple(Choice((action,), value) for value, action in found)
        return Decision(choices, len(found))

    def ranked(self, s: CaptainState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Ranked:
        """Return the actions of a question by worth, the best first."""
        step = str(s.frames[-1][0])
        skill = self.skill
        if skill.guns and step in GUNS:
            return GUNS[step](s, seat, legal)
        if skill.plots and step in sailing.STEPS:
            return sailing.ranked(s, seat, legal, rng, skill.plots)
        if skill.boards and step in MELEE:
            return [(0.0, MELEE[step](s, seat))]
        if skill.plays and step in cards.STEPS:
            return [(0.0, cards.choose(s, seat, legal))]
        return [(0.0, self.midshipman.choose(s, seat, legal, rng))]


def one(choose: Callable[..., Action], **more: bool) -> Rule:
    """Return the rule that ranks only what somebody chooses."""
    return lambda s, seat, legal: [(0.0, choose(s, seat, legal, **more))]


GUNS: dict[str, Rule] = {
    "fire": gunnery.fire,
    "aim": gunnery.aim,
    "charge": one(gunnery.load, first=True),
    "reload": one(gunnery.load, first=False),
    "change": one(gunnery.load, first=True),
    "lose": one(gunnery.lose),
}
MELEE: dict[str, Callable[[CaptainState, Seat], Action]] = {
    "grapple": boarding.grapple,
    "board": boarding.board,
    "go_on": boarding.go_on,
    "split": boarding.split,
    "support": boarding.support,
    "cut": boarding.cut,
}
"""By question: who decides it."""
