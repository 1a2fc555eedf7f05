"""Closed purses and decks stay hidden in every answer, whoever asks and acts (B35)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.queries import PlayedAction
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.views.chronicle import chronicle
from portsmouth.replay.chronicle import played_actions
from tests.contract.test_fairness import shown, shuffle_privateer
from tests.games.privateer.make_golden_games import Player, mixed, pirate, wild

BEFORE = "0.1"
"""Older rules: what was played under them is not played again, so that any position can be kept."""
PURSES = (70013, 71129, 72251, 73369, 74489, 75611)
"""Silver that can be nothing else in an answer."""
EVERY = 61
LOOKED = 12


def games(*settings: dict[str, Any]) -> Iterator[tuple[Match[Any], Player, Rng]]:
    """Games of three and six, traders and pirates among them."""
    for seed, player in enumerate((wild, mixed, pirate)):
        for seats in (3, 6):
            options = {"season": 20, **(settings[0] if settings else {})}
            match: Match[Any] = portsmouth.new("privateer", seats, options, seed)
            yield match, player, Rng(seed).fork(f"hidden {seats}")


def positions(every: int) -> Iterator[PrivateerState]:
    """Every so many positions of the games, and all those that ask a seat in another's turn."""
    for match, player, rng in games():
        asked: set[str] = set()
        while match.actors:
            s = match.state
            away = match.actors != (s.active,) and s.frames[-1][0] not in asked
            if away or len(match.journal) % every == every - 1:
                asked |= {str(s.frames[-1][0])} if away else set()
                yield s.copy()
            match.play(player(s, match.legal(), rng))


def table_of(s: PrivateerState) -> Match[Any]:
    """A match that begins with a position: two people, the others by link and computer players."""
    match: Match[Any] = Match(GAME, s.seats, s.rules._asdict(), 1)
    captains = [None, None, "friend", "landsman", "friend", "admiral"][: s.seats]
    match.notes = {"captains": [*captains], "names": [], "flags": [*range(s.seats)]}
    match.restore(s, [], [(0, BEFORE), (0, GAME.meta.rules)], ())
    return match


def thought(match: Match[Any], **request: Any) -> dict[str, Any]:
    """The result of a job that the acting seat starts."""
    engine, seat = Engine(), match.actors[0]
    save = json.dumps(portsmouth.save(match))
    asked = {"op": "think", "save": save, "seat": seat, "viewer": seat, **request}
    answer = json.loads(engine.dispatch(json.dumps(asked)))
    while answer["ok"] and not answer["done"]:
        again = {"op": "more", "job": answer["job"], "ms": 1000}
        answer = json.loads(engine.dispatch(json.dumps(again)))
    assert answer["ok"], answer
    found: dict[str, Any] = answer["result"]
    return found


def advice(match: Match[Any]) -> list[Any]:
    """Hints, turns for goals and a forecast for the seat that must act."""
    engine = Engine()
    engine.match = match
    seat = match.actors[0]
    look = {"n": match.revision, "seat": seat, "viewer": seat}
    goals = json.loads(engine.dispatch(json.dumps({"op": "goals", **look})))
    assert goals["ok"], goals
    told = [goals, *(thought(match, kind="hint", depth=depth) for depth in (1, 2, 3))]
    told += [thought(match, kind="goal", goal=each["key"]) for each in goals["goals"][-1:]]
    action = GAME.notation.write(match.legal()[0])
    return [*told, thought(match, kind="forecast", action=action)]


def told_purses(answers: Any) -> set[int]:
    """The seats whose purses stand in answers."""
    words = {*re.findall(r"\d+", json.dumps(answers))}
    return {seat for seat, silver in enumerate(PURSES) if str(silver) in words}


def test_no_answer_holds_another_purse() -> None:
    """B35: frames, logs, ways, odds, goals, hints and forecasts; one's own purse is shown."""
    looked = out_of_turn = 0
    for s in positions(EVERY):
        for seat, ship in enumerate(s.ships):
            ship.silver = PURSES[seat]
        match = table_of(s)
        actor = match.actors[0]
        out_of_turn += actor != s.active
        for viewer in (None, *range(s.seats)):
            answers = shown(match, viewer)
            assert answers["frame"]["viewer"] == viewer
            assert told_purses(answers) == ({viewer} if viewer is not None else set())
        if looked < LOOKED:
            assert told_purses(advice(match)) <= {actor}
        looked += 1
    assert looked > 2 * LOOKED
    assert out_of_turn > LOOKED


def test_answers_in_advance_are_for_their_own_eyes() -> None:
    """B35: no other seat's frame holds them, nor do the notes that the page keeps."""
    match = portsmouth.new("privateer", 4, seed=3)
    engine = Engine()
    engine.match = match

    def ask(op: str, **more: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            engine.dispatch(json.dumps({"op": op, "n": match.revision, **more}))
        )
        return found

    given = {"parley": "port_price", "reroll": "never"}
    assert ask("standing_answers", seat=1, viewer=1, answers=given)["ok"]
    assert ask("standing_answers", seat=1, viewer=0, answers={})["code"] == "not_your_turn"
    for viewer in (None, 0, 1, 2, 3):
        frame = ask("look", viewer=viewer)
        mine = given if viewer == 1 else {}
        assert frame["standing_answers"] == [{}, mine, {}, {}]
        assert ("port_price" in json.dumps(frame)) == (viewer == 1)


def test_looking_back_is_for_its_viewer() -> None:
    """B35: a frame of the past hides the others' purses of then as one of today does."""
    for match, player, rng in islice(games(), 2):
        engine = Engine()
        engine.match = match
        seen: dict[int, list[Any]] = {}
        while match.actors and len(match.journal) < 200:
            entry = len(match.journal)
            if entry % EVERY == 0:
                seen[entry] = [match.view(viewer) for viewer in (None, *range(match.seats))]
            match.play(player(match.state, match.legal(), rng))
        for entry, views in seen.items():
            for viewer, view in zip((None, *range(match.seats)), views, strict=True):
                request = {"op": "past", "n": match.revision, "entry": entry, "viewer": viewer}
                past = json.loads(engine.dispatch(json.dumps(request)))
                assert past["view"] == json.loads(json.dumps(view))
                assert past["options"] == []
                ships = past["view"]["ships"]
                assert [each["silver"] is not None for each in ships] == [
                    seat == viewer for seat in range(match.seats)
                ]


def test_voyages_and_luck_tell_nothing_hidden() -> None:
    """B35, P13: other decks, dice and purses, the same voyages and luck, for onlookers too."""
    for number, (match, player, rng) in enumerate(games()):
        while match.actors and len(match.journal) < 300:
            match.play(player(match.state, match.legal(), rng))
        for viewer in (None, 1):
            plain = [*_told(match, viewer, None)]
            twins = [*_told(match, viewer, Rng(number).fork("twin"))]
            assert [each.before.to_json() for each in twins] != [
                each.before.to_json() for each in plain
            ]
            assert chronicle(twins) == chronicle(plain)


def _told(
    match: Match[Any], viewer: int | None, rng: Rng | None
) -> Iterator[PlayedAction[PrivateerState]]:
    """What was played, each time before a position that may be dealt anew."""
    for played in played_actions(match, viewer):
        before = played.before.copy()
        if rng is not None:
            shuffle_privateer(before, viewer, rng)
            before.rng = Rng(rng.bits(), before.rng.count)
        yield played._replace(before=before)
