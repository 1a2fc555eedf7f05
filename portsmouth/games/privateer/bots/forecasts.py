"""Odds of an option's results, counted from what lies open: dice, contests, the Bounty deck."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.core.types import Action
from portsmouth.games.privateer.rules import contests, odds, ships
from portsmouth.games.privateer.rules.battle import decided, totals
from portsmouth.games.privateer.rules.components import (
    CURSE,
    FIRST_FORTUNE,
    FORTUNES,
    NONE,
    TEACH,
    TEST,
    is_relic,
)
from portsmouth.games.privateer.rules.fights import fight
from portsmouth.games.privateer.state import PrivateerState

SURE: Mapping[str, int] = {"sure": 1}


def counted(s: PrivateerState, seat: int, action: Action) -> dict[str, int]:
    """Return the weight of each result of an action."""
    verb = action[0]
    if verb == "roll":
        return _rolled(s)
    if verb == "draw":
        return _drawn(s, seat)
    if verb in ("reroll", "stand"):
        return _again(s, seat, verb == "reroll")
    if verb == "at" and s.card != contests.SMUGGLERS:
        other = s.ships[int(action[1])]
        won = odds.crew_contest(ships.crew(s.ships[seat]) - ships.crew(other))
        return {"contest_won": won, "contest_lost": 1000 - won}
    return dict(SURE)


def _some(found: dict[str, int]) -> dict[str, int]:
    """Return only the results that can come."""
    return {key: weight for key, weight in found.items() if weight}


def _rolled(s: PrivateerState) -> dict[str, int]:
    found = fight(s, s.attacker, s.defender)
    return _some({"win": sum(found.won), "lose": sum(found.lost)})


def _again(s: PrivateerState, seat: int, rolls: bool) -> dict[str, int]:
    """Return how a fight ends if Mary Read rolls her die again, or lets it stand (B71)."""
    attack, defence = totals(s)
    mine, theirs = (attack, defence) if seat == s.attacker else (defence, attack)
    if not rolls:
        if decided(s):
            return {"win" if mine > theirs else "lose": 1}
        found = fight(s, s.attacker, s.defender)
        found = found if seat == s.attacker else found.turned()
        return _some({"win": sum(found.won), "lose": sum(found.lost)})
    dice, roll = read_dice(s, seat)
    found = odds.once_more(dice, roll)
    return _some({"win": sum(found.won), "lose": sum(found.lost)})


def read_dice(s: PrivateerState, seat: int) -> tuple[odds.Dice, int]:
    """Return Mary Read's dice in the fight at hand, and what the other side rolled."""
    bonus = ships.combat(s.ships[seat])
    if s.defender == NONE:
        return odds.against_merchant(bonus), s.dice[1] + s.dice[2]
    other = s.defender if seat == s.attacker else s.attacker
    ahead = bonus - ships.combat(s.ships[other])
    dice = odds.against_ship(ahead, -(s.ships[other].captain == TEACH))
    return dice, s.dice[1] if seat == s.attacker else s.dice[0]


def _drawn(s: PrivateerState, seat: int) -> dict[str, int]:
    """Return what the next Bounty Card may be; tests are counted with the dice (B46)."""
    crew = ships.crew(s.ships[seat])
    found: dict[str, int] = {}
    for card in s.bounty_deck or s.bounty_discard:
        for key, weight in _card(card, crew).items():
            found[key] = found.get(key, 0) + weight
    return found


def _card(card: int, crew: int) -> dict[str, int]:
    """Return the results of a Bounty Card, in all six for each."""
    if is_relic(card):
        return {"curse" if CURSE[card] else "relic": 6}
    name, target = FORTUNES[card - FIRST_FORTUNE], TEST[card - FIRST_FORTUNE]
    if target:
        passed = sum(face + crew >= target for face in odds.FACES)
        treasure = name == "buried_treasure"
        return _some({"treasure" if treasure else "passed": passed, "failed": 6 - passed})
    return {"wind" if name.startswith(("wind", "dead")) else "fortune": 6}
