"""Other hands, the pile and sealed shots stay hidden in every answer, whoever asks (V103, R27)."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState
from tests.contract.test_fairness import shown, shuffle_victory
from tests.contract.walk import observers
from tests.games.victory.build import card, fired, play, port, position, ship
from tests.games.victory.test_properties import keen
from tests.make_saves import asked_of

BEFORE = "0.1"
"""Older rules: what was played under them is not played again, so that any position can be kept."""
EACH = 2
"""So many positions of each kind of question are looked at."""
ON = 10
"""So many actions are played on beside a twin."""
TOP = 24
"""So many cards on the pile a twin has in common, so that the same ones are drawn."""
SEEDS = range(4)
MARKS = [f"v{number}" for number in range(20, 25)]
"""Cards of which there is one each, in the hand that nobody else may see."""


def table_of(s: VictoryState) -> Match[Any]:
    """A match that begins with a position: a person, one by link, the others captains."""
    rules = s.rules._asdict()
    settings = {spec.key: rules.get(spec.key, spec.default) for spec in GAME.meta.options}
    match: Match[Any] = Match(GAME, s.seats, settings, 1)
    captains = [None, "friend", "landsman", "admiral"][: s.seats]
    match.notes = {"captains": [*captains], "names": [], "flags": [*range(s.seats)]}
    match.restore(s, [], [(0, BEFORE), (0, GAME.meta.rules)], ())
    return match


def positions(each: int = EACH) -> Iterator[VictoryState]:
    """Some of every kind of question, in games of two, three and four who like a fight."""
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        for seats in GAME.meta.seats:
            match = portsmouth.new("victory", seats, {"round_limit": 12}, seed)
            rng = Rng(seed).fork(f"hidden {seats}")
            while match.actors:
                asked = asked_of(match)
                if seen[asked] < each and rng.below(3) == 0:
                    seen[asked] += 1
                    yield match.state.copy()
                seat = match.actors[rng.below(len(match.actors))]
                match.play(keen(match.state, match.legal(seat), rng), seat)
    assert {*GAME.steps} <= {*seen}, {*GAME.steps} - {*seen}


def twin_of(s: VictoryState, viewer: int | None, name: str) -> VictoryState:
    """The position with other hidden cards and seals, and other chance."""
    twin, rng = s.copy(), Rng(7).fork(name)
    shuffle_victory(twin, viewer, rng)
    twin.rng = Rng(rng.bits(), twin.rng.count)
    return twin


def test_every_question_looks_the_same_whatever_is_hidden() -> None:
    """V103, R27, R89: frames, logs, plans and odds of every seat and an onlooker."""
    differ = 0
    for number, s in enumerate(positions()):
        for viewer in observers(table_of(s)):
            twin = twin_of(s, viewer, f"{number} {viewer}")
            differ += twin.to_json() != s.to_json()
            assert shown(table_of(twin), viewer) == shown(table_of(s), viewer)
    assert differ > 100


def test_a_game_goes_on_the_same_whatever_others_hold() -> None:
    """R85-R89, R91, R92: windows, Merchants, passengers and plays are asked of every hand alike.

    A twin has other cards in the others' hands; what is possible in both is played in both.
    """
    played: Counter[str] = Counter()
    for number, s in enumerate(positions()):
        viewer = number % s.seats
        one, other = table_of(s.copy()), table_of(_other_hands(s, viewer, number))
        rng = Rng(number).fork("beside")
        for _ in range(ON):
            assert one.actors == other.actors
            seat = one.actors[rng.below(len(one.actors))]
            common = sorted({*one.legal(seat)} & {*other.legal(seat)})
            if not common or len(one.state.pile) <= s.seats:
                break
            action = keen(one.state, common, rng)
            one.play(action, seat)
            other.play(action, seat)
            played[str(action[0])] += seat != viewer
            if not one.actors:  # all hands lie open now
                break
            assert shown(one, viewer) == shown(other, viewer), (number, action)
    rare = {"pass", "decline", "rest", "place", "ball", "chain", "grape", "fire"}
    assert rare <= {*played}, rare - {*played}


def _other_hands(s: VictoryState, viewer: int, number: int) -> VictoryState:
    """Other cards in the others' hands; chance, the top of the pile and seals stay."""
    twin, rng = s.copy(), Rng(number).fork("hands")
    others = [seat for seat in range(s.seats) if seat != viewer]
    top, rest = list(twin.pile[:TOP]), list(twin.pile[TOP:])
    rest += [each for seat in others for each in twin.ports[seat].hand]
    rng.shuffle(rest)
    for seat in others:
        size = len(twin.ports[seat].hand)
        twin.ports[seat].hand = tuple(sorted(rest[:size]))
        del rest[:size]
    twin.pile = (*top, *rest)
    return twin


def test_marked_cards_stand_in_no_answer_but_their_owners() -> None:
    """V103: frames of every step of a fight, plans, save titles; an onlooker sees no hand."""
    marked = port("WWBBMMCC", MARKS)
    open_ = port("WWBBMMCC", ["v06", "v07"])
    middle = fired(open_, marked)
    sealed = play(middle.copy(), "1: flee chain")
    both = play(sealed.copy(), "0: ball")
    turn = position(open_, marked, port("", []), ships=[ship("a1", "v08", 1)], seats=3)
    for s in (middle, sealed, both, turn):
        assert {*s.ports[1].hand} == {card(mark) for mark in MARKS}
        for viewer in observers(table_of(s)):
            words = {*re.findall(r"v2\d", json.dumps(shown(table_of(s), viewer)))}
            assert words == ({*MARKS} if viewer == 1 else set())


def test_an_unshown_seal_is_told_to_its_owner_only() -> None:
    """R27, V60: six seals and the Letter look alike to the other, also while a captain acts."""
    looks: dict[int | None, list[Any]] = {0: [], None: [], 1: []}
    shots = ["ball", "chain", "grape"]
    for seal in (*shots, *(f"flee {shot}" for shot in shots), "letter"):
        s = play(fired(port("", ["v06"]), port("", ["letter_of_marque"])), f"1: {seal}")
        for viewer, found in looks.items():
            found.append(shown(table_of(s), viewer))
    assert all(each == looks[0][0] for each in looks[0])
    assert all(each == looks[None][0] for each in looks[None])
    assert len({json.dumps(each["frame"]["view"]["fight"]) for each in looks[1]}) == 7


def test_advice_is_the_same_whatever_is_hidden() -> None:
    """V103, R27: short hints and long ones, goals and turns for them."""
    looked = 0
    for number, s in enumerate(positions(each=1)):
        match = table_of(s)
        seat = match.actors[0]
        twin = table_of(twin_of(s, seat, f"advice {number}"))
        assert advice(twin, seat) == advice(match, seat), s.frames
        looked += 1
    assert looked > len(GAME.steps)


def advice(match: Match[Any], seat: int) -> list[Any]:
    """Hints and goals for a seat that must act."""
    engine = Engine()
    engine.match = match
    look = {"n": match.revision, "seat": seat, "viewer": seat}
    goals = json.loads(engine.dispatch(json.dumps({"op": "goals", **look})))
    assert goals["ok"], goals
    found = [goals, *(thought(match, seat, kind="hint", depth=depth) for depth in (1, 3))]
    return [*found, *(thought(match, seat, kind="goal", goal=g["key"]) for g in goals["goals"][:1])]


def thought(match: Match[Any], seat: int, **request: Any) -> dict[str, Any]:
    """The result of a job that a seat starts."""
    engine = Engine()
    save = json.dumps(portsmouth.save(match))
    asked = {"op": "think", "save": save, "seat": seat, "viewer": seat, **request}
    answer = json.loads(engine.dispatch(json.dumps(asked)))
    while answer["ok"] and not answer["done"]:
        again = {"op": "more", "job": answer["job"], "ms": 1000}
        answer = json.loads(engine.dispatch(json.dumps(again)))
    assert answer["ok"], answer
    found: dict[str, Any] = answer["result"]
    return found


def test_looking_back_is_for_its_viewer() -> None:
    """V103: a frame of the past hides the others' hands and seals of then."""
    match = portsmouth.new("victory", 3, {"round_limit": 12}, 2)
    rng, seen = Rng(2), {}
    while match.actors and len(match.journal) < 250:
        entry = len(match.journal)
        if entry % 41 == 0 or match.state.frames[-1][0] == "arm":
            seen[entry] = [match.view(viewer) for viewer in observers(match)]
        seat = match.actors[rng.below(len(match.actors))]
        match.play(keen(match.state, match.legal(seat), rng), seat)
    engine = Engine()
    engine.match = match
    for entry, views in seen.items():
        for viewer, view in zip(observers(match), views, strict=True):
            request = {"op": "past", "n": match.revision, "entry": entry, "viewer": viewer}
            past = json.loads(engine.dispatch(json.dumps(request)))
            assert past["view"] == json.loads(json.dumps(view))
            hands = [each["hand"] is not None for each in past["view"]["ports"]]
            assert hands == [seat == viewer for seat in range(match.seats)]
