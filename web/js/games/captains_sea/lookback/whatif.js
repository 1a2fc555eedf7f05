// What if: another choice in the place of one's own, both sailed on by captains fifty times.

import { html, nothing } from 'lit-html';
import { get, set } from '../../../app/store.js';
import { study, warmUp } from '../../../app/study.js';
import { formatText, number, playerName, t } from '../../../app/text.js';
import { EngineError } from '../../../boot/engine.js';
import { thinking } from '../../../table/advice/adviceline.js';
import { perMatch } from '../../../table/session.js';
import { afterDraw, stopWithPanel } from '../../../table/ui.js';
import { crewWords, decisionsOf, decisionWords, doneWords, othersAt } from './decisions.js';
import { positionPicture } from './position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').SequelShape} Sequel */
/** @typedef {import('../../../protocol.d.ts').WhatIfShape} WhatIf */
/** @typedef {import('./decisions.js').Decision} Decision */
/** @typedef {import('./decisions.js').Other} Other */

const state = perMatch(
  () => ({
    /** The decision that is looked at. @type {Decision | null} */
    decision: null,
    /** What else could be done; null before it is known. @type {Other[] | null} */
    others: null,
    /** What is tried. @type {Other | null} */
    other: null,
    /** What is known so far. @type {WhatIf | null} */
    found: null,
    done: 0,
    of: 0,
    trouble: '',
    /** Stops the trial that runs. @type {AbortController | null} */
    stop: null,
  }),
  (left) => left.stop?.abort(),
);

/** The sheet. @param {Frame} shown */
export function whatIfSheet(shown) {
  const frame = get().frame ?? shown; // the whole match, whatever part of it is on the board
  if (!frame.outcome) return html`<p>${t('lookback-whatif-later')}</p>`;
  const decisions = decisionsOf(frame);
  if (!decisions.length) return html`<p>${t('lookback-whatif-none')}</p>`;
  const here = state();
  if (!here.decision) queueMicrotask(() => begin(frame, shown.past, decisions));
  return html`<div class="whatif">
    <p>${t('lookback-whatif-about')}</p>
    <label class="whatif__pick"
      >${t('lookback-whatif-decision')}
      <select
        data-do="whatif-decision"
        @change=${(/** @type {Event} */ { target }) => {
          const entry = Number(/** @type {HTMLSelectElement} */ (target).value);
          pick(frame, decisions.find((each) => each.entry === entry) ?? decisions[0]);
        }}
      >
        ${byTurn(decisions).map(
          ([
            turn,
            some,
          ]) => html`<optgroup label=${turn ? t('recap-turn', { turn }) : t('recap-setup')}>
            ${some.map(
              (each) =>
                html`<option value=${each.entry} ?selected=${each.entry === here.decision?.entry}>${decisionWords(each)}</option>`,
            )}
          </optgroup>`,
        )}
      </select></label
    >
    ${here.decision ? positionPicture(here.decision) : nothing} ${others(frame)}
    <div class="whatif__outcome">${outcome()}</div>
  </div>`;
}

/** At first the decision of the position that is on the board, else the first. @param {Frame} frame @param {number | undefined} past @param {Decision[]} decisions */
function begin(frame, past, decisions) {
  if (state().decision) return;
  warmUp();
  pick(frame, decisions.find(({ entry }) => entry >= (past ?? 0)) ?? decisions[0]);
}

/** @param {readonly Decision[]} decisions @returns {[number, Decision[]][]} */
function byTurn(decisions) {
  /** @type {Map<number, Decision[]>} */
  const turns = new Map();
  for (const each of decisions) turns.set(each.turn, [...(turns.get(each.turn) ?? []), each]);
  return [...turns];
}

/** Looks at a decision. @param {Frame} frame @param {Decision} decision */
async function pick(frame, decision) {
  const here = state();
  here.stop?.abort();
  Object.assign(here, {
    decision,
    others: null,
    other: null,
    found: null,
    trouble: '',
    stop: null,
  });
  set({});
  const found = await othersAt(frame, decision).catch(() => []);
  if (here.decision === decision) here.others = found;
  set({});
}

/** Buttons for what else could be done. @param {Frame} frame */
function others(frame) {
  const { decision, others: known, other } = state();
  if (!decision || !known) return nothing;
  const done = t('lookback-whatif-done', {
    who: playerName(decision.seat),
    what: doneWords(decision),
  });
  if (!known.length) return html`<p>${done} ${t('lookback-whatif-only')}</p>`;
  return html`<p>${done} ${t('lookback-whatif-instead')}</p>
    <div class="whatif__others">
      ${known.map(
        (option) => html`<button
          type="button"
          class="tool"
          data-do="whatif"
          data-action=${option.actions.join()}
          aria-pressed=${option === other}
          @click=${() => tryOut(frame, decision, option)}
        >
          ${option.words}${option.crew ? html`<small>${crewWords(option.crew)}</small>` : nothing}
        </button>`,
      )}
    </div>`;
}

/** Has both choices sailed on. @param {Frame} frame @param {Decision} decision @param {Other} option */
async function tryOut(frame, decision, option) {
  const here = state();
  here.stop?.abort();
  const stop = new AbortController();
  stopWithPanel(stop);
  Object.assign(here, { other: option, found: null, done: 0, of: 0, trouble: '', stop });
  set({});
  afterDraw(showOutcome);
  /** @param {Partial<typeof here>} changes */
  const tell = (changes) => {
    if (here.stop !== stop) return;
    const first = Boolean(changes.found && !here.found);
    Object.assign(here, changes);
    set({});
    if (first) afterDraw(showOutcome);
  };
  try {
    const found = await study(
      { kind: 'what_if', entry: decision.entry, ...asked(decision, option) },
      {
        signal: stop.signal,
        onProgress: (done, of) => tell({ done, of }),
        onNews: (news) => tell({ found: news.at(-1)?.what_if ?? here.found }),
      },
    );
    tell({ found: /** @type {WhatIf} */ (found), stop: null });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    tell({ trouble: error.code === 'dropped' ? '' : formatText(error.text), stop: null });
  } finally {
    stop.abort(); // nothing runs any more that the sheet could stop
  }
  if (get().frame !== frame) set({});
}

/** How the other choice is asked for: a crew as a line. @param {Decision} decision @param {Other} option */
function asked({ crew }, { actions }) {
  return crew ? { actions } : { action: actions[0] };
}

/** Brings what comes of it into sight: on a phone it lies below all that can be tried. */
function showOutcome() {
  document.querySelector('.whatif__outcome')?.scrollIntoView({ block: 'nearest' });
}

/** What came of both, so far or in the end. */
function outcome() {
  const { found, stop, done, of, trouble, decision, other } = state();
  if (trouble) return html`<p class="study__trouble" role="alert">${trouble}</p>`;
  const running = stop
    ? thinking({ done, of }, t('lookback-whatif-running'), () => stop.abort())
    : nothing;
  if (!found || !decision || !other) return running;
  return html`${running}
    <table class="whatif__table">
      <caption class="sr">${t('lookback-whatif')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('lookback-whatif-choice')}</th>
          <th scope="col">${t('lookback-whatif-lead')}</th>
          <th scope="col">${t('lookback-whatif-won')}</th>
          <th scope="col">${t('lookback-whatif-drawn')}</th>
        </tr>
      </thead>
      <tbody>
        ${row(decision.crew ? t('lookback-did-crew') : doneWords(decision), found.done)} ${row(other.words, found.other)}
      </tbody>
    </table>
    <p role=${stop ? nothing : 'status'}><b>${verdictWords(found)}</b> ${t('lookback-whatif-games', { games: found.games })}</p>`;
}

/** @param {string} words @param {Sequel} sequel */
function row(words, { lead, won, drawn }) {
  return html`<tr>
    <th scope="row">${words}</th>
    <td>${signed(lead)}</td>
    <td>${won}</td>
    <td>${drawn}</td>
  </tr>`;
}

/** What the other choice gains, and how sure that is. @param {Pick<WhatIf, 'gain' | 'interval'>} found */
export function verdictWords({ gain, interval }) {
  if (!interval) return t('lookback-whatif-early');
  const [low, high] = interval;
  if (!low && !high) return t('lookback-whatif-equal'); // no game ended otherwise
  const kind = low > 0 ? 'better' : high < 0 ? 'worse' : 'same';
  return t(`lookback-whatif-${kind}`, {
    points: number(Math.abs(gain), 1),
    low: signed(low),
    high: signed(high),
  });
}

/** @param {number} points */
function signed(points) {
  const written = number(Math.abs(points), 1);
  return points < 0 ? `−${written}` : `+${written}`;
}
