// The page "How to play": the game in a few sentences, with the signs of its table.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';
import { t } from '../../app/text.js';
import { howRow, howTable } from '../../kit/howtable.js';
import { shotSign, sign, taskSign } from './art.js';

const STEPS = ['crew', 'speed', 'impulse', 'fire', 'close', 'night'];
const SHOTS = ['round', 'chain', 'double'];
const TASKS = ['man-sf', 'mend-sf', 'rig', 'helm', 'sheets', 'melee'];
const POINTS = ['hits', 'strike', 'capture', 'bonus'];

/** Positions to the wind with a letter of theirs, and the heading of a ship that lies so while the wind
 * blows to the south. @type {[string, string, number][]}
 */
const POSITIONS = [
  ['AB', 'A', 4],
  ['C', 'C', 5],
  ['DE', 'D', 3],
  ['FG', 'F', 2],
  ['H', 'H', 1],
];

/** Draws the page. */
export function howToPlay() {
  return html`<section class="howto" aria-labelledby="play">
    <h2 id="play" tabindex="-1">${t('howto-title')}</h2>
    <p>${t('howto-aim')}</p>
    <ol>
      ${STEPS.map((step) => html`<li>${t(`howto-step-${step}`)}</li>`)}
    </ol>
    <p>${t('howto-end')}</p>
    ${howTable('wind-title', POSITIONS.map(position), undefined, t('howto-wind-lead'))}
    ${howTable(
      'guns-title',
      SHOTS.map((shot) => howRow(shotSign(shot), t(`shot-${shot}`), t(`howto-shot-${shot}`))),
      undefined,
      t('howto-guns-lead'),
    )}
    ${howTable(
      'tasks-title',
      TASKS.map((task) => howRow(taskSign(task), taskName(task), t(`howto-task-${task}`))),
    )}
    ${howTable(
      'points-title',
      POINTS.map((key) => howRow('', t(`howto-points-${key}`), t(`howto-points-${key}-more`))),
    )}
  </section>`;
}

/** A ship as she lies to a wind from the top. @param {[string, string, number]} position */
function position([key, letter, heading]) {
  return howRow(
    html`<span class="howto__wind"><span class="howto__gust">${sign('wind')}</span><span class="howto__ship howto__ship--${heading}">${picture('cs-ship', 'csplan csplan--0')}</span></span>`,
    html`${t(`position-${letter}`)} <br /><small>${[...key].join(', ')}</small>`,
    t(`howto-wind-${key}`),
  );
}

/** The name of a task for all sections together. @param {string} task */
function taskName(task) {
  if (task === 'melee') return t('howto-melee-name');
  if (task === 'man-sf') return t('howto-guns-title');
  const mending = task === 'mend-sf';
  return mending ? t('howto-mend-name') : t(`task-${task}`);
}
