// Which topics of the rules a thing on the table is about.

import { optionsOf } from '../../match/mode.js';
import { cardOf, shipIn, shipOf, spacesOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Steps by the verbs that belong to no card. @type {Record<string, string>} */
const BY_VERB = { repair: 'step-repairs', trade: 'step-trade', rest: 'step-play' };

/** Returns the topics of the rules that concern a target. @param {Frame} frame @param {string} target @returns {string[]} */
export function topicsAt(frame, target) {
  if (target.startsWith('card-')) return [target];
  if (target === 'trade') return ['step-trade'];
  if (target.startsWith('ship-')) return ofShip(frame, target.slice('ship-'.length));
  const option = optionsOf(frame).find((each) => each.target === target);
  if (!option) return [];
  const card = cardOf(option);
  if (card) return [`card-${card}`];
  const ship = shipIn(option);
  return BY_VERB[option.verb] ? [BY_VERB[option.verb]] : ship ? ofShip(frame, ship) : [];
}

/** Her voyage and the space under her. @param {Frame} frame @param {string} id */
function ofShip(frame, id) {
  const ship = shipOf(frame, id);
  const spaces = spacesOf(ship?.voyage ?? '');
  const at = ship?.space ?? 0;
  const space = spaces[at];
  return [
    'ship',
    ...(ship?.voyage ? ['voyage'] : []),
    ...(space?.blast ? ['space-blast'] : []),
    ...(space?.port ? ['space-port'] : []),
    ...(space && at === spaces.length - 1 ? ['space-finish'] : []),
  ];
}
