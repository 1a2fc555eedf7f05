// The watch bill in the place of a question: templates, a row with steppers for each task, one seal.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { turnEndTold } from '../events/turnreport.js';
import { isFirstLesson } from '../lessons.js';
import { menOf, ownShip } from '../position.js';
import { onBillKey } from './billkeys.js';
import {
  bill,
  freeMen,
  lastBill,
  listed,
  mostOf,
  orderOf,
  put,
  sideOf,
  step,
  TASKS,
  templates,
} from './draft.js';
import { effectWords } from './effects.js';
import { turnButton } from './pages.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** Draws the bill. @param {Frame} frame */
export function watchBill(frame) {
  if (isFirstLesson(frame)) return idleBill(frame);
  const last = lastBill(frame);
  return html`<section class="area-ribbon ribbon ribbon--muster bill" aria-label=${t('table-bill')} data-step="muster" @keydown=${(/** @type {KeyboardEvent} */ event) => onBillKey(event, frame)}>
    <div class="bill__head">
      <h2 class="ribbon__question bill__title" tabindex="-1">${t('table-bill-men', menTold(frame))}</h2>
    </div>
    ${turnEndTold(frame)}
    <div class="bill__templates" role="group" aria-label=${t('table-bill-templates')}>
      ${
        last
          ? html`<button type="button" class="bill__template" data-do="bill-last" aria-pressed=${isWritten(frame, last) ? 'true' : 'false'} @click=${() => take(frame, last)}>${t('table-bill-last')}</button>`
          : nothing
      }
      ${templates(frame).map(
        ({ id, tasks }) => html`<button
          type="button"
          class="bill__template"
          data-do="bill-${id}"
          data-option=${pointedOrder(frame, tasks) ?? nothing}
          aria-pressed=${isWritten(frame, tasks) ? 'true' : 'false'}
          @click=${() => take(frame, tasks)}
        >
          ${t(`table-bill-${id}`, { starboard: sideOf(tasks) === 'starboard' ? 1 : 0 })}
        </button>`,
      )}
    </div>
    <ul class="bill__rows">
      ${repeat(
        tasksShown(frame),
        (task) => task,
        (task) => row(frame, task),
      )}${turnButton()}
    </ul>
  </section>`;
}

/** The order by which the coach of a lesson points at a ready-made crew: the first that it would give.
 * @param {Frame} frame @param {Record<string, number>} tasks
 */
function pointedOrder(frame, tasks) {
  const now = bill(frame);
  const first = TASKS.find((task) => (tasks[task] ?? 0) > now[task]);
  return frame.lesson && first ? orderOf(first, tasks[first]) : undefined;
}

/** The bill where nobody needs a task. @param {Frame} frame */
function idleBill(frame) {
  return html`<section class="area-ribbon ribbon ribbon--muster bill" aria-label=${t('table-bill')} data-step="muster">
    <h2 class="ribbon__question bill__title" tabindex="-1">${t('table-bill')}</h2>
    <p class="ask__facts">${t('table-lesson-idle')}</p>
    ${turnEndTold(frame)}
  </section>`;
}

/** How many men there are, and how many of them have a task. @param {Frame} frame */
function menTold(frame) {
  const all = menOf(ownShip(frame));
  const free = freeMen(frame);
  return { all, free, posted: all - free };
}

/** The tasks as the engine lists them, those that matter now first; where a lesson is about repairs these stand
 * before all. @param {Frame} frame
 */
function tasksShown(frame) {
  const shown = listed(frame).filter((task) => isShown(frame, task));
  const mends = (/** @type {string} */ task) => task === 'rig' || task.startsWith('mend-');
  if (frame.lesson?.key !== 'hands') return shown;
  return [...shown.filter(mends), ...shown.filter((task) => !mends(task))];
}

/** Is it a task that no lesson tells of, or one that this lesson has nothing for? @param {Frame} frame @param {string} task */
function isUntaught(frame, task) {
  const { rigging, rigging_boxes: all } = ownShip(frame);
  if (!frame.lesson) return false;
  return task === 'helm' || task === 'sheets' || (task === 'rig' && rigging === all);
}

/** Hull repairs only where something is damaged. @param {Frame} frame @param {string} task */
function isShown(frame, task) {
  if (isUntaught(frame, task)) return bill(frame)[task] > 0;
  if (task === 'sheets') return mostOf(frame, task) > 0;
  if (!task.startsWith('mend-')) return true;
  const ship = ownShip(frame);
  const section = ship.sections.find(({ id }) => `mend-${id}` === task);
  return bill(frame)[task] > 0 || Boolean(section && section.sound < ship.boxes);
}

/** @param {Frame} frame @param {string} task */
function row(frame, task) {
  const men = bill(frame)[task];
  const most = mostOf(frame, task);
  const name = t(`table-task-${task}`);
  const effect = effectWords(frame, task, men);
  return html`<li class="bill__row ${men ? 'bill__row--manned' : ''}" data-task=${task}>
    <span class="bill__what"><b>${name}</b><small>${effect}</small></span>
    ${stepper(frame, task, -1, men > 0)}
    <output class="bill__men"><span class="sr">${name}: </span>${men}<small>/${most}</small></output>
    ${stepper(frame, task, 1, men < most && freeMen(frame) > 0)}
  </li>`;
}

/** @param {Frame} frame @param {string} task @param {1 | -1} more @param {boolean} open */
function stepper(frame, task, more, open) {
  const men = bill(frame)[task] + more;
  const words = t(more > 0 ? 'table-bill-more' : 'table-bill-less', {
    task: t(`table-task-${task}`),
    men: bill(frame)[task],
  });
  return html`<button
    type="button"
    class="bill__step"
    data-option=${isNamed(frame, more, men) ? orderOf(task, men) : nothing}
    data-more=${more}
    aria-label=${words}
    aria-disabled=${open ? 'false' : 'true'}
    @click=${() => step(frame, task, more)}
  >
    <span aria-hidden="true">${more > 0 ? '+' : '−'}</span>
  </button>`;
}

/** Does a button name its order? In a lesson the coach points at the one that gives men.
 * @param {Frame} frame @param {1 | -1} more @param {number} men
 */
function isNamed(frame, more, men) {
  return men >= 0 && (more > 0 || !frame.lesson);
}

/** Is this what is written? @param {Frame} frame @param {Record<string, number>} tasks */
function isWritten(frame, tasks) {
  const now = bill(frame);
  return TASKS.every((task) => now[task] === (tasks[task] ?? 0));
}

/** @param {Frame} frame @param {Record<string, number>} tasks */
function take(frame, tasks) {
  if (!get().busy) put(frame, { ...tasks }, true);
}
