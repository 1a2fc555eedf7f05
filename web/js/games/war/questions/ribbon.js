// The question that takes the place of everything else under the chart: who is asked and why, what for, and the
// answers.

import { html, nothing } from 'lit-html';
import { boardText, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { undo } from '../../../match/game.js';
import { optionsOf } from '../../../match/mode.js';
import { plan } from '../../../table/choice.js';
import { acting } from '../../../table/turninfo.js';
import { armedOption } from '../actions/armed.js';
import { solemn } from '../actions/solemn.js';
import { sign } from '../art.js';
import { valueBars } from '../convoy/facts.js';
import { portName } from '../names.js';
import { fightOdds } from '../odds.js';
import { viewOf } from '../position.js';
import { choice } from './choice.js';
import { crateSheet, movesCrates } from './cratesheet.js';
import { loader } from './load.js';
import { portSheet, showTabOf } from './portsheet.js';
import { standingHere } from './standing.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Steps that are answered on the chart, and by the buttons beside it. */
const ON_CHART = new Set([
  'flag',
  'begin',
  'again',
  'mark',
  'cast',
  'sail',
  'drift',
  'flee',
  'over',
]);

/** Steps of a conflict, whose sides are shown. */
const FIGHTS = new Set(['card', 'load', 'press']);

/** Tells whether a question is pending in place of the actions. @param {Frame} frame */
export function asks(frame) {
  return frame.actors.length > 0 && !ON_CHART.has(viewOf(frame).step);
}

/** Opens what has the button of an answer. The attack on a port has one of its own: the port itself is
 * where one docks. @param {{action: string, verb: string}} option
 */
export function reveal({ verb }) {
  if (['sell', 'buy', 'mend', 'smuggle', 'ship', 'board', 'letter', 'storm'].includes(verb))
    showTabOf(verb);
  return verb === 'storm' ? 'button' : undefined;
}

/** Draws the pending question with its answers. @param {Frame} frame */
export function ribbon(frame) {
  const { step } = viewOf(frame);
  return html`<section class="area-ribbon ribbon ribbon--${step}" aria-label=${t('table-ribbon')} data-step=${step}>
    <div class="ribbon__told">
      <p class="ribbon__crumbs">${crumbs(frame)}</p>
      <div class="ribbon__ask">
        <h2 class="ribbon__question" tabindex="-1">${boardText(frame.prompt)}</h2>
        ${step === 'port' || step === 'load' ? nothing : (backButton(frame) ?? (movesCrates(step) ? backRoom() : nothing))}
      </div>
      ${FIGHTS.has(step) || step === 'hail' || step === 'meet' ? sides(frame) : nothing}
    </div>
    ${answers(frame)}
  </section>`;
}

/** Who is asked and why: "Your turn › port action", "In Byron's turn › passing fire". @param {Frame} frame */
function crumbs(frame) {
  const { active, step, fight } = viewOf(frame);
  const seat = acting(frame);
  const parts = [];
  if (step === 'lade') parts.push(t('table-crumb-setup'));
  else if (active !== null)
    parts.push(
      active === seat
        ? t('table-crumb-turn')
        : t('table-crumb-turn-of', { who: playerName(active) }),
    );
  if (fight?.port) parts.push(portName(fight.port));
  parts.push(t(`table-step-${step}`));
  return parts.join(' › ');
}

/** Both sides of a conflict, or whom one may fire at. @param {Frame} frame */
function sides(frame) {
  const { fight, active, convoys, step } = viewOf(frame);
  const seat = acting(frame);
  const here = convoys.flatMap(({ at }, each) =>
    at && at === convoys[seat ?? 0].at ? [each] : [],
  );
  const met = step === 'meet' ? here.filter((each) => each !== seat).slice(0, 1) : [];
  const seats = fight
    ? [fight.attacker, fight.defender]
    : [seat, ...(step === 'hail' ? [active] : met)];
  return html`<div class="sides">
    ${seats.map((each, at) => (each === null ? fort(frame) : side(convoys[each], each, fight?.played[at] ?? null)))}
  </div>`;
}

/** @param {import('../view.d.ts').ConvoyView} convoy @param {number} seat @param {string | null} card */
function side(convoy, seat, card) {
  return html`<div class="side">
    <p class="side__who">${pin(seat)} <b>${playerName(seat)}</b>${convoy.pirate ? html` <span class="loss">☠</span>` : nothing} · ${t('table-cannons', { count: convoy.cannons })}</p>
    ${valueBars(convoy, seat)} ${card ? html`<p class="side__card">${t(`card-${card}`)}</p>` : nothing}
  </div>`;
}

/** @param {Frame} frame */
function fort(frame) {
  const { fight } = viewOf(frame);
  return html`<div class="side">
    <p class="side__who">${sign('fort')} <b>${portName(fight?.port ?? '')}</b></p>
    <p>${t('table-cannons', { count: fight?.cannons ?? 0 })}</p>
  </div>`;
}

/** @param {Frame} frame */
function answers(frame) {
  const { step } = viewOf(frame);
  if (step === 'port') return html`${portSheet(frame)} ${warning(frame)}`;
  if (step === 'load') return html`${loader(frame)} ${fightOdds(frame)}`;
  if (movesCrates(step)) return crateSheet(frame);
  return html`${fightOdds(frame)} ${warning(frame)}
    <div class="ribbon__options">
      ${optionsOf(frame)
        .toSorted((a, b) => order(a) - order(b))
        .map((option) => choice(frame, option))}
    </div>
    ${standingHere(frame)}`;
}

/** What is lost by turning pirate, while that answer is pressed once. @param {Frame} frame */
function warning(frame) {
  const option = armedOption(frame);
  return option ? solemn(frame, option) : nothing;
}

/** What does something, then what lets it be, then what can't be done. @param {Option} option */
function order(option) {
  if (!plan(option)) return 2;
  return ['pass', 'none', 'done'].includes(option.verb) ? 1 : 0;
}

/** The place of the button while there is nothing to take back: the rows of crates don't move when it comes. */
function backRoom() {
  return html`<span class="choice choice--back choice--room" aria-hidden="true"><b>↶ ${t('table-back')}</b></span>`;
}

/** Null where nothing can be taken back. @param {Frame} frame */
function backButton(frame) {
  if (!frame.undo) return null;
  return html`<button type="button" class="choice choice--back" data-do="back" @click=${undo}>
    <b>↶ ${t('table-back')}</b>
  </button>`;
}
