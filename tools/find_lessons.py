"""Find the positions of the lessons: play games by a simple policy, and keep the best ones.

python tools/find_lessons.py KEY [TRIES]     print the best positions found for a lesson
python tools/find_lessons.py KEY --write N   write the seed of a finding into positions.json

A position is good if a learner who follows the hints meets every task in few turns and few actions.
Nothing is made up: seed and actions lead to it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.core.match import Match  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.core.types import Action  # noqa: E402
from portsmouth.games.portsmouth.game import GAME  # noqa: E402
from portsmouth.games.portsmouth.lessons.catalogue import READER  # noqa: E402
from portsmouth.games.portsmouth.rules import scoring  # noqa: E402
from portsmouth.lessons.lesson import Lesson, LessonRun  # noqa: E402  (needs the path above)

FILE = ROOT / "portsmouth/games/portsmouth/lessons/positions.json"
LONGEST = 40
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


def script(data: dict[str, Any], seed: int, round_: int) -> list[str]:
    """Return a game by the simple policy up to the learner's turn in a round."""
    match = Match(GAME, data["seats"], {"start_player": data["start"]}, seed)
    rng = Rng(seed).fork("captains")
    while (match.state.round, match.state.active, match.state.frames) != (
        round_,
        data["seat"],
        (("turn",),),
    ):
        match.play(choose(match, data, rng))
    return [entry.do for entry in match.journal]


def follow(found: Lesson) -> tuple[list[str], int] | None:
    """Return the actions of a learner who follows the hints, and the number of turns.

    None if the hints fail, if one action meets two tasks at once, if the learner loses the game
    that ends, or if no task brings many points in a lesson on points.
    """
    run = LessonRun(GAME, found)
    points, gains = own_points(run), []
    taken: list[str] = []
    turns, met = 1, 0
    while len(taken) < LONGEST:
        at = run.progress()
        if sum(at.done) > met:
            gains.append(own_points(run) - points)
            points = own_points(run)
        if at.step == len(found.tasks):
            good = wins(run) and (found.key != "winning" or min(gains) >= LEAST)
            return (taken, turns) if good and sum(at.done) <= met + 1 else None
        if at.hint is None or sum(at.done) > met + 1:
            return None
        met = sum(at.done)
        taken.append(GAME.notation.write(at.hint))
        run.match.play(at.hint)
        turns += at.hint[0] == "end"
        run.play_others()
    return None


def own_points(run: LessonRun[Any]) -> int:
    """Return what the learner would score now."""
    return scoring.total(scoring.score(run.match.state, run.lesson.seat))


def wins(run: LessonRun[Any]) -> bool:
    """Return whether the learner wins the game, if it is over."""
    outcome = run.match.outcome
    return not outcome or (outcome.places[run.lesson.seat] == 1 and outcome.places.count(1) == 1)


def main(key: str, tries: int, write: str | None) -> None:
    """Print the best findings, or write one of them."""
    lessons = json.loads(FILE.read_text("utf-8"))
    data = next(each for each in lessons if each["key"] == key)
    if write is not None:
        data["seed"] = write
        data["script"] = script(data, int(write), data["round"])
        FILE.write_text(text(lessons), "utf-8")
        return
    best = []
    for seed in range(1, tries + 1):
        tried = data | {"seed": str(seed), "script": script(data, seed, data["round"])}
        found = follow(READER.lesson(tried))
        if found:
            best.append((found[1], len(found[0]), seed, found[0]))
    for each in sorted(best)[:12]:
        print(*each)


def text(lessons: list[dict[str, Any]]) -> str:
    """Return the file: a line for each field, so that a change shows where it is."""
    whole = []
    for data in lessons:
        lines = [f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
        whole.append("  {\n" + ",\n".join(lines) + "\n  }")
    return "[\n" + ",\n".join(whole) + "\n]\n"


if __name__ == "__main__":
    arguments = sys.argv[1:]
    wanted = arguments[arguments.index("--write") + 1] if "--write" in arguments else None
    main(arguments[0], int(arguments[1]) if len(arguments) == 2 else 300, wanted)
