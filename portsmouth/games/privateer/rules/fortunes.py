"""Section 8.7: the Fortunes, each carried out as soon as it is drawn (P30, B46, B47, B76)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from portsmouth.core.context import Context
from portsmouth.games.privateer.rules import colour_die, contests, discards, ships
from portsmouth.games.privateer.rules.components import (
    BONNY,
    CREW,
    EFFECT,
    FIRST_FORTUNE,
    FORTUNES,
    HOLD,
    TEST,
    WINDS,
)
from portsmouth.games.privateer.rules.decks import DEBT
from portsmouth.games.privateer.rules.ending import goal_reached
from portsmouth.games.privateer.rules.messages import wind_name
from portsmouth.games.privateer.rules.turns import forget_fight
from portsmouth.games.privateer.state import PrivateerState

Fortune = Callable[[PrivateerState, int, Context], None]

TREASURE = int(EFFECT["buried_treasure"]["if_passed"]["silver"])
STORM = -int(EFFECT["storm"]["if_failed"]["sails_this_turn"])
SCURVY = -int(EFFECT["scurvy"]["if_failed"]["silver"])
RATS = int(EFFECT["rats"]["if_failed"]["discard_cargo"])
PRIZE = int(EFFECT["prize_money"]["silver"])
WRECK = int(EFFECT["drifting_wreck"]["goods_of_colour_die"])
PRESSED = -int(EFFECT["press_gang"]["lowest_crew_each"]["silver"])
TAX = -int(EFFECT["royal_tax"]["each_per_relic_no_curse"]["silver"])


def carry_out(s: PrivateerState, seat: int, cx: Context, card: int) -> None:
    """Carry out a Fortune just drawn; then the drawer sails, or is asked what it brings (P30)."""
    s.card = card
    if card != DEBT:
        s.bounty_discard = (*s.bounty_discard, card)
    s.frames = (("sail",),)
    name = FORTUNES[card - FIRST_FORTUNE]
    if name in _WIND:
        _set_wind(s, seat, cx, _WIND[name])
    else:
        _CARRY_OUT[name](s, seat, cx)


def crew_test(s: PrivateerState, seat: int, cx: Context) -> bool:
    """Roll the white die with Crew against the number of the card at work (B46)."""
    need = TEST[s.card - FIRST_FORTUNE]
    bonus = ships.crew(s.ships[seat])
    roll = s.rng.die()
    passed = roll + bonus >= need
    cx.emit("tested", seat=seat, roll=roll, crew=bonus, need=need, passed=int(passed))
    return passed


def gain(s: PrivateerState, cx: Context, seat: int, silver: int) -> None:
    """Give a seat silver from the bank; it never runs out (B62)."""
    s.ships[seat].silver += silver
    cx.emit("gained", seat=seat, silver=silver)


def lose(s: PrivateerState, cx: Context, seat: int, silver: int) -> None:
    """Let a seat pay so much silver, as far as it goes (B47)."""
    paid = min(silver, s.ships[seat].silver)
    s.ships[seat].silver -= paid
    cx.emit("lost", seat=seat, silver=paid)


def _set_wind(s: PrivateerState, seat: int, cx: Context, wind: int) -> None:
    """Set the wind of the card; a Dead Calm makes it neutral."""
    s.wind = wind
    cx.emit("wind_set", wind=wind_name(wind))


def _buried_treasure(s: PrivateerState, seat: int, cx: Context) -> None:
    """Find silver if the test is passed."""
    if crew_test(s, seat, cx):
        gain(s, cx, seat, TREASURE)


def _storm(s: PrivateerState, seat: int, cx: Context) -> None:
    """Lose spaces in this turn if the test fails (B29, B49); Bonny does not even roll (B25)."""
    if s.ships[seat].captain == BONNY:
        cx.emit("untouched", seat=seat)
    elif not crew_test(s, seat, cx):
        s.slowed = STORM
        cx.emit("slowed", seat=seat, spaces=STORM)


def _scurvy(s: PrivateerState, seat: int, cx: Context) -> None:
    """Lose silver if the test fails; an empty purse rolls all the same (B76)."""
    if not crew_test(s, seat, cx):
        lose(s, cx, seat, SCURVY)


def _rats(s: PrivateerState, seat: int, cx: Context) -> None:
    """Discard cargo of one's own choice if the test fails (B50)."""
    if not crew_test(s, seat, cx):
        discards.must_discard(s, cx, seat, RATS)


def _rotten_timbers(s: PrivateerState, seat: int, cx: Context) -> None:
    """Lose a step of Hold if the test fails, a start step too; from position 0 nothing (B56)."""
    ship = s.ships[seat]
    if crew_test(s, seat, cx) or not ship.tracks[HOLD]:
        return
    ships.set_track(ship, HOLD, ship.tracks[HOLD] - 1)
    cx.emit("timbers", seat=seat, position=ship.tracks[HOLD])
    if not goal_reached(s, cx):
        discards.fit_hold(s, cx, seat)


def _boarding_party(s: PrivateerState, seat: int, cx: Context) -> None:
    """Begin a contest for another player's Relic (B51, B68)."""
    _choose_victim(s, seat, cx, contests.relic_owners(s, seat))


def _pickpockets(s: PrivateerState, seat: int, cx: Context) -> None:
    """Begin a contest for another player's silver, whatever his purse (B68)."""
    _choose_victim(s, seat, cx, ships.others(s, seat))


def _smugglers(s: PrivateerState, seat: int, cx: Context) -> None:
    """Swap cargo with a player who has some; nothing without cargo of one's own (B53)."""
    if ships.load(s.ships[seat]):
        _choose_victim(s, seat, cx, contests.cargo_owners(s, seat))


def _choose_victim(s: PrivateerState, seat: int, cx: Context, possible: list[int]) -> None:
    """Ask whom the card is for; not with one possible player, nor without any (B47, B67)."""
    if len(possible) > 1:
        s.frames = (("victim",),)
    elif possible:
        contests.take_on(s, seat, cx, possible[0])


def _parley(s: PrivateerState, seat: int, cx: Context) -> None:
    """Ask for one offer to all; the drawer is always asked (B54, B80)."""
    s.frames = (("offer",),)


def _prize_money(s: PrivateerState, seat: int, cx: Context) -> None:
    """Gain silver."""
    gain(s, cx, seat, PRIZE)


def _drifting_wreck(s: PrivateerState, seat: int, cx: Context) -> None:
    """Roll for a good, up to two cards; it is no plunder, so no extras count (B43, B88)."""
    s.difference, s.winner = WRECK, seat
    colour_die.roll_goods(s, cx, seat, 1)
    if colour_die.anything_to_take(s):
        s.frames = (("spoils",),)
    else:
        forget_fight(s)


def _shipwrights_debt(s: PrivateerState, seat: int, cx: Context) -> None:
    """Lay the card open until the next visit (B55, B74)."""
    s.ships[seat].debts += 1


def _harbour_gossip(s: PrivateerState, seat: int, cx: Context) -> None:
    """Offer to replace one Port Card (B57)."""
    s.frames = (("gossip",),)


def _press_gang(s: PrivateerState, seat: int, cx: Context) -> None:
    """Take silver from all who are lowest in Crew, by the track alone (B58)."""
    lowest = min(ship.tracks[CREW] for ship in s.ships)
    for each in (seat, *ships.others(s, seat)):
        if s.ships[each].tracks[CREW] == lowest:
            lose(s, cx, each, PRESSED)


def _royal_tax(s: PrivateerState, seat: int, cx: Context) -> None:
    """Take silver from everybody for each Relic that is no Curse (B59)."""
    for each in (seat, *ships.others(s, seat)):
        relics = len(ships.takeable_relics(s.ships[each]))
        if relics:
            lose(s, cx, each, TAX * relics)


def _becalmed(s: PrivateerState, seat: int, cx: Context) -> None:
    """Forbid sailing in this turn if the test fails (B49, B84); Bonny does not even roll (B25)."""
    if s.ships[seat].captain == BONNY:
        cx.emit("untouched", seat=seat)
    elif not crew_test(s, seat, cx):
        s.becalmed = True
        cx.emit("becalmed", seat=seat)


_WIND = {
    name: WINDS.index(str(EFFECT[name]["wind"])) for name in FORTUNES if "wind" in EFFECT[name]
}
_CARRY_OUT: Mapping[str, Fortune] = {
    "buried_treasure": _buried_treasure,
    "storm": _storm,
    "scurvy": _scurvy,
    "rats": _rats,
    "rotten_timbers": _rotten_timbers,
    "boarding_party": _boarding_party,
    "pickpockets": _pickpockets,
    "smugglers": _smugglers,
    "parley": _parley,
    "prize_money": _prize_money,
    "drifting_wreck": _drifting_wreck,
    "shipwrights_debt": _shipwrights_debt,
    "harbour_gossip": _harbour_gossip,
    "press_gang": _press_gang,
    "royal_tax": _royal_tax,
    "becalmed": _becalmed,
}
