"""Dice that come off again in a fight, by a card or a guild (V30, V35, V36, V51-V53, R64, R90)."""

from __future__ import annotations

from portsmouth.core.option import Refusal
from portsmouth.core.text import Text
from portsmouth.games.victory.rules import cubes, hands, names, ships, turns
from portsmouth.games.victory.rules.components import (
    CREW,
    GUILDS,
    HULL,
    LAST_FACE,
    REMOVAL,
    SAILS,
    SECOND_SIX,
    SHOTS,
    TRACK_KIND,
    TRACKS,
)
from portsmouth.games.victory.state import Fight, VictoryState

CARD, GUILD = range(2)
WAYS = ("card", "guild")
_CARD_RULE = {HULL: "V52", SAILS: "V53", CREW: "V51"}
SIXES = (0, LAST_FACE, LAST_FACE | SECOND_SIX)
"""The mask of so many dice on 6."""


def hurt_track(fight: Fight, side: int) -> int:
    """Return the track of a side's ship on which the enemy's dice of this round lie (V61)."""
    return fight.seals[1 - side] % len(SHOTS)


def guild_refusal(s: VictoryState, fight: Fight, side: int, track: int) -> Refusal | None:
    """Return why a guild can't take a die of a track off, or None.

    It needs a copy unused in this round, its cube, and a die of this round (V30, V35, V36, R64).
    """
    seat = fight.seats[side]
    used = fight.guilds[side * len(TRACKS) + track]
    if turns.copies(s, seat, GUILDS[track]) <= used:
        return Refusal("no_guild", "R25", {"building": names.BUILDING[GUILDS[track]]})
    if not s.ports[seat].cubes[TRACK_KIND[track]]:
        cube = cubes.ONE[TRACK_KIND[track]]
        return Refusal("too_few_cubes", "R64", {"cubes": names.cubes(cube)})
    if hurt_track(fight, side) != track or not fight.fresh[side]:
        return Refusal("no_fresh_die", "R64", {"building": names.BUILDING[GUILDS[track]]})
    return None


def refusal(s: VictoryState, side: int, track: int, place: int, way: int) -> Refusal | None:
    """Return why a die can't be taken off in this way, or None (R64, R93)."""
    fight = s.fight
    assert fight is not None
    if way == CARD:
        card = REMOVAL[track]
        held = card in s.ports[fight.seats[side]].hand
        return None if held else Refusal("no_card", _CARD_RULE[track], {"card": names.CARD[card]})
    blocked = guild_refusal(s, fight, side, track)
    if blocked is None and not fight.fresh[side] >> place & 1:
        return Refusal("no_fresh_die", "R64", {"building": names.BUILDING[GUILDS[track]]})
    return blocked


def name(track: int, way: int) -> Text:
    """Return the card or the building that takes a die off a track, as a message."""
    return names.CARD[REMOVAL[track]] if way == CARD else names.BUILDING[GUILDS[track]]


def mend(s: VictoryState, side: int, track: int, place: int, way: int) -> None:
    """Take a die off and pay for it with the card or the guild's cube (V51-V53, R64)."""
    fight = s.fight
    assert fight is not None
    seat = fight.seats[side]
    ship = ships.the(s, fight.ships[side])
    if way == CARD:
        hands.discard(s, seat, REMOVAL[track])
    else:
        cubes.pay(s, seat, cubes.ONE[TRACK_KIND[track]])
        at = side * len(TRACKS) + track
        fight.guilds = (*fight.guilds[:at], fight.guilds[at] + 1, *fight.guilds[at + 1 :])
    fresh = fight.fresh[side] if hurt_track(fight, side) == track else 0
    left = ships.without(ship.damage[track], place)
    new = ships.without(fresh, place) if way == GUILD else fresh & left  # the older of two 6s goes
    ships.damage(ship, track, left)
    if hurt_track(fight, side) == track:
        fight.fresh = (new, fight.fresh[1]) if side == 0 else (fight.fresh[0], new)
