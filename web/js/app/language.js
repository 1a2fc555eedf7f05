// Which language the page speaks: the player's choice, or the first of the browser's that it knows.

import { offeredGames } from './games.js';
import { getSetting, setSetting } from './settings.js';
import { get, set } from './store.js';
import { LANGUAGES, language, loadLanguage, t } from './text.js';

/** Returns the language that a choice stands for. @param {string} choice a key of LANGUAGES, or 'auto' @returns {string} */
export function languageOf(choice) {
  if (Object.hasOwn(LANGUAGES, choice)) return choice;
  const asked = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
  return asked.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

/**
 * Speaks the language of the settings, about the game where there is but one; rejects if the words
 * can't be fetched.
 */
export async function startLanguage() {
  const [only, another] = offeredGames();
  await loadLanguage(languageOf(getSetting('language')), another ? '' : (only?.key ?? ''));
  document.documentElement.lang = language();
  addEventListener('languagechange', () => chooseLanguage(getSetting('language')));
}

/**
 * Speaks another language from now on and changes nothing else. If its words can't be fetched the
 * page stays as it was and tells so.
 * @param {string} choice a key of LANGUAGES, or 'auto'
 */
export async function chooseLanguage(choice) {
  const wanted = languageOf(choice);
  try {
    await loadLanguage(wanted);
  } catch (error) {
    const text = t('page-language-failed', { language: LANGUAGES[wanted].name });
    return set({ notice: { text, tone: 'fault', details: String(error) } });
  }
  if (language() !== wanted) return;
  if (getSetting('language') !== choice) setSetting('language', choice);
  document.documentElement.lang = wanted;
  set({ notice: get().notice?.lasting ? get().notice : null });
}
