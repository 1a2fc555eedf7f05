"""Where Portsmouth's lessons can begin: games by a simple policy, up to the learner's turn."""

from __future__ import annotations

from typing import Any

from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.lessons.catalogue import READER
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.lessons.lesson import LessonRun
from tools.lessons.search import Search

LEAST = 5
"""The fewest points that a task of the lesson on points must bring."""


def choose(match: Match[Any], data: dict[str, Any], rng: Rng) -> Action:
    """Choose by a simple policy: recruit, keep privileges, walk, train, end.

    ``eager`` of a lesson says how many times of ten the learner and the others recruit; who always
    does trains three landsmen or more first.
    """
    seat, legal = match.actors[0], match.legal()
    own, others = data.get("eager", (8, 8))
    eager = own if match.state.active == data["seat"] else others
    verbs = [action[0] for action in legal]
    if eager > 9 and "train" in verbs and len(match.state.ships[seat].landsmen) >= 3:
        return legal[verbs.index("train")]
    if "decline" in verbs:
        return legal[verbs.index("decline")]
    if "recruit" in verbs and rng.below(10) < eager:
        return legal[verbs.index("recruit")]
    moves = [action for action in legal if action[0] in ("move", "place", "swap", "land")]
    if moves:
        return moves[rng.below(len(moves))]
    if "train" in verbs and rng.below(3) == 0:
        return legal[verbs.index("train")]
    return legal[-1]


def script(data: dict[str, Any], seed: int) -> list[str]:
    """Return a game by the simple policy up to the learner's turn in a round."""
    match = Match(GAME, data["seats"], {"start_player": data["start"]}, seed)
    rng = Rng(seed).fork("captains")
    while (match.state.round, match.state.active, match.state.frames) != (
        data["round"],
        data["seat"],
        (("turn",),),
    ):
        match.play(choose(match, data, rng))
    return [entry.do for entry in match.journal]


def own_points(run: LessonRun[Any]) -> int:
    """Return what the learner would score now."""
    return scoring.total(scoring.score(run.match.state, run.lesson.seat))


def good(run: LessonRun[Any], gains: list[int]) -> bool:
    """Return whether the learner wins the game, if it is over, and points come where they must."""
    outcome, seat = run.match.outcome, run.lesson.seat
    wins = not outcome or (outcome.places[seat] == 1 and outcome.places.count(1) == 1)
    return wins and (run.lesson.key != "winning" or min(gains) >= LEAST)


SEARCH = Search(GAME, READER, script, "end", in_order=False, measure=own_points, good=good)
