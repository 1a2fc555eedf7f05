"""A match: it validates, records, undoes up to barriers, and survives a failing rule."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.core.context import Context
from portsmouth.core.errors import (
    BadNotation,
    BadSetup,
    IllegalAction,
    NothingToUndo,
    NotYourTurn,
)
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.option import Refusal
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.signals.game import GAME, Signals
from portsmouth.games.signals.state import SignalsState
from portsmouth.games.signals.steps import Bid, Gun, Window
from tests.contract.walk import play_on


def facts(match: Match[Any]) -> tuple[object, ...]:
    """Everything that a failed action must leave alone, but the number."""
    return (match.hash(), list(match.journal), match.undo_depth, match.redo_depth)


def test_a_new_match_is_set_up_from_its_seed(match: Match[Any]) -> None:
    assert (match.revision, match.journal, match.undo_depth, match.redo_depth) == (0, [], 0, 0)
    assert match.hash() == Match(GAME, 2, {}, 7).hash()
    assert match.hash() != Match(GAME, 2, {}, 8).hash()
    assert match.seed == Match(GAME, 2, {}, 7 + (1 << 64)).seed
    assert match.settings == {"armour": 4, "rounds": 6, "smokes": True}


@pytest.mark.parametrize(("seats", "settings"), [(4, {}), (1, {}), (2, {"armour": 9})])
def test_what_is_not_offered_is_not_set_up(seats: int, settings: dict[str, int]) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, seats, settings, 1)


def test_actions_are_texts_or_tuples_and_are_recorded(match: Match[Any]) -> None:
    card = match.legal(1)[0][1]
    match.play(f"bid {card}", 1)
    match.play(("hold",), 0)
    assert [(entry.seat, entry.do) for entry in match.journal] == [(1, f"bid {card}"), (0, "hold")]
    assert match.revision == 2
    assert match.journal[-1].hash == match.hash()[:8]


def test_who_may_act(match: Match[Any]) -> None:
    match.play("hold", 1)
    assert match.actors == (0,)
    for seat in (1, 2, -1, True, "0", 0.0, [0]):
        before = facts(match)
        with pytest.raises(NotYourTurn):
            match.play("hold", seat)  # type: ignore[arg-type]
        assert facts(match) == before
    match.play("hold")
    assert match.state.round == 2


def test_where_several_choose_at_once_a_seat_must_be_named(match: Match[Any]) -> None:
    before = facts(match)
    for ask in (match.prompt, match.legal, match.options):
        with pytest.raises(NotYourTurn, match="name one"):
            ask()
    for ask in (match.play, match.explain, match.at):
        with pytest.raises(NotYourTurn, match="name one"):
            ask("hold")
    assert facts(match) == before


def test_bad_and_refused_actions_change_nothing(at_guns: Match[Any]) -> None:
    before, n = facts(at_guns), at_guns.revision
    for text in ("", "sink", "aim", "aim 9"):
        with pytest.raises(BadNotation):
            at_guns.play(text)
    with pytest.raises(IllegalAction) as refused:
        at_guns.play("fire")
    assert refused.value.refusal == Refusal("not_aimed", "S6", {}, (("aim", 0),))
    assert at_guns.explain("fire") == refused.value.refusal
    assert at_guns.explain("aim 0") is None
    with pytest.raises(IllegalAction) as stray:
        at_guns.play("hold")
    assert stray.value.refusal.code == "not_asked"
    assert (facts(at_guns), at_guns.revision) == (before, n)


def test_options_at_a_target(at_guns: Match[Any]) -> None:
    found, why = at_guns.at("ship-0")
    assert [option.action for option in found] == [("aim", 0)]
    assert why is None
    assert at_guns.at("lighthouse") == ([], Refusal("not_asked", ""))


def test_undo_and_redo_up_to_the_barrier(at_guns: Match[Any]) -> None:
    assert at_guns.undo_depth == 0, "turning bids up is a barrier"
    with pytest.raises(NothingToUndo):
        at_guns.undo()
    start, n = at_guns.hash(), at_guns.revision
    at_guns.play("aim 0")
    at_guns.play("charge")
    end = at_guns.hash()
    assert (at_guns.undo_depth, at_guns.redo_depth) == (2, 0)
    at_guns.undo()
    at_guns.undo()
    assert at_guns.hash() == start
    assert len(at_guns.journal) == 2
    assert len(at_guns.events(0)) == 2
    assert (at_guns.undo_depth, at_guns.redo_depth) == (0, 2)
    at_guns.redo()
    at_guns.redo()
    assert at_guns.hash() == end
    with pytest.raises(NothingToUndo):
        at_guns.redo()
    assert at_guns.revision == n + 6, "every change of the table is a new position to the page"
    at_guns.play("fire")
    assert (at_guns.undo_depth, at_guns.redo_depth) == (0, 0)


def test_a_new_action_forgets_what_was_taken_back(at_guns: Match[Any]) -> None:
    at_guns.play("aim 0")
    at_guns.undo()
    at_guns.play("charge")
    with pytest.raises(NothingToUndo):
        at_guns.redo()


def test_restart_takes_everything_back_since_the_barrier(at_guns: Match[Any]) -> None:
    start = at_guns.hash()
    at_guns.play("charge")
    at_guns.play("aim 0")
    at_guns.restart_turn()
    assert (at_guns.hash(), at_guns.undo_depth, at_guns.redo_depth) == (start, 0, 2)
    with pytest.raises(NothingToUndo):
        at_guns.restart_turn()
    assert at_guns.redo_depth == 2


def test_undo_does_not_cross_to_another_seat(match: Match[Any]) -> None:
    match.play("hold", 0)
    assert match.undo_depth == 0
    assert match.actors == (1,)


def test_events_are_kept_for_those_they_are_for(match: Match[Any]) -> None:
    match.play("hold", 0)
    kinds = [[event.kind for event in match.events(0, seat)[0]] for seat in (0, 1, None)]
    assert kinds == [["sealed", "sealed_own"], ["sealed"], ["sealed"]]
    assert match.events(1) == []


class Leaky(Gun):
    """A rule with a fault that strikes half-way."""

    def do_charge(self, s: SignalsState, seat: int, cx: Context) -> None:
        s.powder[seat] = -7
        s.rng.die()
        cx.reveal()
        s.frames = ()
        raise RuntimeError("the powder is wet")


class LeakySignals(Signals):
    """The duel with that rule."""

    def __init__(self) -> None:
        Game.__init__(self, (Bid(), Window(), Leaky()))


def test_a_rule_that_raises_leaves_the_position() -> None:
    match = Match(LeakySignals(), 2, {"smokes": False}, 7)
    match.play("hold", 0)
    match.play(match.legal(1)[0], 1)
    match.play("aim 0")
    before, n = facts(match), match.revision
    with pytest.raises(RuntimeError):
        match.play("charge")
    assert (facts(match), match.revision) == (before, n)
    match.play("fire")
    match.game.check(match.state)


def test_a_rule_that_raises_when_redone_leaves_the_redo(
    at_guns: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = at_guns.hash()
    at_guns.play("aim 0")
    at_guns.play("charge")
    end = at_guns.hash()
    at_guns.restart_turn()
    before, n = facts(at_guns), at_guns.revision

    def wet(*_: object) -> None:
        raise RuntimeError("the powder is wet")

    with monkeypatch.context() as patch:
        patch.setitem(GAME._do["gun"], "aim", wet)
        with pytest.raises(RuntimeError):
            at_guns.redo()
    assert (facts(at_guns), at_guns.revision) == (before, n)
    at_guns.redo()
    assert at_guns.redo_depth == 1
    at_guns.redo()
    assert (at_guns.hash(), at_guns.redo_depth) == (end, 0)
    at_guns.restart_turn()
    assert at_guns.hash() == start


def test_a_redo_that_has_become_a_barrier_clears_the_rest(
    at_guns: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule does this; an external game's might, and the list must not be popped when empty."""
    at_guns.play("aim 0")
    at_guns.play("charge")
    at_guns.restart_turn()
    aim = GAME._do["gun"]["aim"]

    def loud(s: SignalsState, seat: int, cx: Context, target: int) -> None:
        cx.reveal()
        aim(s, seat, cx, target)

    monkeypatch.setitem(GAME._do["gun"], "aim", loud)
    at_guns.redo()
    assert (at_guns.undo_depth, at_guns.redo_depth) == (0, 0)


def test_checkpoint_and_rollback(at_guns: Match[Any]) -> None:
    at_guns.play("aim 0")
    at_guns.undo()
    before, n = facts(at_guns), at_guns.revision
    kept = at_guns.checkpoint()
    at_guns.play("charge")
    at_guns.play("aim 0")
    at_guns.play("fire")
    at_guns.rollback(kept)
    assert (facts(at_guns), at_guns.revision) == (before, n)
    at_guns.redo()
    at_guns.play("fire")


def test_the_end(match: Match[Any]) -> None:
    play_on(match, Rng(1), 10_000)
    assert match.actors == ()
    assert match.outcome is not None
    assert match.prompt() == Text("prompt-over")
    assert match.legal() == []
    assert match.options() == []
    assert match.at("ship-0")[1] is not None
    with pytest.raises(NotYourTurn):
        match.play("hold")
    with pytest.raises(NotYourTurn):
        match.explain("hold")


def test_replay_wants_the_right_seat_and_a_legal_action(match: Match[Any]) -> None:
    with pytest.raises(NotYourTurn):
        match.replay(5, ("hold",))
    with pytest.raises(IllegalAction):
        match.replay(0, ("fire",))
    assert match.replay(0, ("hold",)).do == "hold"


def test_wishes_are_the_games_to_refuse(match: Match[Any]) -> None:
    with pytest.raises(IllegalAction) as refused:
        match.arrange(0, "mast", "bow")
    assert refused.value.refusal.code == "no_wishes"
    with pytest.raises(NotYourTurn):
        match.arrange(9, "mast", "bow")
    n = match.revision
    match.arrange(0, "mast", "")
    assert match.revision == n + 1
    assert match.journal == []


def test_the_silent_context_plays_the_same_game(match: Match[Any]) -> None:
    """Search applies actions without a recorder: that must lead to the same position."""
    other = match.state.copy()
    rng = Rng(4)
    while match.actors:
        seat = match.actors[rng.below(len(match.actors))]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        match.play(action, seat)
        GAME.apply(other, seat, action)
    assert other.to_json() == match.state.to_json()
