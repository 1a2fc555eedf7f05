"""Advice: hints that can be played, reasons that anybody may hear, turns that reach their goal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import choose, deal
from portsmouth.bots.search.turn_goals import plan_turn
from portsmouth.bots.study.hints import Hint, think_hint
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.victory.bots import BOTS
from portsmouth.games.victory.bots.advice import turn_goals
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import GOAL
from portsmouth.games.victory.state import VictoryState
from portsmouth.i18n.language import LANGUAGES, say
from tests.games.victory.build import broadside, facing, fired, options, play, port, position, ship
from tests.test_protocol import ask

SEATS = 3
EVERY = 9
"""Each so manieth decision is looked at, and all kinds of question."""


@cache
def sample() -> tuple[VictoryState, ...]:
    """Positions of a game of captains: of each kind of question two, and some of all."""
    return tuple(_walked())


def _walked() -> Iterator[VictoryState]:
    s, who, seen = deal(GAME, SEATS, 7), BOTS.bot("landsman", SEATS), dict[str, int]()
    for number in range(220):
        seat, step = GAME.actors(s)[0], str(s.frames[-1][0])
        if len(GAME.legal(s, seat)) > 1:
            seen[step] = seen.get(step, 0) + 1
            if seen[step] <= 2 or not number % EVERY:
                yield s.copy()
        for action in choose(GAME, s, seat, who).actions[:1]:
            GAME.apply(s, seat, action)


def hinted(s: VictoryState, seat: int) -> Hint[VictoryState]:
    """A lieutenant's hint."""
    evaluator, who = BOTS.evaluator(s.seats), BOTS.bot("lieutenant", s.seats)
    return run(think_hint(GAME, evaluator, who, s, seat))


def reason(s: VictoryState, *actions: str) -> str | None:
    """Why the first seat that is asked plays these actions, in English."""
    seat = GAME.actors(s)[0]
    why = BOTS.reason(s, seat, [GAME.notation.read(action) for action in actions])
    return say(why, ("Anson", "Byron"), game="victory") if why else None


def test_the_sample_has_all_kinds_of_question() -> None:
    steps = {s.frames[-1][0] for s in sample()}
    assert {"voyages", "trade", "play", "merchant", "board", "arm", "place", "outfit"} <= steps


def test_a_hint_can_be_played_and_is_the_same_whatever_is_hidden() -> None:
    for s in sample():
        seat = GAME.actors(s)[0]
        found = hinted(s, seat)
        mains = [told.key_action.option for told in found.options]
        assert len({option.target for option in mains}) == len(mains) >= 1
        for told in found.options:
            twin = s.copy()
            for each in told.annotated:
                assert each.option.action in GAME.legal(twin, seat)
                GAME.apply(twin, seat, each.option.action)
        twin = s.copy()
        GAME.resample_hidden(twin, seat, Rng(99))
        again = hinted(twin, seat)
        assert [told.choice for told in again.options] == [told.choice for told in found.options]


def test_a_hint_at_a_voyage_points_at_the_ship() -> None:
    """Not at the question after it, which only goes on."""
    for s in sample():
        if s.frames[-1][0] == "voyages":
            for told in hinted(s, GAME.actors(s)[0]).options:
                assert told.key_action.option.action[0] not in ("decline", "merchant", "take")


def test_reasons_are_said_in_every_language_and_look_into_no_hand() -> None:
    told: set[str] = set()
    for s in sample():
        seat = GAME.actors(s)[0]
        blind = s.copy()
        for each in blind.ports:
            each.hand = ()
        for line in [*((action,) for action in GAME.legal(s, seat)), _best(s, seat)]:
            why = BOTS.reason(s, seat, line)
            assert BOTS.reason(blind, seat, line) == why
            if why:
                told.add(why.id)
                for language in LANGUAGES:
                    assert _said(why, language)
    assert {"why-shot", "why-sail-last", "why-fit", "why-passengers"} <= told


def _best(s: VictoryState, seat: int) -> tuple[tuple[str | int, ...], ...]:
    return choose(GAME, s, seat, BOTS.bot("midshipman", SEATS)).actions


def _said(text: Text, language: str) -> str:
    return say(text, ("Anson", "Byron", "Cook"), game="victory", language=language)


def test_a_reason_gives_no_sealed_choice_away() -> None:
    """R27, R60: shot, flight and Letter have one reason."""
    s = fired(port(), port("", ["letter_of_marque"]))
    for seat in (0, 1):
        legal = GAME.legal(s, seat)
        assert {str(BOTS.reason(s, seat, [action])) for action in legal} == {
            str(BOTS.reason(s, seat, [legal[0]]))
        }
    assert reason(s, "ball") == (
        "To sink the enemy takes 5 dice on the hull; "
        "to capture it, 5 on the crew and 1 on the sails."
    )


def test_reasons_of_the_port() -> None:
    s = position(port("WWBBBB", ["fort.guns", "mine.hull"]), step="trade")
    assert reason(s, "done", "build mine.hull") == "1 point, and 1 metal at the start of each turn."
    assert reason(s, "done", "build fort.guns") == "2 points that stay, for 4 cubes."
    found = reason(s, "done", "found commerce fort.guns")
    assert found == "2 points, and a cube whenever another player ends a voyage."
    assert reason(s, "done", "rest") is None
    s = position(port("WWWWWBB", ["fort.guns"]), step="trade")
    assert reason(s, "trade WW B", "done") is None
    s = position(port("WWWBBM", ["fort.guns"]), step="trade")
    assert reason(s, "trade BB W") == "Cubes of one kind then score 1 point more."
    s = position(port("BBBB", ["fort.guns"], admiralty=3, jolly_rogers=2), step="trade")
    assert scoring.points(s, 0) == 14
    assert reason(s, "done", "build fort.guns") == "That makes 15 points, enough to declare."
    s.ports[0].admiralty -= 1
    assert reason(s, "done", "build fort.guns") == "2 points that stay, for 4 cubes."


@pytest.mark.parametrize(
    ("space", "passengers", "words"),
    [
        (0, 0, None),
        (1, 0, "1 cube now, not 4 in 2 turns."),
        (2, 0, "2 cubes now, not 4 one turn later."),
        (2, 1, None),
    ],
)
def test_a_voyage_ends_early_for_cubes_at_once(
    space: int, passengers: int, words: str | None
) -> None:
    """Where it brings none, or gives up what passengers score, no reason is made up."""
    at_sea = ship("a1", "v03", space, passengers=passengers)
    assert reason(position(port(), ships=[at_sea], step="voyages"), "end a1") == words


@pytest.mark.parametrize(
    ("space", "words"), [(0, "Byron could attack the Aurora on its next space."), (1, None)]
)
def test_a_ship_stays_where_it_is_safe(space: int, words: str | None) -> None:
    """V44: not where it could be attacked all the same."""
    at_sea = [ship("a1", "v03", space), ship("b1", "v01", 2)]
    assert reason(position(port(), ships=at_sea, step="voyages"), "done") == words


def test_reasons_of_fights() -> None:
    s = facing(port(), port(jolly_rogers=4))
    assert reason(s, "fire a1 b1") == "Byron leads with 13 points."
    s = fired(port(), port(), target=ship("b1", hull="2345"))
    broadside(s, "ball", "ball", [6, 1, 1, 1, 1, 1], [1] * 6)
    assert reason(s, "place 6") == "That sinks the Bellatrix."
    assert reason(s, "place -") is None


def test_goals_are_those_of_the_turn_that_can_be_foreseen() -> None:
    for s in sample():
        seat = GAME.actors(s)[0]
        found = BOTS.goals(s, seat)
        assert bool(found) == (s.frames[-1][0] in turn_goals.STEPS)
        for goal in found:
            assert all(_said(goal.label, language) for language in LANGUAGES)
            if goal.figure:
                figure = goal.figure(3, 4)
                assert figure
                assert all(_said(figure, language) for language in LANGUAGES)


def ends(s: VictoryState, seat: int) -> Iterator[VictoryState]:
    """The ends of a turn by all legal actions that leave others alone."""
    seen, open_ = set[str](), [s.copy()]
    while open_:
        here = open_.pop()
        if not here.frames or here.active != seat:
            yield here
            continue
        for action in GAME.legal(here, seat):
            if action[0] in turn_goals.HOSTILE:
                continue
            child = here.copy()
            GAME.apply(child, seat, action)
            mark = str([child.frames, child.ports[seat].to_json(), child.plays, child.active])
            if mark not in seen:
                seen.add(mark)
                open_.append(child)


@pytest.mark.parametrize(
    "hand", [["fort.guns", "v06"], ["tavern.crew", "passengers", "v13"], ["mine.hull", "merchant"]]
)
def test_a_planned_turn_reaches_its_goal_and_none_is_missed(hand: list[str]) -> None:
    """All that is proved is held against every legal line."""
    s = position(port("WWBBM", hand), port(), step="trade")
    every = list(ends(s, 0))
    for goal in BOTS.goals(s, 0):
        found = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 0, goal))
        assert found.proved
        most = max(goal.measure(end, 0) for end in every)
        if goal.enough is not None:
            assert bool(found.turns) == (most >= goal.enough), goal.key
        for turn in found.turns:
            assert goal.reached(_ended(s, turn.choice.actions), 0)
        if goal.enough is None:
            assert goal.measure(_ended(s, found.turns[0].choice.actions), 0) == most


def _ended(s: VictoryState, actions: tuple[tuple[str | int, ...], ...]) -> VictoryState:
    return play(s.copy(), *(GAME.notation.write(action) for action in actions))


def test_the_race_is_told_by_what_the_viewer_sees() -> None:
    for s in sample():
        seat = GAME.actors(s)[0]
        found = BOTS.race(s, seat)
        assert (found is None) == (s.frames[-1][0] == "outfit" or s.declarer >= 0)
        if found:
            assert found.goal == GOAL
            assert all(each >= 1000 * s.round for each in found.rounds)
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(7))
            assert BOTS.race(twin, seat) == found


def test_who_has_more_is_expected_earlier() -> None:
    s = position(port("", jolly_rogers=3), port(), round=7)
    found = BOTS.race(s, None)
    assert found
    assert 7000 <= found.rounds[0] < found.rounds[1]
    s.ports[0].jolly_rogers = 0
    s.declarer = 1
    assert BOTS.race(s, None) is None


def test_the_chart_tells_the_race() -> None:
    engine = Engine()
    frame = ask(engine, op="new", game="victory", seats=2, seed="5")
    assert ask(engine, op="chart", n=frame["n"])["race"] is None, "before the first turn"
    for _ in range(4):
        frame = ask(engine, op="play", n=frame["n"], actions=["take W"])
    race = ask(engine, op="chart", n=frame["n"], viewer=0)["race"]
    assert race["goal"] == GOAL
    assert all(1 < each < 40 for each in race["rounds"])


def test_several_trades_for_one_play_are_one_plan() -> None:
    """V12, R12, R65: at most three, and all of it can be done."""
    s = position(port("CCCCCCMMMM", ["church.crew", "town_hall.hull"]), step="trade")
    option = options(s)["build church.crew"]
    assert option.refusal
    verbs = [each[0] for each in option.refusal.remedy]
    assert verbs == ["trade", "trade", "trade", "done"]
    option = options(s)["build town_hall.hull"]
    assert option.refusal
    assert option.refusal.remedy == (), "that takes five trades"
    s = position(port("CCCCBB", ["church.crew"]), step="trade")
    option = options(s)["build church.crew"]
    assert option.refusal
    found = [GAME.notation.write(each) for each in option.refusal.remedy]
    assert found == ["trade CC W", "trade CC W", "done"]
    play(s.copy(), *found, "build church.crew")
    s = position(port("CCCCBB", ["church.crew"]), step="trade", settings={"trades_per_turn": 1})
    option = options(s)["build church.crew"]
    assert option.refusal
    assert option.refusal.remedy == ()
    planned = 0
    for s in sample():
        seat = GAME.actors(s)[0]
        for option in GAME.options(s, seat):
            if option.refusal and option.refusal.remedy:
                twin = s.copy()
                for action in (*option.refusal.remedy, option.action):
                    assert action in GAME.legal(twin, seat)
                    GAME.apply(twin, seat, action)
                planned += 1
    assert planned


def test_luck_is_measured_with_the_same_hands() -> None:
    """Else a good hand would count as luck in every turn: only pile and dice are others."""
    for s in sample():
        twin = s.copy()
        GAME.resample_chance(twin, GAME.actors(s)[0], Rng(3))
        GAME.check(twin)
        assert [each.hand for each in twin.ports] == [each.hand for each in s.ports]
        assert sorted(twin.pile) == sorted(s.pile)
        assert twin.rng.count == s.rng.count
        assert (twin.pile, twin.rng.bits()) != (s.pile, s.copy().rng.bits())
