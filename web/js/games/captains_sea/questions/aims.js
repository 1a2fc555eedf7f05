// At what to fire: dice, hits to be expected, and what they would do, for each aim.

import { html, nothing } from 'lit-html';
import { get, set } from '../../../app/store.js';
import { list, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { perMatch } from '../../../table/session.js';
import { focusDrawn } from '../../../table/ui.js';
import { boardText, capital, refusalWords } from '../../../table/words.js';
import { shotSign } from '../art.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, ownShip, sectionsOf } from '../position.js';
import { choice, isShut } from './choice.js';
import { adding, mean, percent, TENTH } from './figures.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../odds.js').Volley} Volley */
/** @typedef {import('../odds.js').Chase} Chase */

/** Chances that round to nothing aren't told, in parts of 10 000. */
const LEAST = 50;

/** More aims than these, and the unusual ones wait behind a button. */
const FEW = 4;

/** The number of the position all of whose aims are asked for. */
const state = perMatch(() => ({ all: -1 }));

/** The aims as they are offered, low beside high: the usual ones first. */
const AIMS = [
  ...['both-low', 'both-high', 'fore-low', 'fore-high', 'aft-low', 'aft-high'],
  ...['fore-low-aft-high', 'fore-high-aft-low'],
];

/** The engine's names of the ends. @type {Record<string, 'fore' | 'aft'>} */
const END = { f: 'fore', a: 'aft' };

/** What can be aimed at, in its order; chasers first. @param {Frame} frame */
function aimsOf(frame) {
  const place = (/** @type {Option} */ { action }) => AIMS.indexOf(action.split(' ')[1]);
  return optionsOf(frame)
    .filter(({ verb }) => verb === 'aim' || verb === 'chase')
    .sort((one, other) => place(one) - place(other));
}

/** The aims that can be taken, each with what it does: first those with all sections and the best one; the
 * others, which divide the sections or keep one loaded, once they are asked for.
 * @param {Frame} frame
 */
export function aimAnswers(frame) {
  const shown = shownAims(frame);
  const count = openAims(frame).length - shown.length;
  return html`${shown.map((option) => aimAnswer(frame, option))}
    ${count ? html`<button type="button" class="choice choice--more" data-do="aims" @click=${() => showAll(frame, shown.length)}><b>${t('ask-aim-others', { count })}</b><small>${t('ask-aim-others-are')}</small></button>` : nothing}`;
}

/** The aims that stand as buttons now. @param {Frame} frame */
export function shownAims(frame) {
  const open = openAims(frame);
  const usual = open.filter((option) => isUsualAim(frame, option));
  const pointed = [get().selected, frame.lesson?.hint?.action];
  const all =
    open.length <= FEW ||
    state().all === frame.n ||
    open.some(
      (option) =>
        !usual.includes(option) &&
        (pointed.includes(option.target) || pointed.includes(option.action)),
    );
  return all ? [...usual, ...open.filter((option) => !usual.includes(option))] : usual;
}

/** @param {Frame} frame */
function openAims(frame) {
  return aimsOf(frame).filter((option) => !isShut(option));
}

/** @param {Frame} frame @param {Option} option */
function aimAnswer(frame, option) {
  const does = short(oddsOf(frame)?.aims[option.target]);
  const note = option === bestAim(frame) ? html`<b>${t('ask-aim-most')}</b> · ${does}` : does;
  return choice(option, nothing, note);
}

/** All sections alike, the best aim, the chasers. @param {Frame} frame @param {Option} option */
function isUsualAim(frame, option) {
  return (
    option.verb === 'chase' || option.action.includes(' both-') || option === bestAims(frame)[0]
  );
}

/** Shows the others too; the first of them has the focus. @param {Frame} frame @param {number} before how many there were */
function showAll(frame, before) {
  state().all = frame.n;
  set({});
  focusDrawn(`.ribbon--aim .ribbon__options > :nth-child(${before + 1})`);
}

/** The aim that damages most boxes, if it is one; none before the engine has told. @param {Frame} frame @returns {Option | undefined} */
export function bestAim(frame) {
  const best = bestAims(frame);
  return best.length === 1 ? best[0] : undefined;
}

/** The aims that damage most boxes, to a tenth. @param {Frame} frame @returns {Option[]} */
function bestAims(frame) {
  const aims = oddsOf(frame)?.aims ?? {};
  const open = aimsOf(frame).filter((option) => !isShut(option) && aims[option.target]);
  if (open.length < 2) return [];
  const boxes = (/** @type {Option} */ { target }) => Math.round(aims[target].boxes / TENTH);
  const most = Math.max(...open.map(boxes));
  return open.filter((option) => boxes(option) === most);
}

/** How aims differ, and why sections are silent. @param {Frame} frame */
export function aimFacts(frame) {
  const options = aimsOf(frame);
  const open = options.filter((option) => !isShut(option));
  const bearing = oddsOf(frame)?.bearing[ownSeatOf(frame)];
  const silent = new Set(
    options.flatMap(({ refusal }) => (refusal && open.length < 8 ? [refusalWords(refusal)] : [])),
  );
  return html`<p class="ask__facts">
    ${loadsWords(frame)} ${bearing?.side ? t('ask-fire-defense', { count: bearing.defense }) : nothing} ${open.some(({ verb }) => verb === 'aim') ? t('ask-aim-how') : nothing}
    ${[...silent].map((why) => html`<span class="ask__why">${why} </span>`)}
  </p>`;
}

/** What is known of an aim; nothing before the engine has told. @param {Frame} frame @param {Option} option */
export function aimTold(frame, option) {
  const words = aimNote(frame, option);
  return words && html`<b>${boardText(option.label)}:</b> ${words}`;
}

/** The same without its name. @param {Frame} frame @param {Option} option */
export function aimNote(frame, option) {
  const volley = oddsOf(frame)?.aims[option.target];
  return volley && told(volley);
}

/** What is loaded on the side that bears. @param {Frame} frame */
function loadsWords(frame) {
  const ship = ownShip(frame);
  if (!ship.bears) return nothing;
  const least = oddsOf(frame)?.least;
  return sectionsOf(ship, ship.bears)
    .filter(({ loaded, shot }) => loaded && shot)
    .map(
      ({ id, shot, dice }) =>
        html`<span class="ask__load">${shotSign(shot ?? 'none')} ${t('ask-load', { section: capital(t(`table-end-${id[1]}`)), shot: t(`table-load-${shot}`), dice: dice ?? 0 })}${dice && least?.[END[id[1]]] ? html` ${t('ask-load-least', { least: least[END[id[1]]] })}` : nothing}</span> `,
    );
}

/** Where the boxes go. @param {Volley} volley */
function partsOf(volley) {
  const [hull, rigging, crew] = adding([volley.hull, volley.rigging, volley.crew]);
  return { hull, rigging, crew };
}

/** @param {Volley | Chase | undefined} volley */
function short(volley) {
  if (!volley) return nothing;
  if (!('hull' in volley)) return t('ask-chase', { rigging: mean(volley.rigging) });
  return t('ask-aim-short', partsOf(volley));
}

/** @param {Volley | Chase} volley */
function told(volley) {
  if (!('hull' in volley)) return t('ask-chase-told', { mean: mean(volley.mean) });
  const { low, high, fire, morale, smoke } = volley;
  const risks = [
    fire >= LEAST ? t('ask-aim-fire', { chance: percent(fire) }) : '',
    morale >= LEAST ? t('ask-aim-morale', { chance: percent(morale) }) : '',
    t('ask-aim-smoke', { count: smoke }),
  ].filter(Boolean);
  const parts = partsOf(volley);
  const span = low === high ? String(low) : `${low}–${high}`;
  return html`${t('ask-aim-hits', { mean: mean(volley.mean), span, boxes: mean(volley.boxes) })} ${t('ask-aim-parts', parts)} <span class="ask__risks">${capital(list(risks))}.</span>`;
}
