// The lines of the log: impulse by impulse, who sailed where, and what each broadside did in one line.

import { get } from '../../../app/store.js';
import { boardText, list, playerName, t } from '../../../app/text.js';
import { capital } from '../../../table/words.js';
import { deedWords, doerOf } from './deeds.js';
import { decidedAt } from './reasons.js';

/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../../contract.d.ts').LogLine} LogLine */

/** Events that head what follows. */
const HEADS = new Set(['impulse', 'night', 'grappled']);
/** Those that nobody did. */
const WORLD = new Set(['wind', 'recentred', 'reshuffled', 'melee_hits', 'mustered']);
/** Hits on a ship, told together. */
const HITS = new Set(['hull_hit', 'rigging_hit', 'crew_hit']);
/** What came of it all. */
const STRONG = new Set(['captured', 'struck', 'broke_off', 'caught_fire']);
/** Told where it is rolled, or not worth a line. */
export const UNTOLD = new Set([
  ...['turn', 'damage', 'crew_sealed', 'sail_sealed', 'bid_sealed', 'aim_sealed', 'selected'],
  ...['selected_strain', 'charged', 'fires', 'loads', 'initiative_die', 'morale_failed'],
  ...['no_fire', 'fire_die', 'card_die', 'tries_grapple', 'cuts', 'supported', 'odd_die'],
  ...['sail_dice', 'opening_discard', 'orders_on', 'orders_off', 'held'],
]);

/** What comes after the last impulse. */
const LATER = new Set([
  ...['bonus', 'bonus_die', 'strain_shown', 'grapple_die', 'boards', 'split', 'melee_dice', 'drew'],
  ...['clear_die', 'mend_dice', 'repaired_rigging', 'strike_failed', 'strike_held', 'doused'],
  ...['fire_die', 'sails', 'night', 'turn', 'mustered'],
]);

/** Does an entry stand with the one before: since it tells nothing by itself, or in the same impulse?
 * @param {Entry} entry @param {Entry} _before @param {Entry} first
 */
export function joins({ events }, _before, first) {
  if (events[0]?.kind === 'impulse') return false;
  if (events.every(({ kind }) => UNTOLD.has(kind))) return true;
  return first.events[0]?.kind === 'impulse' && !events.some(({ kind }) => LATER.has(kind));
}

/** What entries of one row tell. @param {readonly Entry[]} entries @returns {LogLine[]} */
export function logLines(entries) {
  /** @type {LogLine[]} */
  const lines = [];
  /** The broadside that is parried next. @type {LogLine | null} */
  let fired = null;
  for (const entry of entries) {
    const { events } = entry;
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at];
      if (event.kind === 'drew') {
        const run = drawnFrom(events, at);
        lines.push(line(entry, event, drawnWords(run)));
        at += run.length - 1;
      } else if (isHit(event)) {
        const run = hitsFrom(events, at);
        lines.push(line(entry, event, hitWords(run)));
        at += run.length - 1;
      } else if (event.kind === 'parried' && fired) {
        fired.words = t('recap-parried', { told: fired.words, ...numbers(event) });
        fired = null;
      } else {
        const told = toldOf(entry, event);
        if (told) lines.push(told);
        if (event.kind === 'broadside') fired = told;
      }
    }
  }
  const empty = lines.length === 1 && entries[0].events[0]?.kind === 'impulse';
  return empty ? [] : lines;
}

/** Is it a hit on a ship? @param {Happening} event */
export function isHit({ kind }) {
  return HITS.has(kind);
}

/** Hits on the same ship in a row. @param {readonly Happening[]} events @param {number} from */
function hitsFrom(events, from) {
  let to = from;
  while (
    to < events.length &&
    HITS.has(events[to].kind) &&
    events[to].facts.seat === events[from].facts.seat
  )
    to += 1;
  return events.slice(from, to);
}

/** Cards that a captain draws one after the other. @param {readonly Happening[]} events @param {number} from */
function drawnFrom(events, from) {
  const { seat } = events[from].facts;
  const end = events.findIndex(
    ({ kind, facts }, at) => at > from && (kind !== 'drew' || facts.seat !== seat),
  );
  return events.slice(from, end < 0 ? events.length : end);
}

/** All of them in one sentence. @param {readonly Happening[]} run */
export function drawnWords(run) {
  if (run.length === 1) return deedWords(run[0]) ?? '';
  const cards = run.map(({ text }) => boardText({ id: 'recap-card', args: text.args }));
  return t('recap-did-drew-all', { count: run.length, cards: list(cards) });
}

/** "Port aft 3 left, rigging −2 (6 left)": of a section that is hit several times what is left at last.
 * @param {readonly Happening[]} run
 */
export function hitWords(run) {
  const parts = new Map(
    run.map((event) => [
      `${event.kind} ${JSON.stringify(event.facts.section ?? '')}`,
      boardText({ id: `recap-${event.kind}`, args: { ...event.text.args } }),
    ]),
  );
  return withPoints(t('recap-hits', { what: list([...parts.values()]) }), run);
}

/** What is told of boxes that were lost or repaired, with the points that the enemy has then.
 * @param {string} told @param {readonly Happening[]} run
 */
function withPoints(told, run) {
  const last = run.findLast(({ facts }) => facts.points !== undefined)?.facts;
  if (!last) return told;
  const who = playerName(1 - Number(last.seat));
  return t('recap-points', { told, who, points: Number(last.points) });
}

/** @param {Happening} event */
function numbers({ facts }) {
  return { count: Number(facts.count), left: Number(facts.left) };
}

/** The seat of the other captain. */
function others() {
  return 1 - (get().frame?.viewer ?? 0);
}

/** @param {Entry} entry @param {Happening} event @returns {LogLine | null} */
function toldOf(entry, event) {
  if (UNTOLD.has(event.kind)) return null;
  if (HEADS.has(event.kind) || WORLD.has(event.kind))
    return {
      seat: null,
      entry: entry.number,
      words: boardText(event.text),
      head: HEADS.has(event.kind),
      ...(event.kind === 'mustered' ? { decided: decidedAt(event, others(), entry.number) } : {}),
    };
  return line(entry, event, withPoints(deedWords(event) ?? boardText(event.text), [event]));
}

/** @param {Entry} entry @param {Happening} event @param {string} words @returns {LogLine} */
function line(entry, event, words) {
  const seat = doerOf(event, entry.seat);
  return {
    seat,
    entry: entry.number,
    at: entry.events.indexOf(event),
    words: capital(words),
    strong: STRONG.has(event.kind),
    decided: decidedAt(event, seat, entry.number),
  };
}
