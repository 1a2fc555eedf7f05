"""Sentences: every message is there, none is idle, and both formatters say the same."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.__main__ import main
from portsmouth.api.protocol import frames as protocol
from portsmouth.core.errors import BadSetup
from portsmouth.core.match import Match
from portsmouth.core.step import Step
from portsmouth.core.text import Text
from portsmouth.i18n.fluent import (
    Catalogue,
    FluentError,
    Pattern,
    Reference,
    Select,
    Value,
    Variable,
)
from portsmouth.i18n.language import LANGUAGES, catalogue, say, shared_messages, values
from tests import made_up
from tests.contract.properties import _texts
from tests.contract.walk import subject, walk_games
from tests.in_node import answer as node_answer

ROOT = Path(__file__).parent.parent
FILES = sorted(
    path
    for folder in (ROOT / "portsmouth", made_up.ROOT)
    for path in folder.rglob("*.ftl")
    if "lang" in path.parts
)
GENERIC = {"refusal-.*", "event-.*", "prompt-.*", "error-.*", "forecast-.*", "forecast-case-.*"}
"""What the kernel builds from codes, kinds, steps: those are looked at one by one."""
GAMES = [meta.key for meta in registry.metas()]
SHARED_LEVELS = {"landsman", "midshipman", "petty_officer", "lieutenant", "captain", "admiral"}
"""Levels for which the page has names already."""
NAMES = ("Anson", "Byron", "Cook", "Drake")


# The ids in the code.


def written(node: ast.expr, scope: ast.AST) -> Iterator[str]:
    """The texts that an expression may be, as regular expressions."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from written(node.body, scope)
        yield from written(node.orelse, scope)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
            for part in node.values
        )
    elif isinstance(node, ast.Name):
        for each in ast.walk(scope):
            if isinstance(each, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == node.id for target in each.targets
            ):
                yield from written(each.value, scope)


def ids_in(path: Path) -> Iterator[str]:
    """The message ids that a module names, as regular expressions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in [*functions, tree]:
        for node in ast.walk(scope):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            before = {"Text": "", "format": "", "Refusal": "refusal\\-", "emit": "event\\-"}
            if name in before:
                for text in written(node.args[0], scope):
                    yield (before[name] + text).replace("\\-", "-")


def ids_of_steps(game: str) -> Iterator[str]:
    """The prompts of steps that do not write their own."""
    for step in registry.game(game).steps.values():
        if type(step).prompt is Step.prompt:
            yield f"prompt-{step.name}"


def ids(game: str) -> set[str]:
    """The shared messages and those of a game."""
    games = ROOT / "portsmouth/games"
    paths = [path for path in (ROOT / "portsmouth").rglob("*.py") if games not in path.parents]
    for root in (ROOT, made_up.ROOT):
        paths += (root / "portsmouth/games" / game).rglob("*.py")
    found = {each for path in paths for each in ids_in(path)}
    found |= {f"error-{code}" for code in get_args(protocol.ErrorCode)}
    return (found | set(ids_of_steps(game))) - GENERIC


def parts(pattern: Pattern) -> Iterator[object]:
    """All parts of a message, those within selects included."""
    for part in pattern:
        yield part
        if isinstance(part, Select):
            for _, variant in part.variants:
                yield from parts(variant)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_the_code_names_exists(game: str, language: str) -> None:
    messages = catalogue(language, game).messages
    named = ids(game)
    assert len(named) > 20
    missing = [each for each in sorted(named) if not any(re.fullmatch(each, id) for id in messages)]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_idle(game: str) -> None:
    messages = catalogue("en", game).messages
    scripts = "\n".join(path.read_text("utf-8") for path in (ROOT / "web/js").rglob("*.js"))
    in_page = set(re.findall(r"['\"]([a-z][\w-]*)['\"]", scripts))
    in_page |= {f"{start}.*" for start in re.findall(r"`([a-z][\w-]*-)\$\{[^}]*\}`", scripts)}
    in_messages = {
        part.id
        for pattern in messages.values()
        for part in parts(pattern)
        if isinstance(part, Reference)
    }
    of_meta = {f"{game}-.*", "forecast-.*"}
    used = re.compile("|".join(sorted(ids(game) | in_page | in_messages | of_meta)))
    assert [id for id in messages if not used.fullmatch(id)] == []


def test_catalogues_are_utf8_and_tidy() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert text.endswith("\n")
        assert "\t" not in text
        assert not re.search(r" +$", text, re.MULTILINE), path.name
        assert not re.search(r"(?<=\w)'(?=\w)", text), f"{path.name}: typographic apostrophes"


@pytest.mark.parametrize("folder", ["portsmouth", "web/lang"])
def test_no_line_stands_outside_a_message(folder: str) -> None:
    """Readers of the format pass over what follows a message's last brace without a word."""
    for path in (ROOT / folder).rglob("*.ftl"):
        depth = 0
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line[:1].isalpha():
                depth = 0
            elif not depth:
                assert not re.match(r"\s*(\*?\[|\}|\.)", line), f"{path}:{number}: {line}"
            if not line.startswith("#"):
                depth += line.count("{") - line.count("}")


@pytest.mark.parametrize("folder", ["portsmouth", "web/lang"])
def test_a_per_cent_sign_stands_as_its_language_has_it(folder: str) -> None:
    """English "43%", German "43 %"."""
    for path in (ROOT / folder).rglob("*.ftl"):
        wrong = r"[\d}]%" if "de" in path.parts else r"[\d}]\s%"
        assert not re.search(wrong, path.read_text(encoding="utf-8")), path


def test_every_game_speaks_every_language() -> None:
    for language in LANGUAGES:
        for key in GAMES:
            words = Catalogue(registry.messages(key, language), language).messages
            told = {f"{key}-{what}" for what in ("title", "kind", "about", "progress")}
            assert told <= words.keys()
            levels = {level.key for level in registry.game(key).meta.levels} - SHARED_LEVELS
            assert {f"{key}-level-{level}" for level in levels} <= words.keys()
            own = [id for id in words if id.startswith(f"{key}-")]
            meta = registry.game(key).meta
            assert meta.key == key
            assert own == list(words)[: len(own)], "what all games share comes first"


def test_names_and_nested_messages() -> None:
    assert say(Text("player", seat=1), NAMES, game="portsmouth") == "Byron"
    assert say(Text("player", seat=3), game="portsmouth") == "Seat 4"
    inner = Text("officer-petty_officer", specialty=Text("specialty-cook"))
    assert say(Text("event-drawn", card=inner), game="portsmouth") == "Drawn: Petty Officer (cook)."
    with pytest.raises(ValueError, match="no message"):
        say(Text("no-such-message"), game="portsmouth")
    with pytest.raises(ValueError, match="lacks"):
        say(Text("event-drawn"), game="portsmouth")


def test_a_sentence_in_german() -> None:
    inner = Text("officer-petty_officer", specialty=Text("specialty-cook"))
    drawn = Text("event-drawn", card=inner)
    assert say(drawn, language="de", game="portsmouth") == "Gezogen: Maat (Koch)."
    assert say(Text("player", seat=3), language="de", game="portsmouth") == "Platz 4"
    with pytest.raises(FluentError, match="no language"):
        say(drawn, language="../de", game="portsmouth")


# A catalogue for each game.


def test_an_external_game_brings_its_own_messages() -> None:
    match: Match = portsmouth.new("signals", seats=2, seed=1)
    assert portsmouth.say(match.prompt(0), game="signals") == "Seal your bid."
    events = match.play("hold", 0)
    said = [portsmouth.say(event.text, ["Anson"], game="signals") for event in events]
    assert said == ["Anson has sealed a bid.", "Your bid: nothing."]
    assert say(Text("prompt-waiting", seat=1), game="signals") == "Waiting for Seat 2."
    with pytest.raises(BadSetup, match="no game"):
        portsmouth.say(Text("prompt-bid"), game="chess")


def test_games_do_not_mind_each_others_messages() -> None:
    """An id of Portsmouth's means something else in another game's mouth, and none of them leak."""
    assert "prompt-turn" in catalogue("en", "portsmouth").messages
    assert "prompt-turn" not in catalogue("en", "signals").messages
    with pytest.raises(FluentError, match="no message"):
        say(Text("event-drawn", card="x"), game="signals")


def test_a_game_does_not_replace_shared_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "messages", lambda *_: "prompt-over = It is over.")
    with pytest.raises(FluentError, match="message prompt-over stands twice"):
        say(Text("prompt-over"), game="signals")


@pytest.mark.parametrize("game", ["", "common", "chess", "../en/portsmouth"])
def test_an_unknown_game_says_nothing(game: str) -> None:
    with pytest.raises(BadSetup):
        say(Text("prompt-over"), game=game)


def test_the_command_line_speaks_for_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with made_up.registered():
        match: Match = portsmouth.new("signals", seats=2, seed=1)
        match.play("hold", 0)
        file = tmp_path / "duel.json"
        file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
        assert main(["replay", str(file)]) == 0
        assert "Seat 1 has sealed a bid." in capsys.readouterr().out
    match = portsmouth.new("portsmouth", seats=2, seed=1)
    match.play(match.legal()[0])
    file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
    assert main(["replay", str(file), "--language", "de"]) == 0
    assert re.match(r"Platz [12] hat £1 beschafft\.\n", capsys.readouterr().out)


# Both formatters.


@cache
def seen() -> dict[str, tuple[str, dict[str, Value]]]:
    """Every message of random games with every set of arguments that came up."""
    found: dict[str, tuple[str, dict[str, Value]]] = {}
    game = subject(registry.game("portsmouth"), 3)
    for moment in walk_games(game):
        if not moment.over:
            for text in _texts(moment):
                note(found, text)
            continue
        for events in moment.match.events(0):
            for event in events:
                note(found, event.text)
    return found


def note(found: dict[str, tuple[str, dict[str, Value]]], text: Text) -> None:
    """Keep a message with its arguments made plain, and the messages within it."""
    args = values(text, NAMES, catalogue("en", "portsmouth"))
    found[json.dumps([text.id, args])] = (text.id, args)
    for arg in text.args.values():
        if isinstance(arg, Text):
            note(found, arg)


def invented(messages: dict[str, Pattern]) -> Iterator[tuple[str, dict[str, Value]]]:
    """Every message with words, and with some numbers, for all its arguments."""

    def names(id: str) -> set[str]:
        found = set()
        for part in parts(messages[id]):
            if isinstance(part, Variable):
                found.add(part.name)
            elif isinstance(part, Select):
                found.add(part.selector)
            elif isinstance(part, Reference):
                found |= names(part.id)
        return found

    for id in messages:
        words: tuple[Value, ...] = ("a word", "£ “é” { x }", "1000")
        numbers = (-1_000, -1, 0, 1, 2, 3, 11, 21, 100, 999, 1_000, 12_345, 1_234_567)
        for value in (*words, *numbers):
            yield id, dict.fromkeys(sorted(names(id)), value)


def node(script: str, question: object) -> Any:
    """What a script beside this file answers."""
    return node_answer(ROOT / "tests" / script, question)


def in_node(language: str, source: str, messages: list[tuple[str, dict[str, Value]]]) -> list[str]:
    """The sentences of @fluent/bundle."""
    question = {"language": language, "source": source, "messages": messages}
    said: list[str] = node("fluent_format.mjs", question)
    return said


def joined(*paths: Path) -> str:
    """The source of some files."""
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def agree(
    source: str,
    ours: Catalogue,
    messages: list[tuple[str, dict[str, Value]]],
    language: str = "en",
) -> None:
    """Both formatters make the same sentences."""
    for (id, args), page in zip(messages, in_node(language, source, messages), strict=True):
        assert ours.format(id, args) == page, (id, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_the_page_say_the_same(language: str) -> None:
    source = shared_messages(language) + "\n" + registry.messages("portsmouth", language)
    ours = catalogue(language, "portsmouth")
    messages = [*seen().values(), *invented(ours.messages)]
    assert len(messages) > 3_000
    agree(source, ours, messages, language)


def test_they_agree_about_an_external_game_too() -> None:
    source = shared_messages("en") + "\n" + registry.messages("signals", "en")
    words = catalogue("en", "signals")
    agree(source, words, list(invented(words.messages)))


def test_the_page_has_a_catalogue_for_each_game() -> None:
    """Without a key it goes on about the same; a missing or colliding file is told."""
    games = {
        "portsmouth": "greet = { $who } goes ashore.",
        "signals": "greet = { $who } hoists { $n }.",
        "rude": "seat = Chair",
    }
    files = {f"/web/lang/en/games/{key}/page.ftl": words for key, words in games.items()}
    files["/web/lang/en/page.ftl"] = "seat = Seat { $number }"
    said = node(
        "text_in_page.mjs",
        {
            "files": files,
            "games": [None, "signals", "portsmouth", "rude", "chess", None, "signals"],
            "text": Text("greet", seat=1, n=1_000).to_json(),
            "players": ["Anson"],
        },
    )
    assert said[:3] == ["greet", "Seat 2 hoists 1,000.", "Seat 2 goes ashore."]
    assert "override" in said[3]
    assert "missing" in said[4]
    assert said[5:] == [said[2], said[1]]


CONSTRUCTS = """# Every construct that the catalogues may use.
### And a title
plain = Aye, aye.
tight=x
several =
    one
      two

    three
under = one
    two
brace = { "{" }{ "}" }{ "" }{ "  " }
args = { $n }{$w}, { $n }
refers = the { args }
plural = { $n ->
    [0] none
    [one] one ship
   *[other] { $n } ships
} sailed
word = A { $w ->
   *[sloop] small ship
    [first-rate] { $n ->
        [100] great
       *[other] big { args }
    } ship
}.
"""


def test_python_and_the_page_read_the_same_syntax() -> None:
    ours = Catalogue(CONSTRUCTS)
    messages: list[tuple[str, dict[str, Value]]] = [
        (id, {"n": n, "w": w})
        for id in ours.messages
        for n in (0, 1, 2, 100, 1_000, -20_000, 1 << 31)
        for w in ("sloop", "first-rate", "?")
    ]
    agree(CONSTRUCTS, ours, messages)


def test_the_public_name_says_what_the_catalogue_says() -> None:
    match: Match = portsmouth.new("portsmouth", seats=2, seed=1)
    said = portsmouth.say(match.prompt(), game="portsmouth")
    assert said == say(match.prompt(), game="portsmouth")
