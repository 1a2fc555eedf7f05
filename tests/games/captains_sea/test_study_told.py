"""What the study of a fight says: when a decision was, what a strike lost, which reasons hold."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import portsmouth
from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.study.what_if import think_what_if
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.steps.base import STRIKE
from portsmouth.games.captains_sea.steps.guns import FIRE, HOLD
from portsmouth.i18n.language import LANGUAGES, say
from tests import in_node
from tests.games.captains_sea.on_page import laid, recorded

SCRIPT = Path(__file__).with_name("study_in_node.mjs")
TAG = re.compile(r"<[^>]*>")


@cache
def told(language: str = "en") -> dict[str, Any]:
    """What the page says of a recorded duel, and of made-up advice."""
    question = laid(recorded("captured-s12")) | {"language": language}
    found: dict[str, Any] = in_node.answer(SCRIPT, question)
    return found


def test_a_decision_tells_its_turn() -> None:
    """What was done stands before turn and impulse; a crew is that of its turn."""
    decisions = told()["decisions"]
    crews = [each for each in decisions if re.match(r"Crew · turn \d+( ·|$)", each)]
    assert len(crews) > 1
    assert max(Counter(crews).values()) == 2  # one of each captain
    assert any(re.match(r"Hold fire · turn 1, impulse \d+", each) for each in decisions)
    assert not any(each.startswith(("Impulse", "Turn ")) or "turn 0" in each for each in decisions)
    assert any(each.startswith("Mannschaft · Runde 1") for each in told("de")["decisions"])


def test_a_strike_has_no_figure_before_it_is_tried() -> None:
    """The worth that has it tried first is no estimate; other decisions keep theirs."""
    checking, fire_checking, unchecked, fire_unchecked = told()["losses"]
    assert "42" not in checking + unchecked
    assert "42" in fire_checking
    assert "42" in fire_unchecked
    for language in LANGUAGES:
        s = recorded("captured-s12").state
        why = registry.bots("captains_sea").verdict_sentence(s, 0, [("stay",)], [STRIKE])
        assert why
        in_words = say(why, language=language, game="captains_sea")
        assert {"en": "the graph", "de": "die Kurve"}[language] in in_words


def test_no_impulse_that_has_gone_by_is_named() -> None:
    """A reason is told as long as its impulse is to come, counted from the turn it was given in."""
    assert told()["reasons"] == [False, True, False, True, True]


def test_a_hint_that_brings_no_points_says_none() -> None:
    """It has its price alone; points that come at once are still told."""
    unknown, none, some = (" ".join(TAG.sub(" ", each).split()) for each in told()["hints"])
    assert "now" not in unknown + none
    assert "Cost: 2 MP" in unknown
    assert "+2 points now" in some


def held() -> Match[Any]:
    """A duel of two gunners, one of whom is asked for fire that he would open four impulses on."""
    match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s03"}, 3)
    gunner, rng, other = Gunner(match.game), Rng(7), Random(1)
    while True:
        s, seat = match.state, match.actors[0]
        legal = match.game.legal(s, seat)
        action = gunner.choose(s, seat, legal, rng)
        if s.frames[-1][0] == "fire" and FIRE in legal and other.random() < 0.6:
            action = HOLD
            if other.random() < 0.5 and (s.turn, s.impulse) == (5, 2):
                return match
        match.play(action, seat)


def test_fire_that_is_held_may_come_to_the_same() -> None:
    """What is tried is played: it ends alike where the captain fires at the next chance anyway."""
    match = held()
    s, (seat,) = match.state, match.actors
    after = {}
    for action in (HOLD, FIRE):
        played = s.copy()
        match.game.apply(played, seat, action)
        after[action] = played.volley.fires[seat]
    assert after == {HOLD: 0, FIRE: 1}
    bots = registry.bots("captains_sea")
    found = run(think_what_if(bots, s, seat, ((HOLD,), (FIRE,)), "gunner", games=6))
    assert found.done == found.other
    assert found.interval == (0, 0)


def test_the_same_end_of_all_games_is_told_as_such() -> None:
    """Where no game came to another end there is no interval of nothing to nothing."""
    equal, same = told()["verdicts"]
    assert "0.0" not in equal
    assert "the next chance" in equal
    assert "−1.0 to +1.0" in same
