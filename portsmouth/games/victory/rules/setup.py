"""Set-up: a ship, two cubes and five cards for everybody (V2-V4, R6, R69, R80, R100)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.errors import BadSetup
from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.games.victory.rules import duels, turns
from portsmouth.games.victory.rules.components import (
    ADMIRALTIES,
    DECK,
    JOLLY_ROGERS,
    PIECES,
    SHIPS_PER_COLOUR,
    START_CARDS,
    START_CUBES,
)
from portsmouth.games.victory.rules.scoring import leftwards
from portsmouth.games.victory.rules.ships import bring
from portsmouth.games.victory.state import Port, Rules, VictoryState


def setup(seats: int, settings: Settings, rng: Rng) -> VictoryState:
    """Return the first position; raises BadSetup for a first player who is not there (R100).

    A prepared combat is for two.
    """
    chosen = {name: settings[name] for name in Rules._fields if name in settings}
    rules = Rules(**chosen)  # type: ignore[arg-type]
    if rules.scenario and seats != len(duels.SEATS):
        raise BadSetup("a prepared combat is for two")
    s = VictoryState(rules, rng, [Port() for _ in range(seats)])
    first = settings["first_player"]
    if first == "random":
        s.first = rng.below(seats)
    elif int(first) < seats:
        s.first = int(first)
    else:
        raise BadSetup(f"there is no seat {first} among {seats}")
    s.active = s.first
    s.jolly_rogers, s.admiralty, s.pieces = JOLLY_ROGERS, ADMIRALTIES, PIECES
    for seat in range(seats):
        bring(s, seat * SHIPS_PER_COLOUR, seat)
    s.frames = (("outfit", s.first),)
    if duels.is_duel(s):
        duels.lay_out(s)
    return s


def after_cube(s: VictoryState, cx: Context, seat: int) -> None:
    """Ask for the second cube, then the next seat; after the last one deal (V3, R69, R80)."""
    if sum(s.ports[seat].cubes) < START_CUBES:
        return
    following = (seat + 1) % len(s.ports)
    if following != s.first:
        s.frames = (("outfit", following),)
        return
    deal(s, cx)
    turns.begin_turn(s, cx, s.first)


def deal(s: VictoryState, cx: Context) -> None:
    """Shuffle the deck and deal five cards a seat, from the first player leftwards (V4, R80)."""
    cards = list(DECK)
    s.rng.shuffle(cards)
    for place, seat in enumerate(leftwards(s, s.first)):
        hand = cards[place * START_CARDS : (place + 1) * START_CARDS]
        s.ports[seat].hand = tuple(sorted(hand))
    s.pile = tuple(cards[len(s.ports) * START_CARDS :])
    cx.reveal()
    cx.emit("dealt", cards=START_CARDS)
