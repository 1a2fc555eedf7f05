// Pictures in the text's own colours.

import { html, svg } from 'lit-html';

/** A player's flag: shape first, colour second. @param {number} flag 0 to 3 */
export function flagPin(flag) {
  const shapes = [
    svg`<circle cx="12" cy="12" r="8" />`,
    svg`<path d="M12 3 22 20H2z" />`,
    svg`<rect x="4" y="4" width="16" height="16" />`,
    svg`<path d="M12 2 22 12 12 22 2 12z" />`,
  ];
  return html`<svg class="flag-pin flag-pin--${flag}" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    ${shapes[flag]}
  </svg>`;
}
