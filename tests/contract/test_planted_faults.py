"""Faults planted on purpose: each must be caught by the property that is there for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from typing import Any, NamedTuple

import pytest

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.bots.bot import Bot, Choice, Decision, Thinking
from portsmouth.core.context import Context, EventRecorder
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.portsmouth.game import Portsmouth
from portsmouth.games.portsmouth.rules import market
from portsmouth.games.portsmouth.rules.cards import IDS, NAMES
from portsmouth.games.signals.bots import SignalsBots
from portsmouth.games.signals.game import GAME, Signals
from portsmouth.games.signals.rounds import end_round
from portsmouth.games.signals.state import HOLD, OPEN, SignalsState, flags, is_smoke, others
from portsmouth.games.signals.steps import Bid, Gun, Window
from portsmouth.i18n.fluent import Catalogue
from tests import made_up
from tests.contract.properties import PROPERTIES
from tests.contract.walk import look, subject

Plant = Callable[[pytest.MonkeyPatch], Game[Any]]


class Fault(NamedTuple):
    """A fault, and the number of the property that must catch it."""

    number: int
    plant: Plant


FAULTS: list[Fault] = []


def caught_by(number: int) -> Callable[[Plant], Plant]:
    """Enter a fault into the list."""

    def enter(plant: Plant) -> Plant:
        FAULTS.append(Fault(number, plant))
        return plant

    return enter


def with_steps(
    bid: type[Bid] = Bid, window: type[Window] = Window, gun: type[Gun] = Gun
) -> Signals:
    """The duel with some steps exchanged."""

    class Faulty(Signals):
        def __init__(self) -> None:
            Game.__init__(self, (bid(), window(), gun()))

    return Faulty()


def with_state(kind: type[SignalsState]) -> Signals:
    """The duel on another class of state."""

    class Faulty(Signals):
        state_type = kind

        def setup(self, seats: int, settings: Any, rng: Any) -> SignalsState:
            s = super().setup(seats, settings, rng)
            twin = kind.from_json(s.to_json())
            twin.charged = False
            return twin

    return Faulty()


# Property 1: games end.


@caught_by(1)
def a_dead_end(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Bid):
        def legal(self, s: SignalsState, seat: int) -> list[Any]:
            return [("bid", card) for card in flags(s, seat)]

    return with_steps(bid=Faulty)


@caught_by(1)
def a_game_without_end(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def do_fire(self, s: SignalsState, seat: int, cx: Context) -> None:
            s.target = -1

    return with_steps(gun=Faulty)


@caught_by(1)
def an_option_twice(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Window):
        def options(self, s: SignalsState, seat: int) -> list[Option]:
            found = super().options(s, seat)
            return [*found, found[-1]]

    return with_steps(window=Faulty)


# Property 2: plain states.


@caught_by(2)
def a_set_in_the_state(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Signals):
        def setup(self, seats: int, settings: Any, rng: Any) -> SignalsState:
            s = super().setup(seats, settings, rng)
            s.spent = frozenset()  # type: ignore[assignment]
            return s

    return Faulty()


@caught_by(2)
def a_field_that_no_save_holds(_: pytest.MonkeyPatch) -> Game[Any]:
    class Forgetful(SignalsState):
        __slots__ = ()

        def to_json(self) -> dict[str, Any]:
            return {key: value for key, value in super().to_json().items() if key != "charged"}

        @classmethod
        def from_json(cls, data: Any) -> Any:
            return super().from_json({**data, "charged": False})

    return with_state(Forgetful)


# Property 3: replay.


@caught_by(3)
def chance_from_elsewhere(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def do_fire(self, s: SignalsState, seat: int, cx: Context) -> None:
            cx.reveal()
            s.hulls[s.target] -= random.randint(0, 1)
            end_round(s, cx)

    return with_steps(gun=Faulty)


@caught_by(3)
def memory_outside_the_state(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        shots = 0

        def do_fire(self, s: SignalsState, seat: int, cx: Context) -> None:
            self.shots += 1
            s.powder[seat] += self.shots % 7 == 0
            super().do_fire(s, seat, cx)

    return with_steps(gun=Faulty)


# Property 4: copies.


@caught_by(4)
def a_shallow_copy(_: pytest.MonkeyPatch) -> Game[Any]:
    class Shallow(SignalsState):
        __slots__ = ()

        def copy(self) -> Any:
            twin = super().copy()
            twin.powder = self.powder
            return twin

    return with_state(Shallow)


@caught_by(4)
def a_field_that_no_copy_holds(_: pytest.MonkeyPatch) -> Game[Any]:
    class Forgetful(SignalsState):
        __slots__ = ()

        def copy(self) -> Any:
            twin = super().copy()
            twin.charged = False
            return twin

    return with_state(Forgetful)


# Property 5: nothing hidden is shown.


@caught_by(5)
def the_next_card_in_the_view(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Signals):
        def view(self, s: SignalsState, seat: int | None, wishes: Any = {}) -> dict[str, Any]:
            return super().view(s, seat) | {"next": s.deck[0] if s.deck else None}

    return Faulty()


@caught_by(5)
def the_next_officer_in_portsmouth(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Portsmouth):
        def view(self, s: Any, seat: int | None, wishes: Any = {}) -> dict[str, Any]:
            top = s.pile[s.pile_at] if s.pile_at < len(s.pile) else 0
            return super().view(s, seat, wishes) | {"next": IDS[top]}

    return Faulty()


@caught_by(5)
def face_down_cards_in_the_options(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    def told(s: Any, cell: int) -> Any:
        return NAMES[s.array[cell]] if s.array[cell] >= 0 else Text("card-empty")

    monkeypatch.setattr(market, "card_name", told)
    return Portsmouth()


@caught_by(5)
def a_choice_that_hangs_on_another_hand(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Window):
        def options(self, s: SignalsState, seat: int) -> list[Option]:
            counter = any(is_smoke(card) for each in others(s, seat) for card in s.hands[each])
            found = super().options(s, seat)
            why = found[0].refusal or (Refusal("no_smoke", "S5") if counter else None)
            return [found[0]._replace(refusal=why), *found[1:]]

    return with_steps(window=Faulty)


@caught_by(5)
def only_who_holds_smoke_is_asked(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The pause itself would tell who holds one."""

    class Faulty(Window):
        def seats(self, s: SignalsState) -> tuple[int, ...]:
            asked = super().seats(s)
            holds = any(is_smoke(card) for card in s.hands[asked[0]])
            return asked if holds else (s.winner,)

    return with_steps(window=Faulty)


# Property 6: undo teaches nothing.


@caught_by(6)
def a_card_turned_up_without_barrier(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def do_charge(self, s: SignalsState, seat: int, cx: Context) -> None:
            super().do_charge(s, seat, cx)
            s.spent, s.deck = (*s.spent, *s.deck[:1]), s.deck[1:]

    return with_steps(gun=Faulty)


@caught_by(6)
def a_card_told_without_barrier(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def do_charge(self, s: SignalsState, seat: int, cx: Context) -> None:
            super().do_charge(s, seat, cx)
            cx.emit("peeked", seat=seat, card=sum(s.deck[:1]))

    return with_steps(gun=Faulty)


@caught_by(6)
def draws_of_portsmouth_without_barrier(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    monkeypatch.setattr(EventRecorder, "reveal", lambda self: None)
    return Portsmouth()


# Property 7: sealed choices.


@caught_by(7)
def a_bid_seen_early(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Signals):
        def view(self, s: SignalsState, seat: int | None, wishes: Any = {}) -> dict[str, Any]:
            return super().view(s, seat) | {"bids": list(s.bids)}

    return Faulty()


@caught_by(7)
def a_bid_told_early(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Bid):
        def do_bid(self, s: SignalsState, seat: int, cx: Context, card: int) -> None:
            cx.emit("sealed", seat=seat, card=card)
            super().do_bid(s, seat, cx, card)

    return with_steps(bid=Faulty)


@caught_by(7)
def the_last_to_seal_is_known(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Bid):
        def do_hold(self, s: SignalsState, seat: int, cx: Context) -> None:
            last = sum(bid == OPEN for bid in s.bids) == 1
            s.powder[seat] += last
            super().do_hold(s, seat, cx)

    return with_steps(bid=Faulty)


# Property 8: conservation.


@caught_by(8)
def a_card_lost(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Window):
        def do_smoke(self, s: SignalsState, seat: int, cx: Context) -> None:
            super().do_smoke(s, seat, cx)
            s.spent = s.spent[:-1]

    return with_steps(window=Faulty)


@caught_by(8)
def a_card_of_portsmouth_lost(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    draw = market.draw

    def draw_two(s: Any) -> int:
        draw(s)
        return draw(s) if market.pile_left(s) else 0

    monkeypatch.setattr(market, "draw", draw_two)
    return Portsmouth()


# Property 9: refusals.


@caught_by(9)
def a_refusal_missing(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def legal(self, s: SignalsState, seat: int) -> list[Any]:
            return [option.action for option in Gun.options(self, s, seat) if option.legal]

        def options(self, s: SignalsState, seat: int) -> list[Option]:
            found = super().options(s, seat)
            return [o._replace(refusal=None) if o.action == ("charge",) else o for o in found]

    return with_steps(gun=Faulty)


@caught_by(9)
def a_legal_action_that_no_option_shows(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Bid):
        def options(self, s: SignalsState, seat: int) -> list[Option]:
            return super().options(s, seat)[:-1]

        def legal(self, s: SignalsState, seat: int) -> list[Any]:
            return [("hold",), *(("bid", card) for card in flags(s, seat))]

    return with_steps(bid=Faulty)


@caught_by(9)
def a_remedy_that_does_not_help(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def options(self, s: SignalsState, seat: int) -> list[Option]:
            *found, fire = super().options(s, seat)
            if fire.refusal:
                why = fire.refusal._replace(remedy=(("charge",),))
                fire = fire._replace(refusal=why)
            return [*found, fire]

    return with_steps(gun=Faulty)


@caught_by(9)
def a_match_that_lets_everything_pass(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Signals):
        def require(self, s: Any, seat: int, action: Any) -> None:
            if action[0] != "fire":
                super().require(s, seat, action)

    return Faulty()


# Property 10: saves.


@caught_by(10)
def a_load_that_forgets_undo(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    replay = Match.replay

    def forgetful(self: Match[Any], seat: int, action: Any) -> Any:
        entry = replay(self, seat, action)
        self._past.clear()
        return entry

    monkeypatch.setattr(Match, "replay", forgetful)
    return GAME


@caught_by(10)
def a_snapshot_that_forgets_a_hull(_: pytest.MonkeyPatch) -> Game[Any]:
    class Forgetful(SignalsState):
        __slots__ = ()

        @classmethod
        def from_json(cls, data: Any) -> Any:
            return super().from_json({**data, "hulls": [2] * len(data["hulls"])})

    return with_state(Forgetful)


# Property 11: the bridge.


@caught_by(11)
def a_bridge_that_takes_stale_requests(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    current = Engine.current

    def careless(self: Engine, request: Any) -> Any:
        return current(self, request | {"n": self.match.revision} if self.match else request)

    monkeypatch.setattr(Engine, "current", careless)
    return GAME


@caught_by(11)
def a_bridge_that_lets_anybody_play(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    monkeypatch.setattr(Match, "acting", lambda self, seat=None: self.actors[0])
    return GAME


# Property 12: texts and ends.


@caught_by(12)
def a_sentence_missing(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    said = registry.messages
    monkeypatch.setattr(
        registry,
        "messages",
        lambda *which: said(*which).replace("event-silence", "event-quiet"),
    )
    return GAME


@caught_by(12)
def an_argument_missing(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Bid):
        def do_hold(self, s: SignalsState, seat: int, cx: Context) -> None:
            s.bids[seat] = HOLD
            cx.emit("sealed_own", to=(seat,), seat=seat)
            self._sealed(s, seat, cx)

    return with_steps(bid=Faulty)


@caught_by(12)
def an_end_that_is_never_met(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Signals):
        def setup(self, seats: int, settings: Any, rng: Any) -> SignalsState:
            s = super().setup(seats, settings, rng)
            s.hulls = [99] * seats
            return s

    return Faulty()


# Property 13: captains see only what their seat sees, and do what can be done.


@caught_by(13)
def a_re_deal_with_something_of_the_truth(_: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Signals):
        def resample_hidden(self, s: SignalsState, seat: int | None, rng: Rng) -> None:
            deck = list(s.deck)
            rng.shuffle(deck)
            s.deck = tuple(deck)

    return Faulty()


@caught_by(13)
def a_captain_who_does_what_he_may_not(patch: pytest.MonkeyPatch) -> Game[Any]:
    class Blind(Bot[SignalsState]):
        def think(self, s: SignalsState, seat: int, rng: Rng) -> Thinking:
            yield from ()
            return Decision((Choice((("charge",),), 0.0),), 0)

    patch.setattr(SignalsBots, "bot", lambda *_: Blind())
    return Signals()


# Property 14: answers in advance.


class Lying(Window):
    """Lays a smoke that it may not have."""

    def standing_answer(self, s: SignalsState, seat: int, answers: Mapping[str, str]) -> Any:
        return ("smoke",) if "window" in answers else None


class Peeping(Window):
    """Lays a smoke only if nobody else has one."""

    def standing_answer(self, s: SignalsState, seat: int, answers: Mapping[str, str]) -> Any:
        others_have = any(is_smoke(card) for each in others(s, seat) for card in s.hands[each])
        return ("pass",) if others_have else super().standing_answer(s, seat, answers)


class Unasked(Window):
    """Lets it pass, whatever was answered."""

    def standing_answer(self, s: SignalsState, seat: int, answers: Mapping[str, str]) -> Any:
        return ("pass",)


class Spending(Window):
    """Turns its hand round to find the smoke."""

    def standing_answer(self, s: SignalsState, seat: int, answers: Mapping[str, str]) -> Any:
        s.hands[seat] = s.hands[seat][::-1]
        return super().standing_answer(s, seat, answers)


@caught_by(14)
def an_answer_that_can_not_be_played(_: pytest.MonkeyPatch) -> Game[Any]:
    return with_steps(window=Lying)


@caught_by(14)
def an_answer_that_knows_hidden_cards(_: pytest.MonkeyPatch) -> Game[Any]:
    return with_steps(window=Peeping)


@caught_by(14)
def an_answer_that_nobody_gave(_: pytest.MonkeyPatch) -> Game[Any]:
    return with_steps(window=Unasked)


@caught_by(14)
def an_answer_that_changes_something(_: pytest.MonkeyPatch) -> Game[Any]:
    return with_steps(window=Spending)


@caught_by(14)
def an_answer_in_its_own_turn(patch: pytest.MonkeyPatch) -> Game[Any]:
    class Faulty(Gun):
        def standing_answer(self, s: SignalsState, seat: int, answers: Mapping[str, str]) -> Any:
            return ("fire",) if answers and s.target >= 0 else None

    def unguarded(game: Any, s: SignalsState, seat: int, answers: Mapping[str, str]) -> Any:
        return game.step(s).standing_answer(s, seat, answers)

    patch.setattr(Game, "standing_answer", unguarded)
    return with_steps(gun=Faulty)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.plant.__name__)
def test_fault_is_caught(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fault.plant(monkeypatch)
    holds = PROPERTIES[fault.number - 1]
    known = made_up.registered(game) if isinstance(game, Signals) else nullcontext()
    with known:
        (found,) = look(subject(game, 80 if game.meta.key == "signals" else 6), [holds])
    assert isinstance(found.fault, AssertionError)
    assert str(found.fault), "a property says what is wrong"


class AimAndFire(Gun):
    """Guns that fire as soon as they are aimed: no decision leaves its seat another one."""

    def options(self, s: SignalsState, seat: int) -> list[Option]:
        return [each for each in super().options(s, seat) if each.action[0] == "aim"]

    def do_aim(self, s: SignalsState, seat: int, cx: Context, target: int) -> None:
        super().do_aim(s, seat, cx, target)
        super().do_fire(s, seat, cx)


def test_a_game_may_have_nothing_to_undo() -> None:
    game = with_steps(gun=AimAndFire)
    with made_up.registered(game):
        (found,) = look(subject(game, 12), [PROPERTIES[5]])
    assert found.fault is None


def test_undo_that_is_never_offered_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_depth", 0)
    with made_up.registered():
        (found,) = look(subject(GAME, 12), [PROPERTIES[5]])
    assert str(found.fault) == "nothing was looked at"


def test_every_property_catches_something() -> None:
    assert {fault.number for fault in FAULTS} == set(range(1, len(PROPERTIES) + 1))


def test_catalogue_of_the_toy_is_complete() -> None:
    assert isinstance(subject(GAME, 1).catalogue, Catalogue)
