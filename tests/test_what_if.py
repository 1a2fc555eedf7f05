"""What if: a choice and another in its place, played on by bots."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import jobs as protocol_jobs
from portsmouth.api.protocol import options as protocol_options
from portsmouth.bots.bot import run
from portsmouth.bots.study.what_if import WhatIf, think_what_if
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from tests.shape import hold

FEW = 6


@cache
def played(seed: int, stop: tuple[int, str] | None = None) -> Match[Any]:
    """A duel of two gunners, to its end or to a question of a turn with a choice."""
    match: Match[Any] = portsmouth.new("captains_sea", seats=2, seed=seed, options={"duel": "s07"})
    gunner, rng = Gunner(match.game), Rng(seed)
    while match.actors:
        s, seat = match.state, match.actors[0]
        legal = match.game.legal(s, seat)
        if stop == (s.turn, s.frames[-1][0]) and len(legal) > 1:
            return match
        match.play(match.game.notation.write(gunner.choose(s, seat, legal, rng)))
    return match


def found(match: Match[Any], choices: tuple[Any, Any]) -> WhatIf:
    """What a few games say."""
    bots = registry.bots("captains_sea")
    seat = match.actors[0]
    lines = (choices[0],), (choices[1],)
    return run(think_what_if(bots, match.state, seat, lines, "gunner", games=FEW))


def test_the_same_choice_gains_nothing() -> None:
    """Both sequels have the same chance: the same choice comes to the same."""
    match = played(2, stop=(1, "select"))
    before = match.hash
    action = match.legal(match.actors[0])[0]
    same = found(match, (action, action))
    assert (same.games, same.gain, same.interval) == (FEW, 0, (0, 0))
    assert same.done == same.other
    assert match.hash == before, "the position stays as it is"


def test_to_strike_is_worse_than_to_fight_on() -> None:
    """A choice that loses at once is found out."""
    match = played(6, stop=(2, "muster"))
    match.play("strike")
    assert match.legal(match.actors[0]) == [("strike",), ("stay",)]
    told = found(match, (("stay",), ("strike",)))
    assert told.gain < 0
    assert told.other.won == 0
    assert told.interval is not None
    assert told.interval[0] <= told.gain <= told.interval[1]


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    """The answer to a request."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    return answer


@pytest.mark.parametrize("over", [True, False])
def test_only_a_match_that_is_over_is_asked(over: bool) -> None:
    """What might have been tells what was hidden: not before the end."""
    match = played(4, stop=None if over else (2, "select"))
    assert bool(match.actors) is not over
    entry = max(
        number
        for number, each in enumerate(match.journal)
        if each.do.startswith(("advance", "wear"))
    )
    save = json.dumps(portsmouth.save(match))
    engine = Engine()
    action = match.journal[entry].do
    answer = ask(engine, op="think", save=save, kind="what_if", entry=entry, action=action, ms=400)
    assert answer["ok"] is over
    if over:
        job = answer["job"]
        while not answer["done"] and not answer["news"]:
            answer = ask(engine, op="more", job=job, ms=400)
        (first, *_) = answer["news"]
        hold(first["what_if"], protocol_jobs.WhatIfShape)
        assert first["what_if"]["gain"] == 0


def test_what_else_could_be_done_is_told() -> None:
    """All options of the seat that played an entry, once the match is over."""
    match = played(4)
    entry = max(number for number, each in enumerate(match.journal) if each.do == "fire")
    engine = Engine()
    loaded = ask(engine, op="load", save=json.dumps(portsmouth.save(match)))
    answer = ask(engine, op="options", n=loaded["n"], entry=entry)
    hold(answer, protocol_options.OptionsAnswer)
    legal = {option["action"] for option in answer["options"] if not option["refusal"]}
    assert {"fire", "hold"} <= legal
    assert not ask(engine, op="options", n=loaded["n"], entry=len(match.journal))["ok"]
    running = ask(engine, op="load", save=json.dumps(portsmouth.save(played(4, (2, "select")))))
    assert not ask(engine, op="options", n=running["n"], entry=0)["ok"]


def test_a_crew_stands_for_all_orders_of_its_turn() -> None:
    """The crews that could have been had are told for an entry; one is played on as a line."""
    match = played(4)
    entry = next(n for n, each in enumerate(match.journal) if each.do.startswith("man"))
    own = match.journal[entry].seat
    ends = next(n for n, each in enumerate(match.journal[entry:], entry) if each.do == "seal")
    done = [each.do for each in match.journal[entry : ends + 1]]
    engine, save = Engine(), json.dumps(portsmouth.save(match))
    loaded = ask(engine, op="load", save=save)
    told = ask(engine, op="odds", n=loaded["n"], entry=entry)["odds"]["muster"]["templates"]
    crews = [[*each["orders"], "seal"] for each in told]
    assert len(crews) > 2
    assert {match.journal[n].seat for n in range(entry, ends + 1)} == {own}
    request = {"op": "think", "save": save, "kind": "what_if", "entry": entry, "ms": 200}
    for line, gains in ((done, False), (next(each for each in crews if each != done), True)):
        answer = ask(engine, **request, actions=line)
        while not answer["done"] and not answer["news"]:
            answer = ask(engine, op="more", job=answer["job"], ms=200)
        (first, *_) = answer["news"]
        hold(first["what_if"], protocol_jobs.WhatIfShape)
        assert gains or first["what_if"]["gain"] == 0
    for wrong in ([], ["advance"], ["seal", "seal"], ["man pf 99", "seal"]):
        assert not ask(engine, **request, actions=wrong)["ok"]
    running = ask(engine, op="load", save=json.dumps(portsmouth.save(played(4, (2, "select")))))
    assert not ask(engine, op="odds", n=running["n"], entry=entry)["ok"]


@pytest.mark.parametrize(("entry", "action"), [(-1, "seal"), (99_999, "seal"), (0, "board")])
def test_what_could_not_be_done_is_refused(entry: int, action: str) -> None:
    """No such entry, no such action."""
    save = json.dumps(portsmouth.save(played(4)))
    request = {"op": "think", "save": save, "kind": "what_if", "entry": entry, "action": action}
    assert not ask(Engine(), **request)["ok"]
    own = portsmouth.new("portsmouth", seats=2, seed=1)
    other = request | {"save": json.dumps(portsmouth.save(own))}
    assert not ask(Engine(), **other)["ok"]
