// How a fight has just ended: both ships, the last dice, what came of it. One looks at it as long as one
// likes before the game goes on; where everything happens at once it is a line over the sea.

import { html, nothing } from 'lit-html';
import { getSetting, isStill } from '../../../app/settings.js';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { peopleOf } from '../../../match/viewer.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText } from '../../../table/words.js';
import { tokenSign } from '../art.js';
import { components, viewOf } from '../position.js';
import { openAccount } from './account.js';
import { endOf, fightsIn, idOf } from './fights.js';
import { seaScene } from './scene.js';
import { shotTemplate, volleysIn } from './volley.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('./fights.js').Fight} Fight */
/** @typedef {import('./scene.js').Fate} Fate */

/** The fight whose end has been put away. */
const state = perMatch(() => ({ gone: -1 }));

/** The last fight, if it has ended since who looks acted last and people took part in it.
 * @param {Frame} frame @returns {Fight | null}
 */
function justEnded(frame) {
  if (frame.past !== undefined || frame.outcome) return null;
  const { log } = get();
  const fight = fightsIn(log).at(-1);
  if (!fight || fight.end === null || state().gone === fight.start) return null;
  const people = peopleOf(frame);
  if (!fight.seats.some((seat) => people.includes(seat))) return null;
  const acted = log.some(({ number, seat }) => number > (fight.end ?? 0) && seat === frame.viewer);
  return acted ? null : fight;
}

/** Puts the end away. @param {Fight} fight */
function putAway(fight) {
  state().gone = fight.start;
  change({});
}

/** Goes on after the end that is looked at; false if there is none. @param {Frame} frame */
export function goOn(frame) {
  const fight = getSetting('pace') === 'instant' ? null : justEnded(frame);
  if (fight) putAway(fight);
  return fight !== null;
}

/** The end of a fight with a way on; null where none has just ended, or nothing is to be waited for.
 * @param {Frame} frame
 */
export function fightMoment(frame) {
  const fight = getSetting('pace') === 'instant' ? null : justEnded(frame);
  if (!fight) return null;
  const ends = endOf(fight);
  return html`<section class="area-moment moment ${isStill() ? 'moment--still' : ''}" aria-labelledby="moment-title">
      <p class="moment__what">${t('combat-account-of', { one: t(`ship-${fight.ships[0]}`), other: t(`ship-${fight.ships[1]}`) })}</p>
      <h2 class="moment__title" id="moment-title" tabindex="-1">
        ${ends.filter((each) => !(each.kind in TOKENS)).map(({ text }) => `${boardText(text)} `)}
      </h2>
      ${seaScene(frame, shipsOf(fight, ends))} ${lastDice(fight)}
      <ul class="moment__gains">
        ${ends.filter(({ kind }) => kind in TOKENS).map(token)} ${ends.map(aboard)}
        ${reliefWords(frame, fight) ? html`<li>${reliefWords(frame, fight)}</li>` : nothing}
      </ul>
      ${frame.lesson ? nothing : html`<p><button type="button" class="small" data-do="fight" @click=${() => openAccount(fight.start)}>${t('combat-account')}</button></p>`}
    </section>
    <section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
      <button type="button" class="main" data-do="main" @click=${() => putAway(fight)}>${t('combat-go-on')}</button>
    </section>`;
}

/** What is won with an end, by its event. @type {Record<string, 'admiralty' | 'jolly'>} */
const TOKENS = { admiralty: 'admiralty', jolly_roger: 'jolly' };

/** A token that was won, and its points. @param {Happening} event */
function token({ kind, text }) {
  const points = components().points[kind];
  return html`<li class="moment__token">${tokenSign(TOKENS[kind])} <span>${boardText(text)}</span> <b>${t('combat-worth', { points })}</b></li>`;
}

/** What goes down with a ship, or comes with her. @param {Happening} event */
function aboard({ kind, facts }) {
  if (kind !== 'sunk' && kind !== 'captured') return nothing;
  return html`<li>${t(`combat-with-${kind}`, { ship: t(facts.ship.id) })}</li>`;
}

/** So many hits of five leave a ship's sails in rags. */
const IN_RAGS = 3;

/** What became of both. @param {Fight} fight @param {readonly Happening[]} ends */
function shipsOf({ ships, seats, entries }, ends) {
  return ships.map((id, at) => ({
    torn: sailsHit(entries, id) >= IN_RAGS,
    id,
    seat: seats[at],
    holder: seats[1 - at],
    fate: fateOf(id, seats[at], ends),
  }));
}

/** How many spaces of her sails were filled in the fight. @param {Fight['entries']} entries @param {string} id */
function sailsHit(entries, id) {
  return entries
    .flatMap(({ events }) => events)
    .filter(({ kind, facts }) => kind === 'placed' && idOf(facts.ship) === id)
    .reduce((sum, { facts }) => sum + (facts.track.id === 'track-sails' ? facts.count : 0), 0);
}

/** @param {string} id @param {number} seat @param {readonly Happening[]} ends @returns {Fate} */
function fateOf(id, seat, ends) {
  const about = (/** @type {string} */ kind) =>
    ends.find((each) => each.kind === kind && each.facts.ship && idOf(each.facts.ship) === id);
  if (about('sunk')) return 'sunk';
  if (about('captured')) return 'taken';
  const away = ends.some(({ kind, facts }) => kind === 'escaped' && facts.seat === seat);
  if (away || ends.some(({ kind }) => kind === 'apart')) return 'away';
  return 'won';
}

/** The last broadside of both sides. @param {Fight} fight */
function lastDice(fight) {
  const volley = volleysIn(fight.entries).at(-1);
  if (!volley) return nothing;
  return html`<div class="moment__dice">
    <h3>${t('combat-last-volley')}</h3>
    ${volley.shots.map((shot) => html`<div class="account__side">${pin(shot.seat)} <b>${playerName(shot.seat)}</b> ${shotTemplate(shot)}</div>`)}
  </div>`;
}

/** Who has lost the last ship gets another: when, or which one. @param {Frame} frame @param {Fight} fight */
function reliefWords(frame, fight) {
  const seat = frame.viewer;
  if (seat === null || frame.settings.last_ship !== 'relief') return '';
  const given = get()
    .log.filter(({ number }) => number >= (fight.end ?? 0))
    .flatMap(({ events }) => events)
    .find(({ kind, facts }) => kind === 'relief' && fight.seats.includes(facts.seat));
  if (given) return boardText(given.text);
  return viewOf(frame).ships.some(({ holder }) => holder === seat) ? '' : t('combat-relief');
}

/** Draws it over the sea, at the pace that waits for nothing. @param {Frame} frame */
export function fightEnding(frame) {
  const fight = getSetting('pace') === 'instant' && !frame.lesson ? justEnded(frame) : null;
  if (!fight) return nothing;
  const volley = volleysIn(fight.entries).at(-1);
  return html`<section class="ending" aria-label=${t('combat-ending')}>
    <p class="ending__told"><b>${endOf(fight).map(({ text }) => `${boardText(text)} `)}</b> ${reliefWords(frame, fight)}</p>
    ${volley?.shots.map((shot) => html`<div class="account__side">${pin(shot.seat)} <b>${playerName(shot.seat)}</b> ${shotTemplate(shot)}</div>`)}
    <p class="ending__does">
      <button type="button" class="small" data-do="fight" @click=${() => openAccount(fight.start)}>${t('combat-account')}</button>
      <button type="button" class="small" data-do="end-fight" @click=${() => putAway(fight)}>${t('table-close')}</button>
    </p>
  </section>`;
}
