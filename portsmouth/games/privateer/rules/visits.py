"""Section 5.6: a port visit and what it refuses (P39-P41, P53-P58, B15-B17, B60, B66, B81)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.option import Refusal
from portsmouth.games.privateer.rules import discards, prices, ships
from portsmouth.games.privateer.rules.decks import DEBT, lapse_debts, replace_port_card
from portsmouth.games.privateer.rules.ending import goal_reached
from portsmouth.games.privateer.rules.messages import good_name, port_name, track_name
from portsmouth.games.privateer.rules.turns import end_turn
from portsmouth.games.privateer.state import PrivateerState


def port_visited(s: PrivateerState) -> int:
    """Return the port in which the active seat trades or fits out."""
    return ships.port_of(s.ships[s.active])


def arrive(s: PrivateerState, cx: Context, port: int) -> None:
    """End a move in a port: a visit opens unless it is the last port (P39, P53, B36, B85)."""
    ship = s.ships[s.active]
    known = ship.last_port == port
    ship.last_port = port
    if known:
        end_turn(s, cx)
        return
    s.traded = False
    s.upgraded = s.stripped = 0
    s.frames = (("port",),)
    cx.emit("visits", seat=s.active, port=port_name(port))


def sell_refusal(s: PrivateerState, seat: int, good: int, count: int) -> Refusal | None:
    """Return why so many cards of a good can't be sold here (B17, B66)."""
    ship, card = s.ships[seat], s.ports[port_visited(s)]
    name = good_name(good)
    if not prices.sell_price(ship, card, good):
        return Refusal("not_bought_here", "B17", {"good": name})
    if ship.cargo[good] < count:
        held = ship.cargo[good]
        return Refusal("not_aboard", "B66", {"good": name, "count": count, "held": held})
    return None


def buy_refusal(s: PrivateerState, seat: int, good: int, count: int) -> Refusal | None:
    """Return why so many cards of a good can't be bought here (B16, P17, P55, B66)."""
    ship, card = s.ships[seat], s.ports[port_visited(s)]
    name = good_name(good)
    price = prices.buy_price(ship, card, good)
    if not price:
        return Refusal("not_sold_here", "B16", {"good": name})
    if s.bank[good] < count:
        return Refusal("sold_out", "P17", {"good": name, "count": count, "left": s.bank[good]})
    if ships.room(ship) < count:
        limit = ships.hold_limit(ship)
        return Refusal("hold_full", "P55", {"load": ships.load(ship), "hold": limit})
    if ship.silver < price * count:
        return Refusal("no_silver", "B66", {"need": price * count, "silver": ship.silver})
    return None


def upgrade_refusal(s: PrivateerState, seat: int, track: int) -> Refusal | None:
    """Return why a track can't go up now (P57, B66, B81)."""
    ship = s.ships[seat]
    name = track_name(track)
    if prices.at_last(ship, track):
        return Refusal("track_full", "P57", {"track": name})
    if s.stripped >> track & 1:
        return Refusal("stripped_now", "B81", {"track": name})
    price = upgrade_price(s, seat, track)
    if ship.silver < price:
        return Refusal("no_silver", "B66", {"need": price, "silver": ship.silver})
    return None


def strip_refusal(s: PrivateerState, seat: int, track: int) -> Refusal | None:
    """Return why a track can't be stepped down now (B23, B81)."""
    name = track_name(track)
    if not s.rules.sell_back:
        return Refusal("no_sell_back", "B23")
    if not s.ships[seat].tracks[track]:
        return Refusal("track_empty", "B23", {"track": name})
    if s.upgraded >> track & 1:
        return Refusal("upgraded_now", "B81", {"track": name})
    return None


def upgrade_price(s: PrivateerState, seat: int, track: int) -> int:
    """Return what the next position of a track costs here (B26, B55)."""
    return prices.upgrade_price(s.ships[seat], track, s.ships[seat].debts)


def sell(s: PrivateerState, cx: Context, seat: int, good: int, count: int) -> None:
    """Sell cargo to the bank (P54, B62)."""
    paid = count * prices.sell_price(s.ships[seat], s.ports[port_visited(s)], good)
    ships.to_ship(s, seat, good, -count)
    s.ships[seat].silver += paid
    s.traded = True
    cx.emit("sold", seat=seat, good=good_name(good), count=count, silver=paid)


def buy(s: PrivateerState, cx: Context, seat: int, good: int, count: int) -> None:
    """Buy cargo from the bank (P54, P55)."""
    paid = count * prices.buy_price(s.ships[seat], s.ports[port_visited(s)], good)
    ships.to_ship(s, seat, good, count)
    s.ships[seat].silver -= paid
    s.traded = True
    cx.emit("bought", seat=seat, good=good_name(good), count=count, silver=paid)


def upgrade(s: PrivateerState, cx: Context, seat: int, track: int) -> None:
    """Step a track up, several times in a visit if wanted (P57, P58); a Debt is used up (B55)."""
    ship = s.ships[seat]
    paid = upgrade_price(s, seat, track)
    ship.silver -= paid
    if ship.debts:
        ship.debts -= 1
        s.bounty_discard = (*s.bounty_discard, DEBT)
    ships.set_track(ship, track, ship.tracks[track] + 1)
    s.upgraded |= 1 << track
    name = track_name(track)
    cx.emit("upgraded", seat=seat, track=name, position=ship.tracks[track], silver=paid)
    goal_reached(s, cx)


def strip(s: PrivateerState, cx: Context, seat: int, track: int) -> None:
    """Step a track down for half its price; a smaller hold discards at once (B23, B28, B81)."""
    ship = s.ships[seat]
    paid = prices.refund(ship, track)
    ship.silver += paid
    ships.set_track(ship, track, ship.tracks[track] - 1)
    s.stripped |= 1 << track
    name = track_name(track)
    cx.emit("stripped", seat=seat, track=name, position=ship.tracks[track], silver=paid)
    discards.fit_hold(s, cx, seat)


def leave(s: PrivateerState, cx: Context, seat: int) -> None:
    """End the visit: after trade the Port Card is replaced (P41, B15); unused Debts lapse (B55)."""
    lapse_debts(s, cx, seat)
    if s.traded:
        replace_port_card(s, cx, port_visited(s))
    end_turn(s, cx)
