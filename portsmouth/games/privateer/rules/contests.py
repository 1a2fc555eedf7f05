"""Fortunes about other players: Boarding Party, Pickpockets, Smugglers, Parley (B46-B54)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.privateer.rules import discards, ships
from portsmouth.games.privateer.rules.components import EFFECT, FIRST_FORTUNE, FORTUNES
from portsmouth.games.privateer.rules.ending import goal_reached
from portsmouth.games.privateer.rules.messages import relic_name
from portsmouth.games.privateer.state import PrivateerState

POCKET = int(EFFECT["pickpockets"]["if_higher"]["take_silver"])
SWAPS = int(EFFECT["smugglers"]["swap_cargo_up_to"])
BOARDING_PARTY = FIRST_FORTUNE + FORTUNES.index("boarding_party")
PICKPOCKETS = FIRST_FORTUNE + FORTUNES.index("pickpockets")
SMUGGLERS = FIRST_FORTUNE + FORTUNES.index("smugglers")


def relic_owners(s: PrivateerState, seat: int) -> list[int]:
    """Return the others who have a Relic that is no Curse, in turn order (B68)."""
    return [each for each in ships.others(s, seat) if ships.takeable_relics(s.ships[each])]


def cargo_owners(s: PrivateerState, seat: int) -> list[int]:
    """Return the others who have cargo, in turn order (B53)."""
    return [each for each in ships.others(s, seat) if ships.load(s.ships[each])]


def possible_victims(s: PrivateerState, seat: int) -> list[int]:
    """Return whom the card at work may be for (B68)."""
    if s.card == BOARDING_PARTY:
        return relic_owners(s, seat)
    return cargo_owners(s, seat) if s.card == SMUGGLERS else ships.others(s, seat)


def take_on(s: PrivateerState, seat: int, cx: Context, other: int) -> None:
    """Carry out the card at work on a player: a contest, or the first swap (B46, B53)."""
    s.frames = (("sail",),)
    if s.card == SMUGGLERS:
        s.frames = (("swap", other, SWAPS),)
    elif _contest(s, seat, cx, other):
        if s.card == BOARDING_PARTY:
            _board(s, seat, cx, other)
        else:
            _pick_pocket(s, seat, cx, other)


def _contest(s: PrivateerState, seat: int, cx: Context, other: int) -> bool:
    """Let both roll with their Crew, the drawer first; only a higher total succeeds (B46, B82)."""
    mine = s.rng.die() + ships.crew(s.ships[seat])
    theirs = s.rng.die() + ships.crew(s.ships[other])
    cx.emit("contest", seat=seat, other=player(other), total=mine, against=theirs)
    return mine > theirs


def _pick_pocket(s: PrivateerState, seat: int, cx: Context, other: int) -> None:
    """Take silver from the other purse, as far as it goes (B47)."""
    taken = min(POCKET, s.ships[other].silver)
    s.ships[other].silver -= taken
    s.ships[seat].silver += taken
    cx.emit("pocketed", seat=seat, other=player(other), silver=taken)


def _board(s: PrivateerState, seat: int, cx: Context, other: int) -> None:
    """Take a Relic; only one is not asked for (B51, B67)."""
    relics = ships.takeable_relics(s.ships[other])
    if len(relics) == 1:
        take_relic(s, seat, cx, other, relics[0])
    else:
        s.frames = (("seize", other),)


def take_relic(s: PrivateerState, seat: int, cx: Context, other: int, relic: int) -> bool:
    """Move a Relic to the taker; its old owner discards what no longer fits (B48, B51).

    Returns whether the game goes on.
    """
    ships.move_relic(s.ships[other], s.ships[seat], relic)
    name = relic_name(relic)
    cx.emit("seized", seat=seat, other=player(other), relic=name)
    if goal_reached(s, cx):
        return False
    discards.fit_hold(s, cx, other)
    return True


def swap(s: PrivateerState, seat: int, other: int, own: int, his: int) -> None:
    """Swap an own card for one of the other's (B53)."""
    mine, theirs = s.ships[seat], s.ships[other]
    ships.move_cargo(mine, theirs, own)
    ships.move_cargo(theirs, mine, his)


def trade(s: PrivateerState, seller: int, buyer: int, good: int, price: int) -> None:
    """Trade a card for silver (B54)."""
    ships.move_cargo(s.ships[seller], s.ships[buyer], good)
    s.ships[buyer].silver -= price
    s.ships[seller].silver += price


def parley_partners(s: PrivateerState, seat: int, sells: bool, good: int) -> list[int]:
    """Return who is asked, in turn order: with room to buy, or with the good to sell (B80)."""
    return [
        each
        for each in ships.others(s, seat)
        if (ships.room(s.ships[each]) if sells else s.ships[each].cargo[good])
    ]
