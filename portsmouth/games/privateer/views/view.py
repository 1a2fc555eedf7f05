"""What a seat may see, built by naming it; and the resampling of what it may not.

Hidden are the order of two decks and, with ``purses`` closed, the others' silver (P13, P62, B35).
"""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.rng import Rng
from portsmouth.core.text import Json
from portsmouth.games.privateer.rules import battle, ending, plunder, prices, setup, ships
from portsmouth.games.privateer.rules.chart import GRID, PORT_SQUARES
from portsmouth.games.privateer.rules.colour_die import most_goods
from portsmouth.games.privateer.rules.components import (
    BOUNTY_NAMES,
    BUYS,
    CAPTAINS,
    COLOURS,
    GOODS,
    NONE,
    PORT_CARDS,
    PORTS,
    RELICS,
    SELLS,
    TRACK_INFAMY,
    TRACKS,
    VALUES,
    WINDS,
)
from portsmouth.games.privateer.state import PrivateerState, Ship
from portsmouth.games.privateer.steps.sail import reach
from portsmouth.games.privateer.views.ways import squares_before, turns_to_ports


def view(s: PrivateerState, seat: int | None) -> dict[str, Json]:
    """Return the table as the seat (None: an onlooker) may see it, as plain data."""
    step = str(s.frames[-1][0]) if s.frames else "over"
    sailing = step in ("sail", "bounty")
    near = reach(s) if step == "sail" else {}
    return {
        "round": s.round,
        "season": s.rules.season,
        "goal": s.rules.goal,
        "first": s.first,
        "active": s.active if s.frames else None,
        "step": step,
        "wind": WINDS[s.wind],
        "offered": [_names(CAPTAINS, setup.offered(s, each)) for each in range(len(s.ships))],
        "ports": _ports(s, seat),
        "bank": _goods(s.bank),
        "bounty": _deck(s.bounty_deck, s.bounty_discard, BOUNTY_NAMES),
        "port_cards": _deck(s.port_deck, s.port_discard, PORT_CARDS),
        "card": None if s.card == NONE else BOUNTY_NAMES[s.card],
        "becalmed": s.becalmed,
        "slowed": s.slowed,
        "half_spaces": ships.half_points_now(s) if sailing and not s.becalmed else None,
        "reach": {GRID.names[square]: spent for square, spent in near.items()},
        "before": _before(s, near),
        "fight": _fight(s),
        "visit": _visit(s, step),
        "ships": [_ship(s, each, seat) for each in range(len(s.ships))],
        "closed_purses": s.rules.purses == "closed",
    }


def purse_shown(s: PrivateerState, owner: int, viewer: int | None) -> bool:
    """Return whether a viewer sees a purse: his own, all when open or after the end (B35)."""
    return owner == viewer or s.rules.purses == "open" or not s.frames


def _before(s: PrivateerState, near: Iterable[int]) -> dict[str, Json]:
    """Return for each square in reach the one before it on a cheapest way, for the eye (B61)."""
    ship = s.ships[s.active]
    before = squares_before(ship.square, s.wind, ships.windproof(ship))
    return {GRID.names[square]: GRID.names[before[square]] for square in near}


def _names(words: tuple[str, ...], numbers: tuple[int, ...]) -> list[Json]:
    return [words[number] for number in numbers]


def _goods(cargo: tuple[int, ...]) -> dict[str, Json]:
    return dict(zip(GOODS, cargo, strict=True))


def _deck(left: tuple[int, ...], gone: tuple[int, ...], names: tuple[str, ...]) -> dict[str, Json]:
    return {"left": len(left), "discarded": _names(names, gone)}


def _ports(s: PrivateerState, seat: int | None) -> list[Json]:
    away = (0,) * len(PORTS) if seat is None else turns_to_ports(s, seat)
    return [{**_port(s, port, seat), "turns": turns} for port, turns in enumerate(away)]


def _port(s: PrivateerState, port: int, seat: int | None) -> dict[str, Json]:
    """Return a port with its printed prices, and what it means for the viewer's ship."""
    card = s.ports[port]
    known = card != NONE
    ship = None if seat is None else s.ships[seat]
    brings = prices.cargo_price(ship, card) if ship is not None and known else 0
    return {
        "id": PORTS[port],
        "square": GRID.names[PORT_SQUARES[port]],
        "colour": COLOURS[port],
        "good": GOODS[port],
        "card": PORT_CARDS[card] if known else None,
        "sells": _prices(SELLS[card]) if known else {},
        "buys": _prices(BUYS[card]) if known else {},
        "brings": brings,
        "last": ship is not None and ship.last_port == port,
    }


def _prices(row: tuple[int, ...]) -> dict[str, Json]:
    return {GOODS[good]: price for good, price in enumerate(row) if price}


def _fight(s: PrivateerState) -> dict[str, Json] | None:
    """Return the fight at hand; a Wreck's goods are shown as one without an attacker's dice."""
    if s.attacker == NONE and not s.goods:
        return None
    fought = s.attacker != NONE
    attacker = s.attacker if fought else s.winner
    most = s.difference if s.goods or not fought or s.defender == NONE else plunder.most(s)
    if s.goods:
        most = max(most_goods(s, good) for good in s.goods)
    return {
        "square": GRID.names[s.ships[attacker].square],
        "attacker": attacker,
        "defender": None if s.defender == NONE else s.defender,
        "dice": list(s.dice),
        "totals": list(battle.totals(s)) if s.dice else [],
        "winner": None if s.winner == NONE else s.winner,
        "most": most if s.winner != NONE else 0,
        "goods": _names(GOODS, s.goods),
        "rerolled": s.reroll_used,
    }


def _visit(s: PrivateerState, step: str) -> dict[str, Json] | None:
    """Return the port visit or the fitting out at hand."""
    port = ships.port_of(s.ships[s.active])
    if port == NONE or step not in ("port", "outfit"):
        return None
    return {
        "port": PORTS[port],
        "traded": s.traded,
        "upgraded": [name for track, name in enumerate(TRACKS) if s.upgraded >> track & 1],
        "stripped": [name for track, name in enumerate(TRACKS) if s.stripped >> track & 1],
    }


def _ship(s: PrivateerState, seat: int, viewer: int | None) -> dict[str, Json]:
    """Return one ship; its purse only where the viewer may see it."""
    ship = s.ships[seat]
    port = ships.port_of(ship)
    return {
        "captain": None if ship.captain == NONE else CAPTAINS[ship.captain],
        "colour": COLOURS[ship.colour],
        "square": GRID.names[ship.square],
        "port": None if port == NONE else PORTS[port],
        "last_port": PORTS[ship.last_port],
        "tracks": {name: _track(ship, track) for track, name in enumerate(TRACKS)},
        "spaces": ships.half_points_next(ship),
        "combat": ships.combat(ship),
        "crew": ships.crew(ship),
        "hold": ships.hold_limit(ship),
        "load": ships.load(ship),
        "silver": ship.silver if purse_shown(s, seat, viewer) else None,
        "cargo": _goods(ship.cargo),
        "relics": _names(RELICS, ship.relics),
        "debts": ship.debts,
        "infamy": ships.infamy(ship),
        "score": [line.to_json() for line in ending.score_lines(ship)],
    }


def _track(ship: Ship, track: int) -> dict[str, Json]:
    position = ship.tracks[track]
    full = prices.at_last(ship, track)
    gain = None if full else TRACK_INFAMY[position + 1] - TRACK_INFAMY[position]
    return {
        "position": position,
        "value": VALUES[track][position],
        "price": None if full else prices.upgrade_price(ship, track, ship.debts),
        "gain": gain,
    }


def resample_hidden(s: PrivateerState, seat: int | None, rng: Rng) -> None:
    """Shuffle both decks anew; purses stay, as anybody may have kept count (P13, B35)."""
    for name in ("port_deck", "bounty_deck"):
        cards = sorted(getattr(s, name))
        rng.shuffle(cards)
        setattr(s, name, tuple(cards))
    s.rng = Rng(rng.bits(), s.rng.count)
