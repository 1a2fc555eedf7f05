"""Positions of Captain's Sea as saves, and how they come to the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page

import portsmouth
from e2e.midgame import LOAD
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.rules.scoring import points

NAMES = ("Anson", "Byron")
AHEAD = 15
"""More than what the enemy has for a ship that strikes."""
SETTING_OUT = (
    *("sail medium", "sail medium"),
    *(f"load {section} round" for _ in NAMES for section in ("pf", "pa", "sf", "sa")),
)
"""Both ships under medium sail, all guns loaded with round shot."""


def saved(match: Match[Any], id: str, level: str) -> str:
    """The save of a match of Anson, a person, against a captain of this level."""
    match.notes = {"names": [*NAMES], "flags": [0, 1], "id": id, "captains": [None, level]}
    return json.dumps(portsmouth.save(match))


@cache
def first_muster(captains: Sequence[int] = (1,), seed: int = 7) -> str:
    """The duel of Constitution and Guerriere when Constitution's crew is assigned first."""
    match = portsmouth.new("captains_sea", 2, seed=seed)
    for action in SETTING_OUT:
        match.play(match.game.notation.read(action))
    match.notes = {
        "names": [*NAMES],
        "flags": [0, 1],
        "id": "muster",
        "captains": ["landsman" if seat in captains else None for seat in (0, 1)],
    }
    return json.dumps(portsmouth.save(match))


@cache
def over(seed: int = 4) -> str:
    """A fight of Constitution and Java that two gunners fought to its end; Anson is a person."""
    match = portsmouth.new("captains_sea", 2, seed=seed, options={"duel": "s07"})
    gunner, rng = Gunner(match.game), Rng(seed)
    while match.actors:
        seat = match.actors[0]
        action = gunner.choose(match.state, seat, match.game.legal(match.state, seat), rng)
        match.play(match.game.notation.write(action))
    return saved(match, "over", "midshipman")


@cache
def gave_up(seed: int = 18) -> str:
    """Another such fight when Anson, a person, struck his colours though he had more points."""
    match = portsmouth.new("captains_sea", 2, seed=seed, options={"duel": "s07"})
    gunner, rng = Gunner(match.game), Rng(seed)
    while match.actors[0] or points(match.state, 0) < points(match.state, 1) + AHEAD:
        seat = match.actors[0]
        action = gunner.choose(match.state, seat, match.game.legal(match.state, seat), rng)
        match.play(match.game.notation.write(action))
    match.play("strike")
    match.play("strike")
    return saved(match, "gave-up", "lieutenant")


@cache
def fought(seat: int, boxes: int = 2, seed: int = 4) -> tuple[str, list[int]]:
    """That fight when this seat selects a manoeuvre and as many gun boxes are lost; those of both.

    Anson is a person, and Byron a captain.
    """
    match = portsmouth.new("captains_sea", 2, seed=seed, options={"duel": "s07"})
    gunner, rng = Gunner(match.game), Rng(seed)
    while True:
        lost = [
            sum(ship.display.boxes - sound for sound in ship.guns) for ship in match.state.ships
        ]
        asked = match.state.frames[-1][0], match.actors[0]
        if sum(lost) >= boxes and asked == ("select", seat):
            break
        legal = match.game.legal(match.state, match.actors[0])
        action = gunner.choose(match.state, match.actors[0], legal, rng)
        match.play(match.game.notation.write(action))
    return saved(match, f"fought-{seat}", "midshipman"), lost


@cache
def firing(seed: int = 4) -> str:
    """That fight when both have just fired, and Anson loads again in his own smoke."""
    match = portsmouth.new("captains_sea", 2, seed=seed, options={"duel": "s07"})
    gunner = Gunner(match.game)
    while (match.state.frames[-1][0], match.actors[0]) != ("reload", 0):
        legal = match.game.legal(match.state, match.actors[0])
        action = gunner.choose(match.state, match.actors[0], legal, Rng(seed))
        match.play(match.game.notation.write(action))
    return saved(match, "firing", "midshipman")


@cache
def damaged(seat: int = 0, seed: int = 10) -> str:
    """The fight of two gunners when every section of this ship is damaged and her crew is assigned.

    Anson is a person, and Byron a captain.
    """
    match = portsmouth.new("captains_sea", 2, seed=seed, options={"duel": "s05"})
    gunner, rng = Gunner(match.game), Rng(seed)
    while True:
        ship = match.state.ships[seat]
        asked = match.state.frames[-1][0], match.actors[0]
        if asked == ("muster", seat) and max(ship.guns) < ship.display.boxes:
            break
        legal = match.game.legal(match.state, match.actors[0])
        action = gunner.choose(match.state, match.actors[0], legal, rng)
        match.play(match.game.notation.write(action))
    match.notes = {
        "names": [*NAMES],
        "flags": [0, 1],
        "id": "damaged",
        "captains": [None if each == seat else "midshipman" for each in (0, 1)],
    }
    return json.dumps(portsmouth.save(match))


def lay(page: Page, save: str) -> None:
    """Put a save on the table of an open page."""
    page.evaluate(LOAD, [save, "#/table"])
