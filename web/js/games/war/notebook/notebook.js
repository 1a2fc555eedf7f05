// The odds notebook: what a visit, an attack on a port, a boarding and a conflict come to for chosen strengths.
// Python says what can be chosen and how likely everything is; here it is written.

import { html, nothing } from 'lit-html';
import { get, set } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { ask } from '../../../boot/engine.js';
import { bar } from '../../../kit/bars.js';
import { pin } from '../../../kit/flag.js';
import { ruleLink } from '../../../table/rules/context.js';
import { perMatch } from '../../../table/session.js';
import { afterDraw, openPanel } from '../../../table/ui.js';
import { capital } from '../../../table/words.js';
import { cardName, percent, valueName } from '../names.js';
import { battleRows } from '../odds.js';
import { VALUES } from '../position.js';
import { stepper } from '../questions/stepper.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** A number, the least and the most that it may be. @typedef {[number, number, number]} Figure */
/** @typedef {Record<string, Figure> & {card: number, gunner: number, cannons: number}} Side */
/**
 * @typedef {object} Book
 * @property {number[]} seats whom the other side can be filled in from
 * @property {number} other
 * @property {Side[]} sides
 * @property {string[]} cards
 * @property {number} strength 0 where nobody knows it
 * @property {number[]} strengths
 * @property {number[]} visit
 * @property {number[]} fort
 * @property {number[]} boarding
 * @property {Record<string, import('../odds.js').Battle>} battles
 */

const SIDES = ['own', 'other'];

const state = perMatch(() => ({
  /** What is not to be as it is in the position. @type {Record<string, number>} */
  chosen: {},
  /** What was asked for last, and what it came to. */
  asked: '',
  book: /** @type {Book | null} */ (null),
}));

/** The sheet. @param {Frame} frame */
export function notebookSheet(frame) {
  const here = state();
  bring(frame);
  const { book } = here;
  if (!book) return nothing;
  return html`<div class="notebook">
    <p>${t('notebook-about')}</p>
    ${fill(book)} ${figures(book)}
    ${part('visit', ['port-pirate', 'die-damage'], shares('visit', book.visit))}
    ${part('fort', ['assault'], html`${strength(book)} ${shares('fort', book.fort)}`)}
    ${part('boarding', ['boarding'], shares('boarding', book.boarding))}
    ${part('battle', ['battle', 'shot-ball'], battleRows(book.battles, t('notebook-battle-more')))}
  </div>`;
}

/** Asks for the odds of what is chosen, once. @param {Frame} frame */
async function bring({ n, viewer }) {
  const here = state();
  const asked = JSON.stringify([n, viewer, here.chosen]);
  if (asked === here.asked) return;
  here.asked = asked;
  const answer = await ask({ op: 'odds', n, viewer, chosen: here.chosen }).catch(() => null);
  if (!answer || here.asked !== asked) return;
  here.book = /** @type {{odds: Book}} */ (/** @type {unknown} */ (answer)).odds;
  set({});
}

/** @param {Record<string, number>} changes */
function choose(changes) {
  const here = state();
  here.chosen = { ...here.chosen, ...changes };
  set({});
}

/** All as it is in the position, the other side as a seat's convoy is. @param {number} [other] */
function reset(other) {
  state().chosen = other === undefined ? {} : { other };
  set({});
}

/** Buttons that fill in the position. @param {Book} book */
function fill({ seats, other }) {
  return html`<div class="notebook__fill" role="group" aria-label=${t('notebook-fill')}>
    <button type="button" class="tool" data-do="notebook-now" @click=${() => reset()}>${t('notebook-now')}</button>
    ${seats.map(
      (
        seat,
      ) => html`<button type="button" class="tool" data-fill=${seat} aria-pressed=${seat === other} @click=${() => reset(seat)}>
        ${pin(seat)} ${t('notebook-against', { who: playerName(seat) })}
      </button>`,
    )}
  </div>`;
}

/** Both sides, figure by figure. @param {Book} book */
function figures({ sides, cards }) {
  return html`<table class="notebook__figures">
    <thead>
      <tr><td></td>${SIDES.map((side) => html`<th scope="col">${t(`notebook-${side}`)}</th>`)}</tr>
    </thead>
    <tbody>
      ${['ships', ...VALUES].map(
        (key) => html`<tr>
          <th scope="row">${figureName(key)}</th>
          ${sides.map((side, at) => html`<td>${counter(`${SIDES[at]}_${key}`, figureName(key), side[key])}</td>`)}
        </tr>`,
      )}
      <tr>
        <th scope="row">${t('notebook-card')}</th>
        ${sides.map(({ card }, at) => html`<td>${cardPick(cards, SIDES[at], card)}</td>`)}
      </tr>
      <tr>
        <th scope="row">${cardName('master_gunner')}</th>
        ${sides.map(({ gunner }, at) => html`<td>${gunnerTick(SIDES[at], gunner)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

/** @param {string} key */
function figureName(key) {
  return key === 'ships' ? t('notebook-ships') : capital(valueName(key));
}

/** @param {string} key @param {string} name @param {Figure} figure */
function counter(key, name, [value, least, most]) {
  return stepper({
    name,
    value,
    less: value > least ? () => choose({ [key]: value - 1 }) : null,
    more: value < most ? () => choose({ [key]: value + 1 }) : null,
    oneLess: `less ${key}`,
    oneMore: `more ${key}`,
  });
}

/** @param {string[]} cards @param {string} side @param {number} chosen */
function cardPick(cards, side, chosen) {
  return html`<select
    name=${`${side}_card`}
    aria-label=${t('notebook-card')}
    @change=${(/** @type {Event} */ { target }) =>
      choose({ [`${side}_card`]: /** @type {HTMLSelectElement} */ (target).selectedIndex })}
  >
    ${cards.map((card, at) => html`<option .selected=${at === chosen}>${at ? cardName(card) : t('notebook-no-card')}</option>`)}
  </select>`;
}

/** @param {string} side @param {number} gunner */
function gunnerTick(side, gunner) {
  return html`<label class="ask__standing"
    ><input type="checkbox" name=${`${side}_gunner`} aria-label=${cardName('master_gunner')} .checked=${gunner === 1} @change=${() => choose({ [`${side}_gunner`]: 1 - gunner })}
  /></label>`;
}

/** How strong the port is. @param {Book} book */
function strength({ strength: chosen, strengths }) {
  const choices = [0, ...strengths];
  return html`<label class="notebook__strength"
    >${t('notebook-strength')}
    <select
      name="strength"
      @change=${(/** @type {Event} */ { target }) =>
        choose({ strength: choices[/** @type {HTMLSelectElement} */ (target).selectedIndex] })}
    >
      ${choices.map((each) => html`<option .selected=${each === chosen}>${each || t('notebook-unknown')}</option>`)}
    </select></label
  >`;
}

/** A part of the sheet with the numbers of its rules. @param {string} name @param {string[]} topics @param {unknown} body */
function part(name, topics, body) {
  return html`<section class="notebook__part" data-part=${name}>
    <h3>${t(`notebook-${name}`)}</h3>
    ${body}
    <p class="rulelinks">${t('learn-rule')} ${topics.map(ruleLink)}</p>
  </section>`;
}

/** A chance in each row: bar, per cent, what it is. @param {string} name @param {number[]} chances in thousandths */
function shares(name, chances) {
  return html`<ul class="notebook__shares">
    ${chances.map(
      (chance, at) => html`<li class="oddsline">
        ${bar(chance, 1000)} <b>${percent(chance)}</b> <span>${t(`notebook-${name}-${at + 1}`)}</span>
      </li>`,
    )}
  </ul>`;
}

/** The way to it from the page "How to play": only a game on the table has figures to begin with. */
export function notebookLink() {
  const { frame } = get();
  if (frame?.game !== 'war') return html`<p>${t('notebook-where')}</p>`;
  return html`<p>
    <button type="button" class="tool" data-do="notebook" @click=${toNotebook}>${t('notebook-title')}</button>
  </p>`;
}

function toNotebook() {
  location.hash = '#/table';
  afterDraw(() => afterDraw(() => openPanel('notebook')));
}
