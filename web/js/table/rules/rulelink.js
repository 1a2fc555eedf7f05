// The number of a rule as a link to its paragraph; coming back finds the table as it was left.

import { html, nothing } from 'lit-html';
import { ruleAddress } from '../../app/router.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { select } from '../choice.js';
import { perMatch } from '../session.js';
import { afterDraw, focusPlace, openPanel, ui } from '../ui.js';
import { boardText } from '../words.js';

/** @typedef {import('../../protocol.d.ts').RefusalShape} Refusal */

/** What was pointed at and open when a link was followed.
 * @typedef {{n: number, selected: string | null, panel: typeof ui.panel}} Left
 */

const state = perMatch(() => ({ left: /** @type {Left | null} */ (null) }));

/** A sentence with the number of its rule as a link. @param {Refusal} refusal */
export function ruleLine(refusal) {
  return linked(boardText(refusal.text), refusal.rule);
}

/** Draws a sentence with the number of its rule as a link. @param {string} why @param {string} [rule] */
export function linked(why, rule) {
  if (!rule) return why;
  const whole = t('table-refusal', { why, rule });
  const at = whole.lastIndexOf(rule);
  return html`${whole.slice(0, at)}<a class="rule-link" href=${ruleAddress(get().frame?.game ?? '', rule)}>${rule}</a>${whole.slice(at + rule.length) || nothing}`;
}

/** Notes what is left when a link to a rule is followed. @param {MouseEvent} event */
function remember(event) {
  if (!(/** @type {Element} */ (event.target).closest('.table a[href^="#/rules/"]'))) return;
  const { frame, selected } = get();
  state().left = frame && { n: frame.n, selected, panel: ui.panel };
}

/** Finds the table as it was left for a rule, and notes it for the next time. @returns {() => void} ends it */
export function mountRuleLinks() {
  comeBack();
  addEventListener('click', remember, { capture: true });
  return () => removeEventListener('click', remember, { capture: true });
}

function comeBack() {
  const here = state();
  const { left } = here;
  here.left = null;
  if (!left || left.n !== get().frame?.n) return;
  const { selected, panel } = left;
  afterDraw(() => {
    if (selected) select(selected);
    if (panel) openPanel(panel);
    else if (selected) focusPlace(ui.place);
  });
}
