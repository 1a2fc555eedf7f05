// Words for others: handed to another program on a phone, copied elsewhere.

import { copyText } from './links.js';

/** Shares words. @param {string} text @returns {Promise<'shared' | 'copied' | 'refused' | ''>} '' if the player has thought better of it */
export async function shareText(text) {
  if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}
