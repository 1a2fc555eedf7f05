"""Cards: played where they bring most; those of little use are discarded for a die in need."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.odds import broadside, chance, coming
from portsmouth.games.captains_sea.rules.cards import windows
from portsmouth.games.captains_sea.rules.cards.hold_cards import PLAYS
from portsmouth.games.captains_sea.rules.components import CARDS
from portsmouth.games.captains_sea.state import CaptainState

STEPS = ("window", "spend", "hand", "nail")
ALWAYS = ("h04", "h05", "h10", "h13", "h14", "h15", "h16", "h18", "h21", "h22", "h23", "h24", "h25")
"""Cards that are as good now as later."""
FIGHTING = ("h26", "h27", "h28")
KEPT = {"h25": 9, "h13": 8, "h10": 8, "h20": 7, "h14": 7, "h24": 6, "h22": 6, "h16": 5, "h15": 5}
"""What cards are worth when some must go; others are worth 3."""
ENOUGH = 4
"""Hits expected from which the gunners' and the shields' cards are played."""
GAINS = 0.3
"""A gain in chance for which a cheap card is discarded."""
LONELY_DIE = ("tack", "bonus_move", "fire_fighting", "disengage", "grapple")


def kept(card: int) -> int:
    """Return what a card is worth in the hand."""
    return KEPT.get(CARDS[card], 3)


def choose(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the card to play or to discard, or let it pass."""
    step = s.frames[-1][0]
    if step != "window":
        return min((a for a in legal if a[0] == "discard"), key=lambda a: kept(int(a[1])))
    kind, about = str(s.frames[-1][1]), int(s.frames[-1][3])
    plays = {PLAYS[int(a[1])]: a for a in legal if a[0] == "play"}
    for name, action in plays.items():
        if wanted(s, seat, name, kind, about):
            return action
    return discards(s, seat, legal, kind)


def wanted(s: CaptainState, seat: Seat, name: str, kind: str, about: int) -> bool:
    """Return whether a card that may be played should be."""
    if name in ("h10", "h13", "h14"):
        return expected(s, about) >= ENOUGH - (name == "h14")
    if name in ("h11", "h12"):
        attack = windows.attack(s, about)
        return attack.high == (name == "h12") and attack.hits >= ENOUGH
    if name.startswith("h20"):
        attack = windows.attack(s, about)
        return sum(attack.dice) <= ENOUGH
    if name == "h28":
        return kind == "disengage" or about != seat
    if name == "h06":
        return True
    return name in ALWAYS or name in FIGHTING


def expected(s: CaptainState, number: int) -> float:
    """Return the mean hits of an attack, its defense not counted."""
    attack = windows.attack(s, number)
    if attack.hits:
        return attack.hits
    return chance.mean(broadside.hits(broadside.shot_of(s, attack)))


def discards(s: CaptainState, seat: Seat, legal: Sequence[Action], kind: str) -> Action:
    """Discard a cheap card where one die decides much, else let the window pass."""
    if ("spend", 1) in legal and min(map(kept, s.ships[seat].hand)) <= 3:
        chances = coming.spend(s, seat) if kind in LONELY_DIE else []
        if len(chances) > 1 and int(str(chances[1])) - int(str(chances[0])) >= GAINS * chance.WHOLE:
            return ("spend", 1)
    return ("pass",)
