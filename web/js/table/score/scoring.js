// The end of the game: the result, all scores, and what can be done next.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { download } from '../../app/handfile.js';
import { visit } from '../../app/router.js';
import { playerName, t } from '../../app/text.js';
import { saveText } from '../../match/autosave.js';
import { startMatch } from '../../match/game.js';
import { find, freshId } from '../../saves/logbook.js';
import { matchId, setMatchId } from '../../saves/ownmatch.js';
import { hasAbility } from '../abilities.js';
import { hintsOf } from '../advice/advice.js';
import { pictureTold, sharePicture } from '../share/resultpicture.js';
import { isLast } from '../share/sharesheet.js';
import { change, openPanel } from '../ui.js';
import { list } from '../words.js';
import { chartBlock } from './chart.js';
import { earnedBlock, textToShare } from './earned.js';
import { ownWords, resultBlock } from './result.js';
import { beginReveal, isRevealing, revealScreen } from './scorereveal.js';
import { compareTable, tableKey } from './standing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the screen of a finished game. @param {Frame} frame */
export function scoringScreen(frame) {
  if (isRevealing()) return revealScreen(frame);
  const parts = ownWords(frame) ? notesOf(frame) : [scores(frame), ...notesOf(frame)];
  return html`<section class="final" aria-label=${t('table-final')}>
    <div class="final__result">${resultBlock(frame)} ${earnedBlock(frame)}</div>
    ${
      parts.length
        ? html`<div class="final__parts">
            <div class="final__scores">${parts}</div>
            ${hasAbility(frame, 'chart') && !ownWords(frame) ? courseOf(frame) : nothing}
          </div>`
        : nothing
    }
    ${otherButtons(frame)} ${foot(frame)}
  </section>`;
}

/** Everybody's points. @param {Frame} frame */
function scores(frame) {
  return html`<h2 class="final__heading">${t('table-final')}</h2>
    ${compareTable(frame)} ${tableKey(frame)}`;
}

/** What is said besides, part by part. @param {Frame} frame */
function notesOf(frame) {
  return [
    page()?.score?.endNotes?.(frame) ?? nothing,
    hintsWords(frame),
    isLast(frame) ? html`<p class="final__note">${t('links-last-note')}</p>` : nothing,
  ].filter((each) => each !== nothing);
}

/** @param {Frame} frame */
function courseOf(frame) {
  return html`<div class="final__course">
    <h2 class="final__heading">${t('standing-chart')}</h2>
    ${chartBlock(frame)}
  </div>`;
}

/** What is done most, always in sight: what only looks stands where the table's large button was.
 * @param {Frame} frame
 */
function foot(frame) {
  return html`<footer class="final__foot">
    ${hasAbility(frame, 'analysis') && !frame.lesson ? tool('analysis', t('table-menu-analysis'), () => openPanel('analysis')) : nothing}
    ${textToShare(frame) ? nothing : tool('picture', t('standing-picture'), () => sharePicture(frame))}
    ${tool('new-game', t('table-new-game'), () => visit(`new/${frame.game}`))}
    <button type="button" class="main" data-do="rematch" @click=${() => again(frame, isPrepared(frame) ? frame.seed : null)}>${t(isPrepared(frame) ? 'daily-again' : 'standing-rematch')}</button>
    ${pictureTold()}
  </footer>`;
}

/** Has it begun from a prepared position? Then another match of it begins there, too. @param {Frame} frame */
function isPrepared({ settings }) {
  return settings.scenario !== undefined;
}

/** @param {Frame} frame */
function otherButtons(frame) {
  return html`<div class="final__buttons">
    ${isPrepared(frame) ? nothing : tool('same-deal', t('standing-same-deal'), () => again(frame, frame.seed))}
    ${ownWords(frame) ? nothing : tool('tell', t('standing-tell'), beginReveal)} ${tool('log', t('table-log'), () => openPanel('log'))}
    ${tool('table', t('table-look'), () => change({ looking: true }))}
    ${tool('share', t('table-menu-share'), () => openPanel('share'))}
    ${tool('export', t('standing-export'), () => exportGame(frame))}
    ${tool('home', t('table-home'), () => visit('home'))}
  </div>`;
}

/** @param {string} name @param {string} words @param {() => unknown} act */
function tool(name, words, act) {
  return html`<button type="button" class="tool" data-do=${name} @click=${act}>${words}</button>`;
}

/** A new match of the same captains by the same rulings. @param {Frame} frame @param {string | null} seed null: a new deal */
function again(frame, seed) {
  const id = freshId();
  setMatchId(id);
  const { game, seats, settings, table } = frame;
  const { hints: _, answered: __, names = [], flags = [], ...kept } = table; // those were of this match
  const daily = seed === null ? '' : kept.daily; // other cards are not the deal of the day
  return startMatch({
    game,
    seats,
    options: settings,
    seed,
    table: { ...kept, names, flags, id, daily, title: '' },
  });
}

/** @param {Frame} frame */
async function exportGame(frame) {
  const names = (frame.table.names ?? []).join('-').replace(/[^\p{L}\p{N}]+/gu, '-');
  download(
    `${frame.game}-${names || frame.seed}.json`,
    find(matchId())?.text ?? (await saveText()),
  );
}

/** How many hints each captain asked for. @param {Frame} frame */
function hintsWords(frame) {
  const asked = hintsOf(frame);
  const seats = [...new Set(asked.map(([, seat]) => seat))].toSorted();
  const each = seats.map((seat) =>
    t('study-count', {
      who: playerName(seat),
      count: asked.filter((hint) => hint[1] === seat).length,
    }),
  );
  return each.length
    ? html`<p class="final__note" data-hints=${asked.length}>${t('study-counted', { each: list(each) })}</p>`
    : nothing;
}
