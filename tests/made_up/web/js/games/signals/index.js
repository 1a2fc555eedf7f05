// The Duel of Signals at the table: the page part of the made-up game of the tests. The table has
// something plain in the place of everything that is not here (../contract.d.ts).

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { optionsOf } from '../../match/mode.js';
import { press, touch } from '../../table/choice.js';
import { boardText } from '../../table/words.js';
import { lastPlank } from './moment.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */

/** @typedef {import('./view.d.ts').SignalsView} SignalsView */

/** @param {Frame} frame */
const duelOf = (frame) => /** @type {SignalsView} */ (/** @type {unknown} */ (frame.view));

/** Cards above this are smokes. */
const FLAGS = 18;

/** @param {number} card */
const cardWords = (card) => (card > FLAGS ? t('duel-smoke') : t('duel-flag', { card }));

/** @param {Frame} frame @param {string | null} selected */
function board(frame, selected) {
  return html`<section class="area-market duel" aria-label=${t('duel-ships')}>
    ${duelOf(frame).hulls.map((_, seat) => ship(frame, seat, selected))}
  </section>`;
}

/** @param {Frame} frame @param {number} seat */
function shipWords(frame, seat) {
  const { hulls, powder, hands, sealed } = duelOf(frame);
  const counts = {
    who: playerName(seat),
    hull: hulls[seat],
    powder: powder[seat],
    cards: hands[seat],
  };
  return t(sealed[seat] ? 'duel-ship-sealed' : 'duel-ship', counts);
}

/** A ship as a button. @param {Frame} frame @param {number} seat @param {string | null} selected */
function ship(frame, seat, selected) {
  const target = `ship-${seat}`;
  const { hulls, powder, hands, sealed, target: aimed } = duelOf(frame);
  return html`<button
    type="button"
    class="duel__ship ${aimed === seat ? 'duel__ship--aimed' : ''}"
    data-target=${target}
    aria-pressed=${selected === target ? 'true' : 'false'}
    @click=${() => touch(target)}
  >
    <span class="sr">${shipWords(frame, seat)}</span>
    <span aria-hidden="true"
      >${pin(seat)} <b>${playerName(seat)}</b><br />${'▰'.repeat(hulls[seat])} ${'●'.repeat(powder[seat])}<br />
      ${'▯'.repeat(hands[seat])}${sealed[seat] ? ' ✉' : ''}</span
    >
  </button>`;
}

/** The hand of whoever looks; nothing for an onlooker. @param {Frame} frame */
function dock(frame) {
  const { hand, bid } = duelOf(frame);
  if (!hand) return html`<section class="area-dock duel__hand"></section>`;
  return html`<section class="area-dock duel__hand" aria-label=${t('duel-hand')}>
    ${hand.map((card) => cardButton(frame, card))}
    ${bid === null ? nothing : html`<p>${bid ? t('duel-sealed', { card: cardWords(bid) }) : t('duel-held')}</p>`}
  </section>`;
}

/** A card: a press bids it where that is asked. @param {Frame} frame @param {number} card */
function cardButton(frame, card) {
  const option = optionsOf(frame).find(({ target }) => target === `card-${card}`);
  return html`<button
    type="button"
    class="duel__card"
    data-card=${card}
    aria-disabled=${option && !option.refusal ? 'false' : 'true'}
    @click=${() => option && press(option)}
  >
    ${cardWords(card)}
  </button>`;
}

/** A captain at his guns. @param {Frame} frame @param {number} seat @param {readonly Entry[]} entries */
function watching(frame, seat, entries) {
  const who = playerName(seat);
  const facts = { who, powder: duelOf(frame).powder[seat], count: entries.length };
  return html`<section class="area-inspector inspector">${t('duel-watching', facts)}</section>`;
}

/** Does an action of the guns follow another one of the same captain?
 * @param {Entry} entry @param {Entry} before
 */
function joins(entry, before) {
  const atGuns = (/** @type {Entry} */ each) => /^(aim|charge|fire)/.test(each.do ?? '');
  return entry.seat === before.seat && atGuns(entry) && atGuns(before);
}

/** A shot with all that led to it, in one line. @param {readonly Entry[]} entries */
function lines(entries) {
  const told = entries.flatMap(({ events }) => events).filter(({ kind }) => !SILENT.has(kind));
  const { seat, number } = entries[entries.length - 1];
  const words = told.map(({ text }) => boardText(text)).join(' ');
  return words ? [{ seat, entry: number, words }] : [];
}

const SILENT = new Set(['sealed', 'drew']);

/** @type {import('../contract.d.ts').GamePage} */
const duel = {
  board,
  dock,
  strip: (frame) => html`<p class="area-strip strip">
    ${t('duel-piles', { deck: duelOf(frame).deck, spent: duelOf(frame).spent.length })}
  </p>`,
  targets: {
    isPlace: (target) => target.startsWith('ship-'),
    order: (frame) => duelOf(frame).hulls.map((_, seat) => `ship-${seat}`),
    name: (_, target) => playerName(Number(target.slice('ship-'.length))),
    told: (frame, target) => shipWords(frame, Number(target.slice('ship-'.length))),
    start: () => 'ship-0',
  },
  sounds: { fired: 'edge', charged: 'coins' },
  recap: { silent: SILENT, begins: new Set(['guns']), heads: new Set(['smoke']), joins, lines },
  score: {
    item: (item) => t(`duel-score-${item}`),
    analysisNotes: (frame) =>
      html`<p>${t('duel-left', { hulls: duelOf(frame).hulls.join(' : ') })}</p>`,
    story: (frame) => t('duel-story', { hulls: Math.max(...duelOf(frame).hulls) }),
  },
  moment: lastPlank,
  watching,
  lingers: (_, action) => (action === 'fire' ? 3 : 0),
  sheets: {
    spent: {
      title: () => t('duel-spent'),
      body: (frame) => html`<p>${duelOf(frame).spent.map(cardWords).join(', ')}</p>`,
    },
  },
  menu: [
    {
      sheet: 'spent',
      words: () => t('duel-spent'),
      closed: (frame) => (duelOf(frame).spent.length ? null : t('duel-none-spent')),
    },
    { verb: 'hold', words: () => t('duel-hold') },
  ],
  gathers: (_, { label }) =>
    label.id === 'label-bid' ? { words: t('duel-bids'), each: String(label.args.card) } : null,
  answerNote: (_, { action }) => (action === 'hold' ? t('duel-hold-note') : nothing),
  lessonLearnt: (lesson) => t(`learn-know-${lesson}`),
  noGoals: (frame) => (duelOf(frame).step === 'bid' ? t('duel-no-goals') : null),
  hasChance: (entries) => entries.some(({ events }) => events.some(({ kind }) => kind === 'fired')),
  affairOf: (step) => (step === 'gun' ? 'shot' : null),
  isPassing: (action) => action.startsWith('aim '),
  isIdle: (action) => action === 'hold' || action === 'pass',
};

export default duel;
