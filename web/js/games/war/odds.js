// What the engine reckons of the open position: odds of attacks on ports, of boarding, and of conflicts by what
// one loads. The tables are exact; here they are only written.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { bar } from '../../kit/bars.js';
import { hasAbility } from '../../table/abilities.js';
import { queryPosition } from '../../table/positionqueries.js';
import { acting } from '../../table/turninfo.js';
import { percent } from './names.js';
import { isPort, open, ownConvoy, ownSeatOf, seatsAt, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/**
 * The chance of each result of a conflict, in thousandths.
 * @typedef {object} Battle
 * @property {number} captures
 * @property {number} captured
 * @property {number} sinks
 * @property {number} sunk
 * @property {number} both_sunk
 * @property {number} nothing
 */

/**
 * What the engine tells: of an attack that a port is taken, that a ship is lost with the port at 0, that one is lost
 * for nothing; of a boarding that it is won, lost, neither; of a battle by the pattern that one loads.
 * @typedef {object} Odds
 * @property {Record<string, number>} strengths
 * @property {number[]} [fort]
 * @property {number[]} [attack]
 * @property {Record<string, number[]>} [boardings]
 * @property {Record<string, Record<string, Battle>>} [battles]
 */

/** The engine's answer; null while it is on its way or where it tells none. @param {Frame} frame @returns {Odds | null} */
export function oddsOf(frame) {
  if (!hasAbility(frame, 'odds') || frame.outcome || frame.past !== undefined) return null;
  if (frame.viewer === null) return null;
  const answer = queryPosition(frame, 'odds');
  return answer ? /** @type {Odds} */ (answer.odds) : null;
}

/** How likely a port is taken by an attack to the end; null where it is not told. @param {Frame} frame */
function taken(frame) {
  const fort = oddsOf(frame)?.fort;
  if (!fort) return null;
  return fort[0] + (ownConvoy(frame).ships > 1 ? fort[1] : 0);
}

/** The same for the button of the attack. @param {Frame} frame */
export function takenChance(frame) {
  const chance = taken(frame);
  return chance === null ? '' : t('odds-taken-brief', { chance: percent(chance) });
}

/** The odds of what can be done in a space. @param {Frame} frame @param {string} space @param {Option | null} option that is pressed */
export function oddsAt(frame, space, option) {
  const storms = open(frame, 'storm').some(({ target }) => target === space);
  if (isPort(space) && storms && option?.verb !== 'go') return fortOdds(frame);
  return boardingAt(frame, space);
}

/** The odds of a boarding where another convoy lies. @param {Frame} frame @param {string} space */
export function boardingAt(frame, space) {
  const other = seatsAt(frame, space).find((seat) => seat !== ownSeatOf(frame));
  return other === undefined ? nothing : boardingLine(frame, other);
}

/** An attack on a port whose strength nobody knows yet. @param {Frame} frame */
function fortOdds(frame) {
  const fort = oddsOf(frame)?.fort;
  return fort ? attackLine(frame, fort) : nothing;
}

/** How an attack on a port ends if it is fought to the end: both chances make a whole, and how often a ship is lost
 * though the port is taken is a part of the first. @param {Frame} frame @param {number[]} found
 */
function attackLine(frame, [clean, dear]) {
  const ships = ownConvoy(frame).ships;
  const chance = clean + (ships > 1 ? dear : 0);
  const part = ships > 1 && dear >= 5;
  const [takes, loses] = parted([chance]);
  return html`<p class="oddsline">${bar(chance, 1000)}
    <span>${t('odds-fort', { taken: takes, lost: loses })}${part ? html` ${t('odds-fort-dear', { dear: percent(dear) })}` : nothing}</span></p>`;
}

/** Chances and what is left to a whole, in per cent that add up. @param {number[]} chances in thousandths @returns {string[]} */
function parted(chances) {
  const whole = chances.map((each) => Math.round(each / 10) * 10);
  const rest = 1000 - chances.reduce((sum, each) => sum + each, 0);
  const left = 1000 - whole.reduce((sum, each) => sum + each, 0);
  const plain = left > 0 && left < 1000 && !whole.includes(0);
  return [...chances, plain ? left : rest].map(percent);
}

/** What a boarding between the crews as they are would come to. @param {Frame} frame @param {number} other */
function boardingLine(frame, other) {
  const found = oddsOf(frame)?.boardings?.[other];
  if (!found || viewOf(frame).step === 'cast') return nothing;
  const [won, lost, nobody] = parted([found[0], found[1]]);
  return html`<p class="oddsline">${bar(found[0], 1000)}
    <span>${t('odds-boarding', { who: playerName(other), won, lost, nobody })}</span></p>`;
}

/** The odds of the conflict at hand, or of the one that an answer begins. @param {Frame} frame */
export function fightOdds(frame) {
  const { fight, step, active, convoys } = viewOf(frame);
  const odds = oddsOf(frame);
  if (!odds) return nothing;
  if (fight?.port) return odds.attack ? attackLine(frame, odds.attack) : nothing;
  const own = ownSeatOf(frame);
  const seats = fight
    ? [fight.attacker, fight.defender].filter((seat) => seat !== own)
    : step === 'hail'
      ? [active]
      : convoys.flatMap(({ at }, seat) =>
          seat !== own && at === ownConvoy(frame).at ? [seat] : [],
        );
  return html`${seats.map((seat) => (seat === null || !odds.battles?.[seat] ? nothing : battleTable(frame, seat, odds.battles[seat])))}`;
}

/** The chances by what one loads, as a mean over what the other may load.
 * @param {Frame} frame @param {number} other @param {Record<string, Battle>} battles
 */
function battleTable(frame, other, battles) {
  const seat = acting(frame);
  return battleRows(
    battles,
    t(seat === null ? 'odds-battle' : 'odds-battle-with', { who: playerName(other) }),
  );
}

/** A table of chances by what one loads. @param {Record<string, Battle>} battles @param {string} caption */
export function battleRows(battles, caption) {
  const rows = Object.entries(battles);
  return html`<table class="oddstable">
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col">${t('odds-load')}</th>
        <th scope="col">${t('odds-captures')}</th>
        <th scope="col">${t('odds-sinks')}</th>
        <th scope="col">${t('odds-loses')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, each]) => html`<tr>
          <th scope="row">${t(`battle-pattern-${name}`)}</th>
          <td>${percent(each.captures)}</td>
          <td>${percent(each.sinks + each.both_sunk)}</td>
          <td>${percent(each.captured + each.sunk + each.both_sunk)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
