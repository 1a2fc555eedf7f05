"""Every answer that Python gives has the shape that the page was promised."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from portsmouth import registry
from portsmouth.api import bridge
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import catalog as protocol_catalog
from portsmouth.api.protocol import frames as protocol
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.api.protocol import links as protocol_links
from portsmouth.api.protocol import log as protocol_log
from portsmouth.api.protocol import options as protocol_options
from portsmouth.api.protocol import saves as protocol_saves
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth import view_schema
from portsmouth.games.portsmouth.meta import META
from tests.shape import hold

ROOT = Path(__file__).parent.parent


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    """An answer, which is JSON that JavaScript reads and has its promised shape."""
    hold(request, protocol.Request, "request")
    answer = json.loads(engine.dispatch(json.dumps(request)), parse_constant=pytest.fail)
    check(answer)
    return answer


def with_save(engine: Engine, frame: dict[str, Any]) -> dict[str, Any]:
    """A frame together with the save of its position."""
    return {**frame, "save": ask(engine, op="save", n=frame["n"])["save"]}


def check(answer: dict[str, Any]) -> None:
    """A frame, the catalogue, or a failure."""
    if not answer["ok"]:
        hold(answer, protocol.Failure)
        check_view(answer["frame"])
    elif "games" in answer:
        hold(answer, protocol_catalog.Catalog)
    elif "points" in answer:
        hold(answer, protocol_log.ChartAnswer)
    elif "chronicle" in answer:
        hold(answer, protocol_log.ChronicleAnswer)
    elif "setbacks" in answer:
        hold(answer, protocol_log.SetbacksAnswer)
    elif "plans" in answer:
        hold(answer, protocol_options.Plans)
    elif "refused" in answer:
        hold(answer, protocol_options.OptionsAnswer)
    elif "save" in answer and "relation" not in answer:
        hold(answer, protocol_saves.SaveAnswer)
    elif "goals" in answer:
        hold(answer, protocol_jobs.GoalsAnswer)
    elif "job" in answer:
        hold(answer, protocol_jobs.JobAnswer)
    elif "relation" in answer:
        hold(answer, protocol_links.LinkAnswer)
    elif "link" in answer:
        hold(answer, protocol_links.LinkText)
    elif "components" in answer:
        hold(answer, protocol_catalog.ComponentsAnswer)
    elif "odds" in answer:
        hold(answer, protocol_options.OddsAnswer)
        hold(answer["odds"], view_schema.OddsView, "odds")
    else:
        hold(answer, protocol.Frame)
        check_view(answer)


def check_view(frame: dict[str, Any] | None) -> None:
    """The game's own part of a frame."""
    if frame is not None:
        game = str(frame["game"])
        schema = import_module(f"portsmouth.games.{game}.view_schema")
        name = "".join(map(str.capitalize, game.split("_")))
        hold(frame["view"], getattr(schema, f"{name}View"), "view")
        assert len(frame["view"]["ships"]) == frame["seats"]
        for closed in frame["closed"].values():
            assert 0 <= closed["why"] < len(frame["refusals"])


@pytest.mark.parametrize("number", range(6))
def test_random_sessions(number: int) -> None:
    """Plays, undoes, redoes, looks, arranges, saves and loads, good and bad."""
    rng, engine = Rng(number), Engine()
    options = {spec.key: spec.values[rng.below(len(spec.values))] for spec in META.options}
    options["start_player"] = "random"
    frame = ask(
        engine,
        op="new",
        game="portsmouth",
        seats=2 + number % 3,
        options=options,
        seed=f"session {number}",
        table={"names": ["Anson", "Byron"]},
    )
    codes = set()
    for _ in range(110):
        if not frame["actors"]:
            break
        answer = ask(engine, **_request(frame, rng))
        if not answer["ok"]:
            codes.add(answer["code"])
        shown = "viewer" in answer and answer["viewer"] in answer["actors"]
        frame = answer if shown else ask(engine, op="look", since=frame["entries"])
    assert frame["entries"] > 20
    assert codes


def _request(frame: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """What a page might ask next."""
    n = frame["n"]
    legal = [option["action"] for option in frame["options"] if option["refusal"] is None]
    refused = [option["action"] for option in frame["options"] if option["refusal"] is not None]
    if rng.below(3):
        if frame["forced"] is not None:
            assert legal == [frame["forced"]]
        return {"op": "play", "n": n, "actions": [legal[rng.below(len(legal))]], "since": n // 2}
    item = frame["view"]["ships"][0]["landsmen"]
    odd: list[dict[str, Any]] = [
        {"op": "undo", "n": n},
        {"op": "redo", "n": n},
        {"op": "restart", "n": n},
        {"op": "look"},
        {"op": "look", "seat": rng.below(frame["seats"])},
        {"op": "undo", "n": n - 1},
        {"op": "play", "n": n, "actions": refused[-1:] or ["sink me"]},
        {"op": "play", "n": n, "actions": ["sink me"]},
        {"op": "options", "n": n, "viewer": frame["viewer"]},
        {"op": "options", "n": n, "target": "c3"},
        {"op": "save"},
        {"op": "load", "save": "{}"},
        {"op": "arrange", "n": n, "seat": 0, "item": item[0] if item else "x", "place": "below"},
    ]
    return odd[rng.below(len(odd))]


def test_the_catalogue() -> None:
    games = ask(Engine(), op="catalog")["games"]
    assert {meta.key for meta in registry.metas()} == {game["key"] for game in games}
    mine = next(game for game in games if game["key"] == "portsmouth")
    assert {spec["key"] for spec in mine["options"]} == {spec.key for spec in META.options}
    assert ask(Engine(), op="components", game="portsmouth")["components"]


def test_every_operation_is_in_the_protocol() -> None:
    ops = [get_args(get_type_hints(each)["op"]) for each in get_args(protocol.Request)]
    assert {op for each in ops for op in each} == bridge.OPERATIONS
    assert len([op for each in ops for op in each]) == len(bridge.OPERATIONS)


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        ({}, protocol.TextShape),
        ({"id": 1, "args": {}}, protocol.TextShape),
        ({"id": "x", "args": {}, "more": 1}, protocol.TextShape),
        ({"amounts": {"ap": True}, "payees": []}, protocol_options.CostShape),
        ({"amounts": {}, "payees": [["a"]]}, protocol_options.CostShape),
        ("sunk", protocol.ErrorCode),
        ({"op": "sink"}, protocol.Request),
        (1.0, int),
        (None, int | str),
    ],
)
def test_the_validator_sees_what_is_wrong(value: Any, hint: Any) -> None:
    with pytest.raises(AssertionError):
        hold(value, hint)


def test_javascripts_types_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """As ``python tools/protocol_types.py --check``."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import protocol_types

    found = protocol_types.documents(ROOT)
    assert ROOT / "web/js/games/portsmouth/view.d.ts" in found
    for path, text in found.items():
        assert path.read_text(encoding="utf-8") == text, path
    monkeypatch.setattr(sys, "argv", ["protocol_types.py", "--check"])
    assert protocol_types.main() == 0
    monkeypatch.setattr(protocol_types, "document", lambda: "other")
    assert protocol_types.main() == 1
