// What moves on the table in an action: convoys along the chart, gold.

import { t } from '../../../app/text.js';
import { isSpace, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../contract.d.ts').Flight} Flight */

/** @param {string} from @param {string} to @param {unknown} amount @returns {Flight[]} */
function coin(from, to, amount) {
  return amount && from && to
    ? [{ piece: 'coin', from, to, words: t('table-coin', { amount: Number(amount) }) }]
    : [];
}

/** A space that an event names: a cell of the sea, or a port. @param {unknown} named @returns {string} */
function spaceOf(named) {
  const { id = '', args } = /** @type {{id?: string, args?: {cell?: string}}} */ (named ?? {});
  return args?.cell ?? id.replace(/^port-/, '');
}

/** The pieces that move in each entry. @param {Frame} before @param {Frame} _after @param {readonly Entry[]} entries @returns {Flight[][]} */
export function flights(before, _after, entries) {
  const at = viewOf(before).convoys.map((convoy) => convoy.at ?? '');
  /** @param {number} seat @param {string} to @returns {Flight[]} */
  const sail = (seat, to) => {
    const from = at[seat];
    at[seat] = to;
    return from && from !== to && isSpace(to) ? [{ piece: 'pin', seat, from, to }] : [];
  };
  return entries.map((entry) =>
    entry.events.flatMap(({ kind, facts }) => {
      const seat = Number(facts.seat);
      switch (kind) {
        case 'sailed':
        case 'fled':
          return sail(seat, spaceOf(facts.space));
        case 'docked':
          return sail(seat, spaceOf(facts.port));
        case 'sold':
        case 'delivered':
        case 'salvaged':
          return coin(at[seat], `chip ${seat}`, facts.gold);
        case 'bought':
        case 'mended':
          return coin(`chip ${seat}`, at[seat], facts.gold);
        default:
          return [];
      }
    }),
  );
}
