"""The lines that are worth a look at each step of a turn."""

from __future__ import annotations

from portsmouth.bots.search.evaluator import Line
from portsmouth.core.game import Game
from portsmouth.core.types import Action
from portsmouth.games.victory.bots import bargains
from portsmouth.games.victory.bots.hand_worth import card_worth
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import hands, repairs, ships
from portsmouth.games.victory.rules.components import CANNONS, MERCHANT, METAL
from portsmouth.games.victory.rules.cubes import ONE, pay
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import DECLINE, DONE

HORIZON = 5
"""Rounds that are taken to be left when cards are discarded."""


def lines(game: Game[VictoryState], s: VictoryState, seat: int) -> list[Line]:
    """Return the lines to search; there is always at least one."""
    step = s.frames[-1][0]
    if step == "trade":
        return bargains.lines(game, s, seat)
    if step == "repairs":
        return mends(s, seat)
    if step == "discard":
        held = set(s.ports[seat].hand)
        worst = min(held, key=lambda card: (card_worth(card, len(s.ports), HORIZON), card))
        return [(("drop", worst),)]
    if step == "merchant":
        return [(("merchant",) if MERCHANT in s.ports[seat].hand else DECLINE,)]
    if step == "play":
        return [(action,) for action in game.legal(s, seat) if bargains.sensible(s, action)]
    if step == "voyages":
        return _voyages(game, s, seat)
    return [(action,) for action in game.legal(s, seat)]


def _voyages(game: Game[VictoryState], s: VictoryState, seat: int) -> list[Line]:
    """Return what ships may do; Churches push only the own ones (V27)."""
    return [
        (action,)
        for action in game.legal(s, seat)
        if action[0] != "push" or _mine(s, action[1], seat)
    ]


def _mine(s: VictoryState, id: str | int, seat: int) -> bool:
    return ships.the(s, int(id)).holder == seat


def mends(s: VictoryState, seat: int) -> list[Line]:
    """Return nothing, one repair, or as many as can be paid of a track, the first die first."""
    found: list[Line] = []
    seen: set[tuple[int, int, int]] = set()
    for ship, die, payment in repairs.candidates(s):
        track, _ = repairs.split(die)
        if (ship.id, track, payment) in seen or repairs.refusal(s, ship, payment) is not None:
            continue
        seen.add((ship.id, track, payment))
        found.append((("repair", ship.id, die, payment),))
    return [*found, (DONE,)]


def counted(s: VictoryState, seat: int, action: Action) -> VictoryState:
    """Return the position after a choice at the count of cannons; no dice are thrown (V50, V29)."""
    after = s.copy()
    fight = combat.fight_of(after)
    side = combat.side_of(fight, seat)
    if action[0] == "cannons":
        hands.discard(after, seat, CANNONS)
        fight.cards = combat.put(fight.cards, side, fight.cards[side] + 1)
    elif action[0] == "foundry":
        pay(after, seat, ONE[METAL])
        fight.foundries = combat.put(fight.foundries, side, fight.foundries[side] + 1)
    return after
