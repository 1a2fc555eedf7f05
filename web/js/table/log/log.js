// What happened, turn by turn, with an anchor where nothing can be taken back. Each entry leads to
// the position after it.

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { wasAnswered } from '../../match/answers.js';
import { hintsOf } from '../advice/advice.js';
import { showPast } from '../past/past.js';
import { afterDraw, openPanel } from '../ui.js';
import { sayDecided, whyOf, whyOfLine } from './captainreasons.js';
import { linesIn, linesOf, rowsIn, turnsOf } from './logturns.js';
import { recapOpen } from './missedturns.js';
import { recapCard } from './recap.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('./logturns.js').LogTurn} LogTurn */
/** @typedef {import('./logturns.js').Part} Part */
/** @typedef {import('../../games/contract.d.ts').LogLine} LogLine */
/** A row of the log: one entry or more that are told together, or the heading of a turn. `seat` is whose
 * turn it is.
 * @typedef {{key: string | number, seat: number, part: number, entries: Part[], barrier: boolean}} Row
 */

/** The log as a list of turns, newest first. @param {Frame} shown @param {readonly Entry[]} entries from the first on @param {number} [most] how many of the newest are listed */
export function logList(shown, entries, most = entries.length) {
  const { entries: all, undo } = get().frame ?? shown;
  const fixed = all - undo;
  const first = entries.length - most;
  const turns = turnsOf(entries).filter((turn) => (turn.entries.at(-1)?.number ?? 0) >= first);
  return html`<div ${ref(begin)} class="logbox" role="log" aria-live="off" aria-label=${t('table-log-label')} tabindex="0"><ol class="log">
    ${repeat(
      turns.toReversed().flatMap((turn) => rowsOf(turn, fixed - 1)),
      (row) => row.key,
      (row) => (row.entries.length ? logEntry(row, shown.past) : heading(row)),
    )}
    ${entries.length ? nothing : html`<li class="log__none">${t('table-log-empty')}</li>`}
  </ol></div>`;
}

/** The rows of a turn: its heading, then its entries, newest first. They are siblings, so that the browser
 * can hold the first entry in place while something comes in above it.
 * @param {LogTurn} turn @param {number} barrier the last entry that stays for good @returns {Row[]}
 */
function rowsOf({ seat, part, entries }, barrier) {
  const listed = rowsIn(entries);
  if (!listed.length) return [];
  const fixed = entries.some(({ number }) => number === barrier)
    ? (listed.findLast(([{ number }]) => number <= barrier) ?? listed[0])
    : null;
  return [
    { key: `turn ${seat} ${entries[0].number}`, seat, part, entries: [], barrier: false },
    ...listed
      .toReversed()
      .map((row) => ({ key: keyOf(row), seat, part, entries: row, barrier: row === fixed })),
  ];
}

/** @param {Part[]} row */
function keyOf([{ number, begun, piece }]) {
  const own = begun ? `begun ${number}` : number;
  return piece ? `${own}, ${piece}` : own;
}

/** @param {Row} row */
function heading({ seat, part }) {
  const { partName } = page()?.recap ?? {};
  if (partName) return html`<li class="log__head"><h3>${partName(part)}</h3></li>`;
  const who = playerName(seat);
  return html`<li class="log__head">
    <h3>${pin(seat)} ${part ? t('standing-chart-turn', { round: part, who }) : who}</h3>
  </li>`;
}

/** @param {Row} row @param {number | undefined} past which position is looked at */
function logEntry({ entries, seat, barrier }, past) {
  const lines = linesIn(entries);
  const [first] = entries;
  const last = entries[entries.length - 1];
  const why = entries.map(whyOf).find(Boolean) ?? '';
  const each = sayDecided(lines);
  return html`<li class="log__entry ${barrier ? 'log__entry--anchor' : ''} ${lines.length > 1 ? 'log__entry--lines' : ''}" data-entry=${last.number}>
    ${barrier ? anchor() : nothing}
    ${inOrder(lines).map(([line, at]) => logLine(line, entries.find(({ number }) => number === line.entry) ?? last, { seat, past: lines[at + 1]?.entry === line.entry ? undefined : past, first: !at, why: each ? whyOfLine(line) : at === lines.length - 1 ? why : '', flagged: lines.some((each) => each.head) }))}
    ${page()?.recap?.more?.(first) ?? nothing}
  </li>`;
}

/** The lines of a row with their numbers, as they stand: headings first.
 * @param {readonly LogLine[]} lines @returns {[LogLine, number][]}
 */
function inOrder(lines) {
  const each = lines.map((line, at) => /** @type {[LogLine, number]} */ ([line, at]));
  if (!page()?.recap?.newestFirst) return each;
  const rest = each.filter(([{ head }]) => !head);
  return [...each.filter(([{ head }]) => head), ...rest.reverse()];
}

/** @typedef {{seat: number, past: number | undefined, first: boolean, why: string, flagged: boolean}} Place */

/** A line with its flag where another than whose turn it is did it, or where several take turns.
 * @param {LogLine} line @param {Part} entry @param {Place} place
 */
function logLine(line, entry, { seat, past, first, why, flagged }) {
  const hint = first ? hintAt(entry) : 0;
  const told = line.words
    ? html`<span class=${manner(line)}>${line.words}${answeredNote(entry)}</span>`
    : entryTold(entry);
  const flag =
    line.seat !== null && (flagged || line.seat !== seat) ? html`${pin(line.seat)} ` : nothing;
  const who =
    line.seat === null ? nothing : html`<span class="sr">${playerName(line.seat)}:</span>`;
  return html`<button
      type="button"
      class="log__go"
      aria-current=${past === line.entry + 1 ? 'step' : 'false'}
      @click=${() => showPast(line.entry + 1)}
    >
      ${hint ? html`<span class="log__hint">${t('study-log-hint', { depth: hint })}</span>` : nothing}
      ${flag}${who}
      ${told}${why ? html`<small class="since__why">${why}</small>` : nothing}
      <span class="sr">${t('recap-past-here')}</span>
    </button>`;
}

/** @param {LogLine} line */
function manner({ head, strong }) {
  return head ? 'log__heading' : strong ? 'log__strong' : '';
}

/** What an entry of its own tells. @param {Part} entry */
function entryTold(entry) {
  const { text, alone } = linesOf(entry);
  return html`${text}${answeredNote(entry)}${alone.map((line) => html`<span class="log__alone">${line}</span>`)}`;
}

/** Says that an entry was answered in advance. @param {Entry} entry */
function answeredNote(entry) {
  return wasAnswered(get().frame, entry)
    ? html` <small class="log__answered">(${t('answers-told')})</small>`
    : nothing;
}

/** The mark of what can't be taken back: in the margin, so that nothing moves when it does. */
function anchor() {
  return html`<p class="log__anchor" title=${t('table-anchor')}>
    <span aria-hidden="true">⚓</span><span class="sr">${t('table-anchor')}</span>
  </p>`;
}

/** Logs to be wound up once nothing more comes in. @type {Set<Element>} */
const slack = new Set();

/** Counts what has come in. */
let turns = 0;

/** Stands a log off its beginning as soon as it has come. @param {Element} [box] */
function begin(box) {
  if (box) afterDraw(() => box.scrollTop || box.scrollTo({ top: 1 }));
}

/**
 * Keeps the newest entry in sight where it was; to be called before the log is drawn anew. A log that
 * stands a pixel below its beginning is held in place by the browser while something comes in above,
 * and is then wound up: so nothing in it jumps.
 */
export function followLog() {
  document.querySelectorAll('.logbox').forEach((box) => box.scrollTop <= 1 && slack.add(box));
  turns += 1;
  const turn = turns;
  afterDraw(() => {
    if (turn !== turns) return; // in the drawing of something newer it would be a jump
    slack.forEach((box) => box.scrollTo({ top: 1 }));
    slack.clear();
  });
}

/** How deep a hint was asked just before an entry, by its seat; 0 for none. @param {Entry} entry */
function hintAt({ number, seat }) {
  const { frame } = get();
  return (
    (frame ? hintsOf(frame) : []).find((hint) => hint[0] === number && hint[1] === seat)?.[2] ?? 0
  );
}

/** What was missed and the newest entries, docked where there is room.
 * @param {Frame} frame @param {readonly Entry[]} entries
 */
export function recap(frame, entries) {
  return html`<section
    class="area-recap recap ${recapOpen() && frame.past === undefined ? 'recap--since' : ''}"
    aria-label=${t('table-log')}
  >
    ${frame.past === undefined ? recapCard() : nothing}
    <div class="recap__log">
      <h2 class="recap__title">
        <span class="recap__name">${t('table-log')}</span>
        <button type="button" class="small" @click=${() => openPanel('log')}>${t('table-log-whole')}</button>
      </h2>
      ${logList(frame, entries, 40)}
    </div>
  </section>`;
}
