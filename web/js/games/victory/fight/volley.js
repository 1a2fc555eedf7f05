// The last shots and dice of a fight: both turn at once, the dice fall, and 1s and equal dice strike each
// other out. They lie there until the next ones fall.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { getSetting, isStill } from '../../../app/settings.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { capital } from '../../../table/words.js';
import { shotSign } from '../art.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** What a side fired and threw. @typedef {{seat: number, shot: string, flees: boolean, thrown: number[], left: number[]}} Shot */
/** Both shots of a round; `key` tells one from the next. @typedef {{key: number, shots: Shot[], over: boolean}} Volley */

/** The last volley of a fight that is under way; null before the first. @param {Frame} frame @returns {Volley | null} */
export function volleyOf(frame) {
  const { fight } = viewOf(frame);
  if (!fight) return null;
  const told = volleysIn(entriesOf(frame)).at(-1);
  const shots = fight.sides.flatMap(({ seat, shot, flees, thrown, dice }) =>
    shot ? [{ seat, shot, flees: flees === true, thrown, left: dice }] : [],
  );
  if (shots.length === 2) return { key: told?.key ?? fight.round, shots, over: false };
  return told ?? null;
}

/** The entries of the fight that is under way. @param {Frame} frame @returns {readonly Entry[]} */
function entriesOf(frame) {
  const log = get().log.slice(0, frame.past ?? frame.entries);
  const first = log.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'attacked'));
  return log.slice(Math.max(0, first));
}

/** All volleys within entries. @param {readonly Entry[]} entries @returns {Volley[]} */
export function volleysIn(entries) {
  return entries.flatMap(({ number, events }) => {
    const shots = events.filter(({ kind }) => kind === 'threw').map(({ facts }) => shotOf(facts));
    for (const shot of shots) shot.flees = hasFled(entries, number, shot.seat);
    return shots.length === 2 ? [{ key: number, shots, over: true }] : [];
  });
}

/** Did a seat flee in the round of a volley? That is told before it. @param {readonly Entry[]} entries @param {number} before @param {number} seat */
function hasFled(entries, before, seat) {
  const round = entries.filter(({ number }) => number <= before).flatMap(({ events }) => events);
  const begun = round
    .slice(0, -1)
    .findLastIndex(({ kind }) => ['attacked', 'next_round'].includes(kind));
  return round.slice(begun + 1).some(({ kind, facts }) => kind === 'flees' && facts.seat === seat);
}

/** @param {Record<string, any>} facts @returns {Shot} */
function shotOf({ seat, shot, dice, left }) {
  return {
    seat,
    shot: String(shot.id).replace('shot-', ''),
    flees: false,
    thrown: facesOf(dice),
    left: facesOf(left),
  };
}

/** The faces in a list of dice; none in the word for none. @param {unknown} dice @returns {number[]} */
function facesOf(dice) {
  return typeof dice === 'string' ? dice.split(', ').map(Number) : [];
}

/** Draws what a seat fired and threw. @param {Volley | null} volley @param {number} seat */
export function shotLine(volley, seat) {
  const shot = volley?.shots.find((each) => each.seat === seat);
  return repeat(
    shot && volley ? [{ key: volley.key, shot }] : [],
    ({ key }) => key,
    () => (shot && volley ? (volley.over ? lastTime(shot) : shotTemplate(shot)) : nothing),
  );
}

/** The last broadside while the next one is loaded, in words: its dice lie there no more. @param {Shot} shot */
function lastTime({ shot, left }) {
  return html`<p class="volley volley--over">${t('table-last-time', { shot: t(`shot-${shot}`), left: left.join(', ') || '–' })}</p>`;
}

/** @param {Shot} shot */
export function shotTemplate({ shot, flees, thrown, left }) {
  const still = isStill() || getSetting('pace') === 'instant';
  return html`<p class="volley ${still ? 'volley--still' : ''}">
    <span class="volley__shot">${shotSign(shot)}${capital(flees ? t('table-seal-flees', { shot: t(`shot-${shot}`) }) : t(`shot-${shot}`))}</span>
    <span class="sr">${t('table-dice-told', { thrown: thrown.join(', ') || '–', left: left.join(', ') || '–' })}</span>
    <span class="volley__dice" aria-hidden="true">${struck(thrown, left).map(({ face, gone }) => die(face, gone))}</span>
  </p>`;
}

/** Which dice are gone: of equal ones the first. @param {readonly number[]} thrown @param {readonly number[]} left */
function struck(thrown, left) {
  const rest = [...left];
  return thrown
    .toReversed()
    .map((face) => {
      const at = rest.indexOf(face);
      if (at >= 0) rest.splice(at, 1);
      return { face, gone: at < 0 };
    })
    .toReversed();
}

/** @param {number} face @param {boolean} gone */
function die(face, gone) {
  return html`<span class="die die--${face} ${gone ? 'die--gone' : ''}">${face}</span>`;
}

/** Any press or key ends what moves. @returns {() => void} ends it */
export function mountVolleys() {
  addEventListener('pointerdown', skip, true);
  addEventListener('keydown', skip, true);
  return () => {
    removeEventListener('pointerdown', skip, true);
    removeEventListener('keydown', skip, true);
  };
}

function skip() {
  document.querySelectorAll('.table .volley').forEach((volley) => {
    for (const each of volley.getAnimations({ subtree: true })) each.finish();
  });
}
