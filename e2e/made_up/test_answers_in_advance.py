"""Two devices and no server: what is answered in advance needs no link of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import Axe
from e2e.conftest import Watch
from e2e.made_up.duel import Duel
from e2e.pages.links import LinkScreen, PassSheet
from e2e.server import Site

FRIEND = {2: "Friend, by link"}
TOLD = "(answered in advance)"


@pytest.fixture
def other(browser: Browser) -> Iterator[Page]:
    """The friend's device."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    notes = Watch()
    notes.attach(page)
    yield page
    context.close()
    assert (notes.errors, notes.outside) == ([], [])


def menu(page: Page, entry: str) -> None:
    """An entry of the table's menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=entry, exact=True).click()


def sent(page: Page) -> str:
    """The link that is ready to be sent."""
    field = PassSheet(page).field
    expect(field).to_have_value(re.compile("#/p/"))
    return field.input_value()


def taken(page: Page, link: str, words: str = "Take the turn") -> Duel:
    """The duel of a link, on the device that it was sent to."""
    LinkScreen(page).open(link)
    page.get_by_role("button", name=words).click()
    return Duel(page).ready()


def bid(duel: Duel) -> Duel:
    """Bid any flag."""
    return duel.act(re.compile("^Bid flag"))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_a_friend_is_not_asked_what_he_has_answered(
    page: Page, other: Page, site: Site, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    mine = Duel.start(page, site.root, captains=FRIEND)
    menu(page, "Answers in advance")
    sheet = page.get_by_role("dialog", name="Answers in advance")
    question = sheet.get_by_role("combobox", name="Somebody else has won the guns")
    expect(question).to_have_value("Ask me")
    axe = Axe(page, ("paper", "night"))
    axe.check("answers in advance", everywhere=True)
    axe.clean()
    question.select_option(label="Let it happen")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(question).to_have_value("Let it happen")
    sheet.get_by_role("button", name="Close").click()
    mine.act("Hold")

    theirs = taken(other, sent(page))
    assert "Let it happen" not in theirs.everything()
    bid(theirs)
    expect(theirs.actions.get_by_role("button", name="Aim at Anson")).to_be_visible()
    expect(theirs.log).to_contain_text(f"Anson let it happen. {TOLD}")
    theirs.act("Aim at Anson").act("Fire")
    bid(theirs)

    taken(page, sent(other), "Go on with it")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.get_by_role("log").first).to_contain_text(TOLD)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    menu(page, "Answers in advance")
    expect(question).to_have_value("Let it happen")


def test_a_friend_who_has_not_answered_is_waited_for(page: Page, other: Page, site: Site) -> None:
    """The bar says that he is asked something in another's turn, and so does the link."""
    Duel.start(page, site.root, captains=FRIEND).act("Hold")
    theirs = bid(taken(other, sent(page)))
    waits = other.get_by_role("region", name="Play by link")
    expect(waits).to_contain_text("Anson has to answer first, on another device.")
    mine = taken(page, sent(other), "Go on with it")
    expect(page.locator("[aria-live=assertive]").last).to_have_text("Anson has to decide.")
    mine.act("Pass")
    taken(other, sent(page), "Go on with it")
    expect(theirs.actions.get_by_role("button", name="Aim at Anson")).to_be_visible()
    expect(theirs.log).not_to_contain_text(TOLD)


def test_a_match_at_one_device_takes_no_answers(page: Page, site: Site) -> None:
    Duel.start(page, site.root).lift()
    page.get_by_role("button", name="Menu", exact=True).click()
    entries = page.get_by_role("dialog").get_by_role("button")
    expect(entries.filter(has_text="Share")).to_have_count(1)
    expect(entries.filter(has_text="Answers in advance")).to_have_count(0)
