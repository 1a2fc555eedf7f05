// Several lines of actions toward a target, as buttons of which one is chosen.

import { html } from 'lit-html';
import { t } from '../app/text.js';
import { pickPlan } from './plans.js';

/**
 * A line to choose: its place among the plans (-1 for what can be done without one), its words, and
 * whether nobody should go it unasked.
 * @typedef {{index: number, words: unknown, harms?: boolean}} Way
 */

/** Draws the group. @param {Way[]} ways @param {number} picked @param {{label?: string, pairs?: boolean}} [how] `pairs`: more than two stand in two columns */
export function wayGroup(ways, picked, { label = t('plan-ways'), pairs = false } = {}) {
  return html`<div
    class="plan__ways ${pairs && ways.length > 2 ? 'plan__ways--many' : ''}"
    role="radiogroup"
    aria-label=${label}
    @keydown=${onWayKey}
  >
    ${ways.map(
      ({ index, words, harms }) => html`<button
        type="button"
        class="way ${harms ? 'way--harms' : ''}"
        role="radio"
        data-way=${index}
        aria-checked=${picked === index ? 'true' : 'false'}
        tabindex=${picked === index || (picked < 0 && index === ways[0].index) ? 0 : -1}
        @click=${() => pickPlan(index)}
      >
        ${words}
      </button>`,
    )}
  </div>`;
}

/** Arrows go through the ways. @param {KeyboardEvent} event */
function onWayKey(event) {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [...group.querySelectorAll('button')];
  const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const next = all[(at + way + all.length) % all.length];
  next.click();
  next.focus();
}
