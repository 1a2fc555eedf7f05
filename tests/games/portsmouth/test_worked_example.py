"""The worked example of the rulebook (2.15), from the prepared save, against its ledger."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules.cards import IDS, is_town
from tests.games.portsmouth.build import aboard, at, purse
from tests.games.portsmouth.make_worked_example import ACTIONS, NAMES, PLAY, SAVE, texts

SHIPS = [
    ("L01", 1),
    ("L02 M04*", 2),
    ("L09 M07*", 2),
    ("M13* P03 P15", 1),
]
"""Officers and number of landsmen aboard after round 1."""
LEDGER = [0, 1, 2, 1]
TOWNS_PLACED = [1, 2, 2, 3]


def loaded() -> Match[Any]:
    """The match of the save."""
    return portsmouth.load(json.loads(SAVE.read_text("utf-8")))


def test_files_are_up_to_date() -> None:
    """Run tests/games/portsmouth/make_worked_example.py after changing what they are made of."""
    assert {path: path.read_text("utf-8") for path in texts()} == texts()


def test_the_layout() -> None:
    """A55: 3 Lieutenants, 3 Midshipmen, 2 Petty Officers to recruit, 17 fillers."""
    s = loaded().state
    where = {"a3": "L", "c4": "L", "c2": "L", "c5": "M04", "e2": "M07", "b1": "M13"}
    for cell, name in where.items():
        assert at(s, cell).startswith(name)
    assert (at(s, "b5"), at(s, "a5")) == ("P03", "P15")
    others = [IDS[card] for card in s.array if IDS[card] not in ("P03", "P15")]
    assert Counter(name[0] for name in others) == {"R": 10, "C": 4, "L": 3, "M": 3, "P": 3}
    assert {name for name in others if name[0] == "P"} == {"P06", "P09", "P12"}
    assert purse(s) == [0, 1, 2, 3]
    GAME.check(s)


def test_the_ledger_after_every_turn() -> None:
    """R14, R39, R40, R69, R121, R122: money, AP, ships and towns come out as printed."""
    match = loaded()
    for seat, turn in enumerate(PLAY):
        assert match.actors == (seat,)
        drawn = 0
        for action in turn:
            if action == "end":
                assert match.state.ap == 0, NAMES[seat]
            events = match.play(action, seat)
            drawn += sum(event.kind == "drawn" for event in events)
        officers, landsmen = SHIPS[seat]
        crew = aboard(match.state, seat).split()
        assert (purse(match.state)[seat], drawn) == (LEDGER[seat], TOWNS_PLACED[seat])
        assert [name for name in crew if name[0] != "D"] == officers.split()
        assert sum(name[0] == "D" for name in crew) == landsmen
    assert (match.state.round, match.actors, purse(match.state)) == (2, (0,), LEDGER)


def test_the_last_three_draws_have_both_mutinies() -> None:
    """R4, R8, R9: eight towns are placed in round 1, 1 + 2 + 2 + 3, the Mutinies by Blue."""
    match = loaded()
    drawn = []
    for seat, turn in enumerate(PLAY):
        for action in turn:
            for event in match.play(action, seat):
                if event.kind == "drawn":
                    drawn.append(event.facts["card"].id)
    assert len(drawn) == 8
    assert drawn[-3:].count("town-mutiny") == 2
    assert sum(is_town(card) for card in match.state.array) == 8


def test_no_step_of_it_was_the_only_way() -> None:
    """R41: every player could have stopped at any time before his last action."""
    match = loaded()
    for seat, turn in enumerate(PLAY):
        for action in turn:
            if match.state.frames[-1][0] == "turn":
                assert match.explain("end", seat) is None
            match.play(action, seat)


def test_it_can_be_undone_like_any_game() -> None:
    """A39: Yellow's whole turn goes back up to his first action."""
    match = loaded()
    for action in PLAY[0]:
        match.play(action)
    before = match.hash()
    for action in PLAY[1][:6]:
        match.play(action)
    match.restart_turn()
    assert match.hash() == before


@pytest.mark.parametrize("length", [0, 5, 14, 24, 33])
def test_it_can_be_saved_and_goes_on(length: int) -> None:
    """A match from a snapshot saves and loads at any point, journal and all."""
    match = loaded()
    for each in json.loads(ACTIONS.read_text("utf-8"))[:length]:
        match.play(each["action"], each["seat"])
    again = portsmouth.load(json.loads(json.dumps(portsmouth.save(match))))
    assert (again.hash(), again.journal, again.actors) == (
        match.hash(),
        match.journal,
        match.actors,
    )


def test_the_page_can_play_it() -> None:
    """Through the bridge: load the save, send the noted actions, read the money."""
    engine = Engine()
    frame = json.loads(
        engine.dispatch(json.dumps({"op": "load", "save": SAVE.read_text(encoding="utf-8")}))
    )
    assert frame["ok"], frame
    assert frame["table"]["names"] == [*NAMES]
    for each in json.loads(ACTIONS.read_text("utf-8")):
        request = {"op": "play", "n": frame["n"], "seat": each["seat"], "actions": [each["action"]]}
        frame = json.loads(engine.dispatch(json.dumps(request)))
        assert frame["ok"], frame
    assert [ship["money"] for ship in frame["view"]["ships"]] == LEDGER
    assert (frame["view"]["round"], frame["actors"]) == (2, [0])
