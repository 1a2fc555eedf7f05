// Which moment of a fight it is, and which fight, in words.

import { t } from '../../../app/text.js';
import { shipName } from '../names.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */

/** Turn and impulse after these entries; '' before the first turn. @param {readonly Entry[]} entries */
export function momentOf(entries) {
  let [turn, impulse] = [0, 0];
  for (const { kind, facts } of entries.flatMap(({ events }) => events)) {
    if (kind === 'turn') [turn, impulse] = [Number(facts.turn), 0];
    if (kind === 'impulse') impulse = Number(facts.impulse);
  }
  if (!turn) return '';
  return impulse ? t('volley-when', { turn, impulse }) : t('recap-turn', { turn });
}

/** Which two ships meet. @param {Frame} frame */
export function matchName(frame) {
  const [one, other] = viewOf(frame).ships.map(shipName);
  return t('campaign-ships', { one, other });
}
