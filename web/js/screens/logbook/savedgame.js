// One game of the log-book: how it stands or how it ended, the way in, and what else can be done with it.

import { html, nothing } from 'lit-html';
import { signalFlag } from '../../app/art.js';
import { gameOf, titleOf } from '../../app/games.js';
import { download } from '../../app/handfile.js';
import { get, set } from '../../app/store.js';
import { dateTime, t } from '../../app/text.js';
import { loadMatch } from '../../match/game.js';
import { fileName } from '../../saves/files.js';
import { current, duplicate, find, makeCurrent, rename } from '../../saves/logbook.js';
import { setMatchId } from '../../saves/ownmatch.js';
import { captainsOf, ownSeat, shownNames, tableOf } from '../../saves/statistics.js';
import { levelOf, progressOf, resultOf } from '../gamewords.js';
import { copyLinkTo } from '../share.js';

/** @typedef {import('../../saves/logbook.js').Entry} Entry */
/** @typedef {import('../../saves/logbook.js').SaveRecord} SaveRecord */
/** What the log-book does for an entry. @typedef {{redraw: (words?: string) => void, drop: (entry: Entry, title: string) => void}} Book */

/** The record whose name is being changed or copied. @type {{id: string, copy: boolean} | null} */
let naming = null;

/** Draws an entry of the log-book. @param {Entry} entry @param {Book} book */
export function savedGame(entry, book) {
  return entry.record ? readable(entry, entry.record, book) : unreadable(entry, book);
}

/** @param {Entry} entry @param {SaveRecord} kept @param {Book} book */
function readable(entry, kept, book) {
  const captains = captainsOf(kept);
  const line = [
    titleOf(kept.game),
    dateTime(kept.updated),
    ...(current()?.id === kept.id ? [t('page-save-current')] : []),
  ];
  const crew = shownNames(kept)
    .map((name, seat) => playerOf(kept, name, captains[seat]))
    .join(', ');
  const shown = crew !== kept.title && ownSeat(kept) < 0;
  return html`<article class="save" aria-label=${kept.title}>
    ${badge(kept)}
    <div class="save__words">
      <h2>${kept.title}</h2>
      <p class="save__result">${standing(kept, captains).join(' · ')}</p>
      ${shown ? html`<p>${crew}</p>` : nothing}
      <p><small>${line.join(' · ')}</small></p>
    </div>
    <button type="button" class="button button--first save__open" @click=${() => open(kept)}>${t('page-open')}</button>
    ${naming?.id === kept.id ? nameForm(kept, book) : nothing} ${moreOf(entry, kept, book)}
  </article>`;
}

/** What else can be done with a match. @param {Entry} entry @param {SaveRecord} kept @param {Book} book */
function moreOf(entry, kept, book) {
  const button = (/** @type {string} */ words, /** @type {() => unknown} */ act) =>
    html`<button type="button" class="button" @click=${act}>${words}</button>`;
  return html`<details class="save__more more">
    <summary>${t('page-save-more')}</summary>
    <div class="save__buttons">
      ${button(t('page-rename'), () => ask(kept, false, book))} ${button(t('page-save-as'), () => ask(kept, true, book))}
      ${button(t('page-export'), () => download(fileName(kept), entry.text))}
      ${button(t('links-share-row'), async () => book.redraw(await copyLinkTo(kept)))}
      ${button(t('page-delete'), () => book.drop(entry, kept.title))}
    </div>
  </details>`;
}

/** The flag of the player, else of the winner, with the place that was reached. @param {SaveRecord} kept */
function badge(kept) {
  const own = ownSeat(kept);
  const first = kept.places?.indexOf(1) ?? -1;
  const seat = own >= 0 ? own : Math.max(first, 0);
  const { flags } = tableOf(kept);
  const flag = Number.isInteger(flags?.[seat]) ? flags[seat] : seat;
  const place = kept.over ? kept.places?.[seat] : undefined;
  return html`<span class="save__badge ${place === 1 ? 'save__badge--first' : ''}" aria-hidden="true">
    ${signalFlag(flag % 6)} ${place ? html`<b>${place}</b>` : nothing}
  </span>`;
}

/** How a match stands or how it ended, and against whom. @param {SaveRecord} kept @param {readonly unknown[]} captains */
function standing(kept, captains) {
  const levels = captains.flatMap((who) =>
    isLevel(kept.game, who) ? [levelOf(kept.game, who)] : [],
  );
  return [
    ...(kept.over ? resultParts(kept, captains) : [progressOf(kept)]),
    ...(levels.length && ownSeat(kept) >= 0
      ? [t('page-save-against', { levels: levels.join(', ') })]
      : []),
  ];
}

/** How a finished match ended, and the points of all, in the order of their seats. @param {SaveRecord} kept @param {readonly unknown[]} captains */
function resultParts(kept, captains) {
  const totals = kept.result?.totals.join('\u00a0:\u00a0');
  return [
    t('page-save-over'),
    ...(kept.places ? [resultOf(kept, captains)] : []),
    ...(totals ? [totals] : []),
  ];
}

/** @param {string} game @param {unknown} captain @returns {captain is string} */
function isLevel(game, captain) {
  return gameOf(game)?.levels.some(({ key }) => key === captain) ?? false;
}

/** A name, with the level of a captain. @param {SaveRecord} kept @param {string} name @param {unknown} captain */
function playerOf({ game }, name, captain) {
  return isLevel(game, captain)
    ? t('page-save-player', { name, level: levelOf(game, captain) })
    : name;
}

/** A record that this version can't read is kept, and can be taken elsewhere. @param {Entry} entry @param {Book} book */
function unreadable(entry, book) {
  return html`<article class="save save--broken" aria-label=${t('page-unreadable')}>
    <div class="save__words">
      <h2>${t('page-unreadable')}</h2>
      <p>${entry.why}</p>
    </div>
    <div class="save__buttons">
      <button type="button" class="button" @click=${() => download('portsmouth-unreadable.json', entry.text)}>
        ${t('page-export')}
      </button>
      <button type="button" class="button" @click=${() => book.drop(entry, t('page-unreadable'))}>${t('page-delete')}</button>
    </div>
  </article>`;
}

/** @param {SaveRecord} kept @param {Book} book */
function nameForm(kept, book) {
  return html`<form class="save__name row" @submit=${(/** @type {Event} */ event) => giveName(event, kept, book)}>
    <label class="field"
      ><span>${t('page-title-of-save')}</span>
      <input type="text" name="title" maxlength="60" .value=${naming?.copy ? t('page-copy-of', { title: kept.title }) : kept.title}
    /></label>
    <button type="submit" class="button button--first">${t('page-keep')}</button>
    <button type="button" class="button" @click=${() => ask(null, false, book)}>${t('page-cancel')}</button>
  </form>`;
}

/** @param {SaveRecord | null} kept @param {boolean} copy @param {Book} book */
function ask(kept, copy, book) {
  naming = kept && { id: kept.id, copy };
  book.redraw('');
  if (kept)
    queueMicrotask(() =>
      /** @type {HTMLInputElement | null} */ (
        document.querySelector('.save__name input')
      )?.select(),
    );
}

/** @param {Event} event @param {SaveRecord} kept @param {Book} book */
async function giveName(event, kept, book) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const title = String(new FormData(form).get('title') ?? '');
  const done = await (naming?.copy ? duplicate(kept, title) : rename(kept, title));
  naming = null;
  book.redraw(done ? t('page-kept', { title }) : '');
}

/** Puts a match on the table, as soon as the engine can; one that it refuses stays as it is.
 * @param {SaveRecord} kept
 */
async function open(kept) {
  if (get().stage?.name !== 'ready') {
    makeCurrent(kept);
    set({ frame: null, log: [] });
    location.hash = '#/table';
    return;
  }
  const { save } = find(kept.id)?.record ?? kept;
  const putBack = setMatchId(kept.id, save);
  if (await loadMatch(save)) location.hash = '#/table';
  else putBack();
}
