// What is about to change: whom a mutiny would hit, the race of the Marines, the sets of specialties.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { pin } from '../../../kit/flag.js';
import { list, placeWord } from '../../../table/words.js';
import { specialties, viewOf } from '../cards/cards.js';
import { squares } from '../ship/ship.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Who would be hit, and how far the others are from it. @param {Frame} frame */
export function danger(frame) {
  const { ships } = viewOf(frame);
  const most = Math.max(...ships.map((ship) => ship.landsmen.length));
  const ranked = ships.toSorted((a, b) => b.landsmen.length - a.landsmen.length);
  return html`<section class="race" aria-labelledby="race-danger">
    <h3 id="race-danger">${t('standing-danger')}</h3>
    ${
      most
        ? html`<ol class="race__list">
          ${ranked.map((ship) => line(ship, ship.landsmen.length, most, dangerWords(ship)))}
        </ol>`
        : html`<p>${t('standing-danger-none')}</p>`
    }
  </section>`;
}

/** @param {Ship} ship */
function dangerWords(ship) {
  const { gap, loss } = ship.danger;
  if (gap) return t('standing-danger-below', { count: gap });
  return html`<strong class="race__alarm">${t('standing-danger-hit', {
    count: ship.landsmen.length,
    points: -loss,
  })}</strong>`;
}

/** The strengths ranked, the prizes, and what it takes to overtake. @param {Frame} frame */
export function marineRace(frame) {
  const { ships, prizes } = viewOf(frame);
  const most = Math.max(...ships.map((ship) => ship.strength), 1);
  const ranked = ships.toSorted((a, b) => b.strength - a.strength);
  const places = prizes.map((points, at) =>
    t('standing-race-prize', { place: placeWord(at + 1), points }),
  );
  return html`<section class="race" aria-labelledby="race-marines">
    <h3 id="race-marines">${t('standing-race')}</h3>
    <p>${t('standing-race-prizes', { prizes: list(places) })} ${t('table-marines-tie')}</p>
    <ol class="race__list">
      ${ranked.map((ship) => line(ship, ship.strength, most, raceWords(ship, frame)))}
    </ol>
  </section>`;
}

/** @param {Ship} ship @param {Frame} frame */
function raceWords(ship, frame) {
  const points = ship.score.find((each) => each.item === 'marines')?.points ?? 0;
  const now = ship.place
    ? t('standing-race-now', { place: placeWord(ship.place), points })
    : t('standing-race-out');
  const ahead = ship.next_places.map((next) =>
    t('standing-race-next', { need: next.need, place: placeWord(next.place), points: next.points }),
  );
  return html`${now}${frame.outcome || !ahead.length ? nothing : html`<br /><small>${t('standing-race-needs', { next: list(ahead) })}</small>`}`;
}

/** One ship of a ranking: its bar, its number, its words. @param {Ship} ship @param {number} value @param {number} most @param {unknown} words */
function line(ship, value, most, words) {
  return html`<li class="race__line">
    <span class="race__who">${pin(ship.seat)} ${playerName(ship.seat)}</span>
    <span class="race__bar">${bar(value, most, ship.seat)}</span>
    <b class="race__value">${value}</b>
    <span class="race__words">${words}</span>
  </li>`;
}

/** How far each ship's set of specialties has come. @param {Frame} frame */
export function sets(frame) {
  return html`<section class="race" aria-labelledby="race-sets">
    <h3 id="race-sets">${t('standing-sets')}</h3>
    <ul class="race__list">
      ${viewOf(frame).ships.map(
        (ship) => html`<li class="race__set">
          <span class="race__who">${pin(ship.seat)} ${playerName(ship.seat)}</span>
          ${squares(ship)} <span class="race__words">${setWords(ship)}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** "5 of 8 trades, 10 points; the next is worth +5." @param {Ship} ship */
export function setWords(ship) {
  const set = ship.score.find((each) => each.item === 'specialties');
  const had = t('standing-set', {
    count: set?.count ?? 0,
    total: specialties().length,
    points: set?.points ?? 0,
  });
  if (ship.next_specialty === null) return t('standing-set-full', { had });
  return t('standing-set-next', { had, points: ship.next_specialty });
}
