"""Windows, cards and ships in one square against a second engine, decision by decision."""

from __future__ import annotations

from collections import Counter
from typing import Any

from portsmouth.core.context import EventRecorder
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import DUELS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.make_golden_games import boarder, bold, wild
from tests.games.captains_sea.naive import alongside, bridge
from tests.sample import window

GAMES, SAMPLE = 2_000, 20
WAYS = (bold, boarder, boarder, wild)


def window_alike(s: CaptainState, seat: int, seen: Counter[str]) -> None:
    """All that may be played or discarded in a window."""
    plain: dict[str, Any] = s.to_json()
    legal = GAME.legal(s, seat)
    plays = {int(each[1]) for each in legal if each[0] == "play"}
    spends = {int(each[1]) for each in legal if each[0] == "spend"}
    assert plays == bridge.plays(plain), plain["frames"][-1]
    assert spends == bridge.spends(plain), plain["frames"][-1]
    seen[f"window {s.frames[-1][1]}"] += 1
    seen["plays"] += len(plays)


def lie_alike(before: CaptainState, s: CaptainState, seen: Counter[str]) -> None:
    """How ships lie in one square, after each decision."""
    now: dict[str, Any] = s.to_json()
    if not alongside.together(now) or s.relation == 0:
        return
    relation = alongside.RELATIONS[s.relation]
    tacks = s.frames[-1][:2] == ("window", "tack")  # how she lies is fixed after her die (R61)
    if not s.grappled and not tacks:
        assert relation == alongside.relation(now)
    if -1 not in s.sides and not tacks:
        mover = s.mover
        lies = alongside.SIDES[s.sides[1 - mover]]
        assert alongside.SIDES[s.sides[mover]] == alongside.own_side(now, mover, lies)
    came = [
        (ship.column - old.column, ship.row - old.row)
        for ship, old in zip(s.ships, before.ships, strict=True)
    ]
    moved = [seat for seat in (0, 1) if came[seat] in alongside.COMPASS]
    entered = before.ships[0].square != before.ships[1].square and moved == [s.mover]
    if entered and relation == "angled":
        side = alongside.entered_side(now, s.mover, came[s.mover])
        if side:
            assert alongside.SIDES[s.sides[1 - s.mover]] == side
        else:
            assert s.frames[-1][0] == "side"
        seen["angled in"] += 1
    if s.frames[-1][0] == "side":
        assert GAME.actors(s) == (s.leader,)
    seen[relation] += 1


def fire_alike(s: CaptainState, seen: Counter[str]) -> None:
    """Who may fire in one square, and what rakes."""
    plain: dict[str, Any] = s.to_json()
    for seat in (0, 1):
        side = aims.bearing(s, seat)
        own = [2 * side + end for end in aims.live(s, seat)] if side >= 0 else []
        assert own == alongside.live(plain, seat)
        if own:
            assert ("", "bow", "stern")[aims.rake(s, seat)] == alongside.rake(plain, seat)
            seen["fires in one square"] += 1


def compared(number: int, seen: Counter[str]) -> None:
    """A game with all cards, by captains of different kinds."""
    rng = Rng(number).fork("second bridge")
    begun = {"scenario": META.scenarios[number % 5 + 1]} if number % 4 else {}
    settings = {"duel": [*DUELS][number % len(DUELS)], "turn_limit": 20, **begun}
    s = GAME.setup(2, META.resolve_settings(2, settings), Rng(number))
    way = WAYS[number % len(WAYS)]
    for _ in range(700):
        if not s.frames:
            return
        seat, before = GAME.actors(s)[0], s.copy()
        step = s.frames[-1][0]
        if step == "window":
            window_alike(s, seat, seen)
        elif step == "fire" and s.ships[0].square == s.ships[1].square:
            fire_alike(s, seen)
        GAME.apply(s, seat, way(s, GAME.legal(s, seat), rng), EventRecorder())
        if s.frames and s.turn:
            lie_alike(before, s, seen)


def test_windows_and_one_square_are_those_of_the_second_engine() -> None:
    """1.14-1.20, 4.9, 9.26-9.30, R27, R31, R42, R60-R62, R98, R116-R119."""
    seen = Counter[str]()
    (games,) = window("Captain's Sea: the second bridge", GAMES, SAMPLE, 1)
    for number in games:
        compared(number, seen)
    assert seen.keys() >= {"window to_hit", "window repair", "plays", "parallel"}, seen
