"""All chapters together: importing them makes their tasks known to ``program``."""

from __future__ import annotations

from types import ModuleType

from portsmouth.games.captains_sea.rules import (
    boarding,
    harm,
    housekeeping,
    morale,
    prepared,
    setup,
    turns,
)
from portsmouth.games.captains_sea.rules.cards import deck, play_now, windows
from portsmouth.games.captains_sea.rules.guns import attacks, damage, fire_step, marks, reload
from portsmouth.games.captains_sea.rules.manoeuvres import (
    bonus_moves,
    contact,
    cycle,
    rates,
    sailing,
)

CHAPTERS: tuple[ModuleType, ...] = (
    attacks,
    boarding,
    bonus_moves,
    contact,
    cycle,
    damage,
    deck,
    fire_step,
    harm,
    housekeeping,
    marks,
    morale,
    play_now,
    prepared,
    rates,
    reload,
    sailing,
    setup,
    turns,
    windows,
)
