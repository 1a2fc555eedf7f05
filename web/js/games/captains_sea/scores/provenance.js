// Which figures of Captain's Sea the rulebook gives and which are reconstructed, from the engine's own data:
// ships, duels, and the tables that the rulebook's text leaves to its pictures.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { SOURCES, sourceMark, sourcesSection, sourcesTable } from '../../../table/rules/sources.js';
import { evenSides } from '../duels.js';
import { multiplierWords } from './bonus.js';

/** @typedef {{id: string, type: string, strength: string, quality: string, fore: number[][], aft: number[][], rigging: number, fighting_only: number, crew: number, red: Record<string, number>}} Display */
/** @typedef {import('../duels.js').Side} Side */
/** @typedef {import('../duels.js').Duel & {wind: number, tag: string}} Duel */

const POSITIONS = [...'ABCDEFGH'];
const SPEEDS = ['fast', 'average', 'slow'];

/** Lists where the components come from. @param {Record<string, any> | null} parts null before the engine has told them */
export function provenance(parts) {
  return sourcesSection(
    t('page-sources-more'),
    parts && [
      ships(parts),
      duels(parts),
      panel(parts),
      base(parts),
      bonuses(parts),
      impulses(parts),
      damage(parts),
      morale(parts),
      html`<p>${t('page-sources-cards', { count: parts.cards.length })} ${sourceMark('RECON')}</p>`,
    ],
  );
}

/** @param {unknown} name @param {unknown[]} values @param {string} [tag] */
function row(name, values, tag = '') {
  const marks = SOURCES.filter((source) => tag.includes(source)).map(sourceMark);
  return html`<tr><th scope="row">${name}</th>${values.map((each) => html`<td>${each}</td>`)}${tag ? html`<td>${marks}</td>` : ''}</tr>`;
}

/** The displays of all ships. @param {Record<string, any>} parts */
function ships(parts) {
  return sourcesTable(
    t('page-sources-ships'),
    ['ship', 'hull', 'quality', 'fore', 'aft', 'rigging', 'crew', 'from'].map(head),
    parts.ships.map((/** @type {Display} */ ship) =>
      row(
        t(`ship-${ship.id}`) + yearOf(ship.id),
        [
          `${t(`page-hull-${ship.type}`)}, ${t(`table-strength-${ship.strength}`)}`,
          t(`table-quality-${ship.quality}`),
          ship.fore.map((box) => box.join('/')).join(' '),
          ship.aft.map((box) => box.join('/')).join(' '),
          `${ship.rigging} (F: ${ship.fighting_only})`,
          `${ship.crew} (${Object.entries(ship.red)
            .map(([box, less]) => `${box}: −${less}`)
            .join(', ')})`,
        ],
        'RECON',
      ),
    ),
  );
}

/** The year of ships with several displays. @param {string} id */
function yearOf(id) {
  const year = id.match(/\d{4}$/)?.[0];
  return year ? ` (${year})` : '';
}

/** @param {string} key */
function head(key) {
  if (key === 'from') return t('page-sources-from');
  return t(`page-head-${key}`);
}

/** @param {Record<string, any>} parts */
function duels(parts) {
  return sourcesTable(
    t('page-sources-duels'),
    ['duel', 'multipliers', 'bonuses', 'wind', 'from'].map(head),
    parts.duels.map((/** @type {Duel} */ { id, sides, measured, wind, tag }) => {
      const even = evenSides({ id, sides, measured });
      return row(
        t(`page-value-duel-${id}`),
        [
          both(even, sides, ({ halves }) => multiplierWords(halves)),
          both(even, sides, ({ bonus }) => String(bonus)),
          t(`heading-${wind}`),
        ],
        tag,
      );
    }),
  );
}

/** A figure of both sides as measured; the formula's in brackets, where it differs.
 * @param {Side[]} even @param {Side[]} sides @param {(side: Side) => string} figure
 */
function both(even, sides, figure) {
  const [measured, formula] = [even, sides].map((each) => each.map(figure).join(' : '));
  return measured === formula ? measured : `${measured} (${formula})`;
}

/** What each position offers. @param {Record<string, any>} parts */
function panel(parts) {
  return sourcesTable(
    t('page-sources-panel'),
    ['position', 'advance', 'turn', 'wear', 'tack', 'back', 'from'].map(head),
    parts.panel.map((/** @type {Record<string, any>} */ each) =>
      row(
        each.position,
        [
          each.advance.join('/'),
          each.free_turn.join(', ') || '–',
          Object.entries(each.wear)
            .map(([to, cost]) => `${to}: ${cost}`)
            .join(', ') || '–',
          each.tack || '–',
          each.back,
        ],
        each.tag,
      ),
    ),
  );
}

/** The base speed by one's own position, down, and the other's, across. @param {Record<string, any>} parts */
function base(parts) {
  return sourcesTable(
    t('page-sources-base'),
    [t('page-head-position'), ...POSITIONS],
    POSITIONS.map((own) => row(own, parts.base[own])),
  );
}

/** @param {Record<string, any>} parts */
function bonuses({ hull_bonus: table }) {
  const rolls = table.average.map((/** @type {number} */ _, /** @type {number} */ at) =>
    String(table.lowest + at),
  );
  rolls[0] = `≤${rolls[0]}`;
  rolls[rolls.length - 1] = `≥${rolls.at(-1)}`;
  return sourcesTable(
    t('page-sources-hull'),
    [t('page-head-hull'), ...rolls],
    SPEEDS.map((speed) => row(t(`page-hull-${speed}`), table[speed])),
  );
}

/** @param {Record<string, any>} parts */
function impulses(parts) {
  return sourcesTable(
    t('page-sources-impulses'),
    [t('page-head-speed'), t('page-head-impulses')],
    parts.impulses.by_speed.map((/** @type {number[]} */ acts, /** @type {number} */ at) =>
      row(at + 1, [acts.join(', ')]),
    ),
  );
}

/** Hull, rigging and crew by the sum and the hits. @param {Record<string, any>} parts */
function damage({ damage: table }) {
  const names = [
    ...table.rows.map((/** @type {number} */ most, /** @type {number} */ at) =>
      at ? `${table.rows[at - 1] + 1}–${most}` : `≤${most}`,
    ),
    `≥${table.rows.at(-1) + 1}`,
  ];
  return sourcesTable(
    t('page-sources-damage'),
    [
      t('page-head-sum'),
      ...table.cells[0].map((/** @type {unknown} */ _, /** @type {number} */ at) => String(at + 1)),
    ],
    table.cells.map((/** @type {number[][]} */ cells, /** @type {number} */ at) =>
      row(
        names[at],
        cells.map((cell) => cell.join('/')),
      ),
    ),
  );
}

/** Dice of a morale check by the odd die with morale, and the hits. @param {Record<string, any>} parts */
function morale({ morale_effects: table }) {
  return sourcesTable(
    t('page-sources-morale'),
    [
      t('page-head-odd'),
      ...table.rows[0].map((/** @type {unknown} */ _, /** @type {number} */ at) => String(at + 1)),
    ],
    table.rows.map((/** @type {number[]} */ dice, /** @type {number} */ at) => row(at, dice)),
  );
}
