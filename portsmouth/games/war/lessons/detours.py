"""Detours of learners: choices that lead away from the task, some of them for good."""

from __future__ import annotations

from portsmouth.games.war.rules.components import GOODS, PRICE_OTHER, SHIP_COST, WAYS
from portsmouth.games.war.rules.fleet import crates
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import either, happened, own_events

PIRACY = [way.key for way in WAYS].index("piracy")
_WEAPONS = GOODS.index("weapons")
FIGHTS = ("card", "volley", "after_loss", "press")
"""The steps of an attack on a port that still goes on."""

sunk = happened("starts_over")
"""Has the learner had to begin afresh: too weak to go on (W109)?"""
outlawed = happened("turned_pirate")
"""Has the learner attacked without a letter: pirates get none (W42, W95)?"""


def short(at: LessonContext) -> bool:
    """Return whether the learner has fewer ships than piracy asks for: no time for more (W73)."""
    return bool(at.now.convoys[at.seat].ships < WAYS[PIRACY].ships)


def unladen(at: LessonContext) -> bool:
    """Return whether no weapons are left to be sold where they are dear (W32)."""
    return not at.now.convoys[at.seat].hold[_WEAPONS]


def ruined(at: LessonContext) -> bool:
    """Return whether gold and cargo together can't pay for a ship (W35)."""
    own = at.now.convoys[at.seat]
    return bool(own.gold + PRICE_OTHER * crates(own) < SHIP_COST)


def spent(at: LessonContext) -> bool:
    """Return whether the gold for a ship has gone into crates (W35)."""
    return bool(at.now.convoys[at.seat].gold < SHIP_COST)


def spent_letter(at: LessonContext) -> bool:
    """Return whether the attack is over, the port stands, and the letter is gone (W42)."""
    now = at.now
    fights = any(frame[0] in FIGHTS for frame in now.frames)
    return not (fights or now.convoys[at.seat].letters) and bool(own_events(at, "attacks_port"))


STAGES: dict[str, Predicate] = {
    "sunk": sunk,
    "outlawed": outlawed,
    "beaten": either(sunk, outlawed),
    "short": short,
    "unladen": unladen,
    "ruined": ruined,
    "spent": spent,
    "spent_letter": spent_letter,
}
"""Every detour by its name in ``positions.json``: a task may be lost by it, or noted with it."""
