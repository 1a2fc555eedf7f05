"""The map: what lies where, what is written beside it, and that it stays as it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import first_muster, fought, lay
from e2e.games.captains_sea.test_states_axe import questions, rare
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

COVERED = """() => {
    const boxes = (what) => [...document.querySelectorAll(`.seamap ${what}`)]
        .map((each) => each.getBoundingClientRect());
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const near = ([x, y], box, by) => box.left - by < x && x < box.right + by
        && box.top - by < y && y < box.bottom + by;
    const over = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
        && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
    const signs = [...boxes('.range rect'), ...boxes('.hull__name')];
    const ships = boxes('.hull__deck').map(middle);
    return [
        ...signs.flatMap((sign) => ships.filter((ship) => near(ship, sign, 5))),
        ...boxes('.csseal').flatMap((seal) => signs.filter((sign) => over(seal, sign))),
        ...(signs.length > 1 && over(...signs) ? ['plate and name'] : []),
    ];
}"""
"""Ships and seals under the plate with the distance, or under the enemy's name."""
ONE_LINE = 20
"""The height of a line below the map."""
STEPS = ("rig", "select", "fire", "aim", "reload", "turn", "strain", "grapple", "bid", "charge")


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_the_map_keeps_its_place_and_size(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Whatever is asked, but for a line of what is sealed; nothing written lies over a ship."""
    page = open_site()
    resize(page, *size)
    boxes = set()
    for step in STEPS:
        lay(page, questions()[step])
        table = Table(page).ready()
        expect(table.screen).to_have_attribute("data-step", step)
        if page.locator(".volley--now").count():
            table.main.click()
        table.settled()
        box = table.map.bounding_box()
        assert box
        boxes.add((round(box["y"]), round(box["height"])))
        assert page.evaluate(COVERED) == [], step
    assert len({top for top, _ in boxes}) == 1
    heights = sorted(height for _, height in boxes)
    assert heights[-1] - heights[0] < ONE_LINE


SCALE = """() => [
    document.querySelector('.seamap__sea').style.getPropertyValue('--u'),
    document.querySelector('.seamap__view').clientHeight,
    document.querySelector('.rose').getBoundingClientRect().x,
]"""
OPEN = ".ribbon__options [data-option]:not([aria-disabled=true])"
ENOUGH = 12
DECENT = 150


def test_the_map_keeps_its_scale_over_a_turn(open_site: Callable[..., Page]) -> None:
    """From the crew to the last question of a turn, and the wind its corner."""
    page = open_site()
    resize(page, 390, 664)
    lay(page, first_muster())
    table = Table(page).ready().settled()
    seen = [page.evaluate(SCALE)]
    table.man("broadside")
    for _ in range(ENOUGH):
        expect(table.told.or_(page.locator(".volley--now"))).to_be_visible()
        table.settled()
        if table.bill.is_visible():
            break
        seen.append(page.evaluate(SCALE))
        if page.locator(".volley--now").count() == 0 and table.main.get_attribute("aria-disabled"):
            page.locator(OPEN).first.click()
        if table.told.is_visible() and table.main.get_attribute("aria-disabled") == "false":
            table.main.click()
        table.settled()
    assert len(seen) > 3
    assert len({(scale, rose) for scale, _, rose in seen}) == 1, seen
    heights = [height for _, height, _ in seen]
    assert heights[0] == max(heights), "as high beside the crew as anywhere"
    assert min(heights) > DECENT, heights


OUT_OF_PLACE = """() => {
    const view = document.querySelector('.seamap__view').getBoundingClientRect();
    const boxes = (what) => [...document.querySelectorAll(`.seamap ${what}`)]
        .map((each) => each.getBoundingClientRect());
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const far = (one, two) => Math.hypot(...middle(one).map((at, way) => at - middle(two)[way]));
    const out = (box) => box.left < view.left || box.right > view.right
        || box.top < view.top || box.bottom > view.bottom;
    const [ships, marks] = [boxes('.hull__deck'), boxes('.course__disc')];
    return [
        ...ships.filter(out).map(() => 'a ship is cut off'),
        ...marks.filter(out).map(() => 'a mark is cut off'),
        ...marks.flatMap((one, at) => marks.slice(at + 1)
            .filter((two) => far(one, two) < 15).map(() => 'marks lie over each other')),
        ...marks.flatMap((one) => ships.filter((ship) => far(one, ship) < 12)
            .map(() => 'a mark lies over a ship')),
    ];
}"""
"""Ships and marks that are cut off at an edge of the map, and marks that lie over something."""


def test_ships_and_marks_lie_whole_beside_each_other(open_site: Callable[..., Page]) -> None:
    """Both ships and each course that is offered are in sight, in windows of any size."""
    page = open_site()
    saves = {step: questions()[step] for step in ("select", "turn", "bonus", "strain", "fire")}
    saves |= {"second": rare("second"), "fall": rare("fall"), "fought": fought(0)[0]}
    found = []
    for step, save in saves.items():
        lay(page, save)
        Table(page).ready().settled()
        for size in ((390, 664), (320, 568), (844, 390), (1440, 900)):
            resize(page, *size)
            Table(page).settled()
            page.wait_for_timeout(450)  # the map glides
            found += [f"{step}, {size}: {each}" for each in page.evaluate(OUT_OF_PLACE)]
    assert found == []


def test_a_mark_is_its_answer(open_site: Callable[..., Page]) -> None:
    """A tap on it or near it chooses the answer, the nearest of several; a second tap gives it."""
    page = open_site()
    for size in ((390, 664), (1440, 900)):
        resize(page, *size)
        lay(page, questions()["select"])
        table = Table(page).ready().settled()
        expect(table.screen).to_have_attribute("data-step", "select")
        page.wait_for_timeout(450)  # the map glides
        marks = page.locator(".seamap__mark")
        expect(marks).to_have_count(3)
        for mark in marks.all():
            box = mark.bounding_box()
            assert box
            assert min(box["width"], box["height"]) > 43.9
            page.mouse.click(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 3)
            action = mark.get_attribute("data-mark") or ""
            answer = table.ribbon.locator(f"[data-option='{action}']")
            expect(answer).to_have_attribute("aria-pressed", "true")
        marks.last.click()
        expect(table.ribbon.locator("[data-option=advance]")).to_have_count(0)


def test_a_manoeuvre_that_is_pointed_at_is_seen(open_site: Callable[..., Page]) -> None:
    """Each has a mark on its course; of the chosen one the arcs."""
    page = open_site()
    resize(page, 390, 664)
    lay(page, questions()["turn"])
    table = Table(page).ready().settled()
    options = page.locator(".ribbon__options .choice[data-option^=turn]")
    marks = page.locator(".seamap .course")
    expect(marks).to_have_count(2)
    places = {tuple((each.bounding_box() or {}).values()) for each in marks.all()}
    assert len(places) == 2
    arc = page.locator(".arc path").first
    before = arc.get_attribute("d")
    options.last.click()
    expect(page.locator(".seamap .course--chosen")).to_have_count(1)
    expect(marks).to_have_count(2)
    expect(arc).not_to_have_attribute("d", before or "")
    expect(table.main).to_have_attribute("aria-disabled", "false")
