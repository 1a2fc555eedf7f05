"""Chapter 2.1: components and set-up."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import portsmouth
from portsmouth.core.errors import BadSetup
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules import cards
from portsmouth.games.portsmouth.rules.cards import ASHORE, DECKHAND_IDS, GRID, ICON, IDS, NOBODY
from portsmouth.games.portsmouth.state import PortsmouthState

SEEDS = range(30)
TOWNS = {"T1", "T2", "T3", "T4", "T5", "T6"}


def deal(seats: int, seed: int, **settings: int | str | bool) -> PortsmouthState:
    return GAME.setup(seats, META.resolve_settings(seats, settings), Rng(seed))


def test_two_to_four_players() -> None:
    """R1, A35: 2, 3 and 4 seats are offered, no others, and all get the same deck and array."""
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup):
            portsmouth.new("portsmouth", seats)
    decks = [deal(seats, 3, start_player=0) for seats in (2, 3, 4)]
    assert [len(s.ships) for s in decks] == [2, 3, 4]
    assert decks[0].array == decks[1].array == decks[2].array
    assert decks[0].pile == decks[1].pile == decks[2].pile


def test_card_counts() -> None:
    """R2: 68 officers, 46 landsmen and 8 towns are 122 cards, each with its own id."""
    assert (len(ICON), len(DECKHAND_IDS), len(cards.TOWN_CARDS)) == (68, 46, 8)
    assert len({*IDS, *DECKHAND_IDS}) == 122


def test_officers_by_rank() -> None:
    """R2, R16: the five ranks have 12, 18, 24, 10 and 4 cards with the costs of table 4.2."""
    count = Counter(cards.RANKS[rank] for rank in cards.RANK)
    assert count == {
        "lieutenant": 12,
        "midshipman": 18,
        "petty_officer": 24,
        "marine": 10,
        "corporal": 4,
    }
    costs = {(cards.RANKS[r], c) for r, c in zip(cards.RANK, cards.COST, strict=True)}
    assert costs == {
        ("lieutenant", 4),
        ("midshipman", 2),
        ("petty_officer", 2),
        ("marine", 1),
        ("corporal", 2),
    }


def test_one_ship_and_one_pawn_each() -> None:
    """R3: each seat has one ship and one pawn, and the ships share nothing."""
    s = deal(4, 1)
    assert len({id(ship) for ship in s.ships}) == 4
    view = GAME.view(s, 0)
    assert [ship["seat"] for ship in view["ships"]] == [0, 1, 2, 3]
    assert all(isinstance(ship.pawn, int) for ship in s.ships)


def test_eight_towns() -> None:
    """R4: six towns once and Mutiny twice."""
    towns = Counter(cards.TOWNS[cards.town_of(c)] for c in cards.TOWN_CARDS)
    assert towns.pop("mutiny") == 2
    assert towns == dict.fromkeys(
        ("aristocrats", "privilege", "patron", "training", "grog", "shortcut"), 1
    )


def test_mutinies_lie_below_the_six_towns() -> None:
    """R5, R8, R9: draws 1-6 are the other towns, 7-8 Mutinies, 9-51 officers."""
    for seed in SEEDS:
        pile = [IDS[c] for c in deal(4, seed).pile]
        assert len(pile) == 51
        assert set(pile[:6]) == TOWNS
        assert set(pile[6:8]) == {"T7", "T8"}
        assert all(name[0] in "LMPRC" for name in pile[8:])


def test_each_deck_is_shuffled_on_its_own() -> None:
    """R6: towns, officers and landsmen come in orders that differ from game to game."""
    games = [deal(2, seed) for seed in SEEDS]
    assert len({s.pile[:6] for s in games}) > 25
    assert len({tuple(s.array) + s.pile[8:] for s in games}) == len(SEEDS)
    assert len({s.hands for s in games}) == len(SEEDS)
    assert {s.pile[0] for s in games} >= {cards.TOWN_CARDS[n] for n in range(6)}


def test_all_orders_of_a_deck_come_up() -> None:
    """R6: any of the 68 officers may lie in a corner, any landsman on top."""
    games = [deal(2, seed) for seed in range(600)]
    assert len({s.array[0] for s in games}) == 68
    assert len({s.hands[0] for s in games}) == 46


def test_array_of_25_officers() -> None:
    """R7: 5 × 5 officers lie face up, no town among them."""
    s = deal(3, 8)
    assert (GRID.columns, GRID.rows, len(s.array)) == (5, 5, 25)
    assert all(IDS[c][0] in "LMPRC" for c in s.array)
    assert s.hidden == 0


def test_icon_brings_a_landsman() -> None:
    """R10, R11: each officer with the icon has one landsman, the others none."""
    for seed in SEEDS:
        s = deal(2, seed)
        for cell in GRID.cells:
            assert (s.under[cell] != NOBODY) == ICON[s.array[cell]]


def test_specialty_of_a_landsman_is_visible() -> None:
    """R10: the view names the trade of each landsman in the array."""
    s = deal(2, 4)
    for cell, seen in zip(GRID.cells, GAME.view(s, None)["cells"], strict=True):
        hand = s.under[cell]
        kind = cards.DECKHAND_SPECIALTY[hand]
        trade = "none" if kind == cards.NONE else cards.SPECIALTIES[kind]
        assert seen["landsman"] == (None if hand == NOBODY else trade)


def test_landsmen_are_dealt_row_by_row() -> None:
    """A52: the first landsman of the deck goes to the first icon in reading order."""
    s = deal(2, 5)
    assert [hand for hand in s.under if hand != NOBODY] == list(s.hands[: s.hands_at])


def test_next_landsman_is_public() -> None:
    """R12: everybody sees the trade of the top landsman, also after the deck is shuffled anew."""
    for seed in SEEDS:
        s = deal(2, seed)
        top = cards.DECKHAND_SPECIALTY[s.hands[s.hands_at]]
        name = "none" if top == cards.NONE else cards.SPECIALTIES[top]
        assert GAME.view(s, None)["landsmen"]["next"] == name
        GAME.resample_hidden(s, 0, Rng(seed))
        assert GAME.view(s, 1)["landsmen"]["next"] == name


def test_start_player_and_marker() -> None:
    """R13, A34: the start player is random by default, or chosen; the marker stands on 1."""
    games = [deal(4, seed) for seed in range(60)]
    assert {s.start for s in games} == {0, 1, 2, 3}
    assert all(s.active == s.start and s.round == 1 for s in games)
    assert {deal(3, seed, start_player=2).start for seed in SEEDS} == {2}
    with pytest.raises(BadSetup):
        deal(2, 1, start_player=2)


def test_start_money_in_turn_order() -> None:
    """R14: £0, £1, £2, £3 from the start player clockwise."""
    assert [ship.money for ship in deal(4, 1, start_player=0).ships] == [0, 1, 2, 3]
    assert [ship.money for ship in deal(4, 1, start_player=2).ships] == [2, 3, 0, 1]
    assert [ship.money for ship in deal(2, 1, start_player=1).ships] == [1, 0]
    assert [ship.money for ship in deal(3, 1, start_player=1).ships] == [2, 0, 1]


def test_pawns_ashore_and_ships_empty() -> None:
    """R15: pawns start off the array, ships without crew, tokens or markers."""
    for ship in deal(4, 2).ships:
        assert ship.pawn == ASHORE
        crew = ship.lieutenants + ship.midshipmen + ship.petty_officers
        assert crew + ship.marines + ship.corporals + ship.landsmen + ship.seamen == ()
        assert (ship.used, ship.mutineers, ship.trainer) == ((), 0, False)


def test_crack_crew_triples() -> None:
    """R111: eight triples {i, i+1, i+3}: each specialty in three of them, no pair twice."""
    masks = [needs for needs in cards.NEEDS if needs]
    wanted = [1 << i | 1 << (i + 1) % 8 | 1 << (i + 3) % 8 for i in range(8)]
    assert masks == wanted
    assert cards.specialties_of(masks[0]) == ["surgeon", "cooper", "gunner"]
    assert sum(cards.NAVIGATOR) == 4


def test_privileges_and_specialties_are_even() -> None:
    """R113, R21: three Midshipmen of each privilege, three Petty Officers of each specialty."""
    assert Counter(p for p in cards.PRIVILEGE if p >= 0) == dict.fromkeys(range(6), 3)
    assert Counter(p for p in cards.SPECIALTY if p >= 0) == dict.fromkeys(range(8), 3)
    hands = Counter(cards.DECKHAND_SPECIALTY)
    assert hands.pop(cards.NONE) == 22
    assert hands == dict.fromkeys(range(8), 3)


def test_there_is_a_landsman_for_every_icon() -> None:
    """A3: 46 icons and 46 landsmen, so none is ever missing."""
    assert sum(ICON) == len(DECKHAND_IDS) == 46


def test_figures_stand_once() -> None:
    """A54: points printed on the cards equal the scoring table; each figure has its source."""
    points = cards.DATA["scoring"]
    table = {
        "lieutenant": points["lieutenant"]["value"],
        "midshipman": points["midshipman_unused"]["value"],
        "petty_officer": points["petty_officer"]["value"],
        "marine": 0,
        "corporal": 0,
    }
    for officer in cards.DATA["officers"]:
        assert officer["points"] == table[officer["rank"]]
        assert set(officer["sources"].values()) <= {"TEXT", "DERIVED", "RECON", "OUTSIDE"}
    for figure in [*cards.DATA["figures"].values(), *points.values()]:
        assert figure["source"] in {"TEXT", "DERIVED", "RECON", "OUTSIDE"}
        assert figure["rule"][0] in "RAC"


def test_tile_and_card_are_one_word() -> None:
    """C3: "tile" and "card" mean the same, and players only ever read "card"."""
    language = Path(portsmouth.__file__).parent / "games/portsmouth/lang/en/game.ftl"
    sentences = language.read_text("utf-8").lower()
    assert " tile" not in sentences
    assert "town card" in sentences
    assert "tile" not in json.dumps(GAME.view(deal(2, 1), 0))
