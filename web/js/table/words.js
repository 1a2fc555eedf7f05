// Sentences for the table: the engine's texts, prices, lists, names.

import { gameOf, page } from '../app/games.js';
import { get } from '../app/store.js';
import { boardText, list, locale, playerName, t } from '../app/text.js';

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */
/** @typedef {import('../protocol.d.ts').CostShape} CostShape */
/** @typedef {import('../protocol.d.ts').RefusalShape} RefusalShape */

export { boardText, list };

/** A refusal with the number of its rule. @param {RefusalShape} refusal */
export function refusalWords(refusal) {
  const why = capital(boardText(refusal.text));
  return refusal.rule ? t('table-refusal', { why, rule: refusal.rule }) : why;
}

/** A price as short as it goes: "2 AP + £1 to Byron"; empty if it costs nothing. @param {CostShape} cost */
export function price(cost) {
  return parts(cost, '').join(' + ');
}

/** A price in full words: "2 action points and £1 to Byron". @param {CostShape} cost */
export function priceWords(cost) {
  return list(parts(cost, '-spoken'));
}

/** How much of a resource leaves the purse. @param {CostShape} cost @param {string} resource @returns {number} */
export function amount(cost, resource) {
  return cost.amounts[resource] ?? 0;
}

/** Each resource in the game's own words, what goes to other players apart.
 * @param {CostShape} cost @param {'' | '-spoken'} manner @returns {string[]}
 */
function parts({ amounts, payees }, manner) {
  const words = (/** @type {string} */ resource, /** @type {number} */ count) =>
    t(`cost-${resource}${manner}`, { count });
  const lost = order(Object.keys(amounts)).flatMap((resource) => {
    const others = payees
      .filter((each) => each.resource === resource)
      .reduce((sum, each) => sum + each.amount, 0);
    return amounts[resource] > others ? [words(resource, amounts[resource] - others)] : [];
  });
  return [
    ...lost,
    ...payees.map((each) =>
      t('table-price-to', { price: words(each.resource, each.amount), who: playerName(each.seat) }),
    ),
  ];
}

/** Resources in the order of the game. @param {string[]} resources */
function order(resources) {
  const { frame } = get();
  const known = gameOf(frame?.game ?? '')?.resources ?? resources;
  return resources.toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
}

/** The first letter in capitals. @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** What an option would set off, as one line. @param {readonly TextShape[]} effects */
export function effectsWords(effects) {
  return capital(effects.map(boardText).join('; '));
}

/** A place in a ranking: "1st". @param {number} place */
export function placeWord(place) {
  return t('table-place', { place });
}

/** What is asked now, with the name of the one who looks if he is asked. @param {import('../protocol.d.ts').Frame} frame */
export function promptLine(frame) {
  const { viewer, actors } = frame;
  if (viewer === null || !actors.includes(viewer)) return boardText(frame.prompt);
  return t('table-prompt', { who: playerName(viewer), prompt: boardText(frame.prompt) });
}

/** A round by its name, as the log heads it. @param {number} round */
export function roundName(round) {
  return page()?.recap?.partName?.(round + 1) ?? t('study-round', { round });
}

/** A turn by its round and player; in games in which a round is everybody's, by its round alone.
 * @param {{round: number, seat: number}} turn
 */
export function turnName({ round, seat }) {
  if (page()?.recap?.partName) return roundName(round);
  return t('standing-chart-turn', { round, who: playerName(seat) });
}
