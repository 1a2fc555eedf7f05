"""Sentences: every message is there, none is idle, and both formatters say the same."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import portsmouth
from portsmouth import protocol, registry
from portsmouth.core.fluent import Catalogue, Pattern, Reference, Select, Value, Variable
from portsmouth.core.game import Step
from portsmouth.core.match import Match
from portsmouth.core.text import Text
from portsmouth.language import _values, catalogue, say
from tests.contract.properties import _finished, _texts
from tests.contract.walk import moments, subject

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "portsmouth/lang/en").glob("*.ftl"))
GENERIC = {"refusal-.*", "event-.*", "prompt-.*", "error-.*"}
"""What the kernel builds from codes, kinds, steps: those are looked at one by one."""
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
            before = {"Text": "", "format": "", "Refusal": "refusal\\-", "tell": "event\\-"}
            if name in before:
                for text in written(node.args[0], scope):
                    yield (before[name] + text).replace("\\-", "-")


def ids_of_steps() -> Iterator[str]:
    """The prompts of steps that do not write their own."""
    for meta in registry.metas():
        for step in registry.game(meta.key).steps.values():
            if type(step).prompt is Step.prompt:
                yield f"prompt-{step.name}"


def ids() -> set[str]:
    """All of them."""
    found = {each for path in (ROOT / "portsmouth").rglob("*.py") for each in ids_in(path)}
    found |= {f"error-{code}" for code in get_args(protocol.ErrorCode)}
    return (found | set(ids_of_steps())) - GENERIC


def parts(pattern: Pattern) -> Iterator[object]:
    """All parts of a message, those within selects included."""
    for part in pattern:
        yield part
        if isinstance(part, Select):
            for _, variant in part.variants:
                yield from parts(variant)


def test_every_message_that_the_code_names_exists() -> None:
    messages = catalogue().messages
    named = ids()
    assert len(named) > 100
    missing = [each for each in sorted(named) if not any(re.fullmatch(each, id) for id in messages)]
    assert not missing


def test_no_message_is_idle() -> None:
    messages = catalogue().messages
    scripts = "\n".join(path.read_text("utf-8") for path in (ROOT / "web/js").rglob("*.js"))
    in_page = set(re.findall(r"['\"]([a-z][\w-]*)['\"]", scripts))
    in_page |= {f"{start}.*" for start in re.findall(r"`([a-z][\w-]*-)\$\{[^}]*\}`", scripts)}
    in_messages = {
        part.id
        for pattern in messages.values()
        for part in parts(pattern)
        if isinstance(part, Reference)
    }
    used = re.compile("|".join(sorted(ids() | in_page | in_messages)))
    assert [id for id in messages if not used.fullmatch(id)] == []


def test_catalogues_are_utf8_and_tidy() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert text.endswith("\n")
        assert "\t" not in text
        assert not re.search(r" +$", text, re.MULTILINE), path.name
        assert not re.search(r"(?<=\w)'(?=\w)", text), f"{path.name}: typographic apostrophes"


def test_names_and_nested_messages() -> None:
    assert say(Text("player", seat=1), NAMES) == "Byron"
    assert say(Text("player", seat=3)) == "Seat 4"
    inner = Text("officer-petty_officer", specialty=Text("specialty-cook"))
    assert say(Text("event-drawn", card=inner)) == "Drawn: Petty Officer (cook)."
    with pytest.raises(ValueError, match="no message"):
        say(Text("no-such-message"))
    with pytest.raises(ValueError, match="lacks"):
        say(Text("event-drawn"))


# Both formatters.


def seen() -> dict[str, tuple[str, dict[str, Value]]]:
    """Every message of random games with every set of arguments that came up."""
    found: dict[str, tuple[str, dict[str, Value]]] = {}
    game = subject(registry.game("portsmouth"), 8)
    for moment in moments(game):
        for text in _texts(moment.match):
            note(found, text)
    for match in _finished(game):
        for events in match.events(0):
            for event in events:
                note(found, event.text)
    return found


def note(found: dict[str, tuple[str, dict[str, Value]]], text: Text) -> None:
    """Keep a message with its arguments made plain, and the messages within it."""
    args = _values(text, NAMES, "en")
    found[json.dumps([text.id, args])] = (text.id, args)
    for arg in text.args.values():
        if isinstance(arg, Text):
            note(found, arg)


def made_up(messages: dict[str, Pattern]) -> Iterator[tuple[str, dict[str, Value]]]:
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
        values = (*words, *numbers)
        for value in values:
            yield id, dict.fromkeys(sorted(names(id)), value)


def in_node(source: str, messages: list[tuple[str, dict[str, Value]]]) -> list[str]:
    """The sentences of @fluent/bundle."""
    node = shutil.which("node")
    assert node, "node is needed: the page's formatter is compared with Python's"
    answer = subprocess.run(
        [node, str(ROOT / "tests/fluent_format.mjs")],
        input=json.dumps({"source": source, "messages": messages}),
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
    )
    assert answer.returncode == 0, answer.stderr
    said: list[str] = json.loads(answer.stdout)
    return said


def test_python_and_the_page_say_the_same() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    messages = [*seen().values(), *made_up(catalogue().messages)]
    assert len(messages) > 3_000
    ours = [catalogue().format(id, args) for id, args in messages]
    theirs = in_node(source, messages)
    for (id, args), python, page in zip(messages, ours, theirs, strict=True):
        assert python == page, (id, args)


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
    theirs = in_node(CONSTRUCTS, messages)
    for (id, args), page in zip(messages, theirs, strict=True):
        assert ours.format(id, args) == page, (id, args)


def test_the_public_name_says_what_the_catalogue_says() -> None:
    match: Match = portsmouth.new("portsmouth", seats=2, seed=1)
    assert portsmouth.say(match.prompt()) == say(match.prompt())
