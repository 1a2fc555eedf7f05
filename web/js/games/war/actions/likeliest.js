// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commitment } from '../../../table/choice.js';
import { list } from '../../../table/words.js';
import { nextOnCourse } from '../chart/course.js';
import { goodWord, portName } from '../names.js';
import { components, harbourOf, isPort, open, ownConvoy, viewOf } from '../position.js';
import { changedHere } from '../questions/trade.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../contract.d.ts').Likely} Likely */

/** Before the roll the roll, on a course all of it; at sea the port where the cargo brings most; in port the
 * sale of what is not made there, then the end of the turn; else the only answer. @param {Frame} frame @returns {Likely | null}
 */
export function likeliest(frame) {
  const legal = optionsOf(frame).filter((option) => !option.refusal);
  switch (viewOf(frame).step) {
    case 'cast':
      return onward(frame, legal);
    case 'sail':
      return bestPort(frame, legal);
    case 'port':
      return (
        saleHere(frame) ??
        likely(
          frame,
          legal.find(({ verb }) => verb === 'done'),
        )
      );
    default:
      return legal.length === 1 ? likely(frame, legal[0]) : ending(frame, legal);
  }
}

/** @param {Frame} frame @param {Option | undefined} option @returns {Likely | null} */
function likely(frame, option) {
  return option ? { target: option.target, option, words: commitment(frame, option) } : null;
}

/** The roll; with a course laid it goes on there. @param {Frame} frame @param {Option[]} legal @returns {Likely | null} */
function onward(frame, legal) {
  const course = nextOnCourse(frame);
  if (course) return { target: 'cast', option: course.option, words: course.words };
  return likely(
    frame,
    legal.find(({ verb }) => verb === 'cast'),
  );
}

/** The end of choosing crates or counters. @param {Frame} frame @param {Option[]} legal */
function ending(frame, legal) {
  return likely(
    frame,
    legal.find(({ verb }) => verb === 'ready' || verb === 'done'),
  );
}

/** @param {Frame} frame @param {Option[]} legal @returns {Likely | null} */
function bestPort(frame, legal) {
  const [best] = legal
    .flatMap((option) => {
      const port =
        option.verb === 'go' && isPort(option.target) ? harbourOf(frame, option.target) : null;
      return port?.brings ? [{ option, port }] : [];
    })
    .sort((a, b) => b.port.brings - a.port.brings || (a.port.steps ?? 0) - (b.port.steps ?? 0));
  if (!best) return null;
  const { id, brings } = best.port;
  const words = t('table-likely-port', { port: portName(id), amount: brings });
  return { target: best.option.target, option: best.option, words };
}

/** The sale of all crates that bring more than they would where they are made; null once something is done here.
 * @param {Frame} frame @returns {(Likely & {told: string}) | null}
 */
export function saleHere(frame) {
  if (viewOf(frame).step !== 'port' || changedHere(frame)) return null;
  const least = components().figures?.price_export?.value ?? 1;
  const gold = (/** @type {Option} */ option) =>
    Number(option.effects.find(({ id }) => id === 'effect-gain')?.args.gold ?? 0);
  const sales = [...new Set(open(frame, 'sell').map(({ target }) => target))].flatMap((target) => {
    const all = open(frame, 'sell').filter((each) => each.target === target);
    const most = all.at(-1);
    return most && gold(most) > least * count(most) ? [most] : [];
  });
  if (!sales.length) return null;
  const words = sales.map((option) =>
    t('table-some-good', { count: count(option), good: goodWord(option.target.slice(5)) }),
  );
  const { at, gold: before } = ownConvoy(frame);
  const brings = harbourOf(frame, at ?? '')?.brings ?? 0;
  return {
    target: sales[0].target,
    option: sales[0],
    words: t('table-sell', { goods: list(words) }),
    told: t('table-sum', { before, after: before + brings }),
    actions: sales.map(({ action }) => action),
  };
}

/** How many crates an option moves. @param {Option} option */
function count(option) {
  return Number(option.action.split(' ')[2] ?? 0);
}
