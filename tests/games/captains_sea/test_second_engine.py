"""The guns against a second gunnery: what bears, and every broadside, of whole games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import DUELS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.make_golden_games import bold
from tests.games.captains_sea.naive import gunnery
from tests.sample import window

GAMES, SAMPLE = 400, 14
SHOTS = ("none", "round", "chain", "double")
ENDS = {"fore": (0,), "aft": (1,), "both": (0, 1)}


def numbers(event: Event, name: str) -> list[int]:
    """Dice as they were told."""
    return [int(each) for each in str(event.facts[name]).split(", ") if each.isdigit()]


def word(event: Event, name: str) -> str:
    """The last word of a message in an event: ``port`` of ``side-port``."""
    fact = event.facts[name]
    assert isinstance(fact, Text)
    return fact.id.rpartition("-")[2]


def bears_alike(s: CaptainState, plain: dict[str, Any], seen: Counter[str]) -> None:
    """Which sections may fire, with how many dice, and what they rake."""
    for seat in (0, 1):
        side = aims.bearing(s, seat)
        own = [2 * side + end for end in aims.live(s, seat)]
        assert own == gunnery.live(plain, seat)
        for section in own:
            assert aims.manned_dice(s, seat, section) == gunnery.dice_of(plain, seat, section)
        if own:
            raked = ("", "bow", "stern")[aims.rake(s, seat)]
            assert raked == gunnery.rake(plain, seat)
            seen[f"rakes {raked}" if raked else "bears"] += 1


class Step:
    """A fire step: how it was when aims opened, and what each attack has done so far."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.plain = plain
        self.dice: dict[int, list[int]] = {0: [], 1: []}
        self.attack: dict[str, Any] = {}
        self.hulls: dict[int, list[int]] = {0: [], 1: []}

    def take(self, event: Event, s: CaptainState, seen: Counter[str]) -> None:
        """Compare an event with the second gunnery."""
        plain, facts = self.plain, event.facts
        seat = int(str(facts.get("seat", 0)))
        if event.kind == "broadside":
            side, high = word(event, "side"), word(event, "aim") == "high"
            shot = SHOTS.index(word(event, "shot"))
            first = 0 if side == "port" else 2
            sections = [first + end for end in ENDS[word(event, "ends")]]
            thrown = numbers(event, "dice")
            assert side == gunnery.side_of(plain, seat)
            assert all(plain["ships"][seat]["loads"][each] == shot for each in sections)
            assert len(thrown) == sum(gunnery.dice_of(plain, seat, each) for each in sections)
            assert facts["hits"] == gunnery.hits(plain, seat, shot, thrown)
            self.attack = {"seat": seat, "side": side, "shot": shot, "high": high}
            self.attack["hits"] = facts["hits"]
            seen[f"shot {shot}"] += 1
        elif event.kind == "parried":
            thrown, again = numbers(event, "dice"), numbers(event, "again")
            parried = gunnery.cancelled(plain, seat, thrown, again)
            self.attack["net"] = max(0, self.attack["hits"] - parried)
            self.dice[1 - seat].append(len(thrown))
            assert facts["left"] == self.attack["net"]
            pool = gunnery.defense(plain)
            assert len(thrown) in {pool, pool // 2, pool - pool // 2}
            assert sum(self.dice[1 - seat]) <= pool
            seen["smoke" if gunnery.thick(plain) else "clear"] += 1
        elif event.kind == "damage":
            at = self.attack
            by = gunnery.lean(plain, seat, at["side"], at["high"])
            assert facts["by"] == by
            total = sum(numbers(event, "dice")) + int(str(facts["odd"])) + by
            assert facts["total"] == total
            found = gunnery.effects(plain, seat, at["shot"], total, at["net"], high=at["high"])
            self.hulls[seat].append(found[0])
            seen["damage"] += 1

    def over(self, s: CaptainState, doubled: bool, seen: Counter[str]) -> None:
        """The hulls are as the second gunnery marks them."""
        for seat, hulls in self.hulls.items():
            may = {tuple(self.plain["ships"][1 - seat]["guns"])}
            for hull in hulls:
                now = [gunnery.marked(self.plain, seat, guns, hull) for guns in may]
                may = set[gunnery.Guns]().union(*now)
            if hulls and not doubled:
                assert s.ships[1 - seat].guns in may
                seen["marked"] += 1


def compared(number: int, seen: Counter[str]) -> None:
    """A game without cards, played by bold captains."""
    rng = Rng(number).fork("second gunnery")
    chosen = {"duel": [*DUELS][number % len(DUELS)], "arc": ("inclusive", "exclusive")[number % 2]}
    begun = {"scenario": META.scenarios[number % 3 + 1]} if number % 4 else {}
    settings = {**chosen, **begun, "bridge_cards": "none", "turn_limit": 20}
    s = GAME.setup(2, META.resolve_settings(2, settings), Rng(number))
    step: Step | None = None
    doubled = False
    for _ in range(600):
        if not s.frames:
            return
        if s.ships[0].square != s.ships[1].square and s.frames[-1][0] in ("fire", "aim"):
            plain: dict[str, Any] = s.to_json()
            if s.frames[-1][0] == "fire":
                bears_alike(s, plain, seen)
            step, doubled = Step(plain), False
        seat, recorder = GAME.actors(s)[0], EventRecorder()
        GAME.apply(s, seat, bold(s, GAME.legal(s, seat), rng), recorder)
        for event in recorder.events if step else ():
            doubled = doubled or event.kind == "double_die"
            assert step
            step.take(event, s, seen)
        if step and s.volley is None:
            step.over(s, doubled, seen)
            step = None


def test_broadsides_are_those_of_the_second_gunnery() -> None:
    """11.03-11.29, 11.31-11.35, R14-R19: arcs, dice, rakes, defense, damage, marks."""
    seen = Counter[str]()
    (games,) = window("Captain's Sea: the second gunnery", GAMES, SAMPLE, 1)
    for number in games:
        compared(number, seen)
    assert seen.keys() >= {"bears", "rakes stern", "shot 1", "clear", "smoke", "marked"}, seen
