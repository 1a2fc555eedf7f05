"""Why a turn was good, in one sentence that a player would say."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.bots import hunts, standing, storms
from portsmouth.games.war.bots.outlook import Outlook, outlook
from portsmouth.games.war.bots.standing import deck_strengths
from portsmouth.games.war.bots.trade_ahead import FROM_PORT
from portsmouth.games.war.odds.forts import Assault, storm
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.race.passages import TURN
from portsmouth.games.war.rules import market
from portsmouth.games.war.rules.components import (
    CANNONS,
    EXPORTS,
    HULL,
    IS_TRADE,
    NONE,
    SHIP_COST,
)
from portsmouth.games.war.rules.fleet import seats_at
from portsmouth.games.war.rules.names import port_name, way_name
from portsmouth.games.war.rules.winning import way_met
from portsmouth.games.war.rules.world import NOWHERE, is_sea, port_of
from portsmouth.games.war.state import WarState

PERCENT = 10_000
"""Parts of a million in a hundredth."""
SETTING_UP = ("flag", "begin", "lade", "again")


def reason(s: WarState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why to play these actions; None where nothing that can be told speaks for them."""
    if not s.frames or s.frames[-1][0] in SETTING_UP or s.convoys[seat].at == NOWHERE:
        return None
    for action in actions:
        found = _of(s, seat, action, actions)
        if found is not None:
            return found
    return None


def _of(s: WarState, seat: Seat, action: Action, actions: Sequence[Action]) -> Text | None:
    """Return what speaks for one action of a line."""
    verb = action[0]
    if verb == "storm":
        return _storm(s, seat, int(action[1]))
    if verb in ("attack", "fire"):
        other = int(action[1]) if verb == "attack" else s.active
        return Text("why-attack", other=player(other), chance=_taking(s, seat, other))
    if verb == "ship":
        left = s.convoys[seat].gold - SHIP_COST
        return Text("why-ship", ships=s.convoys[seat].ships + 1, gold=left)
    if verb == "letter":
        return Text("why-letter")
    if verb == "press":
        return Text("why-press", port=port_name(s.fort), chance=_pressed(s, seat))
    if verb in ("sell", "buy"):
        return _trade(s, seat, actions)
    if verb == "mend":
        return Text("why-mend")
    if verb == "go":
        return _course(s, seat, int(action[1]), actions)
    return None


def _taking(s: WarState, seat: Seat, other: int) -> int:
    """Return the chance, in hundredths, to take a ship of another convoy."""
    return hunts.odds(s, seat, other).takes // PERCENT


def _storm(s: WarState, seat: Seat, port: int) -> Text:
    """Return the chance that a port falls, over all strengths that it may have."""
    convoy = s.convoys[seat]
    flees, guns = storms.flees(convoy), before_cards(convoy)
    odds = storms.mean_storm(convoy, deck_strengths(s), flees=flees, guns=guns)
    return Text("why-storm", port=port_name(port), chance=odds.taken // PERCENT)


def _pressed(s: WarState, seat: Seat) -> int:
    """Return the chance, in hundredths, that the port falls with the cannons that it has left."""
    convoy = s.convoys[seat]
    start = Assault(convoy.values[HULL], CANNONS[convoy.ships], s.cannons)
    return storm(start, storms.flees(convoy)).taken // PERCENT


def _trade(s: WarState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return what a trade brings now: a victory, gold, or what the new cargo will bring."""
    convoy, port = s.convoys[seat], port_of(s.convoys[seat].at)
    if port == NONE:
        return None
    gold = bought = 0
    after = s.copy()
    seller = after.convoys[seat]
    for verb, *what in actions:
        if verb == "sell":
            good, count = int(what[0]), int(what[1])
            gold += market.sale(after, seller, port, good, count)
            seller.dear += 0 if good in EXPORTS[port] else count
        elif verb == "buy":
            bought += int(what[1])
    seller.gold += gold
    if gold and not bought and standing.has_won(after, seat):
        return Text("why-win", way=way_name(way_met(after, seat)))
    if gold:
        return Text("why-sale", port=port_name(port), gold=gold)
    if bought and convoy.gold:
        gold = market.brings_dear(s, convoy, 0, bought)
        return Text("why-cargo", count=bought, gold=gold)
    return None


def _course(s: WarState, seat: Seat, space: int, actions: Sequence[Action]) -> Text | None:
    """Return why to sail to a space: what is done there, or the port that lies ahead."""
    after = s.copy()
    after.convoys[seat].at = space
    after.convoys[seat].dear = 0
    if not is_sea(space):
        for action in actions:
            if action[0] in ("sell", "buy", "ship", "letter", "mend"):
                return _of(after, seat, action, actions)
        gold = brings(after, seat, port_of(space))
        return Text("why-sale", port=port_name(port_of(space)), gold=gold) if gold else None
    met = seats_at(s, space, seat)
    prey = max(met, key=lambda other: hunts.worth(s, seat, other), default=NONE)
    if prey != NONE and hunts.worth(s, seat, prey) > 0:
        return Text("why-attack", other=player(prey), chance=_taking(s, seat, prey))
    ahead = outlook(s, seat)
    port = ahead.goal(space)
    turns = turns_to(ahead, port, space)
    gold = brings(s, seat, port)
    if gold:
        return Text("why-ahead-sale", port=port_name(port), turns=turns, gold=gold)
    return Text("why-ahead", port=port_name(port), turns=turns)


def turns_to(ahead: Outlook, port: int, space: int) -> int:
    """Return in how many turns a port is likely to be reached from a space, 1 at least."""
    return max(1, (ahead.turns[FROM_PORT[port][space]] + TURN // 2) // TURN)


def brings(s: WarState, seat: Seat, port: int) -> int:
    """Return what the cargo brings in a port, 0 where nothing is traded (W32)."""
    return market.brings(s, s.convoys[seat], port) if IS_TRADE[port] else 0
