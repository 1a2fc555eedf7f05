"""What a seat may see, built by naming it; and the resampling of what it may not.

Hidden are the others' cards that do not lie open, their loaded counters, and the orders of deck,
bag and flag stack (S59, S93).
"""

from __future__ import annotations

from portsmouth.core.rng import Rng
from portsmouth.core.text import Json
from portsmouth.games.war.rules import harbours, market, sailing_roll, winning
from portsmouth.games.war.rules.components import (
    BOARD,
    CARDS,
    CREW,
    GOODS,
    HOLD,
    IS_KEPT,
    IS_OPEN,
    KINDS,
    NATIONS,
    NONE,
    PORTS,
    SHOTS,
    VALUES,
    WAYS,
    Numbers,
)
from portsmouth.games.war.rules.fleet import cannons, crates, hidden_cards, letters_left, most_value
from portsmouth.games.war.rules.world import NAMES, NOWHERE, distances, ends, space_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.conflict import shots_left


def view(s: WarState, seat: int | None) -> dict[str, Json]:
    """Return the table as the seat (None: an onlooker) may see it, as plain data."""
    step = str(s.frames[-1][0]) if s.frames else "over"
    looking = s.active if seat is None else seat
    return {
        "round": s.round,
        "rounds": s.rules.rounds,
        "first": s.first,
        "active": s.active if s.frames else None,
        "step": step,
        "asked": [*s.frames[-1][1:]] if s.frames else [],
        "convoys": [_convoy(s, each, seat) for each in range(s.seats)],
        "ports": [_port(s, port, looking) for port in range(len(PORTS))],
        "sheet": _goods(s.sheet),
        "deck": len(s.deck),
        "discards": [KINDS[CARDS[card]] for card in s.discards],
        "globe": _card(s.globe),
        "bag": len(s.bag),
        "laid": [PORTS[port] for port in s.laid],
        "letters": letters_left(s),
        "roll": s.roll,
        "spaces": sailing_roll.allowance(s) if step == "sail" else None,
        "reach": _reach(s) if step == "sail" else {},
        "second": s.second,
        "visit": _visit(s, step),
        "fight": _fight(s, seat),
        "prize": _goods(s.prize),
        "way": None if s.way == NONE else WAYS[s.way].key,
    }


def _goods(row: Numbers) -> dict[str, Json]:
    return dict(zip(GOODS, row, strict=True))


def _card(card: int) -> Json:
    return None if card == NONE else KINDS[CARDS[card]]


def _reach(s: WarState) -> dict[str, Json]:
    """Return the steps to each space in which the move at hand can end (W12, W82)."""
    start = s.convoys[s.active].at
    cells, ports = ends(start, sailing_roll.allowance(s))
    return {
        NAMES[end]: distances(end)[start] for end in (*cells, *(space_of(port) for port in ports))
    }


def _port(s: WarState, port: int, looking: int) -> dict[str, Json]:
    convoy = s.convoys[looking]
    nation, black = harbours.nation_of(s, port), s.black[port]
    owner = harbours.flag_owner(s, port)
    return {
        "id": PORTS[port],
        "nation": None if nation == NONE else NATIONS[nation],
        "black": None if black == NONE else NATIONS[black],
        "owner": None if owner == NONE else owner,
        "pirate": harbours.is_pirate_port(s, port),
        "plague": s.plague == port,
        "brings": market.brings(s, convoy, port),
        "steps": None if convoy.at == NOWHERE else distances(space_of(port))[convoy.at],
    }


def _convoy(s: WarState, seat: int, viewer: int | None) -> dict[str, Json]:
    """Return one convoy; its hidden cards only to its owner, and to all after the end."""
    convoy = s.convoys[seat]
    nation, pirate = harbours.own_flags(s, seat)
    shown = seat == viewer or not s.frames
    cards = [card for card in convoy.hand if shown or IS_OPEN[card]]
    passenger = convoy.passenger
    return {
        "nation": NATIONS[convoy.nation],
        "at": None if convoy.at == NOWHERE else NAMES[convoy.at],
        "ships": convoy.ships,
        "values": dict(zip(VALUES, convoy.values, strict=True)),
        "most": most_value(convoy),
        "cannons": cannons(convoy),
        "hold": HOLD[convoy.ships],
        "load": crates(convoy),
        "gold": convoy.gold,
        "cargo": _goods(convoy.hold),
        "passenger": None if passenger == NONE else PORTS[passenger],
        "letters": convoy.letters,
        "pirate": convoy.pirate,
        "becalmed": convoy.becalmed,
        "hand": [KINDS[CARDS[card]] for card in cards],
        "hidden": len(hidden_cards(convoy)),
        "nation_flags": convoy.nation_flags,
        "pirate_flags": convoy.pirate_flags,
        "flags": {"nation": nation, "pirate": pirate},
        "dear": convoy.dear,
        "ways": {way.key: _missing(s, seat, number) for number, way in enumerate(WAYS)},
        "score": [line.to_json() for line in winning.score_lines(s, seat)],
    }


def _missing(s: WarState, seat: int, number: int) -> dict[str, Json]:
    """Return what a convoy lacks for a way of the win chart: ships, gold and flags (W73)."""
    convoy, way = s.convoys[seat], WAYS[number]
    flags = winning.flags_for(way, *harbours.own_flags(s, seat))
    return {
        "ships": max(0, way.ships - convoy.ships),
        "gold": max(0, way.gold - convoy.gold),
        "flags": max(0, way.ports - flags),
    }


def _visit(s: WarState, step: str) -> dict[str, Json] | None:
    """Return what was done in the port action at hand (W89, S14)."""
    if step != "port":
        return None
    return {
        "business": ("none", "trade", "repair")[s.business],
        "sold": [name for good, name in enumerate(GOODS) if s.sold >> good & 1],
        "bought": [name for good, name in enumerate(GOODS) if s.bought >> good & 1],
        "cheap": s.cheap,
    }


def _fight(s: WarState, viewer: int | None) -> dict[str, Json] | None:
    """Return the conflict at hand; each side's counters only to itself (W48, W97)."""
    if s.attacker == NONE:
        return None
    sides = ((s.attacker, s.attack_load), (s.defender, s.defence_load))
    return {
        "attacker": s.attacker,
        "defender": None if s.defender == NONE else s.defender,
        "port": None if s.fort == NONE else PORTS[s.fort],
        "cannons": s.cannons,
        "strength": _card(s.strength),
        "played": [None if kind == NONE else KINDS[kind] for kind in s.played],
        "loaded": [len(load) for _, load in sides],
        "loads": [
            [SHOTS[shot] for shot in load] if seat == viewer else None for seat, load in sides
        ],
    }


def resample_hidden(s: WarState, seat: int | None, rng: Rng) -> None:
    """Deal anew what the seat can't know: others' hands and the deck, bag, stack, loads."""
    if s.frames:
        _deal_cards(s, seat, rng)
        s.attack_load = _load_anew(s, s.attacker, s.attack_load, seat, rng)
        s.defence_load = _load_anew(s, s.defender, s.defence_load, seat, rng)
    for name in ("bag", "stack"):
        pile = sorted(getattr(s, name))
        rng.shuffle(pile)
        setattr(s, name, tuple(pile))
    s.rng = Rng(rng.bits(), s.rng.count)


def _deal_cards(s: WarState, seat: int | None, rng: Rng) -> None:
    """Mix others' hidden cards with the deck; a hand holds only cards that can be kept (W21)."""
    others = [each for each in range(s.seats) if each != seat]
    held = [card for each in others for card in hidden_cards(s.convoys[each])]
    kept = sorted([*held, *(card for card in s.deck if IS_KEPT[card])])
    rng.shuffle(kept)
    for each in others:
        convoy = s.convoys[each]
        convoy.hand = tuple(card if IS_OPEN[card] else kept.pop() for card in convoy.hand)
    deck = sorted([*kept, *(card for card in s.deck if not IS_KEPT[card])])
    rng.shuffle(deck)
    s.deck = tuple(deck)


def _load_anew(s: WarState, owner: int, load: Numbers, viewer: int | None, rng: Rng) -> Numbers:
    """Return other counters that the owner may have laid (W98, S57)."""
    if not load or owner == viewer:
        return load
    convoy = s.convoys[owner]
    found: Numbers = ()
    for place in range(len(load)):
        may = [shot for shot, count in enumerate(shots_left(s, found)) if count]
        if place == cannons(convoy) - 1 and convoy.values[CREW]:
            may.append(BOARD)
        found = (*found, may[rng.below(len(may))])
    return found
