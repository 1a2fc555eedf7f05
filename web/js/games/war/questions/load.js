// Loading the cannons: what lies in each, in the order in which they fire; four kinds of counter; and patterns
// that load all that are left in one press.

import { html, nothing } from 'lit-html';
import { boardText, t } from '../../../app/text.js';
import { play } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { plan } from '../../../table/choice.js';
import { capital, list } from '../../../table/words.js';
import { shotSign } from '../art.js';
import { ownConvoy, ownSeatOf, SHOTS, viewOf } from '../position.js';
import { doneSoFar, replay } from './crates.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Orders in which counters are laid, while they last: as the engine reckons their odds, the last three with the
 * hook in the last cannon. @type {[string, string[]][]}
 */
const PATTERNS = [
  ['sink', ['ball', 'grape', 'chain']],
  ['sweep', ['grape', 'ball', 'chain']],
  ['cripple', ['chain', 'ball', 'grape']],
  ['board', ['ball', 'chain', 'grape']],
  ['soften', ['grape', 'ball', 'chain']],
  ['tear', ['chain', 'ball', 'grape']],
];

/** Patterns that end with the boarding counter. */
const HOOKED = new Set(['board', 'soften', 'tear']);

/** What is loaded on the own side. @param {Frame} frame @returns {string[]} */
export function ownLoad(frame) {
  const { fight } = viewOf(frame);
  if (!fight) return [];
  const side = fight.attacker === ownSeatOf(frame) ? 0 : 1;
  return fight.loads[side] ?? [];
}

/** Draws the cannons and what can be laid. @param {Frame} frame */
export function loader(frame) {
  const load = ownLoad(frame);
  const { cannons } = ownConvoy(frame);
  const options = optionsOf(frame).filter(({ verb }) => verb === 'load');
  return html`<div class="loader">
    <ol class="loader__guns" aria-label=${t('battle-guns')}>
      ${Array.from({ length: cannons }, (_, at) => gun(load[at], at))}
    </ol>
    <div class="loader__shots ribbon__options" role="group" aria-label=${t('battle-counters')}>
      ${options.map((option) => shotButton(frame, option, load))}
    </div>
    <div class="loader__patterns" role="group" aria-label=${t('battle-patterns')}>
      ${load.length < cannons ? PATTERNS.map(([name, order]) => patternButton(frame, name, order, load)) : nothing}
      ${load.length ? html`<button type="button" class="small loader__clear" data-do="clear-load" @click=${() => clear(frame)}>${t('battle-clear')}</button>` : nothing}
    </div>
  </div>`;
}

/** @param {string | undefined} shot @param {number} at */
function gun(shot, at) {
  return html`<li class="gun ${shot ? 'gun--loaded' : ''}">
    ${shot ? html`${shotSign(shot)}<span>${t(`shot-${shot}`)}</span>` : html`<span>${at + 1}</span>`}
  </li>`;
}

/** How many counters of a kind are left, by the match's option. @param {Frame} frame @param {string} shot @param {readonly string[]} load */
function countersLeft(frame, shot, load) {
  const all = Number(String(frame.settings.shots ?? '')[SHOTS.indexOf(shot)]);
  return Number.isNaN(all) ? 1 : all - load.filter((each) => each === shot).length;
}

/** @param {Frame} frame @param {Option} option @param {string[]} load */
function shotButton(frame, option, load) {
  const shot = option.action.split(' ')[1];
  const why = option.refusal ? boardText(option.refusal.text) : '';
  const left = shot === 'board' ? '' : t('battle-left', { count: countersLeft(frame, shot, load) });
  return html`<button
    type="button"
    class="choice choice--load"
    data-option=${option.action}
    aria-disabled=${plan(option) ? 'false' : 'true'}
    @click=${() => plan(option) && play([option.action])}
  >
    ${shotSign(shot)} <b>${capital(t(`shot-${shot}`))}</b>
    <small>${why || html`${t(`battle-hits-${shot}`)}${left ? ` · ${left}` : ''}`}</small>
  </button>`;
}

/** A whole load in one press. @param {Frame} frame @param {string} name @param {string[]} order @param {string[]} load */
function patternButton(frame, name, order, load) {
  const shots = filled(frame, name, order, load);
  if (!shots.length) return nothing;
  return html`<button type="button" class="small loader__pattern" data-pattern=${name} @click=${() => play(shots.map((shot) => `load ${shot}`))}>
    ${t(`battle-pattern-${name}`)}<span class="sr">: ${shots.map((shot) => t(`shot-${shot}`)).join(', ')}</span>
  </button>`;
}

/** The counters with which a pattern fills the cannons that are left. @param {Frame} frame @param {string} name @param {string[]} order @param {string[]} load @returns {string[]} */
function filled(frame, name, order, load) {
  const { cannons, values } = ownConvoy(frame);
  const boards = HOOKED.has(name);
  if (boards && !values.crew) return [];
  const found = [...load];
  for (const shot of order)
    while (found.length < cannons - (boards ? 1 : 0) && countersLeft(frame, shot, found) > 0)
      found.push(shot);
  if (boards) found.push('board');
  return found.length === cannons ? found.slice(load.length) : [];
}

/** "Fire: grape, hook" for the end of loading. @param {Frame} frame */
export function fireWords(frame) {
  return t('battle-fire', { load: list(ownLoad(frame).map((shot) => t(`shot-${shot}`))) });
}

/** Takes all counters out again. @param {Frame} frame */
function clear(frame) {
  replay(doneSoFar(frame, ['load']).length, []);
}
