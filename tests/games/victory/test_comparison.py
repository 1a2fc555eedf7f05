"""What was better, in a sentence: a fight by its odds, else what the judgement weighs."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from portsmouth.bots.bot import Choice, run
from portsmouth.bots.study.analysis import GameAnalyzer
from portsmouth.bots.study.verdicts import Verdict
from portsmouth.core.text import Text
from portsmouth.games.victory.bots import BOTS
from portsmouth.games.victory.bots.advice import chances
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState
from portsmouth.i18n.language import LANGUAGES, say
from tests.games.victory.build import (
    broadside,
    facing,
    fired,
    new,
    play,
    port,
    position,
    ship,
)

NAMES = ("Anson", "Byron")


def said(text: Text | None, language: str = "en") -> str | None:
    return say(text, NAMES, game="victory", language=language) if text else None


def told(s: VictoryState, best: str, done: str, seat: int | None = None) -> str | None:
    """What is told of a decision of the first seat that is asked."""
    who = GAME.actors(s)[0] if seat is None else seat
    lines = [[GAME.notation.read(each)] for each in (best, done)]
    found = BOTS.verdict_sentence(s, who, *lines)
    for language in LANGUAGES:
        assert not found or said(found, language)
    return said(found)


def weighed(s: VictoryState, best: Choice, done: Choice) -> str | None:
    return said(BOTS.compare(s, 0, best, done))


def test_a_shot_is_told_with_the_odds_of_both() -> None:
    """V61: a hull that is nearly gone is sunk by ball, not by grape."""
    s = fired(port(), port(), target=ship("b1", "v14", 2, hull="2345"))
    found = told(s, "ball", "grape")
    assert found
    assert found.startswith(
        "Broadside 1: Anson chose grape; with ball, the Bellatrix would be sunk "
    )
    better, worse = map(int, re.findall(r"(\d+) times in 100 instead of (\d+)", found)[0])
    assert better > worse + 20


def test_flight_keeps_a_ship() -> None:
    s = fired(port(), port(), own=ship("a1", "v14", 2, hull="2345"))
    s = play(s, "0: ball")
    found = told(s, "chain", "flee grape", 1)
    assert found
    assert "chose flight with grape" in found


def test_the_letter_stops_an_attack() -> None:
    s = fired(port(), port("", ["letter_of_marque"]))
    assert told(s, "letter", "ball", 1) == (
        "Byron chose ball; the Letter of Marque would have stopped the attack."
    )


def test_dice_that_sink_at_once() -> None:
    """V73: what ends the combat is certain."""
    own, target = ship("a1", "v14", 2, hull="2345"), ship("b1", "v16", 4, hull="2345")
    s = fired(port(), port(), own=own, target=target)
    broadside(s, "ball", "grape", [6, 1, 1, 1, 1, 1], [1] * 6)
    found = told(s, "place 6", "place -")
    assert found
    assert found.startswith(
        "Broadside 1: Anson placed no die; "
        "with 6 filled, the Aurora would be lost 0 times in 100 instead of "
    )
    assert not BOTS.evaluator(2).may_be_better(s, (("place", 0),), (("place", 16),))


def test_an_attack_is_told_by_its_odds() -> None:
    s = facing(port(), port())
    assert told(s, "fire a1 b1", "rest") is not None
    assert str(told(s, "rest", "fire a1 b1")).startswith("Anson attacked the Bellatrix: ")
    assert told(s, "rest", "rest") is None


def test_the_parts_of_all_ends_are_all_cases() -> None:
    """What is counted one by one adds up, whoever asks and whatever is asked."""
    s = fired(port(), port())
    adviser = BOTS.evaluator(2)
    for seat in (0, 1):
        for action in GAME.legal(s, seat):
            leaf = adviser.leaf_state(s, seat, (action,))
            assert leaf
            odds = chances.chances(s, leaf, seat, lambda after, who: 1000 * (who + 1))
            assert all(0 <= each <= 100 for each in odds)


def test_a_plan_is_valued_by_itself() -> None:
    """Else no choice of a shot could ever be found wanting."""
    s = fired(port(), port(), target=ship("b1", "v14", 2, hull="2345"))
    adviser = BOTS.evaluator(2)
    worths = []
    for action in GAME.legal(s, 0):
        leaf = adviser.leaf_state(s, 0, (action,))
        assert leaf
        worths.append(adviser.evaluate(leaf, 0))
    assert max(worths) == worths[0] > min(worths)


@pytest.mark.parametrize(
    ("item", "words"),
    [
        ("points", "It scores 2 points more at once."),
        ("voyages", "The ships then bring more from their voyages."),
        ("cubes", "By estimate, 15 points then come 2 rounds sooner."),
        ("danger", "The ships at sea are then in less danger."),
        ("tempo", "By estimate, 15 points then come 2 rounds sooner."),
    ],
)
def test_what_weighs_most_is_the_reason(item: str, words: str) -> None:
    s = position(port("WW"), step="play")
    rest = Choice((("rest",),), 0.0, (("rivals", 1.0),))
    best = Choice((("rest",),), 2.0, (("rivals", 1.0), (item, 2.0)))
    assert weighed(s, best, rest) == words
    assert weighed(s, rest, rest) is None


def test_passengers_are_taken_for_their_points() -> None:
    """Not for the cargo of the ship that they travel in."""
    s = position(port("WW"), step="play")
    rest = Choice((("decline",),), 0.0, (("voyages", 1.0),))
    best = Choice((("passengers",),), 2.0, (("voyages", 3.0),))
    assert weighed(s, best, rest) == "They score 2 points if the voyage ends on its last space."


def test_the_odds_of_the_best_shot_stand_beside_the_next() -> None:
    """For a hint, which nobody else hears: the reason for all is the same for all shots."""
    s = fired(port(), port(), target=ship("b1", "v14", 2, hull="2345"))
    found = weighed(s, Choice((("ball",),), 0.0), Choice((("grape",),), 0.0))
    assert found
    assert re.fullmatch(
        r"The Bellatrix is then sunk \d+ times in 100, by the next best choice \d+.", found
    )


def test_the_first_cubes_are_told_by_what_they_buy() -> None:
    s = new()
    wood, cloth = (Choice((("take", kind),), 0.0) for kind in (0, 3))
    assert weighed(s, wood, cloth) == "12 of the 15 things that can be built ask for wood."
    assert weighed(s, cloth, wood) is None


def test_a_discard_is_told_by_what_is_missing() -> None:
    s = position(port("BBWW", ["fort.guns", "town_hall.hull"]), step="discard")
    only = Choice((GAME.notation.read("drop fort.guns"),), 0.0)
    assert weighed(s, only, only) == "Fort (+1 cannon) will bring least of this hand."
    drops = [GAME.notation.read(f"drop {card}") for card in ("town_hall.hull", "fort.guns")]
    hall, fort = (Choice((each,), 0.0) for each in drops)
    assert weighed(s, hall, fort) == "Town Hall (+1 hull) will bring least of this hand."
    assert weighed(s, fort, hall) == (
        "Fort (+1 cannon) is 2 cubes short of its price, the other card only 1."
    )


def fought(s: VictoryState, moves: Sequence[tuple[int, str]]) -> list[Verdict]:
    """The verdicts on entries from a position."""
    advice = GAME.meta.advice
    assert advice
    entries = [(seat, GAME.notation.read(do)) for seat, do in moves]
    analyzer = GameAnalyzer(BOTS, 2, s, entries, advice, own=0)
    found = run(analyzer.analyze())
    return [each for chapter in found.chapters for each in chapter.verdicts]


def test_a_wrong_shot_is_found_without_being_tried_out() -> None:
    """Its odds are counted: the loss is sure at once, and no deals are told."""
    s = fired(port(jolly_rogers=3), port(), target=ship("b1", "v16", 4, hull="2345"))
    found = fought(s, [(0, "flee chain"), (1, "ball")])
    shot = next(each for each in found if each.seat == 0)
    assert shot.step == "arm"
    assert shot.best.actions != shot.done.actions == (("flee", 1),)
    assert shot.grade in {"small", "costly"}
    assert shot.deals == 0
    assert shot.told
