// Sentences for the table: the engine's texts with cells in capitals, prices, lists, names.

import { list, locale, playerName, t, tell } from '../app/text.js';

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */
/** @typedef {import('../protocol.d.ts').CostShape} CostShape */
/** @typedef {import('../protocol.d.ts').RefusalShape} RefusalShape */

export { list, tell };

/** A refusal with the number of its rule. @param {RefusalShape} refusal */
export function refusalWords(refusal) {
  return refusal.rule
    ? t('table-refusal', { why: tell(refusal.text), rule: refusal.rule })
    : tell(refusal.text);
}

/** A price as short as it goes: "2 AP + £1 to Byron"; empty if it costs nothing. @param {CostShape} cost */
export function price(cost) {
  return priceParts(cost, 'table-price-ap').join(' + ');
}

/** A price in full words: "2 action points and £1 to Byron". @param {CostShape} cost */
export function priceWords(cost) {
  return list(priceParts(cost, 'table-price-ap-long'));
}

/** @param {CostShape} cost @param {string} ap @returns {string[]} */
function priceParts(cost, ap) {
  const tolls = cost.tolls.reduce((sum, [, amount]) => sum + amount, 0);
  const parts = cost.ap ? [t(ap, { count: cost.ap })] : [];
  if (cost.money > tolls) parts.push(t('table-price-money', { amount: cost.money - tolls }));
  for (const [seat, amount] of cost.tolls) {
    parts.push(t('table-price-toll', { amount, who: playerName(seat) }));
  }
  return parts;
}

/** The first letter in capitals. @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** What an option would set off, as one line. @param {readonly TextShape[]} effects */
export function effectsWords(effects) {
  return capital(effects.map(tell).join('; '));
}

/** A place in a ranking: "1st". @param {number} place */
export function placeWord(place) {
  return t('table-place', { place });
}

/** A trade's word: "cook", or "no trade". @param {string} trade */
export function tradeWord(trade) {
  return t(`specialty-${trade}`);
}

/** What is asked now, with the name of whose turn it is. @param {import('../protocol.d.ts').Frame} frame */
export function promptLine(frame) {
  if (frame.seat === null) return tell(frame.prompt);
  return t('table-prompt', { who: playerName(frame.seat), prompt: tell(frame.prompt) });
}
