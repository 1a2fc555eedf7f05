"""The computer players of the Duel of Signals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence

from portsmouth.bots.base import Bots, Case
from portsmouth.bots.beam_bot import BeamBot
from portsmouth.bots.bot import Bot, Choice, Progress
from portsmouth.bots.search.beam import BeamLimits
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.search.ismcts import Cutoff, ISMCTSBot
from portsmouth.bots.search.mixed_strategy import Effort, MixedStrategyBot
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.errors import BadSetup
from portsmouth.core.journal import digest
from portsmouth.core.meta import SCENARIO, Settings
from portsmouth.core.queries import PlayedAction
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.signals.bots.evaluator import (
    FACES,
    SealedBids,
    SignalsEvaluator,
    hits,
    points,
)
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.meta import META
from portsmouth.games.signals.state import NOBODY, OPEN, SignalsState, flags, others

DEALS = 100


class SignalsBots(Bots[SignalsState]):
    """Tree search that knows only the rules, tree search that judges early, and mixed bids."""

    def bot(self, level: str, seats: int) -> Bot[SignalsState]:
        budgets = {each.key: each.budget for each in META.levels}
        if level not in budgets:
            raise BadSetup(f"there is no captain {level!r}")
        if level == "powder_monkey":
            return ISMCTSBot(self.game, budgets[level], lines=self.lines)
        if level == "gunner":
            return ISMCTSBot(self.game, budgets[level], Cutoff(12, 2, shares), self.lines)
        planner = BeamBot(self.game, self.evaluator(seats), BeamLimits(8, budgets[level]))
        return MixedStrategyBot(self.game, SealedBids(), planner, Effort(4, 100))

    def daily(self, date: str) -> tuple[Settings, int]:
        """The first duel of the day's own in which you hold the higher flags."""
        rng = Rng(int(digest(f"signals {date}"), 16))
        settings = {SCENARIO: "last_planks"}
        while True:
            seed = rng.bits()
            hands = self.game.setup(2, META.resolve_settings(2, settings), Rng(seed)).hands
            if sum(hands[0]) > sum(hands[1]):
                return settings, seed

    def lines(self, s: SignalsState, seat: Seat) -> list[Action]:
        """What is legal, but no second thoughts about the target: they could go on for ever."""
        legal = self.game.legal(s, seat)
        return legal if s.target == NOBODY else [each for each in legal if each[0] != "aim"]

    def evaluator(self, seats: int, *, whole: bool = False) -> Evaluator[SignalsState]:
        return SignalsEvaluator(self.game)

    def goals(self, s: SignalsState, seat: Seat) -> tuple[TurnGoal, ...]:
        """To keep one's powder, once the guns are one's own."""
        if not s.frames or s.frames[-1] != ("gun",):
            return ()
        return (
            TurnGoal("powder", Text("goal-powder"), lambda after, who: after.powder[who], None),
        )

    def reason(self, s: SignalsState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        """How many faces of the die hit."""
        fires = ("fire",) in actions
        return Text("why-fire", faces=hits(s, ("charge",) in actions)) if fires else None

    def focus(self, s: SignalsState, seat: Seat, actions: Sequence[Action]) -> Text | None:
        """At the guns, whether to charge them first."""
        charges = ("charge",) in actions
        return Text("focus-charge") if charges and s.frames[-1] == ("gun",) else None

    def verdict_sentence(
        self, s: SignalsState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
    ) -> Text | None:
        """A bid beside a better one."""
        if best[0][0] != "bid" or done[0][0] != "bid":
            return None
        return Text("told-bid", card=done[0][1], better=best[0][1])

    def compare(self, s: SignalsState, seat: Seat, best: Choice, done: Choice) -> Text | None:
        """The flags that a hold would have spared; else what the better line has of its own."""
        if best.actions[0] == ("hold",) and done.actions[0][0] == "bid":
            return Text("why-hold", card=done.actions[0][1])
        return super().compare(s, seat, best, done)

    def odds(self, s: SignalsState, seat: Seat, action: Action) -> dict[str, int] | None:
        if action[0] in ("bid", "hold"):
            return None
        if action[0] != "fire":
            return {"sure": 1}
        good = hits(s, s.charged)
        found = {"hit": good, "miss": FACES - good}
        return {key: weight for key, weight in found.items() if weight}

    def luck(self, played_actions: Iterable[PlayedAction[SignalsState]]) -> tuple[float, ...]:
        """A hull is two points: shots that hit, less those that should have."""
        found: list[float] = []
        for s, seat, _, events in played_actions:
            found = found or [0.0] * len(s.hulls)
            for event in events:
                if event.kind == "fired":
                    found[seat] += 2 * (int(event.facts["hit"] == 1) - hits(s, s.charged) / FACES)
        return tuple(found)

    def result(
        self, before: SignalsState, s: SignalsState, seat: Seat, action: Action
    ) -> str | None:
        if action[0] == "fire":
            return "hit" if sum(s.hulls) < sum(before.hulls) else "miss"
        if s.winner != NOBODY:
            return "guns" if s.winner == seat else "outbid"
        sealed = OPEN in s.bids and s.round == before.round and bool(s.frames)
        return None if sealed else "silence"

    def cases(
        self, s: SignalsState, seat: Seat, action: Action, rng: Rng
    ) -> Generator[Progress, None, tuple[Case, ...]]:
        """A sealed bid if all others hold, and if each bids some flag."""
        if action[0] not in ("bid", "hold"):
            return ()
        bid = int(action[1]) if action[0] == "bid" else 0
        quiet = Case("quiet", {"guns" if bid else "silence": 1})
        found: Counter[str] = Counter()
        for number in range(DEALS):
            deal = s.copy()
            self.game.resample_hidden(deal, seat, rng)
            bids = [anyone(flags(deal, other), rng) for other in others(s, seat)]
            found["guns" if bid > max(bids) else "outbid" if any(bids) else "silence"] += 1
            yield Progress(number + 1, DEALS)
        return quiet, Case("contest", dict(found), DEALS)


def powder_left(s: SignalsState, seat: Seat) -> int:
    """What a seat may still charge with. [S7]"""
    return s.powder[seat]


def anyone(cards: list[int], rng: Rng) -> int:
    """A flag of a hand, or nothing."""
    return cards[rng.below(len(cards))] if cards else 0


def shares(s: SignalsState) -> list[int]:
    """What each seat may hope for, by its lead in points, in thousandths."""
    scores = [points(s, seat) for seat in range(len(s.hulls))]
    leads = [2 * score - max(scores) - sorted(scores)[-2] for score in scores]
    return [min(max(500 + 80 * lead, 0), 1000) for lead in leads]


BOTS = SignalsBots(GAME)
