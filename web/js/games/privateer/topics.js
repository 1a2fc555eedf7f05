// Which topics of the rules a place on the chart, or another thing one can point at, is about.

import { isLand, isMerchant, isSquare, ownShip, portAt, seatsAt, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** What an option is about whose target is no square and no topic of its own. */
const BY_VERB = /** @type {Record<string, string>} */ ({
  upgrade: 'track',
  strip: 'track',
});

/** Returns the topics of the rules that concern a place. @param {Frame} frame @param {string} target @returns {string[]} */
export function topicsAt(frame, target) {
  if (isSquare(target)) return ofSquare(frame, target);
  const [kind, ...rest] = target.split('-');
  const id = rest.join('-');
  if (BY_VERB[kind]) return [`${BY_VERB[kind]}-${id}`];
  if (kind === 'seat') return ofCaptain(viewOf(frame).ships[Number(id)]?.captain);
  if (kind === 'wind') return id === 'neutral' ? ['wind-neutral'] : ['wind'];
  if (kind === 'port') return ['port-card'];
  if (kind === 'captain' || kind === 'relic' || kind === 'fortune') return [target];
  return [];
}

/** @param {Frame} frame @param {string} square */
function ofSquare(frame, square) {
  if (isLand(square)) return ['square-land'];
  const own = ownShip(frame);
  const port = portAt(frame, square);
  if (port) return port.last ? ['port-last', 'square-port'] : ['square-port', 'port-card'];
  const met = seatsAt(frame, square).some((seat) => viewOf(frame).ships[seat] !== own);
  if (met) return ['square-ship'];
  return [isMerchant(square) ? 'square-merchant' : 'square-sea'];
}

/** @param {string | null | undefined} captain */
function ofCaptain(captain) {
  return captain ? [`captain-${captain}`] : [];
}
