"""What holds in whole games of random captains, of careful ones, and of gunners."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from portsmouth.bots.bot import run
from portsmouth.core.context import EventRecorder
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import DUELS, NONE
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact
from portsmouth.games.captains_sea.state import CaptainState
from tests.sample import window

Player = Callable[[CaptainState, Rng], Action]
SERIES, SAMPLE = 240, 12
OPTIONS = {spec.key: spec.values for spec in META.options}


def numbers(name: str, size: int) -> range:
    """The games of this run."""
    (found,) = window(name, SERIES, size, 1)
    return found


def anything(s: CaptainState, rng: Rng) -> Action:
    """Any legal action, but nobody strikes, and a crew is soon at its posts."""
    (seat,) = GAME.actors(s)
    legal = [each for each in GAME.legal(s, seat) if each[0] not in ("strike", "orders")]
    if ("seal",) in legal and rng.below(8) == 0:
        return ("seal",)
    return legal[rng.below(len(legal))]


def gunner(s: CaptainState, rng: Rng) -> Action:
    """The gunner, who now and then does anything."""
    if rng.below(10) == 0:
        return anything(s, rng)
    (seat,) = GAME.actors(s)
    return run(Gunner(GAME).think(s.copy(), seat, rng)).actions[0]


def new(number: int, **fixed: str) -> CaptainState:
    """A game with random options but for those that are named."""
    rng = Rng(number).fork("options")
    chosen = {key: values[rng.below(len(values))] for key, values in OPTIONS.items()}
    chosen["turn_limit"] = 20
    chosen["duel"] = [*DUELS][number % len(DUELS)]
    return GAME.setup(2, META.resolve_settings(2, chosen | fixed), Rng(number))


def moments(number: int, player: Player) -> Iterator[tuple[CaptainState, Action, list[Any]]]:
    """Each position with the action that led to it and what it reported."""
    s, rng = new(number), Rng(number).fork("play")
    for _ in range(20_000):
        if not s.frames:
            return
        action, recorder = player(s, rng), EventRecorder()
        GAME.apply(s, GAME.actors(s)[0], action, recorder)
        yield s, action, recorder.events
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("player", [anything, gunner])
def test_whole_games(player: Player) -> None:
    """R53: games end, no position breaks an invariant, all are the same after JSON and copies."""
    ends: Counter[str] = Counter()
    for number in numbers("whole games of Captain's Sea", SAMPLE):
        for count, (s, _, _) in enumerate(moments(number, player)):
            GAME.check(s)
            if count % 40 == 0:
                data = json.loads(json.dumps(s.to_json()))
                assert type(s).from_json(data).to_json() == data
                assert s.copy().to_json() == data
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert [sum(line.points for line in lines) for lines in outcome.scores] == [*outcome.totals]
        ends[outcome.reason.value] += 1
    assert len(ends) > 1, ends


def test_legal_actions_are_the_options_without_refusal() -> None:
    """1.01: and each can be written and read."""
    for number in numbers("Captain's Sea: options", SAMPLE // 3):
        for count, (s, _, _) in enumerate(moments(number, gunner)):
            if not s.frames or count % 7:
                continue
            (seat,) = GAME.actors(s)
            options = GAME.options(s, seat)
            free = [option.action for option in options if option.legal]
            assert sorted(map(str, free)) == sorted(map(str, GAME.legal(s, seat)))
            for option in options:
                assert GAME.notation.read(GAME.notation.write(option.action)) == option.action


def test_without_cards_nobody_is_asked_for_them() -> None:
    """R104: no window, no discard and no hand in whole games without cards; else there are."""
    windows = Counter[str]()
    for number in numbers("Captain's Sea: without cards", SAMPLE // 2):
        for cards in ("none", "full"):
            s, rng = new(number, bridge_cards=cards), Rng(number).fork(cards)
            while s.frames:
                if s.frames[-1][0] in ("window", "spend", "hand", "nail"):
                    windows[cards] += 1
                windows[cards] += sum(len(ship.hand) for ship in s.ships)
                GAME.apply(s, GAME.actors(s)[0], gunner(s, rng))
    assert windows["none"] == 0
    assert windows["full"] > 0


def test_what_is_hidden_can_be_dealt_anew() -> None:
    """R96: the twin looks the same, breaks no law, and the game can be played on from it."""
    rng = Rng(1)
    for number in numbers("Captain's Sea: hidden", SAMPLE // 3):
        for count, (s, _, _) in enumerate(moments(number, gunner)):
            if not s.frames or count % 23:
                continue
            for seat in (0, 1, None):
                twin = s.copy()
                GAME.resample_hidden(twin, seat, Rng(rng.bits()))
                GAME.check(twin)
                assert GAME.view(twin, seat) == GAME.view(s, seat)
                assert GAME.actors(twin) == GAME.actors(s)
                for _ in range(15):
                    if twin.frames:
                        GAME.apply(twin, GAME.actors(twin)[0], anything(twin, rng))


def test_alike_states_become_one() -> None:
    """R96: what a seat can't tell apart is dealt anew to the same state."""
    for number in numbers("Captain's Sea: alike", SAMPLE // 3):
        for count, (s, _, _) in enumerate(moments(number, gunner)):
            if not s.frames or count % 31:
                continue
            for seat in (0, 1):
                found = []
                for seed in (1, 2):
                    twin = s.copy()
                    GAME.resample_hidden(twin, seat, Rng(seed))
                    GAME.resample_hidden(twin, seat, Rng(7))
                    found.append(twin.to_json())
                assert found[0] == found[1]


def test_what_bears_may_fire() -> None:
    """11.03, 11.06: every aim that is offered fires; broadside and chasers never bear at once."""
    for number in numbers("Captain's Sea: bearing", SAMPLE // 3):
        for s, action, events in moments(number, gunner):
            if action[0] in ("aim", "chase") and s.volley is None:
                assert any(event.kind in ("broadside", "chased") for event in events)
            for seat in (0, 1):
                if not contact.together(s) and aims.live(s, seat):
                    assert aims.chasing(s, seat) == NONE
