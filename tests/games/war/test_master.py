"""What the Master and the Mate value and decide, and what hints, reasons and goals say of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import apply_line, choose, deal, play
from portsmouth.bots.search.turn_goals import plan_turn
from portsmouth.bots.study.annotate import annotate, key_action
from portsmouth.bots.study.hints import think_hint
from portsmouth.core.rng import Rng
from portsmouth.games.war.bots import BOTS, answers, duels, reasons
from portsmouth.games.war.bots.outlook import outlook
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from portsmouth.games.war.queries import QUERIES
from portsmouth.games.war.race.clock import NEVER, Stand, clock, way_clocks
from portsmouth.games.war.race.passages import chance_of, turns_for
from portsmouth.games.war.race.stand import nearest_way, stand_of
from portsmouth.games.war.rules.components import BOARD, GRAPE, WAYS
from portsmouth.games.war.state import WarState
from portsmouth.i18n.language import LANGUAGES, say
from tests.games.war.build import convoy, load, position
from tests.games.war.build import play as do


def line(s: WarState, level: str = "master") -> list[str]:
    """What a captain decides on."""
    (seat,) = GAME.actors(s)
    found = choose(GAME, s, seat, BOTS.bot(level, s.seats))
    return [GAME.notation.write(action) for action in found.actions]


def positions(seats: int, seed: int, level: str = "master") -> Iterator[WarState]:
    """Every position of a game of captains who fight."""
    s = deal(GAME, seats, seed)
    who = BOTS.bot(level, seats)
    while s.frames:
        yield s
        seat = GAME.actors(s)[0]
        assert apply_line(GAME, s, seat, choose(GAME, s, seat, who).actions)


# The clock.


def stand(ships: int, gold: int, **more: Any) -> Stand:
    """A stand of a lawful captain at a table of four."""
    return Stand(ships, gold, 0, 0, 0, False, 14)._replace(**more)


@pytest.mark.parametrize("ships", [1, 2, 3, 4])
@pytest.mark.parametrize("outlaw", [False, True])
def test_more_is_never_worse(ships: int, outlaw: bool) -> None:
    """W73: gold, ships, flags and letters never take a captain farther from a win."""
    left = [clock(stand(ships, gold, outlaw=outlaw)) for gold in range(4, 100, 6)]
    assert all(later <= sooner + 1200 for sooner, later in pairwise(left))
    if ships < 4:
        assert clock(stand(ships + 1, 20, outlaw=outlaw)) < clock(stand(ships, 20, outlaw=outlaw))
    for more in ({"nation": 1}, {"pirate": 1}, {"letters": 1}):
        assert clock(stand(ships, 20, **more)) <= clock(stand(ships, 20))


def test_each_way_is_over_when_it_is_met() -> None:
    """W73, W115: ships, gold and flags of a row take it to nothing."""
    for number, way in enumerate(WAYS):
        flags = {"nation": {"nation": 2}, "either": {"nation": 2}, "pirate": {"pirate": 3}}
        has = stand(way.ships, way.gold, **flags.get(way.flag, {}))
        assert way_clocks(has)[number] == 0
        assert way_clocks(has._replace(gold=way.gold - 9))[number] > 0


def test_an_outlaw_wins_no_war() -> None:
    """W44, W42: nation flags need a letter; on a merchants' sea only trade wins (O6)."""
    assert way_clocks(stand(3, 20, outlaw=True))[2] == NEVER
    assert [each < NEVER for each in way_clocks(stand(3, 20, merchants=True))] == [True] + 3 * [
        False
    ]


def test_expected_turns() -> None:
    """W12, W79: 1, then 5/4, 25/16, 125/64 with a d4; more with a Navigator."""
    assert turns_for(0)[:5] == (0, 1000, 1250, 1562, 1953)
    assert turns_for(1)[4] < turns_for(0)[4]
    assert turns_for(-4)[3] == 3000
    assert [chance_of(steps, 1) for steps in (2, 3, 5, 6)] == [1000, 750, 250, 0]


def test_nothing_is_put_off() -> None:
    """To lie in port for a turn costs that turn."""
    s = position(convoy("cadiz", cargo={"weapons": 6}), convoy("m3"))
    ahead = outlook(s, 0)
    here = next(iter(s.convoys)).at
    there = GAME.notation.read("go saint_louis")[1]
    assert ahead.from_space(here) >= ahead.turns[4] + ahead.arriving[int(there) - 468]


# What is decided.


def test_sells_where_it_is_dear() -> None:
    """W32: into the port in reach, all sold, the hold filled."""
    s = position(convoy("e16", gold=6, cargo={"weapons": 6}), convoy("m3"), step="sail", roll=3)
    assert line(s) == ["go saint_louis", "sell weapons 6", "buy gold 6", "done"]


def test_takes_a_weak_prize() -> None:
    """W84, W104: four ships on a rich convoy of one; Swabber and Mate let it be."""
    s = position(convoy("m18", ships=4, letters=1), convoy("m18", gold=25), step="meet")
    assert line(s) == ["attack 1"]
    assert line(s, "mate") == ["pass"]
    assert line(s, "swabber") == ["pass"]


def test_leaves_the_strong_alone() -> None:
    """W42: one ship does not attack four."""
    s = position(convoy("m18", gold=30), convoy("m18", ships=4), step="meet")
    assert line(s) == ["pass"]


def test_wins_when_it_can() -> None:
    """W115: the last sale, without a purchase."""
    s = position(convoy("goa", ships=4, gold=50, cargo={"tea": 6}), convoy("m3"), step="port")
    found = line(s)
    do(s, *found)
    assert (s.way, s.frames) == (0, ())


def test_loads_to_board() -> None:
    """W48, W98: against a small crew grape and the counter; the weak side does not board."""
    s = position(convoy("m18", ships=3, letters=1), convoy("m18", gold=20), step="meet")
    do(s, "attack 1")
    assert duels.best_load(s, 0)[-1] == BOARD
    do(s, *load("grape", "grape", "grape", "ball", "ball", "board"))
    assert len(duels.best_load(s, 1)) == 2
    assert duels.best_load(s, 1, (GRAPE,))[0] == GRAPE


def test_plays_evasive_helm_when_it_is_weak() -> None:
    """K20: one ship against four."""
    s = position(
        convoy("m18", ships=4, letters=1), convoy("m18", gold=30, hand=["evasive"]), step="meet"
    )
    do(s, "attack 1")
    assert line(s) == ["card evasive"]


@pytest.mark.parametrize("level", ["mate", "master"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_captains_play_whole_games(level: str, seats: int) -> None:
    """They win before the last round, at any table."""
    s = deal(GAME, seats, 3)
    play(GAME, s, [BOTS.bot(level, seats)] * seats)
    GAME.check(s)
    assert s.way >= 0 or s.round == 60


def test_master_beats_three_swabbers_more_often_than_not() -> None:
    """A part of the measured match (docs/captains-war.md): a seed for each seat."""
    won = 0
    for seed in range(4):
        s = deal(GAME, 4, 2_000_000 + seed)
        master = seed
        who = [BOTS.bot("master" if seat == master else "trader", 4) for seat in range(4)]
        won += play(GAME, s, who).outcome.places[master] == 1
    assert won >= 2


# What is told.


def test_terms_sum_up_and_nothing_hidden_counts() -> None:
    """S59: others' hands, deck and dice change no value."""
    evaluator = BOTS.evaluator(3)
    for number, s in enumerate(islice(positions(3, 8), 20, 260, 17)):
        for seat in range(3):
            parts = sum(points for _, points in evaluator.breakdown(s, seat))
            assert round(1000 * parts) == evaluator.evaluate(s, seat)
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(number))
            assert evaluator.evaluate(twin, seat) == evaluator.evaluate(s, seat)


def test_all_that_is_looked_at_is_legal() -> None:
    """Each candidate line can be played, as far as nothing unforeseen comes."""
    evaluator, steps = BOTS.evaluator(3, whole=True), set()
    for seed in (5, 6):
        for s in islice(positions(3, seed), 0, 500, 3):
            seat = GAME.actors(s)[0]
            steps.add(s.frames[-1][0])
            for each in evaluator.candidates(s, seat)[:8]:
                assert apply_line(GAME, s.copy(), seat, each) >= 1, (s.frames, each)
    assert {"cast", "sail", "lade", "begin", "flag"} <= steps


def test_hints_and_reasons_are_told() -> None:
    """Two or three options that differ, and a sentence in every language."""
    told = set()
    for s in islice(positions(3, 4), 10, 220, 9):
        seat = GAME.actors(s)[0]
        hint = run(think_hint(GAME, BOTS.evaluator(3), BOTS.bot("master", 3), s, seat))
        assert hint.options
        why = reasons.reason(s, seat, hint.best.choice.actions)
        if why is not None:
            told.add(why.id)
            for language in LANGUAGES:
                assert why.id not in say(why, game="war", language=language)
    assert len(told) >= 3


def test_hints_tell_why_to_roll_and_what_to_choose_before_the_first_turn() -> None:
    """Where no line of a turn has a reason of its own, in every language."""
    told = set()
    for s in islice(positions(3, 4), 0, 40, 2):
        seat = GAME.actors(s)[0]
        hint = run(think_hint(GAME, BOTS.evaluator(3), BOTS.bot("master", 3), s, seat))
        best, other = hint.best.choice, hint.options[:2][-1].choice
        why = BOTS.compare(s, seat, best, other)
        if why is not None and reasons.reason(s, seat, best.actions) is None:
            told.add((str(best.actions[0][0]), why.id))
            for language in LANGUAGES:
                assert why.id not in say(why, game="war", language=language)
    assert {("flag", "why-flag_other"), ("begin", "why-begin"), ("lade", "why-sale")} <= told
    assert ("cast", "why-next") in told


def test_a_hint_looks_first_at_what_is_done_in_port_not_at_the_end_of_the_turn() -> None:
    """All depths of a hint are about the same: the purchase, which the end of the turn follows."""
    s = position(convoy("goa", gold=9), convoy("m3"), step="port")
    line = [GAME.notation.read(each) for each in ("buy textiles 6", "done")]
    told = annotate(GAME, BOTS.evaluator(2), s, 0, line)
    assert key_action(told).option.action == line[0]
    assert [each.left for each in told] == [False, True]


def test_reasons_of_fights() -> None:
    """W64, W84: the exact chance of a capture and of a port that falls."""
    s = position(convoy("m18", ships=4, letters=1), convoy("m18", gold=25), step="meet")
    why = reasons.reason(s, 0, [GAME.notation.read("attack 1")])
    assert why is not None
    assert why.id == "why-attack"
    assert 60 <= int(str(why.args["chance"])) <= 95
    s = position(convoy("d18", ships=2, letters=1), convoy("m3"), step="sail", roll=2)
    why = reasons.reason(s, 0, [GAME.notation.read("storm cadiz")])
    assert why is not None
    assert 65 <= int(str(why.args["chance"])) <= 85


def test_reasons_reckon_with_sellers_market() -> None:
    """K6: new cargo brings what the table says that it brings: 4 gold more for 4 crates or more."""
    s = position(convoy("goa", gold=9), convoy("m3"), step="port", globe="sellers_market")
    why = reasons.reason(s, 0, [GAME.notation.read("buy textiles 6")])
    assert why is not None
    assert (why.id, why.args["count"], why.args["gold"]) == ("why-cargo", 6, 16)


def test_goals_of_a_turn_are_planned() -> None:
    """Gold: everything sold; cargo: the hold filled; repair where something is broken."""
    s = position(convoy("goa", gold=9, hull=2, cargo={"tea": 3, "gems": 2}), convoy("m3"))
    do(s, "stay")
    found = {}
    for goal in BOTS.goals(s, 0):
        turns = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, 0, goal)).turns
        found[goal.key] = [GAME.notation.write(each) for each in turns[0].choice.actions]
    assert {"sell tea 3", "sell gems 2"} <= {*found["gold"]}
    assert any(each.startswith("buy") for each in found["cargo"])
    assert found["repair"] == ["mend hull 2", "done"]
    assert BOTS.goals(s, 1) == ()


def test_every_ruled_question_has_a_ruling() -> None:
    """A step that is neither searched nor ruled would be played by its first action."""
    searched = {"cast", "sail", "port", "hail", "meet", "press"}
    assert {*GAME.steps} == {*answers.RULED} | searched
    assert META.advice is not None
    assert BOTS.bot(META.advice.cheap, 2)


def test_the_nearest_way_is_that_of_the_clock() -> None:
    """W73: a met way, else the fewest turns; a pirate plants no flags of a nation."""
    merchant = convoy("cadiz", ships=4, gold=30)
    pirate = convoy("e11", ships=2, gold=40, pirate=True)
    s = position(merchant, pirate, flags={"rio": (1, "pirate"), "goa": (1, "pirate")})
    assert [nearest_way(s, seat) for seat in (0, 1)] == ["trade", "piracy"]
    for seat in (0, 1):
        clocks = way_clocks(stand_of(s, seat))
        assert clocks[[way.key for way in WAYS].index(nearest_way(s, seat))] == min(clocks)
    assert QUERIES.odds(s, 0)["nearest"] == ["trade", "piracy"]
    won = position(convoy("cadiz", ships=4, gold=60), convoy("goa"))
    assert nearest_way(won, 0) == "trade"
