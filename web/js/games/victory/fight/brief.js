// What stands before a combat begins, until one goes on: who attacks whom and what is at stake; before a
// prepared combat what it is about and when it is won.

import { html, nothing } from 'lit-html';
import { date, playerName, t } from '../../../app/text.js';
import { peopleOf } from '../../../match/viewer.js';
import { perMatch } from '../../../table/session.js';
import { acting } from '../../../table/turninfo.js';
import { change, focusDrawn } from '../../../table/ui.js';
import { speak } from '../../../table/voice/announcer.js';
import { cardName, shipName } from '../names.js';
import { shipOf, spacesOf, viewOf } from '../position.js';
import { lossWords } from './endspanel.js';
import { stakesOf } from './stakes.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').FightView} Fight */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** The combat that one has gone on to, by the entry that it begins with. */
const state = perMatch(() => ({ met: -1 }));

/** Is a combat announced that has not been gone on to? Its attacker plays elsewhere, or is a captain.
 * @param {Frame} frame
 */
export function isAnnounced(frame) {
  const { fight, step, duel } = viewOf(frame);
  const seat = acting(frame);
  if (!fight || step !== 'arm' || fight.round > 1 || seat === null || !frame.options.length)
    return false;
  if (frame.lesson || frame.past !== undefined || state().met === frame.entries) return false;
  const attacked = fight.sides[1].seat === seat && !peopleOf(frame).includes(fight.sides[0].seat);
  return Boolean(duel) || attacked;
}

/** Goes on to the combat. @param {Frame} frame */
export function meet(frame) {
  state().met = frame.entries;
  change({});
  focusDrawn('.ribbon__question');
  speak(t('combat-arm', { round: 1 }));
}

/** What the announcement is called. @param {Frame} frame */
export function briefTitle(frame) {
  const { fight, duel } = viewOf(frame);
  if (duel) return t(`victory-scenario-${duel}`);
  const [attacker, target] = fight?.sides ?? [];
  const ship = target && shipOf(frame, target.ship);
  return ship ? t('combat-attacked', { who: playerName(attacker.seat), ship: shipName(ship) }) : '';
}

/** Draws the announcement below its title. @param {Frame} frame */
export function brief(frame) {
  const { fight, duel } = viewOf(frame);
  const seat = acting(frame);
  const side = fight?.sides.findIndex((each) => each.seat === seat) ?? -1;
  if (!fight || side < 0) return nothing;
  const [own, hers] = [fight.sides[side], fight.sides[1 - side]].map((each) =>
    shipOf(frame, each.ship),
  );
  if (!own || !hers) return nothing;
  return html`<div class="fightbrief">
    ${duel ? duelWords(frame, duel, side, own, hers) : attackWords(frame, fight, side, own, hers)}
  </div>`;
}

/** @param {Frame} frame @param {Fight} fight @param {number} side @param {Ship} own @param {Ship} hers */
function attackWords(frame, fight, side, own, hers) {
  const stakes = stakesOf(frame, fight.sides[0].ship, fight.sides[1].ship);
  return html`<p>
      ${t('combat-attacked-by', {
        other: shipName(hers),
        voyage: cardName(hers.voyage ?? ''),
        at: (hers.space ?? 0) + 1,
        of: spacesOf(hers.voyage ?? '').length,
        guns: hers.cannons,
        own: own.cannons,
      })}
    </p>
    ${stakes ? html`<p>${lossWords({ stakes, side })}</p>` : nothing}
    <p>${t('combat-attacked-more')}</p>`;
}

/** @param {Frame} frame @param {string} task @param {number} side @param {Ship} own @param {Ship} hers */
function duelWords(frame, task, side, own, hers) {
  const args = { own: shipName(own), hers: shipName(hers), most: Number(frame.progress.args.most) };
  const day = frame.table.daily ? date(`${frame.table.daily}T12:00`) : '';
  return html`${day ? html`<p class="fightbrief__day">${t('duel-of', { date: day })}</p>` : nothing}
    <p>${t(`duel-why-${task}`, args)}</p>
    <p>${t('duel-who', { ...args, who: playerName(hers.holder), mine: own.cannons, other: hers.cannons })}
      ${t(side === 0 ? 'duel-attack' : 'duel-defend', args)}</p>
    <p class="fightbrief__task"><b>${t(`duel-win-${task}`, args)}</b></p>
    <p>${t('duel-letter')}</p>`;
}
