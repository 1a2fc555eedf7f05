"""Answers in advance: what people choose for questions that come in others' turns.

They are kept in the notes beside the game, and played for people on other devices, so that no
question in the middle of a turn costs an exchange of links. What is played is an ordinary action of
the seat; the notes say which entries of the journal were answered so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from portsmouth.api.requests.parsing import FRIEND, is_seat
from portsmouth.core.errors import BadSetup, NotYourTurn
from portsmouth.core.match import Match
from portsmouth.core.text import Json
from portsmouth.core.types import Action, Seat

ANSWERS = "standing_answers"
"""Among the notes: for each seat its answers by question, or None."""
ANSWERED = "answered"
"""Among the notes: the numbers of the entries that were answered in advance."""

Answers = dict[str, str]


def answers_of(match: Match[Any], seat: Seat) -> Answers:
    """Return what a seat has answered in advance, as far as the game knows it."""
    kept = match.notes.get(ANSWERS)
    found = kept[seat] if isinstance(kept, list) and seat < len(kept) else None
    known = match.game.meta.standing_questions
    if not isinstance(found, dict):
        return {}
    return {each.key: str(found[each.key]) for each in known if found.get(each.key) in each.answers}


def set_answers(match: Match[Any], seat: Seat, answers: Mapping[object, object]) -> None:
    """Keep a seat's answers in the place of its earlier ones.

    Raises NotYourTurn for a seat that nobody plays here, BadSetup for what the game does not ask.
    """
    if not is_seat(match, seat) or player(match, seat) is not None:
        raise NotYourTurn("only people here answer in advance")
    offered = {each.key: each.answers for each in match.game.meta.standing_questions}
    for key, answer in answers.items():
        if answer not in offered.get(cast("str", key), ()):
            raise BadSetup(f"nothing is asked that {str(answer)[:20]!r} answers")
    told = [answers_of(match, each) for each in range(match.seats)]
    told[seat] = cast("Answers", dict(answers))
    match.note(ANSWERS, listed(told))


def listed(answers: Sequence[Answers]) -> list[Json]:
    """Return all seats' answers as the notes have them."""
    return [dict(each) or None for each in answers]


def player(match: Match[Any], seat: Seat) -> str | None:
    """Return who plays a seat: a level, a friend, or None for a person here."""
    captains = match.notes.get("captains")
    found = captains[seat] if isinstance(captains, list) and seat < len(captains) else None
    return found if isinstance(found, str) else None


def answer_for_friends(match: Match[Any]) -> None:
    """Play what people on other devices have answered in advance, as long as it is asked."""
    while found := _next_answer(match):
        match.play(found[1], found[0])
        match.note(ANSWERED, [*answered(match), len(match.journal) - 1])
        match.settle()


def _next_answer(match: Match[Any]) -> tuple[Seat, Action] | None:
    for seat in match.actors:
        if player(match, seat) == FRIEND and (answers := answers_of(match, seat)):
            action = match.game.standing_answer(match.state, seat, answers)
            if action is not None:
                return seat, action
    return None


def answered(match: Match[Any]) -> list[int]:
    """Return the numbers of the entries that were answered in advance."""
    kept = match.notes.get(ANSWERED)
    numbers = kept if isinstance(kept, list) else []
    return [each for each in numbers if type(each) is int and 0 <= each < len(match.journal)]


def seen_answers(match: Match[Any], viewer: Seat | None) -> list[Answers]:
    """Return each seat's answers as the viewer may see them; empty where nothing is asked.

    Those of other devices are nobody's business here; in a match with secrets, only one's own are
    told.
    """
    if not match.game.meta.standing_questions:
        return []
    open_to_all = not match.game.secrets(match.state)
    return [
        answers_of(match, seat)
        if player(match, seat) is None and (open_to_all or seat == viewer)
        else {}
        for seat in range(match.seats)
    ]


def seen_notes(match: Match[Any]) -> dict[str, Json]:
    """Return the notes without anybody's answers."""
    return {key: value for key, value in match.notes.items() if key != ANSWERS}


def take_over(match: Match[Any], here: Match[Any], common: int) -> None:
    """Let a match that came by link keep the answers of people here, and what is known of entries.

    The answers of all others are those that came. ``common`` is how many entries both share.
    """
    numbers = {*answered(match), *(each for each in answered(here) if each < common)}
    told = [
        answers_of(here if player(here, seat) is None else match, seat)
        for seat in range(match.seats)
    ]
    match.notes = {k: v for k, v in here.notes.items() if k not in (ANSWERS, ANSWERED)}
    if any(told):
        match.notes[ANSWERS] = listed(told)
    if numbers:
        match.notes[ANSWERED] = cast("list[Json]", sorted(numbers))


def branched(notes: Mapping[str, Json], match: Match[Any]) -> dict[str, Json]:
    """Return the notes of a match that begins with an earlier position of another."""
    numbers = answered(match)
    kept = {key: value for key, value in notes.items() if key not in (ANSWERS, ANSWERED)}
    return {**kept, ANSWERED: cast("list[Json]", numbers)} if numbers else kept
