"""Laws that no position may break: crates, cards, flags, passengers, values (design, section 9)."""

from __future__ import annotations

from collections import Counter

from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules import charts
from portsmouth.games.war.rules.components import (
    CANNONS,
    CARDS,
    CRATES_PER_SEAT,
    DESTINATIONS,
    GOODS,
    HAND_LIMIT,
    HOLD,
    HULL,
    LETTERS,
    MOST_SHIPS,
    MOST_VALUE,
    NATION_FLAGS,
    NATIONS,
    NONE,
    PIRATE_FLAGS,
    PLAGUE,
)
from portsmouth.games.war.rules.fleet import letters_left
from portsmouth.games.war.rules.harbours import own_flags
from portsmouth.games.war.rules.world import CELLS, LAND, NOWHERE, SPACES
from portsmouth.games.war.state import WarState


def check(s: WarState) -> None:
    """Raise AssertionError, with a word, for a position that the rules can't reach."""
    assert 1 <= s.seats <= len(NATIONS), "seats"
    assert 0 <= s.active < s.seats, "whose turn it is"
    assert 0 <= s.first < s.seats, "who began"
    assert 1 <= s.round <= s.rules.rounds, "round"
    assert len({convoy.nation for convoy in s.convoys}) == s.seats, "nations"
    _goods(s)
    _cards(s)
    _passengers(s)
    _markers(s)
    for seat, convoy in enumerate(s.convoys):
        _convoy(s, seat, convoy)


def _goods(s: WarState) -> None:
    """Check that three crates of each good a seat are there (W2)."""
    assert min(s.sheet) >= 0, "goods sheet"
    assert min(s.prize) >= 0, "prize"
    for good in range(len(GOODS)):
        aboard = sum(convoy.hold[good] for convoy in s.convoys)
        there = s.sheet[good] + s.prize[good] + aboard
        assert there == CRATES_PER_SEAT * s.seats, f"crates of {GOODS[good]}"


def _cards(s: WarState) -> None:
    """Check that each of the 48 cards is in one place (W1)."""
    placed = [*s.deck, *s.discards, *(card for convoy in s.convoys for card in convoy.hand)]
    placed += [card for card in (s.globe, s.strength) if card != NONE]
    assert sorted(placed) == list(range(len(CARDS))), "sea cards"
    assert s.plague == NONE or (s.globe != NONE and CARDS[s.globe] == PLAGUE), "plague marker"


def _passengers(s: WarState) -> None:
    """Check that each counter is in one place (W93)."""
    placed = [*s.bag, *s.laid]
    placed += [convoy.passenger for convoy in s.convoys if convoy.passenger != NONE]
    assert Counter(placed) == Counter(DESTINATIONS), "passengers"


def _markers(s: WarState) -> None:
    """Check letters and black-bordered flags (W9, W75)."""
    assert 0 <= letters_left(s) <= LETTERS, "letters"
    if s.rules.chart in charts.HISTORIC:
        assert s.black == charts.HISTORIC[s.rules.chart], "flags of the chart"
        return
    drawn = [nation for nation in s.black if nation != NONE]
    if s.frames and s.frames[-1][0] == "flag":
        drawn.append(int(s.frames[-1][1]))
    assert s.rules.scenario or sorted([*drawn, *s.stack]) == list(range(len(NATIONS))), "flags"


def _convoy(s: WarState, seat: int, convoy: Convoy) -> None:
    """Check one convoy (W21, W36, S50, S58, S84)."""
    assert 1 <= convoy.ships <= MOST_SHIPS, "ships"
    assert convoy.gold >= 0, "gold"
    assert min(convoy.hold) >= 0, "hold"
    most = MOST_VALUE[convoy.ships]
    assert all(0 <= value <= most for value in convoy.values), "values"
    assert convoy.values[HULL] > 0, "hull"
    assert not (convoy.pirate and convoy.letters), "a pirate's letter"
    asked = {(frame[0], frame[1]) for frame in s.frames if len(frame) > 1}
    room = HOLD[convoy.ships]
    assert ("give", seat) in asked or sum(convoy.hold) <= room, "more than the hold takes"
    keeping = s.frames and s.frames[-1][0] == "keep" and seat == s.active
    assert len(convoy.hand) <= HAND_LIMIT + bool(keeping), "hand"
    assert convoy.at == NOWHERE or 0 <= convoy.at < SPACES, "space"
    assert not (0 <= convoy.at < CELLS and LAND[convoy.at]), "on land"
    nation, pirate = own_flags(s, seat)
    assert convoy.nation_flags + nation == NATION_FLAGS, "nation flags"
    assert convoy.pirate_flags + pirate == PIRATE_FLAGS, "pirate flags"
    assert max(len(s.attack_load), len(s.defence_load)) <= CANNONS[-1], "loads"
