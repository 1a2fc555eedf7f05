// What things are called: goods, ports, captains, Relics, tracks, winds, half spaces, silver.

import { html } from 'lit-html';
import { t } from '../../app/text.js';
import { capital, list } from '../../table/words.js';
import { sign } from './art.js';
import { loaded } from './position.js';

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

/** @param {string} captain */
export function captainName(captain) {
  return t(`captain-${captain}`);
}

/** @param {string} relic */
export function relicName(relic) {
  return t(`relic-${relic}`);
}

/** A Bounty Card, Relic or Fortune. @param {string} card */
export function bountyName(card) {
  return t(`card-${card}`);
}

/** @param {string} track */
export function trackName(track) {
  return t(`track-${track}`);
}

/** The wind in words: "Wind to the east". @param {string} wind */
export function windWords(wind) {
  return t(`table-wind-${wind}`);
}

/** Half spaces as one writes them: 13 is 6½. @param {number} half */
export function spaces(half) {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return String(whole);
  return whole ? `${whole}½` : '½';
}

/** Half spaces with their unit: "6½ spaces". @param {number} half */
export function spacesWords(half) {
  return t('table-spaces', { spaces: spaces(half), half });
}

/** Silver that cargo brings, with a coin for the eye. @param {number} amount */
export function bringsSign(amount) {
  return html`<span class="gain"><span aria-hidden="true">${t('table-brings', { amount })} ${sign('coin')}</span><span class="sr">${t('table-told-brings', { amount })}</span></span>`;
}

/** Half spaces for listeners: "6 and a half". @param {number} half */
export function spacesSpoken(half) {
  return t('table-spaces-spoken', { whole: Math.floor(half / 2), half: half % 2 });
}

/** Cargo in words: "8 rum and 2 sugar"; "nothing". @param {Record<string, number>} cargo */
export function cargoWords(cargo) {
  const parts = loaded(cargo).map(([good, count]) =>
    t('table-some-good', { count, good: goodWord(good) }),
  );
  return parts.length ? list(parts) : t('table-no-cargo');
}

/** A chance in thousandths as whole per cent. @param {number} permille */
export function percent(permille) {
  const whole = Math.round(permille / 10);
  if (whole === 0 && permille > 0) return t('table-under-one');
  if (whole === 100 && permille < 1000) return t('table-over-99');
  return t('table-percent', { whole });
}
