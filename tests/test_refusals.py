"""Every action of the notation, at many decisions: done, or refused by a rule in a sentence."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.core.errors import BadNotation
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.rules.cards import GRID, IDS
from tests.contract.walk import moments, subject

RULE = re.compile(r"^[RAC]\d+[ab]?$")
PARTS = 3
WORDS = [*GRID.names, *IDS, *map(str, range(120))]


def every_action(game: Game[Any]) -> list[Action]:
    """All verbs with all values of their arguments."""
    found = []
    for verb in game.notation.verbs:
        for text in (verb, *(f"{verb} {word}" for word in WORDS)):
            try:
                found.append(game.notation.read(text))
            except BadNotation:
                continue
    return found


ACTIONS = every_action(registry.game("portsmouth"))


def test_the_list_is_whole() -> None:
    counts = Counter(action[0] for action in ACTIONS)
    cells = ("move", "recruit", "obtain", "commission", "land", "place", "swap")
    assert counts == {
        **dict.fromkeys(("raise", "train", "end", "use", "decline"), 1),
        **dict.fromkeys(cells, len(GRID.names)),
        **dict.fromkeys(("call", "give"), len(IDS)),
        "buy": 99,
    }


@pytest.mark.sampled(3)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_action_is_done_or_refused_by_a_rule_in_a_sentence(part: int) -> None:
    steps: Counter[str] = Counter()
    for moment in moments(subject(registry.game("portsmouth"), 12)):
        match = moment.match
        name = match.game.step(match.state).name
        steps[name] += 1
        if steps[name] > 25 and steps[name] % 25:
            continue  # rare kinds of decision get their share
        legal = set(match.legal(moment.seat))
        for action in ACTIONS[part::PARTS]:
            refusal = match.explain(action, moment.seat)
            assert (refusal is None) == (action in legal), (match.state.frames, action)
            if refusal is not None:
                assert refusal.code, action
                assert RULE.match(refusal.rule), (match.state.frames, action, refusal)
                assert portsmouth.say(refusal.text, game="portsmouth"), refusal
    assert set(steps) == set(registry.game("portsmouth").steps)


@pytest.fixture
def turn() -> Match[Any]:
    """The first turn, with £3 to spend."""
    match: Match[Any] = portsmouth.new("portsmouth", seats=2, seed=7)
    match.state.ships[0].money = 3
    return match


def why(match: Match[Any], action: str) -> tuple[str, str, str]:
    """Code, rule and sentence of a refusal."""
    refusal = match.explain(action)
    assert refusal is not None
    return refusal.code, refusal.rule, portsmouth.say(refusal.text, game="portsmouth")


@pytest.mark.parametrize(
    "action",
    [
        "use",
        "decline",
        "call M01",
        "give L01",
        "obtain a1",
        "commission a1",
        "land a1",
        "place c3",
        "swap c3",
    ],
)
def test_in_a_turn_nothing_asks_for_an_answer(turn: Match[Any], action: str) -> None:
    """R37: what answers a question is not an action of the turn."""
    assert why(turn, action) == ("not_pending", "R37", "Nothing asks for that now.")


def test_a_purchase_beyond_the_purse(turn: Match[Any]) -> None:
    """R38: £1 buys 1 AP."""
    assert turn.explain("buy 3") is None
    assert why(turn, "buy 5") == ("no_pounds", "R38", "Costs £5; you have £3.")


def replenishing(verb: str, kind: str) -> Match[Any]:
    """A position of a random game in which a card of a kind was drawn and a verb is legal."""
    for moment in moments(subject(registry.game("portsmouth"), 30)):
        match = moment.match
        verbs = {action[0] for action in match.legal()}
        if verb in verbs and IDS[match.state.drawn].startswith(kind):
            return match
    raise AssertionError("no such position")


def test_while_replenishing_the_reason_fits_the_verb() -> None:
    """R42, R95, R99: the card must go somewhere, and not anywhere."""
    match = replenishing("place", "T")
    assert why(match, "recruit c3")[:2] == ("replenish_first", "R42")
    assert why(match, "buy 1")[:2] == ("replenish_first", "R42")
    assert why(match, "swap c3")[:2] == ("no_swap", "R99")
    match = replenishing("swap", "L")
    cell = next(GRID.names[int(action[1])] for action in match.legal() if action[0] == "swap")
    assert match.explain(f"swap {cell}") is None
    assert why(match, f"place {cell}")[:2] == ("not_empty", "R95")


@pytest.mark.parametrize(
    ("step", "verb", "code", "rule"),
    [
        ("privilege_town", "call", "not_his_to_call", "R88"),
        ("trade", "give", "not_to_give", "R115"),
    ],
)
def test_a_card_that_is_not_aboard(step: str, verb: str, code: str, rule: str) -> None:
    """R88, R115: one calls on and gives away only one's own; other verbs wait (R64)."""
    for moment in moments(subject(registry.game("portsmouth"), 60)):
        match = moment.match
        if match.game.step(match.state).name == step:
            assert why(match, f"{verb} T1")[:2] == (code, rule)
            assert why(match, "end")[:2] == ("answer_first", "R64")
            return
    pytest.fail("no such position")
