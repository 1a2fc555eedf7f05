"""What a report of fire says: which faces hit and parry, where defense dice come from, rakes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.views.view import view
from tests.games.captains_sea.build import do, put_ship, sea, start

SEEDS = range(8)
OPTIONS: dict[str, int | str | bool] = {"duel": "s05", "scenario": "stern_rake"}


def games() -> Iterator[Match[Any]]:
    """Random games that begin with a rake, after each action."""
    for seed in SEEDS:
        match: Match[Any] = portsmouth.new("captains_sea", 2, OPTIONS, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 500:
            seat = match.actors[0]
            match.play(match.game.random_action(match.state, seat, rng), seat)
            yield match


def faces(told: Any) -> list[int]:
    """The faces in a list of dice."""
    return [int(each) for each in str(told).split(", ") if each.isdecimal()]


def happened(match: Match[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the last action did."""
    for event in match.events(len(match.journal) - 1, None)[0]:
        yield event.kind, dict(event.facts)


def test_the_faces_that_are_told_are_those_that_hit() -> None:
    """11.11, 11.16, 11.18: so many dice reach the face, a discard raises one of them."""
    seen = set()
    for match in games():
        for kind, facts in happened(match):
            if kind == "broadside" and len(faces(facts["dice"])):
                by = facts["by_crew"] + facts["by_shot"] + facts["by_cards"]
                assert facts["least"] == 5 - by
                seen.add(facts["least"])
                found = faces(facts["dice"])
                first = found[: len(found) - facts["again"]]
                hit = [
                    face + (at < facts["spent"]) >= facts["least"] for at, face in enumerate(first)
                ]
                assert sum(hit) == facts["again"] or not facts["again"], "H13 rolls hits again"
                if not facts["again"]:
                    assert facts["hits"] == sum(hit)
            if kind == "parried" and not faces(facts["again"]):
                found = faces(facts["dice"])
                parry = [
                    face + (at < facts["spent"]) >= facts["least"] for at, face in enumerate(found)
                ]
                assert facts["count"] == min(sum(parry), facts["count"] + facts["left"])
                assert (
                    len(found)
                    <= facts["distance"] + facts["smoke"] + facts["fires"] + facts["cards"]
                )
                assert facts["least"] == (
                    4 if facts["distance"] >= 6 and facts["least"] == 4 else 5
                )
    assert len(seen) > 1


def test_a_report_tells_why() -> None:
    """11.11, 11.13, 11.14, 11.25: morale and shot, smoke among defense dice, a low stern rake."""
    s = sea()
    s.impulse = 6
    put_ship(s, 0, 5, 8, 3, morale="handy", man={"pf": 2})
    put_ship(s, 1, 5, 5, 1)
    s.smoke = ((5, 8, 2, 1),)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    do(s, "hold", "fire")
    count = aims.manned_dice(s, 0, 0)
    events = do(s, "aim fore-low", dice=(6,) * count + (2,) * 5 + (4, 4, 3))
    told = {event.kind: event.facts for event in events}
    assert (told["broadside"]["least"], told["broadside"]["by_crew"]) == (4, 1)
    assert (told["parried"]["distance"], told["parried"]["smoke"]) == (3, 2)
    assert told["parried"]["least"] == 5
    assert told["damage"]["raked"] > 0


def test_the_view_tells_which_dice_come_next() -> None:
    """11.13: before her defense dice no hit of an attack counts as parried or left."""
    waits = set()
    for match in games():
        told = view(match.state, 0)["volley"]
        for attack in told["attacks"] if told else ():
            waits.add(attack["waits"])
            if attack["waits"] == "to_hit":
                assert attack["hits"] == 0
            if attack["waits"] == "defense":
                assert (attack["hits"] > 0, attack["net"]) == (True, 0)
    assert waits >= {"to_hit", "defense", None}


def test_who_aims_is_told_which_faces_hit() -> None:
    """11.11: of his own sections, as they are loaded; nobody else is told."""
    told = 0
    for match in games():
        if match.state.frames and match.state.frames[-1][0] == "aim":
            seat = match.actors[0]
            least = QUERIES.odds(match.state, seat)["least"]
            assert isinstance(least, dict)
            told += any(least.values())
            assert QUERIES.odds(match.state, 1 - seat)["least"] is None
    assert told
