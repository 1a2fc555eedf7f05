// Points by line, for the comparison and the end, and how the fight ended.

import { html } from 'lit-html';
import { number, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { ruleLink } from '../../../table/rules/context.js';
import { openPanel } from '../../../table/ui.js';
import { shipSide } from '../art.js';
import { planFigure } from '../lookback/figure.js';
import { luckTable } from '../lookback/luck.js';
import { shipLog } from '../lookback/shiplog.js';
import { shipName } from '../names.js';
import { hullOf, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Two scores no further apart are a draw (19.03). */
const DRAWN_WITHIN = 5;

/** @type {NonNullable<import('../../contract.d.ts').GamePage['score']>} */
export const SCORE = {
  standing: (frame) => {
    const { ships } = viewOf(frame);
    return { lines: ships.map(({ score }) => score), totals: ships.map(({ points }) => points) };
  },
  item: (item) => t(`score-${item}`),
  deed: ({ item }) => (item === 'hits' ? '' : t(`score-${item}`)),
  duel: true,
  emblem: 'ornament-ship',
  figure: (frame, seat) => shipSide(viewOf(frame).ships[seat], seat),
  extras: reckoning,
  story,
  endNotes: (frame) => html`${left(frame)} ${reckoning(frame)} ${planFigure(frame)}
    ${whatIfButton()} ${shipLog(frame)} ${luckTable(frame)}`,
};

function whatIfButton() {
  return html`<button type="button" class="tool" data-do="what-if" @click=${() => openPanel('whatif')}>
    ${t('lookback-whatif')}
  </button>`;
}

/** Both ships as the fight has left them. @param {Frame} frame */
function left(frame) {
  return html`<ul class="shipsleft">
    ${viewOf(frame).ships.map(
      (ship, seat) => html`<li class="shipsleft__ship">
        ${shipSide(ship, seat)}
        <span>${t('score-left', {
          ship: shipName(ship),
          hull: hullOf(ship),
          boxes: ship.boxes * ship.sections.length,
          rigging: ship.rigging,
          spars: ship.rigging_boxes,
          crew: ship.crew,
          men: ship.crew_boxes,
        })}</span>
      </li>`,
    )}
  </ul>`;
}

/** How each side's points come about: hits, multiplier, bonus. @param {Frame} frame */
function reckoning(frame) {
  const { ships, must_take: mustTake, ending } = viewOf(frame);
  const rule = ending === 'resigned' ? 'resigned' : mustTake ? 'must-take' : 'draw';
  return html`<section class="reckoning" aria-labelledby="reckoning">
    <h3 id="reckoning">${t('score-reckoning')}</h3>
    <ul class="reckoning__list">
      ${ships.map((ship, seat) => {
        const facts = {
          ship: shipName(ship),
          count: ship.hits,
          by: multiplierWords(ship.halves),
          bonus: ship.bonus,
        };
        return html`<li>${pin(seat)} <b>${playerName(seat)}</b>: ${t('score-reckoned', facts)}</li>`;
      })}
    </ul>
    <p>${t(`score-${rule}`, { points: DRAWN_WITHIN })} <span class="rulelinks">${ruleLink('score-hits')}${ruleLink('score-bonus')}</span></p>
  </section>`;
}

/** A multiplier, told in halves. @param {number} halves */
export function multiplierWords(halves) {
  return number(halves / 2, halves % 2);
}

/** How it ended, and what decided it. @param {Frame} frame */
function story(frame) {
  const { ending, loser, ships, turn, must_take: mustTake } = viewOf(frame);
  const { outcome } = frame;
  if (!outcome || !ending) return '';
  const ship = loser === null ? '' : shipName(ships[loser]);
  const end = t(`score-end-${ending}`, { ship, turn });
  const [one, other] = outcome.totals;
  if (ending === 'resigned' || mustTake) return end;
  const drawn = Math.abs(one - other) <= DRAWN_WITHIN;
  return `${end} ${t(drawn ? 'score-end-drawn' : 'score-end-ahead', { points: Math.abs(one - other) })}`;
}
