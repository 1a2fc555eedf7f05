// The sheet that tells the forecast in words: of the fight at hand, or of an attack that is pointed at.

import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { matterOf, questionOf } from '../questions/shots.js';
import { attackOf } from './attack.js';
import { forecastOf } from './forecast.js';
import { forecastSheet } from './forecastpanel.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the forecast of what is at hand. @param {Frame} frame */
export function forecastBody(frame) {
  const attack = attackOf(frame, get().selected);
  const question = attack?.question ?? questionOf(frame);
  if (!question) return t('combat-odds-none');
  return forecastSheet(forecastOf(frame, question), attack ? attack.matter : matterOf(frame));
}
