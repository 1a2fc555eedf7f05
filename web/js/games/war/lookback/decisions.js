// The decisions of a finished game that another choice can be tried for, and what else could be done.

import { get } from '../../../app/store.js';
import { boardText, playerName, t } from '../../../app/text.js';
import { ask } from '../../../boot/engine.js';
import { ownSeat } from '../../../table/score/result.js';
import { perMatch } from '../../../table/session.js';
import { cardName, portName, spaceName } from '../names.js';
import { isPort } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {{entry: number, seat: number, round: number, action: string, other: string}} Decision */

/** What is worth another try: rolls, moves, fire, attacks, cards, and what a visit is for. Trade is done crate by crate. */
const VERBS = new Set(
  'cast stay go storm fire pass attack card none press flee ship letter board becalm squall pardon play mark'.split(
    ' ',
  ),
);
/** Answers that stand in the place of those, too. */
const INSTEAD = new Set([...VERBS, 'done']);
/** Verbs whose label names a port. */
const OF_PORTS = new Set(['storm', 'mark']);
/** Verbs whose label is another one's name. */
const LABELS = new Map([
  ['pass', 'let_pass'],
  ['none', 'no_card'],
]);

const seen = perMatch(() => ({
  /** Positions before entries. @type {Map<number, Frame>} */
  positions: new Map(),
}));

/** All decisions of the only person here, of everybody elsewhere, in order. @param {Frame} frame @returns {Decision[]} */
export function decisionsOf(frame) {
  const own = ownSeat(frame);
  /** @type {Decision[]} */
  const found = [];
  let round = 0;
  let other = '';
  for (const { number, seat, do: action, events } of get().log) {
    const verb = action?.split(' ')[0] ?? '';
    if (action && VERBS.has(verb) && (own < 0 || seat === own))
      found.push({ entry: number, seat, round, action, other });
    for (const { kind, facts } of events)
      if (kind === 'turn') {
        round = Number(facts.round);
        other = playerName(Number(facts.seat));
      }
  }
  return found.filter(({ round }) => round > 0);
}

/** What was done, in words. @param {Decision} decision */
export function doneWords({ action, seat, other }) {
  const [verb, what = ''] = action.split(' ');
  if (verb === 'go')
    return isPort(what) ? t('label-dock', { port: portName(what) }) : goWords(what);
  if (OF_PORTS.has(verb)) return t(`label-${verb}`, { port: portName(what) });
  if (verb === 'flee') return t('label-flee', { space: spaceName(what) });
  if (verb === 'card' || verb === 'play') return t('label-card', { card: cardName(what) });
  if (verb === 'fire') return t('label-fire', { other });
  if (verb === 'pass')
    return other === playerName(seat) ? t('label-no_attack') : t('label-let_pass');
  if (['attack', 'becalm', 'squall'].includes(verb))
    return t(`label-${verb}`, { other: playerName(Number(what)) });
  return t(`label-${LABELS.get(verb) ?? verb}`);
}

/** What was done, and by whom where not one person's decisions alone are listed. @param {Decision} decision */
export function listedWords(decision) {
  const own = ownSeat(/** @type {Frame} */ (get().frame));
  const what = doneWords(decision);
  return own < 0 ? t('recap-spoken', { who: playerName(decision.seat), what }) : what;
}

/** @param {string} space */
function goWords(space) {
  return t('label-go', { space: spaceName(space) });
}

/** What else could be done then; ports stand before cells of the sea.
 * @param {Frame} frame the match @param {Decision} decision
 * @returns {Promise<{actions: string[], words: string}[]>}
 */
export async function othersAt({ n, viewer }, { entry, action }) {
  const [then, answer] = await Promise.all([
    ask({ op: 'past', n, entry, viewer }),
    ask({ op: 'options', n, entry }),
  ]);
  seen().positions.set(entry, /** @type {Frame} */ (/** @type {unknown} */ (then)));
  const { options } = /** @type {{options: Option[]}} */ (/** @type {unknown} */ (answer));
  const open = options.filter(
    (option) => !option.refusal && option.action !== action && INSTEAD.has(option.verb),
  );
  return [...open.filter((each) => !isCellMove(each)), ...open.filter(isCellMove)].map(
    (option) => ({ actions: [option.action], words: boardText(option.label) }),
  );
}

/** @param {Option} option */
function isCellMove({ verb, target }) {
  return verb === 'go' && !isPort(target ?? '');
}

/** The position before a decision, once it is known. @param {Decision} decision @returns {Frame | undefined} */
export function positionOf({ entry }) {
  return seen().positions.get(entry);
}
