"""The properties of every game (architecture 6.11, and its captains), as plain generators.

Each takes a subject, is sent every moment of random games of it (``walk.look``), raises
AssertionError with a word where the property does not hold, and returns how often it was looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import Any

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.bots.measure.selfplay import apply_line, choose, play
from portsmouth.codec import load
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.journal import canonical, digest, position_hash
from portsmouth.core.match import Match
from portsmouth.core.option import Option, Refusal
from portsmouth.core.outcome import EndReason
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.text import Json, Text
from portsmouth.core.types import Action, Seat
from portsmouth.i18n.fluent import FluentError
from tests.contract.walk import (
    Looking,
    Moment,
    Property,
    Subject,
    must,
    mutable_parts,
    new_match,
    observers,
    plain,
    play_on,
    prepared_games,
    sentence,
    through_json,
)

SELDOM = 23
"""Captains are asked in every so many positions."""
CAPTAINS_GAMES = 8
"""So many games of the weakest captain are played for ends that random games do not reach."""
ORDERS = 22
"""So many random orders are tried where more than four seats choose at once."""
STRAYS = 5
"""So many actions of other questions are tried at most in a position."""
CHEAP = 3
"""So many of the weaker levels are asked here; all of them in a test of the game's own."""


def p01_games_end(subject: Subject) -> Looking:
    """Random legal games end: no dead end, no runaway, no duplicate option."""
    count = 0
    while moment := (yield):
        match = moment.match
        if moment.over:
            _ended(match)
            continue
        must(match.outcome is None, "an outcome before the end")
        for seat in match.actors:
            legal = moment.legal(seat)
            must(legal, "a dead end")
            must(len(set(legal)) == len(legal), f"a legal action twice: {legal}")
            shown = [option.action for option in moment.options(seat)]
            must(len(set(shown)) == len(shown), f"an option twice: {shown}")
        count += 1
    return count


def _ended(match: Match) -> None:
    """A game that is over says so in every way."""
    outcome = match.outcome
    must(outcome is not None and not match.actors, "over without an outcome")
    assert outcome is not None
    must(isinstance(outcome.reason, EndReason), "no reason for the end")
    must(len(outcome.places) == len(outcome.totals) == match.seats, "places and totals")
    must(min(outcome.places) == 1, "nobody won")
    sums = tuple(sum(line.points for line in lines) for lines in outcome.scores)
    must(outcome.totals == sums, "a total is not the sum of its lines")
    must(match.legal() == [] and match.options() == [], "options after the end")
    must(match.prompt() == Text("prompt-over"), "a prompt after the end")


def p02_json_identity(subject: Subject) -> Looking:
    """A state comes back from JSON text as it was, and holds only plain values."""
    count = 0
    while moment := (yield):
        if moment.over or moment.place % 2:
            continue
        state = moment.state
        before = plain(state)
        again = type(state).from_json(through_json(state.to_json()))
        after = plain(again)
        for path in before.keys() | after.keys():
            must(before.get(path) == after.get(path), f"{path} came back from JSON differently")
        must(position_hash(again) == position_hash(state), "the hash came back differently")
        count += 1
    return count


def p03_replay(subject: Subject) -> Looking:
    """The journal, played again, gives every mark and event again."""
    count = 0
    while moment := (yield):
        if not moment.over:
            continue
        match = moment.match
        again = Match(subject.game, match.seats, match.settings, match.seed)
        for entry in match.journal:
            action = subject.game.notation.read(entry.do)
            must(again.replay(entry.seat, action) == entry, f"{entry.do} leads elsewhere")
            count += 1
        for told, told_again in zip(_told(match), _told(again), strict=True):
            must(told == told_again, f"other events: {told} and {told_again}")
    return count


def _told(match: Match, seat: Seat | None = None) -> list[list[Json]]:
    """What a seat may know of all entries, as plain data."""
    return [_plain_events(events, None) for events in match.events(0, seat)]


def _plain_events(events: list[Event], seat: Seat | None) -> list[Json]:
    return [event.to_json() for event in events if event.seen_by(seat) or seat is None]


def p04_copy_independent(subject: Subject) -> Looking:
    """What is played on a copy does not touch the original, nor the other way round."""
    count = 0
    while moment := (yield):
        number = moment.place
        if moment.over or number % 3:
            continue
        state = moment.state
        twin = state.copy()
        must(plain(twin) == plain(state), "the copy is not equal")
        ours = mutable_parts(state)
        for part, path in mutable_parts(twin).items():
            must(part not in ours, f"{path} is shared with the copy")
        before = position_hash(state)
        _drift(subject, twin, Rng(number))
        must(position_hash(state) == before, "playing on the copy changed the original")
        kept, original = state.copy(), state.copy()
        _drift(subject, original, Rng(number + 1))
        must(position_hash(kept) == before, "playing on the original changed the copy")
        count += 1
    return count


def _drift(subject: Subject, state: State, rng: Rng) -> None:
    """Some random actions through the game's own step, as a search does them."""
    for _ in range(25):
        actors = subject.game.actors(state)
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        subject.game.apply(state, seat, subject.game.random_action(state, seat, rng))


def p05_nothing_hidden_shown(subject: Subject) -> Looking:
    """What a seat is shown stays the same when all that it can't know is dealt anew."""
    game, count = subject.game, 0
    while moment := (yield):
        if moment.over:
            continue
        number, state, match = moment.place, moment.state, moment.match
        for seat in observers(match):
            if seat not in match.actors and number % 3:
                continue
            twin = state.copy()
            game.resample_hidden(twin, seat, Rng(number).fork(str(seat)))
            game.check(twin)
            must(game.actors(twin) == match.actors, "who must act depends on what is hidden")
            must(game.view(twin, seat) == moment.view(seat), f"the view of {seat} tells")
            must(game.outcome(twin) == match.outcome, "the outcome depends on what is hidden")
            if seat in match.actors:
                _same_choice(subject, moment, twin, seat)
        count += 1
    return count


def _same_choice(subject: Subject, moment: Moment, twin: State, seat: Seat) -> None:
    """Options, legal actions, prompt and stray refusal of a seat are equal in both states."""
    game, state = subject.game, moment.state
    step = game.step(state)
    assert step is not None
    must(game.legal(twin, seat) == moment.legal(seat), f"legal actions of {seat} tell")
    shown, shown_twin = moment.options(seat), game.options(twin, seat)
    must(shown_twin == shown, f"the options of {seat} tell")
    must(step.prompt(twin, seat) == step.prompt(state, seat), f"the prompt of {seat} tells")
    must(
        step.why_nothing_here(twin, seat, "") == step.why_nothing_here(state, seat, ""),
        f"a refusal to {seat} tells",
    )


def p06_undo_learns_nothing(subject: Subject) -> Looking:
    """Where undo is allowed nothing was learned: a re-dealt twin shows the same to everybody."""
    count, moment, before, barred = 0, None, None, True
    while after := (yield):
        if moment and before and after.match is moment.match:
            if after.match.undo_depth:
                _learned(subject, moment, before, after)
                count += 1
            barred = barred and _barred(subject, moment, before)
        moment, before = after, after.state.copy()
    return 1 if barred else count


def _barred(subject: Subject, moment: Moment, before: State) -> bool:
    """Does the action of a moment cross a barrier? Where all do there is nothing to undo."""
    return apply_and_observe(subject.game, before.copy(), moment.seat, moment.action).barrier


def _learned(subject: Subject, moment: Moment, before: State, after: Moment) -> None:
    """What was done in a moment can be undone after it, and taught nobody anything."""
    game, match, seat, action = subject.game, after.match, moment.seat, moment.action
    told = match.events(len(match.journal) - 1, None)[0]
    must(before.rng.count == after.state.rng.count, f"{action}: chance can be undone")
    for observer in observers(match):
        if after.place % 2 and observer != after.place // 2 % match.seats:
            continue
        twin = before.copy()
        game.resample_hidden(twin, observer, Rng(moment.place).fork(str(observer)))
        if action in game.legal(twin, seat):
            cx = EventRecorder()
            game.apply(twin, seat, action, cx)
            shown = game.view(twin, observer) == after.view(observer)
            must(shown, f"{observer} learns from {action} and undo is allowed")
            same = _plain_events(cx.events, observer) == _plain_events(told, observer)
            must(same, f"{observer} hears from {action} and undo is allowed")
    reached = position_hash(after.state)
    match.undo()
    must(position_hash(match.state) == position_hash(before), "undo leads elsewhere")
    match.redo()
    must(position_hash(match.state) == reached, "redo leads elsewhere")


def p07_sealed_order(subject: Subject) -> Looking:
    """The order of sealed choices leaves no trace, and none is seen before the last."""
    game, count, alone = subject.game, 0, True
    while moment := (yield):
        state, actors, rng = moment.state, moment.match.actors, Rng(moment.place)
        if len(actors) < 2:
            continue
        alone = False
        legal = {seat: moment.legal(seat) for seat in actors}
        chosen = {seat: legal[seat][rng.below(len(legal[seat]))] for seat in actors}
        ends = set()
        for order in _orders(actors, rng):
            twin = state.copy()
            for seat in order:
                must(seat in game.actors(twin), "a sealed choice shuts another seat out")
                must(chosen[seat] in game.legal(twin, seat), "a sealed choice hinders another")
                game.apply(twin, seat, chosen[seat])
            ends.add(position_hash(twin))
        must(len(ends) == 1, f"the order of {chosen} leaves a trace")
        for seat in actors:
            _unseen(subject, moment, seat, legal[seat])
        count += 1
    return 1 if alone else count


def _orders(actors: Sequence[Seat], rng: Rng) -> list[Sequence[Seat]]:
    """All orders of a few seats; of many the given one, its reverse and some at random."""
    if len(actors) <= 4:
        return [*permutations(actors)]
    found: list[Sequence[Seat]] = [actors, actors[::-1]]
    for _ in range(ORDERS):
        order = [*actors]
        rng.shuffle(order)
        found.append(order)
    return found


def _unseen(subject: Subject, moment: Moment, seat: Seat, legal: list[Action]) -> None:
    """While others have to choose, all choices of a seat look the same to them."""
    for observer in observers(moment.match):
        if observer == seat:
            continue
        seen = set()
        for action in legal:
            twin, cx = moment.state.copy(), EventRecorder()
            subject.game.apply(twin, seat, action, cx)
            visible = [event.to_json() for event in cx.events if event.seen_by(observer)]
            seen.add(canonical([subject.game.view(twin, observer), visible]))
        must(len(seen) == 1, f"{observer} sees what {seat} sealed")


def p08_conservation(subject: Subject) -> Looking:
    """``check`` holds after the set-up and after every action."""
    count = 0
    while moment := (yield):
        subject.game.check(moment.state)
        count += 1
    return count


def p09_refusals(subject: Subject) -> Looking:
    """Legal = options without refusal; what is refused raises it, changes nothing, is remedied."""
    count = 0
    known: dict[Action, None] = {}
    while moment := (yield):
        match, number = moment.match, moment.place
        for seat in match.actors:
            options = moment.options(seat)
            legal = moment.legal(seat)
            free = {option.action for option in options if option.refusal is None}
            must(set(legal) == free, f"legal and options differ by {set(legal) ^ free}")
            must(all(option.legal == (option.refusal is None) for option in options), "legal")
            for action in legal:
                must(match.explain(action, seat) is None, f"{action} is legal and explained")
            known |= dict.fromkeys(option.action for option in options)
            refused = [option for option in options if option.refusal is not None]
            for place, option in enumerate(refused):
                every = 4 if option.refusal and option.refusal.remedy else 16
                if place % every == number % every:
                    _refused(subject, match, seat, option)
            count += 1
            candidates = {option.action for option in options}
            strays = [action for action in known if action not in candidates]
            for action in strays[number % 30 :: 30][:STRAYS]:
                _raises(match, seat, action, None)
    return count


def _refused(subject: Subject, match: Match, seat: Seat, option: Option) -> None:
    """A refused candidate has a reason, the same everywhere; its remedy helps."""
    refusal = option.refusal
    assert refusal is not None
    must(refusal.code and refusal.rule, f"{option.action} is refused without a rule")
    must(match.explain(option.action, seat) == refusal, f"{option.action}: other explanation")
    _raises(match, seat, option.action, refusal)
    written = subject.game.notation.write(option.action)
    must(subject.game.notation.read(written) == option.action, f"{written!r} reads differently")
    if refusal.remedy:
        twin = match.state.copy()
        for action in (*refusal.remedy, option.action):
            may = subject.game.legal(twin, seat)
            must(action in may, f"the remedy {refusal.remedy} does not allow {option.action}")
            subject.game.apply(twin, seat, action)


def _raises(match: Match, seat: Seat, action: Action, refusal: Refusal | None) -> None:
    """Playing it raises IllegalAction, with the refusal, and leaves everything as it was."""
    before = (match.hash(), match.revision, len(match.journal), match.undo_depth, match.redo_depth)
    try:
        match.play(action, seat)
    except IllegalAction as error:
        must(refusal is None or error.refusal == refusal, f"{action} raised {error}")
        must(error.refusal.code, f"{action} raised no code")
    except Exception as error:
        raise AssertionError(f"{action} raised {error!r}") from error
    else:
        raise AssertionError(f"{action} was refused and could be played")
    after = (match.hash(), match.revision, len(match.journal), match.undo_depth, match.redo_depth)
    must(before == after, f"{action} was refused and changed something")


def p10_saves(subject: Subject) -> Looking:
    """A save of any position, loaded, plays on alike, with the same undo and log."""
    count = 0
    while moment := (yield):
        match, number = moment.match, moment.place
        if moment.over or moment.game >= max(1, subject.games // 3) or len(match.journal) % 9 != 4:
            continue
        text = json.dumps(portsmouth.save(match))
        again = load.read(json.loads(text), subject.find)
        must(json.dumps(portsmouth.save(again)) == text, "the save of a loaded save differs")
        must(again.hash() == match.hash(), "another position was loaded")
        must(again.undo_depth == match.undo_depth, "undo goes another way back")
        for seat in observers(match):
            log = [[each.to_json() for each in entry] for entry in again.events(0, seat)]
            same = [[each.to_json() for each in entry] for entry in match.events(0, seat)]
            must(log == same, "the log was not kept")
        snapshot = json.loads(text)["snapshot"]["state"]
        third = new_match(subject.game, 0)
        third.restore(subject.game.state_type.from_json(snapshot), [], [(0, "0")])
        third.seats = match.seats
        first = load.read(json.loads(text), subject.find)
        for each in (first, again, third):
            play_on(each, Rng(number), 12)
        must(again.journal == first.journal, "two loaded saves go on differently")
        tail = first.journal[len(match.journal) :]
        must(third.journal == tail, "the snapshot goes on differently")
        while again.undo_depth:
            again.undo()
        count += 1
    return count


def p11_requests(subject: Subject) -> Looking:
    """Wrong, stale and tampered requests are answered by kind and change nothing."""
    while (yield):
        pass  # it plays games of its own
    engine, count = Engine(), 0
    must(registry.game(subject.key) is subject.game, "the engine would play another game")
    must(_ask(engine, {"op": "undo", "n": 0})["code"] == "no_match", "no match")
    for number in range(max(1, subject.games // 3)):
        match = new_match(subject.game, number)
        play_on(match, Rng(number), 1 + 5 * number)
        frame = _ask(engine, {"op": "load", "save": json.dumps(portsmouth.save(match))})
        must(frame["ok"], f"a good save was refused: {frame}")
        for request, codes in _bad_requests(match):
            assert engine.match is not None
            before = _fingerprint(engine.match)
            answer = _ask(engine, request)
            must(not answer["ok"] and answer["code"] in codes, f"{request!s:.200}: {answer}")
            must(_fingerprint(engine.match) == before, f"{request!s:.200} changed something")
            must(answer["text"]["id"], "no sentence")
            count += 1
    return count


def _ask(engine: Engine, request: object) -> dict:
    return json.loads(engine.dispatch(request if isinstance(request, str) else json.dumps(request)))


def _fingerprint(match: Match) -> tuple:
    return (id(match), match.hash(), match.revision, len(match.journal), match.undo_depth)


def _bad_requests(match: Match) -> Iterator[tuple[object, tuple[str, ...]]]:
    """Requests that must fail, with the codes they may fail with."""
    for text in (
        "",
        "nothing",
        "[]",
        "7",
        "null",
        '{"op":',
        '{"op":"play"',
        "\x00",
        "[" * 9000,
        '{"a":' * 5000,
    ):
        yield text, ("bad_request",)
    for op in (None, 7, "", "Play", "dispatch", "__init__", ["play"], {}):
        yield {"op": op, "n": 0}, ("bad_request",)
    for key in (None, 7, "", "no such game", "../portsmouth"):
        yield {"op": "new", "game": key, "seats": 2}, ("bad_request", "bad_setup")
    for seats in (None, "2", 0, 1, 99, -2, 2.0, True):
        if type(seats) is int and seats in match.game.meta.seats:
            continue
        yield (
            {"op": "new", "game": match.game.meta.key, "seats": seats},
            (
                "bad_request",
                "bad_setup",
            ),
        )
    wrong = {"op": "new", "game": match.game.meta.key, "seats": 2, "options": {"no such": 1}}
    yield wrong, ("bad_setup",)
    n = len(match.journal)  # a match that was loaded has played its journal
    for op in ("play", "undo", "redo", "restart", "arrange"):
        for stale in (n - 1, n + 1, None, str(n), [n], 10**30):
            yield {"op": op, "n": stale, "actions": ["x"]}, ("stale",)
    for actions in (None, [], "move", [1], [["move"]], {"a": 1}):
        yield {"op": "play", "n": n, "actions": actions}, ("bad_request",)
    for seat in (99, -1, "0", [0], 0.5):
        yield {"op": "look", "seat": seat}, ("bad_request",)
    if not match.actors:
        yield {"op": "play", "n": n, "actions": ["x"]}, ("bad_notation", "not_your_turn")
        return
    acting = match.actors[0]
    for action in ("", " ", "x", "no such verb", "a" * 90, "hold  ", "\u0660"):
        yield {"op": "play", "n": n, "seat": acting, "actions": [action]}, ("bad_notation",)
    write = match.game.notation.write
    legal = write(match.legal(acting)[0])
    sleeping = [seat for seat in range(match.seats) if seat not in match.actors]
    for seat in (*sleeping, 99, -1, "0", [], 0.5, True):
        yield {"op": "play", "n": n, "seat": seat, "actions": [legal]}, ("not_your_turn",)
    for option in islice((o for o in match.options(acting) if not o.legal), 5):
        request = {"op": "play", "n": n, "seat": acting, "actions": [write(option.action)]}
        yield request, ("illegal",)
    yield {"op": "redo", "n": n}, ("nothing_to_undo",)
    if not match.undo_depth:
        yield {"op": "undo", "n": n}, ("nothing_to_undo",)
    yield from _bad_saves(match)


def _bad_saves(match: Match) -> Iterator[tuple[object, tuple[str, ...]]]:
    """Saves that were cut, changed or made elsewhere."""
    good = json.dumps(portsmouth.save(match))
    for text in ("", "{}", "[]", "null", good[:-1], good[: len(good) // 2], good + "x"):
        yield {"op": "load", "save": text}, ("save_broken",)
    changes = {"seed": "1", "seats": 7, "game": "chess", "journal": [], "schema": 99}
    for key, value in changes.items():
        data = json.loads(good) | {key: value}
        if data == json.loads(good):
            continue
        kind = "save_too_new" if key == "schema" else "save_broken"
        yield {"op": "load", "save": json.dumps(data)}, (kind,)
    for key, value in {"seats": 7, "game": "chess", "game_schema": 99}.items():
        data = json.loads(good) | {key: value}
        del data["sum"]
        data["sum"] = digest(canonical(data))
        yield {"op": "load", "save": json.dumps(data)}, ("save_broken", "save_too_new")
    yield {"op": "load", "save": {"a": 1}}, ("bad_request",)
    yield {"op": "load"}, ("bad_request",)


def p12_texts(subject: Subject) -> Looking:
    """Everything that is shown has a text; every reason to end, verb and step is met.

    What random games don't meet, those from prepared positions may.
    """
    met = Met(subject)
    while moment := (yield):
        met.look(moment)
    for moment in prepared_games(subject):
        if not any(met.lacking().values()):
            break
        met.look(moment)
    for text in met.seen.values():
        try:
            said = sentence(subject.catalogue, text)
        except FluentError as error:
            raise AssertionError(f"{text}: {error}") from error
        must(said.strip() == said and said, f"{text.id} says {said!r}")
    met.ends |= _ends_of_captains(subject, met.lacking()["ended by"])
    met.verbs |= _verbs_of_captains(subject, met.lacking()["offered"])
    lacking = met.lacking()
    must(not any(lacking.values()), f"never {lacking}")
    return len(met.seen)


class Met:
    """What games have met: texts, reasons for their ends, verbs and steps."""

    def __init__(self, subject: Subject) -> None:
        self.game = subject.game
        self.seen: dict[str, Text] = {}
        self.ends = set[EndReason]()
        self.verbs = set[str]()
        self.steps = set[str]()

    def look(self, moment: Moment) -> None:
        """Take in a position, or the end of a game."""
        match = moment.match
        if moment.over:
            assert match.outcome is not None
            self.ends.add(match.outcome.reason)
            for event in (each for events in match._events for each in events):
                _note(self.seen, event.text)
            return
        step = self.game.step(match.state)
        assert step is not None
        self.steps.add(step.name)
        for text in _texts(moment):
            _note(self.seen, text)
        must(str(moment.action[0]) in self.game.verbs(step.name), "a verb of another step")
        self.verbs |= {str(option.action[0]) for option in moment.options(moment.seat)}

    def lacking(self) -> dict[str, set[Any]]:
        """What was not met."""
        return {
            "ended by": set(type(next(iter(self.ends)))) - self.ends,
            "offered": set(self.game.notation.verbs) - self.verbs,
            "asked": set(self.game.steps) - self.steps,
        }


def _ends_of_captains(subject: Subject, missing: set[EndReason]) -> set[EndReason]:
    """Return the reasons among these that games of the weakest captain end by.

    Some ends are reached by purposeful play alone.
    """
    game, levels, met = subject.game, subject.game.meta.levels, set[EndReason]()
    for number in range(CAPTAINS_GAMES if levels else 0):
        if not missing - met:
            break
        match = new_match(game, number)
        captain = registry.bots(subject.key).bot(levels[0].key, match.seats)
        met.add(play(game, match.state, [captain] * match.seats).outcome.reason)
    return met & missing


def _verbs_of_captains(subject: Subject, missing: set[str]) -> set[str]:
    """Return the verbs among these that the weakest captain may choose from in its games.

    Random play seldom pays for what gives some of them.
    """
    game, levels, met = subject.game, subject.game.meta.levels, set[str]()
    for number in range(CAPTAINS_GAMES if levels else 0):
        if not missing - met:
            break
        match = new_match(game, number)
        captain = registry.bots(subject.key).bot(levels[0].key, match.seats)
        while match.actors:
            seat = match.actors[0]
            met |= {str(action[0]) for action in match.legal(seat)}
            match.play(choose(game, match.state, seat, captain).actions[0], seat)
    return met & missing


def _texts(moment: Moment) -> Iterator[Text]:
    """All that a page would show of a position but the log."""
    match = moment.match
    step = match.game.step(match.state)
    assert step is not None
    for seat in match.actors:
        yield match.prompt(seat)
        yield step.why_nothing_here(match.state, seat, "").text
        for option in moment.options(seat):
            yield option.label
            yield from option.effects
            if option.refusal is not None:
                yield option.refusal.text


def _note(seen: dict[str, Text], text: Text) -> None:
    """Keep one text for each message with the messages in its arguments."""
    inner = [arg.id for arg in text.args.values() if isinstance(arg, Text)]
    numbers = [str(arg) for arg in text.args.values() if isinstance(arg, int) and arg < 3]
    seen.setdefault(" ".join([text.id, *sorted(text.args), *inner, *numbers]), text)


def p13_captains_see_only_their_view(subject: Subject) -> Looking:
    """A captain's decision can be done, and stays the same when all that is hidden is shuffled."""
    game, count = subject.game, 0
    bots, levels = registry.bots(subject.key), game.meta.levels[:CHEAP]
    while moment := (yield):
        if moment.over or moment.game >= 4 or moment.place % SELDOM:
            continue
        level = levels[count % len(levels)]
        for seat in moment.match.actors:
            captain = bots.bot(level.key, moment.match.seats)
            decision = choose(game, moment.state, seat, captain)
            twin = moment.state.copy()
            game.resample_hidden(twin, seat, moment.rng.fork("shuffled"))
            must(choose(game, twin, seat, captain) == decision, f"{level.key} saw what is hidden")
            done = apply_line(game, twin, seat, decision.actions)
            must(done, f"{level.key} decided on {decision.actions}, which can't be done")
        count += 1
    return count


def p14_standing_answers(subject: Subject) -> Looking:
    """What is answered in advance is legal, is for others' turns, and betrays nothing hidden."""
    game, count = subject.game, 0
    questions = game.meta.standing_questions
    given = [{each.key: answer} for each in questions for answer in each.answers]
    must(len({each.key for each in questions}) == len(questions), "a question twice")
    while moment := (yield):
        if moment.over:
            continue
        for seat in moment.match.actors:
            before = plain(moment.state) if given else {}
            must(game.standing_answer(moment.state, seat, {}) is None, "answered unasked")
            for answers in given:
                _answered(subject, moment, seat, answers)
            same = not given or plain(moment.state) == before
            must(same, "to answer has changed the position")
        count += 1
    return count


def _answered(subject: Subject, moment: Moment, seat: Seat, answers: dict[str, str]) -> None:
    """An answer can be played, in another's turn, and is the same whatever is hidden."""
    game, turn_info = subject.game, subject.game.turn_info(moment.state)
    action = game.standing_answer(moment.state, seat, answers)
    if action is None:
        return
    must(turn_info is None or turn_info.seat != seat, f"{answers} in its own turn")
    must(action in moment.legal(seat), f"{answers} leads to {action}, which can't be done")
    twin = moment.state.copy()
    game.resample_hidden(twin, seat, moment.rng.fork("answered"))
    same = game.standing_answer(twin, seat, answers) == action
    must(same, f"{answers} depends on what is hidden from the seat")


PROPERTIES: tuple[Property, ...] = (
    p01_games_end,
    p02_json_identity,
    p03_replay,
    p04_copy_independent,
    p05_nothing_hidden_shown,
    p06_undo_learns_nothing,
    p07_sealed_order,
    p08_conservation,
    p09_refusals,
    p10_saves,
    p11_requests,
    p12_texts,
    p13_captains_see_only_their_view,
    p14_standing_answers,
)
"""All of them, by number."""
