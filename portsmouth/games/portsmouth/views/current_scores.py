"""The score as it would be now, and what would change it next."""

from __future__ import annotations

from portsmouth.core.outcome import ScoreLine, TurnInfo
from portsmouth.core.text import Json
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import MUTINEER_POINTS, SPECIALTY_SET
from portsmouth.games.portsmouth.state import PortsmouthState, Ship


def open_purse(s: PortsmouthState, each: int, seat: int | None) -> bool:
    """Return whether ``seat`` (None: an onlooker) may know the money of seat ``each`` (A33)."""
    return not s.rules.hidden_money or each == seat or not s.frames


def lines(s: PortsmouthState, each: int, seat: int | None) -> list[ScoreLine]:
    """Return the score of seat ``each`` as ``seat`` (None: an onlooker) may know it (R132, A33)."""
    shown = open_purse(s, each, seat)
    return [line for line in scoring.score(s, each) if shown or line.item != "money"]


def current_scores(s: PortsmouthState) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return everybody's score, as an onlooker may know it."""
    return tuple(tuple(lines(s, each, None)) for each in range(len(s.ships)))


def turn_info(s: PortsmouthState) -> TurnInfo | None:
    """Return the round and whose turn it is (R31, R32)."""
    return TurnInfo(s.round, s.active) if s.frames else None


def next_places(s: PortsmouthState, seat: int) -> list[Json]:
    """Return the better prizes for Marines: further strength needed, place, and points.

    Each with the least strength that brings it (R134, R135, A23, A24).
    """
    mine = scoring.strength(s, s.ships[seat])
    others = [scoring.strength(s, ship) for each, ship in enumerate(s.ships) if each != seat]
    best = scoring.marine_prize(s, scoring.marine_place(s, seat))
    found: list[Json] = []
    for strength in range(mine + 1, max(others) + 2):
        place = 1 + sum(other >= strength for other in others)
        points = scoring.marine_prize(s, place)
        if points > best:
            best = points
            found.append({"need": strength - mine, "place": place, "points": points})
    return found


def next_specialty(ship: Ship) -> int | None:
    """Return what one more specialty in the berths would add to the set (R73); None if full."""
    count = ships.berthed_specialties(ship).bit_count()
    return (
        None if count == len(SPECIALTY_SET) - 1 else SPECIALTY_SET[count + 1] - SPECIALTY_SET[count]
    )


def danger(s: PortsmouthState, seat: int) -> dict[str, Json]:
    """Return how many landsmen short of the most, and the cost of a mutiny now (R83-R86)."""
    most = max(len(ship.landsmen) for ship in s.ships)
    mine = len(s.ships[seat].landsmen)
    return {"gap": most - mine, "loss": MUTINEER_POINTS * mine if mine == most else 0}
