// The command line: a turn in typed words, answered aloud.

import { html } from 'lit-html';
import { page } from '../../app/games.js';
import { get } from '../../app/store.js';
import { t } from '../../app/text.js';
import { optionsOf, whyNothingHere } from '../../match/mode.js';
import { isPlace, optionsAt, plan, press, touch, whyNot } from '../choice.js';
import { askOptions } from '../details.js';
import { takeBack } from '../header.js';
import { ui } from '../ui.js';
import { list, refusalWords } from '../words.js';
import { lastWords, sayRefusal, speak } from './announcer.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').OptionShape} Option */

/** What may be typed at any table. */
const WORDS = ['look', 'why', 'undo', 'help'];

/** All that may be typed: as the engine calls it, and in the language of the page. @returns {[string, string][]} */
function vocabulary() {
  const { verbs = [], word = String } = page()?.commands ?? {};
  return [...verbs.map(inBoth(word)), ...WORDS.map(inBoth((each) => t(`sound-command-${each}`)))];
}

/** @param {(verb: string) => string} word @returns {(verb: string) => [string, string]} */
function inBoth(word) {
  return (verb) => [verb, word(verb)];
}

/** The sheet: a field, and the last answer. */
export function commandSheet() {
  return html`<form class="command" @submit=${onSubmit}>
    <label class="field"
      ><span>${t('sound-command-label')}</span>
      <input type="text" name="command" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="command-more"
    /></label>
    <button type="submit" class="tool">${t('sound-command-do')}</button>
    <p id="command-more">${t('sound-command-more', { words: known() })}</p>
    <p class="command__answer" aria-hidden="true">${lastWords()}</p>
  </form>`;
}

function known() {
  return list(vocabulary().map(([, word]) => word));
}

/** @param {Event} event */
function onSubmit(event) {
  event.preventDefault();
  const field = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
  const { frame, past } = get();
  if (!field || !frame || past || !field.value.trim()) return;
  obey(frame, field.value.trim().toLowerCase());
  field.value = '';
}

/** @param {Frame} frame @param {string} typed */
function obey(frame, typed) {
  const [word, argument = ''] = typed.split(/\s+/);
  const [verb] =
    vocabulary().find(([id, words]) => word === id || word === words.toLowerCase()) ?? [];
  if (!verb) return sayRefusal(t('sound-command-unknown', { words: known() }));
  if (verb === 'help') return speak(t('sound-command-more', { words: known() }));
  if (verb === 'undo') return takeBack(frame);
  if (verb === 'look') return look(frame, argument || ui.place);
  if (verb === 'why') return why(frame, argument || ui.place);
  act(frame, verb, argument);
}

/** @param {Frame} frame @param {string} target */
function look(frame, target) {
  const told = isPlace(target) ? page()?.targets?.told?.(frame, target) : '';
  if (told) speak(told);
  else sayRefusal(t('sound-command-no-cell', ends(frame)));
}

/** The first and the last place, as they are typed. @param {Frame} frame */
function ends(frame) {
  const places = page()?.targets?.order(frame) ?? [];
  return { first: places[0] ?? '', last: places.at(-1) ?? '' };
}

/** @param {Frame} frame @param {string} target */
function why(frame, target) {
  const refusal = whyNot(frame, target);
  if (refusal) sayRefusal(refusalWords(refusal));
  else speak(t('sound-command-possible'));
}

/** Does it, or says why not; a far cell is first pointed at, as by hand. @param {Frame} frame @param {string} verb @param {string} argument */
async function act(frame, verb, argument) {
  const known = optionOf(frame, verb, argument);
  if (!known && isPlace(argument)) await askOptions(frame, argument);
  if (get().frame !== frame) return;
  const action = `${verb} ${argument}`;
  const option = known ?? optionsAt(frame, argument).find((each) => each.action === action);
  if (!option && isPlace(argument)) return touch(argument);
  const away = whyNothingHere(frame);
  if (!option) return sayRefusal(away ? refusalWords(away) : t('table-nothing'));
  if (option.refusal && !plan(option)) return sayRefusal(refusalWords(option.refusal));
  if (option.refusal) return touch(option.target);
  press(option);
}

/** @param {Frame} frame @param {string} verb @param {string} argument @returns {Option | undefined} */
function optionOf(frame, verb, argument) {
  const action = argument ? `${verb} ${argument}` : verb;
  const exact = optionsOf(frame).find((option) => option.action === action);
  if (exact || argument) return exact;
  const here = page()?.commands?.target?.(frame) ?? null;
  return optionsOf(frame).find(
    (option) => option.verb === verb && (option.target === here || !isPlace(option.target)),
  );
}
