// What the player points at: a port with trade, dangers and sale, a cell with who lies there, a course with its
// turns; an answer that was pressed once with all that it sets off; or why not.

import { html, nothing } from 'lit-html';
import { byTouch } from '../../../app/pointer.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { bestAt, optionsAt, plan, select, whyNot } from '../../../table/choice.js';
import { inspectorPanel } from '../../../table/inspectorpanel.js';
import { knownAt, pickedPlan } from '../../../table/plans.js';
import { rulesAt } from '../../../table/rules/context.js';
import { ruleLine } from '../../../table/rules/rulelink.js';
import { openPanel } from '../../../table/ui.js';
import { boardText, capital, effectsWords, price, promptLine } from '../../../table/words.js';
import { flagSign, portPicture } from '../art.js';
import { courseFacts } from '../chart/course.js';
import { neighbours } from '../chart/gestures.js';
import { portFlag } from '../chart/port.js';
import { tradeWords, whose } from '../chart/told.js';
import { convoyLine } from '../convoy/facts.js';
import { nationName, portName, spaceName, stepsWords } from '../names.js';
import { boardingAt, oddsAt } from '../odds.js';
import {
  harbourOf,
  isCell,
  isLand,
  isPort,
  isSpace,
  ownConvoy,
  ownSeatOf,
  portOf,
  portsAt,
  seatsAt,
  viewOf,
} from '../position.js';
import { armed, armedOption } from './armed.js';
import { cardWords } from './cardwords.js';
import { solemn } from './solemn.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Steps that are answered by a place, without sailing there. */
const CHOSEN = new Set(['flag', 'begin', 'again', 'mark', 'drift', 'flee']);

/** Those before the first turn: what a port is good for stays in sight while one points at it. */
const CHOSEN_FIRST = new Set(['flag', 'begin']);

/** Draws the panel of what is pointed at. @param {Frame} frame @param {string | null} selected */
export function inspector(frame, selected) {
  const pressed = armed() ? armedOption(frame) : null;
  const body = pressed
    ? answerTold(frame, pressed, selected)
    : selected
      ? pointed(frame, selected)
      : idle(frame);
  return inspectorPanel(frame, selected, body);
}

/** @param {Frame} frame */
function idle(frame) {
  return html`<h2 class="inspector__title"><span class="inspector__name">${promptLine(frame)}</span></h2>
    ${frame.outcome ? nothing : html`${why(frame)}<p class="inspector__hint">${t(hintOf(frame), { touch: byTouch() })}</p>`}`;
}

/** What a choice before the first turn is good for; in the first round, that the opening was dealt. @param {Frame} frame */
function why(frame) {
  const { step, round } = viewOf(frame);
  const dealt = frame.settings.opening === 'dealt' && round === 1 && !frame.lesson;
  const about = step === 'flag' || step === 'begin' ? step : dealt ? 'dealt' : '';
  return about
    ? html`${step === 'flag' ? ownNation(frame) : nothing}<p class="inspector__facts">${t(`setup-${about}`)}</p>`
    : nothing;
}

/** Which nation one sails for, with its flag. @param {Frame} frame */
function ownNation(frame) {
  const { nation } = ownConvoy(frame);
  return html`<p class="inspector__facts inspector__nation">${flagSign(nation)} <b>${t('setup-nation', { nation: nationName(nation) })}</b></p>`;
}

/** While the flag of another nation is given: that the port is one of the player's own. @param {Frame} frame @param {string} port */
function ownPortWarning(frame, port) {
  if (viewOf(frame).step !== 'flag' || frame.prompt?.args.own) return nothing;
  if (portOf(port)?.nation !== ownConvoy(frame).nation) return nothing;
  return html`<p class="inspector__facts inspector__ownport"><b class="loss">${t('setup-own-port')}</b></p>`;
}

/** What pressing a place does at this question. @param {Frame} frame */
function hintOf(frame) {
  const { step } = viewOf(frame);
  if (step === 'sail') return 'table-hint';
  return CHOSEN.has(step ?? '') ? 'table-hint-choose' : 'table-hint-look';
}

/** An answer that was pressed once. @param {Frame} frame @param {Option} option @param {string | null} selected */
function answerTold(frame, option, selected) {
  const words = cardWords(option);
  return html`<h2 class="inspector__title"><span class="inspector__name">${boardText(option.label)}</span></h2>
    ${words ? html`<p class="inspector__facts">${words}</p>` : nothing} ${verdictOf(option)} ${solemn(frame, option)}
    ${plan(option) ? html`<p class="inspector__hint">${t('table-again-confirms', { touch: byTouch() })}</p>` : nothing}
    ${selected && isSpace(selected) ? oddsAt(frame, selected, option) : nothing}`;
}

/** @param {Frame} frame @param {string} selected */
function pointed(frame, selected) {
  return html`<span class="inspector__tools">
      ${isSpace(selected) ? html`<button type="button" class="small" data-do="info" @click=${() => openPanel('info')}>${t('table-more')}</button>` : nothing}
      <button type="button" class="small" data-do="clear" aria-label=${t('table-clear')} @click=${() => select(null)}>
        <span aria-hidden="true">✕</span>
      </button>
    </span>
    <h2 class="inspector__title"><span class="inspector__name">${titleOf(frame, selected)}</span></h2>
    ${ownPortWarning(frame, selected)} ${isSpace(selected) ? spaceFacts(frame, selected) : nothing} ${verdict(frame, selected)}
    ${isSpace(selected) ? [CHOSEN_FIRST.has(viewOf(frame).step) ? why(frame) : nothing, boardingAt(frame, selected), others(frame, selected), nearby(selected)] : nothing}`;
}

/** What a target is called. @param {Frame} frame @param {string} selected */
export function titleOf(frame, selected) {
  if (isPort(selected)) return html`${portFlag(frame, selected)} ${portName(selected)}`;
  if (isCell(selected)) return capital(spaceName(selected));
  const option = bestAt(frame, selected);
  return option ? boardText(option.label) : '';
}

/** Whose it is, what is made there, how far it is, what the cargo brings. @param {Frame} frame @param {string} space */
function spaceFacts(frame, space) {
  const course = courseFacts(frame, space);
  const steps = viewOf(frame).reach[space] ?? harbourOf(frame, space)?.steps;
  const far = course || (steps ? stepsWords(steps) : '');
  if (!isPort(space)) {
    const docks = portsAt(space).map(({ id }) => portName(id));
    return html`<p class="inspector__facts">${[far, ...docks].filter(Boolean).join(' · ')}</p>`;
  }
  const port = harbourOf(frame, space);
  const gold = ownConvoy(frame)?.gold ?? 0;
  return html`${portPicture(space)}<p class="inspector__facts">
      ${[whose(frame, space), tradeWords(space), far, port?.plague ? t('table-plague') : ''].filter(Boolean).join(' · ')}
    </p>
    ${port?.brings ? html`<p class="inspector__facts"><b class="gain">${t('table-brings-sum', { brings: port.brings, before: gold, after: gold + port.brings })}</b></p>` : nothing}`;
}

/** What it costs and sets off, or why not. @param {Frame} frame @param {string} selected */
function verdict(frame, selected) {
  if (isCell(selected) && isLand(selected))
    return html`<p class="inspector__why">${t('table-land-why')}</p>`;
  const course = pickedPlan(frame, selected);
  if (course) return effectsLine(course.through);
  const option = bestAt(frame, selected);
  if (option && !option.refusal) return verdictOf(option);
  const refusal = knownAt(frame, selected)?.refusal ?? option?.refusal ?? whyNot(frame, selected);
  if (!refusal) return nothing;
  const storm = optionsAt(frame, selected).some(({ verb, refusal: no }) => verb === 'storm' && !no);
  return html`<p class="inspector__why ${storm || (option && plan(option)) ? 'inspector__why--remedy' : ''}">${ruleLine(refusal)}</p>`;
}

/** @param {Option} option */
function verdictOf(option) {
  if (option.refusal) return html`<p class="inspector__why">${ruleLine(option.refusal)}</p>`;
  const cost = price(option.cost);
  return html`${cost ? html`<p class="inspector__cost"><b>${t('table-cost', { price: cost })}</b></p> ` : nothing}${effectsLine(option.effects)}`;
}

/** @param {Option['effects']} effects */
function effectsLine(effects) {
  return effects.length
    ? html`<p class="inspector__cost">${t('table-sentence', { text: effectsWords(effects) })}</p>`
    : nothing;
}

/** The other convoys there. @param {Frame} frame @param {string} space */
function others(frame, space) {
  return seatsAt(frame, space)
    .filter((seat) => seat !== ownSeatOf(frame))
    .map(
      (seat) =>
        html`<p class="inspector__facts">${pin(seat)} <b>${playerName(seat)}</b>: ${convoyLine(viewOf(frame).convoys[seat])}</p>`,
    );
}

/** Ports so close that a finger may have meant one of them. @param {string} space */
function nearby(space) {
  const ids = neighbours(space);
  if (!ids.length) return nothing;
  return html`<p class="nearby" role="group" aria-label=${t('table-nearby')}>
    <span aria-hidden="true">${t('table-nearby')}:</span>
    ${ids.map((id) => html`<button type="button" class="small nearby__port" data-near=${id} @click=${() => select(id)}>${portName(id)}</button>`)}
  </p>`;
}

/** What the sign of a port on the chart means, and its flag for who looks. @param {Frame} frame @param {string} space */
function flagFacts(frame, space) {
  if (!isPort(space)) return nothing;
  return html`<p class="inspector__facts">${t(portOf(space)?.trade ? 'table-sign-trade' : 'table-sign-plain')} ${t(`table-flag-${flagKind(frame, space)}`)}</p>`;
}

/** Under whose flag a port is, as far as that matters to who looks. @param {Frame} frame @param {string} id */
function flagKind(frame, id) {
  const port = harbourOf(frame, id);
  const { nation, pirate } = ownConvoy(frame);
  if (port?.pirate) return pirate ? 'pirate-pirate' : 'pirate';
  if (pirate) return 'nation-pirate';
  return port?.nation === nation ? 'own' : 'nation';
}

/** The whole space, for the sheet. @param {Frame} frame @param {string} space */
export function spaceSheet(frame, space) {
  return html`${spaceFacts(frame, space)} ${flagFacts(frame, space)} ${verdict(frame, space)} ${oddsAt(frame, space, null)}
    ${others(frame, space)} ${rulesAt(frame, space)}`;
}
