"""Chapter 2.9: the town cards and what entering one does."""

from __future__ import annotations

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.text import Text, player
from portsmouth.games.portsmouth.rules import market, privileges
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    ARISTOCRATS,
    ARISTOCRATS_MOST,
    NAMES,
    PATRON,
    PATRON_GIFT,
    PRIVILEGE_TOWN,
    TOWNS,
    TRAINING,
    town_bit,
    town_of,
)
from portsmouth.games.portsmouth.rules.cards import MUTINY as MUTINY_TOWN
from portsmouth.games.portsmouth.rules.payments import earn
from portsmouth.games.portsmouth.state import PortsmouthState


def enter(s: PortsmouthState, seat: int, cell: int, cx: Context) -> None:
    """Resolve the town card in a cell just entered, once a turn (R49, R75-R80, C5, C6).

    It is compulsory and used up even without effect (R76, A18), save the Privilege town, which is
    used up only when a midshipman is called (A17).
    """
    if not market.is_open_town(s, cell) or not market.works(s, s.array[cell]):
        return
    card = s.array[cell]
    town = town_of(card)
    if town == PRIVILEGE_TOWN:
        _ask_for_midshipman(s, seat, card, cx)
        return
    s.towns_used |= town_bit(card)
    cx.emit("town", seat=seat, card=NAMES[card])
    if town == MUTINY_TOWN:
        mutiny(s, cx)
    elif town == ARISTOCRATS:
        gain = aristocrats_gain(s, seat)
        earn(s, seat, gain)
        cx.emit("gained", seat=seat, amount=gain)
    elif town == PATRON:
        earn(s, seat, PATRON_GIFT)
        cx.emit("gained", seat=seat, amount=PATRON_GIFT)
    elif town == TRAINING:
        cx.emit("promoted", seat=seat, count=len(s.ships[seat].landsmen))
        ships.promote_all(s.ships[seat])


def aristocrats_gain(s: PortsmouthState, seat: int) -> int:
    """Return £1 for each unused midshipman aboard, at most £3 (R87)."""
    return min(ARISTOCRATS_MOST, len(ships.unused_midshipmen(s.ships[seat])))


def mutineers(s: PortsmouthState) -> list[int]:
    """Return the seats with the most landsmen, all that tie; none at zero (R83-R85, A19)."""
    most = max(len(ship.landsmen) for ship in s.ships)
    return [seat for seat, ship in enumerate(s.ships) if most and len(ship.landsmen) == most]


def mutiny(s: PortsmouthState, cx: Context) -> None:
    """Give each such seat a red token for every landsman, and take them all (R83, R86)."""
    hit = mutineers(s)
    if not hit:
        cx.emit("no_mutiny")
    for seat in hit:
        ship = s.ships[seat]
        ship.mutineers += len(ship.landsmen)
        s.deserters += ship.landsmen
        cx.emit("mutiny", seat=seat, count=len(ship.landsmen))
        ship.landsmen = ()


def _ask_for_midshipman(s: PortsmouthState, seat: int, card: int, cx: Context) -> None:
    """Ask for the Privilege town if an unused midshipman can act (R88, A17)."""
    if s.ships[seat].midshipmen:
        privileges.tell_purse(s, seat, cx)
    if _can_call(s, seat):
        cx.emit("town", seat=seat, card=NAMES[card])
        flow.push(s, "privilege_town", card)
    else:
        cx.emit("town_idle", seat=seat, card=NAMES[card])


def _can_call(s: PortsmouthState, seat: int) -> bool:
    """Return whether an own unused midshipman can act, now or after buying AP (R88, A22)."""
    reasons = [privileges.refusal(s, seat, each) for each in s.ships[seat].midshipmen]
    return any(why is None or why.remedy for why in reasons)


def effects(s: PortsmouthState, seat: int, cell: int) -> list[Text]:
    """Return what entering the cell would set off, as effects."""
    if not market.is_open_town(s, cell):
        return []
    card = s.array[cell]
    town = town_of(card)
    if not market.works(s, card):
        return [Text("effect-town-used", card=NAMES[card])]
    if town == MUTINY_TOWN:
        hit = mutineers(s)
        count = len(s.ships[hit[0]].landsmen) if hit else 0
        return [Text("effect-mutiny", who=player(each), count=count) for each in hit] or [
            Text("effect-no-mutiny")
        ]
    if town == PRIVILEGE_TOWN and not _can_call(s, seat):
        return [Text("effect-town-privilege-idle")]
    amounts = {
        ARISTOCRATS: aristocrats_gain(s, seat),
        PATRON: PATRON_GIFT,
        TRAINING: len(s.ships[seat].landsmen),
    }
    return [Text(f"effect-town-{TOWNS[town]}", amount=amounts.get(town, 0))]
