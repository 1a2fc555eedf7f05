"""Reads saves: replayed where the rules are those of today, else from the snapshot.

A save of today's rules must reproduce every hash, and undo works as before. A save of older rules
whose journal no longer leads to its hashes continues from its snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from portsmouth.codec.save import open_envelope
from portsmouth.core.errors import Divergence, GameError, SaveBroken, SaveTooNew
from portsmouth.core.flow import SCOPE
from portsmouth.core.game import Game
from portsmouth.core.journal import Entry, canonical, digest
from portsmouth.core.match import Match
from portsmouth.core.types import Seat

MAX_ENTRIES = 20_000


def read(
    data: object,
    find_game: Callable[[str], Game[Any]],
    ask: Callable[[Game[Any], Any], None] | None = None,
) -> Match[Any]:
    """Return the match of a save.

    ``find_game`` gives the rules for a key; ``ask`` queries a loaded position beside the rules, so
    that a bad one fails here. Raises SaveBroken, SaveTooNew, or Divergence when a journal of
    today's rules does not lead to its hashes.
    """
    body = open_envelope(data)
    try:
        game = find_game(str(body["game"]))
        if body["game_schema"] > game.meta.schema or _newest(body) > _version(game.meta.rules):
            raise SaveTooNew("the save was made by a newer version of this game")
        return _rebuild(body, game, ask)
    except (SaveBroken, SaveTooNew):
        raise
    except Exception as error:  # whatever a foreign file sets off is the file's fault
        raise SaveBroken(f"the save is damaged: {error!r}") from error


def _rebuild(
    body: Mapping[str, Any], game: Game[Any], ask: Callable[[Game[Any], Any], None] | None
) -> Match[Any]:
    """Replay the journal, or take the snapshot where the rules have changed since."""
    if len(body["journal"]) > MAX_ENTRIES:
        raise SaveBroken(f"the journal is too long: more than {MAX_ENTRIES} entries")
    if type(body["table"]) is not dict:
        raise SaveBroken("what is kept beside the game is damaged")
    match = Match(game, body["seats"], body["options"], int(body["seed"]), body["table"])
    journal = [Entry.from_json(each) for each in body["journal"]]
    rules = [(int(at), str(version)) for at, version in body["rules"]]
    try:
        if len(rules) > 1:
            raise Divergence("played under several versions of the rules", 0)
        _replay(match, journal)
        if match.hash() != body["snapshot"]["hash"]:
            raise Divergence("the journal does not lead to the saved position", len(journal))
    except Divergence:
        if rules == [(0, game.meta.rules)]:
            raise
        state = _snapshot(body, game)
        if ask:
            ask(game, state)
        match = Match(game, body["seats"], body["options"], int(body["seed"]), body["table"])
        rules = _lengthen(rules, len(journal), game.meta.rules)
        match.restore(state, journal, rules, _sealed(body, journal))
    match.layouts = _layouts(match, body["wishes"])
    return match


def _snapshot(body: Mapping[str, Any], game: Game[Any]) -> Any:
    """Return the saved position, migrated to the game's schema; raises SaveBroken if damaged."""
    data = body["snapshot"]["state"]
    if digest(canonical(data)) != body["snapshot"]["hash"]:
        raise SaveBroken("the saved position is damaged")
    for step in range(body["game_schema"], game.meta.schema):
        data = game.migrations[step](data)
    state = game.state_type.from_json(data)
    game.check(state)
    _look(game, state)
    return state


def _look(game: Game[Any], state: Any) -> None:
    """Query a loaded position as the page would, so that a bad one raises here."""
    unknown = {str(frame[0]) for frame in state.frames} - {*game.steps, *game.continuations, SCOPE}
    if unknown:
        raise SaveBroken("the saved position asks for something that the game does not know")
    for seat in game.actors(state):
        if not game.legal(state, seat):
            raise SaveBroken("the saved position is a dead end")
        game.options(state, seat)
        game.view(state, seat)
        for action in game.legal(state, seat):
            game.apply(state.copy(), seat, action)
    game.outcome(state)
    game.current_scores(state)


def _replay(match: Match[Any], journal: list[Entry]) -> None:
    """Replay every entry; raises Divergence at the first that comes out differently."""
    for number, entry in enumerate(journal):
        try:
            again = match.replay(entry.seat, match.game.notation.read(entry.do))
        except GameError as error:
            raise Divergence(f"entry {number + 1}, {entry.do!r}: {error}", number) from error
        if again != entry:
            raise Divergence(f"entry {number + 1}, {entry.do!r}, leads elsewhere", number)


def _sealed(body: Mapping[str, Any], journal: list[Entry]) -> tuple[int, ...]:
    """Return the entries that only their seats may read; raises SaveBroken for bad numbers."""
    sealed = body.get("sealed", [])
    if type(sealed) is not list or not all(
        type(each) is int and 0 <= each < len(journal) for each in sealed
    ):
        raise SaveBroken("what is sealed is damaged")
    return tuple(sealed)


def _lengthen(rules: list[tuple[int, str]], at: int, version: str) -> list[tuple[int, str]]:
    """Return the rules' history with ``version`` in force from entry ``at`` on."""
    return rules if rules[-1][1] == version else [*rules, (at, version)]


def _layouts(match: Match[Any], data: Mapping[str, Any]) -> dict[Seat, dict[str, str]]:
    """Return the layouts that are still possible; the others are dropped, as no rule reads them."""
    return {
        int(seat): {
            item: place
            for item, place in layouts.items()
            if match.game.layout_refusal(match.state, int(seat), item, place) is None
        }
        for seat, layouts in data.items()
        if 0 <= int(seat) < match.seats
    }


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))


def _newest(body: Mapping[str, Any]) -> tuple[int, ...]:
    return max(_version(version) for _, version in body["rules"])
