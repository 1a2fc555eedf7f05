// What the dice brought, told with the first question after them: at the start of a turn what its end did
// to both ships, before the first manoeuvre who has the initiative and how fast both are.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { linkWords } from '../../../table/rules/wordlinks.js';
import { ownSeatOf, viewOf } from '../position.js';
import { byCards } from './deeds.js';
import { logLines } from './loglines.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** What the end of a turn may do to a ship. */
const CLOSING = new Set([
  ...['bonus_die', 'rigging_hit', 'doused', 'mend_dice', 'repaired_rigging', 'strike_held'],
  ...['sails', 'morale', 'caught_fire', 'wind'],
]);

/** Events of the match so far. @returns {Happening[]} */
function happened() {
  return get().log.flatMap(({ events }) => events);
}

/** What a card of the last turn does in this one. @param {Frame} frame */
function lastingTold(frame) {
  const { lasting } = viewOf(frame);
  return lasting
    ? html`<b>${t('recap-lasting', { card: t(`card-${lasting}`), does: t(`recap-lasting-${lasting}`) })}</b>`
    : nothing;
}

/** The same as a line of its own. @param {Frame} frame */
function lastingLine(frame) {
  return viewOf(frame).lasting
    ? html`<p class="ask__facts ask__report">${lastingTold(frame)}</p>`
    : nothing;
}

/** What the end of the last turn did to both ships. @param {Frame} frame */
export function turnEndTold(frame) {
  const own = ownSeatOf(frame);
  const log = get().log.flatMap((entry) => entry.events.map((event) => ({ entry, event })));
  const turn = log.findLastIndex(({ event }) => event.kind === 'turn');
  const before = log.slice(0, turn);
  const from = before.findLastIndex(({ event }) => event.kind === 'impulse');
  if (turn < 0 || from < 0) return lastingLine(frame);
  const told = before.slice(from).filter(({ event }) => CLOSING.has(event.kind));
  const lines = told.length
    ? logLines([{ ...told[0].entry, events: told.map(({ event }) => event) }])
    : [];
  const nobodys = lines.filter((line) => line.seat === null).map((line) => line.words);
  const ships = [own, 1 - own].flatMap((seat) => {
    const theirs = lines.filter((line) => line.seat === seat).map((line) => line.words);
    return theirs.length
      ? [t('recap-of', { who: playerName(seat), words: theirs.join('. ') })]
      : [];
  });
  const words = [...nobodys.map((each) => each.replace(/\.$/, '')), ...ships];
  if (!words.length) return lastingLine(frame);
  return html`<p class="ask__facts ask__report">${lastingTold(frame)} ${words.map((each) => html`${t('table-sentence', { text: each })} `)}</p>`;
}

/** Who has the initiative, and both speeds with how they came about, until the first impulse.
 * @param {Frame} frame
 */
export function speedsTold(frame) {
  const events = happened();
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'turn') + 1);
  const own = ownSeatOf(frame);
  const speeds = [own, 1 - own].map((seat) =>
    since.find(({ kind, facts }) => kind === 'speed' && facts.seat === seat),
  );
  const leader = since.find(({ kind }) => kind === 'initiative');
  if (viewOf(frame).impulse || !leader || speeds.some((each) => !each))
    return html`<p class="ask__facts ask__mp">${linkWords(t('ask-select-mp'), ['mp'])}</p>`;
  const [mine, theirs] = speeds.map((each) => each?.facts ?? {});
  const first = leader.facts.seat === own ? 'own' : 'enemy';
  return html`<p class="ask__facts ask__report">${lastingTold(frame)} ${t(`recap-initiative-${first}`)} ${linkWords(
    t('recap-speeds', {
      speed: Number(mine.speed),
      base: Number(mine.base),
      bonus: Number(mine.bonus),
      ...byCards(mine),
      enemy: Number(theirs.speed),
    }),
    ['base', 'hull-bonus'],
  )}</p>`;
}
