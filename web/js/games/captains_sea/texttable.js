// The whole table in words: the question, wind and turn, both ships gun by gun, smoke, the own cards, what
// can be done.

import { html, nothing } from 'lit-html';
import { list, playerName, t } from '../../app/text.js';
import { optionList } from '../../table/voice/optionlist.js';
import { promptLine } from '../../table/words.js';
import { headingName, sectionName, shipName } from './names.js';
import { hullOf, ownSeatOf, SECTIONS, viewOf } from './position.js';
import { isShut } from './questions/choice.js';
import { pointsWords } from './scores/bonus.js';
import { bearingTold } from './sea/told.js';
import { loadWords } from './ships/boxes.js';
import { planWords, postWords } from './ships/posts.js';
import { speedWords } from './track/speeds.js';
import { trackTold } from './track/track.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./view.d.ts').ShipView} Ship */
/** A line of the table of both ships: its head, and what stands there of a seat. @typedef {[string, (seat: number) => unknown]} Line */

/** Draws the table in words. @param {Frame} frame */
export function textTable(frame) {
  const { wind, smoke } = viewOf(frame);
  const own = ownSeatOf(frame);
  return html`<div class="words">
    <p>${promptLine(frame)}</p>
    <p>${t('table-wind', { heading: headingName(wind) })}. ${trackTold(frame)} ${bearingTold(frame)}</p>
    ${both(frame, [own, 1 - own])} ${guns(frame, [own, 1 - own])}
    ${smoke.length ? html`<p>${list(smoke.map(({ square, value, count }) => t('table-square-told', { square: square.toUpperCase(), what: t('table-smoke-told', { value: value * count }) })))}</p>` : nothing}
    ${cards(frame, own)} ${optionList(frame, (option) => !isShut(option))}
  </div>`;
}

/** Both ships, line by line. @param {Frame} frame @param {number[]} seats */
function both(frame, seats) {
  const { ships } = viewOf(frame);
  const of = (/** @type {(ship: Ship) => unknown} */ what) => (/** @type {number} */ seat) =>
    what(ships[seat]);
  /** @type {Line[]} */
  const lines = [
    [t('words-points'), of((ship) => (frame.outcome ? ship.points : pointsWords(ship)))],
    [t('words-square'), of(({ square }) => square.toUpperCase())],
    [t('words-heading'), of(({ heading }) => headingName(heading))],
    [t('words-to-wind'), of(({ position }) => t(`position-${position}`))],
    [t('words-speed'), (seat) => speedWords(frame, seat)],
    [t('words-sail'), of(({ sail }) => (sail ? t(`sail-${sail}`) : t('table-sail-sealed')))],
    [
      t('table-rigging'),
      of((ship) => t('words-of', { left: ship.rigging, all: ship.rigging_boxes })),
    ],
    [
      t('words-hull'),
      of((ship) => t('words-of', { left: hullOf(ship), all: ship.boxes * ship.sections.length })),
    ],
    [t('table-crew'), of((ship) => t('words-of', { left: ship.crew, all: ship.crew_boxes }))],
    [t('words-morale'), of(({ morale }) => t(`morale-${morale}`))],
    [t('words-bears'), of(({ bears }) => (bears ? t(`side-${bears}`) : t('table-no-side')))],
    [t('words-burning'), of(({ burning }) => t(burning ? 'words-yes' : 'words-no'))],
    [t('words-cards'), of(({ hand_size: count }) => count)],
    [t('words-plan'), (seat) => planWords(frame, seat) || t('table-never')],
    [t('words-posts'), of((ship) => (ship.tasks ? list(postWords(ship)) : t('words-hidden')))],
  ];
  return shipsTable(frame, seats, t('table-ships'), lines);
}

/** All guns: boxes, men, load. @param {Frame} frame @param {number[]} seats */
function guns(frame, seats) {
  const { ships } = viewOf(frame);
  /** @type {Line[]} */
  const lines = SECTIONS.map((id) => [
    sectionName(id),
    (seat) => {
      const section = ships[seat].sections.find((each) => each.id === id);
      if (!section) return nothing;
      const { sound, manned } = section;
      const boxes = t('words-of', { left: sound, all: ships[seat].boxes });
      const men = manned === null ? [] : [t('table-manned-told', { manned })];
      return [boxes, ...men, loadWords(frame, section)].join(' · ');
    },
  ]);
  return shipsTable(frame, seats, t('words-guns'), lines);
}

/** @param {Frame} frame @param {number[]} seats @param {string} title @param {Line[]} lines */
function shipsTable(frame, seats, title, lines) {
  const { ships } = viewOf(frame);
  return html`<table class="words__ships">
    <caption>${title}</caption>
    <thead>
      <tr>
        <td></td>
        ${seats.map((seat) => html`<th scope="col">${t('table-ship-of', { ship: shipName(ships[seat]), who: playerName(seat) })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ([head, what]) => html`<tr>
          <th scope="row">${head}</th>
          ${seats.map((seat) => html`<td>${what(seat)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The own cards, if one may see them. @param {Frame} frame @param {number} own */
function cards(frame, own) {
  const { hand } = viewOf(frame).ships[own];
  if (!hand?.length) return nothing;
  return html`<h3>${t('cards-title')}</h3>
    <ul>${hand.map((card) => html`<li><b>${t(`card-${card}`)}</b>: ${t(`cardtext-${card}`)}</li>`)}</ul>`;
}
