// Games as links: the engine writes their text and checks all that it says; router.js knows the addresses.

import { ask } from '../boot/engine.js';

/** @typedef {import('../protocol.d.ts').LinkAnswer} LinkAnswer */
/** @typedef {import('./router.js').Link} Link */

export { addressOf, hashOf, linkIn } from './router.js';

/**
 * The link's text of a match; rejects with an EngineError.
 * @param {'game' | 'turn'} kind
 * @param {{n: number} | {save: string}} match the one on the table, or a kept one
 * @returns {Promise<string>}
 */
export async function linkText(kind, match) {
  const { link } = /** @type {any} */ (await ask({ op: 'link', kind, ...match }));
  return link;
}

/**
 * What a link's text holds, and how it stands to what is known here; rejects with an EngineError.
 * @param {string} text @param {string | null} [save] of the same match
 * @returns {Promise<LinkAnswer>}
 */
export async function readLink(text, save = null) {
  return /** @type {LinkAnswer} */ (
    /** @type {unknown} */ (await ask({ op: 'open_link', link: text, save }))
  );
}

/** Copies words, the old way where the new one is refused. @param {string} words @returns {Promise<boolean>} whether it was done */
export async function copyText(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = words;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

/** Can this device hand an address to other programs? */
export function canShare() {
  return typeof navigator.share === 'function';
}

/** Hands an address to another program that the player chooses. @param {string} title @param {string} url */
export async function shareAddress(title, url) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // the player has thought better of it
  }
}
