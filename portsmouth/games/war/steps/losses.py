"""After a loss: crates given up, and crates that a captor takes (S25, S84, S85, W108, W109)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import losses
from portsmouth.games.war.rules.components import GOODS
from portsmouth.games.war.rules.fleet import room
from portsmouth.games.war.rules.names import good_name
from portsmouth.games.war.rules.progress import answered
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import DONE, SeatStep, counts, label

GIVE = counts("give")
STOW = counts("stow")


class Give(SeatStep):
    """Whoever lost a ship names the crates that it carried (W108, S25)."""

    name: ClassVar[str] = "give"
    open: ClassVar[bool] = True
    unasked: ClassVar[bool] = True

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-give", left=int(s.frames[-1][2]))

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        left = int(s.frames[-1][2])
        return [
            Option(
                GIVE[good][count],
                label("give", good=good_name(good), count=count),
                f"good-{GOODS[good]}",
            )
            for good, held in enumerate(s.convoys[seat].hold)
            for count in range(1, min(held, left) + 1)
        ]

    def standing_answer(self, s: WarState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
        """Give up what there is most of (S25)."""
        if answers.get("give") != "most":
            return None
        hold, left = s.convoys[seat].hold, int(s.frames[-1][2])
        good = max(range(len(hold)), key=lambda each: (hold[each], -each))
        return GIVE[good][min(hold[good], left)]

    def only_answer(
        self, s: WarState, seat: Seat, legal: Sequence[Action], answers: Mapping[str, str]
    ) -> Action | None:
        """Give up the crates of one good, where there is no other aboard (S25)."""
        kinds = {action[1] for action in legal}
        return legal[-1] if len(kinds) == 1 else self.standing_answer(s, seat, answers)

    def do_give(self, s: WarState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Give crates up (S25)."""
        _, _, left, captor = s.frames[-1]
        losses.give(s, seat, good, count, int(captor))
        cx.emit("gave", seat=seat, good=good_name(good), count=count)
        rest = int(left) - count
        s.frames = (*s.frames[:-1], ("give", seat, rest, captor))
        if not rest:
            answered(s, cx)


class Stow(SeatStep):
    """A captor names the crates of an only ship that it takes (W109, S85)."""

    name: ClassVar[str] = "stow"
    open: ClassVar[bool] = True

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        free = room(s.convoys[seat])
        full = Refusal("hold_full", "W36", {"room": free})
        found = [
            Option(
                STOW[good][count],
                label("stow", good=good_name(good), count=count),
                f"good-{GOODS[good]}",
                refusal=full if count > free else None,
            )
            for good, there in enumerate(s.prize)
            for count in range(1, there + 1)
        ]
        return [*found, Option(DONE, label("done"), "done")]

    def do_stow(self, s: WarState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Take crates of the prize (W109)."""
        losses.stow(s, seat, good, count)
        cx.emit("stowed", seat=seat, good=good_name(good), count=count)

    def do_done(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Leave the rest to the goods sheet (S85)."""
        losses.leave_prize(s)
        answered(s, cx)
