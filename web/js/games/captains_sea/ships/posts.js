// Who does what besides the guns, and what the captain has sealed, in words.

import { t } from '../../../app/text.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Tasks besides the guns that have men, and the men free for melee. @param {Ship} ship */
export function postWords(ship) {
  if (!ship.tasks) return [];
  const posts = Object.entries(ship.tasks)
    .filter(([, men]) => men)
    .map(([task, men]) => t(`table-post-${task}`, { men }));
  return [...posts, t('table-post-melee', { men: ship.melee ?? 0 })];
}

/** The manoeuvre at hand, with what is paid. @param {Frame} frame @param {number} seat */
export function planWords(frame, seat) {
  const { plan, strained, strain } = viewOf(frame).ships[seat];
  if (!plan) return '';
  const what = plan.plan ? t(`plan-${plan.plan}`) : t('table-plan-sealed');
  const paid = t('table-plan-paid', { what, paid: plan.paid, cost: plan.cost ?? '?' });
  return strained ? t('table-plan-strained', { plan: paid, strain: strain ?? '?' }) : paid;
}
