"""Combat: cannons, dice, damage and how a round ends (V50-V53, V61-V83, R24-R34, R59-R64).

Side 0 is the attacker, side 1 the defender.
"""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.victory.rules import (
    duels,
    mending,
    names,
    placing,
    prizes,
    scoring,
    ships,
    turns,
)
from portsmouth.games.victory.rules.components import (
    CREW,
    FOUNDRY,
    HULL,
    METAL,
    NONE,
    SAILS,
    SHOTS,
    TRACKS,
)
from portsmouth.games.victory.state import LETTER_SEALED, Fight, Ship, VictoryState

SIDES = (0, 1)


def fight_of(s: VictoryState) -> Fight:
    """Return the fight at hand."""
    assert s.fight is not None
    return s.fight


def ship_of(s: VictoryState, side: int) -> Ship:
    """Return the ship of a side."""
    return ships.the(s, fight_of(s).ships[side])


def side_of(fight: Fight, seat: int) -> int:
    """Return the side of a seat."""
    return fight.seats.index(seat)


def shot(fight: Fight, side: int) -> int:
    """Return the shot of a side, and so the number of the track that it hits (V61)."""
    return fight.seals[side] % len(SHOTS)


def flees(fight: Fight, side: int) -> bool:
    """Return whether a side flees in this round (V60)."""
    return len(SHOTS) <= fight.seals[side] < LETTER_SEALED


def put(pair: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    """Return a pair, or the six uses of guilds, with one value changed."""
    return (*pair[:side], value, *pair[side + 1 :])


def can_pay_foundry(s: VictoryState, side: int) -> bool:
    """Return whether a side has a Foundry unused in this combat, and a metal (V29, R62, R91)."""
    fight = fight_of(s)
    seat = fight.seats[side]
    unused = turns.copies(s, seat, FOUNDRY) - fight.foundries[side]
    return unused > 0 and s.ports[seat].cubes[METAL] > 0


def can_count(s: VictoryState, side: int) -> bool:
    """Return whether a side is asked for more cannons, by what lies open alone (R59, R91)."""
    return bool(s.ports[fight_of(s).seats[side]].hand) or can_pay_foundry(s, side)


def ask_count(s: VictoryState, cx: Context, side: int, passes: int) -> None:
    """Ask the next side for more cannons; after two passes the dice fall (R59, R91, R92)."""
    while passes < len(SIDES):
        if can_count(s, side):
            s.frames = (("count", fight_of(s).seats[side], passes),)
            return
        side, passes = 1 - side, passes + 1
    throw(s, cx)


def dice_count(s: VictoryState, side: int) -> int:
    """Return how many dice a side throws: half of them, rounded down, when it flees (R61, V66)."""
    fight = fight_of(s)
    cannons = ships.cannons(ship_of(s, side)) + 2 * fight.cards[side] + fight.foundries[side]
    return cannons // 2 if flees(fight, side) else cannons


def throw(s: VictoryState, cx: Context) -> None:
    """Throw both sides' dice, cancel equal ones, and show the shots (V63, V67-V69)."""
    fight = fight_of(s)
    fight.thrown = tuple(
        tuple(sorted(s.rng.die() for _ in range(dice_count(s, side)))) for side in SIDES
    )
    fight.dice = placing.cancel(*fight.thrown)
    cx.open_seals(latest=len(SIDES))
    for side in SIDES:
        cx.emit(
            "threw",
            seat=fight.seats[side],
            shot=names.SHOT[shot(fight, side)],
            dice=names.dice(fight.thrown[side]),
            left=names.dice(fight.dice[side]),
        )
    ask_place(s, cx, 0)


def choices(s: VictoryState, side: int) -> tuple[int, ...]:
    """Return the placements of a side's dice on the track that its shot hits (V69, R63)."""
    fight = fight_of(s)
    track, enemy = shot(fight, side), ship_of(s, 1 - side)
    extra = ships.extra(enemy) == track
    return placing.placements(fight.dice[side], enemy.damage[track], extra)


def ask_place(s: VictoryState, cx: Context, side: int) -> None:
    """Ask the sides in order where their dice go, if they can fill any space (V69, R85)."""
    for each in range(side, len(SIDES)):
        if len(choices(s, each)) > 1:
            s.frames = (("place", fight_of(s).seats[each]),)
            return
    ask_answer(s, cx, 0, 0)


def place(s: VictoryState, cx: Context, side: int, mask: int) -> None:
    """Put dice on the enemy's track (V69, V100)."""
    fight = fight_of(s)
    track, enemy = shot(fight, side), ship_of(s, 1 - side)
    taken = enemy.damage[track]
    fight.fresh = put(fight.fresh, 1 - side, mask)
    ships.damage(enemy, track, placing.fill(taken, mask))
    cx.emit(
        "placed",
        seat=fight.seats[side],
        ship=names.SHIP[enemy.id],
        other=player(enemy.holder),
        track=names.TRACK[track],
        count=mask.bit_count(),
        spaces=names.filled_spaces(placing.dice_for(mask, fight.dice[side])),
    )
    ask_place(s, cx, side + 1)


def can_answer(s: VictoryState, side: int) -> bool:
    """Return whether a side is asked, by what lies open alone (R59, R91)."""
    ship = ship_of(s, side)
    if not any(ship.damage):
        return False
    seat = fight_of(s).seats[side]
    return bool(s.ports[seat].hand) or any(
        mending.guild_refusal(s, fight_of(s), side, track) is None for track in range(len(TRACKS))
    )


def ask_answer(s: VictoryState, cx: Context, side: int, passes: int) -> None:
    """Ask the next side to take dice off; after two passes the round ends (R24, R59, R92)."""
    while passes < len(SIDES):
        if can_answer(s, side):
            s.frames = (("answer", fight_of(s).seats[side], passes),)
            return
        side, passes = 1 - side, passes + 1
    end_round(s, cx)


def end_round(s: VictoryState, cx: Context) -> None:
    """Check sinking, then boarding, then flight; else another round (R30, V73-V83, R34)."""
    fight = fight_of(s)
    one, other = ship_of(s, 0), ship_of(s, 1)
    sunk = [ship for ship in (one, other) if ships.full(ship, HULL)]
    if sunk:
        prizes.sink(s, cx, sunk)
    elif boards(one, other):
        prizes.capture(s, cx, one, other)
    elif boards(other, one):
        prizes.capture(s, cx, other, one)
    elif flees(fight, 0) and flees(fight, 1):
        cx.emit("apart")
    elif any(gets_away(s, side) for side in SIDES):
        away = next(side for side in SIDES if gets_away(s, side))
        cx.emit("escaped", seat=fight.seats[away])
    elif fight.round == duels.most_rounds(s):
        cx.emit("fight_stopped", rounds=fight.round)
    else:
        next_round(s, cx)
        return
    leave(s, cx)


def boards(boarder: Ship, prey: Ship) -> bool:
    """Return whether a ship boards another: V78; equal free sails don't do (V108)."""
    return (
        ships.full(prey, CREW)
        and not ships.full(boarder, CREW)
        and ships.free(boarder, SAILS) > ships.free(prey, SAILS)
    )


def gets_away(s: VictoryState, side: int) -> bool:
    """Return whether a side that flees has strictly more free sails (V82)."""
    mine, theirs = ship_of(s, side), ship_of(s, 1 - side)
    return flees(fight_of(s), side) and ships.free(mine, SAILS) > ships.free(theirs, SAILS)


def next_round(s: VictoryState, cx: Context) -> None:
    """Take the shots back to hand for another round; damage stays (V83, V102)."""
    fight = fight_of(s)
    fight.round += 1
    fight.seals = (NONE, NONE)
    fight.cards = (0, 0)
    fight.thrown = fight.dice = ((), ())
    fight.fresh = (0, 0)
    fight.guilds = (0,) * len(fight.guilds)
    s.frames = (("arm",),)
    cx.emit("next_round", round=fight.round)


def leave(s: VictoryState, cx: Context) -> None:
    """End the combat: the turn goes on with its last step (R78); a duel is over."""
    s.fight = None
    if duels.is_duel(s):
        scoring.end_duel(s, cx)
        return
    s.frames = (("discard",),)
    turns.settle(s, cx)
