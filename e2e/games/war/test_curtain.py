"""Two people at one device: a curtain between them, and nothing of the other behind it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.by_ear import QUICK
from e2e.games.war import positions
from e2e.games.war.test_whole_game import Stranger
from e2e.games.whole_game import kept_save
from e2e.pages.games.war import Table
from portsmouth.games.war.rules.components import CARDS, IS_OPEN, KINDS
from portsmouth.games.war.rules.names import kind_name
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, position

pytestmark = pytest.mark.kept_page

NAMES = positions.NAMES[:2]
HANDS = (["fair_wind", "squall", "surgeon"], ["damp_powder", "sailmaker", "evasive"])
OTHERS = (["marines", "smuggler", "becalm"], ["heated_shot", "carpenter", "pardon"])
ALL = ".table [data-together]"
"""Answers to what both are asked at once: who takes the device, or nobody."""
MOVES = 70
PATIENT = 1000
SEEN = """async () => {
    const { get } = await import('./web/js/app/store.js');
    return [document.body.innerText, document.title, JSON.stringify(get().frame)];
}"""
"""What is shown, and the position as the page has it."""
WORDS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('body *')].flatMap((each) => [
        ...['aria-label', 'title', 'href', 'value'].map((name) => each.getAttribute(name) ?? ''),
        ...Object.values(each.dataset ?? {}),
    ]),
    ...[...document.querySelectorAll('[role=status], [role=alert]')].map((at) => at.textContent),
].join('\\n')"""
"""All that is shown, spoken or can be pressed; not the store of pictures."""
WATCH = """() => {
    window.curtains = 0;
    const look = () => { window.curtains += document.querySelectorAll('.curtain').length; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def together(hands: tuple[Sequence[str], Sequence[str]] = HANDS) -> WarState:
    """Two convoys in one space, each with letters of marque and cards."""
    first = convoy("f12", ships=2, gold=20, hand=hands[0], letters=2, cargo={"furs": 4})
    second = convoy("f12", ships=2, gold=20, hand=hands[1], letters=2, cargo={"tea": 3})
    return position(first, second)


def fighting(hands: tuple[Sequence[str], Sequence[str]] = HANDS) -> WarState:
    """Anson has attacked Byron and is to load; neither has played a card."""
    return positions.played(together(hands), "stay", "attack 1", "none", "none")


def lay(page: Page, s: WarState, captains: Sequence[int] = ()) -> Table:
    """The position on the table, without a wait for what moves."""
    page.evaluate(QUICK)
    return positions.lay(page, positions.kept(s, captains=captains))


def told(page: Page, kinds: Sequence[str]) -> list[str]:
    """Which cards stand anywhere in the document: words, names, options, pictures that are used."""
    words = page.evaluate(WORDS)
    names = {kind: portsmouth.say(kind_name(KINDS.index(kind)), game="war") for kind in kinds}
    return [kind for kind in kinds if re.search(rf"\b({re.escape(names[kind])}|{kind})\b", words)]


def test_each_sees_the_own_hand_alone(page: Page, open_site: Callable[..., Page]) -> None:
    """W20: nothing of a hand lies behind the curtain, or on the table of the other."""
    open_site()
    table = lay(page, together())
    expect(table.curtain).to_have_text("Hand the device to Anson")
    assert told(page, [*HANDS[0], *HANDS[1]]) == []
    table.lift("Anson").settled()
    assert told(page, HANDS[0]) == HANDS[0]
    assert told(page, HANDS[1]) == []
    stranger = Stranger(table, touch=False)
    stranger.twice(table.side_actions.get_by_role("button", name=re.compile("^Stay")))
    stranger.twice(table.ribbon.get_by_role("button", name="Attack nobody"))
    expect(table.ribbon).to_contain_text("Does anybody in the same space fire on Anson?")
    assert told(page, [*HANDS[0], *HANDS[1]]) == []
    table.choose(re.compile("^ *Byron"))
    expect(table.curtain).to_have_text("Hand the device to Byron")
    assert told(page, [*HANDS[0], *HANDS[1]]) == []
    table.lift("Byron").settled()
    assert told(page, HANDS[0]) == []
    stranger.twice(table.ribbon.get_by_role("button", name="Hold fire"))
    expect(table.main).to_contain_text("Roll")
    assert told(page, HANDS[1]) == HANDS[1]
    assert told(page, HANDS[0]) == []


def seen_by_byron(page: Page, s: WarState, pattern: str) -> list[str]:
    """All that is there behind the curtain and then for Byron, when Anson has loaded so."""
    table = lay(page, s).lift("Anson")
    table.ribbon.get_by_role("button", name=re.compile(f"^{pattern}")).click()
    table.settled().commit()
    expect(table.curtain).to_have_text("Hand the device to Byron")
    behind = page.evaluate(SEEN)
    table.lift("Byron").settled()
    expect(table.ribbon).to_contain_text("Load 4 cannons")
    expect(page.locator(".gun--loaded")).to_have_count(0)
    return [*behind, *page.evaluate(SEEN)]


def test_a_load_and_a_hand_change_nothing_that_the_other_sees(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """S93: the same words and the same position whatever Anson holds and has loaded."""
    open_site()
    first = seen_by_byron(page, fighting(), "Ball first")
    again = (OTHERS[0], HANDS[1])
    assert seen_by_byron(page, fighting(again), "Chain, then board") == first
    assert seen_by_byron(page, fighting((OTHERS[0], OTHERS[1])), "Ball first") != first


class Pair:
    """Two people at one device, of whom the one who has it plays as a stranger would."""

    def __init__(self, table: Table) -> None:
        """Nobody has it yet."""
        self.table, self.page = table, table.page
        self.stranger = Stranger(table, touch=False)
        self.holder: int | None = None
        self.handed = self.seen = 0
        self.known: set[str] = set()
        """Kinds of card that lay open once: the log goes on to name them."""

    def look(self) -> None:
        """No card of a hand stands anywhere in the document but in that of who has the device."""
        state = portsmouth.load(json.loads(kept_save(self.page))).state
        self.known |= {KINDS[CARDS[card]] for card in state.discards}
        hands = [
            {KINDS[CARDS[card]] for card in each.hand if not IS_OPEN[card]}
            for each in state.convoys
        ]
        own = set() if self.holder is None else hands[self.holder]
        self.seen += len(told(self.page, sorted(own - self.known)))
        for seat, hand in enumerate(hands):
            if seat != self.holder:
                assert told(self.page, sorted(hand - own - self.known)) == []

    def move(self) -> None:
        """Hand it over where a curtain stands; else answer what is asked."""
        table = self.table
        asked = self.page.locator(ALL)
        table.curtain.or_(table.main).or_(asked).first.wait_for()
        if table.curtain.is_visible():
            self.holder = None
            self.look()
            who = table.curtain.inner_text().rpartition(" ")[2]
            table.lift(who).settled()
            self.holder = NAMES.index(who)
            self.handed += 1
        elif asked.first.is_visible():
            self.holder = None
            asked.last.click()
            table.settled()
        else:
            self.stranger.move()
        if not table.curtain.is_visible() and not asked.first.is_visible():
            self.look()


@pytest.mark.sampled(3)
def test_no_card_of_the_other_hand_is_in_the_document(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """While two play on, with the curtain or without it, at every decision."""
    open_site()
    pair = Pair(lay(page, together()))
    for _ in range(MOVES):
        pair.move()
    assert pair.handed > 4
    assert pair.seen > 4


@pytest.mark.parametrize("seats", [1, 3])
def test_alone_there_is_none(page: Page, open_site: Callable[..., Page], seats: int) -> None:
    """The only person at a device is never asked to hand it over, whoever attacks."""
    open_site()
    convoys = [
        convoy("f12", ships=2, gold=20, hand=HANDS[0], cargo={"furs": 2}),
        convoy("f12", ships=3, gold=20, hand=HANDS[1], letters=2),
        convoy("f13", ships=3, gold=20, hand=["marines"], letters=2),
    ]
    s = position(*convoys[:seats])
    page.evaluate(QUICK)
    page.evaluate(WATCH)
    save = positions.kept(s, captains=range(1, seats), level="master")
    table = positions.lay(page, save)
    stranger = Stranger(table, touch=False)
    for _ in range(PATIENT):
        if stranger.steps.get("cast", 0) > 2:
            break
        stranger.move()
    assert stranger.steps["cast"] > 2
    assert page.evaluate("window.curtains") == 0
