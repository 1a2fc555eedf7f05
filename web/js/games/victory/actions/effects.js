// What an option causes, with cubes drawn; words for those who hear them.

import { html } from 'lit-html';
import { boardText, capital } from '../../../table/words.js';
import { cube } from '../names.js';

/** @typedef {import('../../../protocol.d.ts').TextShape} Text */

/** Stands for the cubes while the words around them are made. */
const HERE = '\uE000';

/** How effects begin that warn. */
const WARNS = ['effect-hunted-', 'effect-undelivered'];

/** Does it warn? @param {Text} effect */
export function isWarning({ id }) {
  return WARNS.some((each) => id.startsWith(each));
}

/** Draws effects one after the other. @param {readonly Text[]} effects */
export function effectsSigns(effects) {
  return effects.map(
    (effect, at) =>
      html`<span class=${isWarning(effect) ? 'danger__words' : ''}>${effectSigns(effect, at === 0, at < effects.length - 1 ? '\u00a0·' : '')}</span> `,
  );
}

/** @param {Text} effect @param {boolean} first does it begin a sentence? @param {string} dot between it and the next */
function effectSigns(effect, first, dot) {
  const begin = (/** @type {string} */ words) => (first ? capital(words) : words);
  const { cubes } = effect.args;
  if (typeof cubes !== 'object') return `${begin(boardText(effect))}${dot}`;
  const around = boardText({ ...effect, args: { ...effect.args, cubes: HERE } });
  const [before, after = ''] = around.split(HERE);
  return html`<span aria-hidden="true">${begin(before)}<span class="deed__keep"><span class="deed__cubes">${counted(/** @type {Text} */ (cubes))}</span>${after}${dot}</span></span
    ><span class="sr">${begin(boardText(effect))}</span>`;
}

/** Each kind with its number, if there are several of it. @param {Text} cubes */
function counted(cubes) {
  return Object.values(cubes.args).map((some) => {
    const { id, args } = /** @type {Text} */ (some);
    const count = Number(args.count);
    return html`<span class="deed__some">${count > 1 ? count : ''}${cube(id.slice('some-'.length))}</span>`;
  });
}
