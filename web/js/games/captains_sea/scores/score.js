// Points by line, for the comparison and the end, and how the fight ended.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { ruleLink } from '../../../table/rules/context.js';
import { openPanel } from '../../../table/ui.js';
import { shipSide } from '../art.js';
import { planFigure } from '../lookback/figure.js';
import { luckTable } from '../lookback/luck.js';
import { shipLog } from '../lookback/shiplog.js';
import { shipName } from '../names.js';
import { hasStruck, hullOf, viewOf } from '../position.js';
import { bonusIn, multiplierWords } from './bonus.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

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
  figure: (frame, seat) => shipSide(viewOf(frame).ships[seat], seat, hasStruck(frame, seat)),
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
        ${shipSide(ship, seat, hasStruck(frame, seat))}
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

/** How each side's points come about: all that is added up, and their sum. @param {Frame} frame */
function reckoning(frame) {
  const { ships, must_take: mustTake, ending } = viewOf(frame);
  const rule = ending === 'resigned' ? 'resigned' : mustTake ? 'must-take' : 'draw';
  return html`<section class="reckoning" aria-labelledby="reckoning">
    <h3 id="reckoning">${t('score-reckoning')}</h3>
    <ul class="reckoning__list">
      ${ships.map((ship, seat) => html`<li>${pin(seat)} <b>${playerName(seat)}</b> (${shipName(ship)}): ${sumWords(ship, ships[1 - seat])}</li>`)}
    </ul>
    ${!frame.outcome && ships.some(bonusIn) ? html`<p class="reckoning__now">${t('score-bonus-now')}</p>` : nothing}
    ${ships.map((ship, seat) => uncounted(ship, ships[1 - seat]))}
    <p>${t(`score-${rule}`, { points: DRAWN_WITHIN })} <span class="rulelinks">${ruleLink('score-hits')}${ruleLink('score-bonus')}</span></p>
  </section>`;
}

/** The lines of a score as a sum: "9 hits on Java × 2 = 18, + 5 (enemy struck) = 23". @param {Ship} ship @param {Ship} other */
function sumWords({ score, points, hits, halves, bonus }, other) {
  const parts = score.map((line) => {
    if (line.item === 'hits')
      return t('score-sum-hits', {
        count: hits,
        other: shipName(other),
        by: multiplierWords(halves),
        points: line.points,
        alone: Number(line.points === points),
      });
    if (line.item === 'bonus')
      return line.points ? t('score-sum-bonus', { points: line.points, bonus }) : '';
    return line.points
      ? t('score-sum-more', { item: t(`score-${line.item}`), points: line.points })
      : '';
  });
  return t('score-sum', { parts: parts.filter(Boolean).join(' '), points });
}

/** Boxes that a ship has lost and that bring the other nothing: what she did to herself, by a burst gun, say.
 * @param {Ship} ship @param {Ship} other whose hits count
 */
function uncounted(ship, other) {
  const boxes = ship.boxes * ship.sections.length + ship.rigging_boxes + ship.crew_boxes;
  const lost = boxes - hullOf(ship) - ship.rigging - ship.crew;
  if (lost <= other.hits) return nothing;
  const facts = { ship: shipName(ship), lost, count: lost - other.hits };
  return html`<p class="reckoning__rest">${t('score-uncounted', facts)}</p>`;
}

/** How it ended, and what decided it. @param {Frame} frame */
function story(frame) {
  const { ending, loser, ships, turn, must_take: mustTake } = viewOf(frame);
  const { outcome } = frame;
  if (!outcome || !ending) return '';
  const ship = loser === null ? '' : shipName(ships[loser]);
  const end = t(`score-end-${ending}`, { ship, turn });
  const told = [end, checkWords(ending, loser)];
  if (ending !== 'resigned' && !mustTake) told.push(broughtWords(ships, loser), apartWords(frame));
  return told.filter(Boolean).join(' ');
}

/** The roll after which a ship struck; '' where none decided. @param {string} ending @param {number | null} loser */
function checkWords(ending, loser) {
  if (ending !== 'struck') return '';
  const roll = get()
    .log.flatMap(({ events }) => events)
    .findLast(({ kind, facts }) => kind === 'strike_failed' && facts.seat === loser)?.facts;
  if (!roll) return '';
  const by = Number(roll.by);
  const morale = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
  return t('score-end-check', { dice: String(roll.dice), by, morale });
}

/** What it brought the other that a ship struck or was taken; '' where neither happened.
 * @param {Ship[]} ships @param {number | null} loser
 */
function broughtWords(ships, loser) {
  if (loser === null) return '';
  const winner = ships[1 - loser];
  const line = winner.score.find(({ item }) => item === 'strike' || item === 'capture');
  return line?.points ? t('score-end-brings', { ship: shipName(winner), points: line.points }) : '';
}

/** How far apart the points are, and that they decide where the ship that was lost has won by them. @param {Frame} frame */
function apartWords(frame) {
  const { ending, loser, ships } = viewOf(frame);
  const { outcome } = frame;
  const [one, other] = outcome?.totals ?? [0, 0];
  const points = Math.abs(one - other);
  if (points <= DRAWN_WITHIN) return t('score-end-drawn', { points, within: DRAWN_WITHIN });
  if (loser === null || ending === 'broke_off' || outcome?.places[loser] !== 1)
    return t('score-end-ahead', { points });
  return t('score-end-yet', { ship: shipName(ships[loser]), points });
}
