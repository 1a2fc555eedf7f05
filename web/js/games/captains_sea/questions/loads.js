// What to load: all four sections before the fight, or one that has fired, with when it will be ready.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { play } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { speak } from '../../../table/voice/announcer.js';
import { shotSign } from '../art.js';
import { components, IMPULSES, ownShip, SECTIONS, viewOf } from '../position.js';
import { choice } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

const SHOTS = ['round', 'chain', 'double'];

/** What the captain wants in his sections while he loads them; round shot where he hasn't said. */
const state = perMatch(() => ({ wanted: /** @type {Record<string, string>} */ ({}) }));

/** Does who looks load his four sections now? @param {Frame} frame */
export function isCharging(frame) {
  return viewOf(frame).step === 'charge' && optionsOf(frame).some(({ verb }) => verb === 'load');
}

/** What is in a section; null before it is loaded. @param {Frame} frame @param {string} id */
function loadedIn(frame, id) {
  const { shot } = ownShip(frame).sections.find((each) => each.id === id) ?? {};
  return shot && shot !== 'none' ? shot : null;
}

/** What a section has, or is to have. @param {Frame} frame @param {string} id */
function shotOf(frame, id) {
  return loadedIn(frame, id) ?? state().wanted[id] ?? SHOTS[0];
}

/** The main button's words: one kind everywhere, or what is chosen. @param {Frame} frame */
export function chargeWords(frame) {
  const [shot, ...others] = new Set(SECTIONS.map((id) => shotOf(frame, id)));
  return others.length ? t('ask-charge-so') : t('ask-charge-all', { shot: t(`shot-${shot}`) });
}

/** Loads the sections. @param {Frame} frame */
export function charge(frame) {
  if (get().busy) return;
  const empty = SECTIONS.filter((id) => !loadedIn(frame, id));
  play(empty.map((id) => `load ${id} ${shotOf(frame, id)}`));
}

/** The four sections, each with what it is to be loaded with. @param {Frame} frame */
export function chargeAnswers(frame) {
  return html`<div class="loads" role="group" aria-label=${t('ask-charge')}>
    ${SECTIONS.map(
      (id) => html`<div class="loads__row" role="group" aria-label=${t(`section-${id}`)}>
        <span class="loads__what">${t(`section-${id}`)}</span>
        ${SHOTS.map((shot) => loadButton(frame, id, shot))}
      </div>`,
    )}
  </div>`;
}

/** @param {Frame} frame @param {string} id @param {string} shot */
function loadButton(frame, id, shot) {
  const shut = loadedIn(frame, id) !== null || !isCharging(frame);
  const choose = () => {
    state().wanted[id] = shot;
    speak(t('label-load', { section: t(`section-${id}`), shot: t(`shot-${shot}`) }));
    change({});
  };
  return html`<button
    type="button"
    class="choice loads__shot"
    data-option=${`load ${id} ${shot}`}
    aria-label=${t('label-load', { section: t(`section-${id}`), shot: t(`shot-${shot}`) })}
    aria-pressed=${shotOf(frame, id) === shot ? 'true' : 'false'}
    aria-disabled=${shut ? 'true' : 'false'}
    @click=${() => shut || choose()}
  >
    ${shotSign(shot)} <span>${t(`ask-shot-${shot}`)}</span>
  </button>`;
}

/** What each kind of shot is good for. */
export function chargeFacts() {
  return html`<p class="ask__facts">${t('ask-shots-are')}</p>`;
}

/** The loads of one section, each with when it is ready. @param {Frame} frame */
export function reloadAnswers(frame) {
  return optionsOf(frame)
    .filter(({ verb }) => verb === 'load')
    .map((option) => {
      const shot = option.action.split(' ')[2];
      return choice(option, shotSign(shot), readyNote(frame, option), t(`ask-shot-${shot}`));
    });
}

/** When a load chosen now is ready, and that it takes men then. @param {Frame} frame @param {Option} option */
export function readyNote(frame, { action }) {
  const { impulse, step, turn } = viewOf(frame);
  const { reload } = components();
  if (!reload || step !== 'reload') return nothing;
  const [, id, shot] = action.split(' ');
  const more = shot === 'round' ? 0 : reload.special;
  const due = impulse + reload[ownShip(frame).quality] + more - 1;
  const later = Math.floor(due / IMPULSES.length);
  const at = (due % IMPULSES.length) + 1;
  if (later) return t('ask-ready-turn', { turn: turn + later, impulse: at });
  const manned = ownShip(frame).sections.find((each) => each.id === id)?.manned;
  return t(manned === 0 ? 'ask-ready-unmanned' : 'ask-ready', { impulse: at });
}
