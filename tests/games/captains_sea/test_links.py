"""Saves and links of whole duels: they come back as they were, and fit into a message."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import portsmouth
from portsmouth.api import sharing
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.game import GAME

EVERY, NIGHT, MOST = 10, 30, 4_000
"""Saved so often; the longest duel has so many turns, and its link so many characters at most."""


def fought(duel: str, seed: int, *, whims: bool) -> Iterator[Match[Any]]:
    """A duel at each of its decisions and when it is over: of two gunners, or of anything."""
    match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": duel}, seed)
    match.note("names", ["Anson", "Byron"])
    gunner, rng = Gunner(GAME), Rng(seed)
    while match.actors:
        yield match
        s, seat = match.state, match.actors[0]
        if whims:
            match.play(GAME.random_action(s, seat, rng), seat)
        else:
            match.play(gunner.choose(s, seat, match.legal(seat), rng), seat)
    yield match


def test_every_tenth_action_is_saved() -> None:
    """Whatever is asked then: the save is the same match, marks and all, and the same save."""
    asked = set()
    for duel, seed in (("s03", 5), ("s08", 2), ("s05", 3)):
        for match in fought(duel, seed, whims=True):
            if len(match.journal) % EVERY != seed or not match.actors:
                continue
            save = json.loads(json.dumps(portsmouth.save(match)))
            again: Match[Any] = portsmouth.load(save)
            assert again.hash() == match.hash()
            assert again.undo_depth == match.undo_depth
            assert portsmouth.save(again) == save
            asked.add(match.state.frames[-1][0])
    assert {"charge", "muster", "window", "select", "fire", "aim"} <= asked


@pytest.mark.parametrize(
    ("duel", "seed", "whims"), [("s05", 7, False), ("s07", 3, False), ("s03", 4, True)]
)
def test_a_whole_duel_fits_into_a_message(duel: str, seed: int, *, whims: bool) -> None:
    """Until night, and what comes out of the link is the same duel."""
    *_, match = fought(duel, seed, whims=whims)
    assert match.state.turn == NIGHT
    text = sharing.link_of(match, "game")["link"]
    assert len(text) < MOST
    answer = sharing.open_link(text, None)
    assert portsmouth.load(json.loads(answer["save"])).hash() == match.hash()
