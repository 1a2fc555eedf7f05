// Installing the game as an app: a button where the browser offers it, the way there on iOS.

import { set } from './store.js';

/** @typedef {Event & {prompt: () => Promise<{outcome: string}>}} InstallEvent */

const FOLDER = new URL('.', location.href).pathname;
const DECLINED = `${FOLDER}portsmouth/uninstalled`;

/** How many entries the journal of somebody has who has played for a while. */
const PLAYED = 10;

/** The browser's offer, until it is taken. @type {InstallEvent | null} */
let offer = null;

let installed = false;

/** Catches the browser's offer, which would else come as a bar over the page. */
export function captureInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = /** @type {InstallEvent} */ (event);
    set({});
  });
  addEventListener('appinstalled', () => {
    offer = null;
    installed = true;
    set({});
  });
}

/** Whether the game runs as an app, or has just been made one. */
function isInstalled() {
  const standalone = /** @type {{standalone?: boolean}} */ (navigator).standalone;
  return installed || standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Safari on a phone or tablet, which has no offer to catch; an iPad calls itself a Macintosh. */
function isIos() {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

/** How the game can be installed here: 'done', 'button', 'ios' (by the Share menu), or 'none'. */
export function installMethod() {
  if (isInstalled()) return 'done';
  if (offer) return 'button';
  return isIos() ? 'ios' : 'none';
}

/** Asks the browser to install; it asks the player. */
export async function install() {
  const taken = offer;
  offer = null; // the browser takes an offer once
  await taken?.prompt();
  set({});
}

/** Whether the home screen may mention it: to whom has played for a while, until told not to.
 * @param {number} entries of the match that was played last
 */
export function mayOfferInstall(entries) {
  if (!offer || isInstalled() || entries < PLAYED) return false;
  try {
    return localStorage.getItem(DECLINED) === null;
  } catch {
    return false;
  }
}

/** Notes that the home screen must not mention it again. */
export function declineInstall() {
  try {
    localStorage.setItem(DECLINED, '1');
  } catch {
    // Then it is mentioned again; settings offer it in any case.
  }
  set({});
}
