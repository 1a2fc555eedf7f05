"""Hints in three depths, in positions of whole games: what they say must hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import portsmouth
from portsmouth.api.protocol.jobs import TipShape
from portsmouth.api.serialize_advice import tip_to_json
from portsmouth.bots.bot import run
from portsmouth.bots.study.hints import think_hint
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.schema import TextShape
from portsmouth.core.text import Text
from portsmouth.games.captains_sea.bots import BOTS, closing, reasons, worth
from portsmouth.games.captains_sea.bots.midshipman import Landsman
from portsmouth.games.captains_sea.bots.reasons import comparison
from portsmouth.games.captains_sea.notation import target
from portsmouth.games.captains_sea.rules import harm, names, scoring
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

GAMES = ("s01", "s03", "s05", "s07", "s09")
EACH, APART = 10, 31
ADVISER, ADMIRAL = BOTS.evaluator(2), BOTS.bot("admiral", 2)
SILENT = {"aim", "reload", "change", "window", "spend", "hand", "nail"}
SILENT |= {"bonus", "sails", "split", "support", "odd", "struck", "take", "lose", "side"}
SILENT |= {"strike", "second", "fall"}
"""Questions whose best answer speaks for itself, or for which there is no sentence."""

Tip = tuple[CaptainState, int, tuple[Any, ...], list[TipShape]]


def positions(duel: str) -> Iterator[Match[Any]]:
    """Some questions of a game with whims, of many kinds."""
    match: Match[Any] = portsmouth.new("captains_sea", seats=2, seed=1, options={"duel": duel})
    captain, rng = Landsman(match.game), Rng(3)
    for number in range(EACH * APART):
        if not match.actors:
            return
        seat = match.actors[0]
        if number % APART == APART - 1:
            yield match
        decision = run(captain.think(match.state.copy(), seat, rng))
        match.play(match.game.notation.write(decision.actions[0]))


@cache
def tips() -> list[Tip]:
    """What is hinted at each depth."""
    found: list[Tip] = []
    for duel in GAMES:
        for match in positions(duel):
            seat, s = match.actors[0], match.state.copy()
            hint = run(think_hint(match.game, ADVISER, ADMIRAL, s, seat))
            told = [tip_to_json(match, seat, hint, depth) for depth in (1, 2, 3)]
            found.append((s, seat, hint.best.choice.actions, told))
    return found


def test_there_are_fifty() -> None:
    """Enough of them, of enough kinds."""
    kinds = Counter(s.frames[-1][0] for s, *_ in tips())
    assert sum(kinds.values()) >= 45
    assert kinds.keys() >= {"muster", "select"}
    assert len(kinds) >= 5


def test_each_depth_says_no_more_than_it_should() -> None:
    """1: where to look; 2: some options, in no order of worth; 3: what to do."""
    for _, _, actions, (look, options, whole) in tips():
        assert (look["best"], look["labels"], look["why"]) == (None, [], None)
        assert len(look["targets"]) == 1
        assert options["targets"] == sorted({*options["targets"]})
        if options["depth"] == 3:  # names would narrow nothing, and there is no reason to tell
            assert options == whole
            continue
        assert options["best"] is None
        assert (options["why"] is None) == bool(options["labels"])
        assert len(options["labels"]) <= 3
        assert look["targets"][0] in options["targets"]
        best = whole["best"]
        assert best is not None
        assert 1 <= len(best["steps"]) <= len(actions)


def test_the_second_depth_narrows_the_choice() -> None:
    """It leaves out as many answers as it names; of a crew it says where men bring most."""
    seen = Counter[str]()
    for s, seat, actions, (_, options, whole) in tips():
        step = str(s.frames[-1][0])
        open_ = {target(each) for each in BOTS.game.legal(s, seat)}
        if options["labels"]:
            assert len(open_ - {*options["targets"]}) >= len(options["targets"])
            assert step != "muster"
        elif step == "muster":
            why = options["why"]
            assert why is not None
            seen[str(why["id"])] += 1
            assert manned(s, actions, why), why
            assert whole["why"] is not None
            assert not str(whole["why"]["id"]).startswith("why-bill"), "no crew to compare with"
        else:
            seen[step] += 1
    assert {"focus-near", "select"} <= seen.keys()


def manned(s: CaptainState, actions: tuple[Any, ...], why: TextShape) -> bool:
    """Has the best crew men where they are said to bring most?"""
    if why["id"] == "focus-melee":
        return aims.range_of(s) <= 8
    crew = comparison.crew_of(BOTS.game, s, s.frames[-1][1], actions)
    if why["id"] in ("focus-near", "focus-guns"):
        side = names.SIDE.index(Text(str(dict(why["args"])["side"]["id"])))  # type: ignore[index,call-overload]
        return any(crew[task] for task in aims.sections(side))
    tasks = dict(comparison.GROUPS)[str(why["id"]).removeprefix("focus-")]
    return any(crew[task] for task in tasks)


def near(s: CaptainState) -> bool:
    """May she come alongside in this turn?"""
    return s.grappled or aims.range_of(s) <= reasons.NEAR // 2


def most_boxes(s: CaptainState, seat: int) -> float:
    """The mean of the hits of the best aim that isn't parried."""
    return max((comparison.boxes(s, seat, aim) for aim in aims.choices(s, seat)), default=0.0)


def told_boxes(s: CaptainState, seat: int, facts: dict[str, Any]) -> bool:
    """Are the boxes those of the best aim, at this distance?"""
    told = facts["boxes"]["args"]
    tenths = round(10 * most_boxes(s, seat))
    return told == {"whole": tenths // 10, "tenths": tenths % 10} and near_as(s, facts)


def near_as(s: CaptainState, facts: dict[str, Any]) -> bool:
    """Is the distance the one that is told?"""
    return bool(facts["range"] == aims.range_of(s))


def more(s: CaptainState, seat: int, facts: dict[str, Any]) -> bool:
    """Does the better crew have more of what is told?"""
    return s.frames[-1][0] == "muster" and facts["best"] > facts["done"]


def sails(s: CaptainState) -> bool:
    """Is it about a course?"""
    return s.frames[-1][0] in ("select", "turn")


def ahead(s: CaptainState, seat: int, facts: dict[str, Any]) -> bool:
    """It is about a course, in an impulse that is still to come."""
    return sails(s) and (facts.get("later", 0) > 0 or facts["impulse"] >= s.impulse)


def unanswered(s: CaptainState, seat: int, facts: dict[str, Any]) -> bool:
    """Nothing of the enemy bears that is loaded and manned."""
    return not aims.live(s, 1 - seat)


NEAR = 8
"""The range at which boarding is thought of."""
HOLDS: dict[str, Callable[[CaptainState, int, dict[str, Any]], bool]] = {
    "why-crew-near": lambda s, seat, facts: near(s),
    "why-crew-far": lambda s, seat, facts: facts["range"] > reasons.FAR,
    "why-crew-guns": lambda s, seat, facts: 4 < facts["range"] <= reasons.FAR,
    "why-crew-mend": lambda s, seat, facts: (
        sum(s.ships[seat].scored) > 0
        and any(harm.damaged(s.ships[seat], track) for track in range(5))
        and facts["points"] + facts["half"] / 2 == worth.price(s, 1 - seat)
    ),
    "why-course-prey": lambda s, seat, facts: scoring.is_prey(s, seat),
    "why-course-home": lambda s, seat, facts: worth.secure(s, seat) and facts["points"] > 5,
    "why-crew-rigging": lambda s, seat, facts: facts["boxes"] == s.ships[seat].rigging,
    "why-crew-few": lambda s, seat, facts: s.ships[seat].crew < facts["boxes"],
    "why-course-edge": lambda s, seat, facts: sails(s),
    "why-course-board": lambda s, seat, facts: facts["chance"] >= 50,
    "why-course-shun": lambda s, seat, facts: facts["chance"] >= 50,
    "why-course-rakes": ahead,
    "why-course-raked": ahead,
    "why-course-alone": ahead,
    "why-course-exposed": ahead,
    "why-course-both": ahead,
    "why-course-reloading": ahead,
    "why-course-waits": ahead,
    "why-course-far": lambda s, seat, facts: facts["range"] > reasons.FAR,
    "why-course-closing": lambda s, seat, facts: facts["end"] < facts["range"],
    "why-course-close": lambda s, seat, facts: facts["range"] > NEAR,
    "why-course-guns": lambda s, seat, facts: facts["range"] <= NEAR,
    "why-turn-rakes": lambda s, seat, facts: s.frames[-1][0] == "turn",
    "why-turn-bears": lambda s, seat, facts: s.frames[-1][0] == "turn",
    "why-turn-sooner": ahead,
    "why-turn-shuns": ahead,
    "why-turn-nearer": lambda s, seat, facts: facts["best"] < facts["than"],
    "why-fire-chase": lambda s, seat, facts: aims.chasing(s, seat) >= 0,
    "why-fire-rake": lambda s, seat, facts: aims.rake(s, seat) > 0,
    "why-fire-unanswered": unanswered,
    "why-fire-reloading": unanswered,
    "why-fire-unmanned": unanswered,
    "why-fire-close": lambda s, seat, facts: facts["range"] <= 3,
    "why-fire-stronger": lambda s, seat, facts: aims.bearing(s, 1 - seat) >= 0,
    "why-fire-late": lambda s, seat, facts: s.impulse >= 11,
    "why-fire-enough": lambda s, seat, facts: facts["range"] > 3,
    "why-fire-both": lambda s, seat, facts: aims.bearing(s, 1 - seat) >= 0,
    "why-hold-little": lambda s, seat, facts: facts["range"] > 3,
    "why-hold-nearer": lambda s, seat, facts: facts["range"] > 3,
    "why-hold-reload": lambda s, seat, facts: facts["range"] > 3,
    "why-spend": lambda s, seat, facts: facts["before"] < facts["after"],
    "why-fire-boxes": told_boxes,
    "why-hold-boxes": told_boxes,
    "why-hold-nothing": lambda s, seat, facts: most_boxes(s, seat) < comparison.LEAST,
    "why-bill-melee": more,
    "why-bill-guns": more,
    "why-bill-sheets": more,
    "why-bill-helm": more,
    "why-bill-mend": more,
    "why-course-bears": lambda s, seat, facts: sails(s),
    "why-course-spared": lambda s, seat, facts: sails(s),
    "why-course-stronger": lambda s, seat, facts: sails(s),
    "why-course-weaker": lambda s, seat, facts: sails(s),
    "why-course-nearer": lambda s, seat, facts: sails(s) and facts["range"] < facts["range_done"],
    "why-course-farther": lambda s, seat, facts: sails(s) and facts["range"] > facts["range_done"],
    "why-course-later": lambda s, seat, facts: sails(s),
    "why-course-even": lambda s, seat, facts: sails(s),
    "why-course-tack": lambda s, seat, facts: sails(s) and 0 < facts["chance"] < 100,
    "why-aim": lambda s, seat, facts: s.frames[-1][0] == "aim",
    "why-rig": lambda s, seat, facts: s.frames[-1][0] == "rig",
    "why-charge": lambda s, seat, facts: s.frames[-1][0] == "charge",
    "why-strain": lambda s, seat, facts: s.frames[-1][0] == "strain",
    "why-order-second": lambda s, seat, facts: s.frames[-1][0] == "order",
    "why-order-first": lambda s, seat, facts: closing.boards(s, seat),
    "why-board": lambda s, seat, facts: 1 <= facts["chance"] <= 100,
    "why-cut": lambda s, seat, facts: 1 <= facts["chance"] <= 100,
}
"""By reason: what must be true for it to make sense."""


@pytest.mark.parametrize("number", range(len(GAMES) * EACH))
def test_reasons_hold(number: int) -> None:
    """What speaks for an answer is true of the position, and speaks of that answer."""
    if number >= len(tips()):
        pytest.skip("a game was over sooner")
    s, seat, actions, (_, _, whole) = tips()[number]
    step, why = str(s.frames[-1][0]), whole["why"]
    if why is None:
        silent = step in SILENT or actions[0][0] in ("off", "wait", "stop", "stay")
        assert silent or step == "fire", step
        return
    facts: dict[str, Any] = dict(why["args"])
    assert HOLDS[why["id"]](s, seat, facts), (why, step, actions)
    said = next((each for each in ("fire", "hold", "cut") if f"why-{each}" in why["id"]), None)
    assert said in (None, actions[0][0])
