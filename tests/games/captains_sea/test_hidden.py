"""Nothing sealed is told before it is opened, in whatever order it is sealed (R66, R96, R105)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.state import CaptainState
from tests.contract.test_fairness import shown
from tests.games.captains_sea.twins import shuffle

DUELS = ("s03", "s09", "s05")
LONG = 500
LOOKED = 2
"""So many positions of a game are looked at in which a secret of a kind is kept."""
SEALED = {"open_bids": "bid", "show_sails": "sail", "show_muster": "crew"}


def fights(seeds: range) -> Iterator[Match[Any]]:
    """A gunner's game at each of its decisions; ships are bid for in secret."""
    for seed in seeds:
        options = {"bid": "secret", "duel": DUELS[seed % len(DUELS)]}
        match: Match[Any] = portsmouth.new("captains_sea", 2, options, seed)
        gunner, rng = Gunner(GAME), Rng(seed)
        while match.actors and len(match.journal) < LONG:
            yield match
            seat = match.actors[0]
            legal = match.legal(seat)
            if match.state.frames[-1][0] in ("charge", "reload"):  # with any shot
                action = GAME.random_action(match.state, seat, rng)
            else:
                action = gunner.choose(match.state, seat, legal, rng)
            match.play(action, seat)


def secrets(s: CaptainState) -> set[str]:
    """What one captain keeps from the other just now besides his hand and loads."""
    waiting = [str(frame[0]) for frame in s.frames]
    found = {name for task, name in SEALED.items() if task in waiting and s.seals}
    if s.volley and "open_aims" in waiting and max(s.volley.aims) != NONE:
        found.add("aim")
    for ship in s.ships:
        found |= {"manoeuvre"} if ship.plan and not ship.shown & 1 else set()
        found |= {"strain"} if ship.strain and not ship.shown & 6 else set()
        found |= {"special shot"} if ship.moved & ~ship.plain else set()
    return found


def test_no_secret_is_told() -> None:
    """R96: whole frames, logs, plans and odds, to the other and to onlookers, while it is kept."""
    seen: dict[str, int] = {}
    for match in fights(range(6)):
        s, kept = match.state, secrets(match.state)
        if not any(seen.get(f"{each} {s.rules.duel}", 0) < LOOKED for each in kept):
            continue
        for each in kept:
            key = f"{each} {s.rules.duel}"
            seen[key] = seen.get(key, 0) + 1
        for viewer in (0, 1, None):
            before, twin = shown(match, viewer), s.copy()
            rng = Rng(len(match.journal)).fork(str(viewer))
            shuffle(twin, viewer, rng)
            twin.rng = Rng(rng.bits(), twin.rng.count)
            match.state = twin
            after = shown(match, viewer)
            match.state = s
            assert after == before, f"{viewer} is told of {kept}"
    kinds = {key.rpartition(" ")[0] for key in seen}
    assert kinds == {*SEALED.values(), "aim", "manoeuvre", "strain", "special shot"}


SEAL: Action = ("seal",)
STEPS = ("bid", "rig", "charge", "muster", "select", "strain", "aim", "reload")


OPENED = ("bid", "rig", "muster", "aim")
"""What is opened once both have sealed it."""


def heard(kept: dict[str, Any], actions: list[Action], other: int) -> tuple[str, str] | None:
    """What the other captain hears of what was chosen: what he may know of it, and all of it.

    None if nothing is hidden any more: the other had sealed before.
    """
    match: Match[Any] = portsmouth.load(kept)
    seat, step = match.actors[0], match.state.frames[-1][0]
    for action in actions:
        match.play(action, seat)
    s: CaptainState = match.state
    if step in OPENED and not s.seals:
        return None
    ship = s.ships[seat]
    loaded = [bool(shot) for shot in ship.loads]
    open_ = (s.frames[-1], s.rng.count, loaded, ship.moved, ship.strain > 0)
    return str(open_), json.dumps(shown(match, other), sort_keys=True)


def test_all_choices_sound_alike() -> None:
    """R66, R73, R96, R105: the other's whole frame, its log with it, is the same after each."""
    compared = dict.fromkeys(STEPS, 0)
    for match in fights(range(3)):
        step, seat = str(match.state.frames[-1][0]), match.actors[0]
        if compared.get(step, LOOKED) >= LOOKED:
            continue
        kept = portsmouth.save(match)
        ways = [[each] for each in match.legal(seat) if each[0] not in ("strike", "orders")]
        if step == "muster":
            ways = [[order, SEAL] for (order,) in ways if order != SEAL]
        told: dict[str, set[str]] = {}
        count = 0
        for way in ways:
            if found := heard(kept, way, 1 - seat):
                count += found[0] in told
                told.setdefault(found[0], set()).add(found[1])
        assert all(len(each) == 1 for each in told.values()), step
        compared[step] += bool(count)
    assert min(compared.values()) > 0, compared


# In whatever order.


SECOND = {"bid": "bid", "rig": "rig", "muster": "muster", "aim": "take_aim"}
"""Under the question to the first seat lies the second's, or what leads to it."""


def turned(s: CaptainState) -> CaptainState | None:
    """The same position with the other seat asked first; None where nobody else seals then."""
    (step, seat), *_ = s.frames[-1:]
    waits = (SECOND[str(step)], 1 - int(seat))
    if waits not in s.frames or s.seals or (s.volley and not all(s.volley.fires)):
        return None
    twin, frames = s.copy(), [*s.frames]
    frames[frames.index(waits)] = (waits[0], seat)
    frames[-1] = (step, 1 - int(seat))
    twin.frames = tuple(frames)
    return twin


def chosen(asked: CaptainState, rng: Rng) -> list[Action]:
    """What the seat that is asked decides, up to its seal."""
    s, found = asked.copy(), []
    step, seat = s.frames[-1]
    while s.frames[-1] == (step, seat):
        legal = [each for each in GAME.legal(s, int(seat)) if each[0] not in ("strike", "orders")]
        found.append(legal[rng.below(len(legal))] if rng.below(9) else legal[-1])
        GAME.apply(s, int(seat), found[-1], NULL_CONTEXT)
    return found


def sealed(asked: CaptainState, done: dict[int, list[Action]]) -> dict[str, Any]:
    """The position after both have sealed, the first one first."""
    s = asked.copy()
    for seat in (int(s.frames[-1][1]), 1 - int(s.frames[-1][1])):
        for action in done[seat]:
            assert GAME.actors(s) == (seat,)
            GAME.apply(s, seat, action, NULL_CONTEXT)
    return s.to_json()


@pytest.mark.parametrize("step", SECOND)
def test_the_order_of_sealing_leaves_no_trace(step: str) -> None:
    """R66, R73, R105, R140: crews, sails, aims and bids; no field of the position tells it."""
    count = 0
    for match in fights(range(4)):
        one = match.state
        other = turned(one) if one.frames[-1][0] == step else None
        if other is None or count > len(DUELS):
            continue
        rng = Rng(count)
        done = {int(each.frames[-1][1]): chosen(each, rng) for each in (one, other)}
        assert sealed(one, done) == sealed(other, done), done
        count += 1
    assert count > 1


# At the engine's door.


ANSWERS = (
    *(
        "sail medium",
        "sail fighting",
        *(f"load {each} round" for each in ("pf", "pa", "sf", "sa") * 2),
    ),
    *("man sf 2", "seal", "man pf 1", "seal"),
)
"""The set-up, and the crews of the first turn, which the first captain assigns first."""


def test_a_seal_is_given_once_and_by_its_captain() -> None:
    """R73, R105: again, late, or by the other: answered by kind, and nothing changes."""
    engine = Engine()

    def ask(**request: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
        return found

    frame = ask(op="new", game="captains_sea", seats=2, seed="7", options={"bridge_cards": "none"})
    refused = set()
    for action in ANSWERS:
        n, (seat,) = frame["n"], frame["actors"]
        frame = ask(op="play", n=n, seat=seat, viewer=seat, actions=[action])
        assert frame["ok"], action
        assert engine.match is not None
        kept = engine.match.hash(), len(engine.match.journal)
        late = ask(op="play", n=n, seat=seat, actions=[action])
        for_other = ask(op="play", n=frame["n"], seat=1 - frame["actors"][0], actions=[action])
        refused |= {late["code"], for_other["code"]}
        if not action.startswith("man"):  # a task may be given the same men again
            again = ask(op="play", n=frame["n"], seat=seat, actions=[action])
            assert again["code"] in ("not_your_turn", "illegal", "bad_notation"), action
        assert (engine.match.hash(), len(engine.match.journal)) == kept
    assert refused == {"stale", "not_your_turn"}
    assert engine.match is not None
    assert engine.match.state.seals == 0
