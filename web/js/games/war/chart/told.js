// A space in words, for those who listen and for the texts: what lies there, how far it is, what it brings.

import { playerName, t } from '../../../app/text.js';
import { capital, list } from '../../../table/words.js';
import { goodWord, nationName, portName, spaceName, stepsWords } from '../names.js';
import {
  exportsOf,
  harbourOf,
  isCell,
  isLand,
  ownSeatOf,
  portOf,
  portsAt,
  seatsAt,
  viewOf,
} from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** All that a space shows, in a sentence. @param {Frame} frame @param {string} space @returns {string} */
export function spaceTold(frame, space) {
  const parts = isCell(space) ? cellParts(space) : portParts(frame, space);
  const convoys = seatsAt(frame, space).map((seat) =>
    seat === ownSeatOf(frame)
      ? t('table-own-convoy')
      : t('table-convoy-of', { who: playerName(seat) }),
  );
  const steps = viewOf(frame).reach[space];
  const reach = steps === undefined ? [] : [t('table-told-reach', { steps: stepsWords(steps) })];
  return [capital(spaceName(space)), ...parts, ...convoys, ...reach].join(', ');
}

/** @param {string} cell @returns {string[]} */
function cellParts(cell) {
  if (isLand(cell)) return [];
  const near = portsAt(cell).map(({ id }) => portName(id));
  return near.length ? [t('table-told-docks', { ports: list(near) })] : [];
}

/** @param {Frame} frame @param {string} id @returns {string[]} */
function portParts(frame, id) {
  const port = harbourOf(frame, id);
  if (!port) return [];
  const parts = [whose(frame, id), tradeWords(id)];
  if (port.plague) parts.push(t('table-plague'));
  if (port.brings) parts.push(t('table-told-brings', { amount: port.brings }));
  return parts;
}

/** Whose port it is: a nation's, or under somebody's pirate flag. @param {Frame} frame @param {string} id */
export function whose(frame, id) {
  const port = harbourOf(frame, id);
  if (port?.pirate) return t('table-pirate-port', { who: playerName(port.owner ?? 0) });
  const nation = port?.nation ?? portOf(id)?.nation ?? '';
  return port?.owner === null || port?.owner === undefined
    ? nationName(nation)
    : t('table-taken-port', { nation: nationName(nation), who: playerName(port.owner) });
}

/** What is made there: "exports tea and silks"; "no trade". @param {string} id */
export function tradeWords(id) {
  if (!portOf(id)?.trade) return t('table-no-trade');
  return t('table-exports', { goods: list(exportsOf(id).map(goodWord)) });
}
