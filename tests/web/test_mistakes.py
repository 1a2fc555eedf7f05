"""The order of an analysis: what surely lost something, own decisions first, the worst on top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests import in_node

SCRIPT = Path(__file__).with_name("mistakes_in_node.mjs")


def order(
    *decisions: tuple[int, float, str],
    own: int | None = None,
    checking: bool = False,
    affairs: tuple[int, ...] = (),
) -> dict[str, Any]:
    """The decisions (seat, loss, grade) in their order, by their numbers."""
    verdicts = [
        {"start": start, "seat": seat, "loss": loss, "grade": grade, "deals": 0}
        | ({"affair": "fight"} if start in affairs else {})
        for start, (seat, loss, grade) in enumerate(decisions)
    ]
    chapters = [{"verdicts": verdicts[:2]}, {"verdicts": verdicts[2:]}]
    answer: dict[str, Any] = in_node.answer(
        SCRIPT, {"chapters": chapters, "own": own, "checking": checking}
    )
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
    assert found == {"top": [1, 2, 3], "rest": [0], "all": [4, 1, 2, 3, 0, 5], "also": []}


def test_decisions_of_one_combat_stand_together() -> None:
    found = order(*GAME, affairs=(0, 2, 3))
    assert (found["top"], found["rest"], found["also"]) == ([1, 2], [], [[3, 0]])


def test_own_decisions_come_before_all_others() -> None:
    found = order(*GAME, own=0)
    assert found["top"] + found["rest"] == [2, 0, 1, 3]
    assert found["all"] == [4, 2, 0, 1, 3, 5]


def test_what_is_not_sure_is_named_only_while_it_may_be_checked() -> None:
    found = order(*GAME, checking=True)
    assert found["top"] + found["rest"] == [1, 2, 3, 0, 4]
