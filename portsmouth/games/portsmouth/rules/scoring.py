"""Chapter 2.14: one function for each item of the score board, in its order (R131-R136)."""

from __future__ import annotations

from portsmouth.core.outcome import EndReason, Outcome, ScoreLine
from portsmouth.games.portsmouth.rules import cards
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import DECKHAND_IDS, IDS, NAVIGATOR, NEEDS
from portsmouth.games.portsmouth.state import PortsmouthState, Ship


class PortsmouthEnd(EndReason):
    """Why a game of Portsmouth ended: there is only one way."""

    EIGHT_ROUNDS = "eight_rounds"


def _ids(crew: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(IDS[card] for card in crew)


def lieutenants(ship: Ship) -> ScoreLine:
    """Score item 1: each lieutenant."""
    crew = ship.lieutenants
    return ScoreLine("lieutenants", len(crew), cards.LIEUTENANT_POINTS * len(crew), _ids(crew))


def navigators(ship: Ship) -> ScoreLine:
    """Score item 2: each navigator adds 2 for every lieutenant, himself too (R109, R110, C11)."""
    crew = tuple(card for card in ship.lieutenants if NAVIGATOR[card])
    points = cards.NAVIGATOR_POINTS * len(crew) * len(ship.lieutenants)
    return ScoreLine("navigators", len(crew), points, _ids(crew))


def crack_crews(s: PortsmouthState, ship: Ship) -> ScoreLine:
    """Score item 3: 6 for each lieutenant with his three specialties (R111, R112, A26, A27)."""
    mask = ships.berthed_specialties(ship) if s.rules.crack_seamen else ships.petty_mask(ship)
    crew = tuple(c for c in ship.lieutenants if NEEDS[c] and NEEDS[c] & mask == NEEDS[c])
    return ScoreLine("crack_crews", len(crew), cards.CRACK_CREW_POINTS * len(crew), _ids(crew))


def midshipmen(ship: Ship) -> ScoreLine:
    """Score item 4: each unused midshipman; the marked score nothing (R68, R133)."""
    crew = ships.unused_midshipmen(ship)
    return ScoreLine("midshipmen", len(crew), cards.MIDSHIPMAN_POINTS * len(crew), _ids(crew))


def petty_officers(ship: Ship) -> ScoreLine:
    """Score item 5: each petty officer card (R73)."""
    crew = ship.petty_officers
    return ScoreLine(
        "petty_officers", len(crew), cards.PETTY_OFFICER_POINTS * len(crew), _ids(crew)
    )


def specialties(ship: Ship) -> ScoreLine:
    """Score item 6: the different specialties in the petty officer berths (R73, A28, A29)."""
    mask = ships.berthed_specialties(ship)
    count = mask.bit_count()
    return ScoreLine(
        "specialties", count, cards.SPECIALTY_SET[count], tuple(cards.specialties_of(mask))
    )


def seamen(ship: Ship) -> ScoreLine:
    """Score item 7: each seaman, wherever he stands (R73)."""
    crew = tuple(DECKHAND_IDS[hand] for hand in ship.seamen)
    return ScoreLine("seamen", len(crew), cards.SEAMAN_POINTS * len(crew), crew)


def trainer(s: PortsmouthState, ship: Ship) -> ScoreLine:
    """Score item 8: with a trainer, a point for each seaman card (A30, A31)."""
    count = len(ship.seamen) if ship.trainer else 0
    return ScoreLine("trainer", count, s.rules.trainer_per_seaman * count)


def strength(s: PortsmouthState, ship: Ship) -> int:
    """Return the strength of a ship in the ranking of marines; a corporal counts 2 (A23)."""
    return len(ship.marines) + s.rules.corporal_strength * len(ship.corporals)


def marine_place(s: PortsmouthState, seat: int) -> int:
    """Return the place in the ranking, ties at the lowest place (R134); 0 for none (A24)."""
    mine = strength(s, s.ships[seat])
    return sum(strength(s, ship) >= mine for ship in s.ships) if mine else 0


def marine_prize(s: PortsmouthState, place: int) -> int:
    """Return the points of a place (0: none); under ``last_zero`` the last has none (R135, A24)."""
    last_zero = s.rules.marine_scale == "last_zero" and place == len(s.ships)
    return 0 if not place or last_zero else cards.MARINE_PLACES[place - 1]


def marines(s: PortsmouthState, seat: int) -> ScoreLine:
    """Score item 9: the prize of the place in the ranking."""
    ship = s.ships[seat]
    points = marine_prize(s, marine_place(s, seat))
    return ScoreLine("marines", strength(s, ship), points, _ids(ship.marines + ship.corporals))


def landsmen(ship: Ship) -> ScoreLine:
    """Score untrained hands, which are worth nothing (R133)."""
    crew = tuple(DECKHAND_IDS[hand] for hand in ship.landsmen)
    return ScoreLine("landsmen", len(crew), cards.LANDSMAN_POINTS * len(crew), crew)


def mutineers(ship: Ship) -> ScoreLine:
    """Score item 10: red tokens, which are negative (R86)."""
    return ScoreLine("mutineers", ship.mutineers, cards.MUTINEER_POINTS * ship.mutineers)


def money(ship: Ship) -> ScoreLine:
    """Score item 11: each pound left (R131)."""
    return ScoreLine("money", ship.money, cards.POUND_POINTS * ship.money)


def score(s: PortsmouthState, seat: int) -> tuple[ScoreLine, ...]:
    """Return all items of a seat as they stand now, in the board's order (R132)."""
    ship = s.ships[seat]
    return (
        lieutenants(ship),
        navigators(ship),
        crack_crews(s, ship),
        midshipmen(ship),
        petty_officers(ship),
        specialties(ship),
        seamen(ship),
        trainer(s, ship),
        marines(s, seat),
        landsmen(ship),
        mutineers(ship),
        money(ship),
    )


def total(lines: tuple[ScoreLine, ...]) -> int:
    """Return the sum of the items, which may be negative (A32)."""
    return sum(line.points for line in lines)


def outcome(s: PortsmouthState) -> Outcome | None:
    """Return the result after round 8: the highest score wins, ties share it (R33, R136)."""
    if s.frames:
        return None
    scores = tuple(score(s, seat) for seat in range(len(s.ships)))
    totals = tuple(total(lines) for lines in scores)
    places = tuple(1 + sum(other > mine for other in totals) for mine in totals)
    return Outcome(PortsmouthEnd.EIGHT_ROUNDS, places, totals, scores)
