// A course to a square that this turn's move does not reach: by stops over several turns, or with
// another wind first. The engine finds the ways; here they are chosen from, named and drawn.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commitment } from '../../../table/choice.js';
import { knownAt, pickedPlan } from '../../../table/plans.js';
import { wayGroup } from '../../../table/waygroup.js';
import { list } from '../../../table/words.js';
import { percent, portName, windWords } from '../names.js';
import { dangerAt, fightAt } from '../odds.js';
import { isLand, isSquare, ownShip, portAt, squareName, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').PlanShape} Plan */

/** Is a course asked for when one points there? @param {Frame} frame @param {string} target @param {boolean} once */
export function isFar(frame, target, once) {
  const { step } = viewOf(frame);
  if (once || step !== 'sail' || !isSquare(target) || isLand(target)) return false;
  return target !== ownShip(frame).square;
}

/** The course that is chosen for a square, and what the engine tells of it.
 * @param {Frame} frame @param {string | null} target
 * @returns {{stop: string, turns: number, stops: string[], way: string[]} | null} `stop` is where this
 * turn ends, `stops` the later ones, the square itself last; null where no course of turns is meant
 */
export function courseTo(frame, target) {
  const plan = pickedPlan(frame, target);
  return plan && toldBy(plan);
}

/** @param {Plan} plan */
function toldBy(plan) {
  const stop = plan.steps.find(({ verb }) => verb === 'sail')?.target;
  const args = plan.short?.text.args;
  if (!stop || !args) return null;
  return {
    stop,
    turns: Number(args.turns),
    stops: String(args.stops).split(' '),
    way: String(args.way).split(' '),
  };
}

/** The line as one commitment: "Sail to H5, then on to Havana"; a battle on the way by itself. @param {Frame} frame @param {string} target @param {Plan} plan */
export function courseWords(frame, target, plan) {
  const end = plan.actions.at(-1);
  const option = optionsOf(frame).find(({ action }) => action === end);
  const [first] = plan.steps;
  if (first.verb === 'wind')
    return t('table-course-wind', { wind: windOf(first.target), goal: squareWord(frame, target) });
  const stop = toldBy(plan)?.stop ?? target;
  const what = option ? commitment(frame, option) : squareName(stop);
  if (fightAt(frame, stop)) return what; // long enough
  return t('table-course-on', { what, goal: squareWord(frame, target) });
}

/** The stops to choose from and how the chosen one goes on, for the panel of what is pointed at.
 * @param {Frame} frame @param {string} target
 */
export function courseChoice(frame, target) {
  const known = knownAt(frame, target);
  if (!known?.plans.length) return nothing;
  const ways = known.plans.map((plan, index) => ({ index, words: wayWords(frame, plan) }));
  const course = courseTo(frame, target);
  const label = t(course ? 'table-course-stops' : 'table-course-winds');
  return html`${ways.length > 1 ? wayGroup(ways, known.picked, { label }) : nothing}${course ? html`<p class="inspector__facts">${turnsWords(frame, course)}</p>` : nothing}`;
}

/** One way to choose: where this turn ends and what may happen there. @param {Frame} frame @param {Plan} plan */
function wayWords(frame, plan) {
  const told = toldBy(plan);
  if (!told) return windOf(plan.steps[0].target);
  const turns = t('table-turns', { count: told.turns });
  const more = atStop(frame, told.stop);
  return html`${squareWord(frame, told.stop)} · ${turns}${more ? html` <small class="way__more">${more}</small>` : nothing}`;
}

/** What may happen where this turn ends. @param {Frame} frame @param {string} square */
function atStop(frame, square) {
  const port = portAt(frame, square);
  if (port) return t(port.last ? 'table-no-trade' : 'table-then-trade');
  const odds = fightAt(frame, square);
  if (odds) return t('table-course-fight', { chance: percent(odds.win) });
  const danger = dangerAt(frame, square);
  if (!danger) return '';
  if (!danger.length) return t('table-course-safe');
  return t('table-course-danger', { chance: percent(Math.max(...danger.map(({ win }) => win))) });
}

/** "3 turns with this wind: G6, E6 and Havana". @param {Frame} frame @param {{stop: string, turns: number, stops: string[]}} course */
function turnsWords(frame, { stop, turns, stops }) {
  const names = [stop, ...stops].map((square) => squareWord(frame, square));
  return t('table-course-turns', { count: turns, stops: list(names) });
}

/** A port by its name, any other square by its letter and number. @param {Frame} frame @param {string} square */
function squareWord(frame, square) {
  const port = portAt(frame, square);
  return port ? portName(port.id) : squareName(square);
}

/** @param {string} target "wind-north" */
function windOf(target) {
  return windWords(target.slice('wind-'.length));
}
