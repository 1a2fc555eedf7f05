"""An attack: aims become attacks, then to-hit, defense and damage dice (11.05-11.25, R117)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.flow import FlowFrame
from portsmouth.games.captains_sea.rules import dice, names, order
from portsmouth.games.captains_sea.rules.cards.gun_cards import ALL_HANDS, RAGGED, SIGHTS
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of
from portsmouth.games.captains_sea.rules.components import (
    CHAIN,
    DOUBLE,
    ENDS,
    FIRM,
    FRAGILE,
    NONE,
    card,
)
from portsmouth.games.captains_sea.rules.guns import aims, smoke
from portsmouth.games.captains_sea.rules.program import task, then
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack, Volley

SWELL = card("p05")
HIT, CHASER_HIT = 5, 6
FAR = 12
"""The distance from which defense dice are raised (11.18)."""


def volley_of(s: CaptainState) -> Volley:
    """Return the fire step at hand."""
    assert s.volley is not None
    return s.volley


@task
def open_fire(s: CaptainState, cx: Context, seat: int) -> None:
    """Turn a seat's aim into attacks, and fire them (11.05, 11.08)."""
    volley = volley_of(s)
    aim = volley.aims[seat]
    if aim == NONE:
        return
    made = _aimed(s, seat, aim)
    first = len(volley.attacks)
    volley.attacks += made
    s.ships[seat].fired = True
    frames: list[FlowFrame] = []
    if aim != aims.CHASE:
        s.ships[seat].side = made[0].side
        pool = defense_pool(s)
        for each in made:
            each.defense = pool // len(made)
        if pool % len(made):
            frames.append(("odd", 1 - seat, first))
    for number in range(first, len(volley.attacks)):
        frames += shots(s, number)
    then(s, *frames)


def shots(s: CaptainState, number: int) -> list[FlowFrame]:
    """Return the tasks of an attack's first dice; chasers have no windows (R71, R117)."""
    if attack_of(s, number).chasers != NONE:
        return [("chaser_dice", number)]
    asked: list[FlowFrame] = [("ask", "to_hit", seat, number) for seat in order.asked(s)]
    return [*asked, ("to_hit_dice", number)]


def _aimed(s: CaptainState, seat: int, aim: int) -> list[Attack]:
    """Return the attacks of an aim."""
    if aim == aims.CHASE:
        return [_chase(s, seat)]
    return broadside(s, seat, aim, volley_of(s).by_card[seat])


def _chase(s: CaptainState, seat: int) -> Attack:
    """Return the attack of the chasers (11.39)."""
    attack = Attack(seat)
    attack.chasers = aims.chasing(s, seat)
    return attack


def broadside(s: CaptainState, seat: int, aim: int, by_card: int = 0) -> list[Attack]:
    """Return one attack, or two where aim or shot differ (11.05, R16).

    ``by_card`` is the section that H20 mans, 1 for the fore and 2 for the aft one, else 0.
    """
    side = aims.bearing(s, seat)
    heights = aims.AIMS[aim]
    fires = [end for end in range(len(ENDS)) if heights[end]]
    found: list[Attack] = []
    for end in fires:
        shot = s.ships[seat].loads[2 * side + end]
        high = heights[end] == aims.HIGH
        like = next((each for each in found if (each.high, each.shot) == (high, shot)), None)
        if like is None:
            like = Attack(seat)
            like.side, like.shot, like.high, like.rake = side, shot, high, aims.rake(s, seat)
            found.append(like)
        like.ends |= 1 << end
        if by_card == end + 1:
            like.cards |= ALL_HANDS
            like.dice = aims.with_all_hands(s, like, end)
        else:
            own = aims.manned_dice(s, seat, 2 * side + end)
            like.dice = (own, like.dice[1]) if end == 0 else (like.dice[0], own)
    return found


def defense_parts(s: CaptainState) -> tuple[int, int, int]:
    """Return the defense dice for the distance, for smoke and for fires (11.13-11.15)."""
    fires = sum(ship.burning for ship in s.ships)
    between = smoke.points(s, s.ships[0].square, s.ships[1].square)
    return dice.half_up(aims.range_of(s)), between, fires


def defense_pool(s: CaptainState) -> int:
    """Return the defense dice against all that one ship fires (11.13-11.15)."""
    return sum(defense_parts(s))


def to_hit_parts(s: CaptainState, attack: Attack) -> tuple[int, int, int]:
    """Return what morale, the shot and cards add to each to-hit die (11.11, P05, H10)."""
    special = attack.shot in (CHAIN, DOUBLE)
    swell = s.lasting == SWELL
    return dice.morale(s.ships[attack.seat]), special, bool(attack.cards & SIGHTS) - swell


def to_hit_modifier(s: CaptainState, attack: Attack) -> int:
    """Return what is added to each to-hit die (11.11, P05, H10)."""
    return sum(to_hit_parts(s, attack))


def hitting_face(s: CaptainState, attack: Attack) -> int:
    """Return from which face on a to-hit die hits, discards apart (11.11)."""
    return HIT - to_hit_modifier(s, attack)


def parry_modifier(s: CaptainState) -> int:
    """Return what is added to each defense die: 1 from afar (11.18)."""
    return int(aims.range_of(s) >= FAR)


def parrying_face(s: CaptainState) -> int:
    """Return from which face on a defense die cancels a hit, discards apart (11.18)."""
    return HIT - parry_modifier(s)


@task
def to_hit_dice(s: CaptainState, cx: Context, number: int) -> None:
    """Roll to hit; H13 has all hits rolled once more (11.11, R101)."""
    attack = attack_of(s, number)
    by_crew, by_shot, by_cards = to_hit_parts(s, attack)
    by, spent = by_crew + by_shot + by_cards, dice.take_spent(s, attack.seat)
    thrown = dice.throw(s, sum(attack.dice))
    hits = [place for place, face in enumerate(dice.raised(thrown, spent, by)) if face >= HIT]
    again: tuple[int, ...] = ()
    if attack.cards & RAGGED:
        again = dice.throw(s, len(hits))
        kept = zip(hits, again, strict=True)
        hits = [place for place, face in kept if face + by + (place < spent) >= HIT]
    attack.hits = len(hits)
    cx.emit(
        "broadside",
        seat=attack.seat,
        ends=names.END[attack.ends - 1] if attack.ends < 3 else names.BOTH_ENDS,
        side=names.SIDE[attack.side],
        aim=names.AIM[attack.high],
        shot=names.SHOT[attack.shot],
        rake=names.RAKE[attack.rake],
        dice=dice.shown((*thrown, *again)),
        again=len(again),
        hits=attack.hits,
        least=HIT - by,
        level=names.LEVEL[s.ships[attack.seat].morale],
        by_crew=by_crew,
        by_shot=by_shot,
        by_cards=by_cards,
        spent=spent,
    )
    if attack.hits:
        then(s, ("ask", "defense", 1 - attack.seat, number), ("defense_dice", number))


@task
def defense_dice(s: CaptainState, cx: Context, number: int) -> None:
    """Roll defense dice, with the hull's re-rolls; each 5 or more cancels a hit (11.16-11.18)."""
    attack = attack_of(s, number)
    target = s.ships[1 - attack.seat]
    thrown = dice.throw(s, attack.defense)
    places = _rerolled(target.display.strength, thrown)
    again = dict(zip(places, dice.throw(s, len(places)), strict=True))
    stand = tuple(again.get(place, face) for place, face in enumerate(thrown))
    spent = dice.take_spent(s, 1 - attack.seat)
    found = dice.raised(stand, spent, parry_modifier(s))
    cancelled = sum(face >= HIT for face in found)
    attack.net = max(0, attack.hits - cancelled)
    distance, between, fires = defense_parts(s)
    cx.emit(
        "parried",
        seat=1 - attack.seat,
        dice=dice.shown(thrown),
        again=dice.shown(tuple(again.values())),
        count=min(cancelled, attack.hits),
        left=attack.net,
        least=parrying_face(s),
        distance=distance,
        smoke=between,
        fires=fires,
        cards=max(0, _all_defense(s, attack.seat) - distance - between - fires),
        spent=spent,
    )
    if attack.net:
        then(s, ("ask", "damage", attack.seat, number), ("damage_dice", number))


def _all_defense(s: CaptainState, seat: int) -> int:
    """Return the defense dice against all that a seat fires, those of cards included."""
    return sum(each.defense for each in volley_of(s).attacks if each.seat == seat)


def _rerolled(strength: int, thrown: tuple[int, ...]) -> list[int]:
    """Return which defense dice are rolled once more (11.16, 11.17, R129)."""
    if strength == FIRM:
        return [place for place, face in enumerate(thrown) if face == 1]
    if strength == FRAGILE:
        sixes = [place for place, face in enumerate(thrown) if face == 6]
        return sixes[: dice.half_up(len(sixes))]
    return []


@task
def chaser_dice(s: CaptainState, cx: Context, number: int) -> None:
    """Roll for chasers: each 6 is a rigging hit, and nothing modifies it (11.40, 11.41)."""
    attack = attack_of(s, number)
    thrown = dice.throw(s, aims.chaser_dice(s, attack.seat, attack.chasers))
    attack.rigging = sum(face >= CHASER_HIT for face in thrown)
    end = names.CHASERS[attack.chasers]
    cx.emit(
        "chased",
        seat=attack.seat,
        end=end,
        dice=dice.shown(thrown),
        hits=attack.rigging,
        least=CHASER_HIT,
    )
