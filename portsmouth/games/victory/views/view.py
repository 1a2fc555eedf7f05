"""What a seat may see, built by naming it; and the resampling of what it may not.

Hidden are the others' hands, the order of the pile, and seals until they are shown (V103).
"""

from __future__ import annotations

from portsmouth.core.rng import Rng
from portsmouth.core.text import Json
from portsmouth.games.victory.rules import cubes, danger, scoring, ships
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules.components import (
    CARDS,
    FACES,
    FIELDS,
    GOAL,
    KIND_NAMES,
    LETTER,
    NONE,
    SHIPS,
    SHOTS,
    SPACES,
    SUPPLY,
    TRACKS,
    Cubes,
)
from portsmouth.games.victory.rules.mending import SIXES
from portsmouth.games.victory.rules.payments import payments
from portsmouth.games.victory.state import LETTER_SEALED, Fight, Port, Ship, VictoryState

NEAR_GOAL = GOAL - 3
"""From so many points on a seat may soon declare."""


def view(s: VictoryState, seat: int | None) -> dict[str, Json]:
    """Return the table as the seat (None: an onlooker) may see it, as plain data."""
    return {
        "round": s.round,
        "round_limit": s.rules.round_limit,
        "goal": GOAL,
        "near_goal": NEAR_GOAL,
        "first": s.first,
        "active": s.active if s.frames else None,
        "step": str(s.frames[-1][0]) if s.frames else "over",
        "duel": s.rules.scenario or None,
        "declarer": None if s.declarer == NONE else s.declarer,
        "last_turns": _last_turns(s),
        "bank": _cubes(s.bank),
        "pile": len(s.pile),
        "discards": _cards(s.discards),
        "tokens": {
            "jolly_rogers": s.jolly_rogers,
            "admiralty": s.admiralty,
            "pieces": s.pieces,
        },
        "plays": s.plays,
        "pushes": s.pushes,
        "free_crew": s.free_crew,
        "fitting": _fitting(s),
        "ports": [_port(s, each, seat) for each in range(len(s.ports))],
        "ships": [_ship(s, ship) for ship in s.ships],
        "fight": _fight(s, s.fight, seat) if s.fight else None,
    }


def _cubes(cubes: Cubes) -> dict[str, Json]:
    return dict(zip(KIND_NAMES, cubes, strict=True))


def _cards(cards: tuple[int, ...]) -> list[Json]:
    return [CARDS[card] for card in cards]


def _fitting(s: VictoryState) -> dict[str, Json] | None:
    """Return the crew upgrade that lies open between its two cubes (R96)."""
    if not s.frames or s.frames[-1][0] != "pay":
        return None
    _, seat, left, card, id = s.frames[-1]
    points = scoring.points(s, int(seat))
    sets = scoring.sets(s, s.ports[int(seat)].cubes)
    return {
        "card": CARDS[int(card)],
        "ship": SHIPS[int(id)],
        "points": points,
        "payments": [
            {
                "cubes": cubes.written(paid),
                "left": _cubes(rest),
                "points": points - sets + scoring.sets(s, rest),
            }
            for paid in payments(s, int(seat), int(left))
            for rest in [cubes.minus(s.ports[int(seat)].cubes, paid)]
        ],
    }


def _port(s: VictoryState, seat: int, viewer: int | None) -> dict[str, Json]:
    """Return a seat's port; its hand only to itself, or to all after the end (V103)."""
    port: Port = s.ports[seat]
    lines = scoring.score_lines(s, seat) if s.frames else scoring.final_lines(s, seat)
    return {
        "cubes": _cubes(port.cubes),
        "sets": {
            name: _set(bool(s.rules.sets_per_kind), count)
            for name, count in zip(KIND_NAMES, port.cubes, strict=True)
        },
        "hand": _cards(port.hand) if seat == viewer or not s.frames else None,
        "hand_size": len(port.hand),
        "fields": [name for field, name in enumerate(FIELDS) if scoring.has_field(port, field)],
        "buildings": _cards(port.buildings),
        "delivered": port.delivered,
        "pieces": port.pieces,
        "admiralty": port.admiralty,
        "jolly_rogers": port.jolly_rogers,
        "points": sum(line.points for line in lines),
        "score": [line.to_json() for line in lines],
    }


def _set(one_set: bool, count: int) -> dict[str, Json]:
    """Return what cubes of a kind score, and from how many on they score more (V85)."""
    points = scoring.set_points(count, one_set)
    for more in range(count + 1, max(SUPPLY) + 1):
        then = scoring.set_points(more, one_set)
        if then > points:
            return {"points": points, "next": more, "next_points": then}
    return {"points": points, "next": None, "next_points": None}


def _last_turns(s: VictoryState) -> list[Json]:
    """Return who still has a turn once somebody has declared (V87, R47)."""
    if s.declarer == NONE or not s.frames:
        return []
    left: list[Json] = []
    for seat in scoring.leftwards(s, s.active)[1:]:
        if seat == s.first:
            break
        left.append(seat)
    return left


def _ship(s: VictoryState, ship: Ship) -> dict[str, Json]:
    sailing = ships.sailing(ship)
    return {
        "id": SHIPS[ship.id],
        "holder": ship.holder,
        "voyage": CARDS[ship.voyage] if sailing else None,
        "space": ship.space if sailing else None,
        "damage": {name: _dice(ship.damage[track]) for track, name in enumerate(TRACKS)},
        "free": {name: ships.free(ship, track) for track, name in enumerate(TRACKS)},
        "cannons": ships.cannons(ship),
        "upgrade": None if ship.upgrade == NONE else CARDS[ship.upgrade],
        "passengers": ship.passengers,
        "acted": ship.acted,
        "hunters": list(danger.hunters(s, ship, ship.space)) if sailing and s.frames else [],
    }


def _dice(mask: int) -> list[Json]:
    """Return the dice of a track; a second 6 is named again."""
    dice: list[Json] = [FACES[place] for place in range(SPACES) if mask >> place & 1]
    return [*dice, FACES[-1]] if (mask & SIXES[-1]).bit_count() > 1 else dice


def _fight(s: VictoryState, fight: Fight, viewer: int | None) -> dict[str, Json]:
    return {
        "round": fight.round,
        "sides": [_side(s, fight, side, viewer) for side in combat.SIDES],
    }


def _side(s: VictoryState, fight: Fight, side: int, viewer: int | None) -> dict[str, Json]:
    """Return one side; its seal to itself, whether it flees to all when both have sealed (R27)."""
    seal, own = fight.seals[side], fight.seats[side] == viewer
    both, shown = NONE not in fight.seals, bool(fight.thrown[0] or fight.thrown[1])
    known = seal != NONE and (own or shown) and seal != LETTER_SEALED
    return {
        "seat": fight.seats[side],
        "ship": SHIPS[fight.ships[side]],
        "sealed": seal != NONE,
        "shot": SHOTS[combat.shot(fight, side)] if known else None,
        "letter": seal == LETTER_SEALED if own else None,
        "flees": combat.flees(fight, side) if seal != NONE and (own or both) else None,
        "cannons": combat.dice_count(s, side) if both else None,
        "thrown": list(fight.thrown[side]),
        "dice": list(fight.dice[side]),
        "fresh": _dice(fight.fresh[side]),
    }


def resample_hidden(s: VictoryState, seat: int | None, rng: Rng) -> None:
    """Deal the others' hands and the pile anew by their sizes, and let hidden seals be others."""
    hidden = [each for each in range(len(s.ports)) if each != seat]
    pool = sorted([*(card for each in hidden for card in s.ports[each].hand), *s.pile])
    rng.shuffle(pool)
    for each in hidden:
        size = len(s.ports[each].hand)
        s.ports[each].hand, pool = tuple(sorted(pool[:size])), pool[size:]
    s.pile = tuple(pool)
    if s.fight:
        s.fight.seals = tuple(_resealed(s, s.fight, side, seat, rng) for side in combat.SIDES)
    s.rng = Rng(rng.bits(), s.rng.count)


def resample_chance(s: VictoryState, rng: Rng) -> None:
    """Shuffle the pile, and let other dice fall; hands and seals stay."""
    pile = sorted(s.pile)
    rng.shuffle(pile)
    s.pile = tuple(pile)
    s.rng = Rng(rng.bits(), s.rng.count)


def _resealed(s: VictoryState, fight: Fight, side: int, viewer: int | None, rng: Rng) -> int:
    """Return a seal that a viewer can't tell from the one that lies there (R27)."""
    seal = fight.seals[side]
    shown = bool(fight.thrown[0] or fight.thrown[1])
    if seal == NONE or fight.seats[side] == viewer or shown:
        return seal
    shots = len(SHOTS)
    if NONE not in fight.seals:  # whether it flees lies open
        return rng.below(shots) + shots * combat.flees(fight, side)
    may = list(range(shots if ships.becalmed(combat.ship_of(s, side)) else 2 * shots))
    if side == 1 and fight.round == 1 and LETTER in s.ports[fight.seats[side]].hand:
        may.append(LETTER_SEALED)
    return may[rng.below(len(may))]
