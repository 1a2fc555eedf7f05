// Which option a place or a button stands for, and what committing it plays. Legality, prices and
// remedies are the engine's; this only picks among its options.

import { page } from '../app/games.js';
import { getSetting } from '../app/settings.js';
import { get, set } from '../app/store.js';
import { t } from '../app/text.js';
import { play } from '../match/game.js';
import { isReadOnly, optionsOf, reachOf, whyNothingHere } from '../match/mode.js';
import { isAskedTogether } from '../match/viewer.js';
import { hasAbility } from './abilities.js';
import { askOptions, detailsAt } from './details.js';
import { askPlans, knownAt, pickedPlan } from './plans.js';
import { afterDraw, ui } from './ui.js';
import { boardText, list, price } from './words.js';

/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {import('../protocol.d.ts').OptionShape} Option */

/** Tells whether the position asks a question in place of the actions. @param {Frame} frame */
export function asks(frame) {
  if (frame.outcome || get().mode.kind === 'captain') return false;
  return (!isReadOnly() && isAskedTogether(frame)) || Boolean(page()?.asks?.(frame));
}

/** Tells whether the only possible action is about to be played by itself. @param {Frame} frame */
export function playsItself(frame) {
  return frame.forced !== null && !isReadOnly() && getSetting('autoForced');
}

/** Tells whether a target is the name of a place on the board. @param {string} target */
export function isPlace(target) {
  return page()?.targets?.isPlace(target) ?? false;
}

/** Returns a target's name in a word or two. @param {Frame} frame @param {string} target */
export function nameOf(frame, target) {
  return page()?.targets?.name(frame, target) ?? target;
}

/** The options at a target as far as they are known: what can be done always is. @param {Frame} frame @param {string} target @returns {readonly Option[]} */
export function optionsAt(frame, target) {
  const told = isReadOnly() ? null : detailsAt(frame, target);
  return told ?? optionsOf(frame).filter((option) => option.target === target);
}

/** Returns the refusal at a target; null where something can be done. @param {Frame} frame @param {string} target @returns {import('../protocol.d.ts').RefusalShape | null} */
export function whyNot(frame, target) {
  const option = bestAt(frame, target);
  if (option) return option.refusal;
  const closed = isReadOnly() ? undefined : frame.closed[target];
  return closed ? frame.refusals[closed.why] : whyNothingHere(frame);
}

/** What the options at a target would set off, whether they can be done or not. @param {Frame} frame @param {string} target */
export function effectsAt(frame, target) {
  const closed = isReadOnly() ? undefined : frame.closed[target];
  const effects = optionsAt(frame, target).flatMap((option) => option.effects);
  return closed ? [...effects, ...closed.effects] : effects;
}

/** What the target stands for: what can be done, else what a remedy allows, else why not.
 * @param {Frame} frame @param {string} target @returns {Option | null}
 */
export function bestAt(frame, target) {
  const found = optionsAt(frame, target);
  return (
    found.find((option) => !option.refusal) ??
    found.find((option) => option.refusal?.remedy.length) ??
    found[0] ??
    null
  );
}

/** The actions that do it, a remedy first where one is needed; null if nothing helps.
 * @param {Option} option @returns {string[] | null}
 */
export function plan(option) {
  if (!option.refusal) return [option.action];
  return option.refusal.remedy.length ? [...option.refusal.remedy, option.action] : null;
}

/** How a place stands: free to choose, open to a remedy, within reach of a line, or not.
 * @param {Frame} frame @param {string} place @returns {'legal' | 'remedy' | 'reach' | 'closed'}
 */
export function standing(frame, place) {
  const option = bestAt(frame, place);
  if (option && !option.refusal) return 'legal';
  if (option?.refusal?.remedy.length) return 'remedy';
  return reachOf(frame)[place] ? 'reach' : 'closed';
}

/** The commitment in words, price included. @param {Frame} frame @param {Option} option */
export function commitment(frame, option) {
  const cost = price(option.cost);
  const label = page()?.shortLabel?.(frame, option) ?? boardText(option.label);
  const what = cost ? t('table-commit', { what: label, price: cost }) : label;
  if (!option.refusal?.remedy.length) return what;
  const steps = option.refusal.remedy.flatMap((action) => {
    const step = optionsOf(frame).find((each) => each.action === action);
    if (!step) return [action];
    if (page()?.isSilent?.(step)) return [];
    const words = boardText(step.label);
    const asked = price(step.cost);
    const told = asked.split(' + ').every((part) => words.includes(part)); // "2 wood for 1 brick"
    return told ? [words] : [t('table-commit-step', { what: words, price: asked })];
  });
  return steps.length ? t('table-commit-remedy', { steps: list(steps), what }) : what;
}

/** Plays an option with its remedy first; false where it can't be played or the engine is busy. @param {Option} option @returns {boolean} */
export function commit(option) {
  const actions = plan(option);
  if (!actions || get().busy) return false;
  play(actions);
  return true;
}

/**
 * What committing a target plays, in actions and in words, and what it is worth: the line that was
 * chosen, else the option with what it needs first; null if nothing helps or the lines are still
 * asked for.
 * @param {Frame} frame
 * @param {string | null} target
 */
export function intended(frame, target) {
  if (!target || isAsked(frame, target)) return null;
  const line = pickedPlan(frame, target);
  if (line)
    return {
      actions: line.actions,
      words: planWords(frame, target, line),
      cost: line.cost,
      worth: line.worth,
    };
  const proposal = proposalAt(frame, target);
  const option = proposal?.option ?? bestAt(frame, target);
  const actions = proposal?.actions ? [...proposal.actions] : option && plan(option);
  if (!option || !actions) return null;
  const words = proposal?.words ?? commitment(frame, option);
  return { actions, words, cost: option.cost, worth: option.worth };
}

/** What is proposed at a target and asks for a second press; null for anything else.
 * @param {Frame} frame @param {string} target
 */
function proposalAt(frame, target) {
  const found = isReadOnly() ? null : page()?.likeliest?.(frame);
  return found?.confirms && found.target === target ? found : null;
}

/** A line as one commitment. @param {Frame} frame @param {string} target @param {import('../protocol.d.ts').PlanShape} line */
function planWords(frame, target, line) {
  const words = page()?.planWords?.(frame, target, line);
  if (words) return words;
  const what = list(line.steps.map((step) => boardText(step.label)));
  const cost = price(line.cost);
  return cost ? t('table-commit', { what, price: cost }) : what;
}

/** Tells whether the lines to a target are still being computed. @param {Frame} frame @param {string | null} target */
export function isAsked(frame, target) {
  return knownAt(frame, target)?.asked ?? false;
}

/**
 * Selects a target; where it takes several actions, asks the engine for the lines to it.
 * @param {string | null} target
 * @param {boolean} [goesOn] pressing again selects the next one, where it would else commit
 */
export function select(target, goesOn = false) {
  if (target && isPlace(target)) ui.place = target;
  ui.goesOn = goesOn;
  set({ selected: target });
  const { frame } = get();
  if (frame && target && isPlace(target) && !isReadOnly()) inquire(frame, target);
  if (target && document.documentElement.dataset.text === 'large') keepInSight(target);
}

/** With large text the board scrolls: what is told of a place must not hide it. @param {string} target */
function keepInSight(target) {
  afterDraw(() => {
    const place = document.querySelector(`.table [data-target="${target}"]`);
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Asks for the lines to a place, or for what is refused there, unless it is known. @param {Frame} frame @param {string} place */
function inquire(frame, place) {
  const option = bestAt(frame, place);
  const once = Boolean(option && plan(option));
  if (hasAbility(frame, 'plans') && (page()?.plansAt?.(frame, place, option, once) ?? !once))
    askPlans(frame, place);
  else if (frame.omitted && !detailsAt(frame, place)) askOptions(frame, place);
}

/**
 * What the main button holds while nothing that can be done is pointed at: what the game thinks
 * likeliest, else the only thing that can be done; null while the lines to a target are looked at.
 * @param {Frame} frame @param {string | null} target @returns {import('../games/contract.d.ts').Likely | null}
 */
export function likeliest(frame, target) {
  if (isReadOnly() || knownAt(frame, target)?.asked || knownAt(frame, target)?.plans.length)
    return null;
  const found = page()?.likeliest?.(frame);
  if (found) return found;
  const [only, ...others] = optionsOf(frame).filter((option) => !option.refusal);
  return only && !others.length
    ? { target: only.target, option: only, words: commitment(frame, only) }
    : null;
}

/** Plays what a target stands for; where that is nothing, does what is likeliest: a place, and what
 * asks for a second press, is pointed at first. @param {string | null} target
 */
export function commitAt(target) {
  const { frame, busy } = get();
  if (!frame || busy) return;
  const what = intended(frame, target);
  const likely = what ? null : likeliest(frame, target);
  if (what) play(what.actions);
  else if (likely?.option && !isPlace(likely.target) && !likely.confirms) {
    if (likely.actions) play([...likely.actions]);
    else commit(likely.option); // its words warned
  } else if (likely) select(likely.target);
}

/** Handles a tap on a target: the first selects it, the second commits it. @param {string} target */
export function touch(target) {
  const { frame, selected } = get();
  if (!frame) return;
  if (selected === target && intended(frame, target)) commitAt(target);
  else select(target);
}

/** Handles a press on an option's button: plays the option at once, or only selects its target where it is
 * refused or asks for a second press.
 * @param {Option} option
 */
export function press(option) {
  const warns = getSetting('confirmEnd') && page()?.warns?.(option);
  if (option.refusal || (warns && get().selected !== option.target)) select(option.target);
  else commit(option);
}
