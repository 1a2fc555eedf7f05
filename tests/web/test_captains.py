"""What the page knows of the captains is what the engine has."""

from __future__ import annotations

import re
from pathlib import Path

from portsmouth import registry
from portsmouth.i18n.fluent import Catalogue

WEB = Path(__file__).parents[2] / "web"
LEVELS = [level.key for level in registry.game("portsmouth").meta.levels]
WORDS = Catalogue((WEB / "lang/en/captains.ftl").read_text("utf-8")).messages
SHARED = [path for path in sorted(WEB.glob("js/**/*.js")) if "games" not in path.parts]
SCRIPTS = "\n".join(path.read_text("utf-8") for path in SHARED)


def test_the_page_knows_the_levels_before_the_engine_answers() -> None:
    source = (WEB / "js/match/captains.js").read_text("utf-8")
    listed = re.findall(r"'(\w+)'", source.split("LEVELS = [")[1].split("]")[0])
    assert listed == LEVELS
    assert re.findall(r"FIRST_LEVEL = '(\w+)'", source)[0] in LEVELS


def test_every_level_has_a_name_and_says_what_it_looks_at() -> None:
    for level in LEVELS:
        assert {f"captains-level-{level}", f"captains-about-{level}"} <= WORDS.keys()


def test_no_word_about_captains_is_idle() -> None:
    plain = set(re.findall(r"'(captains-[\w-]+)'", SCRIPTS))
    built = set(re.findall(r"`(captains-[\w-]*)\$\{", SCRIPTS))
    assert plain <= WORDS.keys()
    idle = [
        id for id in WORDS if id not in plain and not any(id.startswith(each) for each in built)
    ]
    assert idle == []
