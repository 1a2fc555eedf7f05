// What things are called: goods, ports, nations, cards, values, spaces, gold, chances.

import { html } from 'lit-html';
import { boardText, playerName, t } from '../../app/text.js';
import { capital, list } from '../../table/words.js';
import { sign } from './art.js';
import { components, isCell, loaded, seatsAt } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** A good in lower case, as within a sentence. @param {string} good */
export function goodWord(good) {
  return t(`good-${good}`);
}

/** A good with a capital. @param {string} good */
export function goodName(good) {
  return capital(goodWord(good));
}

/** @param {string} port */
export function portName(port) {
  return t(`port-${port}`);
}

/** @param {string} nation */
export function nationName(nation) {
  return t(`nation-${nation}`);
}

/** @param {string} card */
export function cardName(card) {
  return t(`card-${card}`);
}

/** @param {string} value */
export function valueName(value) {
  return t(`value-${value}`);
}

/** @param {string} way */
export function wayName(way) {
  return t(`way-${way}`);
}

/** @param {string} region */
export function regionName(region) {
  return t(`table-region-${region}`);
}

/** A space: "3 west of Goa", or the name of a port. @param {string} space */
export function spaceName(space) {
  if (!isCell(space)) return portName(space);
  const name = components().sea?.[space];
  return name ? boardText(name) : t('table-land');
}

/** Where something lies: "3 west of Goa", "in Goa". @param {string} space */
export function whereName(space) {
  return isCell(space) ? spaceName(space) : t('table-in-port', { port: portName(space) });
}

/** Where a way leads: "the space 3 west of Goa", "Goa". @param {string} space */
export function goalName(space) {
  return isCell(space) ? t('table-space-named', { space: spaceName(space) }) : portName(space);
}

/** What lies there, in a word or two: whose convoy, or the place itself. @param {Frame} frame @param {string} space */
export function placeName(frame, space) {
  const [seat] = isCell(space) ? seatsAt(frame, space) : [];
  return seat === undefined
    ? capital(spaceName(space))
    : t('table-convoy-at', { who: playerName(seat), space: spaceName(space) });
}

/** Steps with their unit: "3 steps". @param {number} count */
export function stepsWords(count) {
  return t('table-steps', { count });
}

/** Cargo in words: "8 tea and 2 furs"; "no cargo". @param {Record<string, number>} cargo */
export function cargoWords(cargo) {
  const parts = loaded(cargo).map(([good, count]) =>
    t('table-some-good', { count, good: goodWord(good) }),
  );
  return parts.length ? list(parts) : t('table-no-cargo');
}

/** Gold with a coin for the eye. @param {number} amount */
export function goldSign(amount) {
  return html`<span class="purse__gold" aria-hidden="true">${sign('gold')}${amount}</span><span class="sr">${t('table-gold', { amount })}</span>`;
}

/** Gold that cargo brings. @param {number} amount */
export function bringsSign(amount) {
  return html`<span class="gain"><span aria-hidden="true">+${amount}${sign('gold')}</span><span class="sr">${t('table-told-brings', { amount })}</span></span>`;
}

/** A chance in thousandths as whole per cent. @param {number} permille */
export function percent(permille) {
  const whole = Math.round(permille / 10);
  if (whole === 0 && permille > 0) return t('table-under-one');
  if (whole === 100 && permille < 1000) return t('table-over-99');
  return t('table-percent', { whole });
}
