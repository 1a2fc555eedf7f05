// Placing dice: what can be done, the best first, and the spaces that are picked one by one.

import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { select } from '../../../table/choice.js';
import { acting } from '../../../table/turninfo.js';
import { speak } from '../../../table/voice/announcer.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** Spaces that a placement would fill. @typedef {{ship: string, track: string, faces: number[]}} Marked */

/** The track that each shot hits. @type {Record<string, string>} */
const TRACK_OF = { ball: 'hull', chain: 'sails', grape: 'crew' };

/** What a placement may do, the best first; all else only leaves spaces free. */
const BEST = ['effect-sinks', 'effect-boards', 'effect-becalms', 'effect-unmanned'];

/** Spaces in the order in which one would fill them: outer ones are the hardest to hit later. */
const OUTER_FIRST = '26354';

/** The placements, the best first. @param {Frame} frame @returns {Option[]} */
export function placements(frame) {
  return optionsOf(frame)
    .filter(({ verb, refusal }) => verb === 'place' && !refusal)
    .toSorted((a, b) => rank(a) - rank(b) || count(b) - count(a) || outer(a) - outer(b));
}

/** @param {Option} option */
function rank({ effects }) {
  const at = BEST.indexOf(effects[0]?.id ?? '');
  return at < 0 ? BEST.length : at;
}

/** The faces that an option fills. @param {string} action */
function facesOf(action) {
  return action.replace('place ', '').replace('-', '');
}

/** @param {Option} option */
function count({ action }) {
  return facesOf(action).length;
}

/** @param {Option} option */
function outer({ action }) {
  return [...facesOf(action)].reduce((total, face) => total + OUTER_FIRST.indexOf(face), 0);
}

/** The placement that the main button does: the one pointed at, else the best. @param {Frame} frame @returns {string | null} */
export function chosenPlace(frame) {
  const { selected } = get();
  return selected?.startsWith('place-') ? selected : (placements(frame)[0]?.target ?? null);
}

/** The spaces of the enemy that it would fill. @param {Frame} frame @returns {Marked | null} */
export function markedFaces(frame) {
  const { step, fight } = viewOf(frame);
  const chosen = step === 'place' ? chosenPlace(frame) : null;
  if (!fight || !chosen) return null;
  const seat = acting(frame);
  const mine = fight.sides.find((side) => side.seat === seat);
  const theirs = fight.sides.find((side) => side.seat !== seat);
  if (!mine?.shot || !theirs) return null;
  const faces = [...chosen.replace(/^place-+/, '')].map(Number);
  return { ship: theirs.ship, track: TRACK_OF[mine.shot], faces };
}

/** Adds a space to what is chosen, or takes it off again. A second 6 follows the first.
 * @param {Frame} frame @param {string} face
 */
export function toggleSpace(frame, face) {
  const now = (chosenPlace(frame) ?? '').replace(/^place-+/, '');
  const faces = /^[2-6]*$/.test(now) ? now : '';
  const options = placements(frame).map(({ action }) => facesOf(action));
  const more = [...faces, face].toSorted().join('');
  const less = faces.replaceAll(face, '');
  const next = options.includes(more) ? more : faces.includes(face) ? less : null;
  if (next === null || !options.includes(next)) return speak(t('combat-place-not', { face }));
  select(`place-${next || '-'}`);
}
