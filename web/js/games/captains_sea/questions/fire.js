// Whether to fire, with what and at what: dice, hits to be expected, and what they would do.

import { html, nothing } from 'lit-html';
import { list, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { linkWords } from '../../../table/rules/wordlinks.js';
import { boardText, capital, refusalWords } from '../../../table/words.js';
import { shotSign } from '../art.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, ownShip, sectionsOf, viewOf } from '../position.js';
import { choice, isShut } from './choice.js';
import { adding, mean, percent, TENTH } from './figures.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../odds.js').Volley} Volley */
/** @typedef {import('../odds.js').Chase} Chase */

/** Chances that round to nothing aren't told, in parts of 10 000. */
const LEAST = 50;

/** What one fires with and what comes back. @param {Frame} frame */
export function fireFacts(frame) {
  const view = viewOf(frame);
  const own = ownSeatOf(frame);
  const odds = oddsOf(frame);
  const bearing = odds?.bearing[own];
  const answer = view.volley?.fires[1 - own] ? odds?.fire[1 - own]?.low : null;
  return html`<p class="ask__facts">
    ${linkWords(t('ask-fire-range', { range: view.range }), ['range'])}
    ${bearing?.side ? t('ask-fire-defense', { count: bearing.defense }) : nothing}
    ${bearing?.chasers ? t('ask-fire-chasers', { what: t(`chasers-${bearing.chasers === 'fore' ? 'bow' : 'stern'}`) }) : nothing}
    ${bearing?.rake ? html`<b>${capital(t(`rake-${bearing.rake}`))}.</b>` : nothing}
    ${answer ? threat(answer.boxes) : nothing}
  </p>`;
}

/** What the enemy's fire will do. @param {number} boxes in thousandths */
function threat(boxes) {
  return boxes < TENTH / 2
    ? t('ask-fire-threat-none')
    : t('ask-fire-threat', { boxes: mean(boxes) });
}

/** What the best aim damages on average, in thousandths. @param {Frame} frame */
export function bestBoxes(frame) {
  const volleys = /** @type {(Volley | Chase)[]} */ (Object.values(oddsOf(frame)?.aims ?? {}));
  return Math.max(0, ...volleys.map((each) => each.boxes));
}

/** Fire, or hold. @param {Frame} frame */
export function fireAnswers(frame) {
  const hasOdds = Object.keys(oddsOf(frame)?.aims ?? {}).length > 0;
  const why = oddsOf(frame)?.fire[ownSeatOf(frame)]?.why;
  return optionsOf(frame)
    .filter(({ verb }) => verb === 'fire' || verb === 'hold')
    .map((option) =>
      choice(
        option,
        nothing,
        option.verb === 'hold'
          ? t('ask-fire-hold')
          : hasOdds
            ? t('ask-fire-best', { boxes: mean(bestBoxes(frame)) })
            : why
              ? t(`table-fire-${why}`)
              : nothing,
      ),
    );
}

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

/** The aims that can be taken, each with what it does. @param {Frame} frame */
export function aimAnswers(frame) {
  const aims = oddsOf(frame)?.aims ?? {};
  const best = bestAim(frame);
  return aimsOf(frame)
    .filter((option) => !isShut(option))
    .map((option) => {
      const does = short(aims[option.target]);
      const note = option === best ? html`<b>${t('ask-aim-most')}</b> · ${does}` : does;
      return choice(option, nothing, note, aimWords(option));
    });
}

/** The aim that damages most boxes, if it is one; none before the engine has told. @param {Frame} frame @returns {Option | undefined} */
export function bestAim(frame) {
  const aims = oddsOf(frame)?.aims ?? {};
  const open = aimsOf(frame).filter((option) => !isShut(option) && aims[option.target]);
  if (open.length < 2) return undefined;
  const boxes = (/** @type {Option} */ { target }) => Math.round(aims[target].boxes / TENTH);
  const most = Math.max(...open.map(boxes));
  const best = open.filter((option) => boxes(option) === most);
  return best.length === 1 ? best[0] : undefined;
}

/** An aim in few words. @param {Option} option */
function aimWords({ action, verb }) {
  return verb === 'aim' ? t(`ask-aim-${action.split(' ')[1]}`) : undefined;
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
  const volley = oddsOf(frame)?.aims[option.target];
  return volley && html`<b>${aimWords(option) ?? boardText(option.label)}:</b> ${told(volley)}`;
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
