"""Looking back on a match: everybody's voyage, and luck beside what could be expected.

Nothing here is hidden in a game with closed purses: what is paid and received, dice and ways are
seen by all (P13).
"""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.context import Event
from portsmouth.core.queries import PlayedAction
from portsmouth.core.text import Json, Text
from portsmouth.games.privateer.rules import fights, odds, ships
from portsmouth.games.privateer.rules.chart import GRID, way
from portsmouth.games.privateer.rules.components import NONE
from portsmouth.games.privateer.state import PrivateerState

FIGHT_ENDS = frozenset({"beat", "beat_merchant", "beaten_off"})


def chronicle(played_actions: Iterable[PlayedAction[PrivateerState]]) -> dict[str, Json]:
    """Return ``voyages``, a list of calls for each seat, and ``luck``, a list of rolls.

    A roll has the seat that it was lucky or unlucky for, its chance in thousandths, and whether it
    came.
    """
    voyages: list[list[Json]] = []
    luck: list[Json] = []
    expected: list[dict[str, Json]] = []
    for played in played_actions:
        s = played.before
        voyages = voyages or [[] for _ in s.ships]
        if played.action[0] == "roll":
            expected = _fight_odds(s)
        elif played.action[0] == "sail":
            voyages[played.seat].append(_leg(s, played))
        for event in played.events:
            if event.kind in FIGHT_ENDS:
                luck += [{**each, "came": _won(each, event)} for each in expected]
                _mark_fight(voyages[s.active], event, s.active)
            elif event.kind in ("tested", "contest"):
                luck.append(_test(s, event))
            else:
                _mark(voyages, event)
    return {"voyages": [list(each) for each in voyages], "luck": luck}


def _leg(s: PrivateerState, played: PlayedAction[PrivateerState]) -> dict[str, Json]:
    """Return a move: its round, its way square by square, and what it came to so far."""
    ship, end = s.ships[played.seat], int(played.action[1])
    squares = way(ship.square, end, s.wind, ships.windproof(ship))
    return {
        "round": s.round,
        "way": [GRID.names[square] for square in squares],
        "sold": 0,
        "fight": None,
    }


def _mark_fight(voyage: list[Json], event: Event, seat: int) -> None:
    """Note on the last leg of the attacker how its fight ended."""
    if voyage and isinstance(voyage[-1], dict):
        won = event.kind != "beaten_off" and event.facts["seat"] == seat
        voyage[-1]["fight"] = "won" if won else "lost"


def _mark(voyages: list[list[Json]], event: Event) -> None:
    """Note on the last leg of a seat what it sold, and where it was sent."""
    seat = event.facts.get("seat")
    if not isinstance(seat, int):
        return
    last = voyages[seat][-1] if voyages[seat] else None
    if event.kind == "sold" and isinstance(last, dict):
        last["sold"] = int(str(last["sold"])) + int(str(event.facts["silver"]))
    elif event.kind == "sent_off":
        port = event.facts["port"]
        if isinstance(port, Text):
            voyages[seat].append({"sent": port.id.removeprefix("port-")})


def _fight_odds(s: PrivateerState) -> list[dict[str, Json]]:
    """Return the chance of the fight at hand, once for each player in it."""
    seat, other = s.attacker, s.defender
    win = fights.fight(s, seat, other).win
    if other == NONE:
        return [_roll("merchant", seat, win, None)]
    return [_roll("fight", seat, win, other), _roll("fight", other, 1000 - win, seat)]


def _roll(kind: str, seat: int, chance: int, other: int | None) -> dict[str, Json]:
    return {"kind": kind, "seat": seat, "chance": chance, "other": other}


def _won(roll: dict[str, Json], event: Event) -> bool:
    """Return whether the fight ended well for the seat of a roll."""
    return event.kind != "beaten_off" and event.facts["seat"] == roll["seat"]


def _test(s: PrivateerState, event: Event) -> dict[str, Json]:
    """Return a Crew test or contest as a roll."""
    facts = event.facts
    seat = int(str(facts["seat"]))
    if event.kind == "tested":
        chance = odds.crew_test(int(str(facts["crew"])), int(str(facts["need"])))
        return {**_roll("test", seat, chance, None), "came": facts["passed"] == 1}
    rival = facts["other"]
    other = int(str(rival.args["seat"])) if isinstance(rival, Text) else NONE
    ahead = ships.crew(s.ships[seat]) - ships.crew(s.ships[other])
    came = int(str(facts["total"])) > int(str(facts["against"]))
    return {**_roll("contest", seat, odds.crew_contest(ahead), other), "came": came}
