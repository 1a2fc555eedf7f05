// The words of the main button: what is done, and under it what that costs or brings.

import { byTouch } from '../../../app/pointer.js';
import { playerName, t } from '../../../app/text.js';
import { effectsWords } from '../../../table/words.js';
import { percent, portName, spaces } from '../names.js';
import { fightAt } from '../odds.js';
import { isMerchant, ownSeatOf, portAt, seatsAt, squareName, viewOf } from '../position.js';
import { visitSum } from '../questions/visit.js';
import { isEmptyHanded } from './likeliest.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** The deed: "Sail to Tortuga", "Attack Cooke at M7"; undefined for the engine's own words. @param {Frame} frame @param {Option} option */
export function shortLabel(frame, option) {
  const { verb, target } = option;
  if (verb === 'done') return doneWords(frame);
  if (verb !== 'sail') return undefined;
  const square = squareName(target);
  if (portAt(frame, target)) return undefined;
  const other = seatsAt(frame, target).find((seat) => seat !== ownSeatOf(frame));
  if (other !== undefined) return t('table-do-attack', { who: playerName(other), square });
  return isMerchant(target) ? t('table-do-merchant', { square }) : undefined;
}

/** @param {Frame} frame */
function doneWords(frame) {
  const { visit, step } = viewOf(frame);
  return visit && step === 'port' ? t('table-do-leave', { port: portName(visit.port) }) : undefined;
}

/** The line under a sale: what it brings, and once it is chosen, how it is done.
 * @param {{target: string, told: string}} sale @param {string | null} selected
 */
export function saleMore({ target, told }, selected) {
  return target === selected ? `${told} · ${t('table-press-again', { touch: byTouch() })}` : told;
}

/** The line under it. @param {Frame} frame @param {Option | null} option @returns {string} */
export function mainMore(frame, option) {
  if (!option || option.refusal) return '';
  if (option.verb === 'done')
    return isEmptyHanded(option) ? effectsWords(option.effects) : visitSum(frame);
  if (option.verb !== 'sail') return '';
  const { reach, half_spaces: all } = viewOf(frame);
  const needs = reach[option.target];
  if (needs === undefined || all === null) return '';
  const way = t('table-spaces-of', { needs: spaces(needs), all: spaces(all) });
  const odds = fightAt(frame, option.target);
  if (odds) return `${way} · ${t('table-win-chance', { chance: percent(odds.win) })}`;
  const port = portAt(frame, option.target);
  if (!port) return way;
  return `${way} · ${port.last ? t('table-no-trade') : t('table-then-trade')}`;
}
