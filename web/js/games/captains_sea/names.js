// The names of ships, headings, sections and shots: the engine's own words.

import { t } from '../../app/text.js';

/** @typedef {import('./view.d.ts').ShipView} Ship */

/** @param {Pick<Ship, 'ship'>} ship */
export function shipName({ ship }) {
  return t(`ship-${ship}`);
}

/** @param {number} heading */
export function headingName(heading) {
  return t(`heading-${heading}`);
}

/** @param {string} section such as "sf" */
export function sectionName(section) {
  return t(`section-${section}`);
}

/** @param {string} shot */
export function shotName(shot) {
  return t(`shot-${shot}`);
}
