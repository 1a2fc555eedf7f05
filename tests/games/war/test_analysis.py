"""The analysis of War: how far it plays positions on, and what it says of decisions and of luck."""

from __future__ import annotations

from pathlib import Path

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.search.continuation import Continuation
from portsmouth.bots.search.segments import Segment, split_segments
from portsmouth.bots.study.analysis import GameAnalyzer
from portsmouth.bots.study.fortune import Fortune, fortune
from portsmouth.bots.study.verdicts import Verdict
from portsmouth.core.outcome import TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules.components import PORTS
from portsmouth.i18n.fluent import Catalogue
from tests.games.war.build import convoy, position

BOTS = registry.bots("war")
WORDS = Path(__file__).parents[3] / "web/lang"


def test_a_set_up_is_played_on_to_the_end_of_the_first_round() -> None:
    """It has no turn of its own; to the end of the game would take as long as all other rounds."""
    s = portsmouth.new("war", 2, seed=3).state
    assert META.advice is not None
    run(Continuation(BOTS, 2, META.advice).play_rounds(s, 1))
    assert (s.round, BOTS.game.turn_info(s) is None) == (2, False)


STRONG = convoy("f11", nation="england", ships=3, gold=10, letters=1)
PREY = convoy("f11", nation="spain", ships=2, hull=2, crew=2, gold=20)
ATTACK = ("attack", 1)
SEEDS = 20


def fought(seed: int) -> tuple[Verdict, int]:
    """The verdict on one attack whose dice fell by a seed, and the ships that were left."""
    first = position(STRONG.copy(), PREY.copy(), step="meet")
    first.rng = Rng(seed)
    s, who, entries = first.copy(), BOTS.bot("swabber", 2), [(0, ATTACK)]
    BOTS.game.apply(s, *entries[0])
    while BOTS.game.turn_info(s) == TurnInfo(2, 0):
        seat = BOTS.game.actors(s)[0]
        entries.append((seat, run(who.think(s, seat, Rng(1))).actions[0]))
        BOTS.game.apply(s, *entries[-1])
    assert META.advice is not None
    analyzer = GameAnalyzer(BOTS, 2, first, entries, META.advice)
    verdict = run(analyzer.verdict_on(analyzer.segments[0]))
    assert verdict is not None
    return verdict, s.convoys[0].ships


def test_a_decision_is_judged_before_the_dice_and_luck_apart() -> None:
    """An attack is as good a choice whether it was won or not; how lucky it was is told besides."""
    found = [fought(seed) for seed in range(SEEDS)]
    assert len({ships for _, ships in found}) > 1, "the dice fell otherwise"
    judged = {(each.seen, each.loss, each.grade, each.best) for each, _ in found}
    assert len(judged) == 1
    for verdict, ships in found:
        if ships > STRONG.ships:
            assert verdict.fortune is not None
            assert (verdict.fortune.points > 0, verdict.fortune.permille) == (True, 211)


SAINT_LOUIS = PORTS.index("saint_louis")


def stormed(seed: int) -> tuple[Fortune | None, bool]:
    """The luck of a port attacked in a round's last turn, and whether it fell at no ship's cost.

    The rival wins the game long after it.
    """
    rich = convoy("cadiz", nation="spain", ships=4, gold=50)
    bold = convoy("saint_louis", nation="england", ships=3, gold=25, letters=1)
    first = position(rich, bold, step="port", active=1)
    first.rng = Rng(seed)
    s, who, entries = first.copy(), BOTS.bot("swabber", 2), [(1, ("storm", SAINT_LOUIS))]
    BOTS.game.apply(s, *entries[0])
    while BOTS.game.turn_info(s) == TurnInfo(2, 1):
        seat = BOTS.game.actors(s)[0]
        entries.append((seat, run(who.think(s, seat, Rng(1))).actions[0]))
        BOTS.game.apply(s, *entries[-1])
    entries.append((0, ("cast",)))
    segments = split_segments(BOTS.game, first, entries)
    lost = s.copy()
    lost.frames, lost.way, lost.active = (), 0, 0
    later = [*(each.s for each in segments[1:]), lost]
    found = fortune(BOTS.game, BOTS.evaluator(2), segments[0], later)
    return found, s.flags[SAINT_LOUIS] == 2 and s.convoys[1].ships == 3


def test_the_luck_of_an_attack_ends_with_its_turn() -> None:
    """A port taken is good luck, in the last turn of a round, too, whoever wins the game later.

    Nor is the hull that it cost bad luck: the odds know the mean of that only.
    """
    found = [stormed(seed) for seed in range(SEEDS)]
    assert {taken for _, taken in found} == {True, False}
    for luck, taken in found:
        assert luck is not None
        assert (luck.points > 0) == taken


def test_what_came_is_weighed_by_all_that_could_have_come() -> None:
    """A ship taken: 211 of 1000 end so well; one lost: 4 so badly; all others are as likely."""
    s = position(STRONG, PREY, step="meet")
    evaluator = BOTS.evaluator(2)
    outcomes = evaluator.outcomes(s, 0, (ATTACK,))
    assert outcomes is not None
    segment = Segment(0, TurnInfo(2, 0), 0, 1, s, (ATTACK,))
    found = [fortune(BOTS.game, evaluator, segment, [s, end]) for _, end in outcomes]
    assert [each and each.permille for each in found] == [211, 4, 788, 163]
    signs = [each is not None and each.points > 0 for each in found]
    assert signs == [True, False, False, False]
    mean = sum(
        weight * each.points for (weight, _), each in zip(outcomes, found, strict=True) if each
    )
    assert abs(mean / sum(weight for weight, _ in outcomes)) < 0.01


def test_a_choice_without_chance_has_no_luck() -> None:
    """And none whose end is not known yet."""
    s, evaluator = position(STRONG, PREY, step="meet"), BOTS.evaluator(2)
    held = Segment(0, TurnInfo(2, 0), 0, 1, s, (("pass",),))
    assert fortune(BOTS.game, evaluator, held, [s]) is None
    begun = Segment(0, TurnInfo(2, 0), 0, 1, s, (ATTACK,))
    assert fortune(BOTS.game, evaluator, begun, [s]) is None


def test_luck_that_decides_a_game_has_no_figure() -> None:
    assert [Fortune(points, 9).decisive for points in (99.9, 100.0, -390.0)] == [False, True, True]


@pytest.mark.parametrize(
    ("language", "told", "all_told"),
    [
        (
            "en",
            "Good choice, bad luck: 24 points less than was to be expected."
            " It turns out so badly, or worse, in 1 of 6 cases.",
            "But good luck. It turns out so well, or better, in 1 of 3 cases.",
        ),
        (
            "de",
            "Gute Wahl, Pech gehabt: 24 Punkte weniger als im Mittel."
            " So schlecht oder schlechter geht es in 1 von 6 Fällen aus.",
            "Aber Glück gehabt. So gut oder besser geht es in 1 von 3 Fällen aus.",
        ),
    ],
)
def test_luck_in_words(language: str, told: str, all_told: str) -> None:
    files = (f"{language}/study.ftl", f"{language}/games/war/options.ftl")
    words = Catalogue("\n".join((WORDS / each).read_text("utf-8") for each in files), language)
    bad = {"well": 1, "known": 1, "points": 24, "of": 6}
    assert words.format("study-fortune-bad", bad) == told
    good = {"well": 0, "known": 0, "points": 3000, "of": 3}
    assert words.format("study-fortune-good", good) == all_told


def test_the_luck_of_a_turn_is_that_of_its_dice() -> None:
    """As much as is told beside its decisions, so that both figures agree; others have less."""
    first = position(STRONG.copy(), PREY.copy(), step="meet")
    assert META.advice is not None
    analyzer = GameAnalyzer(BOTS, 2, first, [(0, ATTACK)], META.advice)
    outcomes = analyzer.evaluator.outcomes(first, 0, (ATTACK,))
    assert outcomes is not None
    for _, analyzer.last in outcomes:
        analyzer.fortunes.clear()
        found = fortune(BOTS.game, analyzer.evaluator, analyzer.segments[0], [analyzer.last])
        assert found is not None
        luck = run(analyzer.drawn(analyzer.turns[0]))
        assert luck == (found.points, -found.points)
