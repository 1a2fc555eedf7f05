"""Hints and reasons: from the captain's own ranking, nothing played, nothing hidden told."""

from __future__ import annotations

from itertools import permutations

import pytest

from portsmouth.bots.bot import run
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.study.hints import think_hint
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.captains_sea.bots import BOTS, advice, reasons
from portsmouth.games.captains_sea.bots.courses import Prospects, straight_on
from portsmouth.games.captains_sea.bots.plot import Going, Plot, Station
from portsmouth.games.captains_sea.bots.reasons import comparison
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.rules import geometry, names
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.i18n.language import say
from tests.games.captains_sea.build import put_ship, sea
from tests.games.captains_sea.test_odds import POSITIONS

ADVISER = BOTS.evaluator(2)
STEPS = {str(s.frames[-1][0]): s for s in POSITIONS}
"""A position of each question."""


@pytest.mark.parametrize("step", sorted(STEPS))
def test_hints(step: str) -> None:
    """A hint's first option is what the captain does; others are worth no more."""
    s = STEPS[step]
    (seat,) = GAME.actors(s)
    captain = BOTS.bot("admiral", 2)
    hint = run(think_hint(GAME, ADVISER, captain, s, seat))
    sampled, rng = determinize(GAME, s, seat)
    wanted = run(captain.think(sampled, seat, rng)).actions
    done = tuple(each.option.action for each in hint.best.annotated)
    assert done == wanted[: len(done)]
    assert all(each.option.legal for each in hint.best.annotated)


@pytest.mark.parametrize("step", sorted(STEPS))
def test_weighing_plays_nothing(step: str) -> None:
    """Leaves differ from the position in the frame that holds their worth, and in the crew."""
    s = STEPS[step]
    (seat,) = GAME.actors(s)
    now = ADVISER.evaluate(s, seat)
    for line in ADVISER.candidates(s, seat):
        leaf = ADVISER.leaf_state(s, seat, line)
        assert leaf is not None
        assert leaf.frames[-1][0] == advice.WEIGHED
        assert leaf.rng.count == s.rng.count
        assert step == "muster" or ADVISER.evaluate(leaf, seat) <= now
        terms = ADVISER.breakdown(leaf, seat)
        whole = sum(value for _, value in terms)
        assert whole * POINT == pytest.approx(ADVISER.evaluate(leaf, seat))


def why(s: CaptainState, *frame: str | int, does: str, seat: int = 0) -> str:
    """The message of a reason."""
    s.frames = (frame,)
    found = reasons.reason(s, seat, [(does,)])
    assert found is not None
    return found.id


def test_reasons() -> None:
    """One for each kind of answer; what is sealed has one reason, whatever was chosen."""
    s = sea("s03")
    s.impulse = 3
    put_ship(s, 0, 3, 3, 1)
    enemy = put_ship(s, 1, 12, 3, 1)
    assert why(s, "muster", 0, does="seal") == "why-crew-guns"
    enemy.column = 16
    assert why(s, "muster", 0, does="seal") == "why-crew-far"
    enemy.column = 12
    assert why(s, "select", 0, does="advance") == "why-course-close"
    assert why(s, "select", 0, does="tack") == "why-course-close"
    s.frames = (("fire", 0),)
    assert reasons.reason(s, 0, [("hold",)]) is None, "nobody mans a gun"
    s.ships[0].scored = (2, 0, 0, 0, 0, 0)
    s.ships[0].rigging -= 2
    assert why(s, "muster", 0, does="seal") == "why-crew-mend"
    enemy.column = 4
    assert why(s, "muster", 0, does="seal") == "why-crew-near"
    assert why(s, "select", 0, does="advance") == "why-course-guns"
    s.frames = (("cut", 0),)
    assert reasons.reason(s, 0, [("cut",)]) is None, "she can't take anything with so few men"
    s.ships[0].tasks = (5, 5, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    assert why(s, "cut", 0, does="cut") == "why-cut"
    s.ships[0].tasks = (0,) * 11
    assert why(s, "board", 0, does="board") == "why-board"
    enemy.column, enemy.row = 3, 1
    s.frames = (("fire", 0),)
    assert why(s, "fire", 0, does="fire") == "why-fire-chase"
    s.frames = (("aim", 0),)
    assert reasons.reason(s, 0, [("aim", 4)]) is None
    assert why(s, "charge", 0, does="load") == "why-charge"
    s.frames = (("order", 0, "manoeuvre"),)
    assert [reasons.reason(s, 0, [("first", n)]) for n in (0, 1)] == [
        Text(f"why-order-{n}", own=names.SHIP[own], other=names.SHIP[other])
        for n in ("first", "second")
        for own, other in [[ship.kind for ship in s.ships]]
    ]
    s.ships[1].scored = (9,) * 6
    enemy.column = 14
    assert why(s, "select", 0, does="advance") == "why-course-home"
    assert why(sea("s01"), "select", 1, does="advance", seat=1) == "why-course-prey"


def told(s: CaptainState, *frame: str | int, best: str, done: str) -> Text | None:
    """What the better answer of seat 0 brings that the other does not."""
    s.frames = (frame,)
    lines = [[GAME.notation.read(each) for each in line.split(", ")] for line in (best, done)]
    return comparison.compare(GAME, s, 0, *lines)


def courses() -> list[tuple[CaptainState, int, list[Action]]]:
    """Positions in which a manoeuvre or a free turn is chosen: who, and all that it may be."""
    some = [s for s in POSITIONS if s.frames[-1][0] in ("select", "turn")]
    return [
        (s, seat, [each for each in GAME.legal(s, seat) if each[0] not in ("strike", "orders")])
        for s in some
        for seat in GAME.actors(s)
    ]


def test_better_courses_are_told_apart() -> None:
    """Each has a reason, with the figures of both, and none holds both ways round but the last."""
    either_way = ("why-course-later", "why-course-even", "why-course-tack")
    for s, seat, plans in courses():
        for one, other in permutations(plans, 2):
            found = comparison.compare(GAME, s, seat, (one,), (other,))
            back = comparison.compare(GAME, s, seat, (other,), (one,))
            assert found, (one, other)
            assert back
            assert found.id != back.id or found.id in either_way
            if "hits" in found.args and "hits" in back.args:
                for name in ("hits", "taken", "range"):
                    assert found.args[name] == back.args[f"{name}_done"]


def test_courses_are_told_with_figures_only_where_these_differ() -> None:
    """The same figures twice prove nothing; the other course goes by its name, played or not."""
    even = 0
    for s, seat, plans in courses():
        assert comparison.compare(GAME, s, seat, plans[:1], plans[:1]) is None
        for one, other in permutations(plans, 2):
            found = comparison.compare(GAME, s, seat, (one,), (other,))
            assert found
            even += found.id == "why-course-even"
            if "hits" not in found.args:
                continue
            figures = ("hits", "taken", "range")
            assert any(found.args[name] != found.args[f"{name}_done"] for name in figures)
            in_words = say(found, language="en", game="captains_sea")
            if one in comparison.PLANS:
                named = say(names.PLAN[comparison.PLANS[other]], language="en", game="captains_sea")
                assert f"For comparison, {named}:" in in_words
            assert "As played" not in in_words
    assert even


def test_what_is_told_of_a_course_is_what_the_captain_counts() -> None:
    """The best course that is told is worth what the plot says, if the enemy sails straight on."""
    shots = 0
    for s, seat, plans in courses():
        plot, told = Plot(s, seat), Prospects(s, seat, comparison.DEPTH)
        ready = (plot.own.ready, plot.enemy.ready)
        at, her = plot.place(seat), straight_on(plot)
        for action in plans:
            if action[0] == "turn":
                points = int(action[1])
                turned = geometry.turned(at.heading, points)
                then = Station(at.square, turned, bool(points))
                worth = plot.arrive(s.impulse, then, her, ready, comparison.DEPTH)
                found = told.turned(points)
            else:
                plan = comparison.PLANS[action]
                going = Going(plan, 0, comparison.DEPTH)
                worth = plot.best(s.impulse, at, going, her, ready)
                found = told.selected(plan)
            assert found.worth == pytest.approx(worth)
            shots += found.hits > 0
    assert shots


def test_who_strikes_is_told_that_he_gave_up() -> None:
    """At any question, the crew's too: not where the men had better been, nor how many dice."""
    s = sea("s03")
    put_ship(s, 0, 3, 3, 1)
    put_ship(s, 1, 6, 3, 1)
    assert told(s, "muster", 0, best="man sf 4, seal", done="strike, strike") == Text(
        "why-fight-on"
    )
    struck = [[GAME.notation.read("seal")], [GAME.notation.read("strike")]]
    found = BOTS.verdict_sentence(s, 0, *struck)
    assert found is not None
    assert found.id == "verdict-strike"
    assert BOTS.verdict_sentence(s, 0, *reversed(struck)) is None


def test_better_fire_is_told_in_boxes() -> None:
    """The mean of the boxes, for fire, for holding it, and for aims."""
    s = sea("s03")
    s.impulse = 3
    put_ship(s, 0, 3, 3, 1, man=dict.fromkeys(("pf", "pa", "sf", "sa"), 5))
    put_ship(s, 1, 6, 3, 1)
    fire = told(s, "fire", 0, best="fire", done="hold")
    hold = told(s, "fire", 0, best="hold", done="fire")
    assert fire
    assert hold
    assert (fire.id, hold.id) == ("why-fire-boxes", "why-hold-boxes")
    assert fire.args == hold.args
    assert fire.args["range"] == 6
    assert told(s, "fire", 0, best="fire", done="fire") is None


def test_better_bills_are_told_by_their_men() -> None:
    """Dice of a side, men at repairs; the same bill has nothing to tell."""
    s = sea("s03")
    put_ship(s, 0, 3, 3, 1)
    put_ship(s, 1, 6, 3, 1)
    guns, none = "man sf 4, man sa 4, seal", "man pf 1, seal"
    found = told(s, "muster", 0, best=guns, done=none)
    assert found
    assert (found.id, found.args["side"]) == ("why-bill-guns", Text("side-starboard"))
    assert told(s, "muster", 0, best=guns, done=guns) is None


@pytest.mark.parametrize("step", sorted(STEPS))
def test_what_one_wants_to_be_asked_is_no_mistake(step: str) -> None:
    """Standing orders cost nothing beside the best answer; an analysis grades no preference."""
    s = STEPS[step]
    (seat,) = GAME.actors(s)
    orders = [action for action in GAME.legal(s, seat) if action[0] == "orders"]
    for action in orders if step != "muster" else ():
        leaf = ADVISER.leaf_state(s, seat, (action,))
        assert leaf is not None
        assert ADVISER.evaluate(leaf, seat) == ADVISER.evaluate(s, seat)


@pytest.mark.parametrize(("language", "words"), [("en", "takes 8.5 points"), ("de", "8,5 Punkte.")])
def test_a_repair_is_told_at_its_whole_price(language: str, words: str) -> None:
    """19.01: half points of a multiplier are not left out."""
    text = Text("why-crew-mend", points=8, half=1, own="Java", other="Guerriere")
    assert words in say(text, game="captains_sea", language=language)
