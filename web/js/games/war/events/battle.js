// A conflict that has just been fought, told from its result on: one looks at it as long as one likes before the
// game goes on.

import { html } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { boardText } from '../../../table/words.js';
import { portName } from '../names.js';
import { diceRows } from './dicerows.js';
import { lookers, momentPanel, unseenEntry } from './moment.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** Events in which dice fall between convoys, and with a port. */
const DICE = new Set(['shot', 'melee', 'cannonade']);
/** Events that go without saying here, or are said by the dice and in the sums. */
const SILENT = new Set([
  ...['turn', 'loaded', 'no_card', 'sets_out', 'attacks', 'attacks_port', 'boards', 'lost'],
  ...DICE,
]);
/** Events that say what came of it, and so come first. */
const RESULTS = new Set([
  ...['captured', 'sunk', 'taken', 'starts_over', 'nobody_captured', 'fled'],
]);

/** The seats that an event names. @param {Happening} event @returns {number[]} */
function seatsOf({ facts }) {
  const other = /** @type {any} */ (facts.other)?.args?.seat ?? facts.other;
  return [facts.seat, other].filter((seat) => typeof seat === 'number');
}

/** The account of a fight in which people took part; null where none has just been fought. @param {Frame} frame */
export function battleMoment(frame) {
  const people = lookers(frame);
  const entry = unseenEntry(
    frame,
    ({ events }) =>
      events.some(({ kind }) => DICE.has(kind)) &&
      events.some((event) => seatsOf(event).some((seat) => people.includes(seat))),
    people,
  );
  if (!entry) return null;
  const { events } = entry;
  const notes = events.filter(({ kind }) => !SILENT.has(kind) && !RESULTS.has(kind));
  return momentPanel(frame, {
    kind: 'battle',
    over: titleOf(frame, events),
    title: resultOf(events),
    body: html`${diceRows(frame, events)}
      <ul class="battle__notes">
        ${[...losses(events), ...notes.map(({ text }) => boardText(text))].map((words) => html`<li>${words}</li>`)}
      </ul>`,
  });
}

/** Which fight it was. @param {Frame} frame @param {readonly Happening[]} events */
function titleOf({ viewer }, events) {
  const cannonade = events.find(({ kind }) => kind === 'cannonade');
  if (cannonade) return t('battle-title-port', { port: nameOfPort(cannonade) });
  const seats = [...new Set(events.flatMap(seatsOf))];
  const [one, two] = viewer !== null && seats[1] === viewer ? seats.reverse() : seats;
  return t('battle-title', { who: playerName(one), other: playerName(two ?? one) });
}

/** What came of it, in a sentence or two. @param {readonly Happening[]} events */
function resultOf(events) {
  const told = events.filter(({ kind }) => RESULTS.has(kind)).map(({ text }) => boardText(text));
  if (told.length) return told.join(' ');
  const cannonade = events.findLast(({ kind }) => kind === 'cannonade');
  if (!cannonade) return t('battle-undecided');
  const { left } = cannonade.facts;
  return t('battle-port-holds', { port: nameOfPort(cannonade), left: Number(left) });
}

/** @param {Happening} event */
function nameOfPort({ facts }) {
  return portName(String(/** @type {any} */ (facts.port).id).slice('port-'.length));
}

/** What each side has lost of each value in all. @param {readonly Happening[]} events @returns {string[]} */
function losses(events) {
  /** @type {Map<string, {count: number, text: Happening['text']}>} */
  const sums = new Map();
  for (const { kind, facts, text } of events) {
    if (kind !== 'lost') continue;
    const key = `${facts.seat} ${/** @type {any} */ (facts.value).id}`;
    sums.set(key, { count: (sums.get(key)?.count ?? 0) + Number(facts.count), text });
  }
  return [...sums.values()].map(({ count, text }) =>
    boardText({ ...text, args: { ...text.args, count } }),
  );
}
