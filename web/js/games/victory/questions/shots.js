// Loading in secret: three shots, whether to stand or to flee, what may come of it; the target may show
// a Letter. Nothing is sealed before the main button says what.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { plan, select, touch } from '../../../table/choice.js';
import { acting } from '../../../table/turninfo.js';
import { change } from '../../../table/ui.js';
import { capital, refusalWords } from '../../../table/words.js';
import { flightSign, shotSign } from '../art.js';
import { forecastOf } from '../fight/forecast.js';
import { endsPanel, forecastPanel, planOf } from '../fight/forecastpanel.js';
import { stakesOf } from '../fight/stakes.js';
import { SHOTS, shipOf, TRACKS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../fight/stakes.js').Matter} Matter */

const state = { flees: false, entries: -1 };

/** Draws the choice of a round. @param {Frame} frame */
export function shots(frame) {
  const flees = isFleeing(frame);
  const flight = optionsOf(frame).find(({ verb }) => verb === 'flee');
  const letter = optionsOf(frame).find(({ verb }) => verb === 'letter');
  return html`<div class="shots">
    <div class="shots__row" role="group" aria-label=${t('table-shots')}>
      ${SHOTS.map((shot, at) => shotButton(frame, shot, TRACKS[at], flees))}
    </div>
    <div class="shots__row" role="group" aria-label=${t('table-stand-or-flee')}>
      ${mannerButton(frame, false, flees, undefined)} ${mannerButton(frame, true, flees, flight)}
      ${letter && !letter.refusal ? letterButton(letter) : nothing}
    </div>
    ${outlook(frame)}
  </div>`;
}

/** Are the shots those of flight? @param {Frame} frame */
function isFleeing(frame) {
  return state.flees && state.entries === frame.entries;
}

/** What may come of the fight: the forecast before the shots, what each end takes at any time. @param {Frame} frame */
export function outlook(frame) {
  const question = questionOf(frame);
  const matter = matterOf(frame);
  if (!question && !matter) return nothing;
  return html`<div class="outlook">
    ${question ? forecastPanel(forecastOf(frame, question), question, planOf(get().selected)) : nothing}
    ${matter ? endsPanel(matter) : nothing}
  </div>`;
}

/** What the forecast of a round is about: it is the same for each shot. @param {Frame} frame */
export function questionOf(frame) {
  const seat = acting(frame);
  const able = viewOf(frame).step === 'arm' && seat !== null && optionsOf(frame).length > 0;
  return able ? { seat, action: 'ball' } : null;
}

/** What the fight at hand is about, for who looks. @param {Frame} frame @returns {Matter | null} */
export function matterOf(frame) {
  const { fight } = viewOf(frame);
  const side = fight?.sides.findIndex(({ seat }) => seat === acting(frame)) ?? -1;
  if (!fight || side < 0) return null;
  const stakes = stakesOf(frame, fight.sides[0].ship, fight.sides[1].ship);
  return stakes && { stakes, side };
}

/** Lets the shots stand for flight or for standing. @param {Frame} frame @param {boolean} flees */
export function fleeOrStand(frame, flees) {
  Object.assign(state, { flees, entries: frame.entries });
}

/** The same for a player, who keeps the shot that he points at. @param {Frame} frame @param {boolean} flees */
function turnManner(frame, flees) {
  fleeOrStand(frame, flees);
  const shot = (get().selected ?? '').replace('flee-', '');
  if (SHOTS.includes(shot)) select(flees ? `flee-${shot}` : shot);
  change({});
}

/** Turns from standing to flight and back, if she can flee. @param {Frame} frame */
export function toggleFlight(frame) {
  const flight = optionsOf(frame).find(({ verb }) => verb === 'flee');
  if (flight && plan(flight)) turnManner(frame, !isFleeing(frame));
}

/** Points at a shot. @param {Frame} frame @param {string} shot */
export function pointAtShot(frame, shot) {
  select(isFleeing(frame) ? `flee-${shot}` : shot);
}

/** What is sealed, for the main button. @param {Option} option */
export function sealWords({ action, verb }) {
  if (SHOTS.includes(verb)) return t('combat-seal-stand', { shot: t(`shot-${verb}`) });
  if (verb === 'flee') return t('combat-seal-flee', { shot: t(`shot-${action.split(' ')[1]}`) });
  return undefined;
}

/** @param {Frame} frame @param {string} shot @param {string} track @param {boolean} flees */
function shotButton(frame, shot, track, flees) {
  const target = flees ? `flee-${shot}` : shot;
  const { fight } = viewOf(frame);
  const enemy = fight?.sides.find(({ seat }) => seat !== acting(frame));
  const ship = enemy && shipOf(frame, enemy.ship);
  return html`<button
    type="button"
    class="choice shot shot--${shot}"
    data-option=${flees ? `flee ${shot}` : shot}
    data-target=${target}
    aria-pressed=${get().selected === target ? 'true' : 'false'}
    @click=${() => touch(target)}
  >
    <b>${shotSign(shot)}${capital(t(`shot-${shot}`))}</b> <small>${t('table-shot-at', { track: t(`track-${track}`), free: ship?.free[track] ?? 0 })}</small>
  </button>`;
}

/** Standing or fleeing. @param {Frame} frame @param {boolean} flight @param {boolean} flees @param {Option | undefined} option */
function mannerButton(frame, flight, flees, option) {
  const why = option?.refusal && !plan(option) ? refusalWords(option.refusal) : '';
  return html`<button
    type="button"
    class="choice manner ${why ? 'choice--shut' : ''}"
    aria-pressed=${flees === flight ? 'true' : 'false'}
    aria-disabled=${why ? 'true' : 'false'}
    data-do=${flight ? 'flee' : 'stand'}
    @click=${() => (why ? select(option?.target ?? null) : turnManner(frame, flight))}
  >
    <b>${flight ? flightSign() : nothing}${t(flight ? 'table-flee' : 'table-stand')}</b> <small>${why || t(flight ? 'combat-flee-more' : 'table-stand-more')}</small>
  </button>`;
}

/** @param {Option} option */
function letterButton(option) {
  return html`<button
    type="button"
    class="choice"
    data-option=${option.action}
    data-target=${option.target}
    aria-pressed=${get().selected === option.target ? 'true' : 'false'}
    @click=${() => touch(option.target)}
  >
    <b>${t('card-letter_of_marque')}</b> <small>${t('combat-letter-more')}</small>
  </button>`;
}
