"""The ships' papers: voyages, prizes and losses agree with the log and with what is in play."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.queries import PlayedAction
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.victory.rules.components import SHIPS
from portsmouth.games.victory.views.papers import papers
from portsmouth.replay.chronicle import played_actions

EAGER = frozenset({"fire", "launch", "lay", "ball", "grape", "passengers", "place"})


def _game(seed: int) -> Match[Any]:
    """A game at random, in which ships sail and fight a lot."""
    match: Match[Any] = portsmouth.new("victory", seats=4, seed=seed, options={"round_limit": 20})
    rng = Rng(seed)
    while match.actors:
        legal = match.game.legal(match.state, match.actors[0])
        eager = [action for action in legal if action[0] in EAGER]
        action = (eager or legal)[rng.below(len(eager or legal))]
        match.play(match.game.notation.write(action), match.actors[0])
    return match


@pytest.mark.parametrize("seed", range(4))
def test_papers_agree_with_the_log(seed: int) -> None:
    """Voyages, cubes, passengers, prizes and losses are those told (V42, V47, V71, V79)."""
    match = _game(seed)
    lives: Any = papers(played_actions(match, 0))
    told = [event for events in match.events(0, 0) for event in events]
    kinds = [event.kind for event in told]
    assert sum(life["voyages"] for life in lives) == kinds.count("set_out")
    assert sum(len(life["holders"]) - 1 for life in lives) == kinds.count("captured")
    assert sum(life["sunk"] is not None for life in lives) == kinds.count("sunk")
    prizes = [prize for life in lives for prize in life["prizes"]]
    assert len(prizes) == kinds.count("sunk") + kinds.count("captured")
    assert sum(life["delivered"] for life in lives) == sum(
        int(str(event.facts["count"])) for event in told if event.kind == "delivered"
    )
    brought = sum(_count(event.facts["cubes"]) for event in told if event.kind == "ended")
    chosen = sum(_chosen_at_an_end(played) for played in played_actions(match, 0))
    assert brought
    assert brought + chosen == sum(life["cubes"] for life in lives)
    assert prizes


@pytest.mark.parametrize("seed", range(4))
def test_who_is_afloat_is_in_play(seed: int) -> None:
    """Ships that were not sunk are held by whom their papers name last (V80, R44)."""
    match = _game(seed)
    lives: Any = papers(played_actions(match, 0))
    afloat = {life["ship"]: life["holders"][-1]["seat"] for life in lives if life["sunk"] is None}
    assert afloat == {SHIPS[ship.id]: ship.holder for ship in match.state.ships}


def _chosen_at_an_end(played: PlayedAction[Any]) -> bool:
    """Whether a cube was taken that a voyage lets one choose (V42)."""
    name, *_ = frame = played.before.frames[-1]
    return name == "any" and frame[3] == "voyage" and played.action[0] == "take"


def _count(cubes: object) -> int:
    assert isinstance(cubes, Text)
    return sum(
        int(str(some.args["count"])) for some in cubes.args.values() if isinstance(some, Text)
    )
