"""What lies on the table at the start: ships, cubes, cards, the first player."""

from __future__ import annotations

import pytest

import portsmouth
from portsmouth.core.errors import BadSetup
from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules.components import CARDS, DECK
from tests.games.victory.build import (
    asked,
    bank,
    fields,
    fleet,
    hand,
    held,
    legal,
    log,
    new,
    play,
    record,
    some,
    told,
    unshuffled,
    upgrade,
    vp,
    where,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_docked_ship(seats: int) -> None:
    """V2, V15, R3, R5: one undamaged ship of the own colour, an empty port."""
    s = new(seats)
    for seat in range(seats):
        name = f"{'abcd'[seat]}1"
        assert fleet(s, seat) == [name]
        assert where(s, name) is None
        assert log(s, name) == ("", "", "")
        assert upgrade(s, name) is None
        assert fields(s, seat) == []
        assert s.ports[seat].buildings == ()
    assert vp(s) == [1] * seats


def test_two_to_four_seats() -> None:
    """R3: neither fewer nor more."""
    assert META.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            portsmouth.new("victory", seats, {}, 1)


def test_everybody_picks_two_cubes() -> None:
    """V3, R69, R80: both in turn from the first player leftwards, any kinds, before the cards."""
    s = new(3, first=1)
    order = []
    for kind in ("W", "W", "B", "M", "C", "C"):
        order.append(asked(s)[1])
        assert some(s, "take") == {"W", "B", "M", "C"}
        assert all(not each.hand for each in s.ports)
        assert s.pile == ()
        play(s, f"take {kind}", drawn=71 if len(order) == 6 else 0)
    assert order == [1, 1, 2, 2, 0, 0]
    assert [held(s, seat) for seat in range(3)] == ["CC", "WW", "BM"]
    assert bank(s) == "W" * 26 + "B" * 27 + "M" * 19 + "C" * 13


def test_five_cards_from_the_shuffled_deck() -> None:
    """V4, R80, R4: five a seat, the first player's on top; ports are no cards of it."""
    s = new(2, first=1)
    play(s, "take W", "take W", "take B")
    s.rng = Rng(1, s.rng.count, unshuffled(72))
    count = s.rng.count
    GAME.apply(s, 0, GAME.notation.read("take B"))
    assert s.rng.count == count + 71
    names = [CARDS[number] for number in DECK]
    assert len(names) == 72
    assert sorted(hand(s, 1)) == sorted([*names[:5], names[10]])
    assert sorted(hand(s, 0)) == sorted(names[5:10])
    assert [CARDS[number] for number in s.pile] == names[11:]


def test_nobody_goes_back_behind_the_deal() -> None:
    """R80: hands are dealt with the last cube of set-up, which can't be taken back."""
    s = new()
    shown = []
    while asked(s)[0] == "outfit":
        shown.append(record(s, "take W").revealed)
    assert shown == [False, False, False, True]


def test_the_deck_is_shuffled() -> None:
    """V4: another order of the same 72 cards for another seed."""
    piles = []
    for seed in (1, 2):
        match = portsmouth.new("victory", 2, {"first_player": 0}, seed)
        for _ in range(4):
            match.play("take W")
        hands = [card for each in match.state.ports for card in each.hand]
        assert sorted([*hands, *match.state.pile]) == sorted(DECK)
        piles.append((hands, match.state.pile))
    assert piles[0] != piles[1]


def test_the_first_player_is_drawn() -> None:
    """R6: by chance, each seat now and then; it begins, and round 1 goes leftwards."""
    firsts = {portsmouth.new("victory", 4, {}, seed).state.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    match = portsmouth.new("victory", 4, {}, 1)
    assert match.actors == (match.state.first,)


def test_a_first_player_who_is_not_there() -> None:
    """R100: refused."""
    with pytest.raises(BadSetup):
        portsmouth.new("victory", 2, {"first_player": 2}, 1)
    assert portsmouth.new("victory", 3, {"first_player": 2}, 1).actors == (2,)


def test_the_first_turn_begins_with_its_draw() -> None:
    """V6, V7, V11: with all ships docked and whole it comes to the trade with a card more."""
    s = new(2)
    play(s, "take W", "take W", "take B")
    events = told(s, "take M", drawn=71)
    kinds = [event.kind for event in events]
    assert kinds == ["took", "dealt", "turn", "drew", "drew_own"]
    assert asked(s) == ("trade", 0)
    assert len(s.ports[0].hand) == 6
    assert len(s.ports[1].hand) == 5
    assert len(s.pile) == 72 - 11


def test_nobody_declares_during_set_up() -> None:
    """R46: two cubes and a ship are far from it, and nobody is looked at."""
    s = new(2)
    s.ports[1].delivered = 8
    action = GAME.notation.read("take W")
    GAME.apply(s, 0, action)
    assert s.declarer == -1
    assert legal(s) == ["take W", "take B", "take M", "take C"]
