// The log of a ship in the manner of the period, written from what happened. One impulse is told as
// a minute; the clock is this edition's own.

import { html, nothing } from 'lit-html';
import { set } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { toldSeat } from '../../../table/score/result.js';
import { perMatch } from '../../../table/session.js';
import { headingName, shipName } from '../names.js';
import { viewOf } from '../position.js';
import { fightOf } from './marks.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./marks.js').Mark} Mark */

const IMPULSES = 12;
/** When the first turn begins: at two in the afternoon, the night action at eight. */
const HOUR = 14;
const NIGHT_HOUR = 20;
const NIGHT_DUEL = 's02';
/** The longest range of a pistol shot, a musket shot and a gun shot, as the log has them. */
const PISTOL = 2;
const MUSKET = 4;
const GUN = 9;
/** What is told of both ships, of one's own in other words than of the enemy. */
const OF_SHIPS = new Set([
  ...['in_irons', 'caught_fire', 'doused', 'boards', 'repelled', 'captured', 'struck', 'broke_off'],
]);

const state = perMatch(() => ({
  /** Whose log is read; the player's own at first. @type {number | null} */
  seat: null,
}));

/** The log; nothing before the engine has told the fight. @param {Frame} frame */
export function shipLog(frame) {
  const chronicle = fightOf(frame);
  if (!chronicle) return nothing;
  const seat = state().seat ?? toldSeat(frame);
  const { ships } = viewOf(frame);
  return html`<details class="shiplog">
    <summary>${t('lookback-log', { ship: shipName(ships[seat]) })}</summary>
    <div class="shiplog__whose" role="group" aria-label=${t('lookback-whose')}>
      ${ships.map(
        (
          ship,
          each,
        ) => html`<button type="button" class="tool" aria-pressed=${each === seat} @click=${() => show(each)}>
          ${pin(each)} ${shipName(ship)} <span class="sr">${playerName(each)}</span>
        </button>`,
      )}
    </div>
    <ol class="shiplog__lines">
      ${logOf(frame, chronicle.marks, seat).map(
        ({ time, words }) =>
          html`<li><b class="shiplog__time">${time}</b> <span>${words}</span></li>`,
      )}
    </ol>
    <p class="shiplog__key">${t('lookback-log-key')}</p>
  </details>`;
}

/** @param {number} seat */
function show(seat) {
  state().seat = seat;
  set({});
}

/** Times and what is written beside them, an impulse a line.
 * @param {Frame} frame @param {readonly Mark[]} marks @param {number} seat
 */
function logOf(frame, marks, seat) {
  /** @type {{at: number, words: string[]}[]} */
  const lines = [];
  for (const [number, mark] of marks.entries()) {
    const words = wordsOf(frame, marks, number, seat);
    if (!words) continue;
    const at = minuteOf(mark);
    const last = lines.at(-1);
    if (last?.at === at) last.words.push(words);
    else lines.push({ at, words: [words] });
  }
  const hour = viewOf(frame).duel === NIGHT_DUEL ? NIGHT_HOUR : HOUR;
  return lines.map(({ at, words }) => ({ time: timeOf(hour * 60 + at), words: words.join(' ') }));
}

/** Minutes since the fight began. @param {Mark} mark */
function minuteOf({ turn, impulse }) {
  return (turn - 1) * IMPULSES + Math.max(0, impulse);
}

/** @param {number} minutes since midnight */
function timeOf(minutes) {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return t('lookback-time', { time: `${hour % 12 || 12}.${minute}` });
}

/** What is written of a mark; '' where nothing is. @param {Frame} frame @param {readonly Mark[]} marks @param {number} number @param {number} seat */
function wordsOf(frame, marks, number, seat) {
  const mark = marks[number];
  const own = mark.seat === seat ? 1 : 0;
  const enemy = shipName(viewOf(frame).ships[1 - seat]);
  const { kind, heading = 0 } = mark;
  if (kind === 'lies')
    return own ? '' : t('lookback-log-sighted', { enemy, heading: headingName(heading) });
  if (kind === 'wind')
    return t(number ? 'lookback-log-shift' : 'lookback-log-wind', {
      from: headingName(((heading + 3) % 8) + 1),
    });
  if (kind === 'night' || kind === 'grappled') return t(`lookback-log-${kind}`);
  if (kind === 'turned' || kind === 'fell_off')
    return turnsAgain(marks, number)
      ? ''
      : t('lookback-log-turned', { own, heading: headingName(heading) });
  if (kind === 'fired') return fireWords(mark, own);
  if (kind === 'morale') return t(`lookback-log-morale-${mark.level}`, { own });
  if (!OF_SHIPS.has(kind)) return '';
  return t(`lookback-log-${kind}`, { own, enemy, heading: headingName(heading) });
}

/** Does the ship turn once more in the same impulse, or stop in the middle of a tack? Then only that is written. @param {readonly Mark[]} marks @param {number} number */
function turnsAgain(marks, number) {
  const { seat, turn, impulse } = marks[number];
  return marks
    .slice(number + 1)
    .some(
      (mark) =>
        (mark.kind === 'turned' || mark.kind === 'in_irons') &&
        mark.seat === seat &&
        mark.turn === turn &&
        mark.impulse === impulse,
    );
}

/** @param {Mark} mark @param {number} own */
function fireWords({ told = 0, range = 0, rake, side, end }, own) {
  const far =
    range <= PISTOL ? 'pistol' : range <= MUSKET ? 'musket' : range <= GUN ? 'gun' : 'long';
  if (!side) return told ? t('lookback-log-chasers', { own, end: t(`chasers-${end}`), told }) : '';
  const name = own ? 'rake' : 'raked';
  const raked = rake && rake !== 'none' ? t(`lookback-${name}-${rake}`) : '';
  return t('lookback-log-fired', {
    own,
    side: t(`side-${side}`),
    far: t(`lookback-range-${far}`),
    raked,
    told,
  });
}
