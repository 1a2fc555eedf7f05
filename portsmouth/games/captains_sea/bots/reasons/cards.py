"""Why a card is played or discarded, once it lies open; a card that is kept has no reason."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots.reasons.figures import Facts, ships
from portsmouth.games.captains_sea.odds import chance, coming, melee, rolls
from portsmouth.games.captains_sea.rules.cards import windows
from portsmouth.games.captains_sea.rules.cards.hold_cards import PLAYS
from portsmouth.games.captains_sea.rules.components import RELOAD
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

DICE = ("h10", "h13", "h20-fore", "h20-aft")
HITS = ("h11", "h12", "h14", "h15")
ABOUT = {
    "h04": "speed",
    "h05": "sail",
    "h16": "near",
    "h21": "fire",
    "h22": "repair",
    "h23": "repair",
    "h24": "nerve",
    "h25": "colours",
}
"""By card: the reason that needs no more than the position."""


def play(s: CaptainState, seat: Seat, action: Action) -> Text | None:
    """Return why a card is played now."""
    _, _, _, about, _ = s.frames[-1]
    name = PLAYS[int(action[1])]
    facts: Facts = ships(s, seat)
    if name in DICE:
        return Text("why-card-dice", dice=sum(windows.attack(s, int(about)).dice), **facts)
    if name in HITS:
        return Text("why-card-hits", hits=windows.attack(s, int(about)).hits, **facts)
    if name in ("h26", "h27") and s.boarding:
        won = round(100 * melee.wins(s, s.boarding.attacker))
        return Text("why-card-melee", chance=won, leads=int(s.boarding.attacker == seat), **facts)
    if name == "h06":
        return Text("why-card-tack", chance=round(100 * rolls.tack(s, seat)))
    if name == "h18":
        return Text("why-card-load", impulses=RELOAD[s.ships[seat].quality])
    if name not in ABOUT:
        return None
    own = s.ships[seat]
    lost = own.display.rigging - own.rigging
    return Text(f"why-card-{ABOUT[name]}", range=aims.range_of(s), boxes=lost, **facts)


def spend(s: CaptainState, seat: Seat, count: int) -> Text | None:
    """Return what discards for a roll change."""
    chances = [int(str(each)) for each in coming.spend(s, seat)]
    if not 0 < count < len(chances):
        return None
    before, after = (round(100 * chances[each] / chance.WHOLE) for each in (0, count))
    return Text("why-spend", before=before, after=after)
