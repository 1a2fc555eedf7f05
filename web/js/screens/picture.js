// Pictures of the shell, drawn in strokes of the text's own colour.

import { html, svg } from 'lit-html';

/** A ship of the line at anchor, hull down to the waterline. @param {number} x @param {number} y @param {number} size */
function ship(x, y, size) {
  const mast = (/** @type {number} */ at, /** @type {number} */ height) => svg`
    <path d="M${at} 0V${-height}M${at - 11} ${-height * 0.34}h22M${at - 9} ${-height * 0.6}h18M${at - 6} ${-height * 0.83}h12" />
    <path d="M${at - 10} ${-height * 0.34}q10 3 20 0l-2 ${-height * 0.22}q-8 2.4-16 0zM${at - 8} ${-height * 0.6}q8 2.4 16 0l-2-${height * 0.18}q-6 1.6-12 0z" class="sail" />`;
  return svg`<g transform="translate(${x} ${y}) scale(${size})">
    ${mast(-22, 46)} ${mast(2, 56)} ${mast(24, 42)}
    <path d="M34-3 52-14M-22-46 2-56 24-42 52-14M-36-8-22-46" />
    <path d="M-40-9h6l2 5h70l4-2q-1 13-10 17h-62q-8-5-10-20z" class="hull" />
    <path d="M-35 1h70M-33 6h65" />
    <path d="M-28 3.5h58" stroke-dasharray="2.4 3.4" stroke-width="2.2" />
    <path d="M-42 18q5-3 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" stroke-width=".8" />
  </g>`;
}

/** The harbour as one comes in: ships at anchor, the town behind. */
export function harbourPicture() {
  const houses = [20, 44, 62, 92, 118, 138, 168, 196, 222, 248, 480, 506, 528, 560, 590, 612];
  return html`<svg class="picture" viewBox="0 0 640 190" role="img" aria-label="" aria-hidden="true">
    <g fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 96q60-14 130-8t120 2q70-10 150-2t240-4" stroke-width=".8" />
      ${houses.map(
        (x, at) => svg`<path d="M${x} 92v-${14 + ((at * 7) % 11)}l9-7 9 7v${14 + ((at * 7) % 11)}M${x + 6} 86v-6h5v6" stroke-width=".8" />`,
      )}
      <path d="M300 88V56l10-12 10 12v32M304 62h12M310 44v-12M310 32l12 4-12 4" />
      ${Array.from({ length: 9 }, (_, at) => svg`<path d="M${at * 74 - 20} ${104 + (at % 3) * 3}h${38 + (at % 2) * 20}" stroke-width=".5" />`)}
      ${ship(92, 128, 0.8)} ${ship(512, 132, 0.95)} ${ship(300, 150, 1.35)}
      ${Array.from({ length: 14 }, (_, at) => svg`<path d="M${(at * 97) % 620} ${168 + ((at * 5) % 20)}q9-4 18 0t18 0" stroke-width=".7" />`)}
    </g>
  </svg>`;
}

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
