"""The shell of the page: its words, its rules, its figures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.i18n.fluent import Catalogue

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPTS = {path: path.read_text("utf-8") for path in sorted(WEB.glob("js/**/*.js"))}
METAS = {
    meta.key: meta for meta in registry.metas() if (WEB / f"js/games/{meta.key}/index.js").exists()
}


def page_words(game: str) -> Catalogue:
    """The shell's words with what a game brings for its sheet and its figures."""
    own = sorted((WEB / f"lang/en/games/{game}").glob("*.ftl"))
    said = [path.read_text("utf-8") for path in (WEB / "lang/en/page.ftl", *own)]
    return Catalogue("\n".join(said))


PAGES = {key: page_words(key) for key in METAS}
COMPONENTS: dict[str, Any] = registry.queries("portsmouth").components()
RULES = (WEB / "lang/en/games/portsmouth/rules.md").read_text("utf-8")
HEAD = re.compile(r"^\*\*((?:[RCA]\d+[ab]?(?:, )?)+)\.(.*)$", re.MULTILINE)
NUMBERS = [
    *(f"R{n}" for n in range(1, 137)),
    *("R101a", "R130a", "R130b", "R133a"),
    *(f"C{n}" for n in range(1, 13)),
    *(f"A{n}" for n in range(1, 56)),
]


# Words.


def test_every_word_that_the_shell_says_exists_and_none_is_idle() -> None:
    source = "\n".join(SCRIPTS.values())
    plain = set(re.findall(r"['\"](page-[\w-]+)['\"]", source))
    built = set(re.findall(r"`(page-[\w-]*)\$\{[^}]*\}([\w-]*)`", source))
    said = {id for page in PAGES.values() for id in page.messages if id.startswith("page-")}
    assert plain - said == set()
    made = [re.compile(f"{start}.+{end}") for start, end in sorted(built)]
    idle = [
        id
        for id in sorted(said)
        if id not in plain and not any(each.fullmatch(id) for each in made)
    ]
    assert idle == []
    for each in made:
        assert any(each.fullmatch(id) for id in said), each.pattern


def option_labels(game: str) -> Iterator[tuple[str, ...]]:
    """The messages that the options of a game call for; any one of those given together does."""
    for option in METAS[game].options:
        if option.key == "start_player":
            continue
        yield from ((f"page-option-{option.key}",), (f"page-option-{option.key}-more",))
        for value in option.values:
            if isinstance(value, bool | str):
                name = str(value).lower() if isinstance(value, bool) else value
                yield f"page-value-{option.key}-{name}", f"page-value-{name}"


def figure_labels() -> Iterator[str]:
    """The messages that Portsmouth's components call for."""
    for key in (*COMPONENTS["scoring"], *COMPONENTS["figures"]):
        yield f"page-figure-{key}"
    for officer in COMPONENTS["officers"]:
        rank = officer["rank"]
        yield {
            "lieutenant": f"page-officer-{officer['detail']}",
            "petty_officer": f"page-officer-{rank}-{str(officer['icon']).lower()}",
        }.get(rank, f"page-officer-{rank}")
    for source in ("TEXT", "DERIVED", "OUTSIDE", "RECON"):
        yield from (f"page-source-{source}", f"page-source-{source}-more")


@pytest.mark.parametrize("game", METAS)
def test_options_have_their_labels(game: str) -> None:
    known = PAGES[game].messages.keys()
    missing = [ids for ids in option_labels(game) if not known & {*ids}]
    assert missing == []


def test_figures_have_their_labels() -> None:
    assert sorted(set(figure_labels()) - PAGES["portsmouth"].messages.keys()) == []


# Rules.


def test_every_rule_has_one_paragraph() -> None:
    found = [number for head, _ in HEAD.findall(RULES) for number in head.split(", ")]
    assert sorted(found) == sorted(NUMBERS)


def test_chapters_have_names_for_links() -> None:
    titles = re.findall(r"^## (.*)$", RULES, re.MULTILINE)
    ids = [re.fullmatch(r".+ \{#(\w+)\}", title) for title in titles]
    assert all(ids)
    assert len({match[1] for match in ids if match} | {"sources"}) == len(titles) + 1


def test_the_prose_names_the_figures_of_the_engine() -> None:
    """A changed figure asks for a changed sentence."""
    score = {key: figure["value"] for key, figure in COMPONENTS["scoring"].items()}
    words = ("none or one", "two", "three", "four", "five", "six", "seven", "eight")
    trades = ", ".join(
        f"{word} {value}" for word, value in zip(words, score["specialty_set"][1:], strict=True)
    )
    first, second, third, _ = score["marine_places"]
    for sentence in (
        f"Each Lieutenant is worth {score['lieutenant']} points.",
        f"each adds {score['navigator_per_lieutenant']} points for every Lieutenant",
        f"this Lieutenant adds {score['crack_crew']} points ",
        f"Each unmarked Midshipman is worth {score['midshipman_unused']} points, "
        f"each Petty Officer {score['petty_officer']} points.",
        f"Petty Officer berths: {trades}.",
        f"Each seaman is worth {score['seaman']} point; "
        f"with a Trainer {score['seaman'] + score['trainer_per_seaman']}.",
        f"gets {first} points, the second {second}, the third {third}, the fourth nothing",
        f"Each mutineer costs {-score['mutineer']} point.",
    ):
        assert sentence in RULES


# The first screen, and what no script may do.


class Decoder(HTMLParser):
    """The words and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "a":
            self.links.append(dict(attrs)["href"] or "")

    def handle_data(self, data: str) -> None:
        self.words.append(" ".join(data.split()))


def test_the_first_screen_stands_without_scripts_and_says_the_same() -> None:
    text = (ROOT / "index.html").read_text("utf-8")
    page = Decoder()
    page.feed(text)
    first, again = page.links[:2], page.links[page.links.index("#/table") :]
    assert first == ["#/learn/first", "#/new/quick"]
    returning = ["table", "new/quick", "new", "learn", "logbook", "statistics", "rules", "settings"]
    assert again == [f"#/{each}" for each in returning]
    assert {"noscript", "svg", "h1"} <= set(page.tags)
    for id in ("title", "lead", "new-game", "new-game-more", "learn-more", "rules-more"):
        assert PAGES["portsmouth"].format(f"page-{id}", {}) in page.words, id
    assert '<html lang="en"' in text
    assert 'name="description"' in text
    for place in ("head", "body"):
        assert f"<!-- build:{place} -->" in text
        assert f"<!-- /build:{place} -->" in text


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_text_never_becomes_markup(path: Path) -> None:
    """Names and titles are a stranger's words."""
    sinks = r"innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|document\.write|\beval\("
    assert re.findall(sinks, SCRIPTS[path]) == []


def test_whoever_keeps_something_keeps_it_under_the_folder() -> None:
    """Another site of the same origin keeps its own."""
    for path, text in SCRIPTS.items():
        if "localStorage" in text:
            assert "new URL('.', location.href).pathname" in text, path.name
