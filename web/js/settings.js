// What the player has set for this device: looks and manners, never rules.

/** @typedef {{theme: 'system' | 'paper' | 'night', textSize: number, confirmEnd: boolean, autoForced: boolean}} Settings */

const KEY = `${new URL('.', location.href).pathname}portsmouth/settings`;

/** @type {Settings} */
const DEFAULTS = { theme: 'system', textSize: 100, confirmEnd: true, autoForced: true };

/** @type {Settings} */
const settings = { ...DEFAULTS, ...stored() };

/** What was kept, as far as it makes sense. @returns {Partial<Settings>} */
function stored() {
  try {
    const data = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = Object.entries(DEFAULTS).filter(([name, value]) => typeof data[name] === typeof value);
    return Object.fromEntries(kept.map(([name]) => [name, data[name]]));
  } catch {
    return {};
  }
}

/** @template {keyof Settings} Name @param {Name} name @returns {Settings[Name]} */
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

/** As if nothing had ever been set. */
export function resetSettings() {
  Object.assign(settings, DEFAULTS);
  applySettings();
}

/** Puts theme and text size on the page. */
export function applySettings() {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  const size = Math.min(200, Math.max(90, settings.textSize));
  root.style.setProperty('--text-size', `${size}%`);
}
