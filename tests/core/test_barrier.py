"""The barrier, seals, and what each viewer is told of an entry."""

from __future__ import annotations

import json
from typing import Any

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.context import Context
from portsmouth.core.match import Match
from portsmouth.core.option import Proposal
from portsmouth.core.plan import evaluate
from portsmouth.core.rng import Rng
from portsmouth.games.signals.game import Signals
from portsmouth.games.signals.rounds import end_round
from portsmouth.games.signals.state import OPEN, SignalsState
from portsmouth.games.signals.steps import Bid, Gun, Window
from tests.contract.walk import play_on


class Burnt(Bid):
    """Burns the bids of the first round unread."""

    def _sealed(self, s: SignalsState, seat: int, cx: Context) -> None:
        if s.round > 1:
            super()._sealed(s, seat, cx)
            return
        cx.seal()
        if OPEN not in s.bids:
            end_round(s, cx)


class Noted(Gun):
    """Tells the gunner in private where he aims, which he knows; and the target, if he charges."""

    def do_aim(self, s: SignalsState, seat: int, cx: Context, target: int) -> None:
        super().do_aim(s, seat, cx, target)
        cx.emit("aimed_own", to=(seat,), seat=seat)

    def do_charge(self, s: SignalsState, seat: int, cx: Context) -> None:
        super().do_charge(s, seat, cx)
        cx.emit("warned", to=(s.target,), seat=seat)


def at_guns(game: Signals) -> Match[Any]:
    """Seat 1 has won the guns."""
    match: Match[Any] = Match(game, 2, {"smokes": False}, 7)
    match.play("hold", 0)
    match.play(match.legal(1)[0], 1)
    return match


def noted() -> Match[Any]:
    game = Signals()
    Signals.__mro__[1].__init__(game, (Bid(), Window(), Noted()))  # type: ignore[misc]
    return at_guns(game)


def test_what_a_seat_is_told_of_its_own_choice_can_be_undone() -> None:
    match = noted()
    match.play("aim 0")
    assert match.undo_depth == 1


def test_what_another_seat_is_told_can_not() -> None:
    match = noted()
    match.play("aim 0")
    match.play("charge")
    assert match.undo_depth == 0


def test_each_barrier_has_its_name() -> None:
    match = at_guns(Signals())
    game, s = match.game, match.state.copy()
    aimed = apply_and_observe(game, s, 1, ("aim", 0))
    assert not aimed.barrier
    fired = apply_and_observe(game, s, 1, ("fire",))
    assert (fired.revealed, fired.chance, fired.passed) == (True, True, True)
    fresh: Match[Any] = Match(game, 2, {}, 7)
    sealed = apply_and_observe(game, fresh.state, 0, ("hold",))
    assert (sealed.sealed, sealed.passed, sealed.unforeseen) == (True, True, False)
    assert apply_and_observe(game, fresh.state, 1, ("hold",)).opened


def test_a_plan_does_not_tell_how_the_die_falls() -> None:
    match = at_guns(Signals())
    line = Proposal((("aim", 0), ("charge",), ("fire",)))
    plan = evaluate(match.game, match.state, 1, line)
    for seed in range(12):
        twin = match.state.copy()
        twin.rng = Rng(seed, twin.rng.count)
        assert repr(evaluate(match.game, twin, 1, line)) == repr(plan)
    assert plan.left == {"powder": 1}
    assert plan.steps[-1].events == ()


# Seals.


def test_a_sealed_action_is_read_by_its_seat_alone_until_all_are_opened() -> None:
    match = portsmouth.new("signals", 3, seed=7)
    match.play("hold", 1)
    assert [match.visible_text(0, viewer) for viewer in (0, 1, 2, None)] == [
        None,
        "hold",
        None,
        None,
    ]
    match.play("hold", 0)
    again = portsmouth.load(portsmouth.save(match))
    assert again.sealed == match.sealed == (0, 1)
    match.play("hold", 2)
    assert match.sealed == ()
    assert match.visible_text(0, None) == "hold"
    assert "sealed" not in portsmouth.save(match)


def test_opening_the_latest_seals_leaves_the_older_ones_shut() -> None:
    game = Signals()
    Signals.__mro__[1].__init__(game, (Burnt(), Window(), Gun()))  # type: ignore[misc]
    match: Match[Any] = Match(game, 2, {}, 7)
    for seat in (0, 1, 0):
        match.play("hold", seat)
    assert match.sealed == (0, 1, 2)
    match.play("hold", 1)
    assert match.sealed == (0, 1)
    assert [match.visible_text(entry, None) for entry in range(4)] == [None, None, "hold", "hold"]


def test_a_position_that_cannot_be_replayed_keeps_its_seals() -> None:
    match = portsmouth.new("signals", 3, seed=7)
    match.play("hold", 1)
    other: Match[Any] = Match(match.game, 3, {}, 7)
    other.restore(match.state, match.journal, [(0, "0.1")], match.sealed)
    assert portsmouth.save(other)["sealed"] == [0]
    assert other.visible_text(0, 0) is None


# Who looks.


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    return answer


def test_who_looks_is_not_who_acts() -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="signals", seats=3, seed="7", viewer=2)
    assert (frame["viewer"], frame["secrets"]) == (2, True)
    assert frame["progress"] == {"id": "signals-progress", "args": {"left": 6}}
    assert frame["options"]
    frame = ask(engine, op="play", n=frame["n"], actions=["hold"], seat=0, viewer=2)
    entry = frame["log"][0]
    assert (entry["seat"], entry["do"], entry["turn"]) == (0, None, None)
    assert [event["kind"] for event in entry["events"]] == ["sealed"]
    onlooker = ask(engine, op="look", viewer=None)
    assert (onlooker["viewer"], onlooker["view"]["hand"], onlooker["options"]) == (None, None, [])
    own = ask(engine, op="look", viewer=0)
    assert (own["log"][0]["do"], own["options"], own["away"]) == ("hold", [], None)
    spied = ask(engine, op="plan", n=frame["n"], target="x", seat=1, viewer=0)
    assert spied["code"] == "not_your_turn"
    assert spied["frame"]["viewer"] == 0
    for viewer in (3, True, "0", -1):
        assert ask(engine, op="look", viewer=viewer)["code"] == "bad_request"


def test_a_reaction_out_of_turn_changes_no_turn() -> None:
    match = portsmouth.new("signals", 3, seed=7)
    match.play("hold", 0)
    match.play("hold", 1)
    match.play(match.legal(2)[0], 2)
    while match.game.step(match.state).name == "window":  # type: ignore[union-attr]
        match.play("pass")
    assert match.game.turn_info(match.state) == (1, 2)
    assert match.turns[-1] == 2 != match.journal[-1].seat


def test_actions_may_be_taken_back_first_all_or_none() -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="portsmouth", seats=2, seed="7")
    frame = ask(engine, op="play", n=frame["n"], actions=["move a1", "raise"])
    done = ask(engine, op="play", n=frame["n"], actions=["raise"], back=1)
    assert (done["entries"], done["undo"]) == (2, 2)
    for back, actions in ((1, ["sink"]), (3, ["raise"]), (-1, ["raise"]), (True, ["raise"])):
        answer = ask(engine, op="play", n=done["n"], actions=actions, back=back)
        assert not answer["ok"]
        assert ask(engine, op="look")["entries"] == 2


def test_turns_go_back_with_undo_and_come_back_with_a_save() -> None:
    match = portsmouth.new("portsmouth", 2, seed=7)
    play_on(match, Rng(1), 30)
    assert len(match.turns) == 30
    assert portsmouth.load(portsmouth.save(match)).turns == match.turns
