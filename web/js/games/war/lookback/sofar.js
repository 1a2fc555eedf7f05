// The race by rounds of a game that is on its way: behind the race clocks, asked for once a turn while it lies open.

import { html, nothing } from 'lit-html';
import { set } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { ask } from '../../../boot/engine.js';
import { perMatch } from '../../../table/session.js';
import { viewOf } from '../position.js';
import { graphsOf, raceGraphs } from './racegraph.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./chronicle.js').Point} Point */

const state = perMatch(() => ({
  open: false,
  /** The turn that was asked for last. */
  asked: '',
  points: /** @type {Point[] | null} */ (null),
}));

/** What opens it; at the end the graphs themselves. @param {Frame} frame */
export function raceSoFar(frame) {
  if (frame.outcome) return raceGraphs(frame);
  if (frame.past !== undefined) return nothing;
  const here = state();
  if (here.open) bring(frame);
  return html`<details class="racesofar" .open=${here.open} @toggle=${onToggle}>
    <summary>${t('lookback-race-so-far')}</summary>
    ${here.open && here.points ? drawn(frame, here.points) : nothing}
  </details>`;
}

/** @param {Event} event */
function onToggle({ target }) {
  const { open } = /** @type {HTMLDetailsElement} */ (target);
  if (open === state().open) return;
  state().open = open;
  set({});
}

/** @param {Frame} frame @param {Point[]} points */
function drawn(frame, points) {
  if (points.length < 2) return html`<p>${t('lookback-race-early')}</p>`;
  return graphsOf(frame, points, t('lookback-race-now'));
}

/** Asks for the standings round by round, once a turn. @param {Frame} frame */
async function bring(frame) {
  const here = state();
  const { round, active } = viewOf(frame);
  const asked = `${round} ${active} ${frame.viewer}`;
  if (asked === here.asked) return;
  here.asked = asked;
  const { n, viewer } = frame;
  const answer = await ask({ op: 'chronicle', n, viewer }).catch(() => null);
  if (here.asked !== asked) return;
  if (answer) {
    const told = /** @type {{chronicle: {race: Point[]}}} */ (/** @type {unknown} */ (answer));
    here.points = told.chronicle.race;
  } else if (!here.points) here.points = [];
  set({});
}
