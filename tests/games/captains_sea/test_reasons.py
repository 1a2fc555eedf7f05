"""The reasons that a captain gives: many, with figures, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import portsmouth
from portsmouth.bots.measure.selfplay import choose
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import BOTS, reasons
from portsmouth.games.captains_sea.bots.reasons import SEALED
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden
from portsmouth.i18n.language import LANGUAGES, say
from tests.games.captains_sea.build import put_ship, sea

Asked = tuple[CaptainState, Seat, tuple[Action, ...]]
FULL = dict.fromkeys(("pf", "pa", "sf", "sa"), 5)


@cache
def decisions(duel: str) -> tuple[Asked, ...]:
    """What two Lieutenants decide in four turns of a duel, and from where."""
    match = portsmouth.new("captains_sea", 2, seed=3, options={"duel": duel})
    captain = BOTS.bot("lieutenant", 2)
    found = []
    while match.actors and match.state.turn < 5:
        seat = match.actors[0]
        done = choose(match.game, match.state, seat, captain).actions
        found.append((match.state.copy(), seat, done))
        for action in done:
            match.play(action, seat)
    return tuple(found)


def told(asked: Asked, language: str = "en") -> str:
    """The reason for a decision in words."""
    why = reasons.reason(*asked)
    return say(why, language=language, game="captains_sea") if why else ""


@pytest.mark.parametrize("duel", ["s03", "s05"])
def test_reasons_are_many(duel: str) -> None:
    """A dozen kinds and more in four turns; the same sentence is seldom told twice running."""
    kinds: Counter[str] = Counter()
    last, again, count = ["", ""], 0, 0
    for asked in decisions(duel):
        why = reasons.reason(*asked)
        if not why or str(asked[0].frames[-1][0]) in SEALED:
            continue
        kinds[why.id] += 1
        count += 1
        again += last[asked[1]] == told(asked)
        last[asked[1]] = told(asked)
    assert len(kinds) >= 15, kinds
    assert again * 5 < count, (again, count)


@pytest.mark.parametrize("duel", ["s03", "s05"])
def test_reasons_have_words(duel: str) -> None:
    """In each language, with each figure filled in."""
    for language in LANGUAGES:
        for asked in decisions(duel):
            found = told(asked, language)
            assert "{" not in found, found
            assert "why-" not in found, found


@pytest.mark.parametrize("duel", ["s03", "s05"])
def test_no_reason_tells_what_is_hidden(duel: str) -> None:
    """It is the same with all else that both captains may have loaded, sealed and hold (R96)."""
    for number, (s, seat, actions) in enumerate(decisions(duel)):
        step = str(s.frames[-1][0])
        if step == "window":
            continue  # the card lies open with its reason
        twin = s.copy()
        hidden.resample_hidden(twin, seat, Rng(number))
        hidden.resample_hidden(twin, 1 - seat, Rng(number + 1))
        assert reasons.reason(twin, seat, actions) == reasons.reason(s, seat, actions), step


def test_a_sealed_choice_has_the_same_reason_whatever_it_is() -> None:
    """A manoeuvre is told with its reason once it is done, but thought of before."""
    for s, seat, actions in decisions("s03"):
        if s.frames[-1][0] == "select":
            other: list[Action] = [("tack",)] if actions[0] != ("tack",) else [("advance",)]
            assert reasons.reason(s, seat, other) == reasons.reason(s, seat, actions)


def fight(*, enemy_heading: int = 1, apart: int = 3, due: int = 0) -> Text:
    """Why Constitution fires at a ship abeam of her."""
    s = sea("s03")
    s.turn, s.impulse = 1, 3
    put_ship(s, 0, 3, 5, 1, man=FULL)
    enemy = put_ship(s, 1, 3 + apart, 5, enemy_heading, man=FULL)
    enemy.due = (due, due, due, due, 0, 0)
    s.frames = (("fire", 0),)
    found = reasons.reason(s, 0, [("fire",)])
    assert found
    return found


def test_fire_has_the_reason_that_weighs_most() -> None:
    """A rake first, then a ship that can't answer, then what the range brings."""
    assert fight(enemy_heading=3).id == "why-fire-rake"
    assert fight(enemy_heading=3).args["stern"] == 1
    assert fight(enemy_heading=7).args["stern"] == 0
    assert fight(due=9).id == "why-fire-reloading"
    assert fight(due=9).args["impulse"] == 9
    assert fight(apart=1).id == "why-fire-close"
    near, far = (fight(apart=apart) for apart in (3, 5))
    assert near.args["boxes"] != far.args["boxes"]
