"""What a preview says it is worth: points before and after, sets, crews, ranks, dangers."""

from __future__ import annotations

import json
from typing import Any

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.option import Worth
from portsmouth.core.plan import plans as plans_of
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text, player
from portsmouth.core.types import Seat
from portsmouth.core.worth import worth_of, worth_of_option
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.queries import QUERIES
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.state import PortsmouthState
from tests.contract.walk import moments, subject
from tests.games.portsmouth.build import play, position


def score(s: PortsmouthState, seat: Seat) -> int:
    """The points of a seat by the rules of scoring."""
    return scoring.total(scoring.score(s, seat))


def worth(s: PortsmouthState, *actions: str) -> Worth | None:
    """What actions are worth to the seat that acts; its points are checked by playing them."""
    found = worth_of(QUERIES, s, s.active, [GAME.notation.read(each) for each in actions])
    if found is not None:
        assert (found.before, found.after) == (score(s, s.active), score(played(s, actions), 0))
    return found


def played(s: PortsmouthState, actions: tuple[str, ...]) -> PortsmouthState:
    """A copy after legal actions."""
    return play(s.copy(), *actions)


def changes(s: PortsmouthState, *actions: str) -> list[str]:
    """What else changes, in words."""
    found = worth(s, *actions)
    names = ("Anson", "Byron", "Cooke", "Duncan")
    return (
        [portsmouth.say(each, names, game="portsmouth") for each in found.changes if found]
        if (found)
        else []
    )


# What changes, one by one.


def test_the_first_marine_is_worth_fifteen_points() -> None:
    """R134, R135: alone with Marines he is first."""
    s = position(array={"b1": "R01"}, pawns=["b1"])
    assert worth(s, "recruit b1") == Worth(0, 15, (Text("worth-marines", place=1),))
    assert changes(s, "recruit b1") == ["Marines: 1st"]


def test_a_tie_is_told_and_what_the_other_loses() -> None:
    """R134: two with the same strength both take the lower place."""
    s = position(array={"b1": "R01"}, pawns=["b1"], crew=["", "R02"])
    found = worth(s, "recruit b1")
    assert found == Worth(
        0,
        10,
        (
            Text("worth-marines-shared", place=2),
            Text("worth-loses", who=player(1), points=5),
        ),
    )
    assert changes(s, "recruit b1") == ["Marines: 2nd, tied", "Byron loses 5 points"]


def test_a_marine_who_stays_behind_still_has_a_place() -> None:
    s = position(array={"b1": "R01"}, pawns=["b1"], crew=["", "R02 R03"])
    assert changes(s, "recruit b1") == ["Marines: 2nd"]


def test_trades_and_a_crew_completed() -> None:
    """R73, R111: the gunner is the third trade of L01's crew, 2 + 2 + 6 points."""
    s = position(array={"b1": "P12"}, pawns=["b1"], crew=["L01 P03 P06"])
    assert worth(s, "recruit b1") == Worth(
        9, 19, (Text("worth-crews", count=1), Text("worth-trades", before=2, after=3))
    )
    assert changes(s, "recruit b1") == ["Crack Crew complete", "crafts 2 → 3"]


def test_a_whole_set() -> None:
    """R73: the eighth trade."""
    s = position(array={"b1": "P24"}, pawns=["b1"], crew=["P03 P06 P09 P12 P15 P18 P21"])
    assert changes(s, "recruit b1") == ["crafts 7 → 8, set complete"]


def test_a_crew_is_broken_up_by_a_trade() -> None:
    """R115: the cooper goes for a second surgeon."""
    s = position(array={"c3": "P02", "b1": "M01"}, pawns=["b1"], crew=["L01 P01 P06 P12"])
    play(s, "recruit b1", "use", "give P06")
    told = changes(s, "obtain c3")
    assert told == ["Crack Crew broken up", "crafts 3 → 2"]


def test_becoming_the_target_of_a_mutiny() -> None:
    """R83: his landsman is one more than anybody has; a Mutiny lies open."""
    s = position(array={"b1": "L09", "e5": "T7"}, pawns=["b1"])
    told = changes(s, "recruit b1")
    assert told == ["you become Mutiny’s target: 1 landsman"]
    both = position(array={"b1": "L09", "e5": "T7"}, pawns=["b1"], crew=["D01", "D02"])
    assert changes(both, "recruit b1") == ["a Mutiny would now take 2 landsmen from you"]
    safe = position(array={"b1": "L09", "e5": "T7"}, pawns=["b1"], crew=["", "D02 D03"])
    assert changes(safe, "recruit b1") == []


def test_no_danger_without_a_mutiny_to_come() -> None:
    """R33, R83: after the last turn nobody enters one any more."""
    s = position(array={"b1": "L09", "e5": "T7"}, pawns=["b1"], active=0, start=1, round=8)
    assert changes(s, "recruit b1") == []


def test_training_takes_the_danger_away() -> None:
    """R70: landsmen become seamen, a point each."""
    s = position(crew=["D01 D02"])
    found = worth(s, "train")
    assert found is not None
    assert found.after > found.before
    assert "no longer Mutiny’s target" in changes(s, "train")


def test_a_mutiny_that_hits_oneself_costs_points() -> None:
    """R86, with no word of a danger that is over."""
    s = position(array={"b1": "T7"}, pawns=["a1"], crew=["D01 D02"], money=[4])
    assert worth(s, "move b1") == Worth(4, 2)


def test_a_mutiny_that_hits_another() -> None:
    s = position(array={"b1": "T7"}, pawns=["a1"], crew=["", "D01 D02"])
    assert worth(s, "move b1") == Worth(0, 0, (Text("worth-loses", who=player(1), points=2),))


def test_a_pound_is_a_point() -> None:
    """R131: what is raised, and what is paid for action points and to owners of pawns."""
    s = position(array={"b1": "R01"}, pawns=["b1", "b1"], crew=["", "R02 R03"], money=[3, 0])
    assert worth(s, "raise") == Worth(3, 4)
    assert worth(s, "buy 2") == Worth(3, 1)
    found = worth(s, "recruit b1")
    assert found is not None
    assert (found.before, found.after) == (3, 3 - 1 + 10)
    assert changes(s, "recruit b1") == ["Marines: 2nd"]


def test_what_changes_nothing_says_nothing() -> None:
    s = position(pawns=["a1"])
    assert worth(s, "move b1") is None
    assert worth(s, "end") is None


def test_a_midshipman_with_his_pound_before_his_privilege() -> None:
    """R63, R64: 2 points and £1; used he scores nothing."""
    s = position(array={"b1": "M04"}, pawns=["b1"], landsmen_at={"b1": None})
    assert worth(s, "recruit b1") == Worth(0, 3)
    play(s, "recruit b1")
    assert worth(s, "use") == Worth(3, 4)
    assert worth(s, "decline") is None


def test_a_privilege_that_lets_choose_says_so() -> None:
    """R122: the £2 and his points are gone, the officer comes on top."""
    s = position(array={"b1": "M07"}, pawns=["b1"], landsmen_at={"b1": None}, money=[3])
    play(s, "recruit b1")
    assert worth(s, "use") == Worth(6, 2, (Text("worth-then-commission"),))
    assert changes(s, "use") == ["plus the officer you take"]


def test_a_remedy_is_played_first() -> None:
    """R38: £1 for the AP that lacks."""
    s = position(array={"b1": "L09"}, landsmen_at={"b1": None}, pawns=["b1"], ap=3, money=[2])
    (option,) = [each for each in GAME.options(s, 0) if each.action == ("recruit", 1)]
    assert option.refusal is not None
    assert worth_of_option(QUERIES, s, 0, option) == Worth(2, 1 + 4 + 2)
    refused = next(each for each in GAME.options(s, 0) if each.action == ("train",))
    assert worth_of_option(QUERIES, s, 0, refused) is None


def test_before_a_draw_only_what_is_sure() -> None:
    """R93: the marine is sure, the card that is drawn is not looked at."""
    s = position(array={"b1": "R01"}, pawns=["b1"])
    found = worth_of(QUERIES, s, 0, [("recruit", 1), ("end",)])
    assert found == Worth(0, 15, (Text("worth-marines", place=1), Text("worth-so-far")))


def test_hidden_purses_stay_hidden() -> None:
    """A33: what others have is in nothing that is told; the own money is."""
    s = position(
        array={"b1": "R01"}, pawns=["b1", "b1"], money=[2, 3], settings={"hidden_money": True}
    )
    richer = s.copy()
    richer.ships[1].money = 9
    found = worth_of(QUERIES, s, 0, [("recruit", 1)])
    assert found == worth_of(QUERIES, richer, 0, [("recruit", 1)])
    assert found is not None
    assert (found.before, found.after) == (2, 16)


# All previews of random games.


def test_every_preview_is_what_playing_it_scores() -> None:
    """Options, remedies and plans: the points after are those of the position after."""
    counts, dice = {"options": 0, "remedies": 0, "plans": 0}, Rng(14)
    for moment in moments(subject(registry.game("portsmouth"), 16)):
        match = moment.match
        if dice.below(7):
            continue
        for kind, actions, found in previews(match, dice):
            check(match, actions, found)
            counts[kind] += found is not None
    assert counts["options"] > 200
    assert counts["remedies"] > 10
    assert counts["plans"] > 70


def previews(match: Match[Any], dice: Rng) -> list[tuple[str, list[Any], Worth | None]]:
    """Everything that may be pointed at, with what it says it is worth."""
    s, seat = match.state, match.acting()
    found: list[tuple[str, list[Any], Worth | None]] = []
    for option in match.options(seat):
        remedy = option.refusal.remedy if option.refusal else ()
        if option.legal or remedy:
            kind = "remedies" if remedy else "options"
            told = worth_of_option(QUERIES, s, seat, option)
            found.append((kind, [*remedy, option.action], told))
    cells = sorted(QUERIES.reach(s, seat))
    for cell in cells[dice.below(3) :: 3]:
        for plan in plans_of(QUERIES, match, cell, seat)[0]:
            found.append(("plans", list(plan.actions), plan.worth))
    return found


def check(match: Match[Any], actions: list[Any], found: Worth | None) -> None:
    """What is said is what comes; where nothing is said no point changes."""
    seat, s = match.acting(), match.state.copy()
    before = score(s, seat)
    for action in actions:
        GAME.require(s, seat, action)
        GAME.apply(s, seat, action)
    if found is None:
        assert score(s, seat) == before
        return
    assert (found.before, found.after) == (before, score(s, seat))
    for text in found.changes:
        for language in ("en", "de"):
            assert portsmouth.say(text, ("A", "B", "C", "D"), game="portsmouth", language=language)


# What is sent.


def test_frames_and_plans_say_it() -> None:
    """The option at the own pawn, and the line to a far cell."""
    engine = Engine()
    engine.match = portsmouth.new("portsmouth", seats=2, seed=3)
    engine.match.state = position(array={"b1": "R01", "d1": "R02"}, pawns=["b1"])

    def ask(**request: Any) -> Any:
        return json.loads(engine.dispatch(json.dumps(request)))

    frame = ask(op="look")
    told = {option["action"]: option["worth"] for option in frame["options"]}
    marines = {"id": "worth-marines", "args": {"place": 1}}
    assert told["recruit b1"] == {"before": 0, "after": 15, "changes": [marines]}
    assert told["move a1"] is None
    answer = ask(op="plan", n=frame["n"], target="d1")
    assert answer["plans"][0]["worth"] == {"before": 0, "after": 15, "changes": [marines]}
    at = {option["action"]: option["worth"] for option in answer["options"]}
    assert at["recruit d1"] is None
