"""Answers in advance: what a seat does in another's turn, as it has chosen before (V17, V60)."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, fight, ships
from portsmouth.games.victory.rules.components import CANNONS, LETTER
from portsmouth.games.victory.rules.fight import fight_of, side_of
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import PASS

BALL: Action = ("ball",)
FLEE_CHAIN: Action = ("flee", 1)


def commerce(s: VictoryState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
    """Take the kind that the seat has fewest or most of, among those in the bank (V17)."""
    if "commerce" not in answers or s.frames[-1][3] != "commerce":
        return None
    held, kinds = s.ports[seat].cubes, cubes.in_bank(s)
    best = min if answers["commerce"] == "fewest" else max
    return ("take", best(kinds, key=lambda kind: held[kind]))


def attacked(s: VictoryState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
    """Show the Letter of Marque if there is one; else fire as chosen (V49, V60, V65)."""
    state = fight_of(s)
    side = side_of(state, seat)
    if "letter" in answers and side == 1 and state.round == 1 and LETTER in s.ports[seat].hand:
        return ("letter",)
    if "shot" not in answers:
        return None
    stuck = ships.becalmed(fight.ship_of(s, side))
    return FLEE_CHAIN if answers["shot"] == "flee" and not stuck else BALL


def cannons(s: VictoryState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
    """Play every card of Cannons, or add none (V50)."""
    if "cannons" not in answers:
        return None
    plays = answers["cannons"] == "cards" and CANNONS in s.ports[seat].hand
    return ("cannons",) if plays else PASS


def place(s: VictoryState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
    """Fill as many spaces as the dice can (V69)."""
    if "place" not in answers:
        return None
    masks = fight.choices(s, side_of(fight_of(s), seat))
    return ("place", max(masks, key=int.bit_count))


def mend(answers: Mapping[str, str]) -> Action | None:
    """Take no die off (V51)."""
    return PASS if "mend" in answers else None
