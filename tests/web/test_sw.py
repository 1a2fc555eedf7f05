"""The service worker on a made-up browser: releases whole, resumed, healed; others left alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from portsmouth.i18n.fluent import Catalogue
from tests import in_node

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FILES = {
    "index.html": "<title>Portsmouth</title>",
    "web/js/main.js": "start()",
    "wheels/a.whl": "the engine",
}
OWN = "portsmouth:/games/portsmouth/:files-1"
OTHERS = ["portsmouth:/:files-1", "portsmouth:/games/:files-1", "their cache"]
TOTAL = sum(map(len, FILES.values()))


@pytest.fixture(scope="module")
def said() -> dict[str, Any]:
    """What sw.js did in each trial."""
    found: dict[str, Any] = in_node.answer(Path(__file__).with_name("sw_in_node.mjs"))
    return found


# A release comes.


def test_every_file_is_fetched_once_and_kept(said: dict[str, Any]) -> None:
    done, kept, asked = said["first"]
    assert (done, kept) == ("done", FILES)
    assert asked == ["force-cache ", "force-cache web/js/main.js", "force-cache wheels/a.whl"]


def test_only_the_games_own_pages_hear_how_far_it_is(said: dict[str, Any]) -> None:
    assert {page for page, _ in said["told"]} == {"ours"}
    assert said["told"][-1][1] == {"type": "filling", "loaded": TOTAL, "total": TOTAL}
    assert said["whole"]["loaded"] == said["whole"]["total"] == TOTAL


def test_a_broken_download_goes_on_where_it_stopped(said: dict[str, Any]) -> None:
    assert said["broken"] == [
        "network",
        {"type": "broken", "why": "network", "file": "wheels/a.whl"},
    ]
    assert said["resumed"] == ["done", ["force-cache wheels/a.whl"], FILES]


def test_an_old_file_in_the_browsers_cache_is_not_taken(said: dict[str, Any]) -> None:
    asked = ["force-cache web/js/main.js", "reload web/js/main.js"]
    assert said["stale"] == ["done", asked, FILES]


def test_why_a_release_does_not_come(said: dict[str, Any]) -> None:
    assert (said["differs"], said["vanished"], said["full"]) == ("differs", "differs", "full")


def test_a_new_release_fetches_what_has_changed_and_waits(said: dict[str, Any]) -> None:
    done, asked, caches = said["update"]
    assert done == "done"
    assert asked == ["force-cache web/js/main.js"]
    assert said["both"] == len(FILES) + 1
    assert set(caches) == {OWN, *OTHERS}


def test_what_takes_over_puts_away_its_own_alone(said: dict[str, Any]) -> None:
    kept, caches, did = said["after"]
    assert kept == FILES | {"web/js/main.js": "start(2)"}
    assert set(caches) == {OWN, *OTHERS}
    assert did == ["skipWaiting", "claim"]


# Packs.


def test_the_only_game_is_kept_from_the_first_visit_on(said: dict[str, Any]) -> None:
    assert said["only"] == ["done", FILES | {"games/whist/a.js": "whist()"}]


def test_of_several_games_those_are_kept_that_are_opened(said: dict[str, Any]) -> None:
    assert said["common"] == ["done", FILES]
    unkept = {"kept": False, "loaded": 0, "total": 12}
    assert said["unkept"]["packs"]["whist"] == unkept
    assert said["unkept"]["loaded"] == said["unkept"]["total"] == TOTAL
    assert said["opened"] == {"kept": True}
    packs = said["withGame"]["packs"]
    assert packs["whist"] == {"kept": True, "loaded": 12, "total": 12}
    assert packs["draughts"] == {"kept": False, "loaded": 0, "total": 10}
    assert said["withGame"]["loaded"] == said["withGame"]["total"] == TOTAL + 12


def test_a_kept_game_is_mended(said: dict[str, Any]) -> None:
    assert said["mended"] == {"count": len(FILES) + 2, "healed": 1, "lost": [], "gone": False}


def test_a_new_release_brings_the_games_that_are_kept(said: dict[str, Any]) -> None:
    assert said["renewed"] == ["done", ["force-cache games/whist/a.js"]]
    whist, draughts = said["aeroplane"]
    assert whist == "200 whist(2)"
    assert "network" in draughts


def test_all_games_are_kept_when_asked_for(said: dict[str, Any]) -> None:
    assert said["unable"] == {"kept": False, "why": "network"}
    done, status = said["all"]
    assert done == {"kept": True}
    assert all(
        pack["kept"] and pack["loaded"] == pack["total"] for pack in status["packs"].values()
    )


def test_the_other_games_are_gathered_without_a_word(said: dict[str, Any]) -> None:
    """One whose download breaks off is not said to be lacking, and goes on the next time."""
    answer, status = said["brokenOff"]
    assert answer == {"kept": False, "why": "network"}
    assert status["loaded"] == status["total"] == TOTAL + 7
    assert status["packs"]["draughts"] == {"kept": False, "loaded": 10, "total": 18}
    answer, asked, status = said["gathered"]
    assert answer == {"kept": True}
    assert asked == ["force-cache games/draughts/b.css"]
    assert status["packs"]["draughts"] == {"kept": True, "loaded": 18, "total": 18}
    assert status["packs"]["chess"] == {"kept": False, "loaded": 0, "total": 7}


# A release serves.


def test_files_are_served_from_the_device(said: dict[str, Any]) -> None:
    page = f"200 {FILES['index.html']}"
    assert said["served"] == [page, page, "200 start()", "200 the engine"]


def test_everything_else_is_left_alone(said: dict[str, Any]) -> None:
    assert said["passed"] == ["passed"] * 5


def test_a_missing_file_is_fetched_and_kept_again(said: dict[str, Any]) -> None:
    assert said["missing"] == ["200 start()", ["force-cache web/js/main.js"]]
    assert said["again"] == FILES


def test_a_lost_page_says_so_in_the_browsers_language(said: dict[str, Any]) -> None:
    page, script = said["lost"]
    assert page == "503 fort"
    assert "network" in script


# A release heals.


def test_a_small_file_is_checked_before_it_is_served(said: dict[str, Any]) -> None:
    """The host's takes its place; a damaged page without a host gives way to a sentence."""
    assert said["damaged"] == [f"200 {FILES['index.html']}", "200 start()"]
    assert said["counted"] >= 2
    assert said["alone"] == "503 fort"


def test_what_could_not_be_mended_is_looked_at_again(said: dict[str, Any]) -> None:
    """The worker may live on from a visit without a network to one with it."""
    assert said["looked"] == "the engine"


def test_another_requests_failure_is_not_taken_for_the_hosts(said: dict[str, Any]) -> None:
    """Browsers let a request that may be answered from their cache share an earlier one's end."""
    assert said["shared"] == f"200 {FILES['index.html']}"


def test_a_silent_host_is_given_up(said: dict[str, Any]) -> None:
    """It takes the question and says nothing, or stops in the middle: what is kept is served."""
    lost = {"count": 3, "healed": 0, "lost": ["index.html", "web/js/main.js"], "gone": False}
    whole = f"200 {FILES['index.html']}"
    for kind in ("nothing", "half"):
        assert said["silent"][kind] == [whole, "503 fort", "200 stbrt()", lost]


def test_a_damaged_file_is_fetched_anew(said: dict[str, Any]) -> None:
    assert said["healed"] == [{"count": 3, "healed": 1, "lost": [], "gone": False}, "the engine"]
    assert said["unhealed"] == {"count": 3, "healed": 1, "lost": ["wheels/a.whl"], "gone": False}


def test_a_release_that_the_host_no_longer_has_steps_back(said: dict[str, Any]) -> None:
    assert said["gone"]["gone"] is True
    assert said["left"] == ["claim", "unregister"]


def test_a_host_that_answers_anything_does_not_end_offline_play(said: dict[str, Any]) -> None:
    """A portal's page, a cut or empty sw.js, the same release: what is kept goes on."""
    lost = {"count": 3, "healed": 1, "lost": ["wheels/a.whl"], "gone": False}
    names = ("nothing", "page", "broken", "empty", "same")
    assert said["stays"] == dict.fromkeys(names, lost)
    assert said["portal"][0] == []


def test_a_page_that_could_not_start_is_loaded_again(said: dict[str, Any]) -> None:
    again = "navigate p https://harbour.example/games/portsmouth/#/table"
    assert said["dead"] == [[again], [], "start()"]
    assert said["overtaken"] == [["unregister", again], [], "stbrt()"]


def test_a_page_that_runs_is_told_and_left_running(said: dict[str, Any]) -> None:
    """It asks for a look when it has time."""
    assert said["alive"] == [[], ["healed"], "start()"]


# Words and the manifest.


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_exists_and_none_is_idle(language: str) -> None:
    messages = Catalogue(
        (WEB / f"lang/{language}/offline.ftl").read_text("utf-8"), language
    ).messages
    source = "\n".join(path.read_text("utf-8") for path in WEB.glob("js/**/*.js"))
    plain = set(re.findall(r"'(offline-[\w-]+)'", source)) | {"offline-lost"}
    states = re.findall(r"'(\w+)'", re.findall(r"@property \{(.*)\} state", source)[0])
    whys = re.findall(r"'(\w+)'", re.findall(r"@property \{(.*)\} why it broke", source)[0])
    built = {f"offline-{state}" for state in states if state != "broken"}
    built |= {f"offline-broken-{why}" for why in whys}
    built |= {f"offline-install-{way}" for way in ("done", "button", "ios")}
    built |= {f"offline-ios-{step}" for step in ("share", "add", "open")}
    built |= {f"offline-pack-{state}" for state in ("whole", "part", "none")}
    assert plain | built == messages.keys()


def test_the_manifest_is_relative_and_names_what_is_there() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert "id" not in manifest  # an id is relative to the origin, which may carry another copy
    pictures = manifest["icons"] + manifest["screenshots"]
    for picture in pictures:
        assert (ROOT / picture["src"]).is_file(), picture["src"]
    assert {picture.get("purpose") for picture in manifest["icons"]} == {"any", "maskable"}
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
    assert [entry["url"] for entry in manifest["shortcuts"]] == ["./#/table", "./#/new"]
    words = Catalogue((WEB / "lang/de/page.ftl").read_text("utf-8"), "de")
    for entry, id in zip(manifest["shortcuts"], ("page-continue", "page-new-game"), strict=True):
        assert entry["name_localized"]["de"] == words.format(id, {})
