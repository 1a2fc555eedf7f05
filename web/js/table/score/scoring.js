// The end of the game: who has won, by how much, and what can be done next.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { download } from '../../app/handfile.js';
import { visit } from '../../app/router.js';
import { playerName, t } from '../../app/text.js';
import { saveText } from '../../match/autosave.js';
import { startMatch } from '../../match/game.js';
import { find, freshId, matchId, setMatchId } from '../../saves/logbook.js';
import { hasAbility } from '../abilities.js';
import { hintsOf } from '../advice/advice.js';
import { isLast } from '../share/sharesheet.js';
import { change, openPanel } from '../ui.js';
import { list } from '../words.js';
import { chartBlock } from './chart.js';
import { earnedBlock } from './earned.js';
import { beginReveal, isRevealing, revealScreen } from './scorereveal.js';
import { compareTable } from './standing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the screen of a finished game. @param {Frame} frame */
export function scoringScreen(frame) {
  if (isRevealing()) return revealScreen(frame);
  return html`<section class="final" aria-label=${t('table-final')}>
    <h1 class="final__title" tabindex="-1">${t('table-final')}</h1>
    <p class="final__winner">${winnerWords(frame)}</p>
    ${earnedBlock(frame)}
    <div class="final__parts">
      <div class="final__scores">
        ${compareTable(frame)}
        <p class="final__note">${t('standing-open-note')}</p>
        ${page()?.score?.endNotes?.(frame) ?? nothing}
        ${hintsWords(frame)} ${isLast(frame) ? html`<p class="final__note">${t('links-last-note')}</p>` : nothing}
      </div>
      ${hasAbility(frame, 'chart') ? courseOf(frame) : nothing}
    </div>
    ${endButtons(frame)}
  </section>`;
}

/** @param {Frame} frame */
function courseOf(frame) {
  return html`<div class="final__course">
    <h2 class="final__heading">${t('standing-chart')}</h2>
    ${chartBlock(frame)}
  </div>`;
}

/** @param {Frame} frame */
function endButtons(frame) {
  return html`<div class="final__buttons">
    <button type="button" class="main" data-do="new-game" @click=${() => visit('new')}>${t('table-new-game')}</button>
    ${tool('rematch', t('standing-rematch'), () => again(frame, null))}
    ${tool('same-deal', t('standing-same-deal'), () => again(frame, frame.seed))}
    ${hasAbility(frame, 'analysis') ? tool('analysis', t('table-menu-analysis'), () => openPanel('analysis')) : nothing}
    ${tool('tell', t('standing-tell'), beginReveal)} ${tool('log', t('table-log'), () => openPanel('log'))}
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
  const { names = [], flags = [] } = table;
  return startMatch({
    game,
    seats,
    options: settings,
    seed,
    table: { ...table, names, flags, id, title: '' },
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

/** Returns who has won, in words. @param {Frame} frame */
export function winnerWords(frame) {
  const { places = [], totals = [] } = frame.outcome ?? {};
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = totals[winners[0]] ?? 0;
  const who = list(winners.map(playerName));
  return t(winners.length > 1 ? 'table-shared' : 'table-winner', { who, points });
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
