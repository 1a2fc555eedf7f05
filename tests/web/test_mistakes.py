"""The order of an analysis: what surely lost something, own decisions first, the worst on top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests import in_node

SCRIPT = Path(__file__).with_name("mistakes_in_node.mjs")


def order(
    *decisions: tuple[int, float, str],
    own: int | None = None,
    affairs: tuple[int, ...] = (),
    kinds: dict[int, str] | None = None,
    tried: tuple[int, ...] = (),
) -> dict[str, Any]:
    """The decisions (seat, loss, grade) in their order, by their numbers."""
    verdicts = [
        {"start": start, "seat": seat, "loss": loss, "grade": grade, "deals": 6 * (start in tried)}
        | ({"kind": kinds[start]} if kinds and start in kinds else {})
        | ({"affair": "fight"} if start in affairs else {})
        for start, (seat, loss, grade) in enumerate(decisions)
    ]
    chapters = [
        {"start": 0, "end": 2, "before": [], "verdicts": verdicts[:2]},
        {"start": 2, "end": len(verdicts), "before": [], "verdicts": verdicts[2:]},
    ]
    answer: dict[str, Any] = in_node.answer(SCRIPT, {"chapters": chapters, "own": own, "after": []})
    del answer["swings"], answer["found"]
    return answer


GAME = (
    (0, 1.0, "small"),
    (1, 8.0, "costly"),
    (0, 3.0, "costly"),
    (1, 2.0, "small"),
    (0, 9.0, "open"),
    (1, 0.0, "best"),
)


def test_the_worst_come_first_and_three_on_top() -> None:
    found = order(*GAME)
    assert found == {
        "top": [1, 2, 3],
        "rest": [0],
        "all": [4, 1, 2, 3, 0, 5],
        "also": [],
        "same": [],
        "perhaps": [[4]],
    }


def test_decisions_of_a_kind_stand_together() -> None:
    """Of mistakes, and of first estimates: those of a kind that was played out are left out."""
    found = order(*GAME, *((0, 1.5, "open"),) * 3, (1, 4.0, "open"), kinds={0: "a", 2: "a"})
    assert (found["top"], found["rest"], found["same"]) == ([1, 2, 3], [], [[0]])
    kinds = dict.fromkeys((4, 6, 7, 8), "chase") | {9: "hold"}
    found = order(*GAME, *((0, 1.5, "open"),) * 3, (1, 4.0, "open"), kinds=kinds, tried=(9,))
    assert found["perhaps"] == [[4, 6, 7, 8]]
    found = order(*GAME, *((0, 1.5, "open"),) * 3, kinds=kinds, tried=(8,))
    assert found["perhaps"] == []


def test_decisions_of_one_combat_stand_together() -> None:
    found = order(*GAME, affairs=(0, 2, 3))
    assert (found["top"], found["rest"], found["also"]) == ([1, 2], [], [[3, 0]])


def test_own_decisions_come_before_all_others() -> None:
    found = order(*GAME, own=0)
    assert found["top"] + found["rest"] == [2, 0, 1, 3]
    assert found["all"] == [4, 2, 0, 1, 3, 5]


def swung(
    *befores: list[float],
    losers: dict[int, float] | None = None,
    own: int | None = None,
    **each: list[Any],
) -> dict[str, Any]:
    """An analysis of turns from their leads; the last leads are those at the end."""
    lost = losers or {}
    chapters = [
        {
            "start": start,
            "end": start + 1,
            "before": leads,
            **{name: told[start] for name, told in each.items()},
            "verdicts": [
                {
                    "start": start,
                    "seat": start % 2,
                    "loss": lost[start],
                    "grade": "costly",
                    "deals": 9,
                }
            ]
            if start in lost
            else [],
        }
        for start, leads in enumerate(befores[:-1])
    ]
    answer: dict[str, Any] = in_node.answer(
        SCRIPT, {"chapters": chapters, "own": own, "after": befores[-1]}
    )
    return answer


def test_large_swings_of_the_lead_are_named_with_or_without_a_mistake() -> None:
    found = swung([0, 0], [7, -7], [6, -6], [1, -1], [1.5, -1.5], losers={2: 5.0}, own=1)
    assert found["swings"] == [[0, 1, True], [2, 1, False]]
    assert found["top"] == [2]


def test_whoever_can_no_longer_win_turns_nothing() -> None:
    found = swung([2, -2], [14, -14], [14, -14], [10, -10], [15, -15], losers={1: 2.0, 3: 4.0})
    assert (found["top"], found["rest"]) == ([], [3, 1])
    assert [start for start, _, _ in found["swings"]] == [0, 3]


def test_a_swing_that_only_the_estimate_knows_of_is_not_told() -> None:
    """A mistake, the cards or other chance explains it; before round 1 nothing is told."""
    leads = [[-2.5, 2.5], [4.5, -4.5], [-1.7, 1.7]]

    def told(**each: list[Any]) -> list[list[Any]]:
        found: list[list[Any]] = swung(*leads, own=0, **each)["swings"]
        return found

    assert told(chance=[False, False]) == []
    assert told(chance=[True, False]) == [[0, 0, True]]
    assert told(chance=[True, True], round=[0, 1]) == [[1, 0, True]]
    drawn = [[4.0, -4.0], [3.0, -3.0]]
    assert told(chance=[False, False], luck=drawn) == [[0, 0, True]]
    found = swung(*leads, own=0, losers={1: 5.0}, chance=[False, False])["swings"]
    assert found == [[1, 0, False]]


def test_mistakes_keep_their_order_while_more_are_found() -> None:
    decisions = [(0, 1.0, "small"), (1, 8.0, "costly"), (0, 9.0, "open"), (0, 3.0, "costly")]
    chapters = [
        {
            "start": start,
            "end": start + 1,
            "before": [],
            "verdicts": [{"start": start, "seat": seat, "loss": loss, "grade": grade, "deals": 0}],
        }
        for start, (seat, loss, grade) in enumerate(decisions)
    ]
    asked = {"chapters": chapters, "own": 0, "after": [], "found": [3]}
    assert in_node.answer(SCRIPT, asked)["found"] == [3, 0, 1]
