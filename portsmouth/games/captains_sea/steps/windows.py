"""Windows for cards and discards, and what must be discarded (1.14-1.22, R42, R98, R116)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.core.step import Window
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.cards import deck, hold_cards, windows
from portsmouth.games.captains_sea.rules.cards.gun_cards import Place
from portsmouth.games.captains_sea.rules.cards.hold_cards import HANDS
from portsmouth.games.captains_sea.state import CaptainState, add
from portsmouth.games.captains_sea.steps.base import PASS, Question, option
from portsmouth.games.captains_sea.steps.crew import give_order, order_actions, order_options

MOST_SPENT = 6


def here(s: CaptainState) -> Place:
    """Return the window at hand: its kind, who is asked, what it is about."""
    _, kind, seat, about, _ = s.frames[-1]
    return Place(str(kind), int(seat), int(about))


def moment(s: CaptainState) -> Text:
    """Return which window is at hand; of a check, before which roll."""
    kind = here(s).kind
    if kind == "check" and len(s.frames) > 1:
        return names.CHECK.get(str(s.frames[-2][0]), names.WINDOW[kind])
    return names.WINDOW[kind]


def play_label(play: int) -> Text:
    """Return what playing a card is called."""
    if play in HANDS:
        card = names.CARD[hold_cards.card_of(play)]
        return Text("label-play-end", card=card, end=names.END[HANDS.index(play)])
    return Text("label-play", card=names.CARD[play])


def most_spent(s: CaptainState, at: Place) -> int:
    """Return how many cards may be discarded at most (1.19, R42)."""
    return 0 if s.frames[-1][4] else min(windows.may_discard(s, *at), MOST_SPENT)


def random_answer(s: CaptainState, rng: Rng) -> Action:
    """Return mostly a card that may be played, else to pass; now and then discard some."""
    at = here(s)
    plays = hold_cards.open_plays(s, at)
    if plays and rng.below(4):
        return ("play", plays[rng.below(len(plays))])
    most = most_spent(s, at)
    return ("spend", 1 + rng.below(most)) if most and not rng.below(6) else PASS


class CardWindow(Question):
    """Play cards, discard some for +1 on the coming dice, or let it pass (1.14, 1.18, R98)."""

    name: ClassVar[str] = "window"
    unasked: ClassVar[bool] = True

    def seats(self, s: CaptainState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][2]),)

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        return Text("prompt-window", window=moment(s))

    def window(self, s: CaptainState) -> Window:
        return Window((here(s).seat,), PASS, Text("prompt-window", window=moment(s)))

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        at = here(s)
        found: list[Action] = [("play", play) for play in hold_cards.open_plays(s, at)]
        found += [("spend", n) for n in range(1, most_spent(s, at) + 1)]
        return [*found, *order_actions(s, seat, at.kind), PASS]

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        at = here(s)
        found = [
            option(("play", play), play_label(play), hold_cards.refusal(s, at, play))
            for play in hold_cards.plays(s, seat)
        ]
        most = 0 if s.frames[-1][4] else windows.may_discard(s, *at)
        none = Refusal("no_discard", "R42", {"most": most})
        found += [
            option(("spend", n), Text("label-spend", count=n), None if n <= most else none)
            for n in range(1, MOST_SPENT + 1)
        ]
        return [*found, *order_options(s, seat, at.kind), option(PASS, Text("label-pass"))]

    def only_answer(
        self,
        s: CaptainState,
        seat: Seat,
        legal: Sequence[Action],
        answers: Mapping[str, str],
    ) -> Action | None:
        """Let pass what decides nothing; or less or more than that, as the captain has it."""
        match answers.get("stop"):
            case "every":
                return None
            case "guns" if s.volley is None and s.boarding is None:
                return PASS
            case "card" if "play" in {verb for verb, *_ in legal}:
                return None
            case "card" | None if not timely.window(s, here(s)):
                return PASS
            case _:
                return super().only_answer(s, seat, legal, answers)

    def do_play(self, s: CaptainState, seat: Seat, cx: Context, play: int) -> None:
        """Play a card; the window stays open (R98)."""
        at, card = here(s), hold_cards.card_of(play)
        deck.discard(s, seat, card)
        cx.reveal()
        cx.emit("played", seat=seat, card=names.CARD[card])
        hold_cards.PLAY[play][1](s, cx, at)

    def do_spend(self, s: CaptainState, seat: Seat, cx: Context, count: int) -> None:
        """Add 1 to so many of the coming dice, for as many cards (1.18, 1.19, R42)."""
        s.spent = add(s.spent, seat, count)
        flow.goto(s, *s.frames[-1][:4], 1)  # type: ignore[arg-type]
        cx.emit("spent", seat=seat, count=count)
        if count < len(s.ships[seat].hand):
            flow.push(s, "spend", seat, count)
            return
        for card in s.ships[seat].hand:
            deck.throw_away(s, cx, seat, card)

    def do_orders(self, s: CaptainState, seat: Seat, cx: Context, window: int, off: int) -> None:
        """Change a standing order (R98)."""
        give_order(s, cx, seat, window, off)

    def do_pass(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Let the window pass."""
        s.frames = s.frames[:-1]


class Throwing(Question):
    """A discard that must be made, of the owner's choice, face up."""

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [
            option(("discard", card), Text("label-discard", card=names.CARD[card]))
            for card in s.ships[seat].hand
        ]

    def do_discard(self, s: CaptainState, seat: Seat, cx: Context, card: int) -> None:
        """Discard a card, and another if one is still due."""
        deck.throw_away(s, cx, seat, card)
        self.go_on(s, seat)

    def go_on(self, s: CaptainState, seat: Seat) -> None:
        """Ask no more."""
        flow.pop(s)


class Spend(Throwing):
    """Discard the cards that raise dice (R42)."""

    name: ClassVar[str] = "spend"

    def go_on(self, s: CaptainState, seat: Seat) -> None:
        left = int(s.frames[-1][2]) - 1
        if left:
            flow.goto(s, "spend", seat, left)
        else:
            flow.pop(s)


class Overfull(Throwing):
    """Discard down to the limit of the hand (1.16, 1.17, R107)."""

    name: ClassVar[str] = "hand"

    def go_on(self, s: CaptainState, seat: Seat) -> None:
        if deck.excess(s, seat) <= 0:
            flow.pop(s)


class Nail(Throwing):
    """Discard one more card for H25."""

    name: ClassVar[str] = "nail"
