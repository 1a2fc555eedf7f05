"""What a viewer can reckon from what lies open: fights in reach, dangers, the Bounty Cards left."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.text import Json
from portsmouth.games.privateer.rules import fights, ships
from portsmouth.games.privateer.rules.chart import GRID, IS_MERCHANT, PORT_AT, SEA
from portsmouth.games.privateer.rules.components import BOUNTY, BOUNTY_NAMES, NONE
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.views.ways import half_points, yet_to_sail


def public_odds(s: PrivateerState, viewer: int | None) -> dict[str, Json]:
    """Return ``PrivateerOdds`` for a viewer's ship; an onlooker looks over the active one's."""
    if not s.frames or NONE in s.ports:
        return {"fights": {}, "danger": {}, "bounty": bounty_left(s)}
    seat = s.active if viewer is None else viewer
    ends = reach(s, seat)
    fought = [(s.ships[seat].square, s.defender)] if _begun(s, seat) else _fought(s, seat, ends)
    return {
        "fights": {GRID.names[square]: _fight(s, seat, other) for square, other in fought},
        "danger": {GRID.names[square]: [*_danger(s, seat, square)] for square in ends},
        "bounty": bounty_left(s),
    }


def reach(s: PrivateerState, seat: int) -> list[int]:
    """Return the squares that a seat's ship can end its move on with this wind, its own first."""
    ship = s.ships[seat]
    spent, most = ships.ways(ship, s.wind), half_points(s, seat)
    return [ship.square, *(square for square in SEA if 0 < spent[square] <= most)]


def _begun(s: PrivateerState, seat: int) -> bool:
    """Tell whether the seat has attacked and only the dice are missing (P37)."""
    return s.frames[-1][0] == "battle" and s.attacker == seat


def _fought(s: PrivateerState, seat: int, ends: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the squares where a battle would begin, each with its defender (P37, P38, B6, B8)."""
    for square in ends[1:]:
        other = ships.ship_at(s, square, seat)
        if square not in PORT_AT and (other != NONE or square in IS_MERCHANT):
            yield square, other


def _fight(s: PrivateerState, seat: int, other: int) -> dict[str, Json]:
    found = fights.fight(s, seat, other)
    return {
        "defender": None if other == NONE else other,
        "win": found.win,
        "lose": 1000 - found.win,
        "goods": fights.goods(s, seat, other),
    }


def _danger(s: PrivateerState, seat: int, square: int) -> Iterator[Json]:
    """Yield who could attack the seat's ship on a square before its next turn (P37, P38)."""
    if square in PORT_AT:
        return
    for other in hunters(s, seat):
        spent = ships.ways(s.ships[other], s.wind)[square]
        if 0 < spent <= half_points(s, other):
            yield {"seat": other, "win": fights.fight(s, other, seat).win}


def hunters(s: PrivateerState, seat: int) -> list[int]:
    """Return the other seats that sail before the seat's next turn is over, in that order."""
    if seat == s.active:
        return ships.others(s, seat)
    count = len(s.ships)
    first = s.active if yet_to_sail(s, s.active) else (s.active + 1) % count
    return [(first + step) % count for step in range((seat - first) % count)]


def bounty_left(s: PrivateerState) -> dict[str, Json]:
    """Return how many Bounty Cards of each name are left in the deck, none named without any.

    Before the deck is shuffled all of them are.
    """
    left = sorted(s.bounty_deck) if s.bounty_deck or s.bounty_discard else list(BOUNTY)
    found: dict[str, Json] = {}
    for card in left:
        name = BOUNTY_NAMES[card]
        found[name] = left.count(card)
    return found
