// How a game ended: who won, how the only person at this device did, the ships by place, the best deed.

import { html, nothing, svg } from 'lit-html';
import { page } from '../../app/games.js';
import { spriteImage } from '../../app/spriteimages.js';
import { playerName, t } from '../../app/text.js';
import { flagOf, pin, shape } from '../../kit/flag.js';
import { playersOf } from '../../match/captains.js';
import { isTransient } from '../../match/mode.js';
import { list, placeWord } from '../words.js';
import { itemName, signed } from './standing.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').LineShape} Line */

/** The seat of the only person who plays here, against captains alone; -1 if there is none. @param {Frame} frame */
export function ownSeat(frame) {
  const players = playersOf(frame);
  const people = players.filter((who) => who === null).length;
  return people === 1 && !players.includes('friend') && !isTransient() ? players.indexOf(null) : -1;
}

/** The result in the game's own words, where no points tell it; '' elsewhere. @param {Frame} frame */
export function ownWords(frame) {
  return page()?.score?.result?.(frame) ?? '';
}

/** Returns who has won, in words. @param {Frame} frame */
export function winnerWords(frame) {
  const told = ownWords(frame);
  if (told) return told;
  const { places = [], totals = [] } = frame.outcome ?? {};
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = totals[winners[0]] ?? 0;
  if (winners.some((seat) => totals[seat] !== points))
    return t('table-score-drawn', {
      told: list(winners.map((seat) => `${playerName(seat)} ${signed(totals[seat])}`)),
    });
  const who = list(winners.map(playerName));
  if (!byPoints(frame)) return t('table-winner-anyway', { who });
  return t(winners.length > 1 ? 'table-shared' : 'table-winner', { who, points });
}

/** Whether the points decided: nobody has more than the winner. @param {Frame} frame */
function byPoints({ outcome }) {
  const { places = [], totals = [] } = outcome ?? {};
  return totals[places.indexOf(1)] === Math.max(...totals);
}

/** Returns the result for the only person here, else who has won. @param {Frame} frame */
export function resultWords(frame) {
  const seat = ownSeat(frame);
  const { places = [], totals = [] } = frame.outcome ?? {};
  if (seat < 0 || ownWords(frame)) return winnerWords(frame);
  const shared = places.filter((place) => place === 1).length > 1;
  if (places[seat] === 1 && shared) return winnerWords(frame);
  if (!byPoints(frame)) return t(places[seat] === 1 ? 'standing-won' : 'standing-lost');
  if (places[seat] > 1 && page()?.score?.duel)
    return t('standing-beaten', { points: totals[seat] });
  return t('standing-came', { place: places[seat], points: totals[seat] });
}

/** Whose result is told: the only person's, else the winner's. @param {Frame} frame */
export function toldSeat(frame) {
  const seat = ownSeat(frame);
  return seat < 0 ? Math.max(0, (frame.outcome?.places ?? []).indexOf(1)) : seat;
}

/** What brought a seat the most points, in words; '' if nothing brought any. @param {Frame} frame @param {number} seat */
export function bestDeed(frame, seat) {
  const lines = frame.outcome?.scores[seat] ?? [];
  const best = lines.reduce(
    (/** @type {Line | null} */ most, line) => (line.points > (most?.points ?? 0) ? line : most),
    null,
  );
  if (!best || ownWords(frame)) return '';
  const deed = page()?.score?.deed?.(best) ?? itemName(best.item);
  if (!deed) return '';
  return t('standing-deed', { who: playerName(seat), deed, points: best.points });
}

/** The seats from the first place to the last. @param {Frame} frame @returns {number[]} */
export function byPlace({ outcome }) {
  const places = outcome?.places ?? [];
  return places.map((_, seat) => seat).toSorted((a, b) => places[a] - places[b]);
}

/** The result in short, before all figures: words, ships, best deed. @param {Frame} frame */
export function resultBlock(frame) {
  const words = resultWords(frame);
  const winner = winnerWords(frame);
  const deed = bestDeed(frame, toldSeat(frame));
  const story = page()?.score?.story?.(frame);
  const said = words === winner || frame.outcome?.places[ownSeat(frame)] === 1;
  return html`<h1 class="final__title" tabindex="-1">${words}</h1>
    ${said ? nothing : html`<p class="final__winner">${winner}</p>`}
    ${story ? html`<p class="final__story">${story}</p>` : nothing}
    ${ownWords(frame) ? nothing : podium(frame)}
    ${deed ? html`<p class="final__deed">${deed}</p>` : nothing}`;
}

/** A ship in the ink of its owner, with his shape on her sail. @param {string} emblem @param {number} seat */
function sailing(emblem, seat) {
  const tone = `seat-${flagOf(seat)}`;
  return html`<span class="podium__ship"
    >${spriteImage(emblem, [tone], `podium__emblem podium__emblem--${flagOf(seat)}`)}<svg
      class="podium__sail podium__sail--${flagOf(seat)}"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >${svg`${shape(seat)}`}</svg
  ></span>`;
}

/** Everybody by his place, on ships under sail where the game has them. @param {Frame} frame */
function podium(frame) {
  const { places = [], totals = [] } = frame.outcome ?? {};
  const { emblem, figure } = page()?.score ?? {};
  return html`<ol class="podium" aria-label=${t('standing-places')}>
    ${byPlace(frame).map(
      (seat) => html`<li class="podium__place podium__place--${places[seat]}">
        ${figure ? html`<span class="podium__ship">${figure(frame, seat)}</span>` : emblem ? sailing(emblem, seat) : nothing}
        <span class="podium__step">
          <span class="podium__rank">${placeWord(places[seat])}</span>
          <span class="podium__who">${pin(seat)} ${playerName(seat)}</span>
          <b class="podium__points">${signed(totals[seat])}</b>
        </span>
      </li>`,
    )}
  </ol>`;
}
