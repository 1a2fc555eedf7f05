"""Why a hint names the roll, the end of a turn, or a choice before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.bots.outlook import outlook
from portsmouth.games.war.bots.reasons import brings, turns_to
from portsmouth.games.war.rules import market
from portsmouth.games.war.rules.components import EXPORTS, IS_TRADE
from portsmouth.games.war.rules.names import port_name
from portsmouth.games.war.rules.world import is_sea, port_of
from portsmouth.games.war.state import WarState


def hint_reason(s: WarState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why to begin so; None where nothing that can be told speaks for it."""
    if not actions:
        return None
    verb, *what = actions[0]
    if verb == "flag":
        return _flag(s, seat, int(what[0]))
    if verb == "begin" and IS_TRADE[int(what[0])]:
        return Text("why-begin", port=port_name(int(what[0])))
    if verb == "lade":
        return _crates(s, seat, int(what[0]), int(what[1]))
    if verb in ("cast", "done"):
        return _ahead(s, seat)
    at = s.convoys[seat].at
    if verb == "stay" and not is_sea(at) and (gold := brings(s, seat, port_of(at))):
        return Text("why-sale", port=port_name(port_of(at)), gold=gold)
    return None


def _flag(s: WarState, seat: Seat, port: int) -> Text | None:
    """Return why a port goes to the nation whose flag was drawn (W6, W75)."""
    own = int(s.frames[-1][1]) == s.convoys[seat].nation
    if own != IS_TRADE[port]:
        return None
    return Text("why-flag_own" if own else "why-flag_other", port=port_name(port))


def _crates(s: WarState, seat: Seat, good: int, count: int) -> Text | None:
    """Return what first crates bring where the convoy lies (W8, W32)."""
    port = port_of(s.convoys[seat].at)
    if not IS_TRADE[port] or good in EXPORTS[port]:
        return None
    gold = market.sale(s, s.convoys[seat], port, good, count)
    return Text("why-sale", port=port_name(port), gold=gold)


def _ahead(s: WarState, seat: Seat) -> Text | None:
    """Return the port that is best to make for, and what the cargo brings there."""
    at = s.convoys[seat].at
    ahead = outlook(s, seat)
    port = ahead.goal(at)
    turns, gold = turns_to(ahead, port, at), brings(s, seat, port)
    return Text("why-next", port=port_name(port), turns=turns, gold=gold)
