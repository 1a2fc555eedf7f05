"""What the table makes of each hook of a game's page part, with that of the made-up game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from tests import in_node

SCRIPT = Path(__file__).with_name("hooks_in_node.mjs")
ANSON, BYRON = range(2)


def option(action: str, label: str) -> dict[str, Any]:
    """Something that can be done."""
    return {
        "action": action,
        "verb": action.split(maxsplit=1)[0],
        "label": {"id": label, "args": {"card": 7, "target": "Anson"}},
        "target": "",
        "cost": {"amounts": {}, "payees": []},
        "effects": [],
        "refusal": None,
        "worth": None,
    }


def frame(actor: int, step: str, **more: Any) -> dict[str, Any]:
    """A position of the duel as Anson sees it; Byron is a captain."""
    view = {
        "step": step,
        "hulls": [2, 1],
        "powder": [2, 1],
        "hands": [3, 3],
        "sealed": [False, False],
        "hand": [1, 2, 3],
        "bid": None,
        "target": None,
        "spent": [],
        "deck": 9,
    }
    return {
        "game": "signals",
        "seats": 2,
        "seed": "7",
        "actors": [actor],
        "moment": {"round": 1, "seat": actor},
        "table": {
            "names": ["Anson", "Byron"],
            "captains": [None, "gunner"],
            "id": "one",
            "answered": [1],
        },
        "secrets": False,
        "viewer": ANSON,
        "outcome": None,
        "n": 0,
        "entries": 0,
        "undo": 0,
        "redo": 0,
        "log": [],
        "options": [],
        "refused": 0,
        "prompt": {"id": "prompt-bid", "args": {}},
        "view": view,
    } | more


def entry(number: int, seat: int, do: str, turn: int | None, *kinds: str) -> dict[str, Any]:
    """An action with what came of it; the guns are Byron's in round 4."""
    facts = {"seat": BYRON, "round": 4}
    args = {"who": "Byron", "target": "Anson", "roll": 5, "hit": 1, "card": 9, "seat": BYRON}
    events = [
        {"kind": kind, "facts": facts, "text": {"id": f"event-{kind}", "args": args}}
        for kind in kinds
    ]
    return {"number": number, "seat": seat, "turn": turn, "do": do, "events": events}


def verdict(start: int, seat: int, step: str, best: list[str], done: list[str]) -> dict[str, Any]:
    """A decision that lost points, without words of the game's own."""
    steps = [
        [{"action": each, "label": {"id": f"label-{each.split()[0]}", "args": {"target": "Anson"}}}]
        for line in (best, done)
        for each in line
    ]
    return {
        "seat": seat,
        "round": 1,
        "start": start,
        "end": start + 1,
        "step": step,
        "seen": 2.0,
        "loss": 2.0,
        "interval": [1.0, 3.0],
        "deals": 12,
        "grade": "costly",
        "best": {"steps": [each for one in steps[: len(best)] for each in one]},
        "done": [each for one in steps[len(best) :] for each in one],
        "why": None,
        "told": None,
    }


SHOT = [
    entry(1, BYRON, "bid 9", None, "sealed", "turned_up_bid", "guns"),
    entry(2, BYRON, "aim 0", BYRON, "aimed"),
    entry(3, BYRON, "charge", BYRON, "charged"),
    entry(4, BYRON, "fire", BYRON, "fired", "drew"),
]
GAME = [entry(0, ANSON, "bid 3", None, "sealed"), *SHOT]
VERDICTS = [
    verdict(0, ANSON, "bid", ["bid 7"], ["hold"]),
    verdict(1, ANSON, "gun", ["aim 0", "fire"], ["aim 1", "hold"]),
    verdict(2, ANSON, "gun", ["charge", "hold"], ["fire"]),
]


def plank() -> dict[str, Any]:
    """A bid with both ships on their last plank."""
    position = frame(ANSON, "bid")
    return position | {"view": position["view"] | {"hulls": [1, 1]}}


@cache
def told() -> dict[str, Any]:
    """All that the table says."""
    points = [3, 1]
    outcome = {"reason": "sunk", "places": [1, 2], "totals": points, "scores": [[], []]}
    found: dict[str, Any] = in_node.answer(
        SCRIPT,
        {
            "bidding": frame(
                ANSON, "bid", options=[option("hold", "label-hold"), option("bid 7", "label-bid")]
            ),
            "watched": frame(BYRON, "gun", log=GAME, entries=5, n=5),
            "plank": plank(),
            "over": frame(ANSON, "over", actors=[], outcome=outcome),
            "shot": frame(
                ANSON, "over", actors=[], outcome=outcome, log=GAME, entries=len(GAME), n=9
            ),
            "verdicts": VERDICTS,
            "log": GAME,
            "smoke": [entry(5, ANSON, "smoke", ANSON, "passed", "smoke", "silence")],
        },
    )
    return found


def test_the_game_tells_of_a_captain_while_he_acts() -> None:
    """`watching`, with the entries of the turn at hand, the half that began it among them."""
    assert told()["watching"] == "Byron at the guns, powder 1; 4 things done"


def test_a_shot_is_shown_longer_than_what_leads_to_it() -> None:
    """`lingers`: three times the most time of an action."""
    aimed, fired = told()["shown"]
    assert fired == 3 * 560 > aimed


def test_a_moment_stays_until_it_is_put_away() -> None:
    """`moment`: both ships are on their last plank; once looked at it is gone."""
    words, after = told()["moment"]
    assert words == "Both ships are on their last plank. Go on"
    assert after is None


def test_the_game_says_why_nothing_can_be_planned_yet() -> None:
    """`noGoals`."""
    assert told()["planner"] == "Plan your shot once the guns are yours."


def test_the_list_says_what_an_answer_brings() -> None:
    """`answerNote`: what to hold is good for, and nothing beside a bid."""
    assert "Hold keeps the flag" in told()["list"]
    assert told()["list"].count("keeps the flag") == 1


def test_what_does_nothing_stands_last_and_is_left_out_of_longer_lines() -> None:
    """`isIdle`: in the list of all that can be done, and in both lines of a verdict."""
    assert 0 < told()["list"].index("Bid a flag: 7") < told()["list"].index("Hold")
    alone, shot, loaded = told()["lines"]
    assert "Hold" in alone
    assert "Hold" not in shot + loaded


def test_a_reason_stands_at_what_does_more_than_lead_on() -> None:
    """`isPassing`: he aims, then fires, and why is said there; the analysis leaves it out."""
    assert told()["why"] == [False, True]
    assert "Aim at" not in told()["analysis"]
    assert "Aim at Anson" in told()["lines"][1]


def test_a_turn_begins_within_an_action() -> None:
    """`recap.begins`: what turns up the guns begins the turn of who has them, in round 4."""
    assert told()["turns"] == [[ANSON, 0, 1], [BYRON, 0, 1], [BYRON, 4, 4]]


def test_a_shot_is_one_row_and_one_line() -> None:
    """`recap.joins` and `recap.lines`: aim, charge and fire; what is silent has no row."""
    assert told()["rows"] == [[], [1], [1, 1]]
    assert told()["row"] == [[1], [4]]


def test_smoke_begins_a_row_within_an_action() -> None:
    """`recap.heads`: what came before it stands in the row before, what follows in its own."""
    assert told()["parted"] == [[["passed"]], [["smoke", "silence"]]]


def test_the_end_is_told_in_a_sentence() -> None:
    """`score.story`."""
    assert "It was won with a hull of 2." in told()["result"]


def test_the_game_adds_to_the_analysis_of_what_is_over() -> None:
    """`score.analysisNotes`: only there, not while the match goes on."""
    assert "Hulls at the end: 2 : 1." in told()["analysis"]
    assert told()["unended"] == [True, False]


def test_first_doubts_are_told_before_all_turns_were_looked_at() -> None:
    """While the analysis runs; what it was and what it may have lost, to be shown on the board."""
    early = told()["early"]
    assert "Looked at more closely" in early
    assert "Played Hold" in early
    assert "still checking" in early


def test_luck_is_told_apart_from_how_good_a_decision_was() -> None:
    """How rare it was, and by how many points; none where luck decides."""
    assert told()["luck"] == [
        "Good choice, bad luck: 24 points less than was to be expected."
        " It turns out so badly, or worse, in 1 of 6 cases.",
        "But good luck. It turns out so well, or better, in 1 of 3 cases.",
        "Good choice and good luck: 4 points more than was to be expected."
        " It turns out so well, or better, in 1 of 1,000 cases.",
    ]


def test_decisions_of_one_affair_stand_together_in_the_analysis() -> None:
    """`affairOf`: two decisions at the guns are one turning point, a bid another."""
    assert told()["points"] == 2


def test_a_lead_swings_by_chance_only_where_there_was_any() -> None:
    """`hasChance`: the lead moved with a bid and with a shot; only the shot may have been luck."""
    assert told()["swings"] == [1]


def test_the_menu_opens_nothing_that_is_closed() -> None:
    """`menu`'s `closed` and deeds, and `noGoals`: no card is spent, a bid can't be planned."""
    entries = [re.split(r"\s+aria-disabled=", each) for each in told()["menu"]]
    assert {name.removeprefix("data-menu="): state for name, state in entries} == {
        "deed-hold": "false",
        "planner": "true",
        "spent": "true",
    }
