// The number of a rule as a link to its paragraph; coming back finds the table as it was left.

import { html, nothing } from 'lit-html';
import { get, subscribe } from '../../app/store.js';
import { t } from '../../app/text.js';
import { select } from '../choice.js';
import { afterDraw, focusPlace, openPanel, ui } from '../ui.js';
import { tell } from '../words.js';

/** @typedef {import('../../protocol.d.ts').RefusalShape} Refusal */

/** What was pointed at and open when a link was followed. @type {{match: unknown, n: number, selected: string | null, panel: typeof ui.panel} | null} */
let left = null;

/** Has the table been left since? */
let away = false;

/** A sentence with the number of its rule as a link. @param {Refusal} refusal */
export function ruleLine(refusal) {
  return linked(tell(refusal.text), refusal.rule);
}

/** @param {string} why @param {string} [rule] */
export function linked(why, rule) {
  if (!rule) return why;
  const whole = t('table-refusal', { why, rule });
  const at = whole.lastIndexOf(rule);
  return html`${whole.slice(0, at)}<a class="rule-link" href="#/rules/${rule}">${rule}</a>${whole.slice(at + rule.length) || nothing}`;
}

/** Notes what is left when a link to a rule is followed. @param {MouseEvent} event */
function remember(event) {
  if (!(/** @type {Element} */ (event.target).closest('.table a[href^="#/rules/"]'))) return;
  const { frame, selected } = get();
  away = false;
  left = frame && { match: frame.table.id, n: frame.n, selected, panel: ui.panel };
}

addEventListener('click', remember, { capture: true });

subscribe(({ screen, frame }) => {
  if (screen !== 'table') away = true;
  if (screen !== 'table' || !frame || !left || !away) return;
  const { match, n, selected, panel } = left;
  left = null;
  if (frame.n !== n || frame.table.id !== match) return;
  afterDraw(() => {
    if (selected) select(selected);
    if (panel) openPanel(panel);
    else if (selected) focusPlace(ui.place);
  });
});
