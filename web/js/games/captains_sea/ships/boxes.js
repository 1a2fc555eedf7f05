// The gun boxes of a section: manned, sound, damaged; and its load.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { list } from '../../../table/words.js';
import { sectionName, shotName } from '../names.js';
import { dueNow, isReady, viewOf } from '../position.js';
import { dueWords } from '../track/clocks.js';
import { justLost } from '../volley/justfired.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../view.d.ts').SectionView} Section */

/** Draws the boxes of a section; those that the fire looked at has just hit look sound while its dice fall.
 * @param {Frame} frame @param {number} seat @param {Section} section
 */
export function boxes(frame, seat, { id, sound, manned }) {
  const { boxes: all } = viewOf(frame).ships[seat];
  const fresh = sound + justLost(frame, seat, `hull_hit section-${id}`);
  return html`<span class="boxes" aria-hidden="true"
    >${Array.from({ length: all }, (_, at) => html`<i class="box ${at >= fresh ? 'box--hit' : at >= sound ? 'box--hit box--fresh' : at < (manned ?? 0) ? 'box--manned' : ''}"></i>`)}</span
  >`;
}

/** What is loaded, or when it will be. @param {Frame} frame @param {Section} section */
export function loadWords(frame, { sound, loaded, due, shot, manned }) {
  if (!sound) return t('table-load-none');
  if (due && manned === 0 && dueNow(frame, due)) return t('table-due-unmanned');
  if (due) return dueWords(frame, due);
  if (!loaded) return t('table-load-empty');
  return shot ? t(`table-load-${shot}`) : t('table-load-ready');
}

/** All of a section in a sentence. @param {Frame} frame @param {Ship} ship @param {Section} section */
export function sectionTold(frame, ship, section) {
  const { id, sound, manned, dice, shot, loaded, due } = section;
  const load = due
    ? t('table-loading-told', { when: dueWords(frame, due) })
    : loaded
      ? t('table-loaded-told', { shot: shot ? shotName(shot) : t('table-shot-unknown') })
      : t('table-load-empty');
  const parts = [t('table-boxes-told', { sound, all: ship.boxes })];
  if (manned !== null) parts.push(t('table-manned-told', { manned }));
  if (dice) parts.push(t('table-dice-told', { dice }));
  return t('table-section-told', {
    section: sectionName(id),
    what: list([...parts, load]),
  });
}

/** How a section stands, for its looks. @param {Section} section */
export function looks(section) {
  return section.sound === 0 ? 'gone' : isReady(section) ? 'ready' : 'idle';
}
