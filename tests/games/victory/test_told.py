"""What each seat may know: hands, the pile, sealed choices, and what windows do not tell."""

from __future__ import annotations

import json
from typing import Any

import pytest

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules.components import CARDS
from portsmouth.games.victory.state import VictoryState
from portsmouth.i18n.language import say
from tests.games.victory.build import (
    asked,
    broadside,
    fired,
    hand,
    legal,
    lines,
    log,
    play,
    port,
    position,
    salvo,
    ship,
    some,
    step,
    told,
    view,
)

QUIET = [1] * 6
VIEWERS = (None, 0, 1)


def at(s: VictoryState) -> Match[VictoryState]:
    """A match that has come to a position."""
    match = Match(GAME, s.seats, {}, 1)
    match.state = s
    return match


def test_what_lies_open() -> None:
    """V103: cubes, tokens, ports, logs, positions, passengers, points, sizes, discards."""
    s = position(
        port("WWC", ["v01"], ["commerce"], ["mine.guns"], pieces=1, admiralty=1, jolly_rogers=1),
        port("B", ["v02", "v03"], delivered=1),
        ships=[
            ship("a1", "v06", 2, hull="26", passengers=1, upgrade="fort.guns"),
            ship("b1", sails="66", upgrade="church.sails"),
        ],
        left=20,
    )
    seen = view(s, None)
    for viewer in VIEWERS:
        other = view(s, viewer)
        for part in seen:
            if part != "ports":
                assert other[part] == seen[part]
        for mine, theirs in zip(other["ports"], seen["ports"], strict=True):
            assert {k: v for k, v in mine.items() if k != "hand"} == {
                k: v for k, v in theirs.items() if k != "hand"
            }
    one, two = seen["ports"]
    assert one["cubes"] == {"wood": 2, "brick": 0, "metal": 0, "cloth": 1}
    assert (one["fields"], one["buildings"]) == (["commerce"], ["mine.guns"])
    assert (one["pieces"], one["admiralty"], one["jolly_rogers"]) == (1, 1, 1)
    assert one["points"] == 2 + 1 + 1 + 1 + 2 + 3
    assert (two["delivered"], two["hand_size"], one["hand_size"]) == (1, 2, 1)
    assert seen["pile"] == 20
    assert len(seen["discards"]) == len(s.discards)
    assert seen["tokens"] == {"jolly_rogers": 3, "admiralty": 4, "pieces": 6}
    first, second = seen["ships"]
    assert (first["voyage"], first["space"], first["passengers"]) == ("v06", 2, 1)
    assert first["damage"]["hull"] == [2, 6]
    assert (first["upgrade"], first["cannons"]) == ("fort.guns", 7)
    assert second["damage"]["sails"] == [6, 6]
    assert second["free"] == {"hull": 5, "sails": 4, "crew": 5}


def test_hands_are_hidden() -> None:
    """V103: each seat sees its own alone, an onlooker none; after the end all are shown."""
    s = position(port("", ["v01"]), port("", ["v02", "merchant"]), active=1)
    for viewer in VIEWERS:
        hands = [each["hand"] for each in view(s, viewer)["ports"]]
        own = [["v01"], ["v02", "merchant"]]
        assert hands == [own[seat] if seat == viewer else None for seat in (0, 1)]
    s.declarer = 1
    play(s, "rest")
    assert step(s) is None
    assert [each["hand"] for each in view(s, None)["ports"]] == [["v01"], ["v02", "merchant"]]
    assert (view(s, None)["active"], view(s, None)["step"]) == (None, "over")


def test_the_pile_is_a_number() -> None:
    """V103: nobody is shown its order, nor which cards it holds."""
    s = position(port("", ["v01"]), left=3)
    twin = s.copy()
    twin.pile = (*reversed(s.pile),)
    for viewer in VIEWERS:
        assert view(s, viewer) == view(twin, viewer)
        assert view(s, viewer)["pile"] == 3


def test_who_draws_sees_the_card() -> None:
    """V103, V11: the others hear that a card was drawn."""
    s = position(port("W"), step="repairs", pile=["v05"], ships=[ship("a1", hull="2")])
    events = told(s, "done")
    assert "drew_own card=v05 seat=0" in lines(events, 0)
    for viewer in (None, 1):
        assert not any("v05" in line for line in lines(events, viewer))
        assert "drew seat=0" in lines(events, viewer)


def test_what_is_discarded_is_seen() -> None:
    """R56, V93, V103: openly."""
    cards = ["v01", "v02", "v03", "v05", "v06", "v07"]
    s = position(port("", cards))
    play(s, "rest", "drop v03")
    assert view(s, 1)["discards"] == ["v03"]


def test_an_upgrade_half_paid_lies_open() -> None:
    """R96: beside the log, neither in the hand nor fitted."""
    s = position(port("WB", ["church.crew"]))
    play(s, "fit church.crew a1", "pay W")
    for viewer in VIEWERS:
        fitting = view(s, viewer)["fitting"]
        assert (fitting["card"], fitting["ship"]) == ("church.crew", "a1")
        assert [each["cubes"] for each in fitting["payments"]] == ["B"]
        assert view(s, viewer)["ports"][0]["hand_size"] == 0
    play(s, "pay B")
    assert view(s, 1)["fitting"] is None


# Sealed choices.


@pytest.mark.parametrize("choice", ["ball", "grape", "flee chain", "letter"])
def test_a_seal_tells_only_that_it_lies_there(choice: str) -> None:
    """V60, V103, R60: until both have sealed, not even flight or Letter."""
    plain = fired(port(), port("", ["letter_of_marque"]))
    assert plain.plays == 0
    for viewer in VIEWERS:
        sides = view(plain, viewer)["fight"]["sides"]
        assert {(side["sealed"], side["shot"], side["flees"]) for side in sides} == {
            (False, None, None)
        }
    shown = []
    for each in ("ball", choice):
        s = plain.copy()
        events = told(s, f"1: {each}")
        assert lines(events, 0) == ["sealed seat=1"]
        shown.append([view(s, viewer) for viewer in (None, 0)])
    assert shown[0] == shown[1]
    assert view(s, 1)["fight"]["sides"][1]["letter"] == (choice == "letter")


def test_the_shot_is_shown_with_the_dice_and_not_before() -> None:
    """V69, R27, V103: in log and view."""
    s = fired(port("", ["v01"]), port("", ["v02"]))
    match = at(s)
    match.play("chain", 0)
    match.play("flee grape", 1)
    assert match.visible_text(0, 1) is None
    assert match.visible_text(1, 0) is None
    assert match.visible_text(0, 0) == "chain"
    sides = view(match.state, None)["fight"]["sides"]
    assert [(side["shot"], side["flees"]) for side in sides] == [(None, False), (None, True)]
    match.play("pass", 0)
    match.play("pass", 1)
    assert match.visible_text(0, 1) == "chain"
    assert match.visible_text(1, None) == "flee grape"


def test_the_shot_that_a_letter_stops_is_never_shown() -> None:
    """R60: not even when a later fight opens its own."""
    s = fired(port("", ["fire_cannons"]), port("", ["letter_of_marque"]))
    match = at(s)
    match.play("grape", 0)
    match.play("letter", 1)
    assert match.state.fight is None
    assert match.visible_text(0, 1) is None
    match.state.frames, match.state.plays, match.state.active = (("play",),), 1, 0
    match.play("fire a1 b1")
    match.play("ball", 0)
    match.play("ball", 1)
    while match.actors and step(match.state) == "count":
        match.play("pass")
    number = len(match.journal)
    texts = [match.visible_text(each, 1) for each in range(number)]
    assert texts[0] is None
    assert match.visible_text(0, None) is None
    assert None not in texts[2:]


def test_a_letter_is_asked_like_a_shot() -> None:
    """R60, R97, R89: whether the target holds it or not, both are asked to seal."""
    for cards in (["letter_of_marque"], ["v02"]):
        s = fired(port(), port("", cards))
        assert GAME.actors(s) == (0, 1)
        play(s, "0: ball")
        assert GAME.actors(s) == (1,)


# Windows and questions (R89): other cards, the same sizes, the same frames and words.


def outcomes(make: Any, hands: list[list[str]], *actions: str, dice: Any = ()) -> list[Any]:
    """Frames and what an onlooker hears, for each hand of the seat that is asked."""
    found = []
    for cards in hands:
        s = make(cards)
        frames, heard = [s.frames], []
        for number, action in enumerate(actions):
            heard += lines(told(s, action, dice=dice if number == len(actions) - 1 else ()))
            frames.append(s.frames)
        found.append((frames, heard))
    return found


OTHERS = [["cannons"], ["v03"], ["out_manoeuvre"], ["merchant"], ["passengers"], ["fort.guns"]]


def test_counting_tells_nothing_of_a_hand() -> None:
    """R89, R59: `pass` is told alike, forced or chosen."""
    found = outcomes(
        lambda cards: play(fired(port("", cards)), "0: ball", "1: ball"),
        OTHERS,
        "pass",
        dice=QUIET * 2,
    )
    assert all(each == found[0] for each in found)


def test_answers_tell_nothing_of_a_hand() -> None:
    """R89, R59: asked in the same order whatever is held."""

    def make(cards: list[str]) -> VictoryState:
        s = fired(port(), port("", cards))
        broadside(s, "ball", "ball", [4, 1, 1, 1, 1, 1], QUIET)
        return play(s, "place 4")

    found = outcomes(make, OTHERS, "pass")
    assert all(each == found[0] for each in found)


def test_passengers_and_merchant_tell_nothing_of_a_hand() -> None:
    """R89, R88, R87: `decline` is told alike."""
    found = outcomes(
        lambda cards: play(position(port("", [*cards, "v06"])), "launch v06 a1"), OTHERS, "decline"
    )
    assert all(each == found[0] for each in found)

    def ended(cards: list[str]) -> VictoryState:
        s = position(port("", cards), step="voyages", ships=[ship("a1", "v05", 1)])
        return play(s, "end a1")

    found = outcomes(ended, OTHERS, "decline")
    assert all(each == found[0] for each in found)


def test_the_play_step_tells_nothing_of_a_hand() -> None:
    """R89, R86: `rest` is told alike, though nothing else be legal."""
    found = outcomes(
        lambda cards: position(port("WW", cards), step="trade"), OTHERS, "done", "rest"
    )
    assert all(each == found[0] for each in found)


def test_others_see_the_same_while_a_seat_is_asked() -> None:
    """R89: step, seat and view of the others do not depend on the hand."""
    seen = []
    for cards in OTHERS:
        s = play(fired(port("", cards)), "0: ball", "1: ball")
        prompt = GAME.step(s).prompt(s, 0)  # type: ignore[union-attr]
        seen.append((asked(s), prompt, view(s, 1), view(s, None)))
    assert all(each == seen[0] for each in seen)


# Deals that a seat cannot tell from the real one.


def test_a_deal_anew_keeps_what_is_known() -> None:
    """V103, R80: own hand, sizes, and all 72 cards; the others' hands and the pile change."""
    s = position(
        port("", ["v01", "v02"]), port("", ["v03", "v05", "v06"]), port("", ["v07"]), left=30
    )
    changed = 0
    for seed in range(20):
        twin = s.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        GAME.check(twin)
        assert hand(twin) == ["v01", "v02"]
        assert [len(each.hand) for each in twin.ports] == [2, 3, 1]
        assert twin.discards == s.discards
        assert view(twin, 0) == view(s, 0)
        assert twin.rng.count == s.rng.count
        assert twin.rng.copy().bits() != s.rng.copy().bits()
        changed += hand(twin, 1) != hand(s, 1)
    assert changed > 10


def seals_of(s: VictoryState, viewer: int) -> set[int]:
    """What may lie sealed beside a viewer, by many deals."""
    found = set()
    for seed in range(120):
        twin = s.copy()
        GAME.resample_hidden(twin, viewer, Rng(seed))
        assert twin.fight is not None
        found.add(twin.fight.seals[1 - viewer])
    return found


def test_a_deal_anew_lets_sealed_choices_be_others() -> None:
    """R27, R60: what may lie there, and nothing that may not."""
    s = play(fired(port(), port("", ["letter_of_marque"])), "1: grape")
    seals = set()
    for seed in range(80):
        twin = s.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        assert twin.fight is not None
        seals.add(twin.fight.seals[1])
        assert view(twin, 0) == view(s, 0)
        mine = s.copy()
        GAME.resample_hidden(mine, 1, Rng(seed))
        assert mine.fight is not None
        assert mine.fight.seals[1] == 2
    assert {0, 1, 2, 3, 4, 5} <= seals
    crowded = port("", [*(f"v{number}" for number in range(10, 25)), "letter_of_marque"])
    s = play(fired(port(), crowded, left=6), "1: grape")
    assert s.fight is not None
    for round, others in ((1, {6}), (2, set())):
        s.fight.round = round
        assert seals_of(s, 0) == {*range(6), *others}
    attacking = play(fired(crowded, port(), left=6), "0: grape")
    assert seals_of(attacking, 1) == {*range(6)}
    becalmed = play(fired(target=ship("b1", sails="23456")), "1: grape")
    for seed in range(30):
        twin = becalmed.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        assert twin.fight is not None
        assert twin.fight.seals[1] in {0, 1, 2}


def test_a_flight_stays_a_flight_when_dealt_anew() -> None:
    """R27, V64: once both have sealed it lies open who flees."""
    s = play(fired(port("", ["v01"])), "0: ball", "1: flee grape")
    for seed in range(20):
        twin = s.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        assert twin.fight is not None
        assert twin.fight.seals[0] == 0
        assert twin.fight.seals[1] in {3, 4, 5}


# The log in words.


def test_a_fight_in_the_log() -> None:
    """V49, V60, V63, V74, V84: what is told of it, line by line."""
    s = fired(target=ship("b1", hull="3456"))
    events = salvo(s, "ball", "chain", [2, 2, 3, 1, 1, 1], [2, 1, 1, 1, 1, 1])
    kinds = [event.kind for event in events]
    assert kinds == ["sealed", "sealed", "threw", "threw"]
    threw = lines(events)[2]
    assert "shot=ball" in threw
    assert some(s, "place") == {"-", "2"}
    kinds = [event.kind for event in told(s, "place 2")]
    assert kinds[:3] == ["placed", "sunk", "admiralty"]
    assert log(s, "a1") == ("", "", "")


def test_dice_that_were_made_are_told_with_what_they_were_made_of() -> None:
    """V70: a 5 from two 6s says so, a die on its own space doesn't."""
    s = fired()
    salvo(s, "ball", "chain", [2, 6, 6, 1, 1, 1], [1, 1, 1, 1, 1, 1])
    placed = next(each for each in told(s, "place 25") if each.kind == "placed")
    english, german = (
        say(placed.text, ("Anson", "Byron"), game="victory", language=each) for each in ("en", "de")
    )
    assert "2, 5 (from 6, 6)" in english
    assert "2, 5 (aus 6, 6)" in german


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_event_has_its_sentence(language: str) -> None:
    """R89: in both languages, for whoever may know of it; no card of another's hand in it."""
    said = 0
    for seed in range(3):
        match = portsmouth.new("victory", 2 + seed, {"round_limit": 12}, seed)
        rng = Rng(seed)
        while match.actors:
            seat = match.actors[0]
            actions = legal(match.state, seat)
            match.play(actions[rng.below(len(actions))], seat)
        for events in match.events(0):
            for event in events:
                assert portsmouth.say(event.text, language=language, game="victory")
                said += 1
    assert said > 300


def test_views_are_plain_data() -> None:
    """V103: JSON, with cards by their ids."""
    s = play(fired(port("", ["v01"])), "0: ball", "1: ball")
    found = json.loads(json.dumps(view(s, 0)))
    assert {*found["ports"][0]["hand"]} <= {*CARDS}
