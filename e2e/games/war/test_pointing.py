"""Whatever is pointed at on War's chart answers: with what can be done there, or why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.games.by_ear import QUICK
from e2e.games.war import positions
from portsmouth.games.war.game import GAME

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(3)]

EVERY = 13
"""One cell of so many is pointed at; each port, and each cell that can be chosen."""
POINTED = """async ([every, wanted]) => {
    const { get } = await import('./web/js/app/store.js');
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const rested = async () => {
        do await frame(); while (document.querySelector('[aria-busy=true]'));
    };
    const rule = /[WSKO]\\d+$/;
    const answered = () => {
        const main = document.querySelector('.table [data-do=main]');
        const why = document.querySelector('.inspector .inspector__why .rule-link');
        if (rule.test(why?.textContent ?? '')) return 'rule';
        return main?.getAttribute('aria-disabled') === 'false'
            && !main.classList.contains('main--likely') ? 'option' : '';
    };
    const told = { rule: 0, option: 0, silent: [] };
    const all = [...document.querySelectorAll('.worldchart [data-target]')]
        .map(({ dataset }) => dataset.target);
    const places = [...new Set(all)];
    const can = get().frame.options.filter(({ refusal }) => !refusal);
    const open = new Set(can.map(({ target }) => target));
    for (const [at, place] of places.entries()) {
        const cell = /^[a-m]\\d+$/.test(place);
        if (cell && !open.has(place) && at % every !== wanted) continue;
        const found = document.querySelector(`.worldchart [data-target="${place}"]`);
        if (get().selected !== place) found.click();
        for (let tries = 0; tries < 100; tries++) {
            await rested();
            if (get().selected === place && answered()) break;
        }
        const how = answered();
        if (how && get().selected === place) told[how] += 1;
        else told.silent.push(place);
    }
    return told;
}"""
"""Point at the ports and at some cells, one after the other, and count how they answer."""


@pytest.mark.parametrize("step", [*positions.QUESTIONS])
def test_every_place_answers(page: Page, open_site: Callable[..., Page], step: str) -> None:
    """W12, W25, S71: an option, or a reason that ends with the number of its rule."""
    open_site()
    page.evaluate(QUICK)
    s = positions.QUESTIONS[step]()
    (asked,) = GAME.actors(s)
    others = [seat for seat in range(s.seats) if seat != asked]
    table = positions.lay(page, positions.kept(s, captains=others))
    expect(table.main).to_be_visible()
    table.settled()
    wanted = [*positions.QUESTIONS].index(step) % EVERY
    told: dict[str, Any] = page.evaluate(POINTED, [EVERY, wanted])
    assert told["silent"] == []
    assert told["rule"] + told["option"] > 40
    if step in ("flag", "sail", "drift"):
        assert told["option"] > 0
