"""What each question says, and that whatever is pointed at or asked for is answered."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.option import Cost
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.state import VictoryState
from portsmouth.i18n.language import LANGUAGES, say
from tests.games.victory.build import (
    broadside,
    fired,
    new,
    options,
    play,
    port,
    position,
    ship,
)
from tests.games.victory.test_properties import keen

RULE = re.compile(rf"^(?:{META.rule_number})$")
SEVEN = ["v01", "v02", "v03", "v05", "v06", "v07", "v08"]
VOYAGE = [ship("a1", "v10", 4)]


def shot_at(**ports: Any) -> VictoryState:
    """A fight in which seat 1's dice wait: a pair and a 4 for the sails."""
    return broadside(fired(**ports), "ball", "chain", [1] * 6, [3, 3, 4, 1, 1, 1])


QUESTIONS: list[tuple[Callable[[], VictoryState], int, str]] = [
    (lambda: play(new(2), "take W", "take W"), 1, "prompt-outfit left=2"),
    (lambda: play(new(2), "take W", "take W", "take W"), 1, "prompt-outfit left=1"),
    (
        lambda: play(position(step="voyages", ships=VOYAGE), "end a1"),
        0,
        "prompt-any-voyage left=1",
    ),
    (
        lambda: play(
            position(
                port(),
                port("", [], ["commerce"]),
                step="voyages",
                ships=[ship("a1", "v05", 2)],
            ),
            "end a1",
        ),
        1,
        "prompt-any-commerce left=1",
    ),
    (
        lambda: play(position(port("", ["fort.guns"], ["industry"])), "barter fort.guns"),
        0,
        "prompt-any-industry left=1",
    ),
    (
        lambda: play(position(port("WWW", ["church.crew"])), "fit church.crew a1"),
        0,
        "prompt-pay left=2",
    ),
    (lambda: play(position(port("", SEVEN)), "rest"), 0, "prompt-discard left=2"),
    (fired, 0, "prompt-arm other=1 round=1"),
    (fired, 1, "prompt-arm other=0 round=1"),
    (
        lambda: play(fired(port("", ["v01"])), "0: ball", "1: flee ball"),
        0,
        "prompt-count mine=6 theirs=3",
    ),
    (
        lambda: play(fired(port(), port("", ["v01"])), "0: ball", "1: flee ball"),
        1,
        "prompt-count mine=3 theirs=6",
    ),
    (shot_at, 1, "prompt-place dice=3, 3, 4 track=sails"),
]


def told(text: Text) -> str:
    """A message by its id and arguments."""
    return " ".join([text.id, *(f"{key}={_word(arg)}" for key, arg in sorted(text.args.items()))])


def _word(arg: Any) -> str:
    if not isinstance(arg, Text):
        return str(arg)
    return str(arg.args["seat"]) if arg.id == "player" else arg.id.split("-", 1)[1]


@pytest.mark.parametrize(("make", "seat", "question"), QUESTIONS)
def test_what_a_seat_is_asked(make: Callable[[], VictoryState], seat: int, question: str) -> None:
    """V3, V60, V62, V66, R54, R56, R63, R75: how many are left, whose dice, which track."""
    s = make()
    found = GAME.step(s)
    assert found is not None
    assert seat in GAME.actors(s)
    assert told(found.prompt(s, seat)) == question


def test_a_price_names_what_is_paid_and_nothing_else() -> None:
    """V24: kinds that cost nothing are not named."""
    s = position(port("BBBB", ["fort.guns"]))
    assert options(s)["build fort.guns"].cost == Cost((("brick", 4),))
    assert options(s)["rest"].cost == Cost()


POINTED = ["", "a1", "d4", "fort.guns", "v24", "nothing", "sail-a1", "trade-WW-C", "place-24"]
POINTED += ["fire-a1-b1", "ball", "merchant", "cannons", "mend-h2-card", "done", "hand", "0", "é"]
ASKED = ["sail d4", "end b3", "push c2", "repair d4 s6 T", "trade CC C", "take C"]
ASKED += [
    "build fort.guns",
    "rebuild fort.guns mine.hull",
    "fit church.crew d4",
    "pay M",
    "lay mine.guns",
]
ASKED += ["found industry fort.guns", "barter fort.guns", "launch v24 d4", "full d4", "storm d4"]
ASKED += ["fire a1 a1", "fire d4 a1", "drop merchant", "ball", "flee grape", "letter", "cannons"]
ASKED += ["foundry", "pass", "place 23456", "place 66", "mend c6 guild", "mend h2 card", "done"]
ASKED += ["merchant", "passengers", "decline", "rest"]
STRANGE = ["place 11", "place 7", "place 43", "sail e1", "sail a5", "take X", "launch v25 a1"]
STRANGE += [
    "trade WWW C",
    "trade W C",
    "trade MC M",
    "fire a1",
    "flee",
    "mend x2 card",
    "drop",
    "build v01",
]


def positions(each: int = 2) -> Iterator[Match[Any]]:
    """A match in some of every kind of question."""
    seen: Counter[str] = Counter()
    for seed, seats in enumerate((2, 3, 4) * 3):
        match = portsmouth.new("victory", seats, {"round_limit": 12}, seed)
        rng = Rng(seed).fork("questions")
        while match.actors:
            step = str(match.state.frames[-1][0])
            if seen[step] < each and rng.below(3) == 0:
                seen[step] += 1
                yield match
            seat = match.actors[rng.below(len(match.actors))]
            match.play(keen(match.state, match.legal(seat), rng), seat)
    assert {*GAME.steps} <= {*seen}, {*GAME.steps} - {*seen}


def test_whatever_is_pointed_at_is_answered() -> None:
    """R85, V6: with options, or with a reason that has its number and sentences."""
    answered: Counter[bool] = Counter()
    for match in positions():
        for seat in match.actors:
            ways = [option.target for option in match.options(seat)]
            for target in [*POINTED, *ways[:4]]:
                found, refusal = match.at(target, seat)
                answered[bool(found)] += 1
                assert (refusal is None) == bool(found)
                reasons = [option.refusal for option in found] if found else [refusal]
                for reason in reasons:
                    if reason is not None:
                        assert RULE.match(reason.rule), (target, reason)
                        for language in LANGUAGES:
                            assert say(reason.text, language=language, game="victory")
    assert min(answered.values()) > 100


def test_wrong_requests_are_refused_by_kind_and_change_nothing() -> None:
    """V6, V39, R57, R63, R65: foreign ships, cards, dice, trades, others' seats."""
    answered: Counter[str] = Counter()
    for match in positions(each=1):
        engine = Engine()
        engine.match = match
        before = (match.hash(), match.revision, match.undo_depth)
        others = [seat for seat in range(match.seats) if seat not in match.actors]
        seat = match.actors[0]
        legal = {GAME.notation.write(action) for action in match.legal(seat)}
        requests = [(seat, text, "illegal") for text in ASKED if text not in legal]
        requests += [(seat, text, "bad_notation") for text in STRANGE]
        requests += [(other, min(legal), "not_your_turn") for other in others]
        for who, text, code in requests:
            request = {"op": "play", "n": match.revision, "seat": who, "actions": [text]}
            found = json.loads(engine.dispatch(json.dumps(request)))
            assert (found["ok"], found.get("code")) == (False, code), (match.state.frames, text)
            assert found["text"]["id"]
            answered[code] += 1
            if code == "illegal":
                reason = match.explain(text, seat)
                assert reason is not None
                assert RULE.match(reason.rule)
            assert (match.hash(), match.revision, match.undo_depth) == before
    assert {*answered} == {"illegal", "bad_notation", "not_your_turn"}
