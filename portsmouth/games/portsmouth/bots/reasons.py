"""Why a turn was good, in one sentence that a player would say: its deed that brought the most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.core.context import EventRecorder
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules.cards import (
    LIEUTENANT,
    MIDSHIPMAN,
    MIDSHIPMAN_BONUS,
    MUTINEER_POINTS,
    PETTY_OFFICER,
    RANKS,
)
from portsmouth.games.portsmouth.state import PortsmouthState

CLOSING = ("end", "place", "swap")
"""After these comes what nobody can foresee: the line is read up to here."""


class Deed(NamedTuple):
    """An action of a turn with all that it asked for: what it changed of the seat's score.

    ``gains`` are points by item, without money; ``counts`` the items' counts afterwards; ``harm``
    the points that another seat lost by a mutiny, and ``victim`` who lost the most.
    """

    verb: str
    gains: dict[str, int]
    counts: dict[str, int]
    harm: int
    victim: Seat

    @property
    def points(self) -> int:
        """Return what it brought the seat itself."""
        return sum(self.gains.values())


def reason(s: PortsmouthState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why to play these actions; None where nothing that can be counted speaks for them."""
    found = deeds(s, seat, actions)
    best = max(found, key=lambda deed: deed.points + deed.harm, default=None)
    if best is None or best.points + best.harm <= 0:
        return _money(s, seat, actions)
    if best.harm > best.points:
        return Text("why-mutiny", who=player(best.victim), points=_sum(best.harm))
    return _told(best)


def deeds(s: PortsmouthState, seat: Seat, actions: Sequence[Action]) -> list[Deed]:
    """Return the deeds of a line, in order; ``s`` stays as it is."""
    s, found = s.copy(), []
    start, verb, events = s.copy(), "", EventRecorder()
    for action in actions:
        if action[0] in CLOSING:
            break
        if not verb and action[0] != "buy":
            start, verb, events = s.copy(), str(action[0]), EventRecorder()
        GAME.apply(s, seat, action, events)
        if verb and s.frames[-1][0] == "turn":
            found.append(_deed(verb, start, s, seat, events))
            verb = ""
    return [*found, _deed(verb, start, s, seat, events)] if verb else found


def _deed(
    verb: str, before: PortsmouthState, after: PortsmouthState, seat: Seat, events: EventRecorder
) -> Deed:
    old = {line.item: line.points for line in scoring.score(before, seat)}
    new = [line for line in scoring.score(after, seat) if line.item != "money"]
    gains = {line.item: line.points - old[line.item] for line in new}
    counts = {line.item: line.count for line in new}
    hit = {
        int(str(event.facts["seat"])): -MUTINEER_POINTS * int(str(event.facts["count"]))
        for event in events.events
        if event.kind == "mutiny" and event.facts["seat"] != seat
    }
    victim = max(hit, key=lambda each: hit[each], default=seat)
    return Deed(verb, gains, counts, hit.get(victim, 0), victim)


def _told(deed: Deed) -> Text | None:
    """Return the sentence for what brought the most of a deed's points."""
    gains, counts, points = deed.gains, deed.counts, _sum(deed.points)
    item = max(gains, key=lambda each: gains[each])
    if item == "crack_crews":
        return Text("why-crack_crew", points=points)
    if item == "navigators":
        return Text("why-navigator", points=points)
    if item == "lieutenants":
        return _officer(LIEUTENANT, counts[item], deed.points)
    if item == "midshipmen":
        return _midshipman(deed)
    if item in ("petty_officers", "specialties") and gains["specialties"] > 0:
        return Text("why-specialty", nth=_nth(counts["specialties"]), points=points)
    if item in ("seamen", "trainer"):
        return Text("why-seamen" if gains["seamen"] else "why-trainer", points=points)
    return Text("why-marines", points=points) if item == "marines" else _one_more(deed)


def _one_more(deed: Deed) -> Text | None:
    """Return what one more of a known specialty is worth; None for anything else."""
    if deed.gains["petty_officers"] <= 0:
        return None
    return _officer(PETTY_OFFICER, deed.counts["petty_officers"], deed.points)


def _midshipman(deed: Deed) -> Text:
    """Return what one more unused midshipman is worth, and his £1 where he was recruited (R63)."""
    count, points = deed.counts["midshipmen"], deed.points
    if deed.verb != "recruit":
        return _officer(MIDSHIPMAN, count, points)
    return Text("why-midshipman", nth=_nth(count), points=_sum(points), amount=MIDSHIPMAN_BONUS)


def _officer(rank: int, count: int, points: int) -> Text:
    rank_name = Text(f"rank-{RANKS[rank]}")
    return Text("why-officer", nth=_nth(count), rank=rank_name, points=_sum(points))


def _nth(count: int) -> Text:
    return Text("why-nth", n=count)


def _sum(points: int) -> Text:
    return Text("why-sum", points=points)


def _money(s: PortsmouthState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return that money was all that a turn was for; nothing where purses are hidden (A33)."""
    after = s.copy()
    for action in actions:
        if action[0] in CLOSING:
            break
        GAME.apply(after, seat, action)
    gained = after.ships[seat].money - s.ships[seat].money
    if gained <= 0 or s.rules.hidden_money:
        return None
    return Text("why-money", amount=gained)
