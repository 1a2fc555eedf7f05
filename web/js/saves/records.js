// What the log-book keeps of a match: its shape, its check, and how a text is read back.

import { LEGACY_GAME } from '../app/legacygame.js';

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */

/**
 * What the log-book keeps of a match. `save` is opaque: only the engine reads it. `count` grows with
 * every writing, whatever the clock says; `check` is over all the rest.
 * @typedef {object} SaveRecord
 * @property {'portsmouth-log-book'} format
 * @property {3} version
 * @property {string} id
 * @property {string} game its key
 * @property {string} title
 * @property {string[]} names
 * @property {string} updated ISO time
 * @property {number} count
 * @property {number} entries how long the journal is
 * @property {TextShape} progress how far the match is, in the game's own sentence
 * @property {boolean} over
 * @property {number[]} [places] who came where, by seats, once it is over; records of before have none
 * @property {string} [ended] ISO time of its end, once it is over
 * @property {ResultShape} [result] its scores, once it is over; records of before have none
 * @property {string} save
 * @property {string} check
 */

/**
 * What the statistics need of a finished match: the totals, and of each seat how often each item of
 * the score counted and the points for it.
 * @typedef {{totals: number[], items: Record<string, [number, number]>[]}} ResultShape
 */

/** @typedef {Omit<SaveRecord, 'format' | 'version' | 'check'>} Fields */
/** @typedef {'' | 'damaged' | 'foreign' | 'newer' | 'too-long'} Fault */
/** @typedef {{record: SaveRecord | null, fault: Fault}} Reading */

export const FORMAT = 'portsmouth-log-book';
export const VERSION = 3;
export const LONGEST = 2_000_000;

const IDS = /^[\w-]{1,64}$/;
const GAMES = /^[a-z]\w{0,39}$/;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** A CRC-32 over the letters of a text, and its length: no single flipped bit escapes it.
 * @param {string} text @returns {string}
 */
export function checksum(text) {
  let sum = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    sum = (sum >>> 8) ^ TABLE[(sum ^ code) & 255];
    sum = (sum >>> 8) ^ TABLE[(sum ^ (code >>> 8)) & 255];
  }
  return `${((sum ^ -1) >>> 0).toString(16).padStart(8, '0')}-${text.length.toString(36)}`;
}

/** Returns an object with a checksum over all of it. @template {object} T @param {T} data @returns {T & {check: string}} */
export function withChecksum(data) {
  return { ...data, check: checksum(JSON.stringify(data)) };
}

/** Tells whether the checksum of an object is that of the rest. @param {any} data */
export function hasValidChecksum(data) {
  const { check, ...rest } = data;
  return check === checksum(JSON.stringify(rest));
}

/** Makes the record of a match from its fields, with its checksum. @param {Fields} fields @returns {SaveRecord} */
export function recordOf({
  id,
  game,
  title,
  names,
  updated,
  count,
  entries,
  progress,
  over,
  places,
  ended,
  result,
  save,
}) {
  return withChecksum({
    format: FORMAT,
    version: VERSION,
    id,
    game,
    title,
    names,
    updated,
    count,
    entries,
    progress,
    over,
    ...(places && { places }),
    ...(ended && { ended }),
    ...(result && { result }),
    save,
  });
}

/** A new id for a record or a match: a UUID of random numbers (RFC 9562, version 4). @returns {string} */
export function freshId() {
  // Not by randomUUID, which browsers keep from pages without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Parses JSON; undefined where the text is none. @param {string} text @returns {any} */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The record of a text, or what is wrong with it. @param {string} text @returns {Reading} */
export function parseRecord(text) {
  if (text.length > LONGEST) return { record: null, fault: 'too-long' };
  const data = parseJson(text);
  if (data === undefined) return { record: null, fault: 'damaged' };
  if (data?.format !== FORMAT) return { record: null, fault: 'foreign' };
  if (typeof data.version !== 'number' || data.version > VERSION)
    return { record: null, fault: 'newer' };
  const record = data.version < VERSION ? lifted(data) : data;
  return record && whole(record) ? { record, fault: '' } : { record: null, fault: 'damaged' };
}

/** A record of an older form: the first had neither count nor check, and both counted rounds instead
 * of telling the progress and named no game.
 * @param {any} data @returns {any} null if it is not as it was written
 */
function lifted(data) {
  const { version, round, rounds, count = 0, entries = 0 } = data;
  if (
    ![round, rounds].every(Number.isFinite) ||
    typeof data.save !== 'string' ||
    (version > 1 && !hasValidChecksum(data))
  )
    return null;
  const game = gameIn(data.save);
  return recordOf({
    ...data,
    game,
    count,
    entries,
    progress: { id: `${game}-progress`, args: { round, rounds } },
  });
}

/** The game of an engine's save. @param {string} save @returns {string} */
export function gameIn(save) {
  const game = parseJson(save)?.game;
  return isGame(game) ? game : LEGACY_GAME;
}

/** Can it be the key of a game? @param {unknown} key @returns {key is string} */
export function isGame(key) {
  return typeof key === 'string' && GAMES.test(key);
}

/** Is it a sentence: an id, and arguments that are words, numbers or sentences? @param {any} text @returns {text is TextShape} */
function isText(text) {
  if (typeof text?.id !== 'string' || typeof text.args !== 'object' || text.args === null)
    return false;
  return Object.values(text.args).every(
    (value) => typeof value === 'string' || Number.isFinite(value) || isText(value),
  );
}

/** Has it every field of a record, as they were written? @param {any} data @returns {data is SaveRecord} */
function whole(data) {
  const texts = ['id', 'title', 'updated', 'save', 'check'].every(
    (name) => typeof data[name] === 'string',
  );
  const numbers = ['count', 'entries'].every((name) => Number.isFinite(data[name]));
  const names =
    Array.isArray(data.names) &&
    data.names.every((/** @type {unknown} */ name) => typeof name === 'string');
  const dated = !Number.isNaN(Date.parse(data.updated));
  const told = isGame(data.game) && isText(data.progress) && typeof data.over === 'boolean';
  const placed =
    data.places === undefined || (Array.isArray(data.places) && data.places.every(Number.isFinite));
  const ended = data.ended === undefined || !Number.isNaN(Date.parse(data.ended));
  const fields = texts && dated && numbers && names && told && placed && ended;
  return fields && scored(data.result) && IDS.test(data.id) && hasValidChecksum(data);
}

/** Which of two records of a match was written later: above 0 if the first. Clocks come last, for they are set.
 * @param {SaveRecord} one @param {SaveRecord} other
 */
export function later(one, other) {
  return (
    one.count - other.count ||
    one.entries - other.entries ||
    one.updated.localeCompare(other.updated)
  );
}

/** The entries of a save's journal, as text, to see whether one game goes on from another.
 * @param {SaveRecord} record @returns {string[]}
 */
function journal({ save }) {
  const entries = parseJson(save)?.journal;
  return Array.isArray(entries) ? entries.map((entry) => JSON.stringify(entry)) : [];
}

/** Does the first record's game go on from where the second's stands, or stand there?
 * @param {SaveRecord} one @param {SaveRecord} other
 */
export function isContinuationOf(one, other) {
  const long = journal(one);
  const short = journal(other);
  return short.length <= long.length && short.every((entry, at) => entry === long[at]);
}

/** Tells whether a record's result is absent or whole. @param {any} result */
function scored(result) {
  if (result === undefined) return true;
  const lists = Array.isArray(result?.totals) && Array.isArray(result.items);
  return (
    lists &&
    result.totals.every(Number.isFinite) &&
    result.items.every((/** @type {any} */ items) =>
      Object.values(items ?? {}).every(
        (line) => Array.isArray(line) && line.length === 2 && line.every(Number.isFinite),
      ),
    )
  );
}
