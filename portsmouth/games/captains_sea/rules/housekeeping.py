"""Housekeeping: fires, repairs, morale, strikes, sails, irons, smoke (17, R12, R84, R135, R136)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, geometry, harm, morale, names, order
from portsmouth.games.captains_sea.rules.cards import deck
from portsmouth.games.captains_sea.rules.cards.windows import AGAIN, listens
from portsmouth.games.captains_sea.rules.components import (
    MEND,
    RIG,
    SEATS,
    SHEETS,
    STRIKE_CHECK,
)
from portsmouth.games.captains_sea.rules.guns import smoke
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.program import finish, task, then
from portsmouth.games.captains_sea.state import STRUCK, CaptainState

TRACKS = 5
"""The rigging, then the four sections."""
KEPT, MOST_KEPT = 8, 255
"""Beside a failed track's own bit ``failed`` keeps what was discarded for it, so many bits each."""
OUT, BURNS_ON, MENDS, STRIKES, TRIMS = 5, 3, 5, 1, 3


@task
def housekeeping(s: CaptainState, cx: Context) -> None:
    """Lay out the steps of Housekeeping in their order (17)."""
    seats, steps = order.asked(s), ("fight_fire", "mend", "despair", "yield_check")
    frames: list[FlowFrame] = [(step, seat) for step in steps for seat in seats]
    frames.append(("strike_colours",))
    frames += [("trim", seat) for seat in seats]
    frames += [("offer_clear", seat) for seat in order.leading(s)]
    frames += [("fall_off", seat) for seat in seats]
    frames += [("drift",), ("draw_card",)]
    then(s, *frames)


@task
def fight_fire(s: CaptainState, cx: Context, seat: int) -> None:
    """Fight a ship's fire (17.01)."""
    if s.ships[seat].burning:
        then(s, ("ask", "fire_fighting", seat, 0), ("fire_die", seat))


@task
def fire_die(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll for a fire: 5 or more is out, 2 or less costs rigging (17.01, H21)."""
    ship, spent = s.ships[seat], dice.take_spent(s, seat)
    if not ship.burning:
        cx.emit("doused", seat=seat)
        return
    face = s.rng.die()
    total = face + dice.quality(ship) + spent
    ship.burning = total < OUT
    cx.emit("fire_die", seat=seat, die=face, total=total)
    if total < BURNS_ON:
        harm.rigging(s, cx, seat, 1, scored=False)


# Damage control.


def mending(s: CaptainState, seat: int, track: int) -> int:
    """Return the points at damage control of the rigging (0) or a section (1 to 4)."""
    return s.ships[seat].tasks[MEND + track - 1 if track else RIG]


@task
def mend(s: CaptainState, cx: Context, seat: int) -> None:
    """Repair track by track; failed hull tracks may be rolled again (17.02, R135, R136)."""
    s.failed = 0
    frames: list[FlowFrame] = []
    for track in range(TRACKS):
        points = mending(s, seat, track)
        if harm.damaged(s.ships[seat], track) and (points or not track):
            frames += [("ask", "repair", seat, track), ("mend_dice", seat, track)]
    then(s, *frames, ("mend_again", seat))


@task
def mend_dice(s: CaptainState, cx: Context, seat: int, track: int, kept: int = 0) -> None:
    """Roll a die for each point at a track: any 5 repairs a box (17.02); none after H22.

    ``kept`` is what was discarded for dice that are rolled again (H23, R42).
    """
    fished, count = dice.take_extra(s, seat), mending(s, seat, track)
    spent = kept + dice.take_spent(s, seat)
    if fished or not count:
        return
    ship = s.ships[seat]
    thrown = dice.throw(s, count)
    found = dice.raised(thrown, spent, dice.quality(ship))
    done = max(found) >= MENDS
    where = names.SECTION[track - 1] if track else names.RIGGING
    if done:
        harm.repair(ship, track)
    elif track:
        s.failed |= 1 << track | spent << KEPT * track
    points = harm.counted(s, seat) if done else {}
    rolled = dice.shown(thrown)
    cx.emit("mend_dice", seat=seat, track=where, dice=rolled, done=int(done), **points)


@task
def mend_again(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask once more if a hull track failed (R135, H23)."""
    if s.failed and listens(s, seat, "repair"):
        then(s, ("ask", "repair", seat, AGAIN), ("mend_failed", seat))


@task
def mend_failed(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll all failed hull tracks once more if H23 was played."""
    if dice.take_extra(s, seat):
        tracks = [track for track in range(1, TRACKS) if s.failed >> track & 1]
        kept = [s.failed >> KEPT * track & MOST_KEPT for track in tracks]
        then(s, *(("mend_dice", seat, *each) for each in zip(tracks, kept, strict=True)))


# Morale and strikes.


@task
def despair(s: CaptainState, cx: Context, seat: int) -> None:
    """Check morale with a die for each destroyed section (17.03, R5)."""
    then(s, *morale.check(seat, harm.destroyed(s.ships[seat])))


def strike_dice(s: CaptainState, seat: int) -> int:
    """Return how many markers of a ship lie in Strike Check (17.04)."""
    ship = s.ships[seat]
    return (ship.morale == STRIKE_CHECK) + (ship.rigging == 0) + (ship.crew == 0)


@task
def yield_check(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll whether a ship strikes (17.04)."""
    count = strike_dice(s, seat)
    if count:
        then(s, ("ask", "check", seat, count), ("strike_die", seat, count))


@task
def strike_die(s: CaptainState, cx: Context, seat: int, count: int) -> None:
    """Roll a strike check: any 1 or less strikes, unless a card cancels it (17.04, H25)."""
    thrown = dice.throw(s, count)
    by = dice.morale(s.ships[seat])
    struck = min(dice.raised(thrown, dice.take_spent(s, seat), by)) <= STRIKES
    kind = "strike_failed" if struck else "strike_held"
    cx.emit(kind, seat=seat, dice=dice.shown(thrown), by=by)
    if struck:
        then(s, ("ask", "strike_failed", seat, 0), ("doom", seat))


@task
def doom(s: CaptainState, cx: Context, seat: int) -> None:
    """Let a ship strike with the others of this step, unless H25 was played (17.05, R138)."""
    if not dice.take_extra(s, seat):
        s.doomed |= 1 << seat
    elif len(hand := s.ships[seat].hand) > 1:
        then(s, ("nail", seat))
    elif hand:
        deck.throw_away(s, cx, seat, hand[0])


@task
def strike_colours(s: CaptainState, cx: Context) -> None:
    """End the game if a single ship strikes; if both do, neither does (17.05, 17.06)."""
    struck = [seat for seat in SEATS if s.doomed >> seat & 1]
    s.doomed = 0
    if len(struck) == 1:
        cx.emit("struck", seat=struck[0])
        finish(s, cx, STRUCK, struck[0])


# Sails, irons, smoke.


@task
def trim(s: CaptainState, cx: Context, seat: int) -> None:
    """Change sail: by force in an F box, else after a roll (17.10, 17.11, R84, R136)."""
    ship = s.ships[seat]
    if harm.fighting_only(ship):
        if ship.medium:
            ship.medium = False
            left = ship.rigging
            cx.emit("sails", seat=seat, sail=names.SAIL[0], forced=1, left=left)
    elif ship.tasks[SHEETS]:
        then(s, ("ask", "sail", seat, 0), ("sail_dice", seat))


@task
def sail_dice(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll for a change of sail: any 3 allows it (17.10, H05)."""
    ship, spent = s.ships[seat], dice.take_spent(s, seat)
    if not dice.take_extra(s, seat):
        thrown = dice.throw(s, ship.tasks[SHEETS])
        found = dice.raised(thrown, spent, dice.quality(ship))
        done = max(found) >= TRIMS
        cx.emit("sail_dice", seat=seat, dice=dice.shown(thrown), done=int(done))
        if not done:
            return
    then(s, ("sails", seat))


@task
def fall_off(s: CaptainState, cx: Context, seat: int) -> None:
    """Turn a ship In Irons by a point, unless she is grappled (R12, R27)."""
    ship = s.ships[seat]
    if not panel.in_irons(s, ship) or s.grappled:
        return
    ship.strain = 0
    if s.rules.in_irons == "missed_stays" and ship.from_tack:
        fall(s, cx, seat, 1 if geometry.turned(ship.heading, 1) == ship.from_tack else -1)
        then(s, ("turned_here", seat))
    else:
        then(s, ("fall", seat), ("turned_here", seat))


def fall(s: CaptainState, cx: Context, seat: int, points: int) -> None:
    """Turn a ship out of irons (R12)."""
    ship = s.ships[seat]
    ship.heading = geometry.turned(ship.heading, points)
    ship.from_tack = 0
    cx.emit("fell_off", seat=seat, heading=names.HEADING[ship.heading])


@task
def drift(s: CaptainState, cx: Context) -> None:
    """Let the smoke drift (17.30, R82)."""
    smoke.drift(s)
