"""Reloading: Load markers and their coming-up, special shot, chasers (10, 11.38, 11.42)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import names, order
from portsmouth.games.captains_sea.rules.components import (
    CHAIN,
    EMPTY,
    ENDS,
    IMPULSES,
    MAN,
    NONE,
    RELOAD,
    ROUND,
    SECTIONS,
    SPECIAL_DELAY,
)
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.ship import BOW_CHASERS, Ship
from portsmouth.games.captains_sea.state import CaptainState, add, put
from portsmouth.games.captains_sea.volley import Attack


def is_special(shot: int) -> bool:
    """Return whether a shot takes longer to load: Chain or Double (10.03)."""
    return shot >= CHAIN


@task
def reloads(s: CaptainState, cx: Context) -> None:
    """Let the Load markers of this impulse come up (10.01-10.03, 11.42)."""
    frames: list[FlowFrame] = []
    now = s.now
    for seat in order.asked(s):
        ship = s.ships[seat]
        if now not in ship.due:
            continue
        for section in range(len(SECTIONS)):
            if ship.due[section] == now:
                frames += [("ask", "reload", seat, section), ("come_up", seat, section)]
        for end in range(len(ENDS)):
            if ship.due[BOW_CHASERS + end] == now:
                ship.due = put(ship.due, BOW_CHASERS + end, 0)
                cx.emit("chasers_loaded", seat=seat, end=names.CHASERS[end])
    then(s, *frames)


def loaded_at(ship: Ship, section: int) -> int:
    """Return the impulse, counted from the first, in which a section is loaded; 0 if it is (10.03).

    Chain and double shot are loaded later than their marker says until that has moved on.
    """
    due = ship.due[section]
    late = is_special(ship.loads[section]) and not ship.moved >> section & 1
    return due + SPECIAL_DELAY if due and late else due


@task
def come_up(s: CaptainState, cx: Context, seat: int, section: int) -> None:
    """Load a section, move its marker on, or lose the chance for want of men (10, R122)."""
    ship = s.ships[seat]
    if ship.due[section] != s.now:
        return
    if is_special(ship.loads[section]) and not ship.moved >> section & 1:
        ship.moved |= 1 << section
        ship.due = add(ship.due, section, SPECIAL_DELAY)
        cx.emit("special_load", seat=seat, section=names.SECTION[section])
        return
    if ship.loads[section] == ROUND:
        ship.plain |= 1 << section
    load_now(s, cx, seat, section)


def load_now(s: CaptainState, cx: Context, seat: int, section: int) -> None:
    """Load a section that is manned; else its owner places the marker again (10.01, 10.02, R13)."""
    ship = s.ships[seat]
    if ship.tasks[MAN + section]:
        ship.due = put(ship.due, section, 0)
        cx.emit("loaded", seat=seat, section=names.SECTION[section])
    else:
        cx.emit("not_loaded", seat=seat, section=names.SECTION[section])
        then(s, ("reload", seat, section))


def place(s: CaptainState, seat: int, section: int, shot: int) -> None:
    """Place a Load marker with a load, face down (11.38)."""
    ship = s.ships[seat]
    ship.loads = put(ship.loads, section, shot)
    ship.due = put(ship.due, section, s.now + RELOAD[ship.quality])
    forget(ship, section)
    then(s, ("ask", "load", seat, section))


def forget(ship: Ship, section: int) -> None:
    """Let nothing be known of a section's shot (R96)."""
    ship.moved &= ~(1 << section)
    ship.plain &= ~(1 << section)


def empty(s: CaptainState, attack: Attack) -> None:
    """Empty what an attack fired; chasers load again by themselves (11.38, 11.42)."""
    ship = s.ships[attack.seat]
    if attack.chasers != NONE:
        due = s.now + RELOAD[ship.quality]
        ship.due = put(ship.due, BOW_CHASERS + attack.chasers, due)
        return
    for end in range(len(ENDS)):
        if attack.ends >> end & 1:
            ship.loads = put(ship.loads, 2 * attack.side + end, EMPTY)


def fired(s: CaptainState, seat: int) -> list[int]:
    """Return the sections that were just fired and have no load yet."""
    return [section for section, shot in enumerate(s.ships[seat].loads) if shot == EMPTY]


def postpone(s: CaptainState) -> None:
    """Keep markers of skipped impulses in their boxes, for the next turn (R72)."""
    last = s.turn * IMPULSES
    for ship in s.ships:
        ship.due = tuple(due + IMPULSES if s.now < due <= last else due for due in ship.due)
