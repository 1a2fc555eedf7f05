// Who plays which seat: a person, or a computer captain of a level. It is kept in the match's table.

import { get } from '../app/store.js';
import { number, t } from '../app/text.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */

/** The levels, the weakest first, known before the engine answers. */
export const LEVELS = ['landsman', 'midshipman', 'petty_officer', 'lieutenant', 'captain', 'admiral'];

/** Whom a newcomer meets. */
export const FIRST_LEVEL = 'midshipman';

/** What a refusal of the captains' own is called. */
const AWAY = 'captain';

/** Who plays each seat: a level, or null for a person. @param {Frame} frame @returns {(string | null)[]} */
export function seated(frame) {
  const { captains } = frame.table;
  const known = Array.isArray(captains) ? captains : [];
  return Array.from({ length: frame.seats }, (_, seat) => (LEVELS.includes(known[seat]) ? known[seat] : null));
}

/** Does a captain play any seat? @param {Frame} frame */
export function anyCaptain(frame) {
  return seated(frame).some(Boolean);
}

/** The level of the captain that must act; null if a person must, or nobody.
 * @param {Frame} frame @returns {string | null}
 */
export function captainToAct(frame) {
  if (frame.lesson || frame.outcome || !frame.actors.length) return null;
  return seated(frame)[frame.actors[0]];
}

/** The table while a captain acts: it can be looked at, but nothing can be done. @param {Frame} frame @returns {Frame} */
export function watched(frame) {
  const text = { id: 'captains-away', args: { seat: frame.actors[0] } };
  return { ...frame, options: [], reach: {}, forced: null, away: { code: AWAY, rule: '', text, remedy: [] } };
}

/** The table while another tab plays the match. @param {Frame} frame @returns {Frame} */
export function lookedOn(frame) {
  const text = { id: 'saves-elsewhere', args: {} };
  const away = { code: 'elsewhere', rule: '', text, remedy: [] };
  return { ...frame, options: [], reach: {}, forced: null, undo: 0, redo: 0, away };
}

/** Is this the table while a captain acts? @param {Frame} frame */
export function isWatched(frame) {
  return frame.away?.code === AWAY;
}

/** @param {string | null} level */
export function levelWord(level) {
  return level ? t(`captains-level-${level}`) : t('captains-person');
}

/** What a captain looks at, as far as the engine has told. @param {string} level */
export function levelAbout(level) {
  const budget = get().catalog?.games[0].levels.find((each) => each.key === level)?.budget;
  const about = t(`captains-about-${level}`);
  return budget ? t('captains-about', { about, budget: number(budget, 0) }) : about;
}
