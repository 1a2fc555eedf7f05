"""A question with one answer in the made-up game: who is alone at a device need not be asked it."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth.api import unasked
from portsmouth.core.match import Match
from portsmouth.games.signals.state import is_smoke

ANSON, BYRON = 0, 1


def at_window(has_smoke: bool) -> Match[Any]:
    """A duel of two in which Byron has won the guns, and Anson may lay a smoke, if he has one."""
    for seed in range(100):
        match: Match[Any] = portsmouth.new("signals", 2, {}, seed)
        if any(map(is_smoke, match.state.hands[ANSON])) == has_smoke:
            match.play("hold", ANSON)
            match.play(match.legal(BYRON)[0], BYRON)
            assert match.actors == (ANSON,)
            return match
    raise AssertionError("no such deal")


@pytest.mark.parametrize(("has_smoke", "answer"), [(True, None), (False, (ANSON, ("pass",)))])
def test_only_who_has_a_choice_is_asked(has_smoke: bool, answer: object) -> None:
    match = at_window(has_smoke)
    assert unasked.answer(match, (ANSON,)) == answer
    assert unasked.answer(match, (BYRON,)) is None
    assert unasked.play_next(match, (ANSON,)) == (answer is not None)
    assert match.actors == ((ANSON,) if has_smoke else (BYRON,))


def test_at_a_shared_device_all_are_asked() -> None:
    """The window is put to both together, or it would tell what the hand lacks."""
    assert unasked.answer(at_window(False), (ANSON, BYRON)) is None
