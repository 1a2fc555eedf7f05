// What if: another choice in the place of one that was made, both played on by captains fifty times. A game's
// part says which decisions there are and what else could be done (`WhatIfPart`).

import { html, nothing } from 'lit-html';
import { get, set } from '../../app/store.js';
import { study, warmUp } from '../../app/study.js';
import { formatText, number, playerName, t } from '../../app/text.js';
import { EngineError } from '../../boot/engine.js';
import { perMatch } from '../session.js';
import { afterDraw, stopWithPanel } from '../ui.js';
import { thinking } from './adviceline.js';
import { analysisOf, mistakes } from './analysis.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').SequelShape} Sequel */
/** @typedef {import('../../protocol.d.ts').WhatIfShape} WhatIf */
/** A decision of the match: its entry, and whatever else the game's part knows of it. @typedef {{entry: number, seat: number, [more: string]: any}} Decision */
/** What stands in its place: an action, or a line of them if `line`; `more` stands below its words.
 * @typedef {{actions: string[], words: string, line?: boolean, more?: string}} Other
 */
/**
 * @typedef {object} WhatIfPart
 * @property {() => string} about what the sheet is for
 * @property {() => string} later why it can't be opened yet
 * @property {() => string} none that no decision can be changed
 * @property {(frame: Frame) => Decision[]} decisions all decisions that can be changed, in order
 * @property {(decision: Decision) => string} group what several decisions stand under, such as a round
 * @property {(decision: Decision) => string} words when and what, in a line
 * @property {(decision: Decision) => string} done what was done
 * @property {(decision: Decision) => string} [short] the same for the table, where that is too long
 * @property {(decision: Decision, frame: Frame) => unknown} picture how things stood then
 * @property {(frame: Frame, decision: Decision) => Promise<Other[]>} others what else could be done
 * @property {(frame: Frame) => Lead} lead what the choices are compared by
 */
/** What choices are compared by: the heading of its column (none: no column), and the verdicts' message before `-better`.
 * @typedef {{head: string | null, digits: number, signed: boolean, won: boolean, verdict: string}} Lead
 */

const state = perMatch(
  () => ({
    /** The decision that is looked at. @type {Decision | null} */
    decision: null,
    /** The position on the board for which it was chosen. @type {number | undefined} */
    from: undefined,
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
    /** What the last whole trial of a decision found, in words, by its entry. @type {Map<number, string>} */
    tried: new Map(),
  }),
  (left) => left.stop?.abort(),
);

/** The sheet of a game. @param {WhatIfPart} part @returns {(shown: Frame) => unknown} */
export function whatIfSheet(part) {
  return (shown) => drawn(part, shown);
}

/** What a trial of a decision found, in a sentence; empty before there was one. @param {number} entry */
export function triedWords(entry) {
  return state().tried.get(entry) ?? '';
}

/** @param {WhatIfPart} part @param {Frame} shown */
function drawn(part, shown) {
  const frame = get().frame ?? shown; // the whole match, whatever part of it is on the board
  if (!frame.outcome) return html`<p>${part.later()}</p>`;
  const decisions = part.decisions(frame);
  if (!decisions.length) return html`<p>${part.none()}</p>`;
  const here = state();
  const moved = shown.past !== undefined && shown.past !== here.from;
  if (!here.decision || moved) queueMicrotask(() => begin(part, frame, shown.past, decisions));
  return html`<div class="whatif">
    <p>${part.about()}</p>
    <label class="whatif__pick"
      >${t('study-if-decision')}
      <select
        data-do="whatif-decision"
        @change=${(/** @type {Event} */ { target }) => {
          const entry = Number(/** @type {HTMLSelectElement} */ (target).value);
          pick(part, frame, decisions.find((each) => each.entry === entry) ?? decisions[0]);
        }}
      >
        ${grouped(part, decisions).map(
          ([group, some]) => html`<optgroup label=${group}>
            ${some.map(
              (each, at) =>
                html`<option value=${each.entry} ?selected=${each.entry === here.decision?.entry}>${lineOf(part, some, at)}</option>`,
            )}
          </optgroup>`,
        )}
      </select></label
    >
    ${here.decision ? part.picture(here.decision, frame) : nothing} ${others(part, frame)}
    <div class="whatif__outcome">${outcome(part, frame)}</div>
  </div>`;
}

/** The line of a decision; one that reads like others before it in its group has a number.
 * @param {WhatIfPart} part @param {readonly Decision[]} some of a group @param {number} at
 */
function lineOf(part, some, at) {
  const words = part.words(some[at]);
  const before = some.slice(0, at).filter((each) => part.words(each) === words).length;
  return before ? t('study-if-again', { words, number: before + 1 }) : words;
}

/** At first the decision of the position that is on the board; of the end the worst one that an analysis has found,
 * else the last. @param {WhatIfPart} part @param {Frame} frame @param {number | undefined} past @param {Decision[]} decisions */
function begin(part, frame, past, decisions) {
  const here = state();
  if (here.decision && here.from === past) return;
  here.from = past;
  warmUp();
  const held = analysisOf();
  const [worst] = held ? mistakes(held) : [];
  const start = past ?? worst?.start ?? Number.POSITIVE_INFINITY;
  const found = decisions.find(({ entry }) => entry >= start);
  pick(part, frame, found ?? decisions[decisions.length - 1]);
}

/** @param {WhatIfPart} part @param {readonly Decision[]} decisions @returns {[string, Decision[]][]} */
function grouped(part, decisions) {
  /** @type {Map<string, Decision[]>} */
  const groups = new Map();
  for (const each of decisions) {
    const group = part.group(each);
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return [...groups];
}

/** Looks at a decision. @param {WhatIfPart} part @param {Frame} frame @param {Decision} decision */
async function pick(part, frame, decision) {
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
  const found = await part.others(frame, decision).catch(() => []);
  if (here.decision === decision) here.others = found;
  set({});
}

/** Buttons for what else could be done. @param {WhatIfPart} part @param {Frame} frame */
function others(part, frame) {
  const { decision, others: known, other } = state();
  if (!decision || !known) return nothing;
  const done = t('study-if-done', {
    who: playerName(decision.seat),
    what: part.done(decision),
  });
  if (!known.length) return html`<p>${done} ${t('study-if-only')}</p>`;
  return html`<p>${done} ${t('study-if-instead')}</p>
    <div class="whatif__others">
      ${known.map(
        (option) => html`<button
          type="button"
          class="tool"
          data-do="whatif"
          data-action=${option.actions.join()}
          aria-pressed=${option === other}
          @click=${() => tryOut(part, frame, decision, option)}
        >
          ${option.words}${option.more ? html`<small>${option.more}</small>` : nothing}
        </button>`,
      )}
    </div>`;
}

/** Has both choices played on. @param {WhatIfPart} part @param {Frame} frame @param {Decision} decision @param {Other} option */
async function tryOut(part, frame, decision, option) {
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
      { kind: 'what_if', entry: decision.entry, ...asked(option) },
      {
        signal: stop.signal,
        onProgress: (done, of) => tell({ done, of }),
        onNews: (news) => tell({ found: news.at(-1)?.what_if ?? here.found }),
      },
    );
    const whole = /** @type {WhatIf} */ (found);
    const told = { what: option.words, games: whole.games };
    here.tried.set(
      decision.entry,
      t('study-tried', { ...told, verdict: verdict(part.lead(frame), whole) }),
    );
    tell({ found: whole, stop: null });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    tell({ trouble: error.code === 'dropped' ? '' : formatText(error.text), stop: null });
  } finally {
    stop.abort(); // nothing runs any more that the sheet could stop
  }
  if (get().frame !== frame) set({});
}

/** How the other choice is asked for. @param {Other} option */
function asked({ actions, line }) {
  return line ? { actions } : { action: actions[0] };
}

/** Brings what comes of it into sight: on a phone it lies below all that can be tried. */
function showOutcome() {
  document.querySelector('.whatif__outcome')?.scrollIntoView({ block: 'nearest' });
}

/** What came of both, so far or in the end. @param {WhatIfPart} part @param {Frame} frame */
function outcome(part, frame) {
  const { found, stop, done, of, trouble, decision, other } = state();
  if (trouble) return html`<p class="study__trouble" role="alert">${trouble}</p>`;
  const running = stop
    ? thinking({ done, of }, t('study-if-running'), () => stop.abort())
    : nothing;
  if (!found || !decision || !other) return running;
  const lead = part.lead(frame);
  const heads = [
    t('study-if-choice'),
    ...(lead.head ? [lead.head] : []),
    ...(lead.won ? [t('study-if-won'), t('study-if-drawn')] : []),
  ];
  return html`${running}
    <table class="whatif__table">
      <caption class="sr">${t('study-if')}</caption>
      <thead>
        <tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
      </thead>
      <tbody>
        ${row(lead, (part.short ?? part.done)(decision), found.done)} ${row(lead, other.words, found.other)}
      </tbody>
    </table>
    <p role=${stop ? nothing : 'status'}><b>${verdict(lead, found)}</b> ${t('study-if-games', { games: found.games })}</p>`;
}

/** @param {Lead} lead @param {string} words @param {Sequel} sequel */
function row({ head, digits, signed: marked, won: wins }, words, { lead, won, drawn }) {
  return html`<tr>
    <th scope="row">${words}</th>
    ${head ? html`<td>${marked ? signed(lead, digits) : number(lead, digits)}</td>` : nothing}
    ${wins ? html`<td>${won}</td><td>${drawn}</td>` : nothing}
  </tr>`;
}

/** What the other choice gains, and how sure that is. @param {Pick<Lead, 'verdict' | 'digits'>} lead @param {Pick<WhatIf, 'gain' | 'interval'>} found */
export function verdict({ verdict: message, digits }, { gain, interval }) {
  if (!interval) return t('study-if-early');
  const [low, high] = interval;
  if (!low && !high) return t('study-if-equal'); // no game ended otherwise
  const kind = low > 0 ? 'better' : high < 0 ? 'worse' : 'same';
  return t(`${message}-${kind}`, {
    points: number(Math.abs(gain), digits),
    low: signed(low, digits),
    high: signed(high, digits),
  });
}

/** @param {number} points @param {number} digits */
function signed(points, digits) {
  const written = number(Math.abs(points), digits);
  return points < 0 ? `−${written}` : `+${written}`;
}
