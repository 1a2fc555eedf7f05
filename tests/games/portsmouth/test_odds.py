"""What anybody may reckon of the unseen cards, and where everybody stands."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.codec import record
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.queries import QUERIES
from portsmouth.games.portsmouth.rules import market
from portsmouth.games.portsmouth.rules.cards import DATA, IDS, SPECIALTIES, is_town
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.views import public_odds
from tests.games.portsmouth.build import position
from tests.test_bridge import ask

GOLDEN = Path(__file__).parent / "golden"
CARDS: dict[str, Any] = {card["id"]: card for card in DATA["officers"]}


def fits(card: int, rank: str, detail: str) -> bool:
    """Is the card of the group?"""
    facts = CARDS.get(IDS[card], {"rank": "town", "detail": ""})
    return bool(facts["rank"] == rank) and detail in ("", str(facts["detail"]))


def moments(seed: int, seats: int = 3) -> list[PortsmouthState]:
    """Positions of a random game, some of each phase and all of the last round."""
    match: Match[PortsmouthState] = Match(GAME, seats, {}, seed)
    rng, found = Rng(seed), []
    while match.actors:
        legal = [action for action in match.legal() if action != ("end",)] or match.legal()
        if rng.below(5) == 0 and ("end",) in match.legal():
            legal = [("end",)]
        match.play(legal[rng.below(len(legal))])
        if match.state.round == 8 or rng.below(6) == 0:
            found.append(match.state.copy())
    return found


@pytest.mark.parametrize("seed", range(4))
def test_they_never_tell_the_order_of_the_decks(seed: int) -> None:
    """Whatever cannot be seen may lie otherwise: the odds are the same."""
    for number, s in enumerate(moments(seed)):
        told = QUERIES.odds(s, None)
        for again in range(3):
            twin = s.copy()
            GAME.resample_hidden(twin, None, Rng(1000 * number + again))
            assert QUERIES.odds(twin, None) == told


@pytest.mark.parametrize("seed", range(4))
def test_the_counts_are_those_of_the_decks(seed: int) -> None:
    for s in moments(seed):
        told: Any = QUERIES.odds(s, None)
        down = [card for cell, card in enumerate(s.array) if market.is_hidden(s, cell)]
        unseen = [*s.pile[s.pile_at :], *down]
        assert told["unseen"] == sum(not is_town(card) for card in unseen)
        for group in told["groups"]:
            assert group["left"] == sum(fits(c, group["rank"], group["detail"]) for c in unseen)
        assert sum(told["face_down"].values()) == len(down)
        deck = [
            card["specialty"] or "none"
            for card in (DATA["landsmen"][hand] for hand in s.hands[s.hands_at + 1 :])
        ]
        assert told["trades"] == {t: deck.count(t) for t in (*SPECIALTIES, "none")}


def test_chances_are_those_of_every_order() -> None:
    """Near the end of the pile: all orders of what is left are tried."""
    whole = record.read((GOLDEN / "4-pile-runs-out.game").read_text("utf-8"), registry.game)
    match: Match[PortsmouthState] = Match(GAME, 4, whole.settings, whole.seed)
    for entry in whole.journal:
        match.play(entry.do, entry.seat)
        if market.pile_left(match.state) <= 6:
            break
    s = match.state
    pile = s.pile[s.pile_at :]
    assert len(pile) == 6
    assert not s.hidden
    told: Any = QUERIES.odds(s, None)
    orders = list(permutations(pile))
    for group in told["groups"]:
        for ahead, chance in enumerate(group["soon"], 1):
            hits = sum(
                any(fits(card, group["rank"], group["detail"]) for card in order[:ahead])
                for order in orders
            )
            assert chance == round(hits / len(orders), 4)


@pytest.mark.parametrize("seed", range(2))
def test_chances_agree_with_many_redeals(seed: int) -> None:
    """Towns first, then Mutinies, then officers; face-down cards too."""
    states = moments(seed)
    assert any(s.hidden for s in states)
    for s in (states[2], states[len(states) // 2], max(states, key=lambda s: s.hidden.bit_count())):
        told: Any = QUERIES.odds(s, None)
        deals, times = [], 600
        for number in range(times):
            twin = s.copy()
            GAME.resample_hidden(twin, None, Rng(number))
            deals.append(twin)
        for group in told["groups"]:
            for ahead in (1, 4, 10):
                hits = sum(
                    any(
                        fits(card, group["rank"], group["detail"])
                        for card in twin.pile[twin.pile_at :][:ahead]
                    )
                    for twin in deals
                )
                if ahead <= len(group["soon"]):
                    assert group["soon"][ahead - 1] == pytest.approx(hits / times, abs=0.08)
            hits = sum(
                any(
                    fits(twin.array[cell], group["rank"], group["detail"])
                    for cell in range(25)
                    if market.is_hidden(twin, cell)
                )
                for twin in deals
            )
            assert group["face_down"] == pytest.approx(hits / times, abs=0.08)


def test_chance_by_hand() -> None:
    assert public_odds.chance(2, 4, 1) == 0.5
    assert public_odds.chance(2, 4, 3) == 1
    assert public_odds.chance(0, 4, 3) == 0
    assert public_odds.chance(4, 4, 0) == 0


# Where everybody stands.


def ship(s: PortsmouthState, seat: int) -> Any:
    """A ship as an onlooker sees it."""
    shown: Any = GAME.view(s, None)
    return shown["ships"][seat]


def test_the_race_of_the_marines() -> None:
    """A tie has the lowest of the tied places, so one more is needed to break it (R134)."""
    s = position(3, crew=["R01 R02", "C01", "R03"])
    assert [ship(s, seat)["place"] for seat in range(3)] == [2, 2, 3]
    assert GAME.view(s, None)["prizes"] == [15, 10, 5]
    first = {"need": 1, "place": 1, "points": 15}
    assert ship(s, 0)["next_places"] == [first]
    assert ship(s, 2)["next_places"] == [first | {"need": 2}]
    s = position(2, crew=["R01"])
    assert ship(s, 0)["next_places"] == []
    assert ship(s, 1)["next_places"] == [
        {"need": 1, "place": 2, "points": 10},
        {"need": 2, "place": 1, "points": 15},
    ]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_needed_is_the_least_that_helps(seed: int) -> None:
    """Marines put aboard one by one bring the prizes exactly then."""
    marines = [number for number, name in enumerate(IDS) if name[0] == "R"]
    for s in moments(seed)[::7]:
        for seat in range(3):
            told = ship(s, seat)
            prizes = {each["need"]: each["points"] for each in told["next_places"]}
            now = next(line for line in told["score"] if line["item"] == "marines")["points"]
            spare = [card for card in marines if card not in s.ships[seat].marines]
            for more in range(1, len(spare) + 1):
                twin = s.copy()
                twin.ships[seat].marines += tuple(spare[:more])
                line = next(x for x in GAME.current_scores(twin)[seat] if x.item == "marines")
                now = prizes.get(more, now)
                assert line.points == now


def test_the_danger_of_a_mutiny() -> None:
    s = position(3, crew=["D01 D02 D03", "D04", "D05 D06 D07"])
    assert [ship(s, seat)["danger"] for seat in range(3)] == [
        {"gap": 0, "loss": -3},
        {"gap": 2, "loss": 0},
        {"gap": 0, "loss": -3},
    ]
    assert ship(position(2), 0)["danger"] == {"gap": 0, "loss": 0}


def test_the_next_trade_is_worth_one_more_each_time() -> None:
    assert ship(position(2), 0)["next_specialty"] == 0
    assert ship(position(2, crew=["P01 P05"]), 0)["next_specialty"] in (1, 2)
    every = " ".join(card["id"] for card in DATA["officers"] if card["rank"] == "petty_officer")
    one_each = {CARDS[name]["detail"]: name for name in every.split()}
    assert ship(position(2, crew=[" ".join(one_each.values())]), 0)["next_specialty"] is None


def test_the_bridge_answers_with_the_odds() -> None:
    engine = Engine()
    frame = ask(engine, {"op": "new", "game": "portsmouth", "seats": 3, "seed": "5"})
    told = ask(engine, {"op": "odds", "n": frame["n"]})
    assert told["odds"]["unseen"] == 43
    assert len(told["odds"]["towns"]) == 6
    assert ask(engine, {"op": "odds", "n": 99})["code"] == "stale"
    assert json.dumps(told)
