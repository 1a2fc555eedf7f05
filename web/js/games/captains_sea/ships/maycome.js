// What may come: what a broadside would do now, of the own ship and of the enemy, and chances of rolls.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { isMustering } from '../muster/draft.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, sectionsOf, viewOf } from '../position.js';
import { mean, percent } from '../questions/figures.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../odds.js').Volley} Volley */

/** Rolls whose chances are always good to know, in their order. */
const ROLLS = ['grapple', 'cut', 'fire', 'despair', 'strike', 'tack', 'bonus-1', 'sails'];
/** Those that the crew decides: while it is shared out, their chances stand at its tasks. */
const BY_CREW = new Set(['bonus-1', 'sails']);

/** Draws the list; its place is empty before the engine has answered. @param {Frame} frame */
export function mayCome(frame) {
  const odds = oddsOf(frame);
  if (!odds) return html`<div class="sailing__wait"></div>`;
  const own = ownSeatOf(frame);
  const rolls = ROLLS.filter(
    (roll) => odds.rolls[roll] !== undefined && !(isUnsaid(frame) && BY_CREW.has(roll)),
  );
  const fires = [own, 1 - own].flatMap((seat) =>
    fireLines(
      isSealed(frame, seat) ? { ...odds.fire[seat], why: 'sealed' } : odds.fire[seat],
      seat === own ? 'own' : 'enemy',
    ),
  );
  const best = bestLine(odds);
  if (!fires.length && !rolls.length) return nothing;
  return html`<h2 class="inspector__title">${t('table-may-come')}</h2>
    <dl class="sailing__panel sailing__panel--chances">
      ${best} ${fires} ${rolls.map((roll) => line(t(`table-roll-${roll}`), percent(odds.rolls[roll])))}
    </dl>`;
}

/** Do the chances that the crew decides stand elsewhere, or has no lesson told what they are? @param {Frame} frame */
function isUnsaid(frame) {
  return isMustering(frame) || Boolean(frame.lesson);
}

/** Does her captain man her guns at this moment, so that nobody else knows which? @param {Frame} frame @param {number} seat */
function isSealed(frame, seat) {
  const { ships, step } = viewOf(frame);
  const { bears, sections } = ships[seat];
  const known = step !== 'muster' && sections.every(({ manned }) => manned !== null);
  return (
    seat !== ownSeatOf(frame) &&
    !known &&
    bears &&
    sectionsOf(ships[seat], bears).some(({ loaded, sound }) => loaded && sound)
  );
}

/** @param {{low: Volley | null, high: Volley | null, why: string | null}} fire @param {'own' | 'enemy'} whose */
function fireLines(fire, whose) {
  if (fire.why) return [line(t(`table-fire-${whose}`), t(`table-fire-${fire.why}`))];
  return ['low', 'high'].flatMap((aim) => {
    const volley = /** @type {Volley | null} */ (fire[/** @type {'low' | 'high'} */ (aim)]);
    if (!volley) return [];
    const dice = Object.values(volley.dice).reduce((sum, each) => sum + each, 0);
    return [
      line(
        t(`table-fire-${whose}-${aim}`, { dice }),
        t('table-fire-boxes', { boxes: mean(volley.boxes) }),
      ),
    ];
  });
}

/** What the best aim would do, where low and high are not all that can be aimed. @param {Record<string, any>} odds */
function bestLine({ aims }) {
  const volleys = /** @type {{boxes: number}[]} */ (Object.values(aims ?? {}));
  if (volleys.length < 2) return nothing;
  const boxes = mean(Math.max(...volleys.map((each) => each.boxes)));
  return line(t('table-fire-own-best'), t('table-fire-boxes', { boxes }));
}

/** @param {string} what @param {string} figure */
function line(what, figure) {
  return html`<div><dt>${what}</dt><dd>${figure}</dd></div>`;
}
