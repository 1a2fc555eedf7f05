"""What was played comes to the page without a browser: frames, and what is asked about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from tests.golden_games import read

GOLDEN = Path(__file__).with_name("golden")
NAMES = ("Anson", "Byron")


def recorded(duel: str) -> Match[Any]:
    """A recorded duel, in which Anson is a person."""
    match = read(GOLDEN / f"{duel}.game")
    match.notes = {"names": [*NAMES], "flags": [0, 1], "captains": [None, "lieutenant"], "id": duel}
    return match


def until(step: str, seat: int = 0, seed: int = 4) -> Match[Any]:
    """A fight of two gunners when a question is asked of a seat; Anson is a person."""
    match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s07"}, seed)
    gunner, rng = Gunner(match.game), Rng(seed)
    while match.state.frames[-1][:2] != (step, seat):
        actor = match.actors[0]
        action = gunner.choose(match.state, actor, match.game.legal(match.state, actor), rng)
        match.play(match.game.notation.write(action))
    match.notes = {"names": [*NAMES], "flags": [0, 1], "captains": [None, "lieutenant"], "id": step}
    return match


def asked(engine: Engine, request: dict[str, Any]) -> dict[str, Any]:
    """An answer of the engine."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    assert answer["ok"], answer
    return answer


def laid(match: Match[Any]) -> dict[str, Any]:
    """What ``page_in_node.mjs`` needs of a match."""
    engine = Engine()
    asked(engine, {"op": "load", "save": json.dumps(portsmouth.save(match))})
    frame = asked(engine, {"op": "look", "viewer": 0, "since": 0})
    look = {"n": frame["n"], "viewer": frame["viewer"]}
    told = asked(engine, {"op": "chronicle", **look})["chronicle"] if frame["outcome"] else None
    return {
        "frame": frame,
        "components": registry.queries("captains_sea").components(),
        "chronicle": told,
        "language": "en",
    }
