"""Fights of Victory by touch: forecast, shots, dice, placements, windows, what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Watch, wait_ready
from e2e.games.victory import positions
from e2e.pages.games.victory import Table
from e2e.server import Site
from portsmouth.games.victory.rules.components import CARDS
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import facing, fired, play, port, ship

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

PHONE = (390, 664)
SECRET = "Amber Straits"
"""A card of the defender's that no sentence of a fight names."""
ATTACKER, TARGET = ship("a1", "v16", 4, hull="25"), ship("b1", "v14", 2, upgrade="fort.guns")
FORECAST_MS = 60_000
LONGEST_FIGHT_S = 120
"""A captain who is asked may think for seconds on a busy machine."""


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A page of a phone that is touched."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, service_workers="block"
    )
    page = context.new_page()
    watch = Watch()
    watch.attach(page)
    page.goto(site.root)
    wait_ready(page)
    yield page
    context.close()
    assert watch.errors == []


def lay(page: Page, s: VictoryState, captains: tuple[int, ...] = (1,)) -> Table:
    """Put a position on the table; the second seat is a captain's unless told."""
    positions.lay(page, positions.kept(s, captains))
    return Table(page).ready()


def forecast(page: Page) -> Locator:
    """The forecast, once it has been worked out."""
    odds = page.locator(".odds")
    expect(odds).to_have_attribute("data-state", "done", timeout=FORECAST_MS)
    return odds


def test_an_attack_and_a_fight_against_a_captain(phone: Page) -> None:
    """The forecast stands before the card is spent and before each shot; his cards stay hidden."""
    table = lay(phone, positions.before())
    table.card("Fire Cannons").click()
    odds = forecast(phone)
    expect(odds.get_by_role("row")).to_have_count(4)
    expect(odds.get_by_role("row").nth(1)).to_have_text(
        re.compile(r"fires ball.*Ball.*8\d good", re.DOTALL)
    )
    expect(table.inspector).to_contain_text("In 6 of 100 cases a Letter of Marque stops the attack")
    table.commit()
    assert table.step() == "arm"
    expect(forecast(phone)).to_contain_text("What do the numbers mean?")
    expect(phone.locator(".odds__letter")).to_have_count(0)
    phone.keyboard.press("g")
    phone.keyboard.press("x")
    expect(table.main).to_have_text("Seal: grape, flee")
    phone.keyboard.press("x")
    table.load("ball")
    assert phone.evaluate(ODD_SUMS) == []
    expect(table.main).to_have_text("Seal: ball, don’t flee")
    phone.keyboard.press("f")
    words = table.sheet("Forecast of the combat")
    expect(words).to_contain_text(re.compile(r"8\d of 100: you sink the enemy ship"))
    expect(words.locator(".ends").get_by_role("row").nth(1)).to_have_text(
        re.compile("You.*3 hull.*4 crew, 1 sail", re.DOTALL)
    )
    expect(words).to_contain_text("Captured: ★4")
    table.close()
    table.commit()
    for _ in range(30):
        assert SECRET not in phone.content()
        if not phone.locator(".fight").is_visible():
            break
        go_on(table)


def go_on(table: Table) -> None:
    """Answer what is asked in a fight; wait while a captain is asked."""
    page = table.page
    if "table--asks" not in (table.screen.get_attribute("class") or ""):
        page.wait_for_timeout(200)
    elif table.step() == "arm":
        table.seal("ball")
    elif table.step() == "place":
        page.locator(".place--best .choice--place").click()
        table.commit()
    else:
        table.commit()


def test_an_attack_on_oneself_is_announced(phone: Page) -> None:
    """What is at stake is said before the first choice, and one goes on at one's own pace."""
    attacked = fired(
        port("WWB", ["v24"]), port("WBMC", ["v06"]), own=ATTACKER.copy(), target=TARGET.copy()
    )
    table = lay(phone, attacked, captains=(0,))
    expect(table.announced.get_by_role("heading")).to_have_text("Anson attacks your Bellatrix")
    expect(table.announced).to_contain_text("The Aurora opens fire from Treasure Convoy")
    expect(table.announced).to_contain_text(re.compile("If you lose her, you have .* less"))
    expect(table.shots).to_have_count(0)
    phone.keyboard.press("b")
    phone.keyboard.press("e")
    expect(table.announced).to_have_count(0)
    expect(table.shots).to_be_visible()


PLACED = """() => ['.fight', '.ribbon', '.ribbon__question'].map((each) => {
    const { top } = document.querySelector(each).getBoundingClientRect();
    return Math.round(top);
})"""
CUT = """() => [...document.querySelectorAll('.ribbon, .shots, .ribbon__told, .fight')].filter(
    (each) => each.scrollHeight > each.clientHeight + 1
        || each.getBoundingClientRect().bottom > innerHeight).map((each) => each.className)"""

UNORDERED = """() => [...document.querySelectorAll('.odds__detail td')].map((cell) => {
    const tones = [...cell.querySelectorAll('.odds__end')].map(({ className }) =>
        ['good', 'bad', 'even'].findIndex((tone) => className.includes(`odds__end--${tone}`)));
    const box = cell.getBoundingClientRect();
    const out = [...cell.querySelectorAll('.odds__end')].some((end) => {
        const range = document.createRange();
        range.selectNodeContents(end);
        return range.getBoundingClientRect().right > box.right + 0.5;
    });
    return out || tones.some((tone, at) => tone < tones[at - 1]) ? cell.textContent : '';
}).filter(Boolean)"""
"""Lines in which a loss stands before a gain, or words stick out."""

ODD_SUMS = """() => [...document.querySelectorAll('.odds__line')].map((each) => each.textContent)
    .filter((each) => each.match(/\\d+/g).reduce((sum, count) => sum + Number(count), 0) !== 100)"""
"""Lines that don't tell of a hundred combats."""


@pytest.mark.parametrize("size", [PHONE, (320, 568)])
def test_the_questions_of_a_combat_keep_their_places(phone: Page, size: tuple[int, int]) -> None:
    """Board, question and answers stand still from one to the next, and nothing is cut."""
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    found = []
    for step in ("arm", "count", "place"):
        table = lay(phone, positions.POSITIONS[step]())
        if step == "arm":
            expect(phone.locator(".odds")).to_have_attribute(
                "data-state", "done", timeout=FORECAST_MS
            )
            for shot in ("ball", "chain", "grape"):
                table.load(shot)
                assert phone.evaluate("document.querySelectorAll('.odds__detail td').length") == 3
                assert phone.evaluate(UNORDERED) == []
                assert phone.evaluate(CUT) == []
        assert phone.evaluate(CUT) == []
        found.append(phone.evaluate(PLACED))
    assert found[0] == found[1] == found[2]


COVERED = """[...document.querySelectorAll('.log__track')].filter((track) => {
    const { left, top, width, height } = track.getBoundingClientRect();
    return !track.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""


def test_both_logs_stand_whole_beside_a_long_log_of_the_game(phone: Page) -> None:
    """However much has been told so far: on a desktop the fight keeps its room."""
    phone.set_viewport_size({"width": 1440, "height": 900})
    positions.lay(phone, positions.before_a_real_attack(captain="landsman"))
    table = Table(phone).ready()
    table.card("Fire Cannons").click()
    table.commit()
    expect(phone.locator(".log__track")).to_have_count(6)
    assert phone.evaluate(COVERED) == 0


def test_two_people_pass_the_device_twice_a_round(phone: Page) -> None:
    """Windows are asked of both, in sight of all and without a hand; so are placements."""
    s = positions.duel()
    held = {CARDS[card].replace("_", " ") for port in s.ports for card in port.hand}
    assert SECRET not in held
    table = lay(phone, s, captains=())
    together = phone.locator("[data-step=together]")
    rounds = []
    for _ in range(2):
        curtains = 0
        while table.curtain.is_visible():
            curtains += 1
            table.lift("Anson" if "Anson" in table.curtain.inner_text() else "Byron")
            assert (SECRET in phone.content()) == (curtains == 2)
            table.seal("chain")
        expect(together).to_contain_text("Does anybody add cannons?")
        rounds.append(curtains)
        for _ in range(6):
            assert phone.locator(".hand .card").count() == 0
            if together.is_visible():
                together.get_by_role("button", name="Nobody").click()
                table.settled()
            elif table.step() == "place":
                phone.locator(".place--best .choice--place").click()
                table.commit()
            if table.curtain.is_visible():
                break
    assert rounds == [2, 2]
    table.lift("Anson" if "Anson" in table.curtain.inner_text() else "Byron")


def test_who_says_yes_looks_at_his_hand_alone(phone: Page) -> None:
    table = lay(phone, play(positions.duel(), "0: ball", "1: ball"), captains=())
    together = phone.locator("[data-step=together]")
    expect(together.get_by_role("button")).to_have_count(3)
    together.get_by_role("button", name=re.compile("Byron")).click()
    expect(table.curtain).to_contain_text("Byron")
    assert SECRET not in phone.content()
    table.lift("Byron")
    expect(phone.locator(".fightanswers__why")).to_contain_text("Cannons")
    table.commit()
    expect(phone.locator(".fight .die").first).to_be_visible()


def test_dice_strike_each_other_out_and_fill_spaces(phone: Page) -> None:
    table = lay(phone, positions.thrown("ball", "chain", positions.DICE))
    dice = phone.locator(".log").first.locator(".die")
    assert dice.all_inner_texts() == ["1", "3", "3", "4", "4", "6", "6"]
    assert phone.locator(".log").first.locator(".die--gone").all_inner_texts() == ["1", "3", "6"]
    expect(phone.locator(".log").first).to_contain_text(
        "Rolled 1, 3, 3, 4, 4, 6, 6; left 3, 4, 4, 6"
    )
    places = phone.get_by_role("group", name="Spaces to fill")
    first = places.get_by_role("button").first
    expect(first).to_have_text(re.compile("Fill 3, 4, 6.*Sinks the Bellatrix", re.DOTALL))
    expect(table.main).to_contain_text("Fill 3, 4, 6")
    expect(first).to_have_attribute("aria-pressed", "true")
    assert phone.locator(".pip--marked").all_inner_texts() == ["3", "4", "6"]
    phone.keyboard.press("4")
    expect(table.main).to_contain_text("Fill 3, 6")
    phone.keyboard.press("4")
    expect(table.main).to_contain_text("Fill 3, 4, 6")
    table.main.click()
    expect(places).to_have_count(0)


def test_how_dice_are_converted(phone: Page) -> None:
    lay(phone, positions.thrown("ball", "chain", (1, 1, 1, 2, 3, 3, 3, 1, 1, 1, 1, 1, 5)))
    places = phone.get_by_role("group", name="Spaces to fill")
    expect(places).to_contain_text(re.compile(r"\d from \d, \d"))


MOVING = """() => [...document.querySelectorAll('.volley')].reduce(
    (sum, each) => sum + each.getAnimations({ subtree: true }).length, 0)"""
"""How many parts of a throw are on their way."""


def test_reduced_motion_shows_the_dice_as_they_lie(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")
    lay(phone, positions.thrown("ball", "chain", positions.DICE))
    assert phone.evaluate(MOVING) == 0


def test_a_fight_is_told_with_its_forecast_as_it_was(phone: Page) -> None:
    """From its end and from the log: rounds, dice, the plans that were open then."""
    positions.lay(phone, positions.before_a_real_attack(captain="landsman"))
    table = Table(phone).ready()
    table.card("Fire Cannons").click()
    table.commit()
    until = monotonic() + LONGEST_FIGHT_S
    moment = phone.locator(".moment")
    while not moment.is_visible() and monotonic() < until:
        go_on(table)
    moment.get_by_role("button", name="How it went").click()
    account = table.sheet("Aurora against Bellatrix")
    expect(account.get_by_role("heading", name="Combat, broadside 1")).to_be_visible()
    expect(account.locator(".odds")).to_have_attribute("data-state", "done", timeout=FORECAST_MS)
    expect(account.locator(".account__then")).to_contain_text(
        re.compile("You fire ball, the enemy")
    )
    table.close()
    phone.keyboard.press("l")
    expect(table.sheet("Log").get_by_role("button", name="How it went")).to_have_count(1)


ENTRIES = "async () => (await import('./web/js/app/store.js')).get().frame.entries"
PACE = "async (pace) => (await import('./web/js/app/settings.js')).setSetting('pace', pace)"
LOOKED_AT_MS = 1500
"""How long a captain that doesn't wait would need to go on."""


@pytest.mark.parametrize("pace", ["brisk", "instant"])
def test_the_end_of_a_fight_is_seen_before_a_captain_goes_on(phone: Page, pace: str) -> None:
    """What sank and what it brought; at once where nothing is to be waited for."""
    s = facing(
        port("WBMC", ["v06"]),
        port("WWB", ["v24"]),
        own=ship("a1", "v14", 2, upgrade="fort.guns"),
        target=ship("b1", "v16", 4, hull="2356"),
    )
    table = lay(phone, s)
    phone.evaluate(PACE, pace)
    table.card("Fire Cannons").click()
    table.commit()
    until = monotonic() + LONGEST_FIGHT_S
    ended = phone.locator(".moment, .ending")
    while not ended.is_visible() and monotonic() < until:
        go_on(table)
    if pace == "instant":
        expect(phone.locator(".moment")).to_have_count(0)
        return
    expect(ended).to_contain_text(re.compile("was sunk|got away|escaped|captured"))
    expect(ended.locator(".seascene__ship")).to_have_count(2)
    entries = phone.evaluate(ENTRIES)
    phone.wait_for_timeout(LOOKED_AT_MS)
    assert phone.evaluate(ENTRIES) == entries
    phone.keyboard.press("e")
    expect(ended).to_have_count(0)
    expect(table.main).to_have_attribute("data-option", re.compile("."))
