"""The chances of single rolls: tacks, bonus moves, grapples, sails, fires, repairs, nerves."""

from __future__ import annotations

from portsmouth.games.captains_sea.odds.chance import any_of, at_least, at_most
from portsmouth.games.captains_sea.rules import boarding, dice, harm, housekeeping, morale
from portsmouth.games.captains_sea.rules.components import (
    SHEETS,
    STRAIN_SUCCESS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import bonus_moves, contact, panel, sailing
from portsmouth.games.captains_sea.ship import TACK
from portsmouth.games.captains_sea.state import CaptainState


def rolls(s: CaptainState, seat: int) -> dict[str, float]:
    """Return the chances of a seat's own rolls that may come in this turn."""
    ship = s.ships[seat]
    found: dict[str, float] = {}
    if panel.cost(s, ship, TACK):
        found["tack"] = tack(s, seat)
    if not s.grappled:
        for strain in (1, 2):
            found[f"bonus-{strain}"] = bonus(s, seat, strain)
    if contact.together(s) and not s.grappled:
        found["grapple"] = at_least(boarding.HOLDS, boarding.grapple_modifier(s, seat))
    if s.grappled:
        found["cut"] = at_least(boarding.CLEARS, clear_modifier(s, seat))
    if ship.tasks[SHEETS]:
        found["sails"] = sails(s, seat, ship.tasks[SHEETS])
    if ship.burning:
        found["fire"] = at_least(housekeeping.OUT, dice.quality(ship))
    if housekeeping.strike_dice(s, seat):
        found["strike"] = strikes(s, seat)
    if harm.destroyed(ship):
        found["despair"] = falls(s, seat, harm.destroyed(ship))
    return found


def tack(s: CaptainState, seat: int) -> float:
    """Return the chance of a Tack from where the ships lie now (9.22)."""
    near = aims.range_of(s) <= sailing.NEAR
    return at_least(sailing.TACKS, dice.quality(s.ships[seat]) - near)


def bonus(s: CaptainState, seat: int, strain: int) -> float:
    """Return the chance that a bonus move costs no rigging (16.05)."""
    more = strain - s.ships[seat].strain
    return at_least(STRAIN_SUCCESS, bonus_moves.bonus_modifier(s, seat) + more)


def clear_modifier(s: CaptainState, seat: int) -> int:
    """Return what is added to the die to get clear (17.20)."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    return dice.quality(own) - dice.quality(enemy) + dice.morale(own)


def sails(s: CaptainState, seat: int, men: int) -> float:
    """Return the chance that men at the sheets may change sail (17.10)."""
    return any_of(at_least(housekeeping.TRIMS, dice.quality(s.ships[seat])), men)


def mends(s: CaptainState, seat: int, men: int) -> float:
    """Return the chance that men at a track repair a box (17.02)."""
    return any_of(at_least(housekeeping.MENDS, dice.quality(s.ships[seat])), men)


def falls(s: CaptainState, seat: int, count: int) -> float:
    """Return the chance that a check of so many dice lowers morale (1.24)."""
    return any_of(at_most(morale.FAILS, dice.morale(s.ships[seat])), count)


def strikes(s: CaptainState, seat: int) -> float:
    """Return the chance that a ship strikes at the end of this turn (17.04)."""
    by = dice.morale(s.ships[seat])
    return any_of(at_most(housekeeping.STRIKES, by), housekeeping.strike_dice(s, seat))
