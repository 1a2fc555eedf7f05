// What both sides fired at once, side by side: dice that hit, dice that parry them, what it came to.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { flagOf, pin } from '../../../kit/flag.js';
import { perMatch } from '../../../table/session.js';
import { openPanel } from '../../../table/ui.js';
import { capital } from '../../../table/words.js';
import { shipName } from '../names.js';
import { displayOf, ownSeatOf, viewOf } from '../position.js';
import { styled } from '../sea/styled.js';
import { fireSteps, harmLines, whenWords } from './firesteps.js';
import { isAtHand, isGoingOn } from './justfired.js';
import { hitReason, moreBoxes, parryReason, placeReason } from './reasons.js';
import { isShown } from './seen.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('./firesteps.js').FireStep} FireStep */
/** @typedef {import('./firesteps.js').Attack} Attack */
/** @typedef {import('./firesteps.js').Parry} Parry */

/** Which of all fire steps is told, and when it was asked for: later the last one is. */
const state = perMatch(() => ({ at: 0, asked: -1 }));

/** @param {Frame} frame @returns {FireStep[]} */
function steps(frame) {
  return fireSteps(get().log.slice(0, frame.past ?? frame.entries));
}

/** The fire step of the impulse at hand; null if nothing was fired in it. @param {Frame} frame @returns {FireStep | null} */
export function volleyNow(frame) {
  const last = steps(frame).at(-1);
  return last && isAtHand(frame, last) ? last : null;
}

/** @param {number} at */
function show(at) {
  Object.assign(state(), { at, asked: get().log.length });
  openPanel('volley');
}

/** A button for it beside a broadside in the log. @param {Entry} entry */
export function volleyButton({ events, number }) {
  if (!events.some(({ kind }) => kind === 'broadside' || kind === 'chased')) return nothing;
  const open = () => show(fireSteps(get().log).findLastIndex(({ entry }) => entry <= number));
  return html`<button type="button" class="small log__more" data-do="volley" @click=${open}>
    ${t('volley-dice')}
  </button>`;
}

/** Draws the sheet: the fire step that was pressed, else the last, and how many came before. @param {Frame} frame */
export function volleySheet(frame) {
  const all = steps(frame);
  const { asked, at: wanted } = state();
  const at = asked === get().log.length && wanted in all ? wanted : all.length - 1;
  const step = all[at];
  if (!step) return html`<p>${t('volley-none')}</p>`;
  const go = (/** @type {number} */ to) => () => show(to);
  return html`${volley(frame, step)}
    <p class="volley__turn">
      <button type="button" class="tool" data-do="volley-before" aria-disabled=${at ? 'false' : 'true'} @click=${at ? go(at - 1) : nothing}>
        ${t('volley-before')}
      </button>
      <button type="button" class="tool" data-do="volley-after" aria-disabled=${at < all.length - 1 ? 'false' : 'true'} @click=${at < all.length - 1 ? go(at + 1) : nothing}>
        ${t('volley-after')}
      </button>
    </p>`;
}

/** Draws both sides, and what came of it. @param {Frame} frame @param {FireStep} step */
export function volley(frame, step) {
  return html`<section class="volley" aria-label=${t('volley-title')}>
    <p class="volley__when">${whenWords(step, viewOf(frame).turn)}</p>
    ${sides(frame, step)} ${harmList(frame, step)}
  </section>`;
}

/** The dice of both sides, the own ones first. @param {Frame} frame @param {FireStep} step */
export function sides(frame, step) {
  const own = ownSeatOf(frame);
  return html`<div class="volley__sides">${[own, 1 - own].map((seat) => side(frame, step, seat))}</div>
    ${legend(step)}`;
}

/** @param {Frame} frame @param {FireStep} step @param {number} seat */
function side(frame, step, seat) {
  const attacks = step.attacks.filter((each) => each.seat === seat);
  return html`<div class="volley__side ${attacks.length ? '' : 'volley__side--silent'} csplan--${flagOf(seat)}">
    <h3 class="volley__who">${pin(seat)} ${shipName(viewOf(frame).ships[seat])}</h3>
    ${attacks.length ? attacks.map((each) => attack(frame, step, each)) : html`<p class="volley__what">${t('volley-silent')}</p>`}
  </div>`;
}

/** What each ship that was fired at has lost, and what is left of it; that she lost nothing is known at the end.
 * @param {Frame} frame @param {FireStep} step
 */
export function harmList(frame, step) {
  const own = ownSeatOf(frame);
  const told = [1 - own, own].flatMap((seat) => {
    const lines = harmLines(step.harm[seat]);
    const target = !isOpen(frame, step) && step.attacks.some((each) => each.seat !== seat);
    return lines.length || target ? [{ seat, lines }] : [];
  });
  return html`<ul class="volley__harm">
    ${told.map(
      ({ seat, lines }) => html`<li class="csplan--${flagOf(seat)}">
        ${pin(seat)} <b>${shipName(viewOf(frame).ships[seat])}:</b>
        ${lines.length ? lines.map(loss) : t('volley-unhurt')}
      </li>`,
    )}
  </ul>`;
}

/** A part of the harm: in a frame, unless it turned out to be none. @param {{words: string, harmless: boolean}} line */
function loss({ words, harmless }) {
  const look = harmless ? 'volley__loss--none' : '';
  return html`<span class="volley__loss ${look}">${capital(words)}</span> `;
}

/** One attack: its dice, below them those that parry, hit by hit, what is left, and where that went.
 * @param {Frame} frame @param {FireStep} step @param {Attack} fired
 */
function attack(frame, step, fired) {
  const { seat, what, hits, again, parry, damage } = fired;
  const [why, because] = hitReason(fired);
  const more = damage
    ? [placeReason(fired, isOpen(frame, step) ? null : step), ...moreBoxes(damage)]
    : [];
  const out = parry ? parry.count : 0;
  const { stand, lost } = throwOf(fired);
  const sign = (/** @type {number} */ at) => {
    if (at >= stand.length) return 'die--out';
    if (at >= hits) return '';
    return at < out ? 'die--hit die--gone' : 'die--hit';
  };
  return html`<p class="volley__what">${capital(what)}</p>
    <p class="volley__row ${look(fired)}">${diceShown([...stand, ...lost], sign)}</p>
    ${again ? html`<p class="volley__why volley__why--kept">${t('volley-ragged', { count: again })}</p>` : nothing}
    ${why ? html`<p class="volley__why volley__why--kept">${why}<span class="volley__because">${because}</span></p>` : nothing}
    ${isUnasked(frame, fired) ? html`<p class="volley__why">${t('volley-unasked')}</p>` : nothing}
    ${parry ? parried(frame, 1 - seat, parry) : nothing}
    ${parry ? html`<p class="volley__why">${parryReason(parry, strengthOf(frame, 1 - seat))}</p>` : nothing}
    <p class="volley__sum">
      ${t('volley-hits', { hits })}${parry ? html`, ${t('volley-parried', { count: parry.count })} ${t('volley-left', { left: parry.left })}` : nothing}
    </p>
    ${
      damage
        ? html`<p class="volley__row volley__row--damage">
            ${diceShown([...damage.pair, damage.odd], () => '')}
            <span>${t('volley-damage', { by: signed(damage.by), total: damage.total })}</span>
          </p>`
        : nothing
    }
    ${more.map((each) => html`<p class="volley__why volley__why--more">${each}</p>`)}`;
}

/** Are these the first shots of the match that one's own chasers fired unasked? @param {Frame} frame @param {Attack} fired */
function isUnasked(frame, { seat, chase, entry }) {
  const own = (/** @type {Attack} */ each) => each.chase && each.seat === seat;
  if (!chase || seat !== frame.viewer || frame.standing_answers[seat]?.chase === 'ask')
    return false;
  return steps(frame).flatMap(({ attacks }) => attacks.filter(own))[0]?.entry === entry;
}

/** Dice that were looked at before a question lie still when the rest falls. @param {{entry: number}} thrown */
function look({ entry }) {
  return isShown(entry) ? 'volley__row--seen' : '';
}

/** Is more to come of a fire? @param {Frame} frame @param {FireStep} step */
function isOpen(frame, step) {
  return isGoingOn(frame) && isAtHand(frame, step);
}

/** What the looks of dice mean, as far as there are such. @param {FireStep} step */
function legend({ attacks }) {
  const parries = attacks.flatMap(({ parry }) => parry ?? []);
  const signs = [
    ...(attacks.some(({ hits }) => hits) ? ['hit'] : []),
    ...(parries.some(({ count }) => count) ? ['gone', 'parry'] : []),
    ...(parries.some(({ again }) => again.length) || attacks.some(({ again }) => again)
      ? ['out']
      : []),
  ];
  const looks = (/** @type {string} */ sign) =>
    sign === 'gone' ? 'die--hit die--gone' : `die--${sign}`;
  return signs.length
    ? html`<p class="volley__legend">${signs.map((sign) => html`<span><i class="die ${looks(sign)}" aria-hidden="true"></i> ${t(`volley-die-${sign}`)}</span> `)}</p>`
    : nothing;
}

/** The dice of an attack that stand, those that hit first, and those that hit before they were rolled again.
 * @param {Attack} fired
 */
function throwOf({ dice, again }) {
  const first = sorted(dice.slice(0, dice.length - again));
  const stand = sorted([...first.slice(again), ...dice.slice(dice.length - again)]);
  return { stand, lost: first.slice(0, again) };
}

/** The dice that parry lie under the hits that they cancel. @param {Frame} frame @param {number} seat who parries @param {Parry} parry */
function parried(frame, seat, parry) {
  const { dice, again, count } = parry;
  const weak = strengthOf(frame, seat) === 'firm' ? 1 : 6;
  let rest = again.length;
  const kept = dice.filter((face) => face !== weak || rest-- <= 0);
  const thrown = sorted([...kept, ...again]);
  const lost = dice.filter((face) => face === weak).slice(0, again.length);
  return html`<p class="volley__row volley__row--parry ${look(parry)}">
    ${diceShown([...thrown, ...lost], (at) => (at < count ? 'die--parry' : at < thrown.length ? '' : 'die--out'))}
  </p>`;
}

/** How strong a ship's hull is. @param {Frame} frame @param {number} seat */
function strengthOf(frame, seat) {
  return displayOf(viewOf(frame).ships[seat])?.strength;
}

/** The highest first: those hit, and parry. @param {readonly number[]} dice */
function sorted(dice) {
  return [...dice].sort((one, other) => other - one);
}

/** Dice in a row, each with its mark. @param {readonly number[]} dice @param {(at: number) => string} mark */
function diceShown(dice, mark) {
  return html`<span class="dice"><span class="sr">${t('volley-told', { dice: dice.join(', ') || '–' })}</span>
    ${dice.map((face, at) => html`<i class="die ${mark(at)}" aria-hidden="true" ${styled({ '--n': String(at) })}>${face}</i>`)}
  </span>`;
}

/** @param {number} value */
function signed(value) {
  return value < 0 ? `−${-value}` : `+${value}`;
}
