"""Where the players stand: the page's figures are the engine's; the end is told as one likes."""

from __future__ import annotations

import base64
import json
import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import portsmouth
from e2e.games.whole_game import kept_outcome
from e2e.pages.games.portsmouth import Table
from e2e.test_journeys import GOLDEN, imported, recorded
from e2e.test_layout import CLIPPED, SMALL
from portsmouth import registry
from portsmouth.codec import record
from portsmouth.core.match import Match
from portsmouth.games.portsmouth.rules.cards import RANK, RANKS
from portsmouth.replay.score_history import ScoreHistory

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

NAMES = ("Anson", "Byron", "Cooke", "Duncan")
SIZES = [(390, 664), (1440, 900)]
MINE = ":is(.sheet, .final, .chips) button, button.strip"
GAME = "4-pile-runs-out"
COLOURS = """async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const all = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    return [all[10 * image.width + 10] & 255, new Set(all).size];
}"""
"""How red the edge of a picture is, and how many colours it has."""
LAST = 232
"""How many actions of the recorded game come before the one that ends it."""


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request: pytest.FixtureRequest, page: Page) -> Page:
    """A page on a phone and on a desktop."""
    page.set_viewport_size({"width": request.param[0], "height": request.param[1]})
    return page


def laid(
    open_site: Callable[..., Page], folder: Path, actions: int, **notes: Any
) -> tuple[Page, Table, Match[Any]]:
    """A recorded game on the table, and the same for the engine."""
    file = recorded(GAME, actions, folder, **notes)
    page, table = imported(open_site, file)
    return page, table, portsmouth.load(json.loads(file.read_text("utf-8")))


def numbers(texts: list[str]) -> list[int]:
    """The first number of each text, minus signs as printed."""
    found = [re.search(r"[-−]?\d+", text) for text in texts]
    return [int(match[0].replace("−", "-")) for match in found if match]


def told(table: Locator) -> dict[str, list[int]]:
    """The rows of a table of scores by their heading."""
    rows: dict[str, list[int]] = {}
    for row in table.get_by_role("row").all():
        cells = row.get_by_role("cell").all_inner_texts()
        if cells:
            rows[row.get_by_role("rowheader").inner_text()] = numbers(cells)
    return rows


def neat(page: Page) -> None:
    """Nothing clipped, every button large enough, no scrolling aside."""
    page.wait_for_timeout(100)
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL.replace("#app button", MINE)) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.usefixtures("sized")
def test_the_compared_scores_are_the_engines(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    page, table, match = laid(open_site, tmp_path, 150)
    page.keyboard.press("o")
    sheet = table.sheet("All ships compared")
    expect(sheet.get_by_role("rowheader", name="Total", exact=True)).to_be_visible()
    ships: Any = match.view()["ships"]
    rows = told(sheet.get_by_role("table"))
    assert rows["Total"] == [ship["total"] for ship in ships]
    assert list(rows.values())[:-1] == [
        [ship["score"][at]["points"] for ship in ships] for at in range(len(ships[0]["score"]))
    ]
    neat(page)
    line = next(line for line in ships[0]["score"] if line["item"] == "petty_officers")
    sheet.get_by_role("button", name=re.compile("^Petty Officers, Anson")).click()
    opened = sheet.get_by_role("row").filter(has_text="Anson, Petty Officers:")
    expect(opened.get_by_role("listitem")).to_have_count(len(line["parts"]))
    hit = max(ships, key=lambda ship: len(ship["landsmen"]))
    danger = sheet.get_by_role("region", name="Mutiny danger").get_by_role("listitem")
    expect(danger.first).to_contain_text(NAMES[hit["seat"]])
    expect(danger.first).to_contain_text(f"loses {len(hit['landsmen'])} landsmen")
    race = sheet.get_by_role("region", name="Marines ranking").get_by_role("listitem")
    for ship in ships:
        mine = race.filter(has_text=NAMES[ship["seat"]])
        for better in ship["next_places"]:
            expect(mine).to_contain_text(f"+{better['need']} strength for")
            expect(mine).to_contain_text(f"({better['points']} points)")
    neat(page)


@pytest.mark.usefixtures("sized")
def test_the_odds_are_told_in_words_and_figures(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    page, table, match = laid(open_site, tmp_path, 150)
    page.get_by_role("button", name=re.compile("^Pile 13")).click()
    sheet = table.sheet("Pile and odds")
    unseen = match.state.pile[match.state.pile_at :]
    count = {rank: sum(RANKS[RANK[card]] == rank for card in unseen) for rank in RANKS}
    share = round(100 * count["petty_officer"] / len(unseen))
    expect(sheet).to_contain_text(
        f"most likely a Petty Officer: {count['petty_officer']} of {len(unseen)}, {share}%"
    )
    row = sheet.get_by_role("row", name=re.compile("^Midshipman"))
    expect(row).to_contain_text(f"{count['midshipman']} of {len(unseen)}")
    sheet.get_by_role("button", name="Next 3").click()
    odds: Any = registry.queries("portsmouth").odds(match.state, None)
    group = next(g for g in odds["groups"] if (g["rank"], g["detail"]) == ("midshipman", ""))
    expect(row).to_contain_text(f"{round(100 * group['soon'][2])}%")
    expect(sheet).to_contain_text("The order of the decks is not used")
    neat(page)


def test_the_odds_of_the_last_round_tell_of_the_face_down_cards(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    """The pile holds enough for this in a game for two."""
    game = "2-shared-victory"
    match, actions = until_hidden(game)
    page, table = imported(open_site, recorded(game, actions, tmp_path))
    page.keyboard.press("P")
    sheet = table.sheet("Pile and odds")
    expect(sheet).to_contain_text("1 card lies face down (an officer)")
    odds: Any = registry.queries("portsmouth").odds(match.state, None)
    row = sheet.get_by_role("row", name=re.compile("^Lieutenant"))
    expect(row).to_contain_text(f"{round(100 * odds['groups'][0]['face_down'])}%")
    expect(sheet.get_by_role("columnheader").last).to_have_text("At least one face down")


def until_hidden(game: str) -> tuple[Match[Any], int]:
    """A recorded game until a card lies face down, and after how many actions."""
    whole = record.read((GOLDEN / f"{game}.game").read_text("utf-8"), registry.game)
    match: Match[Any] = Match(whole.game, whole.seats, whole.settings, whole.seed)
    for actions, entry in enumerate(whole.journal, 1):
        match.play(entry.do, entry.seat)
        if match.state.hidden:
            return match, actions
    raise AssertionError("no card lies face down")


@pytest.mark.usefixtures("sized")
def test_the_chart_has_its_table(open_site: Callable[..., Page], tmp_path: Path) -> None:
    page, table, match = laid(open_site, tmp_path, 150)
    table.menu("Points by round")
    sheet = table.sheet("Points by round")
    expect(sheet.get_by_role("img")).to_be_visible()
    neat(page)
    sheet.get_by_text("The same as a table").click()
    rows = told(sheet.get_by_role("table"))
    points = ScoreHistory(match).points()
    assert list(rows.values()) == [
        [sum(line.points for line in lines) for lines in point.scores] for point in points
    ]
    neat(page)


@pytest.mark.usefixtures("sized")
def test_the_end_is_told_item_by_item_until_it_is_skipped(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    page, table, _ = laid(open_site, tmp_path, LAST)
    table.end_turn()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    expect(page.get_by_text("Lieutenants", exact=True)).to_be_visible()
    neat(page)
    page.get_by_role("button", name="Show all").click()
    final(page, table)
    page.get_by_role("button", name="Replay scoring").click()
    expect(table.final).to_have_count(0)
    page.keyboard.press("Space")
    final(page, table)
    neat(page)


def final(page: Page, table: Table) -> None:
    """The scores on the screen of the end are the engine's, and so is the chart's last line."""
    expect(table.final).to_be_visible()
    expect(page.locator(".final__title")).to_be_focused()
    outcome = kept_outcome(page)
    rows = told(page.get_by_role("table").first)
    assert rows["Total"] == list(outcome.totals)
    expect(page.locator(".final__title")).to_have_text("Anson wins with 60 points.")
    chart = page.get_by_role("img", name=re.compile("^Points as if"))
    expect(chart).to_have_accessible_name(re.compile(f"Duncan {outcome.totals[3]}"))


def test_whoever_wants_things_to_stand_still_gets_everything_at_once(
    open_site: Callable[..., Page], page: Page, tmp_path: Path
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page, table, _ = laid(open_site, tmp_path, LAST)
    table.end_turn()
    final(page, table)


def over(open_site: Callable[..., Page], folder: Path, mine: int) -> tuple[Page, Table]:
    """The recorded game, ended, with one person in it."""
    levels = [None if seat == mine else "lieutenant" for seat in range(len(NAMES))]
    page, table = imported(open_site, recorded(GAME, LAST + 1, folder, captains=levels))
    expect(table.final).to_be_visible()
    return page, table


@pytest.mark.usefixtures("sized")
def test_the_end_begins_with_my_own_place(open_site: Callable[..., Page], tmp_path: Path) -> None:
    page, _ = over(open_site, tmp_path, 3)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("You came third, 31 points")
    expect(page.locator(".final__winner")).to_have_text("Anson wins with 60 points.")
    ships = page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(ships).to_contain_text(["1st Anson 60", "2nd Byron 56", "3rd Cooke 31", "3rd You 31"])
    expect(page.get_by_text("Best deed: 6 Petty Officers, 12 points")).to_be_visible()
    expect(page.get_by_text("the most in its row")).to_be_attached()
    for shown in (title, ships.first, page.get_by_role("button", name="Rematch")):
        expect(shown).to_be_in_viewport(ratio=1)
    neat(page)


def test_the_result_is_shared_as_a_picture(
    open_site: Callable[..., Page], tmp_path: Path, page: Page
) -> None:
    """By night it is another one; nothing is asked of any host."""
    page, _ = over(open_site, tmp_path, 1)
    looks = []
    for theme in ("paper", "night"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Share result").click()
        picture = Path(waiting.value.path()).read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture[16:24]) == (1080, 1080)
        looks.append(page.evaluate(COLOURS, base64.b64encode(picture).decode()))
        expect(page.get_by_text("The picture is saved as a file.")).to_be_visible()
    (light, many), (dark, as_many) = looks
    assert light > 200
    assert dark < 60
    assert min(many, as_many) > 200, "ships, letters, flags and faces have many colours"


@pytest.mark.parametrize(("button", "same"), [("Rematch", False), ("Replay this deal", True)])
def test_the_same_captains_play_again(
    open_site: Callable[..., Page], tmp_path: Path, button: str, same: bool
) -> None:
    page, table, match = laid(open_site, tmp_path, LAST, hints=[[0, 0, 1]])
    table.end_turn()
    page.get_by_role("button", name="Show all").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export").click()
    kept = json.loads(Path(waiting.value.path()).read_text("utf-8"))
    assert portsmouth.load(json.loads(kept["save"])).outcome
    page.get_by_role("button", name=button).click()
    expect(table.players.get_by_role("button")).to_have_count(4)
    for name in NAMES:
        expect(table.chip(name)).to_be_visible()
    again = portsmouth.load(json.loads(current_save(page)))
    assert again.notes["names"] == list(NAMES)
    assert again.settings == match.settings
    assert (again.seed == match.seed) == same
    assert not again.journal
    assert "hints" not in again.notes, "those of the game before"


def current_save(page: Page) -> str:
    """The engine's save of the game on the table."""
    text = page.evaluate(
        """() => {
            const id = Object.keys(localStorage).find((key) => key.endsWith('portsmouth/current'));
            const save = Object.keys(localStorage)
                .find((key) => key.endsWith(`/save/${localStorage.getItem(id)}`));
            return localStorage.getItem(save);
        }"""
    )
    return str(json.loads(text)["save"])


def test_chips_mark_the_leader_and_the_danger(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    _, table, match = laid(open_site, tmp_path, 150)
    shown: Any = match.view()
    ships = shown["ships"]
    best = max(ship["total"] for ship in ships)
    for ship in ships:
        chip = table.chip(NAMES[ship["seat"]])
        name = re.compile(f"{ship['total']} points now, in the lead")
        if ship["total"] == best:
            expect(chip).to_have_accessible_name(name)
        else:
            expect(chip).not_to_have_accessible_name(re.compile("in the lead"))
        hit = ship["seat"] in shown["mutiny"]["seats"]
        assert ("Mutiny target" in chip.inner_text()) == hit
