// Which topics of the rules a space of the chart, or another thing one can point at, is about.

import {
  harbourOf,
  isCell,
  isLand,
  isPort,
  ownConvoy,
  portOf,
  seatsAt,
  viewOf,
} from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Returns the topics of the rules that concern a target. @param {Frame} frame @param {string} target @returns {string[]} */
export function topicsAt(frame, target) {
  if (isPort(target)) return ofPort(frame, target);
  if (isCell(target)) return ofCell(frame, target);
  if (/^(good|card|value|shot)-/.test(target)) return [target];
  if (target.startsWith('seat-')) return ['convoy'];
  const plain = /** @type {Record<string, string>} */ ({
    ship: 'ship',
    board: 'passenger',
    letter: 'letter',
    cast: 'die-move',
    press: 'assault',
    fire: 'battle',
    pardon: 'card-pardon',
  });
  return plain[target] ? [plain[target]] : [];
}

/** @param {Frame} frame @param {string} id */
function ofPort(frame, id) {
  const port = harbourOf(frame, id);
  const topics = ['space-port', portOf(id)?.trade ? 'port-trade' : 'port-plain'];
  if (port?.pirate || ownConvoy(frame).pirate) topics.push('port-pirate');
  if (viewOf(frame).globe?.startsWith('war_')) topics.push('port-war');
  if (port?.plague) topics.push('card-plague');
  return topics;
}

/** @param {Frame} frame @param {string} cell */
function ofCell(frame, cell) {
  if (isLand(cell)) return ['space-land'];
  return seatsAt(frame, cell).length ? ['convoy', 'space-sea'] : ['space-sea'];
}
