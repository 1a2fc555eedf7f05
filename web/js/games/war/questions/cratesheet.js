// Crates to choose or to give up: the first four, floating ones, those of a lost ship or a prize; a row for each
// good with a stepper.

import { html, nothing } from 'lit-html';
import { boardText, t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { goodSign } from '../art.js';
import { goodName, goodWord, regionName } from '../names.js';
import { components, exportsOf, goods, ownConvoy, portOf, viewOf } from '../position.js';
import { doneSoFar, moved, replay } from './crates.js';
import { stepper } from './stepper.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The verb by which a step moves crates. @type {Record<string, string>} */
const VERB_OF = { lade: 'lade', pick: 'pick', give: 'give', stow: 'stow' };

/** @param {string} step */
export function movesCrates(step) {
  return step in VERB_OF;
}

/** Draws the rows. @param {Frame} frame */
export function crateSheet(frame) {
  const verb = VERB_OF[viewOf(frame).step];
  const done = doneSoFar(frame, [verb]);
  const shown = goods().filter(
    (good) =>
      moved(done, verb, good) ||
      optionsOf(frame).some(({ action }) => action.startsWith(`${verb} ${good} `)),
  );
  return html`<div class="crates">${shown.map((good) => row(frame, verb, good, done))}</div>`;
}

/** @param {Frame} frame @param {string} verb @param {string} good @param {string[]} done */
function row(frame, verb, good, done) {
  const options = optionsOf(frame).filter(({ action }) => action.startsWith(`${verb} ${good} `));
  const can = options.some(({ refusal }) => !refusal);
  const count = moved(done, verb, good);
  const why = options[0]?.refusal ? boardText(options[0].refusal.text) : '';
  const set = (/** @type {number} */ wanted) => () => {
    const others = goods().filter((each) => each !== good && moved(done, verb, each));
    const actions = others.map((each) => `${verb} ${each} ${moved(done, verb, each)}`);
    replay(done.length, wanted ? [...actions, `${verb} ${good} ${wanted}`] : actions);
  };
  return html`<div class="goodrow ${count ? 'goodrow--done' : can ? '' : 'goodrow--shut'}" data-good=${good}>
    <span class="goodrow__name">${goodSign(good)} <b>${goodName(good)}</b></span>
    <small class="goodrow__more">${leftWords(frame, verb, good)}</small>
    ${stepper({
      name: goodWord(good),
      value: count,
      less: count ? set(count - 1) : null,
      more: can ? set(count + 1) : null,
      why,
      oneMore: can ? `${verb} ${good} 1` : undefined,
    })}
  </div>`;
}

/** What a first crate brings: in the port where it is taken, or where it isn't made. @param {Frame} frame @param {string} good */
function saleWords(frame, good) {
  const port = ownConvoy(frame).at ?? '';
  const price = components().figures?.price_other?.value ?? 0;
  const made = exportsOf(port).includes(good);
  if (portOf(port)?.trade && !made) return t('table-lade-here', { price });
  const region = (components().goods ?? []).find(
    (/** @type {{id: string}} */ { id }) => id === good,
  )?.export;
  return t('table-lade-there', { price, region: regionName(region) });
}

/** How many there are: on the goods sheet, aboard, or on the prize. @param {Frame} frame @param {string} verb @param {string} good */
function leftWords(frame, verb, good) {
  const { sheet, prize } = viewOf(frame);
  if (verb === 'give') return t('table-aboard', { count: ownConvoy(frame).cargo[good] ?? 0 });
  if (verb === 'stow') return t('table-on-prize', { count: prize[good] ?? 0 });
  if (sheet[good] === undefined) return nothing;
  const left = t('table-sheet-left', { count: sheet[good] });
  return verb === 'lade' ? `${saleWords(frame, good)} · ${left}` : left;
}
