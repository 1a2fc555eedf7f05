// The pile and its odds, reckoned from what everybody has seen.

import { html, nothing } from 'lit-html';
import { picture } from '../../../app/art.js';
import { t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { queryPosition } from '../../../table/positionqueries.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { capital, list } from '../../../table/words.js';
import { tradeWord, viewOf } from './cards.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').OddsView} Odds */
/** @typedef {import('../view.d.ts').OddsGroup} Group */

const AHEAD = [1, 3, 5, 10];

const state = perMatch(() => ({
  /** How many of the next cards the chances look at; 0 is the face-down ones. */
  ahead: /** @type {number | null} */ (null),
}));

/** Draws the sheet of the odds: what the pile still holds, and how likely each card is. @param {Frame} frame */
export function oddsSheet(frame) {
  const answer = queryPosition(frame, 'odds');
  if (!answer)
    return html`<p role="status">${t(answer === false ? 'standing-unknown' : 'standing-reckoning')}</p>`;
  const odds = /** @type {Odds} */ (answer.odds);
  return html`<div class="odds">
    <p class="odds__next">${nextWords(odds)}</p>
    ${downWords(frame, odds)} ${chances(odds)} ${towns(odds)} ${landsmen(odds)}
    <p class="final__note">${t('standing-odds-note')}</p>
  </div>`;
}

/** What comes next, as far as anybody can know. @param {Odds} odds */
function nextWords({ pile, groups, unseen, towns: left }) {
  if (pile.next === 'none') return t('standing-next-none');
  if (pile.next === 'mutiny') return t('standing-next-mutiny');
  if (pile.next === 'town')
    return t('standing-next-town', {
      towns: list(left.map((town) => t(`town-${town}`))),
      count: left.length,
    });
  const likely = groups.filter((group) => !group.detail).toSorted((a, b) => b.left - a.left)[0];
  return t('standing-next-officer', {
    rank: t(`rank-${likely.rank}`),
    left: likely.left,
    unseen,
    chance: percent(likely.left / unseen),
  });
}

/** What lies face down in the array. @param {Frame} frame @param {Odds} odds */
function downWords(frame, { face_down: down }) {
  const { round, rounds } = viewOf(frame);
  if (round < rounds || frame.outcome) return nothing;
  const count = down.officers + down.towns + down.mutinies;
  return html`<p>${t('standing-face-down', { count, officers: down.officers })}</p>`;
}

/** @param {number} chance @returns {string} */
function percent(chance) {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return t('standing-under-one');
  if (whole === 100 && chance < 1) return t('standing-over-99');
  return t('standing-percent', { whole });
}

/** The officers that nobody has seen, by rank and by detail. @param {Odds} odds */
function chances(odds) {
  const { groups, unseen, face_down: down } = odds;
  if (!unseen) return html`<p>${t('standing-all-seen')}</p>`;
  const most = Math.max(...groups.map((group) => group.left));
  const choices = [
    ...(down.officers ? [0] : []),
    ...AHEAD.filter((count) => count <= groups[0].soon.length),
  ];
  const first =
    choices.find((count) => groups.some((group) => chanceOf(group, count))) ?? choices[0];
  const chosen = choices.includes(state().ahead ?? -1) ? Number(state().ahead) : first;
  return html`<h3>${t('standing-officers', { count: unseen })}</h3>
    ${choices.length ? choice(choices, chosen) : nothing}
    <table class="oddstable">
      <thead>
        <tr>
          <th scope="col">${t('standing-kind')}</th>
          <th scope="col">${t('standing-left')}</th>
          ${choices.length ? html`<th scope="col">${aheadWords(chosen)}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${groups.map((group) => chanceRow(group, unseen, most, choices.length ? chosen : null))}
      </tbody>
    </table>`;
}

/** At least one among the next so many cards, or among the face-down ones. @param {Group} group @param {number} count */
function chanceOf(group, count) {
  return count ? group.soon[count - 1] : group.face_down;
}

/** @param {number[]} choices @param {number} chosen */
function choice(choices, chosen) {
  return html`<div class="tabs odds__ahead" role="group" aria-label=${t('standing-ahead')}>
    ${choices.map(
      (count) => html`<button
        type="button"
        class="tab"
        aria-pressed=${count === chosen ? 'true' : 'false'}
        @click=${() => {
          state().ahead = count;
          change({});
        }}
      >
        ${t(count ? 'standing-ahead-next' : 'standing-ahead-down', { count })}
      </button>`,
    )}
  </div>`;
}

/** @param {number} count */
function aheadWords(count) {
  return count ? t('standing-soon', { count }) : t('standing-soon-down');
}

/** @param {Group} group @param {number} unseen @param {number} most @param {number | null} chosen */
function chanceRow(group, unseen, most, chosen) {
  return html`<tr class=${group.detail ? 'oddstable__detail' : 'oddstable__rank'}>
    <th scope="row">${group.detail ? picture(detailPicture(group), 'part') : nothing}${kindWord(group)}</th>
    <td><span class="oddstable__left">${bar(group.left, most)}<span>${t('standing-of', { left: group.left, unseen })}</span></span></td>
    ${chosen === null ? nothing : html`<td>${percent(chanceOf(group, chosen))}</td>`}
  </tr>`;
}

/** @param {Group} group */
function kindWord({ rank, detail }) {
  if (!detail) return t(`rank-${rank}`);
  if (rank === 'lieutenant') return t(`standing-kind-${detail}`);
  return capital(t(rank === 'midshipman' ? `privilege-${detail}` : `specialty-${detail}`));
}

/** @param {Group} group */
function detailPicture({ rank, detail }) {
  return rank === 'midshipman' ? `privilege-${detail}` : `emblem-${detail}`;
}

/** @param {Odds} odds */
function towns({ pile, towns: left }) {
  if (!left.length && !pile.mutinies)
    return html`<h3>${t('standing-towns')}</h3><p>${t('standing-towns-none')}</p>`;
  return html`<h3>${t('standing-towns')}</h3>
    <ul class="parts">
      ${left.map((town) => html`<li>${picture(`town-${town}`, 'part part--town', '0 0 150 110')} ${t(`town-${town}`)}</li>`)}
    </ul>
    <p>${t('standing-mutinies', { count: pile.mutinies })}</p>`;
}

/** @param {Odds} odds */
function landsmen({ landsmen: deck, trades }) {
  const below = Object.entries(trades).filter(([, count]) => count);
  const total = below.reduce((sum, [, count]) => sum + count, 0);
  return html`<h3>${t('standing-landsmen', { count: deck.left })}</h3>
    <p>${deck.next === null ? t('standing-landsman-none') : t('standing-landsman-next', { trade: tradeWord(deck.next) })}</p>
    ${
      total
        ? html`<p>${t('standing-landsmen-below')}</p>
          <ul class="parts">
            ${below.map(
              ([trade, count]) => html`<li>
                ${picture(`emblem-${trade}`, 'part')}
                ${t('standing-trade-left', { trade: capital(tradeWord(trade)), count, chance: percent(count / total) })}
              </li>`,
            )}
          </ul>`
        : nothing
    }`;
}
