// Setting up a game: who plays, under which flags, who starts, and by which rulings.

import { html, nothing } from 'lit-html';
import { signalFlag } from '../app/art.js';
import { FIRST_LEVEL, LEVELS } from '../match/captains.js';
import { aboutPlayer, captainSelect, CHOICES } from '../match/captainselect.js';
import { startMatch } from '../match/game.js';
import { freshId, keepUnder } from '../saves/logbook.js';
import { get, set } from '../app/store.js';
import { onLanguage, t } from '../app/text.js';
import { head } from './head.js';
import { progress } from './harbour.js';
import { engineReady } from './ready.js';

/** @typedef {import('../app/store.js').Store} Store */
/** @typedef {import('../protocol.d.ts').OptionSpecShape} OptionSpec */

/**
 * The sheet as it is filled in; it is remembered for the next game.
 * @typedef {object} Sheet
 * @property {number} seats
 * @property {string[]} names
 * @property {number[]} flags
 * @property {(string | null)[]} captains who plays: a captain's level, or null for a person
 * @property {Record<string, string | number | boolean>} options
 * @property {string} seed
 */

const KEY = `${new URL('.', location.href).pathname}portsmouth/sheet`;
const NAMES = ['Anson', 'Byron', 'Cooke', 'Duncan'];
const LONGEST_NAME = 16;

/** Whom a newcomer meets. */
const NEWCOMER = [null, FIRST_LEVEL, FIRST_LEVEL, FIRST_LEVEL];

/** @type {Sheet} */
const sheet = {
  seats: 2,
  names: [...NAMES],
  flags: [0, 1, 2, 3],
  captains: [...NEWCOMER],
  options: {},
  seed: '',
  ...remembered(),
};
let waiting = false;
let trouble = '';

onLanguage(() => {
  trouble = '';
});

/** @returns {Partial<Sheet>} */
function remembered() {
  try {
    const data = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const names = Array.isArray(data.names) && data.names.length === 4 && data.names.every(isName);
    const flags = Array.isArray(data.flags) && [...data.flags].sort().join() === '0,1,2,3';
    const seats = [2, 3, 4].includes(data.seats);
    if (!names || !flags || !seats) return {};
    const options = typeof data.options === 'object' && data.options ? data.options : {};
    return { seats: data.seats, names: data.names, flags: data.flags, captains: captainsOf(data.captains), options };
  } catch {
    return {};
  }
}

/** Who played the last game; before there were captains, persons did. @param {unknown} data */
function captainsOf(data) {
  const kept = Array.isArray(data) ? data : [];
  return NEWCOMER.map((_, seat) => (CHOICES.includes(kept[seat]) ? kept[seat] : null));
}

/** @param {unknown} name */
function isName(name) {
  return typeof name === 'string' && name.length <= LONGEST_NAME;
}

/** Draws again after a change of the sheet. */
function redraw() {
  set({});
}

/** @param {Readonly<Store>} store */
export function newGame(store) {
  return html`<main class="page newgame">
    ${head(store, t('page-new-game'))}
    <form id="new-game" @submit=${start}>
      ${seatsField()} ${playersField()} ${startField(store)}
      <details class="more">
        <summary>${t('page-more')}</summary>
        ${seedField()} ${optionsField(store)}
      </details>
    </form>
    <footer class="page__foot">
      ${trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : nothing}
      ${waiting ? html`<p role="status">${t('page-starts-when-ready')}</p>` : nothing}
      ${store.stage?.name === 'ready' ? nothing : progress(store)}
      <button class="button button--first" type="submit" form="new-game">${t('page-start')}</button>
    </footer>
  </main>`;
}

function seatsField() {
  return html`<fieldset>
    <legend>${t('page-seats')}</legend>
    <div class="row">
      ${[2, 3, 4].map(
        (seats) => html`<label class="pick"
          ><input
            type="radio"
            name="seats"
            .checked=${sheet.seats === seats}
            @change=${() => {
              sheet.seats = seats;
              if (Number(sheet.options.start_player) >= seats) delete sheet.options.start_player;
              redraw();
            }}
          /><span>${t('page-seats-count', { count: seats })}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}

function playersField() {
  return html`<fieldset>
    <legend>${t('page-captains')}</legend>
    ${Array.from({ length: sheet.seats }, (_, seat) => playerRow(seat))}
    <small>${t('page-flags-more')} ${sheet.captains.slice(0, sheet.seats).some((who) => LEVELS.includes(who ?? '')) ? t('captains-fair') : nothing}</small>
  </fieldset>`;
}

/** @param {number} seat */
function playerRow(seat) {
  const level = sheet.captains[seat];
  return html`<div class="player">
    <button
      type="button"
      class="flag"
      aria-label=${t('page-flag', { seat: seat + 1, flag: t(`page-flag-${sheet.flags[seat]}`) })}
      title=${t('page-flag-change')}
      @click=${() => changeFlag(seat)}
    >
      ${signalFlag(sheet.flags[seat])}
    </button>
    <label class="player__name"
      ><span class="sr">${t('page-name', { seat: seat + 1 })}</span>
      <input
        type="text"
        name="name-${seat}"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        .value=${sheet.names[seat]}
        @input=${(/** @type {InputEvent} */ event) => {
          sheet.names[seat] = /** @type {HTMLInputElement} */ (event.target).value;
        }}
    /></label>
    ${captainSelect(`captain-${seat}`, t('captains-who', { seat: seat + 1 }), level, (next) => {
      sheet.captains[seat] = next;
      redraw();
    })}
    ${level ? html`<small class="player__about">${aboutPlayer(level)}</small>` : nothing}
  </div>`;
}

/** The next flag; whoever flew it takes this one. @param {number} seat */
function changeFlag(seat) {
  const wanted = (sheet.flags[seat] + 1) % 4;
  const holder = sheet.flags.indexOf(wanted);
  sheet.flags[holder] = sheet.flags[seat];
  sheet.flags[seat] = wanted;
  redraw();
}

/** Who starts, with the money each seat then has. @param {Readonly<Store>} store */
function startField(store) {
  const money = store.catalog?.games[0].components.figures.start_money.value ?? [];
  const chosen = sheet.options.start_player ?? 'random';
  const choices = ['random', ...Array.from({ length: sheet.seats }, (_, seat) => seat)];
  return html`<fieldset>
    <legend>${t('page-start-player')}</legend>
    <div class="row">
      ${choices.map(
        (choice) => html`<label class="pick"
          ><input
            type="radio"
            name="start"
            .checked=${chosen === choice}
            @change=${() => {
              sheet.options.start_player = choice;
              redraw();
            }}
          /><span>${choice === 'random' ? t('page-start-random') : nameOf(Number(choice))}</span></label
        >`,
      )}
    </div>
    <p class="hint">${moneyWords(money, chosen)}</p>
  </fieldset>`;
}

/** @param {number[]} money @param {string | number | boolean} chosen */
function moneyWords(money, chosen) {
  if (!money.length || typeof chosen !== 'number') return t('page-start-money', { seats: sheet.seats });
  return Array.from({ length: sheet.seats }, (_, seat) =>
    t('page-has-money', { who: nameOf(seat), amount: money[(seat - chosen + sheet.seats) % sheet.seats] }),
  ).join(', ');
}

/** @param {number} seat */
function nameOf(seat) {
  return sheet.names[seat].trim() || NAMES[seat];
}

function seedField() {
  return html`<label class="field"
    ><span>${t('page-seed')}</span>
    <input
      type="text"
      name="seed"
      maxlength="40"
      autocomplete="off"
      .value=${sheet.seed}
      @input=${(/** @type {InputEvent} */ event) => {
        sheet.seed = /** @type {HTMLInputElement} */ (event.target).value;
      }}
    /><small>${t('page-seed-more')}</small></label
  >`;
}

/** The rulings that can be changed. @param {Readonly<Store>} store */
function optionsField(store) {
  const specs = (store.catalog?.games[0].options ?? []).filter((spec) => spec.key !== 'start_player');
  if (!specs.length) return html`<p class="hint">${t('page-options-later')}</p>`;
  return html`<fieldset class="options">
    <legend>${t('page-options')}</legend>
    ${specs.map(optionRow)}
  </fieldset>`;
}

/** @param {OptionSpec} spec */
function optionRow(spec) {
  const value = sheet.options[spec.key] ?? spec.default;
  return html`<label class="option"
    ><span class="option__words"
      ><b>${t(`page-option-${spec.key}`)}</b><small>${t(`page-option-${spec.key}-more`)} (${spec.rule})</small></span
    >
    <select
      name=${spec.key}
      @change=${(/** @type {Event} */ event) => {
        const at = /** @type {HTMLSelectElement} */ (event.target).selectedIndex;
        sheet.options[spec.key] = spec.values[at];
        redraw();
      }}
    >
      ${spec.values.map(
        (each) => html`<option ?selected=${each === value}>${valueWords(spec, each)}</option>`,
      )}
    </select></label
  >`;
}

/** @param {OptionSpec} spec @param {string | number | boolean} value */
function valueWords(spec, value) {
  const plain = typeof value === 'number' ? String(value) : t(`page-value-${value}`);
  return value === spec.default ? t('page-value-default', { value: plain }) : plain;
}

/** Deals the game, as soon as the engine can. @param {Event} event */
async function start(event) {
  event.preventDefault();
  trouble = wrong();
  if (trouble || waiting) return redraw();
  remember();
  waiting = true;
  redraw();
  const ready = await engineReady('new');
  waiting = false;
  if (!ready) return redraw();
  const names = sheet.names.slice(0, sheet.seats).map((_, seat) => nameOf(seat));
  const id = freshId();
  keepUnder(id);
  const started = await startMatch({
    game: 'portsmouth',
    seats: sheet.seats,
    options: offered(sheet.options),
    seed: sheet.seed.trim() || null,
    table: {
      names,
      flags: sheet.flags.slice(0, sheet.seats),
      captains: sheet.captains.slice(0, sheet.seats),
      id,
      title: '',
    },
  });
  if (started) location.hash = '#/table';
}

/**
 * The options that the engine still offers: those remembered may be of another version.
 * @param {Sheet['options']} chosen
 */
function offered(chosen) {
  const specs = get().catalog?.games[0].options ?? [];
  const fits = specs.filter(({ key, values }) => values.includes(chosen[key]));
  return Object.fromEntries(fits.map(({ key }) => [key, chosen[key]]));
}

/** What is wrong with the sheet, in words; '' if nothing. */
function wrong() {
  const names = Array.from({ length: sheet.seats }, (_, seat) => nameOf(seat).toLocaleLowerCase());
  return new Set(names).size < names.length ? t('page-names-differ') : '';
}

function remember() {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...sheet, seed: undefined }));
  } catch {
    // The sheet is a convenience; saving the match says when storage is shut.
  }
}
