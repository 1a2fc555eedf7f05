// The turn planner: a goal is chosen, the best whole turns for it are shown and can be played.

import { html, nothing } from 'lit-html';
import { page } from '../../app/games.js';
import { number, t } from '../../app/text.js';
import { boardText } from '../words.js';
import {
  adviceFor,
  advisable,
  askGoals,
  chooseGoal,
  isStarting,
  planTurn,
  stopThinking,
} from './advice.js';
import { adviceBlock, playButton, thinking } from './adviceline.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').GoalShape} Goal */
/** @typedef {import('../../protocol.d.ts').PlannedShape} Planned */

/** What plans are called, which do not follow each other: one of them is chosen. */
const LETTERS = ['A', 'B', 'C'];

/** Draws the sheet of the turn planner. @param {Frame} frame */
export function plannerSheet(frame) {
  if (!advisable(frame)) return html`<p>${t('study-not-now')}</p>`;
  const { goals, goal, planned, busy, trouble, ...progress } = adviceFor(frame);
  if (!goals) queueMicrotask(() => askGoals(frame));
  if (!goals?.length) return html`<p>${page()?.noGoals?.(frame) ?? t('study-no-goals')}</p>`;
  const words = t(isStarting() ? 'study-coming' : 'study-planning');
  return html`<div class="planner">
    <p>${t('study-planner-about')}</p>
    <label class="planner__goal" for="planner-goal">${t('study-goal')}</label>
    ${goalSelect(frame, goals, goal)}
    ${
      busy
        ? thinking(progress, words, stopThinking)
        : html`<button type="button" class="main" data-study="plan" @click=${() => planTurn(frame)}>${t('study-plan')}</button>`
    }
    ${trouble ? html`<p class="study__trouble" role="alert">${trouble}</p>` : nothing}
    ${planned ? found(planned) : nothing}
  </div>`;
}

/** The goals, in the groups of the game. @param {Frame} frame @param {Goal[]} goals @param {string} chosen */
function goalSelect(frame, goals, chosen) {
  const options = (/** @type {Goal[]} */ some) =>
    some.map(
      (goal) =>
        html`<option value=${goal.key} ?selected=${goal.key === chosen}>${boardText(goal.label)}</option>`,
    );
  const groups = page()?.goalGroups;
  return html`<select
    id="planner-goal"
    @change=${(/** @type {Event} */ event) => chooseGoal(frame, /** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${
      groups
        ? groups.map(
            ({ words, has }) =>
              html`<optgroup label=${words()}>${options(goals.filter((goal) => has(goal.key)))}</optgroup>`,
          )
        : options(goals)
    }
  </select>`;
}

/** @param {Planned} planned */
function found(planned) {
  const { turns, proved, nodes } = planned;
  const label = turns.length
    ? t('study-found', { count: turns.length })
    : t(`study-none-${proved ? 'proved' : 'estimated'}`);
  return html`<section class="planner__found" tabindex="-1" data-proved=${proved ? 'yes' : 'no'}>
    <p class="planner__label">
      <b class="proof ${proved ? 'proof--proved' : ''}">${t(proved ? 'study-proved' : 'study-estimated')}</b> ${label}
    </p>
    <ol class="planner__turns">
      ${turns.map(
        (turn, at) => html`<li class="planner__turn">
          <h3>${t('study-turn', { letter: LETTERS[at] })}</h3>
          ${adviceBlock(turn)} ${playButton(turn)}
        </li>`,
      )}
    </ol>
    <p class="hint__note">${t(proved ? 'study-proved-means' : 'study-estimated-means', { nodes: number(nodes, 0) })}</p>
  </section>`;
}
