"""After a fight between players: goods, a Relic, a Curse (P49-P50, B12, B40, B51-B52, B86-B87)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import contests, plunder, ships, standing
from portsmouth.games.privateer.rules.components import GOODS, NONE, RELICS
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.base import PASS, Question, good_option

STEAL: tuple[Action, ...] = tuple(("steal", good) for good in range(len(GOODS)))
ENOUGH: Action = ("enough",)
SEIZE: tuple[Action, ...] = tuple(("seize", relic) for relic in range(len(RELICS)))
HAND: tuple[Action, ...] = tuple(("hand", relic) for relic in range(len(RELICS)))


class Plunder(Question):
    """The winner steals card by card, also as defender, and may stop at any (P49, B12, B87)."""

    name: ClassVar[str] = "plunder"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (s.winner,)

    def _held(self, s: PrivateerState) -> tuple[int, ...]:
        return s.ships[plunder.loser(s)].cargo

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        other, free = player(plunder.loser(s)), ships.room(s.ships[seat])
        return Text("prompt-plunder", other=other, most=plunder.most(s), room=free)

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [*(STEAL[good] for good, held in enumerate(self._held(s)) if held), ENOUGH]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        lost = () if ships.room(s.ships[seat]) else (Text("effect-to-bank"),)
        stolen = [
            good_option(STEAL[good], "label-steal", good)._replace(effects=lost)
            for good, held in enumerate(self._held(s))
            if held
        ]
        return [*stolen, Option(ENOUGH, Text("label-enough"), "enough")]

    def standing_answer(
        self, s: PrivateerState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Steal what sells best while there is room (P49, P50)."""
        if "plunder" not in answers:
            return None
        good = standing.dearest_prize(s, seat)
        return ENOUGH if good is None else STEAL[good]

    def do_steal(self, s: PrivateerState, seat: Seat, cx: Context, good: int) -> None:
        """Steal a card (P49, P50)."""
        plunder.steal(s, cx, good)

    def do_enough(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Steal no more (B12)."""
        plunder.after_plunder(s, cx)


class Seize(Question):
    """Which Relic is taken: by Caesar, who may pass, or by a Boarding Party (B40, B51)."""

    name: ClassVar[str] = "seize"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (s.active if s.winner == NONE else s.winner,)

    def _other(self, s: PrivateerState) -> int:
        return int(s.frames[-1][1])

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text("prompt-seize", other=player(self._other(s)))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        relics = ships.takeable_relics(s.ships[self._other(s)])
        return [*(SEIZE[relic] for relic in relics), *([PASS] if s.winner != NONE else [])]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        return _relic_options(self.legal(s, seat), "label-seize")

    def standing_answer(
        self, s: PrivateerState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Take the Relic with the most Infamy (B40)."""
        return SEIZE[standing.best_relic(s, self._other(s))] if "seize" in answers else None

    def do_seize(self, s: PrivateerState, seat: Seat, cx: Context, relic: int) -> None:
        """Take a Relic; its old owner discards what no longer fits; then the Curse (B51, B86)."""
        fought = s.winner != NONE
        other = self._other(s)
        s.frames = () if fought else (("sail",),)
        if contests.take_relic(s, seat, cx, other, relic) and fought and not s.frames:
            plunder.after_relic(s, cx)

    def do_pass(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Take none (B40)."""
        plunder.after_relic(s, cx)


class Hand(Question):
    """The winner may hand one Curse to the loser (B40, B52)."""

    name: ClassVar[str] = "hand"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (s.winner,)

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text("prompt-hand", other=player(plunder.loser(s)))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [*(HAND[curse] for curse in ships.curses(s.ships[seat])), PASS]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        return _relic_options(self.legal(s, seat), "label-hand")

    def standing_answer(
        self, s: PrivateerState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Hand the worst Curse over, or none (B52)."""
        if "hand" not in answers:
            return None
        return HAND[standing.worst_curse(s, seat)] if answers["hand"] == "yes" else PASS

    def do_hand(self, s: PrivateerState, seat: Seat, cx: Context, curse: int) -> None:
        """Hand a Curse over; then the loser is sent off (B52)."""
        plunder.hand_curse(s, cx, curse)

    def do_pass(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Keep them (B52)."""
        plunder.send_off(s, cx)


def _relic_options(actions: list[Action], label: str) -> list[Option]:
    """Return options that stand at Relics; ``pass`` stands at itself."""
    found = []
    for action in actions:
        if action == PASS:
            found.append(Option(PASS, Text("label-pass"), "pass"))
            continue
        name = f"relic-{RELICS[int(action[1])]}"
        found.append(Option(action, Text(label, relic=Text(name)), name))
    return found
