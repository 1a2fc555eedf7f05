"""Nobody is shown what he can't know: all frames on twins that the tests shuffle themselves.

The games' own ``resample_hidden`` is not asked, so one that forgets something is found out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.rules.cards import FIRST_TOWN, GRID, MUTINY, is_town, town_of
from portsmouth.games.signals.state import OPEN, is_smoke
from portsmouth.games.war.rules.components import IS_KEPT, counters
from portsmouth.lessons.lesson import LessonRun
from tests.contract.walk import moments, observers, subject
from tests.games.captains_sea.twins import shuffle as shuffle_captains_sea

GAMES = {"captains_sea": 4, "portsmouth": 6, "privateer": 4, "signals": 24, "victory": 5, "war": 6}
EVERY = {
    "captains_sea": 37,
    "portsmouth": 29,
    "privateer": 53,
    "signals": 3,
    "victory": 67,
    "war": 149,
}
"""Of so many positions one is looked at."""


def shuffle_signals(s: Any, viewer: int | None, rng: Rng) -> None:
    """Other hands and the deck change cards; whoever has bid holds some flag to have bid."""
    others = [seat for seat in range(len(s.hands)) if seat != viewer]
    places = [(seat, at) for seat in others for at in range(len(s.hands[seat]))]
    cards = [s.hands[seat][at] for seat, at in places] + list(s.deck)
    rng.shuffle(cards)
    hands = {seat: list(s.hands[seat]) for seat in others}
    for (seat, at), card in zip(places, cards, strict=False):
        hands[seat][at] = card
    s.deck = tuple(cards[len(places) :])
    for seat in others:
        s.hands[seat] = tuple(hands[seat])
        if OPEN in s.bids and s.bids[seat] != OPEN:
            may = [0, *(card for card in s.hands[seat] if not is_smoke(card))]
            s.bids[seat] = may[rng.below(len(may))]


def shuffle_portsmouth(s: Any, viewer: int | None, rng: Rng) -> None:
    """Cards that lie face down change places within their kind; hidden purses hold anything."""

    def kind(card: int) -> int:
        return 0 if card < FIRST_TOWN else 1 + (is_town(card) and town_of(card) == MUTINY)

    cells = [cell for cell in GRID.cells if s.hidden >> cell & 1]
    pile = list(s.pile)
    for wanted in range(3):
        here = [cell for cell in cells if kind(s.array[cell]) == wanted]
        below = [at for at in range(s.pile_at, len(pile)) if kind(pile[at]) == wanted]
        cards = [s.array[cell] for cell in here] + [pile[at] for at in below]
        rng.shuffle(cards)
        for cell in here:
            s.array[cell] = cards.pop()
        for at in below:
            pile[at] = cards.pop()
    s.pile = tuple(pile)
    covered = list(s.hands[s.hands_at + 1 :])
    rng.shuffle(covered)
    s.hands = (*s.hands[: s.hands_at + 1], *covered)
    if s.rules.hidden_money and s.frames:
        for seat, ship in enumerate(s.ships):
            if seat != viewer:
                ship.money = 4 + rng.below(20)


def shuffle_privateer(s: Any, viewer: int | None, rng: Rng) -> None:
    """Both decks change their order; closed purses hold anything."""
    for deck in ("bounty_deck", "port_deck"):
        cards = list(getattr(s, deck))
        rng.shuffle(cards)
        setattr(s, deck, tuple(cards))
    if s.rules.purses == "closed" and s.frames:
        for seat, ship in enumerate(s.ships):
            if seat != viewer:
                ship.silver = rng.below(40)


def shuffle_victory(s: Any, viewer: int | None, rng: Rng) -> None:
    """Other hands and the pile change cards; a seal that lies face down hides anything."""
    others = [seat for seat in range(len(s.ports)) if seat != viewer and s.frames]
    cards = [*s.pile, *(card for seat in others for card in s.ports[seat].hand)]
    rng.shuffle(cards)
    for seat in others:
        size = len(s.ports[seat].hand)
        s.ports[seat].hand = tuple(sorted(cards[:size]))
        del cards[:size]
    s.pile = tuple(cards)
    if s.fight and not any(s.fight.thrown):
        seals = [
            seal if seal < 0 or seat == viewer else _other_seal(s.fight, seal, rng)
            for seat, seal in zip(s.fight.seats, s.fight.seals, strict=True)
        ]
        s.fight.seals = tuple(seals)


def _other_seal(fight: Any, seal: int, rng: Rng) -> int:
    """Any shot, with flight or without until both have chosen."""
    both = min(fight.seals) >= 0
    return rng.below(3) + 3 * (seal >= 3 if both else rng.below(2))


def shuffle_war(s: Any, viewer: int | None, rng: Rng) -> None:
    """Other hands and the deck change cards of one sort; bag, stack and loads are anything."""
    if not s.frames:
        return
    others = [seat for seat in range(len(s.convoys)) if seat != viewer]
    kept = [card for card in s.deck if IS_KEPT[card]]
    kept += [card for seat in others for card in s.convoys[seat].hand if IS_KEPT[card]]
    rng.shuffle(kept)
    for seat in others:
        hand = s.convoys[seat].hand
        s.convoys[seat].hand = tuple(kept.pop() if IS_KEPT[card] else card for card in hand)
    deck = kept + [card for card in s.deck if not IS_KEPT[card]]
    rng.shuffle(deck)
    s.deck = tuple(deck)
    for name in ("bag", "stack"):
        pile = list(getattr(s, name))
        rng.shuffle(pile)
        setattr(s, name, tuple(pile))
    for seat, name in ((s.attacker, "attack_load"), (s.defender, "defence_load")):
        load = list(getattr(s, name))
        if seat != viewer and load:
            shots = [
                each for each, count in enumerate(counters(s.rules.shots)) for _ in range(count)
            ]
            rng.shuffle(shots)
            setattr(s, name, tuple(shots[: len(load)]))


SHUFFLES: dict[str, Callable[[Any, int | None, Rng], None]] = {
    "captains_sea": shuffle_captains_sea,
    "portsmouth": shuffle_portsmouth,
    "privateer": shuffle_privateer,
    "signals": shuffle_signals,
    "victory": shuffle_victory,
    "war": shuffle_war,
}


def shown(match: Match[Any], viewer: int | None) -> dict[str, Any]:
    """All that a page may hear of a match with the eyes of a viewer, but for the save."""
    engine = Engine()
    engine.match = match

    def ask(op: str, **more: Any) -> Any:
        request = {"op": op, "n": match.revision, "viewer": viewer, **more}
        return json.loads(engine.dispatch(json.dumps(request)))

    frame = ask("look", since=0)
    assert frame["ok"], frame
    targets = {option["target"] for option in frame["options"]} | set(frame["reach"])
    targets |= set(frame["closed"])
    plans = {target: ask("plan", target=target) for target in sorted(targets)[:12]}
    for plan in plans.values():
        if not plan["ok"]:
            plan["frame"] = None
    refused = ask("options")
    if not refused["ok"]:
        refused["frame"] = None
    return {"frame": frame, "plans": plans, "odds": ask("odds"), "refused": refused}


@pytest.mark.parametrize("key", sorted(SHUFFLES))
def test_frames_are_for_their_viewer(key: str) -> None:
    """Whole frames with their logs, plans and odds are the same whatever is hidden."""
    count = 0
    for number, moment in enumerate(moments(subject(registry.game(key), 0), GAMES[key])):
        match = moment.match
        if number % EVERY[key]:
            continue
        for viewer in observers(match):
            before, state = shown(match, viewer), match.state
            twin = state.copy()
            rng = Rng(number).fork(f"fair {viewer}")
            SHUFFLES[key](twin, viewer, rng)
            twin.rng = Rng(rng.bits(), twin.rng.count)
            match.state = twin
            try:
                after = shown(match, viewer)
            finally:
                match.state = state
            assert after == before, f"{viewer} is shown what is hidden after {number} positions"
            count += 1
    assert count > 20


@pytest.mark.parametrize("key", sorted(SHUFFLES))
def test_lessons_know_no_more_than_the_learner(key: str) -> None:
    """Every lesson, played along its own hints, hints the same on shuffled twins."""
    for lesson in registry.lessons(key):
        lesson_run = LessonRun(registry.game(key), lesson)
        for number in range(5):
            progress, match = lesson_run.progress(), lesson_run.match
            if progress.hint is None:
                break
            state, twin = match.state, match.state.copy()
            rng = Rng(number).fork(lesson.key)
            SHUFFLES[key](twin, lesson.seat, rng)
            twin.rng = Rng(rng.bits(), twin.rng.count)
            match.state = twin
            assert lesson_run.progress() == progress, lesson.key
            match.state = state
            match.play(progress.hint, lesson.seat)
            lesson_run.play_others()
