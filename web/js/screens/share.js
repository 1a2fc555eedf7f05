// Sharing a game straight from the log-book.

import { addressOf, copyText, linkText } from '../app/links.js';
import { formatText, t } from '../app/text.js';
import { EngineError } from '../boot/engine.js';
import { engineReady } from './newgame/ready.js';

/** Copies the link to a kept game. @param {import('../saves/logbook.js').SaveRecord} kept @returns {Promise<string>} what came of it, in words */
export async function copyLinkTo({ save, title, over }) {
  if (!(await engineReady('logbook'))) return '';
  try {
    const address = addressOf({ way: 'g', text: await linkText('game', { save }), at: null });
    if (!(await copyText(address))) return `${t('links-not-copied')} ${address}`;
    const told = t('links-share-copied', { title, count: address.length });
    return over ? told : `${told} ${t('links-share-open')}`;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return formatText(error.text);
  }
}
