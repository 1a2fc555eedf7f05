// An attack before it is made: what may come of it, and what each end takes and gives.

import { nothing } from 'lit-html';
import { optionsOf } from '../../../match/mode.js';
import { acting } from '../../../table/turninfo.js';
import { isOpen, picked } from '../picked.js';
import { endsPanel, givesLine } from './endspanel.js';
import { forecastOf } from './forecast.js';
import { attackPanel, letterLine } from './forecastpanel.js';
import { stakesOf } from './stakes.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./forecast.js').Question} Question */
/** @typedef {import('./stakes.js').Matter} Matter */

/** The attack that is pointed at; null for anything else. @param {Frame} frame @param {string | null} selected
 * @returns {{question: Question, matter: Matter | null} | null}
 */
export function attackOf(frame, selected) {
  const seat = acting(frame);
  if (!selected || seat === null || frame.past !== undefined) return null;
  const ship = selected.startsWith('ship-') && picked(frame) === 'fire_cannons' ? selected : null;
  const option = optionsOf(frame).find(
    ({ verb, action, target }) =>
      verb === 'fire' && (target === selected || ship === `ship-${action.split(' ')[2]}`),
  );
  if (!option || !isOpen(option)) return null;
  const [, own, target] = option.action.split(' ');
  const stakes = stakesOf(frame, own, target);
  return {
    question: { seat, action: option.action },
    matter: stakes && { stakes, side: 0 },
  };
}

/** Draws what an attack that is pointed at may come to. @param {Frame} frame @param {string | null} selected */
export function attackOutlook(frame, selected) {
  const attack = attackOf(frame, selected);
  if (!attack) return nothing;
  const { question, matter } = attack;
  return [
    attackPanel(forecastOf(frame, question), question),
    matter ? [endsPanel(matter), givesLine(matter)] : nothing,
  ];
}

/** Draws how often a card stops it. @param {Frame} frame @param {string | null} selected */
export function attackNote(frame, selected) {
  const attack = attackOf(frame, selected);
  return attack ? letterLine(forecastOf(frame, attack.question)?.found ?? null) : nothing;
}
