// Loading in secret: three shots and flight as rows, each with what may come of it; the target may show a
// Letter. Nothing is sealed before the main button says what.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { plan, select, touch } from '../../../table/choice.js';
import { acting } from '../../../table/turninfo.js';
import { change } from '../../../table/ui.js';
import { capital, refusalWords } from '../../../table/words.js';
import { flightSign, shotSign } from '../art.js';
import { endsPanel, givesLine } from '../fight/endspanel.js';
import { fightsIn } from '../fight/fights.js';
import { forecastOf, noteShown } from '../fight/forecast.js';
import { bestChoices, choiceAt, choiceDetail, forecastFoot } from '../fight/forecastpanel.js';
import { spokenOdds } from '../fight/odds.js';
import { stakesOf } from '../fight/stakes.js';
import { SHOTS, shipOf, TRACKS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../fight/stakes.js').Matter} Matter */
/** @typedef {import('../../../protocol.d.ts').CaseShape} Case */

const state = { flees: false, entries: -1 };

/** Draws the choice of a round. @param {Frame} frame */
export function shots(frame) {
  const flees = isFleeing(frame);
  const flight = optionsOf(frame).find(({ verb }) => verb === 'flee');
  const letter = optionsOf(frame).find(({ verb }) => verb === 'letter');
  const question = questionOf(frame);
  const known = question && !isFirstEver(frame) ? forecastOf(frame, question) : null;
  if (known?.found && question) noteForecast(frame, question.seat, known.found);
  const cases = known?.found?.cases ?? [];
  const own = choiceAt(get().selected);
  return html`<div class="shots ${known ? 'shots--odds' : ''}">
    <div class=${known ? 'odds' : ''} data-state=${known?.state ?? 'none'}>
      <div class="shots__rows" role="group" aria-label=${t('table-shots')}>
        ${SHOTS.map((shot, at) => shotButton(frame, shot, TRACKS[at], flees, cases))}
      </div>
      <div class="shots__rows" role="group" aria-label=${t('table-stand-or-flee')}>
        ${flightButton(frame, flees, flight, cases)} ${letter && !letter.refusal ? letterButton(letter) : nothing}
      </div>
      ${known ? odds(cases, own) : nothing} ${known && question ? foot(frame, known, question) : nothing}
    </div>
    ${outlook(frame)}
  </div>`;
}

/** Keeps what is shown before the first broadside. @param {Frame} frame @param {number} seat @param {import('../../../protocol.d.ts').ForecastShape} found */
function noteForecast(frame, seat, found) {
  const start = fightsIn(get().log).at(-1)?.start;
  if (start === undefined || frame.past !== undefined || viewOf(frame).fight?.round !== 1) return;
  noteShown(start, seat, found);
}

/** What comes of the choice that is pointed at; before that which are the best.
 * @param {readonly Case[]} cases @param {string | null} own
 */
function odds(cases, own) {
  const words = cases.length ? (own ? choiceDetail(cases, own) : bestChoices(cases)) : nothing;
  return html`<div class="shots__odds">${words === nothing ? html`<p class="odds__wait">${t('combat-odds-wait')}</p>` : words}</div>`;
}

/** Is it the first broadside of the lesson on combat? Its three shots are enough to learn. @param {Frame} frame */
function isFirstEver(frame) {
  return frame.lesson?.key === 'broadside' && viewOf(frame).fight?.round === 1;
}

/** How sure the figures are; where one sees them for the first time, what they are.
 * @param {Frame} frame @param {import('../fight/forecast.js').Known} known @param {import('../fight/forecast.js').Question} question
 */
function foot(frame, known, question) {
  return frame.lesson && viewOf(frame).fight?.round === 2
    ? html`<p class="odds__columns">${t('combat-odds-columns')}</p>`
    : forecastFoot(known, question);
}

/** Are the shots those of flight? @param {Frame} frame */
function isFleeing(frame) {
  return state.flees && state.entries === frame.entries;
}

/** What each end takes, and gives. @param {Frame} frame */
export function outlook(frame) {
  const matter = matterOf(frame);
  return matter
    ? html`<div class="outlook">${endsPanel(matter)} ${givesLine(matter)}</div>`
    : nothing;
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

/** The same for a player, who keeps the shot that he points at, or flees with chain. @param {Frame} frame @param {boolean} flees */
function turnManner(frame, flees) {
  fleeOrStand(frame, flees);
  const shot = choiceAt(get().selected) ? (get().selected ?? '').replace('flee-', '') : 'chain';
  if (flees) select(`flee-${shot}`);
  else if (get().selected?.startsWith('flee-')) select(shot);
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

/** @param {Frame} frame @param {string} shot @param {string} track @param {boolean} flees @param {readonly Case[]} cases */
function shotButton(frame, shot, track, flees, cases) {
  const target = flees ? `flee-${shot}` : shot;
  const { fight } = viewOf(frame);
  const enemy = fight?.sides.find(({ seat }) => seat !== acting(frame));
  const ship = enemy && shipOf(frame, enemy.ship);
  return html`<button
    type="button"
    class="choice shot shot--${shot} ${flees ? 'shot--fleeing' : ''}"
    data-option=${flees ? `flee ${shot}` : shot}
    data-target=${target}
    aria-pressed=${get().selected === target ? 'true' : 'false'}
    @click=${() => touch(target)}
  >
    <span class="shot__name"
      >${shotSign(shot)}<b>${capital(t(`shot-${shot}`))}</b>
      <small>${t('table-shot-at', { track: capital(t(`track-${track}`)), free: ship?.free[track] ?? 0 })}</small></span
    >
    ${spokenOdds(cases, shot)}
  </button>`;
}

/** Flight, with whatever is fired; a second press takes it back.
 * @param {Frame} frame @param {boolean} flees @param {Option | undefined} option @param {readonly Case[]} cases
 */
function flightButton(frame, flees, option, cases) {
  const why = option?.refusal && !plan(option) ? refusalWords(option.refusal) : '';
  return html`<button
    type="button"
    class="choice shot manner ${why ? 'choice--shut' : ''}"
    aria-pressed=${flees ? 'true' : 'false'}
    aria-disabled=${why ? 'true' : 'false'}
    data-do="flee"
    @click=${() => (why ? select(option?.target ?? null) : turnManner(frame, !flees))}
  >
    <span class="shot__name"
      >${flightSign()}<b>${t('table-flee')}</b> <small>${why || t('combat-flee-more')}</small></span
    >
    ${why ? nothing : spokenOdds(cases, 'flee')}
  </button>`;
}

/** @param {Option} option */
function letterButton(option) {
  return html`<button
    type="button"
    class="choice shot"
    data-option=${option.action}
    data-target=${option.target}
    aria-pressed=${get().selected === option.target ? 'true' : 'false'}
    @click=${() => touch(option.target)}
  >
    <span class="shot__name"
      ><b>${t('card-letter_of_marque')}</b> <small>${t('combat-letter-more')}</small></span
    >
  </button>`;
}
