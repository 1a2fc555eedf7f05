// The comparison of all ships, and the end of the game.

import { html, nothing } from 'lit-html';
import { visit } from '../routes.js';
import { playerName, t } from '../text.js';
import { components, viewOf } from './cards.js';
import { pin } from './flag.js';
import { change, openPanel } from './ui.js';
import { list, placeWord } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').LineShape} Line */

/** Rows are what scores, columns the players. @param {Frame} frame */
export function compareTable(frame) {
  const { ships } = viewOf(frame);
  const scores = frame.outcome?.scores ?? ships.map((ship) => ship.score);
  const totals = frame.outcome?.totals ?? ships.map((ship) => ship.total);
  const items = components().scoring ? itemsOf(scores) : [];
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${t('table-compare')}>
    <table class="scores scores--all">
      <thead>
        <tr>
          <th scope="col">${t('table-item')}</th>
          ${ships.map((ship) => html`<th scope="col">${pin(ship.seat)} ${playerName(ship.seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${items.map((item) => row(item, scores))}
      </tbody>
      <tfoot>
        <tr class="scores__total">
          <th scope="row">${t('table-total')}</th>
          ${totals.map((total) => html`<td>${signed(total)}</td>`)}
        </tr>
        ${frame.outcome ? placesRow(frame.outcome.places) : nothing}
      </tfoot>
    </table>
  </div>`;
}

/** @param {readonly Line[][]} scores */
function itemsOf(scores) {
  const longest = scores.reduce((most, lines) => (lines.length > most.length ? lines : most), scores[0]);
  return longest.map((line) => line.item);
}

/** @param {string} item @param {readonly Line[][]} scores */
function row(item, scores) {
  return html`<tr>
    <th scope="row">${t(`table-score-${item}`)}</th>
    ${scores.map((lines) => {
      const line = lines.find((each) => each.item === item);
      if (!line) return html`<td>?</td>`;
      return html`<td>
        ${signed(line.points)}${line.count && line.count !== line.points
          ? html` <small aria-label=${t('table-of', { count: line.count })}>(${line.count})</small>`
          : nothing}
      </td>`;
    })}
  </tr>`;
}

/** A number with a true minus. @param {number} points */
export function signed(points) {
  return String(points).replace('-', '−');
}

/** @param {readonly number[]} places */
function placesRow(places) {
  return html`<tr>
    <th scope="row">${t('table-final-place')}</th>
    ${places.map((place) => html`<td>${placeWord(place)}</td>`)}
  </tr>`;
}

/** The whole screen of the end. @param {Frame} frame */
export function scoringScreen(frame) {
  return html`<section class="final" aria-label=${t('table-final')}>
    <h1 class="final__title" tabindex="-1">${t('table-final')}</h1>
    <p class="final__winner">${winnerWords(frame)}</p>
    ${compareTable(frame)}
    <p class="final__note">${t('table-counts-note')}</p>
    <p class="final__note">${marinesWords(frame)}</p>
    <div class="final__buttons">
      <button type="button" class="main" data-do="new-game" @click=${() => visit('new')}>
        ${t('table-new-game')}
      </button>
      <button type="button" class="tool" data-do="harbour" @click=${() => visit('harbour')}>
        ${t('table-harbour')}
      </button>
      <button type="button" class="tool" data-do="log" @click=${() => openPanel('log')}>
        ${t('table-log')}
      </button>
      <button type="button" class="tool" data-do="table" @click=${() => change({ looking: true })}>
        ${t('table-look')}
      </button>
    </div>
  </section>`;
}

/** @param {Frame} frame */
export function winnerWords(frame) {
  const { places = [], totals = [] } = frame.outcome ?? {};
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = totals[winners[0]] ?? 0;
  const who = list(winners.map(playerName));
  return t(winners.length > 1 ? 'table-shared' : 'table-winner', { who, points });
}

/** The ranking of the marines, ties in words. @param {Frame} frame */
function marinesWords(frame) {
  const ships = viewOf(frame).ships.filter((ship) => ship.place);
  if (!ships.length) return t('table-marines-none');
  const ranks = ships
    .toSorted((a, b) => a.place - b.place)
    .map((ship) =>
      t('table-marines-rank', {
        who: playerName(ship.seat),
        place: placeWord(ship.place),
        strength: ship.strength,
        points: ship.score.find((line) => line.item === 'marines')?.points ?? 0,
      }),
    );
  const tied = new Set(ships.map((ship) => ship.place)).size < ships.length;
  return `${t('table-marines-ranking')} ${ranks.join('; ')}. ${tied ? t('table-marines-tie') : ''}`;
}
