// What the player has set for this device: looks and manners, never rules.

/**
 * @typedef {object} Settings
 * @property {'system' | 'paper' | 'night' | 'contrast'} theme
 * @property {number} textSize per cent
 * @property {string} language a key of LANGUAGES, or 'auto' for the browser's
 * @property {string} name what the player is called where nobody else plays; '' for "You"
 * @property {'instant' | 'brisk' | 'calm' | 'step'} pace of what moves on the table
 * @property {'system' | 'still' | 'moving'} motion overrides what the device asks for
 * @property {boolean} sounds
 * @property {number} volume of the sounds, per cent
 * @property {'full' | 'short'} verbosity of what a screen reader hears of a cell
 * @property {boolean} letters single letters are keys while the table has the focus
 * @property {boolean} confirmEnd
 * @property {boolean} autoForced
 * @property {boolean} forecast what a game forecasts lies over its board
 */

const KEY = `${new URL('.', location.href).pathname}portsmouth/settings`;

/** From this size of text on, in per cent, the table has a layout of its own. */
const LARGE = 150;

/** @type {Settings} */
const DEFAULTS = {
  theme: 'system',
  textSize: 100,
  language: 'auto',
  name: '',
  pace: 'brisk',
  motion: 'system',
  sounds: false,
  volume: 40,
  verbosity: 'full',
  letters: true,
  confirmEnd: true,
  autoForced: true,
  forecast: false,
};

/** @type {Settings} */
const settings = { ...DEFAULTS, ...stored() };

/** What was kept, as far as it makes sense. @returns {Partial<Settings>} */
function stored() {
  try {
    const data = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = Object.entries(DEFAULTS).filter(
      ([name, value]) => typeof data[name] === typeof value,
    );
    return Object.fromEntries(kept.map(([name]) => [name, data[name]]));
  } catch {
    return {};
  }
}

/** Returns the value of a setting. @template {keyof Settings} Name @param {Name} name @returns {Settings[Name]} */
export function getSetting(name) {
  return settings[name];
}

/** Sets, applies and keeps one setting. @template {keyof Settings} Name @param {Name} name @param {Settings[Name]} value */
export function setSetting(name, value) {
  settings[name] = value;
  applySettings();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the setting lasts as long as the page; saving a match says so to the player.
  }
}

/** Does the player, or his device, want things to stand still? @returns {boolean} */
export function isStill() {
  if (settings.motion !== 'system') return settings.motion === 'still';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Does the device ask for more contrast, by day? The night has enough. */
function wantsContrast() {
  const { matches } = matchMedia('(prefers-contrast: more) and (prefers-color-scheme: light)');
  return matches;
}

/** Puts every setting back to its default. */
export function resetSettings() {
  Object.assign(settings, DEFAULTS);
  applySettings();
}

/** Puts theme, text size and motion on the page. */
export function applySettings() {
  const root = document.documentElement;
  const theme = settings.theme === 'system' && wantsContrast() ? 'contrast' : settings.theme;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = isStill() ? 'still' : 'moving';
  const size = Math.min(200, Math.max(90, settings.textSize));
  root.style.setProperty('--text-size', `${size}%`);
  root.dataset.text = size >= LARGE ? 'large' : 'usual';
}
