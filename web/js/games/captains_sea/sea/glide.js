// How the map comes from one scale to another: ships glide by themselves where it keeps its scale; where it gets
// another one, all of it does.

import { isStill } from '../../../app/settings.js';
import { whenDrawn } from '../../../app/store.js';
import { perMatch } from '../../../table/session.js';

/** @typedef {import('./outlook.js').Outlook} Outlook */

const LONG_MS = 400;

/** What was drawn last. */
const state = perMatch(() => ({ shown: /** @type {Outlook | null} */ (null) }));

/** Does the map keep its scale, so that what lies on it glides by itself? @param {Outlook} shown */
export function glides(shown) {
  const kept = state();
  const before = kept.shown;
  kept.shown = shown;
  if (before?.square === shown.square) return true;
  if (before && isSameRoom(before, shown) && !isStill()) whenDrawn(() => zoom(before, shown));
  return false;
}

/** @param {Outlook} one @param {Outlook} other */
function isSameRoom(one, other) {
  return Math.abs(one.width * one.square - other.width * other.square) < 1;
}

/** @param {Outlook} before @param {Outlook} shown */
function zoom(before, shown) {
  const sea = document.querySelector('.seamap__sea');
  sea?.animate(
    [
      { transform: `${placed(before)} scale(${before.square / shown.square})` },
      { transform: placed(shown) },
    ],
    {
      duration: LONG_MS,
      easing: 'ease-in-out',
    },
  );
}

/** @param {Outlook} shown */
function placed({ x, y, square }) {
  return `translate(${-x * square}px, ${-y * square}px)`;
}
