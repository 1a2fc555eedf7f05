// Support in a melee: the dice, each with as many points as it is to get. Only those are offered that points can
// make hit; of the others it is told why not. All is given at once; in a lesson each point at once.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { play } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { speak } from '../../../table/voice/announcer.js';
import { ownSeatOf, viewOf } from '../position.js';
import { quickChoice } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** A die: its number, what it shows, and what it lacks to hit. @typedef {{number: number, face: number, lacks: number}} Die */

/** The points that each die is to get, as long as nothing else happens. */
const state = perMatch(() => ({ entries: -1, given: /** @type {Record<number, number>} */ ({}) }));

/** What each die is to get. @param {Frame} frame */
function given({ entries }) {
  const here = state();
  if (here.entries !== entries) Object.assign(here, { entries, given: {} });
  return here.given;
}

/** Points that are to be given. @param {Frame} frame */
function sumOf(frame) {
  return Object.values(given(frame)).reduce((sum, points) => sum + points, 0);
}

/** Does who looks give support, and has he pointed at a die? @param {Frame} frame */
export function isSupporting(frame) {
  const asked = optionsOf(frame).some(({ verb }) => verb === 'support');
  return viewOf(frame).step === 'support' && asked && sumOf(frame) > 0;
}

/** The main button's words. @param {Frame} frame */
export function supportWords(frame) {
  return t('ask-support-give', { count: sumOf(frame) });
}

/** Gives the points, and keeps back the others. @param {Frame} frame */
export function support(frame) {
  if (get().busy) return;
  const points = Object.entries(given(frame)).flatMap(([number, count]) =>
    Array.from({ length: count }, () => `support ${number}`),
  );
  const { left } = diceOf(frame);
  play(left > points.length ? [...points, 'support 0'] : points);
}

/** The own dice, and the points that are left for them. @param {Frame} frame @returns {{dice: Die[], left: number}} */
function diceOf(frame) {
  const own = ownSeatOf(frame);
  const { boarding } = viewOf(frame);
  const dice = (boarding?.dice[own] ?? []).map((face, at) => ({
    number: at + 1,
    face,
    lacks: boarding?.lacks[own][at] ?? 0,
  }));
  return { dice, left: boarding?.support[own] ?? 0 };
}

/** The dice that points can make hit, with − and +; what of the others. @param {Frame} frame */
export function supportAnswers(frame) {
  const { dice, left } = diceOf(frame);
  const none = optionsOf(frame).filter(({ action }) => action === 'support 0');
  const far = dice.filter(({ lacks }) => lacks > left);
  const hit = dice.filter(({ lacks }) => lacks === 0);
  return html`<div class="support" role="group" aria-label=${t('ask-support')}>
      ${dice.filter(({ lacks }) => lacks > 0 && lacks <= left).map((die) => dieRow(frame, die, left))}
    </div>
    <p class="ask__facts support__others">
      ${hit.length ? html`<span>${t('ask-support-hit', { dice: facesOf(hit) })}</span> ` : nothing}
      ${far.length ? html`<span>${t('ask-support-far', { dice: facesOf(far) })}</span>` : nothing}
    </p>
    ${none.map(quickChoice)}`;
}

/** @param {Die[]} dice */
function facesOf(dice) {
  return dice.map(({ face }) => face).join(' ');
}

/** @param {Frame} frame @param {Die} die @param {number} left */
function dieRow(frame, { number, face, lacks }, left) {
  const points = given(frame)[number] ?? 0;
  const more = points < lacks && sumOf(frame) < left;
  const words = t(points >= lacks ? 'ask-support-hits' : 'ask-support-lacks', {
    count: lacks - points,
  });
  return html`<div class="support__die" role="group" aria-label=${t('ask-support-die', { die: number, face: face + points, words })}>
    ${stepper(frame, number, -1, points > 0, t('ask-support-less', { die: number }))}
    <span class="support__face" aria-hidden="true"><i class="die ${points >= lacks ? 'die--hit' : ''}">${face + points}</i><small>${words}</small></span>
    ${stepper(frame, number, 1, more, t('ask-support-more', { die: number }))}
  </div>`;
}

/** @param {Frame} frame @param {number} number @param {1 | -1} by @param {boolean} open @param {string} label */
function stepper(frame, number, by, open, label) {
  const press = () => {
    if (frame.lesson && by > 0) {
      if (!get().busy) play([`support ${number}`]);
      return;
    }
    const all = given(frame);
    all[number] = (all[number] ?? 0) + by;
    speak(label);
    change({});
  };
  return html`<button
    type="button"
    class="choice support__step"
    data-option=${by > 0 ? `support ${number}` : nothing}
    aria-label=${label}
    aria-disabled=${open ? 'false' : 'true'}
    @click=${() => open && press()}
  >
    <span aria-hidden="true">${by > 0 ? '+' : '−'}</span>
  </button>`;
}
