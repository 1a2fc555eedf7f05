"""What can be asked beside the rules: ways, worth, setbacks, odds of the open position."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.context import EventRecorder
from portsmouth.core.match import Match
from portsmouth.core.plan import evaluate
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.worth import worth_of
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.queries import QUERIES
from portsmouth.games.privateer.rules import fights, ships
from portsmouth.games.privateer.rules.chart import GRID, MERCHANTS, PORT_SQUARES
from portsmouth.games.privateer.rules.components import (
    BOUNTY_NAMES,
    CANNONS,
    GOODS,
    NONE,
    PORTS,
    RELICS,
)
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.views.ways import yet_to_sail
from tests.games.privateer.build import play, position, ship


def lines(s: PrivateerState, target: str) -> list[list[str]]:
    """The lines to a target, as texts."""
    found, _ = QUERIES.plans(s, s.active, target)
    return [[GAME.notation.write(action) for action in each.actions] for each in found]


def walked(seed: int, seats: int, every: int = 7) -> Any:
    """Positions of a random game."""
    match: Match[PrivateerState] = Match(GAME, seats, {}, seed)
    rng, count = Rng(seed), 0
    while match.actors and count < 4000:
        if count % every == 0:
            yield match.state.copy()
        legal = match.legal(match.actors[0])
        match.play(legal[rng.below(len(legal))], match.actors[0])
        count += 1


def test_a_square_in_reach_is_sailed_to() -> None:
    s = position(ship("h8", "roberts", sails=1), wind="east")
    assert lines(s, "p8") == [["sail p8"]]
    assert lines(s, "h8") == [], "there is the ship"
    assert lines(s, "j5") == [], "land"


def test_far_squares_are_reached_by_stops() -> None:
    """Each stop is in reach and saves a turn; where a battle waits comes last."""
    s = position(ship("d4", "roberts", sails=0), ship("n11", "kidd"))
    found, _ = QUERIES.plans(s, 0, GRID.names[PORT_SQUARES[PORTS.index("tortuga")]])
    assert len(found) == 3
    for each in found:
        assert each.short
        assert each.short.args["turns"] == 3
        way = str(each.short.args["way"]).split()
        stops = str(each.short.args["stops"]).split()
        assert (way[0], way[-1]) == (GRID.names[int(each.actions[0][1])], "j6")
        assert stops[-1] == "j6"
        assert set(stops) <= set(way), "the way leads over its stops"
        assert len(stops) == 2
        plan = evaluate(GAME, s, 0, each)
        assert plan.short == each.short
        assert each.actions[0] not in [("sail", square) for square in MERCHANTS]


def test_a_port_on_the_way_is_the_first_stop() -> None:
    """Among stops as good as each other one may trade there (P39), but not in the last port."""
    ships = ship("h8", sails=3, last="havana"), ship("c8")
    tortuga = ("sail", GRID.cell("j6"))
    first = QUERIES.plans(position(*ships), 0, "n6")[0][0]
    assert first.actions[0] == tortuga
    ships[0].last_port = PORTS.index("tortuga")
    first = QUERIES.plans(position(*ships), 0, "n6")[0][0]
    assert first.actions[0] != tortuga


def test_a_wind_that_the_captain_sets_shortens_the_way() -> None:
    s = position(ship("h8", "vane", sails=1), wind="north")
    assert lines(s, "p8") == [["wind east", "sail p8"]]
    assert "p8" in QUERIES.reach(s, 0)
    assert "p8" not in QUERIES.reach(position(ship("h8", "kidd", sails=1), wind="north"), 0)


def test_who_is_becalmed_goes_nowhere() -> None:
    s = position(ship("h8", "roberts"))
    s.becalmed = True
    assert lines(s, "h7") == []
    assert QUERIES.reach(s, 0) == {}


def visiting() -> PrivateerState:
    """A visit with 2 silver, 5 rum at 4 and 2 fruit at 3 (PC18 does not buy fruit)."""
    s = position(
        ship("n6", "kidd", silver=2, cargo={"rum": 5, "fruit": 2}, sails=5, hold=5),
        wind="west",
        ports={"tortuga": "PC18"},
    )
    return play(s, "sail j6")


def test_an_upgrade_is_paid_by_sales() -> None:
    s = visiting()
    assert lines(s, "upgrade-crew") == [["sell rum 2", "upgrade crew"]], "8 silver, 2 at hand"
    assert lines(s, "upgrade-cannons") == [["sell rum 2", "upgrade cannons"]]
    assert lines(s, "upgrade-sails") == [], "nothing lies beyond the last position"
    assert QUERIES.reach(s, 0)["upgrade-crew"].cost.of("silver") == 8
    play(s, "sell rum 5")
    assert lines(s, "upgrade-crew") == [["upgrade crew"]]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_line_can_be_played(seats: int) -> None:
    """All proposals of random positions are legal, action by action, and none tells a die."""
    looked = 0
    for s in islice(walked(seats, seats), 120):
        if not s.frames or s.frames[-1][0] not in ("sail", "port"):
            continue
        seat = GAME.actors(s)[0]
        near = QUERIES.reach(s, seat)
        for target in [*islice(near, 6), *(GRID.names[square] for square in PORT_SQUARES)]:
            found, _ = QUERIES.plans(s, seat, target)
            assert found or target not in near
            for each in found:
                evaluate(GAME, s, seat, each)
                looked += 1
    assert looked > 100


def test_worth_is_infamy_and_what_the_ship_can_do() -> None:
    """P20, P22: the step to the last position counts 3."""
    s = visiting()
    play(s, "sell rum 5")
    found = worth_of(QUERIES, s, 0, [("upgrade", CANNONS)])
    assert found is not None
    assert (found.before, found.after) == (16, 17)
    assert found.changes == (Text("worth-combat", before=3, after=5),)
    s.ships[0].silver = 20
    s.ships[0].tracks = (5, 1, 4, 5)
    found = worth_of(QUERIES, s, 0, [("upgrade", CANNONS)])
    assert found is not None
    assert (found.before, found.after) == (19, 22)


def test_worth_stops_before_chance() -> None:
    s = position(ship("e8", "teach"), wind="neutral")
    play(s, "sail f8")
    assert worth_of(QUERIES, s, 0, [("roll",)]) is None


def test_new_prices_set_back_who_was_on_the_way() -> None:
    """P41: another has traded where the own cargo would have brought most."""
    s = position(
        ship("j7", "kidd", cargo={"rum": 4}, hold=5, last="caracas"),
        ship("n6", "morgan"),
        ports={"tortuga": "PC16", "havana": "PC02"},
        wind="west",
        active=1,
    )
    before, recorder = s.copy(), EventRecorder()
    play(s, "sail j6", "buy fruit 1")
    GAME.apply(s, 1, ("done",), recorder)
    told = [QUERIES.setback(before, 0, event) for event in recorder.events]
    assert Text("setback-prices", port=Text("port-tortuga"), silver=20) in told
    before.ships[0].cargo = (0,) * len(GOODS)
    assert not any(QUERIES.setback(before, 0, event) for event in recorder.events)


def test_odds_name_the_fights_in_reach() -> None:
    """P37, P38, B6: Merchants and ships at sea, not those in port, not the own square."""
    s = position(
        ship("h8", "roberts", sails=1, cannons=2, silver=0),
        ship("h7", "teach", cannons=0, cargo={"rum": 5}, hold=2),
        ship("j6", "morgan"),
    )
    found: dict[str, Any] = QUERIES.odds(s, 0)
    assert {*found["fights"]} == {"e9", "f8", "g6", "i8", "l8", "h7", "h10"}
    assert found["fights"]["f8"] == {"defender": None, "win": 707, "lose": 293, "goods": 307}
    against = found["fights"]["h7"]
    assert against["defender"] == 1
    assert against["win"] == fights.fight(s, 0, 1).win
    assert "h8" in found["danger"]
    assert found["danger"]["j6"] == [], "no battle in a port"
    assert {each["seat"] for each in found["danger"]["h9"]} == {1, 2}
    assert QUERIES.odds(s, None) == found, "an onlooker sees the active ship's"


def test_odds_of_a_fight_that_has_begun() -> None:
    """P37, P43: the same as before the move, until the dice are rolled; the defender has none."""
    s = position(ship("e8", "roberts", cannons=2), ship("d4", "morgan"), wind="neutral")
    before: dict[str, Any] = QUERIES.odds(s, 0)["fights"]
    play(s, "sail f8")
    assert QUERIES.odds(s, 0)["fights"] == {"f8": before["f8"]}
    assert "f8" not in QUERIES.odds(s, 1)["fights"]


def test_goods_of_a_win_by_enumeration() -> None:
    """B11, B43, B45: room for 4, Morgan's and the Letter's extras, no sugar in the bank."""
    s = position(
        ship("h8", "morgan", cannons=2, cargo={"rum": 2}, hold=2, relics=["letter_of_marque"])
    )
    s.bank = (*s.bank[:5], 0)
    every = []
    for white, one, two, colour in product(range(1, 7), range(1, 7), range(1, 7), range(6)):
        ahead = white + 5 - one - two
        if ahead > 0:
            every.append(min(ahead + 2, 4, s.bank[colour]))
    assert fights.goods(s, 0, NONE) == round(100 * sum(every) / len(every))


def test_lafittes_goods_by_enumeration() -> None:
    """B77: of two colours he takes the one of which there is more."""
    s = position(ship("h8", "lafitte", cannons=2, hold=2))
    s.bank = (*s.bank[:3], 1, 0, 0)
    every = []
    for white, one, two in product(range(1, 7), repeat=3):
        ahead = white + 5 - one - two
        if ahead > 0:
            every += [min(ahead, 6, max(pair)) for pair in product(s.bank, repeat=2)]
    assert fights.goods(s, 0, NONE) == round(100 * sum(every) / len(every))


def test_only_those_who_sail_before_are_a_danger() -> None:
    s = position(
        ship("h8", "roberts"), ship("h7", "teach"), ship("h9", "morgan"), active=1, step="sail"
    )
    danger: Any = QUERIES.odds(s, 0)["danger"]
    assert {each["seat"] for each in danger["h8"]} == {1, 2}
    s.active = 2
    danger = QUERIES.odds(s, 0)["danger"]
    assert {each["seat"] for each in danger["h8"]} == {2}


def test_the_bounty_cards_left_are_counted() -> None:
    s = position(ship("d4", "roberts"), left=10)
    left: Any = QUERIES.odds(s, 0)["bounty"]
    assert left == Counter(BOUNTY_NAMES[card] for card in s.bounty_deck)
    assert sum(left.values()) == 10


def test_nothing_hidden_is_told() -> None:
    """Twins with other decks and dice give the same odds, ways and worth to every seat."""
    for number, s in enumerate(islice(walked(3, 3, 40), 40)):
        for seat in range(3):
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(number).fork("twin"))
            assert QUERIES.odds(twin, seat) == QUERIES.odds(s, seat)
            if s.frames and seat in GAME.actors(s):
                assert QUERIES.reach(twin, seat) == QUERIES.reach(s, seat)
                for square in PORT_SQUARES:
                    name = GRID.names[square]
                    assert QUERIES.plans(twin, seat, name) == QUERIES.plans(s, seat, name)


def test_a_plan_into_a_fight_tells_no_die() -> None:
    """The line ends before the roll, which nobody can foresee."""
    s = position(ship("e8", "teach"))
    (found,), _ = QUERIES.plans(s, 0, "f8")
    plan = evaluate(GAME, s, 0, found)
    assert [GAME.notation.write(action) for action in plan.actions] == ["sail f8"]
    assert not apply_and_observe(GAME, s.copy(), 0, found.actions[0]).chance


def test_components_have_all_topics() -> None:
    components = registry.queries("privateer").components()
    topics: Any = components["topics"]
    assert {f"relic-{name}" for name in RELICS} <= {*topics}
    assert ships.room(position(ship("d4", "kidd")).ships[0]) > 0


def test_a_ship_has_yet_to_sail_until_she_has_sailed_or_stays() -> None:
    """A discard, a Relic and spoils are asked before sailing by a card, and after it by a fight."""
    asked = set()
    for seed in range(60):
        match = portsmouth.new("privateer", 3, {}, seed=seed)
        chance, sailed = Rng(seed), False
        while match.actors and len(match.journal) < 300:
            s = match.state
            step = s.frames[-1][0]
            sailed = sailed and step != "bounty"
            if step not in {"captain", "outfit"}:
                assert yet_to_sail(s, s.active) is not sailed, s.frames
                asked.add((step, sailed))
            legal = match.legal()
            action = legal[chance.below(len(legal))]
            sailed = sailed or (step == "sail" and action[0] in {"sail", "stay"})
            match.play(action)
    assert {("discard", False), ("seize", False), ("seize", True), ("spoils", False)} <= asked
