"""The fire step of an impulse: who fires, sealed aims, marks, checks, fires, smoke (11, R67)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, harm, morale, names, order
from portsmouth.games.captains_sea.rules.cards import deck
from portsmouth.games.captains_sea.rules.cards.gun_cards import WADS
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of
from portsmouth.games.captains_sea.rules.components import (
    DOUBLE,
    EMPTY,
    ENDS,
    NONE,
    fire_dice,
    morale_dice,
)
from portsmouth.games.captains_sea.rules.guns import aims, reload, smoke
from portsmouth.games.captains_sea.rules.guns.attacks import volley_of
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.volley import Attack, Volley

BLAST = 2
"""The highest die at which a double-shotted gun hurts its own section (11.26)."""
LIT = 1
"""The highest die that sets a ship on fire (11.36)."""
MARKSMEN_RANGE, MARKSMEN_HIT = 2, 4


@task
def fire_step(s: CaptainState, cx: Context) -> None:
    """Ask both who fires, then both for their sealed aims, and fire (11.01, 11.02, R66)."""
    seats = order.asked(s)
    if is_quiet(s):
        return
    s.volley = Volley()
    then(
        s,
        *(("announce", seat) for seat in seats),
        *(("take_aim", seat) for seat in seats),
        ("open_aims",),
        *(("open_fire", seat) for seat in seats),
        ("mark_all",),
        ("clear_smoke",),
    )


def is_quiet(s: CaptainState) -> bool:
    """Return whether nothing at all can come of a fire step, by what lies open and what waits."""
    if s.seals or aims.range_of(s) <= MARKSMEN_RANGE:
        return False
    for seat, ship in enumerate(s.ships):
        if EMPTY in ship.loads or ship.shaken or ship.silenced or aims.is_asked(s, seat):
            return False
    return True


@task
def announce(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a seat whether it fires, if anything may bear (11.02, R113)."""
    if aims.is_asked(s, seat):
        then(s, ("fire", seat))


@task
def take_aim(s: CaptainState, cx: Context, seat: int) -> None:
    """Ask a seat that fires for its aim (11.07, R66)."""
    if volley_of(s).fires[seat]:
        then(s, ("aim", seat))


@task
def open_aims(s: CaptainState, cx: Context) -> None:
    """Show the aims; H20 is spent where one names a section without men (R66, R113)."""
    if s.seals:
        cx.open_seals(latest=s.seals)
    s.seals = 0
    volley = volley_of(s)
    for seat in order.asked(s):
        aim = volley.aims[seat]
        if aim in (NONE, aims.CHASE):
            continue
        bare = [end for end in aims.unmanned(s, seat) if aims.AIMS[aim][end]]
        if bare:
            deck.discard(s, seat, aims.HANDS_CARD)
            volley.by_card = put(volley.by_card, seat, bare[0] + 1)
            cx.emit("played", seat=seat, card=names.CARD[aims.HANDS_CARD])


@task
def mark_all(s: CaptainState, cx: Context) -> None:
    """Mark hits, attack by attack, then all that follows from them, in R67's order."""
    attacks = list(enumerate(volley_of(s).attacks))
    seats = order.asked(s)
    marks: list[FlowFrame] = [("mark", number, NONE) for number, _ in attacks]
    posts: list[FlowFrame] = [("posts", seat) for seat in seats] if attacks else []
    blasts: list[FlowFrame] = []
    for _, attack in attacks:
        if attack.shot == DOUBLE:
            for end in range(len(ENDS)):
                if attack.ends >> end & 1:
                    section = 2 * attack.side + end
                    blasts += [("ask", "check", attack.seat, 1), ("blast", attack.seat, section)]
    checks: list[FlowFrame] = []
    fires: list[FlowFrame] = []
    for seat in seats:
        on_her = [number for number, attack in attacks if attack.seat != seat and attack.net]
        checks += [("nerves", seat), *(("effects", number) for number in on_her)]
        fires += [("fire_check", number) for number in on_her]
    then(s, *marks, *posts, *blasts, *checks, *fires)


@task
def blast(s: CaptainState, cx: Context, seat: int, section: int) -> None:
    """Roll for a section that fired Double: 2 or less costs it a box (11.26, R128)."""
    face = s.rng.die()
    hurt = face + dice.take_spent(s, seat) <= BLAST
    cx.emit("double_die", seat=seat, section=names.SECTION[section], die=face, hurt=int(hurt))
    if hurt:
        harm.hull(s, cx, seat, section, scored=False)
        harm.leave_guns(s.ships[seat])


@task
def effects(s: CaptainState, cx: Context, number: int) -> None:
    """Check the target's morale after an attack, by the morale it has now (11.30, R127)."""
    attack = attack_of(s, number)
    seat = 1 - attack.seat
    row = attack.odd + dice.morale(s.ships[seat])
    then(s, *morale.check(seat, morale_dice(row, attack.net)))


def fire_check_dice(attack: Attack) -> int:
    """Return how many dice may set the target on fire (11.36, H17, R120)."""
    return fire_dice(attack.total, attack.net) + bool(attack.cards & WADS)


@task
def fire_check(s: CaptainState, cx: Context, number: int) -> None:
    """Let the target's owner roll whether she catches fire, unless she burns (11.36, R69)."""
    attack = attack_of(s, number)
    seat, count = 1 - attack.seat, fire_check_dice(attack)
    if count and not s.ships[seat].burning:
        then(s, ("ask", "check", seat, count), ("catch_fire", seat, count))


@task
def catch_fire(s: CaptainState, cx: Context, seat: int, count: int) -> None:
    """Set a ship on fire at any 1 (11.36)."""
    thrown = dice.throw(s, count)
    found = dice.raised(thrown, dice.take_spent(s, seat))
    s.ships[seat].burning = min(found) <= LIT
    kind = "caught_fire" if s.ships[seat].burning else "no_fire"
    cx.emit(kind, seat=seat, dice=dice.shown(thrown))


@task
def clear_smoke(s: CaptainState, cx: Context) -> None:
    """Lay the smoke, ask for marksmen, and load again (11.37, 11.38, R20, R119)."""
    volley = volley_of(s)
    loads: list[FlowFrame] = []
    for seat in order.asked(s):
        for attack in volley.attacks:
            if attack.seat != seat:
                continue
            for end in range(len(ENDS)):
                if attack.ends >> end & 1:
                    smoke.place(s, s.ships[seat].square, 2 if attack.dice[end] >= 3 else 1)
            reload.empty(s, attack)
        loads += [("reload", seat, section) for section in reload.fired(s, seat)]
    s.volley = None
    near: list[FlowFrame] = []
    if aims.range_of(s) <= MARKSMEN_RANGE:
        near = [("ask", "smoke", seat, 0) for seat in order.asked(s)]
    then(s, *near, *loads)


@task
def marksmen(s: CaptainState, cx: Context, seat: int) -> None:
    """Roll for the marksmen in the tops: 4 or more is a crew hit (H16, R102, R119)."""
    face = s.rng.die()
    total = face + dice.take_spent(s, seat)
    cx.emit("card_die", seat=seat, die=face, total=total)
    if total >= MARKSMEN_HIT:
        harm.crew(s, cx, 1 - seat, 1)
        then(s, *harm.after(s, (1 - seat,)))
