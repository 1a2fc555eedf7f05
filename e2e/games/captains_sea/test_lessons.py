"""The five lessons of Captain's Sea through the page, solved by following their hints."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.test_layout import QUERIES, SIZES
from e2e.pages.games.captains_sea import Table
from e2e.pages.learn import Coach, Learn
from e2e.pages.shell import Home
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

TASKS = {"Wind and helm": 4, "Run out the guns": 5, "Two minds": 3, "All hands": 4, "Boarders": 5}
TITLES = [*TASKS]
DONE = "Lesson done. Well sailed!"


def opened(open_site: Callable[..., Page]) -> Learn:
    """The page of the lessons."""
    learn = Learn(open_site("#/learn/captains_sea"))
    expect(learn.lessons).to_have_count(len(TITLES))
    return learn


def follow(coach: Coach, most: int = 60) -> set[int]:
    """Do what the coach shows, by keyboard, and look at each fire; returns the tasks met."""
    tasks: set[int] = set()
    for _ in range(most):
        if coach.page.locator(".volley--now").is_visible():
            expect(coach.show).to_be_hidden()
            coach.table.main.press("Enter")
            coach.table.settled()
        if not coach.show.is_visible():
            return tasks
        tasks.add(coach.step())
        coach.do_shown()
    raise AssertionError("the coach does not lead through")


UNTAUGHT = ".bill, .ribbon__told .rulelink:not(.rulelink--word)"
"""A watch bill, and refusals with their rules; words that can be looked up are no burden."""


def says_where_one_is(coach: Coach) -> None:
    """The first lesson begins with two sentences, and with nothing that it has not taught."""
    intro = coach.panel.locator(".coach__intro")
    expect(intro).to_contain_text("You command the blue ship, the Constitution: her bow points")
    expect(coach.panel.page.locator(".table")).to_contain_text("Choose your next manoeuvre")
    expect(coach.panel.page.locator(UNTAUGHT)).to_have_count(0)


def test_all_lessons_one_after_the_other(open_site: Callable[..., Page]) -> None:
    """Each task of each lesson is met, and done by what the coach points at."""
    learn = opened(open_site)
    coach = learn.begin(1)
    says_where_one_is(coach)
    for number, title in enumerate(TITLES, 1):
        expect(coach.panel).to_contain_text(f"Lesson {number}: {title}")
        expect(coach.goal).not_to_have_text(DONE)
        assert follow(coach) == {*range(TASKS[title])}
        expect(coach.goal).to_have_text(DONE)
        expect(coach.panel.locator(".coach__learnt")).to_have_text(re.compile("^Now you know "))
        if number < len(TITLES):
            expect(coach.panel).to_contain_text(
                f"Next comes lesson {number + 1}: {TITLES[number]}."
            )
            coach.next.focus()
            learn.page.keyboard.press("Enter")
    expect(coach.first_game).to_be_visible()
    learn.page.goto(learn.page.url.split("#")[0] + "#/learn/captains_sea")
    assert learn.done() == [True] * len(TITLES)


def test_the_coach_has_a_place_at_every_size(open_site: Callable[..., Page]) -> None:
    """What is to be done stands over the table, and nothing lies over anything else."""
    learn = opened(open_site)
    coach = learn.begin(2)
    coach.table.settled()
    confirm = learn.page.locator("[data-do=main]")
    expect(confirm).to_contain_text("Guns toward the enemy unmanned · 12 free")
    found: list[str] = []
    for width, height in SIZES:
        resize(learn.page, width, height)
        expect(coach.goal).to_be_in_viewport(ratio=0.95)
        wrong = [each for query in QUERIES for each in learn.page.evaluate(query)]
        found += [f"{width}x{height}: {each}" for each in wrong]
    assert found == []


SCROLLS = """() => [...document.querySelectorAll('.coach, .sailing')]
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => `${each.className} ${each.scrollHeight - each.clientHeight}`)"""


@pytest.mark.parametrize("number", [1, 2, 3])
def test_nothing_beside_the_map_is_cut_on_a_desktop(
    open_site: Callable[..., Page], number: int
) -> None:
    """What the coach says and the figures above it have room from the first task to the last."""
    learn = opened(open_site)
    coach = learn.begin(number)
    resize(learn.page, 1440, 900)
    found: list[str] = []
    for at in range(30):
        coach.table.settled()
        found += [f"{at}: {each}" for each in learn.page.evaluate(SCROLLS)]
        if learn.page.locator(".volley--now").is_visible():
            coach.table.main.press("Enter")
        elif coach.show.is_visible():
            coach.do_shown()
        else:
            break
    assert found == []


def asked(coach: Coach, step: str, most: int = 12) -> None:
    """Do what the coach shows until a question is asked."""
    for _ in range(most):
        if coach.page.locator(f".table[data-step={step}]").count():
            return
        coach.do_shown()
    raise AssertionError(f"{step} is not asked")


def test_the_square_that_is_told_is_that_of_the_own_ship(open_site: Callable[..., Page]) -> None:
    """After she has moved, too, while nobody pointed at another."""
    coach = opened(open_site).begin(1)
    asked(coach, "turn")
    page = coach.page
    page.locator(".ribbon__question").focus()
    page.keyboard.press("i")
    expect(page.locator(".sheet__title")).to_have_text("P11")


ABOUT = {
    "muster": r"confirm",
    "select": r"Advance|[Tt]urn",
    "turn": r"[Hh]ead",
    "strain": r"Strain \d",
    "order": r"first",
    "fire": r"[Ff]ire|chasers",
    "aim": r"Aim|chasers",
    "reload": r"[Ll]oad",
    "bonus": r"Bonus Move",
    "grapple": r"Grapple",
    "board": r"Board",
    "split": r"fight",
    "window": r"Boarders away",
    "support": r"die",
}
"""What the coach's sentence is about, by the question that is asked."""


RAW_KEY = re.compile(r"\b[a-z]+-[a-z]+-[a-z-]+")
"""The name of a message that has no words."""


@pytest.mark.parametrize("number", range(1, 1 + len(TITLES)))
def test_the_coach_speaks_of_the_question_that_is_asked(
    open_site: Callable[..., Page], number: int
) -> None:
    """Never of another one, nor that one comes first; and shown the place, he keeps his words."""
    coach = opened(open_site).begin(number)
    table = coach.page.locator(".table")
    said: list[str] = []
    for _ in range(60):
        if coach.page.locator(".volley--now").is_visible():
            coach.table.main.press("Enter")
            coach.table.settled()
        if not coach.show.is_visible():
            break
        step = table.get_attribute("data-step") or ""
        words = coach.goal.inner_text()
        assert "uestion first" not in words
        assert not RAW_KEY.search(words), words
        assert re.search(ABOUT[step], words), f"{step}: {words}"
        said.append(step)
        coach.ask()
        expect(coach.goal).to_contain_text(words)
        expect(coach.place).to_have_text(re.compile("^Now "))
        coach.do_shown()
    expect(coach.goal).to_have_text(DONE)
    assert len(said) >= TASKS[TITLES[number - 1]]


def test_what_is_fired_is_seen_before_the_second_lesson_ends(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """The double shot that one has loaded is fired, and looked at."""
    coach = opened(open_site).begin(2)
    seen = []
    for _ in range(30):
        if page.locator(".volley--now").is_visible():
            seen.append(coach.panel.locator(".coach__look").inner_text())
            expect(coach.next).to_have_count(0)
            coach.table.main.press("Enter")
            coach.table.settled()
        if not coach.show.is_visible():
            break
        coach.do_shown()
    assert [words.split(" in ")[0].split(" each ")[0] for words in seen] == [
        "Dark dice",
        "With double shot",
    ]
    expect(coach.goal).to_have_text(DONE)


def test_a_newcomer_begins_the_first_lesson_by_one_press(open_site: Callable[..., Page]) -> None:
    """The game's own card on the home screen leads to it, and later to the list of lessons."""
    page = open_site()
    learn = page.get_by_role("link", name="Learn Captain’s Sea")
    learn.click()
    coach = Coach(page).ready()
    says_where_one_is(coach)
    assert follow(coach) == {*range(4)}
    page.evaluate("location.hash = '#/'")
    learn.click()
    expect(page.get_by_role("heading", level=1, name="Learn Captain’s Sea")).to_be_visible()


def test_fire_that_is_to_be_held_is_not_on_the_main_button(open_site: Callable[..., Page]) -> None:
    """Before the rake one press holds fire."""
    coach = opened(open_site).begin(3)
    asked(coach, "fire")
    expect(coach.goal).to_contain_text("Hold your fire")
    expect(coach.table.main).to_contain_text("Hold fire")


ASK_FOR_CHASERS = """() => import('./web/js/match/game.js').then((match) =>
    match.answerInAdvance(0, { chase: 'ask' }))"""


def test_chasers_are_told_of_where_they_bear(open_site: Callable[..., Page]) -> None:
    """All men repair, and the chasers need none; who wants it is asked for them."""
    coach = opened(open_site).begin(4)
    coach.page.evaluate(ASK_FOR_CHASERS)
    asked(coach, "fire")
    expect(coach.goal).to_have_text("Your chasers bear: choose “Fire”.")
    expect(coach.panel.locator(".coach__why")).to_contain_text("need no crew")


def test_the_coach_shows_a_ready_made_crew(open_site: Callable[..., Page]) -> None:
    """One press mans all guns of a side, so that is what is marked, not a stepper."""
    coach = opened(open_site).begin(2)
    coach.show.click()
    marked = coach.page.locator(".table [data-here]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_text(re.compile(r"Fire to (port|starboard)"))


@pytest.mark.parametrize("number", range(1, 1 + len(TITLES)))
def test_the_coach_leaves_both_ships_in_sight(
    page: Page, open_site: Callable[..., Page], number: int
) -> None:
    """On a phone what he tells of them lies below the map, or above it beside the task."""
    page.set_viewport_size({"width": 390, "height": 664})
    coach = opened(open_site).begin(number)
    coach.table.settled()
    said = coach.panel.locator(".coach__intro, .coach__brief--intro").locator("visible=true")
    intro = said.bounding_box()
    assert intro
    for hull in page.locator(".seamap .hull").all():
        box = hull.bounding_box()
        assert box
        apart = box["y"] + box["height"] <= intro["y"] or intro["y"] + intro["height"] <= box["y"]
        assert apart, "the coach lies over a ship"


@pytest.mark.parametrize("size", [(1440, 900), (390, 664)])
def test_the_rake_is_seen_before_the_lesson_is_done(
    page: Page, open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """The coach tells what to look at; the end comes when the moment is put away."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    coach = opened(open_site).begin(3)
    for _ in range(12):
        if page.locator(".volley--now").is_visible():
            break
        coach.do_shown()
    expect(coach.panel).to_contain_text("This is a stern rake")
    expect(coach.next).to_have_count(0)
    expect(coach.panel.locator(".coach__more")).to_have_count(0)
    coach.table.main.press("Enter")
    expect(coach.goal).to_have_text(DONE)
    expect(coach.next).to_be_visible()


def test_a_detour_is_answered_at_once(page: Page, open_site: Callable[..., Page]) -> None:
    """On a phone too the coach says what the choice has done, without being asked."""
    page.set_viewport_size({"width": 390, "height": 664})
    coach = opened(open_site).begin(1)
    back = page.locator('.ribbon [data-option="back"]')
    back.press("Enter")
    coach.table.main.press("Enter")
    expect(coach.panel.locator(".coach__brief, .coach__stuck").first).to_contain_text(
        "Back Sail keeps your ship where she is."
    )
    expect(coach.panel.locator(".coach__brief, .coach__stuck").first).to_be_in_viewport()


def test_a_load_that_is_ignored_is_asked_for_again(open_site: Callable[..., Page]) -> None:
    """The coach says what was missed, and one press leads back to where it was to be done."""
    coach = opened(open_site).begin(2)
    asked(coach, "fire")
    for _ in range(2):
        coach.do_shown()
    coach.table.main.press("Enter")
    coach.table.settled()
    for _ in range(2):
        expect(coach.goal).to_contain_text("Load double shot")
        coach.page.locator(".ribbon [data-option$=round]").press("Enter")
        coach.table.main.press("Enter")
        coach.table.settled()
    expect(coach.panel).to_contain_text("You loaded other shot everywhere.")
    expect(coach.again).to_be_visible()
    coach.back.press("Enter")
    expect(coach.panel.locator(".coach__look")).to_be_visible()
    assert coach.step() == 2
    assert follow(coach) == {2, 3, 4}
    expect(coach.goal).to_have_text(DONE)


def test_a_crew_has_no_task_that_no_lesson_tells_of(open_site: Callable[..., Page]) -> None:
    """Neither sailing nor sails, nor what they are for; nothing damaged, nothing to repair."""
    coach = opened(open_site).begin(2)
    coach.table.settled()
    rows = coach.page.locator(".bill__row")
    expect(rows).to_have_count(4)
    expect(rows.last).to_contain_text("no target")
    table = coach.page.locator("main")
    for word in ("Strain", "Bonus Move", "Sail change", "Get away"):
        expect(table).not_to_contain_text(word)


@pytest.mark.parametrize("size", [(664, 390), (844, 390), (750, 342)])
def test_a_phone_that_lies_down_answers_a_detour(
    page: Page, open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Below the task, in whole sentences, and nothing lies over anything else."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for number, wrong, words in (
        (1, "back", "Back Sail keeps your ship where she is."),
        (2, "", "It is too late for this task. Start the lesson again."),
    ):
        coach = opened(open_site).begin(number)
        coach.table.settled()
        if wrong:
            page.locator(f'.ribbon [data-option="{wrong}"]').press("Enter")
        coach.table.main.press("Enter")
        coach.table.settled()
        told = coach.panel.locator(".coach__brief")
        expect(told).to_contain_text(words)
        expect(told).to_be_in_viewport(ratio=0.98)
        assert [each for query in QUERIES for each in page.evaluate(query)] == []


def test_a_phone_shows_why_without_a_press(page: Page, open_site: Callable[..., Page]) -> None:
    """One sentence of the reasons stands below the task."""
    page.set_viewport_size({"width": 390, "height": 664})
    coach = opened(open_site).begin(2)
    asked(coach, "select")
    brief = coach.panel.locator(".coach__brief")
    expect(brief).to_be_in_viewport(ratio=0.95)
    expect(brief).to_have_text(re.compile("^The impulses left in this turn can’t pay"))


FINISHED = """keys => {
    const at = `${new URL('.', location.href).pathname}portsmouth/`;
    localStorage.removeItem(`${at}first-steps`);
    localStorage.setItem(`${at}voyages/captains_sea`, JSON.stringify(keys));
}"""


@pytest.mark.parametrize("lessons", [["helm", "guns"], []])
def test_the_first_game_after_lessons_tells_what_they_left_out(
    open_site: Callable[..., Page], lessons: list[str]
) -> None:
    """Loads are asked for in no lesson, sails need no word; who had none is told of both."""
    page = open_site()
    page.evaluate(FINISHED, lessons)
    home, table = Home(page), page.locator(".table")
    home.choose(home.quick, "Captain’s Sea", table)
    guide = page.locator(".guide")
    expect(table).to_have_attribute("data-step", "rig")
    expect(guide).to_have_count(0 if lessons else 1)
    page.locator(".ribbon [data-option^=sail]").first.press("Enter")
    page.locator("[data-do=main]").press("Enter")
    expect(table).to_have_attribute("data-step", "charge")
    expect(guide).to_contain_text("Round shot everywhere is proposed")


def test_a_word_at_the_last_question_is_about_giving_up(open_site: Callable[..., Page]) -> None:
    """Above "Strike your colours?" nobody is told that he did well."""
    page = open_site()
    page.evaluate(FINISHED, [])
    home, table = Home(page), page.locator(".table")
    home.choose(home.quick, "Captain’s Sea", table)
    page.locator(".ribbon [data-option^=sail]").first.press("Enter")
    page.locator("[data-do=main]").press("Enter")
    expect(table).to_have_attribute("data-step", "charge")
    Table(page).menu("Strike your colours…")
    expect(table).to_have_attribute("data-step", "strike")
    expect(page.locator(".guide")).to_contain_text("With “Fight on” it goes on")
