// The letters of a fight: shots, flight, the spaces to be filled, the forecast.

import { t } from '../../../app/text.js';
import { isReadOnly } from '../../../match/mode.js';
import { togglePanel } from '../../../table/ui.js';
import { viewOf } from '../position.js';
import { pointAtShot, toggleFlight } from '../questions/shots.js';
import { isAnnounced } from './brief.js';
import { toggleSpace } from './placement.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** @type {Record<string, string>} */
const SHOT_KEYS = { b: 'ball', c: 'chain', g: 'grape' };

/** Hears a key in a fight; true if it was dealt with. @param {KeyboardEvent} event @param {Frame} frame @returns {boolean} */
export function onFightKey(event, frame) {
  const { step } = viewOf(frame);
  if (event.ctrlKey || event.metaKey || isReadOnly() || !frame.options.length) return false;
  if (isAnnounced(frame)) return false;
  const shot = SHOT_KEYS[event.key];
  if (step === 'arm' && shot) pointAtShot(frame, shot);
  else if (step === 'arm' && event.key === 'x') toggleFlight(frame);
  else if (step === 'arm' && event.key === 'f') togglePanel('forecast');
  else if (step === 'place' && /^[2-6]$/.test(event.key)) toggleSpace(frame, event.key);
  else return false;
  event.preventDefault();
  return true;
}

/** The lines for the sheet of keys. */
export function fightKeyLines() {
  return ['shots', 'flee', 'spaces', 'odds'].map((key) => ({
    keys: t(`combat-key-of-${key}`),
    does: t(`combat-key-does-${key}`),
  }));
}
