// The lines of the log: what was done, each line under who did it. Swaps and cubes taken one by one stand
// in one line, and a combat in one block that reads from the attack down to its end.

import { boardText } from '../../../app/text.js';
import { capital } from '../../../table/words.js';
import { deedsWords, deedWords, doerOf, unsaid } from './deeds.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../contract.d.ts').LogLine} LogLine */

/** Events of which several in a row are one. */
const SUMMED = new Set(['took', 'produced', 'traded', 'repaired', 'repaired_free', 'dropped']);

/** Events of a combat after the attack. */
const COMBAT = new Set([
  ...['sealed', 'letter', 'flees', 'cannons', 'foundry', 'threw', 'placed', 'mended'],
  ...['next_round', 'sunk', 'captured', 'apart', 'escaped', 'fight_stopped'],
]);

/** Events that nobody is told of in the log: nothing came of them. */
const UNTOLD = new Set(['turn', 'sealed', 'rested']);

/** Does an entry belong to the row of the one before it? @param {Entry} entry @param {Entry} before */
export function joins(entry, before) {
  if (isCombat(entry)) return isCombat(before) || begins(before);
  const kinds = new Set([...entry.events, ...before.events].map(({ kind }) => kind));
  const [kind] = kinds;
  return entry.events.length > 0 && kinds.size === 1 && SUMMED.has(kind);
}

/** @param {Entry} entry */
function begins({ events }) {
  return events.some(({ kind }) => kind === 'attacked');
}

/** Is it part of a combat that goes on? Passing in its windows has no event. @param {Entry} entry */
function isCombat({ events, do: action }) {
  return action === 'pass' || events.some(({ kind }) => COMBAT.has(kind));
}

/** What entries of one row tell, each deed in a line of its own. @param {readonly Entry[]} entries @returns {LogLine[]} */
export function logLines(entries) {
  return deedLines(entries).map((line) => ({ ...line, words: capital(line.words) }));
}

/** The same in words that follow a name; a question that was let pass is told of nobody (R89). @param {readonly Entry[]} entries @returns {LogLine[]} */
export function deedLines(entries) {
  const all = entries.flatMap((entry) =>
    entry.events.map((event) => ({ event, seat: doerOf(event, entry.seat), entry: entry.number })),
  );
  const told = all.filter(({ event: { kind } }, at) => !UNTOLD.has(kind) && !isRefined(all, at));
  const lines = inLines(told);
  if (lines.length || all.length) return lines;
  const [{ seat, number, do: action }] = entries;
  const words = unsaid(action ?? '') ?? '';
  return words ? [{ seat, entry: number, words }] : [];
}

/** @typedef {{event: Happening, seat: number, entry: number}} Told */

/** Does the next event say it better: which card was drawn? @param {readonly Told[]} all @param {number} at */
function isRefined(all, at) {
  return all[at].event.kind === 'drew' && all[at + 1]?.event.kind === 'drew_own';
}

/** Deeds of one player side by side, all else on lines of its own. @param {readonly Told[]} told @returns {LogLine[]} */
function inLines(told) {
  /** @type {LogLine[]} */
  const lines = [];
  /** @type {Told[][]} */
  const runs = [];
  for (const each of told) {
    const last = runs.at(-1)?.[0];
    const { kind } = each.event;
    if (last?.event.kind === kind && last.seat === each.seat && SUMMED.has(kind))
      runs[runs.length - 1].push(each);
    else runs.push([each]);
  }
  for (const run of runs) {
    const [{ event, seat }] = run;
    const { entry } = run[run.length - 1];
    const deed = deedWords(event);
    const before = lines.at(-1);
    if (event.kind === 'next_round')
      lines.push({
        seat: null,
        entry,
        words: boardText({ id: 'recap-fight-round', args: event.facts }),
        head: true,
      });
    else if (deed === null)
      lines.push({ seat: null, entry, words: outcomeWords(event), strong: true });
    else {
      const words = deedsWords(run.map((each) => each.event));
      if (before && before.seat === seat && before.entry === entry) before.words += `, ${words}`;
      else lines.push({ seat, entry, words });
    }
  }
  return lines;
}

/** What came about, in a sentence: a ship lost with her cargo, a declaration. @param {Happening} event */
export function outcomeWords({ kind, facts, text }) {
  if (kind === 'sunk' || kind === 'captured')
    return boardText({ id: `recap-lost-${kind}`, args: facts });
  return boardText(text);
}
