"""The roll that a window for cards comes before: whose, what it needs, its chance (1.18, R42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from portsmouth.core.text import Json
from portsmouth.games.captains_sea.odds.chance import at_least, parts, power
from portsmouth.games.captains_sea.odds.rolls import clear_modifier
from portsmouth.games.captains_sea.rules import boarding, dice, housekeeping, morale
from portsmouth.games.captains_sea.rules.cards import play_now, windows
from portsmouth.games.captains_sea.rules.components import SHEETS, STRAIN_SUCCESS
from portsmouth.games.captains_sea.rules.guns import aims, fire_step
from portsmouth.games.captains_sea.rules.manoeuvres import bonus_moves, sailing
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState


class Roll(NamedTuple):
    """Dice that are about to be thrown.

    A roll for which ``all_dice`` is set goes well if each die comes to what is wanted, as in a
    check of morale; another one if any die does.
    """

    seat: int
    dice: int
    wanted: int
    by: int
    all_dice: bool = False

    def chance(self, raised: int = 0) -> float:
        """Return how likely it goes well with so many of the dice raised by 1."""
        plain, higher = at_least(self.wanted, self.by), at_least(self.wanted, self.by + 1)
        left = self.dice - raised
        if self.all_dice:
            return power(plain, left) * power(higher, raised)
        return 1 - power(1 - plain, left) * power(1 - higher, raised)


def coming(s: CaptainState) -> Roll | None:
    """Return the roll after the window at hand, if it has one that goes well or badly by itself."""
    if not s.frames or s.frames[-1][0] != "window":
        return None
    _, kind, who, about, _ = s.frames[-1]
    if kind == "check":
        return _check(s, int(about))
    seat = int(about) if kind == "grapple" else int(who)
    if kind in windows.NEEDLESS and s.extra[seat]:
        return None
    return _lone(s, seat, str(kind), int(about))


def told(s: CaptainState) -> dict[str, Json] | None:
    """Return the coming roll as the page tells it; the chance in parts of 10,000."""
    roll = coming(s)
    return roll and roll._asdict() | {"chance": parts(roll.chance())}


def spend(s: CaptainState, seat: int) -> list[Json]:
    """Return the chances of a seat's own coming roll, by cards discarded for it (R42)."""
    roll = coming(s)
    if roll is None or roll.seat != seat:
        return []
    _, kind, who, about, done = s.frames[-1]
    most = 0 if done or who != seat else windows.may_discard(s, str(kind), seat, int(about))
    return [parts(roll.chance(spent)) for spent in range(most + 1)] if most else []


def _lone(s: CaptainState, seat: int, kind: str, about: int) -> Roll | None:
    """Return a roll of which one good die is enough."""
    ship = s.ships[seat]
    quality, more = dice.quality(ship), s.extra[seat]
    if kind == "tack":
        near = aims.range_of(s) <= sailing.NEAR
        return Roll(seat, 1, sailing.TACKS, quality - near + more)
    if kind == "bonus_move":
        return Roll(seat, 1, STRAIN_SUCCESS, bonus_moves.bonus_modifier(s, seat) + more)
    if kind == "fire_fighting":
        return Roll(seat, 1, housekeeping.OUT, quality + more)
    if kind == "disengage":
        return Roll(seat, 1, boarding.CLEARS, clear_modifier(s, seat) + more)
    if kind == "grapple":
        return Roll(seat, 1, boarding.HOLDS, boarding.grapple_modifier(s, seat) + more)
    if kind == "sail":
        return Roll(seat, ship.tasks[SHEETS], housekeeping.TRIMS, quality + more)
    if kind == "repair" and about != windows.AGAIN:
        men = housekeeping.mending(s, seat, about)
        return Roll(seat, men, housekeeping.MENDS, quality + more)
    return None


CHECKS: dict[str, tuple[int, Callable[[Ship], int] | None]] = {
    "strike_die": (housekeeping.STRIKES + 1, dice.morale),
    "catch_fire": (fire_step.LIT + 1, None),
    "blast": (fire_step.BLAST + 1, None),
    "marksmen": (fire_step.MARKSMEN_HIT, None),
    "gale": (play_now.GALE_HURTS + 1, None),
    "flash": (play_now.FLASH_HURTS + 1, dice.quality),
    "squall": (play_now.SQUALL_HURTS + 1, dice.quality),
    "captain_down": (play_now.CAPTAIN_HURT + 1, None),
}
"""By the task that throws the dice: what each of them needs, and what is added to it."""


def _check(s: CaptainState, count: int) -> Roll | None:
    """Return the check that the frame under the window makes."""
    if len(s.frames) < 2:
        return None
    task, seat, *rest = s.frames[-2]
    who = int(seat)
    if task == "roll_morale":
        by = dice.morale(s.ships[who]) - int(rest[-1])
        return Roll(who, count, morale.FAILS + 1, by, all_dice=True)
    if task not in CHECKS:
        return None
    wanted, added = CHECKS[str(task)]
    return Roll(who, count, wanted, added(s.ships[who]) if added else 0, all_dice=True)
