// Answers in advance: what people choose for questions that come to them in a friend's turn, so that none
// of these costs an exchange of links.

import { gameOf } from '../app/games.js';
import { anyFriend } from './friends.js';
import { isDivided, peopleOf } from './viewer.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').EntryShape} Entry */

/** What the game on the table may ask out of turn. @param {Frame} frame */
export function standingQuestions({ game }) {
  return gameOf(game)?.standing_questions ?? [];
}

/** May anything be answered in advance: does the game ask such questions, and a friend play? @param {Frame} frame */
export function takesAnswers(frame) {
  return anyFriend(frame) && standingQuestions(frame).length > 0;
}

/** Who may answer now: the people at this device, of whom in a match with secrets only the one who looks.
 * @param {Frame} frame @returns {number[]}
 */
export function answerers(frame) {
  return peopleOf(frame).filter((seat) => !isDivided(frame) || seat === frame.viewer);
}

/** The answers with another one; an empty answer leaves the question to what is usual.
 * @param {Record<string, string>} answers @param {string} question @param {string} answer
 */
export function changed(answers, question, answer) {
  const { [question]: _, ...rest } = answers;
  return answer ? { ...rest, [question]: answer } : rest;
}

/** Was an entry answered in advance? @param {Frame | null} frame the match @param {Entry} entry */
export function wasAnswered(frame, { number }) {
  const { answered } = frame?.table ?? {};
  return Array.isArray(answered) && answered.includes(number);
}
