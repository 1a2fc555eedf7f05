"""The catalogue's syntax: every construct that is understood, and every error."""

from __future__ import annotations

import pytest

from portsmouth.i18n.fluent import LOCALES, Catalogue, FluentError, Locale, Value


def say(source: str, id: str = "m", **args: Value) -> str:
    """A message of a little catalogue."""
    return Catalogue(source).format(id, args)


@pytest.mark.parametrize(
    ("source", "args", "said"),
    [
        ("m = Aye, aye.", {}, "Aye, aye."),
        ("m=tight", {}, "tight"),
        ("# note\n\nm = after a comment\n", {}, "after a comment"),
        ("### title\nm = x", {}, "x"),
        ("m =\n    one\n    two", {}, "one\ntwo"),
        ("m = one\n    two\n      three", {}, "one\ntwo\n  three"),
        ("m = one\n\n    two", {}, "one\n\ntwo"),
        ("m = { $a } and {$b}", {"a": "x", "b": 3}, "x and 3"),
        ("m = £{ $a }", {"a": 0}, "£0"),
        ("m = a { o } b\no = other", {}, "a other b"),
        ("m = { o }\no = { $x }!", {"x": "in"}, "in!"),
        ('m = { "" }', {}, ""),
        ('m = { "{" }{ "}" }', {}, "{}"),
        ('m = { "  " }x', {}, "  x"),
        ("m-1_b = id", {}, None),
    ],
)
def test_patterns(source: str, args: dict[str, Value], said: str | None) -> None:
    if said is None:
        assert say(source, "m-1_b") == "id"
    else:
        assert say(source, **args) == said


PLURAL = """m = { $n ->
    [0] none
    [one] one ship
   *[other] { $n } ships
} sailed"""


@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "none"), (1, "one ship"), (2, "2 ships"), (11, "11 ships")],
)
def test_plurals(n: int, said: str) -> None:
    assert say(PLURAL, n=n) == f"{said} sailed"


WORDS = """m = A { $kind ->
   *[sloop] small ship
    [first-rate] { $guns ->
        [100] great
       *[other] big
    } ship
    [2] pair
}."""


@pytest.mark.parametrize(
    ("kind", "said"),
    [("sloop", "small ship"), ("?", "small ship"), ("first-rate", "great ship"), (2, "pair")],
)
def test_words_and_nesting(kind: Value, said: str) -> None:
    assert say(WORDS, kind=kind, guns=100) == f"A {said}."


def test_a_word_that_is_a_category_is_not_taken_for_a_number() -> None:
    assert say("m = { $n ->\n [one] uno\n *[x] other\n}", n="one") == "uno"
    assert say("m = { $n ->\n [one] uno\n *[x] other\n}", n="1") == "other"


@pytest.mark.parametrize(
    ("n", "said"),
    [(999, "999"), (1000, "1,000"), (-1000, "-1,000"), (1234567, "1,234,567"), ("1000", "1000")],
)
def test_thousands_are_grouped(n: Value, said: str) -> None:
    assert say("m = { $n }", n=n) == said
    assert say("m = { $n ->\n    [1000] a thousand\n   *[other] { $n }\n}", n=1000) == "a thousand"


def test_every_language_has_its_plurals_and_its_grouping(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "de"):
        plural = LOCALES[language].plural
        assert [plural(n) for n in (-1, 0, 1, 2)] == ["one", "other", "one", "other"]
    french = Locale(lambda count: "one" if count < 2 else "other", " ")
    monkeypatch.setitem(LOCALES, "fr", french)
    select = "m = { $n ->\n    [one] one\n   *[other] { $n }\n}"
    said = [Catalogue(select, "fr").format("m", {"n": n}) for n in (0, 1, 1000)]
    assert said == ["one", "one", "1 000"]
    assert Catalogue("m = { $n }", "de").format("m", {"n": -1234567}) == "-1.234.567"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(FluentError, match="no language tlh"):
        Catalogue("m = x", "tlh")


def test_references_pass_arguments_on_and_selects_may_refer() -> None:
    source = "ship = { $name }\nm = { $n ->\n   *[other] the { ship }\n}"
    assert say(source, n=2, name="Sophie") == "the Sophie"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("m = a\nm = b", "stands twice"),
        ("not a message", "not a message"),
        ("= x", "not a message"),
        ("  indented first", "not a message"),
        ("m = { $x", "message m"),
        ("m = { $ }", "message m"),
        ("m = { }", "message m"),
        ('m = { "x }', "message m"),
        ("m = { $x -> [a] b }", "default"),
        ("m = { $x ->\n    [a] b\n    [b] c\n}", "default"),
        ("m = { $x ->\n   *[a] b", "message m"),
        ("m = { $x ->\n}", "default"),
        ("m = { $x ->\n   *[a] b\n    more\n}", "message m: a variant runs over"),
        ("m = { $x ->\n   *[a]\n    b\n}", "message m: a variant runs over"),
        ("m = { $x ->\n    [c] d\n    e\n   *[a] b\n}", "message m: a variant runs over"),
        ("m = { $x ->\n   *[a] { $y }\n\n    { $z }\n}", "message m: a variant runs over"),
        (
            "m = { $x ->\n   *[a] { $y ->\n       *[b] c\n        d\n    }\n}",
            "message m: a variant",
        ),
        ("m = { NUMBER($x) }", "message m"),
        ("m = { -term }", "message m"),
        ("m = { $x.attr }", "message m"),
    ],
)
def test_catalogues_that_cannot_be_read(source: str, message: str) -> None:
    with pytest.raises(FluentError, match=message):
        Catalogue(source)


def test_blank_lines_between_variants_are_nothing() -> None:
    source = "m = { $x ->\n    [one] b\n\n   *[other] c\n\n} end"
    assert [say(source, x=n) for n in (1, 2)] == ["b end", "c end"]


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(FluentError, match="no message x"):
        say("m = a", "x")
    with pytest.raises(FluentError, match=r"lacks its argument \$a"):
        say("m = { $a }")
    with pytest.raises(FluentError, match=r"lacks its argument \$n"):
        say(PLURAL)
    with pytest.raises(FluentError, match="no message gone"):
        say("m = { gone }")
    with pytest.raises(FluentError, match=r"message o lacks"):
        say("m = { o }\no = { $a }")
