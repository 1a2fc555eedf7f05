// The visit on one sheet: what is sold, what is bought, how the ship is fitted out, and the sum. Where
// there is little room each of the three is a tab.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText } from '../../../table/words.js';
import { goodSign, trackSign } from '../art.js';
import { goodName, goodWord, portName, trackName } from '../names.js';
import { GOODS, ownShip, portOf, portsInOrder, TRACKS, viewOf } from '../position.js';
import { ladder, nextStep } from '../ship/ladder.js';
import { stepper } from './stepper.js';
import { setCargo, silverSum, stepTrack, visitSoFar } from './visit.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {'sell' | 'buy' | 'fit'} Tab */

/** The tab that has what a hint advises. @type {Record<string, Tab>} */
const TAB_OF = { sell: 'sell', buy: 'buy', upgrade: 'fit' };

const state = perMatch(() => ({ tab: /** @type {Tab | null} */ (null), visit: -1, hint: '' }));

/** Draws the sheet. @param {Frame} frame */
export function portSheet(frame) {
  const port = portHere(frame);
  if (!port) return nothing;
  const outfit = viewOf(frame).step === 'outfit';
  const tabs = /** @type {Tab[]} */ (outfit ? ['buy', 'fit'] : ['sell', 'buy', 'fit']);
  const tab = tabNow(frame, tabs);
  return html`<div class="portsheet portsheet--${tab}">
    <div class="portsheet__tabs" role="group" aria-label=${t('table-visit-parts')}>
      ${tabs.map(
        (each) => html`<button
          type="button"
          class="portsheet__tab"
          data-tab=${each}
          aria-pressed=${each === tab ? 'true' : 'false'}
          @click=${() => showTab(each)}
        >
          ${t(`table-visit-tab-${each}`)}
        </button>`,
      )}
    </div>
    ${outfit ? nothing : part('sell', port.buys, (good) => sellRow(frame, good, port.buys[good]))}
    ${part('buy', port.sells, (good) => buyRow(frame, good, port.sells[good]))} ${fitPart(frame)}
    <p class="portsheet__sum">${sumLine(frame)}</p>
  </div>`;
}

/** The port that the ship lies in. @param {Frame} frame */
function portHere(frame) {
  return portOf(frame, viewOf(frame).visit?.port ?? ownShip(frame).port ?? '');
}

/** The tab that is shown: with cargo to sell the first; in a lesson what the next hint is about. @param {Frame} frame @param {Tab[]} tabs */
function tabNow(frame, tabs) {
  const here = state();
  const start = frame.entries - visitSoFar(frame).count;
  if (here.visit !== start) {
    const sells = optionsOf(frame).some(({ verb, refusal }) => verb === 'sell' && !refusal);
    Object.assign(here, { visit: start, tab: sells ? 'sell' : tabs.at(-2) });
  }
  if (get().selected?.startsWith('sell-')) here.tab = 'sell';
  const hint = frame.lesson?.hint;
  if (hint && hint.action !== here.hint) here.tab = TAB_OF[hint.verb] ?? here.tab;
  here.hint = hint?.action ?? '';
  return here.tab && tabs.includes(here.tab) ? here.tab : tabs[0];
}

/** Opens the tab of an option. @param {string} verb */
export function showTabOf(verb) {
  if (TAB_OF[verb]) showTab(TAB_OF[verb]);
}

/** @param {Tab} tab */
function showTab(tab) {
  state().tab = tab;
  change({});
}

/** A part with a row for each good of the Port Card. @param {'sell' | 'buy'} verb @param {Record<string, number>} prices @param {(good: string) => unknown} row */
function part(verb, prices, row) {
  return html`<section class="part part--${verb}" aria-label=${t(`table-visit-tab-${verb}`)}>
    <h3 class="part__title">${t(`table-visit-tab-${verb}`)}</h3>
    ${GOODS.filter((good) => prices[good]).map(row)}
  </section>`;
}

/** The options of a verb with a good or a track. @param {Frame} frame @param {string} target @returns {Option[]} */
function at(frame, target) {
  return optionsOf(frame).filter((option) => option.target === target);
}

/** How many can be had at most, in one action. @param {Option[]} options */
function most(options) {
  return Math.max(
    0,
    ...options.filter(({ refusal }) => !refusal).map(({ action }) => Number(action.split(' ')[2])),
  );
}

/** @param {Frame} frame @param {string} good @param {number} printed */
function sellRow(frame, good, printed) {
  const options = at(frame, `sell-${good}`);
  const one = options.find(({ action }) => action.endsWith(' 1'));
  const price = one?.effects.find(({ id }) => id === 'effect-gain')?.args.silver ?? printed;
  const done = visitSoFar(frame).sell[good] ?? 0;
  return row(frame, {
    verb: 'sell',
    good,
    price,
    done,
    left: most(options),
    refused: one?.refusal,
  });
}

/** @param {Frame} frame @param {string} good @param {number} printed */
function buyRow(frame, good, printed) {
  const options = at(frame, `buy-${good}`);
  const one = options.find(({ action }) => action.endsWith(' 1'));
  const price = one?.cost.amounts.silver ?? printed;
  const done = visitSoFar(frame).buy[good] ?? 0;
  return row(frame, { verb: 'buy', good, price, done, left: most(options), refused: one?.refusal });
}

/**
 * A good with its price and a stepper, and why no more can be had.
 * @param {Frame} frame
 * @param {{verb: 'sell' | 'buy', good: string, price: number, done: number, left: number, refused: Option['refusal'] | undefined}} of
 */
function row(frame, { verb, good, price, done, left, refused }) {
  const why = !left && refused ? boardText(refused.text) : '';
  const set = (/** @type {number} */ count) => () => setCargo(frame, verb, good, count);
  const total = price * done;
  return html`<div class="goodrow ${done ? 'goodrow--done' : left ? '' : 'goodrow--shut'}" data-good=${good}>
    <span class="goodrow__name">${goodSign(good)} <b>${goodName(good)}</b> <span class="goodrow__price">${price}</span></span>
    ${stepper({
      name: t(`table-visit-${verb}-good`, { good: goodWord(good) }),
      value: done,
      less: done ? set(done - 1) : null,
      more: left ? set(done + 1) : null,
      all: left ? set(done + left) : done ? set(0) : null,
      why,
      oneMore: left ? `${verb} ${good} 1` : undefined,
      whole: left > 1 ? `${verb} ${good} ${left}` : undefined,
    })}
    <b class="goodrow__sum ${verb === 'sell' ? 'gain' : 'loss'}">${done ? (verb === 'sell' ? `+${total}` : `−${total}`) : ''}</b>
    <small class="goodrow__more">${why && !done ? why : elsewhere(frame, good)}</small>
  </div>`;
}

/** The best price for a good in another port. @param {Frame} frame @param {string} good */
function elsewhere(frame, good) {
  const here = portHere(frame)?.id;
  const [best] = portsInOrder(frame)
    .filter(({ id, buys }) => id !== here && buys[good])
    .toSorted((a, b) => b.buys[good] - a.buys[good]);
  return best
    ? t('table-best-elsewhere', { port: portName(best.id), price: best.buys[good] })
    : t('table-nowhere');
}

/** The tracks, each with its next step. @param {Frame} frame */
function fitPart(frame) {
  return html`<section class="part part--fit" aria-label=${t('table-visit-tab-fit')}>
    <h3 class="part__title">${t('table-visit-tab-fit')}</h3>
    ${TRACKS.map((track) => trackRow(frame, track))}
  </section>`;
}

/** @param {Frame} frame @param {string} track */
function trackRow(frame, track) {
  const [option] = at(frame, `upgrade-${track}`);
  const [down] = at(frame, `strip-${track}`);
  const visit = visitSoFar(frame);
  const done = visit.upgrade.filter((each) => each === track).length;
  const fell = visit.strip.filter((each) => each === track).length;
  const why = option?.refusal ? boardText(option.refusal.text) : '';
  const shown = ownShip(frame).tracks[track];
  const price = option?.cost.amounts.silver;
  const up = fell
    ? () => stepTrack(frame, 'strip', track, -1)
    : option && !option.refusal
      ? () => stepTrack(frame, 'upgrade', track, 1)
      : null;
  const less = done
    ? () => stepTrack(frame, 'upgrade', track, -1)
    : down && !down.refusal
      ? () => stepTrack(frame, 'strip', track, 1)
      : null;
  return html`<div class="fitrow ${done || fell ? 'fitrow--done' : up ? '' : 'fitrow--shut'}" data-track=${track}>
    <span class="fitrow__name">${trackSign(track)} <b>${trackName(track)}</b> ${ladder(track, shown, done)}</span>
    <span class="fitrow__price"
      >${nextStep(price === undefined ? shown : { ...shown, price })}${why && shown.price !== null ? html`<small class="fitrow__why">${why}</small>` : nothing}</span
    >
    ${stepper({ name: t('table-visit-fit', { track: trackName(track) }), value: shown.value, less, more: up, why, oneMore: up ? `upgrade ${track}` : undefined })}
  </div>`;
}

/** Silver as a sum, room in the hold, Infamy. @param {Frame} frame */
function sumLine(frame) {
  const ship = ownShip(frame);
  const sum = silverSum(frame);
  const { load, hold, infamy } = ship;
  const { goal } = viewOf(frame);
  return html`<b>${sum ? t('table-visit-silver', { sum }) : t('table-visit-start', { amount: ship.silver ?? 0 })}</b>
    · <span class="tight">${trackName('hold')} ${t('table-load', { load, hold })} · ${t('table-infamy-brief', { infamy, goal })}</span
    ><span class="roomy">${t('table-load-of', { load, hold })} · ${t('table-infamy-of', { infamy, goal })}</span>`;
}
