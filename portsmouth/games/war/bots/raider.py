"""Who plays on in *What if*: a plain trader who also fights where the odds and the clock say so.

A captain who searches his turns would take a minute for what the page shows in seconds; one who
never fights would call every attack hopeless, and every rival harmless.
"""

from __future__ import annotations

from portsmouth.core.types import Action
from portsmouth.games.war.bots import hunts
from portsmouth.games.war.bots.outlook import HULL_GOLD, POOR
from portsmouth.games.war.bots.standing import deck_strengths, fewer, paid, planted
from portsmouth.games.war.bots.storms import flees, mean_storm
from portsmouth.games.war.bots.swabber import Swabber
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.race.clock import clock
from portsmouth.games.war.race.passages import TURN
from portsmouth.games.war.race.stand import stand_of
from portsmouth.games.war.rules.components import NATION_FLAGS, PIRATE_FLAGS
from portsmouth.games.war.rules.fleet import seats_at
from portsmouth.games.war.rules.world import is_sea
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import STAY
from portsmouth.games.war.steps.hail import FIRE
from portsmouth.games.war.steps.port_options import LETTER

CHASE = 500
"""Turns that an attack must be worth to go where the other convoy is."""


class Raider(Swabber):
    """Trades as the Swabber does, attacks convoys and ports, takes letters; plays no cards."""

    def _wish(self, s: WarState, seat: int, legal: list[Action]) -> Action:
        return self._fight(s, seat, legal) or super()._wish(s, seat, legal)

    def _fight(self, s: WarState, seat: int, legal: list[Action]) -> Action | None:
        """Return what leads to a fight that is worth it, or None."""
        step = s.frames[-1][0]
        if step == "meet":
            return _best([(hunts.worth(s, seat, int(a[1])), a) for a in legal if len(a) > 1], 0)
        if step == "hail":
            return FIRE if hunts.worth(s, seat, s.active) > 0 else None
        if step == "cast":
            return STAY if _prey(s, seat, s.convoys[seat].at) > CHASE else None
        if step == "sail":
            met = {each.at for place, each in enumerate(s.convoys) if place != seat}
            ways = [a for a in legal if a[0] == "go" and int(a[1]) in met]
            found = _best([(_prey(s, seat, int(way[1])), way) for way in ways], CHASE)
            return found or _storm(s, seat, legal)
        if step == "port":
            wants = LETTER in legal and wants_letter(s, seat)
            return LETTER if wants else _storm(s, seat, legal)
        return None


def _best(found: list[tuple[int, Action]], least: int) -> Action | None:
    """Return the action that is worth most, the first of equals, if it is worth more than that."""
    worth, action = max(found, key=lambda each: each[0], default=(least, None))
    return action if worth > least else None


def _prey(s: WarState, seat: int, space: int) -> int:
    """Return what the best attack in a space is worth; 0 where nobody can be attacked (W19)."""
    if s.rules.sea == "merchants" or not is_sea(space):
        return 0
    met = seats_at(s, space, seat)
    return max((hunts.worth(s, seat, other) for other in met), default=0)


def _storm(s: WarState, seat: int, legal: list[Action]) -> Action | None:
    ports = [action for action in legal if action[0] == "storm"]
    return ports[0] if ports and storm_gain(s, seat) > TURN else None


def storm_gain(s: WarState, seat: int) -> int:
    """Return the turns that an attack on a port brings on the mean, wherever it lies (W64-W72)."""
    convoy, stand = s.convoys[seat], stand_of(s, seat)
    if stand.gold < POOR or stand.pirate >= PIRATE_FLAGS or stand.nation >= NATION_FLAGS:
        return 0
    taken, dear, sunk, fled, lost = mean_storm(
        convoy, deck_strengths(s), flees=flees(convoy), guns=before_cards(convoy)
    )
    after = paid(stand)
    tired = after._replace(gold=after.gold - lost * HULL_GOLD // 10_000)
    lucky = max(0, taken - dear)
    left = (
        lucky * clock(planted(tired)) + (sunk + dear) * fewer(after, convoy) + fled * clock(tired)
    )
    return clock(stand) - left // (lucky + sunk + dear + fled)


def wants_letter(s: WarState, seat: int) -> bool:
    """Return whether a letter of marque is worth the turn that it takes (W95)."""
    stand = stand_of(s, seat)
    if stand.letters or stand.gold < POOR:
        return False
    return clock(stand) - clock(stand._replace(letters=1)) > TURN
