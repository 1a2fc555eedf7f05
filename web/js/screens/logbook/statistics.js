// Statistics and achievements of one's own games, from the records of the log-book.

import { html, nothing } from 'lit-html';
import { gameOf, offeredGames, titleOf } from '../../app/games.js';
import { placeOf } from '../../app/router.js';
import { date, number, t } from '../../app/text.js';
import { list } from '../../saves/logbook.js';
import { preparedDays, results, streak } from '../../saves/puzzles.js';
import {
  earnedOf,
  groupsOf,
  hardest,
  ownGames,
  streaksOf,
  summaryOf,
} from '../../saves/statistics.js';
import { levelOf } from '../gamewords.js';
import { head } from '../head.js';
import { gamePart } from '../home/gamepart.js';

/** @typedef {import('../../saves/statistics.js').OwnGame} OwnGame */
/** @typedef {import('../../saves/statistics.js').Summary} Summary */
/** @typedef {import('../../games/contract.d.ts').Achievement} Achievement */

/** Draws the statistics. @param {Readonly<import('../../app/store.js').Store>} store */
export function statistics(store) {
  const all = ownGames(list().flatMap(({ record }) => record ?? []));
  const game = gameHere(all);
  const games = all.filter((each) => each.game === game);
  return html`<main class="page statistics" data-game=${game}>
    ${head(store, game ? t('page-game-statistics-name', { game: titleOf(game) }) : t('page-statistics'))} ${choice(game)}
    ${games.length ? figures(game, games) : empty(game)}
    ${puzzleLine(game)} ${preparedLine(game)} ${achievementsOf(store, game, games)}
    ${games.length ? html`<p class="hint">${t('statistics-about')}</p>` : nothing}
  </main>`;
}

/** The game that the address names, else the one played last. @param {readonly OwnGame[]} games */
function gameHere(games) {
  const shown = offeredGames().map(({ key }) => key);
  const [named] = placeOf().parts;
  return [named, games.at(-1)?.game, shown[0]].find((key) => key && shown.includes(key)) ?? '';
}

/** @param {string} chosen */
function choice(chosen) {
  const shown = offeredGames();
  if (shown.length < 2) return nothing;
  return html`<nav class="row" aria-label=${t('page-games')}>
    ${shown.map(
      ({ key }) =>
        html`<a class="button" href="#/statistics/${key}" aria-current=${key === chosen ? 'page' : 'false'}>${titleOf(key)}</a>`,
    )}
  </nav>`;
}

/** @param {string} game */
function empty(game) {
  return html`<p class="statistics__empty">${t('statistics-empty')}</p>
    <p><a class="button button--first" href="#/new/${game}">${t('page-new-game')}</a></p>`;
}

/** @param {string} game @param {readonly OwnGame[]} games */
function figures(game, games) {
  const summary = summaryOf(games);
  const { now, most } = streaksOf(games);
  const levels = gameOf(game)?.levels.map(({ key }) => key) ?? [];
  const seats = gameOf(game)?.seats ?? [];
  return html`<dl class="figures">
      ${figure(t('statistics-games'), number(summary.games, 0))}
      ${figure(t('statistics-wins'), winsOf(summary))}
      ${figure(t('statistics-best'), pointsOf(summary.best))}
      ${figure(t('statistics-average'), pointsOf(summary.average))}
      ${figure(t('statistics-streak'), number(now, 0))}
      ${figure(t('statistics-longest'), number(most, 0))}
    </dl>
    ${table(
      t('statistics-by-level'),
      groupsOf(games, (each) => hardest(each, levels), levels).map(({ key, summary: part }) => ({
        name: levelOf(game, key),
        summary: part,
      })),
    )}
    ${table(
      t('statistics-by-seats'),
      groupsOf(games, (each) => each.seats, seats).map(({ key, summary: part }) => ({
        name: t('page-game-seats', { seats: key }),
        summary: part,
      })),
    )}`;
}

/** @param {string} name @param {string} value */
function figure(name, value) {
  return html`<div class="figure"><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** @param {Summary} summary */
function winsOf({ games, wins }) {
  const percent = number((100 * wins) / games, 0);
  return t('statistics-wins-of', { wins, percent });
}

/** @param {number | null} points */
function pointsOf(points) {
  return points === null ? '–' : number(points, Number.isInteger(points) ? 0 : 1);
}

/** @param {string} title @param {{name: string, summary: Summary}[]} rows */
function table(title, rows) {
  if (!rows.length) return nothing;
  return html`<table class="statistics__table">
    <caption>${title}</caption>
    <thead>
      <tr>
        <td></td>
        ${['games', 'wins', 'best', 'average'].map((name) => html`<th scope="col">${t(`statistics-${name}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, summary }) => html`<tr>
          <th scope="row">${name}</th>
          <td>${number(summary.games, 0)}</td>
          <td>${number(summary.wins, 0)}</td>
          <td>${pointsOf(summary.best)}</td>
          <td>${pointsOf(summary.average)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** How the puzzles of the day went. @param {string} game */
function puzzleLine(game) {
  const all = results(game);
  const played = Object.values(all);
  if (!played.length) return nothing;
  return html`<h2>${t('daily-puzzles')}</h2>
    <p>
      ${t('statistics-puzzles', {
        played: played.length,
        solved: played.filter(({ first }) => first >= 1).length,
        streak: streak(all),
      })}
    </p>`;
}

/** How the matches prepared for each day went. @param {string} game */
function preparedLine(game) {
  const all = results(preparedDays(game));
  const played = Object.values(all);
  if (!played.length) return nothing;
  return html`<h2>${t(`${game}-daily`)}</h2>
    <p data-days=${streak(all)}>
      ${t('statistics-prepared', {
        played: played.length,
        won: played.filter(({ first }) => first >= 1).length,
        streak: streak(all),
      })}
    </p>`;
}

/** @param {Readonly<import('../../app/store.js').Store>} store @param {string} game @param {readonly OwnGame[]} games */
function achievementsOf(store, game, games) {
  const known = game ? (gamePart(store, game)?.achievements ?? []) : []; // their words come with the game
  if (!known.length) return nothing;
  const earned = earnedOf(known, games);
  return html`<h2>${t('statistics-achievements', { earned: earned.size, all: known.length })}</h2>
    <ul class="achievements">
      ${known.map((each) => achievement(each, earned.get(each.key)))}
    </ul>`;
}

/** @param {Achievement} each @param {OwnGame | undefined} by the game that earned it */
function achievement({ key, words, how }, by) {
  const told = by ? t('statistics-earned', { date: date(by.ended) }) : t('statistics-open');
  return html`<li class="achievement ${by ? 'achievement--earned' : ''}" data-achievement=${key}>
    <span class="achievement__mark" aria-hidden="true">${by ? '★' : '☆'}</span>
    <div>
      <b>${words()}</b>
      <p>${how()}</p>
      <small>${told}</small>
    </div>
  </li>`;
}
