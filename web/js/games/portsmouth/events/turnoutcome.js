// What a turn of Portsmouth came to: officers aboard, landsmen, mutinies, money, new cards.

import { html } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { portrait } from '../art.js';
import { components, keyLine, nameOf, officer, viewOf } from '../cards/cards.js';
import { calledOf } from '../names.js';
import { faceOf } from './eventeffects.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

/** Returns what a turn of a seat came to.
 * @param {readonly Entry[]} entries @param {number} seat @param {Frame} before @param {Frame} after
 * @returns {TurnOutcome}
 */
export function turnOutcome(entries, seat, before, after) {
  const [was, now] = [before, after].map((frame) => viewOf(frame).ships[seat]);
  const events = entries.flatMap((entry) => entry.events);
  const found = [
    ...mutinies(events),
    ...given(was, now),
    ...landsmen(events),
    ...trained(events),
    ...(now.trainer && !was.trainer ? [{ words: t('recap-sum-trainer') }] : []),
    ...purse(events, was, now),
    ...newCells(before, after),
  ];
  const aboard = officers(was);
  return {
    won: officers(now)
      .filter((card) => !aboard.includes(card))
      .map(won),
    facts: found,
  };
}

/** Everybody with a card of his own aboard. @param {Ship} ship */
function officers(ship) {
  const { lieutenants, midshipmen, petty_officers, corporals, marines } = ship;
  return [...lieutenants, ...midshipmen, ...petty_officers, ...corporals, ...marines];
}

/** @param {string} card */
function won(card) {
  return {
    picture: portrait(card, 'won__face'),
    name: calledOf(card),
    kind: kindOf(card),
    full: nameOf(card),
  };
}

/** Rank and skill in two words. @param {string} card */
function kindOf(card) {
  const found = officer(card);
  if (!found) return nameOf(card);
  if (found.needs) return t('standing-kind-crack_crew');
  if (found.rank === 'lieutenant') return t('table-key-navigator');
  if (found.rank === 'marine' || found.rank === 'corporal') return keyLine(found).long;
  return t('recap-kind', { rank: t(`table-rankcode-${found.rank}`), skill: keyLine(found).long });
}

/** Whom a mutiny hit. @param {readonly Happening[]} events @returns {Fact[]} */
function mutinies(events) {
  const each = components().scoring?.mutineer?.value ?? -1;
  return events
    .filter(({ kind }) => kind === 'mutiny')
    .map(({ facts: { seat, count } }) => ({
      words: t(seat === get().frame?.viewer ? 'recap-sum-mutiny-you' : 'recap-sum-mutiny', {
        who: playerName(seat),
        count,
        points: -each * count,
      }),
    }));
}

/** Officers given in exchange. @param {Ship} was @param {Ship} now @returns {Fact[]} */
function given(was, now) {
  const here = officers(now);
  const gone = officers(was).filter((card) => !here.includes(card));
  return gone.length ? [{ words: t('recap-sum-given', { who: list(gone.map(calledOf)) }) }] : [];
}

/** Landsmen who came aboard, with their trades. @param {readonly Happening[]} events @returns {Fact[]} */
function landsmen(events) {
  const came = events.filter(({ kind }) => kind === 'landsman_aboard');
  const [count, trades] = [came.length, came.map(({ facts }) => boardText(facts.trade))];
  if (!count) return [];
  const args = { count, trades: list(trades) };
  return [{ words: t('recap-sum-landsmen', args), brief: t('recap-brief-landsmen', args) }];
}

/** @param {readonly Happening[]} events @returns {Fact[]} */
function trained(events) {
  const count = events
    .filter(({ kind }) => kind === 'promoted')
    .reduce((sum, { facts }) => sum + facts.count, 0);
  if (!count) return [];
  return [{ words: t('recap-sum-trained', { count }), brief: t('recap-brief-trained', { count }) }];
}

/** Money in the end, and the action points that were bought. @param {readonly Happening[]} events
 * @param {Ship} was @param {Ship} now @returns {Fact[]}
 */
function purse(events, was, now) {
  const bought = events
    .filter(({ kind }) => kind === 'bought')
    .reduce((sum, { facts }) => sum + facts.count, 0);
  const more = was.money === null || now.money === null ? 0 : now.money - was.money;
  const facts = more
    ? [{ words: t(more > 0 ? 'recap-sum-gained' : 'recap-sum-spent', { amount: Math.abs(more) }) }]
    : [];
  return bought ? [...facts, { words: t('recap-sum-bought', { count: bought }) }] : facts;
}

/** Where other cards lie than before; their corners are turned up on the board. @param {Frame} before @param {Frame} after @returns {Fact[]} */
function newCells(before, after) {
  const then = new Map(viewOf(before).cells.map((cell) => [cell.id, faceOf(cell)]));
  const cells = viewOf(after).cells.filter(
    (cell) => cell.kind !== 'empty' && then.get(cell.id) !== faceOf(cell),
  );
  if (!cells.length) return [];
  const where = list(cells.map(({ id }) => id.toUpperCase()));
  return [
    {
      words: t('recap-sum-new', { where }),
      sign: html`<i class="since__corner" aria-hidden="true"></i>`,
    },
  ];
}
