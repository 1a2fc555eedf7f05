"""Hands, loads and piles stay hidden in every answer, whoever asks and acts (S59, S93-S95)."""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from portsmouth.games.war.state import WarState
from tests.contract.test_fairness import shown, shuffle_war
from tests.games.war.build import asked, convoy, legal, load, play, position

BEFORE = "0.0"
"""Older rules: what was played under them is not played again, so any position can be kept."""


def table_of(s: WarState) -> Match[Any]:
    """A match that begins with a position."""
    settings = {key: value for key, value in s.rules._asdict().items() if value != ""}
    match: Match[Any] = Match(GAME, s.seats, settings, 1)
    match.restore(s, [], [(0, BEFORE), (0, META.rules)], ())
    return match


def same_for_others(s: WarState, viewers: tuple[int | None, ...]) -> None:
    """What a viewer is shown does not depend on what is hidden from him."""
    match = table_of(s)
    for viewer in viewers:
        before = shown(match, viewer)
        for seed in range(4):
            twin = s.copy()
            shuffle_war(twin, viewer, Rng(seed))
            twin.rng = Rng(seed, twin.rng.count)
            match.state = twin
            assert shown(match, viewer) == before
            match.state = s


def test_hands_in_every_frame() -> None:
    """S59: at sea, in port, and while another acts."""
    one = convoy("m18", hand=["marines", "becalm", "navigator"])
    two = convoy("m18", hand=["evasive", "surgeon"])
    s = position(one, two, convoy("m5"))
    same_for_others(s, (0, 1, 2, None))
    play(s, "stay", "attack 1")
    same_for_others(s, (0, 1, 2, None))
    play(s, "card marines")
    assert asked(s) == ("card", 1)
    same_for_others(s, (0, 1, 2, None))


def test_loads_until_they_are_revealed() -> None:
    """W48, W97, S93: each side sees its own counters alone, while it loads and while it waits."""
    s = position(convoy("m18", ships=2), convoy("m18"), convoy("m5"))
    play(s, "stay", "attack 1", "load ball", "load chain")
    same_for_others(s, (1, 2, None))
    view: Any = GAME.view(s, 0)
    assert view["fight"]["loads"] == [["ball", "chain"], None]
    play(s, "load grape", "load board", "ready")
    same_for_others(s, (1, 2, None))
    view = GAME.view(s, 1)
    assert view["fight"]["loads"] == [None, []]
    assert view["fight"]["loaded"] == [4, 0]


def test_loading_is_sealed() -> None:
    """W48, W97: the log shows others neither the counters nor their order."""
    match: Match[Any] = Match(GAME, 2, {"scenario": "prize"}, 3)
    hunter, prey = match.actors[0], 1 - match.actors[0]
    match.play(f"attack {prey}")
    match.play("load ball")
    told = json.dumps(shown(match, prey))
    assert "load ball" not in told
    assert '"ball"' not in told
    assert "load ball" in json.dumps(shown(match, hunter)["frame"]["log"])


def test_the_question_for_a_card_tells_nothing() -> None:
    """S94, S95: the same step and words whether a card fits or not."""
    for hand in (["marines"], ["becalm"], ["fair_wind"]):
        s = position(convoy("m18"), convoy("m18", hand=hand))
        play(s, "stay", "attack 1")
        assert asked(s) == ("card", 1)
        step = GAME.step(s)
        assert step is not None
        assert step.prompt(s, 1).id == "prompt-card"
        (event,) = apply_and_observe(GAME, s.copy(), 1, ("none",)).events
        assert event.to_json() == {"kind": "no_card", "facts": {"seat": 1}}
    s = position(convoy("m18"), convoy("m18"))
    play(s, "stay", "attack 1")
    assert asked(s) == ("load", 0)


def test_smugglers_are_not_told_by_a_missing_question() -> None:
    """S95: in port and before the roll one is asked, whatever one holds."""
    for hand in ([], ["smuggler"]):
        s = position(convoy("gibraltar", hand=hand), convoy("m5"))
        play(s, "stay")
        assert asked(s) == ("port", 0)
        assert "done" in legal(s)


def test_nothing_of_piles_is_shown() -> None:
    """S59, S93: deck, bag and flag stack by their size; discards and those laid aside are open."""
    s = position(convoy("m18", hand=["marines"]), convoy("m5"))
    same_for_others(s, (0, 1, None))
    view: Any = GAME.view(s, 0)
    assert (view["deck"], view["bag"]) == (47, 21)
    play(s, "cast", dice=["d1"])
    play(s, "go m17")
    view = GAME.view(s, None)
    assert view["discards"] == ["salvage"]


def test_resampling_keeps_what_one_knows() -> None:
    """S59, W21: own hand, open cards and sizes stay; others' hands hold cards that can be kept."""
    s = position(
        convoy("m18", hand=["marines"]),
        convoy("m5", hand=["navigator", "becalm", "surgeon"]),
        convoy("m7", hand=["pardon"]),
    )
    hands = set()
    for seed in range(60):
        twin = s.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        GAME.check(twin)
        assert twin.convoys[0].hand == s.convoys[0].hand
        assert twin.convoys[1].hand[0] == s.convoys[1].hand[0]
        hands.add(twin.convoys[2].hand)
    assert len(hands) > 10


def test_resampled_loads_can_be_loaded() -> None:
    """W98, S57: no more of a kind than there are, the hook last and only with crew."""
    s = position(convoy("m18", ships=4), convoy("m18"), convoy("m5"))
    play(s, "stay", "attack 1")
    play(s, *load("chain", "chain", "ball", "ball", "ball", "grape", "grape", "board"))
    found = set()
    for seed in range(80):
        twin = s.copy()
        GAME.resample_hidden(twin, 1, Rng(seed))
        each = twin.attack_load
        found.add(each)
        assert len(each) == 8
        assert (each.count(0) <= 3, each.count(1) <= 3, each.count(2) <= 2) == (True,) * 3
        assert 3 not in each[:-1]
    assert len(found) > 20
