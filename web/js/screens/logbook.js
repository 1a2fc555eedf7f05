// The log-book: every match kept on this device, and the way in and out for files.

import { html, nothing } from 'lit-html';
import { gameOf, titleOf } from '../app/games.js';
import { chooseLanguage } from '../app/language.js';
import { getSetting } from '../app/settings.js';
import { get, set } from '../app/store.js';
import { dateTime, onLanguageChange, t } from '../app/text.js';
import { loadMatch } from '../match/game.js';
import { download, fileName, importText, restore } from '../saves/files.js';
import {
  current,
  duplicate,
  find,
  freshId,
  list,
  makeCurrent,
  matchId,
  remove,
  rename,
  setMatchId,
} from '../saves/logbook.js';
import { captainsOf, ownSeat } from '../saves/statistics.js';
import { levelOf, progressOf, resultOf } from './gamewords.js';
import { head } from './head.js';
import { engineReady } from './ready.js';
import { copyLinkTo } from './share.js';
import { backupButton, backupReminder, backupResult } from './storagestatus.js';

/** @typedef {import('../app/store.js').Store} Store */
/** @typedef {import('../saves/logbook.js').Entry} Entry */
/** @typedef {import('../saves/logbook.js').SaveRecord} SaveRecord */

/** What was deleted last, to be put back. @type {{title: string, restore: () => void} | null} */
let deleted = null;
let told = '';
/** The record whose name is being changed or copied. @type {{id: string, copy: boolean} | null} */
let naming = null;
/** The game whose matches are shown; '' for all. */
let shown = '';

onLanguageChange(() => {
  told = '';
});

/** @param {string} [words] */
function redraw(words) {
  if (words !== undefined) told = words;
  set({});
}

/** Draws the log-book. @param {Readonly<Store>} store */
export function logbook(store) {
  const entries = list();
  return html`<main class="page logbook">
    ${head(store, t('page-logbook'))}
    <p role="status" class="logbook__told">
      ${told}
      ${
        deleted
          ? html`<button type="button" class="button" @click=${putBack}>${t('page-undo-delete')}</button>`
          : nothing
      }
    </p>
    ${filter(entries)}
    ${
      entries.length
        ? html`<ul class="saves" aria-label=${t('page-saves')}>
          ${entries.filter(({ record }) => !shown || record?.game === shown).map((entry) => html`<li>${entry.record ? saved(entry, entry.record) : unreadable(entry)}</li>`)}
        </ul>`
        : html`<p>${t('page-no-saves')}</p>`
    }
    ${backupReminder()}
    <footer class="page__foot row">
      <label class="button"
        >${t('page-import')}<input class="sr" type="file" accept=".json,application/json" @change=${bring}
      /></label>
      <a class="button" href="#/statistics">${t('page-statistics')}</a>
      <a class="button" href="#/p/">${t('links-open-one')}</a>
      ${entries.length ? backupButton() : nothing}
    </footer>
    ${backupResult()}
  </main>`;
}

/** @param {Entry} entry @param {SaveRecord} kept */
function saved(entry, kept) {
  const captains = captainsOf(kept);
  const levels = captains.flatMap((who) =>
    isLevel(kept.game, who) ? [levelOf(kept.game, who)] : [],
  );
  const result = [
    ...(kept.over ? resultParts(kept, captains) : [progressOf(kept)]),
    ...(levels.length && ownSeat(kept) >= 0
      ? [t('page-save-against', { levels: levels.join(', ') })]
      : []),
  ];
  const line = [
    titleOf(kept.game),
    dateTime(kept.updated),
    ...(current()?.id === kept.id ? [t('page-save-current')] : []),
  ];
  const crew = kept.names.map((name, seat) => playerOf(kept, name, captains[seat])).join(', ');
  const shown = crew !== kept.title && ownSeat(kept) < 0;
  return html`<article class="save" aria-label=${kept.title}>
    <div class="save__words">
      <h2>${kept.title}</h2>
      <p class="save__result">${result.join(' · ')}</p>
      ${shown ? html`<p>${crew}</p>` : nothing}
      <p><small>${line.join(' · ')}</small></p>
    </div>
    ${naming?.id === kept.id ? nameForm(kept) : nothing}
    <div class="save__buttons">
      <button type="button" class="button button--first" @click=${() => open(kept)}>${t('page-open')}</button>
    </div>
    <details class="save__more">
      <summary>${t('page-save-more')}</summary>
      <div class="save__buttons">
        <button type="button" class="button" @click=${() => ask(kept, false)}>${t('page-rename')}</button>
        <button type="button" class="button" @click=${() => ask(kept, true)}>${t('page-save-as')}</button>
        <button type="button" class="button" @click=${() => download(fileName(kept), entry.text)}>${t('page-export')}</button>
        <button type="button" class="button" @click=${async () => redraw(await copyLinkTo(kept))}>${t('links-share-row')}</button>
        <button type="button" class="button" @click=${() => drop(entry, kept.title)}>${t('page-delete')}</button>
      </div>
    </details>
  </article>`;
}

/** How a finished match ended, and the points of all, in the order of their seats. @param {SaveRecord} kept @param {readonly unknown[]} captains */
function resultParts(kept, captains) {
  const totals = kept.result?.totals.join(' : ');
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

/** The choice of one game, where there are matches of several. @param {readonly Entry[]} entries */
function filter(entries) {
  const keys = [...new Set(entries.flatMap(({ record }) => record?.game ?? []))];
  if (!keys.includes(shown)) shown = '';
  if (keys.length < 2) return nothing;
  return html`<fieldset class="logbook__filter">
    <legend>${t('page-save-filter')}</legend>
    <div class="row">
      ${['', ...keys].map(
        (key) => html`<label class="pick"
          ><input
            type="radio"
            name="game"
            .checked=${shown === key}
            @change=${() => {
              shown = key;
              redraw();
            }}
          /><span>${key ? titleOf(key) : t('page-save-all')}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}

/** A record that this version can't read is kept, and can be taken elsewhere. @param {Entry} entry */
function unreadable(entry) {
  return html`<article class="save save--broken" aria-label=${t('page-unreadable')}>
    <div class="save__words">
      <h2>${t('page-unreadable')}</h2>
      <p>${entry.why}</p>
    </div>
    <div class="save__buttons">
      <button type="button" class="button" @click=${() => download('portsmouth-unreadable.json', entry.text)}>
        ${t('page-export')}
      </button>
      <button type="button" class="button" @click=${() => drop(entry, t('page-unreadable'))}>${t('page-delete')}</button>
    </div>
  </article>`;
}

/** @param {SaveRecord} kept */
function nameForm(kept) {
  return html`<form class="save__name row" @submit=${(/** @type {Event} */ event) => giveName(event, kept)}>
    <label class="field"
      ><span>${t('page-title-of-save')}</span>
      <input type="text" name="title" maxlength="60" .value=${naming?.copy ? t('page-copy-of', { title: kept.title }) : kept.title}
    /></label>
    <button type="submit" class="button button--first">${t('page-keep')}</button>
    <button type="button" class="button" @click=${() => ask(null, false)}>${t('page-cancel')}</button>
  </form>`;
}

/** @param {SaveRecord | null} kept @param {boolean} copy */
function ask(kept, copy) {
  naming = kept && { id: kept.id, copy };
  redraw('');
  if (kept)
    queueMicrotask(() =>
      /** @type {HTMLInputElement | null} */ (
        document.querySelector('.save__name input')
      )?.select(),
    );
}

/** @param {Event} event @param {SaveRecord} kept */
async function giveName(event, kept) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const title = String(new FormData(form).get('title') ?? '');
  const done = await (naming?.copy ? duplicate(kept, title) : rename(kept, title));
  naming = null;
  redraw(done ? t('page-kept', { title }) : '');
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
  const before = matchId();
  setMatchId(kept.id);
  if (await loadMatch(kept.save)) location.hash = '#/table';
  else setMatchId(before);
}

/** @param {Entry} entry @param {string} title */
function drop(entry, title) {
  deleted = { title, restore: remove(entry) };
  if (entry.record && matchId() === entry.record.id) set({ frame: null, log: [] });
  redraw(t('page-deleted', { title }));
}

function putBack() {
  deleted?.restore();
  const title = deleted?.title ?? '';
  deleted = null;
  redraw(t('page-restored', { title }));
}

/** Reads a file; each match in it is tried by the engine before it is kept. @param {Event} event */
async function bring(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  const text = await file.text().catch(() => null); // it was moved or changed meanwhile
  if (text === null) return redraw(t('saves-file-gone'));
  const found = importText(text);
  const { records, unread, why } = found;
  input.value = '';
  if (why) return redraw(why);
  if (found.backup) return bringBackup(found);
  redraw(t('page-import-waits'));
  if (!(await engineReady('logbook'))) return redraw('');
  let kept = 0;
  let refused = unread;
  for (const record of records) {
    const done = await bringOne(record);
    if (done === 'kept') kept += 1;
    if (done === 'refused') refused += 1;
  }
  const words = t('page-imported', { count: kept });
  redraw(refused ? `${words} ${t('page-import-refused', { count: refused })}` : words);
}

/** Puts back a backup; the engine tries each game when it is opened. @param {import('../saves/files.js').Bundle} found */
async function bringBackup(found) {
  const { kept } = await restore(found);
  await chooseLanguage(getSetting('language'));
  const words = t('saves-restored', { count: kept });
  redraw(found.unread ? `${words} ${t('page-import-refused', { count: found.unread })}` : words);
}

/** Lays an imported match on the table, which keeps it; a game that is here already stays as it is.
 * @param {SaveRecord} record @returns {Promise<'kept' | 'known' | 'refused'>}
 */
async function bringOne(record) {
  const here = find(record.id);
  if (here?.record?.save === record.save) return 'known';
  const id = here ? freshId() : record.id;
  const before = matchId();
  setMatchId(id);
  if (!(await loadMatch(record.save))) {
    setMatchId(before);
    return 'refused';
  }
  const written = find(id)?.record;
  if (written) rename(written, record.title);
  return 'kept';
}
