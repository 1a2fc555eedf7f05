// Setting up a game: who plays, under which flags, and by which rulings.

import { html, nothing } from 'lit-html';
import { loadSprites, signalFlag } from '../../app/art.js';
import { gameOf, titleOf } from '../../app/games.js';
import { placeOf } from '../../app/router.js';
import { getSetting, setSetting } from '../../app/settings.js';
import { set } from '../../app/store.js';
import { onLanguageChange, t } from '../../app/text.js';
import { pinOf } from '../../kit/flag.js';
import { aboutPlayer, captainSelect } from '../../match/captainselect.js';
import { startMatch } from '../../match/game.js';
import { defaultName } from '../../match/names.js';
import { freshId, list } from '../../saves/logbook.js';
import { setMatchId } from '../../saves/ownmatch.js';
import { ownGames } from '../../saves/statistics.js';
import { chooser, chosenGame, otherGames } from '../chooser.js';
import { progress } from '../engineprogress.js';
import { head } from '../head.js';
import { gamePart } from '../home/gamepart.js';
import { optionFields } from './optionfields.js';
import { isStarting, startWhenReady } from './ready.js';
import {
  changeFlag,
  LONGEST_NAME,
  namesOf,
  offered,
  rememberSheet,
  sheetOf,
} from './setupsheet.js';

/** @typedef {import('../../app/store.js').Store} Store */
/** @typedef {import('../../app/games.js').GameShape} GameShape */
/** @typedef {import('./setupsheet.js').Sheet} Sheet */

let trouble = '';

onLanguageChange(() => {
  trouble = '';
});

/** Draws again after a change of the sheet. */
function redraw() {
  set({});
}

/** Draws the sheet of a new game. @param {Readonly<Store>} store */
export function newGame(store) {
  const [named] = placeOf().parts;
  const game = gameOf(chosenGame('new', named) ?? '');
  if (game) return setUp(store, game);
  const quick = named === 'quick';
  return chooser(store, quick ? 'quick' : 'new', t(quick ? 'page-quick' : 'page-new-game'));
}

/** @param {Readonly<Store>} store @param {GameShape} game */
function setUp(store, game) {
  loadSprites(); // the flags, also while the engine is still loading
  const sheet = sheetOf(game);
  const page = gamePart(store, game.key);
  const own = page?.setupOptions ?? [];
  const specs = page ? game.options.filter(({ key }) => !own.includes(key)) : [];
  return html`<main class="page newgame" data-game=${game.key}>
    ${head(store, t('page-new-game-of', { game: titleOf(game.key) }))} ${otherGames('new')}
    <form id="new-game" @submit=${(/** @type {Event} */ event) => start(event, game, sheet)}>
      ${seatsField(game, sheet)} ${playersField(game, sheet)} ${page?.setup?.(sheet, redraw, () => gamesOf(game)) ?? nothing}
      <details class="more">
        <summary>${t(specs.length || !page ? 'page-more' : 'page-more-seed')}</summary>
        ${seedField(sheet)} ${optionFields(game.key, specs, sheet, redraw)}
      </details>
    </form>
    <footer class="page__foot">
      ${trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : nothing}
      ${isStarting('new') ? html`<p role="status">${t('page-starts-when-ready')}</p>` : nothing}
      ${store.stage?.name === 'ready' ? nothing : progress(store)}
      <button class="button button--first" type="submit" form="new-game">${t('page-start')}</button>
    </footer>
  </main>`;
}

/** The player's own finished games, the oldest first. @param {GameShape} game */
function gamesOf({ key }) {
  return ownGames(list().flatMap(({ record }) => record ?? [])).filter(({ game }) => game === key);
}

/** @param {GameShape} game @param {Sheet} sheet */
function seatsField(game, sheet) {
  if (game.seats.length < 2) return nothing;
  return html`<fieldset>
    <legend>${t('page-seats')}</legend>
    <div class="row">
      ${game.seats.map(
        (seats) => html`<label class="pick"
          ><input
            type="radio"
            name="seats"
            .checked=${sheet.seats === seats}
            @change=${() => {
              sheet.seats = seats;
              redraw();
            }}
          /><span>${t('page-seats-count', { count: seats })}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}

/** @param {GameShape} game @param {Sheet} sheet */
function playersField(game, sheet) {
  const levels = game.levels.map(({ key }) => key);
  const fair = sheet.captains.slice(0, sheet.seats).some((who) => who && levels.includes(who));
  return html`<fieldset>
    <legend>${t('page-captains')}</legend>
    ${Array.from({ length: sheet.seats }, (_, seat) => playerRow(sheet, seat, game.key))}
    <small>${t('page-flags-more')} ${fair ? t('captains-fair') : nothing}</small>
  </fieldset>`;
}

/** @param {Sheet} sheet @param {number} seat @param {string} game its key */
function playerRow(sheet, seat, game) {
  const level = sheet.captains[seat];
  const own = sheet.own() === seat;
  return html`<div class="player">
    <button
      type="button"
      class="flag"
      aria-label=${t('page-flag', { seat: seat + 1, flag: t(`page-flag-${sheet.flags[seat]}`) })}
      title=${t('page-flag-change')}
      @click=${() => {
        changeFlag(sheet, seat);
        redraw();
      }}
    >
      ${signalFlag(sheet.flags[seat])} ${pinOf(sheet.flags[seat], 'flag__pin')}
    </button>
    <label class="player__name"
      ><span class="sr">${t('page-name', { seat: seat + 1 })}</span>
      <input
        type="text"
        name="name-${seat}"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        placeholder=${own ? t('page-you') : defaultName(seat)}
        .value=${own ? getSetting('name') : sheet.names[seat]}
        @input=${(/** @type {InputEvent} */ event) => {
          const { value } = /** @type {HTMLInputElement} */ (event.target);
          if (own) setSetting('name', value);
          sheet.names[seat] = value; // own or not: another seat may yet become a person's
        }}
    /></label>
    ${captainSelect(
      `captain-${seat}`,
      t('captains-who', { seat: seat + 1 }),
      level,
      (next) => {
        sheet.captains[seat] = next;
        redraw();
      },
      game,
    )}
    ${level ? html`<small class="player__about">${aboutPlayer(level, game)}</small>` : nothing}
  </div>`;
}

/** @param {Sheet} sheet */
function seedField(sheet) {
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

/** Deals the game, as soon as the engine can. @param {Event} event @param {GameShape} game @param {Sheet} sheet */
async function start(event, game, sheet) {
  event.preventDefault();
  const names = namesOf(sheet);
  const different = new Set(names.map((name) => name.toLocaleLowerCase())).size === names.length;
  trouble = different ? '' : t('page-names-differ');
  if (trouble) return redraw();
  rememberSheet(game.key, sheet);
  await startWhenReady('new', 'new', () => deal(game, sheet, names));
}

/** Deals the game and goes to its table. @param {GameShape} game @param {Sheet} sheet @param {string[]} names */
async function deal(game, sheet, names) {
  const seats = Array.from({ length: sheet.seats }, (_, seat) => seat);
  const id = freshId();
  setMatchId(id);
  const started = await startMatch({
    game: game.key,
    seats: sheet.seats,
    options: offered(game, sheet.options),
    seed: sheet.seed.trim() || null,
    table: {
      names,
      unnamed: sheet.own() >= 0,
      ...(sheet.own() > 0 ? { own: sheet.own() } : {}),
      flags: seats.map((seat) => sheet.flags[seat]),
      captains: seats.map((seat) => sheet.captains[seat]),
      id,
      title: '',
    },
  });
  if (started) location.hash = '#/table';
}
