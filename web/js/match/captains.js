// Who plays which seat: a person here, a friend on another device, or a computer captain of a level.
// It is kept in the match's table.

import { gameOf } from '../app/games.js';
import { get } from '../app/store.js';
import { number, t } from '../app/text.js';
import { isPractice } from './practice.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {{seat: number, level: string}} Captain */

/** A seat that a friend plays on another device. For the friend it is the other way round. */
export const FRIEND = 'friend';

/** The levels whose names the page knows, the weakest first; a game words those of its own. */
export const LEVELS = [
  'landsman',
  'midshipman',
  'petty_officer',
  'lieutenant',
  'captain',
  'admiral',
];

/** Whom a newcomer meets. */
export const FIRST_LEVEL = 'midshipman';

/** The levels of a game's captains, the weakest first. @param {string} game its key @returns {string[]} */
export function levelsOf(game) {
  return gameOf(game)?.levels.map((level) => level.key) ?? LEVELS;
}

/** Who plays each seat: a captain's level, a friend, or null for a person here.
 * @param {{game: string, seats: number, table: Record<string, any>}} match @returns {(string | null)[]}
 */
export function playersOf({ game, seats, table }) {
  const known = Array.isArray(table.captains) ? table.captains : [];
  const levels = levelsOf(game);
  return Array.from({ length: seats }, (_, seat) => {
    const who = known[seat];
    return who === FRIEND || levels.includes(who) ? who : null;
  });
}

/** The captain's level of each seat; null where none plays. @param {Frame} frame @returns {(string | null)[]} */
export function seated(frame) {
  return playersOf(frame).map((who) => (who === FRIEND ? null : who));
}

/** Tells whether a captain plays any seat. @param {Frame} frame */
export function anyCaptain(frame) {
  return seated(frame).some(Boolean);
}

/** The captain to act: the first of them, once no person at this device has anything to do.
 * @param {Frame} frame @returns {Captain | null}
 */
export function actingCaptain(frame) {
  if (isPractice(frame) || frame.outcome) return null;
  const players = playersOf(frame);
  if (frame.actors.some((seat) => players[seat] === null)) return null;
  const seat = frame.actors.find((each) => players[each] !== FRIEND);
  return seat === undefined ? null : { seat, level: /** @type {string} */ (players[seat]) };
}

/** The level of the captain to act; null if a person must, or nobody. @param {Frame} frame @returns {string | null} */
export function captainToAct(frame) {
  return actingCaptain(frame)?.level ?? null;
}

/** Returns the name of a level. @param {string | null} level @param {string} [game] its game; that on the table if none is told */
export function levelWord(level, game = get().frame?.game) {
  if (!level) return t('captains-person');
  return LEVELS.includes(level) ? t(`captains-level-${level}`) : t(`${game}-level-${level}`);
}

/** Names a level to choose from: how hard it is stands with it. @param {string | null} level @param {string} game its game */
export function levelChoice(level, game) {
  if (!level || !LEVELS.includes(level)) return levelWord(level, game);
  return t('captains-choice', {
    level: levelWord(level, game),
    strength: t(`captains-strength-${level}`),
  });
}

/** How many positions a level looks at in a turn at most. @param {string} level @param {string} [game] */
export function levelBudget(level, game) {
  return gameOf(game ?? '')?.levels.find((each) => each.key === level)?.budget ?? 0;
}

/** What is to be known of a level: how it plays; how far it looks if nothing else is worded.
 * @param {string} level @param {string} [game] its game; that on the table if none is told
 */
export function levelAbout(level, game = get().frame?.game) {
  const id = LEVELS.includes(level) ? `captains-about-${level}` : `${game}-level-${level}-about`;
  const words = t(id);
  if (words !== id) return words; // a game need not describe its own levels
  const budget = levelBudget(level, game);
  return budget ? t('captains-about-budget', { budget: number(budget, 0) }) : '';
}
