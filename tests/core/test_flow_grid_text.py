"""Frames, squares and messages: the small parts of the kernel."""

from __future__ import annotations

import json

import pytest

from portsmouth.core import flow
from portsmouth.core.context import NULL_CONTEXT, Context, Event, EventRecorder
from portsmouth.core.grid import Grid
from portsmouth.core.meta import Meta, OptionSpec
from portsmouth.core.option import FREE, Cost, Option, Refusal, total
from portsmouth.core.outcome import ScoreLine
from portsmouth.core.text import Text, player


class Flowing:
    """Something with frames."""

    def __init__(self, *frames: flow.FlowFrame) -> None:
        self.frames = frames


def test_push_goto_pop() -> None:
    s = Flowing(("turn",))
    flow.push(s, "privilege", 7)
    assert s.frames == (("turn",), ("privilege", 7))
    flow.goto(s, "trade", 7, "x")
    assert s.frames == (("turn",), ("trade", 7, "x"))
    flow.pop(s)
    assert s.frames == (("turn",),)
    flow.pop(s)
    assert s.frames == ()


def test_crumbs_say_within_what_and_go_by_themselves() -> None:
    s = Flowing(("turn",))
    flow.push_scope(s, "recruit", 3)
    flow.push_scope(s, "trade", 4)
    flow.push(s, "choose")
    assert flow.scopes(s) == [("recruit", 3), ("trade", 4)]
    flow.pop_only(s)
    flow.push(s, "again")
    assert len(flow.scopes(s)) == 2, "drop leaves the crumbs"
    flow.pop(s)
    assert s.frames == (("turn",),), "pop takes them along"


def test_a_crumb_below_a_decision_stays() -> None:
    s = Flowing(("turn",))
    flow.push_scope(s, "recruit")
    flow.push(s, "outer")
    flow.push(s, "inner")
    flow.pop(s)
    assert s.frames == (("turn",), ("within", "recruit"), ("outer",))
    flow.close_finished_scopes(s)
    assert len(s.frames) == 3


def test_frames_through_json() -> None:
    frames: tuple[flow.FlowFrame, ...] = (("turn",), ("within", "recruit", 3), ("choose", "a", 1))
    assert flow.from_json(json.loads(json.dumps(flow.to_json(frames)))) == frames


def test_a_changed_flow_leaves_a_copy_alone() -> None:
    s = Flowing(("turn",))
    kept = s.frames
    flow.push(s, "more")
    assert kept == (("turn",),)


def test_grid_names_and_neighbours() -> None:
    grid = Grid(5, 4)
    assert grid.names[0] == "a1"
    assert grid.names[-1] == "e4"
    assert grid.cell("b3") == 11
    assert [grid.names[each] for each in grid.neighbours[grid.cell("b2")]] == [
        "b1",
        "a2",
        "c2",
        "b3",
    ]
    assert [grid.names[each] for each in grid.neighbours[0]] == ["b1", "a2"]
    assert all(a in grid.neighbours[b] for a in grid.cells for b in grid.neighbours[a])
    assert len(grid.edge) == 14
    assert len(Grid(5, 5).edge) == 16
    with pytest.raises(KeyError):
        grid.cell("f1")


def test_texts_are_ids_with_arguments() -> None:
    text = Text("label-move", cell="c2", card=Text("officer-marine"), count=2)
    assert text.to_json() == {
        "id": "label-move",
        "args": {"cell": "c2", "card": {"id": "officer-marine", "args": {}}, "count": 2},
    }
    same = Text("label-move", count=2, card=Text("officer-marine"), cell="c2")
    assert text == same
    assert hash(text) == hash(same)
    assert text != Text("label-move", cell="c3", card=Text("officer-marine"), count=2)
    assert text != "label-move"
    assert repr(Text("a", n=1)) == "Text('a', n=1)"
    assert player(2) == Text("player", seat=2)


def test_events_are_seen_by_those_they_are_for() -> None:
    public, private = Event("fired", {"roll": 5}, None), Event("drew", {"card": 1}, (1,))
    assert [public.seen_by(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [private.seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert public.to_json() == {"kind": "fired", "facts": {"roll": 5}}
    assert public.text == Text("event-fired", roll=5)
    assert "fired" in repr(public)


def test_a_recorder_keeps_what_it_is_told() -> None:
    cx = EventRecorder()
    cx.emit("moved", seat=0)
    assert not cx.revealed
    cx.emit("peeked", to=(0,), card=3)
    assert not cx.revealed, "the barrier looks at who is told"
    assert [event.kind for event in cx.events] == ["moved", "peeked"]
    other = EventRecorder()
    other.reveal()
    assert other.revealed
    NULL_CONTEXT.emit("moved", seat=0)
    NULL_CONTEXT.reveal()
    assert type(NULL_CONTEXT) is Context


def test_costs_refusals_lines() -> None:
    assert FREE.of("gold") == 0
    cost = Cost((("gold", 2), ("rum", 1)), ((1, "gold", 2),))
    assert (cost.of("gold"), cost.of("rum"), cost.of("salt")) == (2, 1, 0)
    assert total([cost, cost, FREE]) == Cost((("gold", 4), ("rum", 2)), ((1, "gold", 4),))
    refusal = Refusal("no_ap", "R54", {"need": 2})
    assert refusal.text == Text("refusal-no_ap", need=2)
    assert Option(("end",), Text("end")).legal
    assert not Option(("end",), Text("end"), refusal=refusal).legal
    assert ScoreLine("gold", 2, 6, ("a",)).to_json() == {
        "item": "gold",
        "count": 2,
        "points": 6,
        "parts": ["a"],
    }


def test_settings_are_settled_with_the_ruled_defaults() -> None:
    spec = (OptionSpec("fog", False, (False, True), "A1"), OptionSpec("cards", 2, (2, 1), "A2"))
    meta = Meta("g", "G", "x", (2, 4), "1.0", 1, "beta", spec)
    assert meta.resolve_settings(2, {}) == {"fog": False, "cards": 2}
    assert list(meta.resolve_settings(4, {"cards": 1})) == ["fog", "cards"]
    bad: list[tuple[int, dict[str, object]]] = [
        (3, {}),
        (2, {"fog": 1}),
        (2, {"cards": True}),
        (2, {"cards": "2"}),
        (2, {"cards": [2]}),
        (2, {"rain": False}),
    ]
    for seats, settings in bad:
        with pytest.raises(ValueError, match="G"):
            meta.resolve_settings(seats, settings)  # type: ignore[arg-type]
