// What is lacking for each end of a combat, and what each end takes and gives.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { list } from '../../../table/words.js';
import { cubesWords } from '../names.js';

/** @typedef {import('./stakes.js').Matter} Matter */
/** @typedef {import('../view.d.ts').AboardView} Aboard */

/** Which spaces must still be filled, by both sides. @param {Matter} matter */
export function endsPanel({ stakes, side }) {
  const needs = [stakes.needs[side], stakes.needs[1 - side]];
  return html`<section class="ends">
    <table class="ends__table">
      <caption>${t('combat-takes')}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="sr">${t('combat-takes-who')}</span></th>
          ${['sink', 'board', 'flee'].map((end) => html`<th scope="col">${t(`combat-takes-${end}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${needs.map(
          ({ hull, crew, sails }, at) => html`<tr>
            <th scope="row">${t(at ? 'combat-enemy' : 'combat-you')}</th>
            <td>${hull ? t('combat-hull', { count: hull }) : t('combat-takes-done')}</td>
            <td>${boardWords(crew, sails)}</td>
            <td>${sails ? t('combat-sails', { count: sails }) : t('combat-takes-nothing')}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {number} crew @param {number} sails */
function boardWords(crew, sails) {
  const parts = [
    crew ? t('combat-crew', { count: crew }) : '',
    sails ? t('combat-sails', { count: sails }) : '',
  ].filter(Boolean);
  return parts.length ? parts.join(', ') : t('combat-takes-done');
}

/** Points and cargo of each end; a prepared combat has none. @param {Matter} matter */
export function givesLine(matter) {
  if (get().frame?.settings.scenario !== undefined) return nothing;
  return html`<p class="ends__gives">${givesWords(matter)}</p>`;
}

/** @param {Matter} matter */
function givesWords({ stakes, side }) {
  const [sank, took, lost] = side
    ? [stakes.lost, stakes.taken, stakes.sank]
    : [stakes.sank, stakes.took, stakes.lost];
  return t('combat-gives', {
    sank: sank[side],
    took: took[side],
    lost: -lost[side],
    cargo: cargoWords(stakes.cargo[1 - side]),
    own: cargoWords(stakes.cargo[side]),
  });
}

/** What is lost with one's own ship. @param {Matter} matter */
export function lossWords({ stakes, side }) {
  const lost = side ? stakes.sank : stakes.lost;
  return t('combat-loss', { points: -lost[side], cargo: cargoWords(stakes.cargo[side]) });
}

/** @param {Aboard} aboard */
function cargoWords({ cubes, any, passengers }) {
  const parts = Object.values(cubes).some(Boolean) ? [cubesWords(cubes)] : [];
  if (any) parts.push(t('table-any-cubes', { count: any }));
  if (passengers) parts.push(t('table-token-delivered', { count: passengers }));
  return parts.length ? list(parts) : t('table-no-cubes');
}
