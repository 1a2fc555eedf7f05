// The ships' papers at the end: what every ship did, who captured her, and how she was lost.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { chronicleOf } from '../../../table/score/chronicle.js';
import { capital } from '../../../table/words.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** A ship's life, as the engine tells it.
 * @typedef {{
 *   ship: string, launched: 'start' | 'built' | 'relief', sunk: number | null,
 *   holders: {seat: number, round: number}[], voyages: number, cubes: number, delivered: number,
 *   prizes: {ship: string, taken: boolean, round: number}[],
 * }} Life
 */

/** The papers of all ships; nothing before they are known. @param {Frame} frame */
export function papers(frame) {
  /** @type {Life[]} */
  const lives = chronicleOf(frame)?.papers ?? [];
  if (!lives.length) return nothing;
  const ordered = lives.toSorted((a, b) => a.holders[0].seat - b.holders[0].seat);
  return html`<section class="papers" aria-labelledby="papers-title">
    <h3 class="papers__title" id="papers-title">${t('papers-title')}</h3>
    <p class="papers__more">${t('papers-more')}</p>
    <ul class="papers__list">
      ${ordered.map(
        (life) => html`<li class="papers__ship ${life.sunk === null ? '' : 'papers__ship--sunk'}">
          <b class="papers__name">${life.holders.map(({ seat }) => pin(seat))} <span class="papers__of">${t(`ship-${life.ship}`)}</span><span class="sr"> (${playerName(life.holders[0].seat)})</span></b>
          <span>${capital(lifeWords(life, lives).join(', '))}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** A life from the launch to the end. @param {Life} life @param {Life[]} lives @returns {string[]} */
function lifeWords(life, lives) {
  const { launched, holders, voyages, cubes, delivered, prizes, sunk } = life;
  const [first, ...captors] = holders;
  const events = [
    ...prizes.map(({ ship, taken, round }) => ({
      round,
      words: t(taken ? 'papers-captured' : 'papers-sank', { ship: t(`ship-${ship}`), round }),
    })),
    ...captors.map(({ seat, round }) => ({
      round,
      words: t('papers-lost', { who: playerName(seat), round }),
    })),
  ];
  return [
    t(`papers-launched-${launched}`, { round: first.round }),
    t('papers-voyages', { count: voyages }),
    ...(cubes ? [t('papers-cubes', { count: cubes })] : []),
    ...(delivered ? [t('papers-delivered', { count: delivered })] : []),
    ...events.toSorted((a, b) => a.round - b.round).map(({ words }) => words),
    ...(sunk === null ? [] : [t('papers-sunk', { round: sunk, ship: enemyOf(life, lives) })]),
  ];
}

/** The name of the ship that sank another. @param {Life} life @param {Life[]} lives */
function enemyOf({ ship, sunk }, lives) {
  const enemy = lives.find(({ prizes }) =>
    prizes.some((prize) => prize.ship === ship && !prize.taken && prize.round === sunk),
  );
  return enemy ? t(`ship-${enemy.ship}`) : '';
}
